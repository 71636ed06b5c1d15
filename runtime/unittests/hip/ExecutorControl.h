//===- ExecutorControl.h - Settings of the executor's library --*- C++ -*-===//
//
// The executor is a library with the interface of libamdhip64 (HIPRuntime.cpp):
// each chip that has kernels is a device. These functions are the tests' own.
//
// For tests that know nothing of it there is the environment variable
// PRELUDE_EXECUTOR, such as "device=1,lanes=backward,waves=backward": then the
// process fails at its end if something was counted that must not be. With
// "error=100" there is no device, and that is the reason.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_HIP_EXECUTORCONTROL_H
#define PRELUDE_UNITTESTS_HIP_EXECUTORCONTROL_H

#include "Executor.h"

extern "C" {
void prelude_executor_set_order(bool lanesBackward, bool wavesBackward);
/// What was counted since the last call of this.
void prelude_executor_take_counts(prelude::executor::Counts *counts);
/// Kernels of this library, which has the function prelude_executor_bf16, in
/// place of those of their name; null: none. False where it can't be loaded.
bool prelude_executor_replace(const char *library);
}

#endif // PRELUDE_UNITTESTS_HIP_EXECUTORCONTROL_H
