//===- Fiber.h - Stacks to switch between ----------------------*- C++ -*-===//
//
// Fibers that stay in their thread: nothing but a stack and where it stands.
// ucontext has the same, but enters the operating system at each of the some
// hundred million switches of a test: it is for machines other than x86-64.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_HIP_FIBER_H
#define PRELUDE_UNITTESTS_HIP_FIBER_H

#include <cstddef>
#include <memory>

#if defined(__x86_64__) && !defined(PRELUDE_EXECUTOR_UCONTEXT)
#define PRELUDE_FAST_SWITCH 1
#else
#include <ucontext.h>
#endif

namespace prelude {
namespace executor {

/// Runs `main` again and again, each time until it suspends or returns.
class Fiber {
public:
  static constexpr size_t stackBytes = 256 * 1024;

  explicit Fiber(void (*main)());
  ~Fiber();
  Fiber(const Fiber &) = delete;
  Fiber &operator=(const Fiber &) = delete;

  /// Goes on in the fiber; returns when it suspends or `main` has returned.
  void resume();
  /// Goes back to who resumed the fiber that this is called in.
  static void suspend();
  /// Whether an address is on the stack.
  bool owns(const void *address) const {
    return address >= stack.get() && address < stack.get() + stackBytes;
  }

private:
  static void run();
  void leave();

  void (*main)();
  std::unique_ptr<char[]> stack;
#ifdef PRELUDE_FAST_SWITCH
  void *inside = nullptr, *outside = nullptr; ///< Stack pointers.
#else
  ucontext_t insideContext, outsideContext;
#endif
  void *fakeStack = nullptr;
  const void *outsideStack = nullptr;
  size_t outsideSize = 0;
};

} // namespace executor
} // namespace prelude

#endif // PRELUDE_UNITTESTS_HIP_FIBER_H
