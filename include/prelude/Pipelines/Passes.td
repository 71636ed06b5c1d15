//===- Passes.td - Passes of the pipelines -----------------*- tablegen -*-===//
//
// Small steps between upstream's passes on the way from a frontend's module to
// the LLVM dialect.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_PIPELINES_PASSES_TD
#define PRELUDE_PIPELINES_PASSES_TD

include "mlir/Pass/PassBase.td"

def SetTargetPass : Pass<"prelude-set-target"> {
  let summary = "Note in a module where its calls into the runtime run";
  let description = [{
    Adds `"prelude:target"` and `"prelude:status"` to the `dlti.map` of the op
    that it runs on; other entries of the map stay. The lowering of the dialect
    reads them. An empty option leaves its entry as it is.

    `status` says what becomes of the status that a call returns: `check` hands
    it to `prelude_check_v1(int32_t status, const char *name)`, `ignore` drops
    it.
  }];
  let options = [
    Option<"runtimeTarget", "target", "std::string", /*default=*/"",
           "cpu, cuda or hip">,
    Option<"status", "status", "std::string", /*default=*/"",
           "check or ignore">,
  ];
}

def CompileForTargetPass
    : Pass<"prelude-compile-for-target", "::mlir::ModuleOp"> {
  let summary = "Lower a module for the target that it names";
  let description = [{
    Runs `prelude-pipeline` for the `"prelude:target"` of the module's
    `dlti.map`, by default cpu. This is what `prelude-pipeline` without a target
    does, so one command serves modules for every target.
  }];
  let options = [
    Option<"raise", "raise", "bool", /*default=*/"true",
           "find prelude ops in linalg">,
    Option<"fuse", "fuse", "bool", /*default=*/"true",
           "fuse chains of prelude ops">,
    Option<"status", "status", "std::string", /*default=*/"\"check\"",
           "check or ignore">,
    Option<"chip", "chip", "std::string", /*default=*/"",
           "the oldest chip that target cuda is for (sm_80), or the chips that "
           "target hip is for, such as gfx942,gfx1201 (all that the runtime has "
           "kernels for)">,
  ];
}

def DecomposeUnsupportedPass : Pass<"prelude-decompose-unsupported"> {
  let summary = "Decompose the prelude ops that the target has no kernel for";
  let description = [{
    Asks the capability table, for the target that `prelude-set-target` noted,
    and takes apart as `prelude-decompose` does what it refuses: a fused op to
    its chain, and ops of the chain to upstream dialects. Each is a missed remark
    (`--remarks-filter=prelude-decompose-unsupported`) and a line of the report,
    with the reason.
  }];
  let options = [
    ListOption<"without", "without", "std::string",
               "Rows of the capability table to count as missing, such as "
               "layout-hnd, or all">,
  ];
}

def RejectUnregisteredPass : Pass<"prelude-reject-unregistered"> {
  let summary = "Reject ops that nothing can lower";
  let description = [{
    A frontend's op of a dialect that isn't registered is read by prelude-raise
    or prelude-lower-scatter, or can't be lowered. This pass says so by name,
    before bufferization fails on it.
  }];
}

def ProtectArgumentsPass
    : Pass<"prelude-protect-arguments", "::mlir::func::FuncOp"> {
  let summary = "Forbid writes to arguments that hold no result";
  let description = [{
    Bufferization may otherwise use the buffer of any argument for whatever is
    computed after its last use. A caller expects to find changed what the
    function returns as an update of an argument, and caches; all other
    arguments get `bufferization.writable = false`. One that says already what
    it is stays as it is.
  }];
}

def LowerTosaPass : Pass<"prelude-lower-tosa"> {
  let summary = "Turn TOSA into linalg on tensors, its scatters left";
  let description = [{
    Upstream's conversions of TOSA to linalg, tensor, arith and scf, all but
    that of `tosa.scatter`: prelude-raise takes it for a cache write, or
    prelude-lower-scatter makes a loop of it. A TOSA op that upstream has no
    conversion for is an error. Modules without TOSA are left alone.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::index::IndexDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"];
}

def LowerScatterPass : Pass<"prelude-lower-scatter"> {
  let summary = "Turn a frontend's scatters into loops";
  let description = [{
    `tm_tensor.scatter`, which torch-mlir leaves in a module, and `tosa.scatter`
    become a loop over their updates: those that prelude-raise did not take for
    a cache write, or all of them where it does not run. An update outside of
    the tensor writes nothing. Scatters of another form are left alone.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def InPlaceResultsPass : Pass<"prelude-in-place-results"> {
  let summary = "Stop returning buffers that are arguments";
  let description = [{
    An updated cache bufferizes to a function that writes its argument and
    returns the same buffer. Buffer deallocation would copy it, because a result
    must belong to the caller. This pass drops such results of functions that
    nothing in the module calls or refers to, and notes on the function where
    the caller finds them:

    ```mlir
    func.func @main(%x: memref<4xf32>, %cache: memref<8xf32>)
        -> (memref<4xf32>, memref<8xf32>)
    // becomes
    func.func @main(%x: memref<4xf32>, %cache: memref<8xf32>) -> memref<4xf32>
        attributes {prelude.results_in_arguments = array<i64: -1, 1>}
    ```

    An entry a result: the number of the argument that holds it, or -1 where it
    is still returned.
  }];
}

def CopyToLinalgPass : Pass<"prelude-copy-to-linalg"> {
  let summary = "Turn memref.copy into linalg ops";
  let description = [{
    A copy between strided buffers would otherwise become a call of MLIR's
    runner utilities.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def ReductionOrderPass : Pass<"prelude-reduction-order"> {
  let summary = "Move a parallel loop inside the reductions of linalg ops";
  let description = [{
    `(m, n, k)` of a matmul becomes `(m, k, n)`: the innermost loop then runs
    along rows of the output and of the right-hand side, and vectorizes without
    reordering a sum. Done where the last dimension of the output is a parallel
    dim that is the last dimension of every input that has it, and some input
    has it. Each element of the output still sums in the same order.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def KeepRoundingPass : Pass<"prelude-keep-rounding"> {
  let summary = "Forbid to drop conversions to a narrower type and back";
  let description = [{
    Upstream's emulation of bf16 and f16 marks the conversions that it inserts
    `contract`, which lets `extf(truncf(x))` fold to x. What is left then rounds
    once a chain of ops and not after each op, as the types say. This pass takes
    the mark off.
  }];
}

def AssertToCallPass : Pass<"prelude-assert-to-call", "::mlir::ModuleOp"> {
  let summary = "Turn failed assertions into calls of the runtime";
  let description = [{
    Upstream lowers `cf.assert` to a message on stdout and `abort`. This pass
    makes of it a branch to `prelude_assert_v1(message)`, which ends the call of
    the compiled function with a status. For functions that are lowered to
    control flow.
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

def LinalgToLaunchPass
    : Pass<"prelude-linalg-to-launch", "::mlir::ModuleOp"> {
  let summary = "Turn linalg on buffers into gpu.launch";
  let description = [{
    Each op becomes a kernel with one thread for each iteration of its parallel
    dims, which runs the reductions in their order; so every element is computed
    as on the host. An op without parallel dims, and a host loop that does
    nothing but read and write memory, become a kernel of one thread.

    An assertion in a kernel makes the rest of its block depend on it, and notes
    the address of its message in the buffer that `prelude_device_failures_v1`
    returns: nothing is trapped, and the caller learns of it when it waits.
  }];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::gpu::GPUDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"];
}

def DeviceMemoryPass : Pass<"prelude-device-memory", "::mlir::ModuleOp"> {
  let summary = "Put buffers on the device and work into one stream";
  let description = [{
    `memref.alloc` and `memref.dealloc` become `gpu.alloc` and `gpu.dealloc`;
    they and the launches follow one another by tokens, which begin with a
    `gpu.wait async` without dependencies, the stream of the call. Constants are
    copied to the device by the first call (`prelude_device_constant_v1`). A
    load or store that the host would do is an error. Kernels get the data layout
    of the module's target, cuda where it names none.
  }];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::gpu::GPUDialect",
    "::mlir::memref::MemRefDialect"];
}

def DeviceMathPass : Pass<"prelude-device-math", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Expand math ops that would call a device library";
  let description = [{
    Kernels then need no libdevice. sin, cos and exp of f32 are evaluated in f64
    and rounded once (sin and cos where the argument is at most 2^30; beyond, they
    mean nothing); sin and cos of f64 go the same way; square roots and roundings are instructions; other
    functions go by upstream's polynomials and expansions. One that none of them
    knows is an error.
  }];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::math::MathDialect", "::mlir::vector::VectorDialect"];
}

def MergeKernelsPass : Pass<"prelude-merge-kernels", "::mlir::ModuleOp"> {
  let summary = "Put all kernels into one module";
  let description = [{
    Moves what is in each `gpu.module` to the first one that has the same
    attributes, so that code is generated, linked and loaded once. Names that
    are taken get a number.
  }];
}

def HIPCodeObjectsPass : Pass<"prelude-hip-code-objects", "::mlir::ModuleOp"> {
  let summary = "Compile kernels for AMD's chips";
  let description = [{
    Replaces each `gpu.module` by a `gpu.binary` with one object, a bundle (in
    the format of clang-offload-bundler) of the code objects for all chips. The
    kernels go by `convert-gpu-to-rocdl` and LLVM's AMDGPU target, and `ld.lld`
    links them. No part of ROCm is needed but for kernels that call its device
    library, which is then looked for in the `amdgcn/bitcode` of ROCm's folder
    (`ROCM_PATH`) and of `/usr/lib/x86_64-linux-gnu`.
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"",
           "the chips, such as gfx942,gfx1201; all that the runtime has kernels "
           "for where it is empty">,
  ];
}

#endif // PRELUDE_PIPELINES_PASSES_TD
