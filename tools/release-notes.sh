#!/bin/sh
# Prints what CHANGELOG.md says of a version, as the text of its release.
#
# usage: tools/release-notes.sh vVERSION
set -eu
cd "$(dirname "$0")/.."
version="${1#v}"
notes="$(awk -v heading="## $version – " '
  index($0, "## ") == 1 { inside = index($0, heading) == 1; next }
  inside { print }
' CHANGELOG.md)"
test -n "$notes" || { echo "release: CHANGELOG.md has nothing of $version" >&2; exit 1; }
printf '%s\n' "$notes" | sed '1{/^$/d;}'
