//===- ToFp8.cpp - f32 to fp8 in integer arithmetic -----------------------===//
//
// What a cache of an fp8 type stores.
//
//===----------------------------------------------------------------------===//

#include "Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

#include <cmath>

using namespace mlir;

Value prelude::decompose::toFp8(OpBuilder &builder, Location loc, Value value,
                                FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  // The bits of the mantissa that are stored, and the smallest exponent of a
  // normal number.
  int mantissaBits = int(APFloat::semanticsPrecision(semantics)) - 1;
  int minExponent = APFloat::semanticsMinExponent(semantics);
  int dropped = 23 - mantissaBits;
  float largest = APFloat::getLargest(semantics).convertToFloat();
  uint32_t nanCode =
      APFloat::getQNaN(semantics).bitcastToAPInt().getZExtValue();
  bool hasNegativeZero =
      APFloat::getZero(semantics, /*Negative=*/true).isNegative();

  Type i32 = builder.getI32Type();
  auto integer = [&](uint32_t constant) -> Value {
    return arith::ConstantOp::create(
        builder, loc,
        builder.getI32IntegerAttr(static_cast<int32_t>(constant)));
  };
  auto bitcast = [&](Type to, Value from) -> Value {
    return arith::BitcastOp::create(builder, loc, to, from);
  };
  auto getFloatBits = [](float number) {
    return static_cast<uint32_t>(
        APFloat(number).bitcastToAPInt().getZExtValue());
  };

  Value bits = bitcast(i32, value);
  Value magnitudeBits =
      arith::AndIOp::create(builder, loc, bits, integer(0x7FFFFFFF));
  // Saturates; of a NaN it makes a number, which is replaced at the end.
  Value magnitude = arith::MinNumFOp::create(
      builder, loc, bitcast(builder.getF32Type(), magnitudeBits),
      createF32(builder, loc, largest));
  magnitudeBits = bitcast(i32, magnitude);

  // Normal numbers: add half a step, less one where the last bit that stays is
  // 0, and cut; the carry runs into the exponent.
  Value lastBit = arith::AndIOp::create(
      builder, loc,
      arith::ShRUIOp::create(builder, loc, magnitudeBits, integer(dropped)),
      integer(1));
  Value rounded = arith::AddIOp::create(
      builder, loc,
      arith::AddIOp::create(builder, loc, magnitudeBits,
                            integer((1u << (dropped - 1)) - 1)),
      lastBit);
  Value normal = arith::SubIOp::create(
      builder, loc,
      arith::ShRUIOp::create(builder, loc, rounded, integer(dropped)),
      integer(static_cast<uint32_t>(127 + minExponent - 1) << mantissaBits));

  // Denormal ones: an f32 sum with a number whose last place is worth the
  // type's smallest step rounds to that step.
  float magic = std::ldexp(1.0f, minExponent - mantissaBits + 23);
  Value sum = arith::AddFOp::create(builder, loc, magnitude,
                                    createF32(builder, loc, magic));
  Value denormal = arith::SubIOp::create(builder, loc, bitcast(i32, sum),
                                         integer(getFloatBits(magic)));

  Value isNormal = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::uge, magnitudeBits,
      integer(getFloatBits(std::ldexp(1.0f, minExponent))));
  Value code =
      arith::SelectOp::create(builder, loc, isNormal, normal, denormal);
  Value sign = arith::AndIOp::create(
      builder, loc, arith::ShRUIOp::create(builder, loc, bits, integer(24)),
      integer(0x80));
  if (!hasNegativeZero) {
    Value isZero = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                         code, integer(0));
    sign = arith::SelectOp::create(builder, loc, isZero, integer(0), sign);
  }
  code = arith::OrIOp::create(builder, loc, code, sign);
  Value isNaN = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                      value, value);
  code = arith::SelectOp::create(builder, loc, isNaN, integer(nanCode), code);
  return bitcast(
      type, arith::TruncIOp::create(builder, loc, builder.getI8Type(), code));
}
