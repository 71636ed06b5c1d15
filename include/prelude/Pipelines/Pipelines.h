//===- Pipelines.h - From a frontend to the LLVM dialect --------*- C++ -*-===//
//
// `--prelude-pipeline` and its stages. Each stage is a pipeline of its own, to
// be run, tested and embedded alone.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_PIPELINES_PIPELINES_H
#define PRELUDE_PIPELINES_PIPELINES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassOptions.h"

#include <functional>
#include <memory>

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

struct PipelineOptions : mlir::PassPipelineOptions<PipelineOptions> {
  Option<std::string> target{
      *this, "target", llvm::cl::init("cpu"),
      llvm::cl::desc("where the runtime's kernels run: cpu, cuda or hip")};
  Option<bool> raise{*this, "raise", llvm::cl::init(true),
                     llvm::cl::desc("find prelude ops in linalg")};
  Option<bool> fuse{*this, "fuse", llvm::cl::init(true),
                    llvm::cl::desc("fuse chains of prelude ops")};
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
/// Loops, arithmetic and prelude ops on buffers to the LLVM dialect.
void buildLowerToLLVMPipeline(mlir::OpPassManager &pm);

/// A part of the whole that takes long enough to be named.
struct PipelineStage {
  llvm::StringLiteral name;
  std::function<void(mlir::OpPassManager &)> build;
};
/// All of the above, in order.
llvm::SmallVector<PipelineStage>
getPreludePipelineStages(const PipelineOptions &options);
/// All stages in one pipeline.
void buildPreludePipeline(mlir::OpPassManager &pm,
                          const PipelineOptions &options);

void registerPipelines();

} // namespace prelude

#endif // PRELUDE_PIPELINES_PIPELINES_H
