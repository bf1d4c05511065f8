#!/usr/bin/env python3
"""Replays the transcripts of the tests with an executable, on real files, and compares every byte of the answers.

The tests replay them inside of one process, on a made-up machine (Tests/TestSupport/Transcript.swift). This is for programs
that the tests cannot be linked with: one for another processor, or one that a package installed. Transcripts that need more of
the made-up machine than files and a clock are left out, and counted.

usage: tools/check-replay.py COMMAND...      (such as: tools/check-replay.py qemu-aarch64-static dist/osam-lint-…-linux-aarch64)
"""

import difflib
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests/OSAMCommandsTests/Transcripts"
CLOCK = "2026-11-21T12:00:00Z"
# What a file and a clock are not enough for.
MADE_UP = {
    "unreadable", "fifo", "locked", "restless", "lengthen", "git", "past", "past-link", "renamed", "changed", "unchanging",
    "terminal", "closed", "full",
}  # fmt: skip
# Transcripts whose answers are those of the made-up machine all the same, by what it is that differs: the clock, which is an
# option here; the names and notices of the build, which at the tag of a release are the tests' own; and folders that git does
# not know.
LEFT_OUT = {
    "clock": (
        "build/fail_check build/fail_refused build/pass_out build/pass_set build/pass_stdout check/fail_dates "
        "check/pass_fix_entries diff/fail_expected init/fail_with_schema init/pass_test preview/fail_missing "
        "settings/fail_language settings/fail_locking_out settings/pass_none settings/pass_origins simulate/pass_force "
        "simulate/pass_without_file"
    ),
    "build": "help/fail_topics help/pass_forms help/pass_version",
    "git": "check/fail_across_borders",
}


def newest() -> str:
    """The newest release of the common module, for which transcripts have {newest}."""
    text = (FOLDER.parents[2] / "Sources/OSAMFormats/Families/CommonModule/OSAMReleases.swift").read_text(encoding="utf-8")
    return text.rsplit('Release("', 1)[1].split('"', 1)[0]


def content(lines: list[str], at: int) -> tuple[list[str], int]:
    """The indented lines from here on, and where they end."""
    found = []
    while at < len(lines) and (lines[at].startswith("    ") or not lines[at]):
        found.append(lines[at][4:])
        at += 1
    while found and not found[-1]:
        found.pop()
    return found, at


def shown(output: bytes) -> list[str]:
    if not output:
        return []
    lines = output.decode("utf-8", "replace").replace("\x1b", "␛").replace("\r", "␍").split("\n")
    if lines[-1]:
        return [*lines, "[no line end]"]
    return lines[:-1]


def run(words: list[str], folder: pathlib.Path, date: str) -> list[str]:
    if words[0] == "cat":
        file = folder / words[1]
        return [*(shown(file.read_bytes()) if file.exists() else ["[no such file]"]), "[exit 0]"]
    environment = {"PATH": os.defpath, "OSAM_LINT_DATE": date}
    while words[0] != "osam-lint":
        name, value = words.pop(0).split("=", 1)
        environment[name] = value
    given = b""
    if len(words) > 2 and words[-2] == "<":
        given = (folder / words[-1]).read_bytes()
        words = words[:-2]
    result = subprocess.run([*COMMAND, *words[1:]], cwd=folder, env=environment, input=given, capture_output=True)
    errors = shown(result.stderr)
    return [*shown(result.stdout), *(["[stderr]"] if errors else []), *errors, f"[exit {result.returncode}]"]


def replay(text: str, folder: pathlib.Path) -> str:
    lines = text.replace("{newest}", NEWEST).split("\n")
    found: list[str] = []
    date, at = CLOCK, 0
    while at < len(lines):
        line = lines[at]
        words = line.split(" ")
        at += 1
        found.append(line)
        if words[0] == "file" and len(words) > 1:
            end = "\r\n" if "crlf" in words else "\n"
            begin = at
            inner, at = content(lines, at)
            found += lines[begin:at]
            file = folder / words[1]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes((end.join(inner) + ("" if "unended" in words else end)).encode())
        elif words[0] == "use" and len(words) in (2, 4):
            file = folder / words[-1]
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(FOLDER / "Files" / words[1], file)
        elif words[0] == "at" and len(words) == 2:
            date = words[1]
        elif words[0] == "$":
            end = next((place for place in range(at, len(lines)) if lines[place].startswith("[exit ")), None)
            if end is not None and not any(each.startswith("$ ") for each in lines[at:end]):
                at = end + 1
            found += run(shlex.split(line[2:]), folder, date)
    return "\n".join(found)


def is_outside(path: str) -> bool:
    """A path that leads out of the folder of a transcript: nothing is written there."""
    return path.startswith("/") or ".." in pathlib.PurePosixPath(path).parts


def needs_more(text: str) -> bool:
    inside = False
    for line in text.split("\n"):
        if line.startswith("$ "):
            inside = True
        elif line.startswith("[exit "):
            inside = False
        elif not inside and not line.startswith(" "):
            words = line.split(" ")
            if words[0] in MADE_UP or words[0] in ("file", "use") and any(map(is_outside, words[1:])):
                return True
    return False


def main() -> None:
    same, left, apart = 0, 0, []
    left_out = {name for names in LEFT_OUT.values() for name in names.split()}
    for file in sorted(FOLDER.glob("*/*.txt")):
        name = f"{file.parent.name}/{file.stem}"
        text = file.read_text(encoding="utf-8")
        if needs_more(text):
            left += 1
            continue
        with tempfile.TemporaryDirectory() as folder:
            answer = replay(text, pathlib.Path(folder))
        is_same = answer == text.replace("{newest}", NEWEST)
        if name in left_out:
            left += 1
            left_out.remove(name)
            if is_same and name not in LEFT_OUT["build"].split():
                apart.append(name)
                print(f"{name} is true now: take it out of the list in {sys.argv[0]}", file=sys.stderr)
        elif is_same:
            same += 1
        else:
            apart.append(name)
            recorded = text.replace("{newest}", NEWEST).split("\n")
            difference = difflib.unified_diff(recorded, answer.split("\n"), name, "now", lineterm="", n=1)
            print("\n".join(difference), file=sys.stderr)
    for name in left_out:
        apart.append(name)
        print(f"there is no transcript {name}, or it needs a made-up machine", file=sys.stderr)
    print(f"replay: {same} transcripts are true of this executable, {left} need a made-up machine, {len(apart)} are amiss")
    sys.exit(1 if apart else 0)


COMMAND = [os.path.abspath(part) if os.path.exists(part) else part for part in sys.argv[1:]]
if not COMMAND:
    sys.exit(__doc__)
NEWEST = newest()
main()
