// Shardings that an op can't have: one error, at the op.

// RUN: prelude-opt --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(sharding-propagation,shard-partition))' %s

shard.grid @grid(shape = 2)
func.func @head_size(%x: tensor<?x8x64xf32>, %init: tensor<?x8x64xf32>)
    -> tensor<?x8x64xf32> {
  %cut = shard.sharding @grid split_axes = [[], [], [0]] : !shard.sharding
  %xs = shard.shard %x to %cut : tensor<?x8x64xf32>
  // expected-error@+1 {{'prelude.rms_norm' op can't cut the head size of x along axes [0] of @grid: a head stays whole}}
  %normed = prelude.rms_norm once ins(%xs : tensor<?x8x64xf32>)
      outs(%init : tensor<?x8x64xf32>) eps = 1.0e-06 -> tensor<?x8x64xf32>
  return %normed : tensor<?x8x64xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @uneven(%x: tensor<?x5x64xf32>, %init: tensor<?x5x64xf32>)
    -> tensor<?x5x64xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %xs = shard.shard %x to %heads : tensor<?x5x64xf32>
  // expected-error@+1 {{'prelude.rms_norm' op the 5 heads of x don't divide by the 2 devices of axes [0] of @grid}}
  %normed = prelude.rms_norm once ins(%xs : tensor<?x5x64xf32>)
      outs(%init : tensor<?x5x64xf32>) eps = 1.0e-06 -> tensor<?x5x64xf32>
  return %normed : tensor<?x5x64xf32>
}

// -----

shard.grid @grid(shape = ?)
func.func @dynamic_grid(%x: tensor<?x8x64xf32>, %init: tensor<?x8x64xf32>)
    -> tensor<?x8x64xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %xs = shard.shard %x to %heads : tensor<?x8x64xf32>
  // expected-error@+1 {{'prelude.rms_norm' op axes [0] of @grid have no static number of devices}}
  %normed = prelude.rms_norm once ins(%xs : tensor<?x8x64xf32>)
      outs(%init : tensor<?x8x64xf32>) eps = 1.0e-06 -> tensor<?x8x64xf32>
  return %normed : tensor<?x8x64xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @rows_of_tokens(
    %x: tensor<4x8x64xf32>, %cos: tensor<8x64xf32>, %sin: tensor<8x64xf32>,
    %init: tensor<4x8x64xf32>) -> tensor<4x8x64xf32> {
  %tokens = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %xs = shard.shard %x to %tokens : tensor<4x8x64xf32>
  // expected-error@+1 {{'prelude.rope' op can't cut the tokens of x along axes [0] of @grid: without positions the row of a token in the table is its number}}
  %rotated = prelude.rope neox once
      ins(%xs, cos %cos, sin %sin : tensor<4x8x64xf32>, tensor<8x64xf32>,
          tensor<8x64xf32>)
      outs(%init : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
  return %rotated : tensor<4x8x64xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @table(
    %x: tensor<?x8x64xf32>, %cos: tensor<8x64xf32>, %sin: tensor<8x64xf32>,
    %pos: tensor<?xi32>, %init: tensor<?x8x64xf32>) -> tensor<?x8x64xf32> {
  %rows = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %whole = shard.sharding @grid split_axes = [[]] : !shard.sharding
  %xs = shard.shard %x to %whole : tensor<?x8x64xf32>
  %coss = shard.shard %cos to %rows annotate_for_users : tensor<8x64xf32>
  // expected-error@+1 {{'prelude.rope' op can't cut the rows of cos along axes [0] of @grid: every device reads the whole table}}
  %rotated = prelude.rope neox once
      ins(%xs, cos %coss, sin %sin, positions %pos : tensor<?x8x64xf32>,
          tensor<8x64xf32>, tensor<8x64xf32>, tensor<?xi32>)
      outs(%init : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
  return %rotated : tensor<?x8x64xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @tokens_of_cache(
    %k: tensor<4x2x64xf32>, %v: tensor<4x2x64xf32>, %slots: tensor<4xi32>,
    %kc: tensor<8x16x2x64xf32>, %vc: tensor<8x16x2x64xf32>)
    -> (tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>) {
  %tokens = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %ks = shard.shard %k to %tokens : tensor<4x2x64xf32>
  // expected-error@+1 {{'prelude.kv_cache_update' op can't cut the tokens of k along axes [0] of @grid: the cache on a device would lack the tokens of the others}}
  %caches:2 = prelude.kv_cache_update nhd
      ins(%ks, %v, slots %slots : tensor<4x2x64xf32>, tensor<4x2x64xf32>,
          tensor<4xi32>)
      outs(%kc, %vc : tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>)
      -> tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
  return %caches#0, %caches#1 : tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @tokens_of_fused_cache(
    %q: tensor<4x8x64xf32>, %k: tensor<4x2x64xf32>, %v: tensor<4x2x64xf32>,
    %cos: tensor<4x64xf32>, %sin: tensor<4x64xf32>, %slots: tensor<4xi32>,
    %init: tensor<4x8x64xf32>, %kc: tensor<8x16x2x64xf32>,
    %vc: tensor<8x16x2x64xf32>)
    -> (tensor<4x8x64xf32>, tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>) {
  %tokens = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %qs = shard.shard %q to %tokens : tensor<4x8x64xf32>
  // expected-error@+1 {{'prelude.fused' op can't cut the tokens of q along axes [0] of @grid: the cache on a device would lack the tokens of the others}}
  %q1, %kc1, %vc1 = prelude.fused
      in(q %qs : tensor<4x8x64xf32>, k %k : tensor<4x2x64xf32>, v %v : tensor<4x2x64xf32>)
      rope neox once (cos %cos : tensor<4x64xf32>, sin %sin : tensor<4x64xf32>)
      cache nhd (slots %slots : tensor<4xi32>)
      out(q %init : tensor<4x8x64xf32>, k_cache %kc : tensor<8x16x2x64xf32>, v_cache %vc : tensor<8x16x2x64xf32>)
      -> tensor<4x8x64xf32>, tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
  return %q1, %kc1, %vc1 : tensor<4x8x64xf32>, tensor<8x16x2x64xf32>,
      tensor<8x16x2x64xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @blocks_of_cache(
    %k: tensor<4x2x64xf32>, %v: tensor<4x2x64xf32>, %slots: tensor<4xi32>,
    %kc: tensor<8x16x2x64xf32>, %vc: tensor<8x16x2x64xf32>)
    -> (tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>) {
  %blocks = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %kcs = shard.shard %kc to %blocks : tensor<8x16x2x64xf32>
  // expected-error@+1 {{'prelude.kv_cache_update' op can't cut the slots of k_cache along axes [0] of @grid: every device has all slots of the cache}}
  %caches:2 = prelude.kv_cache_update nhd
      ins(%k, %v, slots %slots : tensor<4x2x64xf32>, tensor<4x2x64xf32>,
          tensor<4xi32>)
      outs(%kcs, %vc : tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>)
      -> tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
  return %caches#0, %caches#1 : tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @norm_of_all_heads(%x: tensor<4x512xf32>, %init: tensor<4x512xf32>)
    -> tensor<4x512xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %xs = shard.shard %x to %heads : tensor<4x512xf32>
  // expected-error@+1 {{'prelude.rms_norm' op can't cut the width of x along axes [0] of @grid: the mean of the squares is over the whole width}}
  %normed = prelude.rms_norm once ins(%xs : tensor<4x512xf32>)
      outs(%init : tensor<4x512xf32>) eps = 1.0e-06 -> tensor<4x512xf32>
  return %normed : tensor<4x512xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @token_scope(
    %q: tensor<4x8x64xf32>, %k: tensor<4x2x64xf32>, %cos: tensor<4x64xf32>,
    %sin: tensor<4x64xf32>, %init0: tensor<4x8x64xf32>,
    %init1: tensor<4x2x64xf32>) -> (tensor<4x8x64xf32>, tensor<4x2x64xf32>) {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %qs = shard.shard %q to %heads : tensor<4x8x64xf32>
  // expected-error@+1 {{'prelude.fused' op can't cut the heads of q along axes [0] of @grid: the norm takes all heads together}}
  %q1, %k1 = prelude.fused
      in(q %qs : tensor<4x8x64xf32>, k %k : tensor<4x2x64xf32>)
      norm once token (q_eps = 1.0e-06, k_eps = 1.0e-06)
      rope neox once (cos %cos : tensor<4x64xf32>, sin %sin : tensor<4x64xf32>)
      out(q %init0 : tensor<4x8x64xf32>, k %init1 : tensor<4x2x64xf32>)
      -> tensor<4x8x64xf32>, tensor<4x2x64xf32>
  return %q1, %k1 : tensor<4x8x64xf32>, tensor<4x2x64xf32>
}

// -----

// Inner tokens: those of a batch.

shard.grid @grid(shape = 2)
func.func @inner_tokens(
    %q: tensor<2x8x8x64xf32>, %init: tensor<2x8x8x64xf32>)
    -> tensor<2x8x8x64xf32> {
  %cut = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %qs = shard.shard %q to %cut : tensor<2x8x8x64xf32>
  // expected-error@+1 {{'prelude.fused' op can't cut the inner tokens of q along axes [0] of @grid: tokens are cut along their outer dimension}}
  %q1 = prelude.fused
      in(q %qs : tensor<2x8x8x64xf32>)
      norm once (q_eps = 1.0e-06)
      out(q %init : tensor<2x8x8x64xf32>) -> tensor<2x8x8x64xf32>
  return %q1 : tensor<2x8x8x64xf32>
}
