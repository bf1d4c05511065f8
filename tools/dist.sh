#!/bin/sh
# Makes what is published of a release build: the stripped program alone, with its manual and completions as .tar.gz
# and .tar.xz, and in a Python wheel; and checksums of all. The same program and commit give the same bytes.
#
# usage: tools/dist.sh PROGRAM [FOLDER]
set -eu
program="$(realpath "$1")"
out="$(realpath -m "${2:-dist}")"
cd "$(dirname "$0")/.."
work=.build-dist

# More than this is a dependency nobody meant to add. Without a line of ours the language's library takes 7 MB.
most_stripped=16000000
most_compressed=6500000

test "$(uname)" = Linux || { echo "packages are made on Linux: a program for $(uname) cannot be fully static" >&2; exit 1; }
version="$("$program" --version)"
machine="$(uname -m)"
name="osam-lint-$version-linux-$machine"
# The day of everything in the packages.
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1580601600)}"
export SOURCE_DATE_EPOCH

rm -rf "$work/stage" "$work/wheel" "$out"
mkdir -p "$work/stage/$name" "$work/wheel" "$out"

# Without the names of its functions; they are in the release build, beside which this was made.
strip --strip-all -o "$out/$name" "$program"
chmod 755 "$out/$name"

stage="$work/stage/$name"
install -D -m 755 "$out/$name" "$stage/bin/osam-lint"
tools/install-share.sh "$stage"
install -m 644 LICENSE README.md "$stage"
tar --create --file "$work/stage/$name.tar" --directory "$work/stage" --format ustar --sort name --owner 0 --group 0 \
  --numeric-owner --mode u=rwX,go=rX --mtime "@$SOURCE_DATE_EPOCH" "$name"
gzip -9n <"$work/stage/$name.tar" >"$out/$name.tar.gz"
xz -9c "$work/stage/$name.tar" >"$out/$name.tar.xz"

tools/python-tools.sh dist hatchling==1.27.0
install -m 644 packaging/wheel/* LICENSE "$work/wheel"
install -m 755 "$out/$name" "$work/wheel/osam-lint"
# It runs wherever Linux does, whatever the C library: the oldest of both that pip knows on this kind of machine.
(
  cd "$work/wheel"
  OSAM_LINT_WHEEL_VERSION="$version" OSAM_LINT_WHEEL_PLATFORM="manylinux_2_17_$machine.musllinux_1_1_$machine" \
    ../../.build-tools/dist/bin/python -m hatchling build --target wheel --directory "$out" >build.log 2>&1
) || { cat "$work/wheel/build.log" >&2; exit 1; }

(cd "$out" && sha256sum -- osam* >SHA256SUMS)
size() { stat --format %s "$1"; }
for file in "$out"/osam*; do
  printf '%6.1f MB  %s\n' "$(size "$file" | awk '{ print $1 / 1000000 }')" "${file##*/}"
done
if test "$(size "$out/$name")" -gt "$most_stripped" || test "$(size "$out/$name.tar.gz")" -gt "$most_compressed"; then
  echo "more than $most_stripped bytes stripped or $most_compressed compressed" >&2
  exit 1
fi
