// RUN: prelude-opt %s --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s

// Rotations by complex products, of pairs. x is [S, H, D] = [5, 3, 8].

#id = affine_map<(s, h, d) -> (s, h, d)>
#t = affine_map<(s, h, d) -> (s, d)>

// CHECK-LABEL: func.func @product(
// CHECK:         prelude.rope gptj once ins(%arg0, cos %arg1, sin %arg2 : tensor<5x3x8xf32>, tensor<5x4xf32>, tensor<5x4xf32>) outs
// CHECK-NOT:     complex.mul
func.func @product(%x: tensor<5x3x8xf32>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xf32> {
  %ec = tensor.empty() : tensor<5x3x4xcomplex<f32>>
  %et = tensor.empty() : tensor<5x4xcomplex<f32>>
  %e = tensor.empty() : tensor<5x3x4xf32>
  %x0 = tensor.extract_slice %x[0, 0, 0] [5, 3, 4] [1, 1, 2] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 1] [5, 3, 4] [1, 1, 2] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %xc = linalg.map { complex.create } ins(%x0, %x1 : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%ec : tensor<5x3x4xcomplex<f32>>)
  %tc = linalg.map { complex.create } ins(%cos, %sin : tensor<5x4xf32>, tensor<5x4xf32>) outs(%et : tensor<5x4xcomplex<f32>>)
  %p = linalg.generic {indexing_maps = [#t, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%tc, %xc : tensor<5x4xcomplex<f32>>, tensor<5x3x4xcomplex<f32>>) outs(%ec : tensor<5x3x4xcomplex<f32>>) {
  ^bb0(%c: complex<f32>, %a: complex<f32>, %o: complex<f32>):
    %0 = complex.mul %a, %c : complex<f32>
    linalg.yield %0 : complex<f32>
  } -> tensor<5x3x4xcomplex<f32>>
  %re = linalg.map { complex.re } ins(%p : tensor<5x3x4xcomplex<f32>>) outs(%e : tensor<5x3x4xf32>)
  %im = linalg.map { complex.im } ins(%p : tensor<5x3x4xcomplex<f32>>) outs(%e : tensor<5x3x4xf32>)
  %re4 = tensor.expand_shape %re [[0], [1], [2, 3]] output_shape [5, 3, 4, 1] : tensor<5x3x4xf32> into tensor<5x3x4x1xf32>
  %im4 = tensor.expand_shape %im [[0], [1], [2, 3]] output_shape [5, 3, 4, 1] : tensor<5x3x4xf32> into tensor<5x3x4x1xf32>
  %q = tensor.concat dim(3) %re4, %im4 : (tensor<5x3x4x1xf32>, tensor<5x3x4x1xf32>) -> tensor<5x3x4x2xf32>
  %y = tensor.collapse_shape %q [[0], [1], [2, 3]] : tensor<5x3x4x2xf32> into tensor<5x3x8xf32>
  return %y : tensor<5x3x8xf32>
}

// The parts of the product exchanged.
// CHECK-LABEL: func.func @parts_exchanged(
// CHECK-NOT:     prelude.rope
func.func @parts_exchanged(%x: tensor<5x3x8xf32>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xf32> {
  %ec = tensor.empty() : tensor<5x3x4xcomplex<f32>>
  %et = tensor.empty() : tensor<5x4xcomplex<f32>>
  %e = tensor.empty() : tensor<5x3x4xf32>
  %x0 = tensor.extract_slice %x[0, 0, 0] [5, 3, 4] [1, 1, 2] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 1] [5, 3, 4] [1, 1, 2] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %xc = linalg.map { complex.create } ins(%x0, %x1 : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%ec : tensor<5x3x4xcomplex<f32>>)
  %tc = linalg.map { complex.create } ins(%cos, %sin : tensor<5x4xf32>, tensor<5x4xf32>) outs(%et : tensor<5x4xcomplex<f32>>)
  %p = linalg.generic {indexing_maps = [#t, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%tc, %xc : tensor<5x4xcomplex<f32>>, tensor<5x3x4xcomplex<f32>>) outs(%ec : tensor<5x3x4xcomplex<f32>>) {
  ^bb0(%c: complex<f32>, %a: complex<f32>, %o: complex<f32>):
    %0 = complex.mul %a, %c : complex<f32>
    linalg.yield %0 : complex<f32>
  } -> tensor<5x3x4xcomplex<f32>>
  %re = linalg.map { complex.im } ins(%p : tensor<5x3x4xcomplex<f32>>) outs(%e : tensor<5x3x4xf32>)
  %im = linalg.map { complex.re } ins(%p : tensor<5x3x4xcomplex<f32>>) outs(%e : tensor<5x3x4xf32>)
  %re4 = tensor.expand_shape %re [[0], [1], [2, 3]] output_shape [5, 3, 4, 1] : tensor<5x3x4xf32> into tensor<5x3x4x1xf32>
  %im4 = tensor.expand_shape %im [[0], [1], [2, 3]] output_shape [5, 3, 4, 1] : tensor<5x3x4xf32> into tensor<5x3x4x1xf32>
  %q = tensor.concat dim(3) %re4, %im4 : (tensor<5x3x4x1xf32>, tensor<5x3x4x1xf32>) -> tensor<5x3x4x2xf32>
  // expected-remark@below {{[Missed] rope-sign | Category:prelude-raise}}
  %y = tensor.collapse_shape %q [[0], [1], [2, 3]] : tensor<5x3x4x2xf32> into tensor<5x3x8xf32>
  return %y : tensor<5x3x8xf32>
}
