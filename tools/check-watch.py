#!/usr/bin/env python3
"""Watches real files with `check --watch` and `preview --watch`: what editors, git and shells do to them, and how a watch ends.

usage: tools/check-watch.py PROGRAM
"""

import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOOD = (ROOT / "samples/osam-rating/good/library.json").read_text(encoding="utf-8")
BAD = GOOD.replace('"minutes": ', '"minutes": "soon", "minuts": ')
assert BAD != GOOD
WAITS = "osam-lint: waiting for changes; Ctrl-C ends it"
HANG = 30  # Seconds; a change is seen after one.


class Watch:
    """A watch over a folder, with what it says in lines."""

    def __init__(self, program, folder, *arguments, command=("check", "--format", "concise"), output=subprocess.PIPE):
        self.lines = queue.Queue()
        command = [program, *command, "--watch", "--date", "2026-11-21", *arguments]
        # A shell that runs this in the background lets it ignore SIGINT, and the program with it.
        self.process = subprocess.Popen(
            command, cwd=folder, stdout=output, stderr=subprocess.PIPE, text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        threading.Thread(target=self.read, args=(self.process.stderr,), daemon=True).start()

    def read(self, stream):
        for line in stream:
            self.lines.put(line.rstrip("\n"))

    def run(self):
        """What is said of one run: its first line and its count of errors."""
        lines = []
        while not lines or lines[-1] != WAITS:
            lines.append(self.lines.get(timeout=HANG))
        return lines[:-1]

    def expect(self, change, errors):
        """A run because of a change, which finds errors."""
        lines = self.run()
        assert change is None or lines[0] == f"osam-lint: {change}", lines
        assert any(f": {errors} error" in line for line in lines), (errors, lines)

    def rests(self):
        """Nothing is said for longer than a look takes."""
        time.sleep(1.5)
        assert self.lines.empty(), self.lines.get()

    def end(self, number):
        self.process.send_signal(number)
        assert self.process.wait(HANG) == -number, self.process.returncode


def files(program, folder):
    """Editors write in place, in pieces, or put another file there; files and folders come and go."""
    first, other = folder / "first.json", folder / "new" / "other.json"
    first.write_text(GOOD)
    watch = Watch(program, folder, "--output", "json:report.json", "--output", "sarif:report.json.sarif.json")
    watch.expect(None, 0)
    watch.rests()
    first.write_text(BAD)
    watch.expect("first.json changed", 1)
    (folder / "first.json~").write_text(GOOD)
    os.replace(folder / "first.json~", first)
    watch.expect("first.json changed", 0)
    with open(first, "w", encoding="utf-8") as file:
        for start in range(0, len(BAD), 100):
            file.write(BAD[start:start + 100])
            file.flush()
            time.sleep(0.05)
    watch.expect("first.json changed", 1)
    watch.rests()
    other.parent.mkdir()
    other.write_text(BAD)
    watch.expect("new is new", 2)
    shutil.rmtree(other.parent)
    watch.expect("new is gone", 1)
    (folder / ".osam-lint.yml").write_text("exclude: [notes.json]\n")
    watch.run()
    first.unlink()
    first.mkdir()
    watch.run()
    first.rmdir()
    first.symlink_to("nowhere")
    lines = watch.run()
    assert "1 link to nowhere skipped: first.json" in "\n".join(lines), lines
    watch.rests()
    watch.end(signal.SIGINT)


def repository(program, folder):
    """In a repository git says what belongs to it; what it ignores may change."""
    git = ["git", "-C", folder, "-c", "user.name=Nobody", "-c", "user.email=nobody@example.invalid"]
    subprocess.run([*git, "init", "--quiet"], check=True)
    (folder / ".gitignore").write_text("made/\n")
    (folder / "first.json").write_text(GOOD)
    watch = Watch(program, folder)
    watch.expect(None, 0)
    (folder / "made").mkdir()
    (folder / "made" / "first.json").write_text(BAD)
    subprocess.run([*git, "add", "--all"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--message", "first"], check=True)
    watch.rests()
    (folder / "second.json").write_text(BAD)
    watch.expect("second.json is new", 1)
    watch.end(signal.SIGTERM)


def ends(program, folder):
    """Output into a watched file is no change; a watch ends with the folder, and when its reader goes."""
    here = folder / "here"
    here.mkdir()
    (here / "first.json").write_text(BAD)
    with open(here / "out.json", "w", encoding="utf-8") as file:
        watch = Watch(program, here, output=file)
        watch.expect(None, 1)
        watch.rests()
        shutil.rmtree(here)
        assert watch.lines.get(timeout=HANG) == "osam-lint: the current directory is there no more"
        assert watch.process.wait(HANG) == 3
    (folder / "first.json").write_text(BAD)
    watch = Watch(program, folder)
    watch.run()
    watch.process.stdout.close()
    (folder / "first.json").write_text(BAD + "\n")
    assert watch.process.wait(HANG) == 1


def page(program, folder):
    """A page beside its documents is written again when one of them changes, and not because it was written."""
    document, written = folder / "first.json", folder / "preview.html"
    document.write_text(GOOD)
    watch = Watch(program, folder, "--output", "preview.html", command=["preview"])
    assert watch.run() == ["wrote preview.html"]
    first = written.read_bytes()
    watch.rests()
    document.write_text(BAD)
    assert watch.run() == ["osam-lint: first.json changed", "wrote preview.html"]
    assert written.read_bytes() != first
    watch.end(signal.SIGINT)


def main():
    program = str(Path(sys.argv[1]).resolve())
    for case in (files, repository, ends, page):
        with tempfile.TemporaryDirectory(prefix="osam-lint-watch-") as folder:
            case(program, Path(folder))
    print("watch: files, folders and repositories that change are seen, and nothing else")


if __name__ == "__main__":
    main()
