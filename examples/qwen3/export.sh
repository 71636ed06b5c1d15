#!/usr/bin/env bash
#===- export.sh - Export the Qwen3 cases afresh -----------------*- Bash -*-===#
#
# Usage: export.sh [OUTPUT_DIR] [--case NAME ...]
#
# Makes a virtual environment with the pinned packages (once), and exports
# every case into OUTPUT_DIR, by default build/qwen3-export. The committed
# exports are only overwritten when asked for: OUTPUT_DIR = this folder.
#
#===------------------------------------------------------------------------===#
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
venv=${PRELUDE_EXPORT_VENV:-$root/.venv-export}

output=$root/build/qwen3-export
if [[ $# -gt 0 && $1 != -* ]]; then
  output=$1
  shift
fi

# The stamp holds the requirements it was made from, so that an interrupted or
# outdated install is done again.
if ! cmp -s "$here/requirements.txt" "$venv/requirements.stamp"; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install -q -r "$here/requirements.txt"
  cp "$here/requirements.txt" "$venv/requirements.stamp"
fi
"$venv/bin/python" "$here/export.py" "$output" "$@"
echo "exported to $output; to run and compare:"
echo "  $here/run.py --cases $output/cases.json --prelude-run build/bin/prelude-run"
