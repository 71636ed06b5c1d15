//===- RuntimeCalls.h - Ops as calls into the runtime -----------*- C++ -*-===//
//
// What an op of the dialect on memrefs becomes in the C ABI of
// runtime/include/prelude/Runtime.h, as plain data. The lowerings to LLVM and
// to func both turn this description to IR, so there is one place that knows
// which operand goes to which field.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_CONVERSION_RUNTIMECALLS_RUNTIMECALLS_H
#define PRELUDE_CONVERSION_RUNTIMECALLS_RUNTIMECALLS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace prelude {

/// A call of `symbol(params, target, stream) -> status`. `params` points to a
/// copy of `image` in which the words listed below are filled in at run time. A
/// word is eight bytes, and words are counted from the start of the structure.
struct RuntimeCall {
  /// Where the address of an operand's first element goes.
  struct Address {
    unsigned word;
    unsigned operand;
  };
  /// Where an extent or a stride of an operand goes that is not static.
  struct Dim {
    unsigned word;
    unsigned operand;
    unsigned dim;
  };

  llvm::StringRef symbol;
  /// The parameter structure with all that is known at compile time.
  llvm::SmallVector<uint64_t, 0> image;
  llvm::SmallVector<Address, 0> addresses;
  llvm::SmallVector<Dim, 0> extents;
  llvm::SmallVector<Dim, 0> strides;

  /// A name for `image` that depends on its contents only.
  std::string getImageName() const;
};

/// Describes the call that runs `op`, an op of the dialect on memrefs other
/// than prelude.split (which is views). Emits an error where the ABI has no
/// spelling for it.
mlir::FailureOr<RuntimeCall> describeRuntimeCall(mlir::Operation *op);

/// The entry block of the scope that an alloca made for `op` would live in, or
/// null where there is none. What is made there does not grow the stack in a
/// loop.
mlir::Block *getAllocaBlock(mlir::Operation *op);

/// The prelude_dtype of an element type, or nothing.
std::optional<int32_t> getRuntimeDtype(mlir::Type type);

/// The function that compiled code hands each call's status and its name to:
/// void(i32 status, ptr name), the name ends with a zero byte.
inline constexpr llvm::StringLiteral kCheckSymbol = "prelude_check_v1";

/// The function that gives compiled code the stream to work in: ptr().
inline constexpr llvm::StringLiteral kStreamSymbol = "prelude_stream_v1";

/// What a status is reported as: `prelude.fused in main`.
std::string getCallName(mlir::Operation *op);

/// What a module says about how it is lowered, as entries of the module's
/// `dlti.map` (or of any scope around the op that dlti::query sees).
inline constexpr llvm::StringLiteral kTargetKey = "prelude:target";
inline constexpr llvm::StringLiteral kStatusKey = "prelude:status";

struct RuntimeCallOptions {
  int32_t target;   ///< prelude_target
  bool checkStatus; ///< call kCheckSymbol after each call
};

/// A prelude_target by its name, or nothing.
std::optional<int32_t> parseTarget(llvm::StringRef name);
/// Whether the status is checked, by the name `check` or `ignore`.
std::optional<bool> parseStatusMode(llvm::StringRef name);

/// The options in force at `op`; by default target cpu and status checked.
/// Emits an error on values that have no meaning.
mlir::FailureOr<RuntimeCallOptions> getRuntimeCallOptions(mlir::Operation *op);

} // namespace prelude

#endif // PRELUDE_CONVERSION_RUNTIMECALLS_RUNTIMECALLS_H
