"""How long a command takes, how much memory, how many instructions."""

import ctypes
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

# What is set for osam-lint or git on this machine, and a CI system to write for, are not part of what is measured.
ENVIRONMENT = {
    name: value for name, value in os.environ.items()
    if not name.startswith(("OSAM_LINT_", "GIT_")) and name != "GITHUB_ACTIONS"
} | {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}


class Broken(Exception):
    """A command does not do what is measured."""


@dataclass
class Work:
    """A command, where it runs, what it may end with, and at how many files it must look."""

    command: list
    folder: Path
    statuses: tuple = (0,)
    files: int = 1

    def check(self, status, said=""):
        if os.waitstatus_to_exitcode(status) not in self.statuses:
            words = " ".join(map(str, self.command))
            raise Broken(f"ended with {os.waitstatus_to_exitcode(status)}: {words[:400]}\n{said[-2000:]}")


@dataclass
class Sample:
    wall: float
    cpu: float


def run_once(work):
    null = [(os.POSIX_SPAWN_OPEN, descriptor, "/dev/null", os.O_RDWR, 0) for descriptor in range(3)]
    os.chdir(work.folder)
    start = time.perf_counter()
    child = os.posix_spawn(work.command[0], work.command, ENVIRONMENT, file_actions=null)
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - start
    work.check(status)
    return Sample(wall, usage.ru_utime + usage.ru_stime)


def peak_memory(work):
    """Bytes. A child of ours would inherit the peak of this interpreter, so a shell starts it and leaves it to us."""
    become_subreaper = 36
    if ctypes.CDLL(None).prctl(become_subreaper, 1, 0, 0, 0) != 0:
        sys.exit("this system cannot say how much memory a process took")
    script = 'exec 3<&0; { read go <&3; exec "$@" </dev/null >/dev/null 2>&1 3<&-; } & echo $!'
    start = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "env": ENVIRONMENT, "cwd": work.folder, "text": True}
    with subprocess.Popen(["/bin/sh", "-c", script, "sh", *work.command], **start) as shell:
        child = int(shell.stdout.readline())
        shell.wait()
        # Only now that the shell is gone and the process is ours may it begin.
        shell.stdin.write("go\n")
    _, status, usage = os.wait4(child, 0)
    work.check(status)
    return usage.ru_maxrss * 1024


VALGRIND = shutil.which("valgrind")


def instructions(work):
    """Of this process without those it starts, the same from run to run; needs valgrind."""
    return _counted(work, "/dev/null")


def counts(work):
    """Its instructions, and how often it asks for memory; None for that where the names of functions are stripped."""
    with tempfile.NamedTemporaryFile() as profile:
        instructions = _counted(work, profile.name)
        return instructions, _calls_of_malloc(Path(profile.name))


def _counted(work, profile):
    count = [VALGRIND, "--tool=callgrind", f"--callgrind-out-file={profile}", *work.command]
    environment = ENVIRONMENT | {"SWIFT_DETERMINISTIC_HASHING": "1"}
    result = subprocess.run(
        count, cwd=work.folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True, errors="replace")
    work.check(result.returncode << 8, result.stderr)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if not found:
        raise Broken(f"valgrind did not say how many instructions it saw:\n{result.stderr[-2000:]}")
    return int(found[1])


def _calls_of_malloc(profile):
    """Names are written once in a profile, with a number that stands for them from then on."""
    numbers, called, calls = set(), None, None
    for line in profile.read_text(errors="replace").splitlines():
        if line.startswith(("fn=", "cfn=")):
            number, _, name = line.partition("=")[2].partition(" ")
            if name == "malloc":
                numbers.add(number)
            if line.startswith("cfn="):
                called = number
        elif line.startswith("calls=") and called in numbers:
            calls = (calls or 0) + int(line[6:].split()[0])
    return calls


@dataclass
class Case:
    """Commands to compare on the same work. `measures` are "times", "peak" and "instructions"."""

    name: str
    corpus: str
    words: str
    works: dict
    # Bytes of what is looked at, where a bar is about them.
    size: int = 0
    repeats: int = 1
    measures: tuple = ("times", "peak")
    # Which commands bars are about: the others are what they are compared with.
    subjects: tuple = ("osam-lint",)
    samples: dict = field(default_factory=dict)
    figures: dict = field(default_factory=dict)

    @property
    def title(self):
        return self.name if self.corpus == "clean" else f"{self.name} with findings"

    def measure(self, runs):
        """Every command once to warm up, then A, B, C, A, B, C and so on, each round beginning one later."""
        names = list(self.works)
        for name, work in self.works.items():
            self.figures[name] = {}
            if "peak" in self.measures:
                self.figures[name]["peak"] = peak_memory(work)
            if "instructions" in self.measures and VALGRIND:
                self.figures[name]["instructions"] = instructions(work)
        if "times" not in self.measures:
            return
        self.samples = {name: [] for name in names}
        for name in names:
            run_once(self.works[name])
        for number in range(runs):
            turn = number % len(names)
            for name in names[turn:] + names[:turn]:
                self.samples[name].append(run_once(self.works[name]))

    def figure(self, name, what, pick=min):
        """Raises KeyError where there is no such program, or nothing to measure with."""
        if what in ("wall", "cpu"):
            return pick(getattr(sample, what) for sample in self.samples[name])
        return self.figures[name][what]

    def all_figures(self):
        for name in self.works:
            row = {"program": name} | self.figures[name]
            if self.samples:
                row |= {f"{what}_{word}": self.figure(name, what, pick) for what in ("wall", "cpu")
                        for word, pick in [("minimum", min), ("median", statistics.median)]}
            yield row
