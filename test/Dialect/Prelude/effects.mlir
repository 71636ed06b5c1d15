// RUN: prelude-opt %s --allow-unregistered-dialect --cse --loop-invariant-code-motion --canonicalize --split-input-file | FileCheck %s

// An op on tensors whose results nobody uses goes away; two alike become one.

// CHECK-LABEL: @unused_on_tensors
func.func @unused_on_tensors(%x: tensor<?x8x64xf16>, %k: tensor<?x2x64xf16>, %slots: tensor<?xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // CHECK-NEXT: return
  %0 = prelude.rms_norm once ins(%x : tensor<?x8x64xf16>) outs(%x : tensor<?x8x64xf16>) eps = 0.0 -> tensor<?x8x64xf16>
  %1:2 = prelude.kv_cache_update nhd ins(%k, %k, slots %slots : tensor<?x2x64xf16>, tensor<?x2x64xf16>, tensor<?xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// CHECK-LABEL: @alike_on_tensors
func.func @alike_on_tensors(%x: tensor<?x8x64xf16>) -> (tensor<?x8x64xf16>, tensor<?x8x64xf16>) {
  // CHECK-COUNT-1: prelude.rms_norm
  // CHECK-NOT: prelude.rms_norm
  // CHECK: return
  %0 = prelude.rms_norm once ins(%x : tensor<?x8x64xf16>) outs(%x : tensor<?x8x64xf16>) eps = 0.0 -> tensor<?x8x64xf16>
  %1 = prelude.rms_norm once ins(%x : tensor<?x8x64xf16>) outs(%x : tensor<?x8x64xf16>) eps = 0.0 -> tensor<?x8x64xf16>
  return %0, %1 : tensor<?x8x64xf16>, tensor<?x8x64xf16>
}

// -----

// On memrefs every op but split writes: none goes away, nothing is merged.

// CHECK-LABEL: @written_memrefs
func.func @written_memrefs(%q: memref<?x8x64xf16>, %c: memref<16x32xf16>) {
  // CHECK-COUNT-2: prelude.rms_norm
  // CHECK: prelude.rope
  // CHECK: prelude.fused
  prelude.rms_norm once ins(%q : memref<?x8x64xf16>) outs(%q : memref<?x8x64xf16>) eps = 0.0
  prelude.rms_norm once ins(%q : memref<?x8x64xf16>) outs(%q : memref<?x8x64xf16>) eps = 0.0
  prelude.rope neox once ins(%q, cos %c, sin %c : memref<?x8x64xf16>, memref<16x32xf16>, memref<16x32xf16>) outs(%q : memref<?x8x64xf16>)
  prelude.fused in(q %q : memref<?x8x64xf16>) norm once (q_eps = 0.0) out(q %q : memref<?x8x64xf16>)
  return
}

// CHECK-LABEL: @written_memrefs_in_a_stream
func.func @written_memrefs_in_a_stream(%t: !gpu.async.token, %q: memref<?x8x64xf16>) {
  // CHECK-COUNT-2: prelude.rms_norm
  prelude.rms_norm once async(%t : !gpu.async.token) ins(%q : memref<?x8x64xf16>) outs(%q : memref<?x8x64xf16>) eps = 0.0
  prelude.rms_norm once async(%t : !gpu.async.token) ins(%q : memref<?x8x64xf16>) outs(%q : memref<?x8x64xf16>) eps = 0.0
  return
}

// CHECK-LABEL: @unused_views
func.func @unused_views(%qkv: memref<?x768xf16>) {
  // CHECK-NEXT: return
  %q, %k, %v = prelude.split %qkv : memref<?x768xf16> -> memref<?x8x64xf16, strided<[768, 64, 1]>>, memref<?x2x64xf16, strided<[768, 64, 1], offset: 512>>, memref<?x2x64xf16, strided<[768, 64, 1], offset: 640>>
  return
}

// -----

// The two loads are not one: the update writes the cache between them.

// CHECK-LABEL: @load_before_and_after
func.func @load_before_and_after(%k: memref<?x2x64xf16>, %slots: memref<?xi64>, %kc: memref<8x16x2x64xf16>, %vc: memref<8x16x2x64xf16>, %i: index) -> (f16, f16) {
  // CHECK: %[[BEFORE:.*]] = memref.load
  // CHECK: prelude.kv_cache_update
  // CHECK: %[[AFTER:.*]] = memref.load
  // CHECK: return %[[BEFORE]], %[[AFTER]]
  %0 = memref.load %kc[%i, %i, %i, %i] : memref<8x16x2x64xf16>
  prelude.kv_cache_update nhd ins(%k, %k, slots %slots : memref<?x2x64xf16>, memref<?x2x64xf16>, memref<?xi64>) outs(%kc, %vc : memref<8x16x2x64xf16>, memref<8x16x2x64xf16>)
  %1 = memref.load %kc[%i, %i, %i, %i] : memref<8x16x2x64xf16>
  return %0, %1 : f16, f16
}

// But two loads with a view between them are.

// CHECK-LABEL: @load_across_split
func.func @load_across_split(%qkv: memref<?x768xf16>, %i: index) -> (f16, f16, memref<?x8x64xf16, strided<[768, 64, 1]>>) {
  // CHECK: %[[V:.*]] = memref.load
  // CHECK-NOT: memref.load
  // CHECK: return %[[V]], %[[V]]
  %0 = memref.load %qkv[%i, %i] : memref<?x768xf16>
  %q, %k, %v = prelude.split %qkv : memref<?x768xf16> -> memref<?x8x64xf16, strided<[768, 64, 1]>>, memref<?x2x64xf16, strided<[768, 64, 1], offset: 512>>, memref<?x2x64xf16, strided<[768, 64, 1], offset: 640>>
  %1 = memref.load %qkv[%i, %i] : memref<?x768xf16>
  return %0, %1, %q : f16, f16, memref<?x8x64xf16, strided<[768, 64, 1]>>
}

// -----

// What doesn't change in a loop moves out of it on tensors, and stays on
// memrefs, where it writes.

// CHECK-LABEL: @in_a_loop
func.func @in_a_loop(%x: tensor<?x8x64xf16>, %m: memref<?x8x64xf16>, %n: index) {
  // CHECK: prelude.rms_norm {{.*}} tensor
  // CHECK: scf.for
  // CHECK-NEXT: prelude.rms_norm {{.*}} memref
  // CHECK-NEXT: "test.use"
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = prelude.rms_norm once ins(%x : tensor<?x8x64xf16>) outs(%x : tensor<?x8x64xf16>) eps = 0.0 -> tensor<?x8x64xf16>
    prelude.rms_norm once ins(%m : memref<?x8x64xf16>) outs(%m : memref<?x8x64xf16>) eps = 0.0
    "test.use"(%0) : (tensor<?x8x64xf16>) -> ()
  }
  return
}
