#!/usr/bin/env bash
# Runs the tests, and says at the end how many of them were skipped and why.
#
# usage: tools/tests.sh COMMAND...
set -euo pipefail
output="$(mktemp)"
trap 'rm -f "$output"' EXIT
status=0
"$@" 2>&1 | tee "$output" || status=$?
skipped="$(grep -cE '^. (Test|Suite) .* skipped: ' "$output" || true)"
if test "$skipped" -gt 0; then
  echo "skipped: $skipped tests and suites, for these reasons:"
  sed -nE 's/^. (Test|Suite) .* skipped: "(.*)"$/  \2/p' "$output" | sort | uniq -c
fi
exit "$status"
