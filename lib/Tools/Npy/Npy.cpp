//===- Npy.cpp - NumPy's file format --------------------------------------===//
//
// The header is a Python literal, of which the three keys that NumPy writes are
// understood.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/Npy.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <cstring>

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace prelude {

static constexpr llvm::StringLiteral kMagic = "\x93NUMPY";

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

namespace {
struct Dtype {
  llvm::StringLiteral name; ///< As NumPy writes it.
  size_t bytes;
};
} // namespace

static std::optional<Dtype> getDtype(Type type) {
  if (type.isF32())
    return Dtype{"<f4", 4};
  if (type.isF64())
    return Dtype{"<f8", 8};
  if (type.isF16())
    return Dtype{"<f2", 2};
  if (type.isBF16())
    return Dtype{"<V2", 2};
  if (type.isSignlessInteger(1))
    return Dtype{"|b1", 1};
  if (type.isSignlessInteger(8))
    return Dtype{"|i1", 1};
  if (type.isSignlessInteger(16))
    return Dtype{"<i2", 2};
  if (type.isSignlessInteger(32))
    return Dtype{"<i4", 4};
  if (type.isSignlessInteger(64))
    return Dtype{"<i8", 8};
  return std::nullopt;
}

static Type parseDtype(StringRef descr, MLIRContext *context) {
  // `|V2` is what NumPy makes of `<V2` when it saves it again.
  if (descr == "|V2")
    descr = "<V2";
  for (Type type :
       {Type(Float32Type::get(context)), Type(Float64Type::get(context)),
        Type(Float16Type::get(context)), Type(BFloat16Type::get(context)),
        Type(IntegerType::get(context, 1)), Type(IntegerType::get(context, 8)),
        Type(IntegerType::get(context, 16)),
        Type(IntegerType::get(context, 32)),
        Type(IntegerType::get(context, 64))})
    if (getDtype(type)->name == descr)
      return type;
  return nullptr;
}

size_t getNpyElementSize(Type type) {
  std::optional<Dtype> dtype = getDtype(type);
  return dtype ? dtype->bytes : 0;
}

std::string describeArray(Type elementType, ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (int64_t extent : shape) {
    if (ShapedType::isDynamic(extent))
      os << '?';
    else
      os << extent;
    os << 'x';
  }
  os << elementType;
  return text;
}

void NpyArray::allocate(size_t bytes) {
  numBytes = bytes;
  size_t size = llvm::alignTo(std::max<size_t>(bytes, 1), 64);
  data.reset(static_cast<char *>(std::aligned_alloc(64, size)));
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {

/// The three entries of a header.
struct Header {
  std::string descr;
  bool fortranOrder = false;
  SmallVector<int64_t> shape;
};

/// Parses `{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }`.
class HeaderParser {
public:
  explicit HeaderParser(StringRef text) : text(text) {}

  std::optional<Header> parse() {
    Header header;
    bool hasDescr = false, hasOrder = false, hasShape = false;
    if (!consume("{"))
      return std::nullopt;
    while (!consume("}")) {
      std::string key;
      if (!parseString(key) || !consume(":"))
        return std::nullopt;
      bool ok = false;
      if (key == "descr")
        ok = hasDescr = parseString(header.descr);
      else if (key == "fortran_order")
        ok = hasOrder = parseBool(header.fortranOrder);
      else if (key == "shape")
        ok = hasShape = parseShape(header.shape);
      if (!ok)
        return std::nullopt;
      if (!consume(",") && !text.ltrim().starts_with("}"))
        return std::nullopt;
    }
    if (!hasDescr || !hasOrder || !hasShape || !text.trim().empty())
      return std::nullopt;
    return header;
  }

private:
  bool consume(StringRef token) {
    text = text.ltrim();
    return text.consume_front(token);
  }

  bool parseString(std::string &value) {
    text = text.ltrim();
    char quote = text.empty() ? 0 : text.front();
    if (quote != '\'' && quote != '"')
      return false;
    size_t end = text.find(quote, 1);
    if (end == StringRef::npos)
      return false;
    value = text.slice(1, end).str();
    text = text.drop_front(end + 1);
    return true;
  }

  bool parseBool(bool &value) {
    value = consume("True");
    return value || consume("False");
  }

  bool parseShape(SmallVectorImpl<int64_t> &shape) {
    if (!consume("("))
      return false;
    while (!consume(")")) {
      int64_t extent;
      text = text.ltrim();
      if (text.consumeInteger(10, extent) || extent < 0)
        return false;
      shape.push_back(extent);
      if (!consume(",") && !text.ltrim().starts_with(")"))
        return false;
    }
    return true;
  }

  StringRef text;
};

} // namespace

Expected<NpyArray> readNpy(StringRef path, MLIRContext *context) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return createStringError(file.getError().message());
  StringRef bytes = (*file)->getBuffer();
  if (!bytes.consume_front(kMagic))
    return createStringError("not a .npy file");
  // One byte of major version, one of minor, then the header's length.
  size_t prefix = !bytes.empty() && bytes[0] == 1 ? 4 : 6;
  if (bytes.size() < prefix)
    return createStringError("truncated: its header is incomplete");
  if (bytes[0] < 1 || bytes[0] > 3)
    return createStringError("version %d of the format is unknown",
                             static_cast<int>(bytes[0]));
  size_t length = prefix == 4
                      ? llvm::support::endian::read16le(bytes.data() + 2)
                      : llvm::support::endian::read32le(bytes.data() + 2);
  bytes = bytes.drop_front(prefix);
  if (bytes.size() < length)
    return createStringError("truncated: its header is incomplete");
  std::optional<Header> header = HeaderParser(bytes.take_front(length)).parse();
  if (!header)
    return createStringError("malformed header");
  bytes = bytes.drop_front(length);

  NpyArray array;
  array.elementType = parseDtype(header->descr, context);
  if (!array.elementType)
    return createStringError("unsupported element type '" + header->descr +
                             "', expected <f2, <f4, <f8, <V2 (bfloat16), |b1, "
                             "|i1, <i2, <i4 or <i8");
  if (header->fortranOrder && header->shape.size() > 1)
    return createStringError("in Fortran order, expected C order");
  array.shape = header->shape;
  uint64_t size = getNpyElementSize(array.elementType);
  for (int64_t extent : array.shape)
    if (__builtin_mul_overflow(size, static_cast<uint64_t>(extent), &size) ||
        size > INT64_MAX)
      return createStringError("its shape is larger than memory");
  if (bytes.size() != size)
    return createStringError(
        (bytes.size() < size ? "truncated: " : "malformed: ") +
        describeArray(array.elementType, array.shape) + " takes " +
        llvm::Twine(size) + " bytes, but " + llvm::Twine(bytes.size()) +
        " follow the header");
  array.allocate(size);
  if (!array.data)
    return createStringError("no memory for " + llvm::Twine(size) + " bytes");
  if (array.elementType.isInteger(1))
    // Whatever is not zero is true.
    for (uint64_t i = 0; i != size; ++i)
      array.data.get()[i] = bytes[i] != 0;
  else
    std::memcpy(array.data.get(), bytes.data(), size);
  return std::move(array);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

Error writeNpy(StringRef path, Type elementType, ArrayRef<int64_t> shape,
               const void *data) {
  std::optional<Dtype> dtype = getDtype(elementType);
  assert(dtype && "not an element type of the format");
  std::string header =
      ("{'descr': '" + dtype->name + "', 'fortran_order': False, 'shape': (")
          .str();
  for (int64_t extent : shape)
    header += std::to_string(extent) + ", ";
  if (shape.size() > 1)
    header.resize(header.size() - 2);
  else if (shape.size() == 1)
    header.pop_back();
  header += "), }";
  // Magic, version 1.0 and length, padded so that the data is aligned to 64.
  size_t prefix = kMagic.size() + 4;
  header.resize(llvm::alignTo(prefix + header.size() + 1, 64) - prefix - 1,
                ' ');
  header += '\n';

  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  if (error)
    return createStringError(error.message());
  char length[2];
  llvm::support::endian::write16le(length, header.size());
  os << kMagic << '\x01' << '\x00' << StringRef(length, 2) << header;
  size_t size = dtype->bytes;
  for (int64_t extent : shape)
    size *= extent;
  os.write(static_cast<const char *>(data), size);
  os.close();
  if (os.has_error()) {
    error = os.error();
    os.clear_error();
    return createStringError(error.message());
  }
  return Error::success();
}

} // namespace prelude
