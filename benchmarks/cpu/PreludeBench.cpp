//===- PreludeBench.cpp - The fused kernel beside the chain ----*- C++ -*-===//
//
// Times the fused call, the chain of single calls and memcpy in one run, for 32
// query and 8 key/value heads of 128 in bf16, over token counts, threads and
// variants. Each iteration takes the next of enough buffers that large cases
// come from memory and go to memory, as they do between the layers of a model.
//
// `bytes_per_second` counts each byte that must be read and each that must be
// written once, for every case the same ones. summarize.py makes ratios of it.
//
//===----------------------------------------------------------------------===//

#include "prelude/Runtime.h"

#include <algorithm>
#include <benchmark/benchmark.h>
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

  /// The same bytes, only moved.
  int32_t runCopy() {
    const Layer &layer = next();
    int64_t bytes = tokens * queryHeads * headSize * 2;
    int64_t cache = tokens * kvHeads * headSize * 2;
    copy(layer.qOut.get(), layer.qkv.get(), bytes);
    copy(layer.kCache.get(), layer.qkv.get() + bytes, cache);
    copy(layer.vCache.get(), layer.qkv.get() + bytes + cache, cache);
    return 0;
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

  static void copy(char *to, const char *from, int64_t bytes) {
    int threads = omp_get_max_threads();
    if (threads == 1 || bytes < (1 << 18)) {
      memcpy(to, from, bytes);
      return;
    }
#pragma omp parallel num_threads(threads)
    {
      int64_t share = bytes / omp_get_num_threads();
      int64_t first = share * omp_get_thread_num();
      memcpy(to + first, from + first, share);
    }
  }

  const Variant &variant;
  int64_t tokens;
  std::vector<Layer> layers;
  size_t index = 0;
  Memory cos, weight, kTemp, qTemp;
  std::vector<int64_t> positions, slots;
};

void add(const Variant &variant, const char *what, int32_t (Setup::*run)(),
         int64_t tokens, int threads) {
  std::string name = std::string(variant.name) + "/" + what + "/" +
                     std::to_string(tokens) + "/" + std::to_string(threads);
  benchmark::RegisterBenchmark(
      name.c_str(),
      [&variant, run, tokens, threads](benchmark::State &state) {
        omp_set_num_threads(threads);
        Setup setup(variant, tokens);
        for (int i = 0; i < 64; ++i) // Page in everything.
          if ((setup.*run)() != PRELUDE_STATUS_OK)
            return state.SkipWithError(prelude_last_error_v1());
        for (auto _ : state)
          benchmark::DoNotOptimize((setup.*run)());
        state.SetBytesProcessed(state.iterations() * setup.getBytes());
      })
      ->UseRealTime()
      ->Unit(benchmark::kMicrosecond);
}

/// A copy far larger than the caches, half of it read and half written.
void addLargeCopy(int threads) {
  benchmark::RegisterBenchmark(
      ("memcpy/" + std::to_string(threads)).c_str(),
      [threads](benchmark::State &state) {
        int64_t bytes = int64_t(256) << 20;
        Memory from = allocateRandom(bytes / 2), to = allocate(bytes);
        for (auto _ : state) {
#pragma omp parallel num_threads(threads)
          {
            int64_t share = bytes / omp_get_num_threads();
            int64_t first = share * omp_get_thread_num();
            memcpy(to.get() + first, from.get() + first, share);
          }
          benchmark::ClobberMemory();
        }
        state.SetBytesProcessed(state.iterations() * bytes * 2);
      })
      ->UseRealTime()
      ->Unit(benchmark::kMicrosecond);
}

} // namespace

int main(int argc, char **argv) {
  for (int threads : {1, 2}) {
    addLargeCopy(threads);
    for (const Variant &variant : variants)
      for (int64_t tokens : {1, 16, 128, 512, 4096}) {
        add(variant, "fused", &Setup::runFused, tokens, threads);
        add(variant, "chain", &Setup::runChain, tokens, threads);
        if (&variant == variants)
          add(variant, "copy", &Setup::runCopy, tokens, threads);
      }
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
