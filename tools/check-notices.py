#!/usr/bin/env python3
"""Compares what the linker took with what the notices name, and what the packages say of their licences with it.

usage: tools/check-notices.py PROGRAM      (a release build by make, which leaves the linker's map in .build-facts)

With OSAM_LINT_NOTICES_ROOT the packages are those below that folder, as tools/notices.sh has it. The program was then linked in
the root that the folder is of, where the tree is /source.
"""

import fnmatch
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAP = ROOT / ".build-facts/osam-lint.map"
PACKAGES = os.environ.get("OSAM_LINT_NOTICES_ROOT", "")
# Where libraries of the toolchain are, and make's copies (tools/collectable.py).
COPIES = "/swift_static/"
# A section of an input: addresses, size, alignment, then "file:(section)" or "archive(member):(section)".
SECTION = re.compile(rb"^\s*[0-9a-f]+\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+\s+(/[^()\n]+?)(?:\([^()\n]*\))?:\(")


def linked():
    """The files of others that are in the program, links followed; the copy that make has of Swift's library is one."""
    files = {}
    for line in MAP.read_bytes().splitlines():
        match = SECTION.match(line)
        if match and int(match[1], 16):
            file = match[2].decode()
            files[file] = files.get(file, 0) + int(match[1], 16)
    if not PACKAGES:
        return {os.path.realpath(file): size for file, size in files.items() if COPIES in file or not file.startswith(f"{ROOT}/")}
    linked_in = os.path.dirname(PACKAGES)
    return {
        os.path.realpath(linked_in + file).removeprefix(PACKAGES): size
        for file, size in files.items() if COPIES in file or not file.startswith("/source/")}


def owner(file):
    """The package a file is of; “swift” for the toolchain's."""
    for name in (file, file.replace("/usr/lib/", "/lib/", 1)):
        answer = subprocess.run(
            ["dpkg-query", "--admindir", f"{PACKAGES}/var/lib/dpkg", "-S", name],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        if answer.returncode == 0:
            package = answer.stdout.split(":")[0]
            return "swift" if package == "swiftlang" else package
    return "swift" if COPIES in file else None


def main():
    program = sys.argv[1]
    lines = subprocess.run([ROOT / "tools/notices.sh", "--list"], stdout=subprocess.PIPE, text=True, check=True).stdout
    rows = [line.split("|") for line in lines.splitlines()]
    patterns = {pattern: (name, package) for name, _, _, package, files, _ in rows for pattern in files.split() if pattern != "-"}
    used, faults = set(), []

    files = linked()
    assert len(files) > len(rows), f"the linker's map names {len(files)} files of others"
    for file in sorted(files):
        fitting = [pattern for pattern in patterns if fnmatch.fnmatchcase(os.path.basename(file), pattern)]
        if not fitting:
            faults.append(f"{file} is in the program, and packaging/notices/components.txt does not name it")
            continue
        used.update(fitting)
        name, package = patterns[fitting[0]]
        if owner(file) != package:
            faults.append(f"{file} is of {owner(file)}, and {name} is said to be of {package}")
    faults += [f"nothing of {patterns[pattern][0]} that is called {pattern} is in the program" for pattern in patterns if pattern not in used]

    # The wheel names the licence of each.
    expression = re.search(r'^license = "(.*)"$', (ROOT / "packaging/wheel/pyproject.toml").read_text(), re.M)[1]
    named = set(expression.split(" AND "))
    due = {"Apache-2.0"} | {part for row in rows for part in row[2].split(" AND ")}
    if named != due:
        faults.append(f"the wheel's licence differs from the components' by {sorted(named ^ due)}")

    # What the program prints is what the packages say, with the versions that are installed.
    notices = subprocess.run([ROOT / "tools/machine.sh", "--run", program, "help", "licences"], stdout=subprocess.PIPE, check=True).stdout.decode()
    for name, version, _, _, _, _ in rows:
        if f"{name} {version}\n" not in notices:
            faults.append(f"the notices do not name {name} {version}")
    for needed in (
        "GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE", "GCC RUNTIME LIBRARY EXCEPTION",
        "Runtime Library Exception to the Apache 2.0 License", "UNICODE LICENSE V3", "reverse\nengineer",
        "Redistribution and use in source and binary forms", "Internet Software Consortium", "Kirill Simonov",
    ):
        if needed not in notices:
            faults.append(f"the notices lack “{needed}”")

    # Unicode's notice is theirs, word for word, as another package of the machine has it.
    other = Path("/usr/share/doc/nodejs/copyright")
    theirs = [word for word in other.read_text(encoding="utf-8").split() if word != "."] if other.exists() else []
    words = (ROOT / "packaging/notices/Unicode-3.0.txt").read_text(encoding="utf-8").split()
    if " ".join(words[:3]) not in " ".join(theirs):
        print("skipped: Unicode's notice compared with another copy (nodejs of this machine has none)")
    elif " ".join(words) not in " ".join(theirs):
        faults.append("packaging/notices/Unicode-3.0.txt is not what nodejs says of Unicode")

    for fault in faults:
        print(f"notices: {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"notices: {len(files)} files of others in the program, each of one of {len(rows)} components")


main()
