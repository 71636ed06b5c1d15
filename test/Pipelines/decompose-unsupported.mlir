// RUN: prelude-opt %s --prelude-decompose-unsupported --split-input-file --verify-diagnostics | FileCheck %s
// RUN: not prelude-opt %s --prelude-decompose-unsupported --split-input-file --remarks-filter=prelude-decompose-unsupported --prelude-report=text 2>&1 | FileCheck %s --check-prefix=REMARK

// What comes apart is told, and nothing else.
// REMARK-NOT: @supported
// REMARK: remark: [Missed] head-size
// REMARK-SAME: Category:prelude-decompose-unsupported
// REMARK-SAME: Function=one_of_two
// REMARK-SAME: Reason="head size: target 'cpu' takes an even head size of at most 512, the op has 640", Remark="rms_norm without a kernel"
// REMARK: prelude report
// REMARK: without a kernel: 4
// REMARK-NEXT: fused in @fused {{.*}} [head-size]: head size: target 'cpu' takes an even head size of at most 512, the op has 640
// REMARK-NEXT: rms_norm in @fused
// REMARK-NEXT: rope in @fused
// REMARK-NEXT: rms_norm in @one_of_two {{.*}} [head-size]

// The CPU has a kernel for this cache layout...
// CHECK-LABEL: @supported
func.func @supported(%k: tensor<4x2x64xbf16>, %v: tensor<4x2x64xbf16>, %s: tensor<4xi64>, %kc: tensor<8x16x2x64xbf16>, %vc: tensor<8x16x2x64xbf16>) -> (tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  // CHECK: prelude.kv_cache_update nhd
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %s : tensor<4x2x64xbf16>, tensor<4x2x64xbf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %0#0, %0#1 : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// ...and none for a head size beyond 512; the op beside it stays.
// CHECK-LABEL: @one_of_two
func.func @one_of_two(%x: tensor<4x2x640xf32>, %y: tensor<4x2x64xf32>) -> (tensor<4x2x640xf32>, tensor<4x2x64xf32>) {
  // CHECK:     linalg.generic
  // CHECK:     prelude.rms_norm once ins(%{{.*}} : tensor<4x2x64xf32>)
  // CHECK-NOT: prelude
  %0 = prelude.rms_norm once ins(%x : tensor<4x2x640xf32>) outs(%x : tensor<4x2x640xf32>) eps = 1.0e-06 -> tensor<4x2x640xf32>
  %1 = prelude.rms_norm once ins(%y : tensor<4x2x64xf32>) outs(%y : tensor<4x2x64xf32>) eps = 1.0e-06 -> tensor<4x2x64xf32>
  return %0, %1 : tensor<4x2x640xf32>, tensor<4x2x64xf32>
}

// -----

// A fused op comes apart to its chain, and what of that has no kernel, too.
// CHECK-LABEL: @fused
func.func @fused(%q: tensor<4x2x640xf32>, %t: tensor<4x320xf32>) -> tensor<4x2x640xf32> {
  // CHECK-NOT: prelude
  // CHECK:     linalg.generic
  // CHECK-NOT: prelude
  %0 = prelude.fused in(q %q : tensor<4x2x640xf32>) norm once (q_eps = 1.0e-06)
    rope neox once (cos %t : tensor<4x320xf32>, sin %t : tensor<4x320xf32>)
    out(q %q : tensor<4x2x640xf32>) -> tensor<4x2x640xf32>
  return %0 : tensor<4x2x640xf32>
}

// -----

module attributes {dlti.map = #dlti.map<"prelude:target" = 3 : i32>} {
  func.func @bad_target(%x: tensor<4x2x64xf32>) -> tensor<4x2x64xf32> {
    // expected-error @below {{expects prelude:target to be cpu, cuda or hip, but it is 3 : i32}}
    %0 = prelude.rms_norm once ins(%x : tensor<4x2x64xf32>) outs(%x : tensor<4x2x64xf32>) eps = 1.0e-06 -> tensor<4x2x64xf32>
    return %0 : tensor<4x2x64xf32>
  }
}
