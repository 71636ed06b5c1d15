//===- Arguments.h - What the device kernels execute -----------*- C++ -*-===//
//
// The parameter of every kernel. Each operation of the ABI is a list of parts
// (q, k, v, gate) that go through the same stages head by head: load, norm,
// rope, store, cache write. Kept small, for at few tokens the time to fetch it
// counts.
//
// Also what the host decides: which kernel, and how the work is spread.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_ARGUMENTS_H
#define PRELUDE_KERNELS_DEVICE_ARGUMENTS_H

#include "prelude/Runtime.h"

namespace prelude {
namespace device {

/// A row (one head of one token) is cut into chunks of this many elements.
constexpr int chunkSize = 8;
/// The longest head that the kernels take.
constexpr int maxHeadSize = 512;
/// Threads in a block, at most.
constexpr int groupThreads = 128;
/// The same, exactly, for a norm over all heads, whose order of summation
/// depends on it.
constexpr int maxThreads = 256;
constexpr int maxParts = 4;

/// The rows of an array. Strides are in bytes.
struct Rows {
  char *data;
  int64_t tokenStride;
  int64_t headStride;
};

/// How tokens are addressed where they have two dimensions, [N, S].
struct OuterTokens {
  int64_t innerTokens; ///< S, or 0 where one stride reaches all tokens.
  int64_t outerStride; ///< Bytes.
};

enum PartFlags : uint32_t {
  PartHasOut = 1u << 0,
  PartHasNorm = 1u << 1,
  PartHasRope = 1u << 2,
  PartHasCache = 1u << 3,
  PartIsV = 1u << 4,
  PartHasWeight = 1u << 5,
  /// The weights can be loaded by vectors.
  PartWeightAligned = 1u << 6,
  /// The output is of an fp8 type: Arguments::f8Out.
  PartOutIsF8 = 1u << 7,
};

struct Part {
  Rows in, out;
  const char *weight;
  uint32_t flags;
  float eps;
};

/// How a row lies in a cache.
enum CacheKind : int32_t {
  /// In one piece.
  CacheRow,
  /// In pieces of x elements, x being 16 bytes.
  CachePieces,
  /// Each element alone, beside those of the next slots.
  CacheColumn,
  /// The same for x slots at a time.
  CacheShuffled,
};

struct Cache {
  char *data;
  int64_t blockStride;
  int64_t headStride;
  int64_t offsetStride; ///< CacheShuffled: of offset / x. CacheColumn: unused.
  int64_t dimStride;    ///< Of dims (columns) or pieces.
  const float *scale;   ///< Null: 1.
  int64_t scaleStride;  ///< In elements.
  CacheKind kind;
  int32_t reserved;
};

struct Slots {
  const char *data;
  int64_t stride; ///< Bytes.
  int64_t count;
  int64_t blockSize;
  int64_t cacheSlots; ///< Blocks times block size.
  int32_t blockShift; ///< log2(blockSize), or -1.
  int32_t cacheDtype;
};

struct Rope {
  const char *cos, *sin;
  int64_t cosStride, sinStride; ///< Of a row, in bytes.
  int64_t rows;
  const char *positions; ///< Null: row t.
  int64_t positionStride, axisStride;
  int32_t dtype;
  int32_t dim, offset;
  int32_t sections[3];
};

enum Flags : uint32_t {
  AnyNorm = 1u << 0,
  AnyRope = 1u << 1,
  AnyCache = 1u << 2,
  NormStepwise = 1u << 3,
  RopeStepwise = 1u << 4,
  RopeFirst = 1u << 5,
  Relaxed = 1u << 6,
  Gptj = 1u << 7,
  WideTable = 1u << 8,
  HasSections = 1u << 9,
  SectionsInterleaved = 1u << 10,
  Positions64 = 1u << 11,
  Slots64 = 1u << 12,
  AnyOuterTokens = 1u << 13,
  /// Table rows can be loaded by vectors.
  TableAligned = 1u << 14,
  /// Rows of the arrays can be loaded and stored by vectors.
  RowsAligned = 1u << 15,
  /// The rotated pairs lie otherwise than the norm's order of summation has
  /// them (partial neox).
  PairsMoved = 1u << 16,
  /// Runs of x slots of a column cache are written together.
  ColumnRuns = 1u << 17,
  /// Direct: a unit after the last one fetches tables ahead of time.
  DirectPeeks = 1u << 18,
  /// Direct: v, the last part, is written before the rest, by rows of the grid
  /// of its own. Elements written alone stay in the cache until their
  /// neighbours come, if nothing streams through it.
  DirectVFirst = 1u << 19,
  /// Direct: unit 0 fetches its own table rows ahead of time. Not with
  /// NeoxWide, for want of registers.
  DirectLeaderPeeks = 1u << 20,
};

/// Lean kernels are for the calls that most models make, for which the answer
/// to these questions is known when they are compiled: clear, or set.
/// (TableAligned needs to hold only where there is a table.)
constexpr uint32_t leanClear = RopeFirst | Relaxed | Gptj | HasSections |
                               SectionsInterleaved | AnyOuterTokens |
                               PairsMoved | ColumnRuns;
constexpr uint32_t leanSet = TableAligned | RowsAligned;

struct Arguments {
  int64_t tokens;
  uint32_t flags;
  int32_t headSize; ///< Elements of a row.
  int32_t heads;    ///< Of all parts.
  int32_t lanes;    ///< Of a group, for kernels that take any number.
  int32_t step;     ///< Groups of lanes that share a token.
  int32_t trips;    ///< Heads that each of them takes, rounded up.
  float weightOffset;
  float inverseSize; ///< 1 / headSize where that is exact, else 0.
  int64_t rowSize;   ///< RowNorm: elements of a row.
  /// The first head of each part; past the last one, INT32_MAX.
  int32_t firstHead[maxParts];
  int32_t weightDtype[maxParts];
  Part parts[maxParts];
  Rope rope;
  Slots slots;
  Cache kCache, vCache;
  /// For an output of an fp8 type, which is a part's: how its rows would lie in
  /// a cache, and with what scales. It has no data.
  Cache f8Out;
  int32_t f8OutDtype;
  prelude_errors *errors;
  OuterTokens inTokens[maxParts], outTokens[maxParts];
};

//===----------------------------------------------------------------------===//
// The direct kernels, for the calls that most models make (Direct.h)
//===----------------------------------------------------------------------===//

/// Threads in a row of a block of the direct kernels.
constexpr int directColumns = 32;
constexpr int maxDirectParts = 3;
/// The most lanes to a head.
constexpr int maxDirectLanes = 16;

/// How pairs rotate. Neox and NeoxWide (with tables of width R) rotate whole
/// heads, NeoxPartial a part; Gptj either, with tables of width R/2.
enum class RopeKind : int32_t { None, Neox, NeoxWide, NeoxPartial, Gptj };

struct DirectPart {
  const char *in;
  char *out; ///< Null: none.
  const char *weight;
  uint32_t inToken, inHead, outToken, outHead; ///< Strides in bytes.
  int32_t firstUnit;                           ///< Unused parts: INT32_MAX.
  int32_t heads;
  uint32_t flags;
  float eps;
};

struct DirectCache {
  char *data;
  const float *scale;
  /// In bytes; scales in elements. Pieces are those of CachePieces, the 16
  /// bytes of CacheRow (one chunk, or two of an fp8 type), or the dims of a
  /// column.
  uint32_t blockStride, headStride, offsetStride, pieceStride, scaleStride;
  CacheKind kind;
};

/// Kept small, for at few tokens the time to fetch it counts. Strides fit 32
/// bits, which the host has made sure of; offsets need not.
struct DirectArguments {
  uint32_t tokens;
  int32_t units; ///< Groups of lanes that share a token.
  int32_t lastPart;
  uint32_t flags;
  /// How many tokens further on data is prefetched; 0: not at all. Of v where
  /// it is written first: `vLookahead`.
  uint32_t lookahead, vLookahead;
  /// Tokens of blocks that may start before the kernel before has ended.
  uint32_t early;
  /// DirectVFirst: rows of the grid that write v, and blocks to a row of
  /// tokens.
  uint32_t vRows, vBlocks;
  int32_t headSize;
  int32_t activeLanes; ///< That have elements of a head.
  int32_t ropeOffset, ropeDim;
  float inverseSize, weightOffset;
  const char *cos, *sin, *positions;
  uint32_t cosStride, sinStride, tableRows, tableBytes, positionStride;
  const char *slots;
  uint32_t slotStride, slotCount, cacheSlots, blockSize;
  int32_t blockShift, cacheDtype;
  prelude_errors *errors;
  DirectPart parts[maxDirectParts];
  DirectCache kCache, vCache;
};

/// The kernels, each of which exists for every type of the activations.
enum class Kernel {
  /// The calls that most models make; a few heads to a group of lanes.
  Direct,
  /// 16-byte accesses; `lanes` to a head; both elements of a pair in one lane.
  Vector,
  /// The same, and caches of the kinds CacheColumn and CacheShuffled.
  VectorColumns,
  /// Any alignment, head size and rotary width; 32 lanes to a head.
  General,
  /// The same two for a norm over all heads: a block to a token.
  VectorToken,
  GeneralToken,
  /// Nothing but that norm, over a row of any length.
  RowNorm,
};

struct KernelChoice {
  Kernel kernel;
  int32_t lanes; ///< 4, 8, 16 or 32.
  bool wide;     ///< Vector: holds tables of width R.
  bool lean;     ///< Vector: for what leanClear and leanSet say of the flags.
  // Direct: the template arguments.
  RopeKind rope;
  bool norm, stepwise, f8;
  int32_t heads; ///< That a group takes: 1 or 2.
};

/// The kernel's address, or null; one function per element type.
const void *getBF16Kernel(const KernelChoice &choice);
const void *getF16Kernel(const KernelChoice &choice);
const void *getF32Kernel(const KernelChoice &choice);

/// Kernel::Direct, for 4, 8 and 16 lanes to a head.
const void *getDirectBF16x4(const KernelChoice &choice);
const void *getDirectBF16x8(const KernelChoice &choice);
const void *getDirectBF16x16(const KernelChoice &choice);
const void *getDirectF16x4(const KernelChoice &choice);
const void *getDirectF16x8(const KernelChoice &choice);
const void *getDirectF16x16(const KernelChoice &choice);

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_ARGUMENTS_H
