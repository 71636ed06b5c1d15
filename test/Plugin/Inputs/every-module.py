# every-module.py STOCK OURS PLUGIN SOURCE [--break] TESTS...: runs what the RUN lines
# of the tests give to our tool in the stock tool with the plugin, too, and fails
# where an output, a diagnostic or the exit status differs.
#
# The stock tool takes passes only as --pass-pipeline, so our tool says which
# pipeline its flags stand for (--dump-pass-pipeline). --break leaves the last pass
# out on one side, to see this fail.
import argparse
import atexit
import concurrent.futures
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser()
for name in ("stock", "ours", "plugin", "source"):
    parser.add_argument(name)
parser.add_argument("--break", dest="is_broken", action="store_true")
parser.add_argument("tests", nargs="+", type=pathlib.Path)
args = parser.parse_args()

# What isn't a pass. The report is printed by our tool alone, and -o by neither: all
# outputs are compared.
GENERIC = re.compile(
    r"--?(split-input-file|verify-diagnostics|allow-unregistered-dialect|mlir-|remark|"
    r"emit-bytecode|verify-each|pass-pipeline)")
DROPPED = re.compile(r"--?prelude-report")


# Of tests that are several files.
parts = tempfile.mkdtemp(prefix="prelude-")
atexit.register(shutil.rmtree, parts)


def expand(text, values):
    """`text` with lit's substitutions."""
    for _ in range(10):
        for name, value in values.items():
            text = text.replace(name, value)
    return text


def read_runs(path):
    """The arguments of our tool in each RUN line that runs it on a module."""
    text = re.sub(r"\\\n\S*\s*RUN:", " ", path.read_text())
    values = {"%prelude_src": args.source, "%S": str(path.parent)}
    for kind, line in re.findall(r"\b(RUN|DEFINE|REDEFINE): *(.*)", text):
        if kind != "RUN":
            name, _, value = line.partition("=")
            values[name.strip()] = value.strip()
            continue
        line = expand(line, values)
        if line.startswith("split-file %s %t"):
            values["%t/"] = f"{parts}/{path.parent.name}-{path.stem}/"
            subprocess.run(["split-file", path, values["%t/"]], check=True)
        line = line.replace("cat %s | prelude-opt", "prelude-opt %s")
        for command in line.split("|"):
            found = re.search(r"(?:^|&& *|not +)prelude-opt +(.*)", command)
            if not found:
                continue
            words = shlex.split(re.sub(r"\d?>.*", "", found[1]))
            words = [re.sub("%s$", str(path), word) for word in words]
            if "-o" in words:
                del words[words.index("-o"):words.index("-o") + 2]
            # Made by an earlier line, or read from a pipe.
            if any("%" in word for word in words) or not any(
                    word.endswith((".mlir", ".mlirbc")) for word in words):
                continue
            yield [word for word in words if not DROPPED.match(word)]


def run(*command):
    done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL)
    # Upstream writes the time that a kernel took to compile into the module.
    output = re.sub(rb"LLVMIRToISATimeInMs = \d+", b"", done.stdout)
    # The tools name themselves.
    errors = done.stderr.replace(command[0].encode(), b"TOOL")
    return [done.returncode, output, errors]


DUMP = re.compile(rb"^Pass Manager with \d+ passes:\n((?:.+\n)+)\n?", re.M)


def compare(path, words):
    """What differs, or None. And whether there was a pipeline to compare."""
    generic = [w for w in words if not w.startswith("-") or GENERIC.match(w)]
    if len(generic) == len(words):
        stock_flags = [w for w in words if "pass-pipeline" in w]
        generic = [w for w in generic if w not in stock_flags]
        ours = run(args.ours, *words)
    else:
        ours = run(args.ours, *words, "--dump-pass-pipeline")
        found = DUMP.search(ours[2])
        if not found and ours[0] == 0:
            sys.exit(f"--dump-pass-pipeline names no pipeline for {shlex.join(words)}")
        if not found:  # the flags are wrong on purpose
            return None, False
        ours[2] = DUMP.sub(b"", ours[2])
        pipeline = "".join(line.strip() for line in found[1].decode().splitlines())
        stock_flags = [f"--pass-pipeline={pipeline}"]
    if args.is_broken:
        stock_flags = []
    stock = run(args.stock, f"--load-dialect-plugin={args.plugin}", *generic, *stock_flags)
    for what, one, other in zip(("exit status", "output", "diagnostics"), stock, ours):
        if one != other:
            return f"{path.name}: {shlex.join(words)}: the {what} differs", True
    return None, True


def main():
    runs = []
    for test in args.tests:
        files = sorted(test.rglob("*")) if test.is_dir() else [test]
        for path in files:
            if path.suffix in (".mlir", ".test") and "Inputs" not in path.parts:
                runs += [(path, words) for words in read_runs(path)]
    # One line may run twice, with and without FileCheck.
    unique = list({(path, tuple(words)): (path, words) for path, words in runs}.values())
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda item: compare(*item), unique))
    differences = [text for text, _ in results if text]
    for text in differences:
        print(text)
    compared = sum(was_compared for _, was_compared in results)
    modules = {path for (path, _), (_, was_compared) in zip(unique, results) if was_compared}
    print(f"{compared} runs of {len(modules)} test files, {len(differences)} differ")
    sys.exit(bool(differences) or compared == 0)


main()
