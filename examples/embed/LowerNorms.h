//===- LowerNorms.h - The embedder's own lowering ---------------*- C++ -*-===//
//
// A pass of the embedder's, made of its own pattern and of Prelude's.
//
//===----------------------------------------------------------------------===//

#ifndef ACME_LOWERNORMS_H
#define ACME_LOWERNORMS_H

#include "mlir/Pass/Pass.h"

#include <memory>

namespace acme {

/// Norms over 80 elements become calls of @acme_rms_norm_80, which the machine
/// has; the other ops of the chain are decomposed. Fused ops stay.
std::unique_ptr<mlir::Pass> createLowerNormsPass();

} // namespace acme

#endif // ACME_LOWERNORMS_H
