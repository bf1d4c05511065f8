#!/bin/sh
# Takes what was built twice: if every byte is the same, one of them becomes a folder.
#
# usage: tools/same-dist.sh BUILT OTHER FOLDER
set -eu
fail() { echo "release: $*" >&2; exit 1; }
diff -r "$1" "$2" || fail "$1 and $2 are not the same"
(cd "$1" && sha256sum --check --quiet SHA256SUMS) || fail "$1 is not what its checksums say"
mkdir "$3"
cp -R "$1/." "$3"
echo "release: built twice, the same $(wc -l <"$1/SHA256SUMS") files"
