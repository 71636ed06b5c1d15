// RUN: prelude-opt %s --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s
// RUN: prelude-opt %s --linalg-generalize-named-ops --canonicalize --cse --prelude-raise | FileCheck %s

// Rotations of even and odd dims, gptj, each with the near misses that are one
// edit away beside it. x is [B, H, S, D] = [2, 3, 5, 8].

// Pairs put together, with tables of half the width.
// CHECK-LABEL: func.func @pairs(
// CHECK:         prelude.rope gptj once ins(%{{.*}}, cos %{{.*}}, sin %{{.*}} : tensor<10x3x8xf32>, tensor<10x4xf32>, tensor<10x4xf32>) outs
// CHECK-NOT:     tensor.concat
func.func @pairs(%x: tensor<2x3x5x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %s = linalg.broadcast ins(%sin : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %x0 = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 1] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %a = linalg.mul ins(%x0, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %b = linalg.mul ins(%x1, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo = linalg.sub ins(%a, %b : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %f = linalg.mul ins(%x1, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %g = linalg.mul ins(%x0, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %hi = linalg.add ins(%f, %g : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo5 = tensor.expand_shape %lo [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %hi5 = tensor.expand_shape %hi [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %p = tensor.concat dim(4) %lo5, %hi5 : (tensor<2x3x5x4x1xf32>, tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4x2xf32>
  %y = tensor.collapse_shape %p [[0], [1], [2], [3, 4]] : tensor<2x3x5x4x2xf32> into tensor<2x3x5x8xf32>
  return %y : tensor<2x3x5x8xf32>
}

// The signs of a rotation the other way round.
// CHECK-LABEL: func.func @pairs_backward(
// CHECK-NOT:     prelude.rope
func.func @pairs_backward(%x: tensor<2x3x5x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %s = linalg.broadcast ins(%sin : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %x0 = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 1] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %a = linalg.mul ins(%x0, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %b = linalg.mul ins(%x1, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo = linalg.add ins(%a, %b : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %f = linalg.mul ins(%x1, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %g = linalg.mul ins(%x0, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %hi = linalg.sub ins(%f, %g : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo5 = tensor.expand_shape %lo [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %hi5 = tensor.expand_shape %hi [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %p = tensor.concat dim(4) %lo5, %hi5 : (tensor<2x3x5x4x1xf32>, tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4x2xf32>
  // expected-remark@below {{[Missed] rope-sign | Category:prelude-raise}}
  %y = tensor.collapse_shape %p [[0], [1], [2], [3, 4]] : tensor<2x3x5x4x2xf32> into tensor<2x3x5x8xf32>
  return %y : tensor<2x3x5x8xf32>
}

// Halves of x, laid out as pairs.
// CHECK-LABEL: func.func @halves_as_pairs(
// CHECK-NOT:     prelude.rope
func.func @halves_as_pairs(%x: tensor<2x3x5x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %s = linalg.broadcast ins(%sin : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %x0 = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %a = linalg.mul ins(%x0, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %b = linalg.mul ins(%x1, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo = linalg.sub ins(%a, %b : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %f = linalg.mul ins(%x1, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %g = linalg.mul ins(%x0, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %hi = linalg.add ins(%f, %g : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo5 = tensor.expand_shape %lo [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %hi5 = tensor.expand_shape %hi [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %p = tensor.concat dim(4) %lo5, %hi5 : (tensor<2x3x5x4x1xf32>, tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4x2xf32>
  // expected-remark@below {{[Missed] rope-input | Category:prelude-raise}}
  %y = tensor.collapse_shape %p [[0], [1], [2], [3, 4]] : tensor<2x3x5x4x2xf32> into tensor<2x3x5x8xf32>
  return %y : tensor<2x3x5x8xf32>
}

// Odd before even: what is rotated lies the other way round.
// CHECK-LABEL: func.func @odd_first(
// CHECK-NOT:     prelude.rope
func.func @odd_first(%x: tensor<2x3x5x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %s = linalg.broadcast ins(%sin : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %x0 = tensor.extract_slice %x[0, 0, 0, 1] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %a = linalg.mul ins(%x0, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %b = linalg.mul ins(%x1, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo = linalg.sub ins(%a, %b : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %f = linalg.mul ins(%x1, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %g = linalg.mul ins(%x0, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %hi = linalg.add ins(%f, %g : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo5 = tensor.expand_shape %lo [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %hi5 = tensor.expand_shape %hi [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %p = tensor.concat dim(4) %lo5, %hi5 : (tensor<2x3x5x4x1xf32>, tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4x2xf32>
  // expected-remark@below {{[Missed] rope-sign | Category:prelude-raise}}
  %y = tensor.collapse_shape %p [[0], [1], [2], [3, 4]] : tensor<2x3x5x4x2xf32> into tensor<2x3x5x8xf32>
  return %y : tensor<2x3x5x8xf32>
}

// Every third dim isn't every second one.
// CHECK-LABEL: func.func @shifted_pair(
// CHECK-NOT:     prelude.rope
func.func @shifted_pair(%x: tensor<2x3x5x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %s = linalg.broadcast ins(%sin : tensor<2x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [1]
  %x0 = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 1] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %a = linalg.mul ins(%x0, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %b = linalg.mul ins(%x1, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo = linalg.sub ins(%a, %b : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %f = linalg.mul ins(%x1, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %g = linalg.mul ins(%x0, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %hi = linalg.add ins(%f, %g : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %lo5 = tensor.expand_shape %lo [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %hi5 = tensor.expand_shape %hi [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %p = tensor.concat dim(4) %lo5, %hi5 : (tensor<2x3x5x4x1xf32>, tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4x2xf32>
  // expected-remark@below {{[Missed] rope-input | Category:prelude-raise}}
  %y = tensor.collapse_shape %p [[0], [1], [2], [3, 4]] : tensor<2x3x5x4x2xf32> into tensor<2x3x5x8xf32>
  return %y : tensor<2x3x5x8xf32>
}

// x * cos + rotated x * sin, with an entry of the tables for each dim.
// CHECK-LABEL: func.func @every_two(
// CHECK:         prelude.rope gptj once ins(%{{.*}}, cos %arg1, sin %arg2, positions %{{.*}} : tensor<10x3x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<10xi64>) outs
// CHECK-NOT:     tensor.concat
func.func @every_two(%x: tensor<2x3x5x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x8xf32>
  %eh = tensor.empty() : tensor<2x3x5x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) dimensions = [0, 1]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) dimensions = [0, 1]
  %x0 = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 1] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %n = linalg.negf ins(%x1 : tensor<2x3x5x4xf32>) outs(%eh : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %r0 = tensor.expand_shape %n [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %r1 = tensor.expand_shape %x0 [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %st = tensor.concat dim(4) %r0, %r1 : (tensor<2x3x5x4x1xf32>, tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4x2xf32>
  %r = tensor.collapse_shape %st [[0], [1], [2], [3, 4]] : tensor<2x3x5x4x2xf32> into tensor<2x3x5x8xf32>
  %a = linalg.mul ins(%x, %c : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  %y = linalg.add ins(%a, %b : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  return %y : tensor<2x3x5x8xf32>
}

// The odd dim's part isn't negated, the even one's is.
// CHECK-LABEL: func.func @every_two_other_sign(
// CHECK-NOT:     prelude.rope
func.func @every_two_other_sign(%x: tensor<2x3x5x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x8xf32>
  %eh = tensor.empty() : tensor<2x3x5x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) dimensions = [0, 1]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) dimensions = [0, 1]
  %x0 = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 1] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %n = linalg.negf ins(%x0 : tensor<2x3x5x4xf32>) outs(%eh : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %r0 = tensor.expand_shape %x1 [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %r1 = tensor.expand_shape %n [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %st = tensor.concat dim(4) %r0, %r1 : (tensor<2x3x5x4x1xf32>, tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4x2xf32>
  %r = tensor.collapse_shape %st [[0], [1], [2], [3, 4]] : tensor<2x3x5x4x2xf32> into tensor<2x3x5x8xf32>
  %a = linalg.mul ins(%x, %c : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  // expected-remark@below {{[Missed] rope-sign | Category:prelude-raise}}
  %y = linalg.add ins(%a, %b : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  return %y : tensor<2x3x5x8xf32>
}

// Not swapped.
// CHECK-LABEL: func.func @every_two_not_swapped(
// CHECK-NOT:     prelude.rope
func.func @every_two_not_swapped(%x: tensor<2x3x5x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x8xf32>
  %eh = tensor.empty() : tensor<2x3x5x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) dimensions = [0, 1]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) dimensions = [0, 1]
  %x0 = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 1] [2, 3, 5, 4] [1, 1, 1, 2] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %n = linalg.negf ins(%x0 : tensor<2x3x5x4xf32>) outs(%eh : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %r0 = tensor.expand_shape %n [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %r1 = tensor.expand_shape %x1 [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 4, 1] : tensor<2x3x5x4xf32> into tensor<2x3x5x4x1xf32>
  %st = tensor.concat dim(4) %r0, %r1 : (tensor<2x3x5x4x1xf32>, tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4x2xf32>
  %r = tensor.collapse_shape %st [[0], [1], [2], [3, 4]] : tensor<2x3x5x4x2xf32> into tensor<2x3x5x8xf32>
  %a = linalg.mul ins(%x, %c : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  // expected-remark@below {{[Missed] rope-input | Category:prelude-raise}}
  %y = linalg.add ins(%a, %b : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  return %y : tensor<2x3x5x8xf32>
}

// The first dims only.
// CHECK-LABEL: func.func @every_two_partial(
// CHECK:         prelude.rope gptj once ins(%{{.*}}, cos %arg1, sin %arg2, positions %{{.*}} : tensor<10x3x8xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<10xi64>) outs(%{{.*}}) rotary_dim = 4
// CHECK-NOT:     tensor.concat
func.func @every_two_partial(%x: tensor<2x3x5x8xf32>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x4xf32>
  %eh = tensor.empty() : tensor<2x3x5x2xf32>
  %xr = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %xp = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [0, 1]
  %s = linalg.broadcast ins(%sin : tensor<5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) dimensions = [0, 1]
  %x0 = tensor.extract_slice %xr[0, 0, 0, 0] [2, 3, 5, 2] [1, 1, 1, 2] : tensor<2x3x5x4xf32> to tensor<2x3x5x2xf32>
  %x1 = tensor.extract_slice %xr[0, 0, 0, 1] [2, 3, 5, 2] [1, 1, 1, 2] : tensor<2x3x5x4xf32> to tensor<2x3x5x2xf32>
  %n = linalg.negf ins(%x1 : tensor<2x3x5x2xf32>) outs(%eh : tensor<2x3x5x2xf32>) -> tensor<2x3x5x2xf32>
  %r0 = tensor.expand_shape %n [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 2, 1] : tensor<2x3x5x2xf32> into tensor<2x3x5x2x1xf32>
  %r1 = tensor.expand_shape %x0 [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 2, 1] : tensor<2x3x5x2xf32> into tensor<2x3x5x2x1xf32>
  %st = tensor.concat dim(4) %r0, %r1 : (tensor<2x3x5x2x1xf32>, tensor<2x3x5x2x1xf32>) -> tensor<2x3x5x2x2xf32>
  %r = tensor.collapse_shape %st [[0], [1], [2], [3, 4]] : tensor<2x3x5x2x2xf32> into tensor<2x3x5x4xf32>
  %a = linalg.mul ins(%xr, %c : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %y = linalg.add ins(%a, %b : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%e : tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %z = tensor.concat dim(3) %y, %xp : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x8xf32>
  return %z : tensor<2x3x5x8xf32>
}
