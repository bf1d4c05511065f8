#!/bin/sh
# Puts the manual and the completions below a prefix, each under the name by which it is found, or takes them away.
#
# usage: tools/install-share.sh [--remove] PREFIX
set -eu
remove=""
if test "$1" = --remove; then
  remove=yes
  shift
fi
if test -z "$remove"; then mkdir -p "$1"; elif ! test -d "$1"; then exit 0; fi
share="$(cd "$1" && pwd)/share"
cd "$(dirname "$0")/../packaging"
while read -r from to; do
  if test -n "$remove"; then
    rm -f "$share/$to"
  else
    install -d "$share/${to%/*}"
    install -m 644 "$from" "$share/$to"
  fi
done <<'FILES'
man/osam-lint.1 man/man1/osam-lint.1
completions/osam-lint.bash bash-completion/completions/osam-lint
completions/_osam-lint zsh/site-functions/_osam-lint
completions/osam-lint.fish fish/vendor_completions.d/osam-lint.fish
FILES
