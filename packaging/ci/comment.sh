#!/bin/sh
# Says in a comment on a pull request on GitHub what it changes for users. A later run updates the comment. Needs
# osam-lint and gh on PATH, and the history of both branches.
#
# usage: GH_TOKEN=... comment.sh [argument of osam-lint diff ...]
set -eu

number="${GITHUB_REF#refs/pull/}"
number="${number%/merge}"
case "$number" in
  "" | *[!0-9]*) echo "comment.sh: $GITHUB_REF is no pull request" >&2; exit 2 ;;
esac
text="$(mktemp)"
trap 'rm -f "$text"' EXIT
# Where a side cannot be read this ends here, and no comment says that nothing changes.
osam-lint diff "--git=refs/remotes/origin/$GITHUB_BASE_REF" --format markdown --fail-on never "$@" >"$text"

# By its first line, and by who wrote it: anybody can write the line.
mark="$(head -n 1 "$text")"
mine="$(gh api --paginate "repos/$GITHUB_REPOSITORY/issues/$number/comments" --jq \
  ".[] | select(.user.login == \"github-actions[bot]\") | select(.body | startswith(\"$mark\")) | .id")"
first="${mine%%[!0-9]*}"
if test -n "$first"; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$first" --field "body=@$text"
else
  gh api --silent --method POST "repos/$GITHUB_REPOSITORY/issues/$number/comments" --field "body=@$text"
fi
