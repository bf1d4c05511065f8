#!/bin/sh
# Follows docs/adding-a-kind.md in a copy: the made-up kind of the tests gets a third release and a third member. All tests
# must stay green with the lines of check-adding.patch, which are those to be written by hand: in its table, and what
# commands then say. The copy is built in .build-adding.
#
# usage: tools/check-adding.sh
set -eu
root="$(cd "$(dirname "$0")/.." && pwd)"
most=25

lines="$(grep -c '^+[^+]' "$root/tools/check-adding.patch")"
test "$lines" -le "$most" || { echo "$lines lines by hand, and at most $most are meant" >&2; exit 1; }

copy="$(mktemp -d)"
trap 'rm -rf "$copy"' EXIT
cd "$root"
git ls-files -z | tar --null -T - -cf - | tar -xf - -C "$copy"
cd "$copy"
# Tests that look at the sources ask git for them.
git init -q .
git add -A
git apply --index "$root/tools/check-adding.patch"
"${SWIFT:-swift}" build --build-tests --scratch-path "$root/.build-adding"
"${SWIFT:-swift}" test --skip-build --scratch-path "$root/.build-adding"
echo "a third release and a third member: $lines lines by hand"
