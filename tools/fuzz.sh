#!/bin/sh
# Feeds the program with inputs nobody would write, and asks of each what must hold (docs/fuzzing.md).
#
#   tools/fuzz.sh [TARGET…] [--runs N] [--seconds N] [--length N] [--seed N] [--fresh] [--minimize]
#
# Targets: json yaml check compat simulate fix stretch lsp. Without a limit each runs a minute. --fresh starts from the
# seeds alone, so that the same seed gives the same run.
set -eu
cd "$(dirname "$0")/.."
swift="${SWIFT:-swift}"
work=.build-fuzz

targets=""
runs=""
seconds=""
length=2048
seed=""
minimize=""
fresh=""
while test $# -gt 0; do
  case "$1" in
    --runs | --seconds | --length | --seed)
      test $# -gt 1 || { echo "$1 needs a number" >&2; exit 2; }
      case "$1" in
        --runs) runs="$2" ;;
        --seconds) seconds="$2" ;;
        --length) length="$2" ;;
        --seed) seed="$2" ;;
      esac
      shift ;;
    --minimize) minimize=yes ;;
    --fresh) fresh=yes ;;
    json | yaml | check | compat | simulate | fix | stretch | lsp) targets="$targets $1" ;;
    *) echo "what is $1? targets are json yaml check compat simulate fix stretch lsp" >&2; exit 2 ;;
  esac
  shift
done
test -n "$targets" || targets="json yaml check compat simulate fix stretch lsp"
if test -z "$runs$seconds"; then seconds=60; fi

mkdir -p "$work/seeds" "$work/found"
test -x "$work/release/osam-lint-fuzz" || echo "building the fuzz program; the first time it takes minutes"
# The linker has much to say about the sanitizer's own symbols.
if ! OSAM_LINT_FUZZ=build $swift build -c release --scratch-path "$work" --sanitize fuzzer \
  --product osam-lint-fuzz >"$work/build.log" 2>&1; then
  grep -v 'Cannot export local symbol' "$work/build.log" >&2
  exit 1
fi
program="$work/release/osam-lint-fuzz"

# Seeds: samples, examples found before, and reference material where there is some.
for file in samples/*/*/*.json samples/*/*/*.yaml Tests/OSAMCommandsTests/Regressions/* \
  Tests/OSAMDecisionsTests/PrinceFixtures/*/*.json; do
  test -f "$file" && cp -f "$file" "$work/seeds/$(echo "$file" | tr / _)"
done
shared="${OSAM_LINT_SHARED:-../shared}"
if test -d "$shared/corpus"; then
  find "$shared/corpus/json-test-suite" -type f -size -64k \
    \( -name '*.json' -o -name '*.yaml' \) -exec cp -f {} "$work/seeds" \;
  python3 - "$shared/corpus/yaml-test-suite/cases.jsonl" "$work/seeds" <<'PYTHON'
import json, pathlib, sys
cases, seeds = map(pathlib.Path, sys.argv[1:])
if cases.exists():
    for line in cases.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        name = "yaml-test-suite-" + case["id"].replace("/", "-") + ".yaml"
        (seeds / name).write_text(case["yaml"], encoding="utf-8")
PYTHON
else
  echo "skipped: seeds from reference material (no folder $shared/corpus; OSAM_LINT_SHARED can name another)"
fi

export SWIFT_BACKTRACE=enable=no
export OSAM_LINT_LONG=1
# Where memory was asked for is not kept: a third of the time, and a report says enough without.
export ASAN_OPTIONS="malloc_context_size=1:quarantine_size_mb=16:${ASAN_OPTIONS:-}"
for target in $targets; do
  corpus="$work/corpus/$target"
  if test -n "$fresh"; then
    corpus="$work/fresh/$target"
    rm -rf "$corpus"
  fi
  mkdir -p "$corpus"
  export OSAM_LINT_FUZZ="$target"
  if test -n "$minimize"; then
    rm -rf "$corpus.less"
    mkdir "$corpus.less"
    "$program" -merge=1 -max_len="$length" "$corpus.less" "$corpus" "$work/seeds" >"$work/$target.log" 2>&1
    rm -rf "$corpus"
    mv "$corpus.less" "$corpus"
    echo "$target: $(find "$corpus" -type f | wc -l) inputs are enough"
    continue
  fi
  limit=""
  test -z "$runs" || limit="-runs=$runs"
  test -z "$seconds" || limit="$limit -max_total_time=$seconds"
  test -z "$seed" || limit="$limit -seed=$seed"
  # shellcheck disable=SC2086  # a list of options
  if ! "$program" $limit -max_len="$length" -timeout=60 -rss_limit_mb=4096 -dict=Fuzz/documents.dict \
    -artifact_prefix="$work/found/$target-" "$corpus" "$work/seeds" >"$work/$target.log" 2>&1; then
    grep -E 'Fatal error|ERROR|SUMMARY|Test unit written' "$work/$target.log" >&2
    echo "$target: something was found; the whole log is $work/$target.log" >&2
    exit 1
  fi
  echo "$target: $(grep -o 'Done .*' "$work/$target.log" | tail -1 | tr 'D' 'd'), nothing found"
done
