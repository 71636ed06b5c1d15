#!/usr/bin/env bash
# A short run of both fuzzers, the same each time: the seeds and some changes of
# each.
#   run.sh BIN PRELUDE_OPT DIR    BIN: where the fuzzers are; DIR: for seeds
set -euo pipefail
bin=$1 opt=$2 dir=$3
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

for kind in prelude linalg; do
  "${PRELUDE_PYTHON:-/usr/bin/python3}" "$here/seeds.py" $kind "$dir/$kind" --prelude-opt "$opt"
done
# The seeds are among the runs.
fuzz module-prelude "$bin/prelude-module-fuzzer" -runs=1500 "$dir/prelude"
fuzz module-linalg "$bin/prelude-module-fuzzer" -runs=400 "$dir/linalg"
fuzz runtime "$bin/prelude-runtime-fuzzer" -runs=3000 -max_len=400 \
  -len_control=0 "$dir/runtime"
