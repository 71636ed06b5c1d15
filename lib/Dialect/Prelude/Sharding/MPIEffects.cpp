//===- MPIEffects.cpp - What a collective reads and writes ----------------===//

#include "MPIEffects.h"

#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace prelude {

namespace {

struct AllReduceEffects
    : MemoryEffectOpInterface::ExternalModel<AllReduceEffects,
                                             mpi::AllReduceOp> {
  void
  getEffects(Operation *op,
             SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const {
    auto reduce = cast<mpi::AllReduceOp>(op);
    effects.emplace_back(MemoryEffects::Read::get(),
                         &reduce.getSendbufMutable());
    effects.emplace_back(MemoryEffects::Write::get(),
                         &reduce.getRecvbufMutable());
    // Of all ranks: none goes without, and none before another.
    effects.emplace_back(MemoryEffects::Write::get());
  }
};

} // namespace

void attachMPIEffects(MLIRContext &context) {
  if (!OperationName(mpi::AllReduceOp::getOperationName(), &context)
           .hasInterface<MemoryEffectOpInterface>())
    mpi::AllReduceOp::attachInterface<AllReduceEffects>(context);
}

} // namespace prelude
