//===- ParameterDraw.cpp - Parameter structures from bytes -----*- C++ -*-===//

#include "ParameterDraw.h"

#include <cstddef>
#include <cstring>
#include <limits>

using namespace prelude;
using namespace prelude::fuzz;

DrawBase::DrawBase(FuzzedDataProvider &input) : input(input) {
  tokens = pick({3, 1, 0, 2, 5, 4, 17, 33});
  size = pick({16, 2, 64, 80, 96, 34, 128, 18, 256, 512, 514, 7, 0});
  queryHeads = pick({2, 1, 4, 3, 0, 6});
  kvHeads = pick({1, 2, 3, 0});
  dtype = drawFloatType();
}

int64_t DrawBase::pick(std::initializer_list<int64_t> values) {
  return values
      .begin()[input.ConsumeIntegralInRange<size_t>(0, values.size() - 1)];
}

int32_t DrawBase::drawFloatType() {
  return int32_t(
      pick({PRELUDE_DTYPE_BF16, PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16}));
}

ArrayDraw *DrawBase::find(const prelude_tensor &array) {
  for (ArrayDraw &drawn : arrays)
    if (drawn.array == &array)
      return &drawn;
  return nullptr;
}

void DrawBase::set(prelude_tensor &array, Role role, int32_t type,
                   std::initializer_list<int64_t> shape) {
  array.dtype = type;
  array.rank = int32_t(shape.size());
  int64_t stride = 1;
  // The innermost extent is packed; rows may have room between them.
  for (int i = array.rank - 1; i >= 0; --i) {
    array.shape[i] = shape.begin()[i];
    array.stride[i] = stride;
    int64_t room = oneIn(6) ? pick({1, 2, 8, 64}) : 0;
    stride = (array.shape[i] > 0 ? array.shape[i] : 1) * stride + room;
  }
  if (role == Role::Input && array.rank > 1 && oneIn(12))
    array.stride[0] = 0;
  if (role == Role::Index && array.rank == 1 && oneIn(8))
    array.stride[0] = pick({2, 0, 5});
  arrays.push_back({&array, role});
}

void DrawBase::add(prelude_tensor &array, Role role) {
  if (!find(array))
    arrays.push_back({&array, role});
}

void DrawBase::setHeads(prelude_tensor &array, Role role, int64_t heads) {
  if (tokens % 2 == 0 && tokens > 0 && oneIn(4))
    set(array, role, dtype, {2, tokens / 2, heads, size});
  else
    set(array, role, dtype, {tokens, heads, size});
  // Heads before tokens.
  if (oneIn(6)) {
    int head = array.rank - 2;
    int64_t row = array.stride[head];
    array.stride[head] = row * (tokens ? tokens : 1);
    array.stride[head - 1] = row;
    if (array.rank == 4)
      array.stride[0] = array.stride[head] * (heads ? heads : 1);
  }
}

void DrawBase::setIndices(prelude_tensor &array,
                          std::initializer_list<int64_t> shape) {
  set(array, Role::Index,
      input.ConsumeBool() ? PRELUDE_DTYPE_I32 : PRELUDE_DTYPE_I64, shape);
}

void DrawBase::setWeight(prelude_tensor &array, int64_t width) {
  if (!oneIn(4))
    set(array, Role::Input, drawFloatType(), {width});
}

void DrawBase::setRope(prelude_rope_spec &rope, prelude_tensor &cos,
                       prelude_tensor &sin, prelude_tensor &positions) {
  rope.style = int32_t(pick({0, 1}));
  rope.rounding = int32_t(pick({1, 0}));
  rope.rotary_dim = int32_t(size);
  if (size > 2 && input.ConsumeBool())
    rope.rotary_dim =
        input.ConsumeIntegralInRange<int32_t>(1, int32_t(size) / 2) * 2;
  if (rope.rotary_dim < size && input.ConsumeBool())
    rope.rotary_offset = input.ConsumeIntegralInRange<int32_t>(
        0, int32_t(size) - rope.rotary_dim);
  int64_t rows = pick({16, 1, 40, 0});
  int64_t width = input.ConsumeBool() ? rope.rotary_dim : rope.rotary_dim / 2;
  int32_t type = drawFloatType();
  if (oneIn(4)) {
    // One table cat(cos, sin).
    set(cos, Role::Input, type, {rows, width});
    cos.stride[0] = 2 * width;
    sin = cos;
    arrays.back().room = width * getDtypeBytes(type);
    arrays.push_back({&sin, Role::Input, false, int(arrays.size()) - 1,
                      width * getDtypeBytes(type)});
  } else {
    set(cos, Role::Input, type, {rows, width});
    set(sin, Role::Input, type, {rows, width});
  }
  if (oneIn(4)) {
    int32_t half = rope.rotary_dim / 2;
    rope.section_order = int32_t(pick({0, 1}));
    rope.sections[0] = input.ConsumeIntegralInRange<int32_t>(0, half);
    rope.sections[1] =
        input.ConsumeIntegralInRange<int32_t>(0, half - rope.sections[0]);
    rope.sections[2] = half - rope.sections[0] - rope.sections[1];
    setIndices(positions, {3, tokens});
  } else if (!oneIn(4)) {
    setIndices(positions, {tokens});
  }
}

void DrawBase::setCaches(int32_t &field, prelude_tensor &slots,
                         prelude_tensor &kScale, prelude_tensor &vScale,
                         prelude_tensor &kCache, prelude_tensor &vCache) {
  field = int32_t(pick({0, 1, 2, 3}));
  layout = &field;
  int32_t type = dtype;
  if (input.ConsumeBool()) {
    type = int32_t(pick({PRELUDE_DTYPE_F8E4M3FN, PRELUDE_DTYPE_F8E5M2,
                         PRELUDE_DTYPE_F8E4M3FNUZ}));
    if (input.ConsumeBool())
      set(kScale, Role::Input, PRELUDE_DTYPE_F32, {oneIn(2) ? kvHeads : 1});
    if (input.ConsumeBool())
      set(vScale, Role::Input, PRELUDE_DTYPE_F32, {oneIn(2) ? kvHeads : 1});
  }
  int64_t x = 16 / getDtypeBytes(type);
  int64_t blocks = pick({2, 1, 0, 3}), block = pick({16, 8, 32, 1});
  int64_t given = oneIn(3) && tokens ? tokens - 1 : tokens;
  setIndices(slots, {given});
  arrays.back().isSlots = true;
  switch (field) {
  case PRELUDE_CACHE_LAYOUT_NHD:
    set(kCache, Role::KCache, type, {blocks, block, kvHeads, size});
    set(vCache, Role::VCache, type, {blocks, block, kvHeads, size});
    break;
  case PRELUDE_CACHE_LAYOUT_HND:
    set(kCache, Role::KCache, type, {blocks, kvHeads, block, size});
    set(vCache, Role::VCache, type, {blocks, kvHeads, block, size});
    break;
  case PRELUDE_CACHE_LAYOUT_X_PACKED:
    set(kCache, Role::KCache, type, {blocks, kvHeads, size / x, block, x});
    set(vCache, Role::VCache, type, {blocks, kvHeads, size, block});
    break;
  default:
    set(kCache, Role::KCache, type, {blocks, kvHeads, size / x, block, x});
    set(vCache, Role::VCache, type, {blocks, kvHeads, block / x, size, x});
    break;
  }
  // K and V side by side in each row of one allocation.
  if (field <= PRELUDE_CACHE_LAYOUT_HND && oneIn(3)) {
    int64_t stride = 2 * size;
    for (int i = 2; i >= 0; --i) {
      kCache.stride[i] = stride;
      stride *= kCache.shape[i] ? kCache.shape[i] : 1;
    }
    vCache = kCache;
    ArrayDraw &k = arrays[arrays.size() - 2], &v = arrays.back();
    k.room = size * getDtypeBytes(type);
    v.sharedWith = int(arrays.size()) - 2;
    v.skew = size * getDtypeBytes(type);
  }
}

void DrawBase::setErrors(prelude_errors *&field) {
  errorsField = &field;
  errors = oneIn(16)             ? ErrorWord::Misaligned
           : input.ConsumeBool() ? ErrorWord::Given
                                 : ErrorWord::None;
}

void DrawBase::workInPlace(prelude_tensor &output, const prelude_tensor &of,
                           int64_t offset) {
  ArrayDraw *drawn = find(output), *other = find(of);
  if (!drawn || !other || !oneIn(5))
    return;
  if (of.rank == output.rank)
    output = of;
  else
    output.stride[0] = of.stride[0]; // A part of the packed projection.
  drawn->sharedWith = int(other - arrays.data());
  drawn->skew = offset;
}

int64_t DrawBase::drawWord() {
  switch (input.ConsumeIntegralInRange(0, 5)) {
  case 0:
    return input.ConsumeIntegralInRange<int64_t>(-2, 9);
  case 1:
    return int64_t(1) << input.ConsumeIntegralInRange(0, 63);
  case 2:
    return (int64_t(1) << input.ConsumeIntegralInRange(0, 62)) - 1;
  case 3:
    return -(int64_t(1) << input.ConsumeIntegralInRange(0, 62));
  case 4:
    return pick({std::numeric_limits<int64_t>::max(),
                 std::numeric_limits<int64_t>::min(),
                 std::numeric_limits<int32_t>::max(),
                 std::numeric_limits<int32_t>::min(), 511, 512, 513});
  default:
    return input.ConsumeIntegral<int64_t>();
  }
}

void DrawBase::disturb(void *params, size_t bytes) {
  // Half of all are left as they are.
  int count = input.ConsumeBool() ? input.ConsumeIntegralInRange(0, 3) : 0;
  for (int i = 0; i < count; ++i) {
    int kind = input.ConsumeIntegralInRange(0, 7);
    if (kind < 3) {
      // A word of the structure. Pointers are set after this.
      int64_t value = drawWord();
      size_t width = input.ConsumeBool() ? 4 : 8;
      size_t at = input.ConsumeIntegralInRange<size_t>(0, bytes / width - 1);
      std::memcpy(static_cast<char *>(params) + at * width, &value, width);
      continue;
    }
    if (arrays.empty())
      continue;
    size_t index = input.ConsumeIntegralInRange<size_t>(0, arrays.size() - 1);
    ArrayDraw &drawn = arrays[index];
    int dim = input.ConsumeIntegralInRange(0, PRELUDE_MAX_RANK - 1);
    switch (kind) {
    case 3:
      drawn.array->shape[dim] = drawWord();
      break;
    case 4:
      drawn.array->stride[dim] = drawWord();
      break;
    case 5:
      drawn.array->dtype = int32_t(input.ConsumeIntegralInRange(-1, 9));
      break;
    case 6:
      // Memory that begins elsewhere, at times within that of another array.
      drawn.skew = input.ConsumeIntegralInRange<int64_t>(0, 64);
      if (index > 0 && input.ConsumeBool())
        drawn.sharedWith =
            int(input.ConsumeIntegralInRange<size_t>(0, index - 1));
      break;
    default:
      if (input.ConsumeBool())
        drawn.isNull = true;
      else
        drawn.array->rank = input.ConsumeIntegralInRange(-1, 7);
      break;
    }
  }
}

//===----------------------------------------------------------------------===//
// The structures
//===----------------------------------------------------------------------===//

template <>
void Draw<prelude_split_params>::draw() {
  bool gated = input.ConsumeBool();
  int64_t width = (queryHeads * (gated ? 2 : 1) + 2 * kvHeads) * size;
  set(params.qkv, Role::Input, dtype, {tokens, width});
  setHeads(params.q, Role::Output, queryHeads);
  setHeads(params.k, Role::Output, kvHeads);
  setHeads(params.v, Role::Output, kvHeads);
  if (gated)
    setHeads(params.gate, Role::Output, queryHeads);
  add(params.gate, Role::Output);
}

template <>
void Draw<prelude_rms_norm_params>::draw() {
  int64_t width = size;
  if (oneIn(3)) {
    width = queryHeads * size;
    set(params.x, Role::Input, dtype, {tokens, width});
    set(params.y, Role::Output, dtype, {tokens, width});
  } else {
    setHeads(params.x, Role::Input, queryHeads);
    params.y = params.x;
    arrays.push_back({&params.y, Role::Output});
  }
  setWeight(params.weight, width);
  add(params.weight, Role::Input);
  workInPlace(params.y, params.x);
  params.eps = oneIn(4) ? input.ConsumeFloatingPoint<float>() : 1e-6f;
  params.weight_offset = float(pick({0, 1}));
  params.rounding = int32_t(pick({0, 1}));
}

template <>
void Draw<prelude_rope_params>::draw() {
  setHeads(params.x, Role::Input, queryHeads);
  setHeads(params.y, Role::Output, queryHeads);
  setRope(params.rope, params.cos, params.sin, params.positions);
  add(params.positions, Role::Index);
  workInPlace(params.y, params.x);
  setErrors(params.errors);
}

template <>
void Draw<prelude_kv_cache_update_params>::draw() {
  setHeads(params.k, Role::Input, kvHeads);
  setHeads(params.v, Role::Input, kvHeads);
  setCaches(params.layout, params.slots, params.k_scale, params.v_scale,
            params.k_cache, params.v_cache);
  add(params.k_scale, Role::Input);
  add(params.v_scale, Role::Input);
  setErrors(params.errors);
}

template <>
void Draw<prelude_fused_params>::draw() {
  bool packed = input.ConsumeBool(), gated = packed && oneIn(3);
  bool hasK = packed || !oneIn(4), hasCache = hasK && !oneIn(3);
  params.flags =
      (gated ? PRELUDE_FLAG_GATE : 0u) | (oneIn(5) ? PRELUDE_FLAG_RELAXED : 0u);
  if (packed) {
    set(params.qkv, Role::Input, dtype,
        {tokens, (queryHeads * (gated ? 2 : 1) + 2 * kvHeads) * size});
  } else {
    setHeads(params.q, Role::Input, queryHeads);
    if (hasK) {
      setHeads(params.k, Role::Input, kvHeads);
      setHeads(params.v, Role::Input, kvHeads);
    }
  }
  params.norm_rounding = int32_t(pick({0, 1}));
  params.norm_scope = oneIn(4) ? PRELUDE_NORM_SCOPE_TOKEN : 0;
  params.order = int32_t(pick({0, 1}));
  params.weight_offset = float(pick({0, 1}));
  params.q_eps = 1e-6f;
  params.k_eps = 1e-5f;
  params.v_eps = oneIn(4) ? input.ConsumeFloatingPoint<float>() : 0.0f;
  auto width = [&](int64_t heads) {
    return params.norm_scope == PRELUDE_NORM_SCOPE_TOKEN ? heads * size : size;
  };
  if ((params.has_q_norm = input.ConsumeBool()))
    setWeight(params.q_weight, width(queryHeads));
  if ((params.has_k_norm = hasK && input.ConsumeBool()))
    setWeight(params.k_weight, width(kvHeads));
  if ((params.has_v_norm = hasK && oneIn(4)))
    setWeight(params.v_weight, width(kvHeads));
  if (!oneIn(3))
    setRope(params.rope, params.cos, params.sin, params.positions);

  setHeads(params.q_out, Role::Output, queryHeads);
  if (oneIn(4)) {
    params.q_out.dtype =
        int32_t(pick({PRELUDE_DTYPE_F8E4M3FN, PRELUDE_DTYPE_F8E5M2,
                      PRELUDE_DTYPE_F8E4M3FNUZ}));
    if (input.ConsumeBool())
      set(params.q_scale, Role::Input, PRELUDE_DTYPE_F32,
          {oneIn(2) ? queryHeads : 1});
  }
  // As an older caller knows the structure.
  if (oneIn(8))
    params.struct_size = offsetof(prelude_fused_params, q_scale);
  if (gated && input.ConsumeBool())
    setHeads(params.gate_out, Role::Output, queryHeads);
  if (hasK && input.ConsumeBool())
    setHeads(params.k_out, Role::Output, kvHeads);
  if (hasK && oneIn(3))
    setHeads(params.v_out, Role::Output, kvHeads);
  if (packed) {
    workInPlace(params.q_out, params.qkv);
    if (!gated)
      workInPlace(params.k_out, params.qkv,
                  queryHeads * size * getDtypeBytes(dtype));
  } else {
    workInPlace(params.q_out, params.q);
    workInPlace(params.k_out, params.k);
    workInPlace(params.v_out, params.v);
  }
  if (hasCache)
    setCaches(params.layout, params.slots, params.k_scale, params.v_scale,
              params.k_cache, params.v_cache);
  layout = &params.layout;
  for (prelude_tensor *absent :
       {&params.qkv, &params.q, &params.k, &params.v, &params.q_weight,
        &params.k_weight, &params.v_weight, &params.cos, &params.sin,
        &params.k_scale, &params.v_scale})
    add(*absent, Role::Input);
  add(params.q_scale, Role::Input);
  add(params.positions, Role::Index);
  add(params.slots, Role::Index);
  for (prelude_tensor *absent :
       {&params.gate_out, &params.k_out, &params.v_out})
    add(*absent, Role::Output);
  add(params.k_cache, Role::KCache);
  add(params.v_cache, Role::VCache);
  setErrors(params.errors);
}
