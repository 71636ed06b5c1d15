// From collectives to MPI.

// RUN: prelude-opt --split-input-file --verify-diagnostics --prelude-shard-to-mpi %s | FileCheck %s

// CHECK:       module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "OpenMPI">}
// CHECK-NOT:   shard.
// CHECK-LABEL: func @part_and_sum(
// CHECK:       %[[WORLD:.*]] = mpi.comm_world
// CHECK:       mpi.comm_rank(%[[WORLD]])
// CHECK:       tensor.extract_slice %{{.*}} [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
// CHECK-NOT:   mpi.comm_split
// CHECK:       mpi.allreduce(%{{.*}}, %{{.*}}, MPI_SUM, %[[WORLD]])
shard.grid @grid(shape = 2)
func.func @part_and_sum(%x: tensor<4x16xf32>) -> tensor<4x8xf32> {
  %part = shard.all_slice %x on @grid grid_axes = [0] slice_axis = 1
      : tensor<4x16xf32> -> tensor<4x8xf32>
  %sum = shard.all_reduce %part on @grid grid_axes = [0]
      : tensor<4x8xf32> -> tensor<4x8xf32>
  return %sum : tensor<4x8xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @gather(%x: tensor<4x8xf32>) -> tensor<4x16xf32> {
  // expected-error@+1 {{'shard.all_gather' op can't be lowered to MPI: of the collectives LLVM 22 lowers shard.all_reduce only}}
  %all = shard.all_gather %x on @grid grid_axes = [0] gather_axis = 1
      : tensor<4x8xf32> -> tensor<4x16xf32>
  return %all : tensor<4x16xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @type(%x: tensor<4x8xbf16>) -> tensor<4x8xbf16> {
  // expected-error@+1 {{'shard.all_reduce' op can't be lowered to MPI: of 'tensor<4x8xbf16>', not of static shape and of f32 or f64}}
  %sum = shard.all_reduce %x on @grid grid_axes = [0]
      : tensor<4x8xbf16> -> tensor<4x8xbf16>
  return %sum : tensor<4x8xbf16>
}

// -----

shard.grid @grid(shape = 2)
func.func @kind(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{'shard.all_reduce' op can't be lowered to MPI: of kind max, not sum}}
  %max = shard.all_reduce %x on @grid grid_axes = [0] reduction = max
      : tensor<4x8xf32> -> tensor<4x8xf32>
  return %max : tensor<4x8xf32>
}

// -----

shard.grid @grid(shape = 2x2)
func.func @groups(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{'mpi.comm_split' op makes groups of ranks, which LLVM 22 can't lower for Open MPI}}
  %sum = shard.all_reduce %x on @grid grid_axes = [0]
      : tensor<4x8xf32> -> tensor<4x8xf32>
  return %sum : tensor<4x8xf32>
}
