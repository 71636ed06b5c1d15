// RUN: prelude-opt %s --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s

// Halves put together by a branch on the index, as StableHLO's concatenate
// becomes without tensor.concat. x is [B, S, H, D] = [2, 5, 3, 8].

#id = affine_map<(b, s, h, d) -> (b, s, h, d)>

// CHECK-LABEL: func.func @branch(
// CHECK:         prelude.rope neox once ins(%{{.*}}, cos %arg1, sin %arg2, positions %{{.*}} : tensor<10x3x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<10xi64>) outs
// CHECK-NOT:     scf.if
func.func @branch(%x: tensor<2x5x3x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x5x3x8xf32> {
  %bound = arith.constant 4 : index
  %shift = arith.constant 4 : index
  %e = tensor.empty() : tensor<2x5x3x8xf32>
  %eh = tensor.empty() : tensor<2x5x3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %n = linalg.negf ins(%hi : tensor<2x5x3x4xf32>) outs(%eh : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x5x3x8xf32>) {
  ^bb0(%o: f32):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %2 = linalg.index 2 : index
    %3 = linalg.index 3 : index
    %4 = arith.cmpi ult, %3, %bound : index
    %5 = scf.if %4 -> (f32) {
      %6 = tensor.extract %n[%0, %1, %2, %3] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    } else {
      %7 = arith.subi %3, %shift : index
      %6 = tensor.extract %lo[%0, %1, %2, %7] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    }
    linalg.yield %5 : f32
  } -> tensor<2x5x3x8xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %a = linalg.mul ins(%x, %c : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %y = linalg.add ins(%a, %b : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// CHECK-LABEL: func.func @branch_at_most(
// CHECK:         prelude.rope neox once
func.func @branch_at_most(%x: tensor<2x5x3x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x5x3x8xf32> {
  %bound = arith.constant 3 : index
  %shift = arith.constant 4 : index
  %e = tensor.empty() : tensor<2x5x3x8xf32>
  %eh = tensor.empty() : tensor<2x5x3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %n = linalg.negf ins(%hi : tensor<2x5x3x4xf32>) outs(%eh : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x5x3x8xf32>) {
  ^bb0(%o: f32):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %2 = linalg.index 2 : index
    %3 = linalg.index 3 : index
    %4 = arith.cmpi sle, %3, %bound : index
    %5 = scf.if %4 -> (f32) {
      %6 = tensor.extract %n[%0, %1, %2, %3] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    } else {
      %7 = arith.subi %3, %shift : index
      %6 = tensor.extract %lo[%0, %1, %2, %7] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    }
    linalg.yield %5 : f32
  } -> tensor<2x5x3x8xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %a = linalg.mul ins(%x, %c : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %y = linalg.add ins(%a, %b : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// CHECK-LABEL: func.func @branch_at_least(
// CHECK:         prelude.rope neox once
func.func @branch_at_least(%x: tensor<2x5x3x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x5x3x8xf32> {
  %bound = arith.constant 4 : index
  %shift = arith.constant 4 : index
  %e = tensor.empty() : tensor<2x5x3x8xf32>
  %eh = tensor.empty() : tensor<2x5x3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %n = linalg.negf ins(%hi : tensor<2x5x3x4xf32>) outs(%eh : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x5x3x8xf32>) {
  ^bb0(%o: f32):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %2 = linalg.index 2 : index
    %3 = linalg.index 3 : index
    %4 = arith.cmpi sgt, %bound, %3 : index
    %5 = scf.if %4 -> (f32) {
      %6 = tensor.extract %n[%0, %1, %2, %3] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    } else {
      %7 = arith.subi %3, %shift : index
      %6 = tensor.extract %lo[%0, %1, %2, %7] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    }
    linalg.yield %5 : f32
  } -> tensor<2x5x3x8xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %a = linalg.mul ins(%x, %c : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %y = linalg.add ins(%a, %b : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// The branches the other way round.
// CHECK-LABEL: func.func @branches_swapped(
// CHECK-NOT:     prelude.rope
func.func @branches_swapped(%x: tensor<2x5x3x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x5x3x8xf32> {
  %bound = arith.constant 4 : index
  %shift = arith.constant 4 : index
  %e = tensor.empty() : tensor<2x5x3x8xf32>
  %eh = tensor.empty() : tensor<2x5x3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %n = linalg.negf ins(%hi : tensor<2x5x3x4xf32>) outs(%eh : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x5x3x8xf32>) {
  ^bb0(%o: f32):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %2 = linalg.index 2 : index
    %3 = linalg.index 3 : index
    %4 = arith.cmpi ult, %3, %bound : index
    %5 = scf.if %4 -> (f32) {
      %6 = tensor.extract %lo[%0, %1, %2, %3] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    } else {
      %7 = arith.subi %3, %shift : index
      %6 = tensor.extract %n[%0, %1, %2, %7] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    }
    linalg.yield %5 : f32
  } -> tensor<2x5x3x8xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %a = linalg.mul ins(%x, %c : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  // expected-remark@below {{[Missed] rope-input | Category:prelude-raise}}
  %y = linalg.add ins(%a, %b : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// One element later.
// CHECK-LABEL: func.func @late_branch(
// CHECK-NOT:     prelude.rope
func.func @late_branch(%x: tensor<2x5x3x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x5x3x8xf32> {
  %bound = arith.constant 4 : index
  %shift = arith.constant 4 : index
  %e = tensor.empty() : tensor<2x5x3x8xf32>
  %eh = tensor.empty() : tensor<2x5x3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %n = linalg.negf ins(%hi : tensor<2x5x3x4xf32>) outs(%eh : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x5x3x8xf32>) {
  ^bb0(%o: f32):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %2 = linalg.index 2 : index
    %3 = linalg.index 3 : index
    %4 = arith.cmpi ule, %3, %bound : index
    %5 = scf.if %4 -> (f32) {
      %6 = tensor.extract %n[%0, %1, %2, %3] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    } else {
      %7 = arith.subi %3, %shift : index
      %6 = tensor.extract %lo[%0, %1, %2, %7] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    }
    linalg.yield %5 : f32
  } -> tensor<2x5x3x8xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %a = linalg.mul ins(%x, %c : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  // expected-remark@below {{[Missed] rope-split-not-half | Category:prelude-raise}}
  %y = linalg.add ins(%a, %b : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// What the second half reads is shifted.
// CHECK-LABEL: func.func @shifted_branch(
// CHECK-NOT:     prelude.rope
func.func @shifted_branch(%x: tensor<2x5x3x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x5x3x8xf32> {
  %bound = arith.constant 4 : index
  %shift = arith.constant 3 : index
  %e = tensor.empty() : tensor<2x5x3x8xf32>
  %eh = tensor.empty() : tensor<2x5x3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %n = linalg.negf ins(%hi : tensor<2x5x3x4xf32>) outs(%eh : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x5x3x8xf32>) {
  ^bb0(%o: f32):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %2 = linalg.index 2 : index
    %3 = linalg.index 3 : index
    %4 = arith.cmpi ult, %3, %bound : index
    %5 = scf.if %4 -> (f32) {
      %6 = tensor.extract %n[%0, %1, %2, %3] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    } else {
      %7 = arith.subi %3, %shift : index
      %6 = tensor.extract %lo[%0, %1, %2, %7] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    }
    linalg.yield %5 : f32
  } -> tensor<2x5x3x8xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %a = linalg.mul ins(%x, %c : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  // expected-remark@below {{[Missed] rope-input | Category:prelude-raise}}
  %y = linalg.add ins(%a, %b : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// Never taken.
// CHECK-LABEL: func.func @negative_bound(
// CHECK-NOT:     prelude.rope
func.func @negative_bound(%x: tensor<2x5x3x8xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>) -> tensor<2x5x3x8xf32> {
  %bound = arith.constant -4 : index
  %shift = arith.constant 4 : index
  %e = tensor.empty() : tensor<2x5x3x8xf32>
  %eh = tensor.empty() : tensor<2x5x3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %n = linalg.negf ins(%hi : tensor<2x5x3x4xf32>) outs(%eh : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x5x3x8xf32>) {
  ^bb0(%o: f32):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %2 = linalg.index 2 : index
    %3 = linalg.index 3 : index
    %4 = arith.cmpi slt, %3, %bound : index
    %5 = scf.if %4 -> (f32) {
      %6 = tensor.extract %n[%0, %1, %2, %3] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    } else {
      %7 = arith.subi %3, %shift : index
      %6 = tensor.extract %lo[%0, %1, %2, %7] : tensor<2x5x3x4xf32>
      scf.yield %6 : f32
    }
    linalg.yield %5 : f32
  } -> tensor<2x5x3x8xf32>
  %c = linalg.broadcast ins(%cos : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %s = linalg.broadcast ins(%sin : tensor<5x8xf32>) outs(%e : tensor<2x5x3x8xf32>) dimensions = [0, 2]
  %a = linalg.mul ins(%x, %c : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %b = linalg.mul ins(%r, %s : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  %y = linalg.add ins(%a, %b : tensor<2x5x3x8xf32>, tensor<2x5x3x8xf32>) outs(%e : tensor<2x5x3x8xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}
