#!/bin/sh
# Interesting (1) where the module calls @use.
grep -q 'call @use' "$1" && exit 1
exit 0
