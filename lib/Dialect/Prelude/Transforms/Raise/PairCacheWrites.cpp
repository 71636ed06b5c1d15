//===- PairCacheWrites.cpp - Which writes of k and v belong together ------===//
//
// One op of the dialect writes k and v. Frontends write one after the other:
// two writes with the same slots into caches of one type are a pair.
//
//===----------------------------------------------------------------------===//

#include "Matchers.h"

using namespace mlir;

namespace prelude {

/// Whether one op can write both.
static bool agree(const CacheWrite &lhs, const CacheWrite &rhs) {
  if (lhs.op->getBlock() != rhs.op->getBlock() ||
      lhs.cache.getType() != rhs.cache.getType() || lhs.layout != rhs.layout ||
      lhs.block != rhs.block || lhs.position != rhs.position ||
      lhs.axes.size() != rhs.axes.size())
    return false;
  return llvm::all_of(llvm::zip_equal(lhs.axes, rhs.axes), [](auto pair) {
    auto &[a, b] = pair;
    return a.dim == b.dim && a.extent == b.extent;
  });
}

/// Whether `value` may be used at `op`; cautious across blocks.
static bool isAvailable(Value value, Operation *op) {
  Operation *def = value.getDefiningOp();
  if (!def)
    return true;
  return def->getBlock() == op->getBlock() && def->isBeforeInBlock(op);
}

void pairCacheWrites(
    ArrayRef<CacheWrite> writes,
    llvm::function_ref<StoredRole(const CacheWrite &)> getRole,
    std::vector<CacheUpdate> &updates,
    llvm::function_ref<void(const CacheWrite &, RaiseReason, std::string)>
        refuse) {
  // k is rotated or, where nothing is, normed; v may be normed beside it. Two
  // of the same kind are no k and v unless nothing is done to either.
  auto mayPair = [&](const CacheWrite &lhs, const CacheWrite &rhs) {
    StoredRole role = getRole(lhs);
    return role == StoredRole::Plain || role != getRole(rhs);
  };
  // In the order of the program, each with the next one that agrees; k and v of
  // a layer are written side by side.
  SmallVector<const CacheWrite *> open;
  for (const CacheWrite &write : writes) {
    const CacheWrite *partner = nullptr;
    // Never two k or two caches of one chain: a write on top of the other.
    for (const CacheWrite *candidate : llvm::reverse(open))
      if (agree(*candidate, write) && candidate->result != write.cache &&
          candidate->cache != write.cache && mayPair(*candidate, write)) {
        partner = candidate;
        break;
      }
    if (!partner) {
      open.push_back(&write);
      continue;
    }
    llvm::erase(open, partner);
    // The op stands where the later write stood; where that is too late for a
    // user of the other one, at the earlier one if all is there by then.
    bool isEarly = false;
    for (Operation *user : partner->result.getUsers()) {
      Operation *inBlock = write.op->getBlock()->findAncestorOpInBlock(*user);
      isEarly |=
          !inBlock || inBlock == write.op || inBlock->isBeforeInBlock(write.op);
    }
    bool isKnown = isAvailable(write.cache, partner->op) &&
                   isAvailable(write.stored.back()->value, partner->op);
    if (isEarly && !isKnown) {
      refuse(*partner, RaiseReason::CacheEarlyUse,
             "its result is used before the write that goes with it");
      open.push_back(&write);
      continue;
    }
    bool isSwapped = getRole(write) > getRole(*partner);
    updates.push_back({isSwapped ? write : *partner,
                       isSwapped ? *partner : write,
                       isEarly ? partner->op : write.op});
    if (isEarly)
      for (CacheWrite *part : {&updates.back().k, &updates.back().v})
        llvm::erase_if(part->stored, [&](NodeRef view) {
          return !isAvailable(view->value, partner->op);
        });
  }
  for (const CacheWrite *write : open)
    refuse(*write, RaiseReason::CacheUnpaired,
           "no other write has its slots and shapes");
}

} // namespace prelude
