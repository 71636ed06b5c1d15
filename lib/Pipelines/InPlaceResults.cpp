//===- InPlaceResults.cpp - Stop returning arguments ----------------------===//
//
// The pass prelude-in-place-results.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "prelude/Pipelines/Pipelines.h"
#include "llvm/ADT/BitVector.h"

namespace prelude {
#define GEN_PASS_DEF_INPLACERESULTSPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

/// The number of the function's argument that `value` is, or -1.
int64_t findArgument(func::FuncOp function, Value value) {
  while (auto cast = value.getDefiningOp<memref::CastOp>())
    value = cast.getSource();
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != &function.getBody().front() ||
      !isa<MemRefType>(value.getType()))
    return -1;
  return argument.getArgNumber();
}

struct InPlaceResults : impl::InPlaceResultsPassBase<InPlaceResults> {
  void runOnOperation() override {
    Operation *root = getOperation();
    llvm::DenseSet<StringAttr> referenced;
    root->walk([&](Operation *op) {
      for (NamedAttribute attr : op->getAttrs())
        attr.getValue().walk([&](SymbolRefAttr symbol) {
          referenced.insert(symbol.getLeafReference());
        });
    });
    root->walk([&](func::FuncOp function) {
      if (!function.isExternal() &&
          !referenced.contains(function.getSymNameAttr()))
        dropResults(function);
    });
  }

  void dropResults(func::FuncOp function) {
    func::ReturnOp terminator;
    for (Block &block : function.getBody())
      if (auto found = dyn_cast<func::ReturnOp>(block.getTerminator())) {
        // Which argument is returned may then depend on the path.
        if (terminator)
          return;
        terminator = found;
      }
    if (!terminator)
      return;
    SmallVector<int64_t> arguments;
    llvm::BitVector dropped(function.getNumResults());
    for (auto [index, value] : llvm::enumerate(terminator.getOperands())) {
      arguments.push_back(findArgument(function, value));
      if (arguments.back() >= 0)
        dropped.set(index);
    }
    if (dropped.none())
      return;
    terminator->eraseOperands(dropped);
    (void)function.eraseResults(dropped);
    function->setAttr(kResultsInArgumentsAttr,
                      DenseI64ArrayAttr::get(&getContext(), arguments));
  }
};

} // namespace
} // namespace prelude
