//===- Ranks.h - One of several processes of a run --------------*- C++ -*-===//
//
// MPI as far as a run needs it, loaded when it does, and a rank's parts of the
// inputs.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_TOOLS_RUN_RANKS_H
#define PRELUDE_LIB_TOOLS_RUN_RANKS_H

#include "prelude/Tools/Driver.h"
#include "prelude/Tools/Npy.h"

namespace prelude {

/// This process among those that mpirun started.
class Ranks {
public:
  /// Loads and initialises Open MPI, and checks that it runs `count` processes.
  static llvm::Expected<Ranks> start(unsigned count);

  unsigned getRank() const { return rank; }

  /// Waits for the others and ends MPI. A process that leaves without it makes
  /// mpirun stop the others.
  void finish();

private:
  unsigned rank = 0;
  int (*finalize)() = nullptr;
};

/// Puts in place of each of `arrays`, of the types of `whole`, the part that
/// `rank` of `ranks` takes, of the types of `part`.
llvm::Error takeParts(llvm::MutableArrayRef<NpyArray> arrays,
                      const Entry &whole, const Entry &part, unsigned rank,
                      unsigned ranks);

} // namespace prelude

#endif // PRELUDE_LIB_TOOLS_RUN_RANKS_H
