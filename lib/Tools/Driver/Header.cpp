//===- Header.cpp - The C header of a compiled model ----------------------===//

#include "prelude/Tools/Library.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace prelude {

static void writeShape(llvm::raw_ostream &os, RankedTensorType type) {
  os << '[';
  llvm::interleaveComma(type.getShape(), os, [&](int64_t extent) {
    if (ShapedType::isDynamic(extent))
      os << '?';
    else
      os << extent;
  });
  os << ']';
}

/// `bf16 [1, 16, ?]`; a scalar is `bf16 []`. Of a rank, also what of the
/// `index`-th of `wholes` it has.
static void writeType(llvm::raw_ostream &os, RankedTensorType type,
                      ArrayRef<RankedTensorType> wholes, size_t index) {
  os << type.getElementType() << ' ';
  writeShape(os, type);
  if (wholes.empty())
    return;
  if (std::optional<int64_t> dim = findCut(wholes[index], type)) {
    os << ", the rank's piece along dimension " << *dim << " of ";
    writeShape(os, wholes[index]);
  }
}

static void writeEntry(llvm::raw_ostream &os, const Entry &entry) {
  // The name is the module's, which may hold anything.
  std::string name = entry.name;
  for (size_t at; (at = name.find("*/")) != std::string::npos;)
    name.replace(at, 2, "* /");
  os << "/* Runs @" << name;
  if (entry.ranks != 0)
    os << " on one of " << entry.ranks << " ranks";
  os << ".\n *\n * Inputs:\n";
  for (auto [index, type] : llvm::enumerate(entry.inputs)) {
    os << " *   " << index << ": ";
    writeType(os, type, entry.wholeInputs, index);
    auto *result = llvm::find(entry.resultsInArguments, int64_t(index));
    if (result != entry.resultsInArguments.end())
      os << ", updated in place to result "
         << result - entry.resultsInArguments.begin();
    os << '\n';
  }
  os << " * Results:\n";
  for (auto [index, type, argument] :
       llvm::enumerate(entry.results, entry.resultsInArguments)) {
    os << " *   " << index << ": ";
    writeType(os, type, entry.wholeResults, index);
    if (argument >= 0)
      os << ", in the memory of input " << argument << '\n';
    else
      os << ", allocated by the call\n";
  }
  std::string upper = StringRef(entry.symbol).upper();
  os << " */\n"
     << "enum {\n  " << upper << "_INPUTS = " << entry.inputs.size() << ",\n  "
     << upper << "_RESULTS = " << entry.results.size();
  if (entry.ranks != 0)
    os << ",\n  " << upper << "_RANKS = " << entry.ranks;
  os << "\n};\n"
     << "int32_t " << entry.symbol
     << "(const prelude_array *inputs, int32_t num_inputs,\n"
     << std::string(9 + entry.symbol.size(), ' ')
     << "prelude_array *results, int32_t num_results,\n"
     << std::string(9 + entry.symbol.size(), ' ') << "void *stream);\n"
     << "/* The same as data, for callers that do not know it. */\n"
     << "extern const prelude_function " << entry.symbol << "_function;\n\n";
}

void writeHeader(llvm::raw_ostream &os, ArrayRef<Entry> entries, StringRef name,
                 StringRef target, StringRef source) {
  std::string guard = "PRELUDE_COMPILED_" + name.upper() + "_H";
  std::string from = source.str();
  for (size_t at; (at = from.find("*/")) != std::string::npos;)
    from.replace(at, 2, "* /");
  unsigned ranks = entries.front().ranks;
  StringRef memory = target == "cpu" ? "the host" : "the device";
  os << "/* Made by prelude-compile from " << from << " for target " << target
     << ".\n *\n"
     << " * Every function returns a prelude_status; prelude_last_error_v1() "
        "says what\n"
     << " * was wrong. Arrays lie in memory of " << memory
     << ", in C order (strides count\n"
     << " * elements); ? is any extent. Inputs stay the caller's; those that "
        "are updated\n"
     << " * in place must not share memory with others. Results that a call "
        "allocated\n"
     << " * are the caller's, who frees them by prelude_release_v1. See "
        "prelude/Model.h.\n";
  if (ranks != 0)
    os << " *\n * Each of " << ranks
       << " processes that mpirun started calls a function, with its pieces of "
          "what\n"
          " * is cut: rank i has the i-th of as many equal ones. See "
          "prelude/Ranks.h.\n";
  os << " */\n"
     << "#ifndef " << guard << "\n#define " << guard << "\n\n"
     << "#include \"prelude/Model.h\"\n"
     << (ranks != 0 ? "#include \"prelude/Ranks.h\"\n\n" : "\n")
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n";
  for (const Entry &entry : entries)
    writeEntry(os, entry);
  os << "#ifdef __cplusplus\n}\n#endif\n#endif\n";
}

} // namespace prelude
