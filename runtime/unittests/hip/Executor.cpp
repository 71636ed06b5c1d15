//===- Executor.cpp - Kernels for AMD's chips, on the CPU -------*- C++ -*-===//

#include "Executor.h"

#include "Fiber.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

using namespace prelude;
using namespace prelude::executor;

namespace {

enum class State { Runs, Reads, SyncsWave, SyncsBlock, Ended };

struct Lane {
  Size thread;
  uint32_t number; ///< In its wave.
  State state;
  size_t sharedUsed;
  /// Of what it waits for. Lanes wait for the same if they came the same way
  /// and have waited as often before.
  uint64_t way, times;
  uint32_t value, source, result;
};

constexpr size_t sharedBytes = 64 * 1024;

/// The block that runs.
struct Running {
  Kernel kernel = nullptr;
  const device::Arguments *args = nullptr;
  const Chip *chip = nullptr;
  Counts *counts = nullptr;
  Size block, blockSize;
  std::vector<Lane> lanes;
  std::vector<std::unique_ptr<Fiber>> fibers;
  Lane *lane = nullptr; ///< The one that goes on.
  alignas(64) char shared[sharedBytes];

  Fiber &getFiber(const Lane &which) {
    return *fibers[size_t(&which - lanes.data())];
  }
};
Running running;

void runLane() { running.kernel(*running.args); }

/// How the current lane came here: the return addresses of all frames.
/// Compiled with frame pointers, of which 0 is the last.
__attribute__((noinline)) uint64_t getWay() {
  const Fiber &fiber = running.getFiber(*running.lane);
  auto *frame = static_cast<void **>(__builtin_frame_address(0));
  uint64_t way = 0;
  while (fiber.owns(frame) && frame[0] > frame) {
    way = way * 0x9E3779B97F4A7C15u + reinterpret_cast<uint64_t>(frame[1]);
    frame = static_cast<void **>(frame[0]);
  }
  return way;
}

/// Suspends the current lane until what it waits for has happened.
void wait(State state) {
  Lane &lane = *running.lane;
  lane.state = state;
  lane.way = getWay();
  ++lane.times;
  Fiber::suspend();
}

using Wave = std::vector<Lane *>;

/// Serves the lanes that wait for the same as the first of `waiting`, and takes
/// them out of it.
void serve(const Wave &wave, Wave &waiting) {
  const Lane &first = *waiting.front();
  Wave served, others;
  Lane *byNumber[64] = {};
  for (Lane *lane : waiting)
    if (lane->state == first.state && lane->way == first.way &&
        lane->times == first.times) {
      served.push_back(lane);
      byNumber[lane->number] = lane;
    } else {
      others.push_back(lane);
    }
  waiting.swap(others);
  ++running.counts->collectives;
  if (served.size() != wave.size())
    ++running.counts->partialCollectives;
  if (first.state == State::Reads)
    for (Lane *lane : served) {
      const Lane *source = byNumber[lane->source % 64];
      if (!source)
        ++running.counts->readsOfOffLanes;
      lane->result = source ? source->value : 0;
    }
  for (Lane *lane : served)
    lane->state = State::Runs;
}

/// Until every lane has ended or is at the block's barrier.
void runWave(const Wave &wave) {
  while (true) {
    bool anyRan = false;
    for (Lane *lane : wave) {
      if (lane->state != State::Runs)
        continue;
      anyRan = true;
      running.lane = lane;
      running.getFiber(*lane).resume();
      if (lane->state == State::Runs)
        lane->state = State::Ended;
    }
    if (!anyRan)
      return;
    Wave waiting;
    for (Lane *lane : wave)
      if (lane->state == State::Reads || lane->state == State::SyncsWave)
        waiting.push_back(lane);
    while (!waiting.empty())
      serve(wave, waiting);
  }
}

void runBlock(std::vector<Wave> &waves) {
  // As a chip might have left it: NaN as f32, negative as an integer.
  std::memset(running.shared, 0xFF, sharedBytes);
  for (Lane &lane : running.lanes) {
    lane.state = State::Runs;
    lane.sharedUsed = 0;
    lane.times = 0;
  }
  while (true) {
    for (Wave &wave : waves)
      runWave(wave);
    size_t atBarrier = 0;
    for (Lane &lane : running.lanes)
      if (lane.state == State::SyncsBlock) {
        ++atBarrier;
        lane.state = State::Runs;
      }
    if (atBarrier == 0)
      return;
    ++running.counts->collectives;
    if (atBarrier != running.lanes.size())
      ++running.counts->partialCollectives;
  }
}

} // namespace

void executor::run(Kernel kernel, const device::Arguments &args, Size grid,
                   Size block, const Chip &chip, Order order, Counts &counts) {
  running.kernel = kernel;
  running.args = &args;
  running.chip = &chip;
  running.counts = &counts;
  running.blockSize = block;
  const size_t count = size_t(block.x) * block.y * block.z;
  running.lanes.assign(count, Lane());
  while (running.fibers.size() < count)
    running.fibers.push_back(std::make_unique<Fiber>(runLane));
  std::vector<Wave> waves((count + chip.waveLanes - 1) / chip.waveLanes);
  for (size_t i = 0; i < count; ++i) {
    Lane &lane = running.lanes[i];
    lane.thread = {uint32_t(i % block.x), uint32_t(i / block.x % block.y),
                   uint32_t(i / block.x / block.y)};
    lane.number = uint32_t(i % chip.waveLanes);
    waves[i / chip.waveLanes].push_back(&lane);
  }
  if (order.lanesBackward)
    for (Wave &wave : waves)
      std::reverse(wave.begin(), wave.end());
  if (order.wavesBackward)
    std::reverse(waves.begin(), waves.end());
  for (uint32_t z = 0; z < grid.z; ++z)
    for (uint32_t y = 0; y < grid.y; ++y)
      for (uint32_t x = 0; x < grid.x; ++x) {
        running.block = {x, y, z};
        runBlock(waves);
      }
}

const Chip &executor::getChip() { return *running.chip; }
Size executor::getThread() { return running.lane->thread; }
Size executor::getBlock() { return running.block; }
Size executor::getBlockSize() { return running.blockSize; }
uint32_t executor::getLane() { return running.lane->number; }

void *executor::getShared(size_t bytes) {
  Lane &lane = *running.lane;
  void *result = running.shared + lane.sharedUsed;
  lane.sharedUsed += (bytes + 63) / 64 * 64;
  if (lane.sharedUsed > sharedBytes)
    reject("a block has more than 64 KiB of shared memory");
  return result;
}

uint32_t executor::read(uint32_t value, uint32_t source) {
  running.lane->value = value;
  running.lane->source = source;
  wait(State::Reads);
  return running.lane->result;
}
void executor::syncWave() { wait(State::SyncsWave); }
void executor::syncBlock() { wait(State::SyncsBlock); }

void executor::reject(const char *what) {
  std::fprintf(stderr, "executor: %s\n", what);
  std::abort();
}
