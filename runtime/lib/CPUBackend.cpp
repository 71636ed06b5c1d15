//===- CPUBackend.cpp - Pipelines on the CPU -------------------*- C++ -*-===//
//
// Runs the rows of a pipeline on the threads of OpenMP.
//
//===----------------------------------------------------------------------===//

#include "Backend.h"
#include "BuildPipeline.h"

#include <algorithm>
#include <omp.h>

using namespace prelude;
using namespace prelude::cpu;

/// Below this many elements per thread, waking a thread costs more than it
/// gains.
static constexpr int64_t minElementsPerThread = 32 * 1024;

/// Runs all rows. Which thread runs which rows changes no result.
static int32_t run(const Pipeline &pipeline) {
  int64_t heads = countHeads(pipeline);
  int64_t rows = pipeline.tokens * heads;
  if (rows == 0)
    return PRELUDE_STATUS_OK;
  int64_t elements = rows * pipeline.headSize;
  // A norm over all heads needs a token's rows together. Otherwise tokens are
  // only cut where there are few.
  int64_t unit = 1;
  bool anyNorm = false;
  for (int i = 0; i < pipeline.partCount; ++i)
    anyNorm |= pipeline.parts[i].hasNorm;
  if (anyNorm && pipeline.normScope == PRELUDE_NORM_SCOPE_TOKEN)
    unit = heads;
  int64_t threads =
      std::min<int64_t>(elements / minElementsPerThread, omp_get_max_threads());
  if (threads <= 1 || omp_in_parallel()) {
    runPipeline(pipeline, 0, rows);
    return PRELUDE_STATUS_OK;
  }
  if (pipeline.tokens >= 8 * threads)
    unit = heads;
  int64_t units = rows / unit;
#pragma omp parallel num_threads(int(threads))
  {
    int64_t count = omp_get_num_threads(), index = omp_get_thread_num();
    int64_t share = units / count, extra = units % count;
    int64_t first = index * share + std::min(index, extra);
    int64_t last = first + share + (index < extra);
    runPipeline(pipeline, first * unit, last * unit);
  }
  return PRELUDE_STATUS_OK;
}

template <typename Params>
static int32_t runOperation(const Params *params, void *) {
  return run(buildPipeline(*params));
}

const prelude_backend &prelude::getCPUBackend() {
  static const prelude_backend backend = {
      sizeof(prelude_backend),
      PRELUDE_BACKEND_VERSION,
      PRELUDE_ABI_VERSION,
      PRELUDE_TARGET_CPU,
      [] { return 1; },
      [] { return ""; },
#define PRELUDE_OPERATION(OP, PARAMS) runOperation<PARAMS>,
#include "prelude/Functions.def"
  };
  return backend;
}
