// RUN: prelude-opt %s --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s

// Types, weights and roundings that the ops don't have, beside those they have.
// x is [T, H, D] = [5, 3, 8].

#id = affine_map<(t, h, d) -> (t, h, d)>
#row = affine_map<(t, h, d) -> (t, h)>
#vec = affine_map<(t, h, d) -> (d)>
#tab = affine_map<(t, h, d) -> (t, d)>
#id5 = affine_map<(a, t, b, h, d) -> (a, t, b, h, d)>
#tab5 = affine_map<(a, t, b, h, d) -> (t, d)>

// CHECK-LABEL: func.func @norm(
// CHECK:         prelude.rms_norm once
func.func @norm(%x: tensor<5x3x8xbf16>, %w: tensor<8xf32>) -> tensor<5x3x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %e = tensor.empty() : tensor<5x3x8xbf16>
  %es = tensor.empty() : tensor<5x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%es : tensor<5x3xf32>) -> tensor<5x3xf32>
  %v = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xbf16>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %af = arith.extf %a : bf16 to f32
    %0 = arith.mulf %af, %af : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<5x3xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #vec, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %v, %w : tensor<5x3x8xbf16>, tensor<5x3xf32>, tensor<8xf32>) outs(%e : tensor<5x3x8xbf16>) {
  ^bb0(%a: bf16, %s: f32, %g: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %0 = arith.divf %s, %n : f32
    %2 = math.rsqrt %0 : f32
    %3 = arith.mulf %af, %2 : f32
    %z = arith.mulf %3, %g : f32
    %t = arith.truncf %z : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<5x3x8xbf16>
  return %y : tensor<5x3x8xbf16>
}

// The result is wider than the input.
// CHECK-LABEL: func.func @norm_widens(
// CHECK-NOT:     prelude.rms_norm
func.func @norm_widens(%x: tensor<5x3x8xbf16>, %w: tensor<8xf32>) -> tensor<5x3x8xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %e = tensor.empty() : tensor<5x3x8xf32>
  %es = tensor.empty() : tensor<5x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%es : tensor<5x3xf32>) -> tensor<5x3xf32>
  %v = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xbf16>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %af = arith.extf %a : bf16 to f32
    %0 = arith.mulf %af, %af : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<5x3xf32>
  // expected-remark@below {{[Missed] norm-type | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id, #row, #vec, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %v, %w : tensor<5x3x8xbf16>, tensor<5x3xf32>, tensor<8xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: bf16, %s: f32, %g: f32, %o: f32):
    %af = arith.extf %a : bf16 to f32
    %0 = arith.divf %s, %n : f32
    %2 = math.rsqrt %0 : f32
    %3 = arith.mulf %af, %2 : f32
    %z = arith.mulf %3, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x3x8xf32>
  return %y : tensor<5x3x8xf32>
}

// A weight for each row, in one body with the norm.
// CHECK-LABEL: func.func @norm_row_weight(
// CHECK-NOT:     prelude.rms_norm
func.func @norm_row_weight(%x: tensor<5x3x8xbf16>, %w: tensor<5x8xf32>) -> tensor<5x3x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %e = tensor.empty() : tensor<5x3x8xbf16>
  %es = tensor.empty() : tensor<5x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%es : tensor<5x3xf32>) -> tensor<5x3xf32>
  %v = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xbf16>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %af = arith.extf %a : bf16 to f32
    %0 = arith.mulf %af, %af : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<5x3xf32>
  // expected-remark@below {{[Missed] norm-weight | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id, #row, #tab, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %v, %w : tensor<5x3x8xbf16>, tensor<5x3xf32>, tensor<5x8xf32>) outs(%e : tensor<5x3x8xbf16>) {
  ^bb0(%a: bf16, %s: f32, %g: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %0 = arith.divf %s, %n : f32
    %2 = math.rsqrt %0 : f32
    %3 = arith.mulf %af, %2 : f32
    %z = arith.mulf %3, %g : f32
    %t = arith.truncf %z : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<5x3x8xbf16>
  return %y : tensor<5x3x8xbf16>
}

// CHECK-LABEL: func.func @rope(
// CHECK:         prelude.rope neox once
func.func @rope(%x: tensor<5x3x8xbf16>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xbf16> {
  %e = tensor.empty() : tensor<5x3x4xbf16>
  %x0 = tensor.extract_slice %x[0, 0, 0] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xbf16> to tensor<5x3x4xbf16>
  %x1 = tensor.extract_slice %x[0, 0, 4] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xbf16> to tensor<5x3x4xbf16>
  %lo = linalg.generic {indexing_maps = [#id, #id, #tab, #tab, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x0, %x1, %cos, %sin : tensor<5x3x4xbf16>, tensor<5x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<5x3x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.subf %0, %1 : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<5x3x4xbf16>
  %hi = linalg.generic {indexing_maps = [#id, #id, #tab, #tab, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x1, %x0, %cos, %sin : tensor<5x3x4xbf16>, tensor<5x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<5x3x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.addf %0, %1 : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<5x3x4xbf16>
  %y = tensor.concat dim(2) %lo, %hi : (tensor<5x3x4xbf16>, tensor<5x3x4xbf16>) -> tensor<5x3x8xbf16>
  return %y : tensor<5x3x8xbf16>
}

// The result is wider than the input.
// CHECK-LABEL: func.func @rope_widens(
// CHECK-NOT:     prelude.rope
func.func @rope_widens(%x: tensor<5x3x8xbf16>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xf32> {
  %e = tensor.empty() : tensor<5x3x4xf32>
  %x0 = tensor.extract_slice %x[0, 0, 0] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xbf16> to tensor<5x3x4xbf16>
  %x1 = tensor.extract_slice %x[0, 0, 4] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xbf16> to tensor<5x3x4xbf16>
  %lo = linalg.generic {indexing_maps = [#id, #id, #tab, #tab, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x0, %x1, %cos, %sin : tensor<5x3x4xbf16>, tensor<5x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<5x3x4xf32>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: f32):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.subf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<5x3x4xf32>
  %hi = linalg.generic {indexing_maps = [#id, #id, #tab, #tab, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x1, %x0, %cos, %sin : tensor<5x3x4xbf16>, tensor<5x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<5x3x4xf32>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: f32):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<5x3x4xf32>
  // expected-remark@below {{[Missed] rope-type | Category:prelude-raise}}
  %y = tensor.concat dim(2) %lo, %hi : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x8xf32>
  return %y : tensor<5x3x8xf32>
}

// The products are rounded, then added in f32.
// CHECK-LABEL: func.func @rope_rounds_products(
// CHECK-NOT:     prelude.rope
func.func @rope_rounds_products(%x: tensor<5x3x8xbf16>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xbf16> {
  %e = tensor.empty() : tensor<5x3x4xbf16>
  %x0 = tensor.extract_slice %x[0, 0, 0] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xbf16> to tensor<5x3x4xbf16>
  %x1 = tensor.extract_slice %x[0, 0, 4] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xbf16> to tensor<5x3x4xbf16>
  %lo = linalg.generic {indexing_maps = [#id, #id, #tab, #tab, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x0, %x1, %cos, %sin : tensor<5x3x4xbf16>, tensor<5x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<5x3x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %p = arith.truncf %0 : f32 to bf16
    %q = arith.truncf %1 : f32 to bf16
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %2 = arith.subf %pf, %qf : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<5x3x4xbf16>
  %hi = linalg.generic {indexing_maps = [#id, #id, #tab, #tab, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x1, %x0, %cos, %sin : tensor<5x3x4xbf16>, tensor<5x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<5x3x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %p = arith.truncf %0 : f32 to bf16
    %q = arith.truncf %1 : f32 to bf16
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %2 = arith.addf %pf, %qf : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<5x3x4xbf16>
  // expected-remark@below {{[Missed] rope-rounding | Category:prelude-raise}}
  %y = tensor.concat dim(2) %lo, %hi : (tensor<5x3x4xbf16>, tensor<5x3x4xbf16>) -> tensor<5x3x8xbf16>
  return %y : tensor<5x3x8xbf16>
}

// More dimensions than tokens, heads and dims.
// CHECK-LABEL: func.func @rope_of_rank_5(
// CHECK-NOT:     prelude.rope
func.func @rope_of_rank_5(%x: tensor<2x5x2x3x8xbf16>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<2x5x2x3x8xbf16> {
  %e = tensor.empty() : tensor<2x5x2x3x4xbf16>
  %x0 = tensor.extract_slice %x[0, 0, 0, 0, 0] [2, 5, 2, 3, 4] [1, 1, 1, 1, 1] : tensor<2x5x2x3x8xbf16> to tensor<2x5x2x3x4xbf16>
  %x1 = tensor.extract_slice %x[0, 0, 0, 0, 4] [2, 5, 2, 3, 4] [1, 1, 1, 1, 1] : tensor<2x5x2x3x8xbf16> to tensor<2x5x2x3x4xbf16>
  %lo = linalg.generic {indexing_maps = [#id5, #id5, #tab5, #tab5, #id5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%x0, %x1, %cos, %sin : tensor<2x5x2x3x4xbf16>, tensor<2x5x2x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<2x5x2x3x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.subf %0, %1 : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<2x5x2x3x4xbf16>
  %hi = linalg.generic {indexing_maps = [#id5, #id5, #tab5, #tab5, #id5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%x1, %x0, %cos, %sin : tensor<2x5x2x3x4xbf16>, tensor<2x5x2x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<2x5x2x3x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.addf %0, %1 : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<2x5x2x3x4xbf16>
  // expected-remark@below {{[Missed] rope-shape | Category:prelude-raise}}
  %y = tensor.concat dim(4) %lo, %hi : (tensor<2x5x2x3x4xbf16>, tensor<2x5x2x3x4xbf16>) -> tensor<2x5x2x3x8xbf16>
  return %y : tensor<2x5x2x3x8xbf16>
}

// The sum's rounding is an op of its own.
// CHECK-LABEL: func.func @rope_rounded_apart(
// CHECK:         prelude.rope neox once
// CHECK-NOT:     arith.truncf
func.func @rope_rounded_apart(%x: tensor<5x3x8xbf16>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xbf16> {
  %e = tensor.empty() : tensor<5x3x4xf32>
  %x0 = tensor.extract_slice %x[0, 0, 0] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xbf16> to tensor<5x3x4xbf16>
  %x1 = tensor.extract_slice %x[0, 0, 4] [5, 3, 4] [1, 1, 1] : tensor<5x3x8xbf16> to tensor<5x3x4xbf16>
  %lo = linalg.generic {indexing_maps = [#id, #id, #tab, #tab, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x0, %x1, %cos, %sin : tensor<5x3x4xbf16>, tensor<5x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<5x3x4xf32>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: f32):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.subf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<5x3x4xf32>
  %hi = linalg.generic {indexing_maps = [#id, #id, #tab, #tab, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x1, %x0, %cos, %sin : tensor<5x3x4xbf16>, tensor<5x3x4xbf16>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%e : tensor<5x3x4xf32>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: f32):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<5x3x4xf32>
  %y = tensor.concat dim(2) %lo, %hi : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x8xf32>
  %eb = tensor.empty() : tensor<5x3x8xbf16>
  %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y : tensor<5x3x8xf32>) outs(%eb : tensor<5x3x8xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %0 = arith.truncf %a : f32 to bf16
    linalg.yield %0 : bf16
  } -> tensor<5x3x8xbf16>
  return %z : tensor<5x3x8xbf16>
}
