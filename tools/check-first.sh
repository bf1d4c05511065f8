#!/bin/sh
# Runs what README shows first with an installed program, and compares the answer. The program sees samples/ in its folder.
#
# usage: tools/check-first.sh COMMAND…
set -eu
readme="$(dirname "$0")/../README.md"
first="check samples/osam-version/bad/trailing-comma.json"
answer="$(mktemp)"
trap 'rm -f "$answer"' EXIT
status=0
# shellcheck disable=SC2086  # two words
"$@" $first >"$answer" || status=$?
sed -n "\|^\\$ osam-lint $first\$|,/^\`\`\`\$/p" "$readme" | sed -e 1d -e '$d' | diff - "$answer" ||
  { echo "what README shows first is another answer: $*" >&2; exit 1; }
test "$status" -eq 1 || { echo "what README shows first ended with $status: $*" >&2; exit 1; }
