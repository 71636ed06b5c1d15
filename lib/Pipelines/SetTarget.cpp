//===- SetTarget.cpp - Note a module's target -----------------------------===//
//
// The pass prelude-set-target.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/DLTI/DLTI.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_SETTARGETPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

struct SetTarget : impl::SetTargetPassBase<SetTarget> {
  using SetTargetPassBase::SetTargetPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<DLTIDialect>();
  }

  void runOnOperation() override {
    Operation *op = getOperation();
    if (!runtimeTarget.empty() && !parseTarget(runtimeTarget)) {
      op->emitError() << "unknown target '" << runtimeTarget
                      << "', expected cpu, cuda or hip";
      return signalPassFailure();
    }
    if (!status.empty() && !parseStatusMode(status)) {
      op->emitError() << "unknown status mode '" << status
                      << "', expected check or ignore";
      return signalPassFailure();
    }

    Builder builder(&getContext());
    SmallVector<DataLayoutEntryInterface> entries;
    StringRef name = DLTIDialect::kMapAttrName;
    if (Attribute old = op->getAttr(name)) {
      auto map = dyn_cast<MapAttr>(old);
      if (!map) {
        op->emitError() << "expects " << name
                        << " to be a #dlti.map, but it is " << old;
        return signalPassFailure();
      }
      llvm::append_range(entries, map.getEntries());
    }
    auto set = [&](StringRef key, StringRef value) {
      if (value.empty())
        return;
      auto id = builder.getStringAttr(key);
      llvm::erase_if(entries, [&](DataLayoutEntryInterface entry) {
        return entry.getKey() == DataLayoutEntryKey(id);
      });
      entries.push_back(
          DataLayoutEntryAttr::get(id, builder.getStringAttr(value)));
    };
    set(kTargetKey, runtimeTarget);
    set(kStatusKey, status);
    if (!entries.empty())
      op->setAttr(name, MapAttr::get(&getContext(), entries));
  }
};

} // namespace
} // namespace prelude
