#!/usr/bin/env python3
"""Judges what `osam-lint outcomes --format json` says by that JSON alone; no knowledge of any library is in here.

Over samples/ and variations of them: the cells of a table share no device and cover all, and each `simulate` list, run,
gives what stands beside it. Of two versions only the cells say which is lower. usage: tools/check-outcomes.py PROGRAM
"""

import json
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from graphlib import TopologicalSorter
from itertools import combinations
from math import prod
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START, END = ("start",), ("end",)
RANGES = ["--date=2026-12-01..2026-12-31", "--version=2..<2030000000", "--offline=no", "--device=seen,ok:1h..<2d"]


def run(program, *arguments):
    done = subprocess.run([program, *arguments, "--format", "json"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode in (0, 3), f"exit status {done.returncode} of {arguments}: {done.stderr}"
    return json.loads(done.stdout)


def cut(span, before, behind, otherwise):
    """Where a span begins or ends: just before a value, or just behind it; whole numbers always before."""
    value, is_behind = span.get(before, span.get(behind)), behind in span
    return otherwise if value is None else (value + is_behind, 0) if isinstance(value, int) else (value, is_behind)


def pieces_of(regions, axis):
    """The smallest pieces that the cells leave of an axis: those of each cell, and all."""
    found = [None if axis not in one else one[axis] if isinstance(one[axis], list) else [one[axis]] for one in regions]
    names, later = {'"new"', '"seen"', '"ticked"'} if axis == "device" else set(), {}  # Others name all in the cells.
    for values in found:
        for number, value in enumerate(values or ()):
            if isinstance(value, dict) and not {"other", "unreadable"} & set(value):
                values[number] = cut(value, "from", "above", START), cut(value, "below", "to", END)
                later.setdefault(values[number][1], set()).add(values[number][0])
            else:
                values[number] = json.dumps(value)
                names = names | {values[number]}
    cuts = [one for one in TopologicalSorter(later).static_order() if one not in (START, END)]
    cuts = [START, *(sorted(cuts) if all(isinstance(one[0], int) for one in cuts) else cuts)] + [END] * bool(later)
    whole = {*cuts[:-1], *names}
    def inside(value):
        return [value] if isinstance(value, str) else cuts[cuts.index(value[0]):cuts.index(value[1])]
    return [whole if values is None else set().union(*map(inside, values)) for values in found], whole


def check_cells(cells, restricted):
    """No two share a device, and together they have as many pieces as all axes, multiplied."""
    columns, regions = [], [
        cell["region"] | {f"{key}=": v for key, v in cell["region"].get("requirement", {}).items()} for cell in cells]
    for axis in {name for region in regions for name in region} - {"requirement"}:
        column, whole = pieces_of(regions, axis)
        columns.append((column, set().union(*column)))
        assert columns[-1][1] == whole or axis == restricted, f"no cell has some of {axis}: {regions}"
    for one, other in combinations(range(len(cells)), 2):
        assert any(column[one].isdisjoint(column[other]) for column, _ in columns), f"{cells[one]} {cells[other]}"
    total = sum(prod(len(column[cell]) for column, _ in columns) for cell in range(len(cells)))
    assert total == prod(len(covered) for _, covered in columns), f"not every device has a cell: {regions}"


def check_command(program, number, cell):
    seen = {one["document"]: one for one in run(program, "simulate", *cell["simulate"])["simulations"]}[number]
    texts = [re.sub(r"([.-]0)+$", "", str(one)) for one in (seen.get("updateVersion"), seen["inputs"].get("version"))]
    is_installed = cell["updateVersion"] == "installed" and texts[0] == texts[1]  # 3.1.2-0 is how some write 3.1.2.
    said = [cell["outcome"], cell["plain"], seen["updateVersion"] if is_installed else cell["updateVersion"]]
    seen = [seen["outcome"], seen["plain"], seen.get("updateVersion")]
    assert seen == said, f"{seen} instead of {said}: osam-lint simulate {' '.join(cell['simulate'])}"


def main():
    program, dice, tables, cells = Path(sys.argv[1]).resolve(), random.Random(15), 0, 0
    words = "FORCE LAZY INFO NONE true false 0 1 5 1795251600000 4611686018427387904".split()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        for file in sorted((ROOT / "samples").rglob("*.[jy][sa]*")):
            text = re.sub(r"\b([A-Z]{4,5}|true|false|\d+)\b",
                          lambda found: dice.choice(words) if dice.random() < 0.15 else found[0], file.read_text())
            Path(folder, f"{file.parent.parent.name}-{file.name}").write_text(text)
        for asked in [[folder], ["samples"], *(["samples", one] for one in RANGES)]:
            for document in run(program, "outcomes", *asked)["documents"]:
                for table in document["tables"]:
                    check_cells(table["cells"], asked[-1].strip("-").split("=")[0])
                    list(pool.map(lambda cell: check_command(program, document["document"], cell), table["cells"]))
                    tables, cells = tables + 1, cells + len(table["cells"])
    print(f"outcomes: {tables} tables with {cells} cells, each command run")
    assert tables > 100


if __name__ == "__main__":
    main()
