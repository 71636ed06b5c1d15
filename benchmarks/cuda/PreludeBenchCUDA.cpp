//===- PreludeBenchCUDA.cpp - Time of the CUDA kernels ---------*- C++ -*-===//
//
// The time of a call is that of a CUDA graph of 20 calls, over 20. The calls go
// round up to 20 sets of buffers, of at most 400 MB together, so that data
// comes from where it would in a model. Beside it in the same run: a graph of
// empty kernels, and a device-to-device copy of 4 GiB, whose bandwidth (bytes
// read and written) turns the bytes of a call into the least time that it could
// take. Medians.
//
// Writes one JSON object to --output, and a table to standard output.
//
//===----------------------------------------------------------------------===//

#include "BuildPipeline.h"
#include "cuda/CUDABackend.h"
#include "device/Plan.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime_api.h>
#include <functional>
#include <random>
#include <string>
#include <vector>

using namespace prelude;

void launchEmpty(cudaStream_t stream);

static void require(cudaError_t error, const char *what) {
  if (error == cudaSuccess)
    return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
  std::exit(1);
}
static void require(int32_t status) {
  if (status == PRELUDE_STATUS_OK)
    return;
  std::fprintf(stderr, "%s: %s\n", prelude_status_string_v1(status),
               prelude_last_error_v1());
  std::exit(1);
}

namespace {

constexpr int callsPerGraph = 20;
cudaStream_t stream;
device::Machine machine;
FILE *json;
bool isFirstRow = true;

double getMedian(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  size_t n = values.size();
  return n % 2 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

/// Device memory that is freed with its owner.
class Buffer {
public:
  explicit Buffer(size_t bytes) : bytes(bytes) {
    require(cudaMalloc(&data, std::max<size_t>(bytes, 256)), "cudaMalloc");
  }
  Buffer(Buffer &&other) : data(other.data), bytes(other.bytes) {
    other.data = nullptr;
  }
  ~Buffer() { cudaFree(data); }
  void upload(const void *from) {
    require(cudaMemcpy(data, from, bytes, cudaMemcpyHostToDevice), "upload");
  }
  void *data = nullptr;
  size_t bytes;
};

/// Microseconds of one of the calls that `enqueue(i)` makes, i from 0 to 19.
double measure(const std::function<void(int)> &enqueue, int repeats) {
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal),
          "begin capture");
  for (int i = 0; i < callsPerGraph; ++i)
    enqueue(i);
  require(cudaStreamEndCapture(stream, &graph), "end capture");
  require(cudaGraphInstantiate(&executable, graph, 0), "instantiate");
  cudaEvent_t begin, end;
  require(cudaEventCreate(&begin), "event");
  require(cudaEventCreate(&end), "event");
  std::vector<double> times;
  for (int i = 0; i < repeats; ++i) {
    // The first keeps the GPU busy while the second is sent.
    require(cudaGraphLaunch(executable, stream), "launch");
    require(cudaEventRecord(begin, stream), "record");
    require(cudaGraphLaunch(executable, stream), "launch");
    require(cudaEventRecord(end, stream), "record");
    require(cudaStreamSynchronize(stream), "kernels");
    float ms;
    require(cudaEventElapsedTime(&ms, begin, end), "time");
    if (i > 1)
      times.push_back(double(ms) * 1e3 / callsPerGraph);
  }
  cudaEventDestroy(begin);
  cudaEventDestroy(end);
  cudaGraphExecDestroy(executable);
  cudaGraphDestroy(graph);
  return getMedian(times);
}

double measureCopy() {
  const size_t bytes = size_t(4) << 30;
  Buffer from(bytes), to(bytes);
  require(cudaMemset(from.data, 0x3C, bytes), "memset");
  cudaEvent_t begin, end;
  require(cudaEventCreate(&begin), "event");
  require(cudaEventCreate(&end), "event");
  std::vector<double> rates;
  for (int i = 0; i < 12; ++i) {
    require(cudaEventRecord(begin, stream), "record");
    require(cudaMemcpyAsync(to.data, from.data, bytes, cudaMemcpyDeviceToDevice,
                            stream),
            "copy");
    require(cudaEventRecord(end, stream), "record");
    require(cudaStreamSynchronize(stream), "copy");
    float ms;
    require(cudaEventElapsedTime(&ms, begin, end), "time");
    if (i > 1)
      rates.push_back(2.0 * double(bytes) / (double(ms) * 1e-3));
  }
  return getMedian(rates);
}

enum class Style { Neox, Gptj, Partial };
enum class Cache { Nhd, Hnd, Interleaved, Shuffle, XPacked, None };
const char *const styleNames[] = {"neox", "gptj", "partial"};
const char *const cacheNames[] = {"nhd",     "hnd",      "interleaved",
                                  "shuffle", "x_packed", "none"};

struct Config {
  int64_t tokens, queryHeads, kvHeads, size;
  bool norm = true;
  Cache cache = Cache::Nhd;
  bool fp8 = false;
  Style style = Style::Neox;
  bool wideTable = false;
  bool orderedSlots = false;
  bool stepwise = false;

  std::string getChain() const {
    std::string text = norm ? "norm+rope" : "rope";
    if (cache != Cache::None)
      text += fp8 ? "+cache_fp8" : "+cache";
    return text;
  }
};

prelude_tensor tensor(void *data, int32_t dtype,
                      std::initializer_list<int64_t> shape,
                      std::initializer_list<int64_t> strides = {}) {
  prelude_tensor t = {};
  t.data = data;
  t.dtype = dtype;
  t.rank = int32_t(shape.size());
  std::copy(shape.begin(), shape.end(), t.shape);
  if (strides.size()) {
    std::copy(strides.begin(), strides.end(), t.stride);
    return t;
  }
  int64_t stride = 1;
  for (int i = t.rank - 1; i >= 0; --i) {
    t.stride[i] = stride;
    stride *= t.shape[i];
  }
  return t;
}

/// One set of buffers, and the parameters of the operations on it.
struct BufferSet {
  std::vector<Buffer> buffers;
  prelude_fused_params fused = {};
  /// The two-kernel form: everything but the write, then the write.
  prelude_fused_params first = {};
  prelude_kv_cache_update_params write = {};
  /// The chain.
  prelude_rms_norm_params qNorm = {}, kNorm = {};
  prelude_rope_params qRope = {}, kRope = {};
};

/// The median of the microseconds that a function takes on the host.
double measureHost(const std::function<void(int)> &function) {
  std::vector<double> times;
  for (int round = 0; round < 40; ++round) {
    for (int i = 0; i < 50; ++i) {
      auto begin = std::chrono::steady_clock::now();
      function(i);
      auto end = std::chrono::steady_clock::now();
      if (round > 1)
        times.push_back(
            std::chrono::duration<double, std::micro>(end - begin).count());
    }
    require(cudaStreamSynchronize(stream), "kernels");
  }
  return getMedian(times);
}

struct HostTimes {
  double call, validation, launch, emptyLaunch;
};

class Workload {
public:
  explicit Workload(const Config &config) : c(config), random(1) {
    const int64_t T = c.tokens, D = c.size;
    const int64_t width = (c.queryHeads + 2 * c.kvHeads) * D;
    const int64_t rotary = c.style == Style::Partial ? D / 2 : D;
    const int64_t cacheBytes = c.fp8 ? 1 : 2;
    const bool cached = c.cache != Cache::None;
    bytes = (c.queryHeads + c.kvHeads) * D * 2 * 2 +
            rotary * (c.wideTable ? 4 : 2) + 8;
    if (cached)
      bytes += c.kvHeads * D * 2 + 8 + 2 * c.kvHeads * D * cacheBytes -
               c.kvHeads * D * 2;
    bytes *= T;
    // What a set takes of memory, for the limit of 400 MB.
    int64_t setBytes = T * (width + c.queryHeads * D) * 2 +
                       (cached ? 2 * T * c.kvHeads * D * cacheBytes : 0);
    setCount = int(std::clamp<int64_t>((int64_t(400) << 20) / setBytes, 1, 20));

    const int64_t tableRows = 40960;
    const int64_t columns = c.wideTable ? rotary : rotary / 2;
    tables.emplace_back(tableRows * 2 * columns * 2);
    fill(tables.back());
    for (int i = 0; i < 2; ++i) {
      tables.emplace_back(D * 2);
      fill(tables.back());
    }
    for (int i = 0; i < setCount; ++i)
      sets.push_back(makeSet(width, rotary, cacheBytes, tableRows, columns));
  }

  BufferSet &getSet(int i) { return sets[i % setCount]; }

  double runFused(int repeats) {
    return measure(
        [&](int i) {
          require(
              prelude_fused_v1(&getSet(i).fused, PRELUDE_TARGET_CUDA, stream));
        },
        repeats);
  }
  /// A few calls by themselves, for a profiler.
  void runAlone() {
    for (int i = 0; i < 4; ++i)
      require(prelude_fused_v1(&getSet(i).fused, PRELUDE_TARGET_CUDA, stream));
    require(cudaStreamSynchronize(stream), "kernels");
  }
  double runTwo(int repeats) {
    return measure(
        [&](int i) {
          require(
              prelude_fused_v1(&getSet(i).first, PRELUDE_TARGET_CUDA, stream));
          require(prelude_kv_cache_update_v1(&getSet(i).write,
                                             PRELUDE_TARGET_CUDA, stream));
        },
        repeats);
  }
  double runChain(int repeats) {
    return measure(
        [&](int i) {
          BufferSet &set = getSet(i);
          if (c.norm) {
            require(
                prelude_rms_norm_v1(&set.qNorm, PRELUDE_TARGET_CUDA, stream));
            require(
                prelude_rms_norm_v1(&set.kNorm, PRELUDE_TARGET_CUDA, stream));
          }
          require(prelude_rope_v1(&set.qRope, PRELUDE_TARGET_CUDA, stream));
          require(prelude_rope_v1(&set.kRope, PRELUDE_TARGET_CUDA, stream));
          if (c.cache != Cache::None)
            require(prelude_kv_cache_update_v1(&set.write, PRELUDE_TARGET_CUDA,
                                               stream));
        },
        repeats);
  }
  double runSplit(const device::DirectSplit &split, int repeats) {
    return measure(
        [&](int i) {
          device::Plan plan;
          device::makePlan(buildPipeline(getSet(i).fused), plan, machine,
                           &split);
          require(cuda::launch(plan, stream));
        },
        repeats);
  }
  /// Microseconds of the host: of a call, validation included, of its
  /// validation alone, of its launch alone, and of launching an empty kernel.
  HostTimes runHost() {
    device::Plan plan;
    device::makePlan(buildPipeline(getSet(0).fused), plan, machine);
    HostTimes times;
    times.call = measureHost([&](int i) {
      require(prelude_fused_v1(&getSet(i).fused, PRELUDE_TARGET_CUDA, stream));
    });
    times.validation = measureHost([&](int i) {
      require(prelude_fused_supports_v1(&getSet(i).fused, PRELUDE_TARGET_CUDA));
    });
    times.launch =
        measureHost([&](int) { require(cuda::launch(plan, stream)); });
    times.emptyLaunch = measureHost([](int) { launchEmpty(stream); });
    return times;
  }

  int64_t bytes;
  int setCount;

private:
  /// Random bf16 of about unit size.
  void fill(Buffer &buffer) {
    if (noise.empty()) {
      noise.resize(1 << 20);
      std::normal_distribution<float> normal;
      for (uint16_t &value : noise) {
        float x = normal(random);
        uint32_t bits;
        std::memcpy(&bits, &x, 4);
        value = uint16_t(bits >> 16);
      }
    }
    for (size_t at = 0; at < buffer.bytes; at += noise.size() * 2)
      require(cudaMemcpy(static_cast<char *>(buffer.data) + at, noise.data(),
                         std::min(noise.size() * 2, buffer.bytes - at),
                         cudaMemcpyHostToDevice),
              "fill");
  }

  BufferSet makeSet(int64_t width, int64_t rotary, int64_t cacheBytes,
                    int64_t tableRows, int64_t columns) {
    const int64_t T = c.tokens, D = c.size, Hq = c.queryHeads, Hk = c.kvHeads;
    const int32_t bf16 = PRELUDE_DTYPE_BF16;
    BufferSet set;
    auto make = [&](int64_t bytes) {
      set.buffers.emplace_back(size_t(bytes));
      return set.buffers.back().data;
    };
    void *qkv = make(T * width * 2);
    fill(set.buffers.back());
    void *qOut = make(T * Hq * D * 2), *kOut = make(T * Hk * D * 2);
    void *qMid = make(T * Hq * D * 2), *kMid = make(T * Hk * D * 2);
    const int64_t blocks = (std::max<int64_t>(T, 256) * 3 / 2 + 15) / 16;
    std::vector<int64_t> positions(T), slots(blocks * 16);
    for (int64_t &position : positions)
      position = int64_t(random() % uint64_t(tableRows));
    for (size_t i = 0; i < slots.size(); ++i)
      slots[i] = int64_t(i);
    if (!c.orderedSlots)
      std::shuffle(slots.begin(), slots.end(), random);
    slots.resize(T);
    void *positionData = make(T * 8);
    set.buffers.back().upload(positions.data());
    void *slotData = make(T * 8);
    set.buffers.back().upload(slots.data());

    char *table = static_cast<char *>(tables[0].data);
    prelude_fused_params &p = set.fused;
    p.struct_size = sizeof(p);
    p.qkv = tensor(qkv, bf16, {T, width});
    p.q_out = tensor(qOut, bf16, {T, Hq, D});
    p.has_q_norm = p.has_k_norm = c.norm;
    p.q_eps = p.k_eps = 1e-6f;
    if (c.norm) {
      p.q_weight = tensor(tables[1].data, bf16, {D});
      p.k_weight = tensor(tables[2].data, bf16, {D});
    }
    p.cos = tensor(table, bf16, {tableRows, columns}, {2 * columns, 1});
    p.sin = tensor(table + columns * 2, bf16, {tableRows, columns},
                   {2 * columns, 1});
    p.positions = tensor(positionData, PRELUDE_DTYPE_I64, {T});
    p.rope.rotary_dim = int32_t(rotary);
    p.rope.style = c.style == Style::Gptj;
    p.norm_rounding = p.rope.rounding =
        c.stepwise ? PRELUDE_ROUNDING_STEPWISE : PRELUDE_ROUNDING_ONCE;
    prelude_tensor kOutTensor = tensor(kOut, bf16, {T, Hk, D});
    set.first = p;
    set.first.k_out = kOutTensor;
    if (c.cache == Cache::None) {
      p.k_out = kOutTensor;
    } else {
      p.slots = tensor(slotData, PRELUDE_DTYPE_I64, {T});
      const int32_t dtype = c.fp8 ? int32_t(PRELUDE_DTYPE_F8E4M3FN) : bf16;
      const int64_t P = 16, x = 16 / cacheBytes;
      char *kv =
          static_cast<char *>(make(2 * blocks * P * Hk * D * cacheBytes));
      char *v = kv + blocks * P * Hk * D * cacheBytes;
      switch (c.cache) {
      case Cache::Nhd:
        p.k_cache = tensor(kv, dtype, {blocks, P, Hk, D});
        p.v_cache = tensor(v, dtype, {blocks, P, Hk, D});
        break;
      case Cache::Hnd:
        p.layout = PRELUDE_CACHE_LAYOUT_HND;
        p.k_cache = tensor(kv, dtype, {blocks, Hk, P, D});
        p.v_cache = tensor(v, dtype, {blocks, Hk, P, D});
        break;
      case Cache::Interleaved:
        p.layout = PRELUDE_CACHE_LAYOUT_HND;
        p.k_cache = tensor(kv, dtype, {blocks, Hk, P, D},
                           {Hk * P * 2 * D, P * 2 * D, 2 * D, 1});
        p.v_cache = p.k_cache;
        p.v_cache.data = kv + D * cacheBytes;
        break;
      case Cache::Shuffle:
        p.layout = PRELUDE_CACHE_LAYOUT_SHUFFLE;
        p.k_cache = tensor(kv, dtype, {blocks, Hk, D / x, P, x});
        p.v_cache = tensor(v, dtype, {blocks, Hk, P / x, D, x});
        break;
      default:
        p.layout = PRELUDE_CACHE_LAYOUT_X_PACKED;
        p.k_cache = tensor(kv, dtype, {blocks, Hk, D / x, P, x});
        p.v_cache = tensor(v, dtype, {blocks, Hk, D, P});
        break;
      }
      if (c.fp8)
        p.k_scale = p.v_scale = tensor(scales(), PRELUDE_DTYPE_F32, {1});
      set.write.struct_size = sizeof(set.write);
      set.write.k = kOutTensor;
      set.write.v = tensor(static_cast<char *>(qkv) + (Hq + Hk) * D * 2, bf16,
                           {T, Hk, D}, {width, D, 1});
      set.write.slots = p.slots;
      set.write.k_scale = p.k_scale;
      set.write.v_scale = p.v_scale;
      set.write.k_cache = p.k_cache;
      set.write.v_cache = p.v_cache;
      set.write.layout = p.layout;
    }

    auto norm = [&](prelude_rms_norm_params &n, int64_t first, int64_t heads,
                    const prelude_tensor &weight, void *out) {
      n.struct_size = sizeof(n);
      n.x = tensor(static_cast<char *>(qkv) + first * D * 2, bf16,
                   {T, heads, D}, {width, D, 1});
      n.weight = weight;
      n.y = tensor(out, bf16, {T, heads, D});
      n.eps = 1e-6f;
      n.rounding = p.norm_rounding;
    };
    norm(set.qNorm, 0, Hq, p.q_weight, qMid);
    norm(set.kNorm, Hq, Hk, p.k_weight, kMid);
    auto rotate = [&](prelude_rope_params &r, const prelude_tensor &x,
                      const prelude_tensor &y) {
      r.struct_size = sizeof(r);
      r.x = x;
      r.y = y;
      r.cos = p.cos;
      r.sin = p.sin;
      r.positions = p.positions;
      r.rope = p.rope;
    };
    rotate(set.qRope, c.norm ? set.qNorm.y : set.qNorm.x, p.q_out);
    rotate(set.kRope, c.norm ? set.kNorm.y : set.kNorm.x, kOutTensor);
    return set;
  }

  void *scales() {
    if (tables.size() < 4) {
      tables.emplace_back(4);
      float scale = 0.037f;
      tables.back().upload(&scale);
    }
    return tables[3].data;
  }

  Config c;
  std::mt19937 random;
  std::vector<uint16_t> noise;
  std::vector<Buffer> tables;
  std::vector<BufferSet> sets;
};

void writeRow(const Config &c, int64_t bytes, double bandwidth,
              const std::vector<std::pair<const char *, double>> &times) {
  double floor = double(bytes) / bandwidth * 1e6;
  std::fprintf(
      json,
      "%s\n    {\"chain\": \"%s\", \"tokens\": %lld, "
      "\"query_heads\": %lld, \"kv_heads\": %lld, "
      "\"head_size\": %lld, \"layout\": \"%s\", "
      "\"cache\": \"%s\", \"style\": \"%s\", "
      "\"ordered_slots\": %s, \"wide_table\": %s, \"rounding\": \"%s\", "
      "\"bytes\": %lld, \"floor_us\": %.4f",
      isFirstRow ? "" : ",", c.getChain().c_str(),
      static_cast<long long>(c.tokens), static_cast<long long>(c.queryHeads),
      static_cast<long long>(c.kvHeads), static_cast<long long>(c.size),
      cacheNames[int(c.cache)], c.fp8 ? "f8E4M3FN" : "bf16",
      styleNames[int(c.style)], c.orderedSlots ? "true" : "false",
      c.wideTable ? "true" : "false", c.stepwise ? "stepwise" : "once",
      static_cast<long long>(bytes), floor);
  isFirstRow = false;
  std::printf("%-20s T %6lld  %lld/%lld x %lld  %-11s %-7s%s%s%s floor %8.2f",
              c.getChain().c_str(), static_cast<long long>(c.tokens),
              static_cast<long long>(c.queryHeads),
              static_cast<long long>(c.kvHeads), static_cast<long long>(c.size),
              cacheNames[int(c.cache)], styleNames[int(c.style)],
              c.orderedSlots ? " ordered" : "", c.wideTable ? " wide" : "",
              c.stepwise ? " stepwise" : "", floor);
  for (auto &[name, time] : times) {
    std::fprintf(json, ", \"%s_us\": %.4f", name, time);
    std::printf("  %s %8.2f", name, time);
  }
  std::fprintf(json, "}");
  std::printf("  %5.1f %%\n", floor / times[0].second * 100);
  std::fflush(stdout);
}

const int64_t tokenCounts[] = {1, 32, 128, 512, 2048, 8192, 32768};

void runMain(double bandwidth, bool quick) {
  const int repeats = quick ? 8 : 30;
  auto run = [&](Config c, bool others) {
    Workload work(c);
    std::vector<std::pair<const char *, double>> times;
    times.emplace_back("fused", work.runFused(repeats));
    if (others) {
      if (c.cache != Cache::None)
        times.emplace_back("two", work.runTwo(repeats));
      times.emplace_back("chain", work.runChain(repeats));
    }
    writeRow(c, work.bytes, bandwidth, times);
  };
  struct Heads {
    int64_t q, kv, size;
  };
  for (Heads h : {Heads{32, 4, 128}, Heads{64, 8, 128}, Heads{32, 4, 64},
                  Heads{32, 4, 256}})
    for (int64_t tokens : tokenCounts)
      run({tokens, h.q, h.kv, h.size}, true);
  for (int kind = 0; kind < 11; ++kind)
    for (int64_t tokens : tokenCounts) {
      Config c = {tokens, 32, 4, 128};
      if (kind == 0)
        c.norm = false;
      else if (kind == 1)
        c.norm = false, c.fp8 = true;
      else if (kind == 2)
        c.fp8 = true;
      else if (kind == 3)
        c.cache = Cache::None;
      else if (kind == 4)
        c.wideTable = true;
      else if (kind == 5)
        c.cache = Cache::Shuffle, c.orderedSlots = true;
      else if (kind == 6)
        c.cache = Cache::XPacked, c.orderedSlots = true;
      else if (kind == 7)
        c.stepwise = true;
      else if (kind == 8)
        c.stepwise = c.wideTable = true;
      else if (kind == 9)
        c.norm = false, c.stepwise = true;
      else
        c.cache = Cache::Shuffle, c.orderedSlots = true, c.fp8 = true;
      run(c, kind < 4 || kind == 7);
    }
}

/// Every combination that the fused kernel must not lose to the chain.
void runMatrix(double bandwidth, const std::string &layout) {
  struct Heads {
    int64_t q, kv, size;
  };
  for (Heads h : {Heads{32, 4, 128}, Heads{64, 8, 128}, Heads{16, 8, 128},
                  Heads{32, 8, 64}, Heads{8, 1, 256}, Heads{28, 4, 128}})
    for (int64_t tokens : {1, 8, 32, 128, 512, 1024, 2048, 8192, 32768})
      for (bool fp8 : {false, true})
        for (Style style : {Style::Neox, Style::Gptj, Style::Partial})
          for (Cache cache :
               {Cache::Nhd, Cache::Hnd, Cache::Interleaved, Cache::Shuffle}) {
            if (!layout.empty() && layout != cacheNames[int(cache)])
              continue;
            Config c = {tokens, h.q, h.kv, h.size};
            c.fp8 = fp8;
            c.style = style;
            c.cache = cache;
            Workload work(c);
            double fused = work.runFused(7);
            writeRow(c, work.bytes, bandwidth,
                     {{"fused", fused}, {"chain", work.runChain(7)}});
          }
}

/// The work splits that DirectPlan.cpp chooses among.
void runSweep(double bandwidth, bool norm, int64_t size) {
  for (int64_t tokens : tokenCounts) {
    Config c = {tokens, 32, 4, size};
    c.norm = norm;
    Workload work(c);
    const bool few = tokens <= 512;
    for (int32_t heads : {1, 2})
      for (int32_t rows : {2, 3, 4, 5, 7, 8})
        for (bool peeks : {false, true})
          for (int32_t lookahead : {0, 1, 2, 3}) {
            if (few ? lookahead != 0 : lookahead == 0 || heads == 1)
              continue;
            if (tokens > 2048 && peeks)
              continue;
            double time = work.runSplit({heads, rows, peeks, lookahead},
                                        tokens > 2048 ? 8 : 16);
            std::printf("sweep T %6lld D %lld heads %d rows %d%s lookahead %d: "
                        "%8.2f us %5.1f %%\n",
                        static_cast<long long>(tokens),
                        static_cast<long long>(size), heads, rows,
                        peeks ? " peeks" : "", lookahead, time,
                        double(work.bytes) / bandwidth * 1e8 / time);
          }
  }
}

} // namespace

int main(int argc, char **argv) {
  std::string output = "/dev/null", mode = "main", layout;
  bool quick = false;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    if (argument.rfind("--output=", 0) == 0)
      output = argument.substr(9);
    else if (argument.rfind("--mode=", 0) == 0)
      mode = argument.substr(7);
    else if (argument.rfind("--layout=", 0) == 0)
      layout = argument.substr(9);
    else if (argument == "--quick")
      quick = true;
    else {
      std::fprintf(stderr,
                   "usage: %s [--mode=main|matrix|sweep|profile] [--quick] "
                   "[--layout=NAME] [--output=FILE]\n",
                   argv[0]);
      return 1;
    }
  }
  if (mode != "main" && mode != "matrix" && mode != "sweep" &&
      mode != "profile") {
    std::fprintf(stderr, "unknown mode '%s'\n", mode.c_str());
    return 1;
  }
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
    std::fprintf(stderr, "no CUDA device\n");
    return 1;
  }
  if (mode == "profile") {
    require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking),
            "stream");
    for (int64_t tokens : {128, 8192}) {
      Workload work({tokens, 32, 4, 128});
      work.runAlone();
    }
    return 0;
  }
  json = std::fopen(output.c_str(), "w");
  if (!json) {
    std::fprintf(stderr, "cannot write %s\n", output.c_str());
    return 1;
  }
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "stream");
  cudaDeviceProp properties;
  require(cudaGetDeviceProperties(&properties, 0), "properties");
  int driver = 0;
  cudaDriverGetVersion(&driver);
  const double bandwidth = measureCopy();
  const double empty = measure([](int) { launchEmpty(stream); }, 60);
  machine = {true, properties.multiProcessorCount};
  HostTimes host;
  {
    Workload work({1, 32, 4, 128});
    host = work.runHost();
  }
  std::printf("%s, copy %.3f TB/s, empty graph node %.3f us, host cost of a "
              "call %.2f us, of its validation %.2f us, of its launch %.2f us, "
              "of launching an empty kernel %.2f us\n",
              properties.name, bandwidth * 1e-12, empty, host.call,
              host.validation, host.launch, host.emptyLaunch);
  std::fprintf(json,
               "{\n  \"gpu\": \"%s\", \"driver_cuda\": %d, \"runtime_cuda\": "
               "%d,\n  \"copy_tb_per_s\": %.4f, \"empty_node_us\": %.4f,\n  "
               "\"host_call_us\": %.3f, \"host_validation_us\": %.3f, "
               "\"host_launch_us\": %.3f, \"host_empty_launch_us\": %.3f,\n  "
               "\"mode\": \"%s\",\n  \"rows\": [",
               properties.name, driver, CUDART_VERSION, bandwidth * 1e-12,
               empty, host.call, host.validation, host.launch, host.emptyLaunch,
               mode.c_str());
  if (mode == "main")
    runMain(bandwidth, quick);
  else if (mode == "matrix")
    runMatrix(bandwidth, layout);
  else {
    runSweep(bandwidth, true, 128);
    if (!quick) {
      runSweep(bandwidth, false, 128);
      runSweep(bandwidth, true, 256);
      runSweep(bandwidth, true, 64);
    }
  }
  std::fprintf(json, "\n  ]\n}\n");
  std::fclose(json);
  return 0;
}
