func.func @norm(%x: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %0 = "prelude.rms_norm"(%x, %x) <{eps = 0.0 : f32, operandSegmentSizes = array<i32: 1, 0, 1>, rounding = #prelude.rounding<once>}> : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<4x64xf32>
  return %0 : tensor<4x64xf32>
}

// As if the op had fewer outs: 14 operand groups, the last of them q_out.
func.func @fused(%q: tensor<4x2x64xf32>) -> tensor<4x2x64xf32> {
  %0 = "prelude.fused"(%q, %q) <{q_eps = 0.0 : f32, operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>}> : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
  return %0 : tensor<4x2x64xf32>
}
