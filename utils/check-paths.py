#!/usr/bin/env python3
# ===- check-paths.py - What the pages name is there --------------------------===#
#
#   utils/check-paths.py [--root DIR] PAGE...
#
# Files and folders named in `code` of a page exist (whole, or as the end of a
# path), and so do links to files; of "`name` in `File.cpp`" the file has the name.
#
# ===------------------------------------------------------------------------===

import argparse
import pathlib
import re
import sys

SKIPPED = {"build", ".git"}


def list_paths(root):
    for path in root.iterdir():
        if path.name in SKIPPED or path.name.startswith("build"):
            continue
        yield path
        if path.is_dir() and not path.is_symlink():
            yield from list_paths(path)


def is_path(word):
    return re.fullmatch(r"[\w.-]+(/[\w.-]+)+/?", word) or re.fullmatch(
        r"[\w.-]+\.(h|cpp|td|def|mlir|test|py|cuh|cu|cmake)", word)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--root", type=pathlib.Path,
                        default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument("pages", nargs="+", type=pathlib.Path)
    args = parser.parse_args()
    paths = {f"/{path.relative_to(args.root)}": path for path in list_paths(args.root)}

    def find(word):
        end = "/" + re.sub(r"^(\.\.?/)+", "", word).strip("/")
        return [path for name, path in paths.items() if name.endswith(end)]

    failed = False

    def complain(page, text):
        nonlocal failed
        failed = True
        print(f"error: {page}: {text}", file=sys.stderr)

    for page in args.pages:
        text = re.sub(r"```.*?```", "", page.read_text(), flags=re.S)
        for word in re.findall(r"`([^`\n]+)`", text):
            # What isn't ours: the build's folders, and includes of C.
            if is_path(word) and not find(word) and \
                    not re.match(r"build|stdint\.h", word):
                complain(page, f"there is no {word}")
        for name, word in re.findall(r"`([\w:]+)` in `([^`\n]+)`", text):
            if is_path(word) and find(word) and not any(
                    path.is_file() and name.split("::")[-1] in path.read_text()
                    for path in find(word)):
                complain(page, f"{word} has no {name}")
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            if not (page.parent / target).exists():
                complain(page, f"there is no {target}, which it links to")
    sys.exit(failed)


if __name__ == "__main__":
    main()
