// The ops of the chain over devices: heads are cut, tokens are cut where no
// cache needs them all, and no device talks to another.

// RUN: prelude-opt --split-input-file --pass-pipeline='builtin.module(func.func(sharding-propagation,shard-partition))' %s | FileCheck %s

// Separate q, k and v. Each device has its heads of the cache.

shard.grid @grid(shape = 2)
// CHECK-LABEL: func @heads(
// CHECK-SAME:    %[[Q:[^:]*]]: tensor<?x4x64xbf16>, %[[K:[^:]*]]: tensor<?x1x64xbf16>, %[[V:[^:]*]]: tensor<?x1x64xbf16>
// CHECK-SAME:    %[[WEIGHT:[^:]*]]: tensor<64xbf16>, %[[COS:[^:]*]]: tensor<4096x64xbf16>, %[[SIN:[^:]*]]: tensor<4096x64xbf16>, %[[POS:[^:]*]]: tensor<?xi64>, %[[SLOTS:[^:]*]]: tensor<?xi32>
// CHECK-SAME:    %[[KC:[^:]*]]: tensor<128x16x1x64xbf16>, %[[VC:[^:]*]]: tensor<128x16x1x64xbf16>
// CHECK-SAME:    -> (tensor<?x4x64xbf16>, tensor<128x16x1x64xbf16>, tensor<128x16x1x64xbf16>)
// CHECK-NOT:   shard.
// CHECK:       %[[NORMED:.*]] = prelude.rms_norm stepwise ins(%[[Q]], weight %[[WEIGHT]]
// CHECK:       %[[ROTATED:.*]] = prelude.rope neox once ins(%[[NORMED]], cos %[[COS]], sin %[[SIN]], positions %[[POS]]
// CHECK-SAME:    -> tensor<?x4x64xbf16>
// CHECK:       %[[CACHES:.*]]:2 = prelude.kv_cache_update nhd ins(%[[K]], %[[V]], slots %[[SLOTS]]
// CHECK-SAME:    outs(%[[KC]], %[[VC]]
// CHECK-NEXT:  return %[[ROTATED]], %[[CACHES]]#0, %[[CACHES]]#1
func.func @heads(
    %q: tensor<?x8x64xbf16>, %k: tensor<?x2x64xbf16>, %v: tensor<?x2x64xbf16>,
    %weight: tensor<64xbf16>, %cos: tensor<4096x64xbf16>,
    %sin: tensor<4096x64xbf16>, %pos: tensor<?xi64>, %slots: tensor<?xi32>,
    %kc: tensor<128x16x2x64xbf16>, %vc: tensor<128x16x2x64xbf16>,
    %init0: tensor<?x8x64xbf16>, %init1: tensor<?x8x64xbf16>)
    -> (tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>,
        tensor<128x16x2x64xbf16>) {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %qs = shard.shard %q to %heads : tensor<?x8x64xbf16>
  %ks = shard.shard %k to %heads : tensor<?x2x64xbf16>
  %normed = prelude.rms_norm stepwise
      ins(%qs, weight %weight : tensor<?x8x64xbf16>, tensor<64xbf16>)
      outs(%init0 : tensor<?x8x64xbf16>) eps = 1.0e-06 -> tensor<?x8x64xbf16>
  %rotated = prelude.rope neox once
      ins(%normed, cos %cos, sin %sin, positions %pos :
          tensor<?x8x64xbf16>, tensor<4096x64xbf16>, tensor<4096x64xbf16>,
          tensor<?xi64>)
      outs(%init1 : tensor<?x8x64xbf16>) -> tensor<?x8x64xbf16>
  %caches:2 = prelude.kv_cache_update nhd
      ins(%ks, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>,
          tensor<?xi32>)
      outs(%kc, %vc : tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>)
      -> tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
  return %rotated, %caches#0, %caches#1 : tensor<?x8x64xbf16>,
      tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
}

// -----

// From the cache back to k and v; every layout has its heads in its own place,
// and a scale of each head goes with them.

shard.grid @grid(shape = 2x2)
// CHECK-LABEL: func @layouts(
// CHECK-SAME:    tensor<?x1x64xbf16>
// CHECK-SAME:    tensor<?x1x64xbf16>
// CHECK-SAME:    tensor<1xf32>
// CHECK-SAME:    tensor<f32>
// CHECK-SAME:    tensor<128x1x4x16x16xf8E4M3FN>
// CHECK-SAME:    tensor<128x1x1x64x16xf8E4M3FN>
// CHECK-NOT:   shard.
// CHECK:       prelude.kv_cache_update shuffle
func.func @layouts(
    %k: tensor<?x4x64xbf16>, %v: tensor<?x4x64xbf16>, %slots: tensor<?xi32>,
    %k_scale: tensor<4xf32>, %v_scale: tensor<f32>,
    %kc: tensor<128x4x4x16x16xf8E4M3FN>, %vc: tensor<128x4x1x64x16xf8E4M3FN>)
    -> (tensor<128x4x4x16x16xf8E4M3FN>, tensor<128x4x1x64x16xf8E4M3FN>) {
  %caches:2 = prelude.kv_cache_update shuffle
      ins(%k, %v, slots %slots : tensor<?x4x64xbf16>, tensor<?x4x64xbf16>,
          tensor<?xi32>)
      k_scale(%k_scale : tensor<4xf32>) v_scale(%v_scale : tensor<f32>)
      outs(%kc, %vc : tensor<128x4x4x16x16xf8E4M3FN>,
           tensor<128x4x1x64x16xf8E4M3FN>)
      -> tensor<128x4x4x16x16xf8E4M3FN>, tensor<128x4x1x64x16xf8E4M3FN>
  %heads = shard.sharding @grid split_axes = [[], [0, 1]] : !shard.sharding
  %kcs = shard.shard %caches#0 to %heads : tensor<128x4x4x16x16xf8E4M3FN>
  return %kcs, %caches#1 : tensor<128x4x4x16x16xf8E4M3FN>,
      tensor<128x4x1x64x16xf8E4M3FN>
}

// -----

// Tokens over one axis, heads over the other. Without positions a table that
// has the tokens' rows is cut with them.

shard.grid @grid(shape = 2x4)
// CHECK-LABEL: func @tokens_and_heads(
// CHECK-SAME:    %{{[^:]*}}: tensor<16x2x64xf32>, %{{[^:]*}}: tensor<16x32xf32>, %{{[^:]*}}: tensor<16x32xf32>, %{{[^:]*}}: tensor<4096x32xf32>, %{{[^:]*}}: tensor<3x16xi64>
// CHECK-NOT:   shard.
// CHECK:       prelude.rope gptj once ins({{.*}} : tensor<16x2x64xf32>, tensor<16x32xf32>, tensor<16x32xf32>)
// CHECK:       prelude.rope neox once ins({{.*}} : tensor<16x2x64xf32>, tensor<4096x32xf32>, tensor<4096x32xf32>, tensor<3x16xi64>)
func.func @tokens_and_heads(
    %x: tensor<32x8x64xf32>, %cos: tensor<32x32xf32>, %sin: tensor<32x32xf32>,
    %table: tensor<4096x32xf32>, %pos: tensor<3x32xi64>,
    %init0: tensor<32x8x64xf32>, %init1: tensor<32x8x64xf32>)
    -> tensor<32x8x64xf32> {
  %both = shard.sharding @grid split_axes = [[0], [1]] : !shard.sharding
  %xs = shard.shard %x to %both : tensor<32x8x64xf32>
  %once = prelude.rope gptj once
      ins(%xs, cos %cos, sin %sin : tensor<32x8x64xf32>, tensor<32x32xf32>,
          tensor<32x32xf32>)
      outs(%init0 : tensor<32x8x64xf32>) -> tensor<32x8x64xf32>
  %twice = prelude.rope neox once
      ins(%once, cos %table, sin %table, positions %pos :
          tensor<32x8x64xf32>, tensor<4096x32xf32>, tensor<4096x32xf32>,
          tensor<3x32xi64>)
      outs(%init1 : tensor<32x8x64xf32>) sections = [8, 12, 12]
      section_order = blocked -> tensor<32x8x64xf32>
  return %twice : tensor<32x8x64xf32>
}

// -----

// The norm before the split takes all heads of a token, so only tokens are cut.

shard.grid @grid(shape = 4)
// CHECK-LABEL: func @norm_of_all_heads(
// CHECK-SAME:    tensor<8x512xf32>
// CHECK-SAME:    tensor<512xf32>
// CHECK-NOT:   shard.
// CHECK:       prelude.rms_norm once {{.*}} -> tensor<8x512xf32>
func.func @norm_of_all_heads(
    %x: tensor<32x512xf32>, %weight: tensor<512xf32>, %init: tensor<32x512xf32>)
    -> tensor<32x512xf32> {
  %tokens = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %xs = shard.shard %x to %tokens : tensor<32x512xf32>
  %normed = prelude.rms_norm once
      ins(%xs, weight %weight : tensor<32x512xf32>, tensor<512xf32>)
      outs(%init : tensor<32x512xf32>) eps = 1.0e-06 -> tensor<32x512xf32>
  return %normed : tensor<32x512xf32>
}
