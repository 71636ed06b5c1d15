//===- BuildPipeline.h - Operations as pipelines ---------------*- C++ -*-===//
//
// Turns the checked parameters of any operation into a Pipeline, which is what
// all kernels execute.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_BUILDPIPELINE_H
#define PRELUDE_RUNTIME_BUILDPIPELINE_H

#include "kernels/cpu/Pipeline.h"

namespace prelude {

#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  cpu::Pipeline buildPipeline(const PARAMS &params);
#include "prelude/Functions.def"

} // namespace prelude

#endif // PRELUDE_RUNTIME_BUILDPIPELINE_H
