// RUN: prelude-opt %s --split-input-file --verify-diagnostics \
// RUN:   --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" \
// RUN: | FileCheck %s

// q, k and v are views: nothing is allocated or copied.
// CHECK-LABEL: @split
// CHECK-SAME:  %[[QKV:.*]]: memref<?x768xbf16>
func.func @split(%qkv: tensor<?x768xbf16>, %i: index) -> (bf16, bf16, bf16) {
  // CHECK-NOT:  memref.alloc
  // CHECK-NOT:  memref.copy
  // CHECK:      %[[Q:.*]] = memref.subview %[[QKV]][0, 0] [%{{.*}}, 512] [1, 1]
  // CHECK:      memref.expand_shape %[[Q]] {{\[}}[0], [1, 2]] {{.*}} into memref<?x8x64xbf16, strided<[768, 64, 1]>>
  // CHECK:      %[[K:.*]] = memref.subview %[[QKV]][0, 512] [%{{.*}}, 128] [1, 1]
  // CHECK:      memref.expand_shape %[[K]] {{.*}} into memref<?x2x64xbf16, strided<[768, 64, 1], offset: 512>>
  // CHECK:      %[[V:.*]] = memref.subview %[[QKV]][0, 640] [%{{.*}}, 128] [1, 1]
  // CHECK:      memref.expand_shape %[[V]] {{.*}} into memref<?x2x64xbf16, strided<[768, 64, 1], offset: 640>>
  %q, %k, %v = prelude.split %qkv : tensor<?x768xbf16> -> tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
  %0 = tensor.extract %q[%i, %i, %i] : tensor<?x8x64xbf16>
  %1 = tensor.extract %k[%i, %i, %i] : tensor<?x2x64xbf16>
  %2 = tensor.extract %v[%i, %i, %i] : tensor<?x2x64xbf16>
  return %0, %1, %2 : bf16, bf16, bf16
}

// -----

// [q | gate] for each head: halves of pairs.
// CHECK-LABEL: @split_gate
func.func @split_gate(%qkv: tensor<4x1280xbf16>, %i: index) -> (bf16, bf16) {
  // CHECK-NOT: memref.alloc
  // CHECK:     %[[PAIRS:.*]] = memref.expand_shape {{.*}} into memref<4x8x128xbf16, strided<[1280, 128, 1]>>
  // CHECK:     memref.subview %[[PAIRS]][0, 0, 0] [4, 8, 64] [1, 1, 1] : {{.*}} to memref<4x8x64xbf16, strided<[1280, 128, 1]>>
  // CHECK:     memref.subview %[[PAIRS]][0, 0, 64] [4, 8, 64] [1, 1, 1] : {{.*}} to memref<4x8x64xbf16, strided<[1280, 128, 1], offset: 64>>
  %q, %k, %v, %g = prelude.split %qkv : tensor<4x1280xbf16> -> tensor<4x8x64xbf16>, tensor<4x2x64xbf16>, tensor<4x2x64xbf16>, tensor<4x8x64xbf16>
  %0 = tensor.extract %q[%i, %i, %i] : tensor<4x8x64xbf16>
  %1 = tensor.extract %g[%i, %i, %i] : tensor<4x8x64xbf16>
  return %0, %1 : bf16, bf16
}

// -----

// An output is not read, so the same empty tensor serves twice without a copy.
// CHECK-LABEL: @write_only
// CHECK-SAME:  %[[X:.*]]: memref<4x8x64xf32>, %[[T:.*]]: memref<4x32xf32>
func.func @write_only(%x: tensor<4x8x64xf32>, %t: tensor<4x32xf32>) -> tensor<4x8x64xf32> {
  // CHECK-NOT: memref.copy
  // CHECK:     %[[N:.*]] = memref.alloc()
  // CHECK:     prelude.rms_norm once ins(%[[X]] : memref<4x8x64xf32>) outs(%[[N]] : memref<4x8x64xf32>)
  // CHECK:     %[[R:.*]] = memref.alloc()
  // CHECK:     prelude.rope neox once ins(%[[N]], cos %[[T]], sin %[[T]] : {{.*}}) outs(%[[R]] : memref<4x8x64xf32>)
  // CHECK:     return %[[R]]
  %e0 = tensor.empty() : tensor<4x8x64xf32>
  %n = prelude.rms_norm once ins(%x : tensor<4x8x64xf32>) outs(%e0 : tensor<4x8x64xf32>) eps = 1.0e-06 -> tensor<4x8x64xf32>
  %e1 = tensor.empty() : tensor<4x8x64xf32>
  %r = prelude.rope neox once ins(%n, cos %t, sin %t : tensor<4x8x64xf32>, tensor<4x32xf32>, tensor<4x32xf32>) outs(%e1 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
  return %r : tensor<4x8x64xf32>
}

// -----

// CHECK-LABEL: @cache_in_place
// CHECK-SAME:  %[[KC:[a-z0-9]*]]: memref<4x16x2x64xf32>, %[[VC:[a-z0-9]*]]: memref<4x16x2x64xf32>)
func.func @cache_in_place(%k: tensor<3x2x64xf32>, %v: tensor<3x2x64xf32>, %s: tensor<3xi64>, %kc: tensor<4x16x2x64xf32>, %vc: tensor<4x16x2x64xf32>) -> (tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>) {
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK:     prelude.kv_cache_update nhd {{.*}} outs(%[[KC]], %[[VC]] : memref<4x16x2x64xf32>, memref<4x16x2x64xf32>)
  // CHECK:     return %[[KC]], %[[VC]]
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %s : tensor<3x2x64xf32>, tensor<3x2x64xf32>, tensor<3xi64>) outs(%kc, %vc : tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>) -> tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>
  return %0#0, %0#1 : tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>
}

// -----

// Reading the old cache before the update is fine.
// CHECK-LABEL: @read_old_cache_before
func.func @read_old_cache_before(%k: tensor<3x2x64xf32>, %v: tensor<3x2x64xf32>, %s: tensor<3xi64>, %kc: tensor<4x16x2x64xf32>, %vc: tensor<4x16x2x64xf32>, %i: index) -> (tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>, f32) {
  // CHECK-NOT: memref.alloc
  // CHECK:     memref.load
  // CHECK:     prelude.kv_cache_update
  %old = tensor.extract %kc[%i, %i, %i, %i] : tensor<4x16x2x64xf32>
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %s : tensor<3x2x64xf32>, tensor<3x2x64xf32>, tensor<3xi64>) outs(%kc, %vc : tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>) -> tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>
  return %0#0, %0#1, %old : tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>, f32
}

// -----

// After it, the cache would have to be copied: an error at our op.
func.func @read_old_cache_after(%k: tensor<3x2x64xf32>, %v: tensor<3x2x64xf32>, %s: tensor<3xi64>, %kc: tensor<4x16x2x64xf32>, %vc: tensor<4x16x2x64xf32>, %i: index) -> (tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>, f32) {
  // expected-error @below {{not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %s : tensor<3x2x64xf32>, tensor<3x2x64xf32>, tensor<3xi64>) outs(%kc, %vc : tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>) -> tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>
  %old = tensor.extract %kc[%i, %i, %i, %i] : tensor<4x16x2x64xf32>
  return %0#0, %0#1, %old : tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>, f32
}

// -----

func.func @fused_read_old_cache_after(%q: tensor<3x4x64xf32>, %k: tensor<3x2x64xf32>, %v: tensor<3x2x64xf32>, %s: tensor<3xi64>, %e: tensor<3x4x64xf32>, %kc: tensor<4x16x2x64xf32>, %vc: tensor<4x16x2x64xf32>) -> (tensor<3x4x64xf32>, tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>) {
  // expected-error @below {{not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %0:3 = prelude.fused in(q %q : tensor<3x4x64xf32>, k %k : tensor<3x2x64xf32>, v %v : tensor<3x2x64xf32>)
    norm once (q_eps = 1.0e-06, k_eps = 1.0e-06)
    cache nhd (slots %s : tensor<3xi64>)
    out(q %e : tensor<3x4x64xf32>, k_cache %kc : tensor<4x16x2x64xf32>, v_cache %vc : tensor<4x16x2x64xf32>)
    -> tensor<3x4x64xf32>, tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>
  return %0#0, %0#1, %0#2, %vc : tensor<3x4x64xf32>, tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>
}

// -----

// Only caches must be in place: an output that is still read gets a buffer of
// its own.
// CHECK-LABEL: @output_copied
// CHECK-SAME:  %[[Y:.*]]: memref<4x8x64xf32>
func.func @output_copied(%x: tensor<4x8x64xf32>, %y: tensor<4x8x64xf32>) -> (tensor<4x8x64xf32>, tensor<4x8x64xf32>) {
  // CHECK: %[[A:.*]] = memref.alloc()
  // CHECK: prelude.rms_norm {{.*}} outs(%[[A]] : memref<4x8x64xf32>)
  %n = prelude.rms_norm once ins(%x : tensor<4x8x64xf32>) outs(%y : tensor<4x8x64xf32>) eps = 1.0e-06 -> tensor<4x8x64xf32>
  return %n, %y : tensor<4x8x64xf32>, tensor<4x8x64xf32>
}

// -----

// CHECK-LABEL: @fused
func.func @fused(%qkv: tensor<3x512xf32>, %s: tensor<3xi64>, %kc: tensor<4x16x2x64xf32>, %vc: tensor<4x16x2x64xf32>) -> (tensor<3x4x64xf32>, tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>) {
  // CHECK:     %[[Q:.*]] = memref.alloc() {{.*}} : memref<3x4x64xf32>
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK:     prelude.fused
  // CHECK:       q %[[Q]] : memref<3x4x64xf32>
  %e = tensor.empty() : tensor<3x4x64xf32>
  %0:3 = prelude.fused in(qkv %qkv : tensor<3x512xf32>)
    norm once (q_eps = 1.0e-06, k_eps = 1.0e-06)
    cache nhd (slots %s : tensor<3xi64>)
    out(q %e : tensor<3x4x64xf32>, k_cache %kc : tensor<4x16x2x64xf32>, v_cache %vc : tensor<4x16x2x64xf32>)
    -> tensor<3x4x64xf32>, tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>
  return %0#0, %0#1, %0#2 : tensor<3x4x64xf32>, tensor<4x16x2x64xf32>, tensor<4x16x2x64xf32>
}
