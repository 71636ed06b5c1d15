//===- Fuse.h - Fuse the chain into one op ----------------------*- C++ -*-===//
//
// The entry point of --prelude-fuse for embedders with a pass of their own.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_FUSE_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_FUSE_H

#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"

namespace mlir {
class DominanceInfo;
} // namespace mlir

namespace prelude {

/// Fuses the sites in the regions of `root` that pass all guards, and tells
/// about each site, fused or not, by remarks and in the report. Returns the
/// fused ops that it made; where there are none, nothing changed. The option
/// `without` has to name rows of the capability table: see MissingKernels.h.
llvm::SmallVector<FusedOp> fuse(mlir::Operation *root,
                                const PreludeFuseOptions &options,
                                mlir::DominanceInfo &dominance);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_FUSE_H
