//===- HeadView.cpp - Where tokens, heads and dims lie in a value ---------===//
//
// Following factors of dimensions through reshapes and transposes.
//
//===----------------------------------------------------------------------===//

#include "HeadView.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace prelude {

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// The permutation of a transpose: dimension i of the result is dimension
/// permutation[i] of the source.
static std::optional<SmallVector<int64_t>> getPermutation(Operation *op) {
  if (auto transpose = dyn_cast<linalg::TransposeOp>(op)) {
    if (transpose->getNumResults() != 1)
      return std::nullopt;
    return llvm::to_vector(transpose.getPermutation());
  }
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumDpsInputs() != 1 ||
      generic->getNumResults() != 1 ||
      generic.getNumParallelLoops() != generic.getNumLoops())
    return std::nullopt;
  Block *body = generic.getBody();
  if (!llvm::hasSingleElement(*body) ||
      body->getTerminator()->getOperand(0) != body->getArgument(0))
    return std::nullopt;
  AffineMap in = generic.getMatchingIndexingMap(generic.getDpsInputOperand(0));
  AffineMap out = generic.getMatchingIndexingMap(generic.getDpsInitOperand(0));
  if (!in.isPermutation() || !out.isPermutation())
    return std::nullopt;
  SmallVector<int64_t> permutation;
  for (unsigned i = 0, e = out.getNumResults(); i != e; ++i) {
    std::optional<unsigned> position = in.getResultPosition(out.getResult(i));
    if (!position)
      return std::nullopt;
    permutation.push_back(*position);
  }
  return permutation;
}

bool isView(Operation *op) {
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return true;
  return isa<linalg::TransposeOp, linalg::GenericOp>(op) &&
         getPermutation(op).has_value();
}

Value getViewSource(Operation *view) { return view->getOperand(0); }

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

unsigned HeadView::addFactor(int64_t size) {
  sizes.push_back(size);
  return sizes.size() - 1;
}

HeadView HeadView::get(RankedTensorType type) {
  HeadView view;
  Factors *roles[] = {&view.tokens, &view.heads, &view.headDims};
  for (auto [role, size] : llvm::zip_equal(roles, type.getShape())) {
    if (size != 1)
      role->push_back(view.addFactor(size));
    view.dims.push_back(*role);
  }
  return view;
}

void HeadView::split(unsigned factor, ArrayRef<unsigned> parts) {
  auto replace = [&](Factors &factors) {
    auto *it = llvm::find(factors, factor);
    if (it == factors.end())
      return;
    it = factors.erase(it);
    factors.insert(it, parts.begin(), parts.end());
  };
  replace(tokens);
  replace(heads);
  replace(headDims);
  for (Factors &dim : dims)
    replace(dim);
}

std::optional<SmallVector<HeadView::Factors>>
HeadView::distribute(const Factors &factors, ArrayRef<int64_t> extents) {
  // The extents that need factors at all.
  SmallVector<unsigned> wanted;
  for (auto [index, extent] : llvm::enumerate(extents))
    if (extent != 1)
      wanted.push_back(index);
  SmallVector<Factors> result(extents.size());
  if (wanted.empty() || factors.empty()) {
    if (!wanted.empty() || !factors.empty())
      return std::nullopt;
    return result;
  }
  if (wanted.size() == 1) {
    result[wanted.front()] = factors;
    return result;
  }
  // One factor is cut as the extents say, dynamic ones included.
  if (factors.size() == 1) {
    SmallVector<unsigned> parts;
    for (unsigned index : wanted) {
      parts.push_back(addFactor(extents[index]));
      result[index] = {parts.back()};
    }
    split(factors.front(), parts);
    return result;
  }
  // Several factors: static extents take what they need. A dynamic extent takes
  // a dynamic factor, and as the products are equal, so are the two, if there
  // is only one of each.
  auto isDynamicFactor = [&](unsigned factor) {
    return ShapedType::isDynamic(sizes[factor]);
  };
  if (llvm::count_if(factors, isDynamicFactor) > 1 ||
      llvm::count_if(extents, ShapedType::isDynamic) > 1)
    return std::nullopt;
  Factors left = factors;
  for (unsigned index : wanted) {
    int64_t extent = extents[index];
    if (ShapedType::isDynamic(extent)) {
      if (left.empty() || !isDynamicFactor(left.front()))
        return std::nullopt;
      result[index] = {left.front()};
      left.erase(left.begin());
      continue;
    }
    while (extent != 1) {
      if (left.empty() || isDynamicFactor(left.front()))
        return std::nullopt;
      unsigned factor = left.front();
      if (sizes[factor] == 0 || extent == 0)
        return std::nullopt;
      if (extent % sizes[factor] == 0) {
        extent /= sizes[factor];
        result[index].push_back(factor);
        left.erase(left.begin());
        continue;
      }
      if (sizes[factor] % extent != 0)
        return std::nullopt;
      unsigned inner = addFactor(sizes[factor] / extent);
      unsigned outer = addFactor(extent);
      split(factor, {outer, inner});
      // The factor may have been part of an extent that is done, but never is:
      // what is done was taken off `left`.
      result[index].push_back(outer);
      left.front() = inner;
      extent = 1;
    }
  }
  if (!left.empty())
    return std::nullopt;
  return result;
}

bool HeadView::expand(ArrayRef<ReassociationIndices> groups,
                      ArrayRef<int64_t> extents) {
  HeadView before = *this;
  SmallVector<Factors> expanded(extents.size());
  for (auto [index, group] : llvm::enumerate(groups)) {
    SmallVector<int64_t> groupExtents;
    for (int64_t dim : group)
      groupExtents.push_back(extents[dim]);
    std::optional<SmallVector<Factors>> parts =
        distribute(Factors(dims[index]), groupExtents);
    if (!parts) {
      *this = before;
      return false;
    }
    for (auto [dim, factors] : llvm::zip_equal(group, *parts))
      expanded[dim] = factors;
  }
  dims = std::move(expanded);
  return true;
}

void HeadView::collapse(ArrayRef<ReassociationIndices> groups) {
  SmallVector<Factors> collapsed;
  for (const ReassociationIndices &group : groups) {
    Factors &factors = collapsed.emplace_back();
    for (int64_t dim : group)
      llvm::append_range(factors, dims[dim]);
  }
  dims = std::move(collapsed);
}

bool HeadView::moveToSource(Operation *op) {
  if (auto collapseOp = dyn_cast<tensor::CollapseShapeOp>(op))
    return expand(collapseOp.getReassociationIndices(),
                  getShape(collapseOp.getSrc()));
  if (auto expandOp = dyn_cast<tensor::ExpandShapeOp>(op)) {
    collapse(expandOp.getReassociationIndices());
    return true;
  }
  std::optional<SmallVector<int64_t>> permutation = getPermutation(op);
  if (!permutation)
    return false;
  SmallVector<Factors> permuted(dims.size());
  for (auto [dim, sourceDim] : llvm::enumerate(*permutation))
    permuted[sourceDim] = dims[dim];
  dims = std::move(permuted);
  return true;
}

bool HeadView::moveToResult(Operation *op) {
  if (auto expandOp = dyn_cast<tensor::ExpandShapeOp>(op))
    return expand(expandOp.getReassociationIndices(),
                  getShape(expandOp.getResult()));
  if (auto collapseOp = dyn_cast<tensor::CollapseShapeOp>(op)) {
    collapse(collapseOp.getReassociationIndices());
    return true;
  }
  std::optional<SmallVector<int64_t>> permutation = getPermutation(op);
  if (!permutation)
    return false;
  SmallVector<Factors> permuted;
  for (int64_t sourceDim : *permutation)
    permuted.push_back(dims[sourceDim]);
  dims = std::move(permuted);
  return true;
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

bool HeadView::isTokensHeadsDims() const {
  return dims.size() == 3 && dims[0] == tokens && dims[1] == heads &&
         dims[2] == headDims;
}

bool HeadView::endsInDims() const {
  return !dims.empty() && dims.back() == headDims;
}

bool HeadView::endsInHeadsAndDims() const {
  Factors both = heads;
  llvm::append_range(both, headDims);
  return !dims.empty() && dims.back() == both;
}

std::optional<HeadView::Operand>
HeadView::getOperand(RankedTensorType type) const {
  Factors headsAndDims = heads, tokensAndHeads = tokens;
  llvm::append_range(headsAndDims, headDims);
  llvm::append_range(tokensAndHeads, heads);
  auto join = [](const Factors &a, const Factors &b) {
    Factors both = a;
    llvm::append_range(both, b);
    return both;
  };
  unsigned rank = dims.size();
  Operand operand{type, /*headMajor=*/false, std::nullopt};
  auto expandTo = [&](ArrayRef<int64_t> shape,
                      SmallVector<ReassociationIndices> reassociation) {
    operand.type = type.clone(shape);
    operand.reassociation = std::move(reassociation);
    return operand;
  };
  auto getSize = [&](const Factors &factors) -> int64_t {
    int64_t size = 1;
    for (unsigned factor : factors) {
      if (ShapedType::isDynamic(sizes[factor]))
        return ShapedType::kDynamic;
      size *= sizes[factor];
    }
    return size;
  };
  int64_t numHeads = getSize(heads), headSize = getSize(headDims);

  if (rank == 3) {
    if (isTokensHeadsDims())
      return operand;
    if (dims[0] == heads && dims[1] == tokens && dims[2] == headDims) {
      operand.headMajor = true;
      return operand;
    }
    if (join(dims[0], dims[1]) == tokens && dims[2] == headsAndDims)
      return expandTo(
          {type.getDimSize(0), type.getDimSize(1), numHeads, headSize},
          {{0}, {1}, {2, 3}});
  }
  if (rank == 4 && dims[3] == headDims) {
    if (join(dims[0], dims[1]) == tokens && dims[2] == heads)
      return operand;
    if (join(dims[0], dims[2]) == tokens && dims[1] == heads) {
      operand.headMajor = true;
      return operand;
    }
  }
  if (rank == 2) {
    if (dims[0] == tokens && dims[1] == headsAndDims)
      return expandTo({type.getDimSize(0), numHeads, headSize}, {{0}, {1, 2}});
    if (dims[0] == tokensAndHeads && dims[1] == headDims)
      return expandTo({getSize(tokens), numHeads, headSize}, {{0, 1}, {2}});
  }
  return std::nullopt;
}

std::optional<unsigned> HeadView::getHeadsDim(int64_t &extentPerHead) const {
  extentPerHead = 1;
  for (unsigned factor : headDims)
    extentPerHead *= sizes[factor];
  Factors before;
  unsigned last = dims.size() - 1;
  if (endsInHeadsAndDims()) {
    for (unsigned dim = 0; dim != last; ++dim)
      llvm::append_range(before, dims[dim]);
    if (before == tokens)
      return last;
  }
  if (dims.size() >= 2 && endsInDims() && dims[last - 1] == heads) {
    extentPerHead = 1;
    for (unsigned dim = 0; dim != last - 1; ++dim)
      llvm::append_range(before, dims[dim]);
    if (before == tokens)
      return last - 1;
  }
  return std::nullopt;
}

} // namespace prelude
