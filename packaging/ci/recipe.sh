#!/bin/sh
# Checks documents on any CI that has a shell and Python 3, and leaves a JUnit report for it to show.
#
# usage: [OSAM_LINT_VERSION=0.1.0] [OSAM_LINT_SHA256=...] recipe.sh [argument of osam-lint check ...]
#
# OSAM_LINT_SHA256 is the checksum of that version's wheel, as SHA256SUMS of the release has it: any other is refused.
set -eu
version="${OSAM_LINT_VERSION:-0.1.0}"
sha256="${OSAM_LINT_SHA256:-}"

platform="$(uname -s) $(uname -m)"
if test "$platform" != "Linux x86_64"; then
  echo "recipe.sh: there is no package of osam-lint for $platform, only for Linux x86_64; build it from its source" >&2
  exit 3
fi

place="$(mktemp -d)"
trap 'rm -rf "$place"' EXIT
# -I: no module of the checked repository is taken for one of Python's own.
python3 -I -m venv "$place"
echo "osam-lint==$version${sha256:+ --hash=sha256:$sha256}" >"$place/requirements.txt"
"$place/bin/python" -I -m pip install --quiet --disable-pip-version-check --only-binary osam-lint \
  --requirement "$place/requirements.txt"

# The exit status of the script is that of the last command: 1 when there are findings.
"$place/bin/osam-lint" check --output junit:osam-lint-junit.xml "$@"
