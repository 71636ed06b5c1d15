//===- DirectPlan.cpp - Plans for the direct kernels ------------*- C++ -*-===//
//
// Everything that Direct.h takes for granted is made sure of here.
//
//===----------------------------------------------------------------------===//

#include "DirectPlan.h"

#include <algorithm>
#include <climits>

using namespace prelude;
using namespace prelude::device;

/// With more threads v is written first, where it lies in columns.
static constexpr int64_t vFirstThreads = 400 * 1024;

namespace {
/// How work is spread up to a number of threads, that a call would have if each
/// group of lanes took one head. Measured on an H200 (prelude-bench-cuda
/// --mode=sweep). Few tokens are a matter of latency: all heads at once, and
/// tables on their way while the kernel before still runs. In between it counts
/// how evenly blocks fill the multiprocessors. Many tokens are a matter of
/// bandwidth: what the next blocks need is on its way while the present ones
/// work.
struct Step {
  int64_t threads;
  DirectSplit split;
};
} // namespace

static constexpr int64_t K = 1024;
static const Step withNorm[] = {
    {4 * K, {1, 4, true, 0}},    {16 * K, {1, 5, false, 0}},
    {64 * K, {1, 3, true, 0}},   {90 * K, {1, 11, true, 0}},
    {130 * K, {1, 5, true, 0}},  {180 * K, {2, 5, true, 0}},
    {2000 * K, {2, 2, true, 2}}, {INT64_MAX, {2, 2, true, 3}}};
static const Step withNormF8[] = {
    {4 * K, {1, 3, true, 0}},    {30 * K, {1, 8, false, 0}},
    {90 * K, {1, 11, true, 0}},  {110 * K, {1, 5, true, 0}},
    {180 * K, {2, 11, true, 0}}, {220 * K, {2, 7, true, 0}},
    {2000 * K, {2, 2, true, 2}}, {INT64_MAX, {2, 2, true, 3}}};
static const Step withoutNorm[] = {
    {30 * K, {1, 6, true, 0}},   {64 * K, {1, 3, true, 0}},
    {90 * K, {1, 11, true, 0}},  {130 * K, {1, 4, true, 0}},
    {180 * K, {2, 11, true, 0}}, {250 * K, {2, 5, true, 0}},
    {INT64_MAX, {2, 3, true, 1}}};
static const Step withoutNormF8[] = {
    {30 * K, {1, 6, true, 0}},   {64 * K, {1, 3, true, 0}},
    {90 * K, {1, 11, true, 0}},  {130 * K, {1, 4, true, 0}},
    {180 * K, {2, 7, true, 0}},  {2000 * K, {2, 2, true, 2}},
    {INT64_MAX, {2, 3, true, 3}}};
static const Step withoutCache[] = {
    {16 * K, {1, 4, false, 0}},  {30 * K, {1, 2, false, 0}},
    {64 * K, {1, 3, true, 0}},   {90 * K, {1, 7, true, 0}},
    {130 * K, {1, 8, true, 0}},  {180 * K, {2, 3, true, 2}},
    {2000 * K, {2, 2, true, 2}}, {INT64_MAX, {2, 2, true, 3}}};

static const DirectSplit &chooseSplit(int64_t threads, bool hasNorm,
                                      bool hasCache, bool isF8) {
  const Step *step = !hasCache ? withoutCache
                     : hasNorm ? (isF8 ? withNormF8 : withNorm)
                               : (isF8 ? withoutNormF8 : withoutNorm);
  while (threads > step->threads)
    ++step;
  return step->split;
}

/// Rows of blocks that a multiprocessor runs at a time, about.
static constexpr int32_t residentRows = 20;

/// Flags of calls that the direct kernels don't do.
static constexpr uint32_t excluded =
    RopeFirst | Relaxed | HasSections | AnyOuterTokens;

static bool fits32(int64_t value) {
  return value >= 0 && value <= int64_t(UINT32_MAX);
}

/// The rotation as a template argument; false where there is none for it.
static bool getRopeKind(const Plan &plan, RopeKind &kind) {
  const Arguments &args = plan.args;
  const uint32_t flags = args.flags;
  kind = RopeKind::None;
  if (!(flags & AnyRope))
    return true;
  const bool isWide = flags & WideTable;
  if (flags & Gptj)
    kind = RopeKind::Gptj;
  else if (flags & PairsMoved)
    kind = RopeKind::NeoxPartial;
  else
    kind = isWide ? RopeKind::NeoxWide : RopeKind::Neox;
  if (isWide && kind != RopeKind::NeoxWide)
    return false;
  return args.rope.dtype == plan.dtype && (flags & TableAligned) &&
         fits32(args.rope.cosStride) && fits32(args.rope.sinStride) &&
         fits32(args.rope.positionStride) && args.rope.rows > 0;
}

/// Whether norm and rope are those that the kernel has, or neither; with
/// weights of the activations' type.
static bool fitsPart(const Plan &plan, int index, bool stepwise) {
  const Arguments &args = plan.args;
  const Part &part = args.parts[index];
  const uint32_t work = part.flags & (PartHasNorm | PartHasRope);
  const uint32_t all = (args.flags & AnyNorm ? PartHasNorm : 0u) |
                       (args.flags & AnyRope ? PartHasRope : 0u);
  if (work != 0 && work != all)
    return false;
  if ((part.flags & PartHasWeight) && (!(part.flags & PartWeightAligned) ||
                                       args.weightDtype[index] != plan.dtype ||
                                       (stepwise && args.weightOffset != 0.0f)))
    return false;
  return fits32(part.in.tokenStride) && fits32(part.in.headStride) &&
         fits32(part.out.tokenStride) && fits32(part.out.headStride);
}

static bool setCache(const Cache &from, bool isF8, DirectCache &to) {
  to.data = from.data;
  to.scale = isF8 ? from.scale : nullptr;
  to.kind = from.kind;
  const int64_t piece = from.kind == CacheRow ? 16 : from.dimStride;
  to.blockStride = uint32_t(from.blockStride);
  to.headStride = uint32_t(from.headStride);
  to.offsetStride = uint32_t(from.offsetStride);
  to.pieceStride = uint32_t(piece);
  to.scaleStride = uint32_t(from.scaleStride);
  return fits32(from.blockStride) && fits32(from.headStride) &&
         fits32(from.offsetStride) && fits32(piece) && fits32(from.scaleStride);
}

bool device::makeDirect(Plan &plan, const Machine &machine,
                        const DirectSplit *split) {
  const Arguments &args = plan.args;
  const uint32_t flags = args.flags;
  const bool hasNorm = flags & AnyNorm, hasRope = flags & AnyRope;
  const bool stepwise = flags & (hasNorm ? NormStepwise : RopeStepwise);
  RopeKind kind;
  if (plan.dtype == PRELUDE_DTYPE_F32 || plan.choice.lanes > maxDirectLanes ||
      (flags & excluded) || args.firstHead[maxDirectParts] != INT32_MAX ||
      !getRopeKind(plan, kind))
    return false;
  if (hasNorm && hasRope &&
      bool(flags & NormStepwise) != bool(flags & RopeStepwise))
    return false;
  for (int i = 0; i < maxDirectParts; ++i)
    if (!fitsPart(plan, i, stepwise))
      return false;

  DirectArguments &direct = plan.direct;
  direct = {};
  if (flags & AnyCache) {
    const Slots &slots = args.slots;
    const int32_t dtype = slots.cacheDtype;
    if (dtype == PRELUDE_DTYPE_F8E4M3FNUZ ||
        !setCache(args.kCache, dtype != plan.dtype, direct.kCache) ||
        !setCache(args.vCache, dtype != plan.dtype, direct.vCache) ||
        !fits32(slots.stride))
      return false;
    direct.slots = slots.data;
    direct.slotStride = uint32_t(slots.stride);
    direct.slotCount = uint32_t(slots.count);
    direct.cacheSlots = uint32_t(slots.cacheSlots);
    direct.blockSize = uint32_t(slots.blockSize);
    direct.blockShift = slots.blockShift;
    direct.cacheDtype = dtype;
  }

  const int lanes = plan.choice.lanes;
  const int64_t tokensPerRow = directColumns / lanes;
  const int64_t tokenRows = (args.tokens + tokensPerRow - 1) / tokensPerRow;
  const int64_t threads = args.tokens * args.heads * lanes;
  const bool isF8 = (flags & AnyCache) && direct.cacheDtype != plan.dtype;
  if (!split)
    split = &chooseSplit(threads, hasNorm, flags & AnyCache, isF8);
  direct.tokens = uint32_t(args.tokens);
  direct.flags = flags;
  direct.headSize = args.headSize;
  direct.activeLanes = args.headSize / (2 * chunkSize);
  direct.inverseSize = args.inverseSize;
  direct.weightOffset = args.weightOffset;
  direct.errors = args.errors;
  if (hasRope) {
    const Rope &rope = args.rope;
    direct.ropeOffset = rope.offset;
    direct.ropeDim = rope.dim;
    direct.cos = rope.cos;
    direct.sin = rope.sin;
    direct.positions = rope.positions;
    direct.cosStride = uint32_t(rope.cosStride);
    direct.sinStride = uint32_t(rope.sinStride);
    direct.tableRows = uint32_t(rope.rows);
    direct.tableBytes = uint32_t(flags & WideTable ? 2 * rope.dim : rope.dim);
    direct.positionStride = uint32_t(rope.positionStride);
  }
  int32_t units = 0;
  for (int i = 0; i < maxDirectParts; ++i) {
    const Part &from = args.parts[i];
    DirectPart &part = direct.parts[i];
    part.firstUnit = INT32_MAX;
    if (args.firstHead[i] == INT32_MAX)
      continue;
    const int32_t end = i + 1 < maxParts
                            ? std::min(args.firstHead[i + 1], args.heads)
                            : args.heads;
    part.in = from.in.data;
    part.out = from.flags & PartHasOut ? from.out.data : nullptr;
    part.weight = from.flags & PartHasWeight ? from.weight : nullptr;
    part.inToken = uint32_t(from.in.tokenStride);
    part.inHead = uint32_t(from.in.headStride);
    part.outToken = uint32_t(from.out.tokenStride);
    part.outHead = uint32_t(from.out.headStride);
    part.firstUnit = units;
    direct.lastPart = i;
    part.heads = end - args.firstHead[i];
    part.flags = from.flags;
    part.eps = from.eps;
    units += (part.heads + split->heads - 1) / split->heads;
  }
  direct.units = units;
  const bool leaderPeeks = split->peeks && split->lookahead > 0 && hasRope &&
                           kind != RopeKind::NeoxWide;
  const bool peeks = split->peeks && hasRope && !leaderPeeks;
  if (peeks)
    direct.flags |= DirectPeeks;
  if (leaderPeeks)
    direct.flags |= DirectLeaderPeeks;
  // Tokens of which a number of units runs at a time.
  auto getResident = [&](int32_t count) {
    return int64_t(machine.multiprocessors) * residentRows /
           std::max(count, 1) * tokensPerRow;
  };
  auto getLookahead = [&](int32_t count) {
    const int64_t lookahead = getResident(count) * split->lookahead / 2;
    return lookahead < args.tokens ? uint32_t(lookahead) : 0u;
  };
  direct.lookahead = getLookahead(units);
  direct.early = uint32_t(std::min(2 * getResident(units), args.tokens));

  KernelChoice &choice = plan.choice;
  choice.kernel = Kernel::Direct;
  choice.rope = kind;
  choice.norm = hasNorm;
  choice.stepwise = stepwise;
  choice.f8 = isF8;
  choice.heads = split->heads;
  int64_t gridRows = tokenRows;
  // Blocks of v are counted in 32 bits.
  const bool vFirst = (flags & AnyCache) && direct.vCache.kind >= CacheColumn &&
                      threads > vFirstThreads &&
                      args.tokens * args.heads <= INT32_MAX;
  int32_t firstUnits = units; // Of the rest, where v is written first.
  const int64_t rows = std::min<int64_t>(units + peeks, split->rows);
  auto getBlocks = [&](int64_t count) { return (count + rows - 1) / rows; };
  if (vFirst)
    firstUnits = direct.parts[direct.lastPart].firstUnit;
  const int64_t blocks = std::max<int64_t>(getBlocks(firstUnits + peeks), 1);
  if (vFirst) {
    direct.flags |= DirectVFirst;
    const int32_t vUnits = units - firstUnits;
    const int64_t vBlocks = getBlocks(vUnits);
    const int64_t vRows = (tokenRows * vBlocks + blocks - 1) / blocks;
    direct.vBlocks = uint32_t(vBlocks);
    direct.vRows = uint32_t(vRows);
    direct.vLookahead = getLookahead(vUnits);
    gridRows = firstUnits > 0 ? vRows + tokenRows : vRows;
  }
  plan.block[0] = directColumns;
  plan.block[1] = uint32_t(rows);
  plan.grid[0] = uint32_t(blocks);
  // Few tokens need no further layer, which would have idle blocks.
  const int64_t maxRows = 65535;
  plan.grid[2] = uint32_t((gridRows + maxRows - 1) / maxRows);
  plan.grid[1] = uint32_t((gridRows + plan.grid[2] - 1) / plan.grid[2]);
  return true;
}
