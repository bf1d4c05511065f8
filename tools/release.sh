#!/bin/sh
# Makes the tree what the tag of a release will be: version, date, and the digest of the wheel, for one commit. It commits
# and tags nothing; what comes next is in docs/releasing.md.
#
# usage: tools/release.sh VERSION [DATE]      (today by default)
#        tools/release.sh --rehearse [--once] [JOB…]
#                               runs the release workflow at its tag, without the service (tools/rehearse.py)
set -eu
if test "$1" = --rehearse; then
  shift
  exec "$(dirname "$0")/rehearse.py" "$@"
fi
version="$1"
day="${2:-$(date --utc +%F)}"
cd "$(dirname "$0")/.."
fail() { echo "release: $*" >&2; exit 2; }

case "$version" in
  *.*.*) ;;
  *) fail "say which version: make release VERSION=0.2.0" ;;
esac
case "$version" in *[!0-9.]* | *.*.*.* | .* | *. | *..*) fail "$version is no version such as 0.2.0" ;; esac
date --utc --date "$day" +%F 2>/dev/null | grep -qx -- "$day" || fail "$day is no date such as 2026-12-01"
test -z "$(git status --porcelain)" || fail "the tree has changes: a release is one commit (git status)"
if git rev-parse --quiet --verify "refs/tags/v$version" >/dev/null; then fail "v$version is there already"; fi
grep -qx '## Unreleased' CHANGELOG.md || fail "CHANGELOG.md has no list under ## Unreleased"

program=Sources/OSAMCommands/Console/Program.swift
before="$(sed -n 's/.*static let version = "\(.*\)"/\1/p' "$program")"
sed -i "s/^## Unreleased$/## $version – $day/" CHANGELOG.md
sed -i -e "s/static let version = \".*\"/static let version = \"$version\"/" \
  -e "s/static let dated = \".*\"/static let dated = \"$day\"/" "$program"
# Only behind what says that it is this program's: 0.1.0 is a release of a library too.
old="$(printf %s "$before" | sed 's/\./\\./g')"
form='\bv|==|osam[-_]lint[- ]|:-|VERSION[:=] ?"?|version: |"version": "|semanticVersion":"|default: "'
while read -r file; do
  sed -i -E "s/($form)$old\>/\1$version/g" "$file"
done <packaging/versioned-files.txt
# Debian's list has an entry for each version; its revision counts the packages made of one.
{
  echo "osam-lint ($version-1) unstable; urgency=medium"
  echo
  echo "  * New release; CHANGELOG.md says what it brings."
  echo
  echo " -- $(sed -n 's/^Maintainer: //p' debian/control)  $(LC_ALL=C date --utc --date "$day 12:00" --rfc-email)"
  if test "$before" != "$version"; then
    echo
    cat debian/changelog
  fi
} >changelog.new
mv changelog.new debian/changelog
make generate
# Outputs that the tests keep whole, the version with them.
if test "$before" != "$version"; then make golden; fi

# As the tag will have it.
OSAM_LINT_BUILD=release
export OSAM_LINT_BUILD
make dist
digest="$(sha256sum dist/*.whl | cut -d ' ' -f 1)"
sed -i "s/^\( *RELEASED_SHA256: \)\".*\"$/\1\"$digest\"/" action.yml
grep -q "RELEASED_SHA256: \"$digest\"" action.yml || fail "action.yml has no place for the digest"

git --no-pager diff --stat
cat <<NEXT
This is the tree of $version. Read the diff, then:
  make test check release-check
  git commit --all --message 'osam-lint $version' && git tag v$version
  make dist      refuses anything but these bytes
NEXT
