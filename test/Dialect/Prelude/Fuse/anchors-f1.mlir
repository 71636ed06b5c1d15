// RUN: prelude-opt %s --split-input-file --prelude-fuse | FileCheck %s
// RUN: prelude-opt %s --split-input-file --prelude-fuse --remarks-filter=prelude-fuse --verify-diagnostics -o /dev/null

// F1: the anchor is the cache write; roles are what the write stores, not head
// counts, names or order.

// Equal head counts, k before q, v first among the operands of the split.
// CHECK-LABEL: func.func @roles_by_use(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<16x2x64xbf16>, %[[B:[^:]*]]: tensor<16x2x64xbf16>, %[[V:[^:]*]]: tensor<16x2x64xbf16>
// CHECK:       %[[F:.*]]:3 = prelude.fused
// CHECK-NEXT:    in (q %[[B]] : tensor<16x2x64xbf16>, k %[[A]] : tensor<16x2x64xbf16>, v %[[V]] : tensor<16x2x64xbf16>)
// CHECK:       return %[[F]]#0, %[[F]]#1, %[[F]]#2
func.func @roles_by_use(%a: tensor<16x2x64xbf16>, %b: tensor<16x2x64xbf16>,
                        %v: tensor<16x2x64xbf16>, %qw: tensor<64xbf16>,
                        %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                        %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                        %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                        %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%a, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%b, weight %qw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// Without a cache the later rope is the place, and scores tell which is k: the
// right-hand side of the product, though it comes first.
// CHECK-LABEL: func.func @roles_by_scores(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<16x2x64xbf16>, %[[B:[^:]*]]: tensor<16x2x64xbf16>
// CHECK:       prelude.fused
// CHECK-NEXT:    in (q %[[B]] : tensor<16x2x64xbf16>, k %[[A]] : tensor<16x2x64xbf16>)
func.func @roles_by_scores(%a: tensor<16x2x64xbf16>, %b: tensor<16x2x64xbf16>,
                           %qw: tensor<64xbf16>, %kw: tensor<64xbf16>,
                           %cos: tensor<128x64xbf16>,
                           %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>)
    -> (tensor<2x16x16xbf16>) {
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%a, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%b, weight %qw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %si = tensor.empty() : tensor<2x16x16xbf16>
  %s = linalg.generic {
      indexing_maps = [affine_map<(h, i, j, d) -> (i, h, d)>,
                       affine_map<(h, i, j, d) -> (j, h, d)>,
                       affine_map<(h, i, j, d) -> (h, i, j)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%qr, %kr : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>)
      outs(%si : tensor<2x16x16xbf16>) {
  ^bb0(%x: bf16, %y: bf16, %acc: bf16):
    %m = arith.mulf %x, %y : bf16
    %sum = arith.addf %acc, %m : bf16
    linalg.yield %sum : bf16
  } -> tensor<2x16x16xbf16>
  return %s :
      tensor<2x16x16xbf16>
}

// -----

// A cache write that stores its k as it comes is one kernel already.
// CHECK-LABEL: func.func @bare_cache(
// CHECK-NOT: prelude.fused
func.func @bare_cache(%k: tensor<16x2x64xbf16>, %v: tensor<16x2x64xbf16>,
                      %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                      %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  // expected-remark@below {{[Missed] bare-cache | Category:prelude-fuse | Function=bare_cache | Reason="no norm and no rope was found before k, which is stored as it comes"}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%k, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %kc2, %vc2 :
      tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// One value alone, normed and rotated, is no q and k.
// CHECK-LABEL: func.func @no_partner(
// CHECK-NOT: prelude.fused
func.func @no_partner(%q: tensor<16x8x64xbf16>, %qw: tensor<64xbf16>,
                      %cos: tensor<128x64xbf16>, %sin: tensor<128x64xbf16>,
                      %pos: tensor<16xi64>)
    -> (tensor<16x8x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  // expected-remark@below {{[Missed] no-partner | Category:prelude-fuse | Function=no_partner | Reason="only 'prelude.rope' in line }}
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  return %qr :
      tensor<16x8x64xbf16>
}
