//===- Codegen.cpp - From LLVM IR to machine code -------------------------===//
//
// LLVM's pass pipeline with settings for compiled models, and the object.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/Driver.h"

#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Instrumentation/AddressSanitizer.h"
#include "llvm/Transforms/Instrumentation/ThreadSanitizer.h"

using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace prelude {

Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const CodegenOptions &options) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder)
    return builder.takeError();
  if (options.cpu != "native") {
    builder->setCPU(options.cpu);
    builder->getFeatures() = llvm::SubtargetFeatures();
  }
  auto level = llvm::CodeGenOpt::getLevel(options.level);
  if (!level)
    return createStringError("optimization level " +
                             llvm::Twine(options.level) +
                             ", expected one of 0 to 3");
  builder->setCodeGenOptLevel(*level);
  builder->setRelocationModel(llvm::Reloc::PIC_);
  auto machine = builder->createTargetMachine();
  if (!machine)
    return machine.takeError();
  if (!(*machine)->getMCSubtargetInfo()->isCPUStringValid(
          (*machine)->getTargetCPU()))
    return createStringError("unknown CPU '" + options.cpu + "' for " +
                             (*machine)->getTargetTriple().str());
  return std::move(*machine);
}

static void addSanitizer(llvm::Module &module, Sanitizer sanitizer,
                         llvm::ModulePassManager &passes) {
  if (sanitizer == Sanitizer::None)
    return;
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      function.addFnAttr(sanitizer == Sanitizer::Address
                             ? llvm::Attribute::SanitizeAddress
                             : llvm::Attribute::SanitizeThread);
  if (sanitizer == Sanitizer::Address) {
    passes.addPass(llvm::AddressSanitizerPass(llvm::AddressSanitizerOptions()));
    return;
  }
  passes.addPass(llvm::ModuleThreadSanitizerPass());
  passes.addPass(
      llvm::createModuleToFunctionPassAdaptor(llvm::ThreadSanitizerPass()));
}

static llvm::OptimizationLevel getLevel(const llvm::TargetMachine &machine) {
  switch (machine.getOptLevel()) {
  case llvm::CodeGenOptLevel::None:
    return llvm::OptimizationLevel::O0;
  case llvm::CodeGenOptLevel::Less:
    return llvm::OptimizationLevel::O1;
  case llvm::CodeGenOptLevel::Default:
    return llvm::OptimizationLevel::O2;
  case llvm::CodeGenOptLevel::Aggressive:
    return llvm::OptimizationLevel::O3;
  }
  llvm_unreachable("a level");
}

Error optimizeModule(llvm::Module &module, llvm::TargetMachine *machine,
                     Sanitizer sanitizer) {
  llvm::PipelineTuningOptions tuning;
  tuning.LoopUnrolling = false;
  tuning.LoopVectorization = true;
  tuning.SLPVectorization = true;
  llvm::PassBuilder builder(machine, tuning);

  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::ModulePassManager passes =
      builder.buildPerModuleDefaultPipeline(getLevel(*machine));
  addSanitizer(module, sanitizer, passes);
  passes.run(module, modules);
  return Error::success();
}

Error emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                 llvm::raw_pwrite_stream &os) {
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, os, nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return createStringError("no object files for " +
                             machine.getTargetTriple().str());
  passes.run(module);
  return Error::success();
}

} // namespace prelude
