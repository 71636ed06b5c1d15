// RUN: %python %prelude_src/utils/check-reason-codes.py --prelude-opt=prelude-opt --pass=raise --some --reasons=%prelude_src/include/prelude/Dialect/Prelude/Transforms/ReasonCodes.def --capabilities=%prelude_src/runtime/include/prelude/Capabilities.def %s | FileCheck %s --check-prefix=CODES
// RUN: prelude-opt %s --prelude-raise --canonicalize | FileCheck %s
// CODES: {{[0-9]+}} codes, each one edit away from success

// What isn't a prelude, but nearly, as StableHLO's legalization to linalg spells
// it with primitive ops: linalg.map, linalg.reduce, linalg.broadcast, constants
// as tensors. x is [B, S, H, D] = [2, 5, 8, 8].

// The divisor of another extent, and none (the L2 norm).
// EDIT norm-divisor: `dense<8.0>` => `dense<16.0>`
// EDIT norm-divisor: `{ arith.addf } ins(%mean,` => `{ arith.addf } ins(%kept,`
// Over the heads.
// EDIT-ALL norm-axis: `outs(%zeros : tensor<2x5x8xf32>) dimensions = [3]` => `outs(%zeros : tensor<2x5x8xf32>) dimensions = [2]` and `outs(%e1 : tensor<2x5x8x1xf32>) dimensions = [3]` => `outs(%e1 : tensor<2x5x8x1xf32>) dimensions = [2]` and `outs(%e : tensor<2x5x8x8xf32>) dimensions = [3]` => `outs(%e : tensor<2x5x8x8xf32>) dimensions = [2]` and `2x5x8x1xf32` => `2x5x1x8xf32`
// The sum over the dims for the row of that head's number.
// EDIT norm-input: `outs(%zeros : tensor<2x5x8xf32>) dimensions = [3]` => `outs(%zeros : tensor<2x5x8xf32>) dimensions = [2]`
// The variance of a slice, by the slice's extent.
// EDIT norm-partial-sum: `%sum = linalg.reduce { arith.addf } ins(%square : tensor<2x5x8x8xf32>)` => `%part = tensor.extract_slice %square[0, 0, 0, 0] [2, 5, 8, 4] [1, 1, 1, 1] : tensor<2x5x8x8xf32> to tensor<2x5x8x4xf32> %sum = linalg.reduce { arith.addf } ins(%part : tensor<2x5x8x4xf32>)` and `dense<8.0>` => `dense<4.0>`
// The sum begins at 1.
// EDIT norm-init: `constant 0.0` => `constant 1.0`
// The squares are another tensor's, and those of the next rows.
// EDIT norm-input: `{ arith.mulf } ins(%x, %x :` => `{ arith.mulf } ins(%x2, %x2 :`
// EDIT norm-input: `%square = linalg.map { arith.mulf } ins(%x, %x :` => `%next = tensor.extract_slice %longer[0, 1, 0, 0] [2, 5, 8, 8] [1, 1, 1, 1] : tensor<2x6x8x8xbf16> to tensor<2x5x8x8xbf16> %nw = linalg.map { arith.extf } ins(%next : tensor<2x5x8x8xbf16>) outs(%e : tensor<2x5x8x8xf32>) %square = linalg.map { arith.mulf } ins(%nw, %nw :`
// eps is negative, and no constant.
// EDIT norm-eps: `dense<1.0e-06>` => `dense<-1.0e-06>`
// EDIT norm-eps: `{ arith.addf } ins(%mean, %eps :` => `{ arith.addf } ins(%mean, %eps2 :`
// CHECK-LABEL: func.func @norm(
// CHECK:         prelude.rms_norm stepwise ins(%{{.*}}, weight
func.func @norm(%longer: tensor<2x6x8x8xbf16>, %x2: tensor<2x5x8x8xf32>, %w: tensor<8xbf16>, %eps2: tensor<2x5x8x1xf32>) -> tensor<2x5x8x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant dense<8.0> : tensor<2x5x8x1xf32>
  %eps = arith.constant dense<1.0e-06> : tensor<2x5x8x1xf32>
  %e = tensor.empty() : tensor<2x5x8x8xf32>
  %e1 = tensor.empty() : tensor<2x5x8x1xf32>
  %es = tensor.empty() : tensor<2x5x8xf32>
  %eb = tensor.empty() : tensor<2x5x8x8xbf16>
  %narrow = tensor.extract_slice %longer[0, 0, 0, 0] [2, 5, 8, 8] [1, 1, 1, 1] : tensor<2x6x8x8xbf16> to tensor<2x5x8x8xbf16>
  %x = linalg.map { arith.extf } ins(%narrow : tensor<2x5x8x8xbf16>) outs(%e : tensor<2x5x8x8xf32>)
  %square = linalg.map { arith.mulf } ins(%x, %x : tensor<2x5x8x8xf32>, tensor<2x5x8x8xf32>) outs(%e : tensor<2x5x8x8xf32>)
  %zeros = linalg.fill ins(%zero : f32) outs(%es : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
  %sum = linalg.reduce { arith.addf } ins(%square : tensor<2x5x8x8xf32>) outs(%zeros : tensor<2x5x8xf32>) dimensions = [3]
  %kept = linalg.broadcast ins(%sum : tensor<2x5x8xf32>) outs(%e1 : tensor<2x5x8x1xf32>) dimensions = [3]
  %mean = linalg.map { arith.divf } ins(%kept, %n : tensor<2x5x8x1xf32>, tensor<2x5x8x1xf32>) outs(%e1 : tensor<2x5x8x1xf32>)
  %more = linalg.map { arith.addf } ins(%mean, %eps : tensor<2x5x8x1xf32>, tensor<2x5x8x1xf32>) outs(%e1 : tensor<2x5x8x1xf32>)
  %root = linalg.map { math.rsqrt } ins(%more : tensor<2x5x8x1xf32>) outs(%e1 : tensor<2x5x8x1xf32>)
  %row = tensor.collapse_shape %root [[0], [1], [2, 3]] : tensor<2x5x8x1xf32> into tensor<2x5x8xf32>
  %wide = linalg.broadcast ins(%row : tensor<2x5x8xf32>) outs(%e : tensor<2x5x8x8xf32>) dimensions = [3]
  %normed = linalg.map { arith.mulf } ins(%x, %wide : tensor<2x5x8x8xf32>, tensor<2x5x8x8xf32>) outs(%e : tensor<2x5x8x8xf32>)
  %rounded = linalg.map { arith.truncf } ins(%normed : tensor<2x5x8x8xf32>) outs(%eb : tensor<2x5x8x8xbf16>)
  %weights = linalg.broadcast ins(%w : tensor<8xbf16>) outs(%eb : tensor<2x5x8x8xbf16>) dimensions = [0, 1, 2]
  %y = linalg.map { arith.mulf } ins(%weights, %rounded : tensor<2x5x8x8xbf16>, tensor<2x5x8x8xbf16>) outs(%eb : tensor<2x5x8x8xbf16>)
  return %y : tensor<2x5x8x8xbf16>
}

// A weight for each row stays outside of the norm.
// CHECK-LABEL: func.func @row_weight(
// CHECK-NOT:     weight
// CHECK:         prelude.rms_norm once
// CHECK-NOT:     weight
// CHECK:         linalg.map { arith.mulf }
func.func @row_weight(%x: tensor<5x8xf32>, %w: tensor<5x8xf32>) -> tensor<5x8xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant dense<8.0> : tensor<5xf32>
  %e = tensor.empty() : tensor<5x8xf32>
  %es = tensor.empty() : tensor<5xf32>
  %square = linalg.map { arith.mulf } ins(%x, %x : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>)
  %zeros = linalg.fill ins(%zero : f32) outs(%es : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.reduce { arith.addf } ins(%square : tensor<5x8xf32>) outs(%zeros : tensor<5xf32>) dimensions = [1]
  %mean = linalg.map { arith.divf } ins(%sum, %n : tensor<5xf32>, tensor<5xf32>) outs(%es : tensor<5xf32>)
  %root = linalg.map { math.rsqrt } ins(%mean : tensor<5xf32>) outs(%es : tensor<5xf32>)
  %wide = linalg.broadcast ins(%root : tensor<5xf32>) outs(%e : tensor<5x8xf32>) dimensions = [1]
  %normed = linalg.map { arith.mulf } ins(%x, %wide : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>)
  %y = linalg.map { arith.mulf } ins(%normed, %w : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>)
  return %y : tensor<5x8xf32>
}

// No half negated, and both.
// EDIT rope-sign: `%lo = linalg.map { arith.subf }` => `%lo = linalg.map { arith.addf }`
// EDIT rope-both-negated: `%hi = linalg.map { arith.addf }` => `%hi = linalg.map { arith.subf }`
// The halves of the result exchanged, and the first one twice.
// EDIT rope-sign: `tensor.concat dim(3) %lo, %hi` => `tensor.concat dim(3) %hi, %lo`
// EDIT rope-both-negated: `tensor.concat dim(3) %lo, %hi` => `tensor.concat dim(3) %lo, %lo`
// Cut before the half.
// EDIT rope-input: `%x1 = tensor.extract_slice %x[0, 0, 0, 4]` => `%x1 = tensor.extract_slice %x[0, 0, 0, 3]`
// The table where x belongs.
// EDIT rope-input: `%a = linalg.map { arith.mulf } ins(%x0, %c :` => `%a = linalg.map { arith.mulf } ins(%s, %c :`
// The other table for the second half.
// EDIT rope-table: `%g = linalg.map { arith.mulf } ins(%x1, %c :` => `%g = linalg.map { arith.mulf } ins(%x1, %s :`
// A table for each head.
// EDIT rope-head-dependent-table: `linalg.broadcast ins(%cos : tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xf32>) dimensions = [2]` => `linalg.broadcast ins(%cos_of_head : tensor<5x3x4xf32>) outs(%e : tensor<2x5x3x4xf32>) dimensions = [0]`
// No products: rotate_half alone.
// EDIT rope-no-products: `%y = tensor.concat dim(3) %lo, %hi` => `%minus = linalg.map { arith.negf } ins(%x1 : tensor<2x5x3x4xf32>) outs(%e : tensor<2x5x3x4xf32>) %y = tensor.concat dim(3) %minus, %x0`
// CHECK-LABEL: func.func @rope(
// CHECK:         prelude.rope neox
func.func @rope(%x: tensor<2x5x3x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>, %cos_of_head: tensor<5x3x4xf32>) -> tensor<2x5x3x8xf32> {
  %e = tensor.empty() : tensor<2x5x3x4xf32>
  %x0 = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %c = linalg.broadcast ins(%cos : tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xf32>) dimensions = [2]
  %s = linalg.broadcast ins(%sin : tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xf32>) dimensions = [2]
  %a = linalg.map { arith.mulf } ins(%x0, %c : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) outs(%e : tensor<2x5x3x4xf32>)
  %b = linalg.map { arith.mulf } ins(%x1, %s : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) outs(%e : tensor<2x5x3x4xf32>)
  %lo = linalg.map { arith.subf } ins(%a, %b : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) outs(%e : tensor<2x5x3x4xf32>)
  %g = linalg.map { arith.mulf } ins(%x1, %c : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) outs(%e : tensor<2x5x3x4xf32>)
  %h = linalg.map { arith.mulf } ins(%x0, %s : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) outs(%e : tensor<2x5x3x4xf32>)
  %hi = linalg.map { arith.addf } ins(%g, %h : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) outs(%e : tensor<2x5x3x4xf32>)
  %y = tensor.concat dim(3) %lo, %hi : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// dynamic_update_slice at a clamped position, [B, M, H, D].
// Every other row, part of each row, part of the heads.
// EDIT-ALL slice-stride: `[2, 5, 3, 8] [1, 1, 1, 1]` => `[2, 5, 3, 8] [1, 2, 1, 1]`
// EDIT-ALL slice-partial-row: `2x16x3x8xbf16` => `2x16x3x9xbf16`
// EDIT-ALL slice-partial-heads: `2x16x3x8xbf16` => `2x16x4x8xbf16`
// The cache that grows.
// EDIT cache-concat+cache-unpaired: `%kc2 = tensor.insert_slice %k into %kc[0, %at, 0, 0] [2, 5, 3, 8] [1, 1, 1, 1] : tensor<2x5x3x8xbf16> into tensor<2x16x3x8xbf16>` => `%kc2 = tensor.concat dim(1) %kc11, %k : (tensor<2x11x3x8xbf16>, tensor<2x5x3x8xbf16>) -> tensor<2x16x3x8xbf16>`
// k and v at two positions.
// EDIT cache-unpaired: `%v into %vc[0, %at,` => `%v into %vc[0, %first,`
// CHECK-LABEL: func.func @write(
// CHECK:         prelude.kv_cache_update
func.func @write(%k: tensor<2x5x3x8xbf16>, %v: tensor<2x5x3x8xbf16>, %kc: tensor<2x16x3x8xbf16>, %vc: tensor<2x16x3x8xbf16>, %pos: tensor<i32>, %kc11: tensor<2x11x3x8xbf16>) -> (tensor<2x16x3x8xbf16>, tensor<2x16x3x8xbf16>) {
  %first = arith.constant 0 : index
  %last = arith.constant 11 : index
  %p = tensor.extract %pos[] : tensor<i32>
  %i = arith.index_cast %p : i32 to index
  %low = arith.maxsi %i, %first : index
  %at = arith.minsi %low, %last : index
  %kc2 = tensor.insert_slice %k into %kc[0, %at, 0, 0] [2, 5, 3, 8] [1, 1, 1, 1] : tensor<2x5x3x8xbf16> into tensor<2x16x3x8xbf16>
  %vc2 = tensor.insert_slice %v into %vc[0, %at, 0, 0] [2, 5, 3, 8] [1, 1, 1, 1] : tensor<2x5x3x8xbf16> into tensor<2x16x3x8xbf16>
  return %kc2, %vc2 : tensor<2x16x3x8xbf16>, tensor<2x16x3x8xbf16>
}
