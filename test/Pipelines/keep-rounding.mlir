// RUN: prelude-opt %s --arith-emulate-unsupported-floats="source-types=bf16 target-type=f32" --prelude-keep-rounding --canonicalize | FileCheck %s
// RUN: prelude-opt %s --arith-emulate-unsupported-floats="source-types=bf16 target-type=f32" --canonicalize | FileCheck %s --check-prefix=LOST

// The product is rounded before it is added.
// CHECK-LABEL: @round_each
// CHECK:      %[[P:.*]] = arith.mulf
// CHECK-NEXT: %[[R:.*]] = arith.truncf %[[P]] : f32 to bf16
// CHECK-NEXT: %[[E:.*]] = arith.extf %[[R]] : bf16 to f32
// CHECK-NEXT: arith.addf %[[E]]

// Upstream alone loses it: when this fails, the pass is needed no more.
// LOST-LABEL: @round_each
// LOST:      %[[P:.*]] = arith.mulf
// LOST-NEXT: arith.addf %[[P]]
func.func @round_each(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %0 = arith.mulf %a, %b : bf16
  %1 = arith.addf %0, %c : bf16
  return %1 : bf16
}
