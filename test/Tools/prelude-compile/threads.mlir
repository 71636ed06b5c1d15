// Two compiled models, fused and unfused, called by four threads at once under
// TSan: no race, and the same bits everywhere. The models' code, the runtime's
// call of it and the program are instrumented; the kernels and OpenMP are not.
// REQUIRES: clang-sanitizers
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: prelude-compile %s -o first.so --header=first.h --sanitize=thread
// RUN: prelude-compile %s -o second.so --header=second.h --sanitize=thread --no-fuse
// RUN: %cc -g -fsanitize=thread -I. %S/Inputs/threads.c first.so second.so -Wl,-rpath,%t -o threads %link_runtime
// RUN: env OMP_NUM_THREADS=1 TSAN_OPTIONS=suppressions=%S/Inputs/tsan.supp ./threads 2>&1 | FileCheck %s
// CHECK:      {{^}}the models agree: 1
// CHECK-NEXT: it is an update: 1
// CHECK-NEXT: all threads agree
// CHECK-NOT:  {{.}}
func.func @main(%qkv: tensor<?x64xf32>, %cos: tensor<8x8xf32>, %sin: tensor<8x8xf32>, %positions: tensor<?xi64>, %slots: tensor<?xi64>,
                %kc: tensor<2x8x1x16xf32>, %vc: tensor<2x8x1x16xf32>) -> (tensor<?x2x16xf32>, tensor<2x8x1x16xf32>, tensor<2x8x1x16xf32>) {
  %zero = arith.constant 0 : index
  %n = tensor.dim %qkv, %zero : tensor<?x64xf32>
  %q, %k, %v = prelude.split %qkv : tensor<?x64xf32> -> tensor<?x2x16xf32>, tensor<?x1x16xf32>, tensor<?x1x16xf32>
  %qe = tensor.empty(%n) : tensor<?x2x16xf32>
  %ke = tensor.empty(%n) : tensor<?x1x16xf32>
  %qn = prelude.rms_norm once ins(%q : tensor<?x2x16xf32>) outs(%qe : tensor<?x2x16xf32>) eps = 1.0e-6 -> tensor<?x2x16xf32>
  %kn = prelude.rms_norm once ins(%k : tensor<?x1x16xf32>) outs(%ke : tensor<?x1x16xf32>) eps = 1.0e-6 -> tensor<?x1x16xf32>
  %qr = prelude.rope neox once ins(%qn, cos %cos, sin %sin, positions %positions : tensor<?x2x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<?xi64>) outs(%qe : tensor<?x2x16xf32>) rotary_dim = 16 -> tensor<?x2x16xf32>
  %kr = prelude.rope neox once ins(%kn, cos %cos, sin %sin, positions %positions : tensor<?x1x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<?xi64>) outs(%ke : tensor<?x1x16xf32>) rotary_dim = 16 -> tensor<?x1x16xf32>
  %kc1, %vc1 = prelude.kv_cache_update nhd ins(%kr, %v, slots %slots : tensor<?x1x16xf32>, tensor<?x1x16xf32>, tensor<?xi64>) outs(%kc, %vc : tensor<2x8x1x16xf32>, tensor<2x8x1x16xf32>) -> tensor<2x8x1x16xf32>, tensor<2x8x1x16xf32>
  return %qr, %kc1, %vc1 : tensor<?x2x16xf32>, tensor<2x8x1x16xf32>, tensor<2x8x1x16xf32>
}
