#!/bin/sh
# Puts the manual and the completions below a prefix, each under the name by which it is found.
#
# usage: tools/install-share.sh PREFIX
set -eu
share="$(realpath -m -- "$1")/share"
cd "$(dirname "$0")/../packaging"
install -d "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" \
  "$share/fish/vendor_completions.d"
install -m 644 man/osam-lint.1 "$share/man/man1/osam-lint.1"
install -m 644 completions/osam-lint.bash "$share/bash-completion/completions/osam-lint"
install -m 644 completions/_osam-lint "$share/zsh/site-functions/_osam-lint"
install -m 644 completions/osam-lint.fish "$share/fish/vendor_completions.d/osam-lint.fish"
