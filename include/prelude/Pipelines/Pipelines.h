//===- Pipelines.h - From a frontend to the LLVM dialect --------*- C++ -*-===//
//
// `--prelude-pipeline` and its stages. Each stage is a pipeline of its own, to
// be run, tested and embedded alone.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_PIPELINES_PIPELINES_H
#define PRELUDE_PIPELINES_PIPELINES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassOptions.h"
#include "llvm/Support/Error.h"

#include <functional>
#include <memory>
#include <string>

namespace prelude {

#define GEN_PASS_DECL
#include "prelude/Pipelines/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "prelude/Pipelines/Passes.h.inc"

/// The attribute that prelude-in-place-results leaves on a function.
inline constexpr llvm::StringLiteral kResultsInArgumentsAttr =
    "prelude.results_in_arguments";

/// What a failed assertion calls: void(ptr message).
inline constexpr llvm::StringLiteral kAssertSymbol = "prelude_assert_v1";
/// Where kernels note failed assertions: ptr().
inline constexpr llvm::StringLiteral kDeviceFailuresSymbol =
    "prelude_device_failures_v1";
/// A constant's copy on the device: ptr(ptr host, i64 bytes, ptr slot).
inline constexpr llvm::StringLiteral kDeviceConstantSymbol =
    "prelude_device_constant_v1";

struct PipelineOptions : mlir::PassPipelineOptions<PipelineOptions> {
  Option<std::string> target{
      *this, "target", llvm::cl::init(""),
      llvm::cl::desc("where the module runs: cpu, cuda or hip; by default what "
                     "its dlti.map says, or else cpu")};
  Option<bool> raise{*this, "raise", llvm::cl::init(true),
                     llvm::cl::desc("find prelude ops in linalg")};
  Option<bool> fuse{*this, "fuse", llvm::cl::init(true),
                    llvm::cl::desc("fuse chains of prelude ops")};
  Option<std::string> chip{
      *this, "chip", llvm::cl::init(""),
      llvm::cl::desc(
          "the oldest chip that target cuda is for (default: sm_80), "
          "or the chips that target hip is for, such as "
          "gfx942,gfx1201 (default: all that the runtime has kernels "
          "for)")};
  Option<std::string> status{
      *this, "status", llvm::cl::init("check"),
      llvm::cl::desc("what becomes of the status of a call into the runtime: "
                     "check (report it by prelude_check_v1) or ignore")};
};

/// Raise and fuse; decompose what the target has no kernel for.
void buildRaiseAndFusePipeline(mlir::OpPassManager &pm,
                               const PipelineOptions &options);
/// Tensors to buffers: caches in place, arguments and results of identity
/// layout, every buffer freed or returned.
void buildBufferizePipeline(mlir::OpPassManager &pm);
/// linalg on buffers to loops.
void buildLowerLinalgPipeline(mlir::OpPassManager &pm);
/// linalg on buffers to kernels, and buffers to the device.
void buildLowerToKernelsPipeline(mlir::OpPassManager &pm);
/// Kernels to PTX, the host's side and prelude ops to the LLVM dialect.
void buildLowerToCUDAPipeline(mlir::OpPassManager &pm,
                              const PipelineOptions &options);
/// Kernels to code objects, the host's side and prelude ops to the LLVM
/// dialect.
void buildLowerToHIPPipeline(mlir::OpPassManager &pm,
                             const PipelineOptions &options);
/// Loops, arithmetic and prelude ops on buffers to the LLVM dialect.
void buildLowerToLLVMPipeline(mlir::OpPassManager &pm);

/// The chips that target hip can be compiled for: `gfx90a, gfx942 or gfx1100`.
std::string getHIPChips();
/// Rejects a list that names another chip, or one twice.
llvm::Error verifyHIPChips(llvm::StringRef list);

/// The target that `module` names, or cpu. Emits an error where there is no
/// such target.
mlir::FailureOr<llvm::StringRef> getModuleTarget(mlir::ModuleOp module);

/// A part of the whole that takes long enough to be named.
struct PipelineStage {
  llvm::StringLiteral name;
  std::function<void(mlir::OpPassManager &)> build;
};
/// All of the above, in order, for the target that `options` name. The stages
/// refer to `options`, which has to outlive them.
llvm::SmallVector<PipelineStage>
getPreludePipelineStages(const PipelineOptions &options);
/// All stages in one pipeline.
void buildPreludePipeline(mlir::OpPassManager &pm,
                          const PipelineOptions &options);

void registerPipelines();

} // namespace prelude

#endif // PRELUDE_PIPELINES_PIPELINES_H
