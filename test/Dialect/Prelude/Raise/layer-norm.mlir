// RUN: prelude-opt %s --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s

// LayerNorms of q or k: no RMS norm. x is [T, H, D] = [5, 3, 8].

#id = affine_map<(t, h, d) -> (t, h, d)>
#row = affine_map<(t, h, d) -> (t, h)>

// CHECK-LABEL: func.func @layer_norm(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         prelude.rope neox once
func.func @layer_norm(%x: tensor<5x3x8xf32>, %w: tensor<8xf32>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-05 : f32
  %e = tensor.empty() : tensor<5x3x8xf32>
  %es = tensor.empty() : tensor<5x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%es : tensor<5x3xf32>) -> tensor<5x3xf32>
  %m = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<5x3xf32>
  %d = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %m : tensor<5x3x8xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %s, %n : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x3x8xf32>
  %v = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%d : tensor<5x3x8xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<5x3xf32>
  // expected-remark@below {{[Missed] layer-norm | Category:prelude-raise | Function=layer_norm | Reason="the mean is subtracted before squaring"}}
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%d, %v : tensor<5x3x8xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %s, %n : f32
    %1 = arith.addf %0, %eps : f32
    %2 = math.rsqrt %1 : f32
    %3 = arith.mulf %a, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<5x3x8xf32>
  %eh = tensor.empty() : tensor<5x3x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x4xf32>) outs(%eh : tensor<5x3x4xf32>) dimensions = [1]
  %s = linalg.broadcast ins(%sin : tensor<5x4xf32>) outs(%eh : tensor<5x3x4xf32>) dimensions = [1]
  %x0 = tensor.extract_slice %y[0, 0, 0] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %x1 = tensor.extract_slice %y[0, 0, 4] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %a = linalg.mul ins(%x0, %c : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %b = linalg.mul ins(%x1, %s : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %lo = linalg.sub ins(%a, %b : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %g = linalg.mul ins(%x1, %c : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %h = linalg.mul ins(%x0, %s : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %hi = linalg.add ins(%g, %h : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %z = tensor.concat dim(2) %lo, %hi : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x8xf32>
  return %z : tensor<5x3x8xf32>
}

// Without the mean it is an RMS norm.
// CHECK-LABEL: func.func @rms_norm(
// CHECK:         prelude.rms_norm once
// CHECK:         prelude.rope neox once
func.func @rms_norm(%x: tensor<5x3x8xf32>, %w: tensor<8xf32>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-05 : f32
  %e = tensor.empty() : tensor<5x3x8xf32>
  %es = tensor.empty() : tensor<5x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%es : tensor<5x3xf32>) -> tensor<5x3xf32>
  %m = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<5x3xf32>
  %d = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %m : tensor<5x3x8xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %s, %n : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x3x8xf32>
  %v = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<5x3xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %v : tensor<5x3x8xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %s, %n : f32
    %1 = arith.addf %0, %eps : f32
    %2 = math.rsqrt %1 : f32
    %3 = arith.mulf %a, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<5x3x8xf32>
  %eh = tensor.empty() : tensor<5x3x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x4xf32>) outs(%eh : tensor<5x3x4xf32>) dimensions = [1]
  %s = linalg.broadcast ins(%sin : tensor<5x4xf32>) outs(%eh : tensor<5x3x4xf32>) dimensions = [1]
  %x0 = tensor.extract_slice %y[0, 0, 0] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %x1 = tensor.extract_slice %y[0, 0, 4] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xf32> to tensor<5x3x4xf32>
  %a = linalg.mul ins(%x0, %c : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %b = linalg.mul ins(%x1, %s : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %lo = linalg.sub ins(%a, %b : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %g = linalg.mul ins(%x1, %c : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %h = linalg.mul ins(%x0, %s : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %hi = linalg.add ins(%g, %h : tensor<5x3x4xf32>, tensor<5x3x4xf32>) outs(%eh : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %z = tensor.concat dim(2) %lo, %hi : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x8xf32>
  return %z : tensor<5x3x8xf32>
}

// Of no q or k it isn't told.
// CHECK-LABEL: func.func @not_rotated(
// CHECK-NOT:     prelude.rms_norm
func.func @not_rotated(%x: tensor<5x3x8xf32>, %w: tensor<8xf32>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-05 : f32
  %e = tensor.empty() : tensor<5x3x8xf32>
  %es = tensor.empty() : tensor<5x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%es : tensor<5x3xf32>) -> tensor<5x3xf32>
  %m = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<5x3xf32>
  %d = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %m : tensor<5x3x8xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %s, %n : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x3x8xf32>
  %v = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%d : tensor<5x3x8xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<5x3xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%d, %v : tensor<5x3x8xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %s, %n : f32
    %1 = arith.addf %0, %eps : f32
    %2 = math.rsqrt %1 : f32
    %3 = arith.mulf %a, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<5x3x8xf32>
  return %y : tensor<5x3x8xf32>
}

// In the spelling of StableHLO's legalization; no rotation reads it.
// CHECK-LABEL: func.func @layer_norm_of_stablehlo(
// CHECK-NOT:     prelude.
// CHECK:         return
func.func @layer_norm_of_stablehlo(%a: tensor<5x8xf32>, %w: tensor<8xf32>) -> tensor<5x8xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant dense<8.0> : tensor<5xf32>
  %e = tensor.empty() : tensor<5x8xf32>
  %es = tensor.empty() : tensor<5xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%es : tensor<5xf32>) -> tensor<5xf32>
  %total = linalg.reduce { arith.addf } ins(%a : tensor<5x8xf32>) outs(%zeros : tensor<5xf32>) dimensions = [1]
  %middle = linalg.map { arith.divf } ins(%total, %n : tensor<5xf32>, tensor<5xf32>) outs(%es : tensor<5xf32>)
  %off = linalg.broadcast ins(%middle : tensor<5xf32>) outs(%e : tensor<5x8xf32>) dimensions = [1]
  %x = linalg.map { arith.subf } ins(%a, %off : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>)
  %square = linalg.map { arith.mulf } ins(%x, %x : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>)
  %sum = linalg.reduce { arith.addf } ins(%square : tensor<5x8xf32>) outs(%zeros : tensor<5xf32>) dimensions = [1]
  %mean = linalg.map { arith.divf } ins(%sum, %n : tensor<5xf32>, tensor<5xf32>) outs(%es : tensor<5xf32>)
  %root = linalg.map { math.rsqrt } ins(%mean : tensor<5xf32>) outs(%es : tensor<5xf32>)
  %wide = linalg.broadcast ins(%root : tensor<5xf32>) outs(%e : tensor<5x8xf32>) dimensions = [1]
  %normed = linalg.map { arith.mulf } ins(%x, %wide : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>)
  %weights = linalg.broadcast ins(%w : tensor<8xf32>) outs(%e : tensor<5x8xf32>) dimensions = [0]
  %y = linalg.map { arith.mulf } ins(%normed, %weights : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>)
  return %y : tensor<5x8xf32>
}
