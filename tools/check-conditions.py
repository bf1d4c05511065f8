#!/usr/bin/env python3
"""Runs the examples of all rules with the compiler's own counters, and names what no example turns.

A part of a rule is turned if it runs in some example and, where it stands behind && or || or ??, is passed over in
another. Clauses of a guard or an if that are separated by commas have no counters of their own. What is known not to be
turned stands in Tests/OSAMLintTests/unturned.txt. A part that is not listed fails, and so does a line that nothing needs
any more: the list only shrinks.

usage: tools/check-conditions.py [--accept]      (--accept writes the list anew)
"""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "Sources" / "OSAMLint" / "Rules"
LIST = ROOT / "Tests" / "OSAMLintTests" / "unturned.txt"
BUILD = ROOT / ".build-coverage"
OPERATORS = ("&&", "||", "??")
# Of llvm-cov's kinds of regions, the one that counts how often code runs.
CODE = 0


def run(*command, **options):
    return subprocess.run([str(part) for part in command], cwd=ROOT, check=True, **options)


def counted():
    """The counters of the examples of rules and of their fixes, as llvm-cov exports them."""
    swift = os.environ.get("SWIFT", "swift")
    run(swift, "build", "--build-tests", "--enable-code-coverage", "--scratch-path", BUILD)
    # One after the other: counters of threads that run side by side lose counts.
    run(swift, "test", "--skip-build", "--no-parallel", "--enable-code-coverage", "--scratch-path", BUILD,
        "--filter", "RuleExampleTests|FixExampleTests", stdout=subprocess.DEVNULL)
    exported = next((BUILD / "debug" / "codecov").glob("*.json"))
    return json.loads(exported.read_text(encoding="utf-8"))["data"][0]["functions"]


class Source:
    """A file, and the text of its regions."""

    def __init__(self, path):
        self.name = str(Path(path).relative_to(RULES))
        self.lines = Path(path).read_text(encoding="utf-8").split("\n")

    def before(self, region):
        """What stands in front of a region, without blanks."""
        line, column = region[0] - 1, region[1] - 1
        text = self.text(line, 0, column).rstrip()
        while not text and line > 0:
            line -= 1
            text = self.lines[line].rstrip()
        return text

    def text(self, line, start, end=None):
        """Columns are bytes."""
        return self.lines[line].encode()[start:end].decode("utf-8", "replace")

    def shown(self, region):
        """The line on which a region begins; the next one where nothing but a brace is left of it."""
        line = region[0] - 1
        text = self.text(line, region[1] - 1)
        if text.strip() == "}":
            line = next((later for later in range(line + 1, len(self.lines)) if self.lines[later].strip()), line)
        return " ".join(self.lines[line].split())


def unturned(functions):
    """A line for each region that never runs, or that is never passed over."""
    files = {}
    for function in functions:
        path = function["filenames"][0]
        if path.startswith(str(RULES)):
            # [line, column, end line, end column, count, file, expanded file, kind]; what stands behind an operator is a
            # function of its own.
            for region in function["regions"]:
                if region[7] == CODE and region[5] == 0:
                    places = files.setdefault(path, Counter())
                    places[tuple(region[:4])] = max(places[tuple(region[:4])], region[4])
    found = Counter()
    for path, places in files.items():
        source = Source(path)
        for region, count in places.items():
            around = [other for other in places
                      if other != region and other[:2] <= region[:2] and region[2:] <= other[2:]]
            nearest = min(around, key=lambda other: (other[2] - other[0], -other[0], -other[1]), default=None)
            # Of what never runs, the outermost part.
            if count == 0 and (nearest is None or places[nearest] > 0):
                found[f"{source.name}: never: {source.shown(region)}"] += 1
            elif count and nearest and count == places[nearest] and source.before(region).endswith(OPERATORS):
                found[f"{source.name}: always: {source.shown(region)}"] += 1
    return sorted(found.elements())


def main():
    found = unturned(counted())
    if "--accept" in sys.argv[1:]:
        LIST.write_text("".join(line + "\n" for line in found), encoding="utf-8")
        return print(f"{len(found)} parts in {LIST.relative_to(ROOT)}")
    known = Counter(LIST.read_text(encoding="utf-8").splitlines())
    new = sorted((Counter(found) - known).elements())
    gone = sorted((known - Counter(found)).elements())
    for line in new:
        print(f"no example turns it: {line}", file=sys.stderr)
    for line in gone:
        print(f"an example turns it now, take it off the list: {line}", file=sys.stderr)
    if new or gone:
        sys.exit(1)
    print(f"conditions of rules: {len(found)} parts that no example turns, all of them listed")


main()
