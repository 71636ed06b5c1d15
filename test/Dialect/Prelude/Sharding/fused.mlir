// The fused op over devices is cut as the chain is.

// RUN: prelude-opt --split-input-file --pass-pipeline='builtin.module(func.func(sharding-propagation,shard-partition))' %s | FileCheck %s

// From a packed projection, and out q head-major.

shard.grid @grid(shape = 2)
// CHECK-LABEL: func @packed(
// CHECK:       prelude.fused
// CHECK-NEXT:    in (qkv %{{.*}} : tensor<16x384xbf16>)
// CHECK-NEXT:    norm stepwise ({{.*}} q_weight %{{.*}} : tensor<64xbf16>, k_weight %{{.*}} : tensor<64xbf16>)
// CHECK-NEXT:    rope neox stepwise ({{.*}} positions %{{.*}} : tensor<16xi64>)
// CHECK-NEXT:    cache hnd (slots %{{.*}} : tensor<16xi64>)
// CHECK-NEXT:    out (q %{{.*}} : tensor<2x4x8x64xbf16> head_major, k_cache %{{.*}} : tensor<128x1x16x64xbf16>, v_cache %{{.*}} : tensor<128x1x16x64xbf16>)
// CHECK-NOT:   shard.
// CHECK:       return
func.func @packed(
    %qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>, %kw: tensor<64xbf16>,
    %cos: tensor<4096x64xbf16>, %sin: tensor<4096x64xbf16>,
    %pos: tensor<16xi64>, %slots: tensor<16xi64>, %init: tensor<2x8x8x64xbf16>,
    %kc: tensor<128x2x16x64xbf16>, %vc: tensor<128x2x16x64xbf16>)
    -> (tensor<2x8x8x64xbf16>, tensor<128x2x16x64xbf16>,
        tensor<128x2x16x64xbf16>) {
  %parts = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %qkvs = shard.shard %qkv to %parts : tensor<16x768xbf16>
  %q, %kc1, %vc1 = prelude.fused
      in(qkv %qkvs : tensor<16x768xbf16>)
      norm stepwise (q_eps = 1.0e-06, k_eps = 1.0e-06,
                     q_weight %qw : tensor<64xbf16>,
                     k_weight %kw : tensor<64xbf16>)
      rope neox stepwise (cos %cos : tensor<4096x64xbf16>,
                          sin %sin : tensor<4096x64xbf16>,
                          positions %pos : tensor<16xi64>)
      cache hnd (slots %slots : tensor<16xi64>)
      out(q %init : tensor<2x8x8x64xbf16> head_major,
          k_cache %kc : tensor<128x2x16x64xbf16>,
          v_cache %vc : tensor<128x2x16x64xbf16>)
      -> tensor<2x8x8x64xbf16>, tensor<128x2x16x64xbf16>,
         tensor<128x2x16x64xbf16>
  return %q, %kc1, %vc1 : tensor<2x8x8x64xbf16>, tensor<128x2x16x64xbf16>,
      tensor<128x2x16x64xbf16>
}

// -----

// Heads of q over four devices, the two of k and v over two: each device has
// the head of k that its heads of q attend to.

shard.grid @grid(shape = 2x2)
// CHECK-LABEL: func @kv_heads_on_one_axis(
// CHECK-SAME:    tensor<?x2x64xbf16>, %{{[^:]*}}: tensor<?x1x64xbf16>, %{{[^:]*}}: tensor<?x1x64xbf16>
// CHECK-NOT:   shard.
// CHECK:         out (q %{{.*}} : tensor<?x2x64xbf16>, k_cache %{{.*}} : tensor<128x16x1x64xbf16>
func.func @kv_heads_on_one_axis(
    %q: tensor<?x8x64xbf16>, %k: tensor<?x2x64xbf16>, %v: tensor<?x2x64xbf16>,
    %slots: tensor<?xi64>, %init: tensor<?x8x64xbf16>,
    %kc: tensor<128x16x2x64xbf16>, %vc: tensor<128x16x2x64xbf16>)
    -> (tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>,
        tensor<128x16x2x64xbf16>) {
  %heads = shard.sharding @grid split_axes = [[], [0, 1]] : !shard.sharding
  %kv_heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %qs = shard.shard %q to %heads annotate_for_users : tensor<?x8x64xbf16>
  %ks = shard.shard %k to %kv_heads annotate_for_users : tensor<?x2x64xbf16>
  %q1, %kc1, %vc1 = prelude.fused
      in(q %qs : tensor<?x8x64xbf16>, k %ks : tensor<?x2x64xbf16>,
         v %v : tensor<?x2x64xbf16>)
      norm once (q_eps = 1.0e-06, k_eps = 1.0e-06)
      cache nhd (slots %slots : tensor<?xi64>)
      out(q %init : tensor<?x8x64xbf16>,
          k_cache %kc : tensor<128x16x2x64xbf16>,
          v_cache %vc : tensor<128x16x2x64xbf16>)
      -> tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>,
         tensor<128x16x2x64xbf16>
  return %q1, %kc1, %vc1 : tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>,
      tensor<128x16x2x64xbf16>
}

// -----

// More devices than heads of k and v: they are on all of them. The cache, which
// the backward walk meets first, does not make q whole.

shard.grid @grid(shape = 4)
// CHECK-LABEL: func @kv_heads_everywhere(
// CHECK-SAME:    %{{[^:]*}}: tensor<4x2x64xbf16>, %{{[^:]*}}: tensor<4x2x64xbf16>, %{{[^:]*}}: tensor<4x2x64xbf16>
// CHECK-NOT:   shard.
// CHECK:       %[[Q:.*]] = linalg.copy
// CHECK-SAME:    -> tensor<4x2x64xbf16>
// CHECK:         in (q %[[Q]] : tensor<4x2x64xbf16>, k %{{.*}} : tensor<4x2x64xbf16>
// CHECK:         out (q %{{.*}} : tensor<4x2x64xbf16>, k_cache %{{.*}} : tensor<128x16x2x64xbf16>
func.func @kv_heads_everywhere(
    %q: tensor<4x8x64xbf16>, %k: tensor<4x2x64xbf16>, %v: tensor<4x2x64xbf16>,
    %slots: tensor<4xi64>, %copy: tensor<4x8x64xbf16>,
    %init: tensor<4x8x64xbf16>, %kc: tensor<128x16x2x64xbf16>,
    %vc: tensor<128x16x2x64xbf16>)
    -> (tensor<4x8x64xbf16>, tensor<128x16x2x64xbf16>,
        tensor<128x16x2x64xbf16>) {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %everywhere = shard.sharding @grid split_axes = [[]] : !shard.sharding
  %qs = shard.shard %q to %heads : tensor<4x8x64xbf16>
  %kcs = shard.shard %kc to %everywhere : tensor<128x16x2x64xbf16>
  %producer = linalg.copy ins(%qs : tensor<4x8x64xbf16>)
      outs(%copy : tensor<4x8x64xbf16>) -> tensor<4x8x64xbf16>
  %q1, %kc1, %vc1 = prelude.fused
      in(q %producer : tensor<4x8x64xbf16>, k %k : tensor<4x2x64xbf16>,
         v %v : tensor<4x2x64xbf16>)
      norm once (q_eps = 1.0e-06, k_eps = 1.0e-06)
      cache nhd (slots %slots : tensor<4xi64>)
      out(q %init : tensor<4x8x64xbf16>,
          k_cache %kcs : tensor<128x16x2x64xbf16>,
          v_cache %vc : tensor<128x16x2x64xbf16>)
      -> tensor<4x8x64xbf16>, tensor<128x16x2x64xbf16>,
         tensor<128x16x2x64xbf16>
  return %q1, %kc1, %vc1 : tensor<4x8x64xbf16>, tensor<128x16x2x64xbf16>,
      tensor<128x16x2x64xbf16>
}

// -----

// Batches over devices where there is no cache: the outer tokens are cut.

shard.grid @grid(shape = 2)
// CHECK-LABEL: func @batches(
// CHECK-NOT:   shard.
// CHECK:         in (q %{{.*}} : tensor<1x4x8x64xbf16> head_major, k %{{.*}} : tensor<8x2x64xbf16>)
// CHECK:         rope neox once (cos %{{.*}} : tensor<8x64xbf16>, sin %{{.*}} : tensor<8x64xbf16>)
// CHECK:         out (q %{{.*}} : tensor<1x8x4x64xbf16>, k %{{.*}} : tensor<8x2x64xbf16>)
func.func @batches(
    %q: tensor<2x4x8x64xbf16>, %k: tensor<16x2x64xbf16>,
    %cos: tensor<16x64xbf16>, %sin: tensor<16x64xbf16>,
    %init0: tensor<2x8x4x64xbf16>, %init1: tensor<16x2x64xbf16>)
    -> (tensor<2x8x4x64xbf16>, tensor<16x2x64xbf16>) {
  %tokens = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %qs = shard.shard %q to %tokens : tensor<2x4x8x64xbf16>
  %q1, %k1 = prelude.fused
      in(q %qs : tensor<2x4x8x64xbf16> head_major, k %k : tensor<16x2x64xbf16>)
      rope neox once (cos %cos : tensor<16x64xbf16>,
                      sin %sin : tensor<16x64xbf16>)
      out(q %init0 : tensor<2x8x4x64xbf16>, k %init1 : tensor<16x2x64xbf16>)
      -> tensor<2x8x4x64xbf16>, tensor<16x2x64xbf16>
  return %q1, %k1 : tensor<2x8x4x64xbf16>, tensor<16x2x64xbf16>
}
