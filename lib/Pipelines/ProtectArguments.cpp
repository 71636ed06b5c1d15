//===- ProtectArguments.cpp - Arguments that must not be written ----------===//
//
// The pass prelude-protect-arguments.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Pipelines/Pipelines.h"
#include "llvm/ADT/TypeSwitch.h"

namespace prelude {
#define GEN_PASS_DEF_PROTECTARGUMENTSPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

/// Finds the values whose buffers a value may be an update of.
class UpdatedValues {
public:
  bool contains(Value value) const { return seen.contains(value); }

  void add(Value root) {
    SmallVector<Value> worklist = {root};
    while (!worklist.empty()) {
      Value value = worklist.pop_back_val();
      if (!isa<TensorType>(value.getType()) || !seen.insert(value).second)
        continue;
      if (auto result = dyn_cast<OpResult>(value))
        addSources(result, worklist);
      else if (auto loop = dyn_cast<LoopLikeOpInterface>(
                   value.getParentBlock()->getParentOp()))
        if (OpOperand *init = loop.getTiedLoopInit(cast<BlockArgument>(value)))
          worklist.push_back(init->get());
    }
  }

private:
  static void addSources(OpResult result, SmallVectorImpl<Value> &sources) {
    llvm::TypeSwitch<Operation *>(result.getOwner())
        .Case<DestinationStyleOpInterface>([&](auto op) {
          sources.push_back(op.getTiedOpOperand(result)->get());
        })
        .Case<tensor::InsertOp>(
            [&](auto op) { sources.push_back(op.getDest()); })
        .Case<tensor::CastOp, tensor::ReshapeOp>(
            [&](auto op) { sources.push_back(op.getSource()); })
        .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
            [&](auto op) { sources.push_back(op.getSrc()); })
        // A part of a cache can be updated, then put back.
        .Case<tensor::ExtractSliceOp>(
            [&](auto op) { sources.push_back(op.getSource()); })
        .Case<arith::SelectOp>([&](auto op) {
          sources.append({op.getTrueValue(), op.getFalseValue()});
        })
        .Case<scf::IfOp>([&](auto op) {
          for (Region *region : op.getRegions())
            if (!region->empty())
              sources.push_back(region->front().getTerminator()->getOperand(
                  result.getResultNumber()));
        })
        .Case<LoopLikeOpInterface>([&](auto op) {
          if (OpOperand *init = op.getTiedLoopInit(result))
            sources.push_back(init->get());
          if (OpOperand *yielded = op.getTiedLoopYieldedValue(
                  op.getTiedLoopRegionIterArg(result)))
            sources.push_back(yielded->get());
        });
  }

  llvm::DenseSet<Value> seen;
};

struct ProtectArguments : impl::ProtectArgumentsPassBase<ProtectArguments> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    UpdatedValues updated;
    function.walk([&](Operation *op) {
      if (isa<func::ReturnOp>(op))
        for (Value value : op->getOperands())
          updated.add(value);
      else if (auto update = dyn_cast<KVCacheUpdateOp>(op))
        addCaches(updated, update);
      else if (auto fused = dyn_cast<FusedOp>(op); fused && fused.hasCache())
        addCaches(updated, fused);
    });
    StringRef name = bufferization::BufferizationDialect::kWritableAttrName;
    Builder builder(&getContext());
    for (BlockArgument argument : function.getArguments())
      if (isa<TensorType>(argument.getType()) && !updated.contains(argument) &&
          !function.getArgAttr(argument.getArgNumber(), name))
        function.setArgAttr(argument.getArgNumber(), name,
                            builder.getBoolAttr(false));
  }

  template <typename Op>
  static void addCaches(UpdatedValues &updated, Op op) {
    updated.add(op.getKCache());
    updated.add(op.getVCache());
  }
};

} // namespace
} // namespace prelude
