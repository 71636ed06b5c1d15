#!/usr/bin/env python3
#===- npy.py - Write and print .npy files ----------------------*- Python -*-===#
#
# npy.py write FILE TYPE SHAPE [VALUE ...]   SHAPE: 2x3, or - for a scalar
# npy.py print FILE
#
# For tests: needs no NumPy, and shares no code with what it tests. Values are
# repeated until the shape is full. bf16 values must be exact.
#
#===------------------------------------------------------------------------===#

import ast
import math
import struct
import sys

# Name: (NumPy's name, struct's code).
TYPES = {
    "f32": ("<f4", "<f"),
    "f64": ("<f8", "<d"),
    "f16": ("<f2", "<e"),
    "bf16": ("<V2", None),
    "i1": ("|b1", "<?"),
    "i8": ("|i1", "<b"),
    "i16": ("<i2", "<h"),
    "i32": ("<i4", "<i"),
    "i64": ("<i8", "<q"),
}


def encode(name, text):
    if name == "bf16":
        bits = struct.pack("<f", float(text))
        assert bits[:2] == b"\0\0", f"{text} is no bf16"
        return bits[2:]
    code = TYPES[name][1]
    value = float(text) if name.startswith("f") else int(text)
    return struct.pack(code, bool(value) if name == "i1" else value)


def decode(name, data):
    if name == "bf16":
        return struct.unpack("<f", b"\0\0" + data)[0]
    return struct.unpack(TYPES[name][1], data)[0]


def write(path, name, shape, *values):
    extents = () if shape == "-" else tuple(int(e) for e in shape.split("x"))
    count = math.prod(extents)
    values = values or ("0",)
    # Byte for byte what numpy.save writes.
    header = (f"{{'descr': '{TYPES[name][0]}', 'fortran_order': False, "
              f"'shape': {extents}, }}").encode().ljust(117) + b"\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)))
        file.write(header)
        for i in range(count):
            file.write(encode(name, values[i % len(values)]))


def show(path):
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"\x93NUMPY\x01\x00"
    end = 10 + struct.unpack("<H", data[8:10])[0]
    assert end % 64 == 0
    header = ast.literal_eval(data[10:end].decode())
    name = next(n for n, t in TYPES.items() if t[0] == header["descr"])
    assert not header["fortran_order"]
    count = math.prod(header["shape"])
    size = len(encode(name, "0"))
    assert len(data) == end + count * size
    print(name, header["shape"],
          *(f"{decode(name, data[end + i * size:][:size]):.9g}"
            for i in range(count)))


if __name__ == "__main__":
    {"write": write, "print": show}[sys.argv[1]](*sys.argv[2:])
