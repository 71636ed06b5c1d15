/*===- fuse-in-c.c - Prelude's passes from C -------------------*- C -*-===*\
 *
 * Registers the dialect, makes passes with options, runs them on a module that
 * is parsed from a string, and looks at what they made.
 *
\*===--------------------------------------------------------------------===*/
#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Support.h"
#include "prelude-c/Dialects.h"

#include <stdio.h>
#include <string.h>

/* In the generic form, and under a module, so that the prelude dialect is all
 * that has to be registered. */
static const char *const kModule =
    "%q, %k, %c = \"test.inputs\"() : () -> (tensor<?x8x64xf32>,"
    "    tensor<?x2x64xf32>, tensor<?x32xf32>)\n"
    "%qn = prelude.rms_norm once ins(%q : tensor<?x8x64xf32>)"
    "    outs(%q : tensor<?x8x64xf32>) eps = 0.0 -> tensor<?x8x64xf32>\n"
    "%qr = prelude.rope neox once ins(%qn, cos %c, sin %c :"
    "    tensor<?x8x64xf32>, tensor<?x32xf32>, tensor<?x32xf32>)"
    "    outs(%q : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>\n"
    "\"test.outputs\"(%qr) : (tensor<?x8x64xf32>) -> ()\n";

static int failures;

static void check(int ok, const char *what) {
  printf("%s: %s\n", ok ? "ok" : "FAILED", what);
  failures += !ok;
}

/* Keeps the beginning of what is printed. */
typedef struct {
  char text[4096];
  size_t size;
} Buffer;

static void append(MlirStringRef piece, void *userData) {
  Buffer *buffer = userData;
  size_t room = sizeof(buffer->text) - 1 - buffer->size;
  size_t size = piece.length < room ? piece.length : room;
  memcpy(buffer->text + buffer->size, piece.data, size);
  buffer->size += size;
  buffer->text[buffer->size] = 0;
}

static MlirStringRef str(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

/* Runs one pass on a copy of the module and prints the result. */
static Buffer run(MlirContext context, const char *name, const char *options) {
  Buffer buffer = {{0}, 0};
  MlirModule module = mlirModuleCreateParse(context, str(kModule));
  MlirPassManager manager = mlirPassManagerCreate(context);
  MlirPass pass = preludeCreatePass(str(name), str(options), append, &buffer);
  if (!mlirModuleIsNull(module) && pass.ptr) {
    mlirPassManagerAddOwnedPass(manager, pass);
    MlirOperation op = mlirModuleGetOperation(module);
    if (mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, op)))
      mlirOperationPrint(op, append, &buffer);
  }
  mlirPassManagerDestroy(manager);
  if (!mlirModuleIsNull(module))
    mlirModuleDestroy(module);
  return buffer;
}

int main(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  preludeRegisterAllDialects(registry);
  preludeRegisterAllPasses();
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirDialect dialect =
      mlirDialectHandleLoadDialect(mlirGetDialectHandle__prelude__(), context);
  check(!mlirDialectIsNull(dialect), "the dialect loads");

  Buffer chain = run(context, "prelude-decompose", "to=chain");
  check(strstr(chain.text, "prelude.rope") != NULL,
        "with to=chain the rope stays");
  Buffer linalg = run(context, "prelude-decompose", "");
  check(strstr(linalg.text, "linalg.generic") != NULL &&
            strstr(linalg.text, "prelude.rope") == NULL,
        "by default it becomes linalg");

  Buffer bad = run(context, "prelude-decompose", "too=chain");
  check(strstr(bad.text, "too") != NULL && strstr(bad.text, "module") == NULL,
        "an option that there isn't is named");
  Buffer none = run(context, "prelude-confuse", "");
  check(strcmp(none.text, "there is no pass 'prelude-confuse'") == 0,
        "a pass that there isn't is named");

  /* By the name of a pipeline, among upstream's passes. */
  MlirPassManager manager = mlirPassManagerCreate(context);
  Buffer errors = {{0}, 0};
  MlirLogicalResult parsed = mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(manager),
      str("builtin.module(prelude-raise,prelude-fuse{max-tokens=128 "
          "dynamic-tokens=refuse})"),
      append, &errors);
  check(mlirLogicalResultIsSuccess(parsed), "a pipeline parses");
  mlirPassManagerDestroy(manager);

  mlirContextDestroy(context);
  mlirDialectRegistryDestroy(registry);
  return failures != 0;
}
