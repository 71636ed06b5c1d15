//===- Fiber.cpp - Stacks to switch between ---------------------*- C++ -*-===//

#include "Fiber.h"

#include <cstdint>
#include <cstring>

#if defined(__SANITIZE_ADDRESS__)
#define PRELUDE_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PRELUDE_ASAN 1
#endif
#endif
#ifdef PRELUDE_ASAN
#include <sanitizer/common_interface_defs.h>
#endif

using namespace prelude::executor;

static Fiber *current = nullptr;

#ifdef PRELUDE_FAST_SWITCH
// Saves the registers that a call keeps, and goes on where `to` was left.
extern "C" void prelude_switch_stacks(void **from, void *to);
__asm__(".text\n"
        ".type prelude_switch_stacks, @function\n"
        "prelude_switch_stacks:\n"
        "  pushq %rbp\n  pushq %rbx\n  pushq %r12\n"
        "  pushq %r13\n  pushq %r14\n  pushq %r15\n"
        "  movq %rsp, (%rdi)\n"
        "  movq %rsi, %rsp\n"
        "  popq %r15\n  popq %r14\n  popq %r13\n"
        "  popq %r12\n  popq %rbx\n  popq %rbp\n"
        "  ret\n"
        ".size prelude_switch_stacks, .-prelude_switch_stacks\n");
#endif

/// The sanitizer has to know whose stack it looks at.
static void startSwitch(void **fakeStack, const void *stack, size_t size) {
#ifdef PRELUDE_ASAN
  __sanitizer_start_switch_fiber(fakeStack, stack, size);
#else
  (void)fakeStack, (void)stack, (void)size;
#endif
}
static void finishSwitch(void *fakeStack, const void **stack, size_t *size) {
#ifdef PRELUDE_ASAN
  __sanitizer_finish_switch_fiber(fakeStack, stack, size);
#else
  (void)fakeStack, (void)stack, (void)size;
#endif
}

Fiber::Fiber(void (*main)()) : main(main), stack(new char[stackBytes]) {
#ifdef PRELUDE_FAST_SWITCH
  // As if it had switched away in front of run(): six registers and the
  // address. A frame pointer of 0 ends the chain of frames.
  auto top = reinterpret_cast<uintptr_t>(stack.get() + stackBytes) & ~15ull;
  auto *frame = reinterpret_cast<uint64_t *>(top) - 8;
  std::memset(frame, 0, 64);
  frame[6] = reinterpret_cast<uint64_t>(&run);
  inside = frame;
#else
  getcontext(&insideContext);
  insideContext.uc_stack.ss_sp = stack.get();
  insideContext.uc_stack.ss_size = stackBytes;
  insideContext.uc_link = nullptr;
  makecontext(&insideContext, &run, 0);
#endif
}

Fiber::~Fiber() = default;

void Fiber::resume() {
  current = this;
  void *ownFakeStack = nullptr;
  startSwitch(&ownFakeStack, stack.get(), stackBytes);
#ifdef PRELUDE_FAST_SWITCH
  prelude_switch_stacks(&outside, inside);
#else
  swapcontext(&outsideContext, &insideContext);
#endif
  finishSwitch(ownFakeStack, nullptr, nullptr);
}

void Fiber::leave() {
  startSwitch(&fakeStack, outsideStack, outsideSize);
#ifdef PRELUDE_FAST_SWITCH
  prelude_switch_stacks(&inside, outside);
#else
  swapcontext(&insideContext, &outsideContext);
#endif
  finishSwitch(fakeStack, &outsideStack, &outsideSize);
}

void Fiber::suspend() { current->leave(); }

void Fiber::run() {
  Fiber *self = current;
  finishSwitch(nullptr, &self->outsideStack, &self->outsideSize);
  while (true) {
    self->main();
    self->leave();
  }
}
