#!/bin/sh
# Makes sure that .build-tools/NAME is a virtual environment with these packages and no others.
#
# usage: tools/python-tools.sh NAME PACKAGE==VERSION ...
set -eu
cd "$(dirname "$0")/.."
folder=".build-tools/$1"
shift
# Checks that run side by side may want the same one.
mkdir -p .build-tools
exec 9>".build-tools/lock"
if command -v flock >/dev/null; then flock 9; fi
if test "$(cat "$folder/installed.txt" 2>/dev/null)" = "$*"; then exit 0; fi
python3 -I -m venv --clear "$folder"
"$folder/bin/python" -I -m pip install --quiet --disable-pip-version-check "$@"
echo "$*" >"$folder/installed.txt"
