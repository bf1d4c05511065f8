#!/bin/sh
# Runs a program with a folder as its root: nothing but the folder's files is there, and /proc, which Linux gives every
# process; where the folder has a place for terminals, these too.
#
# usage: tools/own-root.sh [--debian] FOLDER PROGRAM [ARGUMENT…]      PROGRAM as it is called inside the folder
#        tools/own-root.sh --possible                                 whether this machine lets a folder be a root
#
# With --debian the program gets no settings of this machine, but those that a Debian needs; words with = in front of it are
# settings too.
set -eu
command -v mount >/dev/null || "$(dirname "$0")/install.sh" mount >&2
if test "$(id -u)" -eq 0 && unshare --mount true 2>/dev/null; then
  namespaces="--mount"
elif unshare --map-root-user --mount --pid --fork true 2>/dev/null; then
  namespaces="--map-root-user --mount --pid --fork"
else
  echo "own-root: no folder can be a root here, neither as root nor with unshare --map-root-user" >&2
  exit 125
fi
test "$1" != --possible || exit 0
if test "$1" = --debian; then
  root="$2"
  shift 2
  set -- "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin HOME=/root LANG=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive "$@"
fi
mkdir -p "$1/proc"
# A root that is a mount of its own lets the program make further roots.
# shellcheck disable=SC2086,SC2016  # a list of options; the inner shell has arguments of its own
exec unshare $namespaces sh -ec 'root="$1"; shift; mount --bind "$root" "$root"; mount -t proc proc "$root/proc"
  if test -d "$root/dev/pts"; then mount -t devpts devpts "$root/dev/pts" 2>/dev/null || :; fi
  exec chroot "$root" "$@"' sh "$@"
