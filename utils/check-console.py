#!/usr/bin/env python3
# ===- check-console.py - The commands of a page print what it shows ---------===#
#
#   utils/check-console.py PAGE... [--set NAME=VALUE ...]
#
# Runs the commands of all ```console blocks of a page, in order, in one shell and
# an empty folder. A command stands behind "$ ", goes on in lines behind "> ", and
# has to exit with 0 and to print the lines that follow it. "..." in a line
# stands for anything in it; a line of "..." alone for any number of lines.
#
# ===------------------------------------------------------------------------===

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile


def read_commands(text):
    """(line number, command, expected lines) of each command."""
    commands, inside = [], False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("```"):
            inside = line == "```console"
        elif inside and line.startswith("$ "):
            commands.append((number, [line[2:]], []))
        elif inside and commands and line.startswith("> ") and not commands[-1][2]:
            commands[-1][1].append(line[2:])
        elif inside and commands:
            commands[-1][2].append(line)
        elif inside:
            sys.exit(f"error: line {number}: output before the first command")
    return [(number, "\n".join(lines), output) for number, lines, output in commands]


def make_pattern(expected):
    pattern = ""
    for line in expected:
        if line == "...":
            pattern += r"(?:.*\n)*"
        else:
            pattern += r".*".join(map(re.escape, line.split("..."))) + r"\n"
    return pattern


def check(path, variables):
    commands = read_commands(path.read_text())
    if not commands:
        sys.exit(f"error: {path}: no commands")
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        shell = subprocess.Popen(
            ["bash"], cwd=folder, env={**os.environ, **variables}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        end = "end-of-command"
        for number, command, expected in commands:
            shell.stdin.write(f"{command}\necho \"{end} $?\"\n")
            shell.stdin.flush()
            printed = []
            while True:
                line = shell.stdout.readline()
                if not line:
                    sys.exit(f"error: {path}:{number}: the shell ended")
                # What comes before it may lack its line's end.
                if end in line:
                    before, _, status = line.partition(end)
                    printed += [before + "\n"] if before else []
                    break
                printed.append(line)
            printed = "".join(printed)
            if int(status) != 0 or not re.fullmatch(make_pattern(expected), printed):
                failures += 1
                print(f"error: {path}:{number}: {command}\nexits with {status.strip()} "
                      f"and prints\n{printed}", file=sys.stderr)
        shell.stdin.close()
        shell.wait()
    print(f"{path.name}: {len(commands)} commands, {failures} not as shown")
    return failures == 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pages", nargs="+", type=pathlib.Path)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    variables = dict(item.split("=", 1) for item in args.set)
    sys.exit(not all([check(page, variables) for page in args.pages]))


if __name__ == "__main__":
    main()
