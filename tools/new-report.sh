#!/bin/sh
# Writes a report format that compiles and adds its line to the list: what docs/adding-a-report.md shows.
#
# usage: tools/new-report.sh NAME        such as teamcity
set -eu
cd "$(dirname "$0")/.."
. tools/template.sh
fail() { echo "new report: $*" >&2; exit 2; }
name="${1:-}"
test -n "$name" || fail "name it: make new-report R=teamcity"
is_id "$name" || fail "a name is small letters, digits and single hyphens, and $name is not"
folder=Sources/OSAMReports/Check

pascal="$(pascal "$name")"
camel="$(camel "$name")"
file="$folder/${pascal}Report.swift"
test ! -e "$file" || fail "$file is there already"
grep -qE "^ .*\b$camel,( |$)" "$folder/ReportFormat.swift" && fail "$camel is in $folder/ReportFormat.swift already"

# On the page the format is called newFormat.
first_block docs/adding-a-report.md |
  sed -e "s/new-format/$name/g; s/newFormat/$camel/g; s/NewFormat/$pascal/g" >"$file"

# Behind the last one of the list, which is in the order of help.
awk -v line="    $camel," '
  /static let all: \[ReportFormat\]/ { inside = 1 }
  inside && /^  \]$/ { print line; inside = 0 }
  { print }' "$folder/ReportFormat.swift" >"$file.list"
mv "$file.list" "$folder/ReportFormat.swift"
echo "wrote $file; now what it writes, then: make generate golden"
