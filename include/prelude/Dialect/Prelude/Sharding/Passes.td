//===- Passes.td - Passes that spread a function over devices --*- tablegen -*-===//
//
// What stands before and after upstream's sharding-propagation.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_SHARDING_PASSES_TD
#define PRELUDE_DIALECT_PRELUDE_SHARDING_PASSES_TD

include "mlir/Pass/PassBase.td"

def PreludeShardHeads : Pass<"prelude-shard-heads", "::mlir::ModuleOp"> {
  let summary = "annotate attention preludes to be cut by heads";
  let description = [{
    Adds a `shard.grid` (without the option `grid` it takes the module's one) and
    annotates what the ops of the dialect take, so that
    `sharding-propagation` cuts every prelude by its heads: q over all axes of
    the grid, k, v and their caches over as many of the first axes as the number
    of their heads divides by. Ops whose heads don't divide by the grid are left
    whole, but for `prelude.fused`, where that is an error.

    A norm over all heads (`rms_norm` over `[T, H * D]` before a prelude, `fused`
    of `token` scope) becomes linalg, and the rest of such a fused op its chain:
    its sum of squares is then added up over the devices, and the rest fuses after
    the partition.

    So that one use does not decide about another, it gives each use of a
    `tensor.empty` or of a filled one a copy of its own. Constants are annotated
    as whole; a use that is cut takes its part of them.

    `docs/sharding.md` tells what can be cut.
  }];
  let options = [
    ListOption<"grid", "grid", "int64_t", "Devices along each axis of the grid">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::shard::ShardDialect", "::mlir::tensor::TensorDialect"
  ];
}

def PreludePropagateCuts
    : InterfacePass<"prelude-propagate-cuts", "mlir::FunctionOpInterface"> {
  let summary = "propagate where values are cut, not where they are whole";
  let description = [{
    Annotates what goes with a value that is cut, forward and backward, by the
    ops' `ShardingInterface`. Upstream's `sharding-propagation`, which takes the
    ops in order, lets a value that is whole decide for all that lead to it: from
    the input of the second layer of a model, say, that nothing of the attention
    in the first one is cut. Run before it, this leaves it only what is whole,
    and what disagrees.
  }];
  let dependentDialects = ["::mlir::shard::ShardDialect"];
}

def PreludeCompleteSharding
    : InterfacePass<"prelude-complete-sharding", "mlir::FunctionOpInterface"> {
  let summary = "annotate what sharding propagation left as whole";
  let description = [{
    Upstream's `shard-partition` takes functions where every tensor is
    annotated, each argument and result once for what it is. This makes a
    function so that has any annotation: what has none is whole on every device,
    and so is what an op reads from inside its regions. Annotations that are
    there stay.
  }];
  let dependentDialects = ["::mlir::shard::ShardDialect"];
}

def PreludeMergeAllReduces
    : InterfacePass<"prelude-merge-all-reduces", "mlir::FunctionOpInterface"> {
  let summary = "reduce over devices once what needs no order";
  let description = [{
    Two `shard.all_reduce` of one kind over the same axes become one where neither
    waits for the other: those of the norms of q and of k over all heads, say.
    Their inputs are of static shape and agree but for the first dimension, along
    which they are joined.
  }];
  let dependentDialects = [
    "::mlir::shard::ShardDialect", "::mlir::tensor::TensorDialect"
  ];
}

def PreludePrepareMPI : Pass<"prelude-prepare-mpi", "::mlir::ModuleOp"> {
  let summary = "make a partitioned module ready for convert-shard-to-mpi";
  let description = [{
    Takes a device's part of a value that is whole (`shard.all_slice`) by its
    rank, which upstream's conversion doesn't, and says on the module that MPI is
    Open MPI. A collective that LLVM 22 has no lowering for is an error.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::cf::ControlFlowDialect", "::mlir::DLTIDialect",
    "::mlir::shard::ShardDialect", "::mlir::tensor::TensorDialect"
  ];
}

def PreludeWorldCommunicator
    : Pass<"prelude-world-communicator", "::mlir::ModuleOp"> {
  let summary = "use MPI's world where all ranks are one group";
  let description = [{
    `convert-shard-to-mpi` splits the world by a color also where all ranks have
    the same, and LLVM 22 then keeps 32 bits of Open MPI's communicator, which is a
    pointer. This takes the world itself. A split by other colors is an error. A grid that
    nothing names any more goes.
  }];
  let dependentDialects = ["::mlir::mpi::MPIDialect"];
}

#endif // PRELUDE_DIALECT_PRELUDE_SHARDING_PASSES_TD
