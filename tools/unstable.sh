#!/bin/sh
# Makes a root of Debian's unstable, with the pinned compiler of Swift and some packages, or leaves the one that is there. With
# the compiler it downloads half a gigabyte.
#
# usage: tools/unstable.sh FOLDER PACKAGE…
#        tools/unstable.sh --bare FOLDER      nothing but Debian, made anew each time
#
# Status 3: the pinned compiler is gone, nothing can be had, or this user cannot make roots.
set -eu
cd "$(dirname "$0")/.."
if test "$(id -u)" -ne 0; then
  echo "unstable: roots of Debian are made by root only" >&2
  exit 3
fi
# The first one whose static libraries are in Debian; what was found out about it holds for it alone (docs/releasing.md).
pinned="swiftlang=6.2.3-1+b1"

if test "$1" = --bare; then
  root="$2"
  packages=ca-certificates
else
  root="$1"
  shift
  packages="$(echo "$pinned" "$@" | tr ' ' ,)"
  if test "$(cat "$root.packages" 2>/dev/null)" = "$packages"; then exit 0; fi
fi
tools/install.sh mmdebstrap
# Where this machine has its own packages from.
mirror="$(sed -n 's/^URIs: *//p; s/^deb \(\[.*\] \)\?\([^ ]*\) .*/\2/p' /etc/apt/sources.list.d/*debian*.sources /etc/apt/sources.list \
  2>/dev/null | head -n 1)"
test -n "$mirror" || { echo "unstable: this machine has no source of Debian's packages" >&2; exit 3; }
# One that was interrupted may have the machine's own /sys mounted in it.
rm -rf --one-file-system "$root" "$root.packages"
mkdir -p "$(dirname "$root")"
# A mirror may stand still, as one that keeps the pinned compiler does.
if ! mmdebstrap --variant=apt --aptopt='Acquire::Check-Valid-Until "false"' --include="$packages" unstable "$root" \
  "deb $mirror unstable main" >"$root.log" 2>&1; then
  tail -n 20 "$root.log" >&2
  # The lists of packages are in the root already.
  knows() { tools/own-root.sh --debian "$root" apt-cache show "$1" 2>/dev/null | grep -q '^Package: '; }
  if knows "${pinned%%=*}" && ! knows "$pinned"; then
    echo "unstable: $pinned is gone; no other was taken, for nothing is known of it" >&2
  fi
  exit 3
fi
echo "$packages" >"$root.packages"
