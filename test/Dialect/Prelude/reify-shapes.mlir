// RUN: prelude-opt %s --resolve-ranked-shaped-type-result-dims --canonicalize --split-input-file | FileCheck %s

// The shape of a result is known without the op: it is its output's, and for a
// split that of the projection.

// CHECK-LABEL: @split
// CHECK-SAME: %[[QKV:[^:]*]]: tensor<?x768xf16>
func.func @split(%qkv: tensor<?x768xf16>) -> (index, index, index) {
  // CHECK-NOT: prelude
  // CHECK-DAG: %[[HEADS:.*]] = arith.constant 2 : index
  // CHECK-DAG: %[[SIZE:.*]] = arith.constant 64 : index
  // CHECK-DAG: %[[T:.*]] = tensor.dim %[[QKV]], %c0
  // CHECK: return %[[T]], %[[HEADS]], %[[SIZE]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %q, %k, %v = prelude.split %qkv : tensor<?x768xf16> -> tensor<?x8x64xf16>, tensor<?x2x64xf16>, tensor<?x2x64xf16>
  %0 = tensor.dim %q, %c0 : tensor<?x8x64xf16>
  %1 = tensor.dim %k, %c1 : tensor<?x2x64xf16>
  %2 = tensor.dim %v, %c2 : tensor<?x2x64xf16>
  return %0, %1, %2 : index, index, index
}

// -----

// CHECK-LABEL: @chain
// CHECK-SAME: %[[X0:[^:]*]]: tensor<?x?x64xf16>, %[[Y0:[^:]*]]: tensor<?x8x64xf16>, %[[KC:[^:]*]]: tensor<?x16x2x64xf16>, %[[VC:[^:]*]]: tensor<?x16x2x64xf16>
func.func @chain(%x0: tensor<?x?x64xf16>, %y0: tensor<?x8x64xf16>, %kc: tensor<?x16x2x64xf16>, %vc: tensor<?x16x2x64xf16>, %x: tensor<?x?x64xf16>, %y: tensor<?x8x64xf16>, %c: tensor<?x32xf32>, %k: tensor<?x2x64xf16>, %slots: tensor<?xi64>) -> (index, index, index, index) {
  // CHECK-NOT: prelude
  // CHECK-DAG: %[[H:.*]] = tensor.dim %[[X0]], %c1
  // CHECK-DAG: %[[T:.*]] = tensor.dim %[[Y0]], %c0
  // CHECK-DAG: %[[KB:.*]] = tensor.dim %[[KC]], %c0
  // CHECK-DAG: %[[VB:.*]] = tensor.dim %[[VC]], %c0
  // CHECK: return %[[H]], %[[T]], %[[KB]], %[[VB]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = prelude.rms_norm once ins(%x : tensor<?x?x64xf16>) outs(%x0 : tensor<?x?x64xf16>) eps = 0.0 -> tensor<?x?x64xf16>
  %1 = prelude.rope neox once ins(%y, cos %c, sin %c : tensor<?x8x64xf16>, tensor<?x32xf32>, tensor<?x32xf32>) outs(%y0 : tensor<?x8x64xf16>) -> tensor<?x8x64xf16>
  %2:2 = prelude.kv_cache_update nhd ins(%k, %k, slots %slots : tensor<?x2x64xf16>, tensor<?x2x64xf16>, tensor<?xi64>) outs(%kc, %vc : tensor<?x16x2x64xf16>, tensor<?x16x2x64xf16>) -> tensor<?x16x2x64xf16>, tensor<?x16x2x64xf16>
  %d0 = tensor.dim %0, %c1 : tensor<?x?x64xf16>
  %d1 = tensor.dim %1, %c0 : tensor<?x8x64xf16>
  %d2 = tensor.dim %2#0, %c0 : tensor<?x16x2x64xf16>
  %d3 = tensor.dim %2#1, %c0 : tensor<?x16x2x64xf16>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// -----

// CHECK-LABEL: @fused
// CHECK-SAME: %[[Q0:[^:]*]]: tensor<?x8x?x64xf16>, %[[KC:[^:]*]]: tensor<?x16x2x64xf16>
func.func @fused(%q0: tensor<?x8x?x64xf16>, %kc: tensor<?x16x2x64xf16>, %vc: tensor<?x16x2x64xf16>, %qkv: tensor<?x768xf16>, %slots: tensor<?xi64>) -> (index, index) {
  // CHECK-NOT: prelude
  // CHECK-DAG: %[[S:.*]] = tensor.dim %[[Q0]], %c2
  // CHECK-DAG: %[[B:.*]] = tensor.dim %[[KC]], %c0
  // CHECK: return %[[S]], %[[B]]
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0:3 = prelude.fused in(qkv %qkv : tensor<?x768xf16>) norm once (q_eps = 0.0) cache nhd (slots %slots : tensor<?xi64>)
    out(q %q0 : tensor<?x8x?x64xf16> head_major, k_cache %kc : tensor<?x16x2x64xf16>, v_cache %vc : tensor<?x16x2x64xf16>) -> tensor<?x8x?x64xf16>, tensor<?x16x2x64xf16>, tensor<?x16x2x64xf16>
  %s = tensor.dim %0#0, %c2 : tensor<?x8x?x64xf16>
  %b = tensor.dim %0#1, %c0 : tensor<?x16x2x64xf16>
  return %s, %b : index, index
}
