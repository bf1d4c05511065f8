#!/bin/sh
# Plays docs/adopting.md in a scratch repository that begins with faults: settings, an alert that is meant (an entry for JSON, a
# comment in YAML), a baseline and the hook, each as the page writes it, and each shown to do what it says.
#
# usage: tools/check-adoption.sh PROGRAM
# shellcheck disable=SC2086  # $old is two paths
set -eu
program="$(realpath "$1")"
cd "$(dirname "$0")/.."
root="$PWD"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
fail() { echo "adoption: $*" >&2; exit 1; }

tools/python-tools.sh hooks pre-commit==4.7.0 check-jsonschema==0.39.0
tools="$root/.build-tools/hooks/bin"

# Nobody's settings, and not the repository this may run in.
unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE GIT_PREFIX
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=osam-lint GIT_AUTHOR_EMAIL=osam-lint GIT_COMMITTER_NAME=osam-lint GIT_COMMITTER_EMAIL=osam-lint
export PRE_COMMIT_HOME="$work/cache" PRE_COMMIT_COLOR=never OSAM_LINT_DATE=2026-11-21
unset OSAM_LINT_CONFIG OSAM_LINT_FORMAT OSAM_LINT_FAIL_ON OSAM_LINT_COLOR GITHUB_ACTIONS
mkdir "$work/bin" "$work/hooks" "$work/repository"
ln -s "$program" "$work/bin/osam-lint"
export PATH="$work/bin:$tools:$PATH"

# The hooks, published as a release would be.
cp .pre-commit-hooks.yaml "$work/hooks"
git -C "$work/hooks" init --quiet
git -C "$work/hooks" add --all
git -C "$work/hooks" commit --quiet --message hooks
version="$(osam-lint --version)"
git -C "$work/hooks" tag "v${version%%+*}"

# The repository: the files of the page, and documents that have faults already.
cd "$work/repository"
git init --quiet
old="samples/osam-version/bad/dates-in-seconds.json samples/osam-version/bad/wrong-language-codes.json"
mkdir -p samples/osam-version/bad
for file in $old; do cp "$root/$file" "$file"; done
"$tools/python" - "$root/docs/adopting.md" "$work/hooks" "$(cat "$root/packaging/owner")" <<'PYTHON'
import pathlib, re, sys
page, hooks, owner = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"), sys.argv[2], sys.argv[3]
wanted = {".pre-commit-config.yaml", ".osam-lint.yml", "alerts/agenda.json", "alerts/bus.yaml"}
for name, text in re.findall(r"^```(?:yaml|json) (\S+)\n(.*?)^```$", page, re.M | re.S):
    if name in wanted:
        wanted.remove(name)
        file = pathlib.Path(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace(f"https://github.com/{owner}/osam-lint", hooks), encoding="utf-8")
sys.exit(f"the page has no {', '.join(sorted(wanted))}" if wanted else 0)
PYTHON
pre-commit install >/dev/null

# ends STATUS COMMAND...: the command ends so; what it says is kept.
ends() {
  expected="$1"
  shift
  status=0
  "$@" >"$work/said" 2>&1 || status=$?
  test "$status" -eq "$expected" || { cat "$work/said" >&2; fail "$* ended with $status instead of $expected"; }
}
says() {
  for words in "$@"; do
    grep -qF -- "$words" "$work/said" || { cat "$work/said" >&2; fail "nothing says: $words"; }
  done
}
says_not() { if grep -qF -- "$1" "$work/said"; then cat "$work/said" >&2; fail "it says: $1"; fi; }
commit() { git add --all && git commit --quiet --message "$1"; }
# What the page shows of a command is what it says here.
shown() {
  "$tools/python" - "$root/docs/adopting.md" "$work/said" "$*" <<'PYTHON' || fail "the page shows another answer of: $*"
import pathlib, re, sys
page, said, command = pathlib.Path(sys.argv[1]).read_text(), pathlib.Path(sys.argv[2]).read_text(), sys.argv[3]
blocks = dict(re.findall(r"^```text all\n\$ ([^\n]*)\n(.*?)^```$", page, re.M | re.S))
sys.exit(0 if blocks.get(command) == said else 1)
PYTHON
}
change() { sed -i "$1" "$2"; }

# Both suppressions silence what they are for.
ends 0 osam-lint check alerts
shown osam-lint check alerts
ends 1 osam-lint check alerts --no-suppressions
says "error[force-without-end]" "error[insecure-url]"

# With faults no commit passes; once they are recorded one does.
ends 1 commit "with faults"
says "osam-lint" "Failed" "error["
ends 0 osam-lint baseline $old
shown osam-lint baseline $old
ends 0 osam-lint check $old
shown osam-lint check $old
ends 0 commit "the faults are recorded"
ends 1 osam-lint check $old --no-baseline

# A new fault does not pass, and says where it is and what to do.
cp alerts/agenda.json "$work/agenda.json"
change 's/"dialogDisplayDuration": 0$/"dialogDisplayDuration": 0,/' alerts/agenda.json
ends 1 commit "a comma too many"
says "alerts/agenda.json:9:" "error[trailing-comma]" "cannot read this" "remove it [fix]"
cp "$work/agenda.json" alerts/agenda.json

# Without its entry the alert in JSON is an error again; without its comment the one in YAML.
cp .osam-lint.yml "$work/settings.yml"
change "/^allow:/,\$d" .osam-lint.yml
change 's/"appId": 400/"appId": 401/' alerts/agenda.json
ends 1 commit "nobody says why"
says "error[force-without-end]"
cp "$work/settings.yml" .osam-lint.yml
cp "$work/agenda.json" alerts/agenda.json
cp alerts/bus.yaml "$work/bus.yaml"
change 's/ # osam-lint: .*//' alerts/bus.yaml
ends 1 commit "nobody says why"
says "error[insecure-url]"
cp "$work/bus.yaml" alerts/bus.yaml

# A comment does not silence what may lock users out.
change '1i # osam-lint: allow force-without-end -- So we want it.' alerts/bus.yaml
change 's/comparisonMode: LAZY/comparisonMode: FORCE/; /^endDate/d' alerts/bus.yaml
ends 1 osam-lint check alerts
says "error[force-without-end]" "warning[unusable-suppression]"
cp "$work/bus.yaml" alerts/bus.yaml

# What is corrected needs no suppression: that is said, and repaired.
change 's/url: http:/url: https:/' alerts/bus.yaml
change 's/"startDate": 1793487600000,/"startDate": 1793487600000, "endDate": 1798757999999,/' alerts/agenda.json
ends 0 osam-lint check alerts
says "alerts/bus.yaml:12:" ".osam-lint.yml:5:" "warning[unused-suppression]"
# At another day than today settings are not edited.
ends 0 env -u OSAM_LINT_DATE osam-lint fix alerts
says "alerts/bus.yaml: fixed unused-suppression" ".osam-lint.yml: fixed unused-suppression"
ends 0 osam-lint check alerts
says_not "unused-suppression"
ends 0 commit "two alerts are as they should be"

# What is recorded and corrected may come back unseen, until it is recorded again.
ends 0 osam-lint fix samples/osam-version/bad/wrong-language-codes.json --no-baseline
ends 0 osam-lint check $old
says "not needed any more"
ends 1 osam-lint check $old --strict-baseline
says "error[stale-baseline]" "was recorded here"
ends 0 osam-lint baseline $old
ends 0 osam-lint check $old --strict-baseline
ends 0 commit "one fault less"
echo "adoption: settings, suppressions, baseline and hook do what the page says"
