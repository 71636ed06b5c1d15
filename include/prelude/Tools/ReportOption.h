//===- ReportOption.h - The option --prelude-report -------------*- C++ -*-===//
//
// Gives a tool built on MlirOptMain the option --prelude-report=text|json.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_REPORTOPTION_H
#define PRELUDE_TOOLS_REPORTOPTION_H

#include "mlir/IR/DialectRegistry.h"
#include "prelude/Dialect/Prelude/Transforms/Report.h"
#include "llvm/Support/CommandLine.h"

namespace prelude {

/// The option and the report that it asks for. Made before the command line is
/// parsed, and alive until the last context is gone.
class ReportOption {
public:
  ReportOption();

  /// Lets the passes of every context made from `registry` add to the report.
  void attach(mlir::DialectRegistry &registry);

  /// Prints the report on stderr, if the option asks for it.
  void print() const;

private:
  enum class Choice { None, Text, JSON };
  llvm::cl::opt<Choice> choice;
  Report report;
};

} // namespace prelude

#endif // PRELUDE_TOOLS_REPORTOPTION_H
