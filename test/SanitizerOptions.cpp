//===- SanitizerOptions.cpp - Sanitizers beside uninstrumented MLIR -------===//
//
// For instrumented programs that link MLIR's own library.
//
//===----------------------------------------------------------------------===//

/// LLVM's allocators poison memory where they are inlined here, and do not
/// unpoison it where they are inlined in MLIR's library, which isn't
/// instrumented.
extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0";
}
extern "C" const char *__ubsan_default_options() {
  return "print_stacktrace=1";
}
