//===- ModuleMutator.cpp - Changes to the text of a module ----------------===//

#include "ModuleMutator.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cstring>
#include <random>
#include <string>
#include <vector>

using llvm::StringRef;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace {

/// Words of one kind can stand for each other.
enum class Kind { Space, Name, Number, Value, Attribute, Symbol, Other };

struct Token {
  Kind kind;
  std::string text;
};

/// Keywords of the dialect by what can replace what, and what frontends write.
const llvm::SmallVector<llvm::SmallVector<StringRef>> synonyms = {
    {"once", "stepwise"},
    {"neox", "gptj"},
    {"nhd", "hnd", "x_packed", "shuffle"},
    {"blocked", "interleaved"},
    {"head", "token"},
    {"norm_first", "rope_first"},
    {"f32", "f16", "bf16", "f64", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "i1",
     "i8", "i32", "i64", "index"},
    {"tensor", "memref", "vector"},
    {"parallel", "reduction"},
    {"arith.addf", "arith.mulf", "arith.subf", "arith.divf", "arith.maximumf"},
    {"math.rsqrt", "math.sqrt", "math.cos", "math.sin", "math.exp"},
    {"arith.addi", "arith.muli", "arith.subi", "arith.divsi", "arith.remsi"},
    {"arith.extf", "arith.truncf", "arith.sitofp"},
    {"q_eps", "k_eps", "v_eps"},
    {"q_weight", "k_weight", "v_weight"},
    {"k_scale", "v_scale", "scale"},
    {"rotary_dim", "rotary_offset"},
    {"qkv", "q", "k", "v", "gate", "k_cache", "v_cache"},
    {"in", "norm", "rope", "cache", "out"},
    {"head_major", "relaxed", "weight_offset", "eps", "sections", "positions",
     "slots", "cos", "sin", "weight"},
    {"prelude.rms_norm", "prelude.rope", "prelude.split", "prelude.fused",
     "prelude.kv_cache_update"},
};

const StringRef numbers[] = {
    "0",          "1",         "-1",         "2",
    "3",          "4",         "5",          "7",
    "8",          "16",        "63",         "64",
    "80",         "96",        "128",        "512",
    "513",        "1000",      "?",          "0.0",
    "1.0",        "1.0e-6",    "4294967296", "9223372036854775807",
    "0x7FC00000", "0xFF800000"};

class Mutator {
public:
  Mutator(StringRef text, unsigned seed) : random(seed) { split(text); }

  std::string run() {
    if (tokens.empty())
      return std::string();
    for (int count = 1 + below(4); count-- > 0;)
      mutate();
    std::string text;
    for (const Token &token : tokens)
      text += token.text;
    return text;
  }

private:
  size_t below(size_t limit) { return limit ? random() % limit : 0; }

  void split(StringRef text) {
    while (!text.empty()) {
      auto take = [&](Kind kind, size_t length) {
        tokens.push_back({kind, text.take_front(length).str()});
        text = text.drop_front(length);
      };
      auto isWord = [](char c) {
        return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
      };
      char first = text.front();
      if (llvm::isSpace(first)) {
        size_t length = text.find_if_not(llvm::isSpace);
        take(Kind::Space, std::min(length, text.size()));
      } else if (llvm::isDigit(first)) {
        // The extents of a shape are numbers each: 4x?x64xbf16.
        size_t length = text.find_if_not(
            [](char c) { return llvm::isDigit(c) || c == '.'; });
        take(Kind::Number, std::min(length, text.size()));
        if (text.consume_front("x"))
          tokens.push_back({Kind::Other, "x"});
      } else if (text.starts_with("?x")) {
        take(Kind::Number, 1);
        take(Kind::Other, 1);
      } else if (first == '%' || first == '#' || first == '@' || first == '!' ||
                 first == '^' || isWord(first)) {
        size_t length = text.drop_front().find_if_not(
            [&](char c) { return isWord(c) || c == '#'; });
        length = length == StringRef::npos ? text.size() : length + 1;
        Kind kind = first == '%'                   ? Kind::Value
                    : first == '#' || first == '!' ? Kind::Attribute
                    : first == '@'                 ? Kind::Symbol
                                                   : Kind::Name;
        take(kind, length);
      } else {
        take(Kind::Other, 1);
      }
    }
  }

  /// A token that isn't space, from a random place on.
  size_t pickToken() {
    size_t index = below(tokens.size());
    for (size_t i = 0; i < tokens.size();
         ++i, index = (index + 1) % tokens.size())
      if (tokens[index].kind != Kind::Space)
        return index;
    return index;
  }

  /// [first, last) of the line around a token.
  std::pair<size_t, size_t> getLine(size_t index) {
    auto endsLine = [&](size_t i) {
      return tokens[i].kind == Kind::Space &&
             StringRef(tokens[i].text).contains('\n');
    };
    size_t first = index, last = index;
    while (first > 0 && !endsLine(first - 1))
      --first;
    while (last < tokens.size() && !endsLine(last))
      ++last;
    return {first, std::min(last + 1, tokens.size())};
  }

  void replaceByKin(Token &token) {
    for (const auto &group : synonyms)
      if (llvm::is_contained(group, token.text)) {
        token.text = group[below(group.size())].str();
        return;
      }
    if (token.kind == Kind::Number && below(2)) {
      token.text = numbers[below(std::size(numbers))].str();
      return;
    }
    // Another one of the kind from the text.
    std::vector<size_t> kin;
    for (size_t i = 0; i < tokens.size(); ++i)
      if (tokens[i].kind == token.kind)
        kin.push_back(i);
    token.text = tokens[kin[below(kin.size())]].text;
  }

  void mutate() {
    size_t index = pickToken();
    switch (below(12)) {
    default:
      replaceByKin(tokens[index]);
      break;
    case 5: // All of one text.
    case 6: {
      std::string before = tokens[index].text;
      replaceByKin(tokens[index]);
      for (Token &token : tokens)
        if (token.text == before)
          token.text = tokens[index].text;
      break;
    }
    case 7:
      std::swap(tokens[index].text, tokens[pickToken()].text);
      break;
    case 8: {
      size_t count = std::min(1 + below(4), tokens.size() - index);
      tokens.erase(tokens.begin() + index, tokens.begin() + index + count);
      break;
    }
    case 9: {
      auto [first, last] = getLine(index);
      tokens.erase(tokens.begin() + first, tokens.begin() + last);
      break;
    }
    case 10: {
      auto [first, last] = getLine(index);
      std::vector<Token> line(tokens.begin() + first, tokens.begin() + last);
      size_t to = getLine(pickToken()).first;
      tokens.insert(tokens.begin() + to, line.begin(), line.end());
      break;
    }
    case 11: {
      // A few words more of what is there.
      size_t from = pickToken();
      size_t count = std::min(1 + below(6), tokens.size() - from);
      std::vector<Token> words(tokens.begin() + from,
                               tokens.begin() + from + count);
      tokens.insert(tokens.begin() + index, words.begin(), words.end());
      break;
    }
    }
    if (tokens.empty())
      tokens.push_back({Kind::Space, "\n"});
  }

  std::vector<Token> tokens;
  std::minstd_rand random;
};

} // namespace

size_t prelude::mutateModule(uint8_t *data, size_t size, size_t maxSize,
                             unsigned seed) {
  StringRef text(reinterpret_cast<const char *>(data), size);
  if (size == 0 || text.starts_with("ML\xefR") || seed % 16 == 0)
    return LLVMFuzzerMutate(data, size, maxSize);
  std::string result = Mutator(text, seed / 16).run();
  result.resize(std::min(result.size(), maxSize));
  std::memcpy(data, result.data(), result.size());
  return result.size();
}
