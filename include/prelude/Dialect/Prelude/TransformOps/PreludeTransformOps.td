//===- PreludeTransformOps.td - Transform dialect ops ------*- tablegen -*-===//
//
// Raise, fuse and decompose as steps of a transform script.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMOPS_PRELUDETRANSFORMOPS_TD
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMOPS_PRELUDETRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Prelude_TransformOp<string name, list<Trait> traits = []>
    : Op<Transform_Dialect, "prelude." # name, traits> {
  let cppNamespace = "::prelude";
}

/// Changes what is inside the targets: their handle is consumed, and a new one
/// given back, as ops in them go.
class Prelude_RegionTransformOp<string name>
    : Prelude_TransformOp<name, [
        FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface,
        DeclareOpInterfaceMethods<TransformOpInterface>,
        ReportTrackingListenerFailuresOpTrait]> {
  let assemblyFormat =
      "$target attr-dict `:` functional-type($target, results)";
}

def Prelude_TransformRaiseOp : Prelude_RegionTransformOp<"raise"> {
  let summary = "recognise the ops of the prelude dialect in linalg";
  let description = [{
    What `--prelude-raise` does, in the functions in each target and in targets
    that are functions. The results are the targets, and the ops of the dialect
    that are in them afterwards.

    ```mlir
    %module_2, %ops = transform.prelude.raise %module {caches = false}
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    ```
  }];
  let arguments = (ins
    TransformHandleTypeInterface:$target,
    DefaultValuedAttr<BoolAttr, "true">:$norms,
    DefaultValuedAttr<BoolAttr, "true">:$ropes,
    DefaultValuedAttr<BoolAttr, "true">:$caches,
    UnitAttr:$allow_low_precision_norm);
  let results = (outs TransformHandleTypeInterface:$transformed,
                      TransformHandleTypeInterface:$raised);
}

def Prelude_TransformFuseOp : Prelude_RegionTransformOp<"fuse"> {
  let summary = "fuse norm, rope and cache write of q, k and v into one op";
  let description = [{
    What `--prelude-fuse` does in each target, with its remarks. The results are
    the targets, and the fused ops that were made; none is no failure.
    `target_name`, `head_sizes`, `min_tokens`, `max_tokens`, `dynamic_tokens`
    and `relaxed` are the options of the pass; `chains` names the chains to fuse
    (default: all), such as `["norm+rope+cache"]`.

    ```mlir
    %module_2, %fused = transform.prelude.fuse %module
        {max_tokens = 128, dynamic_tokens = "version"}
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    ```
  }];
  let arguments = (ins
    TransformHandleTypeInterface:$target,
    DefaultValuedAttr<StrAttr, "\"cpu\"">:$target_name,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$head_sizes,
    DefaultValuedAttr<I64Attr, "0">:$min_tokens,
    DefaultValuedAttr<I64Attr, "-1">:$max_tokens,
    DefaultValuedAttr<StrAttr, "\"fuse\"">:$dynamic_tokens,
    OptionalAttr<StrArrayAttr>:$chains,
    UnitAttr:$relaxed);
  let results = (outs TransformHandleTypeInterface:$transformed,
                      TransformHandleTypeInterface:$fused);
  let hasVerifier = 1;
}

def Prelude_TransformDecomposeOp : Prelude_RegionTransformOp<"decompose"> {
  let summary = "take the ops of the prelude dialect apart";
  let description = [{
    What `--prelude-decompose` does in each target: `to = "chain"` takes
    `prelude.fused` to the ops of the chain, `to = "linalg"` all ops to upstream
    dialects. For a part of the ops, or beside other patterns, there are
    `transform.apply_patterns.prelude.decompose_fused` and
    `transform.apply_patterns.prelude.decompose_ops`.

    ```mlir
    %func_2 = transform.prelude.decompose %func {to = "chain"}
        : (!transform.any_op) -> !transform.any_op
    ```
  }];
  let arguments = (ins
    TransformHandleTypeInterface:$target,
    DefaultValuedAttr<StrAttr, "\"linalg\"">:$to);
  let results = (outs TransformHandleTypeInterface:$transformed);
  let hasVerifier = 1;
}

class Prelude_PatternsOp<string name>
    : Op<Transform_Dialect, "apply_patterns.prelude." # name,
         [DeclareOpInterfaceMethods<PatternDescriptorOpInterface>]> {
  let cppNamespace = "::prelude";
  let assemblyFormat = "attr-dict";
}

def Prelude_ApplyDecomposeFusedPatternsOp
    : Prelude_PatternsOp<"decompose_fused"> {
  let summary = "patterns from prelude.fused to the ops of the chain";
  let description = [{
    For `transform.apply_patterns`; what `populateDecomposeFusedPatterns` adds.
  }];
}

def Prelude_ApplyDecomposeOpsPatternsOp : Prelude_PatternsOp<"decompose_ops"> {
  let summary = "patterns from the ops of the chain to upstream dialects";
  let description = [{
    For `transform.apply_patterns`; what `populateDecomposeOpsPatterns` adds.
  }];
}

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMOPS_PRELUDETRANSFORMOPS_TD
