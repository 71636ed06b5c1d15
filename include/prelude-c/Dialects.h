/*===- Dialects.h - C API of the compiler ----------------------*- C -*-===*\
 *
 * The prelude dialect and its passes for programs in C, and for bindings.
 * Beside MLIR's own C API (mlir-c).
 *
 * Names keep their meaning: docs/abi.md tells the policy, and a test compares
 * this header with what was recorded of it.
 *
\*===--------------------------------------------------------------------===*/
#ifndef PRELUDE_C_DIALECTS_H
#define PRELUDE_C_DIALECTS_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

#define PRELUDE_C_API_VERSION 1

/* mlirGetDialectHandle__prelude__(): the dialect alone, for
 * mlirDialectHandleRegisterDialect and mlirDialectHandleLoadDialect. Enough to
 * build and read IR. */
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Prelude, prelude);

/* The dialect with what its ops need to be bufferized and lowered. */
MLIR_CAPI_EXPORTED void
preludeRegisterAllDialects(MlirDialectRegistry registry);

/* All passes and pipelines, so that mlirParsePassPipeline and
 * mlirOpPassManagerAddPipeline know them by name, options included:
 * "builtin.module(prelude-raise,prelude-fuse{max-tokens=128})". May be called
 * more than once. */
MLIR_CAPI_EXPORTED void preludeRegisterAllPasses(void);

/* One pass of the dialect by its name ("prelude-fuse"), with options as a
 * pipeline spells them between braces ("max-tokens=128 target=cuda"; empty: the
 * defaults). It belongs to the caller until a pass manager takes it
 * (mlirPassManagerAddOwnedPass, mlirOpPassManagerAddOwnedPass). Where there is
 * no such pass, or it has no such option, the result is null
 * (`pass.ptr == NULL`) and `onError`, if given, gets what is wrong. */
MLIR_CAPI_EXPORTED MlirPass preludeCreatePass(MlirStringRef name,
                                              MlirStringRef options,
                                              MlirStringCallback onError,
                                              void *userData);

#ifdef __cplusplus
}
#endif
#endif /* PRELUDE_C_DIALECTS_H */
