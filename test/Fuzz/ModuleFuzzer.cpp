//===- ModuleFuzzer.cpp - Modules through the parser and the passes -------===//
//
// Takes text or bytecode of a module, and sends what parses and verifies
// through every pass of the dialect, each route from a fresh copy. What holds
// of every module:
//
//   - a pass that fails says why;
//   - what a pass leaves after it succeeded verifies;
//   - what our own ops print parses, and prints the same again;
//   - bytecode keeps what was written.
//
// MLIR itself carries no counters here, but its allocations are checked. What
// it writes outside of one is met later, when what lay there is freed: at the
// end of a context at the latest. With PRELUDE_FUZZER_KEEP=DIR the inputs since
// then lie in DIR.
//
//===----------------------------------------------------------------------===//

#include "ModuleMutator.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMPass.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "prelude/Conversion/Passes.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"
#include "prelude/Dialect/Prelude/Transforms/Report.h"
#include "prelude/InitAll.h"
#include "prelude/Pipelines/Pipelines.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstdlib>
#if __has_feature(address_sanitizer)
#include <sanitizer/allocator_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace prelude;

namespace {

/// Longer inputs are left to the tests.
constexpr size_t maxInputSize = 64 << 10;
/// What the process that reads bytecode may use.
constexpr long maxReaderKB = 1500000;
[[maybe_unused]] constexpr rlim_t maxReaderSeconds = 3;
/// A context keeps every type and attribute it has seen.
constexpr int runsPerContext = 200;

/// What is done to a copy of a module.
struct Route {
  const char *name;
  void (*build)(OpPassManager &);
};

void addDecompose(OpPassManager &pm, DecomposeTo to) {
  PreludeDecomposeOptions options;
  options.to = to;
  pm.addPass(createPreludeDecompose(options));
}

const Route routes[] = {
    {"raise, fuse, decompose",
     [](OpPassManager &pm) {
       pm.addPass(createPreludeRaise());
       pm.addPass(createPreludeFuse());
       addDecompose(pm, DecomposeTo::Chain);
       addDecompose(pm, DecomposeTo::Linalg);
     }},
    {"raise loosely, fuse with limits",
     [](OpPassManager &pm) {
       PreludeRaiseOptions raise;
       raise.allowLowPrecisionNorm = true;
       pm.addPass(createPreludeRaise(raise));
       PreludeFuseOptions fuse;
       fuse.minTokens = 2;
       fuse.maxTokens = 8;
       fuse.dynamicTokens = DynamicTokens::Version;
       fuse.relaxed = true;
       pm.addPass(createPreludeFuse(fuse));
       addDecompose(pm, DecomposeTo::Linalg);
     }},
    {"decompose to the chain, fuse",
     [](OpPassManager &pm) {
       addDecompose(pm, DecomposeTo::Chain);
       pm.addPass(createPreludeFuse());
     }},
    {"decompose",
     [](OpPassManager &pm) { addDecompose(pm, DecomposeTo::Linalg); }},
    {"decompose what a target without kernels can't run",
     [](OpPassManager &pm) {
       pm.addPass(createSetTargetPass({"hip", "check"}));
       pm.addPass(createDecomposeUnsupportedPass());
     }},
    {"to calls of functions",
     [](OpPassManager &pm) { pm.addPass(createPreludeToRuntimePass()); }},
    {"to calls in the LLVM dialect",
     [](OpPassManager &pm) {
       ConvertToLLVMPassOptions options;
       options.filterDialects = {"prelude"};
       pm.addPass(createConvertToLLVMPass(options));
     }},
};

/// Upstream's parsers of these crash: of two ops on a list that doesn't parse
/// (their generic form is taken), and of a dense array on a type without a
/// width. So do the verifiers of tensor.expand_shape on an empty group of
/// dimensions, [[]], and of tensor.concat on a negative dimension.
bool isKnownToCrash(StringRef text) {
  for (size_t at = text.find("array<"); at != StringRef::npos;
       at = text.find("array<", at + 1)) {
    StringRef type = text.drop_front(at + 6).ltrim();
    type = type.take_while(llvm::isAlnum);
    if (!llvm::is_contained({"i1", "i8", "i16", "i32", "i64", "f32", "f64"},
                            type))
      return true;
  }
  for (size_t at = text.find(']'); at != StringRef::npos;
       at = text.find(']', at + 1)) {
    StringRef before = text.take_front(at).rtrim();
    if (before.consume_back("[") &&
        (before.rtrim().ends_with("[") || before.rtrim().ends_with(",")))
      return true;
  }
  if (text.contains("tensor.concat") &&
      (text.contains("dim = -") || text.contains("dim(-")))
    return true;
  for (StringRef name : {"linalg.transpose", "linalg.broadcast"})
    for (size_t at = text.find(name); at != StringRef::npos;
         at = text.find(name, at + 1))
      if (at == 0 || text[at - 1] != '"')
        return true;
  return false;
}

/// Ends the run with what went wrong; libFuzzer keeps the input.
[[noreturn]] void fail(const char *what, const llvm::Twine &detail) {
  llvm::errs() << what << ": " << detail << "\n";
  std::abort();
}

/// Whether a type has an extent that no text can state: upstream's reader of
/// bytecode doesn't look.
bool hasImpossibleType(ModuleOp module) {
  AttrTypeWalker walker;
  walker.addWalk([](Type type) {
    if (auto shaped = dyn_cast<ShapedType>(type))
      if (shaped.hasRank())
        for (int64_t extent : shaped.getShape())
          if (extent < 0 && !ShapedType::isDynamic(extent))
            return WalkResult::interrupt();
    return WalkResult::advance();
  });
  auto isImpossible = [&](auto element) {
    return walker.walk(element).wasInterrupted();
  };
  return module
      .walk([&](Operation *op) {
        bool found = isImpossible(op->getAttrDictionary()) ||
                     llvm::any_of(op->getResultTypes(), isImpossible);
        for (Region &region : op->getRegions())
          for (Block &block : region)
            found |= llvm::any_of(block.getArgumentTypes(), isImpossible);
        return found ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

std::string print(ModuleOp module, OpPrintingFlags flags = {}) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os, flags);
  return text;
}

/// A context with its handler of diagnostics.
class Session {
public:
  Session() : context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    registry.insert<affine::AffineDialect, arith::ArithDialect,
                    bufferization::BufferizationDialect, cf::ControlFlowDialect,
                    complex::ComplexDialect, DLTIDialect, func::FuncDialect,
                    linalg::LinalgDialect, LLVM::LLVMDialect, math::MathDialect,
                    memref::MemRefDialect, scf::SCFDialect,
                    tensor::TensorDialect>();
    prelude::registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    // As a frontend's own ops are read.
    context.allowUnregisteredDialects();
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        message = diagnostic.str();
      return success();
    });
  }

  void run(StringRef input) {
    std::string fromBytecode;
    if (isBytecode(llvm::MemoryBufferRef(input, ""))) {
      fromBytecode = readBytecode(input);
      if (fromBytecode.empty())
        return;
      input = fromBytecode;
    }
    message.clear();
    OwningOpRef<ModuleOp> module = read(input);
    if (!module) {
      if (message.empty())
        fail("the parser fails without a message", "");
      return;
    }
    if (failed(verify(*module))) {
      if (message.empty())
        fail("the verifier fails without a message", "");
      return;
    }
    checkRoundTrip(*module);
    for (const Route &route : routes)
      check(*module, route);
  }

private:
  OwningOpRef<ModuleOp> read(StringRef input) {
    return parseSourceString<ModuleOp>(
        input, ParserConfig(&context, /*verifyAfterParse=*/false));
  }

  /// The text of a module in bytecode, empty where it is none. Upstream's
  /// reader trusts the numbers that it reads, dies of many, and of some only
  /// after it has written where it should not: it runs in another process,
  /// under the sanitizer, and nothing but the text comes back.
  std::string readBytecode([[maybe_unused]] StringRef bytecode) {
    std::string text;
#if __has_feature(address_sanitizer)
    int ends[2];
    if (pipe(ends) != 0)
      return text;
    pid_t child = fork();
    if (child == 0) {
      for (int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGXCPU})
        ::signal(signal, SIG_DFL);
      __sanitizer_set_death_callback(nullptr);
      close(STDERR_FILENO);
      close(ends[0]);
      rlimit limit = {maxReaderSeconds, maxReaderSeconds};
      setrlimit(RLIMIT_CPU, &limit);
      _exit(sendText(bytecode, ends[1]) ? 0 : 1);
    }
    close(ends[1]);
    char buffer[1 << 14];
    for (ssize_t size; (size = ::read(ends[0], buffer, sizeof(buffer))) > 0;)
      text.append(buffer, size);
    close(ends[0]);
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0 ||
        text.size() > maxInputSize || isKnownToCrash(text))
      text.clear();
#endif
    return text;
  }

  /// Writes the generic form of a module that is fit for the passes.
  bool sendText(StringRef bytecode, int file) {
    OwningOpRef<ModuleOp> module = read(bytecode);
    if (!module || hasImpossibleType(*module) || failed(verify(*module)))
      return false;
    std::string text = print(*module, OpPrintingFlags().printGenericOpForm());
    for (StringRef rest = text; !rest.empty();) {
      ssize_t size = write(file, rest.data(), rest.size());
      if (size <= 0)
        return false;
      rest = rest.drop_front(size);
    }
    // Some numbers ask for gigabytes.
    rusage usage;
    return getrusage(RUSAGE_SELF, &usage) == 0 && usage.ru_maxrss < maxReaderKB;
  }

  /// Whether nothing but our own ops and their surroundings is printed.
  static bool isOurs(ModuleOp module) {
    WalkResult walk = module.walk([](Operation *op) {
      bool ours =
          isa<ModuleOp>(op) ||
          isa_and_nonnull<PreludeDialect, func::FuncDialect>(op->getDialect());
      return ours ? WalkResult::advance() : WalkResult::interrupt();
    });
    return !walk.wasInterrupted();
  }

  void checkRoundTrip(ModuleOp module) {
    if (!isOurs(module))
      return;
    std::string text = print(module), bytecode;
    OwningOpRef<ModuleOp> again =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    if (!again)
      fail("what was printed does not parse", message + "\n" + text);
    if (print(*again) != text)
      fail("what was printed prints otherwise when it is parsed",
           text + "\n" + print(*again));
    llvm::raw_string_ostream os(bytecode);
    if (failed(writeBytecodeToFile(module, os)))
      fail("no bytecode can be written", text);
    again = parseSourceString<ModuleOp>(bytecode, ParserConfig(&context));
    if (!again || print(*again) != text)
      fail("bytecode does not keep the module", message + "\n" + text);
  }

  void check(ModuleOp original, const Route &route) {
    OwningOpRef<ModuleOp> module = original.clone();
    Report report;
    context.getLoadedDialect<PreludeDialect>()->setReport(&report);
    PassManager pm(&context);
    // Verified here instead, to tell an invalid result from a refusal.
    pm.enableVerifier(false);
    route.build(pm);
    message.clear();
    if (failed(pm.run(*module))) {
      if (message.empty())
        fail("a pass fails without a message", route.name);
    } else if (failed(verify(*module))) {
      fail("a pass leaves what does not verify",
           llvm::Twine(route.name) + ": " + message);
    }
    std::string text;
    llvm::raw_string_ostream os(text);
    report.print(os, Report::Format::Text);
    report.print(os, Report::Format::JSON);
    context.getLoadedDialect<PreludeDialect>()->setReport(nullptr);
  }

  MLIRContext context;
  std::string message;
};

/// Leaves an input where it is found after whatever end of the process.
void keep(StringRef input, int number) {
  static const char *dir = std::getenv("PRELUDE_FUZZER_KEEP");
  if (!dir)
    return;
  std::error_code error;
  llvm::raw_fd_ostream os(llvm::formatv("{0}/{1,0+3}", dir, number).str(),
                          error);
  os << input;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static std::unique_ptr<Session> session;
  static int runs = 0;
  // MLIR's lexer reads the byte after the text: a copy has a zero there.
  std::string input(reinterpret_cast<const char *>(data), size);
  if (size > maxInputSize || isKnownToCrash(input))
    return -1;
  if (!session || ++runs % runsPerContext == 0) {
    session.reset();
#if __has_feature(address_sanitizer)
    // Looks at the headers of all that was freed.
    __sanitizer_purge_allocator();
#endif
    session = std::make_unique<Session>();
  }
  keep(input, runs % runsPerContext);
  session->run(input);
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  return mutateModule(data, size, maxSize, seed);
}
