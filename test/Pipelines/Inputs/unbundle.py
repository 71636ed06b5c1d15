#!/usr/bin/env python3
# ===- unbundle.py - The code objects of a bundle -------------------------===#
#
#   unbundle.py FILE PREFIX
#
# Writes the entries of the first bundle of clang-offload-bundler that FILE (a
# library, or a module with escaped bytes in a string) holds to PREFIX.<entry>.
#
# ===----------------------------------------------------------------------===#

import pathlib
import re
import struct
import sys

MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"

path, prefix = sys.argv[1:]
data = pathlib.Path(path).read_bytes()
start = data.find(MAGIC)
assert start >= 0, f"{path}: no bundle"
data = data[start:]
if path.endswith(".mlir"):
    data = data[: data.index(b'"')]
    data = re.sub(
        rb"\\(\\|[0-9A-F]{2})",
        lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]),
        data,
    )
at = len(MAGIC)
(count,) = struct.unpack_from("<Q", data, at)
at += 8
for _ in range(count):
    offset, size, length = struct.unpack_from("<QQQ", data, at)
    at += 24
    name = data[at : at + length].decode()
    at += length
    assert offset % 4096 == 0 and offset + size <= len(data), f"{name}: {offset}, {size}"
    pathlib.Path(f"{prefix}.{name}").write_bytes(data[offset : offset + size])
    print(f"{prefix}.{name}: {size} bytes")
