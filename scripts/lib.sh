# Shared by the scripts; sourced.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
build=${PRELUDE_BUILD_DIR:-$root/build}
# The distribution's Python, which has numpy (scripts/deps).
python=${PRELUDE_PYTHON:-/usr/bin/python3}

# say TEXT...: a heading with the seconds since the script began.
say() { printf '\n== %s (%ss)\n' "$*" "$SECONDS"; }

# configure DIR PRESET [CMAKE_ARGS...]: once, and later only for other
# CMAKE_ARGS; CMake itself reruns when files change.
configure() {
  local dir=$1 preset=$2
  shift 2
  local from=(--preset "$preset" -B "$dir" -DPython3_EXECUTABLE="$python")
  [ -e "$dir/build.ninja" ] && from=("$dir")
  [ ${#from[@]} -gt 1 ] || [ $# -gt 0 ] || return 0
  cmake "${from[@]}" "$@" >"$dir.configure.log" 2>&1 || {
    cat "$dir.configure.log" >&2
    return 1
  }
  rm -f "$dir.configure.log"
}

# python_package DIR: lets DIR build the Python package, for a Python with
# nanobind and the distribution's numpy, DIR/venv. nanobind is the
# distribution's, where that has a release that will do, or PyPI's.
python_package() {
  local dir=$1 release=3.1
  [ -e "$dir/venv/ready" ] || {
    rm -rf "$dir/venv"
    "$python" -m venv --system-site-packages "$dir/venv"
    "$dir/venv/bin/pip" install -q --disable-pip-version-check --retries 2 \
      "nanobind>=$release,<4" || {
      echo "$(basename "$0"): the Python package needs nanobind $release or" \
        "later: $python has none, and pip couldn't get it (see above);" \
        "install it there, or run with --no-python" >&2
      return 1
    }
    touch "$dir/venv/ready"
  }
  grep -qs '^PRELUDE_ENABLE_PYTHON:BOOL=ON$' "$dir/CMakeCache.txt" ||
    cmake -DPRELUDE_ENABLE_PYTHON=ON \
      -DPython_EXECUTABLE="$dir/venv/bin/python" "$dir" >"$dir/python.log" 2>&1 || {
    cat "$dir/python.log" >&2
    return 1
  }
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
