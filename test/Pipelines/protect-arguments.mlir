// RUN: prelude-opt %s --split-input-file --prelude-protect-arguments | FileCheck %s

// Written: what is returned as an update, through views and branches. Not
// written: what is only read, though a buffer of its type is wanted.

// CHECK-LABEL: @updates
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<4xf32>, %{{[a-z0-9]+}}: tensor<2x4xf32>, %{{[a-z0-9]+}}: tensor<4xf32> {bufferization.writable = false}, %{{[a-z0-9]+}}: f32, %{{[a-z0-9]+}}: i1)
func.func @updates(%a: tensor<4xf32>, %b: tensor<2x4xf32>, %read: tensor<4xf32>, %v: f32, %c: i1) -> (tensor<4xf32>, tensor<8xf32>) {
  %zero = arith.constant 0 : index
  %0 = scf.if %c -> tensor<4xf32> {
    %1 = tensor.insert %v into %a[%zero] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  %2 = tensor.collapse_shape %b [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %3 = tensor.insert_slice %read into %2[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %0, %3 : tensor<4xf32>, tensor<8xf32>
}

// -----

// The buffer of %scratch could hold the sum, but then it would be the caller's.
// CHECK-LABEL: @scratch
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<4xf32> {bufferization.writable = false}, %{{[a-z0-9]+}}: tensor<4xf32> {bufferization.writable = true}
func.func @scratch(%scratch: tensor<4xf32>, %own: tensor<4xf32> {bufferization.writable = true}) -> f32 {
  %zero = arith.constant 0 : index
  %0 = linalg.add ins(%own, %own : tensor<4xf32>, tensor<4xf32>) outs(%scratch : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.extract %0[%zero] : tensor<4xf32>
  return %1 : f32
}

// -----

// Caches are written, returned or not; k and v are not.
// CHECK-LABEL: @cache
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<1x2x16xf32> {bufferization.writable = false}, %{{[a-z0-9]+}}: tensor<1xi64> {bufferization.writable = false}, %{{[a-z0-9]+}}: tensor<4x8x2x16xf32>, %{{[a-z0-9]+}}: tensor<4x8x2x16xf32>)
func.func @cache(%k: tensor<1x2x16xf32>, %slots: tensor<1xi64>, %kc: tensor<4x8x2x16xf32>, %vc: tensor<4x8x2x16xf32>) -> f32 {
  %zero = arith.constant 0 : index
  %0:2 = prelude.kv_cache_update nhd ins(%k, %k, slots %slots : tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1xi64>) outs(%kc, %vc : tensor<4x8x2x16xf32>, tensor<4x8x2x16xf32>) -> tensor<4x8x2x16xf32>, tensor<4x8x2x16xf32>
  %1 = tensor.extract %0#0[%zero, %zero, %zero, %zero] : tensor<4x8x2x16xf32>
  return %1 : f32
}

// -----

// Through a loop.
// CHECK-LABEL: @loop
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<4xf32>, %{{[a-z0-9]+}}: tensor<4xf32> {bufferization.writable = false}
func.func @loop(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a) -> tensor<4xf32> {
    %v = tensor.extract %b[%i] : tensor<4xf32>
    %1 = tensor.insert %v into %x[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
