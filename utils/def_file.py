# ===- def_file.py - Reads the tables that the C++ sources include ----------===
#
# A .def file is a list of macro calls whose arguments are names, numbers and
# string literals.
#
# ===------------------------------------------------------------------------===

import re

TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([(),])|([^\s"(),]+)')


def read_def(path, macro):
    """The rows of `macro` in `path`, each a list of strings."""
    # Directives and comments hold no rows.
    text = "\n".join(
        line
        for line in path.read_text().splitlines()
        if not line.lstrip().startswith(("#", "//"))
    )
    rows = []
    for call in re.finditer(rf"^{macro}\(", text, flags=re.M):
        row = [""]
        for token in TOKEN.finditer(text, call.end()):
            string, mark, word = token.groups()
            if mark == ")":
                break
            if mark == ",":
                row.append("")
            elif mark:
                raise ValueError(f"{path}: {macro}: parentheses in a row")
            else:
                # Adjacent literals are one string.
                row[-1] += word if string is None else string
        rows.append(row)
    if not rows:
        raise ValueError(f"{path}: no rows of {macro}")
    return rows
