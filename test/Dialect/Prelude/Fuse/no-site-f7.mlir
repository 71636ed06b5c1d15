// RUN: prelude-opt %s --prelude-fuse --prelude-report=json -o /dev/null 2>&1 | FileCheck %s
// RUN: prelude-opt %s --prelude-fuse --prelude-report=text -o /dev/null 2>&1 | FileCheck %s --check-prefix=TEXT

// A module with a part of the chain and no site isn't silent: the report lists
// what was seen.

// CHECK:      "sites": [],
// CHECK:      "fused": 0,
// CHECK-NEXT: "refused": {},
// CHECK-NEXT: "look_alikes": [],
// CHECK-NEXT: "fallbacks": [],
// CHECK-NEXT: "seen": {
// CHECK-NEXT:   "rms_norm": 1,
// CHECK-NEXT:   "split": 1
// CHECK-NEXT: }

// TEXT: sites: 0, fused 0, refused 0
// TEXT-NEXT: ops of the dialect seen: rms_norm 1 split 1

func.func @parts(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  return %qn, %k :
      tensor<16x8x64xbf16>, tensor<16x2x64xbf16>
}
