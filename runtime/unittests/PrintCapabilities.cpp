//===- PrintCapabilities.cpp - The support matrix --------------*- C++ -*-===//
//
// prelude-capabilities          prints the matrix as Markdown
// prelude-capabilities FILE     exits 1 where the file doesn't contain it
//
//===----------------------------------------------------------------------===//

#include "prelude/Capabilities.h"

#include <cctype>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

using namespace prelude;

/// As options spell it: "layout-nhd" for "LAYOUT_NHD".
static std::string getOptionName(std::string name) {
  for (char &c : name)
    c = c == '_' ? '-' : char(std::tolower(c));
  return name;
}

static std::string printMatrix() {
  std::ostringstream os;
  os << "| reason code | what | cpu | cuda | hip | name |\n"
        "|---|---|---|---|---|---|\n";
  size_t count;
  const CapabilityRow *rows = getCapabilityTable(count);
  size_t reasonCount;
  const ReasonRow *reasons = getReasonTable(reasonCount);
  for (size_t r = 0; r < reasonCount; ++r)
    for (size_t i = 0; i < count; ++i) {
      if (std::string(rows[i].code) != reasons[r].code)
        continue;
      os << "| `" << rows[i].code << "` | " << reasons[r].text << ": "
         << rows[i].text;
      for (int64_t value : rows[i].value) {
        os << " | ";
        if (value > 1)
          os << value;
        else
          os << (value ? "yes" : "no");
      }
      os << " | `" << getOptionName(rows[i].name) << "` |\n";
    }
  return os.str();
}

int main(int argc, char **argv) {
  std::string matrix = printMatrix();
  if (argc < 2) {
    std::cout << matrix;
    return 0;
  }
  std::ifstream file(argv[1]);
  std::stringstream text;
  text << file.rdbuf();
  if (text.str().find(matrix) != std::string::npos)
    return 0;
  std::cerr << argv[1] << " does not contain this table:\n" << matrix;
  return 1;
}
