//===- ModuleMutator.h - Changes to the text of a module --------*- C++ -*-===//
//
// Changes words and lines instead of bytes, so that more of what comes out
// parses.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TEST_FUZZ_MODULEMUTATOR_H
#define PRELUDE_TEST_FUZZ_MODULEMUTATOR_H

#include <cstddef>
#include <cstdint>

namespace prelude {

/// libFuzzer's custom mutator for modules. Bytecode, and now and then text, is
/// left to libFuzzer's own.
size_t mutateModule(uint8_t *data, size_t size, size_t maxSize, unsigned seed);

} // namespace prelude

#endif // PRELUDE_TEST_FUZZ_MODULEMUTATOR_H
