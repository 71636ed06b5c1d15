// Grids that can't be.

// RUN: not prelude-opt --prelude-partition %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: prelude-shard-heads: needs the option grid, or one grid of static shape in the module, which has 0

// RUN: not prelude-opt --prelude-partition="grid=0" %s 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: prelude-shard-heads: an axis has one device or more

// On more than one axis nothing moves between devices, not even a part of a
// constant out of the whole.

// RUN: not prelude-opt --prelude-partition="grid=2,2" %s 2>&1 | FileCheck %s --check-prefix=MOVES
// MOVES: error: 'shard.shard' op cuts 'tensor<1x4xf32>' otherwise than it is; on a grid of 2 axes that can't be done

func.func @constant(%x: tensor<2x1xf32>) -> tensor<2x4x1xf32> {
  %weight = arith.constant dense<[[1.0, 2.0, 3.0, 4.0]]> : tensor<1x4xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2x4xf32>
  %acc = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x4xf32>)
      -> tensor<2x4xf32>
  %flat = linalg.matmul ins(%x, %weight : tensor<2x1xf32>, tensor<1x4xf32>)
      outs(%acc : tensor<2x4xf32>) -> tensor<2x4xf32>
  %q = tensor.expand_shape %flat [[0], [1, 2]] output_shape [2, 4, 1]
      : tensor<2x4xf32> into tensor<2x4x1xf32>
  %init = tensor.empty() : tensor<2x4x1xf32>
  %normed = prelude.rms_norm once ins(%q : tensor<2x4x1xf32>)
      outs(%init : tensor<2x4x1xf32>) eps = 1.0e-06 -> tensor<2x4x1xf32>
  return %normed : tensor<2x4x1xf32>
}
