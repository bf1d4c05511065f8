#!/bin/sh
# Runs a command, and says in one line at its end how many seconds it took: "step outputs: 12 s".
#
# With OSAM_LINT_STEPS=once a command that has passed on this very commit is not run again: long checks that were
# interrupted go on where they were. What has passed stands in .build-passed, by commit, command and compiler. A tree with
# changes has no such memory, and neither has a commit that was changed meanwhile. make clean forgets it.
#
# usage: tools/step.sh NAME COMMAND...
set -eu

# The commit of a tree without changes.
commit() {
  if test -z "$(git status --porcelain 2>&1)"; then git rev-parse --verify --quiet HEAD || :; fi
}

passed=""
if test "${OSAM_LINT_STEPS:-}" = once; then
  # The steps of a step are its own.
  unset OSAM_LINT_STEPS
  before="$(commit)"
  if test -n "$before"; then
    passed=".build-passed/$before/$1-$({ printf '%s\0' "$@"; "${SWIFT:-swift}" --version 2>&1; } | cksum | tr ' ' -)"
    if test -f "$passed"; then
      echo "step $1: passed on this commit before: $(cat "$passed")"
      exit
    fi
  fi
fi
name="$1"
shift
start="$(date +%s)"
status=0
"$@" || status=$?
took="$(($(date +%s) - start)) s"
if test "$status" -eq 0; then echo "step $name: $took"; else echo "step $name: failed after $took" >&2; fi
if test "$status" -eq 0 && test -n "$passed" && test "$(commit)" = "$before"; then
  # One commit is remembered.
  mkdir -p "${passed%/*}"
  for other in .build-passed/*; do test "$other" = "${passed%/*}" || rm -rf "$other"; done
  echo "$took, $(date -u '+%F %H:%M') UTC" >"$passed"
fi
exit "$status"
