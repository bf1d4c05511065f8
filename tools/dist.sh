#!/bin/sh
# Makes what is published of a release build: the stripped program alone, with its manual, completions and licences as
# .tar.gz and .tar.xz, and in a Python wheel; a bill of materials; and checksums of all. The same source gives the same
# bytes, in whatever folder and whenever it is built.
#
# At the tag of a version it refuses a tree with changes, and a wheel with another digest than the action carries. Anywhere
# else the packages have the commit in their names, and are not for publishing.
#
# usage: tools/dist.sh PROGRAM [FOLDER]
set -eu
program="$(realpath "$1")"
mkdir -p "${2:-dist}"
out="$(realpath "${2:-dist}")"
cd "$(dirname "$0")/.."
work=.build-dist
fail() { echo "packages: $*" >&2; exit 1; }

# More than this is a dependency nobody meant to add. Without a line of ours the language's library takes 7 MB.
most_stripped=14000000
most_compressed=6000000

test "$(uname)" = Linux || fail "they are made on Linux: a program for $(uname) cannot be fully static"
machine="$(tools/machine.sh "$program")"
version="$(tools/machine.sh --run "$program" --version)"
released="${version%%+*}"
name="osam-lint-$version-linux-$machine"

tag="$(git tag --points-at HEAD 2>/dev/null | grep -x "v$released" || :)"
if test -n "$tag" && test "$version" != "$released" && test -z "${OSAM_LINT_BUILD:-}"; then
  fail "this is $tag with changes: nothing of it may bear its name (git status)"
fi

# The day of everything in the packages is that of the release, as the changelog has it. Before the first one it is the
# manual's.
day="$(sed -n 's/^## [0-9][^ ]* – \([0-9-]*\)$/\1/p' CHANGELOG.md | head -n 1)"
if test -z "$day"; then
  day="$(sed -n 's/.*static let dated = "\(.*\)"/\1/p' Sources/OSAMCommands/Console/Program.swift)"
fi
SOURCE_DATE_EPOCH="$(date --utc --date "$day" +%s)"
export SOURCE_DATE_EPOCH

# The source packages of a release stay (tools/sources.sh).
rm -rf "$work/stage" "$work/wheel"
find "$out" -maxdepth 1 -type f -delete
mkdir -p "$work/stage/$name" "$work/wheel" "$out"

# Without the names of its functions; they are in the release build, beside which this was made.
stripper="strip"
if test "$machine" != "$(uname -m)"; then stripper="$machine-linux-gnu-strip"; fi
"$stripper" --strip-all -o "$out/$name" "$program"
chmod 755 "$out/$name"
tools/machine.sh --run "$program" help licences >"$work/THIRD-PARTY-NOTICES" || fail "the program has no notices: build it with make"
tools/notices.sh --list | tools/sbom.py "$version" >"$out/$name.cdx.json"

stage="$work/stage/$name"
install -D -m 755 "$out/$name" "$stage/bin/osam-lint"
tools/install-share.sh "$stage"
install -m 644 LICENSE NOTICE "$work/THIRD-PARTY-NOTICES" packaging/tarball/README.md "$stage"
tar --create --file "$work/stage/$name.tar" --directory "$work/stage" --format ustar --sort name --owner 0 --group 0 \
  --numeric-owner --mode u=rwX,go=rX --mtime "@$SOURCE_DATE_EPOCH" "$name"
tools/python-tools.sh dist hatchling==1.28.0 zopfli==0.4.3
# Any gunzip reads it, and it is a thirtieth shorter than what gzip writes; the same bytes each time. Blocks are split
# wherever that helps: 14 KB, which the fifteen that are usual cost.
.build-tools/dist/bin/python -c 'import sys; from zopfli import gzip
sys.stdout.buffer.write(gzip.compress(sys.stdin.buffer.read(), numiterations=10, blocksplittingmax=0))' \
  <"$work/stage/$name.tar" >"$out/$name.tar.gz"
xz -9c "$work/stage/$name.tar" >"$out/$name.tar.xz"

install -m 644 packaging/wheel/* LICENSE NOTICE "$work/THIRD-PARTY-NOTICES" "$work/wheel"
install -m 644 "$out/$name.cdx.json" "$work/wheel/osam-lint.cdx.json"
tools/wheel-readme.py "$version" >"$work/wheel/README.md"
install -m 755 "$out/$name" "$work/wheel/osam-lint"
# It runs wherever Linux does, whatever the C library: the oldest of both that pip knows on this kind of machine, by the
# names that pips before 20.3 know too.
(
  cd "$work/wheel"
  OSAM_LINT_WHEEL_VERSION="$version" \
    OSAM_LINT_WHEEL_PLATFORM="manylinux_2_17_$machine.manylinux2014_$machine.musllinux_1_1_$machine" \
    ../../.build-tools/dist/bin/python -m hatchling build --target wheel --directory "$out" >build.log 2>&1
) || { cat "$work/wheel/build.log" >&2; exit 1; }
# Any pip reads it, and it is a thirtieth shorter; with more effort (-4) by 4 KB more.
advzip --recompress --shrink-normal --quiet "$out"/*.whl

if test -n "$tag" && test "$version" = "$released" && test -z "${OSAM_LINT_BUILD:-}"; then
  carried="$(sed -n 's/^ *RELEASED_SHA256: "\(.*\)"$/\1/p' action.yml)"
  made="$(sha256sum "$out"/*.whl | cut -d ' ' -f 1)"
  test "$carried" = "$made" || fail "the wheel of $tag has the digest $made, and action.yml carries ${carried:-none}"
fi

# The page, where make page has made it of this very build.
page=.build-embedded/osam-lint.html
if grep -q "^<meta name=\"generator\" content=\"osam-lint $(tools/build-name.sh)\">" "$page" 2>/dev/null; then
  install -m 644 "$page" "$out/osam-lint.html"
  tools/notices.sh --page --list | tools/sbom.py "$version" >"$out/osam-lint.html.cdx.json"
fi

(cd "$out" && sha256sum -- osam* >SHA256SUMS)
size() { stat --format %s "$1"; }
for file in "$out"/osam*; do
  printf '%6.1f MB  %s\n' "$(size "$file" | awk '{ print $1 / 1000000 }')" "${file##*/}"
done
for file in "$out/$name $most_stripped" "$out/$name.tar.gz $most_compressed" "$(echo "$out"/*.whl) $most_compressed"; do
  test "$(size "${file% *}")" -le "${file##* }" || fail "${file% *} has more than ${file##* } bytes (docs/benchmarks.md)"
done
