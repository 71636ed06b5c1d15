# every-module.py STOCK OURS PLUGIN SOURCE [--break] TESTS...: runs what the RUN lines
# of the tests give to our tool in the stock tool with the plugin, too, and fails
# where an output, a diagnostic or the exit status differs.
#
# The stock tool takes passes only as --pass-pipeline, so our tool says which
# pipeline its flags stand for (--dump-pass-pipeline). --break leaves the last pass
# out on one side, to see this fail.
import argparse
import concurrent.futures
import functools
import pathlib
import re
import shlex
import subprocess
import sys

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


def read_runs(path):
    """The arguments of our tool in each RUN line that runs it on a module."""
    text = re.sub(r"\\\n\S*\s*RUN:", " ", path.read_text())
    for line in re.findall(r"RUN:\s*(.*)", text):
        for command in line.split("|"):
            found = re.search(r"(?:^|&& *|not +)prelude-opt +(.*)", command)
            if not found:
                continue
            words = shlex.split(re.sub(r"\d?>.*", "", found[1]))
            words = [word.replace("%s", str(path)).replace("%prelude_src", args.source)
                     for word in words]
            if "-o" in words:
                del words[words.index("-o"):words.index("-o") + 2]
            # Made by an earlier line, or read from a pipe.
            if any("%" in word for word in words) or not any(
                    word.endswith(".mlir") for word in words):
                continue
            yield [word for word in words if not DROPPED.match(word)]


def run(*command):
    done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL)
    # The tools name themselves.
    errors = done.stderr.replace(command[0].encode(), b"TOOL")
    return done.returncode, done.stdout, errors


@functools.lru_cache(None)
def get_pipeline(*flags):
    """The pipeline that flags of our tool stand for, as text; None where they are
    wrong on purpose."""
    status, _, errors = run(args.ours, *flags, "--dump-pass-pipeline", "/dev/null")
    found = re.search(r"^Pass Manager with \d+ passes:\n((?:.+\n)+)", errors.decode(), re.M)
    if not found and status == 0:
        sys.exit(f"--dump-pass-pipeline names no pipeline for {shlex.join(flags)}")
    return found and "".join(line.strip() for line in found[1].splitlines())


def compare(path, words):
    """What differs, or None. And whether there was a pipeline to compare."""
    generic = [w for w in words if not w.startswith("-") or GENERIC.match(w)]
    if len(generic) == len(words):
        stock_flags = [w for w in words if "pass-pipeline" in w]
        generic = [w for w in generic if w not in stock_flags]
    else:
        pipeline = get_pipeline(*(word for word in words if word not in generic))
        if not pipeline:
            return None, False
        stock_flags = [f"--pass-pipeline={pipeline}"]
    if args.is_broken:
        stock_flags = []
    stock = run(args.stock, f"--load-dialect-plugin={args.plugin}", *generic, *stock_flags)
    ours = run(args.ours, *words)
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
