#!/bin/sh
# Writes a report format that compiles and adds its line to the list: what docs/adding-a-report.md shows.
#
# usage: tools/new-report.sh NAME        such as teamcity
set -eu
cd "$(dirname "$0")/.."
fail() { echo "new report: $*" >&2; exit 2; }
name="${1:-}"
test -n "$name" || fail "name it: make new-report R=teamcity"
expr "$name" : '[a-z][a-z0-9]*\(-[a-z0-9][a-z0-9]*\)*$' >/dev/null || fail "a name is small letters, digits and single hyphens, and $name is not"
folder=Sources/OSAMReports/Check

pascal="$(echo "$name" | awk -F- '{ for (i = 1; i <= NF; i++) printf "%s", toupper(substr($i, 1, 1)) substr($i, 2) }')"
camel="$(echo "$pascal" | awk '{ print tolower(substr($0, 1, 1)) substr($0, 2) }')"
file="$folder/${pascal}Report.swift"
test ! -e "$file" || fail "$file is there already"
grep -qE "^ .*\b$camel,( |$)" "$folder/ReportFormat.swift" && fail "$camel is in $folder/ReportFormat.swift already"

# The first block of Swift on the page is the whole file, of a format that is called newFormat.
awk '/^```swift$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' docs/adding-a-report.md |
  sed -e "s/new-format/$name/g; s/newFormat/$camel/g; s/NewFormat/$pascal/g" >"$file"

# Behind the last one of the list, which is in the order of help.
awk -v line="    $camel," '
  /static let all: \[ReportFormat\]/ { inside = 1 }
  inside && /^  \]$/ { print line; inside = 0 }
  { print }' "$folder/ReportFormat.swift" >"$file.list"
mv "$file.list" "$folder/ReportFormat.swift"
echo "wrote $file; now what it writes, then: make generate golden"
