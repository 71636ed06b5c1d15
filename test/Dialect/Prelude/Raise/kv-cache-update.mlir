// RUN: prelude-opt %s --allow-unregistered-dialect --prelude-raise --remarks-filter-missed=prelude-raise --remark-format=emitRemark --verify-diagnostics | FileCheck %s

// Writes into caches by slice and by scatter, each with the near misses that are
// one edit away beside it. k and v are [B, H, S, D] = [2, 3, 5, 8], the caches
// [2, 3, 16, 8].

#i1 = affine_map<(i) -> (i)>
#id = affine_map<(b, h, s, d) -> (b, h, s, d)>
#b = affine_map<(b, h, s, d) -> (b)>
#h = affine_map<(b, h, s, d) -> (h)>
#s = affine_map<(b, h, s, d) -> (s)>
#d = affine_map<(b, h, s, d) -> (d)>
#hd = affine_map<(b, h, s, d) -> (h, d)>

// A slice at a constant position. It is in the cache, so nothing is compared:
// slot = 16 b + s + 4.
// CHECK-LABEL: func.func @slice(
// CHECK:         %[[G:.*]] = linalg.generic
// CHECK:           %[[B:.*]] = linalg.index 0
// CHECK-NOT:       arith.select
// CHECK:         tensor.collapse_shape %[[G]] {{.*}} : tensor<2x5xi64> into tensor<10xi64>
// CHECK:         %[[R:.*]]:2 = prelude.kv_cache_update hnd ins(%{{.*}}, %{{.*}}, slots %{{.*}} : tensor<10x3x8xbf16>, tensor<10x3x8xbf16>, tensor<10xi64>) outs(%arg2, %arg3 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>)
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1
func.func @slice(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  %vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// A slice at a position known when it runs: rows outside of the cache get -1.
// CHECK-LABEL: func.func @slice_at_position(
// CHECK-SAME:    %[[P:[^:]*]]: index
// CHECK:         linalg.generic
// CHECK:           arith.index_cast %[[P]] : index to i64
// CHECK:           arith.cmpi ult
// CHECK:           arith.select
// CHECK:         %[[R:.*]]:2 = prelude.kv_cache_update hnd ins(%{{.*}}, %{{.*}}, slots %{{.*}} : tensor<10x3x8xbf16>, tensor<10x3x8xbf16>, tensor<10xi64>) outs(%arg2, %arg3 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>)
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1
func.func @slice_at_position(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>, %p: index) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %kc2 = tensor.insert_slice %k into %kc[0, 0, %p, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  %vc2 = tensor.insert_slice %v into %vc[0, 0, %p, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// The elements of such a cache can't be counted in 64 bits.
// CHECK-LABEL: func.func @slice_uncountable(
// CHECK-NOT:     prelude.
func.func @slice_uncountable(%k: tensor<9223372036854775807x3x5x8xbf16>, %v: tensor<9223372036854775807x3x5x8xbf16>, %kc: tensor<9223372036854775807x3x16x8xbf16>, %vc: tensor<9223372036854775807x3x16x8xbf16>, %p: index) -> (tensor<9223372036854775807x3x16x8xbf16>, tensor<9223372036854775807x3x16x8xbf16>) {
  // expected-remark@below {{[Missed] cache-type | Category:prelude-raise}}
  %kc2 = tensor.insert_slice %k into %kc[0, 0, %p, 0] [9223372036854775807, 3, 5, 8] [1, 1, 1, 1] : tensor<9223372036854775807x3x5x8xbf16> into tensor<9223372036854775807x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-type | Category:prelude-raise}}
  %vc2 = tensor.insert_slice %v into %vc[0, 0, %p, 0] [9223372036854775807, 3, 5, 8] [1, 1, 1, 1] : tensor<9223372036854775807x3x5x8xbf16> into tensor<9223372036854775807x3x16x8xbf16>
  return %kc2, %vc2 : tensor<9223372036854775807x3x16x8xbf16>, tensor<9223372036854775807x3x16x8xbf16>
}

// One sequence of the batch.
// CHECK-LABEL: func.func @slice_of_one_block(
// CHECK:         prelude.kv_cache_update hnd ins({{.*}} : tensor<5x3x8xbf16>, tensor<5x3x8xbf16>, tensor<5xi64>)
func.func @slice_of_one_block(%k: tensor<3x5x8xbf16>, %v: tensor<3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %kc2 = tensor.insert_slice %k into %kc[1, 0, 4, 0] [1, 3, 5, 8] [1, 1, 1, 1] : tensor<3x5x8xbf16> into tensor<2x3x16x8xbf16>
  %vc2 = tensor.insert_slice %v into %vc[1, 0, 4, 0] [1, 3, 5, 8] [1, 1, 1, 1] : tensor<3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// A cache with positions before heads.
// CHECK-LABEL: func.func @slice_nhd(
// CHECK:         prelude.kv_cache_update nhd ins({{.*}} : tensor<10x3x8xbf16>, tensor<10x3x8xbf16>, tensor<10xi64>) outs(%arg2, %arg3 : tensor<2x16x3x8xbf16>
func.func @slice_nhd(%k: tensor<2x5x3x8xbf16>, %v: tensor<2x5x3x8xbf16>, %kc: tensor<2x16x3x8xbf16>, %vc: tensor<2x16x3x8xbf16>) -> (tensor<2x16x3x8xbf16>, tensor<2x16x3x8xbf16>) {
  %kc2 = tensor.insert_slice %k into %kc[0, 4, 0, 0] [2, 5, 3, 8] [1, 1, 1, 1] : tensor<2x5x3x8xbf16> into tensor<2x16x3x8xbf16>
  %vc2 = tensor.insert_slice %v into %vc[0, 4, 0, 0] [2, 5, 3, 8] [1, 1, 1, 1] : tensor<2x5x3x8xbf16> into tensor<2x16x3x8xbf16>
  return %kc2, %vc2 : tensor<2x16x3x8xbf16>, tensor<2x16x3x8xbf16>
}

// Every other row.
// CHECK-LABEL: func.func @slice_stride(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK:         return
func.func @slice_stride(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  // expected-remark@below {{[Missed] slice-stride | Category:prelude-raise | Function=slice_stride | Reason="dimension 2 has stride 2"}}
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 2, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] slice-stride | Category:prelude-raise}}
  %vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 2, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// Half of each row.
// CHECK-LABEL: func.func @slice_partial_row(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK:         return
func.func @slice_partial_row(%k: tensor<2x3x5x4xbf16>, %v: tensor<2x3x5x4xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  // expected-remark@below {{[Missed] slice-partial-row | Category:prelude-raise}}
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x4xbf16> into tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] slice-partial-row | Category:prelude-raise}}
  %vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 4] [1, 1, 1, 1] : tensor<2x3x5x4xbf16> into tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// Two of three heads.
// CHECK-LABEL: func.func @slice_partial_heads(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK:         return
func.func @slice_partial_heads(%k: tensor<2x2x5x8xbf16>, %v: tensor<2x2x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  // expected-remark@below {{[Missed] slice-partial-heads | Category:prelude-raise}}
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 2, 5, 8] [1, 1, 1, 1] : tensor<2x2x5x8xbf16> into tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] slice-partial-heads | Category:prelude-raise}}
  %vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 2, 5, 8] [1, 1, 1, 1] : tensor<2x2x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// k and v at different positions.
// CHECK-LABEL: func.func @other_positions(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK:         return
func.func @other_positions(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  // expected-remark@below {{[Missed] cache-unpaired | Category:prelude-raise}}
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-unpaired | Category:prelude-raise}}
  %vc2 = tensor.insert_slice %v into %vc[0, 0, 5, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// Caches of different sizes.
// CHECK-LABEL: func.func @other_size(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK:         return
func.func @other_size(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x32x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x32x8xbf16>) {
  // expected-remark@below {{[Missed] cache-unpaired | Category:prelude-raise}}
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-unpaired | Category:prelude-raise}}
  %vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x32x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x32x8xbf16>
}

// Two writes into one cache.
// CHECK-LABEL: func.func @one_chain(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK:         return
func.func @one_chain(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  // expected-remark@below {{[Missed] cache-unpaired | Category:prelude-raise}}
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  // expected-remark@below {{[Missed] cache-unpaired | Category:prelude-raise}}
  %vc2 = tensor.insert_slice %v into %kc2[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %vc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// The first cache is used before the second write, whose source comes later
// still.
// CHECK-LABEL: func.func @used_between(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK:         return
func.func @used_between(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  // expected-remark@below {{[Missed] cache-early-use | Category:prelude-raise}}
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  %v0 = tensor.extract_slice %kc2[0, 0, 0, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x16x8xbf16> to tensor<2x3x5x8xbf16>
  %e = tensor.empty() : tensor<2x3x5x8xbf16>
  %v1 = linalg.exp ins(%v0 : tensor<2x3x5x8xbf16>) outs(%e : tensor<2x3x5x8xbf16>) -> tensor<2x3x5x8xbf16>
  // expected-remark@below {{[Missed] cache-unpaired | Category:prelude-raise}}
  %vc2 = tensor.insert_slice %v1 into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// The first cache is used before the second write, but all that this needs is
// there: both are written at the first one.
// CHECK-LABEL: func.func @used_between_but_there(
// CHECK:         prelude.kv_cache_update hnd
// CHECK:         linalg.exp
// CHECK:         return
func.func @used_between_but_there(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
  %kc2 = tensor.insert_slice %k into %kc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  %e = tensor.empty() : tensor<2x3x16x8xbf16>
  %u = linalg.exp ins(%kc2 : tensor<2x3x16x8xbf16>) outs(%e : tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vc2 = tensor.insert_slice %v into %vc[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %u, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// A tensor that is put together here is no cache.
// CHECK-LABEL: func.func @no_cache(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK:         return
func.func @no_cache(%k: tensor<2x3x5x8xbf16>) -> tensor<2x3x16x8xbf16> {
  %e = tensor.empty() : tensor<2x3x16x8xbf16>
  %0 = tensor.insert_slice %k into %e[0, 0, 4, 0] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x8xbf16> into tensor<2x3x16x8xbf16>
  return %0 : tensor<2x3x16x8xbf16>
}

// A cache that grows.
// CHECK-LABEL: func.func @concat(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK:         return
func.func @concat(%kc: tensor<2x3x16x8xbf16>, %k: tensor<2x3x5x8xbf16>) -> tensor<2x3x21x8xbf16> {
  // expected-remark@below {{[Missed] cache-concat | Category:prelude-raise}}
  %0 = tensor.concat dim(2) %kc, %k : (tensor<2x3x16x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x3x21x8xbf16>
  return %0 : tensor<2x3x21x8xbf16>
}

// index_copy: row s of head h of sequence b goes to position pos[s].
// slot = 0 <= pos[s] < 16 ? 16 b + pos[s] : -1.
// CHECK-LABEL: func.func @scatter(
// CHECK:         linalg.generic
// CHECK:           %[[S:.*]] = linalg.index 1
// CHECK:           %[[P:.*]] = tensor.extract %arg2[%[[S]]]
// CHECK:           %[[B:.*]] = linalg.index 0
// CHECK:           arith.cmpi ult, %[[P]]
// CHECK:           arith.select
// CHECK-NOT:     tm_tensor
// CHECK:         %[[R:.*]]:2 = prelude.kv_cache_update hnd ins(%{{.*}}, %{{.*}}, slots %{{.*}} : tensor<10x3x8xbf16>, tensor<10x3x8xbf16>, tensor<10xi64>) outs(%arg3, %arg4 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>)
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1
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

// Positions of each sequence.
// CHECK-LABEL: func.func @scatter_positions_of_sequences(
// CHECK-NOT:     tm_tensor
// CHECK:         %[[R:.*]]:2 = prelude.kv_cache_update hnd ins(%{{.*}}, %{{.*}}, slots %{{.*}} : tensor<10x3x8xbf16>, tensor<10x3x8xbf16>, tensor<10xi64>) outs(%arg3, %arg4 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>)
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1
func.func @scatter_positions_of_sequences(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<2x5xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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
  %gs = linalg.generic {indexing_maps = [affine_map<(b, h, s, d) -> (b, s)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos : tensor<2x5xi64>) outs(%ei : tensor<2x3x5x8xi64>) {
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

// The columns in another order, as the map says.
// CHECK-LABEL: func.func @scatter_columns_mapped(
// CHECK-NOT:     tm_tensor
// CHECK:         %[[R:.*]]:2 = prelude.kv_cache_update hnd ins(%{{.*}}, %{{.*}}, slots %{{.*}} : tensor<10x3x8xbf16>, tensor<10x3x8xbf16>, tensor<10xi64>) outs(%arg3, %arg4 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>)
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1
func.func @scatter_columns_mapped(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<5xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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
  %ind = tensor.concat dim(1) %cs, %cd, %cb, %ch : (tensor<240x1xi64>, tensor<240x1xi64>, tensor<240x1xi64>, tensor<240x1xi64>) -> tensor<240x4xi64>
  %kf = tensor.collapse_shape %k [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %ku = tensor.expand_shape %kf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 2, 3, 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 2, 3, 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// The columns in another order than the map says.
// CHECK-LABEL: func.func @scatter_columns_swapped(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK-COUNT-2: tm_tensor.scatter
func.func @scatter_columns_swapped(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<5xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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
  %ind = tensor.concat dim(1) %cs, %cd, %cb, %ch : (tensor<240x1xi64>, tensor<240x1xi64>, tensor<240x1xi64>, tensor<240x1xi64>) -> tensor<240x4xi64>
  %kf = tensor.collapse_shape %k [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %ku = tensor.expand_shape %kf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  // expected-remark@below {{[Missed] scatter-indices | Category:prelude-raise}}
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  // expected-remark@below {{[Missed] scatter-indices | Category:prelude-raise}}
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// Indices that may repeat.
// CHECK-LABEL: func.func @scatter_not_unique(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK-COUNT-2: tm_tensor.scatter
func.func @scatter_not_unique(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<5xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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
  // expected-remark@below {{[Missed] scatter-not-unique | Category:prelude-raise | Function=scatter_not_unique | Reason="unique_indices is false"}}
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  // expected-remark@below {{[Missed] scatter-not-unique | Category:prelude-raise}}
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// Not said whether indices repeat.
// CHECK-LABEL: func.func @scatter_unknown_unique(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK-COUNT-2: tm_tensor.scatter
func.func @scatter_unknown_unique(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<5xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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
  // expected-remark@below {{[Missed] scatter-not-unique | Category:prelude-raise}}
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  // expected-remark@below {{[Missed] scatter-not-unique | Category:prelude-raise}}
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// The update is added.
// CHECK-LABEL: func.func @scatter_adds(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK-COUNT-2: tm_tensor.scatter
func.func @scatter_adds(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<5xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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
  // expected-remark@below {{[Missed] scatter-combiner | Category:prelude-raise}}
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.addf %a, %o : bf16
    "tm_tensor.yield"(%0) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  // expected-remark@below {{[Missed] scatter-combiner | Category:prelude-raise}}
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    %0 = arith.addf %a, %o : bf16
    "tm_tensor.yield"(%0) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// The body yields what is there.
// CHECK-LABEL: func.func @scatter_keeps(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK-COUNT-2: tm_tensor.scatter
func.func @scatter_keeps(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<5xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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
  // expected-remark@below {{[Missed] scatter-combiner | Category:prelude-raise}}
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%o) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  // expected-remark@below {{[Missed] scatter-combiner | Category:prelude-raise}}
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%o) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// Positions that depend on the head.
// CHECK-LABEL: func.func @scatter_position_of_head(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK-COUNT-2: tm_tensor.scatter
func.func @scatter_position_of_head(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<3xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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
  %gs = linalg.generic {indexing_maps = [#h, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pos : tensor<3xi64>) outs(%ei : tensor<2x3x5x8xi64>) {
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
  // expected-remark@below {{[Missed] scatter-indices | Category:prelude-raise}}
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  // expected-remark@below {{[Missed] scatter-indices | Category:prelude-raise}}
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// Every head goes to head 0.
// CHECK-LABEL: func.func @scatter_one_head(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK-COUNT-2: tm_tensor.scatter
func.func @scatter_one_head(%k: tensor<2x3x5x8xbf16>, %v: tensor<2x3x5x8xbf16>, %pos: tensor<5xi64>, %kc: tensor<2x3x16x8xbf16>, %vc: tensor<2x3x16x8xbf16>) -> (tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>) {
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
    %1 = arith.constant 0 : i64
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
  // expected-remark@below {{[Missed] scatter-indices | Category:prelude-raise}}
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xbf16> into tensor<240xbf16>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xbf16> into tensor<240x1x1x1x1xbf16>
  // expected-remark@below {{[Missed] scatter-indices | Category:prelude-raise}}
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: bf16, %o: bf16):
    "tm_tensor.yield"(%a) : (bf16) -> ()
  }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x3x16x8xbf16>) -> tensor<2x3x16x8xbf16>
  return %kc2, %vc2 : tensor<2x3x16x8xbf16>, tensor<2x3x16x8xbf16>
}

// A type that no cache has.
// CHECK-LABEL: func.func @scatter_f64(
// CHECK-NOT:     prelude.kv_cache_update
// CHECK-COUNT-2: tm_tensor.scatter
func.func @scatter_f64(%k: tensor<2x3x5x8xf64>, %v: tensor<2x3x5x8xf64>, %pos: tensor<5xi64>, %kc: tensor<2x3x16x8xf64>, %vc: tensor<2x3x16x8xf64>) -> (tensor<2x3x16x8xf64>, tensor<2x3x16x8xf64>) {
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
  %kf = tensor.collapse_shape %k [[0, 1, 2, 3]] : tensor<2x3x5x8xf64> into tensor<240xf64>
  %ku = tensor.expand_shape %kf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xf64> into tensor<240x1x1x1x1xf64>
  // expected-remark@below {{[Missed] cache-type | Category:prelude-raise}}
  %kc2 = "tm_tensor.scatter"(%ku, %ind, %kc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: f64, %o: f64):
    "tm_tensor.yield"(%a) : (f64) -> ()
  }) : (tensor<240x1x1x1x1xf64>, tensor<240x4xi64>, tensor<2x3x16x8xf64>) -> tensor<2x3x16x8xf64>
  %vf = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<2x3x5x8xf64> into tensor<240xf64>
  %vu = tensor.expand_shape %vf [[0, 1, 2, 3, 4]] output_shape [240, 1, 1, 1, 1] : tensor<240xf64> into tensor<240x1x1x1x1xf64>
  // expected-remark@below {{[Missed] cache-type | Category:prelude-raise}}
  %vc2 = "tm_tensor.scatter"(%vu, %ind, %vc) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: f64, %o: f64):
    "tm_tensor.yield"(%a) : (f64) -> ()
  }) : (tensor<240x1x1x1x1xf64>, tensor<240x4xi64>, tensor<2x3x16x8xf64>) -> tensor<2x3x16x8xf64>
  return %kc2, %vc2 : tensor<2x3x16x8xf64>, tensor<2x3x16x8xf64>
}
