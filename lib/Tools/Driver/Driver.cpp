//===- Driver.cpp - From a file to the LLVM dialect -----------------------===//
//
// Diagnostics become the message of one error: the first that was emitted.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/Driver.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"
#include "prelude/InitAll.h"
#include "prelude/Model.h"
#include "prelude/Pipelines/Pipelines.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace prelude {

namespace {

/// Keeps the first error; warnings and remarks go to stderr as they come.
class FirstError {
public:
  explicit FirstError(MLIRContext &context)
      : handler(&context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
            return failure();
          if (message.empty()) {
            llvm::raw_string_ostream os(message);
            if (auto location =
                    diagnostic.getLocation()->findInstanceOf<FileLineColLoc>())
              os << location.getFilename().getValue() << ':'
                 << location.getLine() << ':' << location.getColumn() << ": ";
            os << diagnostic;
          }
          return success();
        }) {}

  std::string take(StringRef otherwise) {
    return message.empty() ? otherwise.str() : std::move(message);
  }

private:
  std::string message;
  ScopedDiagnosticHandler handler;
};

} // namespace

void initializeContext(MLIRContext &context, Report *report) {
  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  prelude::registerAllDialects(registry);
  context.appendDialectRegistry(registry);
  context.allowUnregisteredDialects();
  if (report)
    context.getOrLoadDialect<PreludeDialect>()->setReport(report);
}

void registerDriverCLOptions() {
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  registerPassManagerCLOptions();
}

/// Whether code can be made for `chip`, where one is named.
static Error verifyChip(StringRef target, StringRef chip) {
  if (chip.empty())
    return Error::success();
  if (target == "hip")
    return verifyHIPChips(chip);
  if (target != "cuda")
    return createStringError("chip '" + chip + "' has no meaning for target '" +
                             target + "'");
  // The runtime's kernels begin with sm_80.
  unsigned number = 0;
  StringRef rest = chip;
  if (!rest.consume_front("sm_") || rest.consumeInteger(10, number) ||
      number < 80 || !(rest.empty() || rest == "a" || rest == "f"))
    return createStringError("unknown chip '" + chip +
                             "', expected sm_80 or later");
  return Error::success();
}

Error verifyOptions(const CompileOptions &options) {
  if (options.target.empty())
    return Error::success(); // the module says
  if (!parseTarget(options.target))
    return createStringError("unknown target '" + options.target +
                             "', expected cpu, cuda or hip");
  return verifyChip(options.target, options.chip);
}

Expected<OwningOpRef<ModuleOp>> loadModule(MLIRContext &context,
                                           StringRef path) {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!file)
    return createStringError(path + ": " + file.getError().message());
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(*file), llvm::SMLoc());
  FirstError error(context);
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  if (module)
    return std::move(module);
  std::string message = error.take((path + ": not an MLIR module").str());
  // An op of a dialect that is not registered parses in generic form only.
  if (StringRef(message).contains("not found for custom op"))
    message = StringRef(message).rtrim().str() +
              "; export the module in generic form, as "
              "`mlir-opt --mlir-print-op-generic` or torch-mlir's "
              "`module.operation.get_asm(print_generic_op_form=True)` print it";
  return createStringError(message);
}

//===----------------------------------------------------------------------===//
// The entry
//===----------------------------------------------------------------------===//

std::optional<int32_t> getModelElement(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type);
      integer && !integer.isSignless())
    return std::nullopt;
  std::string name;
  llvm::raw_string_ostream(name) << type;
  return llvm::StringSwitch<std::optional<int32_t>>(name)
#define PRELUDE_ELEMENT(NAME, VALUE, MNEMONIC, BYTES) .Case(MNEMONIC, VALUE)
#include "prelude/Enums.def"
      .Default(std::nullopt);
}

static Error collectTypes(StringRef what, ArrayRef<Type> types,
                          SmallVectorImpl<RankedTensorType> &tensors) {
  for (auto [index, type] : llvm::enumerate(types)) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || tensor.getEncoding() ||
        tensor.getRank() > PRELUDE_MODEL_MAX_RANK ||
        !getModelElement(tensor.getElementType())) {
      std::string text;
      llvm::raw_string_ostream(text) << type;
      return createStringError(
          what + " " + llvm::Twine(index) + " has type " + text +
          ", expected a tensor of rank " + llvm::Twine(PRELUDE_MODEL_MAX_RANK) +
          " at most and of f16, bf16, f32, f64, f8E4M3FN, f8E5M2, f8E4M3FNUZ, "
          "i1, i8, i16, i32 or i64");
    }
    tensors.push_back(tensor);
  }
  return Error::success();
}

Expected<Entry> findEntry(ModuleOp module, StringRef name) {
  auto function = module.lookupSymbol<func::FuncOp>(name);
  if (!function || function.isExternal()) {
    std::string known;
    for (auto other : module.getOps<func::FuncOp>())
      if (!other.isExternal())
        known += (known.empty() ? "'" : ", '") + other.getName().str() + "'";
    return createStringError("no function '" + name +
                             "' in the module; it has " +
                             (known.empty() ? "none" : known));
  }
  Entry entry;
  entry.name = name.str();
  entry.symbol = "prelude_entry_" + entry.name;
  std::string prefix = ("entry '" + name + "': ").str();
  if (Error error = collectTypes(prefix + "argument",
                                 function.getArgumentTypes(), entry.inputs))
    return std::move(error);
  if (Error error = collectTypes(prefix + "result", function.getResultTypes(),
                                 entry.results))
    return std::move(error);
  return std::move(entry);
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

Expected<std::string> chooseTarget(ModuleOp module,
                                   const CompileOptions &options) {
  if (!options.target.empty())
    return options.target;
  FirstError error(*module.getContext());
  FailureOr<StringRef> target = getModuleTarget(module);
  if (failed(target))
    return createStringError(error.take("the module's target has no meaning"));
  return target->str();
}

std::optional<int64_t> findCut(RankedTensorType whole, RankedTensorType part) {
  for (auto [dim, extents] :
       llvm::enumerate(llvm::zip_equal(whole.getShape(), part.getShape())))
    if (std::get<0>(extents) != std::get<1>(extents))
      return dim;
  return std::nullopt;
}

/// Rejects a `part` that isn't one of `ranks` pieces along one dimension.
static Error verifyCut(const llvm::Twine &what, RankedTensorType whole,
                       RankedTensorType part, unsigned ranks) {
  std::optional<int64_t> dim = findCut(whole, part);
  if (!dim)
    return Error::success();
  SmallVector<int64_t> shape(part.getShape());
  if (!whole.isDynamicDim(*dim) && !part.isDynamicDim(*dim))
    shape[*dim] *= ranks;
  if (ArrayRef(shape) == whole.getShape())
    return Error::success();
  std::string text;
  llvm::raw_string_ostream(text)
      << what << " is " << whole << ", of which a rank can't have " << part;
  return createStringError(text);
}

/// A grid of `ranks` devices, unless the module has its own: a collective on
/// any is one of all ranks.
static Error chooseGrid(ModuleOp module, unsigned ranks,
                        PartitionOptions &partition) {
  if (ranks > unsigned(std::numeric_limits<int32_t>::max()))
    return createStringError(llvm::Twine(ranks) +
                             " ranks, expected at most 2147483647");
  auto grids = module.getOps<shard::GridOp>();
  if (grids.empty()) {
    partition.grid = {static_cast<int64_t>(ranks)};
    return Error::success();
  }
  for (shard::GridOp grid : grids) {
    int64_t devices = ShapedType::isDynamicShape(grid.getShape())
                          ? ShapedType::kDynamic
                          : ShapedType::getNumElements(grid.getShape());
    if (devices == ranks)
      continue;
    std::string count =
        ShapedType::isDynamic(devices) ? "?" : std::to_string(devices);
    return createStringError("grid @" + grid.getSymName() + " has " + count +
                             " devices, but there are " + llvm::Twine(ranks) +
                             " ranks");
  }
  return Error::success();
}

Error partitionModule(ModuleOp module, MutableArrayRef<Entry> entries,
                      unsigned ranks, const CompileOptions &options,
                      Progress &progress) {
  Expected<std::string> target = chooseTarget(module, options);
  if (!target)
    return target.takeError();
  if (*target != "cpu")
    return createStringError("target '" + *target +
                             "': ranks are for target cpu");
  PipelineOptions pipeline;
  pipeline.target = *target;
  pipeline.raise = options.raise;
  // A rank's part is fused when it is compiled.
  pipeline.fuse = false;
  PartitionOptions partition;
  if (Error error = chooseGrid(module, ranks, partition))
    return error;

  progress.begin("partition");
  FirstError error(*module.getContext());
  PassManager pm(module.getContext());
  if (failed(applyPassManagerCLOptions(pm)))
    return createStringError("invalid options of the pass manager");
  buildRaiseAndFusePipeline(pm, pipeline);
  buildPartitionPipeline(pm, partition);
  buildShardToMPIPipeline(pm);
  if (failed(pm.run(module)))
    return createStringError(error.take("the module could not be partitioned"));

  for (Entry &entry : entries) {
    Expected<Entry> part = findEntry(module, entry.name);
    if (!part)
      return part.takeError();
    for (auto [index, from, to] : llvm::enumerate(entry.inputs, part->inputs))
      if (Error error =
              verifyCut("input " + llvm::Twine(index), from, to, ranks))
        return error;
    for (auto [index, from, to] : llvm::enumerate(entry.results, part->results))
      if (Error error =
              verifyCut("result " + llvm::Twine(index), from, to, ranks))
        return error;
    entry.ranks = ranks;
    entry.wholeInputs = std::exchange(entry.inputs, std::move(part->inputs));
    entry.wholeResults = std::exchange(entry.results, std::move(part->results));
  }
  return Error::success();
}

Error compileModule(ModuleOp module, MutableArrayRef<Entry> entries,
                    const CompileOptions &options, Progress &progress) {
  if (Error error = verifyOptions(options))
    return error;
  Expected<std::string> target = chooseTarget(module, options);
  if (!target)
    return target.takeError();
  if (Error error = verifyChip(*target, options.chip))
    return error;
  for (Entry &entry : entries)
    module.lookupSymbol(entry.name)
        ->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                  UnitAttr::get(module.getContext()));

  PipelineOptions pipeline;
  pipeline.target = *target;
  pipeline.chip = options.chip;
  pipeline.raise = options.raise;
  pipeline.fuse = options.fuse;
  FirstError error(*module.getContext());
  for (PipelineStage &stage : getPreludePipelineStages(pipeline)) {
    progress.begin(stage.name);
    PassManager pm(module.getContext());
    if (failed(applyPassManagerCLOptions(pm)))
      return createStringError("invalid options of the pass manager");
    stage.build(pm);
    if (failed(pm.run(module)))
      return createStringError(error.take("the module could not be lowered"));
  }

  for (Entry &entry : entries) {
    entry.resultsInArguments.assign(entry.results.size(), -1);
    if (auto arguments =
            module.lookupSymbol(entry.name)
                ->getAttrOfType<DenseI64ArrayAttr>(kResultsInArgumentsAttr))
      entry.resultsInArguments = SmallVector<int64_t>(arguments.asArrayRef());
  }
  return Error::success();
}

} // namespace prelude
