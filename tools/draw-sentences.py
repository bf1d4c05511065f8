#!/usr/bin/env python3
"""Draws sentences of the translations that somebody is to read.

usage: tools/draw-sentences.py SEED             300 others than those of first screens
       tools/draw-sentences.py --first PROGRAM  those of first screens

A first screen is the help of a command, or the first lines that it says about a sample. The sentences of them are found
in what the program prints in Catalan. What translations/verdicts.tsv lists as those of first screens is left out of a
draw; the others, sorted by their English, are drawn with random.Random(SEED), the same ones as long as there are the same
sentences. Printed are the place, the English, the Catalan and the Spanish text, with tabs between them.
"""
import importlib.util
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DRAWN = 300
LINES = 40
DATE = ["--date", "2026-11-21T10:00:00Z"]
ALERT = "samples/osam-version/good/bus-lazy.json"
BAD = "samples/osam-version/bad/trailing-comma.json"
OLD = "samples/controldeversions/good"
WHOLE = [
    ["--help"], ["help"], ["help", "docs"],
    *([command, "--help"] for command in (
        "check", "fix", "init", "build", "migrate", "simulate", "outcomes", "prove", "test", "diff", "agenda", "preview",
        "compat", "clients", "rules", "explain", "baseline", "settings", "schema", "completions", "man", "lsp")),
]
BEGINNINGS = [
    ["check", BAD, *DATE], ["check", "samples", *DATE], ["check", ALERT, *DATE], ["check", "samples/osam-rating/bad", *DATE],
    ["check", "--show-files", "samples/osam-version/good", *DATE], ["check", "missing.json"], ["chekc"],
    ["fix", "--diff", BAD], ["fix", "--diff", "samples/osam-version/bad"],
    ["build", "samples/osam-version/good", "--check", "--out", "dist"],
    ["build", "samples/osam-version/good/library-both-stores.yaml"],
    ["simulate", ALERT, "--version", "2026050001", *DATE], ["simulate", "samples", "--version", "2021040000", *DATE],
    ["outcomes", ALERT, *DATE], ["prove", ALERT, "--never", "blocked"], ["prove", ALERT, "--always", "LAZY"],
    ["test", "samples"], ["diff", ALERT, "samples/osam-version/good/library-both-stores.yaml", *DATE],
    ["agenda", "samples/osam-version/good", *DATE], ["preview", ALERT, *DATE], ["compat", ALERT], ["compat", BAD],
    ["clients", "samples"], ["rules"], ["explain", "end-at-midnight"], ["settings", ALERT],
    ["schema", "osam-version"], ["init"], ["init", "prince"], ["migrate", OLD, "--to", "osam-version"],
]


def sentences():
    path = Path(__file__).with_name("check-sentences.py")
    spec = importlib.util.spec_from_file_location("sentences", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return sorted(module.entries(ROOT / "translations"), key=lambda entry: entry["en"][1])


def screens(program):
    """Everything that first screens say, in one line."""
    said = []
    with tempfile.TemporaryDirectory() as home:
        for arguments, lines in [(each, 10_000) for each in WHOLE] + [(each, LINES) for each in BEGINNINGS]:
            run = subprocess.run(
                [program, *arguments, "--lang", "ca"], cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL,
                env={"PATH": "/usr/bin:/bin", "HOME": home, "COLUMNS": "1000"}, check=False)
            text = "\n".join((run.stdout.splitlines()[:lines] + run.stderr.splitlines()[:lines]))
            said.append(re.sub(r"<[^>]*>", " ", text) if text.startswith("<!") else text)
    return " ".join(" ".join(said).split())


def ends(parts, screen, start):
    """Where a sentence that begins at a place ends, with something of at most 300 characters in each gap; else -1."""
    end = start + len(parts[0])
    for part in parts[1:]:
        at = screen.find(part, end, end + 300 + len(part))
        if at < 0:
            return -1
        end = at + len(part)
    return end


def is_said(text, screen):
    """A sentence with something in its gaps stands there; of a gap alone nobody can tell."""
    parts = re.split(r"\{\d+\}", " ".join(text.split()))
    if max(len(re.findall(r"[^\W\d_]", part)) for part in parts) < 3:
        return False
    # A gap at the beginning or at the end may hold anything.
    begins, stops = bool(parts[0]), bool(parts[-1])
    parts = [part for part in parts if part.strip()]
    # The help begins some sentences with a small letter, and so do the words at a caret.
    for first in {parts[0], parts[0][:1].lower() + parts[0][1:]}:
        at = screen.find(first)
        while at >= 0:
            end = ends([first, *parts[1:]], screen, at)
            is_apart = not (begins and first[:1].isalnum() and screen[at - 1:at].isalnum())
            if end >= 0 and is_apart and not (stops and parts[-1][-1:].isalnum() and screen[end:end + 1].isalnum()):
                return True
            at = screen.find(first, at + 1)
    return False


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "--first":
        screen = screens(str(Path(sys.argv[2]).resolve()))
        chosen = [entry for entry in sentences() if is_said(entry["ca"][1], screen)]
    elif len(sys.argv) == 2 and sys.argv[1].isdigit():
        rows = (ROOT / "translations" / "verdicts.tsv").read_text(encoding="utf-8").splitlines()
        first = {row.split("\t")[2] for row in rows if row.startswith("first screens\t")}
        others = [entry for entry in sentences() if entry["en"][1] not in first]
        chosen = random.Random(int(sys.argv[1])).sample(others, DRAWN)
    else:
        sys.exit(__doc__)
    for entry in chosen:
        print("\t".join([entry["en"][0].split("/")[1]] + [entry[language][1] for language in ("en", "ca", "es")]))


if __name__ == "__main__":
    main()
