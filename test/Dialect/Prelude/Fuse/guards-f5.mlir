// RUN: prelude-opt %s --split-input-file --prelude-fuse --remarks-filter=prelude-fuse --verify-diagnostics | FileCheck %s
// RUN: prelude-opt %s --split-input-file --prelude-fuse=head-sizes=128,256 --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: prelude-opt %s --split-input-file --prelude-fuse=head-sizes=64,80 | FileCheck %s
// RUN: prelude-opt %s --split-input-file --prelude-fuse=relaxed | FileCheck %s --check-prefix=RELAXED
// RUN: not prelude-opt %s --split-input-file --prelude-fuse=target=tpu 2>&1 | FileCheck %s --check-prefix=TARGET

// F5: the capability table of the target's kernels decides, and the option
// head-sizes restricts further.

// TARGET: 'tpu'
// RELAXED: prelude.fused
// RELAXED: {relaxed}

// CHECK-LABEL: func.func @head_size_64(
// CHECK:       prelude.fused
// SIZES:       "function": "head_size_64"
// SIZES:       "reason": "head-size",
// SIZES-NEXT:  "detail": "the head size is 64, head-sizes has 128, 256"
func.func @head_size_64(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                        %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                        %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                        %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                        %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// CHECK-LABEL: func.func @head_size_640(
// CHECK-NOT: prelude.fused
func.func @head_size_640(%q: tensor<16x8x640xbf16>, %k: tensor<16x2x640xbf16>,
                         %v: tensor<16x2x640xbf16>, %cos: tensor<128x640xbf16>,
                         %sin: tensor<128x640xbf16>, %pos: tensor<16xi64>,
                         %slots: tensor<16xi64>, %kc: tensor<8x16x2x640xbf16>,
                         %vc: tensor<8x16x2x640xbf16>)
    -> (tensor<16x8x640xbf16>, tensor<8x16x2x640xbf16>, tensor<8x16x2x640xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x640xbf16>
  %e2 = tensor.empty() : tensor<16x2x640xbf16>
  %qr = prelude.rope neox stepwise
      ins(%q, cos %cos, sin %sin, positions %pos :
          tensor<16x8x640xbf16>, tensor<128x640xbf16>, tensor<128x640xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x640xbf16>) -> tensor<16x8x640xbf16>
  %kr = prelude.rope neox stepwise
      ins(%k, cos %cos, sin %sin, positions %pos :
          tensor<16x2x640xbf16>, tensor<128x640xbf16>, tensor<128x640xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x640xbf16>) -> tensor<16x2x640xbf16>
  // expected-remark@below {{[Missed] head-size | Category:prelude-fuse | Function=head_size_640 | Reason="head size: target 'cpu' takes an even head size of at most 512, the site has 640"}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x640xbf16>, tensor<16x2x640xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x640xbf16>, tensor<8x16x2x640xbf16>) -> tensor<8x16x2x640xbf16>, tensor<8x16x2x640xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x640xbf16>, tensor<8x16x2x640xbf16>, tensor<8x16x2x640xbf16>
}

// -----

// CHECK-LABEL: func.func @odd_head_size(
// CHECK-NOT: prelude.fused
func.func @odd_head_size(%q: tensor<16x8x63xbf16>, %k: tensor<16x2x63xbf16>,
                         %v: tensor<16x2x63xbf16>, %qw: tensor<63xbf16>,
                         %kw: tensor<63xbf16>, %slots: tensor<16xi64>,
                         %kc: tensor<8x16x2x63xbf16>,
                         %vc: tensor<8x16x2x63xbf16>)
    -> (tensor<16x8x63xbf16>, tensor<8x16x2x63xbf16>, tensor<8x16x2x63xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x63xbf16>
  %e2 = tensor.empty() : tensor<16x2x63xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x63xbf16>, tensor<63xbf16>)
      outs(%e8 : tensor<16x8x63xbf16>) eps = 1.0e-6 -> tensor<16x8x63xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x63xbf16>, tensor<63xbf16>)
      outs(%e2 : tensor<16x2x63xbf16>) eps = 1.0e-6 -> tensor<16x2x63xbf16>
  // expected-remark@below {{[Missed] head-size | Category:prelude-fuse | Function=odd_head_size | Reason="head size: target 'cpu' takes an even head size of at most 512, the site has 63"}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kn, %v, slots %slots : tensor<16x2x63xbf16>, tensor<16x2x63xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x63xbf16>, tensor<8x16x2x63xbf16>) -> tensor<8x16x2x63xbf16>, tensor<8x16x2x63xbf16>
  return %qn, %kc2, %vc2 :
      tensor<16x8x63xbf16>, tensor<8x16x2x63xbf16>, tensor<8x16x2x63xbf16>
}

// -----

// CHECK-LABEL: func.func @roundings_differ(
// CHECK-NOT: prelude.fused
func.func @roundings_differ(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                            %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                            %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                            %slots: tensor<16xi64>,
                            %kc: tensor<8x16x2x64xbf16>,
                            %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qn = prelude.rms_norm once
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Missed] mismatch | Category:prelude-fuse | Function=roundings_differ | Reason="the norm of q rounds 'once', that of k 'stepwise'"}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// In f32 both roundings are the same.
// CHECK-LABEL: func.func @roundings_f32(
// CHECK:       prelude.fused
func.func @roundings_f32(%qkv: tensor<16x768xf32>, %qw: tensor<64xf32>,
                         %kw: tensor<64xf32>, %cos: tensor<128x64xf32>,
                         %sin: tensor<128x64xf32>, %pos: tensor<16xi64>,
                         %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xf32>,
                         %vc: tensor<8x16x2x64xf32>)
    -> (tensor<16x8x64xf32>, tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>) {
  %e8 = tensor.empty() : tensor<16x8x64xf32>
  %e2 = tensor.empty() : tensor<16x2x64xf32>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xf32>
      -> tensor<16x8x64xf32>, tensor<16x2x64xf32>, tensor<16x2x64xf32>
  %qn = prelude.rms_norm once
      ins(%q, weight %qw : tensor<16x8x64xf32>, tensor<64xf32>)
      outs(%e8 : tensor<16x8x64xf32>) eps = 1.0e-6 -> tensor<16x8x64xf32>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xf32>) -> tensor<16x8x64xf32>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xf32>, tensor<64xf32>)
      outs(%e2 : tensor<16x2x64xf32>) eps = 1.0e-6 -> tensor<16x2x64xf32>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xf32>) -> tensor<16x2x64xf32>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xf32>, tensor<16x2x64xf32>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>) -> tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xf32>, tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
}

// -----

// CHECK-LABEL: func.func @offsets_differ(
// CHECK-NOT: prelude.fused
func.func @offsets_differ(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                          %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                          %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                          %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                          %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 weight_offset = 1.0 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Missed] mismatch | Category:prelude-fuse | Function=offsets_differ | Reason="the norm of q has weight_offset 1.00, that of k 0.00"}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}
