//===- Ranks.h - One of several processes of a run --------------*- C++ -*-===//
//
// A rank's parts of the inputs.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_TOOLS_RUN_RANKS_H
#define PRELUDE_LIB_TOOLS_RUN_RANKS_H

#include "prelude/Tools/Driver.h"
#include "prelude/Tools/Npy.h"

namespace prelude {

/// Puts in place of each of `arrays`, which are whole, the piece of it that
/// `rank` gives to a partitioned `entry`.
void takeParts(llvm::MutableArrayRef<NpyArray> arrays, const Entry &entry,
               unsigned rank);

} // namespace prelude

#endif // PRELUDE_LIB_TOOLS_RUN_RANKS_H
