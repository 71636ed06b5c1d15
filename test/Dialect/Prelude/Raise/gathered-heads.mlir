// RUN: prelude-opt %s --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s

// A head taken out of a packed projection by index tensors, with the repair of
// negative indices that PyTorch's indexing has: the indices are known, through
// tensors and casts. x is [S, H, D] = [5, 4, 8].

#s = affine_map<(s, h, d) -> (s, 0)>
#h = affine_map<(s, h, d) -> (0)>
#d = affine_map<(s, h, d) -> (d)>
#id = affine_map<(s, h, d) -> (s, h, d)>
#v = affine_map<(i) -> (i)>
#t = affine_map<(s, h, d) -> (s, d)>

// CHECK-LABEL: func.func @last_head(
// CHECK:         prelude.rope neox once ins(%{{.*}}, cos %arg1, sin %arg2 : tensor<5x1x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>)
func.func @last_head(%x: tensor<5x4x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<5x1x8xf32> {
  %c0 = arith.constant 0 : i64
  %c4 = arith.constant 4 : i64
  %c5 = arith.constant 5 : i64
  %c8 = arith.constant 8 : i64
  %heads = arith.constant dense<-1> : tensor<1xi64>
  %es = tensor.empty() : tensor<5xi64>
  %ed = tensor.empty() : tensor<8xi64>
  %e = tensor.empty() : tensor<5x1x8xf32>
  %eh = tensor.empty() : tensor<5x1x4xf32>
  %is = linalg.generic {indexing_maps = [#v], iterator_types = ["parallel"]} outs(%es : tensor<5xi64>) {
  ^bb0(%o: i64):
    %0 = linalg.index 0 : index
    %1 = arith.index_cast %0 : index to i64
    linalg.yield %1 : i64
  } -> tensor<5xi64>
  %rows = tensor.expand_shape %is [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
  %dims = linalg.generic {indexing_maps = [#v], iterator_types = ["parallel"]} outs(%ed : tensor<8xi64>) {
  ^bb0(%o: i64):
    %0 = linalg.index 0 : index
    %1 = arith.index_cast %0 : index to i64
    linalg.yield %1 : i64
  } -> tensor<8xi64>
  %k = linalg.generic {indexing_maps = [#s, #h, #d, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%rows, %heads, %dims : tensor<5x1xi64>, tensor<1xi64>, tensor<8xi64>) outs(%e : tensor<5x1x8xf32>) {
  ^bb0(%i: i64, %j: i64, %l: i64, %o: f32):
    %0 = arith.cmpi slt, %i, %c0 : i64
    %1 = arith.addi %i, %c5 : i64
    %2 = arith.select %0, %1, %i : i64
    %3 = arith.index_cast %2 : i64 to index
    %4 = arith.cmpi slt, %j, %c0 : i64
    %5 = arith.addi %j, %c4 : i64
    %6 = arith.select %4, %5, %j : i64
    %7 = arith.index_cast %6 : i64 to index
    %8 = arith.cmpi slt, %l, %c0 : i64
    %9 = arith.addi %l, %c8 : i64
    %10 = arith.select %8, %9, %l : i64
    %11 = arith.index_cast %10 : i64 to index
    %12 = tensor.extract %x[%3, %7, %11] : tensor<5x4x8xf32>
    linalg.yield %12 : f32
  } -> tensor<5x1x8xf32>
  %lo = tensor.extract_slice %k[0, 0, 0] [5, 1, 4] [1, 1, 1] : tensor<5x1x8xf32> to tensor<5x1x4xf32>
  %hi = tensor.extract_slice %k[0, 0, 4] [5, 1, 4] [1, 1, 1] : tensor<5x1x8xf32> to tensor<5x1x4xf32>
  %n = linalg.negf ins(%hi : tensor<5x1x4xf32>) outs(%eh : tensor<5x1x4xf32>) -> tensor<5x1x4xf32>
  %r = tensor.concat dim(2) %n, %lo : (tensor<5x1x4xf32>, tensor<5x1x4xf32>) -> tensor<5x1x8xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<5x1x8xf32>) dimensions = [1]
  %sn = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<5x1x8xf32>) dimensions = [1]
  %a = linalg.mul ins(%k, %c : tensor<5x1x8xf32>, tensor<5x1x8xf32>) outs(%e : tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
  %b = linalg.mul ins(%r, %sn : tensor<5x1x8xf32>, tensor<5x1x8xf32>) outs(%e : tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
  %y = linalg.add ins(%a, %b : tensor<5x1x8xf32>, tensor<5x1x8xf32>) outs(%e : tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
  return %y : tensor<5x1x8xf32>
}
