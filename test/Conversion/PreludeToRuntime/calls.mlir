// RUN: prelude-opt %s --prelude-to-runtime --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-DAG: memref.global "private" constant @[[IMAGE:__prelude_rms_norm_v1_params_[0-9a-f]+]] : memref<39xi64> = dense<{{.*}}> {alignment = 8 : i64}
// CHECK-DAG: memref.global "private" constant @"__prelude_name: prelude.rms_norm in norm" : memref<25xi8>
// CHECK-DAG: func.func private @prelude_rms_norm_v1(i64, i32, i64) -> i32
// CHECK-DAG: func.func private @prelude_check_v1(i32, i64)

// CHECK-LABEL: func.func @norm
// CHECK-SAME:  %[[X:.*]]: memref<?x8x64xf32, strided<[?, 64, 1], offset: ?>>, %[[Y:.*]]: memref<?x8x64xf32>
func.func @norm(%x: memref<?x8x64xf32, strided<[?, 64, 1], offset: ?>>, %y: memref<?x8x64xf32>) {
  // CHECK:      %[[P:.*]] = memref.alloca() {alignment = 8 : i64} : memref<39xi64>
  // CHECK:      %[[C:.*]] = memref.get_global @[[IMAGE]]
  // CHECK:      memref.copy %[[C]], %[[P]]
  // x.data = pointer + offset * 4
  // CHECK:      %{{.*}}, %[[O:.*]], %[[S:.*]]:3, %[[ST:.*]]:3 = memref.extract_strided_metadata %[[X]]
  // CHECK:      %[[A:.*]] = memref.extract_aligned_pointer_as_index %[[X]]
  // CHECK:      %[[C4:.*]] = arith.constant 4 : index
  // CHECK:      %[[B:.*]] = arith.muli %[[O]], %[[C4]]
  // CHECK:      %[[D:.*]] = arith.addi %[[A]], %[[B]]
  // CHECK:      %[[DI:.*]] = arith.index_cast %[[D]] : index to i64
  // CHECK:      %[[W1:.*]] = arith.constant 1 : index
  // CHECK:      memref.store %[[DI]], %[[P]][%[[W1]]]
  // x.shape[0], y.shape[0] and x.stride[0]
  // CHECK:      arith.index_cast %[[S]]#0
  // CHECK:      %[[W3:.*]] = arith.constant 3 : index
  // CHECK:      memref.store %{{.*}}, %[[P]][%[[W3]]]
  // CHECK:      %[[W27:.*]] = arith.constant 27 : index
  // CHECK:      memref.store %{{.*}}, %[[P]][%[[W27]]]
  // CHECK:      arith.index_cast %[[ST]]#0
  // CHECK:      %[[W8:.*]] = arith.constant 8 : index
  // CHECK:      memref.store %{{.*}}, %[[P]][%[[W8]]]
  // CHECK:      %[[STATUS:.*]] = call @prelude_rms_norm_v1(%{{.*}}, %{{.*}}, %{{.*}}) : (i64, i32, i64) -> i32
  // CHECK:      call @prelude_check_v1(%[[STATUS]], %{{.*}}) : (i32, i64) -> ()
  // CHECK-NOT:  prelude.rms_norm
  prelude.rms_norm once ins(%x : memref<?x8x64xf32, strided<[?, 64, 1], offset: ?>>) outs(%y : memref<?x8x64xf32>) eps = 1.0e-06
  return
}

// -----

// CHECK-LABEL: func.func @split
func.func @split(%qkv: memref<?x768xbf16>) -> memref<?x2x64xbf16, strided<[768, 64, 1], offset: 640>> {
  // CHECK: memref.subview %{{.*}}[0, 640]
  // CHECK: %[[V:.*]] = memref.expand_shape
  // CHECK: return %[[V]]
  %q, %k, %v = prelude.split %qkv : memref<?x768xbf16>
    -> memref<?x8x64xbf16, strided<[768, 64, 1]>>, memref<?x2x64xbf16, strided<[768, 64, 1], offset: 512>>, memref<?x2x64xbf16, strided<[768, 64, 1], offset: 640>>
  return %v : memref<?x2x64xbf16, strided<[768, 64, 1], offset: 640>>
}

// -----

func.func @tensors(%x: tensor<4x8x64xf32>, %y: tensor<4x8x64xf32>) -> tensor<4x8x64xf32> {
  // expected-error @below {{is on tensors, and only ops on memrefs become calls; bufferize it first}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf32>) outs(%y : tensor<4x8x64xf32>) eps = 1.0e-06 -> tensor<4x8x64xf32>
  return %0 : tensor<4x8x64xf32>
}

// -----

func.func private @prelude_rms_norm_v1(f32)
func.func @clash(%x: memref<4x8x64xf32>, %y: memref<4x8x64xf32>) {
  // expected-error @below {{expects @prelude_rms_norm_v1 to be a function '(i64, i32, i64) -> i32', but it is something else}}
  prelude.rms_norm once ins(%x : memref<4x8x64xf32>) outs(%y : memref<4x8x64xf32>) eps = 1.0e-06
  return
}

// -----

func.func @async(%t: !gpu.async.token, %x: memref<4x8x64xf32>, %y: memref<4x8x64xf32>) {
  // expected-error @below {{'prelude.rms_norm' op has an async dependency, which only gpu-to-llvm makes a stream; these calls run in the default stream}}
  prelude.rms_norm once async(%t : !gpu.async.token) ins(%x : memref<4x8x64xf32>) outs(%y : memref<4x8x64xf32>) eps = 1.0e-06
  return
}
