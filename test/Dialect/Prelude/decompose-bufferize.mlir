// RUN: prelude-opt %s --prelude-decompose --canonicalize --cse --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --cse --canonicalize | FileCheck %s

// The decomposition bufferizes in place: nothing of a cache's size is allocated
// or copied, and q is written where it belongs.

// CHECK-LABEL: @fused
// CHECK-SAME: %[[Q0:[^:]*]]: memref<?x8x64xbf16>, %[[KC:[^:]*]]: memref<128x16x2x64xbf16>, %[[VC:[^:]*]]: memref<128x16x2x64xbf16>)
func.func @fused(%qkv: tensor<?x768xbf16>, %w: tensor<64xbf16>, %c: tensor<4096x32xbf16>, %p: tensor<?xi64>, %slots: tensor<?xi64>, %q0: tensor<?x8x64xbf16>, %kc: tensor<128x16x2x64xbf16>, %vc: tensor<128x16x2x64xbf16>) -> (tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>) {
  // CHECK-NOT: memref.copy
  // CHECK-NOT: memref.alloc{{.*}}128x16x2x64
  // CHECK: memref.store %{{.*}}, %[[KC]]
  // CHECK: memref.store %{{.*}}, %[[VC]]
  // CHECK: return %[[Q0]], %[[KC]], %[[VC]]
  %0:3 = prelude.fused
    in(qkv %qkv : tensor<?x768xbf16>)
    norm stepwise (q_eps = 1.0e-06, k_eps = 1.0e-05, q_weight %w : tensor<64xbf16>, k_weight %w : tensor<64xbf16>)
    rope neox stepwise (cos %c : tensor<4096x32xbf16>, sin %c : tensor<4096x32xbf16>, positions %p : tensor<?xi64>)
    cache nhd (slots %slots : tensor<?xi64>)
    out(q %q0 : tensor<?x8x64xbf16>, k_cache %kc : tensor<128x16x2x64xbf16>, v_cache %vc : tensor<128x16x2x64xbf16>)
    -> tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
  return %0#0, %0#1, %0#2 : tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
}
