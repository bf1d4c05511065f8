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
    run(swift, "test", "--skip-build", "--enable-code-coverage", "--scratch-path", BUILD,
        "--filter", "RuleExampleTests|FixExampleTests", stdout=subprocess.DEVNULL)
    folder = BUILD / "debug"
    program = next(folder.glob("*.xctest"))
    exported = run("llvm-cov", "export", "--instr-profile", folder / "codecov" / "default.profdata", program, RULES,
                   stdout=subprocess.PIPE)
    return json.loads(exported.stdout)["data"][0]["functions"]


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
        """The first line of a region, with what stands before it on its line where it begins with a brace."""
        line, column = region[0] - 1, region[1] - 1
        end = region[3] - 1 if region[2] == region[0] else None
        text = self.text(line, column, end)
        if text.strip() in ("", "{", "{}") or text.startswith("{"):
            text = self.text(line, 0, end)
        return " ".join(text.split())


def unturned(functions):
    """A line for each region that never runs, or that is never passed over."""
    found = Counter()
    sources = {}
    for function in functions:
        path = function["filenames"][0]
        if not path.startswith(str(RULES)):
            continue
        source = sources.setdefault(path, Source(path))
        # [line, column, end line, end column, count, file, expanded file, kind]
        regions = [region for region in function["regions"] if region[7] == CODE and region[5] == 0]
        for region in regions:
            start, end = tuple(region[:2]), tuple(region[2:4])
            around = [other for other in regions if other is not region
                      and tuple(other[:2]) <= start and end <= tuple(other[2:4])]
            nearest = max(around, key=lambda other: (other[0], other[1], -other[2], -other[3]), default=None)
            if region[4] == 0:
                # Of what never runs, the outermost part.
                if nearest is None or nearest[4] > 0:
                    found[f"{source.name}: never: {source.shown(region)}"] += 1
            elif nearest and region[4] == nearest[4] and source.before(region).endswith(OPERATORS):
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
