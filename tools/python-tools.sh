#!/bin/sh
# Makes sure that .build-tools/NAME is a virtual environment with these packages and no others.
#
# usage: tools/python-tools.sh NAME PACKAGE==VERSION ...
set -eu
cd "$(dirname "$0")/.."
folder=".build-tools/$1"
shift
if test "$(cat "$folder/installed.txt" 2>/dev/null)" = "$*"; then exit 0; fi
python3 -I -m venv --clear "$folder"
"$folder/bin/python" -I -m pip install --quiet --disable-pip-version-check "$@"
echo "$*" >"$folder/installed.txt"
