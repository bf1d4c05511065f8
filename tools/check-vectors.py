#!/usr/bin/env python3
"""Asks an executable what docs/vectors says, line by line: each line is a case of a test file, and osam-lint test runs them all.

It is for programs that the tests of the repository cannot be linked with, such as one for another processor. Lines about
texts whose kind cannot be recognised are left out, and counted: no test file may be about them.

usage: tools/check-vectors.py COMMAND...
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

VECTORS = Path(__file__).resolve().parent.parent / "docs/vectors"


def case(number, line, kept):
    found = {
        "case": f"line {number}", "expect": line["outcome"], "platform": line["platform"], "applies": "as-served",
        "clients": ",".join(f"{line['library']}:{release}" for release in line["releases"]),
    }
    if kept:
        found["cached"] = kept
    for name, value in line["device"].items():
        if value is None:
            continue
        if name == "device" and not isinstance(value, str):
            value = f"ok:{value}ms"
        found[name] = value
    return found


def is_served_at_date(line):
    """A test has one clock, which is the service's and the device's."""
    try:
        served = json.loads(line["configuration"])["data"]["serverDate"]
    except (ValueError, KeyError, TypeError):
        return True
    return not isinstance(served, int) or served == line["device"].get("date", served)


def ask(command, file, folder):
    """How many lines were asked, how many were left out, and what is amiss."""
    groups = {}
    asked = left = 0
    faults = []
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        line = json.loads(text)
        if is_served_at_date(line):
            groups.setdefault((line["configuration"], line.get("kept")), []).append((number, line))
        else:
            left += 1
    for number, ((configuration, kept), lines) in enumerate(groups.items()):
        document = Path(folder, f"{number}.json")
        document.write_bytes(configuration.encode())
        if kept is not None:
            Path(folder, f"{number}.kept").write_bytes(kept.encode())
        cases = [case(place, line, f"{number}.kept" if kept is not None else None) for place, line in lines]
        text = json.dumps({"document": document.name, "cases": cases}, ensure_ascii=False)
        Path(folder, f"{number}.test.json").write_text(text, encoding="utf-8")
    result = subprocess.run([*command, "test", "--format", "json", "--no-config", folder], capture_output=True)
    unknown = re.findall(r"/(\d+)\.json was left out: it holds no document of a known kind", result.stderr.decode())
    try:
        answers = json.loads(result.stdout)
    except ValueError:
        sys.exit(f"vectors: {file.name}: {result.stderr.decode()[-2000:]}")
    for answered in answers["files"]:
        if Path(answered["file"]).name.split(".")[0] in unknown:
            left += len(answered["cases"])
            continue
        asked += len(answered["cases"])
        for each in answered["cases"]:
            if each["status"] != "passed":
                faults.append(f"{file.name}, {each['case']}: {each['status']}, {each.get('got')} for {each.get('expected')}")
    return asked, left, faults


def main():
    command = [os.path.abspath(part) if os.path.exists(part) else part for part in sys.argv[1:]] or sys.exit(__doc__)
    asked = left = 0
    faults = []

    def answered(file):
        with tempfile.TemporaryDirectory() as folder:
            return ask(command, file, folder)

    # As many files at a time as there are cores.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(answered, sorted(VECTORS.glob("*.jsonl"))):
            asked, left, faults = asked + found[0], left + found[1], faults + found[2]
    for fault in faults:
        print(f"vectors: {fault}", file=sys.stderr)
    print(f"vectors: {asked} lines are true of this executable, {left} cannot be asked of it, {len(faults)} are amiss")
    # Nearly all can: less means that this script asks nothing any more.
    sys.exit(1 if faults or asked < 15 * left else 0)


main()
