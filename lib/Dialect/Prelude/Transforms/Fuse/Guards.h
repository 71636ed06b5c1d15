//===- Guards.h - What the options and the kernels allow -------*- C++ -*-===//
//
// The guards of a plan that need nothing of the IR around its site.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_GUARDS_H
#define PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_GUARDS_H

#include "Site.h"

namespace prelude {

/// Whether this kind of chain and this head size are to be fused.
std::optional<FuseRefusal> checkOptions(const Plan &plan,
                                        const PreludeFuseOptions &options);

/// Whether the number of tokens is within the limits. Where only run time can
/// tell and both versions are asked for, sets `plan.tokenTest`.
std::optional<FuseRefusal> checkTokens(Plan &plan,
                                       const PreludeFuseOptions &options);

/// Whether the target has a kernel for the plan.
std::optional<FuseRefusal> checkCapabilities(const Plan &plan,
                                             const PreludeFuseOptions &options);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_GUARDS_H
