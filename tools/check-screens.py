#!/usr/bin/env python3
"""The first screen of each command answers its question, at 80 columns and 24 lines.

Over samples/ and folders made here: no line is wider than the screen, but for what cannot be broken; what somebody looks
for stands on the first screen; counts are those of the machine's form; and what a screen leaves out, --all has. The
questions of docs/recipes.md are found from README.md in two links.

usage: tools/check-screens.py PROGRAM
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COLUMNS, LINES = 80, 24
DATE = "2026-11-21T12:00:00Z"

# Commands whose answer is read, not kept; each with what must stand on its first screen.
SCREENS = [
    ("--help", "SUBCOMMANDS:"),
    ("rules", "trailing-comma"),
    ("explain trailing-comma", "## Why"),
    ("explain broken-json", "## Why"),
    ("clients", ""),
    (f"agenda samples --date {DATE}", "FORCE"),
    (f"simulate samples --version 2021040000 --date {DATE}", " answers at "),
    (f"simulate samples/osam-version/good --version 2021040000 --date {DATE}", "FORCE (must-update)"),
    (f"simulate samples/osam-version/good/bus-lazy.json --version 2021040000 --date {DATE}", "LAZY (may-update): "),
    (f"simulate samples/osam-version/good/tram-quiet.yaml --version 2021040000 --date {DATE}", "NONE (nothing): "),
    ("outcomes samples/osam-version/good/bus-lazy.json", "older releases"),
    *[(f"outcomes {file}", "prince-of-versions on ") for file in sorted(
        str(path.relative_to(ROOT)) for path in (ROOT / "samples/prince-of-versions").glob("*/*.*"))],
    ("compat samples/osam-version/bad", "cannot read it"),
    ("prove samples/osam-version/good --never blocked", "blocked"),
    ("diff samples/osam-version/good/bus-lazy.json samples/osam-version/good/bicycle-force.json", "FORCE"),
    (f"check samples/osam-version/bad/force-without-a-button.yaml --date {DATE}", "force-without-end"),
    ("settings samples", ""),
    *[(f"{name} --help", "USAGE:") for name in
      ("check fix build simulate compat outcomes prove test diff agenda preview init migrate baseline settings rules "
       "explain clients schema lsp").split()],
]

# Headings of docs/recipes.md.
QUESTIONS = [
    "Which mode do I choose?", "How do I take an alert off now?", "Where does the versionCode come from?",
    "How do I use the hook with the program I have?", "What will reviewers see?",
]


def run(program, line, folder=ROOT):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("OSAM_LINT")}
    environment |= {"LC_ALL": "C", "COLUMNS": str(COLUMNS)}
    done = subprocess.run(
        [program, *line.split()], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode in (0, 1, 2, 3), f"{line}: {done.returncode}"
    return done.stdout


def is_breakable(line):
    """True if a line could be folded: it has no address, path, command, example of a file or name that is wide by itself."""
    if re.search(r"https?://|osam-lint |\.(json|yaml)\b", line):
        return False
    return max((len(word) for word in line.split()), default=0) < 30


def check_widths(text, line):
    fenced = False
    for one in text.split("\n"):
        if one.startswith("```"):
            fenced = not fenced
        assert fenced or len(one) <= COLUMNS or not is_breakable(one), f"{line}: {len(one)} columns: {one}"


def first_screen(text):
    return "\n".join(text.split("\n")[:LINES])


def check_screens(program):
    for line, wanted in SCREENS:
        text = run(program, line)
        check_widths(text, line)
        screen = first_screen(text)
        assert wanted in screen, f"{line}: no “{wanted}” on the first screen\n{screen}"


def check_findings(program, folder):
    """After `init` all that is to be done fits on a screen or so; each place of the machine's form stands in the text."""
    run(program, "init new.yaml", folder)
    (folder / "written.json").write_text((ROOT / "samples/osam-version/good/museum-winter-hours.yaml").read_text())
    places = places_of(run(program, "check . --format json", folder))
    text = run(program, "check new.yaml", folder)
    assert len(text.split("\n")) <= LINES + 6, f"init, check: {len(text.split())} lines"
    assert "packageName" in first_screen(text) and "“title”" in first_screen(text), text
    assert len([place for place in places if place[0] == "written.json"]) == 1, "YAML in a JSON file is one finding"
    for name in ("new.yaml", "written.json"):
        text = run(program, f"check {name}", folder)
        check_widths(text, f"check {name}")
        flat = " ".join(text.split())
        for file, line, column in places:
            if file == name:
                assert re.search(rf"(:|this: |; ){line}:{column}\b", flat), f"{name}:{line}:{column} is lost\n{text}"
        whole = run(program, f"check {name} --all", folder)
        assert len(re.findall(r"--> ", whole)) == len([one for one in places if one[0] == name])


def places_of(text):
    return [
        (one["file"].removeprefix("./"), one["range"]["start"]["line"], one["range"]["start"]["column"])
        for one in json.loads(text)["findings"]]


def check_tests(program, folder):
    """One date that moved is one block with the name of each case, on one screen."""
    sample = (ROOT / "samples/osam-version/good/bus-lazy.json").read_text()
    (folder / "bus.json").write_text(sample)
    run(program, "init test bus.json --output bus.test.yaml", folder)
    (folder / "bus.json").write_text(re.sub(r'"endDate": *\d+', '"endDate": 1795000000', sample))
    cases = json.loads(run(program, "test --format json", folder))["files"][0]["cases"]
    failed = [case["case"] for case in cases if case["status"] == "failed"]
    text = run(program, "test", folder)
    check_widths(text, "test")
    assert len(failed) > 4 and text.count("-->") == 1 and len(text.split("\n")) <= LINES, text
    flat = " ".join(text.split())
    assert all(f"“{name}”" in flat for name in failed), text
    assert run(program, "test --all", folder).count("-->") == len(failed)


def check_simulations(program):
    """A row for each answer, counts that are those of the rows, and each document with --all."""
    line = f"simulate samples --version 2021040000 --date {DATE}"
    answers = json.loads(run(program, line + " --format json"))["simulations"]
    text, whole = run(program, line), run(program, line + " --all")
    flat = " ".join(text.split())
    counts = re.search(r"(\d+) answers at .*?: ((?:\d+ [a-z-]+,? ?)+)", flat)
    said = {name: int(number) for number, name in re.findall(r"(\d+) ([a-z-]+)", counts[2])}
    assert int(counts[1]) == len(answers) == sum(said.values())
    for plain in {answer["plain"] for answer in answers}:
        assert said[plain] == sum(answer["plain"] == plain for answer in answers), plain
    for file in {answer["file"] for answer in answers}:
        assert file in flat and file in " ".join(whole.split()), file
    order = ["crash", "error", "must-update", "may-update", "inform", "prompt", "nothing"]
    # An error with a name has it behind the word, every other outcome the word behind its name.
    rows = re.findall(
        r"^(?:\S.*? \()?(crash|error|must-update|may-update|inform|prompt|nothing)(?: \(.*?\)|\))?  ", text, re.M)
    assert len(rows) == len(answers) and rows == sorted(rows, key=order.index), rows


def check_questions():
    """README.md leads to the page, and its list to the heading."""
    assert "](docs/recipes.md)" in (ROOT / "README.md").read_text()
    page = (ROOT / "docs/recipes.md").read_text()
    for question in QUESTIONS:
        anchor = re.sub(r"[^a-z0-9 -]", "", question.lower()).replace(" ", "-")
        assert f"\n## {question}\n" in page and f"[{question}](#{anchor})" in page, question


def main():
    program = str(Path(sys.argv[1]).resolve())
    check_screens(program)
    with tempfile.TemporaryDirectory() as folder:
        check_findings(program, Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        check_tests(program, Path(folder))
    check_simulations(program)
    check_questions()
    print(f"screens: {len(SCREENS)} commands answer within {LINES} lines of {COLUMNS} columns, and nothing is lost")


main()
