#!/bin/sh
# Checks documents on any CI that has a shell and Python 3, and leaves a JUnit report for it to show.
#
# usage: [OSAM_LINT_VERSION=0.1.0] recipe.sh [argument of osam-lint check ...]
set -eu
version="${OSAM_LINT_VERSION:-0.1.0}"

place="$(mktemp -d)"
trap 'rm -rf "$place"' EXIT
# -I: no module of the checked repository is taken for one of Python's own.
python3 -I -m venv "$place"
"$place/bin/python" -I -m pip install --quiet --disable-pip-version-check --only-binary osam-lint "osam-lint==$version"

# The exit status of the script is that of the last command: 1 when there are findings.
"$place/bin/osam-lint" check --output junit:osam-lint-junit.xml "$@"
