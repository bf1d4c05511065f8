"""How many instructions fixed runs take, compared with the last that were accepted.

They say the same on a noisy machine, and a regression of a few hundredths is seen. A compiler or a kind of machine
other than that of the record may count otherwise.
"""

import hashlib
import json
import platform
from pathlib import Path

import corpus
import measure
from inputs import FIXED

RECORD = Path(__file__).with_name("instructions.json")
TOLERANCE = 0.02
RUNS = {
    "one JSON file": ["--quiet", "one-clean.json"],
    "one YAML file": ["--quiet", "one-clean.yaml"],
    "one JSON file with findings": ["--format", "text", "one-findings.json"],
    f"{FIXED} JSON files": ["--quiet", "--jobs", "1", "clean"],
    f"{FIXED} JSON files with findings": ["--format", "text", "--jobs", "1", "findings"],
}


def count(program, folder, names=tuple(RUNS)):
    """Instructions of each run."""
    moment = ["--date", str(corpus.SERVER_DATE), "--server-date", "now"]
    return {name: measure.instructions(measure.Work([program, "check", *moment, *RUNS[name]], folder, (0, 1)))
            for name in names}


def origin(folder):
    """What counts can be compared: of the same inputs on the same kind of machine."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    state = hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()
    return {"machine": platform.machine(), "inputs": state}


def accept(counts, folder):
    RECORD.write_text(json.dumps(origin(folder) | {"instructions": counts}, indent=2) + "\n")


def compare(counts, folder):
    """A row a run: its name, its count, the share by which it differs from the record or None, a verdict."""
    record = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    known = record.pop("instructions", {})
    comparable = record == origin(folder)
    for name, now in counts.items():
        if not comparable or name not in known:
            yield name, now, None, "nothing to compare with" if name not in known else "recorded of other inputs"
            continue
        share = now / known[name] - 1
        yield name, now, share, "more" if share > TOLERANCE else "less" if share < -TOLERANCE else "same"
