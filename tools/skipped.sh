#!/usr/bin/env bash
# Runs checks, and repeats at the end what this machine could not do: every line "skipped: WHAT (WHY)" of their output.
#
# usage: tools/skipped.sh COMMAND...
set -euo pipefail
output="$(mktemp)"
trap 'rm -f "$output"' EXIT
status=0
"$@" | tee "$output" || status=$?
if grep -q '^skipped: ' "$output"; then
  echo "not checked on this machine:"
  sed -n 's/^skipped: /  /p' "$output" | sort -u
fi
exit "$status"
