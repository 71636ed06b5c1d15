# ===- fails.py - A command that has to fail by itself -----------------------===//
#
#   fails.py SECONDS COMMAND...
#
# Exits with 0 if the command ends within SECONDS with another status than 0. One
# that hangs is stopped, and is no failure as `not` would see it.
#
# ===-----------------------------------------------------------------------===//

import os
import signal
import subprocess
import sys

process = subprocess.Popen(sys.argv[2:], start_new_session=True)
try:
    status = process.wait(timeout=float(sys.argv[1]))
except subprocess.TimeoutExpired:
    os.killpg(process.pid, signal.SIGKILL)
    sys.exit(f"fails.py: still running after {sys.argv[1]} s: {sys.argv[2]}")
if status == 0:
    sys.exit(f"fails.py: exits with 0: {sys.argv[2]}")
