//===- Pipeline.cpp - prelude-partition -----------------------------------===//
//
// Upstream's sharding passes with ours around them.
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/ShardToMPI/ShardToMPI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Shard/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"

using namespace mlir;

namespace prelude {

void buildPartitionPipeline(OpPassManager &pm,
                            const PartitionOptions &options) {
  auto cleanup = [&pm] {
    pm.addPass(createCanonicalizerPass());
    pm.addPass(createCSEPass());
  };
  // A call has no sharding.
  pm.addPass(createInlinerPass());
  // Propagation takes maps that are permutations: no broadcast of a dimension
  // of one element.
  cleanup();
  pm.addPass(createLinalgFoldUnitExtentDimsPass());
  cleanup();
  PreludeShardHeadsOptions shard;
  shard.grid.assign(options.grid.begin(), options.grid.end());
  pm.addPass(createPreludeShardHeads(shard));
  OpPassManager &functions = pm.nest<func::FuncOp>();
  functions.addPass(createPreludePropagateCuts());
  functions.addPass(shard::createShardingPropagation());
  functions.addPass(createPreludeCompleteSharding());
  functions.addPass(shard::createPartition());
  cleanup();
  pm.addNestedPass<func::FuncOp>(createPreludeMergeAllReduces());
}

void buildShardToMPIPipeline(OpPassManager &pm) {
  pm.addPass(createPreludePrepareMPI());
  pm.addPass(createConvertShardToMPIPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createPreludeWorldCommunicator());
  pm.addPass(createCSEPass());
}

void registerShardingPipelines() {
  PassPipelineRegistration<PartitionOptions>(
      "prelude-partition",
      "Spread a raised module over a grid of devices, by heads",
      buildPartitionPipeline);
  PassPipelineRegistration<>(
      "prelude-shard-to-mpi",
      "Turn the collectives of a partitioned module into calls of MPI",
      buildShardToMPIPipeline);
}

} // namespace prelude
