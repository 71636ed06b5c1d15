//===- Compiler.cpp - Decompose, lower and run ----------------------------===//
//
// After --prelude-decompose there is nothing of ours on the way down: the
// reference semantics are what upstream makes of them.
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace prelude;
using namespace prelude::test;

/// bf16 is expanded to integer arithmetic: the instruction that some CPUs have
/// for it flushes denormal numbers.
static constexpr llvm::StringLiteral kPipeline =
    "prelude-decompose,cse,one-shot-bufferize,cse,canonicalize,buffer-"
    "deallocation-pipeline,func.func(convert-linalg-to-loops),expand-strided-"
    "metadata,lower-affine,convert-scf-to-cf,arith-expand{include-bf16=true},"
    "canonicalize,cse,convert-math-to-llvm,convert-arith-to-llvm,finalize-"
    "memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-"
    "unrealized-casts";

struct Compiler::Implementation {
  MLIRContext context{MLIRContext::Threading::DISABLED};
  std::unique_ptr<ExecutionEngine> engine;
};

Compiler::Compiler() : implementation(std::make_unique<Implementation>()) {
  // One thread does this, the others wait.
  static bool once = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    registerAllPasses();
    registerPreludeTransformsPasses();
    return true;
  }();
  (void)once;
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  registry.insert<PreludeDialect>();
  implementation->context.appendDialectRegistry(registry);
}

Compiler::~Compiler() = default;

bool Compiler::compile(const std::string &text) {
  implementation->engine.reset();
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, &implementation->context);
  if (!module)
    return false;
  PassManager passes(&implementation->context);
  if (failed(parsePassPipeline(kPipeline, passes)) ||
      failed(passes.run(*module)))
    return false;
  ExecutionEngineOptions options;
  llvm::StringRef libraries[] = {PRELUDE_RUNNER_UTILS};
  options.sharedLibPaths = libraries;
  options.jitCodeGenOptLevel = llvm::CodeGenOptLevel::None;
  auto engine = ExecutionEngine::create(*module, options);
  if (!engine) {
    llvm::errs() << "cannot compile: " << llvm::toString(engine.takeError())
                 << "\n";
    return false;
  }
  implementation->engine = std::move(*engine);
  return true;
}

std::string Compiler::getRefusal(const std::string &text) {
  std::string message;
  ScopedDiagnosticHandler handler(&implementation->context,
                                  [&](Diagnostic &diagnostic) {
                                    if (message.empty())
                                      message = diagnostic.str();
                                    return success();
                                  });
  if (parseSourceString<ModuleOp>(text, &implementation->context))
    return {};
  // The same reason is one reason, whatever the numbers.
  std::string folded;
  for (char c : message)
    if (!llvm::isDigit(c))
      folded += c;
    else if (folded.empty() || folded.back() != 'N')
      folded += 'N';
  return folded;
}

bool Compiler::call(const std::string &name, std::vector<void *> arguments) {
  if (llvm::Error error = implementation->engine->invokePacked(
          "_mlir_ciface_" + name, arguments)) {
    llvm::errs() << "cannot call " << name << ": "
                 << llvm::toString(std::move(error)) << "\n";
    return false;
  }
  return true;
}
