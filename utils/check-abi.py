#!/usr/bin/env python3
# ===- check-abi.py - The C interfaces are what was recorded -----------------===#
#
#   utils/check-abi.py --build build             compare; part of check-prelude
#   utils/check-abi.py --build build --record    record what a change made
#   utils/check-abi.py --build build --release   the recorded version is final
#
# Describes the two C interfaces (the runtime's ABI and the compiler's C API) as
# clang sees their headers: sizes, offsets and types of fields, enumerators,
# constants, functions, and the symbols of the built library. docs/abi holds one
# description a version. The newest has to be what is built, and no version may
# give another meaning to a name of an older one. docs/abi.md tells the policy.
#
# ===------------------------------------------------------------------------===

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Interface:
    def __init__(self, name, folder, version, libraries, dynamic):
        self.name = name
        self.folder = folder  # of the headers
        self.version = version  # the macro
        self.libraries = libraries
        self.dynamic = dynamic


INTERFACES = [
    Interface("runtime", "runtime/include/prelude", "PRELUDE_ABI_VERSION",
              ["libprelude_runtime.so", "libprelude_model_mpi.so"], True),
    Interface("compiler", "include/prelude-c", "PRELUDE_C_API_VERSION",
              ["libPreludeCAPI.a"], False),
]
# For C++, with no promise.
OTHER_HEADERS = {"Capabilities.h"}


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"error: {command[0]}: {done.stderr.strip()}")
    return done.stdout


# ===- Describing -------------------------------------------------------------===


def is_ours(name):
    return "prelude" in name.lower()


def get_enumerators(enum):
    """C numbers them from the one before, clang prints the given ones."""
    values, following = {}, 0
    for case in enum.get("inner", []):
        if case["kind"] != "EnumConstantDecl":
            continue
        given = [node["value"] for node in case.get("inner", []) if "value" in node]
        value = int(given[0]) if given else following
        values[case["name"]] = value
        following = value + 1
    return values


def read_layouts(dump):
    """The records of -fdump-record-layouts, with the fields of the first level."""
    records = {}
    for block in dump.split("*** Dumping AST Record Layout\n")[1:]:
        lines = block.splitlines()
        name = re.match(r" *0 \| (?:struct|union) (\w+)$", lines[0])
        if not name or not is_ours(name[1]):
            continue
        fields = []
        for line in lines[1:]:
            field = re.match(r" *(\d+) \|   (\S.*) (\w+)$", line)
            if field:
                fields.append({"name": field[3], "type": field[2], "offset": int(field[1])})
            size = re.search(r"\[sizeof=(\d+), align=(\d+)", line)
            if size:
                records[name[1]] = {"size": int(size[1]), "align": int(size[2]),
                                    "fields": fields}
                break
    return records


def describe(interface, args):
    headers = [f"{path.parent.name}/{path.name}"
               for path in sorted((args.source / interface.folder).glob("*.h"))
               if path.name not in OTHER_HEADERS]
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "headers.c"
        source.write_text("".join(f'#include "{header}"\n' for header in headers))
        common = [args.clang, "-std=c11", "-Werror"]
        common += [f"-I{path}" for path in args.include] + [str(source)]
        parse = common + ["-fsyntax-only", "-Xclang"]
        tree = json.loads(run(*parse, "-ast-dump=json"))
        layouts = run(*parse, "-fdump-record-layouts-complete")
        macros = run(*common, "-E", "-dM")
    enums, functions = {}, {}
    for node in tree["inner"]:
        name = node.get("name", "")
        if node["kind"] == "FunctionDecl" and is_ours(name):
            functions[name] = node["type"]["qualType"]
        if node["kind"] == "EnumDecl":
            values = get_enumerators(node)
            if is_ours(name) or any(map(is_ours, values)):
                enums.setdefault(name or "(unnamed)", {}).update(values)
    constants = {
        name: int(value)
        for name, value in re.findall(r"^#define (PRELUDE_\w+) (-?\d+)$", macros, re.M)
    }
    if interface.version not in constants:
        sys.exit(f"error: {interface.folder} does not define {interface.version}")
    libraries = [str(args.library_dir / name) for name in interface.libraries]
    listed = run(args.nm, "--defined-only", "--extern-only", "--format=just-symbols",
                 *(["--dynamic"] if interface.dynamic else []), *libraries)
    symbols = [word for word in listed.split() if not word.endswith(":")]
    if not interface.dynamic:
        # An archive holds C++ symbols beside those of the interface.
        symbols = [word for word in symbols if not word.startswith("_Z")]
    description = {
        "version": constants.pop(interface.version),
        "headers": headers,
        "constants": constants,
        "enums": enums,
        "structs": read_layouts(layouts),
        "functions": functions,
        "symbols": sorted(symbols),
    }
    if interface.dynamic:
        # A file without one, as backends are, is found by its name.
        description["sonames"] = []
        for library in libraries:
            dynamic = run(args.readelf, "--dynamic-table", library)
            soname = re.search(r"SONAME.*\[(.*)\]", dynamic)
            description["sonames"].append(soname[1] if soname else None)
    return description


# ===- Comparing --------------------------------------------------------------===


def list_differences(old, new, path=""):
    """What differs, one line each, as `path: old, now new`."""
    if isinstance(old, dict) and isinstance(new, dict):
        lines = []
        for key in list(old) + [key for key in new if key not in old]:
            where = f"{path}.{key}" if path else key
            if key not in new:
                lines.append(f"{where} is gone")
            elif key not in old:
                lines.append(f"{where} is new")
            else:
                lines += list_differences(old[key], new[key], where)
        return lines
    if isinstance(old, list) and isinstance(new, list) and path.endswith("fields"):
        name = lambda fields: {field["name"]: field for field in fields}
        return list_differences(name(old), name(new), path)
    if isinstance(old, list) and isinstance(new, list):
        same = lambda values: {str(value): value for value in values}
        return list_differences(same(old), same(new), path)
    return [] if old == new else [f"{path} was {old}, now {new}"]


def list_breaks(old, new):
    """What a new version may not do to the names of an older one: a name may go,
    what stays keeps its meaning, and structures only grow at their end."""
    lines = []
    for kind in ("constants", "functions"):
        for name, value in old[kind].items():
            if name in new[kind] and new[kind][name] != value:
                lines.append(f"{kind}.{name} was {value}, now {new[kind][name]}")
    for enum, cases in old["enums"].items():
        for name, value in cases.items():
            now = new["enums"].get(enum, {}).get(name)
            if now is None and enum in new["enums"]:
                lines.append(f"enums.{enum}.{name} is gone")
            elif now is not None and now != value:
                lines.append(f"enums.{enum}.{name} was {value}, now {now}")
    for name, struct in old["structs"].items():
        now = new["structs"].get(name)
        if now is None:
            continue
        if not struct["fields"] or struct["fields"][0]["name"] != "struct_size":
            # No size says which version a caller means.
            lines += list_differences(struct, now, f"structs.{name}")
            continue
        for before, after in zip(struct["fields"], now["fields"]):
            if before != after:
                lines.append(f"structs.{name}: the field {before['name']} "
                             f"({before['type']} at {before['offset']}) is now "
                             f"{after['name']} ({after['type']} at {after['offset']})")
        if len(now["fields"]) < len(struct["fields"]):
            lost = struct["fields"][len(now["fields"])]["name"]
            lines.append(f"structs.{name}.{lost} is gone")
        # A field that fits into old padding can't be told by the size.
        elif len(now["fields"]) > len(struct["fields"]) and now["size"] == struct["size"]:
            lines.append(f"structs.{name} has new fields and its old size {now['size']}")
    return lines


def read_versions(folder, interface):
    """The recorded descriptions, oldest first."""
    found = sorted(folder.glob(f"{interface.name}-*.json"),
                   key=lambda path: int(path.stem.rsplit("-", 1)[1]))
    return [json.loads(path.read_text()) for path in found]


def check(interface, current, versions):
    """The complaints about `current`, given all recorded versions."""
    lines = [
        f"{line}; version {old['version']} of it is released: a name never changes "
        "its meaning, take a new one"
        for old in versions if old["released"] or old["version"] != current["version"]
        for line in list_breaks(old, current)
    ]
    newest = versions[-1] if versions else None
    recorded = {key: value for key, value in newest.items() if key != "released"} \
        if newest else {"version": None}
    differences = list_differences(recorded, current)
    if differences and newest and newest["released"] and \
            newest["version"] == current["version"]:
        return lines + [f"{line}, and version {newest['version']} is released: raise "
                        f"{interface.version}" for line in differences]
    return lines + differences


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=pathlib.Path, help="the build folder")
    parser.add_argument("--llvm", type=pathlib.Path, default=pathlib.Path("/usr/lib/llvm-22"))
    parser.add_argument("--source", type=pathlib.Path, default=ROOT)
    parser.add_argument("--descriptions", type=pathlib.Path)
    parser.add_argument("--library-dir", type=pathlib.Path)
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--record", action="store_true")
    action.add_argument("--release", action="store_true")
    args = parser.parse_args()
    if not (args.build or args.library_dir):
        parser.error("one of --build and --library-dir is needed")
    args.library_dir = args.library_dir or args.build / "lib"
    folder = args.descriptions or args.source / "docs/abi"
    args.clang = str(args.llvm / "bin/clang")
    args.nm = str(args.llvm / "bin/llvm-nm")
    args.readelf = str(args.llvm / "bin/llvm-readelf")
    args.include = [args.source / "runtime/include", args.source / "include",
                    args.llvm / "include"]

    failed = False
    for interface in INTERFACES:
        current = describe(interface, args)
        missing = sorted(set(current["functions"]) ^ set(current["symbols"]))
        for name in missing:
            declared = name in current["functions"]
            print(f"error: {name} is {'declared' if declared else 'exported'}, but not "
                  f"{'exported by' if declared else 'declared for'} "
                  f"{' or '.join(interface.libraries)}",
                  file=sys.stderr)
        versions = read_versions(folder, interface)
        path = folder / f"{interface.name}-{current['version']}.json"
        lines = check(interface, current, versions)
        if args.record or args.release:
            newest = versions[-1] if versions else None
            if newest and not newest["released"] and newest["version"] != current["version"]:
                lines = [f"version {newest['version']} of {interface.folder} is not "
                         f"released, record into it"]
            else:
                # What stands in the way is only what a release has promised.
                lines = [line for line in lines if " is released: " in line]
            if not lines and not missing:
                released = args.release or bool(
                    newest and newest["released"] and newest["version"] == current["version"])
                path.write_text(json.dumps({"released": released, **current}, indent=1) + "\n")
        for line in lines:
            print(f"error: {interface.name}: {line}", file=sys.stderr)
        if lines or missing:
            failed = True
        else:
            print(f"{interface.name}: version {current['version']}, "
                  f"{len(current['functions'])} functions, {len(current['structs'])} "
                  f"structures, {len(current['enums'])} enumerations")
    if failed and not (args.record or args.release):
        print("note: docs/abi.md tells when and how to record a change", file=sys.stderr)
    sys.exit(failed)


if __name__ == "__main__":
    main()
