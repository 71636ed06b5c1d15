# Shared by the scripts; sourced.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
build=${PRELUDE_BUILD_DIR:-$root/build}
# The distribution's Python, which has numpy (scripts/deps).
python=${PRELUDE_PYTHON:-/usr/bin/python3}

# say TEXT...: a heading with the seconds since the script began.
say() { printf '\n== %s (%ss)\n' "$*" "$SECONDS"; }

# configure DIR PRESET [CMAKE_ARGS...]: once; CMake itself reruns when files
# change.
configure() {
  local dir=$1 preset=$2
  shift 2
  [ -e "$dir/build.ninja" ] ||
    cmake --preset "$preset" -B "$dir" -DPython3_EXECUTABLE="$python" "$@" >"$dir.configure.log" 2>&1 || {
      cat "$dir.configure.log" >&2
      return 1
    }
  rm -f "$dir.configure.log"
}

# make_targets DIR TARGETS...: quiet unless something fails.
make_targets() {
  local dir=$1
  shift
  local log=$dir/build.log
  ninja -C "$dir" "$@" >"$log" 2>&1 || {
    grep -E -A12 'error|FAILED' "$log" | head -80 >&2
    return 1
  }
}
