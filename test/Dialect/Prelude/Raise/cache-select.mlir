// RUN: prelude-opt %s --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s

// Caches chosen element by element, where(slot == position, k, cache): what JAX
// writes for one token with a position for each sequence. Caches are
// [B, H, M, D] = [2, 3, 16, 8].

#id = affine_map<(b, h, m, d) -> (b, h, m, d)>
#b = affine_map<(b, h, m, d) -> (b)>
#bh = affine_map<(b, h, m, d) -> (b, h)>
#bm = affine_map<(b, h, m, d) -> (b, m)>
#bhd = affine_map<(b, h, m, d) -> (b, h, d)>

// A position outside of the cache writes nothing.
// CHECK-LABEL: func.func @select(
// CHECK:         arith.cmpi ult
// CHECK:         %[[R:.*]]:2 = prelude.kv_cache_update hnd ins(%arg0, %arg1, slots %{{.*}} : tensor<2x3x8xbf16>, tensor<2x3x8xbf16>, tensor<2xi64>) outs(%arg2, %arg3 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>)
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1
func.func @select(%k: tensor<2x3x8xbf16>, %v: tensor<2x3x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %pos: tensor<2xi32>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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

// Up to the position.
// CHECK-LABEL: func.func @select_below(
// CHECK-NOT:     prelude.kv_cache_update
func.func @select_below(%k: tensor<2x3x8xbf16>, %v: tensor<2x3x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %pos: tensor<2xi32>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %e = tensor.empty() : tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %kc2 = linalg.generic {indexing_maps = [#b, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %k, %kc : tensor<2xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi sle, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %vc2 = linalg.generic {indexing_maps = [#b, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %v, %vc : tensor<2xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi sle, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// Everywhere but at the position.
// CHECK-LABEL: func.func @select_others(
// CHECK-NOT:     prelude.kv_cache_update
func.func @select_others(%k: tensor<2x3x8xbf16>, %v: tensor<2x3x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %pos: tensor<2xi32>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %e = tensor.empty() : tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %kc2 = linalg.generic {indexing_maps = [#b, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %k, %kc : tensor<2xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi ne, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %vc2 = linalg.generic {indexing_maps = [#b, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %v, %vc : tensor<2xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi ne, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// A position for each head.
// CHECK-LABEL: func.func @select_position_of_head(
// CHECK-NOT:     prelude.kv_cache_update
func.func @select_position_of_head(%k: tensor<2x3x8xbf16>, %v: tensor<2x3x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %pos: tensor<2x3xi32>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %e = tensor.empty() : tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %kc2 = linalg.generic {indexing_maps = [#bh, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %k, %kc : tensor<2x3xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi eq, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %vc2 = linalg.generic {indexing_maps = [#bh, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %v, %vc : tensor<2x3xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi eq, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// What is compared with the position isn't the slot.
// CHECK-LABEL: func.func @select_dim(
// CHECK-NOT:     prelude.kv_cache_update
func.func @select_dim(%k: tensor<2x3x8xbf16>, %v: tensor<2x3x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %pos: tensor<2xi32>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %e = tensor.empty() : tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %kc2 = linalg.generic {indexing_maps = [#b, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %k, %kc : tensor<2xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 3 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi eq, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %vc2 = linalg.generic {indexing_maps = [#b, #bhd, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %v, %vc : tensor<2xi32>, tensor<2x3x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 3 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi eq, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// What is stored depends on the slot.
// CHECK-LABEL: func.func @select_of_slot(
// CHECK-NOT:     prelude.kv_cache_update
func.func @select_of_slot(%k: tensor<2x3x16x8xbf16>, %v: tensor<2x3x16x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %pos: tensor<2xi32>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %e = tensor.empty() : tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %kc2 = linalg.generic {indexing_maps = [#b, #id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %k, %kc : tensor<2xi32>, tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi eq, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-select | Category:prelude-raise}}
  %vc2 = linalg.generic {indexing_maps = [#b, #id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos, %v, %vc : tensor<2xi32>, tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) {
  ^bb0(%p: i32, %a: bf16, %q: bf16, %o: bf16):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi eq, %1, %p : i32
    %3 = arith.select %2, %a, %q : bf16
    linalg.yield %3 : bf16
  } -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// The cache's own function isn't looked into.
// CHECK-LABEL: func.func @calls(
// CHECK-NOT:     prelude.kv_cache_update
func.func @calls(%c: tensor<2x3x16x8xbf16>, %k: tensor<2x3x8xbf16>) -> tensor<2x3x16x8xbf16> {
  // expected-remark@below {{[Missed] cache-call | Category:prelude-raise}}
  %r = func.call @update(%c, %k) : (tensor<2x3x16x8xbf16>, tensor<2x3x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %r : tensor<2x3x16x8xbf16>
}
func.func private @update(tensor<2x3x16x8xbf16>, tensor<2x3x8xbf16>) -> tensor<2x3x16x8xbf16>

// An attention with nothing before it.
// CHECK-LABEL: func.func @attention(
func.func @attention(%s: tensor<6x5x16xf32>, %v: tensor<6x16x8xf32>) -> tensor<6x5x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x5x16xf32>
  %o = tensor.empty() : tensor<6x5x8xf32>
  // expected-remark@below {{[Missed] no-prelude | Category:prelude-raise}}
  %p = linalg.exp ins(%s : tensor<6x5x16xf32>) outs(%e : tensor<6x5x16xf32>) -> tensor<6x5x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
  %r = linalg.batch_matmul ins(%p, %v : tensor<6x5x16xf32>, tensor<6x16x8xf32>) outs(%f : tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
  return %r : tensor<6x5x8xf32>
}

// An exponential that weights nothing.
// CHECK-LABEL: func.func @no_attention(
func.func @no_attention(%s: tensor<6x5x16xf32>) -> tensor<6x5x16xf32> {
  %e = tensor.empty() : tensor<6x5x16xf32>
  %p = linalg.exp ins(%s : tensor<6x5x16xf32>) outs(%e : tensor<6x5x16xf32>) -> tensor<6x5x16xf32>
  return %p : tensor<6x5x16xf32>
}
