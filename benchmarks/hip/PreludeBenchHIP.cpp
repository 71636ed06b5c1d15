//===- PreludeBenchHIP.cpp - Time of the HIP kernels -----------*- C++ -*-===//
//
// The prelude of a layer of Qwen3-8B in bf16 (32 and 8 heads of 128, paged
// cache): the fused call and the chain of calls that it stands for, by number
// of tokens. Beside them in the same run, a copy in device memory, whose
// bandwidth turns the bytes of the call into the least time that it could take.
//
// A time is that of 20 calls between two events, over 20, and of that the
// median. Writes one JSON object to standard output.
//
//   prelude-bench-hip [--tokens=1,128,8192] [--repeats=N] [--copy-mib=N]
//
//===----------------------------------------------------------------------===//

#include "prelude/Runtime.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <functional>
#include <hip/hip_runtime_api.h>
#include <string>
#include <vector>

namespace {

[[noreturn]] void fail(const char *what, const char *why) {
  std::fprintf(stderr, "prelude-bench-hip: %s: %s\n", what, why);
  std::exit(1);
}

/// Functions of the HIP run time, in whatever version is installed.
struct HIP {
#define HIP_FUNCTIONS(USE)                                                     \
  USE(hipMemcpy)                                                               \
  USE(hipMemset)                                                               \
  USE(hipMemcpyAsync)                                                          \
  USE(hipStreamCreate)                                                         \
  USE(hipEventCreate)                                                          \
  USE(hipEventRecord)                                                          \
  USE(hipEventSynchronize)                                                     \
  USE(hipEventElapsedTime)                                                     \
  USE(hipGetErrorString)
#define DECLARE(NAME) decltype(&::NAME) NAME = nullptr;
  HIP_FUNCTIONS(DECLARE)
  /// Overloaded in C++.
  hipError_t (*hipMalloc)(void **, size_t) = nullptr;

  HIP() {
    void *library = nullptr;
    for (const char *name : {"libamdhip64.so.7", "libamdhip64.so.6",
                             "libamdhip64.so.5", "libamdhip64.so"})
      if ((library = dlopen(name, RTLD_NOW)))
        break;
    if (!library)
      fail("no HIP run time", dlerror());
#define FIND(NAME)                                                             \
  NAME = reinterpret_cast<decltype(NAME)>(dlsym(library, #NAME));              \
  if (!NAME)                                                                   \
    fail(#NAME, "missing in libamdhip64");
    HIP_FUNCTIONS(FIND)
    FIND(hipMalloc)
  }
};
HIP *hip;

void require(hipError_t error, const char *what) {
  if (error != hipSuccess)
    fail(what, hip->hipGetErrorString(error));
}
void require(int32_t status) {
  if (status != PRELUDE_STATUS_OK)
    fail(prelude_status_string_v1(status), prelude_last_error_v1());
}

char *allocate(size_t bytes) {
  void *memory;
  require(hip->hipMalloc(&memory, bytes), "hipMalloc");
  require(hip->hipMemset(memory, 0, bytes), "hipMemset");
  return static_cast<char *>(memory);
}

constexpr int64_t queryHeads = 32, kvHeads = 8, size = 128, blockSize = 16;
constexpr int64_t width = (queryHeads + 2 * kvHeads) * size;
constexpr int callsPerTime = 20;
hipStream_t stream;

/// Microseconds of a call.
double measure(int repeats, const std::function<void()> &call) {
  hipEvent_t begin, end;
  require(hip->hipEventCreate(&begin), "hipEventCreate");
  require(hip->hipEventCreate(&end), "hipEventCreate");
  call(); // Loads the kernels.
  std::vector<float> times;
  for (int i = 0; i < repeats; ++i) {
    require(hip->hipEventRecord(begin, stream), "hipEventRecord");
    for (int j = 0; j < callsPerTime; ++j)
      call();
    require(hip->hipEventRecord(end, stream), "hipEventRecord");
    require(hip->hipEventSynchronize(end), "hipEventSynchronize");
    float milliseconds;
    require(hip->hipEventElapsedTime(&milliseconds, begin, end),
            "hipEventElapsedTime");
    times.push_back(milliseconds * 1000 / callsPerTime);
  }
  std::nth_element(times.begin(), times.begin() + repeats / 2, times.end());
  return times[size_t(repeats / 2)];
}

/// The operands of a layer.
struct Layer {
  explicit Layer(int64_t tokens) : tokens(tokens) {
    const int64_t blocks = (tokens + blockSize - 1) / blockSize;
    qkv = {allocate(tokens * width * 2),
           PRELUDE_DTYPE_BF16,
           2,
           {tokens, width},
           {width, 1}};
    q = makeHeads(queryHeads), k = makeHeads(kvHeads), v = makeHeads(kvHeads);
    qOut = makeHeads(queryHeads), kOut = makeHeads(kvHeads);
    weight = {allocate(size * 2), PRELUDE_DTYPE_BF16, 1, {size}, {1}};
    table = {allocate(tokens * size / 2 * 2),
             PRELUDE_DTYPE_BF16,
             2,
             {tokens, size / 2},
             {size / 2, 1}};
    const Cache shape = {{blocks, blockSize, kvHeads, size},
                         {blockSize * kvHeads * size, kvHeads * size, size, 1}};
    for (prelude_tensor *cache : {&kCache, &vCache}) {
      *cache = {allocate(blocks * blockSize * kvHeads * size * 2),
                PRELUDE_DTYPE_BF16,
                4,
                {},
                {}};
      std::memcpy(cache->shape, shape.shape, sizeof(shape.shape));
      std::memcpy(cache->stride, shape.stride, sizeof(shape.stride));
    }
    std::vector<int64_t> numbers(static_cast<size_t>(tokens));
    for (int64_t i = 0; i < tokens; ++i)
      numbers[size_t(i)] = i;
    indices = {allocate(tokens * 8), PRELUDE_DTYPE_I64, 1, {tokens}, {1}};
    require(hip->hipMemcpy(indices.data, numbers.data(), size_t(tokens) * 8,
                           hipMemcpyHostToDevice),
            "hipMemcpy");
    rope.rotary_dim = int32_t(size);
    rope.style = PRELUDE_ROPE_STYLE_NEOX;
    rope.rounding = PRELUDE_ROUNDING_STEPWISE;
  }

  void runFused() {
    prelude_fused_params p = {};
    p.struct_size = sizeof(p);
    p.qkv = qkv, p.q_out = qOut;
    p.q_weight = p.k_weight = weight;
    p.cos = p.sin = table;
    p.positions = p.slots = indices;
    p.k_cache = kCache, p.v_cache = vCache;
    p.has_q_norm = p.has_k_norm = 1;
    p.q_eps = p.k_eps = 1e-6f;
    p.norm_rounding = PRELUDE_ROUNDING_STEPWISE;
    p.layout = PRELUDE_CACHE_LAYOUT_NHD;
    p.rope = rope;
    require(prelude_fused_v1(&p, PRELUDE_TARGET_HIP, stream));
  }

  void runChain() {
    prelude_split_params split = {};
    split.struct_size = sizeof(split);
    split.qkv = qkv, split.q = q, split.k = k, split.v = v;
    require(prelude_split_v1(&split, PRELUDE_TARGET_HIP, stream));
    for (prelude_tensor *x : {&q, &k}) {
      prelude_rms_norm_params norm = {};
      norm.struct_size = sizeof(norm);
      norm.x = norm.y = *x;
      norm.weight = weight;
      norm.eps = 1e-6f;
      norm.rounding = PRELUDE_ROUNDING_STEPWISE;
      require(prelude_rms_norm_v1(&norm, PRELUDE_TARGET_HIP, stream));
      prelude_rope_params rotate = {};
      rotate.struct_size = sizeof(rotate);
      rotate.x = *x;
      rotate.y = x == &q ? qOut : kOut;
      rotate.cos = rotate.sin = table;
      rotate.positions = indices;
      rotate.rope = rope;
      require(prelude_rope_v1(&rotate, PRELUDE_TARGET_HIP, stream));
    }
    prelude_kv_cache_update_params update = {};
    update.struct_size = sizeof(update);
    update.k = kOut, update.v = v, update.slots = indices;
    update.k_cache = kCache, update.v_cache = vCache;
    update.layout = PRELUDE_CACHE_LAYOUT_NHD;
    require(prelude_kv_cache_update_v1(&update, PRELUDE_TARGET_HIP, stream));
  }

  /// Each input and output once: the projection is read, q and the caches'
  /// rows are written, as many bytes as that had.
  double getBytes() const {
    return double(tokens) * (2.0 * width * 2 + size * 2 + 16);
  }

private:
  struct Cache {
    int64_t shape[4], stride[4];
  };
  prelude_tensor makeHeads(int64_t heads) {
    return {allocate(tokens * heads * size * 2),
            PRELUDE_DTYPE_BF16,
            3,
            {tokens, heads, size},
            {heads * size, size, 1}};
  }

  int64_t tokens;
  prelude_tensor qkv, q, k, v, qOut, kOut, weight, table, kCache, vCache,
      indices;
  prelude_rope_spec rope = {};
};

} // namespace

int main(int argc, char **argv) {
  std::vector<int64_t> counts = {1, 16, 128, 512, 2048, 8192, 32768};
  int repeats = 50;
  int64_t copyMiB = 1024;
  for (int i = 1; i < argc; ++i) {
    const std::string text = argv[i];
    if (text.rfind("--tokens=", 0) == 0) {
      counts.clear();
      for (const char *at = argv[i] + 9; *at;) {
        char *end;
        counts.push_back(std::strtoll(at, &end, 10));
        if (end == at || counts.back() <= 0)
          fail(argv[i], "expected numbers of tokens");
        at = *end == ',' ? end + 1 : end;
      }
    } else if (text.rfind("--repeats=", 0) == 0 &&
               std::atoi(argv[i] + 10) > 0) {
      repeats = std::atoi(argv[i] + 10);
    } else if (text.rfind("--copy-mib=", 0) == 0 &&
               std::atoi(argv[i] + 11) > 0) {
      copyMiB = std::atoi(argv[i] + 11);
    } else {
      fail(argv[i], "unknown argument");
    }
  }
  HIP functions;
  hip = &functions;
  require(hip->hipStreamCreate(&stream), "hipStreamCreate");
  const size_t copyBytes = size_t(copyMiB) << 20;
  char *from = allocate(copyBytes), *to = allocate(copyBytes);
  const double copyTime = measure(std::min(repeats, 5), [&] {
    require(hip->hipMemcpyAsync(to, from, copyBytes, hipMemcpyDeviceToDevice,
                                stream),
            "hipMemcpyAsync");
  });
  const double bandwidth = 2.0 * double(copyBytes) / copyTime; // Bytes per us.
  std::printf("{\"copy_tb_per_s\": %.3f, \"rows\": [", bandwidth / 1e6);
  for (size_t i = 0; i < counts.size(); ++i) {
    Layer layer(counts[i]);
    const double fused = measure(repeats, [&] { layer.runFused(); });
    const double chain = measure(repeats, [&] { layer.runChain(); });
    std::printf("%s\n  {\"tokens\": %lld, \"fused_us\": %.2f, "
                "\"chain_us\": %.2f, \"of_copy\": %.3f}",
                i ? "," : "", static_cast<long long>(counts[i]), fused, chain,
                layer.getBytes() / bandwidth / fused);
  }
  std::printf("\n]}\n");
  return 0;
}
