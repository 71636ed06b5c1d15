// RUN: prelude-opt %s --convert-to-llvm --split-input-file --verify-diagnostics | FileCheck %s

// The static part of the parameters is a constant, the same for equal calls.
// CHECK-DAG: llvm.mlir.global private constant @[[IMAGE:__prelude_rms_norm_v1_params_[0-9a-f]+]](dense<{{.*}}> : tensor<39xi64>) {{.*}}: !llvm.array<39 x i64>
// CHECK-DAG: llvm.mlir.global private constant @[[NAME:"__prelude_name: prelude.rms_norm in norm"]]("prelude.rms_norm in norm\00")
// CHECK-DAG: llvm.func @prelude_rms_norm_v1(!llvm.ptr, i32, !llvm.ptr) -> i32
// CHECK-DAG: llvm.func @prelude_check_v1(i32, !llvm.ptr)

// CHECK-LABEL: llvm.func @norm
func.func @norm(%x: memref<4x8x64xf32>, %y: memref<4x8x64xf32>) {
  // CHECK:      %[[P:.*]] = llvm.alloca %{{.*}} x !llvm.array<39 x i64> {alignment = 8 : i64}
  // CHECK:      %[[C:.*]] = llvm.mlir.addressof @[[IMAGE]]
  // CHECK:      llvm.intr.lifetime.start %[[P]]
  // CHECK:      %[[SIZE:.*]] = llvm.mlir.constant(312 : i64)
  // CHECK:      "llvm.intr.memcpy"(%[[P]], %[[C]], %[[SIZE]])
  // x.data is word 1, y.data word 25: no offset is added.
  // CHECK:      %[[XD:.*]] = llvm.getelementptr inbounds %[[P]][1]
  // CHECK-NEXT: llvm.store %{{.*}}, %[[XD]]
  // CHECK:      %[[YD:.*]] = llvm.getelementptr inbounds %[[P]][25]
  // CHECK-NEXT: llvm.store %{{.*}}, %[[YD]]
  // CHECK:      %[[CPU:.*]] = llvm.mlir.constant(0 : i32)
  // CHECK:      %[[STREAM:.*]] = llvm.mlir.zero : !llvm.ptr
  // CHECK:      %[[STATUS:.*]] = llvm.call @prelude_rms_norm_v1(%[[P]], %[[CPU]], %[[STREAM]])
  // CHECK:      llvm.intr.lifetime.end %[[P]]
  // CHECK:      %[[N:.*]] = llvm.mlir.addressof @[[NAME]]
  // CHECK:      llvm.call @prelude_check_v1(%[[STATUS]], %[[N]])
  prelude.rms_norm once ins(%x : memref<4x8x64xf32>) outs(%y : memref<4x8x64xf32>) eps = 1.0e-06
  return
}

// -----

// The structure lives in the entry block, so that a loop does not grow the
// stack. Dynamic extents, strides and offsets are stored at run time.
// CHECK-LABEL: llvm.func @in_loop
func.func @in_loop(%n: index, %x: memref<?x8x64xf32, strided<[?, 64, 1], offset: ?>>, %y: memref<?x8x64xf32>) {
  // CHECK:      llvm.alloca {{.*}} x !llvm.array<39 x i64>
  // CHECK:      llvm.br ^[[HEADER:.*]](%
  // CHECK-NOT:  llvm.alloca
  cf.br ^header(%n : index)
^header(%i: index):
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %more = arith.cmpi sgt, %i, %zero : index
  cf.cond_br %more, ^body, ^end
^body:
  // x.data = aligned + offset
  // CHECK:      %[[XP:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  // CHECK:      %[[XD:.*]] = llvm.getelementptr inbounds %{{.*}}[1]
  // CHECK-NEXT: llvm.store %[[XP]], %[[XD]]
  // CHECK:      llvm.getelementptr inbounds %{{.*}}[25]
  // x.shape[0], y.shape[0], x.stride[0]
  // CHECK:      llvm.getelementptr inbounds %{{.*}}[3]
  // CHECK:      llvm.getelementptr inbounds %{{.*}}[27]
  // CHECK:      llvm.getelementptr inbounds %{{.*}}[8]
  // CHECK:      llvm.call @prelude_rms_norm_v1
  prelude.rms_norm once ins(%x : memref<?x8x64xf32, strided<[?, 64, 1], offset: ?>>) outs(%y : memref<?x8x64xf32>) eps = 1.0e-06
  %next = arith.subi %i, %one : index
  cf.br ^header(%next : index)
^end:
  return
}

// -----

// The target and the handling of the status come from the module.
module attributes {dlti.map = #dlti.map<"prelude:target" = "hip", "prelude:status" = "ignore">} {
  // CHECK-LABEL: llvm.func @hip
  func.func @hip(%x: memref<4x8x64xf32>, %t: memref<4x32xf32>, %y: memref<4x8x64xf32>) {
    // CHECK: %[[HIP:.*]] = llvm.mlir.constant(2 : i32)
    // CHECK: llvm.call @prelude_rope_v1(%{{.*}}, %[[HIP]], %{{.*}})
    // CHECK-NEXT: llvm.intr.lifetime.end
    // CHECK-NEXT: llvm.return
    prelude.rope neox once ins(%x, cos %t, sin %t : memref<4x8x64xf32>, memref<4x32xf32>, memref<4x32xf32>) outs(%y : memref<4x8x64xf32>)
    return
  }
}

// -----

module attributes {dlti.map = #dlti.map<"prelude:target" = "tpu">} {
  func.func @unknown_target(%x: memref<4x8x64xf32>, %y: memref<4x8x64xf32>) {
    // expected-error @below {{expects prelude:target to be cpu, cuda or hip, but it is "tpu"}}
    prelude.rms_norm once ins(%x : memref<4x8x64xf32>) outs(%y : memref<4x8x64xf32>) eps = 1.0e-06
    return
  }
}

// -----

// CHECK-LABEL: llvm.func @split
func.func @split(%qkv: memref<?x768xbf16>) -> memref<?x2x64xbf16, strided<[768, 64, 1], offset: 640>> {
  // v: offset 640 = 8 * 64 + 2 * 64 columns.
  // CHECK: %[[C640:.*]] = llvm.mlir.constant(640 : index)
  // CHECK: llvm.add %{{.*}}, %[[C640]]
  // CHECK-NOT: llvm.call
  %q, %k, %v = prelude.split %qkv : memref<?x768xbf16>
    -> memref<?x8x64xbf16, strided<[768, 64, 1]>>, memref<?x2x64xbf16, strided<[768, 64, 1], offset: 512>>, memref<?x2x64xbf16, strided<[768, 64, 1], offset: 640>>
  return %v : memref<?x2x64xbf16, strided<[768, 64, 1], offset: 640>>
}
