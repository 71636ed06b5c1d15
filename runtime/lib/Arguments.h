//===- Arguments.h - Checks shared by all operations -----------*- C++ -*-===//
//
// One Checker goes with one call. The first thing that it finds wrong ends up
// in the thread's error message, in words that name both values.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_ARGUMENTS_H
#define PRELUDE_RUNTIME_ARGUMENTS_H

#include "prelude/Capabilities.h"
#include "prelude/Runtime.h"

namespace prelude {

/// This thread's detail message.
const char *getLastError();
void clearLastError();
/// Sets the message; takes the arguments of printf.
#if defined(__GNUC__)
__attribute__((cold, format(printf, 1, 2)))
#endif
void setLastError(const char *format, ...);

/// f8E4M3FN, f8E5M2 or f8E4M3FNUZ.
bool isFloat8(int32_t dtype);

inline bool isPresent(const prelude_tensor &array) { return array.rank != 0; }

/// Extents of a head-structured array.
struct HeadShape {
  int64_t tokens = 0;
  int64_t heads = 0;
  int64_t size = 0;
};

class Checker {
public:
  /// `needsData`: a call, which dereferences pointers, not a query.
  explicit Checker(bool needsData) : needsData(needsData) {}

  bool hasFailed() const { return failed; }

  /// Fails with a message unless `condition` holds. The arguments of printf
  /// follow; they are only read on failure.
  template <typename... Args>
  bool require(bool condition, const char *format, Args... args) {
    if (failed)
      return false;
    if (!condition) {
      failed = true;
      if constexpr (sizeof...(args) == 0)
        setLastError("%s", format);
      else
        setLastError(format, args...);
    }
    return condition;
  }

  enum Kind { Floats, Indices, Scales, AnyCache };

  /// Checks an array by itself: rank, extents, strides, type, pointer.
  bool checkArray(const char *name, const prelude_tensor &array, int minRank,
                  int maxRank, Kind kind);
  /// The same for an array that is written.
  bool checkOutput(const char *name, const prelude_tensor &array, int minRank,
                   int maxRank, Kind kind);
  /// Fails where the optional array is there.
  bool requireAbsent(const char *name, const prelude_tensor &array,
                     const char *reason);
  bool requireDtype(const char *name, const prelude_tensor &array,
                    const char *otherName, int32_t dtype);
  bool requireExtent(const char *what, int64_t got, const char *otherWhat,
                     int64_t wanted);
  bool requireEnum(const char *name, int32_t value, int32_t last);

  /// The extents of [T, H, D] or [N, S, H, D].
  HeadShape getHeadShape(const prelude_tensor &array) const;
  bool requireHeadShape(const char *name, const prelude_tensor &array,
                        const char *otherName, const HeadShape &wanted);

  bool checkRope(const prelude_rope_spec &rope, const prelude_tensor &cos,
                 const prelude_tensor &sin, const prelude_tensor &positions,
                 const HeadShape &shape);
  bool checkEps(const char *name, float eps);
  bool checkWeightOffset(float offset);
  bool checkErrors(const prelude_errors *errors);
  /// The optional scale of an fp8 array of so many heads.
  bool checkScale(const char *name, const prelude_tensor &scale,
                  const char *arrayName, int32_t arrayDtype, int64_t heads);
  /// Caches, slots and scales against k and v of this shape and type.
  bool checkCaches(const HeadShape &shape, int32_t dtype, int32_t layout,
                   const prelude_tensor &slots, const prelude_tensor &kScale,
                   const prelude_tensor &vScale, const prelude_tensor &kCache,
                   const prelude_tensor &vCache);

  /// Fails where an output shares memory with another array. With `mayBeSame`
  /// it may be that very view, to work in place.
  bool requireApart(const char *name, const prelude_tensor &output,
                    const char *otherName, const prelude_tensor &other,
                    bool mayBeSame = false);

private:
  bool needsData;
  bool failed = false;
};

/// Blocks and block size of caches in a layout.
struct CacheShape {
  int64_t blocks = 0;
  int64_t blockSize = 0;
};
CacheShape getCacheShape(const prelude_tensor &kCache, int32_t layout);

/// Whether two head-structured views address the same elements in the same way.
bool isSameView(const prelude_tensor &a, const prelude_tensor &b);

/// The part of a packed projection [T, W] that holds `heads` rows of `size`,
/// `step` elements apart, from element `first` on.
prelude_tensor getProjectionPart(const prelude_tensor &qkv, int64_t first,
                                 int64_t heads, int64_t step, int64_t size);

/// The head counts of a packed projection.
struct ProjectionShape {
  int64_t queryHeads = 0;
  int64_t kvHeads = 0;
  int64_t size = 0;
};

/// Parts of a checked packed projection, as arrays.
struct ProjectionParts {
  prelude_tensor q, gate, k, v;
};
ProjectionParts getProjectionParts(const prelude_tensor &qkv,
                                   const ProjectionShape &shape, bool gated);

} // namespace prelude

#endif // PRELUDE_RUNTIME_ARGUMENTS_H
