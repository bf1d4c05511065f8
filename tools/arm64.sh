#!/bin/sh
# Makes what is published for arm64 on a machine of another kind, and tries it there. Debian's unstable compiles, with the
# libraries for arm64 unpacked beside its own compiler; qemu runs only what was made (docs/releasing.md).
#
# usage: tools/arm64.sh [FOLDER]      (dist/arm64 by default; what it is made in stays in .build-arm64)
#
# Status 3: the pinned compiler is gone, or this user cannot make roots.
set -eu
cd "$(dirname "$0")/.."
out="${1:-dist/arm64}"
work="$PWD/.build-arm64"
fail() { echo "arm64: $*" >&2; exit 1; }
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 40 "$work/log" >&2; fail "$* failed"; }; }
build_name="$(tools/build-name.sh --commit)"
tools/install.sh git qemu-user-static binutils-aarch64-linux-gnu

# The newest GCC whose C++ library this compiler takes.
gcc=15
mkdir -p "$work"
root="$work/root"
tools/unstable.sh "$root" jq lld pkgconf libyaml-dev libc6-dev "libstdc++-$gcc-dev"
in_root() { tools/own-root.sh --debian "$root" "$@"; }

# The libraries, not to be run and so never installed: unpacked, and told to dpkg as what is there.
if ! test -e "$root/arm.unpacked"; then
  rm -rf "$root/arm" "$root/debs"
  mkdir -p "$root/arm/var/lib/dpkg/info" "$root/debs"
  swift="$(in_root dpkg-query --show swiftlang | tr '\t' =)"
  # The headers of the kernel are in one package for all machines.
  quietly in_root dpkg --add-architecture arm64
  quietly in_root apt-get update
  # shellcheck disable=SC2016  # for the shell inside
  quietly in_root sh -c 'cd /debs && apt-get download "$@"' sh "${swift%%=*}:arm64=${swift#*=}" \
    libc6:arm64 libc6-dev:arm64 linux-libc-dev libgcc-s1:arm64 "libgcc-$gcc-dev:arm64" libstdc++6:arm64 \
    "libstdc++-$gcc-dev:arm64" "gcc-$gcc-base:arm64" libyaml-0-2:arm64 libyaml-dev:arm64
  # As dpkg writes lists of files since there are several machines.
  echo 1 >"$root/arm/var/lib/dpkg/info/format"
  for package in "$root"/debs/*.deb; do
    dpkg-deb --extract "$package" "$root/arm"
    { dpkg-deb --field "$package"; echo "Status: install ok installed"; echo; } >>"$root/arm/var/lib/dpkg/status"
    name="$(dpkg-deb --field "$package" Package)"
    if test "$(dpkg-deb --field "$package" Multi-Arch)" = same; then name="$name:arm64"; fi
    dpkg-deb --fsys-tarfile "$package" | tar --list | sed -e 's/^\.//' -e 's,/$,,' -e 's,^$,/.,' \
      >"$root/arm/var/lib/dpkg/info/$name.list"
  done
  rm -r "$root/debs"
  # Where the compiler looks for them, below the folder that is its SDK; its own clang knows the builtin headers.
  ln -s ../libexec/swift/lib/swift "$root/arm/usr/lib/swift"
  ln -s ../libexec/swift/lib/swift_static "$root/arm/usr/lib/swift_static"
  rm -rf "$root/arm/usr/libexec/swift/lib/clang"
  ln -s /usr/libexec/swift/lib/clang "$root/arm/usr/libexec/swift/lib/clang"
  touch "$root/arm.unpacked"
fi

# The last commit. Files that are the same keep their times, so that only what changed is compiled again.
commit="$(git rev-parse HEAD)"
test -d "$root/source" || git clone --quiet --no-checkout . "$root/source"
git -C "$root/source" fetch --quiet "$PWD" "$commit"
git -C "$root/source" checkout --quiet --force --detach "$commit"
OSAM_LINT_NOTICES_ROOT="$root/arm"
export OSAM_LINT_NOTICES_ROOT
"$root/source/tools/notices.sh" .build-facts/THIRD-PARTY-NOTICES
tools/collectable.py "$root/source/.build-facts/swift_static" "$root/arm/usr/libexec/swift/lib/swift_static/linux/libswiftCore.a"
start="$(date +%s)"
cat >"$root/compile.sh" <<'COMPILE'
set -eu
cd /source
static=/arm/usr/libexec/swift/lib/swift_static
# SwiftPM compiles; it would link for the machine that it runs on.
swift build --configuration release --target osam-lint --triple aarch64-unknown-linux-gnu --sdk /arm \
  -Xswiftc -sdk -Xswiftc /arm -Xswiftc -resource-dir -Xswiftc "$static"
made=.build/aarch64-unknown-linux-gnu/release
# Of a source that is gone its object may still be there.
objects="$(find "$made" -name '*.o' | LC_ALL=C sort | while read -r object; do
  source="$(basename "$object" .o)"
  test -z "$(find Sources -name "$source" -print -quit)" || echo "$object"
done)"
# Each flag once, as the package has them for its executable.
swift package dump-package | jq --raw-output '.targets[] | select(.name == "osam-lint") | .settings[]
  | select(.tool == "linker") | .kind.unsafeFlags._0[]' >"$made/link.flags"
# shellcheck disable=SC2086  # no name of ours has a blank
swiftc -target aarch64-unknown-linux-gnu -sdk /arm -resource-dir "$static" @"$made/link.flags" $objects \
  -L /arm/usr/lib/aarch64-linux-gnu -lyaml -Xlinker --defsym=main=osam_lint_main -o "$made/osam-lint"
COMPILE
quietly in_root OSAM_LINT_BUILD="$build_name" PKG_CONFIG_LIBDIR=/arm/usr/lib/aarch64-linux-gnu/pkgconfig sh /compile.sh
program="$root/source/.build/aarch64-unknown-linux-gnu/release/osam-lint"
test "$(tools/machine.sh "$program")" = aarch64 || fail "the program is for another machine"
echo "arm64: compiled in $(($(date +%s) - start)) s"

"$root/source/tools/check-notices.py" "$program"

# What is published.
(cd "$root/source" && OSAM_LINT_BUILD="$build_name" tools/dist.sh "$program" "$work/dist")
rm -rf "$work/image" "$out"
quietly tools/oci.sh "$work/dist" "$work/image"
mkdir -p "$out"
cp -R "$work/dist/." "$work/image" "$out"
version="$(tools/machine.sh --run "$program" --version)"
name="osam-lint-$version-linux-aarch64"

# It answers what the tests have, and byte by byte what the program for this machine does.
qemu="$(command -v qemu-aarch64-static)"
printf '#!/bin/sh\nexec %s %s "$@"\n' "$qemu" "$PWD/$out/$name" >"$work/osam-lint"
chmod 755 "$work/osam-lint"
tools/same-answers.py .build/release/osam-lint "$work/osam-lint"
tools/check-replay.py "$work/osam-lint"
tools/check-vectors.py "$work/osam-lint"
OSAM_LINT_EMULATED=1 tools/check-hostile.py "$work/osam-lint"

# Each package in a root or folder of its own does what README shows first: the tarball, the image, the wheel.
rm -rf "$work/tarball" "$work/unpacked" "$work/wheel"
mkdir "$work/tarball"
tar --extract --file "$out/$name.tar.xz" --directory "$work/tarball" --strip-components 1
quietly tools/install.sh umoci
quietly umoci unpack --rootless --image "$out/image:$(echo "$version" | tr + -)" "$work/unpacked"
for place in "$work/tarball /bin" "$work/unpacked/rootfs /usr/local/bin"; do
  bare="${place% *}"
  cp -R samples "$qemu" "$bare"
  tools/check-first.sh tools/own-root.sh "$bare" "/${qemu##*/}" "${place#* }/osam-lint"
done
tools/python-tools.sh pip-25 pip==25.3
quietly .build-tools/pip-25/bin/python -I -m pip install --disable-pip-version-check --no-index --find-links "$out" \
  --platform manylinux2014_aarch64 --only-binary :all: --target "$work/wheel" "osam-lint==$version"
cmp "$out/$name" "$work/wheel/bin/osam-lint" || fail "the wheel holds another program"
tools/check-first.sh "$qemu" "$work/wheel/bin/osam-lint"
echo "arm64: the packages in $out answer as those for this machine do, and do what README shows first"
