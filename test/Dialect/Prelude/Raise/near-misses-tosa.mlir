// RUN: %python %prelude_src/utils/check-reason-codes.py --prelude-opt=prelude-opt --pass=raise --before=prelude-lower-tosa --some --reasons=%prelude_src/include/prelude/Dialect/Prelude/Transforms/ReasonCodes.def --capabilities=%prelude_src/runtime/include/prelude/Capabilities.def %s | FileCheck %s --check-prefix=CODES
// RUN: prelude-opt %s --prelude-lower-tosa --prelude-raise --canonicalize | FileCheck %s
// CODES: {{[0-9]+}} codes, each one edit away from success

// Preludes in TOSA, as torch-mlir writes it, and what isn't one, but nearly.

// The mean of another extent, and none (the L2 norm).
// EDIT norm-divisor: `dense<1.25e-01>` => `dense<2.5e-01>`
// EDIT norm-divisor: `"tosa.add"(%mean,` => `"tosa.add"(%sum,`
// Over the heads.
// EDIT-ALL norm-axis: `axis = 3` => `axis = 2` and `2x5x8x1xf32` => `2x5x1x8xf32`
// The variance of a slice, by the slice's extent.
// EDIT norm-partial-sum: `%sum = "tosa.reduce_sum"(%square) <{axis = 3 : i32}> : (tensor<2x5x8x8xf32>)` => `%part = "tosa.slice"(%square, %start, %half) : (tensor<2x5x8x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x5x8x4xf32> %sum = "tosa.reduce_sum"(%part) <{axis = 3 : i32}> : (tensor<2x5x8x4xf32>)` and `dense<1.25e-01>` => `dense<2.5e-01>`
// The squares are another tensor's, and those of the next rows.
// EDIT norm-input: `"tosa.pow"(%wide,` => `"tosa.pow"(%x2,`
// EDIT norm-input: `%square = "tosa.pow"(%wide,` => `%next = "tosa.slice"(%longer, %second, %whole) : (tensor<2x6x8x8xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x5x8x8xbf16> %nw = "tosa.cast"(%next) : (tensor<2x5x8x8xbf16>) -> tensor<2x5x8x8xf32> %square = "tosa.pow"(%nw,`
// eps is negative, and no constant.
// EDIT norm-eps: `dense<1.0e-06>` => `dense<-1.0e-06>`
// EDIT norm-eps: `(%mean, %eps) : (tensor<2x5x8x1xf32>, tensor<1x1x1x1xf32>)` => `(%mean, %eps2) : (tensor<2x5x8x1xf32>, tensor<2x5x8x1xf32>)`
// The root is rounded.
// EDIT norm-rounding: `%normed = "tosa.mul"(%wide, %root,` => `%narrow = "tosa.cast"(%root) : (tensor<2x5x8x1xf32>) -> tensor<2x5x8x1xbf16> %again = "tosa.cast"(%narrow) : (tensor<2x5x8x1xbf16>) -> tensor<2x5x8x1xf32> %normed = "tosa.mul"(%wide, %again,`
// CHECK-LABEL: func.func @norm(
// CHECK:         prelude.rms_norm stepwise ins(%{{.*}}, weight
func.func @norm(%longer: tensor<2x6x8x8xbf16>, %x2: tensor<2x5x8x8xf32>, %w: tensor<1x1x1x8xbf16>, %eps2: tensor<2x5x8x1xf32>) -> tensor<2x5x8x8xbf16> {
  %start = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %second = "tosa.const_shape"() <{values = dense<[0, 1, 0, 0]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %whole = "tosa.const_shape"() <{values = dense<[2, 5, 8, 8]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %half = "tosa.const_shape"() <{values = dense<[2, 5, 8, 4]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %two = "tosa.const"() <{values = dense<2.0> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
  %n = "tosa.const"() <{values = dense<1.25e-01> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
  %eps = "tosa.const"() <{values = dense<1.0e-06> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
  %x = "tosa.slice"(%longer, %start, %whole) : (tensor<2x6x8x8xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x5x8x8xbf16>
  %wide = "tosa.cast"(%x) : (tensor<2x5x8x8xbf16>) -> tensor<2x5x8x8xf32>
  %square = "tosa.pow"(%wide, %two) : (tensor<2x5x8x8xf32>, tensor<1x1x1x1xf32>) -> tensor<2x5x8x8xf32>
  %sum = "tosa.reduce_sum"(%square) <{axis = 3 : i32}> : (tensor<2x5x8x8xf32>) -> tensor<2x5x8x1xf32>
  %mean = "tosa.mul"(%sum, %n, %shift) : (tensor<2x5x8x1xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x5x8x1xf32>
  %more = "tosa.add"(%mean, %eps) : (tensor<2x5x8x1xf32>, tensor<1x1x1x1xf32>) -> tensor<2x5x8x1xf32>
  %root = "tosa.rsqrt"(%more) : (tensor<2x5x8x1xf32>) -> tensor<2x5x8x1xf32>
  %normed = "tosa.mul"(%wide, %root, %shift) : (tensor<2x5x8x8xf32>, tensor<2x5x8x1xf32>, tensor<1xi8>) -> tensor<2x5x8x8xf32>
  %rounded = "tosa.cast"(%normed) : (tensor<2x5x8x8xf32>) -> tensor<2x5x8x8xbf16>
  %y = "tosa.mul"(%w, %rounded, %shift) : (tensor<1x1x1x8xbf16>, tensor<2x5x8x8xbf16>, tensor<1xi8>) -> tensor<2x5x8x8xbf16>
  return %y : tensor<2x5x8x8xbf16>
}

// No half negated, both, the halves not exchanged, one of them twice.
// EDIT rope-sign: `"tosa.concat"(%minus, %lo)` => `"tosa.concat"(%hi, %lo)`
// EDIT rope-both-negated: `%turned = "tosa.concat"(%minus, %lo)` => `%minus_lo = "tosa.negate"(%lo, %z, %z) : (tensor<2x3x5x4xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<2x3x5x4xbf16> %turned = "tosa.concat"(%minus, %minus_lo)`
// EDIT rope-input: `"tosa.concat"(%minus, %lo)` => `"tosa.concat"(%lo, %minus)`
// EDIT rope-input: `"tosa.concat"(%minus, %lo)` => `"tosa.concat"(%minus, %hi)`
// The second half begins one dim early.
// EDIT rope-input: `dense<[0, 0, 0, 4]>` => `dense<[0, 0, 0, 3]>`
// No products, and the table where x belongs.
// EDIT rope-no-products: `"tosa.add"(%p, %q)` => `"tosa.add"(%p, %turned)`
// EDIT rope-no-products: `"tosa.add"(%p, %q) : (tensor<2x3x5x8xbf16>,` => `"tosa.add"(%sin, %q) : (tensor<2x1x5x8xbf16>,`
// What is multiplied by cos is another tensor.
// EDIT rope-input: `"tosa.mul"(%x, %cos,` => `"tosa.mul"(%x2, %cos,`
// A table for each head.
// EDIT rope-head-dependent-table: `"tosa.mul"(%x, %cos, %shift) : (tensor<2x3x5x8xbf16>, tensor<2x1x5x8xbf16>,` => `"tosa.mul"(%x, %cos_of_head, %shift) : (tensor<2x3x5x8xbf16>, tensor<1x3x5x8xbf16>,`
// CHECK-LABEL: func.func @rope(
// CHECK:         prelude.rope neox stepwise
func.func @rope(%x: tensor<2x3x5x8xbf16>, %x2: tensor<2x3x5x8xbf16>, %cos: tensor<2x1x5x8xbf16>, %sin: tensor<2x1x5x8xbf16>, %cos_of_head: tensor<1x3x5x8xbf16>) -> tensor<2x3x5x8xbf16> {
  %first = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %later = "tosa.const_shape"() <{values = dense<[0, 0, 0, 4]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %half = "tosa.const_shape"() <{values = dense<[2, 3, 5, 4]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %p = "tosa.mul"(%x, %cos, %shift) : (tensor<2x3x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<1xi8>) -> tensor<2x3x5x8xbf16>
  %lo = "tosa.slice"(%x, %first, %half) : (tensor<2x3x5x8xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x3x5x4xbf16>
  %hi = "tosa.slice"(%x, %later, %half) : (tensor<2x3x5x8xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x3x5x4xbf16>
  %minus = "tosa.negate"(%hi, %z, %z) : (tensor<2x3x5x4xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<2x3x5x4xbf16>
  %turned = "tosa.concat"(%minus, %lo) <{axis = 3 : i32}> : (tensor<2x3x5x4xbf16>, tensor<2x3x5x4xbf16>) -> tensor<2x3x5x8xbf16>
  %q = "tosa.mul"(%turned, %sin, %shift) : (tensor<2x3x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<1xi8>) -> tensor<2x3x5x8xbf16>
  %y = "tosa.add"(%p, %q) : (tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x3x5x8xbf16>
  return %y : tensor<2x3x5x8xbf16>
}

// Rows of k and v [2, 2, 3, 2] at pos[s] of caches [2, 2, 4, 2]: element
// 16 b + 8 h + 2 pos[s] + d. A position below 0 would take the first sequence
// out of the cache, one above 3 the last one: TOSA rules out both.
// Elements that overlap, dims the other way round, heads the other way round.
// EDIT scatter-indices: `dense<2> : tensor<1x1x1x1xi32>` => `dense<1> : tensor<1x1x1x1xi32>`
// EDIT scatter-indices: `[[0, 1]], [[8, 9]]` => `[[1, 0]], [[9, 8]]`
// EDIT scatter-indices: `[[[[0, 1]], [[8, 9]]], [[[16, 17]], [[24, 25]]]]` => `[[[[8, 9]], [[0, 1]]], [[[24, 25]], [[16, 17]]]]`
// Both sequences to the first one.
// EDIT scatter-indices: `[[[16, 17]], [[24, 25]]]` => `[[[0, 1]], [[8, 9]]]`
// A position of each sequence: what is above 3 in the first one would be in the
// second one.
// EDIT scatter-indices: `%scaled = "tosa.mul"(%rows, %width, %shift) : (tensor<1x1x3x1xi32>, tensor<1x1x1x1xi32>, tensor<1xi8>) -> tensor<1x1x3x1xi32>` => `%scaled = "tosa.mul"(%own, %width, %shift) : (tensor<2x1x3x1xi32>, tensor<1x1x1x1xi32>, tensor<1xi8>) -> tensor<2x1x3x1xi32>` and `(tensor<2x2x1x2xi32>, tensor<1x1x3x1xi32>)` => `(tensor<2x2x1x2xi32>, tensor<2x1x3x1xi32>)`
// v at indices that aren't known.
// EDIT cache-unpaired+scatter-indices: `"tosa.scatter"(%vflat, %flat,` => `"tosa.scatter"(%vflat, %other,`
// CHECK-LABEL: func.func @scatter(
// CHECK-SAME:    %[[POS:[a-z0-9]+]]: tensor<3xi32>, %[[KC:[a-z0-9]+]]: tensor<2x2x4x2xbf16>, %[[VC:[a-z0-9]+]]: tensor<2x2x4x2xbf16>
// CHECK-NOT:     tosa.scatter
// CHECK:         %[[N:.*]]:2 = prelude.kv_cache_update {{.*}}%[[KC]], %[[VC]]
// CHECK:         return %[[N]]#0, %[[N]]#1
func.func @scatter(%k: tensor<2x2x3x2xbf16>, %v: tensor<2x2x3x2xbf16>, %pos: tensor<3xi32>, %kc: tensor<2x2x4x2xbf16>, %vc: tensor<2x2x4x2xbf16>, %own: tensor<2x1x3x1xi32>, %other: tensor<1x24xi32>) -> (tensor<2x2x4x2xbf16>, tensor<2x2x4x2xbf16>) {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %to_row = "tosa.const_shape"() <{values = dense<[1, 1, 3, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %to_update = "tosa.const_shape"() <{values = dense<[1, 24, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
  %to_indices = "tosa.const_shape"() <{values = dense<[1, 24]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %to_flat = "tosa.const_shape"() <{values = dense<[1, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
  %to_cache = "tosa.const_shape"() <{values = dense<[2, 2, 4, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %starts = "tosa.const"() <{values = dense<[[[[0, 1]], [[8, 9]]], [[[16, 17]], [[24, 25]]]]> : tensor<2x2x1x2xi32>}> : () -> tensor<2x2x1x2xi32>
  %width = "tosa.const"() <{values = dense<2> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
  %rows = "tosa.reshape"(%pos, %to_row) : (tensor<3xi32>, !tosa.shape<4>) -> tensor<1x1x3x1xi32>
  %scaled = "tosa.mul"(%rows, %width, %shift) : (tensor<1x1x3x1xi32>, tensor<1x1x1x1xi32>, tensor<1xi8>) -> tensor<1x1x3x1xi32>
  %elements = "tosa.add"(%starts, %scaled) : (tensor<2x2x1x2xi32>, tensor<1x1x3x1xi32>) -> tensor<2x2x3x2xi32>
  %flat = "tosa.reshape"(%elements, %to_indices) : (tensor<2x2x3x2xi32>, !tosa.shape<2>) -> tensor<1x24xi32>
  %kflat = "tosa.reshape"(%kc, %to_flat) : (tensor<2x2x4x2xbf16>, !tosa.shape<3>) -> tensor<1x32x1xbf16>
  %vflat = "tosa.reshape"(%vc, %to_flat) : (tensor<2x2x4x2xbf16>, !tosa.shape<3>) -> tensor<1x32x1xbf16>
  %ku = "tosa.reshape"(%k, %to_update) : (tensor<2x2x3x2xbf16>, !tosa.shape<3>) -> tensor<1x24x1xbf16>
  %vu = "tosa.reshape"(%v, %to_update) : (tensor<2x2x3x2xbf16>, !tosa.shape<3>) -> tensor<1x24x1xbf16>
  %k2 = "tosa.scatter"(%kflat, %flat, %ku) : (tensor<1x32x1xbf16>, tensor<1x24xi32>, tensor<1x24x1xbf16>) -> tensor<1x32x1xbf16>
  %v2 = "tosa.scatter"(%vflat, %flat, %vu) : (tensor<1x32x1xbf16>, tensor<1x24xi32>, tensor<1x24x1xbf16>) -> tensor<1x32x1xbf16>
  %kc2 = "tosa.reshape"(%k2, %to_cache) : (tensor<1x32x1xbf16>, !tosa.shape<4>) -> tensor<2x2x4x2xbf16>
  %vc2 = "tosa.reshape"(%v2, %to_cache) : (tensor<1x32x1xbf16>, !tosa.shape<4>) -> tensor<2x2x4x2xbf16>
  return %kc2, %vc2 : tensor<2x2x4x2xbf16>, tensor<2x2x4x2xbf16>
}

// Rows as channels, a batch for each sequence and head: no index wraps around,
// whatever the position.
// CHECK-LABEL: func.func @scatter_rows(
// CHECK:         prelude.kv_cache_update
func.func @scatter_rows(%k: tensor<2x2x3x2xbf16>, %v: tensor<2x2x3x2xbf16>, %pos: tensor<2x1x3xi32>, %kc: tensor<2x2x4x2xbf16>, %vc: tensor<2x2x4x2xbf16>) -> (tensor<2x2x4x2xbf16>, tensor<2x2x4x2xbf16>) {
  %twice = "tosa.const_shape"() <{values = dense<[1, 2, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
  %to_update = "tosa.const_shape"() <{values = dense<[4, 3, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
  %to_indices = "tosa.const_shape"() <{values = dense<[4, 3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %to_flat = "tosa.const_shape"() <{values = dense<[4, 4, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
  %to_cache = "tosa.const_shape"() <{values = dense<[2, 2, 4, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %of_heads = "tosa.tile"(%pos, %twice) : (tensor<2x1x3xi32>, !tosa.shape<3>) -> tensor<2x2x3xi32>
  %indices = "tosa.reshape"(%of_heads, %to_indices) : (tensor<2x2x3xi32>, !tosa.shape<2>) -> tensor<4x3xi32>
  %kflat = "tosa.reshape"(%kc, %to_flat) : (tensor<2x2x4x2xbf16>, !tosa.shape<3>) -> tensor<4x4x2xbf16>
  %vflat = "tosa.reshape"(%vc, %to_flat) : (tensor<2x2x4x2xbf16>, !tosa.shape<3>) -> tensor<4x4x2xbf16>
  %ku = "tosa.reshape"(%k, %to_update) : (tensor<2x2x3x2xbf16>, !tosa.shape<3>) -> tensor<4x3x2xbf16>
  %vu = "tosa.reshape"(%v, %to_update) : (tensor<2x2x3x2xbf16>, !tosa.shape<3>) -> tensor<4x3x2xbf16>
  %k2 = "tosa.scatter"(%kflat, %indices, %ku) : (tensor<4x4x2xbf16>, tensor<4x3xi32>, tensor<4x3x2xbf16>) -> tensor<4x4x2xbf16>
  %v2 = "tosa.scatter"(%vflat, %indices, %vu) : (tensor<4x4x2xbf16>, tensor<4x3xi32>, tensor<4x3x2xbf16>) -> tensor<4x4x2xbf16>
  %kc2 = "tosa.reshape"(%k2, %to_cache) : (tensor<4x4x2xbf16>, !tosa.shape<4>) -> tensor<2x2x4x2xbf16>
  %vc2 = "tosa.reshape"(%v2, %to_cache) : (tensor<4x4x2xbf16>, !tosa.shape<4>) -> tensor<2x2x4x2xbf16>
  return %kc2, %vc2 : tensor<2x2x4x2xbf16>, tensor<2x2x4x2xbf16>
}
