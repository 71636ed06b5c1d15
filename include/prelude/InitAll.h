//===- InitAll.h - Registration of all that Prelude adds --------*- C++ -*-===//
//
// For tools: the dialect with its interfaces, and the passes and pipelines.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_INITALL_H
#define PRELUDE_INITALL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace prelude {

/// The dialect and all external interfaces of its ops.
void registerAllDialects(mlir::DialectRegistry &registry);

/// All passes and pipelines, for the command line.
void registerAllPasses();

} // namespace prelude

#endif // PRELUDE_INITALL_H
