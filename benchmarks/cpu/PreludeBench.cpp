//===- PreludeBench.cpp - The fused kernel beside the chain ----*- C++ -*-===//
//
// Times the fused call and the chain of single calls, for 32 query and 8
// key/value heads of 128 in bf16, over token counts, threads and variants. Each
// call takes the next of enough buffers that large cases come from memory and
// go to memory, as they do between the layers of a model.
//
// The two take turns call by call, and copies of a large array are made in
// between, so that what else the machine does falls on all of them. Reported
// are medians and quartiles over calls, and of the ratio of each fused call and
// the chain beside it. Bytes count once that must be read and once that must be
// written, for both the same. run.py makes a table of it.
//
//===----------------------------------------------------------------------===//

#include "prelude/Runtime.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <omp.h>
#include <random>
#include <string>
#include <vector>

namespace {

constexpr int64_t queryHeads = 32, kvHeads = 8, headSize = 128;
constexpr int64_t heads = queryHeads + 2 * kvHeads;
constexpr int64_t tableRows = 8192;

/// What the fused operation is made of.
struct Variant {
  const char *name;
  bool hasNorm = true;
  int32_t rotaryDim = headSize;
  float weightOffset = 0.0f;
  int32_t weightDtype = PRELUDE_DTYPE_BF16;
  int32_t rounding = PRELUDE_ROUNDING_STEPWISE;
  int32_t cacheDtype = PRELUDE_DTYPE_BF16;
  int32_t style = PRELUDE_ROPE_STYLE_NEOX;
};

const Variant variants[] = {
    {"qwen3"},
    {"vllm", true, headSize, 0.0f, PRELUDE_DTYPE_BF16, PRELUDE_ROUNDING_ONCE},
    {"partial", true, 96},
    {"gemma", true, headSize, 1.0f, PRELUDE_DTYPE_F32, PRELUDE_ROUNDING_ONCE},
    {"rope_cache", false},
    {"fp8_cache", true, headSize, 0.0f, PRELUDE_DTYPE_BF16,
     PRELUDE_ROUNDING_STEPWISE, PRELUDE_DTYPE_F8E4M3FN},
    {"gptj", true, headSize, 0.0f, PRELUDE_DTYPE_BF16,
     PRELUDE_ROUNDING_STEPWISE, PRELUDE_DTYPE_BF16, PRELUDE_ROPE_STYLE_GPTJ},
};

struct Free {
  void operator()(void *p) const { free(p); }
};
using Memory = std::unique_ptr<char, Free>;

Memory allocate(int64_t bytes) {
  void *p = aligned_alloc(4096, (bytes + 4095) / 4096 * 4096);
  memset(p, 0, bytes);
  return Memory(static_cast<char *>(p));
}

/// Random bf16 of magnitudes 1 to 4 with either sign, the same block again and
/// again.
Memory allocateRandom(int64_t elements) {
  static const std::vector<uint16_t> block = [] {
    std::vector<uint16_t> values(1 << 18);
    std::minstd_rand random(1);
    for (uint16_t &value : values)
      value = uint16_t(0x3F80 + (random() & 0xFF) + ((random() & 1) << 15));
    return values;
  }();
  Memory memory = allocate(elements * 2);
  auto *data = reinterpret_cast<uint16_t *>(memory.get());
  for (int64_t i = 0; i < elements; i += int64_t(block.size()))
    memcpy(data + i, block.data(),
           std::min<int64_t>(elements - i, block.size()) * 2);
  return memory;
}

prelude_tensor makeTensor(void *data, int32_t dtype,
                          std::initializer_list<int64_t> shape) {
  prelude_tensor tensor = {};
  tensor.data = data;
  tensor.dtype = dtype;
  for (int64_t extent : shape)
    tensor.shape[tensor.rank++] = extent;
  int64_t stride = 1;
  for (int i = tensor.rank - 1; i >= 0; --i) {
    tensor.stride[i] = stride;
    stride *= tensor.shape[i];
  }
  return tensor;
}

prelude_tensor getPart(const prelude_tensor &qkv, int64_t first,
                       int64_t count) {
  prelude_tensor part =
      makeTensor(static_cast<char *>(qkv.data) + first * headSize * 2,
                 PRELUDE_DTYPE_BF16, {qkv.shape[0], count, headSize});
  part.stride[0] = qkv.stride[0];
  return part;
}

/// The operands of one layer.
struct Layer {
  Memory qkv, qOut, kCache, vCache;
};

/// All memory of a case: enough layers to exceed what caches hold, and values
/// that layers share.
class Setup {
public:
  Setup(const Variant &variant, int64_t tokens)
      : variant(variant), tokens(tokens) {
    int64_t perLayer = tokens * heads * headSize * 4;
    int64_t count = std::max<int64_t>(
        2, std::min<int64_t>(64, (int64_t(256) << 20) / perLayer));
    for (int64_t i = 0; i < count; ++i) {
      int64_t cache = tokens * kvHeads * headSize * 2;
      layers.push_back({allocateRandom(tokens * heads * headSize),
                        allocate(tokens * queryHeads * headSize * 2),
                        allocate(cache), allocate(cache)});
    }
    cos = allocateRandom(tableRows * headSize);
    weight = allocateRandom(headSize * 2);
    kTemp = allocate(tokens * kvHeads * headSize * 2);
    qTemp = allocate(tokens * queryHeads * headSize * 2);
    for (int64_t t = 0; t < tokens; ++t) {
      positions.push_back(t);
      slots.push_back(t);
    }
  }

  const Layer &next() { return layers[index++ % layers.size()]; }

  int32_t runFused() {
    const Layer &layer = next();
    prelude_fused_params p = {};
    p.struct_size = sizeof(p);
    p.qkv = makeTensor(layer.qkv.get(), PRELUDE_DTYPE_BF16,
                       {tokens, heads * headSize});
    if (variant.hasNorm)
      p.q_weight = p.k_weight = getWeight();
    p.has_q_norm = p.has_k_norm = variant.hasNorm;
    p.q_eps = p.k_eps = 1e-6f;
    p.norm_rounding = variant.rounding;
    p.weight_offset = variant.weightOffset;
    setRope(p.cos, p.sin, p.positions, p.rope);
    p.q_out = makeTensor(layer.qOut.get(), PRELUDE_DTYPE_BF16,
                         {tokens, queryHeads, headSize});
    setCaches(layer, p.slots, p.k_cache, p.v_cache);
    return prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr);
  }

  /// split is a view, as the compiler has it.
  int32_t runChain() {
    const Layer &layer = next();
    prelude_tensor qkv = makeTensor(layer.qkv.get(), PRELUDE_DTYPE_BF16,
                                    {tokens, heads * headSize});
    prelude_tensor q = getPart(qkv, 0, queryHeads);
    prelude_tensor k = getPart(qkv, queryHeads, kvHeads);
    prelude_tensor v = getPart(qkv, queryHeads + kvHeads, kvHeads);
    int32_t status = 0;
    auto norm = [&](prelude_tensor &x, void *to) {
      prelude_rms_norm_params p = {};
      p.struct_size = sizeof(p);
      p.x = x;
      p.y = makeTensor(to, PRELUDE_DTYPE_BF16, {tokens, x.shape[1], headSize});
      p.weight = getWeight();
      p.eps = 1e-6f;
      p.weight_offset = variant.weightOffset;
      p.rounding = variant.rounding;
      status |= prelude_rms_norm_v1(&p, PRELUDE_TARGET_CPU, nullptr);
      x = p.y;
    };
    auto rope = [&](prelude_tensor &x, void *to) {
      prelude_rope_params p = {};
      p.struct_size = sizeof(p);
      p.x = x;
      p.y = makeTensor(to, PRELUDE_DTYPE_BF16, {tokens, x.shape[1], headSize});
      setRope(p.cos, p.sin, p.positions, p.rope);
      status |= prelude_rope_v1(&p, PRELUDE_TARGET_CPU, nullptr);
      x = p.y;
    };
    if (variant.hasNorm) {
      norm(q, qTemp.get());
      norm(k, kTemp.get());
    }
    rope(q, layer.qOut.get());
    rope(k, kTemp.get());
    prelude_kv_cache_update_params p = {};
    p.struct_size = sizeof(p);
    p.k = k;
    p.v = v;
    setCaches(layer, p.slots, p.k_cache, p.v_cache);
    return status | prelude_kv_cache_update_v1(&p, PRELUDE_TARGET_CPU, nullptr);
  }

  int64_t getBytes() const {
    int64_t cacheBytes = variant.cacheDtype == PRELUDE_DTYPE_BF16 ? 2 : 1;
    return tokens * headSize *
           (2 * heads + 2 * queryHeads + cacheBytes * 2 * kvHeads);
  }

private:
  prelude_tensor getWeight() const {
    return makeTensor(weight.get(), variant.weightDtype, {headSize});
  }

  void setRope(prelude_tensor &cosTensor, prelude_tensor &sinTensor,
               prelude_tensor &positionTensor, prelude_rope_spec &spec) {
    int64_t half = variant.rotaryDim / 2;
    cosTensor = makeTensor(cos.get(), PRELUDE_DTYPE_BF16, {tableRows, half});
    sinTensor = cosTensor;
    cosTensor.stride[0] = sinTensor.stride[0] = variant.rotaryDim;
    sinTensor.data = cos.get() + half * 2;
    positionTensor = makeTensor(positions.data(), PRELUDE_DTYPE_I64, {tokens});
    spec.rotary_dim = variant.rotaryDim;
    spec.style = variant.style;
    spec.rounding = variant.rounding;
  }

  void setCaches(const Layer &layer, prelude_tensor &slotTensor,
                 prelude_tensor &k, prelude_tensor &v) {
    slotTensor = makeTensor(slots.data(), PRELUDE_DTYPE_I64, {tokens});
    int64_t block = tokens % 16 ? tokens : 16;
    k = makeTensor(layer.kCache.get(), variant.cacheDtype,
                   {tokens / block, block, kvHeads, headSize});
    v = k;
    v.data = layer.vCache.get();
  }

  const Variant &variant;
  int64_t tokens;
  std::vector<Layer> layers;
  size_t index = 0;
  Memory cos, weight, kTemp, qTemp;
  std::vector<int64_t> positions, slots;
};

/// A copy far larger than the caches, half of it read and half written.
class LargeCopy {
public:
  static constexpr int64_t bytes = int64_t(256) << 20;

  void run(int threads) {
#pragma omp parallel num_threads(threads)
    {
      int64_t share = bytes / omp_get_num_threads();
      int64_t first = share * omp_get_thread_num();
      memcpy(to.get() + first, from.get() + first, share);
    }
    benchmark::ClobberMemory();
  }

private:
  Memory from = allocateRandom(bytes / 2), to = allocate(bytes);
};

template <typename Run>
double getSeconds(const Run &run) {
  auto start = std::chrono::steady_clock::now();
  run();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
      .count();
}

/// The q-th quantile.
double getQuantile(std::vector<double> values, double q) {
  auto nth = values.begin() + ptrdiff_t(q * double(values.size() - 1) + 0.5);
  std::nth_element(values.begin(), nth, values.end());
  return *nth;
}

void runCase(benchmark::State &state, const Variant &variant, int64_t tokens,
             int threads) {
  // Kept while the library finds out how many iterations it wants.
  static const Variant *lastVariant;
  static int64_t lastTokens;
  static std::unique_ptr<Setup> setup;
  static LargeCopy copy;
  omp_set_num_threads(threads);
  if (lastVariant != &variant || lastTokens != tokens) {
    setup.reset();
    setup = std::make_unique<Setup>(variant, tokens);
    lastVariant = &variant, lastTokens = tokens;
  }
  for (int i = 0; i < 64; ++i) // Page in everything.
    if ((setup->runFused() | setup->runChain()) != PRELUDE_STATUS_OK)
      return state.SkipWithError(prelude_last_error_v1());

  std::vector<double> fused, chain, ratio, copies;
  double sinceCopy = 1.0;
  for (auto _ : state) {
    if (sinceCopy > 0.1) {
      copies.push_back(getSeconds([&] { copy.run(threads); }));
      // Threads and caches as they were.
      setup->runFused();
      setup->runChain();
      sinceCopy = 0.0;
    }
    bool fusedFirst = fused.size() % 2 == 0;
    double first =
        getSeconds([&] { fusedFirst ? setup->runFused() : setup->runChain(); });
    double second =
        getSeconds([&] { fusedFirst ? setup->runChain() : setup->runFused(); });
    fused.push_back(fusedFirst ? first : second);
    chain.push_back(fusedFirst ? second : first);
    ratio.push_back(chain.back() / fused.back());
    sinceCopy += first + second;
    state.SetIterationTime(first + second);
  }
  auto report = [&](const char *name, const std::vector<double> &values,
                    double unit) {
    state.counters[name] = getQuantile(values, 0.5) * unit;
    state.counters[name + std::string("_q1")] =
        getQuantile(values, 0.25) * unit;
    state.counters[name + std::string("_q3")] =
        getQuantile(values, 0.75) * unit;
  };
  report("fused_us", fused, 1e6);
  report("chain_us", chain, 1e6);
  report("speedup", ratio, 1.0);
  state.counters["fused_gbps"] =
      double(setup->getBytes()) / getQuantile(fused, 0.5) / 1e9;
  state.counters["copy_gbps"] =
      double(2 * LargeCopy::bytes) / getQuantile(copies, 0.5) / 1e9;
}

} // namespace

int main(int argc, char **argv) {
  for (const Variant &variant : variants)
    for (int64_t tokens : {1, 16, 128, 512, 4096})
      for (int threads : {1, 2}) {
        std::string name = std::string(variant.name) + "/" +
                           std::to_string(tokens) + "/" +
                           std::to_string(threads);
        benchmark::RegisterBenchmark(
            name.c_str(),
            [&variant, tokens, threads](benchmark::State &state) {
              runCase(state, variant, tokens, threads);
            })
            ->UseManualTime()
            ->Unit(benchmark::kMicrosecond);
      }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
