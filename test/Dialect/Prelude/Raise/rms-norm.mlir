// RUN: prelude-opt %s --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s
// RUN: prelude-opt %s --prelude-raise=allow-low-precision-norm | FileCheck %s --check-prefix=LOW
// RUN: prelude-opt %s --prelude-raise=trace-limit=4 --prelude-report=text -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIMIT
// RUN: prelude-opt %s --linalg-generalize-named-ops --canonicalize --cse --prelude-raise | FileCheck %s

// Norms in the spellings of frontends, each with the near misses that are one
// edit away beside it.

// LIMIT: raised: rms_norm 0
// LIMIT: [trace-limit]: the limit of steps was reached

#id3 = affine_map<(t, h, d) -> (t, h, d)>
#row3 = affine_map<(t, h, d) -> (t, h, 0)>
#drop3 = affine_map<(t, h, d) -> (t, h)>
#vec3 = affine_map<(t, h, d) -> (d)>
#all3 = affine_map<(t, h, d) -> ()>

// Stepwise, as Hugging Face writes it: an op at a time, eps in f64 behind a
// cast, the weight first.
// CHECK-LABEL: func.func @stepwise(
// CHECK-SAME:    %[[X:.*]]: tensor<5x4x8xbf16>, %[[W:.*]]: tensor<8xbf16>
// CHECK-NOT:     linalg.generic
// CHECK:         %[[T:.*]] = tensor.collapse_shape %[[X]]
// CHECK:         %[[R:.*]] = prelude.rms_norm stepwise ins(%[[T]], weight %[[W]] : tensor<20x8xbf16>, tensor<8xbf16>)
// CHECK-SAME:      eps = 9.99999997E-7 -> tensor<20x8xbf16>
// CHECK-NEXT:    %[[Y:.*]] = tensor.expand_shape %[[R]]
// CHECK-NEXT:    return %[[Y]]
func.func @stepwise(%x: tensor<5x4x8xbf16>, %w: tensor<8xbf16>) -> tensor<5x4x8xbf16> {
  %two = arith.constant 2 : i64
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-06 : f64
  %ef = tensor.empty() : tensor<5x4x8xf32>
  %er = tensor.empty() : tensor<5x4x1xf32>
  %eb = tensor.empty() : tensor<5x4x8xbf16>
  %xf = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<5x4x8xbf16>) outs(%ef : tensor<5x4x8xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    linalg.yield %0 : f32
  } -> tensor<5x4x8xf32>
  %sq = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%xf : tensor<5x4x8xf32>) outs(%ef : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.fpowi %a, %two : f32, i64
    linalg.yield %0 : f32
  } -> tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%er : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%sq : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<5x4x1xf32>
  %mean = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%sum : tensor<5x4x1xf32>) outs(%er : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.divf %a, %n : f32
    linalg.yield %0 : f32
  } -> tensor<5x4x1xf32>
  %plus = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mean : tensor<5x4x1xf32>) outs(%er : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.truncf %eps : f64 to f32
    %1 = arith.addf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  %r = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%plus : tensor<5x4x1xf32>) outs(%er : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.rsqrt %a : f32
    linalg.yield %0 : f32
  } -> tensor<5x4x1xf32>
  %s = linalg.generic {indexing_maps = [#id3, #row3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%xf, %r : tensor<5x4x8xf32>, tensor<5x4x1xf32>) outs(%ef : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<5x4x8xf32>
  %t = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<5x4x8xf32>) outs(%eb : tensor<5x4x8xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %0 = arith.truncf %a : f32 to bf16
    linalg.yield %0 : bf16
  } -> tensor<5x4x8xbf16>
  %y = linalg.generic {indexing_maps = [#vec3, #id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w, %t : tensor<8xbf16>, tensor<5x4x8xbf16>) outs(%eb : tensor<5x4x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<5x4x8xbf16>
  return %y : tensor<5x4x8xbf16>
}

// All in f32, fused into two ops, mulf for the square.
// CHECK-LABEL: func.func @once_f32(
// CHECK-NOT:     linalg.generic
// CHECK:         prelude.rms_norm once ins(%{{.*}}, weight %{{.*}} : tensor<20x8xf32>, tensor<8xf32>){{.*}} eps = 9.99999974E-6 -> tensor<20x8xf32>
func.func @once_f32(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// The mean as a product with 1 / n.
// CHECK-LABEL: func.func @mean_by_reciprocal(
// CHECK-NOT:     linalg.generic
// CHECK:         prelude.rms_norm once ins(%{{.*}}, weight %{{.*}} : tensor<20x8xf32>, tensor<8xf32>){{.*}} eps = 9.99999974E-6 -> tensor<20x8xf32>
func.func @mean_by_reciprocal(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 0.125 : f32
    %m = arith.mulf %n, %s : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// x / sqrt(..) is x * rsqrt(..).
// CHECK-LABEL: func.func @divided_by_square_root(
// CHECK-NOT:     linalg.generic
// CHECK:         prelude.rms_norm once ins(%{{.*}}, weight %{{.*}} : tensor<20x8xf32>, tensor<8xf32>){{.*}} eps = 9.99999974E-6 -> tensor<20x8xf32>
func.func @divided_by_square_root(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %q = math.sqrt %p : f32
    %y = arith.divf %a, %q : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// x * (1 / sqrt(..)).
// CHECK-LABEL: func.func @times_reciprocal_root(
// CHECK-NOT:     linalg.generic
// CHECK:         prelude.rms_norm once ins(%{{.*}}, weight %{{.*}} : tensor<20x8xf32>, tensor<8xf32>){{.*}} eps = 9.99999974E-6 -> tensor<20x8xf32>
func.func @times_reciprocal_root(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %one = arith.constant 1.0 : f32
    %q = math.sqrt %p : f32
    %r = arith.divf %one, %q : f32
    %y = arith.mulf %r, %a : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// Powers for the square and the inverse root.
// CHECK-LABEL: func.func @power(
// CHECK-NOT:     linalg.generic
// CHECK:         prelude.rms_norm once ins(%{{.*}}, weight %{{.*}} : tensor<20x8xf32>, tensor<8xf32>){{.*}} eps = 9.99999974E-6 -> tensor<20x8xf32>
func.func @power(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %two = arith.constant 2.0 : f32
    %0 = math.powf %a, %two : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %h = arith.constant -0.5 : f32
    %r = math.powf %p, %h : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// The weight multiplied to the inverse root first.
// CHECK-LABEL: func.func @weight_joined_to_root(
// CHECK-NOT:     linalg.generic
// CHECK:         prelude.rms_norm once ins(%{{.*}}, weight %{{.*}} : tensor<20x8xf32>, tensor<8xf32>){{.*}} eps = 9.99999974E-6 -> tensor<20x8xf32>
func.func @weight_joined_to_root(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %r, %g : f32
    %z = arith.mulf %y, %a : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// The summed dimension dropped and not kept as 1.
// CHECK-LABEL: func.func @sum_without_unit_dim(
// CHECK-NOT:     linalg.generic
// CHECK:         prelude.rms_norm once ins(%{{.*}}, weight %{{.*}} : tensor<20x8xf32>, tensor<8xf32>){{.*}} eps = 9.99999974E-6 -> tensor<20x8xf32>
func.func @sum_without_unit_dim(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4xf32>) -> tensor<5x4xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #drop3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4xf32>
  %y = linalg.generic {indexing_maps = [#id3, #drop3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// No weight: the other operand is unused.
// CHECK-LABEL: func.func @weightless(
// CHECK:         prelude.rms_norm once ins(%{{[^,]*}} : tensor<20x8xf32>)
func.func @weightless(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %one = arith.constant 1.0 : f32
    %z = arith.mulf %y, %one : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// No eps is an eps of 0.
// CHECK-LABEL: func.func @no_eps(
// CHECK:         prelude.rms_norm once {{.*}} eps = 0.000000e+00
func.func @no_eps(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %z0 = arith.constant 0.0 : f32
    %p = arith.divf %s, %n : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// Rounded once: the product with the weight is in f32.
// CHECK-LABEL: func.func @once_bf16(
// CHECK:         prelude.rms_norm once ins(%{{.*}}, weight %{{.*}} : tensor<20x8xbf16>, tensor<8xbf16>)
func.func @once_bf16(%x: tensor<5x4x8xbf16>, %w: tensor<8xbf16>) -> tensor<5x4x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xbf16>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xbf16>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xbf16>, tensor<5x4x1xf32>, tensor<8xbf16>) outs(%e : tensor<5x4x8xbf16>) {
  ^bb0(%a: bf16, %s: f32, %g: bf16, %o: bf16):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %eps, %m : f32
    %r = math.rsqrt %p : f32
    %xf = arith.extf %a : bf16 to f32
    %y = arith.mulf %r, %xf : f32
    %gf = arith.extf %g : bf16 to f32
    %z = arith.mulf %gf, %y : f32
    %t = arith.truncf %z : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<5x4x8xbf16>
  return %y : tensor<5x4x8xbf16>
}

// Rounded once, with a weight in f32.
// CHECK-LABEL: func.func @once_bf16_wide_weight(
// CHECK:         prelude.rms_norm once ins(%{{.*}}, weight %{{.*}} : tensor<20x8xbf16>, tensor<8xf32>)
func.func @once_bf16_wide_weight(%x: tensor<5x4x8xbf16>, %w: tensor<8xf32>) -> tensor<5x4x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xbf16>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xbf16>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xbf16>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xbf16>) {
  ^bb0(%a: bf16, %s: f32, %g: f32, %o: bf16):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %eps, %m : f32
    %r = math.rsqrt %p : f32
    %xf = arith.extf %a : bf16 to f32
    %y = arith.mulf %r, %xf : f32
    %z = arith.mulf %g, %y : f32
    %t = arith.truncf %z : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<5x4x8xbf16>
  return %y : tensor<5x4x8xbf16>
}

// Rounded, widened again for an f32 weight, rounded: stepwise.
// CHECK-LABEL: func.func @stepwise_wide_weight(
// CHECK:         prelude.rms_norm stepwise ins(%{{.*}}, weight %{{.*}} : tensor<20x8xbf16>, tensor<8xf32>)
func.func @stepwise_wide_weight(%x: tensor<5x4x8xbf16>, %w: tensor<8xf32>) -> tensor<5x4x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xbf16>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xbf16>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xbf16>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xbf16>) {
  ^bb0(%a: bf16, %s: f32, %g: f32, %o: bf16):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %eps, %m : f32
    %r = math.rsqrt %p : f32
    %xf = arith.extf %a : bf16 to f32
    %y = arith.mulf %r, %xf : f32
    %t = arith.truncf %y : f32 to bf16
    %v = arith.extf %t : bf16 to f32
    %z = arith.mulf %g, %v : f32
    %u = arith.truncf %z : f32 to bf16
    linalg.yield %u : bf16
  } -> tensor<5x4x8xbf16>
  return %y : tensor<5x4x8xbf16>
}

// Gemma: 1 + w, in f32.
// CHECK-LABEL: func.func @gemma(
// CHECK:         prelude.rms_norm once {{.*}} weight_offset = 1.000000e+00
func.func @gemma(%x: tensor<5x4x8xbf16>, %w: tensor<8xbf16>) -> tensor<5x4x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xbf16>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xbf16>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<5x4x1xf32>
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xbf16>, tensor<5x4x1xf32>, tensor<8xbf16>) outs(%e : tensor<5x4x8xbf16>) {
  ^bb0(%a: bf16, %s: f32, %g: bf16, %o: bf16):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %eps, %m : f32
    %r = math.rsqrt %p : f32
    %xf = arith.extf %a : bf16 to f32
    %y = arith.mulf %r, %xf : f32
    %one = arith.constant 1.0 : f32
    %gf = arith.extf %g : bf16 to f32
    %g1 = arith.addf %gf, %one : f32
    %z = arith.mulf %y, %g1 : f32
    %t = arith.truncf %z : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<5x4x8xbf16>
  return %y : tensor<5x4x8xbf16>
}

// The divisor isn't the extent.
// CHECK-LABEL: func.func @divisor(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @divisor(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  // expected-remark@below {{[Missed] norm-divisor | Category:prelude-raise | Function=divisor | Reason="it is divided by 16, 8 elements are summed", Remark="resembles rms_norm", Suggestion="divide by the extent of the last dimension"}}
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 16.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// The L2 norm: no mean.
// CHECK-LABEL: func.func @no_mean(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @no_mean(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  // expected-remark@below {{[Missed] norm-divisor | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %m = arith.addf %s, %zero : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %s, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// The sum starts from 1.
// CHECK-LABEL: func.func @init(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @init(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 1.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  // expected-remark@below {{[Missed] norm-init | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// A negative eps.
// CHECK-LABEL: func.func @negative_eps(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @negative_eps(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  // expected-remark@below {{[Missed] norm-eps | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant -1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// An eps that is no constant.
// CHECK-LABEL: func.func @eps_per_element(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @eps_per_element(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  // expected-remark@below {{[Missed] norm-eps | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %p = arith.addf %m, %g : f32
    %r = math.rsqrt %p : f32
    %y0 = arith.mulf %a, %r : f32
    %one = arith.constant 1.0 : f32
    %y = arith.mulf %y0, %one : f32
    %z = arith.mulf %y, %one : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// What is squared is another tensor.
// CHECK-LABEL: func.func @other_input(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @other_input(%x: tensor<5x4x8xf32>, %w: tensor<8xf32>, %x2: tensor<5x4x8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x2 : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x1xf32>
  // expected-remark@below {{[Missed] norm-input | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xf32>, tensor<5x4x1xf32>, tensor<8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %g: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %m, %eps : f32
    %r = math.rsqrt %p : f32
    %y = arith.mulf %a, %r : f32
    %z = arith.mulf %y, %g : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// The inverse root is rounded to bf16 and widened again.
// CHECK-LABEL: func.func @root_rounded(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @root_rounded(%x: tensor<5x4x8xbf16>, %w: tensor<8xbf16>) -> tensor<5x4x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xbf16>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xbf16>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<5x4x1xf32>
  // expected-remark@below {{[Missed] norm-rounding | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xbf16>, tensor<5x4x1xf32>, tensor<8xbf16>) outs(%e : tensor<5x4x8xbf16>) {
  ^bb0(%a: bf16, %s: f32, %g: bf16, %o: bf16):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %r = math.rsqrt %m : f32
    %rb = arith.truncf %r : f32 to bf16
    %y = arith.mulf %rb, %a : bf16
    %z = arith.mulf %y, %g : bf16
    linalg.yield %z : bf16
  } -> tensor<5x4x8xbf16>
  return %y : tensor<5x4x8xbf16>
}

// The squares are in bf16.
// LOW-LABEL:   func.func @square_rounded(
// LOW:           prelude.rms_norm once
// CHECK-LABEL: func.func @square_rounded(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @square_rounded(%x: tensor<5x4x8xbf16>, %w: tensor<8xbf16>) -> tensor<5x4x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x1xf32>
  %e = tensor.empty() : tensor<5x4x8xbf16>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xbf16>) outs(%fill : tensor<5x4x1xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.mulf %a, %a : bf16
    %1 = arith.extf %0 : bf16 to f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<5x4x1xf32>
  // expected-remark@below {{[Missed] norm-low-precision | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id3, #row3, #vec3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum, %w : tensor<5x4x8xbf16>, tensor<5x4x1xf32>, tensor<8xbf16>) outs(%e : tensor<5x4x8xbf16>) {
  ^bb0(%a: bf16, %s: f32, %g: bf16, %o: bf16):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %eps = arith.constant 1.0e-05 : f32
    %p = arith.addf %eps, %m : f32
    %r = math.rsqrt %p : f32
    %xf = arith.extf %a : bf16 to f32
    %y = arith.mulf %r, %xf : f32
    %gf = arith.extf %g : bf16 to f32
    %z = arith.mulf %gf, %y : f32
    %t = arith.truncf %z : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<5x4x8xbf16>
  return %y : tensor<5x4x8xbf16>
}

// Summed over the heads and not over the dims.
// CHECK-LABEL: func.func @axis(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @axis(%x: tensor<5x4x8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x8xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x8xf32>) -> tensor<5x8xf32>
  %sum = linalg.generic {indexing_maps = [#id3, affine_map<(t, h, d) -> (t, d)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x8xf32>
  // expected-remark@below {{[Missed] norm-axis | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id3, affine_map<(t, h, d) -> (t, d)>, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum : tensor<5x4x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %n = arith.constant 4.0 : f32
    %m = arith.divf %s, %n : f32
    %r = math.rsqrt %m : f32
    %z = arith.mulf %a, %r : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// The variance of a slice, with the divisor of the slice.
// CHECK-LABEL: func.func @partial_sum(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @partial_sum(%x: tensor<5x4x8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %part = tensor.extract_slice %x[0, 0, 0] [5, 4, 4] [1, 1, 1] : tensor<5x4x8xf32> to tensor<5x4x4xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4xf32>) -> tensor<5x4xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #drop3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%part : tensor<5x4x4xf32>) outs(%fill : tensor<5x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4xf32>
  // expected-remark@below {{[Missed] norm-partial-sum | Category:prelude-raise | Function=partial_sum | Reason="4 elements are summed, the last dimension has 8"}}
  %y = linalg.generic {indexing_maps = [#id3, #drop3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum : tensor<5x4x8xf32>, tensor<5x4xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %n = arith.constant 4.0 : f32
    %m = arith.divf %s, %n : f32
    %r = math.rsqrt %m : f32
    %z = arith.mulf %a, %r : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}

// What is squared is the next row.
// CHECK-LABEL: func.func @shifted_row(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @shifted_row(%x: tensor<6x8xf32>) -> tensor<5x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5xf32>
  %e = tensor.empty() : tensor<5x8xf32>
  %x0 = tensor.extract_slice %x[0, 0] [5, 8] [1, 1] : tensor<6x8xf32> to tensor<5x8xf32>
  %x1 = tensor.extract_slice %x[1, 0] [5, 8] [1, 1] : tensor<6x8xf32> to tensor<5x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t)>], iterator_types = ["parallel", "reduction"]} ins(%x1 : tensor<5x8xf32>) outs(%fill : tensor<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5xf32>
  // expected-remark@below {{[Missed] norm-input | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t)>, affine_map<(t, d) -> (t, d)>], iterator_types = ["parallel", "parallel"]} ins(%x0, %sum : tensor<5x8xf32>, tensor<5xf32>) outs(%e : tensor<5x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %r = math.rsqrt %m : f32
    %z = arith.mulf %a, %r : f32
    linalg.yield %z : f32
  } -> tensor<5x8xf32>
  return %y : tensor<5x8xf32>
}

// A weight that depends on the row is no weight: the norm without it is raised
// and the product stays.
// CHECK-LABEL: func.func @row_weight(
// CHECK:         prelude.rms_norm once ins(%{{[^,]*}} : tensor<5x8xf32>)
// CHECK:         linalg.generic
// CHECK:           arith.mulf
// CHECK:         return
func.func @row_weight(%x: tensor<5x8xf32>, %w: tensor<5x8xf32>) -> tensor<5x8xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %es = tensor.empty() : tensor<5xf32>
  %e = tensor.empty() : tensor<5x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<5x8xf32>) outs(%fill : tensor<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t)>, affine_map<(t, d) -> (t, d)>], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<5x8xf32>, tensor<5xf32>) outs(%e : tensor<5x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %m = arith.divf %s, %n : f32
    %r = math.rsqrt %m : f32
    %z = arith.mulf %a, %r : f32
    linalg.yield %z : f32
  } -> tensor<5x8xf32>
  %u = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t, d)>], iterator_types = ["parallel", "parallel"]} ins(%y, %w : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %z = arith.mulf %a, %b : f32
    linalg.yield %z : f32
  } -> tensor<5x8xf32>
  return %u : tensor<5x8xf32>
}

// A shape that isn't static.
// CHECK-LABEL: func.func @dynamic(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @dynamic(%x: tensor<?x8xf32>, %es: tensor<?xf32>, %e: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0.0 : f32
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x8xf32>) outs(%fill : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  // expected-remark@below {{[Missed] norm-shape | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t)>, affine_map<(t, d) -> (t, d)>], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<?x8xf32>, tensor<?xf32>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %r = math.rsqrt %m : f32
    %z = arith.mulf %a, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// An inverse root that scales something else is no look-alike.
// CHECK-LABEL: func.func @no_norm(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @no_norm(%x: tensor<5x8xf32>, %v: tensor<5xf32>) -> tensor<5x8xf32> {
  %e = tensor.empty() : tensor<5x8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t)>, affine_map<(t, d) -> (t, d)>], iterator_types = ["parallel", "parallel"]} ins(%x, %v : tensor<5x8xf32>, tensor<5xf32>) outs(%e : tensor<5x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %r = math.rsqrt %s : f32
    %z = arith.mulf %a, %r : f32
    linalg.yield %z : f32
  } -> tensor<5x8xf32>
  return %y : tensor<5x8xf32>
}

// Only the first column is summed; the others keep what the init has.
// CHECK-LABEL: func.func @sum_of_one_column(
// CHECK-NOT:     prelude.rms_norm
// CHECK:         return
func.func @sum_of_one_column(%x: tensor<5x4x8xf32>) -> tensor<5x4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<5x4x2xf32>
  %e = tensor.empty() : tensor<5x4x8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%es : tensor<5x4x2xf32>) -> tensor<5x4x2xf32>
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<5x4x8xf32>) outs(%fill : tensor<5x4x2xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x4x2xf32>
  %y = linalg.generic {indexing_maps = [#id3, affine_map<(t, h, d) -> (t, h, 1)>, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %sum : tensor<5x4x8xf32>, tensor<5x4x2xf32>) outs(%e : tensor<5x4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %n = arith.constant 8.0 : f32
    %m = arith.divf %s, %n : f32
    %r = math.rsqrt %m : f32
    %z = arith.mulf %a, %r : f32
    linalg.yield %z : f32
  } -> tensor<5x4x8xf32>
  return %y : tensor<5x4x8xf32>
}
