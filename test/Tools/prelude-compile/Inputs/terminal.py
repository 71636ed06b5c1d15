#!/usr/bin/env python3
# Runs a command whose stderr is a terminal, and prints what it wrote there.
import os
import pty
import subprocess
import sys

primary, secondary = pty.openpty()
status = subprocess.run(sys.argv[1:], stderr=secondary).returncode
os.close(secondary)
output = b""
try:
    while chunk := os.read(primary, 4096):
        output += chunk
except OSError:
    pass  # the end
print(output.decode().replace("\r\n", "\n"), end="")
sys.exit(status)
