//===- MergeKernels.cpp - All kernels in one module -----------------------===//
//
// The pass prelude-merge-kernels.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_MERGEKERNELSPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

struct MergeKernels : impl::MergeKernelsPassBase<MergeKernels> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<gpu::GPUModuleOp> kernelModules;
    for (auto kernels : module.getOps<gpu::GPUModuleOp>())
      kernelModules.push_back(kernels);
    if (kernelModules.size() < 2)
      return;
    gpu::GPUModuleOp first = kernelModules.front();
    SymbolTable merged(first);
    // By the kernel's old name, its new one.
    DenseMap<Attribute, SymbolRefAttr> moved;
    for (gpu::GPUModuleOp kernels : ArrayRef(kernelModules).drop_front()) {
      if (kernels->getDiscardableAttrDictionary() !=
              first->getDiscardableAttrDictionary() ||
          kernels.getTargetsAttr() != first.getTargetsAttr())
        continue;
      SymbolTable symbols(kernels);
      for (Operation &op : llvm::make_early_inc_range(*kernels.getBody())) {
        StringAttr oldName = SymbolTable::getSymbolName(&op);
        // What calls it is inside, and is renamed with it.
        if (merged.lookup(oldName) &&
            failed(symbols.renameToUnique(&op, {&merged})))
          return signalPassFailure();
        StringAttr newName = SymbolTable::getSymbolName(&op);
        moved[SymbolRefAttr::get(kernels.getNameAttr(),
                                 FlatSymbolRefAttr::get(oldName))] =
            SymbolRefAttr::get(first.getNameAttr(),
                               FlatSymbolRefAttr::get(newName));
      }
      for (Operation &op : llvm::make_early_inc_range(*kernels.getBody())) {
        op.remove();
        merged.insert(&op);
      }
      kernels.erase();
    }
    AttrTypeReplacer replacer;
    replacer.addReplacement([&](SymbolRefAttr name) -> Attribute {
      auto found = moved.find(name);
      return found == moved.end() ? Attribute(name) : found->second;
    });
    replacer.recursivelyReplaceElementsIn(module);
  }
};

} // namespace
} // namespace prelude
