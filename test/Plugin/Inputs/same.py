# same.py STOCK OURS PLUGIN PIPELINE [--other PIPELINE] MODULES...: fails where the stock
# tool with the plugin prints other bytes than our tool (which runs --other).
import argparse
import subprocess
import sys

parser = argparse.ArgumentParser()
for name in ("stock", "ours", "plugin", "pipeline"):
    parser.add_argument(name)
parser.add_argument("--other")
parser.add_argument("modules", nargs="+")
args = parser.parse_args()


def run(*command):
    done = subprocess.run(command, capture_output=True)
    if done.returncode != 0:
        sys.exit(f"{command[0]}: {done.stderr.decode()}")
    return done.stdout


for module in args.modules:
    common = ("--allow-unregistered-dialect", module)
    stock = run(args.stock, f"--load-dialect-plugin={args.plugin}",
                f"--pass-pipeline={args.pipeline}", *common)
    ours = run(args.ours, f"--pass-pipeline={args.other or args.pipeline}",
               *common)
    if stock != ours:
        sys.exit(f"{module}: the outputs differ")
