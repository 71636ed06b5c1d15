//===- Workload.cpp - Calls to measure ------------------------------------===//

#include "Workload.h"

#include "BuildPipeline.h"
#include "cuda/CUDABackend.h"

#include <algorithm>
#include <cstring>

using namespace prelude;
using namespace prelude::bench;

static prelude_tensor tensor(void *data, int32_t dtype,
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

Workload::Workload(const Config &config, const device::Machine &machine)
    : machine(machine), c(config), random(1) {
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

double Workload::runFused(int repeats) {
  return measure(
      [&](int i) {
        require(
            prelude_fused_v1(&getSet(i).fused, PRELUDE_TARGET_CUDA, stream));
      },
      repeats);
}

void Workload::runAlone() {
  for (int i = 0; i < 4; ++i)
    require(prelude_fused_v1(&getSet(i).fused, PRELUDE_TARGET_CUDA, stream));
  require(cudaStreamSynchronize(stream), "kernels");
}

double Workload::runTwo(int repeats) {
  return measure(
      [&](int i) {
        require(
            prelude_fused_v1(&getSet(i).first, PRELUDE_TARGET_CUDA, stream));
        require(prelude_kv_cache_update_v1(&getSet(i).write,
                                           PRELUDE_TARGET_CUDA, stream));
      },
      repeats);
}

double Workload::runChain(int repeats) {
  return measure(
      [&](int i) {
        BufferSet &set = getSet(i);
        if (c.norm) {
          require(prelude_rms_norm_v1(&set.qNorm, PRELUDE_TARGET_CUDA, stream));
          require(prelude_rms_norm_v1(&set.kNorm, PRELUDE_TARGET_CUDA, stream));
        }
        require(prelude_rope_v1(&set.qRope, PRELUDE_TARGET_CUDA, stream));
        require(prelude_rope_v1(&set.kRope, PRELUDE_TARGET_CUDA, stream));
        if (c.cache != Cache::None)
          require(prelude_kv_cache_update_v1(&set.write, PRELUDE_TARGET_CUDA,
                                             stream));
      },
      repeats);
}

double Workload::runSplit(const device::DirectSplit &split, int repeats) {
  return measure(
      [&](int i) {
        device::Plan plan;
        device::makePlan(buildPipeline(getSet(i).fused), plan, machine, &split);
        require(cuda::launch(plan, stream));
      },
      repeats);
}

HostTimes Workload::runHost() {
  device::Plan plan;
  device::makePlan(buildPipeline(getSet(0).fused), plan, machine);
  HostTimes times;
  times.call = measureHost([&](int i) {
    require(prelude_fused_v1(&getSet(i).fused, PRELUDE_TARGET_CUDA, stream));
  });
  times.validation = measureHost([&](int i) {
    require(prelude_fused_supports_v1(&getSet(i).fused, PRELUDE_TARGET_CUDA));
  });
  times.launch = measureHost([&](int) { require(cuda::launch(plan, stream)); });
  times.emptyLaunch = measureHost([](int) { launchEmpty(stream); });
  return times;
}

void Workload::fill(Buffer &buffer) {
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

BufferSet Workload::makeSet(int64_t width, int64_t rotary, int64_t cacheBytes,
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
  p.sin =
      tensor(table + columns * 2, bf16, {tableRows, columns}, {2 * columns, 1});
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
    char *kv = static_cast<char *>(make(2 * blocks * P * Hk * D * cacheBytes));
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
    n.x = tensor(static_cast<char *>(qkv) + first * D * 2, bf16, {T, heads, D},
                 {width, D, 1});
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

void *Workload::scales() {
  if (tables.size() < 4) {
    tables.emplace_back(4);
    float scale = 0.037f;
    tables.back().upload(&scale);
  }
  return tables[3].data;
}
