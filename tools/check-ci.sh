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
says() { grep -q "$2" "$1" || { cat "$1" >&2; fail "$1 lacks $2"; }; }

tools/python-tools.sh hooks pre-commit==4.7.0 check-jsonschema==0.39.0
tools="$root/.build-tools/hooks/bin"
valid() { "$tools/check-jsonschema" --builtin-schema "$1" "$2" >"$work/said" || { cat "$work/said" >&2; exit 1; }; }
mkdir "$work/documents"

shellcheck tools/*.sh packaging/ci/*.sh packaging/completions/*.bash .ci/run
valid vendor.github-actions action.yml
valid vendor.gitlab-ci packaging/ci/gitlab.yml
valid vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
# The workflow of a release, what its steps run, and what it may do. Nobody here can ask actionlint.
valid vendor.github-workflows .github/workflows/release.yml
tools/python-tools.sh workflows zizmor==1.32.0
.build-tools/workflows/bin/zizmor --offline --quiet .github/workflows >"$work/said" 2>&1 || { cat "$work/said" >&2; exit 1; }
"$tools/python" - .github/workflows/release.yml "$work/steps" <<'PYTHON'
import pathlib, re, sys, yaml
workflow, folder = map(pathlib.Path, sys.argv[1:])
folder.mkdir()
steps = [step["run"] for job in yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values() for step in job["steps"] if "run" in step]
assert len(steps) > 6, steps
for number, step in enumerate(steps):
    # What the service puts in before a shell reads it.
    text = re.sub(r"\$\{\{.*?\}\}", "word", step)
    (folder / f"{number}.sh").write_text(f"#!/bin/sh\nset -e\n{text}")
PYTHON
shellcheck "$work"/steps/*.sh
# The rehearsal knows each step, and docs/releasing.md those that it does not run.
tools/release.sh --rehearse --steps >"$work/listed"
sed -n 's/^[a-z]*: \(.*\) (not run: .*/\1/p' "$work/listed" >"$work/not-run"
test "$(wc -l <"$work/not-run")" -ge 5 || fail "the rehearsal leaves out $(wc -l <"$work/not-run") steps"
tr '\n' ' ' <docs/releasing.md >"$work/page"
while read -r step; do says "$work/page" "$step"; done <"$work/not-run"
sed 's/- name: push the image/- name: push it/' .github/workflows/release.yml >"$work/other.yml"
if tools/rehearse.py --workflow "$work/other.yml" --steps >/dev/null 2>&1; then fail "the rehearsal takes a step that it does not know"; fi
for form in failure wish wrong-answer; do valid vendor.github-issue-forms ".github/ISSUE_TEMPLATE/$form.yml"; done

# One file says who publishes this: another name there is written everywhere, and back.
mkdir "$work/own"
git ls-files -z | tar --create --null --files-from - | tar --extract --directory "$work/own"
cp -R "$work/own" "$work/other"
(
  cd "$work/other"
  named="README.md action.yml .github debian docs editors packaging"
  for owner in city-of-somewhere X9; do
    echo "$owner" >packaging/owner
    if tools/owner.sh --check 2>"$work/said"; then fail "files with another owner go unnoticed"; fi
    tools/owner.sh >/dev/null
    tools/owner.sh --check || fail "what is written of an owner is stale"
    # shellcheck disable=SC2086  # a list of folders
    if grep -rnF "$(cat "$work/own/packaging/owner")/osam-lint" $named; then fail "a place names the owner before"; fi
  done
  cp "$work/own/packaging/owner" packaging/owner
  tools/owner.sh >/dev/null
  diff -r "$work/own" .
) || fail "packaging/owner"

# The recipes of the pages, each a file with a name.
"$tools/python" - "$work/pages" docs/ci.md docs/hooks.md docs/preview.md docs/recipes.md <<'PYTHON'
import pathlib, re, sys
folder, *pages = map(pathlib.Path, sys.argv[1:])
for page in pages:
    blocks = re.findall(r"^```yaml (\S+)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S)
    assert blocks, f"{page} has no recipes"
    if page.name == "recipes.md":
        # Its other files are documents, which the tests read.
        blocks = [(name, text) for name, text in blocks if name == ".gitlab-ci.yml"]
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

# A checksum that differs is refused; where there is no package, it is said.
sha256="$(awk '/\.whl$/ { print $1 }' "$root/dist/SHA256SUMS")"
if OSAM_LINT_SHA256="$(echo "$sha256" | tr 0-9 1-90)" "$root/packaging/ci/recipe.sh" . >"$work/log" 2>&1; then
  fail "the recipe takes a wheel with another checksum"
fi
says "$work/log" 'DO NOT MATCH THE HASHES'
status=0
OSAM_LINT_SHA256="$sha256" "$root/packaging/ci/recipe.sh" . >"$work/log" 2>&1 || status=$?
test "$status" -eq 1 || { cat "$work/log" >&2; fail "the recipe with the right checksum ended with $status"; }
mkdir "$work/elsewhere"
# shellcheck disable=SC2016  # the argument of that script
printf '#!/bin/sh\ntest "$1" = -m && echo arm64 || echo Darwin\n' >"$work/elsewhere/uname"
chmod +x "$work/elsewhere/uname"
status=0
PATH="$work/elsewhere:$PATH" "$root/packaging/ci/recipe.sh" . >"$work/log" 2>&1 || status=$?
test "$status" -eq 3 || fail "on another platform the recipe ended with $status instead of 3"
says "$work/log" 'no package of osam-lint for Darwin arm64'

python3 -I -m venv "$work/venv"
# usage: gitlab STATUS [NAME=VALUE ...]: the job with these variables ends with STATUS.
gitlab() {
  expected="$1"
  shift
  "$tools/python" -I - "$root/packaging/ci/gitlab.yml" "$@" >"$work/gitlab.sh" <<'PYTHON'
import shlex, sys, yaml
job = yaml.safe_load(open(sys.argv[1], encoding="utf-8"))["osam-lint"]
given = dict(argument.split("=", 1) for argument in sys.argv[2:])
assert given.keys() <= job["variables"].keys(), given
print("set -e")
for name, value in {**job["variables"], **given}.items():
    print(f"export {name}={shlex.quote(value)}")
for line in job["before_script"] + job["script"]:
    print(line)
PYTHON
  status=0
  PATH="$work/venv/bin:$PATH" sh "$work/gitlab.sh" >"$work/log" 2>&1 || status=$?
  test "$status" -eq "$expected" || { cat "$work/log" >&2; fail "the GitLab job ended with $status, not $expected: $*"; }
}
gitlab 1
test ! -e osam-lint-diff.md || fail "the GitLab job compares without being asked"
test ! -e "$work/pwned" || fail "a module of the checked folder was run"
"$tools/python" -I - gl-code-quality-report.json <<'PYTHON' || fail "the GitLab job leaves no report"
import json, sys
report = json.load(open(sys.argv[1], encoding="utf-8"))
assert [entry["location"]["path"] for entry in report] == ["alert.json"], report
PYTHON

# The wheel's own checksum, before it is installed, and another one.
python3 -I -m venv --clear "$work/venv"
gitlab 1 "OSAM_LINT_SHA256=$(echo "$sha256" | tr 0-9 1-90)"
says "$work/log" 'DO NOT MATCH THE HASHES'
gitlab 1 "OSAM_LINT_SHA256=$sha256"
says "$work/log" 'error\[trailing-comma\]'

# What changes for users: a document that offered the update, and now forces it.
mkdir "$work/repository"
cd "$work/repository"
sed 's/"FORCE"/"LAZY"/' "$root/samples/osam-version/good/bicycle-force.json" >alert.json
git init --quiet
git add alert.json
git -c user.name=Nobody -c user.email=nobody@example.invalid commit --quiet --message Before
git update-ref refs/remotes/origin/main HEAD
# A link with the name of the artifact leads nothing out.
echo mine >"$work/outside"
ln -s "$work/outside" osam-lint-diff.md
gitlab 0 OSAM_LINT_DIFF=HEAD
says osam-lint-diff.md '^### osam-lint diff: no change for users'
test "$(cat "$work/outside")" = mine || fail "the GitLab job writes through a link of the repository"
cp "$root/samples/osam-version/good/bicycle-force.json" alert.json
gitlab 1 OSAM_LINT_DIFF=HEAD
says osam-lint-diff.md '^| blocking |'
says "$work/log" '^| blocking |'
gitlab 0 OSAM_LINT_DIFF=HEAD OSAM_LINT_DIFF_FAIL_ON=never
gitlab 2 "OSAM_LINT_DIFF=\$(touch $work/pwned)"
gitlab 2 OSAM_LINT_DIFF=HEAD "OSAM_LINT_DIFF_FAIL_ON=\`touch $work/pwned\`"
test ! -e "$work/pwned" || fail "a variable of the GitLab job was run"

# The comment on a pull request, with a gh that keeps comments in a file. Somebody else's is left alone.
mkdir "$work/gh"
printf %s '[{"id": 5, "user": {"login": "somebody"}, "body": "<!-- osam-lint diff -->"}]' >"$work/gh/comments"
cat >"$work/gh/gh" <<'PYTHON'
#!/usr/bin/env python3
import json, pathlib, subprocess, sys
file = pathlib.Path(sys.argv[0]).with_name("comments")
comments = json.loads(file.read_text())
match sys.argv[1:]:
    case ["api", "--paginate", "repos/owner/name/issues/7/comments", "--jq", words]:
        sys.exit(subprocess.run(["jq", "--raw-output", words, file]).returncode)
    case ["api", "--silent", "--method", method, path, "--field", field]:
        body = pathlib.Path(field.removeprefix("body=@")).read_text()
        if (method, path) == ("POST", "repos/owner/name/issues/7/comments"):
            comments += [{"id": i, "user": {"login": "github-actions[bot]"}, "body": body} for i in [len(comments) + 5]]
        else:
            assert method == "PATCH", sys.argv
            [comment] = [each for each in comments if path == f"repos/owner/name/issues/comments/{each['id']}"]
            comment["body"] = body
    case _:
        sys.exit(f"unexpected: {sys.argv}")
file.write_text(json.dumps(comments))
PYTHON
chmod +x "$work/gh/gh"
comment() {
  GITHUB_BASE_REF="$1" GITHUB_REPOSITORY=owner/name GITHUB_REF="${2-refs/pull/7/merge}" PATH="$work/gh:$work/venv/bin:$PATH" \
    "$root/packaging/ci/comment.sh" . >"$work/log" 2>&1 || return
}
# Identities, and the classes in each body.
comments() { jq --compact-output 'map([.id, (.body | contains("| blocking |"))])' "$work/gh/comments"; }
comment main || { cat "$work/log" >&2; fail "no comment"; }
test "$(comments)" = '[[5,false],[6,true]]' || fail "there is no new comment: $(comments)"
git checkout --quiet alert.json
comment main || { cat "$work/log" >&2; fail "no second comment"; }
test "$(comments)" = '[[5,false],[6,false]]' || fail "the comment was not updated: $(comments)"
cp "$work/gh/comments" "$work/kept"
if comment gone; then fail "a revision that is not there went unnoticed"; fi
if comment main refs/heads/main; then fail "a comment on no pull request"; fi
cmp -s "$work/gh/comments" "$work/kept" || fail "a comment where nothing could be compared"
echo "CI: the action, the GitLab job, the comment, the recipe and the recipes of the pages work"
