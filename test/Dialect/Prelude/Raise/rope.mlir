// RUN: prelude-opt %s --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s
// RUN: prelude-opt %s --linalg-generalize-named-ops --canonicalize --cse --prelude-raise | FileCheck %s

// Rotations in the spellings of frontends, each with the near misses that are
// one edit away beside it. x is [B, H, S, D] = [2, 3, 5, 8].

#id = affine_map<(b, h, s, d) -> (b, h, s, d)>
#bs = affine_map<(b, h, s, d) -> (b, s, d)>
#s = affine_map<(b, h, s, d) -> (s, d)>
#h = affine_map<(b, h, s, d) -> (h, s, d)>
#bhs = affine_map<(b, h, s, d) -> (b, h, s, d)>

// Rotate-half with tables as wide as the head, each op rounded: stepwise. The
// transpose moves outward.
// CHECK-LABEL: func.func @rotate_half(
// CHECK-DAG:     %[[C:.*]] = tensor.collapse_shape %arg2 {{.*}} into tensor<10x8xbf16>
// CHECK-DAG:     %[[S:.*]] = tensor.collapse_shape %arg3 {{.*}} into tensor<10x8xbf16>
// CHECK:         %[[R:.*]] = prelude.rope neox stepwise ins(%{{.*}}, cos %[[C]], sin %[[S]] : tensor<10x3x8xbf16>, tensor<10x8xbf16>, tensor<10x8xbf16>) outs
// CHECK-NOT:     linalg.generic
// CHECK:         tensor.expand_shape %[[R]] {{.*}} into tensor<2x5x3x8xbf16>
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    linalg.transpose
// CHECK-SAME:      permutation = [0, 2, 1, 3]
func.func @rotate_half(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
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

// Operands the other way round.
// CHECK-LABEL: func.func @other_order(
// CHECK-DAG:     %[[C:.*]] = tensor.collapse_shape %arg2 {{.*}} into tensor<10x8xbf16>
// CHECK-DAG:     %[[S:.*]] = tensor.collapse_shape %arg3 {{.*}} into tensor<10x8xbf16>
// CHECK:         %[[R:.*]] = prelude.rope neox stepwise ins(%{{.*}}, cos %[[C]], sin %[[S]] : tensor<10x3x8xbf16>, tensor<10x8xbf16>, tensor<10x8xbf16>) outs
// CHECK-NOT:     linalg.generic
// CHECK:         tensor.expand_shape %[[R]] {{.*}} into tensor<2x5x3x8xbf16>
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    linalg.transpose
// CHECK-SAME:      permutation = [0, 2, 1, 3]
func.func @other_order(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %b, %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %b, %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%q, %p : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// In f32, where both roundings are the same.
// CHECK-LABEL: func.func @f32(
// CHECK-DAG:     %[[C:.*]] = tensor.collapse_shape %arg2 {{.*}} into tensor<10x8xf32>
// CHECK-DAG:     %[[S:.*]] = tensor.collapse_shape %arg3 {{.*}} into tensor<10x8xf32>
// CHECK:         %[[R:.*]] = prelude.rope neox once ins(%{{.*}}, cos %[[C]], sin %[[S]] : tensor<10x3x8xf32>, tensor<10x8xf32>, tensor<10x8xf32>) outs
// CHECK-NOT:     linalg.generic
// CHECK:         tensor.expand_shape %[[R]] {{.*}} into tensor<2x5x3x8xf32>
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    linalg.transpose
// CHECK-SAME:      permutation = [0, 2, 1, 3]
func.func @f32(%x: tensor<2x3x5x8xf32>, %x2: tensor<2x3x5x8xf32>, %cos: tensor<2x5x8xf32>, %sin: tensor<2x5x8xf32>) -> tensor<2x3x5x8xf32> {
  %e = tensor.empty() : tensor<2x3x5x8xf32>
  %eh = tensor.empty() : tensor<2x3x5x4xf32>
  %el = tensor.empty() : tensor<2x3x5x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xf32> to tensor<2x3x5x4xf32>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xf32>) outs(%eh : tensor<2x3x5x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<2x3x5x4xf32>
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x8xf32>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xf32>, tensor<2x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<2x3x5x8xf32>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<2x3x5x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) outs(%e : tensor<2x3x5x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<2x3x5x8xf32>
  return %y : tensor<2x3x5x8xf32>
}

// x * cos - rotated * sin with the other half negated.
// CHECK-LABEL: func.func @negated_first_half_of_difference(
// CHECK-DAG:     %[[C:.*]] = tensor.collapse_shape %arg2 {{.*}} into tensor<10x8xbf16>
// CHECK-DAG:     %[[S:.*]] = tensor.collapse_shape %arg3 {{.*}} into tensor<10x8xbf16>
// CHECK:         %[[R:.*]] = prelude.rope neox stepwise ins(%{{.*}}, cos %[[C]], sin %[[S]] : tensor<10x3x8xbf16>, tensor<10x8xbf16>, tensor<10x8xbf16>) outs
// CHECK-NOT:     linalg.generic
// CHECK:         tensor.expand_shape %[[R]] {{.*}} into tensor<2x5x3x8xbf16>
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    linalg.transpose
// CHECK-SAME:      permutation = [0, 2, 1, 3]
func.func @negated_first_half_of_difference(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %nl = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%lo : tensor<2x3x5x4xbf16>) outs(%el : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %hi, %nl : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.subf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// Tables that depend on the sequence only: each token has its position.
// CHECK-LABEL: func.func @rows_of_sequence(
// CHECK:         %[[G:.*]] = linalg.generic
// CHECK:           linalg.index 1
// CHECK:         %[[P:.*]] = tensor.collapse_shape %[[G]] {{.*}} : tensor<2x5xi64> into tensor<10xi64>
// CHECK:         prelude.rope neox stepwise ins(%{{.*}}, cos %arg2, sin %arg3, positions %[[P]] : tensor<10x3x8xbf16>, tensor<5x8xbf16>, tensor<5x8xbf16>, tensor<10xi64>)
func.func @rows_of_sequence(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<5x8xbf16>, %sin: tensor<5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #s, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#s, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
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

// Both halves negated.
// CHECK-LABEL: func.func @both_negated(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @both_negated(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %nl = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%lo : tensor<2x3x5x4xbf16>) outs(%el : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %n, %nl : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] rope-both-negated | Category:prelude-raise | Function=both_negated | Reason="the first half is a*cos - b*sin, the second b*cos - a*sin"}}
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// No half negated.
// CHECK-LABEL: func.func @not_negated(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @not_negated(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %hi, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] rope-sign | Category:prelude-raise | Function=not_negated | Reason="the first half is a*cos + b*sin, the second b*cos + a*sin"}}
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// The other half negated: a rotation backwards.
// CHECK-LABEL: func.func @wrong_half_negated(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @wrong_half_negated(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %nl = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%lo : tensor<2x3x5x4xbf16>) outs(%el : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %hi, %nl : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] rope-sign | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// The halves not swapped.
// CHECK-LABEL: func.func @not_swapped(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @not_swapped(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %lo, %n : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] rope-input | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// The same half twice.
// CHECK-LABEL: func.func @same_half_twice(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @same_half_twice(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %n, %hi : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] rope-input | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// Not cut at the half.
// CHECK-LABEL: func.func @split_not_half(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @split_not_half(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x6xbf16>
  %el = tensor.empty() : tensor<2x3x5x2xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 2] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x2xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [2, 3, 5, 6] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x6xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x6xbf16>) outs(%eh : tensor<2x3x5x6xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x6xbf16>
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x6xbf16>, tensor<2x3x5x2xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] rope-split-not-half | Category:prelude-raise | Function=split_not_half | Reason="the parts have 6 and 2 dims"}}
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// What is multiplied by cos is another tensor.
// CHECK-LABEL: func.func @other_input(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @other_input(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x5x8xbf16>, %sin: tensor<2x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #bs, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x2, %cos : tensor<2x3x5x8xbf16>, tensor<2x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#bs, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] rope-input | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// Tables that depend on the head.
// CHECK-LABEL: func.func @table_of_heads(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @table_of_heads(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<3x5x8xbf16>, %sin: tensor<3x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #h, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#h, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] rope-head-dependent-table | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// Tables that depend on batch, head and row.
// CHECK-LABEL: func.func @table_of_all(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @table_of_all(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x3x5x8xbf16>, %sin: tensor<2x3x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %eh = tensor.empty() : tensor<2x3x5x4xbf16>
  %el = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%hi : tensor<2x3x5x4xbf16>) outs(%eh : tensor<2x3x5x4xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.negf %a : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x4xbf16>
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %p = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %cos : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  %q = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sin, %r : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] rope-head-dependent-table | Category:prelude-raise}}
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p, %q : tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// The halves swapped and negated, and no products.
// CHECK-LABEL: func.func @rotate_half_only(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @rotate_half_only(%x: tensor<2x3x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %e = tensor.empty() : tensor<2x3x5x4xbf16>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %hi = tensor.extract_slice %x[0, 0, 0, 4] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> to tensor<2x3x5x4xbf16>
  %n = linalg.negf ins(%hi : tensor<2x3x5x4xbf16>) outs(%e : tensor<2x3x5x4xbf16>) -> tensor<2x3x5x4xbf16>
  // expected-remark@below {{[Missed] rope-no-products | Category:prelude-raise}}
  %r = tensor.concat dim(3) %n, %lo : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  return %r : tensor<2x3x5x8xbf16>
}

// Two halves with tables of half the width, before the transpose.
// CHECK-LABEL: func.func @two_halves(
// CHECK:         prelude.rope neox once ins(%{{.*}}, cos %{{.*}}, sin %{{.*}} : tensor<10x3x8xf32>, tensor<10x4xf32>, tensor<10x4xf32>)
// CHECK-NOT:     linalg.generic
func.func @two_halves(%x: tensor<2x5x3x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>, %cos2: tensor<2x5x4xf32>) -> tensor<2x5x3x8xf32> {
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

// The halves put together by insert_slice.
// CHECK-LABEL: func.func @two_halves_inserted(
// CHECK:         prelude.rope neox once ins(%{{.*}}, cos %{{.*}}, sin %{{.*}} : tensor<10x3x8xf32>, tensor<10x4xf32>, tensor<10x4xf32>)
// CHECK-NOT:     linalg.generic
func.func @two_halves_inserted(%x: tensor<2x5x3x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>, %cos2: tensor<2x5x4xf32>) -> tensor<2x5x3x8xf32> {
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
  %ex = tensor.empty() : tensor<2x5x3x8xf32>
  %y0 = tensor.insert_slice %lo into %ex[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x4xf32> into tensor<2x5x3x8xf32>
  %y = tensor.insert_slice %hi into %y0[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x4xf32> into tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// bf16 with f32 tables, rounded once.
// CHECK-LABEL: func.func @wide_tables_once(
// CHECK:         prelude.rope neox once ins(%{{.*}}, cos %{{.*}}, sin %{{.*}} : tensor<10x3x8xbf16>, tensor<10x4xf32>, tensor<10x4xf32>)
// CHECK-NOT:     linalg.generic
func.func @wide_tables_once(%x: tensor<2x5x3x8xbf16>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>, %cos2: tensor<2x5x4xf32>) -> tensor<2x5x3x8xbf16> {
  %e = tensor.empty() : tensor<2x5x3x4xbf16>
  %x1 = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xbf16> to tensor<2x5x3x4xbf16>
  %x2 = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xbf16> to tensor<2x5x3x4xbf16>
  %lo = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s, d)>, affine_map<(b, s, h, d) -> (b, s, d)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x1, %x2, %cos, %sin : tensor<2x5x3x4xbf16>, tensor<2x5x3x4xbf16>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.subf %0, %1 : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<2x5x3x4xbf16>
  %hi = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s, d)>, affine_map<(b, s, h, d) -> (b, s, d)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x2, %x1, %cos, %sin : tensor<2x5x3x4xbf16>, tensor<2x5x3x4xbf16>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32, %s: f32, %o: bf16):
    %af = arith.extf %a : bf16 to f32
    %bf = arith.extf %b : bf16 to f32
    %0 = arith.mulf %af, %c : f32
    %1 = arith.mulf %bf, %s : f32
    %2 = arith.addf %0, %1 : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<2x5x3x4xbf16>
  %y = tensor.concat dim(3) %lo, %hi : (tensor<2x5x3x4xbf16>, tensor<2x5x3x4xbf16>) -> tensor<2x5x3x8xbf16>
  return %y : tensor<2x5x3x8xbf16>
}

// Partial rotary: the dims from 8 on pass.
// CHECK-LABEL: func.func @partial(
// CHECK:         prelude.rope neox once ins(%{{.*}}, cos %{{.*}}, sin %{{.*}} : tensor<10x3x12xf32>, tensor<10x4xf32>, tensor<10x4xf32>) outs(%{{.*}}) rotary_dim = 8
// CHECK-NOT:     linalg.generic
func.func @partial(%x: tensor<2x5x3x12xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>, %cos2: tensor<2x5x4xf32>) -> tensor<2x5x3x12xf32> {
  %e = tensor.empty() : tensor<2x5x3x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x12xf32> to tensor<2x5x3x4xf32>
  %x2 = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x12xf32> to tensor<2x5x3x4xf32>
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
  %rest = tensor.extract_slice %x[0, 0, 0, 8] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x12xf32> to tensor<2x5x3x4xf32>
  %y = tensor.concat dim(3) %lo, %hi, %rest : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x12xf32>
  return %y : tensor<2x5x3x12xf32>
}

// The sum where the difference belongs.
// CHECK-LABEL: func.func @wrong_sign(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @wrong_sign(%x: tensor<2x5x3x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>, %cos2: tensor<2x5x4xf32>) -> tensor<2x5x3x8xf32> {
  %e = tensor.empty() : tensor<2x5x3x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %x2 = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %lo = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s, d)>, affine_map<(b, s, h, d) -> (b, s, d)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x1, %x2, %cos, %sin : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %s: f32, %o: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x5x3x4xf32>
  %hi = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s, d)>, affine_map<(b, s, h, d) -> (b, s, d)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x2, %x1, %cos, %sin : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %s: f32, %o: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x5x3x4xf32>
  // expected-remark@below {{[Missed] rope-sign | Category:prelude-raise}}
  %y = tensor.concat dim(3) %lo, %hi : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// Other cosines for the second half.
// CHECK-LABEL: func.func @other_cosines(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @other_cosines(%x: tensor<2x5x3x8xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>, %cos2: tensor<2x5x4xf32>) -> tensor<2x5x3x8xf32> {
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
  %hi = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s, d)>, affine_map<(b, s, h, d) -> (b, s, d)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x2, %x1, %cos2, %sin : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) outs(%e : tensor<2x5x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %s: f32, %o: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x5x3x4xf32>
  // expected-remark@below {{[Missed] rope-table | Category:prelude-raise}}
  %y = tensor.concat dim(3) %lo, %hi : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// The second half begins one dim late.
// CHECK-LABEL: func.func @shifted_half(
// CHECK-NOT:     prelude.rope
// CHECK:         return
func.func @shifted_half(%x: tensor<2x5x3x12xf32>, %cos: tensor<2x5x4xf32>, %sin: tensor<2x5x4xf32>, %cos2: tensor<2x5x4xf32>) -> tensor<2x5x3x12xf32> {
  %e = tensor.empty() : tensor<2x5x3x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x12xf32> to tensor<2x5x3x4xf32>
  %x2 = tensor.extract_slice %x[0, 0, 0, 5] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x12xf32> to tensor<2x5x3x4xf32>
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
  %rest = tensor.extract_slice %x[0, 0, 0, 8] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x12xf32> to tensor<2x5x3x4xf32>
  // expected-remark@below {{[Missed] rope-input | Category:prelude-raise}}
  %y = tensor.concat dim(3) %lo, %hi, %rest : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x12xf32>
  return %y : tensor<2x5x3x12xf32>
}

// Rows of the tables taken by position: the positions are found.
// CHECK-LABEL: func.func @gathered(
// CHECK:         %[[G:.*]] = linalg.generic
// CHECK:           tensor.extract %arg3
// CHECK:         %[[P:.*]] = tensor.collapse_shape %[[G]] {{.*}} : tensor<2x5xi64> into tensor<10xi64>
// CHECK:         prelude.rope neox once ins(%{{.*}}, cos %arg1, sin %arg2, positions %[[P]] : tensor<10x3x8xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<10xi64>)
func.func @gathered(%x: tensor<2x5x3x8xf32>, %cos: tensor<64x4xf32>, %sin: tensor<64x4xf32>, %pos: tensor<2x5xi64>) -> tensor<2x5x3x8xf32> {
  %e = tensor.empty() : tensor<2x5x3x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %x2 = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %lo = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x1, %x2, %pos : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5xi64>) outs(%e : tensor<2x5x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %p: i64, %o: f32):
    %i = arith.index_cast %p : i64 to index
    %d = linalg.index 3 : index
    %c = tensor.extract %cos[%i, %d] : tensor<64x4xf32>
    %s = tensor.extract %sin[%i, %d] : tensor<64x4xf32>
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.subf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x5x3x4xf32>
  %hi = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x2, %x1, %pos : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5xi64>) outs(%e : tensor<2x5x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %p: i64, %o: f32):
    %i = arith.index_cast %p : i64 to index
    %d = linalg.index 3 : index
    %c = tensor.extract %cos[%i, %d] : tensor<64x4xf32>
    %s = tensor.extract %sin[%i, %d] : tensor<64x4xf32>
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x5x3x4xf32>
  %y = tensor.concat dim(3) %lo, %hi : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}

// Each dim has a position of its own: no row of a table, so tables are made.
// CHECK-LABEL: func.func @gathered_by_dim(
// CHECK:         linalg.generic
// CHECK:           tensor.extract %arg1
// CHECK:         prelude.rope neox once ins(%{{.*}}, cos %{{.*}}, sin %{{.*}} : tensor<10x3x8xf32>, tensor<10x4xf32>, tensor<10x4xf32>)
func.func @gathered_by_dim(%x: tensor<2x5x3x8xf32>, %cos: tensor<64x4xf32>, %sin: tensor<64x4xf32>, %pos: tensor<2x5x4xi64>) -> tensor<2x5x3x8xf32> {
  %e = tensor.empty() : tensor<2x5x3x4xf32>
  %x1 = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %x2 = tensor.extract_slice %x[0, 0, 0, 4] [2, 5, 3, 4] [1, 1, 1, 1] : tensor<2x5x3x8xf32> to tensor<2x5x3x4xf32>
  %lo = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s, d)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x1, %x2, %pos : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x4xi64>) outs(%e : tensor<2x5x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %p: i64, %o: f32):
    %i = arith.index_cast %p : i64 to index
    %d = linalg.index 3 : index
    %c = tensor.extract %cos[%i, %d] : tensor<64x4xf32>
    %s = tensor.extract %sin[%i, %d] : tensor<64x4xf32>
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.subf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x5x3x4xf32>
  %hi = linalg.generic {indexing_maps = [#id, #id, affine_map<(b, s, h, d) -> (b, s, d)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x2, %x1, %pos : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x4xi64>) outs(%e : tensor<2x5x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %p: i64, %o: f32):
    %i = arith.index_cast %p : i64 to index
    %d = linalg.index 3 : index
    %c = tensor.extract %cos[%i, %d] : tensor<64x4xf32>
    %s = tensor.extract %sin[%i, %d] : tensor<64x4xf32>
    %0 = arith.mulf %a, %c : f32
    %1 = arith.mulf %b, %s : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2x5x3x4xf32>
  %y = tensor.concat dim(3) %lo, %hi : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x8xf32>
  return %y : tensor<2x5x3x8xf32>
}
