// RUN: prelude-opt %s --split-input-file --verify-diagnostics
//
// One function for each way to break a constraint. The name begins with the
// constraint's label (test/Dialect/Prelude/labels.test checks that none is
// missing); the few without an expected error are just inside the constraint.

//===- All ops -----------------------------------------------------------===//

func.func @a1_operands(%x: tensor<4x8x64xf16>, %init: memref<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op mixes tensors and memrefs: its operands and results must be all tensors or all memrefs}}
  prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : memref<4x8x64xf16>) eps = 0.0
  return
}

// -----

func.func @a1_result(%x: memref<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op mixes tensors and memrefs: its operands and results must be all tensors or all memrefs}}
  %0 = prelude.rms_norm once ins(%x : memref<4x8x64xf16>) outs(%x : memref<4x8x64xf16>) eps = 0.0 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @a2_static(%x: memref<4x8x64xf16, strided<[1024, 128, 2]>>, %init: memref<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op operand #0 must have stride 1 in its innermost dimension, but it is 2}}
  prelude.rms_norm once ins(%x : memref<4x8x64xf16, strided<[1024, 128, 2]>>) outs(%init : memref<4x8x64xf16>) eps = 0.0
  return
}

// -----

func.func @a2_dynamic(%x: memref<4x8x64xf16>, %init: memref<4x8x64xf16, strided<[?, ?, ?], offset: ?>>) {
  // expected-error@+1 {{'prelude.rms_norm' op operand #1 must have stride 1 in its innermost dimension, but it is ?}}
  prelude.rms_norm once ins(%x : memref<4x8x64xf16>) outs(%init : memref<4x8x64xf16, strided<[?, ?, ?], offset: ?>>) eps = 0.0
  return
}

// -----

func.func @a2_one_element(%x: memref<4x8x1xf16, strided<[16, 2, 2]>>, %init: memref<4x8x1xf16>) {
  prelude.rms_norm once ins(%x : memref<4x8x1xf16, strided<[16, 2, 2]>>) outs(%init : memref<4x8x1xf16>) eps = 0.0
  return
}

// -----

func.func @a3_rms_norm(%t: !gpu.async.token, %x: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op has an async dependency, which only an op on memrefs can have, but is on tensors}}
  %0 = prelude.rms_norm once async(%t : !gpu.async.token) ins(%x : tensor<4x8x64xf16>) outs(%x : tensor<4x8x64xf16>) eps = 0.0 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @a3_fused(%t: !gpu.async.token, %x: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has an async dependency, which only an op on memrefs can have, but is on tensors}}
  %0 = prelude.fused async(%t : !gpu.async.token) in(q %x : tensor<4x8x64xf16>) norm once (q_eps = 0.0) out(q %x : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @a4_rope(%t: !gpu.async.token, %x: memref<4x8x64xf16>, %c: memref<4x32xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects at most one async dependency, the stream that it runs in, but has 2; 'gpu.wait async' makes one of several}}
  prelude.rope neox once async(%t, %t : !gpu.async.token, !gpu.async.token) ins(%x, cos %c, sin %c : memref<4x8x64xf16>, memref<4x32xf16>, memref<4x32xf16>) outs(%x : memref<4x8x64xf16>)
  return
}

// -----

func.func @a4_fused(%t: !gpu.async.token, %x: memref<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects at most one async dependency, the stream that it runs in, but has 3; 'gpu.wait async' makes one of several}}
  prelude.fused async(%t, %t, %t : !gpu.async.token, !gpu.async.token, !gpu.async.token) in(q %x : memref<4x8x64xf16>) norm once (q_eps = 0.0) out(q %x : memref<4x8x64xf16>)
  return
}

// -----

func.func @async_type(%t: i64, %x: memref<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op operand #2 must be variadic of async token type, but got 'i64'}}
  prelude.fused async(%t : i64) in(q %x : memref<4x8x64xf16>) norm once (q_eps = 0.0) out(q %x : memref<4x8x64xf16>)
  return
}

// -----

func.func @results_missing(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects one result per tensor output, 1, but has 0}}
  prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<4x8x64xf16>) eps = 0.0
  return
}

// -----

func.func @results_type(%x: tensor<4x8x64xf16>, %init: tensor<?x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op result #0 must have type 'tensor<?x8x64xf16>' of its output, but has 'tensor<4x8x64xf16>'}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<?x8x64xf16>) eps = 0.0 -> tensor<4x8x64xf16>
  return
}

// -----

//===- prelude.split -----------------------------------------------------===//

func.func @split_c1_rank(%qkv: tensor<2x2x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects qkv to have rank 2, but its rank is 3}}
  %0:3 = prelude.split %qkv : tensor<2x2x768xf16> -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c1_result_rank(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects q to have rank 3, but its rank is 2}}
  %0:3 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x512xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c1_element_type(%qkv: tensor<4x768xi16>) {
  // expected-error@+1 {{'prelude.split' op expects q to have elements of f16, bf16 or f32, but they are 'i16'}}
  %0:3 = prelude.split %qkv : tensor<4x768xi16> -> tensor<4x8x64xi16>, tensor<4x2x64xi16>, tensor<4x2x64xi16>
  return
}

// -----

func.func @split_c1_mixed_types(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects k to have qkv's element type 'f16', but it has 'f32'}}
  %0:3 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x8x64xf16>, tensor<4x2x64xf32>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c2(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects v to have qkv's 4 tokens, but it has 5}}
  %0:3 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<5x2x64xf16>
  return
}

// -----

func.func @split_c2_dynamic(%qkv: tensor<?x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects q to have qkv's ? tokens, but it has 4}}
  %0:3 = prelude.split %qkv : tensor<?x768xf16> -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c3(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects k to have q's head size 64, but it is 32}}
  %0:3 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x8x64xf16>, tensor<4x4x32xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c3_dynamic_heads(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects static heads and head size of q, but they are ? and 64}}
  %0:3 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x?x64xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c3_dynamic_head_size(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects static heads and head size of q, but they are 8 and ?}}
  %0:3 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x8x?xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c3_no_heads(%qkv: tensor<4x512xf16>) {
  // expected-error@+1 {{'prelude.split' op expects at least one head of at least one element in k, but they are 0 and 64}}
  %0:3 = prelude.split %qkv : tensor<4x512xf16> -> tensor<4x8x64xf16>, tensor<4x0x64xf16>, tensor<4x0x64xf16>
  return
}

// -----

func.func @split_c4(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects k and v to have the same number of heads, but they have 2 and 1}}
  %0:3 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<4x1x64xf16>
  return
}

// -----

func.func @split_c5(%qkv: tensor<4x770xf16>) {
  // expected-error@+1 {{'prelude.split' op expects qkv to be 768 wide, (8 + 2 * 2) heads of 64, but its width is 770}}
  %0:3 = prelude.split %qkv : tensor<4x770xf16> -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c5_dynamic(%qkv: tensor<4x?xf16>) {
  // expected-error@+1 {{'prelude.split' op expects qkv to be 768 wide, (8 + 2 * 2) heads of 64, but its width is ?}}
  %0:3 = prelude.split %qkv : tensor<4x?xf16> -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c5_gate(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects qkv to be 1280 wide, (16 + 2 * 2) heads of 64, but its width is 768}}
  %0:4 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4x8x64xf16>
  return
}

// -----

func.func @split_c5_overflow(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op has heads that no qkv can hold: (4 + 2 * 2) of 1152921504606846976 elements}}
  %0:3 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x4x1152921504606846976xf16>, tensor<4x2x1152921504606846976xf16>, tensor<4x2x1152921504606846976xf16>
  return
}

// -----

func.func @split_c3_overflow(%qkv: tensor<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects the elements of a token of q to be countable in 64 bits, but it has 8 heads of 4611686018427387904}}
  %0:3 = prelude.split %qkv : tensor<4x768xf16> -> tensor<4x8x4611686018427387904xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @split_c6(%qkv: tensor<4x1280xf16>) {
  // expected-error@+1 {{'prelude.split' op expects gate to have q's 8 heads, but it has 4}}
  %0:4 = prelude.split %qkv : tensor<4x1280xf16> -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4x4x64xf16>
  return
}

// -----

func.func @split_c7(%qkv: memref<4x768xf16>) {
  // expected-error@+1 {{'prelude.split' op expects q to be the view 'memref<4x8x64xf16, strided<[768, 64, 1]>>', but its type is 'memref<4x8x64xf16>'}}
  %0:3 = prelude.split %qkv : memref<4x768xf16> -> memref<4x8x64xf16>, memref<4x2x64xf16>, memref<4x2x64xf16>
  return
}

// -----

func.func @split_c7_offset(%qkv: memref<4x768xf16, strided<[1000, 1], offset: 8>>) {
  // expected-error@+1 {{'prelude.split' op expects k to be the view 'memref<4x2x64xf16, strided<[1000, 64, 1], offset: 520>>', but its type is 'memref<4x2x64xf16, strided<[1000, 64, 1], offset: 512>>'}}
  %0:3 = prelude.split %qkv : memref<4x768xf16, strided<[1000, 1], offset: 8>> -> memref<4x8x64xf16, strided<[1000, 64, 1], offset: 8>>, memref<4x2x64xf16, strided<[1000, 64, 1], offset: 512>>, memref<4x2x64xf16, strided<[1000, 64, 1], offset: 648>>
  return
}

// -----

//===- prelude.rms_norm --------------------------------------------------===//

func.func @rms_norm_c1_rank_1(%x: tensor<64xf16>, %init: tensor<64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects x to have rank 2 or 3, but its rank is 1}}
  %0 = prelude.rms_norm once ins(%x : tensor<64xf16>) outs(%init : tensor<64xf16>) eps = 0.0 -> tensor<64xf16>
  return
}

// -----

func.func @rms_norm_c1_rank_0(%x: tensor<f16>, %init: tensor<f16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects x to have rank 2 or 3, but its rank is 0}}
  %0 = prelude.rms_norm once ins(%x : tensor<f16>) outs(%init : tensor<f16>) eps = 0.0 -> tensor<f16>
  return
}

// -----

func.func @rms_norm_c1_rank_4(%x: tensor<1x4x8x64xf16>, %init: tensor<1x4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects x to have rank 2 or 3, but its rank is 4}}
  %0 = prelude.rms_norm once ins(%x : tensor<1x4x8x64xf16>) outs(%init : tensor<1x4x8x64xf16>) eps = 0.0 -> tensor<1x4x8x64xf16>
  return
}

// -----

func.func @rms_norm_c1_element_type(%x: tensor<4x8x64xf64>, %init: tensor<4x8x64xf64>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects x to have elements of f16, bf16 or f32, but they are 'f64'}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf64>) outs(%init : tensor<4x8x64xf64>) eps = 0.0 -> tensor<4x8x64xf64>
  return
}

// -----

func.func @rms_norm_c1_dynamic(%x: tensor<4x8x?xf16>, %init: tensor<4x8x?xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects a static last dimension of x with at least one element, but it is ?}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x?xf16>) outs(%init : tensor<4x8x?xf16>) eps = 0.0 -> tensor<4x8x?xf16>
  return
}

// -----

func.func @rms_norm_c1_empty(%x: tensor<4x8x0xf16>, %init: tensor<4x8x0xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects a static last dimension of x with at least one element, but it is 0}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x0xf16>) outs(%init : tensor<4x8x0xf16>) eps = 0.0 -> tensor<4x8x0xf16>
  return
}

// -----

func.func @rms_norm_c2_element_type(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf32>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects the output to have x's element type 'f16', but it has 'f32'}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<4x8x64xf32>) eps = 0.0 -> tensor<4x8x64xf32>
  return
}

// -----

func.func @rms_norm_c2_shape(%x: tensor<4x8x64xf16>, %init: tensor<4x4x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects the output to have x's shape, but they are 'tensor<4x8x64xf16>' and 'tensor<4x4x64xf16>'}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<4x4x64xf16>) eps = 0.0 -> tensor<4x4x64xf16>
  return
}

// -----

func.func @rms_norm_c2_rank(%x: tensor<4x8x64xf16>, %init: tensor<4x512xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects the output to have x's shape, but they are 'tensor<4x8x64xf16>' and 'tensor<4x512xf16>'}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<4x512xf16>) eps = 0.0 -> tensor<4x512xf16>
  return
}

// -----

func.func @rms_norm_c2_dynamic(%x: tensor<4x8x64xf16>, %init: tensor<4x8x?xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects the output to have x's shape, but they are 'tensor<4x8x64xf16>' and 'tensor<4x8x?xf16>'}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<4x8x?xf16>) eps = 0.0 -> tensor<4x8x?xf16>
  return
}

// -----

func.func @rms_norm_c3_rank(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf16>, %w: tensor<8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects the weight to have rank 1, but its rank is 2}}
  %0 = prelude.rms_norm once ins(%x, weight %w : tensor<4x8x64xf16>, tensor<8x64xf16>) outs(%init : tensor<4x8x64xf16>) eps = 0.0 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rms_norm_c3_element_type(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf16>, %w: tensor<64xi32>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects the weight to have elements of f16, bf16 or f32, but they are 'i32'}}
  %0 = prelude.rms_norm once ins(%x, weight %w : tensor<4x8x64xf16>, tensor<64xi32>) outs(%init : tensor<4x8x64xf16>) eps = 0.0 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rms_norm_c3_size(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf16>, %w: tensor<32xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects the weight to have 64 elements, the size that is normed, but it has 32}}
  %0 = prelude.rms_norm once ins(%x, weight %w : tensor<4x8x64xf16>, tensor<32xf16>) outs(%init : tensor<4x8x64xf16>) eps = 0.0 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rms_norm_c4_negative(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects eps to be finite and not negative, but it is -9.765625E-4}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<4x8x64xf16>) eps = -0.0009765625 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rms_norm_c4_nan(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects eps to be finite and not negative, but it is NaN}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<4x8x64xf16>) eps = 0x7FC00000 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rms_norm_c4_infinite(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects eps to be finite and not negative, but it is +Inf}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<4x8x64xf16>) eps = 0x7F800000 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rms_norm_c5_value(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf16>, %w: tensor<64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects weight_offset to be 0 or 1, but it is 5.000000e-01}}
  %0 = prelude.rms_norm once ins(%x, weight %w : tensor<4x8x64xf16>, tensor<64xf16>) outs(%init : tensor<4x8x64xf16>) eps = 0.0 weight_offset = 0.5 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rms_norm_c5_no_weight(%x: tensor<4x8x64xf16>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op has weight_offset 1.000000e+00 but no weight that it would be added to}}
  %0 = prelude.rms_norm once ins(%x : tensor<4x8x64xf16>) outs(%init : tensor<4x8x64xf16>) eps = 0.0 weight_offset = 1.0 -> tensor<4x8x64xf16>
  return
}

// -----

//===- prelude.rope ------------------------------------------------------===//

func.func @rope_c1_rank(%x: tensor<1x4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<1x4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects x to have rank 3, but its rank is 4}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<1x4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<1x4x8x64xf16>) -> tensor<1x4x8x64xf16>
  return
}

// -----

func.func @rope_c1_element_type(%x: tensor<4x8x64xf64>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf64>) {
  // expected-error@+1 {{'prelude.rope' op expects x to have elements of f16, bf16 or f32, but they are 'f64'}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf64>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x64xf64>) -> tensor<4x8x64xf64>
  return
}

// -----

func.func @rope_c1_dynamic(%x: tensor<4x8x?xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x?xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects static heads and head size of x, but they are 8 and ?}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x?xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x?xf16>) -> tensor<4x8x?xf16>
  return
}

// -----

func.func @rope_c2(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<5x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects the output to have x's shape, but they are 'tensor<4x8x64xf16>' and 'tensor<5x8x64xf16>'}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<5x8x64xf16>) -> tensor<5x8x64xf16>
  return
}

// -----

func.func @rope_c2_dynamic(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x?x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects static heads and head size of the output, but they are ? and 64}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x?x64xf16>) -> tensor<4x?x64xf16>
  return
}

// -----

func.func @rope_c3_odd(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects rotary_dim to be even and positive, but it is 31}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x64xf16>) rotary_dim = 31 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c3_zero(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects rotary_dim to be even and positive, but it is 0}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x64xf16>) rotary_dim = 0 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c3_negative(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects rotary_dim to be even and positive, but it is -2}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x64xf16>) rotary_dim = -2 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c3_default(%x: tensor<4x8x63xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x63xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects rotary_dim to be even and positive, but it is 63}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x63xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x63xf16>) -> tensor<4x8x63xf16>
  return
}

// -----

func.func @rope_c4_negative(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects rotary_offset not to be negative, but it is -2}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x64xf16>) rotary_dim = 32 rotary_offset = -2 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c4(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects rotary_offset + rotary_dim not to exceed the head size 64, but they are 2 and 64}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x64xf16>) rotary_offset = 2 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c4_overflow(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects rotary_offset + rotary_dim not to exceed the head size 64, but they are 9223372036854775807 and 64}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x64xf16>) rotary_offset = 9223372036854775807 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c5(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf16>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects cos and sin of one shape and element type, but they are 'tensor<16x32xf32>' and 'tensor<16x32xf16>'}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf16>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c5_shape(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<17x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects cos and sin of one shape and element type, but they are 'tensor<16x32xf32>' and 'tensor<17x32xf32>'}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<17x32xf32>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c5_rank(%x: tensor<4x8x64xf16>, %c: tensor<1x16x32xf32>, %s: tensor<1x16x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects cos and sin to have rank 2, but it is 3}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<1x16x32xf32>, tensor<1x16x32xf32>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c5_rank_0(%x: tensor<4x8x64xf16>, %c: tensor<f32>, %s: tensor<f32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects cos and sin to have rank 2, but it is 0}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<f32>, tensor<f32>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c5_element_type(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf64>, %s: tensor<16x32xf64>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects cos and sin to have elements of f16, bf16 or f32, but they are 'f64'}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf64>, tensor<16x32xf64>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c6(%x: tensor<4x8x64xf16>, %c: tensor<16x48xf32>, %s: tensor<16x48xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects cos and sin to be 32 or 64 wide for rotary_dim 64, but they are 48}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x48xf32>, tensor<16x48xf32>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c6_partial(%x: tensor<4x8x64xf16>, %c: tensor<16x64xf32>, %s: tensor<16x64xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects cos and sin to be 16 or 32 wide for rotary_dim 32, but they are 64}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x64xf32>, tensor<16x64xf32>) outs(%init : tensor<4x8x64xf16>) rotary_dim = 32 -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c6_dynamic(%x: tensor<4x8x64xf16>, %c: tensor<16x?xf32>, %s: tensor<16x?xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects cos and sin to be 32 or 64 wide for rotary_dim 64, but they are ?}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x?xf32>, tensor<16x?xf32>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c7_element_type(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<4xf32>) {
  // expected-error@+1 {{'prelude.rope' op expects positions of i32 or i64, but they are 'f32'}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<4xf32>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c7_index(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<4xindex>) {
  // expected-error@+1 {{'prelude.rope' op expects positions of i32 or i64, but they are 'index'}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<4xindex>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c7_rank(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<3x4xi64>) {
  // expected-error@+1 {{'prelude.rope' op expects positions of rank 1, but the rank is 2}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<3x4xi64>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c7_rank_0(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<i64>) {
  // expected-error@+1 {{'prelude.rope' op expects positions of rank 1, but the rank is 0}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<i64>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c7_sections_rank(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<4xi64>) {
  // expected-error@+1 {{'prelude.rope' op expects positions of rank 2 beside sections, but the rank is 1}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<4xi64>) outs(%init : tensor<4x8x64xf16>) sections = [16, 8, 8] -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c7_axes(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<2x4xi64>) {
  // expected-error@+1 {{'prelude.rope' op expects positions of 3 axes beside sections, but there are 2}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<2x4xi64>) outs(%init : tensor<4x8x64xf16>) sections = [16, 8, 8] -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c7_count(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<5xi64>) {
  // expected-error@+1 {{'prelude.rope' op expects one position for each of 4 tokens, but there are 5}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<5xi64>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c7_sections_count(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<3x5xi64>) {
  // expected-error@+1 {{'prelude.rope' op expects one position for each of 4 tokens, but there are 5}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<3x5xi64>) outs(%init : tensor<4x8x64xf16>) sections = [16, 8, 8] -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c8(%x: tensor<4x8x64xf16>, %c: tensor<3x32xf32>, %s: tensor<3x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op without positions needs a table row for each of 4 tokens, but cos and sin have 3 rows}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<3x32xf32>, tensor<3x32xf32>) outs(%init : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c8_dynamic(%x: tensor<?x8x64xf16>, %c: tensor<3x32xf32>, %s: tensor<3x32xf32>, %init: tensor<?x8x64xf16>) {
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<?x8x64xf16>, tensor<3x32xf32>, tensor<3x32xf32>) outs(%init : tensor<?x8x64xf16>) -> tensor<?x8x64xf16>
  return
}

// -----

func.func @rope_c9_no_positions(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op has sections but no positions of 3 axes}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%init : tensor<4x8x64xf16>) sections = [16, 8, 8] -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c9_count(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<3x4xi64>) {
  // expected-error@+1 {{'prelude.rope' op expects 3 sections, but there are 2}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<3x4xi64>) outs(%init : tensor<4x8x64xf16>) sections = [16, 16] -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c9_negative(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<3x4xi64>) {
  // expected-error@+1 {{'prelude.rope' op expects each section to lie between 0 and rotary_dim / 2 = 32, but one is -1}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<3x4xi64>) outs(%init : tensor<4x8x64xf16>) sections = [16, 17, -1] -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c9_large(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<3x4xi64>) {
  // expected-error@+1 {{'prelude.rope' op expects each section to lie between 0 and rotary_dim / 2 = 32, but one is 33}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<3x4xi64>) outs(%init : tensor<4x8x64xf16>) sections = [33, 0, 0] -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c9_sum(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<3x4xi64>) {
  // expected-error@+1 {{'prelude.rope' op expects sections with the sum rotary_dim / 2 = 32, but it is 31}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<3x4xi64>) outs(%init : tensor<4x8x64xf16>) sections = [16, 8, 7] -> tensor<4x8x64xf16>
  return
}

// -----

func.func @rope_c9_order(%x: tensor<4x8x64xf16>, %c: tensor<16x32xf32>, %s: tensor<16x32xf32>, %init: tensor<4x8x64xf16>, %p: tensor<4xi64>) {
  // expected-error@+1 {{'prelude.rope' op has a section_order but no sections}}
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<4x8x64xf16>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<4xi64>) outs(%init : tensor<4x8x64xf16>) section_order = interleaved -> tensor<4x8x64xf16>
  return
}

// -----

//===- prelude.kv_cache_update -------------------------------------------===//

func.func @kv_cache_update_c1_rank(%k: tensor<4x128xf16>, %v: tensor<4x128xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects k to have rank 3, but its rank is 2}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x128xf16>, tensor<4x128xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c1_v_rank(%k: tensor<4x2x64xf16>, %v: tensor<4x128xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects v to have rank 3, but its rank is 2}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x128xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c1_dynamic(%k: tensor<4x?x64xf16>, %v: tensor<4x?x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects static heads and head size of k, but they are ? and 64}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x?x64xf16>, tensor<4x?x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c1_heads(%k: tensor<4x2x64xf16>, %v: tensor<4x1x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects k and v of one shape and element type, but they are 'tensor<4x2x64xf16>' and 'tensor<4x1x64xf16>'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x1x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c1_tokens(%k: tensor<4x2x64xf16>, %v: tensor<5x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects k and v of one shape and element type, but they are 'tensor<4x2x64xf16>' and 'tensor<5x2x64xf16>'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<5x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c1_element_type(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xbf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects k and v of one shape and element type, but they are 'tensor<4x2x64xf16>' and 'tensor<4x2x64xbf16>'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xbf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c2_rank(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4x1xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects slots of rank 1, but the rank is 2}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4x1xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c2_element_type(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi16>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects slots of i32 or i64, but they are 'i16'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi16>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c2_count(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<5xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects not more slots than tokens, but there are 5 slots and 4 tokens}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<5xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c2_fewer(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<3xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<3xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c3(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x2x8x16x8xf16>, %vc: tensor<8x2x8x16x8xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects k_cache of rank 4 for layout nhd, but its rank is 5}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x2x8x16x8xf16>, tensor<8x2x8x16x8xf16>) -> tensor<8x2x8x16x8xf16>, tensor<8x2x8x16x8xf16>
  return
}

// -----

func.func @kv_cache_update_c3_packed(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects k_cache of rank 5 for layout x_packed, but its rank is 4}}
  %0:2 = prelude.kv_cache_update x_packed ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c3_v(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x2x8x16x8xf16>, %vc: tensor<8x2x64x16xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects v_cache of rank 5 for layout shuffle, but its rank is 4}}
  %0:2 = prelude.kv_cache_update shuffle ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x2x8x16x8xf16>, tensor<8x2x64x16xf16>) -> tensor<8x2x8x16x8xf16>, tensor<8x2x64x16xf16>
  return
}

// -----

func.func @kv_cache_update_c3_rank_0(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<f16>, %vc: tensor<f16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects k_cache of rank 4 for layout nhd, but its rank is 0}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<f16>, tensor<f16>) -> tensor<f16>, tensor<f16>
  return
}

// -----

func.func @kv_cache_update_c4_heads(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x2x16x64xf16>, %vc: tensor<8x2x16x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects 2 heads in k_cache, as in k and v, but it has 16}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x2x16x64xf16>, tensor<8x2x16x64xf16>) -> tensor<8x2x16x64xf16>, tensor<8x2x16x64xf16>
  return
}

// -----

func.func @kv_cache_update_c4_heads_hnd(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects 2 heads in k_cache, as in k and v, but it has 16}}
  %0:2 = prelude.kv_cache_update hnd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c4_dynamic_heads(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x?x64xf16>, %vc: tensor<8x16x?x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects 2 heads in k_cache, as in k and v, but it has ?}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x?x64xf16>, tensor<8x16x?x64xf16>) -> tensor<8x16x?x64xf16>, tensor<8x16x?x64xf16>
  return
}

// -----

func.func @kv_cache_update_c4_head_size(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x128xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects head size 64 in v_cache, as in k and v, but it is 128}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x128xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x128xf16>
  return
}

// -----

func.func @kv_cache_update_c4_dynamic_head_size(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x2x?x16x8xf16>, %vc: tensor<8x2x64x16xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects head size 64 in k_cache, as in k and v, but it is ?}}
  %0:2 = prelude.kv_cache_update x_packed ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x2x?x16x8xf16>, tensor<8x2x64x16xf16>) -> tensor<8x2x?x16x8xf16>, tensor<8x2x64x16xf16>
  return
}

// -----

func.func @kv_cache_update_c4_blocks(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<9x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects both caches to agree in blocks and block size, but they are 8 x 16 and 9 x 16}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<9x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<9x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c4_block_size(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<?x16x2x64xf16>, %vc: tensor<8x32x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects both caches to agree in blocks and block size, but they are ? x 16 and 8 x 32}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<?x16x2x64xf16>, tensor<8x32x2x64xf16>) -> tensor<?x16x2x64xf16>, tensor<8x32x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c4_no_slots(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x0x2x64xf16>, %vc: tensor<8x0x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects blocks of at least one slot, but the block size is 0}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x0x2x64xf16>, tensor<8x0x2x64xf16>) -> tensor<8x0x2x64xf16>, tensor<8x0x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c5(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x2x4x16x16xf16>, %vc: tensor<8x2x64x16xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects the innermost dimension of k_cache to hold 16 bytes, 8 elements of 'f16', but it holds 16}}
  %0:2 = prelude.kv_cache_update x_packed ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x2x4x16x16xf16>, tensor<8x2x64x16xf16>) -> tensor<8x2x4x16x16xf16>, tensor<8x2x64x16xf16>
  return
}

// -----

func.func @kv_cache_update_c5_dynamic(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x2x8x16x8xf16>, %vc: tensor<8x2x2x64x?xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects the innermost dimension of v_cache to hold 16 bytes, 8 elements of 'f16', but it holds ?}}
  %0:2 = prelude.kv_cache_update shuffle ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x2x8x16x8xf16>, tensor<8x2x2x64x?xf16>) -> tensor<8x2x8x16x8xf16>, tensor<8x2x2x64x?xf16>
  return
}

// -----

func.func @kv_cache_update_c5_head_size(%k: tensor<4x2x20xf16>, %v: tensor<4x2x20xf16>, %slots: tensor<4xi64>, %kc: tensor<8x2x3x16x8xf16>, %vc: tensor<8x2x20x16xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects head size 20 in k_cache, as in k and v, but it is 24}}
  %0:2 = prelude.kv_cache_update x_packed ins(%k, %v, slots %slots : tensor<4x2x20xf16>, tensor<4x2x20xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x2x3x16x8xf16>, tensor<8x2x20x16xf16>) -> tensor<8x2x3x16x8xf16>, tensor<8x2x20x16xf16>
  return
}

// -----

func.func @kv_cache_update_c5_block_size(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x2x8x12x8xf16>, %vc: tensor<8x2x2x64x8xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects both caches to agree in blocks and block size, but they are 8 x 12 and 8 x 16}}
  %0:2 = prelude.kv_cache_update shuffle ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x2x8x12x8xf16>, tensor<8x2x2x64x8xf16>) -> tensor<8x2x8x12x8xf16>, tensor<8x2x2x64x8xf16>
  return
}

// -----

func.func @kv_cache_update_c6_mixed(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf8E5M2>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects both caches of one element type, but they hold 'f16' and 'f8E5M2'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf8E5M2>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf8E5M2>
  return
}

// -----

func.func @kv_cache_update_c6(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf32>, %vc: tensor<8x16x2x64xf32>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects caches of 'f16', the type of k and v, or of f8E4M3FN, f8E5M2 or f8E4M3FNUZ, but they hold 'f32'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>) -> tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
  return
}

// -----

func.func @kv_cache_update_c6_other_fp8(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf8E4M3>, %vc: tensor<8x16x2x64xf8E4M3>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects caches of 'f16', the type of k and v, or of f8E4M3FN, f8E5M2 or f8E4M3FNUZ, but they hold 'f8E4M3'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf8E4M3>, tensor<8x16x2x64xf8E4M3>) -> tensor<8x16x2x64xf8E4M3>, tensor<8x16x2x64xf8E4M3>
  return
}

// -----

func.func @kv_cache_update_c6_same(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects two caches, but k_cache and v_cache are the same value}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) outs(%kc, %kc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c7_no_fp8(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf16>, %vc: tensor<8x16x2x64xf16>, %ks: tensor<1xf32>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op has a k_scale, which only an fp8 cache takes, but the cache holds 'f16'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) k_scale(%ks : tensor<1xf32>) outs(%kc, %vc : tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>) -> tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @kv_cache_update_c7_element_type(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf8E4M3FN>, %vc: tensor<8x16x2x64xf8E4M3FN>, %vs: tensor<1xf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects v_scale to be f32, but it is 'f16'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) v_scale(%vs : tensor<1xf16>) outs(%kc, %vc : tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>) -> tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>
  return
}

// -----

func.func @kv_cache_update_c7_count(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf8E4M3FN>, %vc: tensor<8x16x2x64xf8E4M3FN>, %ks: tensor<3xf32>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects k_scale to have 1 or 2 elements, one a head, but its type is 'tensor<3xf32>'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) k_scale(%ks : tensor<3xf32>) outs(%kc, %vc : tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>) -> tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>
  return
}

// -----

func.func @kv_cache_update_c7_dynamic(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf8E4M3FN>, %vc: tensor<8x16x2x64xf8E4M3FN>, %ks: tensor<?xf32>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects k_scale to have 1 or 2 elements, one a head, but its type is 'tensor<?xf32>'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) k_scale(%ks : tensor<?xf32>) outs(%kc, %vc : tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>) -> tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>
  return
}

// -----

func.func @kv_cache_update_c7_rank(%k: tensor<4x2x64xf16>, %v: tensor<4x2x64xf16>, %slots: tensor<4xi64>, %kc: tensor<8x16x2x64xf8E4M3FN>, %vc: tensor<8x16x2x64xf8E4M3FN>, %vs: tensor<1x2xf32>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects v_scale to have 1 or 2 elements, one a head, but its type is 'tensor<1x2xf32>'}}
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4xi64>) v_scale(%vs : tensor<1x2xf32>) outs(%kc, %vc : tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>) -> tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>
  return
}

// -----

//===- prelude.fused -----------------------------------------------------===//

func.func @fused_c1_both(%in_qkv: tensor<4x768xf16>, %in_q: tensor<4x8x64xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op takes qkv or separate q, k and v, but has both}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>, q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c1_neither(%in_k: tensor<4x2x64xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op takes qkv or separate q, k and v, but has neither qkv nor q}}
  %0:2 = prelude.fused in(k %in_k : tensor<4x2x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c1_no_k(%in_q: tensor<4x8x64xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op needs a k for its norm, output or cache}}
  %0:2 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c1_unused_k(%in_q: tensor<4x8x64xf16>, %in_k: tensor<4x2x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has a k that no output or cache takes}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>, k %in_k : tensor<4x2x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c1_no_v(%in_q: tensor<4x8x64xf16>, %in_k: tensor<4x2x64xf16>, %cache_slots: tensor<4xi64>, %out_q: tensor<4x8x64xf16>, %out_k_cache: tensor<8x16x2x64xf16>, %out_v_cache: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op needs a v for its norm, output or cache}}
  %0:3 = prelude.fused in(q %in_q : tensor<4x8x64xf16>, k %in_k : tensor<4x2x64xf16>) norm once (q_eps = 0.0) cache nhd (slots %cache_slots : tensor<4xi64>) out(q %out_q : tensor<4x8x64xf16>, k_cache %out_k_cache : tensor<8x16x2x64xf16>, v_cache %out_v_cache : tensor<8x16x2x64xf16>) -> tensor<4x8x64xf16>, tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @fused_c1_unused_v(%in_q: tensor<4x8x64xf16>, %in_v: tensor<4x2x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has a v that no output or cache takes}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>, v %in_v : tensor<4x2x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c2_gate(%in_q: tensor<4x8x64xf16>, %out_q: tensor<4x8x64xf16>, %out_gate: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has an out gate but no qkv that would hold it}}
  %0:2 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, gate %out_gate : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>, tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c2_no_v_cache(%in_qkv: tensor<4x768xf16>, %cache_slots: tensor<4xi64>, %out_q: tensor<4x8x64xf16>, %out_k_cache: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects both caches or none, but has only k_cache}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) cache nhd (slots %cache_slots : tensor<4xi64>) out(q %out_q : tensor<4x8x64xf16>, k_cache %out_k_cache : tensor<8x16x2x64xf16>) -> tensor<4x8x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @fused_c2_no_k_cache(%in_qkv: tensor<4x768xf16>, %cache_slots: tensor<4xi64>, %out_q: tensor<4x8x64xf16>, %out_v_cache: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects both caches or none, but has only v_cache}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) cache nhd (slots %cache_slots : tensor<4xi64>) out(q %out_q : tensor<4x8x64xf16>, v_cache %out_v_cache : tensor<8x16x2x64xf16>) -> tensor<4x8x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @fused_c2_no_kv_heads(%in_qkv: tensor<4x768xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op with qkv needs an out k, an out v or a cache, which tell the heads of k}}
  %0:1 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c2_k_eps(%in_q: tensor<4x8x64xf16>, %in_k: tensor<4x2x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has a k_eps but no out k or cache}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>, k %in_k : tensor<4x2x64xf16>) norm once (k_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c2_v_eps(%in_qkv: tensor<4x768xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has a v_eps but no out v or cache}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (v_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c3_rank(%in_q: tensor<4x512xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the in q to have rank 3 or 4, but its rank is 2}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x512xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c3_out_rank(%in_qkv: tensor<4x768xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the out k to have rank 3 or 4, but its rank is 1}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4xf16>) -> tensor<4x8x64xf16>, tensor<4xf16>
  return
}

// -----

func.func @fused_c3_rank_0(%in_q: tensor<4x8x64xf16>, %out_q: tensor<f16>) {
  // expected-error@+1 {{'prelude.fused' op expects the out q to have rank 3 or 4, but its rank is 0}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<f16>) -> tensor<f16>
  return
}

// -----

func.func @fused_c3_element_type(%in_q: tensor<4x8x64xf16>, %in_k: tensor<4x2x64xf32>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the in k to have the out q's element type 'f16', but it has 'f32'}}
  %0:2 = prelude.fused in(q %in_q : tensor<4x8x64xf16>, k %in_k : tensor<4x2x64xf32>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c3_head_size(%in_q: tensor<4x8x64xf16>, %in_k: tensor<4x2x32xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the in k to have the out q's head size 64, but it is 32}}
  %0:2 = prelude.fused in(q %in_q : tensor<4x8x64xf16>, k %in_k : tensor<4x2x32xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c3_head_major(%in_q: tensor<8x2x64xf16>, %out_q: tensor<8x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the in q to have the out q's 2 tokens, but it has 8}}
  %0:1 = prelude.fused in(q %in_q : tensor<8x2x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<8x2x64xf16> head_major) -> tensor<8x2x64xf16>
  return
}

// -----

func.func @fused_c3_tokens(%in_q: tensor<4x8x64xf16>, %in_k: tensor<5x2x64xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the in k to have the out q's 4 tokens, but it has 5}}
  %0:2 = prelude.fused in(q %in_q : tensor<4x8x64xf16>, k %in_k : tensor<5x2x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c3_token_dims(%in_q: tensor<2x3x8x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the in q to have the out q's 4 tokens, but it has 6}}
  %0:1 = prelude.fused in(q %in_q : tensor<2x3x8x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c3_dynamic_heads(%in_q: tensor<4x8x64xf16>, %out_q: tensor<4x?x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects static heads and head size of the out q, but they are ? and 64}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x?x64xf16>) -> tensor<4x?x64xf16>
  return
}

// -----

func.func @fused_c3_heads(%in_q: tensor<4x4x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the in q to have 8 heads, but it has 4}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x4x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c3_kv_heads(%in_q: tensor<4x8x64xf16>, %in_k: tensor<4x2x64xf16>, %in_v: tensor<4x1x64xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>, %out_v: tensor<4x1x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the in v to have 2 heads, but it has 1}}
  %0:3 = prelude.fused in(q %in_q : tensor<4x8x64xf16>, k %in_k : tensor<4x2x64xf16>, v %in_v : tensor<4x1x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>, v %out_v : tensor<4x1x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<4x1x64xf16>
  return
}

// -----

func.func @fused_c3_qkv_rank(%in_qkv: tensor<1x4x768xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects qkv to have rank 2, but its rank is 3}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<1x4x768xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c3_qkv_element_type(%in_qkv: tensor<4x768xf32>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects qkv to have the out q's element type 'f16', but it has 'f32'}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<4x768xf32>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c3_qkv_tokens(%in_qkv: tensor<5x768xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects qkv to have the out q's 4 tokens, but it has 5}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<5x768xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c3_qkv_width(%in_qkv: tensor<4x512xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects qkv to be 768 wide, (8 + 2 * 2) heads of 64, but its width is 512}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<4x512xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c3_qkv_gate_width(%in_qkv: tensor<4x768xf16>, %out_q: tensor<4x8x64xf16>, %out_gate: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects qkv to be 1280 wide, (16 + 2 * 2) heads of 64, but its width is 768}}
  %0:3 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, gate %out_gate : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c3_qkv_overflow(%in_qkv: tensor<4x768xf16>, %out_q: tensor<4x4x1152921504606846976xf16>, %out_k: tensor<4x2x1152921504606846976xf16>) {
  // expected-error@+1 {{'prelude.fused' op has heads that no qkv can hold: (4 + 2 * 2) of 1152921504606846976 elements}}
  %0:2 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x4x1152921504606846976xf16>, k %out_k : tensor<4x2x1152921504606846976xf16>) -> tensor<4x4x1152921504606846976xf16>, tensor<4x2x1152921504606846976xf16>
  return
}

// -----

func.func @fused_c3_overflow(%q: tensor<?x9223372036854775807x64xf16>, %w: tensor<512xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects the elements of a token of the out q to be countable in 64 bits, but it has 9223372036854775807 heads of 64}}
  %0 = prelude.fused in(q %q : tensor<?x9223372036854775807x64xf16>) norm once token (q_eps = 0.0, q_weight %w : tensor<512xf16>) out(q %q : tensor<?x9223372036854775807x64xf16>) -> tensor<?x9223372036854775807x64xf16>
  return
}

// -----

func.func @fused_c3_cache_rank(%in_qkv: tensor<4x768xf16>, %cache_slots: tensor<4xi64>, %out_q: tensor<4x8x64xf16>, %out_k_cache: tensor<8xf16>, %out_v_cache: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects k_cache of rank 4 for layout nhd, but its rank is 1}}
  %0:3 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) cache nhd (slots %cache_slots : tensor<4xi64>) out(q %out_q : tensor<4x8x64xf16>, k_cache %out_k_cache : tensor<8xf16>, v_cache %out_v_cache : tensor<8x16x2x64xf16>) -> tensor<4x8x64xf16>, tensor<8xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @fused_c3_cache_heads(%in_qkv: tensor<4x768xf16>, %cache_slots: tensor<4xi64>, %out_q: tensor<4x8x64xf16>, %out_k_cache: tensor<8x16x?x64xf16>, %out_v_cache: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects static heads of k_cache, at least one, but they are ?}}
  %0:3 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) cache nhd (slots %cache_slots : tensor<4xi64>) out(q %out_q : tensor<4x8x64xf16>, k_cache %out_k_cache : tensor<8x16x?x64xf16>, v_cache %out_v_cache : tensor<8x16x2x64xf16>) -> tensor<4x8x64xf16>, tensor<8x16x?x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @fused_c4_no_eps(%in_q: tensor<4x8x64xf16>, %in_k: tensor<4x2x64xf16>, %norm_k_weight: tensor<64xf16>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has a k_weight but no k_eps}}
  %0:2 = prelude.fused in(q %in_q : tensor<4x8x64xf16>, k %in_k : tensor<4x2x64xf16>) norm once (q_eps = 0.0, k_weight %norm_k_weight : tensor<64xf16>) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c4_eps(%in_q: tensor<4x8x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects q_eps to be finite and not negative, but it is -1}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = -1.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c4_size(%in_q: tensor<4x8x64xf16>, %norm_q_weight: tensor<512xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects q_weight to have 64 elements, the size that is normed, but it has 512}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0, q_weight %norm_q_weight : tensor<512xf16>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c4_token_size(%in_q: tensor<4x8x64xf16>, %norm_q_weight: tensor<64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects q_weight to have 512 elements, the size that is normed, but it has 64}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once token (q_eps = 0.0, q_weight %norm_q_weight : tensor<64xf16>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c4_offset(%in_q: tensor<4x8x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has weight_offset 1.000000e+00 but no weight that it would be added to}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0, weight_offset = 1.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c5_no_sin(%in_q: tensor<4x8x64xf16>, %rope_cos: tensor<16x32xf32>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects both cos and sin or neither, but has only cos}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) rope neox once (cos %rope_cos : tensor<16x32xf32>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c5_no_cos(%in_q: tensor<4x8x64xf16>, %rope_sin: tensor<16x32xf32>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects both cos and sin or neither, but has only sin}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) rope neox once (sin %rope_sin : tensor<16x32xf32>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c5_odd(%in_q: tensor<4x8x64xf16>, %rope_cos: tensor<16x32xf32>, %rope_sin: tensor<16x32xf32>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects rotary_dim to be even and positive, but it is 31}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) rope neox once (rotary_dim = 31, cos %rope_cos : tensor<16x32xf32>, sin %rope_sin : tensor<16x32xf32>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c5_offset(%in_q: tensor<4x8x64xf16>, %rope_cos: tensor<16x32xf32>, %rope_sin: tensor<16x32xf32>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects rotary_offset + rotary_dim not to exceed the head size 64, but they are 8 and 64}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) rope neox once (rotary_offset = 8, cos %rope_cos : tensor<16x32xf32>, sin %rope_sin : tensor<16x32xf32>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c5_rows(%in_q: tensor<4x5x8x64xf16>, %rope_cos: tensor<16x32xf32>, %rope_sin: tensor<16x32xf32>, %out_q: tensor<4x5x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op without positions needs a table row for each of 20 tokens, but cos and sin have 16 rows}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x5x8x64xf16>) rope neox once (cos %rope_cos : tensor<16x32xf32>, sin %rope_sin : tensor<16x32xf32>) out(q %out_q : tensor<4x5x8x64xf16>) -> tensor<4x5x8x64xf16>
  return
}

// -----

func.func @fused_c5_no_tables(%in_q: tensor<4x8x64xf16>, %rope_positions: tensor<4xi64>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has positions, rotary_dim, rotary_offset or sections but no cos and sin}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) rope neox once (positions %rope_positions : tensor<4xi64>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c6_no_caches(%in_q: tensor<4x8x64xf16>, %cache_slots: tensor<4xi64>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects slots and caches together, but has only slots}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) cache nhd (slots %cache_slots : tensor<4xi64>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c6_no_slots(%in_qkv: tensor<4x768xf16>, %out_q: tensor<4x8x64xf16>, %out_k_cache: tensor<8x16x2x64xf16>, %out_v_cache: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects slots and caches together, but has only caches}}
  %0:3 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>, k_cache %out_k_cache : tensor<8x16x2x64xf16>, v_cache %out_v_cache : tensor<8x16x2x64xf16>) -> tensor<4x8x64xf16>, tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @fused_c6_scale(%in_q: tensor<4x8x64xf16>, %cache_k_scale: tensor<1xf32>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has a scale but no caches}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) cache nhd (k_scale %cache_k_scale : tensor<1xf32>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c6_count(%in_qkv: tensor<4x768xf16>, %cache_slots: tensor<5xi64>, %out_q: tensor<4x8x64xf16>, %out_k_cache: tensor<8x16x2x64xf16>, %out_v_cache: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects not more slots than tokens, but there are 5 slots and 4 tokens}}
  %0:3 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) cache nhd (slots %cache_slots : tensor<5xi64>) out(q %out_q : tensor<4x8x64xf16>, k_cache %out_k_cache : tensor<8x16x2x64xf16>, v_cache %out_v_cache : tensor<8x16x2x64xf16>) -> tensor<4x8x64xf16>, tensor<8x16x2x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @fused_c6_heads(%in_qkv: tensor<4x768xf16>, %cache_slots: tensor<4xi64>, %out_q: tensor<4x8x64xf16>, %out_k: tensor<4x2x64xf16>, %out_k_cache: tensor<8x16x4x64xf16>, %out_v_cache: tensor<8x16x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects 2 heads in k_cache, as in k and v, but it has 4}}
  %0:4 = prelude.fused in(qkv %in_qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) cache nhd (slots %cache_slots : tensor<4xi64>) out(q %out_q : tensor<4x8x64xf16>, k %out_k : tensor<4x2x64xf16>, k_cache %out_k_cache : tensor<8x16x4x64xf16>, v_cache %out_v_cache : tensor<8x16x2x64xf16>) -> tensor<4x8x64xf16>, tensor<4x2x64xf16>, tensor<8x16x4x64xf16>, tensor<8x16x2x64xf16>
  return
}

// -----

func.func @fused_c7(%in_q: tensor<4x8x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has none of norm, rope, cache and an out q of an fp8 type}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c8_relaxed_no_rope(%in_q: tensor<4x8x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op is relaxed, which needs both norm and rope}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>) {relaxed} -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c8_relaxed_no_norm(%in_q: tensor<4x8x64xf16>, %rope_cos: tensor<16x32xf32>, %rope_sin: tensor<16x32xf32>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op is relaxed, which needs both norm and rope}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) rope neox once (cos %rope_cos : tensor<16x32xf32>, sin %rope_sin : tensor<16x32xf32>) out(q %out_q : tensor<4x8x64xf16>) {relaxed} -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c8_rope_first(%in_q: tensor<4x8x64xf16>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op is rope_first, which needs both norm and rope}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once rope_first (q_eps = 0.0) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c8_token_scope(%in_q: tensor<4x8x64xf16>, %rope_cos: tensor<16x32xf32>, %rope_sin: tensor<16x32xf32>, %out_q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has norm scope 'token', which comes before the split into heads, and order 'rope_first'}}
  %0:1 = prelude.fused in(q %in_q : tensor<4x8x64xf16>) norm once token rope_first (q_eps = 0.0) rope neox once (cos %rope_cos : tensor<16x32xf32>, sin %rope_sin : tensor<16x32xf32>) out(q %out_q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c9_in(%qkv: tensor<4x768xf16>, %q: tensor<4x8x64xf16>, %k: tensor<4x2x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has q_head_major but no q in 'in'}}
  %0:2 = prelude.fused in(qkv %qkv : tensor<4x768xf16>) norm once (q_eps = 0.0) out(q %q : tensor<4x8x64xf16>, k %k : tensor<4x2x64xf16>) {q_head_major} -> tensor<4x8x64xf16>, tensor<4x2x64xf16>
  return
}

// -----

func.func @fused_c9_out(%q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op has v_out_head_major but no v in 'out'}}
  %0 = prelude.fused in(q %q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) out(q %q : tensor<4x8x64xf16>) {v_out_head_major} -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c3_out_q_type(%q: tensor<4x8x64xf16>, %out_q: tensor<4x8x64xf8E4M3B11FNUZ>) {
  // expected-error@+1 {{'prelude.fused' op expects the out q to have elements of f16, bf16 or f32 or of an fp8 type, but they are 'f8E4M3B11FNUZ'}}
  %0 = prelude.fused in(q %q : tensor<4x8x64xf16>) out(q %out_q : tensor<4x8x64xf8E4M3B11FNUZ>) -> tensor<4x8x64xf8E4M3B11FNUZ>
  return
}

// -----

func.func @fused_c3_qkv_type(%qkv: tensor<4x768xf8E4M3FN>, %out_q: tensor<4x8x64xf8E4M3FN>, %c: tensor<8x16x2x64xf8E4M3FN>, %d: tensor<8x16x2x64xf8E4M3FN>, %s: tensor<4xi32>) {
  // expected-error@+1 {{'prelude.fused' op expects qkv to have elements of f16, bf16 or f32, but they are 'f8E4M3FN'}}
  %0:3 = prelude.fused in(qkv %qkv : tensor<4x768xf8E4M3FN>) cache nhd (slots %s : tensor<4xi32>) out(q %out_q : tensor<4x8x64xf8E4M3FN>, k_cache %c : tensor<8x16x2x64xf8E4M3FN>, v_cache %d : tensor<8x16x2x64xf8E4M3FN>) -> tensor<4x8x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>
  return
}

// -----

func.func @fused_c10_no_fp8(%q: tensor<4x8x64xf16>, %s: tensor<1xf32>) {
  // expected-error@+1 {{'prelude.fused' op has a q_scale, which only an out q of an fp8 type takes, but the out q holds 'f16'}}
  %0 = prelude.fused in(q %q : tensor<4x8x64xf16>) norm once (q_eps = 0.0) out(q_scale %s : tensor<1xf32>, q %q : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return
}

// -----

func.func @fused_c10_count(%q: tensor<4x8x64xf16>, %s: tensor<2xf32>, %o: tensor<4x8x64xf8E5M2>) {
  // expected-error@+1 {{'prelude.fused' op expects q_scale to have 1 or 8 elements, one a head, but its type is 'tensor<2xf32>'}}
  %0 = prelude.fused in(q %q : tensor<4x8x64xf16>) out(q_scale %s : tensor<2xf32>, q %o : tensor<4x8x64xf8E5M2>) -> tensor<4x8x64xf8E5M2>
  return
}

// -----

func.func @fused_c10_type(%q: tensor<4x8x64xf16>, %s: tensor<8xf16>, %o: tensor<4x8x64xf8E5M2>) {
  // expected-error@+1 {{'prelude.fused' op expects q_scale to be f32, but it is 'f16'}}
  %0 = prelude.fused in(q %q : tensor<4x8x64xf16>) out(q_scale %s : tensor<8xf16>, q %o : tensor<4x8x64xf8E5M2>) -> tensor<4x8x64xf8E5M2>
  return
}

// -----

// The sizes of operand groups may leave out what an op needs.
func.func @fused_without_out_q(%q: tensor<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op expects one out q, but it has 0}}
  "prelude.fused"(%q) <{q_eps = 0.0 : f32, operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (tensor<4x8x64xf16>) -> ()
  return
}

// -----

func.func @rms_norm_without_init(%x: memref<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op expects one operand in operand group #2, but it has 0}}
  "prelude.rms_norm"(%x, %x) <{eps = 0.0 : f32, operandSegmentSizes = array<i32: 1, 1, 0, 0>, rounding = #prelude.rounding<once>}> : (memref<4x8x64xf16>, memref<4x8x64xf16>) -> ()
  return
}

// -----

func.func @rms_norm_without_groups(%x: memref<4x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "prelude.rms_norm"(%x, %x) <{eps = 0.0 : f32, rounding = #prelude.rounding<once>}> : (memref<4x8x64xf16>, memref<4x8x64xf16>) -> ()
  return
}

// -----

func.func @rope_with_two_tables(%x: memref<4x8x64xf16>, %c: memref<16x64xf16>) {
  // expected-error@+1 {{'prelude.rope' op expects one operand in operand group #1, but it has 2}}
  "prelude.rope"(%x, %c, %c, %x) <{operandSegmentSizes = array<i32: 1, 2, 0, 0, 1, 0>, rounding = #prelude.rounding<once>, style = #prelude.rope_style<neox>}> : (memref<4x8x64xf16>, memref<16x64xf16>, memref<16x64xf16>, memref<4x8x64xf16>) -> ()
  return
}

// -----

func.func @kv_cache_update_with_five_k(%k: memref<4x2x64xbf16>, %s: memref<4xi64>, %kc: memref<8x16x2x64xbf16>, %vc: memref<8x16x2x64xbf16>) {
  // expected-error@+1 {{'prelude.kv_cache_update' op expects one operand in operand group #0, but it has 5}}
  "prelude.kv_cache_update"(%k, %k, %s, %kc, %vc) <{layout = #prelude.cache_layout<nhd>, operandSegmentSizes = array<i32: 5, 0, 0, 0, 0, 0, 0, 0>}> : (memref<4x2x64xbf16>, memref<4x2x64xbf16>, memref<4xi64>, memref<8x16x2x64xbf16>, memref<8x16x2x64xbf16>) -> ()
  return
}
