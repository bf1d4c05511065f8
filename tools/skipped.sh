#!/usr/bin/env bash
# Runs tests or checks, and counts at the end what this machine could not do, by its reasons: every line
# "skipped: WHAT (WHY)" of checks, and every test that a trait skips.
#
# usage: tools/skipped.sh COMMAND...
set -euo pipefail
output="$(mktemp)"
trap 'rm -f "$output"' EXIT
status=0
"$@" 2>&1 | tee "$output" || status=$?
skipped="$(sed -nE 's/^skipped: //p; s/^. (Test|Suite) .* skipped: "(.*)"$/\2/p' "$output" | sort | uniq -c)"
if test -n "$skipped"; then
  echo "skipped on this machine:"
  echo "$skipped"
fi
exit "$status"
