#!/bin/sh
# Holds the module of the page to the program (tools/page-answers.mjs): about samples, the fixtures of Prince of Versions, and
# as many made documents of each kind. The tests must be built, and .build/release/osam-lint-dev.
#
# usage: tools/check-answers.sh MODULE COUNT [--by-turns]
set -eu
cd "$(dirname "$0")/.."
swift="${SWIFT:-swift}"
made="$(mktemp -d)"
trap 'rm -rf "$made"' EXIT
OSAM_LINT_DOCUMENTS="$made/made.documents" OSAM_LINT_DOCUMENTS_OF_A_KIND="$2" \
  "$swift" test --skip-build --filter PageDocumentTests >"$made/log" 2>&1 || { cat "$made/log" >&2; exit 1; }
test -s "$made/made.documents" || { echo "answers: no documents were made" >&2; exit 1; }
node tools/page-answers.mjs "$1" .build/release/osam-lint-dev ${3:+"$3"} samples Tests/OSAMDecisionsTests/PrinceFixtures "$made/made.documents"
