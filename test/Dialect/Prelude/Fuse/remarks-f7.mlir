// RUN: prelude-opt %s --prelude-fuse=head-sizes=128 | FileCheck %s
// RUN: prelude-opt %s --prelude-fuse=head-sizes=128 > %t.refused
// RUN: prelude-opt %s > %t.before
// RUN: cmp %t.before %t.refused
// RUN: prelude-opt %s --prelude-fuse=head-sizes=128 --remarks-filter=prelude-fuse --verify-diagnostics -o /dev/null
// RUN: prelude-opt %s --prelude-fuse --remarks-filter-missed=prelude-fuse --remarks-filter-passed=prelude-fuse --remark-format=yaml --remarks-output-file=%t.yaml -o /dev/null
// RUN: FileCheck %s --check-prefix=YAML --input-file=%t.yaml
// RUN: prelude-opt %s --prelude-fuse=head-sizes=128 --prelude-report=text -o /dev/null 2>&1 | FileCheck %s --check-prefix=TEXT

// F7: a refusal says why, with both values and what would make it fuse, and
// leaves the module as it was, byte for byte.

// YAML:      --- !Passed
// YAML-NEXT: Pass:            prelude-fuse
// YAML-NEXT: Name:            fused
// YAML:      Function:        layer
// YAML-DAG:  - LaunchesSaved:   '4'
// YAML-DAG:  - BytesSavedPerToken: '3072'
// YAML-DAG:  - BytesSaved:      '49152'

// TEXT:      prelude report
// TEXT:        sites: 1, fused 0, refused 1
// TEXT-NEXT:     refused norm+rope+cache in @layer at {{.*}}:[[#]]:[[#]] [head-size]: the head size is 64, head-sizes has 128
// TEXT-NEXT:   refused head-size: 1

// CHECK:     prelude.kv_cache_update
// CHECK-NOT: prelude.fused
func.func @layer(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
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
  // expected-remark@below {{[Missed] head-size | Category:prelude-fuse | Function=layer | Reason="the head size is 64, head-sizes has 128", Remark="norm+rope+cache not fused", Suggestion="add 64 to head-sizes"}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}
