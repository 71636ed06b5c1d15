// A packed projection over devices. The shard of a device holds its own heads
// of q, then those of k, then those of v; the weights are laid out so by the
// caller, and nothing on the way may depend on the order of the columns.

// RUN: prelude-opt --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(sharding-propagation,shard-partition))' %s | FileCheck %s

shard.grid @grid(shape = 2)
// CHECK-LABEL: func @projection(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4x16xf32>, %[[WEIGHT:[^:]*]]: tensor<16x384xf32>, %[[BIAS:[^:]*]]: tensor<384xf32>
// CHECK-SAME:    -> (tensor<4x4x64xf32>, tensor<4x1x64xf32>, tensor<4x1x64xf32>)
// CHECK-NOT:   shard.
// CHECK:       %[[QKV:.*]] = linalg.matmul ins(%[[X]], %[[WEIGHT]]
// CHECK:       %[[SUM:.*]] = linalg.generic
// CHECK-SAME:    ins(%[[QKV]], %[[BIAS]] : tensor<4x384xf32>, tensor<384xf32>)
// CHECK:       prelude.split %[[SUM]] : tensor<4x384xf32> -> tensor<4x4x64xf32>, tensor<4x1x64xf32>, tensor<4x1x64xf32>
func.func @projection(
    %x: tensor<4x16xf32>, %weight: tensor<16x768xf32>, %bias: tensor<768xf32>,
    %init: tensor<4x768xf32>)
    -> (tensor<4x8x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>) {
  %parts = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %ws = shard.shard %weight to %parts : tensor<16x768xf32>
  %zero = arith.constant 0.0 : f32
  %filled = linalg.fill ins(%zero : f32) outs(%init : tensor<4x768xf32>)
      -> tensor<4x768xf32>
  %qkv = linalg.matmul ins(%x, %ws : tensor<4x16xf32>, tensor<16x768xf32>)
      outs(%filled : tensor<4x768xf32>) -> tensor<4x768xf32>
  %empty = tensor.empty() : tensor<4x768xf32>
  %sum = linalg.generic {
      indexing_maps = [affine_map<(t, c) -> (t, c)>, affine_map<(t, c) -> (c)>,
                       affine_map<(t, c) -> (t, c)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%qkv, %bias : tensor<4x768xf32>, tensor<768xf32>)
      outs(%empty : tensor<4x768xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x768xf32>
  %q, %k, %v = prelude.split %sum : tensor<4x768xf32>
      -> tensor<4x8x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>
  return %q, %k, %v : tensor<4x8x64xf32>, tensor<4x2x64xf32>,
      tensor<4x2x64xf32>
}

// -----

// With the output gate each query head brings its gate.

shard.grid @grid(shape = 2)
// CHECK-LABEL: func @gate(
// CHECK-SAME:    tensor<?x640xf32>) -> (tensor<?x4x64xf32>, tensor<?x1x64xf32>, tensor<?x1x64xf32>, tensor<?x4x64xf32>)
func.func @gate(%qkv: tensor<?x1280xf32>)
    -> (tensor<?x8x64xf32>, tensor<?x2x64xf32>, tensor<?x2x64xf32>,
        tensor<?x8x64xf32>) {
  %q, %k, %v, %gate = prelude.split %qkv : tensor<?x1280xf32>
      -> tensor<?x8x64xf32>, tensor<?x2x64xf32>, tensor<?x2x64xf32>,
         tensor<?x8x64xf32>
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %gs = shard.shard %gate to %heads : tensor<?x8x64xf32>
  return %q, %k, %v, %gs : tensor<?x8x64xf32>, tensor<?x2x64xf32>,
      tensor<?x2x64xf32>, tensor<?x8x64xf32>
}

// -----

// Fewer heads of k than devices: the packed shard has no whole head of k.

shard.grid @grid(shape = 4)
func.func @few_kv_heads(%qkv: tensor<?x768xf32>)
    -> (tensor<?x8x64xf32>, tensor<?x2x64xf32>, tensor<?x2x64xf32>) {
  %parts = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %qkvs = shard.shard %qkv to %parts : tensor<?x768xf32>
  // expected-error@+1 {{'prelude.split' op the 2 heads of k don't divide by the 4 devices of axes [0] of @grid}}
  %q, %k, %v = prelude.split %qkvs : tensor<?x768xf32>
      -> tensor<?x8x64xf32>, tensor<?x2x64xf32>, tensor<?x2x64xf32>
  return %q, %k, %v : tensor<?x8x64xf32>, tensor<?x2x64xf32>,
      tensor<?x2x64xf32>
}

// -----

// The columns of a constant are in the order of q, k, v: cut where it meets the
// matmul, it is cut across them.

shard.grid @grid(shape = 2)
func.func @constant(%x: tensor<4x1xf32>, %init: tensor<4x8xf32>)
    -> (tensor<4x4x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>) {
  %whole = shard.sharding @grid split_axes = [[]] : !shard.sharding
  %parts = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %constant = arith.constant dense_resource<weight> : tensor<1x8xf32>
  %weight = shard.shard %constant to %whole : tensor<1x8xf32>
  // expected-note@+1 {{it cuts the width otherwise}}
  %ws = shard.shard %weight to %parts annotate_for_users : tensor<1x8xf32>
  %qkv = linalg.matmul ins(%x, %ws : tensor<4x1xf32>, tensor<1x8xf32>)
      outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-error@+1 {{'prelude.split' op can't cut the width of qkv by its parts: shard.shard stands in the way}}
  %q, %k, %v = prelude.split %qkv : tensor<4x8xf32>
      -> tensor<4x4x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>
  return %q, %k, %v : tensor<4x4x1xf32>, tensor<4x2x1xf32>, tensor<4x2x1xf32>
}
{-#
  dialect_resources: {
    builtin: {
      weight: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"
    }
  }
#-}

// -----

// What computes with the number of a column would get that of the shard.

shard.grid @grid(shape = 2)
func.func @index(%qkv: tensor<4x768xf32>, %init: tensor<4x768xf32>)
    -> (tensor<4x8x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>) {
  %parts = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %qkvs = shard.shard %qkv to %parts : tensor<4x768xf32>
  // expected-note@+1 {{it computes with the number of a column}}
  %scaled = linalg.generic {
      indexing_maps = [affine_map<(t, c) -> (t, c)>,
                       affine_map<(t, c) -> (t, c)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%qkvs : tensor<4x768xf32>) outs(%init : tensor<4x768xf32>) {
  ^bb0(%a: f32, %out: f32):
    %column = linalg.index 1 : index
    %i = arith.index_cast %column : index to i32
    %f = arith.sitofp %i : i32 to f32
    %s = arith.mulf %a, %f : f32
    linalg.yield %s : f32
  } -> tensor<4x768xf32>
  // expected-error@+1 {{'prelude.split' op can't cut the width of qkv by its parts: linalg.generic stands in the way}}
  %q, %k, %v = prelude.split %scaled : tensor<4x768xf32>
      -> tensor<4x8x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>
  return %q, %k, %v : tensor<4x8x64xf32>, tensor<4x2x64xf32>,
      tensor<4x2x64xf32>
}

// -----

// A second use of the projection that takes other parts.

shard.grid @grid(shape = 2)
func.func @two_packings(%qkv: tensor<4x768xf32>)
    -> (tensor<4x8x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>,
        tensor<4x4x64xf32>, tensor<4x4x64xf32>, tensor<4x4x64xf32>) {
  %parts = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %qkvs = shard.shard %qkv to %parts : tensor<4x768xf32>
  // expected-error@+1 {{'prelude.split' op can't cut the width of qkv by its parts: prelude.split stands in the way}}
  %q, %k, %v = prelude.split %qkvs : tensor<4x768xf32>
      -> tensor<4x8x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>
  // expected-note@+1 {{it takes other parts of the width}}
  %q1, %k1, %v1 = prelude.split %qkvs : tensor<4x768xf32>
      -> tensor<4x4x64xf32>, tensor<4x4x64xf32>, tensor<4x4x64xf32>
  return %q, %k, %v, %q1, %k1, %v1 : tensor<4x8x64xf32>, tensor<4x2x64xf32>,
      tensor<4x2x64xf32>, tensor<4x4x64xf32>, tensor<4x4x64xf32>,
      tensor<4x4x64xf32>
}

// -----

// The projection is a result, too: its order would be another.

shard.grid @grid(shape = 2)
func.func @returned(%qkv: tensor<4x768xf32>)
    -> (tensor<4x8x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>,
        tensor<4x768xf32>) {
  %parts = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %qkvs = shard.shard %qkv to %parts : tensor<4x768xf32>
  // expected-error@+1 {{'prelude.split' op can't cut the width of qkv by its parts: func.return stands in the way}}
  %q, %k, %v = prelude.split %qkvs : tensor<4x768xf32>
      -> tensor<4x8x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>
  // expected-note@+1 {{it may depend on the order of the columns}}
  return %q, %k, %v, %qkvs : tensor<4x8x64xf32>, tensor<4x2x64xf32>,
      tensor<4x2x64xf32>, tensor<4x768xf32>
}
