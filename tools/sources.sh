#!/bin/sh
# Downloads the source packages of what the program contains under the LGPL, and of libyaml, in exactly the versions that
# are linked, for publication beside a release.
#
# usage: tools/sources.sh FOLDER [PACKAGE…]      (on Debian; asks the mirrors that packages come from)
#
# With names of installed packages the sources of these.
set -eu
mkdir -p "$1"
out="$(realpath "$1")"
shift
if test $# -eq 0; then set -- libc6-dev libyaml-dev; fi
cd "$(dirname "$0")/.."
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
fail() { echo "sources: $*" >&2; exit 1; }

# The places that packages come from, asked for sources. The sandbox's user may not write to these folders.
mkdir -p "$work/parts" "$work/lists/partial" "$work/cache/archives/partial"
for file in /etc/apt/sources.list.d/*.sources; do
  if test -e "$file"; then sed 's/^Types:.*/Types: deb-src/' "$file" >"$work/parts/${file##*/}"; fi
done
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
  if test -e "$file"; then sed -n 's/^deb /deb-src /p' "$file" >"$work/parts/${file##*/}.list"; fi
done
apt() {
  apt-get -qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$work/parts" \
    -o Dir::State::Lists="$work/lists" -o Dir::Cache="$work/cache" -o APT::Sandbox::User=root "$@"
}
apt update
cd "$out"
for package in "$@"; do
  # shellcheck disable=SC2016  # fields of dpkg's
  source="$(dpkg-query --show --showformat '${source:Package}=${source:Version}' "$package")"
  apt source --download-only "$source" || fail "there is no source of $source"
  version="${source#*=}"
  test -e "${source%%=*}_${version#*:}.dsc" || fail "$source was not downloaded"
done
sha256sum -- *.dsc *.tar.* >SOURCES.SHA256SUMS
echo "sources: $(find . -name '*.dsc' -printf '%f ')"
