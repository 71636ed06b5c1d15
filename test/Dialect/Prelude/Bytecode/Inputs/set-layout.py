# set-layout.py FILE: FILE with a cache layout that there isn't. An attribute is
# the code of its kind (2 for a layout) and its value (x_packed is 2), as prefixed
# varints.
import pathlib
import sys

data = pathlib.Path(sys.argv[1]).read_bytes()
layout = lambda value: bytes([2 << 1 | 1, value << 1 | 1])
assert data.count(layout(2)) == 1, "not one x_packed in the file"
sys.stdout.buffer.write(data.replace(layout(2), layout(9)))
