//===- MissingKernels.h - What passes say of them ---------------*- C++ -*-===//
//
// For passes that ask the capability table.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_MISSINGKERNELS_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_MISSINGKERNELS_H

#include "mlir/IR/Diagnostics.h"
#include "prelude/Capabilities.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace prelude {

/// The rows of the capability table with these names, a bit each as
/// KernelQuery::without takes them; all rows where one name is "all". Emits an
/// error at a name without a row.
mlir::FailureOr<uint64_t>
parseCapabilities(llvm::ArrayRef<std::string> names,
                  llvm::function_ref<mlir::InFlightDiagnostic()> emitError);

/// What would let a refused query have a kernel.
std::string getRemedy(KernelQuery query, const Refusal &refusal);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_MISSINGKERNELS_H
