//===- IndexFunctions.cpp - Index arithmetic over known ranges ------------===//
//
// Sums are kept as sorted lists of atoms (dims, symbols, floordivs, mods) with
// coefficients; floordiv and mod are decided by ranges where they can be.
//
//===----------------------------------------------------------------------===//

#include "prelude/Analysis/IndexFunctions.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;

namespace prelude {

namespace {

/// A sum of atoms with coefficients and a constant.
struct LinearForm {
  SmallVector<std::pair<AffineExpr, int64_t>, 4> terms;
  int64_t constant = 0;
  bool valid = true;

  void addTerm(AffineExpr atom, int64_t factor) {
    for (auto &[known, coefficient] : terms)
      if (known == atom) {
        if (llvm::AddOverflow(coefficient, factor, coefficient))
          valid = false;
        return;
      }
    terms.emplace_back(atom, factor);
  }
  void addConstant(int64_t value) {
    if (llvm::AddOverflow(constant, value, constant))
      valid = false;
  }
};

/// An order of atoms that doesn't depend on where they are in memory.
int compare(AffineExpr lhs, AffineExpr rhs) {
  if (lhs == rhs)
    return 0;
  if (lhs.getKind() != rhs.getKind())
    return lhs.getKind() < rhs.getKind() ? -1 : 1;
  auto order = [](int64_t a, int64_t b) { return a < b ? -1 : a > b ? 1 : 0; };
  if (auto dim = dyn_cast<AffineDimExpr>(lhs))
    return order(dim.getPosition(), cast<AffineDimExpr>(rhs).getPosition());
  if (auto symbol = dyn_cast<AffineSymbolExpr>(lhs))
    return order(symbol.getPosition(),
                 cast<AffineSymbolExpr>(rhs).getPosition());
  if (auto constant = dyn_cast<AffineConstantExpr>(lhs))
    return order(constant.getValue(), cast<AffineConstantExpr>(rhs).getValue());
  auto l = cast<AffineBinaryOpExpr>(lhs), r = cast<AffineBinaryOpExpr>(rhs);
  if (int result = compare(l.getLHS(), r.getLHS()))
    return result;
  return compare(l.getRHS(), r.getRHS());
}

void decompose(AffineExpr expr, int64_t factor, LinearForm &form) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant: {
    int64_t product;
    if (llvm::MulOverflow(cast<AffineConstantExpr>(expr).getValue(), factor,
                          product))
      form.valid = false;
    else
      form.addConstant(product);
    return;
  }
  case AffineExprKind::Add: {
    auto sum = cast<AffineBinaryOpExpr>(expr);
    decompose(sum.getLHS(), factor, form);
    decompose(sum.getRHS(), factor, form);
    return;
  }
  case AffineExprKind::Mul: {
    auto product = cast<AffineBinaryOpExpr>(expr);
    if (auto constant = dyn_cast<AffineConstantExpr>(product.getRHS())) {
      int64_t scaled;
      if (llvm::MulOverflow(constant.getValue(), factor, scaled))
        form.valid = false;
      else
        decompose(product.getLHS(), scaled, form);
      return;
    }
    form.addTerm(expr, factor);
    return;
  }
  default:
    form.addTerm(expr, factor);
  }
}

LinearForm decompose(AffineExpr expr) {
  LinearForm form;
  decompose(expr, 1, form);
  return form;
}

/// q * (e floordiv q) + e mod q is e: what was cut into two and put together.
/// False where there is no such pair.
bool joinQuotient(LinearForm &form) {
  for (auto &[atom, factor] : form.terms) {
    auto quotient = dyn_cast<AffineBinaryOpExpr>(atom);
    if (!quotient || quotient.getKind() != AffineExprKind::FloorDiv)
      continue;
    auto divisor = dyn_cast<AffineConstantExpr>(quotient.getRHS());
    if (!divisor || divisor.getValue() <= 0 || factor == 0 ||
        factor % divisor.getValue() != 0)
      continue;
    AffineExpr whole = quotient.getLHS();
    AffineExpr rest = whole % divisor.getValue();
    int64_t scale = factor / divisor.getValue();
    for (auto &[other, otherFactor] : form.terms) {
      if (other != rest || otherFactor != scale)
        continue;
      factor = otherFactor = 0;
      decompose(whole, scale, form);
      return true;
    }
  }
  return false;
}

AffineExpr compose(LinearForm &form, MLIRContext *context) {
  if (!form.valid)
    return {};
  while (joinQuotient(form))
    if (!form.valid)
      return {};
  llvm::erase_if(form.terms, [](auto &term) { return term.second == 0; });
  llvm::sort(form.terms, [](auto &lhs, auto &rhs) {
    return compare(lhs.first, rhs.first) < 0;
  });
  AffineExpr sum = getAffineConstantExpr(form.constant, context);
  bool first = form.constant == 0;
  AffineExpr terms;
  for (auto &[atom, coefficient] : form.terms) {
    AffineExpr term = coefficient == 1 ? atom : atom * coefficient;
    terms = terms ? terms + term : term;
  }
  if (!terms)
    return sum;
  return first ? terms : terms + form.constant;
}

} // namespace

AffineExpr IndexSpace::getDim(DimKind kind, int64_t extent, unsigned ordinal) {
  if (extent == 1)
    return getConstant(0);
  auto [it, inserted] = pool.try_emplace({kind, extent, ordinal}, dims.size());
  if (inserted)
    dims.push_back({kind, extent});
  return getAffineDimExpr(it->second, context);
}

AffineExpr IndexSpace::getConstant(int64_t value) const {
  return getAffineConstantExpr(value, context);
}

AffineExpr IndexSpace::add(AffineExpr lhs, AffineExpr rhs) const {
  if (!lhs || !rhs)
    return {};
  LinearForm form = decompose(lhs);
  decompose(rhs, 1, form);
  return compose(form, context);
}

AffineExpr IndexSpace::add(AffineExpr lhs, int64_t rhs) const {
  return add(lhs, getConstant(rhs));
}

AffineExpr IndexSpace::mul(AffineExpr lhs, int64_t rhs) const {
  if (!lhs)
    return {};
  LinearForm form;
  decompose(lhs, rhs, form);
  return compose(form, context);
}

bool IndexSpace::divide(AffineExpr lhs, int64_t divisor, AffineExpr &quotient,
                        AffineExpr &rest) const {
  LinearForm form = decompose(lhs), multiple, remainder;
  if (!form.valid)
    return false;
  auto split = [&](int64_t value, int64_t &floor) {
    floor = llvm::divideFloorSigned(value, divisor);
    return value - floor * divisor;
  };
  int64_t floor;
  for (auto &[atom, coefficient] : form.terms) {
    int64_t r = split(coefficient, floor);
    multiple.addTerm(atom, floor);
    remainder.addTerm(atom, r);
  }
  remainder.addConstant(split(form.constant, floor));
  multiple.addConstant(floor);
  quotient = compose(multiple, context);
  rest = compose(remainder, context);
  if (!quotient || !rest)
    return false;
  // The rest may lie in one interval between multiples, though not the first.
  if (std::optional<Range> range = getRange(rest)) {
    int64_t low = llvm::divideFloorSigned(range->min, divisor);
    if (low == llvm::divideFloorSigned(range->max, divisor) && low != 0) {
      quotient = add(quotient, low);
      rest = add(rest, -low * divisor);
    }
  }
  return quotient && rest;
}

/// The greatest number that divides all coefficients of `expr` and `divisor`.
static int64_t getCommonFactor(const LinearForm &form, int64_t divisor) {
  int64_t common = divisor;
  for (auto &[atom, coefficient] : form.terms)
    common = std::gcd(common, coefficient);
  return common;
}

AffineExpr IndexSpace::floorDiv(AffineExpr lhs, int64_t rhs) const {
  AffineExpr quotient, rest;
  if (!lhs || rhs <= 0 || !divide(lhs, rhs, quotient, rest))
    return {};
  std::optional<Range> range = getRange(rest);
  if (range && range->min >= 0 && range->max < rhs)
    return quotient;
  LinearForm form = decompose(rest);
  int64_t common = getCommonFactor(form, rhs);
  for (auto &[atom, coefficient] : form.terms)
    coefficient /= common;
  form.constant = llvm::divideFloorSigned(form.constant, common);
  AffineExpr reduced = compose(form, context);
  if (!reduced)
    return {};
  return add(quotient, reduced.floorDiv(rhs / common));
}

AffineExpr IndexSpace::mod(AffineExpr lhs, int64_t rhs) const {
  AffineExpr quotient, rest;
  if (!lhs || rhs <= 0 || !divide(lhs, rhs, quotient, rest))
    return {};
  std::optional<Range> range = getRange(rest);
  if (range && range->min >= 0 && range->max < rhs)
    return rest;
  LinearForm form = decompose(rest);
  int64_t common = getCommonFactor(form, rhs);
  if (form.constant % common != 0)
    return rest % rhs;
  for (auto &[atom, coefficient] : form.terms)
    coefficient /= common;
  form.constant /= common;
  AffineExpr reduced = compose(form, context);
  if (!reduced)
    return {};
  return mul(reduced % (rhs / common), common);
}

AffineExpr IndexSpace::apply(AffineExpr expr,
                             ArrayRef<AffineExpr> replacements) const {
  if (!expr)
    return {};
  switch (expr.getKind()) {
  case AffineExprKind::DimId: {
    unsigned position = cast<AffineDimExpr>(expr).getPosition();
    return position < replacements.size() ? replacements[position]
                                          : AffineExpr();
  }
  case AffineExprKind::SymbolId:
  case AffineExprKind::Constant:
    return expr;
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  AffineExpr lhs = apply(binary.getLHS(), replacements);
  AffineExpr rhs = apply(binary.getRHS(), replacements);
  if (!lhs || !rhs)
    return {};
  if (expr.getKind() == AffineExprKind::Add)
    return add(lhs, rhs);
  std::optional<int64_t> constant = getConstantValue(rhs);
  if (!constant)
    return {};
  switch (expr.getKind()) {
  case AffineExprKind::Mul:
    return mul(lhs, *constant);
  case AffineExprKind::FloorDiv:
    return floorDiv(lhs, *constant);
  case AffineExprKind::CeilDiv:
    return floorDiv(add(lhs, *constant - 1), *constant);
  case AffineExprKind::Mod:
    return mod(lhs, *constant);
  default:
    return {};
  }
}

AffineExpr IndexSpace::substitute(AffineExpr expr, AffineExpr dim,
                                  AffineExpr replacement) const {
  if (!expr || expr == dim)
    return expr ? replacement : AffineExpr();
  if (!dependsOn(expr, dim))
    return expr;
  SmallVector<AffineExpr> replacements;
  for (unsigned i = 0, e = dims.size(); i < e; ++i)
    replacements.push_back(getAffineDimExpr(i, context));
  replacements[cast<AffineDimExpr>(dim).getPosition()] = replacement;
  return apply(expr, replacements);
}

AffineExpr IndexSpace::linearize(ArrayRef<AffineExpr> indices,
                                 ArrayRef<int64_t> shape) const {
  AffineExpr position = getConstant(0);
  for (auto [index, extent] : llvm::zip_equal(indices, shape)) {
    if (ShapedType::isDynamic(extent))
      return {};
    position = add(mul(position, extent), index);
  }
  return position;
}

bool IndexSpace::delinearize(AffineExpr position, ArrayRef<int64_t> shape,
                             SmallVectorImpl<AffineExpr> &indices) const {
  SmallVector<AffineExpr> reversed;
  for (int64_t extent :
       llvm::reverse(shape.drop_front(shape.empty() ? 0 : 1))) {
    if (ShapedType::isDynamic(extent) || extent <= 0)
      return false;
    reversed.push_back(mod(position, extent));
    position = floorDiv(position, extent);
    if (!reversed.back() || !position)
      return false;
  }
  if (!shape.empty())
    reversed.push_back(position);
  indices.append(reversed.rbegin(), reversed.rend());
  return true;
}

std::optional<IndexSpace::Range> IndexSpace::getRange(AffineExpr expr) const {
  switch (expr.getKind()) {
  case AffineExprKind::Constant: {
    int64_t value = cast<AffineConstantExpr>(expr).getValue();
    return Range{value, value};
  }
  case AffineExprKind::DimId: {
    int64_t extent = dims[cast<AffineDimExpr>(expr).getPosition()].extent;
    if (ShapedType::isDynamic(extent))
      return std::nullopt;
    return Range{0, std::max<int64_t>(extent - 1, 0)};
  }
  case AffineExprKind::SymbolId:
    return std::nullopt;
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<Range> lhs = getRange(binary.getLHS());
  std::optional<Range> rhs = getRange(binary.getRHS());
  if (!rhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Mod && rhs->min == rhs->max &&
      rhs->min > 0) {
    if (lhs && lhs->min >= 0)
      return Range{0, std::min(lhs->max, rhs->min - 1)};
    return Range{0, rhs->min - 1};
  }
  if (!lhs)
    return std::nullopt;
  Range result;
  if (expr.getKind() == AffineExprKind::Add) {
    if (llvm::AddOverflow(lhs->min, rhs->min, result.min) ||
        llvm::AddOverflow(lhs->max, rhs->max, result.max))
      return std::nullopt;
    return result;
  }
  if (rhs->min != rhs->max)
    return std::nullopt;
  int64_t constant = rhs->min;
  if (expr.getKind() == AffineExprKind::Mul) {
    if (llvm::MulOverflow(lhs->min, constant, result.min) ||
        llvm::MulOverflow(lhs->max, constant, result.max))
      return std::nullopt;
    if (constant < 0)
      std::swap(result.min, result.max);
    return result;
  }
  if (expr.getKind() == AffineExprKind::FloorDiv && constant > 0)
    return Range{llvm::divideFloorSigned(lhs->min, constant),
                 llvm::divideFloorSigned(lhs->max, constant)};
  return std::nullopt;
}

std::optional<std::pair<AffineExpr, int64_t>>
IndexSpace::asSplitDim(AffineExpr expr) const {
  LinearForm form = decompose(expr);
  if (!form.valid || form.terms.size() != 1 || form.terms[0].second != 1)
    return std::nullopt;
  auto dim = dyn_cast<AffineDimExpr>(form.terms[0].first);
  if (!dim || dims[dim.getPosition()].kind != DimKind::Split)
    return std::nullopt;
  return std::make_pair(AffineExpr(dim), form.constant);
}

std::optional<IndexSpace::SplitPoint>
IndexSpace::getSplitPoint(AffineExpr expr, int64_t bound) const {
  if (auto split = asSplitDim(expr))
    return SplitPoint{split->first, bound - split->second, 0};
  // (dim + c) floordiv k < bound is dim < k * bound - c; (dim + c) mod k is
  // known in each of k interleaved parts.
  LinearForm form = decompose(expr);
  if (!form.valid || form.terms.size() != 1 || form.terms[0].second != 1)
    return std::nullopt;
  auto binary = dyn_cast<AffineBinaryOpExpr>(form.terms[0].first);
  if (!binary)
    return std::nullopt;
  auto split = asSplitDim(binary.getLHS());
  std::optional<int64_t> divisor = getConstantValue(binary.getRHS());
  if (!split || !divisor || *divisor <= 1)
    return std::nullopt;
  if (binary.getKind() == AffineExprKind::Mod)
    return SplitPoint{split->first, 0, *divisor};
  int64_t position;
  if (binary.getKind() != AffineExprKind::FloorDiv ||
      llvm::SubOverflow(bound, form.constant, position) ||
      llvm::MulOverflow(position, *divisor, position) ||
      llvm::SubOverflow(position, split->second, position))
    return std::nullopt;
  return SplitPoint{split->first, position, 0};
}

std::optional<int64_t> IndexSpace::getCoefficient(AffineExpr expr,
                                                  AffineExpr dim) const {
  LinearForm form = decompose(expr);
  if (!form.valid)
    return std::nullopt;
  int64_t coefficient = 0;
  for (auto &[atom, factor] : form.terms) {
    if (atom == dim)
      coefficient = factor;
    else if (dependsOn(atom, dim))
      return std::nullopt;
  }
  return coefficient;
}

bool IndexSpace::dependsOn(AffineExpr expr, AffineExpr dim) {
  auto dimExpr = dyn_cast<AffineDimExpr>(dim);
  return dimExpr && expr.isFunctionOfDim(dimExpr.getPosition());
}

bool IndexSpace::dependsOn(ArrayRef<AffineExpr> exprs, AffineExpr dim) {
  return llvm::any_of(exprs,
                      [&](AffineExpr expr) { return dependsOn(expr, dim); });
}

std::optional<int64_t> IndexSpace::getConstantValue(AffineExpr expr) {
  if (auto constant = dyn_cast_or_null<AffineConstantExpr>(expr))
    return constant.getValue();
  return std::nullopt;
}

} // namespace prelude
