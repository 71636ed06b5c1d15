//===- HIPCodeObjects.cpp - From kernels to AMD's code objects ------------===//
//
// The pass prelude-hip-code-objects. LLVM's AMDGPU target makes the code and
// lld links it: neither needs an installation of ROCm. Only a kernel that calls
// ROCm's device library has it linked in.
//
// All chips' code objects of a module lie in one bundle as clang writes it
// (https://clang.llvm.org/docs/ClangOffloadBundler.html).
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVM/ROCDL/Utils.h"
#include "mlir/Transforms/Passes.h"
#include "prelude/Pipelines/Pipelines.h"
#include "prelude/Pipelines/RunProgram.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/EndianStream.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Target/TargetMachine.h"

namespace prelude {
#define GEN_PASS_DEF_HIPCODEOBJECTSPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace prelude {

//===----------------------------------------------------------------------===//
// Chips
//===----------------------------------------------------------------------===//

namespace {
struct Chip {
  StringLiteral name;
  unsigned wave;
};
constexpr Chip kChips[] = {
#define PRELUDE_HIP_TARGET(NAME, WAVE, F8) {#NAME, WAVE},
#include "kernels/hip/Targets.def"
};

Expected<SmallVector<const Chip *>> parseChips(StringRef list) {
  SmallVector<const Chip *> chips;
  if (list.empty()) {
    for (const Chip &chip : kChips)
      chips.push_back(&chip);
    return chips;
  }
  for (StringRef name : llvm::split(list, ',')) {
    const Chip *chip = llvm::find_if(
        kChips, [&](const Chip &known) { return known.name == name; });
    if (chip == std::end(kChips))
      return createStringError("unknown chip '" + name + "', expected " +
                               getHIPChips());
    if (llvm::is_contained(chips, chip))
      return createStringError("chip '" + name + "' is named twice in '" +
                               list + "'");
    chips.push_back(chip);
  }
  return chips;
}
} // namespace

std::string getHIPChips() {
  std::string text;
  for (auto [index, chip] : llvm::enumerate(kChips)) {
    if (index != 0)
      text += index + 1 == std::size(kChips) ? " or " : ", ";
    text += chip.name;
  }
  return text;
}

Error verifyHIPChips(StringRef list) { return parseChips(list).takeError(); }

//===----------------------------------------------------------------------===//
// One code object
//===----------------------------------------------------------------------===//

namespace {

/// Version 5 is loaded by every ROCm since 5.
constexpr StringLiteral kAbi = "500";
constexpr StringLiteral kTriple = "amdgcn-amd-amdhsa";

Expected<std::string> findLinker() {
  // Code of this LLVM's, so its own linker first.
  const std::string names[] = {"ld.lld-" + std::to_string(LLVM_VERSION_MAJOR),
                               "ld.lld"};
  SmallString<128> rocm(ROCDL::getROCMPath());
  path::append(rocm, "llvm", "bin");
  for (const std::string &name : names)
    if (auto found = llvm::sys::findProgramByName(name))
      return *found;
  if (auto found = llvm::sys::findProgramByName("ld.lld", {rocm.str()}))
    return *found;
  return createStringError("found neither " + names[0] + " nor " + names[1] +
                           "; install lld");
}

class Serializer : public ROCDL::SerializeGPUModuleBase {
public:
  using SerializeGPUModuleBase::SerializeGPUModuleBase;

protected:
  std::optional<SmallVector<std::unique_ptr<llvm::Module>>>
  loadBitcodeFiles(llvm::Module &device) override {
    if (deviceLibs != ROCDL::AMDGCNLibraries::None) {
      // Where ROCm has it, and where Debian does.
      SmallVector<std::string> folders = {toolkitPath,
                                          "/usr/lib/x86_64-linux-gnu"};
      auto found = llvm::find_if(folders, [](StringRef folder) {
        return fs::exists(folder + "/amdgcn/bitcode/ockl.bc");
      });
      if (found == folders.end()) {
        std::string name;
        for (const llvm::Function &function : device)
          if (function.isDeclaration() &&
              (function.getName().starts_with("__ocml_") ||
               function.getName().starts_with("__ockl_")))
            name = function.getName().str();
        module.emitError()
            << "calls '" << name
            << "' of ROCm's device library, which is neither in '" << folders[0]
            << "/amdgcn/bitcode' nor in '" << folders[1]
            << "/amdgcn/bitcode'; install rocm-device-libs 5.2.3 or later, or "
               "name ROCm's folder by ROCM_PATH";
        return std::nullopt;
      }
      toolkitPath = *found;
    }
    return SerializeGPUModuleBase::loadBitcodeFiles(device);
  }

  FailureOr<SmallVector<char, 0>>
  moduleToObject(llvm::Module &device) override {
    FailureOr<llvm::TargetMachine *> machine = getOrCreateTargetMachine();
    if (failed(machine))
      return module.emitError()
             << "this LLVM has no code generator for " << kTriple;
    // Without a handler LLVM would end the process.
    std::string problem;
    device.getContext().setDiagnosticHandlerCallBack(
        [](const llvm::DiagnosticInfo *info, void *text) {
          if (info->getSeverity() != llvm::DS_Error)
            return;
          llvm::raw_string_ostream os(*static_cast<std::string *>(text));
          llvm::DiagnosticPrinterRawOStream printer(os);
          info->print(printer);
        },
        &problem);
    SmallVector<char, 0> object;
    llvm::raw_svector_ostream os(object);
    llvm::legacy::PassManager passes;
    if ((*machine)->addPassesToEmitFile(passes, os, nullptr,
                                        llvm::CodeGenFileType::ObjectFile))
      return module.emitError() << "no object files for " << kTriple;
    passes.run(device);
    if (!problem.empty())
      return module.emitError() << "no code for " << chip << ": " << problem;
    Expected<SmallVector<char, 0>> linked = link(object);
    if (!linked)
      return module.emitError() << "cannot link a code object: "
                                << llvm::toString(linked.takeError());
    return std::move(*linked);
  }

private:
  static Expected<SmallVector<char, 0>> link(ArrayRef<char> object) {
    Expected<std::string> linker = findLinker();
    if (!linker)
      return linker.takeError();
    SmallString<128> input, output;
    int descriptor;
    for (SmallString<128> *file : {&input, &output})
      if (std::error_code error = fs::createTemporaryFile(
              "prelude-kernels", file == &input ? "o" : "hsaco", *file))
        return createStringError(error.message());
    llvm::scope_exit removeFiles([&] {
      fs::remove(input);
      fs::remove(output);
    });
    if (std::error_code error = fs::openFileForWrite(input, descriptor))
      return createStringError(error.message());
    {
      llvm::raw_fd_ostream os(descriptor, /*shouldClose=*/true);
      os << StringRef(object.data(), object.size());
      os.close();
      if (os.has_error()) {
        std::error_code error = os.error();
        os.clear_error();
        return createStringError(input + ": " + error.message());
      }
    }
    if (Error error =
            runProgram({*linker, "-shared", "--no-undefined",
                        std::string(input), "-o", std::string(output)}))
      return error;
    auto file = llvm::MemoryBuffer::getFile(output, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
    if (!file)
      return createStringError(output + ": " + file.getError().message());
    StringRef bytes = (*file)->getBuffer();
    return SmallVector<char, 0>(bytes.begin(), bytes.end());
  }
};

//===----------------------------------------------------------------------===//
// The bundle
//===----------------------------------------------------------------------===//

struct CodeObject {
  const Chip *chip;
  SmallVector<char, 0> bytes;
};

std::string makeBundle(ArrayRef<CodeObject> objects) {
  constexpr uint64_t kAlignment = 4096;
  // The host's, which is empty, comes first, as clang has it.
  SmallVector<std::string> names = {"host-x86_64-unknown-linux-gnu-"};
  SmallVector<ArrayRef<char>> contents(1);
  for (const CodeObject &object : objects) {
    names.push_back("hipv4-" + kTriple.str() + "--" + object.chip->name.str());
    contents.push_back(object.bytes);
  }
  constexpr StringLiteral kMagic = "__CLANG_OFFLOAD_BUNDLE__";
  uint64_t end = kMagic.size() + 8;
  for (const std::string &name : names)
    end += 3 * 8 + name.size();

  std::string bundle;
  llvm::raw_string_ostream os(bundle);
  llvm::support::endian::Writer writer(os, llvm::endianness::little);
  os << kMagic;
  writer.write<uint64_t>(names.size());
  for (auto [name, bytes] : llvm::zip_equal(names, contents)) {
    end = llvm::alignTo(end, kAlignment);
    writer.write<uint64_t>(end);
    writer.write<uint64_t>(bytes.size());
    writer.write<uint64_t>(name.size());
    os << name;
    end += bytes.size();
  }
  for (ArrayRef<char> bytes : contents) {
    os.write_zeros(
        llvm::offsetToAlignment(bundle.size(), llvm::Align(kAlignment)));
    os << StringRef(bytes.data(), bytes.size());
  }
  return bundle;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

struct HIPCodeObjects : impl::HIPCodeObjectsPassBase<HIPCodeObjects> {
  using HIPCodeObjectsPassBase::HIPCodeObjectsPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<ROCDL::ROCDLDialect>();
    OpPassManager pm(gpu::GPUModuleOp::getOperationName());
    build(pm, kChips[0]);
    pm.getDependentDialects(registry);
  }

  /// Which instructions there are depends on the chip.
  static void build(OpPassManager &pm, const Chip &chip) {
    ConvertGpuOpsToROCDLOpsOptions options;
    options.chipset = chip.name.str();
    options.runtime = gpu::amd::Runtime::HIP;
    pm.addPass(createConvertGpuOpsToROCDLOps(options));
    pm.addPass(createCanonicalizerPass());
    pm.addPass(createCSEPass());
    pm.addPass(createReconcileUnrealizedCastsPass());
  }

  void runOnOperation() override {
    Expected<SmallVector<const Chip *>> chips = parseChips(chip);
    if (!chips) {
      getOperation().emitError() << llvm::toString(chips.takeError());
      return signalPassFailure();
    }
    ROCDL::SerializeGPUModuleBase::init();
    for (auto kernels : llvm::make_early_inc_range(
             getOperation().getOps<gpu::GPUModuleOp>())) {
      SmallVector<CodeObject> objects;
      for (const Chip *chip : *chips) {
        FailureOr<CodeObject> object = compile(kernels, *chip);
        if (failed(object))
          return signalPassFailure();
        objects.push_back(std::move(*object));
      }
      replace(kernels, objects);
    }
  }

  ROCDL::ROCDLTargetAttr getTarget(const Chip &chip) {
    Builder builder(&getContext());
    // What the device library is told; it is the chip's own size.
    auto wave = builder.getNamedAttr(chip.wave == 64 ? "wave64" : "no_wave64",
                                     builder.getUnitAttr());
    return ROCDL::ROCDLTargetAttr::get(&getContext(), /*optLevel=*/3, kTriple,
                                       chip.name, /*features=*/"", kAbi,
                                       builder.getDictionaryAttr(wave));
  }

  FailureOr<CodeObject> compile(gpu::GPUModuleOp kernels, const Chip &chip) {
    gpu::GPUModuleOp copy = kernels.clone();
    // Beside the original, for pipelines run on what is inside.
    SymbolTable(getOperation()).insert(copy);
    llvm::scope_exit erase([&] { copy.erase(); });
    OpPassManager pm(gpu::GPUModuleOp::getOperationName());
    build(pm, chip);
    if (failed(runPipeline(pm, copy)))
      return failure();
    std::optional<SmallVector<char, 0>> bytes =
        Serializer(*copy, getTarget(chip)).run();
    if (!bytes)
      return failure();
    return CodeObject{&chip, std::move(*bytes)};
  }

  void replace(gpu::GPUModuleOp kernels, ArrayRef<CodeObject> objects) {
    OpBuilder builder(kernels);
    SmallVector<Attribute> names;
    for (const CodeObject &object : objects)
      names.push_back(builder.getStringAttr(object.chip->name));
    auto object =
        gpu::ObjectAttr::get(&getContext(), getTarget(*objects.front().chip),
                             gpu::CompilationTarget::Fatbin,
                             builder.getStringAttr(makeBundle(objects)),
                             builder.getDictionaryAttr(builder.getNamedAttr(
                                 "chips", builder.getArrayAttr(names))),
                             /*kernels=*/nullptr);
    gpu::BinaryOp::create(builder, kernels.getLoc(), kernels.getName(),
                          /*offloadingHandler=*/nullptr,
                          builder.getArrayAttr({object}));
    kernels.erase();
  }
};

} // namespace
} // namespace prelude
