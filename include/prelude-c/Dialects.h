/*===- Dialects.h - C API of the compiler --------------------------*- C
-*-===*\
 *
 * The prelude dialect and its passes for programs in C, and for bindings.
Beside
 * MLIR's own C API (mlir-c).
 *
\*===----------------------------------------------------------------------===*/
#ifndef PRELUDE_C_DIALECTS_H
#define PRELUDE_C_DIALECTS_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif
#endif /* PRELUDE_C_DIALECTS_H */
