//===- PrepareMPI.cpp - prelude-prepare-mpi -------------------------------===//
//
// What convert-shard-to-mpi of LLVM 22 leaves to others.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Shard/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"

using namespace mlir;
using namespace mlir::shard;

namespace prelude {

#define GEN_PASS_DEF_PRELUDEPREPAREMPI
#include "prelude/Dialect/Prelude/Sharding/Passes.h.inc"

namespace {

/// Whether LLVM 22 lowers `op` to what Open MPI has.
LogicalResult verifyCollective(Operation *op) {
  if (isa<GridOp, ShardingOp, AllSliceOp, ProcessMultiIndexOp, GridShapeOp,
          ProcessLinearIndexOp>(op))
    return success();
  auto reduce = dyn_cast<AllReduceOp>(op);
  if (!reduce)
    return op->emitOpError("can't be lowered to MPI: of the collectives LLVM "
                           "22 lowers shard.all_reduce only");
  auto type = cast<ShapedType>(reduce.getInput().getType());
  Type element = type.getElementType();
  if (!type.hasStaticShape() || !(element.isF32() || element.isF64()))
    return reduce.emitOpError() << "can't be lowered to MPI: of " << type
                                << ", not of static shape and of f32 or f64";
  // The only operation that is lowered to its right name in Open MPI.
  if (reduce.getReduction() != ReductionKind::Sum)
    return reduce.emitOpError()
           << "can't be lowered to MPI: of kind "
           << stringifyReductionKind(reduce.getReduction()) << ", not sum";
  return success();
}

struct PrepareMPIPass : impl::PreludePrepareMPIBase<PrepareMPIPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    WalkResult result = module.walk([](Operation *op) {
      return isa<ShardDialect>(op->getDialect()) && failed(verifyCollective(op))
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return signalPassFailure();

    Builder builder(&getContext());
    DataLayoutEntryInterface openMPI =
        DataLayoutEntryAttr::get(builder.getStringAttr("MPI:Implementation"),
                                 builder.getStringAttr("OpenMPI"));
    module->setAttr(DLTIDialect::kMapAttrName,
                    MapAttr::get(&getContext(), openMPI));

    SymbolTableCollection symbols;
    RewritePatternSet patterns(&getContext());
    populateAllSliceOpLoweringPatterns(patterns, symbols);
    if (failed(applyPatternsGreedily(module, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace prelude
