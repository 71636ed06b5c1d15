//===- Stages.h - Norm, rotation and addresses -----------------*- C++ -*-===//
//
// What all kernels share, so that the fused operation gives bit for bit what
// the single ones give one after the other. Arithmetic is in f32 and must be
// compiled without contraction, with IEEE division.
//
// The order of a head's sum of squares depends on nothing but the head size D:
// the row is cut into chunks of 8, C = ceil(D / 8) of them, and U = ceil(C /
// 2). A chunk's squares are added in order; chunk u and chunk U + u are added;
// the U sums that this gives, with zeros up to a power of two, are added in
// halves (0 + 16, 1 + 17, ...; 0 + 8, ...). Further zeros change nothing, so
// kernels may spread the sums over more lanes than are needed.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_STAGES_H
#define PRELUDE_KERNELS_DEVICE_STAGES_H

#include "kernels/device/Elements.h"

namespace prelude {
namespace device {

/// What a uniform branch is taken on, as a type: two bodies of straight code
/// need fewer registers than one full of selections.
template <bool Value>
struct Constant {
  static constexpr bool value = Value;
};

/// index * stride, where neither is negative.
PRELUDE_DEVICE int64_t scale(uint32_t index, int64_t stride) {
  return int64_t(uint64_t(index) * uint64_t(stride));
}

/// Whether a flag is set.
template <bool Lean>
PRELUDE_DEVICE bool has(const Arguments &args, uint32_t flag) {
  if (Lean && (flag & leanClear))
    return false;
  if (Lean && (flag & leanSet))
    return true;
  return args.flags & flag;
}

//===----------------------------------------------------------------------===//
// Norm
//===----------------------------------------------------------------------===//

/// sum + x * x. The square of a 16-bit type's value has no more digits than an
/// f32, so that fusing both rounds no differently.
template <class E>
PRELUDE_DEVICE float addSquare(float sum, float x) {
  return E::isF32 ? sum + x * x : fusedMultiplyAdd(x, x, sum);
}

/// The sum of a chunk's squares.
template <class E>
PRELUDE_DEVICE float sumChunk(const float *x) {
  float sum = x[0] * x[0];
#pragma unroll
  for (int i = 1; i < chunkSize; ++i)
    sum = addSquare<E>(sum, x[i]);
  return sum;
}

/// Kernels have the number of lanes of a group as a template argument, or for
/// any number 0; then the call says how many.
template <int Lanes>
PRELUDE_DEVICE int getLanes(const Arguments &args) {
  return Lanes ? Lanes : args.lanes;
}

/// The sum over a group of lanes, in every one of them.
template <int Lanes>
PRELUDE_DEVICE float sumGroup(float sum, int lanes = Lanes) {
#pragma unroll
  for (int distance = (Lanes ? Lanes : 32) / 2; distance > 0; distance /= 2)
    if (distance < lanes)
      sum = sum + exchange(sum, distance);
  return sum;
}

/// `inverse`: 1 / count where that is exact, else 0.
PRELUDE_DEVICE float getRstd(float sum, float count, float inverse, float eps) {
  float mean = inverse != 0.0f ? sum * inverse : sum / count;
  return 1.0f / getSquareRoot(mean + eps);
}

/// x * rstd * w; `Inner` rounds in between and `Outer` at the end. A norm
/// without weights has the factor 1, which changes nothing.
template <class E, bool Inner, bool Outer>
PRELUDE_DEVICE void normPair(float &a, float &b, float rstd, float wa,
                             float wb) {
  a = a * rstd;
  b = b * rstd;
  if (Inner)
    E::round(a, b);
  a = a * wa;
  b = b * wb;
  if (Outer)
    E::round(a, b);
}

/// The same for one element, asked at run time.
template <class E>
PRELUDE_DEVICE float normOne(float x, float rstd, float weight, bool inner,
                             bool outer) {
  x = x * rstd;
  if (inner)
    x = E::round(x);
  x = x * weight;
  return outer ? E::round(x) : x;
}

/// Calls body(inner, outer) with two constants.
template <class Body>
PRELUDE_DEVICE void withRounding(bool inner, bool outer, const Body &body) {
  if (inner) {
    if (outer)
      body(Constant<true>(), Constant<true>());
    else
      body(Constant<true>(), Constant<false>());
  } else {
    if (outer)
      body(Constant<false>(), Constant<true>());
    else
      body(Constant<false>(), Constant<false>());
  }
}

//===----------------------------------------------------------------------===//
// Rotation
//===----------------------------------------------------------------------===//

template <class E, bool Stepwise>
PRELUDE_DEVICE void rotatePair(float &a, float &b, float cos0, float sin0,
                               float cos1, float sin1) {
  float ac = a * cos0, bs = b * sin0;
  float bc = b * cos1, as = a * sin1;
  if (Stepwise) {
    E::round(ac, bs);
    E::round(bc, as);
  }
  a = ac - bs;
  b = bc + as;
}

/// The positions of a token, requested but not looked at.
struct RawPositions {
  Words2 axis[3];
};

template <bool Lean>
PRELUDE_DEVICE void loadPositions(const Arguments &args, uint32_t token,
                                  RawPositions &to) {
  const Rope &rope = args.rope;
  if (!rope.positions)
    return;
  const char *from = rope.positions + scale(token, rope.positionStride);
  const bool is64 = args.flags & Positions64;
  to.axis[0] = loadRawIndex(from, is64);
  if (has<Lean>(args, HasSections)) {
    to.axis[1] = loadRawIndex(from + rope.axisStride, is64);
    to.axis[2] = loadRawIndex(from + 2 * rope.axisStride, is64);
  }
}

/// The rows of the tables that a token uses; -1 where the position is outside.
/// The host sends no longer tables.
struct TableRows {
  int32_t row[3];
};

/// False where a position is outside the table.
template <bool Lean>
PRELUDE_DEVICE bool getTableRows(const Arguments &args, uint32_t token,
                                 const RawPositions &positions,
                                 TableRows &rows) {
  const Rope &rope = args.rope;
  bool inside = true;
#pragma unroll
  for (int axis = 0; axis < 3; ++axis) {
    if (axis > 0 && !has<Lean>(args, HasSections)) {
      rows.row[axis] = -1;
      continue;
    }
    uint32_t row = token;
    bool valid = true;
    if (rope.positions) {
      row = positions.axis[axis].word[0];
      // The upper half is 0 where there is none; negative ones are large.
      valid = positions.axis[axis].word[1] == 0;
    }
    valid &= row < uint32_t(rope.rows);
    inside &= valid;
    rows.row[axis] = valid ? int32_t(row) : -1;
  }
  return inside;
}

/// The same at once.
PRELUDE_DEVICE bool getTableRows(const Arguments &args, uint32_t token,
                                 TableRows &rows) {
  RawPositions positions = {};
  loadPositions<false>(args, token, positions);
  return getTableRows<false>(args, token, positions, rows);
}

/// The row for frequency `j`.
PRELUDE_DEVICE int32_t getTableRow(const Arguments &args, const TableRows &rows,
                                   int j) {
  if (!(args.flags & HasSections))
    return rows.row[0];
  const int32_t *sections = args.rope.sections;
  int axis;
  if (args.flags & SectionsInterleaved) {
    axis = j % 3;
    int32_t section = axis == 0   ? sections[0]
                      : axis == 1 ? sections[1]
                                  : sections[2];
    if (j >= 3 * section)
      axis = 0;
  } else {
    axis = j < sections[0] ? 0 : j < sections[0] + sections[1] ? 1 : 2;
  }
  return axis == 0 ? rows.row[0] : axis == 1 ? rows.row[1] : rows.row[2];
}

/// One entry of each table.
PRELUDE_DEVICE void loadTableEntry(const Rope &rope, int32_t row, int column,
                                   float &cos, float &sin) {
  cos = loadAny(rope.dtype, rope.cos + scale(row, rope.cosStride), column);
  sin = loadAny(rope.dtype, rope.sin + scale(row, rope.sinStride), column);
}

/// The dim that rotates together with dim `d`, or `d` where it doesn't rotate.
PRELUDE_DEVICE int getPartner(const Arguments &args, int d) {
  int rotated = d - args.rope.offset;
  if (rotated < 0 || rotated >= args.rope.dim)
    return d;
  if (args.flags & Gptj)
    return rotated & 1 ? d - 1 : d + 1;
  int half = args.rope.dim / 2;
  return rotated < half ? d + half : d - half;
}

/// Whether a part's values go through norm and rotation in f32, with one
/// rounding at the end.
template <bool Lean>
PRELUDE_DEVICE bool isRelaxed(const Arguments &args, uint32_t partFlags) {
  return has<Lean>(args, Relaxed) && (partFlags & PartHasNorm) &&
         (partFlags & PartHasRope);
}

/// Element `d` after the rotation, from its value and its partner's. Not
/// rounded at the end.
template <class E>
PRELUDE_DEVICE float rotateOne(const Arguments &args, const TableRows &rows,
                               bool stepwise, int d, float x, float partner) {
  int rotated = d - args.rope.offset;
  if (rotated < 0 || rotated >= args.rope.dim)
    return x;
  int half = args.rope.dim / 2;
  bool gptj = args.flags & Gptj;
  int j = gptj ? rotated / 2 : rotated < half ? rotated : rotated - half;
  bool second = gptj ? rotated & 1 : rotated >= half;
  const int32_t row = getTableRow(args, rows, j);
  if (row < 0)
    return x; // Outside the table: left alone.
  float cos, sin;
  loadTableEntry(args.rope, row, args.flags & WideTable ? rotated : j, cos,
                 sin);
  float xc = x * cos, ps = partner * sin;
  if (stepwise)
    E::round(xc, ps);
  return second ? xc + ps : xc - ps;
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

template <bool Lean = false>
PRELUDE_DEVICE char *getToken(const Arguments &args, const Rows &rows,
                              const OuterTokens &outer, uint32_t token) {
  if (!has<Lean>(args, AnyOuterTokens) || outer.innerTokens == 0)
    return rows.data + scale(token, rows.tokenStride);
  const uint32_t inner = uint32_t(outer.innerTokens), n = token / inner;
  return rows.data + scale(n, outer.outerStride) +
         scale(token - n * inner, rows.tokenStride);
}

/// The part that head `head` of all belongs to.
PRELUDE_DEVICE int getPart(const Arguments &args, int head) {
  return (head >= args.firstHead[1]) + (head >= args.firstHead[2]) +
         (head >= args.firstHead[3]);
}

/// The first head after those of a part.
PRELUDE_DEVICE int getPartEnd(const Arguments &args, int part) {
  int next = part + 1 < maxParts ? args.firstHead[part + 1] : args.heads;
  return next < args.heads ? next : args.heads;
}

/// Where a token's rows of k and v go. The host sends no larger caches.
struct Slot {
  int32_t index; ///< Negative: nowhere.
  uint32_t block;
  uint32_t offset;
};

/// The slot that the caller gave for a token, negative where there is none.
PRELUDE_DEVICE int64_t loadSlot(const Arguments &args, uint32_t token) {
  if (token >= args.slots.count)
    return -1;
  return loadIndex(args.slots.data + scale(token, args.slots.stride),
                   args.flags & Slots64);
}

/// Block and offset of a slot inside the cache.
PRELUDE_DEVICE void setSlot(const Slots &slots, int32_t index, Slot &slot) {
  slot.index = index;
  slot.block = slots.blockShift >= 0
                   ? uint32_t(index) >> slots.blockShift
                   : uint32_t(index) / uint32_t(slots.blockSize);
  slot.offset = uint32_t(index) - slot.block * uint32_t(slots.blockSize);
}

/// False where the slot is outside the cache. `found`: the slot or -1.
PRELUDE_DEVICE bool checkSlot(const Slots &slots, int64_t index,
                              int32_t &found) {
  found = -1;
  if (index < 0)
    return true;
  if (index >= slots.cacheSlots)
    return false;
  found = int32_t(index);
  return true;
}

/// Both at once.
PRELUDE_DEVICE bool getSlot(const Slots &slots, int64_t index, Slot &slot) {
  bool inside = checkSlot(slots, index, slot.index);
  if (slot.index >= 0)
    setSlot(slots, slot.index, slot);
  return inside;
}

/// Element `dim` of a head's row in a cache.
template <int Bytes>
PRELUDE_DEVICE char *getCacheElement(const Cache &cache, const Slot &slot,
                                     int head, int dim) {
  constexpr int x = 16 / Bytes;
  char *row = cache.data + scale(slot.block, cache.blockStride) +
              scale(head, cache.headStride);
  if (cache.kind == CacheRow)
    return row + scale(slot.offset, cache.offsetStride) + dim * Bytes;
  if (cache.kind == CachePieces)
    return row + scale(slot.offset, cache.offsetStride) +
           scale(dim / x, cache.dimStride) + dim % x * Bytes;
  if (cache.kind == CacheColumn)
    return row + slot.offset * Bytes + scale(dim, cache.dimStride);
  return row + scale(slot.offset / x, cache.offsetStride) +
         slot.offset % x * Bytes + scale(dim, cache.dimStride);
}

PRELUDE_DEVICE float getScale(const Cache &cache, int head) {
  return cache.scale ? cache.scale[head * cache.scaleStride] : 1.0f;
}

/// Counts what the token's call refused; once per token.
PRELUDE_DEVICE void countErrors(const Arguments &args, bool slotInside,
                                bool positionInside) {
  if (!args.errors)
    return;
  if (!slotInside)
    addAtomic(&args.errors->slots_out_of_range, 1);
  if (!positionInside)
    addAtomic(&args.errors->positions_out_of_range, 1);
}

/// The tokens of a run begin with `first`: x slots in a row, the first of which
/// is a multiple of x, given to neighbouring tokens. Such a run fills 16 bytes
/// of each column. Every token of the run finds the same.
template <int Bytes>
PRELUDE_DEVICE bool isInRun(const Arguments &args, uint32_t token, int32_t slot,
                            uint32_t &first) {
  constexpr int x = 16 / Bytes;
  const int32_t firstSlot = slot & ~(x - 1);
  const uint32_t before = uint32_t(slot - firstSlot);
  first = token - before;
  if (token < before || first + x > args.slots.count)
    return false;
  // A number rather than x conditions at once, each of which would be kept for
  // a whole wave.
  int64_t difference = 0;
#pragma unroll
  for (int i = 0; i < x; ++i)
    difference |= loadSlot(args, first + i) ^ (int64_t(firstSlot) + i);
  return difference == 0;
}

PRELUDE_DEVICE bool isInRun(const Arguments &args, int bytes, uint32_t token,
                            int32_t slot, uint32_t &first) {
  return bytes == 1   ? isInRun<1>(args, token, slot, first)
         : bytes == 2 ? isInRun<2>(args, token, slot, first)
                      : isInRun<4>(args, token, slot, first);
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_STAGES_H
