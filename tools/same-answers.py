#!/usr/bin/env python3
"""Compares, byte by byte, what two programs of the same source say of every document that this repository holds: what check
finds, in several formats and languages, who gets what, and what an app does. It is for programs that were compiled for two
kinds of machine, or by two compilers.

usage: tools/same-answers.py PROGRAM OTHER
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATE = ["--date", "2026-11-21T12:00:00Z"]
FOLDERS = ["samples", "Tests/OSAMDecisionsTests/PrinceFixtures", "Tests/OSAMCommandsTests/Transcripts/Files"]
QUESTIONS = [
    ["check", *DATE],
    ["check", *DATE, "--format", "json"],
    ["check", *DATE, "--format", "sarif", "--lang", "ca"],
    ["check", *DATE, "--format", "text", "--lang", "es", "--fail-on", "info"],
    ["outcomes", *DATE, "--format", "json"],
    ["simulate", *DATE, "--format", "json", "--all", "--version", "2021040000"],
]


def documents_of_vectors(folder):
    """Each configuration of docs/vectors as a file."""
    texts = set()
    for file in sorted((ROOT / "docs/vectors").glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            texts.add(json.loads(line)["configuration"])
    for number, text in enumerate(sorted(texts)):
        (folder / f"{number}.json").write_bytes(text.encode())
    return len(texts)


def answer(program, question, path):
    result = subprocess.run([program, *question, "--no-config", path], cwd=ROOT, capture_output=True)
    return result.returncode, result.stdout, result.stderr


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    programs = [os.path.abspath(program) for program in sys.argv[1:]]
    different = compared = size = 0
    with tempfile.TemporaryDirectory() as folder:
        count = documents_of_vectors(Path(folder))
        count += sum(1 for path in FOLDERS for file in (ROOT / path).rglob("*") if file.suffix in (".json", ".yaml", ".yml"))
        for path in (*FOLDERS, folder):
            for question in QUESTIONS:
                one, other = (answer(program, question, path) for program in programs)
                compared += 1
                size += len(one[1])
                if one != other:
                    different += 1
                    print(f"same answers: {' '.join(question)} {path} differs: {one[0]} and {other[0]}, {len(one[1])} and "
                          f"{len(other[1])} bytes", file=sys.stderr)
    if size < 1_000_000:
        sys.exit(f"same answers: only {size} bytes were compared")
    print(f"same answers: {compared} outputs of {size} bytes about {count} documents, {different} differ")
    sys.exit(1 if different else 0)


main()
