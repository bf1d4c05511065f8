#!/bin/sh
# Makes sure that .build-tools/NAME is a virtual environment with these packages and no others. Its scripts name its folder,
# so it is made anew where that is another one.
#
# usage: tools/python-tools.sh NAME PACKAGE==VERSION ...
set -eu
cd "$(dirname "$0")/.."
mkdir -p .build-tools
folder="$(cd .build-tools && pwd -P)/$1"
shift
wanted="$folder $*"
# Checks that run side by side may want the same one.
exec 9>".build-tools/lock"
if command -v flock >/dev/null; then flock 9; fi
if test "$(cat "$folder/installed.txt" 2>/dev/null)" = "$wanted"; then exit 0; fi
python3 -I -m venv --clear "$folder"
"$folder/bin/python" -I -m pip install --quiet --disable-pip-version-check "$@"
echo "$wanted" >"$folder/installed.txt"
