#!/bin/sh
# Writes the notices of what others made and the release executable contains, from the copyright files that are installed
# beside it. Where the packages are not Debian's there are none to read: then it says so and writes nothing.
#
# usage: tools/notices.sh FILE
set -eu
out="$1"
cd "$(dirname "$0")/.."
swift="${SWIFT:-swift}"
components=packaging/notices/components.txt
rule="--------------------------------------------------------------------------------"

if ! command -v dpkg-query >/dev/null; then
  echo "notices: only the packages of Debian are known here; a program built now has none, and must not be passed on" >&2
  rm -f "$out"
  exit 0
fi
toolchain="$(dirname "$(dirname "$(readlink -f "$(command -v "$swift")")")")"

# The rows of the table, without blanks around the bars.
rows() { sed -n -e '/^#/d' -e '/|/{s/ *| */|/g;p;}' "$components"; }

version() {
  if test "$1" = swift; then
    "$swift" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1
  else
    dpkg-query --show --showformat '${Version}' "$1"
  fi
}

notice() {
  case "$1" in
    "Unicode data of Swift") cat packaging/notices/Unicode-3.0.txt ;;
    Swift) cat "$toolchain/share/swift/LICENSE.txt" ;;
    *) cat "/usr/share/doc/$2/copyright" ;;
  esac
}

write() {
  cat <<'TEXT'
Third-party notices of osam-lint

osam-lint itself is under the Apache License 2.0: LICENSE, NOTICE. Its release executable for Linux also contains what
others made. Here is what, in which version, under which licence; then every notice and licence in full.

TEXT
  rows | while IFS='|' read -r name package licence _ what; do
    printf '%s %s\n    %s\n    %s\n' "$name" "$(version "$package")" "$what" "$licence"
  done
  cat <<'TEXT'

The GNU C library is linked into the executable. You may modify that library and link osam-lint with your own version of
it: the source of osam-lint builds with "make build" on Debian, with the library that is installed there. You may reverse
engineer the executable to debug such modifications. The exact source packages of glibc and libyaml are published beside
each release.
TEXT
  done_package=""
  rows | while IFS='|' read -r name package licence _ _; do
    # The libraries of GCC share one notice.
    if test "$licence" = "$done_package"; then continue; fi
    done_package="$licence"
    printf '\n%s\n%s: notice\n%s\n\n' "$rule" "$name" "$rule"
    notice "$name" "$package"
  done
  for licence in LGPL-2.1 GPL-3; do
    printf '\n%s\n%s: text of the licence\n%s\n\n' "$rule" "$licence" "$rule"
    cat "/usr/share/common-licenses/$licence"
  done
}

mkdir -p "$(dirname "$out")"
write >"$out.new"
# Nothing is built anew where nothing changed.
if cmp -s "$out.new" "$out"; then rm "$out.new"; else mv "$out.new" "$out"; fi
