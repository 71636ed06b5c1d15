// RUN: %python %prelude_src/utils/check-reason-codes.py --prelude-opt=prelude-opt --pass=raise --reasons=%prelude_src/include/prelude/Dialect/Prelude/Transforms/ReasonCodes.def --capabilities=%prelude_src/runtime/include/prelude/Capabilities.def %s | FileCheck %s
// CHECK: {{[0-9]+}} codes, each one edit away from success

// Each program is raised; each edit of it gives the reason code that it names.

#i1 = affine_map<(i) -> (i)>
#xyz = affine_map<(x, y, z) -> (x, y, z)>
#xy0 = affine_map<(x, y, z) -> (x, y, 0)>
#xz0 = affine_map<(x, y, z) -> (x, z, 0)>
#z = affine_map<(x, y, z) -> (z)>
#id = affine_map<(b, h, s, d) -> (b, h, s, d)>
#bsd = affine_map<(b, h, s, d) -> (b, s, d)>
#hsd = affine_map<(b, h, s, d) -> (h, s, d)>
#b = affine_map<(b, h, s, d) -> (b)>
#h = affine_map<(b, h, s, d) -> (h)>
#s = affine_map<(b, h, s, d) -> (s)>
#d = affine_map<(b, h, s, d) -> (d)>
#xy = affine_map<(x, y, z) -> (x, y)>
#bhd = affine_map<(b, h, s, d) -> (b, h, d)>

 func.func private @update(tensor<2x3x16x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x3x16x8xbf16>

// EDIT norm-divisor: `constant 8.0` => `constant 16.0`
// EDIT norm-axis: `[#xyz, #xy0], iterator_types = ["parallel", "parallel", "reduction"]` => `[#xyz, #xz0], iterator_types = ["parallel", "reduction", "parallel"]` and `[#xyz, #xy0, #z` => `[#xyz, #xz0, #z`
// EDIT norm-init: `constant 0.0` => `constant 1.0`
// EDIT norm-partial-sum: `%sum = linalg.generic {indexing_maps = [#xyz, #xy0], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<4x8x8xbf16>)` => `%part = tensor.extract_slice %x[0, 0, 0] [4, 8, 4] [1, 1, 1] : tensor<4x8x8xbf16> to tensor<4x8x4xbf16> %sum = linalg.generic {indexing_maps = [#xyz, #xy0], iterator_types = ["parallel", "parallel", "reduction"]} ins(%part : tensor<4x8x4xbf16>)`
// EDIT norm-input: `ins(%x : tensor<4x8x8xbf16>)` => `ins(%x2 : tensor<4x8x8xbf16>)`
// EDIT norm-eps: `constant 1.0e-05` => `constant -1.0e-05`
// EDIT norm-rounding: `%r = math.rsqrt %p : f32` => `%r0 = math.rsqrt %p : f32 %rb = arith.truncf %r0 : f32 to bf16 %r = arith.extf %rb : bf16 to f32`
// EDIT norm-low-precision: `%1 = arith.mulf %0, %0 : f32` => `%sq = arith.mulf %a, %a : bf16 %1 = arith.extf %sq : bf16 to f32`
// EDIT norm-weight: `arith.extf %g :` => `arith.extf %g2 :`
// OPTION trace-limit: trace-limit=4
func.func @norm(%x: tensor<4x8x8xbf16>, %x2: tensor<4x8x8xbf16>, %w: tensor<8xbf16>, %w2: tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<4x8x1xf32>
  %e = tensor.empty() : tensor<4x8x8xbf16>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<4x8x1xf32>) -> tensor<4x8x1xf32>
  %sum = linalg.generic {indexing_maps = [#xyz, #xy0], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<4x8x8xbf16>) outs(%fill : tensor<4x8x1xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x8x1xf32>
  %y = linalg.generic {indexing_maps = [#xyz, #xy0, #z, #xyz, #xyz], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w, %w2 : tensor<4x8x8xbf16>, tensor<4x8x1xf32>, tensor<8xbf16>, tensor<4x8x8xbf16>) outs(%e : tensor<4x8x8xbf16>) {
  ^bb0(%a: bf16, %s: f32, %g: bf16, %g2: bf16, %o: bf16):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %xf = arith.extf %a : bf16 to f32
    %y = arith.mulf %xf, %r : f32
    %gf = arith.extf %g : bf16 to f32
    %z = arith.mulf %y, %gf : f32
    %t = arith.truncf %z : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<4x8x8xbf16>
  return %y : tensor<4x8x8xbf16>
}

// EDIT-ALL norm-type: `f32` => `f64`
func.func @norm_f32(%x: tensor<4x8x8xf32>, %x2: tensor<4x8x8xf32>, %w: tensor<8xf32>, %w2: tensor<4x8x8xf32>) -> tensor<4x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<4x8x1xf32>
  %e = tensor.empty() : tensor<4x8x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<4x8x1xf32>) -> tensor<4x8x1xf32>
  %sum = linalg.generic {indexing_maps = [#xyz, #xy0], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<4x8x8xf32>) outs(%fill : tensor<4x8x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x8x1xf32>
  %y = linalg.generic {indexing_maps = [#xyz, #xy0, #z, #xyz, #xyz], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w, %w2 : tensor<4x8x8xf32>, tensor<4x8x1xf32>, tensor<8xf32>, tensor<4x8x8xf32>) outs(%e : tensor<4x8x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %g2: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<4x8x8xf32>
  return %y : tensor<4x8x8xf32>
}

// EDIT-ALL norm-shape: `tensor<4x` => `tensor<?x`
func.func @norm_rank_2(%x: tensor<4x8xf32>, %es: tensor<4x1xf32>, %e: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<4x1xf32>) -> tensor<4x1xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t, 0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%fill : tensor<4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<4x1xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t, 0)>, affine_map<(t, d) -> (t, d)>], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<4x8xf32>, tensor<4x1xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %r = math.rsqrt %m : f32
    %z = arith.mulf %a, %r : f32
    linalg.yield %z : f32
  } -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// EDIT rope-sign: `tensor.concat dim(3) %n, %lo` => `tensor.concat dim(3) %hi, %lo`
// EDIT rope-both-negated: `%r = tensor.concat dim(3) %n, %lo` => `%nlo = linalg.negf ins(%lo : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) -> tensor<2x3x5x4xbf16> %r = tensor.concat dim(3) %n, %nlo`
// EDIT rope-input: `tensor.concat dim(3) %n, %lo` => `tensor.concat dim(3) %n, %hi`
// EDIT rope-no-products: `ins(%p, %q` => `ins(%p, %r`
// EDIT rope-head-dependent-table: `%p = linalg.generic {indexing_maps = [#id, #bsd, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>)` => `%p = linalg.generic {indexing_maps = [#id, #hsd, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos_of_head : tensor<2x3x5x8xbf16>, tensor<3x5x8xbf16>)`
// EDIT rope-rounding: `%0 = arith.addf %a, %b : bf16` => `%af = arith.extf %a : bf16 to f32 %bf = arith.extf %b : bf16 to f32 %f = arith.addf %af, %bf : f32 %0 = arith.truncf %f : f32 to bf16`
// EDIT-ALL rope-type: `bf16` => `f64`
// EDIT rope-split-not-half: `%r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>)` => `%hi6 = tensor.extract_slice %x[0, 0, 0, 2] [2, 3, 5, 6] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x6xbf16> %e6 = tensor.empty() : tensor<2x3x5x6xbf16> %n6 = linalg.negf ins(%hi6 : tensor<2x3x5x6xbf16>) outs(%e6 : tensor<2x3x5x6xbf16>) -> tensor<2x3x5x6xbf16> %lo2 = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 2] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x2xbf16> %r = tensor.concat dim(3) %n6, %lo2 : (tensor<2x3x5x6xbf16>, tensor<2x3x5x2xbf16>)`
func.func @rope(%x: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>, %cos_of_head: tensor<3x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bsd, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#id, #bsd, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r, %sin : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// EDIT rope-table: `ins(%x2, %x1, %cos,` => `ins(%x2, %x1, %cos2,`
// EDIT rope-shape: `%y = tensor.concat dim(3) %lo, %hi : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x8xf32>` => `%c = tensor.concat dim(3) %lo, %hi : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<?x5x3x8xf32> %y = tensor.cast %c : tensor<?x5x3x8xf32> to tensor<2x5x3x8xf32>`
func.func @rope_of_halves(%x: tensor<2x5x3x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>, %cos2: tensor<2x5x4xf32>) -> tensor<2x5x3x8xf32> {
  %e = tensor.empty() : tensor<2x5x3x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %x2 = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %lo = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s, d)>, affine_map<(b, s, h, d) -> (b, s, d)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x1, %x2, %cos, %sin : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %s: f32, %o: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.subf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x5x3x4xf32>
  %hi = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s, d)>, affine_map<(b, s, h, d) -> (b, s, d)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x2, %x1, %cos, %sin : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %s: f32, %o: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x5x3x4xf32>
  %y = tensor.concat dim(3) %lo, %hi : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// EDIT-ALL slice-stride: `[1, 1, 1, 1]` => `[1, 1, 2, 1]`
// EDIT-ALL slice-partial-row: `x16x8xbf16>` => `x16x9xbf16>`
// EDIT-ALL slice-partial-heads: `x3x16x` => `x4x16x`
// EDIT cache-unpaired: `into %vc[0, 0, 4, 0]` => `into %vc[0, 0, 5, 0]`
// EDIT cache-early-use+cache-unpaired: `%vc2 = tensor.insert_slice %v` => `%v2 = "test.use"(%kc2, %v) : (tensor<2x3x16x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x3x5x8xbf16> %vc2 = tensor.insert_slice %v2`
// EDIT-ALL cache-type: `bf16` => `f64`
// EDIT cache-concat+cache-unpaired: `%kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>` => `%kc2 = tensor.concat dim(2) %k11, %k : (tensor<2x3x11x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x3x16x8xbf16>`
func.func @slice(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %k11: tensor<2x3x11x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  %vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// EDIT-ALL scatter-not-unique: `unique_indices = true` => `unique_indices = false`
// EDIT-ALL scatter-combiner: `"tm_tensor.yield"(%a)` => `%sum = arith.addf %a, %o : bf16 "tm_tensor.yield"(%sum)`
// EDIT scatter-indices: `%cb, %ch, %cs, %cd :` => `%cb, %ch, %cd, %cs :`
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

// EDIT layer-norm: `%v = linalg.generic {indexing_maps = [#xyz, #xy], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x` => `%v = linalg.generic {indexing_maps = [#xyz, #xy], iterator_types = ["parallel", "parallel", "reduction"]} ins(%d` and `%y = linalg.generic {indexing_maps = [#xyz, #xy, #xyz], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x` => `%y = linalg.generic {indexing_maps = [#xyz, #xy, #xyz], iterator_types = ["parallel", "parallel", "parallel"]} ins(%d`
func.func @norm_of_rotated(%x: tensor<5x3x8xf32>, %w: tensor<8xf32>, %cos: tensor<5x4xf32>, %sin: tensor<5x4xf32>) -> tensor<5x3x8xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-05 : f32
  %e = tensor.empty() : tensor<5x3x8xf32>
  %es = tensor.empty() : tensor<5x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%es : tensor<5x3xf32>) -> tensor<5x3xf32>
  %m = linalg.generic {indexing_maps = [#xyz, #xy], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<5x3xf32>
  %d = linalg.generic {indexing_maps = [#xyz, #xy, #xyz], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %m : tensor<5x3x8xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %s, %n : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x3x8xf32>
  %v = linalg.generic {indexing_maps = [#xyz, #xy], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x3x8xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<5x3xf32>
  %y = linalg.generic {indexing_maps = [#xyz, #xy, #xyz], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %v : tensor<5x3x8xf32>, tensor<5x3xf32>) outs(%e : tensor<5x3x8xf32>) {
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

// EDIT-ALL cache-select: `arith.cmpi eq` => `arith.cmpi sle`
func.func @choice(%k: tensor<2x3x8xbf16>, %v: tensor<2x3x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %pos: tensor<2xi32>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %e = tensor.empty() : tensor<2x3x16x8xbf16>
  %kc2 = linalg.generic {indexing_maps = [#b, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %k, %kc : tensor<2xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi eq, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  %vc2 = linalg.generic {indexing_maps = [#b, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %v, %vc : tensor<2xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi eq, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// EDIT no-prelude: `%kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>` => `%kc2 = linalg.copy ins(%kc : tensor<2x3x16x8xbf16>) outs(%ec : tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>` and `%vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>` => `%vc2 = linalg.copy ins(%vc : tensor<2x3x16x8xbf16>) outs(%ec : tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>`
// EDIT foreign-dialect: `%kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>` => `%kc2 = tosa.abs %kc : (tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>` and `%vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>` => `%vc2 = tosa.abs %vc : (tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>`
// EDIT cache-call: `%kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>` => `%kc2 = func.call @update(%kc, %k) : (tensor<2x3x16x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x3x16x8xbf16>` and `%vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>` => `%vc2 = func.call @update(%vc, %v) : (tensor<2x3x16x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x3x16x8xbf16>`
func.func @attention(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %s: tensor<6x5x16xf32>, %vf: tensor<6x16x8xf32>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>, tensor<6x5x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %ec = tensor.empty() : tensor<2x3x16x8xbf16>
  %e = tensor.empty() : tensor<6x5x16xf32>
  %o = tensor.empty() : tensor<6x5x8xf32>
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  %vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  %p = linalg.exp ins(%s : tensor<6x5x16xf32>) outs(%e : tensor<6x5x16xf32>) -> tensor<6x5x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
  %r = linalg.batch_matmul ins(%p, %vf : tensor<6x5x16xf32>, tensor<6x16x8xf32>) outs(%f : tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
  return %kc2, %vc2, %r : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>, tensor<6x5x8xf32>
}
