#!/bin/sh
# Links the module of the page, .build-embedded/Osize/osam-lint.wasm, from what tools/embedded.sh compiles, libyaml and the
# C library. Its roots are the functions of OSAMPage; what they do not reach is not in it.
#
# usage: tools/page-module.sh MODULE…      (the modules from the lowest up, as for tools/embedded.sh)
set -eu
cd "$(dirname "$0")/.."
tools/embedded.sh -Osize "$@"
swiftc="$(command -v "${SWIFT:-swift}")"
toolchain="$(dirname "$(readlink -f "$swiftc")")"
out=.build-embedded/Osize
yaml=.build-tools/libyaml
builtins="$(find /usr/lib/llvm-*/lib/clang -name libclang_rt.builtins-wasm32.a | LC_ALL=C sort | tail -n 1)"
test -n "$builtins" || { echo "page-module: libclang-rt for wasm32 is missing" >&2; exit 3; }

objects=""
for module in "$@"; do objects="$objects $out/$module.o"; done
number() { sed -n "s/^set (YAML_VERSION_$1 \([0-9]*\))\$/\1/p" "$yaml/CMakeLists.txt"; }
version="$(number MAJOR).$(number MINOR).$(number PATCH)"
clang="$toolchain/clang --target=wasm32-unknown-wasi -isystem /usr/include/wasm32-wasi -Os -DNDEBUG"
for file in api reader scanner parser; do
  $clang -I"$yaml/include" -DYAML_VERSION_STRING="\"$version\"" -DYAML_VERSION_MAJOR="$(number MAJOR)" \
    -DYAML_VERSION_MINOR="$(number MINOR)" -DYAML_VERSION_PATCH="$(number PATCH)" \
    -c "$yaml/src/$file.c" -o "$out/yaml-$file.o"
  objects="$objects $out/yaml-$file.o"
done
$clang -c packaging/page/module.c -o "$out/module.o"
# shellcheck disable=SC2086  # no name of ours has a blank
"$toolchain/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=4194304 --stack-first --max-memory=1073741824 \
  --export=osam_question --export=osam_answer --export=osam_forget \
  /usr/lib/wasm32-wasi/crt1-reactor.o $objects "$out/module.o" \
  "$toolchain/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" \
  -L/usr/lib/wasm32-wasi -lc "$builtins" --Map="$out/osam-lint.map" -o "$out/osam-lint.wasm"
