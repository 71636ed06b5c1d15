# set-version.py FILE OLD NEW: FILE with another version of the dialect in it. The
# section of dialect versions (7) holds one number here, as a prefixed varint.
import pathlib
import sys

path, old, new = sys.argv[1:]
data = pathlib.Path(path).read_bytes()
section = lambda version: bytes([7, 1 << 1 | 1, int(version) << 1 | 1])
assert data.count(section(old)) == 1, "no version in the file"
sys.stdout.buffer.write(data.replace(section(old), section(new)))
