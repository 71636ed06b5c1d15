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

/// Calls with less work are a matter of latency, larger ones of bandwidth.
static constexpr int64_t fewThreads = 400 * 1024;

/// How work is spread, by the number of threads that a call would have if each
/// group of lanes took one head: the first row with at least as many holds. Few
/// tokens are a matter of latency: all heads at once, and tables on their way
/// while the kernel before still runs. Many are a matter of bandwidth: what the
/// next blocks need is on its way while the present ones work.
///
/// `wide`: of kernels that need so many registers that fewer waves run at a
/// time (kernels/cuda/Direct.cuh), which other blocks fill better. Not where v
/// is written first. `uncached`: of calls that write no cache.
static const struct {
  int64_t threads;
  DirectSplit split;
  DirectSplit wide;
  DirectSplit uncached;
} splits[] = {
    {4 * 1024, {1, 4, true, 0}, {1, 4, true, 0}, {1, 4, true, 0}},
    {16 * 1024, {1, 5, false, 0}, {1, 5, false, 0}, {1, 4, false, 0}},
    {96 * 1024, {1, 3, true, 0}, {1, 4, false, 0}, {1, 2, false, 0}},
    {fewThreads, {2, 5, true, 0}, {2, 4, true, 0}, {2, 5, true, 0}},
    {1200 * 1024, {2, 2, true, 2}, {2, 2, true, 2}, {2, 2, true, 2}},
    {INT64_MAX, {2, 2, false, 3}, {2, 2, false, 3}, {2, 2, false, 3}},
};

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
         fits32(args.rope.positionStride);
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
    const bool isF8 = dtype != plan.dtype;
    if (dtype == PRELUDE_DTYPE_F8E4M3FNUZ ||
        !setCache(args.kCache, isF8, direct.kCache) ||
        !setCache(args.vCache, isF8, direct.vCache) || !fits32(slots.stride))
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
  const bool vFirst = (flags & AnyCache) && direct.vCache.kind >= CacheColumn &&
                      threads > fewThreads;
  if (!split) {
    int row = 0;
    while (threads > splits[row].threads)
      ++row;
    const bool isWide = !stepwise && (kind == RopeKind::NeoxWide ||
                                      kind == RopeKind::NeoxPartial);
    split = isWide && !vFirst    ? &splits[row].wide
            : (flags & AnyCache) ? &splits[row].split
                                 : &splits[row].uncached;
  }
  direct.tokens = uint32_t(args.tokens);
  direct.flags = flags;
  direct.headSize = args.headSize;
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
  const bool peeks = split->peeks && hasRope;
  if (peeks)
    direct.flags |= DirectPeeks;
  const int64_t resident = int64_t(machine.multiprocessors) * residentRows /
                           std::max(units, 1) * tokensPerRow;
  const int64_t lookahead = resident * split->lookahead / 2;
  if (lookahead < args.tokens)
    direct.lookahead = uint32_t(lookahead);

  KernelChoice &choice = plan.choice;
  choice.kernel = Kernel::Direct;
  choice.rope = kind;
  choice.norm = hasNorm;
  choice.stepwise = stepwise;
  choice.f8 = (flags & AnyCache) && direct.cacheDtype != plan.dtype;
  choice.heads = split->heads;
  const int64_t allRows = units + peeks;
  const int64_t rows = std::min<int64_t>(allRows, split->rows);
  plan.block[0] = directColumns;
  plan.block[1] = uint32_t(rows);
  plan.grid[0] = uint32_t((allRows + rows - 1) / rows);
  // Few tokens need no further layer, which would have idle blocks.
  const int64_t maxRows = 65535;
  plan.grid[2] = uint32_t((tokenRows + maxRows - 1) / maxRows);
  plan.grid[1] = uint32_t((tokenRows + plan.grid[2] - 1) / plan.grid[2]);
  if (vFirst) {
    direct.flags |= DirectVFirst;
    plan.grid[2] *= 2;
  }
  return true;
}
