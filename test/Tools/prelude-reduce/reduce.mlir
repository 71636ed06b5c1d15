// A module is reduced to what a script finds interesting: here, that a
// prelude.rope is in it.
// RUN: prelude-reduce %s --reduction-tree='traversal-mode=0 test=%S/Inputs/has-rope.sh' | FileCheck %s

// CHECK-NOT: @other
// CHECK: func.func @keep
// CHECK: prelude.rope
// CHECK-NOT: @other
func.func @other(%x: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %0 = prelude.rms_norm once ins(%x : tensor<4x64xf32>) outs(%x : tensor<4x64xf32>) eps = 0.0 -> tensor<4x64xf32>
  return %0 : tensor<4x64xf32>
}

func.func @keep(%x: tensor<4x2x64xf32>, %c: tensor<4x32xf32>) -> tensor<4x2x64xf32> {
  %0 = prelude.rope neox once ins(%x, cos %c, sin %c : tensor<4x2x64xf32>, tensor<4x32xf32>, tensor<4x32xf32>) outs(%x : tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
  return %0 : tensor<4x2x64xf32>
}
