#!/bin/sh
# Makes the release of a tag, with its notes and its files. It needs an identity: GH_TOKEN.
#
# usage: tools/upload-release.sh vVERSION DIST
set -eu
gh release create "$1" --verify-tag --title "osam-lint ${1#v}" --notes-file "$2/NOTES.md" "$2"/osam* "$2/SHA256SUMS"
