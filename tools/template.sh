# Read by tools/new-rule.sh and tools/new-report.sh: names, and the file that a page shows.
# shellcheck shell=sh

# an-id -> AnId
pascal() { echo "$1" | awk -F- '{ for (i = 1; i <= NF; i++) printf "%s", toupper(substr($i, 1, 1)) substr($i, 2) }'; }

# an-id -> anId
camel() { pascal "$1" | awk '{ print tolower(substr($0, 1, 1)) substr($0, 2) }'; }

# Small letters, digits and single hyphens.
is_id() { expr "$1" : '[a-z][a-z0-9]*\(-[a-z0-9][a-z0-9]*\)*$' >/dev/null; }

# The first block of Swift on a page is a whole file.
first_block() { awk '/^```swift$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' "$1"; }
