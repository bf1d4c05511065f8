#!/bin/sh
# Says for which machine a program of Linux is, by uname's names; or runs one, by qemu where it is for another machine.
#
# usage: tools/machine.sh PROGRAM
#        tools/machine.sh --run PROGRAM [ARGUMENT…]
set -eu
run=false
if test "$1" = --run; then
  run=true
  shift
fi
# Two bytes of an ELF file's head.
case "$(od --address-radix n --skip-bytes 18 --read-bytes 2 --format u1 "$1" | tr -s ' ')" in
  " 62 0") machine=x86_64 ;;
  " 183 0") machine=aarch64 ;;
  *)
    echo "machine: $1 is no program for a machine that is known here" >&2
    exit 3
    ;;
esac
if ! $run; then
  echo "$machine"
elif test "$machine" = "$(uname -m)"; then
  exec "$@"
else
  exec "qemu-$machine-static" "$@"
fi
