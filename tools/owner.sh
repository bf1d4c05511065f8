#!/bin/sh
# Writes who publishes the repository, which stands in packaging/owner alone, wherever else a file names it.
#
# usage: tools/owner.sh [--check]      (with --check it writes nothing, and names what is stale)
set -eu
cd "$(dirname "$0")/.."
owner="$(cat packaging/owner)"
case "$owner" in
  "" | -* | *[!A-Za-z0-9-]*)
    echo "owner: packaging/owner holds no name of an account: $owner" >&2
    exit 2
    ;;
esac

# In addresses, in what a workflow, a job or a command uses, and where a page says whose name it is.
place='(github\.com/|githubusercontent\.com/|ghcr\.io/|uses: |project: |--repo )[A-Za-z0-9-]+(/osam-lint\b)'
# In Debian's package: whom to write to, and whose releases to watch.
address='[A-Za-z0-9-]+(@users\.noreply\.github\.com)'
watched='^(Owner: )[A-Za-z0-9-]+$'
# shellcheck disable=SC2016  # the marks of code in a page
said='`[A-Za-z0-9-]+`( (below )?stands for whoever publishes the repository)'
new="$(mktemp)"
trap 'rm -f "$new"' EXIT
stale=0
# shellcheck disable=SC2013  # no name of ours has a blank
for file in $(grep -rlE -e "$place" -e "$said" -e "$address" -e "$watched" README.md action.yml .github debian docs editors packaging); do
  sed -E -e "s,$place,\1$owner\2,g" -e "s,$said,\`$owner\`\1,g" -e "s,$address,$owner\1,g" \
    -e "s,$watched,\1$owner," "$file" >"$new"
  if cmp -s "$new" "$file"; then continue; fi
  if test "${1:-}" = --check; then
    echo "$file names another owner than packaging/owner: run make generate" >&2
    stale=1
  else
    # The file itself, with the rights that it has.
    cat "$new" >"$file"
    echo "wrote $file"
  fi
done
exit "$stale"
