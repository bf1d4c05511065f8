#!/bin/sh
# Releases the last commit in a folder of its own, makes dist/ at its tag in another, and compares every file; then tries
# what make dist refuses at a tag. Nothing of it reaches this repository.
#
# It takes hours. One that was interrupted on the same commit goes on where it was, job by job of the workflow, in the folder
# that it left (.build-release); one that passes leaves none.
#
# usage: tools/check-reproducible.sh
set -eu
cd "$(dirname "$0")/.."
root="$PWD"
version="$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/OSAMCommands/Console/Program.swift)"
work="$root/.build-release"
fail() { echo "release: $*" >&2; exit 1; }
commit() { git -c user.name=Nobody -c user.email=nobody@example.invalid commit --quiet --all "$@"; }
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 40 "$work/log" >&2; fail "$* failed in $PWD"; }; }

head="$(git rev-parse HEAD)"
# Not today's, and not to come, at which manuals and archives are rightly found odd; nor long ago, for Debian's policy that the
# package follows must have been there.
day="$(date --utc --date "$(git log -1 --format=%cs "$head") -1 day" +%F)"
if test "$(cat "$work/released" 2>/dev/null)" != "$head"; then
  # A root in it that was interrupted may have the machine's own /sys mounted.
  rm -rf --one-file-system "$work"
  mkdir "$work"
  git clone --quiet --no-tags "$root" "$work/one"
  cd "$work/one"
  # Modules of the page that this folder has compiled from the same sources; the other folder compiles its own.
  if test -d "$root/.build-embedded/Osize"; then
    mkdir .build-embedded
    cp -R "$root/.build-embedded/Osize" .build-embedded/
  fi
  # Between a release and the next change there is no such list.
  if ! grep -qx '## Unreleased' CHANGELOG.md; then
    sed -i '1a \\n## Unreleased' CHANGELOG.md
    commit --message "A list to release"
  fi
  quietly make release "VERSION=$version" "DATE=$day"
  commit --message "osam-lint $version"
  git tag "v$version"
  cp -R dist "$work/first"
  git rev-parse HEAD >"$work/tagged"
  echo "$head" >"$work/released"
fi
cd "$work/one"
# As it was tagged, whatever was tried with it below.
git checkout --quiet --force --detach "$(cat "$work/tagged")"
git tag --force "v$version" >/dev/null

# By somebody else, later, elsewhere: the same bytes. The workflow builds twice, in roots of Debian, and puts what it publishes
# into one folder; where no root can be made, another folder stands for that.
if test "$(id -u)" -eq 0 && tools/own-root.sh --possible; then
  quietly tools/release.sh --rehearse --once
  second="$work/one/.build-rehearse/artifacts/dist"
else
  echo "skipped: the rehearsal of the workflow (roots of Debian are made by root only)"
  rm -rf "$work/a"
  git clone --quiet "$work/one" "$work/a/second-one"
  cd "$work/a/second-one"
  quietly make dist
  second="$work/a/second-one/dist"
fi
for file in "$work"/first/osam*; do
  cmp "$file" "$second/${file##*/}" || fail "at its tag make dist gives something else elsewhere"
done
diff -r "$work/first/npm" "$second/npm" || fail "at its tag make dist gives another npm folder elsewhere"
cp "$work/first/SHA256SUMS" "$work/sums"
program="$(find "$work/first" -name "osam-lint-$version-linux-*" ! -name '*.tar*' ! -name '*.json')"
test "$("$program" --version)" = "$version" || fail "the program calls itself $("$program" --version)"
for path in "$work" "$root"; do
  if grep -q -- "$path" "$program"; then fail "the program names the folder it was built in"; fi
done
tar -tvzf "$program.tar.gz" | awk -v day="$day" '$4 != day { exit 1 }' || fail "a file of the tarball has another day"

# In the folder of the release too, where all is built already.
cd "$work/one"
quietly make dist
cmp dist/SHA256SUMS "$work/sums" || fail "at its tag make dist gives something else"
refuses() {
  if make dist >"$work/log" 2>&1; then fail "make dist does not refuse $1"; fi
  grep -q -- "$2" "$work/log" || { tail -n 20 "$work/log" >&2; fail "make dist refuses $1 for another reason"; }
}
echo >>README.md
refuses "a tree with changes" "is v$version with changes"
git checkout --quiet README.md
sed -i 's/\(RELEASED_SHA256: "\)./\1x/' action.yml
commit --amend --no-edit
git tag --force "v$version" >/dev/null
refuses "a wheel with another digest" "action.yml carries x"
echo "release: two folders give the same $(wc -l <"$work/sums") files; changes and another digest are refused"
cd "$root"
rm -rf --one-file-system "$work"
