#!/bin/sh
# Installs every package of dist/ into a clean place and runs it there.
#
# usage: tools/check-dist.sh PROGRAM      (the release build the packages are made of; asked for its version)
set -eu
program="$(realpath "$1")"
cd "$(dirname "$0")/.."
root="$PWD"
version="$("$program" --version)"
name="osam-lint-$version-linux-$(uname -m)"
work="$root/.build-dist/check"
fail() { echo "packages: $*" >&2; exit 1; }
# No other shell's settings, and no other pip's.
export HOME="$work/home"
unset PIP_FIND_LINKS PIP_INDEX_URL MANPATH

rm -rf "$work"
mkdir -p "$work/home" "$work/unpacked"

# The same input, the same bytes.
tools/dist.sh "$program" "$work/again" >/dev/null
cmp dist/SHA256SUMS "$work/again/SHA256SUMS" || fail "made twice, they differ"
(cd dist && sha256sum --check --strict --quiet SHA256SUMS) || fail "a checksum is wrong"
test "$(find dist -maxdepth 1 -type f ! -name SHA256SUMS | wc -l)" -eq "$(wc -l <dist/SHA256SUMS)" || fail "a file has no checksum"

# The tarballs, unpacked.
tar -xzf "dist/$name.tar.gz" -C "$work/unpacked"
mkdir "$work/unpacked.xz"
tar -xJf "dist/$name.tar.xz" -C "$work/unpacked.xz"
diff -r "$work/unpacked" "$work/unpacked.xz" || fail "the two tarballs hold different files"
box="$work/unpacked/$name"
for file in bin/osam-lint share/man/man1/osam-lint.1 share/bash-completion/completions/osam-lint \
  share/zsh/site-functions/_osam-lint share/fish/vendor_completions.d/osam-lint.fish \
  LICENSE NOTICE THIRD-PARTY-NOTICES README.md; do
  test -f "$box/$file" || fail "the tarball lacks $file"
done
# Its README speaks of what is there, and of nothing else.
# shellcheck disable=SC2016  # names between backticks
grep -o '`[a-zA-Z-]*/[^`]*`\|`[A-Z-]*`' "$box/README.md" | tr -d '`' | while read -r file; do
  test -e "$box/$file" || fail "the README of the tarball speaks of $file"
done
cmp LICENSE /usr/share/common-licenses/Apache-2.0 || fail "LICENSE is not Apache's text"
cmp "dist/$name" "$box/bin/osam-lint" || fail "the program alone is not the one of the tarball"

# As docs/install.md has it: checked, and put into a home.
mkdir -p "$HOME/.local"
(
  cd dist
  sha256sum --check --ignore-missing SHA256SUMS >"$work/answer" || fail "the checksums are wrong"
  grep -q ": OK$" "$work/answer" || fail "no checksum is right"
  tar -xf "$name.tar.xz" --strip-components 1 -C ~/.local "$name/bin" "$name/share"
)
test "$(~/.local/bin/osam-lint --version)" = "$version" || fail "the program does not run from a home"

# From the source: stripped, and gone again without a trace. The build is the one that is there.
case "$version" in *+*) OSAM_LINT_BUILD="${version#*+}" ;; *) OSAM_LINT_BUILD=release ;; esac
export OSAM_LINT_BUILD
make --no-print-directory install DESTDIR="$work/root" PREFIX=/usr >"$work/answer" 2>&1 ||
  { cat "$work/answer" >&2; fail "make install failed"; }
test "$("$work/root/usr/bin/osam-lint" --version)" = "$version" || fail "what make install puts there does not run"
cmp "dist/$name" "$work/root/usr/bin/osam-lint" || fail "what make install puts there is another program, or not stripped"
make --no-print-directory uninstall DESTDIR="$work/root" PREFIX=/usr >"$work/answer" 2>&1
test "$(find "$work/root" -type f | wc -l)" -eq 0 || { find "$work/root" -type f >&2; fail "make uninstall leaves files"; }
unset OSAM_LINT_BUILD

# What was unpacked becomes the root: no libraries, no shell, no time zones.
mkdir "$box/documents"
cp samples/osam-version/good/bus-lazy.json samples/osam-version/bad/trailing-comma.json \
  samples/osam-version/good/library-both-stores.yaml "$box/documents"
if tools/own-root.sh --possible; then
  place=""
  alone() { tools/own-root.sh "$box" /bin/osam-lint "$@"; }
else
  echo "skipped: the unpacked program in a root of its own (it is tried in its folder)"
  place="$box"
  alone() { env --ignore-environment "$box/bin/osam-lint" "$@"; }
fi
expect() {
  wanted="$1"
  shift
  status=0
  alone "$@" >"$work/answer" 2>"$work/errors" || status=$?
  test "$status" -eq "$wanted" && return
  cat "$work/answer" "$work/errors" >&2
  fail "in an empty root osam-lint $* ended with $status instead of $wanted"
}
expect 0 --version
test "$(cat "$work/answer")" = "$version" || fail "in an empty root the version is $(cat "$work/answer")"
expect 0 check --date 2026-12-03 "$place"/documents/bus-lazy.json
expect 1 check "$place"/documents/trailing-comma.json
grep -q 'error\[trailing-comma\]' "$work/answer" || fail "in an empty root the trailing comma is not found"
expect 1 check --date 2026-12-03 "$place"/documents
expect 0 build "$place"/documents/library-both-stores.yaml --out "$place"/built --set id=109 --set appId=400 --server-date 2026-12-03
test "$(find "$box/built" -name '*.json' | wc -l)" -eq 2 || fail "in an empty root nothing was built"
expect 2 --no-such-option
expect 3 check /no/such/file.json
expect 0 simulate "$place"/documents/bus-lazy.json --version 2021040000 --date now

# The program says under which licences it is, and what it contains.
expect 0 help licences
cmp "$work/answer" "$box/THIRD-PARTY-NOTICES" || fail "the notices of the program are not those beside it"
expect 0 help docs

# The manual is found and says what it should; nothing in it is wrong.
manual="$box/share/man/man1/osam-lint.1"
test "$(man -M "$box/share/man" -w osam-lint)" = "$manual" || fail "man does not find the manual"
MANWIDTH=80 man -M "$box/share/man" osam-lint >"$work/manual.txt" 2>"$work/errors"
grep -q 'osam-lint check \[options\]' "$work/manual.txt" || fail "the manual has no synopsis"
grep -q -- '--skip-unrecognised' "$work/manual.txt" || fail "the manual lacks options"
LC_ALL=C.UTF-8 MANROFFSEQ='' man --warnings -E UTF-8 -l -Tutf8 -Z "$manual" >/dev/null 2>>"$work/errors"
test ! -s "$work/errors" || { cat "$work/errors" >&2; fail "man has warnings"; }
mandoc -T lint "$manual" || fail "mandoc has something to say about the manual"

# Completions: each shell takes them, and finds a word.
export PATH="$box/bin:$PATH"
bash --noprofile --norc -c '
  set -e
  source "$1"
  function="$(complete -p osam-lint | sed -n "s/.* -F \([^ ]*\) .*/\1/p")"
  complete_word() {
    COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
    "$function" osam-lint "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    echo "${COMPREPLY[*]}"
  }
  complete_word osam-lint sim
  complete_word osam-lint check --skip
  complete_word osam-lint check --format gi
  complete_word osam-lint check --format = gi
  complete_word osam-lint help sim
  complete_word osam-lint help lic
  complete_word osam-lint init val
  complete_word osam-lint schema se
  complete_word osam-lint explain trailing-c
  cd "$2"
  complete_word osam-lint check bus
' bash "$box/share/bash-completion/completions/osam-lint" "$box/documents" >"$work/words"
printf '%s\n' simulate --skip-unrecognised 'github gitlab' 'github gitlab' simulate licences valoracions settings \
  trailing-comma bus-lazy.json | diff - "$work/words" || fail "bash completes something else"
zsh -f -n "$box/share/zsh/site-functions/_osam-lint" || fail "zsh cannot read its completions"
# shellcheck disable=SC2016  # for zsh
zsh -f -c 'fpath=("$1" $fpath); autoload -Uz compinit && compinit -u -D && test "$_comps[osam-lint]" = _osam-lint &&
  autoload +X _osam-lint' zsh "$box/share/zsh/site-functions" || fail "zsh does not find its completions"
tools/complete-zsh.py "$box/share/zsh/site-functions" || fail "zsh completes something else"
fish --no-config --no-execute "$box/share/fish/vendor_completions.d/osam-lint.fish" || fail "fish cannot read its completions"
# shellcheck disable=SC2016  # for fish
fish --no-config -c 'source $argv[1]; complete -C "osam-lint sim"; complete -C "osam-lint check --skip"
  complete -C "osam-lint check --format gi"; complete -C "osam-lint check --format=gi"
  complete -C "osam-lint help sim"; complete -C "osam-lint help lic"; complete -C "osam-lint init val"
  complete -C "osam-lint schema se"; complete -C "osam-lint explain trailing-c"; cd $argv[2]
  complete -C "osam-lint check bus"' \
  "$box/share/fish/vendor_completions.d/osam-lint.fish" "$box/documents" | cut -f 1 >"$work/words"
printf '%s\n' simulate --skip-unrecognised github gitlab --format=github --format=gitlab simulate licences valoracions \
  settings trailing-comma bus-lazy.json | diff - "$work/words" || fail "fish completes something else"

# The wheel, where there is nothing else to install from.
python3 -I -m venv "$work/venv"
"$work/venv/bin/python" -I -m pip install --quiet --disable-pip-version-check --no-index --find-links dist \
  "osam-lint==$version" || fail "pip cannot install the wheel"
test "$("$work/venv/bin/osam-lint" --version)" = "$version" || fail "the program of the wheel does not run"
cmp "dist/$name" "$work/venv/bin/osam-lint" || fail "the program of the wheel is another one"
status=0
"$work/venv/bin/osam-lint" check samples/osam-version/bad/trailing-comma.json >/dev/null 2>&1 || status=$?
test "$status" -eq 1 || fail "the program of the wheel ended with $status instead of 1"

info="$(echo "$work"/venv/lib/python*/site-packages/osam_lint-*.dist-info)"
for file in LICENSE NOTICE THIRD-PARTY-NOTICES; do
  cmp "$work/unpacked/$name/$file" "$info/licenses/$file" || fail "$file of the wheel is another one"
done
cmp "dist/$name.cdx.json" "$info/sboms/osam-lint.cdx.json" || fail "the wheel's bill of materials is another one"
# Nothing in it changes with the commit, but for the name of one that is no release.
python3 -I -m zipfile --list dist/*.whl >"$work/answer"
grep -q 'osam-lint\.cdx\.json' "$work/answer" || fail "the wheel cannot be listed"
if grep -q 'action\.yml' "$work/answer"; then fail "the wheel holds the action"; fi

# Pips that know manylinux2014 and no later name of it. Each is a program in one file.
for pip in 20.0.2 20.2.4; do
  tools/python-tools.sh "pip-$pip" "pip==$pip"
  ".build-tools/pip-$pip/bin/python" -I -m pip install --quiet --disable-pip-version-check --no-index --find-links dist \
    --target "$work/pip-$pip" "osam-lint==$version" || fail "pip $pip does not find the wheel"
  cmp "dist/$name" "$work/pip-$pip/bin/osam-lint" || fail "pip $pip installs another program"
done

# The bill of materials, by CycloneDX's own schema.
tools/python-tools.sh sbom 'cyclonedx-python-lib[json-validation]==11.12.0'
.build-tools/sbom/bin/python - "dist/$name.cdx.json" <<'PYTHON' || fail "the bill of materials is none"
import json, sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
text = open(sys.argv[1], encoding="utf-8").read()
fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
assert fault is None, fault
bill = json.loads(text)
assert "serialNumber" not in bill and "timestamp" not in bill["metadata"], "it changes with the time"
assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text.replace('"library"', '"none"')) is not None
PYTHON

echo "packages: each was installed in a clean place and runs there"
