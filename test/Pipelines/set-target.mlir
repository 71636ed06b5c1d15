// RUN: prelude-opt %s --prelude-set-target="target=cuda" | FileCheck %s
// RUN: prelude-opt %s --prelude-set-target | FileCheck %s --check-prefix=KEPT
// RUN: not prelude-opt %s --prelude-set-target="target=tpu" 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not prelude-opt %s --prelude-set-target="status=abort" 2>&1 | FileCheck %s --check-prefix=STATUS
// RUN: not prelude-opt %s --prelude-pipeline="target=tpu" 2>&1 | FileCheck %s --check-prefix=TARGET

// Other entries of the map stay.
// CHECK: module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "MPICH", "prelude:status" = "ignore", "prelude:target" = "cuda">}
// KEPT: module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "MPICH", "prelude:target" = "hip", "prelude:status" = "ignore">}
// TARGET: error: unknown target 'tpu', expected cpu, cuda or hip
// STATUS: error: unknown status mode 'abort', expected check or ignore
module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "MPICH", "prelude:target" = "hip", "prelude:status" = "ignore">} {
}
