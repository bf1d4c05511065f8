#!/bin/sh
# Builds the two images of packaging/image from what is in dist/, with docker or buildah. Where neither works, it tries the
# first as an unpacked root, and says that the second was not tried.
#
# usage: tools/image.sh [--check]      (after make dist; with --check a machine that can do none of this is no failure)
set -eu
cd "$(dirname "$0")/.."
fail() { echo "image: $*" >&2; exit 1; }
program="$(find dist -maxdepth 1 -type f -name 'osam-lint-*' ! -name '*.tar*' ! -name '*.json')"
test -f "$program" || fail "there is no program in dist/: run make dist"
version="$("$program" --version)"
# A name of an image may not hold a plus sign.
tag="$(echo "$version" | tr + -)"

context="$(mktemp -d)"
trap 'rm -rf "$context"' EXIT
cp "$program" LICENSE NOTICE packaging/image/Containerfile "$context"
"$program" help licences >"$context/THIRD-PARTY-NOTICES"

if docker info >/dev/null 2>&1; then
  build="docker build"
  in_image() {
    docker run --rm --entrypoint "" "$@"
  }
elif command -v buildah >/dev/null && buildah info >/dev/null 2>&1; then
  build="buildah build"
  in_image() {
    box="$(buildah from "$1")"
    shift
    status=0
    buildah run "$box" -- "$@" || status=$?
    buildah rm "$box" >/dev/null
    return "$status"
  }
else
  # What the first image holds: a folder as root, with nothing else in it.
  if ! tools/own-root.sh --possible; then
    test "${1:-}" = --check || fail "neither docker nor buildah works here, and no folder can be a root"
    echo "skipped: the images (neither docker nor buildah works here, and no folder can be a root)"
    exit 0
  fi
  box="$context/root"
  mkdir -p "$box/usr/local/bin" "$box/work"
  cp "$program" "$box/usr/local/bin/osam-lint"
  cp samples/osam-version/good/bus-lazy.json samples/osam-version/bad/trailing-comma.json "$box/work"
  alone() { tools/own-root.sh "$box" /usr/local/bin/osam-lint "$@"; }
  test "$(alone --version)" = "$version" || fail "in an unpacked root the program does not run"
  alone check --date 2026-12-03 /work/bus-lazy.json >/dev/null 2>&1 || fail "in an unpacked root a good document is none"
  if alone check /work/trailing-comma.json >/dev/null 2>&1; then fail "in an unpacked root a mistake is not found"; fi
  echo "image: the first image runs as an unpacked root."
  echo "skipped: the second image (neither docker nor buildah works here)"
  exit 0
fi

$build --quiet --build-arg "PROGRAM=${program##*/}" --tag "osam-lint:$tag" --file "$context/Containerfile" "$context"
$build --quiet --build-arg "PROGRAM=${program##*/}" --target shell --tag "osam-lint:$tag-shell" \
  --file "$context/Containerfile" "$context"
test "$(in_image "osam-lint:$tag" /usr/local/bin/osam-lint --version)" = "$version" || fail "the first image does not run"
test "$(in_image "osam-lint:$tag-shell" sh -c 'git --version >/dev/null && osam-lint --version')" = "$version" ||
  fail "the second image does not run"
echo "image: osam-lint:$tag and osam-lint:$tag-shell"
