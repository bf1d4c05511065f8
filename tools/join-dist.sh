#!/bin/sh
# Puts what was made for arm64 and for Debian beside what was made for x86-64, with one list of checksums; the images of both
# machines into one folder; and copies of the wheels into another, for their index takes nothing else.
#
# usage: tools/join-dist.sh ARM64 DEBIAN DIST IMAGE WHEELS
set -eu
fail() { echo "release: $*" >&2; exit 1; }
"$(dirname "$0")/install.sh" skopeo
(cd "$1" && sha256sum --check --quiet SHA256SUMS) || fail "$1 is not what its checksums say"
cp "$1"/osam* "$3"
# What is for Debian itself, who built it where, is left out.
find "$2" -type f \( -name '*.deb' ! -name '*-dbgsym_*' -o -name '*.dsc' -o -name '*.tar.xz' \) -exec cp {} "$3" \;
(cd "$3" && sha256sum -- osam* >SHA256SUMS)
name="$(basename "$1"/osam-lint-*-linux-aarch64.tar.xz -linux-aarch64.tar.xz)"
# A name of an image may not hold a plus sign.
tag="$(echo "${name#osam-lint-}" | tr + -)"
skopeo copy --quiet "oci:$1/image:$tag" "oci:$4:$tag-arm64"
mkdir "$5"
cp "$3"/*.whl "$5"
echo "release: $(wc -l <"$3/SHA256SUMS") files, $(find "$5" -name '*.whl' | wc -l) wheels"
