//===- DeviceRunner.cpp - Operations on the GPU, from host arrays *- C++ -*-==//

#include "DeviceRunner.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime_api.h>
#include <gtest/gtest.h>
#include <sstream>

using namespace prelude;
using namespace prelude::test;

static constexpr int64_t arenaBytes = int64_t(512) << 20;
static constexpr int64_t guardBytes = 512;
static constexpr uint8_t guardValue = 0x5A;

void test::requireCuda(int error, const char *what) {
  if (error == cudaSuccess)
    return;
  // A broken context breaks all that follows.
  std::fprintf(stderr, "%s: %s\n", what,
               cudaGetErrorString(cudaError_t(error)));
  std::abort();
}

bool test::hasDevice() {
  int count = 0;
  return cudaGetDeviceCount(&count) == cudaSuccess && count > 0;
}

DeviceRunner::DeviceRunner() {
  void *memory;
  requireCuda(cudaMalloc(&memory, arenaBytes), "cudaMalloc");
  arena = static_cast<char *>(memory);
  cudaStream_t created;
  requireCuda(cudaStreamCreateWithFlags(&created, cudaStreamNonBlocking),
              "cudaStreamCreate");
  stream = created;
}

DeviceRunner::~DeviceRunner() {
  cudaStreamDestroy(static_cast<cudaStream_t>(stream));
  cudaFree(arena);
}

namespace {

/// A piece of host memory that arrays lie in.
struct Segment {
  char *begin, *end;
  bool written = false;
  int64_t deviceOffset = 0;
  std::vector<char> before, after;
};

char *getEnd(const prelude_tensor &array) {
  int64_t last = 0;
  for (int i = 0; i < array.rank; ++i)
    last += (array.shape[i] - 1) * array.stride[i];
  return static_cast<char *>(array.data) +
         (last + 1) * getDtypeBytes(array.dtype);
}

bool isEmpty(const prelude_tensor &array) {
  for (int i = 0; i < array.rank; ++i)
    if (array.shape[i] == 0)
      return true;
  return array.rank == 0;
}

using Visit = std::function<void(const char *, prelude_tensor &, bool)>;

void visit(prelude_split_params &p, const Visit &f) {
  f("qkv", p.qkv, false), f("q", p.q, true), f("k", p.k, true);
  f("v", p.v, true), f("gate", p.gate, true);
}
void visit(prelude_rms_norm_params &p, const Visit &f) {
  f("x", p.x, false), f("weight", p.weight, false), f("y", p.y, true);
}
void visit(prelude_rope_params &p, const Visit &f) {
  f("x", p.x, false), f("cos", p.cos, false), f("sin", p.sin, false);
  f("positions", p.positions, false), f("y", p.y, true);
}
void visit(prelude_kv_cache_update_params &p, const Visit &f) {
  f("k", p.k, false), f("v", p.v, false), f("slots", p.slots, false);
  f("k_scale", p.k_scale, false), f("v_scale", p.v_scale, false);
  f("k_cache", p.k_cache, true), f("v_cache", p.v_cache, true);
}
void visit(prelude_fused_params &p, const Visit &f) {
  f("qkv", p.qkv, false), f("q", p.q, false), f("k", p.k, false);
  f("v", p.v, false), f("q_weight", p.q_weight, false);
  f("k_weight", p.k_weight, false), f("v_weight", p.v_weight, false);
  f("cos", p.cos, false), f("sin", p.sin, false);
  f("positions", p.positions, false), f("slots", p.slots, false);
  f("k_scale", p.k_scale, false), f("v_scale", p.v_scale, false);
  f("q_scale", p.q_scale, false);
  f("q_out", p.q_out, true), f("gate_out", p.gate_out, true);
  f("k_out", p.k_out, true), f("v_out", p.v_out, true);
  f("k_cache", p.k_cache, true), f("v_cache", p.v_cache, true);
}

template <typename Params>
prelude_errors **getErrors(Params &p, decltype(p.errors) * = nullptr) {
  return &p.errors;
}
prelude_errors **getErrors(prelude_split_params &) { return nullptr; }
prelude_errors **getErrors(prelude_rms_norm_params &) { return nullptr; }

/// Steps between two codes of a float type; NaN and NaN are equal.
int64_t getUnits(int32_t dtype, uint32_t a, uint32_t b) {
  if (isNaNCode(dtype, a) || isNaNCode(dtype, b))
    return isNaNCode(dtype, a) && isNaNCode(dtype, b) ? 0 : INT64_MAX;
  uint32_t sign = 1u << (8 * getDtypeBytes(dtype) - 1);
  auto order = [&](uint32_t code) {
    return code & sign ? -int64_t(code & (sign - 1)) : int64_t(code);
  };
  return std::llabs(order(a) - order(b));
}

/// How far a norm may be from the CPU's. Both sums of squares have relative
/// errors, the CPU's n/32 + 6 roundings long, the GPU's n/2048 + 21, of which
/// the root halves the effect; for f32 a unit may be half a rounding. For the
/// others that is far below a unit, and decides only next to a boundary: one
/// unit, and two where the first of two roundings differs and the factor takes
/// it to a lower binade.
int64_t getAllowedUnits(const prelude_rms_norm_params &p) {
  int64_t n = p.x.shape[p.x.rank - 1];
  if (p.x.dtype == PRELUDE_DTYPE_F32)
    return 2 * ((n / 32 + 6 + n / 2048 + 21) / 2 + 4);
  return p.rounding == PRELUDE_ROUNDING_STEPWISE ? 2 : 1;
}
template <typename Params>
int64_t getAllowedUnits(const Params &) {
  return 0;
}

} // namespace

template <typename Params>
int32_t DeviceRunner::runAny(Params params,
                             int32_t (*call)(const Params *, int32_t, void *),
                             bool isNorm, bool isFused) {
  auto note = [&](const std::string &text) {
    if (problem.empty())
      problem = text;
  };
  // What memory the arrays lie in.
  std::vector<Segment> segments;
  auto add = [&](char *begin, char *end, bool written) {
    segments.push_back({begin, end, written, 0, {}, {}});
  };
  visit(params, [&](const char *, prelude_tensor &array, bool written) {
    if (!isEmpty(array))
      add(static_cast<char *>(array.data), getEnd(array), written);
  });
  prelude_errors **errors = getErrors(params);
  if (errors && *errors) {
    char *begin = reinterpret_cast<char *>(*errors);
    add(begin, begin + sizeof(prelude_errors), true);
  }
  std::sort(
      segments.begin(), segments.end(),
      [](const Segment &a, const Segment &b) { return a.begin < b.begin; });
  std::vector<Segment> merged;
  for (Segment &segment : segments)
    if (!merged.empty() && segment.begin < merged.back().end) {
      merged.back().end = std::max(merged.back().end, segment.end);
      merged.back().written |= segment.written;
    } else {
      merged.push_back(segment);
    }
  int64_t used = 0;
  for (Segment &segment : merged) {
    int64_t skew = reinterpret_cast<uintptr_t>(segment.begin) % 16;
    segment.deviceOffset = (used + guardBytes + 255) / 256 * 256 + skew;
    segment.before.assign(segment.begin, segment.end);
    used = segment.deviceOffset + (segment.end - segment.begin) + guardBytes;
  }
  if (used > arenaBytes) {
    note("the arrays need " + std::to_string(used) + " bytes");
    return PRELUDE_STATUS_INVALID_ARGUMENT;
  }
  std::vector<char> image(used, char(guardValue));
  for (Segment &segment : merged)
    std::memcpy(image.data() + segment.deviceOffset, segment.begin,
                segment.end - segment.begin);
  auto translate = [&](void *data) -> void * {
    for (Segment &segment : merged)
      if (data >= segment.begin && data < segment.end)
        return arena + segment.deviceOffset +
               (static_cast<char *>(data) - segment.begin);
    return nullptr;
  };

  Params onDevice = params;
  visit(onDevice, [&](const char *, prelude_tensor &array, bool) {
    array.data = isEmpty(array) ? nullptr : translate(array.data);
  });
  if (prelude_errors **deviceErrors = getErrors(onDevice))
    if (*deviceErrors)
      *deviceErrors = static_cast<prelude_errors *>(translate(*deviceErrors));

  auto custream = static_cast<cudaStream_t>(stream);
  auto upload = [&] {
    requireCuda(cudaMemcpyAsync(arena, image.data(), used,
                                cudaMemcpyHostToDevice, custream),
                "upload");
  };
  std::vector<char> result(used);
  auto download = [&] {
    requireCuda(cudaMemcpyAsync(result.data(), arena, used,
                                cudaMemcpyDeviceToHost, custream),
                "download");
    requireCuda(cudaStreamSynchronize(custream), "kernel");
  };
  int32_t status;
  if (usesGraph) {
    cudaGraph_t graph;
    cudaGraphExec_t executable;
    requireCuda(cudaStreamBeginCapture(custream, cudaStreamCaptureModeGlobal),
                "begin capture");
    status = call(&onDevice, PRELUDE_TARGET_CUDA, stream);
    requireCuda(cudaStreamEndCapture(custream, &graph), "end capture");
    requireCuda(cudaGraphInstantiate(&executable, graph, 0), "instantiate");
    std::vector<char> first;
    for (int i = 0; i < 2; ++i) {
      upload();
      requireCuda(cudaGraphLaunch(executable, custream), "graph launch");
      download();
      if (i == 0)
        first = result;
    }
    if (first != result)
      note("a graph gives different results");
    cudaGraphExecDestroy(executable);
    cudaGraphDestroy(graph);
  } else {
    upload();
    status = call(&onDevice, PRELUDE_TARGET_CUDA, stream);
    download();
  }
  if (status != PRELUDE_STATUS_OK) {
    note(prelude_last_error_v1());
    return status;
  }

  // Guards, and what is only read.
  std::vector<char> covered(used, 0);
  for (Segment &segment : merged) {
    const char *now = result.data() + segment.deviceOffset;
    segment.after.assign(now, now + (segment.end - segment.begin));
    std::memset(covered.data() + segment.deviceOffset, 1,
                segment.end - segment.begin);
    if (!segment.written && segment.after != segment.before)
      note("an input was written");
  }
  for (int64_t i = 0; i < used; ++i)
    if (!covered[i] && uint8_t(result[i]) != guardValue) {
      note("a guard byte was written");
      break;
    }

  // The CPU on the same inputs, in host memory.
  if (checksAgainstCPU && !isFused) {
    int32_t cpu = call(&params, PRELUDE_TARGET_CPU, nullptr);
    if (cpu != PRELUDE_STATUS_OK)
      note("the CPU refuses");
    const int64_t allowed = getAllowedUnits(params);
    visit(params, [&](const char *name, prelude_tensor &array, bool written) {
      if (!written || isEmpty(array))
        return;
      int64_t count = 1;
      for (int i = 0; i < array.rank; ++i)
        count *= array.shape[i];
      int64_t bytes = getDtypeBytes(array.dtype);
      const Segment *segment = nullptr;
      for (const Segment &s : merged)
        if (array.data >= s.begin && array.data < s.end)
          segment = &s;
      for (int64_t i = 0; i < count; ++i) {
        int64_t rest = i, offset = 0;
        for (int d = array.rank - 1; d >= 0; --d) {
          offset += rest % array.shape[d] * array.stride[d];
          rest /= array.shape[d];
        }
        const char *host = static_cast<char *>(array.data) + offset * bytes;
        uint32_t ours = 0, theirs = 0;
        std::memcpy(&theirs, host, bytes);
        std::memcpy(&ours, segment->after.data() + (host - segment->begin),
                    bytes);
        int64_t units = getUnits(array.dtype, ours, theirs);
        if (isNorm && units != INT64_MAX)
          worstUnits[array.dtype] = std::max(worstUnits[array.dtype], units);
        if (units > allowed || (!isNorm && units == 0 && ours != theirs &&
                                !isNaNCode(array.dtype, ours))) {
          std::ostringstream text;
          text << name << " element " << i << " is 0x" << std::hex << ours
               << ", on the CPU 0x" << theirs << std::dec << " ("
               << decode(array.dtype, ours) << " and "
               << decode(array.dtype, theirs) << "), " << units
               << " units apart, at most " << allowed << " allowed";
          note(text.str());
          return;
        }
      }
    });
    if (errors && *errors) {
      const prelude_errors theirs = **errors;
      for (const Segment &s : merged)
        if (reinterpret_cast<char *>(*errors) >= s.begin &&
            reinterpret_cast<char *>(*errors) < s.end &&
            std::memcmp(&theirs,
                        s.after.data() +
                            (reinterpret_cast<char *>(*errors) - s.begin),
                        sizeof(theirs)) != 0)
          note("error counts differ from the CPU's");
    }
  }
  for (Segment &segment : merged)
    std::memcpy(segment.begin, segment.after.data(), segment.after.size());
  return status;
}

int32_t DeviceRunner::run(const prelude_split_params &params) {
  return runAny(params, prelude_split_v1, false, false);
}
int32_t DeviceRunner::run(const prelude_rms_norm_params &params) {
  return runAny(params, prelude_rms_norm_v1, true, false);
}
int32_t DeviceRunner::run(const prelude_rope_params &params) {
  return runAny(params, prelude_rope_v1, false, false);
}
int32_t DeviceRunner::run(const prelude_kv_cache_update_params &params) {
  return runAny(params, prelude_kv_cache_update_v1, false, false);
}
int32_t DeviceRunner::run(const prelude_fused_params &params) {
  return runAny(params, prelude_fused_v1, false, true);
}
