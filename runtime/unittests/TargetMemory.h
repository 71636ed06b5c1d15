//===- TargetMemory.h - Memory that a target's kernels reach ---*- C++ -*-===//
//
// Allocations and copies for the target of a test. Device drivers are found at
// run time, so that the tests build where there is none.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_TARGETMEMORY_H
#define PRELUDE_UNITTESTS_TARGETMEMORY_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace prelude {
namespace test {

class TargetMemory {
public:
  virtual ~TargetMemory() = default;

  /// Memory of `target` (prelude_target). Null, with a reason, where there is
  /// no such device.
  static std::unique_ptr<TargetMemory> create(int32_t target,
                                              std::string &error);

  /// Zeroed, aligned to at least 64 bytes; null on failure. Freed with this.
  virtual char *allocate(size_t bytes) = 0;
  virtual bool upload(char *to, const void *from, size_t bytes) = 0;
  /// Waits for the calls before it.
  virtual bool download(void *to, const char *from, size_t bytes) = 0;
};

} // namespace test
} // namespace prelude

#endif // PRELUDE_UNITTESTS_TARGETMEMORY_H
