#!/bin/sh
# Compiles what a browser gets with Embedded Swift for WebAssembly, module by module, below .build-embedded. A module is
# compiled again where its own sources, or those below it, are not what they were. docs/embedded.md tells what is refused.
#
# usage: tools/embedded.sh -Onone|-Osize MODULE…      (the modules from the lowest up)
set -eu
cd "$(dirname "$0")/.."
swiftc="$(command -v "${SWIFT:-swift}")c"
how="$1"
shift
out=".build-embedded/${how#-}"
mkdir -p "$out"
fail() { echo "embedded: $*" >&2; exit 3; }

# The C library, from Debian, and the C files of the very libyaml that the program links.
test -e /usr/include/wasm32-wasi/stdio.h || fail "wasi-libc is missing: apt-get install wasi-libc"
yaml=.build-tools/libyaml
if ! test -e "$yaml/include/yaml.h"; then
  tools/sources.sh "$yaml.source" libyaml-dev
  mkdir -p "$yaml"
  tar --extract --file "$(ls "$yaml.source"/libyaml_*.orig.tar.*)" --directory "$yaml" --strip-components 1
fi

flags="-enable-experimental-feature Embedded -target wasm32-unknown-none-wasm -wmo $how -swift-version 6 \
  -enable-upcoming-feature MemberImportVisibility -package-name osam-lint -parse-as-library \
  -Xfrontend -disable-stack-protector -I $out -I Sources/CYAML -Xcc -isystem -Xcc /usr/include/wasm32-wasi \
  -Xcc --target=wasm32-unknown-wasi -Xcc -I$yaml/include"
below="$("$swiftc" --version 2>/dev/null; echo "$flags")"
for module in "$@"; do
  files="$(find "Sources/$module" -name '*.swift' | LC_ALL=C sort)"
  # shellcheck disable=SC2086  # no name of ours has a blank
  digest="$({ echo "$below"; cat $files; } | sha256sum | cut -d ' ' -f 1)"
  below="$digest"
  if test "$(cat "$out/$module.digest" 2>/dev/null)" = "$digest"; then continue; fi
  rm -f "$out/$module.digest"
  start="$(date +%s)"
  # shellcheck disable=SC2086
  "$swiftc" $flags -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" -c -o "$out/$module.o" \
    $files || fail "$module does not compile (docs/embedded.md)"
  echo "$digest" >"$out/$module.digest"
  echo "embedded $module: $(($(date +%s) - start)) s"
done
