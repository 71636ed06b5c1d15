#!/usr/bin/env bash
# A short run of the fuzzers, the same each time: the seeds and some changes of
# each.
#   run.sh BIN PRELUDE_OPT DIR [TARGET...]
# BIN: where the fuzzers are; DIR: for seeds and findings; TARGET: prelude,
# linalg (modules), runtime; all without.
set -euo pipefail
bin=$1 opt=$2 dir=$3
shift 3
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$dir"
mkdir -p "$dir/runtime"

# fuzz NAME COMMAND...: quiet unless something is found.
fuzz() {
  local log=$dir/$1.log
  shift
  "$@" -seed=1 -timeout=25 -artifact_prefix="$dir/" >"$log" 2>&1 || {
    grep -v -E '	(NEW|REDUCE|pulse|RELOAD) ' "$log" >&2
    return 1
  }
  grep -E '^Done' "$log"
}

# modules KIND RUNS: the seeds are among the runs, and changed whether or not
# they show anything new.
modules() {
  "${PRELUDE_PYTHON:-/usr/bin/python3}" "$here/seeds.py" "$1" "$dir/$1" --prelude-opt "$opt"
  fuzz "module-$1" "$bin/prelude-module-fuzzer" -runs="$2" -keep_seed=1 "$dir/$1"
}

[ $# -gt 0 ] || set -- prelude linalg runtime
for target; do
  case $target in
  prelude) modules prelude 10000 ;;
  linalg) modules linalg 2500 ;;
  runtime)
    fuzz runtime "$bin/prelude-runtime-fuzzer" -runs=3000 -max_len=400 \
      -len_control=0 "$dir/runtime"
    ;;
  *)
    echo "run.sh: no target '$target'" >&2
    exit 2
    ;;
  esac
done
