//===- ReportOption.cpp - The option --prelude-report ---------------------===//
//
// The option, and the report that a run of a tool fills.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/ReportOption.h"

#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"

using namespace mlir;

namespace prelude {

namespace {
/// Hands the report to the dialect of each context.
struct ReportExtension
    : public DialectExtension<ReportExtension, PreludeDialect> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReportExtension)
  explicit ReportExtension(Report *report) : report(report) {}
  void apply(MLIRContext *, PreludeDialect *dialect) const override {
    dialect->setReport(report);
  }
  Report *report;
};
} // namespace

ReportOption::ReportOption()
    : choice("prelude-report",
             llvm::cl::desc("Print what was raised, fused and refused on "
                            "stderr"),
             llvm::cl::values(clEnumValN(Choice::Text, "text", "for people"),
                              clEnumValN(Choice::JSON, "json", "for scripts")),
             llvm::cl::init(Choice::None)) {}

void ReportOption::attach(DialectRegistry &registry) {
  registry.addExtension(TypeID::get<ReportExtension>(),
                        std::make_unique<ReportExtension>(&report));
}

void ReportOption::print() const {
  if (choice == Choice::Text)
    report.print(llvm::errs(), Report::Format::Text);
  else if (choice == Choice::JSON)
    report.print(llvm::errs(), Report::Format::JSON);
}

} // namespace prelude
