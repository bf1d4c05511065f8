#!/bin/sh
# Makes a folder in the shape of npm from the module of the page, and runs its tests. Nothing is published, and npm refuses to.
#
# usage: tools/npm.sh MODULE NOTICES FOLDER
set -eu
cd "$(dirname "$0")/.."
rm -rf "$3"
mkdir -p "$3"
version="$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/OSAMCommands/Console/Program.swift)"
sed "s/{{version}}/$version/" packaging/npm/package.json >"$3/package.json"
cp packaging/npm/index.mjs packaging/npm/index.test.mjs packaging/page/answers.mjs LICENSE NOTICE "$3"
cp "$1" "$3/osam-lint.wasm"
cp "$2" "$3/THIRD-PARTY-NOTICES"
chmod 644 "$3"/*
node --test "$3" >"$3.log" 2>&1 || { cat "$3.log" >&2; exit 1; }
rm "$3/index.test.mjs" "$3.log"
echo "wrote $3"
