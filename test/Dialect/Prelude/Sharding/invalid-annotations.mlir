// Annotations that no propagation makes.

// RUN: prelude-opt --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(shard-partition))' %s

shard.grid @grid(shape = 2)
func.func @halo(%x: tensor<4x8x64xf32>, %init: tensor<4x8x64xf32>)
    -> tensor<4x8x64xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %halo = shard.sharding @grid split_axes = [[], [0]] halo_sizes = [1, 1]
      : !shard.sharding
  %xs = shard.shard %x to %halo annotate_for_users : tensor<4x8x64xf32>
  %is = shard.shard %init to %heads annotate_for_users : tensor<4x8x64xf32>
  // expected-error@+1 {{'prelude.rms_norm' op x has a sharding with halos or offsets}}
  %normed = prelude.rms_norm once ins(%xs : tensor<4x8x64xf32>)
      outs(%is : tensor<4x8x64xf32>) eps = 1.0e-06 -> tensor<4x8x64xf32>
  %ns = shard.shard %normed to %heads : tensor<4x8x64xf32>
  return %ns : tensor<4x8x64xf32>
}

// -----

shard.grid @grid(shape = 2x2)
func.func @disagreement(%x: tensor<4x8x64xf32>, %init: tensor<4x8x64xf32>)
    -> tensor<4x8x64xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %both = shard.sharding @grid split_axes = [[], [0, 1]] : !shard.sharding
  %xs = shard.shard %x to %both annotate_for_users : tensor<4x8x64xf32>
  %is = shard.shard %init to %heads annotate_for_users : tensor<4x8x64xf32>
  // expected-error@+1 {{'prelude.rms_norm' op the heads of x are cut along axes [0, 1] of @grid, those of init along axes [0] of @grid}}
  %normed = prelude.rms_norm once ins(%xs : tensor<4x8x64xf32>)
      outs(%is : tensor<4x8x64xf32>) eps = 1.0e-06 -> tensor<4x8x64xf32>
  %ns = shard.shard %normed to %heads : tensor<4x8x64xf32>
  return %ns : tensor<4x8x64xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @unused_result(%x: tensor<4x8x64xf32>, %init: tensor<4x8x64xf32>) {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %xs = shard.shard %x to %heads annotate_for_users : tensor<4x8x64xf32>
  %is = shard.shard %init to %heads annotate_for_users : tensor<4x8x64xf32>
  // expected-error@+1 {{'prelude.rms_norm' op the result of init has no sharding}}
  %normed = prelude.rms_norm once ins(%xs : tensor<4x8x64xf32>)
      outs(%is : tensor<4x8x64xf32>) eps = 1.0e-06 -> tensor<4x8x64xf32>
  return
}
