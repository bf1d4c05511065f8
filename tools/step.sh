#!/bin/sh
# Runs a command, and says in one line at its end how many seconds it took: "step outputs: 12 s".
#
# usage: tools/step.sh NAME COMMAND...
set -eu
name="$1"
shift
start="$(date +%s)"
status=0
"$@" || status=$?
took="$(($(date +%s) - start)) s"
if test "$status" -eq 0; then echo "step $name: $took"; else echo "step $name: failed after $took" >&2; fi
exit "$status"
