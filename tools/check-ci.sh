#!/bin/sh
# Tries what CI systems are given: the action, the GitLab job, the plain recipe, and the recipes of the pages. Needs the
# wheel in dist/ (make dist).
#
# usage: tools/check-ci.sh PROGRAM
set -eu
program="$(realpath "$1")"
cd "$(dirname "$0")/.."
root="$PWD"
# Not in the repository, where git would pass over it.
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
fail() { echo "CI: $*" >&2; exit 1; }

tools/python-tools.sh hooks pre-commit==4.7.0 check-jsonschema==0.39.0
tools="$root/.build-tools/hooks/bin"
valid() { "$tools/check-jsonschema" --builtin-schema "$1" "$2" >"$work/said" || { cat "$work/said" >&2; exit 1; }; }
mkdir "$work/documents"

shellcheck tools/*.sh packaging/ci/*.sh packaging/completions/*.bash .ci/run
valid vendor.github-actions action.yml
valid vendor.gitlab-ci packaging/ci/gitlab.yml

# The recipes of the pages, each a file with a name.
"$tools/python" - "$work/pages" docs/ci.md docs/hooks.md <<'PYTHON'
import pathlib, re, sys
folder, *pages = map(pathlib.Path, sys.argv[1:])
for page in pages:
    blocks = re.findall(r"^```yaml (\S+)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S)
    assert blocks, f"{page} has no recipes"
    for number, (name, text) in enumerate(blocks):
        if text.count("\n") >= 10:
            sys.exit(f"{page}: a recipe for {name} has ten lines or more")
        file = folder / page.stem / str(number) / name
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
PYTHON
for file in $(find "$work/pages" -type f | sort); do
  case "$file" in
    */.github/workflows/*) valid vendor.github-workflows "$file" ;;
    */.gitlab-ci.yml) valid vendor.gitlab-ci "$file" ;;
    */.pre-commit-config.yaml) "$tools/pre-commit" validate-config "$file" ;;
    *) fail "nothing checks ${file#"$work"/pages/}" ;;
  esac
done

"$tools/python" tools/try-action.py "$program"

# The rest in a folder with one mistake, with nothing to install from but dist/.
export PIP_NO_INDEX=1 PIP_FIND_LINKS="$root/dist"
cp samples/osam-version/bad/trailing-comma.json "$work/documents/alert.json"
cd "$work/documents"
# Modules that Python would take from here instead of its own, and that leave a mark when they run.
for name in ensurepip logging pip runpy sitecustomize usercustomize venv; do
  echo "open('$work/pwned', 'w').close()" >"$name.py"
done

status=0
"$root/packaging/ci/recipe.sh" . >"$work/log" 2>&1 || status=$?
test "$status" -eq 1 || { cat "$work/log" >&2; fail "the recipe ended with $status instead of 1"; }
grep -q '<failure .*trailing-comma' osam-lint-junit.xml || fail "the recipe leaves no JUnit report"

python3 -I -m venv "$work/venv"
"$tools/python" -I - "$root/packaging/ci/gitlab.yml" >"$work/gitlab.sh" <<'PYTHON'
import shlex, sys, yaml
job = yaml.safe_load(open(sys.argv[1], encoding="utf-8"))["osam-lint"]
print("set -e")
for name, value in job["variables"].items():
    print(f"export {name}={shlex.quote(value)}")
for line in job["before_script"] + job["script"]:
    print(line)
PYTHON
status=0
PATH="$work/venv/bin:$PATH" sh "$work/gitlab.sh" >"$work/log" 2>&1 || status=$?
test "$status" -eq 1 || { cat "$work/log" >&2; fail "the GitLab job ended with $status instead of 1"; }
test ! -e "$work/pwned" || fail "a module of the checked folder was run"
"$tools/python" -I - gl-code-quality-report.json <<'PYTHON' || fail "the GitLab job leaves no report"
import json, sys
report = json.load(open(sys.argv[1], encoding="utf-8"))
assert [entry["location"]["path"] for entry in report] == ["alert.json"], report
PYTHON
echo "CI: the action, the GitLab job, the recipe and the recipes of the pages work"
