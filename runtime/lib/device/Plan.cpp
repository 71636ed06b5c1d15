//===- Plan.cpp - Which device kernel runs, and how -------------*- C++ -*-===//

#include "Plan.h"

#include "DirectPlan.h"
#include "prelude/Capabilities.h"

#include <algorithm>
#include <climits>

using namespace prelude;
using namespace prelude::device;

/// How work is spread, by the number of threads that a call would have if each
/// group of lanes took one head: the first row with at least as many holds. At
/// few tokens, heads go to blocks of their own; at many, a group takes several
/// heads of a token, for which it loads tables and addresses once.
static const struct {
  int64_t threads;
  WorkSplit split;
} splits[] = {
    {16 * 1024, {1, 64}},     {96 * 1024, {1, 128}},   {256 * 1024, {3, 128}},
    {1024 * 1024, {10, 128}}, {4096 * 1024, {20, 64}}, {INT64_MAX, {10, 64}},
};

static bool isMultiple(int64_t value, int64_t unit) {
  return value % unit == 0;
}

static bool isAligned(const void *data, int64_t bytes) {
  return reinterpret_cast<uintptr_t>(data) % uintptr_t(bytes) == 0;
}

/// Copies rows, with 0 for strides that nothing is multiplied with.
static void setRows(const cpu::Rows &from, int64_t tokens, int64_t heads,
                    Rows &rows, OuterTokens &outer) {
  rows = {from.data, from.tokenStride, heads > 1 ? from.headStride : 0};
  outer = {0, 0};
  if (from.innerTokens > 0 && from.innerTokens < tokens) {
    outer = {from.innerTokens, from.outerStride};
    if (from.innerTokens == 1)
      rows.tokenStride = 0;
  } else if (tokens <= 1) {
    rows.tokenStride = 0;
  }
}

static bool areRowsAligned(const Rows &rows, const OuterTokens &outer,
                           int64_t bytes = 16) {
  return isAligned(rows.data, bytes) && isMultiple(rows.tokenStride, bytes) &&
         isMultiple(rows.headStride, bytes) &&
         isMultiple(outer.outerStride, bytes);
}

static CacheKind getKind(const cpu::Cache &cache, int64_t headSize) {
  if (cache.chunk == headSize)
    return CacheRow;
  if (cache.chunk > 1)
    return CachePieces;
  return cache.offsetSplit ? CacheShuffled : CacheColumn;
}

static void setCache(const cpu::Pipeline &pipeline, const cpu::Part &part,
                     Cache &cache) {
  const cpu::Cache &from = part.cache;
  cache.data = from.data;
  cache.kind = getKind(from, pipeline.headSize);
  bool oneBlock = pipeline.cacheSlots <= pipeline.blockSize;
  cache.blockStride = oneBlock ? 0 : from.blockStride;
  cache.headStride = part.heads > 1 ? from.headStride : 0;
  cache.offsetStride = pipeline.blockSize > 1 ? from.offsetStride : 0;
  cache.dimStride = from.chunkStride;
  cache.scale = from.scale.data;
  cache.scaleStride = from.scale.stride;
}

/// Whether chunks of 8 elements can be stored by vectors. Elements that lie
/// alone always can.
static bool areChunksAligned(const Cache &cache, int64_t bytes) {
  if (cache.kind >= CacheColumn)
    return true;
  int64_t unit = std::min<int64_t>(16, chunkSize * bytes);
  return isAligned(cache.data, unit) && isMultiple(cache.blockStride, unit) &&
         isMultiple(cache.headStride, unit) &&
         isMultiple(cache.offsetStride, unit) &&
         (cache.kind == CacheRow || isMultiple(cache.dimStride, unit));
}

/// Whether the elements of a dim that x slots fill are 16 aligned bytes.
static bool areColumnsAligned(const Cache &cache, int64_t blockSize,
                              int64_t bytes) {
  return isMultiple(blockSize, 16 / bytes) && isAligned(cache.data, 16) &&
         isMultiple(cache.blockStride, 16) &&
         isMultiple(cache.headStride, 16) && isMultiple(cache.dimStride, 16) &&
         (cache.kind == CacheColumn || isMultiple(cache.offsetStride, 16));
}

static void setRope(const cpu::Rope &from, Arguments &args) {
  Rope &rope = args.rope;
  rope.cos = from.cos;
  rope.sin = from.sin;
  rope.cosStride = from.rows > 1 ? from.cosStride : 0;
  rope.sinStride = from.rows > 1 ? from.sinStride : 0;
  rope.rows = from.rows;
  rope.positions = from.positions;
  rope.positionStride = from.positionStride;
  rope.axisStride = from.axisStride;
  rope.dtype = from.dtype;
  rope.dim = from.spec.rotary_dim;
  rope.offset = from.spec.rotary_offset;
  for (int i = 0; i < 3; ++i)
    rope.sections[i] = from.spec.sections[i];
  auto set = [&](bool condition, uint32_t flag) {
    if (condition)
      args.flags |= flag;
  };
  set(true, AnyRope);
  set(from.spec.rounding == PRELUDE_ROUNDING_STEPWISE, RopeStepwise);
  set(from.spec.style == PRELUDE_ROPE_STYLE_GPTJ, Gptj);
  set(from.wide, WideTable);
  set(from.hasSections, HasSections);
  set(from.spec.section_order == PRELUDE_SECTION_ORDER_INTERLEAVED,
      SectionsInterleaved);
  set(from.positionDtype == PRELUDE_DTYPE_I64, Positions64);
  set(isAligned(from.cos, 16) && isAligned(from.sin, 16) &&
          isMultiple(rope.cosStride, 16) && isMultiple(rope.sinStride, 16),
      TableAligned);
}

/// Whether a lane's two chunks can hold both elements of every pair.
static bool fitsLanePlan(const Arguments &args, int64_t headSize) {
  if (!isMultiple(headSize, 2 * chunkSize) || headSize > maxHeadSize)
    return false;
  if (!(args.flags & AnyRope))
    return true;
  int unit = args.flags & Gptj ? chunkSize : 2 * chunkSize;
  return isMultiple(args.rope.dim, unit) &&
         isMultiple(args.rope.offset, chunkSize);
}

/// The grid of a kernel whose groups of `lanes` lanes each take some heads.
static void spread(Plan &plan, int lanes) {
  Arguments &args = plan.args;
  int64_t threads = args.tokens * args.heads * lanes;
  int row = 0;
  while (threads > splits[row].threads)
    ++row;
  const WorkSplit split = splits[row].split;
  int64_t heads = args.heads;
  int64_t blockThreads = std::clamp(split.blockThreads, 64, groupThreads);
  int64_t groups = (heads + split.headsPerGroup - 1) / split.headsPerGroup;
  int64_t maxGroups = blockThreads / lanes;
  int64_t rows = (groups + maxGroups - 1) / maxGroups;
  int64_t columns = (groups + rows - 1) / rows;
  int64_t tokens = std::max<int64_t>(1, blockThreads / (columns * lanes));
  tokens = std::min(tokens, args.tokens);
  // Whole waves, of 64 lanes where waves have that many.
  while (!isMultiple(columns * lanes * tokens, 64)) {
    if ((columns + 1) * lanes * tokens <= groupThreads)
      ++columns;
    else
      --tokens;
  }
  args.step = int32_t(rows * columns);
  args.trips = int32_t((heads + args.step - 1) / args.step);
  plan.block[0] = uint32_t(columns * lanes);
  plan.block[1] = uint32_t(tokens);
  plan.grid[0] = uint32_t((args.tokens + tokens - 1) / tokens);
  plan.grid[1] = uint32_t(rows);
  plan.grid[2] = 1;
}

void device::makePlan(const cpu::Pipeline &pipeline, Plan &plan,
                      const Machine &machine, const DirectSplit *direct) {
  plan = {};
  Arguments &args = plan.args;
  plan.dtype = pipeline.dtype;
  args.tokens = pipeline.tokens;
  args.headSize = int32_t(std::min<int64_t>(pipeline.headSize, INT32_MAX));
  args.rowSize = pipeline.headSize;
  if ((args.headSize & (args.headSize - 1)) == 0 && args.headSize > 0)
    args.inverseSize = 1.0f / float(args.headSize);
  args.errors = pipeline.errors;
  auto set = [&](bool condition, uint32_t flag) {
    if (condition)
      args.flags |= flag;
  };

  bool rowsAligned = true, cachesAligned = true, weightsAligned = true;
  bool anyColumns = false, hasF8Out = false;
  for (int i = 0; i < maxParts; ++i)
    args.firstHead[i] = INT32_MAX;
  for (int i = 0; i < pipeline.partCount; ++i) {
    const cpu::Part &from = pipeline.parts[i];
    Part &part = args.parts[i];
    args.firstHead[i] = args.heads;
    args.heads += int32_t(from.heads);
    setRows(from.in, args.tokens, from.heads, part.in, args.inTokens[i]);
    rowsAligned &= areRowsAligned(part.in, args.inTokens[i]);
    set(args.inTokens[i].innerTokens, AnyOuterTokens);
    if (from.hasOut) {
      part.flags |= PartHasOut;
      setRows(from.out, args.tokens, from.heads, part.out, args.outTokens[i]);
      const bool isF8 = from.outDtype >= PRELUDE_DTYPE_F8E4M3FN;
      // A chunk of an fp8 type has 8 bytes.
      rowsAligned &=
          areRowsAligned(part.out, args.outTokens[i], isF8 ? chunkSize : 16);
      if (isF8) {
        part.flags |= PartOutIsF8;
        hasF8Out = true;
        args.f8Out.kind = CacheRow;
        args.f8Out.scale = from.outScale.data;
        args.f8Out.scaleStride = from.outScale.stride;
        args.f8OutDtype = from.outDtype;
      }
      set(args.outTokens[i].innerTokens, AnyOuterTokens);
    }
    if (from.hasNorm) {
      part.flags |= PartHasNorm;
      part.eps = from.eps;
      args.flags |= AnyNorm;
      if (from.weight) {
        part.flags |= PartHasWeight;
        part.weight = from.weight;
        args.weightDtype[i] = from.weightDtype;
        args.weightOffset = from.weightOffset;
        if (isAligned(from.weight, 16))
          part.flags |= PartWeightAligned;
        else
          weightsAligned = false;
      }
    }
    if (from.hasRope)
      part.flags |= PartHasRope;
    if (from.hasCache) {
      bool isV = args.flags & AnyCache;
      args.flags |= AnyCache;
      part.flags |= PartHasCache;
      if (isV)
        part.flags |= PartIsV;
      Cache &cache = isV ? args.vCache : args.kCache;
      setCache(pipeline, from, cache);
      int64_t bytes = getDtypeBytes(from.cache.dtype);
      args.slots.cacheDtype = from.cache.dtype;
      cachesAligned &= areChunksAligned(cache, bytes);
      if (cache.kind >= CacheColumn) {
        anyColumns = true;
        set(!from.hasNorm && pipeline.slotCount >= 16 / bytes &&
                areColumnsAligned(cache, pipeline.blockSize, bytes),
            ColumnRuns);
      }
    }
  }
  set(pipeline.normRounding == PRELUDE_ROUNDING_STEPWISE, NormStepwise);
  set(pipeline.order == PRELUDE_ORDER_ROPE_FIRST, RopeFirst);
  set(pipeline.relaxed, Relaxed);
  set(rowsAligned, RowsAligned);
  if (pipeline.rope.cos)
    setRope(pipeline.rope, args);
  if (args.flags & AnyCache) {
    args.slots.data = pipeline.slots;
    args.slots.stride = pipeline.slotStride;
    args.slots.count = pipeline.slotCount;
    args.slots.blockSize = pipeline.blockSize;
    args.slots.cacheSlots = pipeline.cacheSlots;
    args.slots.blockShift = -1;
    for (int shift = 0; shift < 31; ++shift)
      if (pipeline.blockSize == int64_t(1) << shift)
        args.slots.blockShift = shift;
    set(pipeline.slotDtype == PRELUDE_DTYPE_I64, Slots64);
  }
  plan.isEmpty = args.tokens == 0 || args.heads == 0;
  if (plan.isEmpty)
    return;

  bool byToken =
      (args.flags & AnyNorm) && pipeline.normScope == PRELUDE_NORM_SCOPE_TOKEN;
  bool onlyNorm = pipeline.partCount == 1 && args.heads == 1 && !hasF8Out &&
                  !(args.flags & (AnyRope | AnyCache));
  KernelChoice &choice = plan.choice;
  if (byToken && onlyNorm) {
    choice.kernel = Kernel::RowNorm;
    plan.grid[0] = uint32_t(args.tokens);
    plan.grid[1] = plan.grid[2] = plan.block[1] = 1;
    plan.block[0] = maxThreads;
    return;
  }

  // Kernels of columns and of norms over a token write no fp8 output.
  bool byVector = rowsAligned && cachesAligned &&
                  fitsLanePlan(args, pipeline.headSize) &&
                  !(hasF8Out && (anyColumns || byToken));
  choice.lanes = 32;
  if (byVector)
    for (choice.lanes = 4; choice.lanes * 2 * chunkSize < args.headSize;)
      choice.lanes *= 2;
  args.lanes = choice.lanes;
  set(byVector && (args.flags & AnyRope) && !(args.flags & Gptj) &&
          args.rope.dim != args.headSize,
      PairsMoved);
  choice.wide = args.flags & WideTable;
  // A rope must reach every lane, and weights must be aligned as rows are.
  choice.lean = !(args.flags & leanClear) && weightsAligned && !hasF8Out &&
                (!(args.flags & AnyRope) || (args.flags & TableAligned));
  if (byToken || !byVector)
    args.flags &= ~uint32_t(ColumnRuns);
  if (byToken) {
    choice.kernel = byVector ? Kernel::VectorToken : Kernel::GeneralToken;
    int32_t groups = maxThreads / choice.lanes;
    args.step = groups;
    args.trips = (args.heads + groups - 1) / groups;
    plan.grid[0] = uint32_t(args.tokens);
    plan.grid[1] = plan.grid[2] = plan.block[1] = 1;
    plan.block[0] = maxThreads;
    return;
  }
  choice.kernel = !byVector    ? Kernel::General
                  : anyColumns ? Kernel::VectorColumns
                               : Kernel::Vector;
  if (byVector && !hasF8Out && machine.hasDirect &&
      makeDirect(plan, machine, direct))
    return;
  spread(plan, choice.lanes);
  if (args.flags & ColumnRuns)
    plan.grid[2] = 2;
}
