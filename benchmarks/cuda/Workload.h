//===- Workload.h - Calls to measure ----------------------------*- C++ -*-===//
//
// The buffers and parameters of one shape, and the forms of the same work.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_BENCHMARKS_CUDA_WORKLOAD_H
#define PRELUDE_BENCHMARKS_CUDA_WORKLOAD_H

#include "Measure.h"
#include "device/Plan.h"
#include "prelude/Runtime.h"

#include <random>
#include <string>
#include <vector>

/// Enqueues a kernel that does nothing.
void launchEmpty(cudaStream_t stream);

namespace prelude {
namespace bench {

enum class Style { Neox, Gptj, Partial };
enum class Cache { Nhd, Hnd, Interleaved, Shuffle, XPacked, None };

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

struct HostTimes {
  double call, validation, launch, emptyLaunch;
};

class Workload {
public:
  /// `machine`: of the device that runs it.
  Workload(const Config &config, const device::Machine &machine);

  /// Microseconds of a call: fused, as two launches (all but the cache write,
  /// then the write), as the single operations, and fused with another split.
  double runFused(int repeats);
  double runTwo(int repeats);
  double runChain(int repeats);
  double runSplit(const device::DirectSplit &split, int repeats);
  /// A few calls by themselves, for a profiler.
  void runAlone();
  /// Microseconds of the host: of a call, validation included, of its
  /// validation alone, of its launch alone, and of launching an empty kernel.
  HostTimes runHost();

  int64_t bytes;
  int setCount;

private:
  BufferSet &getSet(int i) { return sets[i % setCount]; }
  /// Random bf16 of about unit size.
  void fill(Buffer &buffer);
  BufferSet makeSet(int64_t width, int64_t rotary, int64_t cacheBytes,
                    int64_t tableRows, int64_t columns);
  void *scales();

  device::Machine machine;
  Config c;
  std::mt19937 random;
  std::vector<uint16_t> noise;
  std::vector<Buffer> tables;
  std::vector<BufferSet> sets;
};

} // namespace bench
} // namespace prelude

#endif // PRELUDE_BENCHMARKS_CUDA_WORKLOAD_H
