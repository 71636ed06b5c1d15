#!/usr/bin/env python3
"""Makes the fuzzers' first inputs of the project's own tests and exports.

    seeds.py prelude DIR [--prelude-opt PATH]   modules of the dialect
    seeds.py linalg DIR [--prelude-opt PATH]    modules as frontends write them

Each test file is cut into its modules, and a module of several functions into
one a function. With --prelude-opt every eighth module is there as bytecode too,
and modules of linalg in the generic form (see isKnownToCrash in the fuzzer).
"""

import argparse
import hashlib
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = {
    "prelude": [
        "test/Dialect/Prelude/*.mlir",
        "test/Dialect/Prelude/Fuse/*.mlir",
        "test/Conversion/*/*.mlir",
        "test/Pipelines/*.mlir",
    ],
    "linalg": [
        "test/Dialect/Prelude/Raise/*.mlir",
        "examples/families/jax/*/module.mlir",
        "examples/qwen3/prelude_*/module.mlir",
    ],
}
# What a target takes; longer modules are left out.
MAX_SIZE = 64 << 10


def split(text):
    """The modules of a test file, one function each where that is possible."""
    for module in re.split(r"^// -----.*$|^//--- .*$", text, flags=re.M):
        module = re.sub(r"^\s*//.*\n", "", module, flags=re.M).strip() + "\n"
        aliases = re.findall(r"^[#!]\w+ = .*\n", module, flags=re.M)
        functions = re.split(r"^(?=func\.func )", module, flags=re.M)
        if len(functions) < 3 or "call @" in module:
            yield module
            continue
        for function in functions[1:]:
            used = [a for a in aliases if re.search(
                re.escape(a.split()[0]) + r"\b", function)]
            yield "".join(used) + function


def main():
    parser = argparse.ArgumentParser(description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=SOURCES)
    parser.add_argument("dir", type=pathlib.Path)
    parser.add_argument("--prelude-opt")
    args = parser.parse_args()
    args.dir.mkdir(parents=True, exist_ok=True)
    files = [f for pattern in SOURCES[args.kind] for f in sorted(ROOT.glob(pattern))]
    if not files:
        raise SystemExit("seeds: no tests found in " + str(ROOT))
    modules = {}
    for file in files:
        for module in split(file.read_text()):
            if module.strip() and len(module) <= MAX_SIZE:
                modules[hashlib.sha1(module.encode()).hexdigest()[:16]] = module
    def convert(module, option):
        result = subprocess.run(
            [args.prelude_opt, "--allow-unregistered-dialect", option],
            input=module.encode(), stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        return result.stdout if result.returncode == 0 else None

    for index, (name, module) in enumerate(sorted(modules.items())):
        file = args.dir / (name + ".mlir")
        file.write_text(module)
        if not args.prelude_opt:
            continue
        generic = "linalg." in module and convert(module, "--mlir-print-op-generic")
        if generic:
            file.write_bytes(generic)
        bytecode = index % 8 == 0 and convert(module, "--emit-bytecode")
        if bytecode:
            file.with_suffix(".mlirbc").write_bytes(bytecode)
    print(len(modules), "modules in", args.dir)


if __name__ == "__main__":
    main()
