#!/bin/sh
# The published program is built without what mirrors ask for (Package.swift): there the text of a case names its type, not
# the case. So nothing of it may ask for names of fields and cases, or for those of characters, which the linker leaves out; in
# a debug build each such call is a symbol of its own.
#
# usage: tools/check-reflection.sh [FOLDER]      (the debug build: .build/debug)
set -eu
cd "$(dirname "$0")/.."
build="$(realpath "${1:-.build/debug}")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
fail() { echo "reflection: $*" >&2; exit 1; }

# Texts of just any value.
asks='Swift\.(String\.init<A>\((describing|reflecting): A\)|DefaultStringInterpolation\.appendInterpolation<A>\(A\))'
asks="$asks|Swift\.(Mirror|((_?print|_?debugPrint)(_unlocked)?|dump)[<(])"
# Lists and optionals, which print their elements so, whatever these are, and errors that nobody catches.
asks="$asks|[]>] : Swift\.Custom(Debug)?StringConvertible in Swift\$|swift_(unexpectedError|errorInMain)\$"
asks="$asks|Swift\.(Array|ArraySlice|ContiguousArray|Dictionary|Set|Optional)\.(description|debugDescription)\."
# Left out by the linker (packaging/link/left-out.ld).
asks="$asks|Swift\.Unicode\.Scalar\.Properties\.name\.getter"

# Only objects whose source is still there.
find Sources -name '*.swift' ! -path 'Sources/osam-lint-dev/*' |
  awk -F/ '{ gsub("-", "_", $2); print $2 ".build/" $NF ".o" }' | sort >"$work/objects"
cd "$build"
if ! xargs nm -A -u <"$work/objects" >"$work/symbols" 2>"$work/missing"; then
  head -n 3 "$work/missing" >&2
  fail "not every source has its object in $build: run swift build"
fi
"${SWIFT:-swift}" demangle --compact <"$work/symbols" >"$work/names"
grep -q 'appendInterpolation<A where A: Swift\.CustomStringConvertible>(A)' "$work/names" ||
  fail "what is asked of the language's library has other names now"

if grep -E "$asks" "$work/names" >"$work/asked"; then
  sed 's/: *\(U \)*/ asks for /' "$work/asked" >&2
  fail "these need a text of their own, such as rawValue: in what is published they would not say what they say here"
fi
echo "reflection: nothing asks for names of fields, cases and characters"
