#!/bin/sh
# Writes the notices of what others made and the release executable contains, or the page, or the program of Debian's package,
# from the copyright files that are installed beside it. Where the packages are not Debian's there are none to read: then it
# says so and writes nothing.
#
# usage: tools/notices.sh [--page|--debian] FILE
#        tools/notices.sh [--page|--debian] --list     the components alone, a line each:
#                                                      name|version|licence|package|files|what it is
#
# With OSAM_LINT_NOTICES_ROOT the packages are those below that folder, and the compiler is one of them (tools/arm64.sh).
set -eu
of=program
components=packaging/notices/components.txt
case "$1" in
  --page)
    of=page
    components=packaging/notices/page-components.txt
    shift
    ;;
  # The C libraries are packages of their own there.
  --debian)
    of=debian
    shift
    ;;
esac
out="$1"
cd "$(dirname "$0")/.."
if test "$out" != --list; then mkdir -p "$(dirname "$out")"; fi
swift="${SWIFT:-swift}"
rule="--------------------------------------------------------------------------------"

if ! command -v dpkg-query >/dev/null; then
  echo "notices: only the packages of Debian are known here; a program built now has none, and must not be passed on" >&2
  rm -f "$out"
  exit 0
fi
toolchain="$(dirname "$(dirname "$(readlink -f "$(command -v "$swift")")")")"

root="${OSAM_LINT_NOTICES_ROOT:-}"
installed() { dpkg-query --admindir "$root/var/lib/dpkg" --show --showformat "$@"; }
# shellcheck disable=SC2016  # a field of dpkg's
version_of() { installed '${Version}\n' "$1"; }

version() {
  if test "$1" != swift; then
    version_of "$1"
  elif test -n "$root"; then
    version_of swiftlang | sed 's/-[^-]*$//'
  else
    "$swift" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1
  fi
}

# The newest package that a pattern fits; other names as they are.
package() {
  case "$1" in
    *\**) ;;
    *)
      echo "$1"
      return
      ;;
  esac
  # shellcheck disable=SC2016  # fields of dpkg's
  installed '${db:Status-Status} ${Package}\n' "$1" | sed -n 's/^installed //p' | sort --version-sort | tail -n 1
}

# The rows of the table with their packages and versions, without blanks around the bars.
list() {
  sed -n -e '/^#/d' -e '/|/{s/ *| */|/g;p;}' "$components" |
    if test "$of" = debian; then grep '|swift|'; else cat; fi | while IFS='|' read -r name package licence files what; do
    package="$(package "$package")"
    echo "$name|$(version "$package")|$licence|$package|$files|$what"
  done
}

notice() {
  case "$1" in
    "Unicode data of Swift") cat packaging/notices/Unicode-3.0.txt ;;
    # Debian's compiler comes without the text, and says so of its package.
    Swift) cat "$toolchain/share/swift/LICENSE.txt" 2>/dev/null || cat /usr/share/doc/swiftlang/copyright ;;
    *) cat "$root/usr/share/doc/$2/copyright" ;;
  esac
}

write() {
  echo "Third-party notices of osam-lint"
  echo
  if test "$of" = page; then
    cat <<'TEXT'
osam-lint itself is under the Apache License 2.0. This page also contains what others made. Here is what, in which version,
under which licence; then every notice and licence in full.

TEXT
  else
    cat <<'TEXT'
osam-lint itself is under the Apache License 2.0: LICENSE, NOTICE. Its release executable for Linux also contains what
others made. Here is what, in which version, under which licence; then every notice and licence in full.

TEXT
  fi
  list | while IFS='|' read -r name version licence _ _ what; do
    printf '%s %s\n    %s\n    Licence: %s\n' "$name" "$version" "$what" "$licence"
  done
  test "$of" != program || cat <<'TEXT'

The GNU C library is linked into the executable. You may modify that library and link osam-lint with your own version of
it: the source of osam-lint builds with "make build" on Debian, with the library that is installed there. You may reverse
engineer the executable to debug such modifications. The exact source packages of glibc and libyaml are published beside
each release.
TEXT
  before=""
  list | while IFS='|' read -r name _ licence package _; do
    # The libraries of GCC share one notice.
    if test "$licence" = "$before"; then continue; fi
    before="$licence"
    printf '\n%s\n%s: notice\n%s\n\n' "$rule" "$name" "$rule"
    notice "$name" "$package"
  done
  if test "$of" != program; then return; fi
  for licence in LGPL-2.1 GPL-3; do
    printf '\n%s\n%s: text of the licence\n%s\n\n' "$rule" "$licence" "$rule"
    cat "/usr/share/common-licenses/$licence"
  done
}

if test "$out" = --list; then
  list
  exit 0
fi
write >"$out.new"
# Nothing is built anew where nothing changed.
if cmp -s "$out.new" "$out"; then rm "$out.new"; else mv "$out.new" "$out"; fi
