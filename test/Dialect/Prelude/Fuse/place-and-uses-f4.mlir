// RUN: prelude-opt %s --allow-unregistered-dialect --split-input-file --prelude-fuse | FileCheck %s
// RUN: prelude-opt %s --allow-unregistered-dialect --split-input-file --prelude-fuse --remarks-filter=prelude-fuse --verify-diagnostics -o /dev/null

// F4: the fused op stands where the cache write stood; uses decide what it
// returns, or that there is none.

// CHECK-LABEL: func.func @place(
// CHECK:       "test.before"
// CHECK:       prelude.fused
// CHECK:       "test.after"
func.func @place(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
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
  "test.before"() : () -> ()
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  "test.after"() : () -> ()
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// CHECK-LABEL: func.func @early_use(
// CHECK-NOT: prelude.fused
func.func @early_use(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
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
  "test.use"(%qr) : (tensor<16x8x64xbf16>) -> ()
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark-re@below {{[Missed] early-use | Category:prelude-fuse | Function=early_use | Reason="'test.use' in line {{[0-9]+}} uses q, and isn't behind 'prelude.kv_cache_update'}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// Views before the write are no uses: they move behind it, or become the
// arrangement of the result.
// CHECK-LABEL: func.func @early_views(
// CHECK:       %[[F:.*]]:3 = prelude.fused
// CHECK:       %[[A:.*]] = tensor.collapse_shape %[[F]]#0
// CHECK:       %[[B:.*]] = tensor.expand_shape %[[F]]#0
// CHECK:       return %[[A]], %[[B]]
func.func @early_views(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                       %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                       %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                       %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                       %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x512xbf16>, tensor<2x8x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
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
  %qa = tensor.collapse_shape %qr [[0], [1, 2]]
      : tensor<16x8x64xbf16> into tensor<16x512xbf16>
  %qb = tensor.expand_shape %qr [[0, 1], [2], [3]] output_shape [2, 8, 8, 64]
      : tensor<16x8x64xbf16> into tensor<2x8x8x64xbf16>
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
  return %qa, %qb, %kc2, %vc2 :
      tensor<16x512xbf16>, tensor<2x8x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// A use in a region behind the write is behind it.
// CHECK-LABEL: func.func @use_in_region(
// CHECK:       %[[F:.*]]:3 = prelude.fused
// CHECK:       scf.if
// CHECK-NEXT:    "test.use"(%[[F]]#0)
func.func @use_in_region(%cond: i1, %qkv: tensor<16x768xbf16>,
                         %qw: tensor<64xbf16>, %kw: tensor<64xbf16>,
                         %cos: tensor<128x64xbf16>, %sin: tensor<128x64xbf16>,
                         %pos: tensor<16xi64>, %slots: tensor<16xi64>,
                         %kc: tensor<8x16x2x64xbf16>,
                         %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
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
  scf.if %cond {
    "test.use"(%qr) : (tensor<16x8x64xbf16>) -> ()
  }
  return %kc2, %vc2 :
      tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// The final k is used elsewhere too: the fused op returns it.
// CHECK-LABEL: func.func @k_used(
// CHECK:       %[[F:.*]]:4 = prelude.fused
// CHECK:         out (q %{{.*}} : tensor<16x8x64xbf16>, k %{{.*}} : tensor<16x2x64xbf16>, k_cache
// CHECK:       return %[[F]]#0, %[[F]]#1, %[[F]]#2, %[[F]]#3
func.func @k_used(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                  %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                  %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                  %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                  %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
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
  return %qr, %kr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// Of v too, where a norm makes it. One that only passes through stays what it is.
// CHECK-LABEL: func.func @v_used(
// CHECK:       %[[F:.*]]:4 = prelude.fused
// CHECK:         v_eps = 9.99999997E-7
// CHECK:         out (q %{{.*}} : tensor<16x8x64xbf16>, v %{{.*}} : tensor<16x2x64xbf16>, k_cache
// CHECK:       return %[[F]]#0, %[[F]]#1, %[[F]]#2, %[[F]]#3
func.func @v_used(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                  %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                  %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                  %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                  %vc: tensor<8x16x2x64xbf16>, %vw: tensor<64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %vn = prelude.rms_norm stepwise
      ins(%v, weight %vw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
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
      ins(%kr, %vn, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %vn, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// CHECK-LABEL: func.func @v_passes(
// CHECK:       %{{.*}}, %{{.*}}, %[[V:.*]] = prelude.split
// CHECK:       %[[F:.*]]:3 = prelude.fused
// CHECK:       return %[[F]]#0, %[[V]], %[[F]]#1, %[[F]]#2
func.func @v_passes(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                    %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                    %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                    %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                    %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
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
  return %qr, %v, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// The normed k, not rotated, is used elsewhere.
// CHECK-LABEL: func.func @intermediate_use(
// CHECK-NOT: prelude.fused
func.func @intermediate_use(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                            %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                            %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                            %slots: tensor<16xi64>,
                            %kc: tensor<8x16x2x64xbf16>,
                            %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
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
  // expected-remark-re@below {{[Missed] intermediate-use | Category:prelude-fuse | Function=intermediate_use | Reason="what 'prelude.rms_norm' in line {{[0-9]+}} makes of k goes into 'prelude.rope' in line {{[0-9]+}} and into 'func.return'}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kn, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// Asking for an extent is no use: the operand of the op answers it.
// CHECK-LABEL: func.func @extents(
// CHECK-SAME:    %[[Q:[^:]*]]: tensor<?x8x64xbf16>
// CHECK-DAG:   tensor.dim %[[Q]]
// CHECK-NOT:   prelude.{{rms_norm|rope}}
// CHECK:       %[[F:.*]]:3 = prelude.fused
// CHECK:       return %[[F]]#0, %{{.*}}, %{{.*}}, %[[F]]#1, %[[F]]#2
func.func @extents(%q: tensor<?x8x64xbf16>, %k: tensor<?x2x64xbf16>,
                   %v: tensor<?x2x64xbf16>, %qw: tensor<64xbf16>,
                   %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                   %sin: tensor<128x64xbf16>, %pos: tensor<?xi64>,
                   %slots: tensor<?xi64>, %kc: tensor<8x16x2x64xbf16>,
                   %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<?x8x64xbf16>, index, index, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %q, %c0 : tensor<?x8x64xbf16>
  %e8 = tensor.empty(%t) : tensor<?x8x64xbf16>
  %e2 = tensor.empty(%t) : tensor<?x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<?x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<?x8x64xbf16>) eps = 1.0e-6 -> tensor<?x8x64xbf16>
  %t1 = tensor.dim %qn, %c0 : tensor<?x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<?x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<?xi64>)
      outs(%e8 : tensor<?x8x64xbf16>) -> tensor<?x8x64xbf16>
  %t2 = tensor.dim %qr, %c0 : tensor<?x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<?x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<?x2x64xbf16>) eps = 1.0e-6 -> tensor<?x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<?x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<?xi64>)
      outs(%e2 : tensor<?x2x64xbf16>) -> tensor<?x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>, tensor<?xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %t1, %t2, %kc2, %vc2 :
      tensor<?x8x64xbf16>, index, index, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// q is computed behind the write.
// CHECK-LABEL: func.func @late_q(
// CHECK-NOT: prelude.fused
func.func @late_q(%x: tensor<16x256xbf16>, %wq: tensor<256x512xbf16>,
                  %wk: tensor<256x128xbf16>, %wv: tensor<256x128xbf16>,
                  %qw: tensor<64xbf16>, %kw: tensor<64xbf16>,
                  %cos: tensor<128x64xbf16>, %sin: tensor<128x64xbf16>,
                  %pos: tensor<16xi64>, %slots: tensor<16xi64>,
                  %kc: tensor<8x16x2x64xbf16>, %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %kpi = tensor.empty() : tensor<16x128xbf16>
  %kp = linalg.matmul ins(%x, %wk : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%kpi : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %vpi = tensor.empty() : tensor<16x128xbf16>
  %vp = linalg.matmul ins(%x, %wv : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%vpi : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %k = tensor.expand_shape %kp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark-re@below {{[Missed] dominance | Category:prelude-fuse | Function=late_q | Reason="'linalg.matmul' in line {{[0-9]+}} makes q only behind 'prelude.kv_cache_update'}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  %qpi = tensor.empty() : tensor<16x512xbf16>
  %qp = linalg.matmul ins(%x, %wq : tensor<16x256xbf16>, tensor<256x512xbf16>)
      outs(%qpi : tensor<16x512xbf16>) -> tensor<16x512xbf16>
  %q = tensor.expand_shape %qp [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// The rope of q behind the write is no harm: what it takes is there.
// CHECK-LABEL: func.func @late_rope(
// CHECK:       %[[F:.*]]:3 = prelude.fused
// CHECK-NOT:   prelude.
// CHECK:       return %[[F]]#0
func.func @late_rope(%qkv: tensor<16x768xbf16>, %kw: tensor<64xbf16>,
                     %cos: tensor<128x64xbf16>, %sin: tensor<128x64xbf16>,
                     %pos: tensor<16xi64>, %slots: tensor<16xi64>,
                     %kc: tensor<8x16x2x64xbf16>, %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
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
  %w = arith.constant dense<1.0> : tensor<64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %w : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// k is made in another block than it is stored in.
// CHECK-LABEL: func.func @other_block(
// CHECK-NOT: prelude.fused
func.func @other_block(%cond: i1, %qkv: tensor<16x768xbf16>,
                       %qw: tensor<64xbf16>, %kw: tensor<64xbf16>,
                       %cos: tensor<128x64xbf16>, %sin: tensor<128x64xbf16>,
                       %pos: tensor<16xi64>, %slots: tensor<16xi64>,
                       %kc: tensor<8x16x2x64xbf16>, %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Missed] no-partner | Category:prelude-fuse | Function=other_block}}
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %r:3 = scf.if %cond -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
    %qn = prelude.rms_norm stepwise
        ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
        outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
    %qr = prelude.rope neox stepwise
        ins(%qn, cos %cos, sin %sin, positions %pos :
            tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
        outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
    // expected-remark-re@below {{[Missed] other-block | Category:prelude-fuse | Function=other_block | Reason="'prelude.rope' in line {{[0-9]+}} of k stands in another block than 'prelude.kv_cache_update'}}
    %kc2, %vc2 = prelude.kv_cache_update nhd
        ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
        outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
    scf.yield %qr, %kc2, %vc2 : tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  } else {
    scf.yield %q, %kc, %vc : tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  }
  return %r#0, %r#1, %r#2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}
