#!/bin/sh
# Makes the image with the program alone of what is in a folder as make dist leaves it, in the layout of OCI: the same bytes
# each time. Nothing is pushed.
#
# usage: tools/oci.sh DIST FOLDER
set -eu
tools="$(dirname "$0")"
dist="$(realpath "$1")"
image="$(realpath -m "$2")"
"$tools/install.sh" umoci
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
program="$(find "$dist" -maxdepth 1 -type f \( -name "osam-lint-*-linux-x86_64" -o -name "osam-lint-*-linux-aarch64" \))"
test -f "$program" || { echo "image: $1 has no program, or several" >&2; exit 1; }
case "$("$tools/machine.sh" "$program")" in
  aarch64) architecture=arm64 ;;
  *) architecture=amd64 ;;
esac
# What is handed from job to job loses its rights.
install -m 755 "$program" "$work/osam-lint"
version="$("$tools/machine.sh" --run "$work/osam-lint" --version)"
install -d "$work/notices"
install -m 644 "$tools/../LICENSE" "$tools/../NOTICE" "$work/notices"
"$tools/machine.sh" --run "$work/osam-lint" help licences >"$work/notices/THIRD-PARTY-NOTICES"
day="$(date --utc --date "$(sed -n 's/.*static let dated = "\(.*\)"/\1/p' "$tools/../Sources/OSAMCommands/Console/Program.swift")" +%s)"
find "$work" -exec touch --no-dereference --date "@$day" {} +
moment="$(date --utc --date "@$day" +%FT%TZ)"

# A name of an image may not hold a plus sign.
at="$image:$(echo "$version" | tr + -)"
umoci init --layout "$image"
umoci new --image "$at"
umoci insert --rootless --history.created "$moment" --image "$at" "$work/osam-lint" /usr/local/bin/osam-lint
umoci insert --rootless --history.created "$moment" --image "$at" "$work/notices" /usr/share/doc/osam-lint
umoci config --history.created "$moment" --created "$moment" --image "$at" --architecture "$architecture" --os linux \
  --config.entrypoint /usr/local/bin/osam-lint --config.workingdir /work \
  --config.label "org.opencontainers.image.title=osam-lint" \
  --config.label "org.opencontainers.image.version=$version" \
  --config.label "org.opencontainers.image.licenses=Apache-2.0"
umoci gc --layout "$image"
echo "image: $at"
