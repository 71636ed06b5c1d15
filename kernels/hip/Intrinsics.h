//===- Intrinsics.h - Instructions of AMD's chips --------------*- C++ -*-===//
//
// One function for each instruction that C++ has no word for, and nothing else.
// The compiler alone is enough for it: no header and no device library of ROCm
// is used. The tests have the same functions in C++, one fiber to a lane
// (runtime/unittests/hip/Intrinsics.h).
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_HIP_INTRINSICS_H
#define PRELUDE_KERNELS_HIP_INTRINSICS_H

#define PRELUDE_DEVICE                                                         \
  __attribute__((device)) __attribute__((always_inline)) inline
/// For the test that kernels which spill are noticed.
#ifndef PRELUDE_KERNEL_ATTRIBUTES
#define PRELUDE_KERNEL_ATTRIBUTES
#endif
#define PRELUDE_KERNEL(NAME, THREADS)                                          \
  extern "C" __attribute__((global)) PRELUDE_KERNEL_ATTRIBUTES                 \
      __attribute__((amdgpu_flat_work_group_size(1, THREADS))) void            \
      NAME(const prelude::device::Arguments)
/// The kernel's argument where it lies; by its name it would be copied first.
#define PRELUDE_ARGUMENTS                                                      \
  (*(const prelude::device::Arguments *)__builtin_amdgcn_kernarg_segment_ptr())
#define PRELUDE_SHARED(TYPE, NAME) static __attribute__((shared)) TYPE NAME

namespace prelude {
namespace device {
namespace amd {

//===----------------------------------------------------------------------===//
// What the chip has
//===----------------------------------------------------------------------===//

enum class F8 { None, FNUZ, OCP };

struct Target {
  int waveLanes;
  F8 f8;
};

/// The row of Targets.def for the chip that this is compiled for.
constexpr Target findTarget() {
  const char *name = __amdgcn_processor__;
  auto is = [name](const char *other) {
    int i = 0;
    while (name[i] && name[i] == other[i])
      ++i;
    return name[i] == other[i];
  };
#define PRELUDE_HIP_TARGET(NAME, WAVE, F8_FORMATS)                             \
  if (is(#NAME))                                                               \
    return {WAVE, F8::F8_FORMATS};
#include "kernels/hip/Targets.def"
  return {0, F8::None};
}
constexpr Target target = findTarget();
static_assert(target.waveLanes != 0, "the chip is not in Targets.def");

PRELUDE_DEVICE constexpr F8 getF8() { return target.f8; }
/// Whether lanes can be exchanged by any mask in a row of 16, and the rows of a
/// pair with each other.
#if defined(__GFX9__)
PRELUDE_DEVICE constexpr bool hasRowMasks() { return false; }
#else
PRELUDE_DEVICE constexpr bool hasRowMasks() { return true; }
#endif
#if defined(__gfx950__)
PRELUDE_DEVICE constexpr bool hasBF16Conversion() { return true; }
#else
PRELUDE_DEVICE constexpr bool hasBF16Conversion() { return false; }
#endif

//===----------------------------------------------------------------------===//
// Where a lane is
//===----------------------------------------------------------------------===//

PRELUDE_DEVICE Index3 getThread() {
  return {__builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(),
          __builtin_amdgcn_workitem_id_z()};
}
PRELUDE_DEVICE Index3 getBlock() {
  return {__builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(),
          __builtin_amdgcn_workgroup_id_z()};
}
PRELUDE_DEVICE Index3 getBlockSize() {
  return {__builtin_amdgcn_workgroup_size_x(),
          __builtin_amdgcn_workgroup_size_y(),
          __builtin_amdgcn_workgroup_size_z()};
}
/// The lane's number in its wave.
PRELUDE_DEVICE uint32_t getLane() {
  uint32_t lane = __builtin_amdgcn_mbcnt_lo(~0u, 0u);
  if (target.waveLanes == 64)
    lane = __builtin_amdgcn_mbcnt_hi(~0u, lane);
  return lane;
}

//===----------------------------------------------------------------------===//
// Values of other lanes
//===----------------------------------------------------------------------===//

/// Data-parallel primitives: the value of the lane that `Control` says.
template <int Control>
PRELUDE_DEVICE uint32_t moveDPP(uint32_t value) {
  return uint32_t(
      __builtin_amdgcn_update_dpp(0, int(value), Control, 0xF, 0xF, false));
}
/// The lane whose number in 32 differs in the bits of `Mask`.
template <int Mask>
PRELUDE_DEVICE uint32_t swizzleXor(uint32_t value) {
  return uint32_t(__builtin_amdgcn_ds_swizzle(int(value), Mask << 10 | 0x1F));
}
/// The same lane of the other row of a pair of rows of 16. Needs hasRowMasks.
PRELUDE_DEVICE uint32_t exchangeRows(uint32_t value) {
#if defined(__GFX9__)
  return value;
#else
  return uint32_t(__builtin_amdgcn_permlanex16(value, value, 0x76543210u,
                                               0xFEDCBA98u, true, false));
#endif
}
/// The value of lane `lane` of the wave.
PRELUDE_DEVICE uint32_t permuteLanes(uint32_t lane, uint32_t value) {
  return uint32_t(__builtin_amdgcn_ds_bpermute(int(4 * lane), int(value)));
}

/// Orders the accesses to shared memory, which is all that lanes exchange
/// values by; older compilers can't say which memory.
#if __clang_major__ >= 20
#define PRELUDE_FENCE(ORDER, SCOPE)                                            \
  __builtin_amdgcn_fence(ORDER, SCOPE, "local")
#else
#define PRELUDE_FENCE(ORDER, SCOPE) __builtin_amdgcn_fence(ORDER, SCOPE)
#endif
/// A wave goes in step: nothing waits.
PRELUDE_DEVICE void syncWave() {
  PRELUDE_FENCE(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  PRELUDE_FENCE(__ATOMIC_ACQUIRE, "wavefront");
}
PRELUDE_DEVICE void syncBlock() {
  PRELUDE_FENCE(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  PRELUDE_FENCE(__ATOMIC_ACQUIRE, "workgroup");
}
#undef PRELUDE_FENCE
PRELUDE_DEVICE void addAtomic(uint32_t *counter, uint32_t value) {
  __hip_atomic_fetch_add(counter, value, __ATOMIC_RELAXED,
                         __HIP_MEMORY_SCOPE_AGENT);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The same reference, of which the compiler knows nothing.
template <class T>
PRELUDE_DEVICE const T &refresh(const T &arguments) {
  typedef const __attribute__((address_space(4))) T Constant;
  Constant *address = (Constant *)&arguments;
  __asm__ volatile("" : "+s"(address));
  return *(const T *)address;
}

/// A vector at an address of global memory. The address space saves the check
/// that a generic access makes.
template <int Words>
struct Global {
  typedef uint32_t Vector __attribute__((ext_vector_type(Words)));
  typedef __attribute__((address_space(1))) Vector Space;

  static PRELUDE_DEVICE void load(const void *from, uint32_t *to) {
    Vector vector = *(const Space *)from;
#pragma unroll
    for (int i = 0; i < Words; ++i)
      to[i] = vector[i];
  }
  static PRELUDE_DEVICE void store(void *to, const uint32_t *from) {
    Vector vector;
#pragma unroll
    for (int i = 0; i < Words; ++i)
      vector[i] = from[i];
    *(Space *)to = vector;
  }
};

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

PRELUDE_DEVICE float getSquareRoot(float x) { return __builtin_sqrtf(x); }
PRELUDE_DEVICE float fusedMultiplyAdd(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}
/// Bytes of (high, low), chosen by the bytes of `selector`.
PRELUDE_DEVICE uint32_t permuteBytes(uint32_t low, uint32_t high,
                                     uint32_t selector) {
  return __builtin_amdgcn_perm(high, low, selector);
}

/// Needs hasBF16Conversion.
PRELUDE_DEVICE uint32_t convertToBF16(float low, float high) {
#if defined(__gfx950__)
  typedef float Floats __attribute__((ext_vector_type(2)));
  typedef __bf16 Halves __attribute__((ext_vector_type(2)));
  return __builtin_bit_cast(
      uint32_t, __builtin_convertvector((Floats{low, high}), Halves));
#else
  return low != high; // Not reached.
#endif
}
PRELUDE_DEVICE uint32_t convertToF16(float low, float high) {
  return __builtin_bit_cast(uint16_t, _Float16(low)) |
         uint32_t(__builtin_bit_cast(uint16_t, _Float16(high))) << 16;
}
PRELUDE_DEVICE float convertFromF16(uint16_t bits) {
  return float(__builtin_bit_cast(_Float16, bits));
}

/// f8E4M3FN or f8E4M3FNUZ, and f8E5M2, as getF8 says; what is out of range has
/// no defined result. Need F8 other than None.
PRELUDE_DEVICE uint32_t convertToF8E4M3(float low, float high) {
#if __has_builtin(__builtin_amdgcn_cvt_pk_fp8_f32) &&                          \
    (defined(__gfx942__) || defined(__gfx950__) || defined(__gfx1201__))
  return uint32_t(__builtin_amdgcn_cvt_pk_fp8_f32(low, high, 0, false)) &
         0xFFFF;
#else
  return low != high; // Not reached.
#endif
}
PRELUDE_DEVICE uint32_t convertToF8E5M2(float low, float high) {
#if __has_builtin(__builtin_amdgcn_cvt_pk_bf8_f32) &&                          \
    (defined(__gfx942__) || defined(__gfx950__) || defined(__gfx1201__))
  return uint32_t(__builtin_amdgcn_cvt_pk_bf8_f32(low, high, 0, false)) &
         0xFFFF;
#else
  return low != high; // Not reached.
#endif
}

} // namespace amd
} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_HIP_INTRINSICS_H
