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
in_root() { tools/own-root.sh --debian "$@"; }
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 60 "$work/log" >&2; fail "$* failed"; }; }

build_name="$(tools/build-name.sh --commit)"
upstream="$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/OSAMCommands/Console/Program.swift)"
released="$upstream"
if test "$build_name" != release; then upstream="$upstream+$build_name"; fi
revision="$(sed -n '1s/.*(.*-\([0-9]*\)).*/\1/p' debian/changelog)"
version="$upstream-$revision"
mkdir -p "$work"

# The source: what git has, and debian/ apart from it, as packages of other people's programs are.
tree="$work/source/osam-lint-$upstream"
rm -rf "$work/source"
mkdir -p "$tree"
orig="$work/source/osam-lint_$upstream.orig.tar.xz"
git archive --prefix "osam-lint-$upstream/" HEAD -- . ':(exclude)debian' | xz -9c >"$orig"
git archive HEAD | tar --extract --directory "$tree"
sed -i "1s/($released-/($upstream-/" "$tree/debian/changelog"
grep -q "^osam-lint ($version) " "$tree/debian/changelog" || fail "debian/changelog speaks of another version than $released"

# The build, in a root with what the package asks for and nothing else.
tools/unstable.sh "$work/build" build-essential lintian ca-certificates
mkdir -p "$work/build/build"
find "$work/build/build" -mindepth 1 -delete
cp -R "$work/source/." "$work/build/build"
quietly in_root "$work/build" apt-get update
quietly in_root "$work/build" apt-get build-dep --quiet --yes --no-install-recommends "/build/osam-lint-$upstream"
# shellcheck disable=SC2016  # for the shell inside
quietly in_root "$work/build" sh -c 'cd "/build/osam-lint-$1" && dpkg-buildpackage --unsigned-source --unsigned-changes' \
  sh "$upstream"
changes="$(basename "$(ls "$work/build/build"/osam-lint_*.changes)")"
in_root "$work/build" lintian --display-info --pedantic --show-overrides --allow-root \
  --fail-on error,warning,info,pedantic "/build/$changes" || fail "lintian has something to say"
overrides="$(find debian -name '*lintian-overrides' -exec grep -cv '^#' {} + | awk -F : '{ sum += $NF } END { print sum + 0 }')"
test "$overrides" -le 4 || fail "$overrides overrides of lintian"

# Installed where there is nothing, and removed again.
tools/unstable.sh --bare "$work/bare"
mkdir -p "$work/bare/given/tools"
cp -R "$work/build/build"/osam-lint_* samples README.md "$work/bare/given"
cp tools/check-first.sh "$work/bare/given/tools"
files() {
  (
    cd "$work/bare"
    find . -xdev \( -path ./proc -o -path ./given -o -path ./var/cache -o -path ./var/log \) -prune -o -print | LC_ALL=C sort
  )
}
quietly in_root "$work/bare" apt-get update
quietly in_root "$work/bare" apt-get install --quiet --yes --no-install-recommends libyaml-0-2
files >"$work/before"
quietly in_root "$work/bare" sh -c 'apt-get install --quiet --yes --no-install-recommends /given/osam-lint_*.deb'
test "$(in_root "$work/bare" osam-lint --version)" = "$upstream" || fail "the installed program calls itself something else"
in_root "$work/bare" ldd /usr/bin/osam-lint | grep -q libyaml || fail "libyaml is not linked dynamically"
quietly in_root "$work/bare" sh -c 'cd /given && tools/check-first.sh osam-lint'
in_root "$work/bare" osam-lint help licences | grep -q "Library exception" || fail "the notices of Swift are missing"
quietly in_root "$work/bare" apt-get purge --quiet --yes osam-lint
files >"$work/after"
diff "$work/before" "$work/after" || fail "its removal leaves something, or takes more"

# The tests that the package brings, by the program that Debian runs them with.
quietly in_root "$work/bare" apt-get install --quiet --yes --no-install-recommends autopkgtest dpkg-dev
quietly in_root "$work/bare" sh -c 'cd /given && autopkgtest ./*.deb ./*.dsc -- null'

rm -rf "$out"
mkdir -p "$out"
cp "$work/build/build"/osam-lint_* "$out"
echo "debian: osam-lint $version was built, installed, tested and removed; $(find "$out" -type f | wc -l) files in $out"
