//===- Differential.cpp - Decomposition, chain and fused kernel -----------===//
//
// Draws random fused operations and computes each in three ways: by its
// decomposition to linalg, compiled by upstream passes; by the chain of the
// runtime's kernels; and by the fused kernel. Chain and fused must agree in
// every byte. The decomposition must agree with both in every element, up to
// the one thing that the ops leave open: in which order a norm adds squares.
//
// Half of the cases take that away: their inputs are small integers times a
// power of two, whose squares add up exactly in f32 in any order, so that all
// three agree bit for bit. In the others a norm's sum of n squares is off by at
// most n - 1 roundings of 2^-24 here and n/32 + 5 in the kernel, all terms
// being positive. The root halves that; 8 roundings of sums, roots and products
// follow on both sides. So the normed values, before they are rounded, differ
// by at most
//
//   d = ((n - 1 + n/32 + 5) / 2 + 8) * 2^-24   relative to themselves
//
// and with u the relative spacing of the element type by d + u after each
// rounding: at most two in a norm, and four in a rotation of what the norm
// gives, a*c - b*s, where the error is relative to |a| |c| + |b| |s|. Among the
// subnormal numbers a rounding is worth a step instead, times the weight.
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "Coverage.h"
#include "FusedCase.h"
#include "Program.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <mutex>
#include <thread>

using namespace prelude;
using namespace prelude::test;

static llvm::cl::opt<int> numCases("cases", llvm::cl::desc("How many cases"),
                                   llvm::cl::init(1000));
static llvm::cl::opt<unsigned>
    firstSeed("seed", llvm::cl::desc("Seed of the first"), llvm::cl::init(1));
static llvm::cl::opt<int> batchSize("batch",
                                    llvm::cl::desc("Cases compiled at a time"),
                                    llvm::cl::init(25));
static llvm::cl::opt<int>
    numJobs("jobs",
            llvm::cl::desc("Batches at a time; 0: as many as processors"),
            llvm::cl::init(0));
static llvm::cl::opt<bool> printPrograms("print",
                                         llvm::cl::desc("Print the programs"));

namespace {

/// A case in its three lives.
struct Trial {
  uint32_t seed;
  Spelling spelling;
  bool hasExactSums = false;
  FusedCase fused, chain, decomposed;

  std::string getName() const { return "case" + std::to_string(seed); }
};

/// Random numbers that don't disturb those of the case.
struct Choices {
  std::mt19937 random;
  int64_t below(int64_t limit) { return int64_t(random() % uint64_t(limit)); }
  bool oneIn(int n) { return random() % unsigned(n) == 0; }
};

/// From 0 to 300, mostly few. Large operations are drawn now and then only, for
/// the sake of time.
int64_t drawTokens(uint32_t seed, Choices &choices) {
  FusedCase sizes = FusedCase::draw(seed, 0);
  int64_t width = (sizes.queryHeads + 2 * sizes.kvHeads) * sizes.size;
  int64_t limit =
      choices.oneIn(40) ? 301 : std::max<int64_t>(20, 60000 / width);
  switch (choices.below(8)) {
  case 0:
    return 0;
  case 1:
    return 1;
  case 2:
  case 3:
    return choices.below(std::min<int64_t>(301, limit));
  default:
    return choices.below(20);
  }
}

/// Integers of few bits times one power of two a token: the squares of
/// `summed` of them add up exactly.
void fillExactly(TestArray &array, int64_t summed, Choices &choices) {
  if (!array.isPresent())
    return;
  int64_t largest =
      std::min<int64_t>(255, std::sqrt(double(1 << 24) / double(summed)));
  int64_t token = -1;
  float scale = 1.0f;
  for (int64_t i = 0, count = array.countElements(); i < count; ++i) {
    Shape index = array.getIndex(i);
    int64_t next = array.shape.size() == 4
                       ? index[0] * array.shape[1] + index[1]
                       : index[0];
    if (next != token)
      scale = std::ldexp(1.0f, int(choices.below(11)) - 10);
    token = next;
    array.set(index, scale * float(choices.below(2 * largest + 1) - largest));
  }
}

/// Makes the case one that the op can state: no part without effect.
bool normalize(FusedCase &c) {
  bool usesK = c.hasCache || c.kOut.isPresent();
  bool usesV = c.hasCache || c.vOut.isPresent();
  if (!usesK) {
    c.k = c.kWeight = TestArray();
    c.hasKNorm = false;
  }
  if (!usesV) {
    c.v = c.vWeight = TestArray();
    c.hasVNorm = false;
  }
  if (c.packed && !usesK && !usesV)
    return false; // Nothing tells the heads of k.
  c.gated = c.gateOut.isPresent();
  bool hasNorm = c.hasQNorm || c.hasKNorm || c.hasVNorm;
  if (!hasNorm && !c.hasRope && !c.hasCache)
    return false;
  if (!hasNorm || !c.hasRope) {
    c.relaxed = false;
    c.order = PRELUDE_ORDER_NORM_FIRST;
  }
  if (!hasNorm || c.order == PRELUDE_ORDER_ROPE_FIRST) {
    if (c.scope == PRELUDE_NORM_SCOPE_TOKEN && hasNorm)
      return false; // A norm before the split into heads comes first.
    c.scope = PRELUDE_NORM_SCOPE_HEAD;
  }
  if (!c.qWeight.isPresent() && !c.kWeight.isPresent() &&
      !c.vWeight.isPresent())
    c.qNorm.weightOffset = c.kNorm.weightOffset = c.vNorm.weightOffset = 0.0f;
  return true;
}

/// Another layout, whether or not the head size and the block size suit it.
void changeLayout(FusedCase &c, int32_t layout) {
  int64_t x = 16 / getDtypeBytes(c.kCache.dtype);
  auto chunks = [&](int64_t size) { return std::max<int64_t>(1, size / x); };
  c.layout = layout;
  c.kCache = TestArray(c.kCache.dtype, {1, c.kvHeads, chunks(c.size), x, x});
  c.vCache = layout == PRELUDE_CACHE_LAYOUT_X_PACKED
                 ? TestArray(c.kCache.dtype, {1, c.kvHeads, c.size, x})
                 : TestArray(c.kCache.dtype, {1, c.kvHeads, 1, c.size, x});
}

/// Draws a case. False where it is not one that the op can state; `trial` then
/// holds what was drawn.
bool drawTrial(uint32_t seed, Trial &trial) {
  Choices choices{std::mt19937(seed * 48271u + 11)};
  trial.fused = FusedCase::draw(seed, drawTokens(seed, choices));
  trial.seed = seed;
  FusedCase c = trial.fused;
  bool wasGated = c.gated;
  if (!normalize(c) || wasGated != c.gated)
    return false;
  trial.hasExactSums = choices.oneIn(2);
  if (trial.hasExactSums) {
    int64_t heads = std::max(c.queryHeads, c.kvHeads);
    int64_t summed =
        c.scope == PRELUDE_NORM_SCOPE_TOKEN ? heads * c.size : c.size;
    for (TestArray *array : {&c.qkv, &c.q, &c.k, &c.v})
      fillExactly(*array, summed, choices);
  }
  if (choices.oneIn(6))
    c.quantizeQ(seed);
  trial.spelling.dynamicShapes = choices.oneIn(2);
  trial.spelling.headMajor = choices.oneIn(4);
  // A table that is too short for its tokens can't be stated statically.
  if (c.hasRope && !c.rope.positions.isPresent() &&
      c.rope.cos.shape[0] < c.tokens)
    trial.spelling.dynamicShapes = true;
  trial.fused = c;
  trial.chain = c.cloneOutputs();
  trial.decomposed = c.cloneOutputs();
  return true;
}

/// What comparisons have seen.
struct Totals {
  /// The elements that were compared, and those that differed within bounds.
  int64_t compared = 0, differed = 0;
  /// The largest difference, as a part of what the bound allows.
  double worst = 0.0;

  void add(const Totals &other) {
    compared += other.compared;
    differed += other.differed;
    worst = std::max(worst, other.worst);
  }
};

class Comparison {
public:
  explicit Comparison(const Trial &trial) : trial(trial), c(trial.fused) {}

  /// An empty text, or what differs.
  std::string run() {
    compareHeads("q_out", c.qOut, trial.decomposed.qOut, c.hasQNorm, c.hasRope,
                 c.queryHeads);
    compareHeads("gate_out", c.gateOut, trial.decomposed.gateOut, false, false,
                 c.queryHeads);
    compareHeads("k_out", c.kOut, trial.decomposed.kOut, c.hasKNorm, c.hasRope,
                 c.kvHeads);
    compareHeads("v_out", c.vOut, trial.decomposed.vOut, c.hasVNorm, false,
                 c.kvHeads);
    compareHeads("k_cache", c.kCache, trial.decomposed.kCache, c.hasKNorm,
                 c.hasRope, c.kvHeads);
    compareHeads("v_cache", c.vCache, trial.decomposed.vCache, c.hasVNorm,
                 false, c.kvHeads);
    return text;
  }

  Totals totals;

private:
  static double getSpacing(int32_t dtype) {
    switch (dtype) {
    case PRELUDE_DTYPE_F32:
      return 0x1p-23;
    case PRELUDE_DTYPE_F16:
      return 0x1p-10;
    case PRELUDE_DTYPE_BF16:
      return 0x1p-7;
    case PRELUDE_DTYPE_F8E5M2:
      return 0x1p-2;
    default:
      return 0x1p-3;
    }
  }
  /// The smallest difference of two values.
  static double getSmallest(int32_t dtype) {
    switch (dtype) {
    case PRELUDE_DTYPE_F32:
    case PRELUDE_DTYPE_BF16:
      return dtype == PRELUDE_DTYPE_F32 ? 0x1p-149 : 0x1p-133;
    case PRELUDE_DTYPE_F16:
      return 0x1p-24;
    case PRELUDE_DTYPE_F8E5M2:
      return 0x1p-16;
    case PRELUDE_DTYPE_F8E4M3FN:
      return 0x1p-9;
    default:
      return 0x1p-10;
    }
  }

  /// The largest |c| + |s| of the table.
  double getLargestFactor() {
    double largest = 1.0;
    for (int64_t i = 0; i < c.rope.cos.countElements(); ++i) {
      Shape index = c.rope.cos.getIndex(i);
      largest = std::max(largest, std::fabs(double(c.rope.cos.get(index))) +
                                      std::fabs(double(c.rope.sin.get(index))));
    }
    return largest;
  }

  void compareHeads(const char *name, const TestArray &a, const TestArray &b,
                    bool hasNorm, bool hasRope, int64_t heads) {
    if (!text.empty() || !a.isPresent())
      return;
    bool ropeFirst = c.order == PRELUDE_ORDER_ROPE_FIRST;
    bool isExact = !hasNorm || (trial.hasExactSums && !(hasRope && ropeFirst));
    int64_t n = c.scope == PRELUDE_NORM_SCOPE_TOKEN ? heads * c.size : c.size;
    double d = ((n - 1 + n / 32.0 + 5) / 2 + 8) * 0x1p-24;
    double u = getSpacing(c.dtype);
    double relative = 2 * (d + u), absolute = 0.0;
    const TestArray &weight = name[0] == 'q'   ? c.qWeight
                              : name[0] == 'k' ? c.kWeight
                                               : c.vWeight;
    double largest = weight.isPresent() ? 0.0 : 1.0;
    for (float w : getVector(weight))
      largest = std::max(largest, std::fabs(double(c.qNorm.weightOffset) + w));
    // Below the normal numbers a step is absolute, and the weight makes it
    // larger.
    absolute = getSmallest(c.dtype) * largest;
    if (hasRope && !ropeFirst) {
      // |normed| is at most sqrt(n) (o + |w|) of the largest weight.
      absolute += 6 * (d + u) * std::sqrt(double(n)) * largest;
      absolute *= getLargestFactor();
    }
    double smallest = getSmallest(a.dtype);
    bool isFp8 = a.dtype != c.dtype;
    double scale = 1.0;
    if (isFp8) {
      // One code more, where the value lies at a boundary.
      relative += getSpacing(a.dtype);
      const TestArray &scales = name[0] == 'q'   ? c.qScale
                                : name[0] == 'k' ? c.kScale
                                                 : c.vScale;
      for (float s : getVector(scales))
        scale = std::min(scale, double(s));
    }
    for (int64_t i = 0, count = a.countElements(); i < count; ++i) {
      Shape index = a.getIndex(i);
      uint32_t left = a.getCode(index), right = b.getCode(index);
      ++totals.compared;
      if (left == right)
        continue;
      if (isNaNCode(a.dtype, left) && isNaNCode(a.dtype, right))
        continue; // No op says which NaN.
      double x = a.get(index), y = b.get(index);
      double bound = relative * std::max(std::fabs(x), std::fabs(y)) +
                     absolute / scale + smallest;
      // The comparison is false for NaN and for infinities, too.
      if (!isExact && std::fabs(x - y) <= bound) {
        ++totals.differed;
        totals.worst = std::max(totals.worst, std::fabs(x - y) / bound);
        continue;
      }
      llvm::raw_string_ostream stream(text);
      stream << name << " differs at";
      for (int64_t at : index)
        stream << " " << at;
      stream << ": kernel " << x << llvm::format(" (0x%x)", left)
             << ", decomposition " << y << llvm::format(" (0x%x)", right);
      if (!isExact)
        stream << ", allowed " << bound;
      return;
    }
  }

  const Trial &trial;
  const FusedCase &c;
  std::string text;
};

/// Runs a batch; returns how many cases failed.
class Runner {
public:
  int run(std::vector<Trial> &batch) {
    std::string text;
    for (const Trial &trial : batch)
      text += writeProgram(trial.fused, trial.spelling, trial.getName());
    if (printPrograms)
      llvm::errs() << text;
    if (!compiler.compile(text))
      return int(batch.size());
    int failures = 0;
    for (Trial &trial : batch) {
      std::string message = runTrial(trial);
      if (message.empty())
        continue;
      ++failures;
      llvm::errs() << "seed " << trial.seed << ": " << trial.fused.describe()
                   << "\n  " << message << "\n";
    }
    return failures;
  }

  Totals totals;

private:
  std::string runTrial(Trial &trial) {
    if (trial.fused.runFused() != PRELUDE_STATUS_OK)
      return std::string("fused: ") + prelude_last_error_v1();
    // The chain's kernels can't keep f32 between norm and rope.
    bool hasChain = !trial.fused.relaxed;
    if (hasChain) {
      if (trial.chain.runChain() != PRELUDE_STATUS_OK)
        return std::string("chain: ") + prelude_last_error_v1();
      std::string difference = trial.fused.compare(trial.chain);
      if (!difference.empty())
        return "fused and chain: " + difference;
    }
    Arguments arguments(trial.decomposed, trial.spelling);
    if (!compiler.call(trial.getName(), arguments.getPacked()))
      return "the decomposition didn't run";
    Comparison comparison(trial);
    std::string difference = comparison.run();
    totals.add(comparison.totals);
    if (!difference.empty())
      return "fused and decomposition: " + difference;
    return {};
  }

  Compiler compiler;
};

/// Draws batches and runs them on several threads, each with a compiler of its
/// own.
class Driver {
public:
  int run() {
    unsigned count = numJobs
                         ? unsigned(numJobs)
                         : std::max(1u, std::thread::hardware_concurrency());
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < count; ++i)
      threads.emplace_back([this] { work(); });
    for (std::thread &thread : threads)
      thread.join();
    // A short run doesn't draw everything.
    bool complete = coverage.print(stdout, numCases >= 1000);
    std::fflush(stdout);
    llvm::outs() << totals.compared << " elements compared, " << totals.differed
                 << " not equal but within the bound, the worst at "
                 << llvm::format("%.3f", totals.worst) << " of it\n"
                 << failures << " of " << drawn << " cases failed\n";
    return failures != 0 || (!complete && numCases >= 1000);
  }

private:
  void work() {
    Runner runner;
    for (;;) {
      std::vector<Trial> batch = drawBatch();
      if (batch.empty())
        break;
      int failed = runner.run(batch);
      std::lock_guard<std::mutex> lock(mutex);
      failures += failed;
    }
    std::lock_guard<std::mutex> lock(mutex);
    totals.add(runner.totals);
  }

  /// The first half of the cases comes as it is drawn. After that, those that
  /// have nothing new are passed over, for some time.
  std::vector<Trial> drawBatch() {
    std::lock_guard<std::mutex> lock(mutex);
    std::vector<Trial> batch;
    for (; drawn < numCases && int(batch.size()) < batchSize; ++seed) {
      Trial trial;
      if (!drawTrial(seed, trial)) {
        noteAnswer(trial);
        continue;
      }
      std::vector<Feature> features =
          getFeatures(trial.fused, trial.spelling, trial.hasExactSums);
      if (drawn >= numCases / 2 && passedOver < maxPassedOver && !isComplete &&
          !coverage.hasNewPair(features)) {
        if (++passedOver % 64 == 0)
          isComplete = coverage.isComplete();
        // What can't be stated beside what was just drawn.
        if (trial.fused.hasCache) {
          changeLayout(trial.fused, seed % 2 ? PRELUDE_CACHE_LAYOUT_X_PACKED
                                             : PRELUDE_CACHE_LAYOUT_SHUFFLE);
          noteAnswer(trial);
        }
        continue;
      }
      coverage.add(features);
      batch.push_back(std::move(trial));
      ++drawn;
    }
    return batch;
  }

  /// Asks the verifier about a case, where the answer tells something new.
  void noteAnswer(const Trial &trial) {
    std::vector<Feature> features =
        getFeatures(trial.fused, trial.spelling, trial.hasExactSums);
    if (coverage.needsReason(features))
      coverage.addAnswer(features,
                         verifier.getRefusal(writeProgram(
                             trial.fused, trial.spelling, trial.getName())));
  }

  std::mutex mutex;
  static constexpr int maxPassedOver = 20000;

  Coverage coverage;
  Compiler verifier;
  Totals totals;
  int passedOver = 0;
  bool isComplete = false;
  int drawn = 0, failures = 0;
  uint32_t seed = firstSeed;
};

} // namespace

int main(int argc, char **argv) {
  llvm::cl::ParseCommandLineOptions(
      argc, argv, "decomposition, chain and fused kernel on random cases\n");
  return Driver().run();
}
