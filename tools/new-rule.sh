#!/bin/sh
# Writes a rule that compiles, with its first example, and adds its line to the list: what docs/adding-a-rule.md shows.
#
# usage: tools/new-rule.sh ID GROUP        such as window-closes-before-it-opens dates
set -eu
cd "$(dirname "$0")/.."
. tools/template.sh
fail() { echo "new rule: $*" >&2; exit 2; }
id="${1:-}"
group="${2:-}"
test $# -eq 2 || fail "name an id and a group: make new-rule R=window-closes-before-it-opens GROUP=dates"
is_id "$id" || fail "an id is small letters, digits and single hyphens, and $id is not"
rules=Sources/OSAMLint/Rules
folder="$(find "$rules" -mindepth 1 -maxdepth 1 -type d | while read -r each; do
  test "$(basename "$each" | tr '[:upper:]' '[:lower:]')" != "$group" || echo "$each"
done)"
test -n "$folder" || fail "groups are $(find "$rules" -mindepth 1 -maxdepth 1 -type d -exec basename {} \; | tr '[:upper:]' '[:lower:]' | sort | tr '\n' ' ')"

pascal="$(pascal "$id")"
camel="$(camel "$id")"
file="$folder/$pascal.swift"
test ! -e "$file" || fail "$file is there already"
grep -q "^    \.$camel,$" "$rules/Rules.swift" && fail "$camel is in $rules/Rules.swift already"

# On the page the rule is called newMistake.
first_block docs/adding-a-rule.md |
  sed -e "s/new-mistake/$id/g; s/newMistake/$camel/g; s/NewMistake/$pascal/g; s/group: \.versions/group: .$group/" >"$file"

# The list is sorted by id, which is the order of the words: hyphens before letters.
key() { sed -e 's/\([A-Z]\)/-\1/g' -e 's/[.,]//g' | tr '[:upper:]' '[:lower:]'; }
awk '/^    \.[a-zA-Z0-9]+,$/ { print }' "$rules/Rules.swift" >"$file.list"
echo "    .$camel," >>"$file.list"
while read -r line; do printf '%s %s\n' "$(echo "$line" | key)" "$line"; done <"$file.list" | LC_ALL=C sort |
  sed -e 's/^[^ ]* /    /' >"$file.sorted"
awk -v sorted="$file.sorted" '
  /^    \.[a-zA-Z0-9]+,$/ { if (!done) { while ((getline line < sorted) > 0) print line; done = 1 } next }
  { print }' "$rules/Rules.swift" >"$file.rules"
mv "$file.rules" "$rules/Rules.swift"
rm -f "$file.list" "$file.sorted"
echo "wrote $file; now its examples, then: make rule R=$id"
