#!/bin/sh
# Shows what the program says about the samples: findings for the bad ones, which do not make this
# fail, a clean bill for the good ones on the day they were written, and what an old app does today.
set -eu
program="$(realpath "$1")"
cd "$(dirname "$0")/../samples"

echo "== samples with mistakes: osam-lint samples/*/bad"
status=0
"$program" check --date 2026-11-21T10:00:00Z osam-version/bad osam-rating/bad || status=$?
test "$status" -eq 1 || { echo "expected findings, the exit status was $status" >&2; exit 1; }

echo
echo "== samples without: osam-lint samples/*/good"
"$program" check --fail-on warning --date 2026-11-21T10:00:00Z osam-version/good osam-rating/good

echo
echo "== in samples: osam-lint simulate --version 2021040000 --date now"
"$program" simulate --version 2021040000 --date now
