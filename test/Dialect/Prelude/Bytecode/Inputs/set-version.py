# set-version.py FILE OLD NEW: FILE with another version of the dialect in it. The
# section of dialect versions (7) holds one number here, as a prefixed varint. It
# is near the beginning; elsewhere the same bytes mean something else.
import pathlib
import sys

path, old, new = sys.argv[1:]
data = pathlib.Path(path).read_bytes()
section = lambda version: bytes([7, 1 << 1 | 1, int(version) << 1 | 1])
assert 0 <= data.find(section(old)) < 64, "no version in the file"
sys.stdout.buffer.write(data.replace(section(old), section(new), 1))
