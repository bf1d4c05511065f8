"""How many instructions fixed runs take, compared with the last that were accepted, and what they come to a piece.

They say the same on a noisy machine, and a regression of a few hundredths is seen. A compiler or a kind of machine
other than that of the record may count otherwise.
"""

import hashlib
import json
import platform
from dataclasses import dataclass
from pathlib import Path

import corpus
import measure
from inputs import FIXED

RECORD = Path(__file__).with_name("instructions.json")
TOLERANCE = 0.02
MANY = f"{FIXED} JSON files"
FLAWED = f"{MANY} with findings"
RUNS = {
    "one JSON file": ["check", "--quiet", "one-clean.json"],
    "one YAML file": ["check", "--quiet", "one-clean.yaml"],
    "one JSON file with findings": ["check", "--format", "text", "one-findings.json"],
    MANY: ["check", "--quiet", "--jobs", "1", "clean"],
    f"{FIXED} YAML files": ["check", "--quiet", "--jobs", "1", "yaml"],
    FLAWED: ["check", "--format", "text", "--jobs", "1", "findings"],
    f"{FLAWED}, as JSON": ["check", "--format", "json", "--jobs", "1", "findings"],
    f"{FLAWED}, concise": ["check", "--format", "concise", "--jobs", "1", "findings"],
    f"{FLAWED}, quiet": ["check", "--quiet", "--jobs", "1", "findings"],
    f"{FLAWED}, each of an app of its own": ["check", "--format", "text", "--jobs", "1", "apart"],
    f"{FLAWED}, each of an app of its own, quiet": ["check", "--quiet", "--jobs", "1", "apart"],
    "a JSON list of 4 MiB with findings": ["check", "--as", "authored", "--quiet", "--jobs", "1", "list.json"],
    "outcomes of one JSON file": ["outcomes", "--clients", "osam:3.0.1", "one-clean.json"],
    f"outcomes of {MANY}": ["outcomes", "--clients", "osam:3.0.1", "clean"],
}


def count(program, folder, names=tuple(RUNS)):
    """Instructions of each run, and how often it asks for memory."""
    moment = ["--date", str(corpus.SERVER_DATE), "--server-date", "now"]

    def work(command, *words):
        return measure.Work([program, command, *(moment if command == "check" else moment[:2]), *words], folder, (0, 1))

    return {name: measure.counts(work(*RUNS[name])) for name in names}


def origin(folder):
    """What counts can be compared: of the same inputs on the same kind of machine."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    state = hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()
    return {"machine": platform.machine(), "inputs": state}


def accept(counts, folder):
    rows = {name: {"instructions": instructions, "mallocs": mallocs} for name, (instructions, mallocs) in counts.items()}
    RECORD.write_text(json.dumps(origin(folder) | {"runs": rows}, indent=2) + "\n")


def compare(counts, folder):
    """A row a run: its name, its counts, the share by which the instructions differ from the record or None, a
    verdict."""
    record = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    known = record.pop("runs", {})
    comparable = record == origin(folder)
    for name, (now, mallocs) in counts.items():
        if not comparable or name not in known:
            yield name, now, mallocs, None, "nothing to compare with" if name not in known else "recorded of other inputs"
            continue
        share = now / known[name]["instructions"] - 1
        yield name, now, mallocs, share, "more" if share > TOLERANCE else "less" if share < -TOLERANCE else "same"


@dataclass(frozen=True)
class Budget:
    """What a piece of work may take: the difference of two runs, by the pieces that one has more than the other."""

    words: str
    run: str
    without: str | None
    pieces: int
    instructions: int
    mallocs: int | None = None

    def of(self, counts):
        """Instructions and mallocs of a piece; None for mallocs that were not counted."""
        less = counts[self.without] if self.without else (0, 0)
        return tuple(
            None if now is None else (now - before) / self.pieces for now, before in zip(counts[self.run], less))


def budgets(findings, pairs):
    """With the findings of the flawed files, and the pairs of which a comparison found something."""
    return [
        Budget("one clean JSON file, from the start on", "one JSON file", None, 1, 4_000_000),
        Budget("a further clean JSON file", MANY, "one JSON file", FIXED - 1, 150_000, 50),
        Budget("a further clean YAML file", f"{FIXED} YAML files", "one YAML file", FIXED - 1, 320_000),
        Budget("a finding as text", FLAWED, MANY, findings, 120_000, 60),
        Budget("a finding as JSON", f"{FLAWED}, as JSON", MANY, findings, 90_000),
        Budget("a finding, quiet", f"{FLAWED}, quiet", MANY, findings, 60_000),
        Budget("a pair of documents compared", f"{FLAWED}, quiet", f"{FLAWED}, each of an app of its own, quiet", pairs,
               60_000),
        Budget("outcomes of a further file, one client", f"outcomes of {MANY}", "outcomes of one JSON file", FIXED - 1,
               1_500_000),
    ]
