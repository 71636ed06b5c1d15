// RUN: prelude-opt %s --canonicalize --split-input-file | FileCheck %s

// A cast to a less static type is looked through, on tensors by what upstream
// does for destination-style ops, on memrefs by the ops' folds.

// CHECK-LABEL: @tensor_cast
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x8x64xf16>
func.func @tensor_cast(%x: tensor<4x8x64xf16>) -> tensor<?x8x64xf16> {
  // CHECK-NEXT: %[[Y:.*]] = prelude.rms_norm once ins(%[[X]] : tensor<4x8x64xf16>) outs(%[[X]] : tensor<4x8x64xf16>) {{.*}} -> tensor<4x8x64xf16>
  // CHECK-NEXT: %[[C:.*]] = tensor.cast %[[Y]] : tensor<4x8x64xf16> to tensor<?x8x64xf16>
  // CHECK-NEXT: return %[[C]]
  %0 = tensor.cast %x : tensor<4x8x64xf16> to tensor<?x8x64xf16>
  %1 = prelude.rms_norm once ins(%0 : tensor<?x8x64xf16>) outs(%0 : tensor<?x8x64xf16>) eps = 0.0 -> tensor<?x8x64xf16>
  return %1 : tensor<?x8x64xf16>
}

// -----

// CHECK-LABEL: @fused_tensor_cast
func.func @fused_tensor_cast(%q: tensor<4x8x64xf16>, %c: tensor<16x32xf16>, %q0: tensor<4x8x64xf16>) -> tensor<?x8x64xf16> {
  // CHECK-NEXT: prelude.fused
  // CHECK-NEXT: in (q %{{.*}} : tensor<4x8x64xf16>)
  // CHECK-NEXT: rope neox once (cos %{{.*}} : tensor<16x32xf16>, sin %{{.*}} : tensor<16x32xf16>)
  // CHECK-NEXT: out (q %{{.*}} : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  %0 = tensor.cast %q : tensor<4x8x64xf16> to tensor<?x8x64xf16>
  %1 = tensor.cast %q0 : tensor<4x8x64xf16> to tensor<?x8x64xf16>
  %2 = prelude.fused in(q %0 : tensor<?x8x64xf16>) rope neox once (cos %c : tensor<16x32xf16>, sin %c : tensor<16x32xf16>) out(q %1 : tensor<?x8x64xf16>) -> tensor<?x8x64xf16>
  return %2 : tensor<?x8x64xf16>
}

// -----

// CHECK-LABEL: @memref_cast
// CHECK-SAME: %[[X:[^:]*]]: memref<4x8x64xf16>
func.func @memref_cast(%x: memref<4x8x64xf16>) {
  // CHECK-NEXT: prelude.rms_norm once ins(%[[X]] : memref<4x8x64xf16>) outs(%[[X]] : memref<4x8x64xf16>)
  // CHECK-NEXT: return
  %0 = memref.cast %x : memref<4x8x64xf16> to memref<?x8x64xf16, strided<[?, ?, 1], offset: ?>>
  prelude.rms_norm once ins(%0 : memref<?x8x64xf16, strided<[?, ?, 1], offset: ?>>) outs(%0 : memref<?x8x64xf16, strided<[?, ?, 1], offset: ?>>) eps = 0.0
  return
}

// -----

// A cast to a more static type stays: it says what the op may rely on.

// CHECK-LABEL: @memref_cast_to_static
func.func @memref_cast_to_static(%x: memref<?x8x64xf16>) {
  // CHECK-NEXT: memref.cast
  // CHECK-NEXT: prelude.rms_norm
  %0 = memref.cast %x : memref<?x8x64xf16> to memref<4x8x64xf16>
  prelude.rms_norm once ins(%0 : memref<4x8x64xf16>) outs(%0 : memref<4x8x64xf16>) eps = 0.0
  return
}

// -----

// The results of a split on memrefs are views whose types follow from the
// operand's: its casts stay.

// CHECK-LABEL: @split_cast
func.func @split_cast(%x: memref<4x768xf16>, %y: memref<?x8x64xf16>) {
  // CHECK-NEXT: memref.cast
  // CHECK-NEXT: prelude.split
  %0 = memref.cast %x : memref<4x768xf16> to memref<?x768xf16>
  %q, %k, %v = prelude.split %0 : memref<?x768xf16> -> memref<?x8x64xf16, strided<[768, 64, 1]>>, memref<?x2x64xf16, strided<[768, 64, 1], offset: 512>>, memref<?x2x64xf16, strided<[768, 64, 1], offset: 640>>
  prelude.rms_norm once ins(%q : memref<?x8x64xf16, strided<[768, 64, 1]>>) outs(%y : memref<?x8x64xf16>) eps = 0.0
  return
}

// -----

// No token has a slot.

// CHECK-LABEL: @no_slots
// CHECK-SAME: %[[KC:[^:]*]]: tensor<8x16x2x64xf16>, %[[VC:[^:]*]]: tensor<8x16x2x64xf16>
func.func @no_slots(%k: tensor<?x2x64xf16>, %slots: tensor<0xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) -> (tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) {
  // CHECK-NEXT: return %[[KC]], %[[VC]]
  %0:2 = prelude.kv_cache_update nhd ins(%k, %k, slots %slots : tensor<?x2x64xf16>, tensor<?x2x64xf16>, tensor<0xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return %0#0, %0#1 : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
}

// -----

// CHECK-LABEL: @one_slot
func.func @one_slot(%k: tensor<?x2x64xf16>, %slots: tensor<1xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) -> (tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) {
  // CHECK-NEXT: prelude.kv_cache_update
  %0:2 = prelude.kv_cache_update nhd ins(%k, %k, slots %slots : tensor<?x2x64xf16>, tensor<?x2x64xf16>, tensor<1xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return %0#0, %0#1 : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
}

// -----

// A token is no operand of that kind.

// CHECK-LABEL: @async_memref_cast
// CHECK-SAME: (%[[T:.*]]: !gpu.async.token, %[[X:.*]]: memref<4x8x64xf16>)
func.func @async_memref_cast(%t: !gpu.async.token, %x: memref<4x8x64xf16>) {
  // CHECK-NEXT: prelude.rms_norm once async(%[[T]] : !gpu.async.token) ins(%[[X]] : memref<4x8x64xf16>) outs(%[[X]] : memref<4x8x64xf16>)
  %0 = memref.cast %x : memref<4x8x64xf16> to memref<?x8x64xf16>
  prelude.rms_norm once async(%t : !gpu.async.token) ins(%0 : memref<?x8x64xf16>) outs(%0 : memref<?x8x64xf16>) eps = 0.0
  return
}
