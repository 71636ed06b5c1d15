// RUN: prelude-opt %s --prelude-raise --canonicalize --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s

// What elementwise fusion leaves: the end of a norm or a rotation, or what one
// reads, is a value inside of a body. x is [T, H, D] = [5, 3, 8].

#id = affine_map<(t, h, d) -> (t, h, d)>
#r = affine_map<(t, h, d) -> (t, h, 0)>
#w = affine_map<(t, h, d) -> (d)>
#t = affine_map<(t, h, d) -> (t, d)>

// The input is rounded in the body that widens it again: what is rounded
// becomes a tensor.
// CHECK-LABEL: func.func @norm_of_rounded(
// CHECK:         %[[X:.*]] = linalg.generic {{.*}} ins(%arg0 : tensor<5x3x8xf32>) outs(%{{.*}} : tensor<5x3x8xbf16>)
// CHECK-NEXT:    ^bb0
// CHECK-NEXT:      arith.truncf
// CHECK-NEXT:      linalg.yield
// CHECK:         %[[ROWS:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1], [2]]
// CHECK:         prelude.rms_norm stepwise ins(%[[ROWS]], weight %arg1 : tensor<15x8xbf16>, tensor<8xbf16>)
// CHECK-NOT:     math.rsqrt
func.func @norm_of_rounded(%p: tensor<5x3x8xf32>, %w: tensor<8xbf16>) -> tensor<5x3x8xbf16> {
  %z = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-06 : f32
  %ef = tensor.empty() : tensor<5x3x8xf32>
  %eb = tensor.empty() : tensor<5x3x8xbf16>
  %es = tensor.empty() : tensor<5x3x1xf32>
  %x = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p : tensor<5x3x8xf32>) outs(%ef : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.truncf %a : f32 to bf16
    %1 = arith.extf %0 : bf16 to f32
    linalg.yield %1 : f32
  } -> tensor<5x3x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%es : tensor<5x3x1xf32>) -> tensor<5x3x1xf32>
  %s = linalg.generic {indexing_maps = [#id, #r], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xf32>) outs(%f : tensor<5x3x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<5x3x1xf32>
  %y = linalg.generic {indexing_maps = [#w, #id, #r, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w, %x, %s : tensor<8xbf16>, tensor<5x3x8xf32>, tensor<5x3x1xf32>) outs(%eb : tensor<5x3x8xbf16>) {
  ^bb0(%g: bf16, %a: f32, %b: f32, %o: bf16):
    %0 = arith.divf %b, %n : f32
    %1 = arith.addf %0, %eps : f32
    %2 = math.rsqrt %1 : f32
    %3 = arith.mulf %a, %2 : f32
    %4 = arith.truncf %3 : f32 to bf16
    %5 = arith.mulf %g, %4 : bf16
    linalg.yield %5 : bf16
  } -> tensor<5x3x8xbf16>
  return %y : tensor<5x3x8xbf16>
}

// Rounded between the squares and the scale: two inputs, no norm.
// CHECK-LABEL: func.func @scaled_unrounded(
// CHECK-NOT:     prelude.rms_norm
func.func @scaled_unrounded(%p: tensor<5x3x8xf32>, %w: tensor<8xbf16>) -> tensor<5x3x8xbf16> {
  %z = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-06 : f32
  %ef = tensor.empty() : tensor<5x3x8xf32>
  %eb = tensor.empty() : tensor<5x3x8xbf16>
  %es = tensor.empty() : tensor<5x3x1xf32>
  %x = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p : tensor<5x3x8xf32>) outs(%ef : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.truncf %a : f32 to bf16
    %1 = arith.extf %0 : bf16 to f32
    linalg.yield %1 : f32
  } -> tensor<5x3x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%es : tensor<5x3x1xf32>) -> tensor<5x3x1xf32>
  %s = linalg.generic {indexing_maps = [#id, #r], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xf32>) outs(%f : tensor<5x3x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<5x3x1xf32>
  // expected-remark@below {{[Missed] norm-input | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#w, #id, #r, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w, %p, %s : tensor<8xbf16>, tensor<5x3x8xf32>, tensor<5x3x1xf32>) outs(%eb : tensor<5x3x8xbf16>) {
  ^bb0(%g: bf16, %a: f32, %b: f32, %o: bf16):
    %0 = arith.divf %b, %n : f32
    %1 = arith.addf %0, %eps : f32
    %2 = math.rsqrt %1 : f32
    %3 = arith.mulf %a, %2 : f32
    %4 = arith.truncf %3 : f32 to bf16
    %5 = arith.mulf %g, %4 : bf16
    linalg.yield %5 : bf16
  } -> tensor<5x3x8xbf16>
  return %y : tensor<5x3x8xbf16>
}

// The rotation and the scale of the scores in one body: the body keeps the
// scale and reads the rotation.
// CHECK-LABEL: func.func @scaled_rotation(
// CHECK:         %[[ROPE:.*]] = prelude.rope neox once ins(%arg0, cos %arg1, sin %arg2 : tensor<5x3x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>)
// CHECK:         %[[Y:.*]] = linalg.generic {{.*}} ins(%[[ROPE]] : tensor<5x3x8xf32>)
// CHECK-NEXT:    ^bb0(%[[A:.*]]: f32,
// CHECK-NEXT:      %[[S:.*]] = arith.mulf %[[A]], %{{.*}} : f32
// CHECK-NEXT:      linalg.yield %[[S]]
// CHECK:         return %[[Y]]
func.func @scaled_rotation(%x: tensor<5x3x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<5x3x8xf32> {
  %scale = arith.constant 0.125 : f32
  %e = tensor.empty() : tensor<5x3x8xf32>
  %eh = tensor.empty() : tensor<5x3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 4] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %n = linalg.negf ins(%hi : tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %h = tensor.concat dim(2) %n, %lo : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #t, #id, #t, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %cos, %h, %sin : tensor<5x3x8xf32>, tensor<5x8xf32>, tensor<5x3x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %c: f32, %b: f32, %s: f32, %o: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.addf %0, %1 : f32
    %3 = arith.mulf %2, %scale : f32
    linalg.yield %3 : f32
  } -> tensor<5x3x8xf32>
  return %y : tensor<5x3x8xf32>
}

// Scaled between the products and the sum: nothing is raised, and the body
// stays as it was.
// CHECK-LABEL: func.func @scaled_product(
// CHECK-NOT:     prelude.rope
// CHECK:         linalg.generic {{.*}} ins(%arg0, %arg1, %{{.*}}, %arg2 :
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @scaled_product(%x: tensor<5x3x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<5x3x8xf32> {
  %scale = arith.constant 0.125 : f32
  %e = tensor.empty() : tensor<5x3x8xf32>
  %eh = tensor.empty() : tensor<5x3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 4] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %n = linalg.negf ins(%hi : tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  // expected-remark@below {{[Missed] rope-no-products | Category:prelude-raise}}
  %h = tensor.concat dim(2) %n, %lo : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #t, #id, #t, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %cos, %h, %sin : tensor<5x3x8xf32>, tensor<5x8xf32>, tensor<5x3x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %c: f32, %b: f32, %s: f32, %o: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.mulf %1, %scale : f32
    %3 = arith.addf %0, %2 : f32
    %4 = arith.mulf %3, %scale : f32
    linalg.yield %4 : f32
  } -> tensor<5x3x8xf32>
  return %y : tensor<5x3x8xf32>
}

// The rotation in the contraction of the scores, over groups of heads: these
// are heads again.
// CHECK-LABEL: func.func @scores_of_groups(
// CHECK:         %[[X:.*]] = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2], [3]] : tensor<2x5x4x8xf32> into tensor<10x4x8xf32>
// CHECK:         %[[ROPE:.*]] = prelude.rope neox once ins(%[[X]], cos %arg1, sin %arg2, positions %{{.*}} : tensor<10x4x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<10xi64>)
// CHECK:         %[[GROUPS:.*]] = tensor.expand_shape %[[ROPE]] {{\[\[}}0, 1], [2, 3], [4]] {{.*}} into tensor<2x5x2x2x8xf32>
// CHECK:         linalg.generic {{.*}} ins(%arg3, %[[GROUPS]] :
// CHECK-NEXT:    ^bb0(%[[K:.*]]: f32, %[[Q:.*]]: f32, %[[O:.*]]: f32):
// CHECK-NEXT:      %[[P:.*]] = arith.mulf %[[Q]], %[[K]] : f32
// CHECK-NEXT:      arith.addf %[[O]], %[[P]] : f32
#x5 = affine_map<(b, s, k, g, t, d) -> (b, s, k, g, d)>
#t5 = affine_map<(b, s, k, g, t, d) -> (s, d)>
#k5 = affine_map<(b, s, k, g, t, d) -> (b, t, k, d)>
#s5 = affine_map<(b, s, k, g, t, d) -> (b, s, k, g, t)>
func.func @scores_of_groups(%x: tensor<2x5x4x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>, %keys: tensor<2x7x2x8xf32>) -> tensor<2x5x2x2x7xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x5x2x2x7xf32>
  %eh = tensor.empty() : tensor<2x5x2x2x4xf32>
  %x5 = tensor.expand_shape %x [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 8] : tensor<2x5x4x8xf32> into tensor<2x5x2x2x8xf32>
  %lo = tensor.extract_slice %x5[0, 0, 0, 0, 0] [2, 5, 2, 2, 4] [1, 1, 1, 1, 1] : tensor<2x5x2x2x8xf32> to tensor<2x5x2x2x4xf32>
  %hi = tensor.extract_slice %x5[0, 0, 0, 0, 4] [2, 5, 2, 2, 4] [1, 1, 1, 1, 1] : tensor<2x5x2x2x8xf32> to tensor<2x5x2x2x4xf32>
  %n = linalg.negf ins(%hi : tensor<2x5x2x2x4xf32>) outs(%eh : tensor<2x5x2x2x4xf32>) -> tensor<2x5x2x2x4xf32>
  %h = tensor.concat dim(4) %n, %lo : (tensor<2x5x2x2x4xf32>, tensor<2x5x2x2x4xf32>) -> tensor<2x5x2x2x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x5x2x2x7xf32>) -> tensor<2x5x2x2x7xf32>
  %y = linalg.generic {indexing_maps = [#x5, #t5, #x5, #t5, #k5, #s5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%x5, %cos, %h, %sin, %keys : tensor<2x5x2x2x8xf32>, tensor<5x8xf32>, tensor<2x5x2x2x8xf32>, tensor<5x8xf32>, tensor<2x7x2x8xf32>) outs(%f : tensor<2x5x2x2x7xf32>) {
  ^bb0(%a: f32, %c: f32, %b: f32, %s: f32, %k: f32, %o: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.addf %0, %1 : f32
    %3 = arith.mulf %2, %k : f32
    %4 = arith.addf %o, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<2x5x2x2x7xf32>
  return %y : tensor<2x5x2x2x7xf32>
}
