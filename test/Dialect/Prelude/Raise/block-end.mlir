// RUN: prelude-opt %s --allow-unregistered-dialect --prelude-raise | FileCheck %s
// RUN: prelude-opt %s --allow-unregistered-dialect --mlir-print-op-generic | grep -v '"func.return"' > %t.mlir
// RUN: prelude-opt %t.mlir --allow-unregistered-dialect --prelude-raise | FileCheck %s --check-prefix=END
// RUN: prelude-opt %t.mlir --allow-unregistered-dialect --prelude-lower-scatter | FileCheck %s --check-prefix=LOOPS

// An op that isn't registered may be a terminator, and at the end of a block is
// one: a scatter there is not taken, as it would leave a block without.

// CHECK:     prelude.kv_cache_update hnd
// CHECK-NOT: tm_tensor.scatter
// CHECK:     return

// END-NOT:   prelude.kv_cache_update
// END:       tm_tensor.scatter
// END:       tm_tensor.scatter

// LOOPS:     scf.for
// LOOPS-NOT: tm_tensor.scatter
// LOOPS:     tensor.collapse_shape %arg1
// LOOPS:     tm_tensor.scatter

#i1 = affine_map<(i) -> (i)>
#id = affine_map<(b, h, s, d) -> (b, h, s, d)>
#b = affine_map<(b, h, s, d) -> (b)>
#h = affine_map<(b, h, s, d) -> (h)>
#s = affine_map<(b, h, s, d) -> (s)>
#d = affine_map<(b, h, s, d) -> (d)>

func.func @scatter(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<5xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %eb = tensor.empty() : tensor<2xi64>
  %ib = linalg.generic {indexing_maps = [#i1], iterator_types = ["parallel"]} outs(%eb : tensor<2xi64>) {
  ^bb0(%o: i64):
    %0 = linalg.index 0 : index
    %1 = arith.index_cast %0 : index to i64
    linalg.yield %1 : i64
  } -> tensor<2xi64>
  %eh = tensor.empty() : tensor<3xi64>
  %ih = linalg.generic {indexing_maps = [#i1], iterator_types = ["parallel"]} outs(%eh : tensor<3xi64>) {
  ^bb0(%o: i64):
    %0 = linalg.index 0 : index
    %1 = arith.index_cast %0 : index to i64
    linalg.yield %1 : i64
  } -> tensor<3xi64>
  %ed = tensor.empty() : tensor<8xi64>
  %id = linalg.generic {indexing_maps = [#i1], iterator_types = ["parallel"]} outs(%ed : tensor<8xi64>) {
  ^bb0(%o: i64):
    %0 = linalg.index 0 : index
    %1 = arith.index_cast %0 : index to i64
    linalg.yield %1 : i64
  } -> tensor<8xi64>
  %ei = tensor.empty() : tensor<2x3x5x8xi64>
  %gb = linalg.generic {indexing_maps = [#b, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ib : tensor<2xi64>) outs(%ei : tensor<2x3x5x8xi64>) {
  ^bb0(%a: i64, %o: i64):
    linalg.yield %a : i64
  } -> tensor<2x3x5x8xi64>
  %fb = tensor.collapse_shape %gb [[0, 1, 2, 3]] : tensor<2x3x5x8xi64> into tensor<240xi64>
  %cb = tensor.expand_shape %fb [[0, 1]] output_shape [240, 1] : tensor<240xi64> into tensor<240x1xi64>
  %gh = linalg.generic {indexing_maps = [#h, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ih : tensor<3xi64>) outs(%ei : tensor<2x3x5x8xi64>) {
  ^bb0(%a: i64, %o: i64):
    linalg.yield %a : i64
  } -> tensor<2x3x5x8xi64>
  %fh = tensor.collapse_shape %gh [[0, 1, 2, 3]] : tensor<2x3x5x8xi64> into tensor<240xi64>
  %ch = tensor.expand_shape %fh [[0, 1]] output_shape [240, 1] : tensor<240xi64> into tensor<240x1xi64>
  %gs = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos : tensor<5xi64>) outs(%ei : tensor<2x3x5x8xi64>) {
  ^bb0(%a: i64, %o: i64):
    linalg.yield %a : i64
  } -> tensor<2x3x5x8xi64>
  %fs = tensor.collapse_shape %gs [[0, 1, 2, 3]] : tensor<2x3x5x8xi64> into tensor<240xi64>
  %cs = tensor.expand_shape %fs [[0, 1]] output_shape [240, 1] : tensor<240xi64> into tensor<240x1xi64>
  %gd = linalg.generic {indexing_maps = [#d, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%id : tensor<8xi64>) outs(%ei : tensor<2x3x5x8xi64>) {
  ^bb0(%a: i64, %o: i64):
    linalg.yield %a : i64
  } -> tensor<2x3x5x8xi64>
  %fd = tensor.collapse_shape %gd [[0, 1, 2, 3]] : tensor<2x3x5x8xi64> into tensor<240xi64>
  %cd = tensor.expand_shape %fd [[0, 1]] output_shape [240, 1] : tensor<240xi64> into tensor<240x1xi64>
  %ind = tensor.concat dim(1) %cb, %ch, %cs, %cd : (tensor<240x1xi64>, tensor<240x1xi64>, tensor<240x1xi64>, tensor<240x1xi64>) -> tensor<240x4xi64>
  %kf = tensor.collapse_shape %k [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %ku = tensor.expand_shape %kf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}
