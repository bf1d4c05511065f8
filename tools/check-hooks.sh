#!/bin/sh
# Tries the hooks with pre-commit itself: in a scratch repository good commits pass and bad ones are refused, with
# words that help. Needs the wheel in dist/ (make dist).
#
# usage: tools/check-hooks.sh PROGRAM           the installed program, and the mirror's wheel
#        tools/check-hooks.sh PROGRAM --swift   the hook that builds the program, which takes minutes
set -eu
program="$(realpath "$1")"
which="${2:-}"
cd "$(dirname "$0")/.."
root="$PWD"
version="$("$program" --version)"
work="$root/.build-hooks"
fail() { echo "hooks: $*" >&2; exit 1; }

tools/python-tools.sh hooks pre-commit==4.7.0 check-jsonschema==0.39.0
tools="$root/.build-tools/hooks/bin"

# Nobody's settings, and not the repository this may run in.
unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE GIT_PREFIX
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=osam-lint GIT_AUTHOR_EMAIL=osam-lint GIT_COMMITTER_NAME=osam-lint GIT_COMMITTER_EMAIL=osam-lint
rm -rf "${work:?}/repositories" "${work:?}/bin"
mkdir -p "$work/repositories" "$work/bin"
export PRE_COMMIT_HOME="$work/cache"
# What an earlier run installed is of another program.
rm -rf "$PRE_COMMIT_HOME"
export PRE_COMMIT_COLOR=never
export PATH="$tools:$PATH"

manifests=".pre-commit-hooks.yaml packaging/pre-commit-mirror/.pre-commit-hooks.yaml"
# shellcheck disable=SC2086  # two paths
pre-commit validate-manifest $manifests
schema="${OSAM_LINT_SHARED:-../shared}/corpus/output-schemas/schemastore/pre-commit-hooks.json"
if test -f "$schema"; then
  # shellcheck disable=SC2086  # two paths
  check-jsonschema --schemafile "$schema" $manifests >/dev/null || fail "a manifest does not follow the schema"
else
  echo "skipped: the manifests against their schema (no file $schema; OSAM_LINT_SHARED can name another folder)"
fi

# A repository of what is in the folder, with the tag of this version.
publish() {
  repository="$work/repositories/$1"
  git init --quiet "$repository"
  cat | (cd "$2" && tar --create --null --files-from - --file -) | tar --extract --directory "$repository"
  git -C "$repository" add --all
  git -C "$repository" commit --quiet --message "$version"
  git -C "$repository" tag "v$version"
}

# A scratch repository whose only hook is HOOK of REPOSITORY, with these lines below it.
scratch() {
  scratch="$work/repositories/scratch-of-$2"
  git init --quiet "$scratch"
  cd "$scratch"
  printf 'repos:\n  - repo: %s\n    rev: v%s\n    hooks:\n      - id: %s\n%s' \
    "$work/repositories/$1" "$version" "$2" "${3:-}" >.pre-commit-config.yaml
  pre-commit install >/dev/null
  # Files that are no documents are passed over, whatever is in them.
  echo '{"name": "shop", "private": true}' >package.json
  printf '{\n  // strict\n  "compilerOptions": {"strict": true,},\n}\n' >tsconfig.json
  printf 'replicas: {{ .Values.replicas }}\n  - [\n' >chart.yaml
}

passes() {
  git add --all
  git commit --quiet --message "$1" >"$work/said" 2>&1 || { cat "$work/said" >&2; fail "$hook refused: $1"; }
}

# refused MESSAGE WORDS...: the commit is not made, and each of the words is said.
refused() {
  message="$1"
  shift
  before="$(git rev-parse HEAD)"
  git add --all
  if git commit --quiet --message "$message" >"$work/said" 2>&1; then fail "$hook let pass: $message"; fi
  test "$(git rev-parse HEAD)" = "$before" || fail "$hook refused a commit and it was made: $message"
  for words in "$@"; do
    grep -qF -- "$words" "$work/said" || { cat "$work/said" >&2; fail "$hook does not say: $words"; }
  done
}

# Good and bad commits for a hook that checks.
try_check() {
  hook="$2"
  scratch "$1" "$2"
  passes "no document yet"
  mkdir alerts
  cp "$root/samples/osam-version/good/bus-lazy.json" "alerts/avís nou.json"
  cp "$root/samples/osam-rating/good/library.json" alerts/RATING.JSON
  passes "good documents"
  cp "$root/samples/osam-version/bad/trailing-comma.json" alerts/bus.json
  refused "a trailing comma" 'error[trailing-comma]' 'alerts/bus.json:35:35' 'remove it [fix]' '- exit code: 1'
  # The ways out that the words name: repair it, or do not commit it.
  "$program" fix alerts/bus.json >/dev/null 2>&1
  passes "the comma is gone"
  cp "$root/samples/osam-version/bad/swapped-window.yaml" alerts/other.YML
  refused "a swapped window" 'error[window-closes-before-it-opens]' 'alerts/other.YML:8:10'
  # What the settings exclude is left out although pre-commit names it.
  echo 'exclude: [alerts/other.YML]' >.osam-lint.yml
  passes "excluded"
  cd "$root"
}

# Good and bad commits for a hook that compares built files with their sources.
try_build() {
  hook="$2"
  scratch "$1" "$2" '        args: [alerts, --out, dist, --set, id=109, --set, appId=400, --server-date, now]
'
  mkdir alerts
  cp "$root/samples/osam-version/good/library-both-stores.yaml" alerts/library.yaml
  "$program" build alerts --out dist --set id=109 --set appId=400 --server-date now 2>/dev/null
  passes "sources and what they make"
  sed -i 's/checkBoxDontShowAgain: .*/checkBoxDontShowAgain: true/' alerts/library.yaml
  refused "a source changed" '+++ b/dist/' 'checkBoxDontShowAgain'
  "$program" build alerts --out dist --set id=109 --set appId=400 --server-date now 2>/dev/null
  passes "built again"
  git rm --quiet "dist/$(git ls-files dist | head -1 | cut -d / -f 2)"
  refused "a built file is gone" '--- /dev/null'
  cd "$root"
}

# Good and bad commits for a hook that runs tests, in a document that no commit names.
try_tests() {
  hook="$2"
  scratch "$1" "$2"
  mkdir alerts
  cp "$root/samples/osam-version/good/bus-lazy.json" alerts/bus.json
  "$program" init test alerts/bus.json --output alerts/bus.test.yaml 2>/dev/null
  passes "a document and its test"
  sed -i 's/"comparisonMode": *"[A-Z]*"/"comparisonMode": "FORCE"/' alerts/bus.json
  refused "another mode" 'error[failed-case]' 'alerts/bus.test.yaml:' '- exit code: 1'
  "$program" test --accept >/dev/null 2>&1
  passes "what was agreed is written down"
  cd "$root"
}

if test "$which" = --swift; then
  git ls-files -z --cached --others --exclude-standard | publish osam-lint "$root"
  start="$(date +%s)"
  try_check osam-lint osam-lint
  echo "hooks: the hook that builds the program works; the first commit took $(($(date +%s) - start)) s"
  exit 0
fi

ln -s "$program" "$work/bin/osam-lint"
printf '.pre-commit-hooks.yaml\0' | publish osam-lint "$root"
(
  PATH="$work/bin:$PATH"
  try_check osam-lint osam-lint-system
  try_build osam-lint osam-lint-build-check-system
  try_tests osam-lint osam-lint-test-system
)

# The wheel of this build before any of the same version from elsewhere.
export PIP_FIND_LINKS="$root/dist ${PIP_FIND_LINKS:-}"
(cd packaging/pre-commit-mirror && find . -type f -print0) | publish mirror "$root/packaging/pre-commit-mirror"
try_check mirror osam-lint
try_build mirror osam-lint-build-check
try_tests mirror osam-lint-test

# The mirror can name the wheel's bytes (its README): with another digest nothing is installed.
wheel="$(find "$root/dist" -name '*.whl')"
sha256="$(sha256sum "$wheel" | cut -d ' ' -f 1)"
address="file://$(echo "$wheel" | sed 's/+/%2B/g')"
for digest in "$(echo "$sha256" | tr 0-9 1-90)" "$sha256"; do
  cp -R packaging/pre-commit-mirror "$work/pinned"
  sed -i "s|\"osam-lint==[^\"]*\"|\"osam-lint @ $address#sha256=$digest\"|" "$work/pinned/pyproject.toml"
  name="pinned-$(echo "$digest" | cut -c 1-8)"
  (cd "$work/pinned" && find . -type f -print0) | publish "$name" "$work/pinned"
  rm -r "$work/pinned" "$work/repositories/scratch-of-osam-lint"
  if test "$digest" = "$sha256"; then
    try_check "$name" osam-lint
  else
    hook="osam-lint, with a wheel of other bytes,"
    scratch "$name" osam-lint
    git add --all
    if git commit --quiet --message "no document yet" >"$work/said" 2>&1; then fail "the mirror takes another wheel"; fi
    grep -q 'MATCH THE HASHES' "$work/said" || { cat "$work/said" >&2; fail "the mirror refuses for another reason"; }
    cd "$root"
  fi
done
echo "hooks: good commits pass and bad ones are refused, with the program on PATH and with the wheel"
