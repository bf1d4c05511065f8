#!/bin/sh
# Makes Debian's source package of the last commit and, in a clean root of unstable, the package itself; asks lintian about
# both; installs it in a bare root, runs its tests as Debian would, and removes it without a trace.
#
# usage: tools/debian.sh [FOLDER]      (dist/debian by default; the roots stay in .build-debian)
set -eu
cd "$(dirname "$0")/.."
out="${1:-dist/debian}"
work="$PWD/.build-debian"
fail() { echo "debian: $*" >&2; exit 1; }
# Inside of a root: no settings of this machine but the ones that name where packages come from.
in_root() {
  root="$1"
  shift
  tools/own-root.sh "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive "$@"
}
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 60 "$work/log" >&2; fail "$* failed"; }; }
upstream=0.1.0+g87949ff version=$upstream-1; orig=$work/source/osam-lint_$upstream.orig.tar.xz
# Installed where there is nothing, and removed again.
rm -rf "$work/bare"
quietly mmdebstrap --quiet --variant=apt --aptopt='Acquire::Check-Valid-Until "false"' --include=ca-certificates unstable \
  "$work/bare" "$work/build/etc/apt/sources.list"
mkdir "$work/bare/given"
cp -R "$work/build/build"/osam-lint_* samples "$work/bare/given"
files() { (cd "$work/bare" && find . -xdev \( -path ./proc -o -path ./given -o -path ./var/cache -o -path ./var/log \) -prune -o -print | LC_ALL=C sort); }
quietly in_root "$work/bare" apt-get update
quietly in_root "$work/bare" apt-get install --quiet --yes --no-install-recommends libyaml-0-2
files >"$work/before"
quietly in_root "$work/bare" sh -c 'apt-get install --quiet --yes --no-install-recommends /given/osam-lint_*.deb'
test "$(in_root "$work/bare" osam-lint --version)" = "$upstream" || fail "the installed program calls itself something else"
in_root "$work/bare" ldd /usr/bin/osam-lint | grep -q libyaml || fail "libyaml is not linked dynamically"
status=0
in_root "$work/bare" sh -c 'cd /given && osam-lint check samples/osam-version/bad/trailing-comma.json' >"$work/answer" \
  2>"$work/errors" || status=$?
test "$status" -eq 1 || { cat "$work/errors" >&2; fail "what README shows first ended with $status"; }
sed -n '/^\$ osam-lint check samples.*trailing-comma.json$/,/^```$/p' README.md | sed -e 1d -e '$d' | diff - "$work/answer" ||
  fail "what README shows first is another answer"
in_root "$work/bare" osam-lint help licences | grep -q "Library exception" || fail "the notices of Swift are missing"
quietly in_root "$work/bare" apt-get purge --quiet --yes osam-lint
files >"$work/after"
diff "$work/before" "$work/after" || fail "its removal leaves something, or takes more"

# The tests that the package brings, by the program that Debian runs them with.
quietly in_root "$work/bare" apt-get install --quiet --yes --no-install-recommends autopkgtest dpkg-dev
quietly in_root "$work/bare" sh -c 'cd /given && autopkgtest ./*.deb ./*.dsc -- null'

rm -rf "$out"
mkdir -p "$out"
cp "$orig" "$work/build/build"/osam-lint_* "$out"
echo "debian: osam-lint $version was built, installed, tested and removed; $(find "$out" -type f | wc -l) files in $out"
