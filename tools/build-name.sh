#!/bin/sh
# Prints what the program is told of its build: "release" where the tag of its version is here and nothing was changed since,
# else the commit. OSAM_LINT_BUILD says it instead, for "make release".
#
# usage: tools/build-name.sh [--commit]      (with --commit a tree that is not one commit is refused)
set -eu
cd "$(dirname "$0")/.."
if test "${1:-}" = --commit && test -n "$(git status --porcelain 2>&1)"; then
  echo "this is made of a commit, and the tree has changes (git status)" >&2
  exit 1
fi
if test -n "${OSAM_LINT_BUILD:-}"; then
  echo "$OSAM_LINT_BUILD"
  exit 0
fi
if ! commit="$(git rev-parse --short=7 HEAD 2>/dev/null)" || test "$(git rev-parse --show-prefix)" != ""; then
  echo unknown
  exit 0
fi
version="$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/OSAMCommands/Console/Program.swift)"
if test -n "$(git status --porcelain)"; then
  echo "g$commit.changed"
elif git tag --points-at HEAD | grep -qx "v$version"; then
  echo release
else
  echo "g$commit"
fi
