#!/usr/bin/env python3
"""Feeds a built osam-lint everything that goes wrong in real folders and on real machines.

Each expectation: it answers in lines people can read, with the right exit status, without stopping at the
file in question, and in time that grows with the size of the input and not with its square. Works in a
temporary folder that it removes; as root it lets the program run as nobody.

usage: tools/check-hostile.py PROGRAM [--long | --growth]
Without --long only a share of what differs in contents alone is tried: contents with one command each, cuts, and of long texts
some, none very long. With --growth nothing but how long all the long texts take.
OSAM_LINT_SLOW=1 adds a file of 64 MiB. OSAM_LINT_EMULATED=1 says that an emulator runs the program.
"""

import fcntl
import hashlib
import json
import os
import re
import resource
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from awkward_texts import CONFIGURATIONS, HEAD, TAIL, YAML, awkward_texts

# qemu runs the program, and needs room and memory of its own.
EMULATED = bool(os.environ.get("OSAM_LINT_EMULATED"))
# Seconds after which a run counts as hung; nothing here should come near. An emulator takes twenty times as long.
HANG = 6000 if EMULATED else 300

# Root may read everything; nobody may not.
NOBODY = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}

MEMBERS = {
    "id": 74, "appId": 400, "packageName": "cat.bcn.bus", "versionCode": 2026110001, "versionName": "2.0.0",
    "startDate": 1763942400000, "endDate": 4102441200000, "serverDate": 1763942400001, "platform": "ANDROID",
    "comparisonMode": "FORCE", "title": {"ca": "Nova versió", "es": "Nueva versión", "en": "New version"},
    "message": {"ca": "Actualitza l'app.", "es": "Actualiza la app.", "en": "Update the app."},
    "ok": {"ca": "Actualitza", "es": "Actualizar", "en": "Update"},
    "cancel": {"ca": "Cancel·la", "es": "Cancelar", "en": "Cancel"},
    "url": "https://play.google.com/store/apps/details?id=cat.bcn.bus",
    "checkBoxDontShowAgain": False, "dialogDisplayDuration": 0,
}
GOOD = json.dumps({"data": MEMBERS}, ensure_ascii=False).encode()
BAD = GOOD.replace(b'"FORCE", ', b'"FORCED", ')


class Run:
    def __init__(self, status, out, err):
        self.status, self.raw, self.err_raw = status, out, err
        self.out, self.err = out.decode("utf-8", "replace"), err.decode("utf-8", "replace")
        self.text = self.out + self.err


class Check:
    def __init__(self, program, folder, is_long=False):
        self.program, self.folder, self.is_long = program, folder, is_long
        self.count, self.failed, self.lock = 0, 0, threading.Lock()
        # The run that others are measured against, and the least that it has taken yet.
        self.known, self.known_took = [], 0

    def expect(self, what, holds, seen=""):
        with self.lock:
            self.count += 1
            if not holds:
                self.failed += 1
                seen = re.sub(r"[\x00-\x1f\x7f]+", " ", str(seen))[:300]
                print(f"hostile input: {what}" + (f" ({seen})" if seen else ""), file=sys.stderr, flush=True)

    def share(self, items, one_in):
        """Some of them, spread over all; all of them with --long."""
        return [item for number, item in enumerate(items) if self.is_long or number % one_in == 0]

    def each(self, work, cases):
        """As many cases at a time as there are cores."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(work, cases))

    def start(self, arguments, **options):
        return subprocess.Popen([self.program, *arguments], **{"cwd": self.folder, **NOBODY, **options})

    def run(self, what, arguments, status, says=(), given=b"", exact=False, **options):
        """Runs the program; one status or several that are right, and words that must be said.

        What is exact, as a difference is, has the bytes of the file in it."""
        options = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
        process = self.start(arguments, **options)
        try:
            out, err = process.communicate(given if options["stdin"] == subprocess.PIPE else None, timeout=HANG)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            self.expect(f"{what}: hangs", False)
            return Run(-1, b"", b"")
        run = Run(process.returncode, out or b"", err or b"")
        right = status if isinstance(status, tuple) else (status,)
        self.expect(f"{what}: ends with {run.status} instead of {' or '.join(map(str, right))}", run.status in right, run.err)
        for word in [says] if isinstance(says, str) else says:
            self.expect(f"{what}: does not say “{word}”", word in run.text, run.text)
        self.expect(f"{what}: writes control characters", not re.search(rb"[\x00-\x09\x0b-\x1f\x7f]", (b"" if exact else run.raw) + run.err_raw))
        return run

    def put(self, name, data):
        path = os.path.join(os.fsencode(self.folder), os.fsencode(name))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
        return os.path.join(self.folder, name) if isinstance(name, str) else path

    def cpu(self, arguments):
        """Seconds of processor time of a run."""
        process = self.start(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        timer = threading.Timer(HANG, process.kill)
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_utime + usage.ru_stime, process.returncode, usage.ru_maxrss * 1024

    def is_within(self, seconds, most):
        """True if so many seconds are at most so many times of what the known keys take: of all their runs the fastest, or,
        where other programs slow down all that runs now, the one at this moment."""
        if seconds <= most * self.known_took:
            return True
        now = self.cpu(self.known)[0]
        with self.lock:
            self.known_took = min(self.known_took, now)
        return seconds <= most * now


# Contents


def contents():
    """Name, bytes, what the one line about it has to say. None of them may pass."""
    yield "empty.json", b"", "the file is empty"
    yield "empty.yaml", b"", "the file is empty"
    yield "blank.json", b" \r\n\t\n", "the file is empty"
    yield "nul.json", b"\0" * 64, "error["
    yield "binary.json", bytes(range(256)) * 16, "error["
    yield "binary.yaml", bytes(range(256)) * 16, "error["
    for order in ["le", "be"]:
        for syntax, text in [("json", GOOD.decode()), ("yaml", YAML.decode())]:
            wide = text.encode("utf-16-" + order)
            mark = "\ufeff".encode("utf-16-" + order)
            yield f"utf16{order}.{syntax}", wide, "UTF-16"
            yield f"utf16{order}-mark.{syntax}", mark + wide, "UTF-16"
    yield "utf32.json", GOOD.decode().encode("utf-32"), "UTF-32"
    yield "bom.json", b"\xef\xbb\xbf" + GOOD, "byte-order mark"
    yield "nul-inside.json", GOOD.replace(b"Nova", b"No\0va"), "NUL character"
    yield "nul-between.json", GOOD.replace(b'"id"', b'\0"id"'), "error["
    yield "nul-inside.yaml", YAML + b"title: {ca: a\0b}\n", "a character here that YAML does not allow"
    yield "surrogate.json", GOOD.replace(b"Nova", rb"No\ud83dva"), "half a character"
    yield "surrogate-low.json", GOOD.replace(b"Nova", rb"\ude00 \ud83d\u0041"), "half a character"
    yield "surrogate-raw.json", GOOD.replace(b"Nova", b"No\xed\xa0\xbdva"), "not UTF-8"
    yield "latin1.json", GOOD.decode().encode("latin-1"), "not UTF-8"
    yield "latin1.yaml", YAML + b"versionName: versi\xf3\n", "not UTF-8"
    yield "overlong.json", GOOD.replace(b"Nova", b"\xc0\xafNova"), "not UTF-8"
    yield "truncated-utf8.json", GOOD[: GOOD.index("ó".encode()) + 1], "closing quote"
    for name, opening in [("lists", b"["), ("objects", b'{"a":'), ("unclosed", b'{"a":[')]:
        yield f"deep-{name}.json", opening * 100_000, "error["
    yield "deep.json", HEAD + b'"z": ' + b"[" * 100_000 + b"]" * 100_000 + b", " + TAIL, "error["
    yield "closings.json", GOOD + b"]}" * 50_000, "100000 closing brackets too many"
    yield "deep.yaml", YAML + b"z: " + b"[" * 100_000 + b"]" * 100_000 + b"\n", "more than 64 levels"
    yield "deep-objects.yaml", YAML + b"z: " + b"{a: " * 100_000 + b"\n", "more than 64 levels"
    yield "deep-blocks.yaml", YAML + b"z:\n " + b"- " * 100_000 + b"\n", "more than 64 levels"
    yield "deep-keys.yaml", YAML + b"z:\n " + b"? " * 100_000 + b"\n", "more than 64 levels"
    bomb = b"a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in range(1, 40):
        bomb += b"a%d: &a%d [%s]\n" % (level, level, b", ".join([b"*a%d" % (level - 1)] * 9))
    yield "bomb.yaml", YAML + bomb, "stand for more than 10000 values"
    merges = b"m0: &m0 {k0: 1}\n"
    for level in range(1, 40):
        merges += b"m%d: &m%d {<<: [%s], k%d: 1}\n" % (level, level, b", ".join([b"*m%d" % (level - 1)] * 9), level)
    yield "merges.yaml", YAML + merges, "stand for more than 10000 values"
    yield "circle.yaml", YAML + b"z: &z\n  y: *z\n", "stands inside what it names"
    yield "tags.yaml", b"".join(b"%%TAG !t%d! tag:x\n" % n for n in range(20_000)) + b"---\n" + YAML, "%TAG"
    yield "keys.json", many(b'"k@": 1, ', 200_000), "error["
    yield "keys.yaml", YAML + many(b"k@: 1\n", 200_000, b"", b""), "error["
    yield "long.yaml", YAML + b'versionName: "' + b"a" * 5_000_000 + b'"\ncomparisonMode: NEVER\n', "“NEVER”"
    yield "long.json", HEAD + b'"versionName": "' + b"a" * 5_000_000 + b'", "comparisonMode": "NEVER", ' + TAIL, "“NEVER”"


def many(fragment, count, head=HEAD, tail=TAIL):
    return head + b"".join(fragment.replace(b"@", b"%d" % n) for n in range(count)) + tail


def check_contents(check):
    other = check.put("other/bad.json", BAD)
    names = set()

    def one(numbered):
        number, (name, data, words) = numbered
        path = check.put("contents/" + name, data)
        names.add(name)
        run = check.run(name, ["check", "--format", "concise", path, other], 1, [words, "“FORCED”"])
        own = [line for line in run.out.splitlines() if os.path.basename(line.split(":")[0]) == name]
        check.expect(f"{name}: no line of its own", own, run.out)
        check.expect(f"{name}: lines of hundreds of letters", all(len(line) < 1500 for line in own), max(own, key=len, default=""))
        def as_json():
            parsed = check.run(name + " as JSON", ["check", "--format", "json", path, other], 1)
            check.expect(f"{name}: the JSON output cannot be read", readable(parsed.raw))

        date = ["--date", "2026-11-21"]
        ways = [
            lambda: check.run(name + " on standard input", ["check", "--format", "concise", "--stdin-filename", name, "-"],
                              (0, 1), words, given=data),
            lambda: check.run(name + " with compat", ["compat", path, other], (0, 3), "bad.json"),
            lambda: check.run(name + " with simulate", ["simulate", *date, path, other], (0, 3), "bad.json"),
            lambda: check.run(name + " with fix", ["fix", "--diff", "--unsafe-fixes", path, other], (0, 1), "bad.json", exact=True),
            lambda: check.run(name + " with build", ["build", "--server-date", "now", path, other], (1, 3)),
            lambda: check.run(name + " with migrate", ["migrate", "--to", "osam-version", path], (1, 2, 3)),
        ]
        # Hundreds of thousands of findings take seconds to write; those of check_growth are enough.
        if not name.startswith("keys."):
            ways += [lambda: check.run(name + " with frames", ["check", path, other], 1, "“FORCED”"), as_json]
        for way in ways if check.is_long else [ways[number % len(ways)]]:
            way()

    check.each(one, enumerate(contents()))
    # A walk: what is ours by its words is not passed over, however damaged.
    run = check.run("a walk over all of them", ["check", "--format", "concise", "contents"], 1)
    strangers = {
        "empty.json", "empty.yaml", "blank.json", "nul.json", "binary.json", "binary.yaml", "deep-lists.json",
        "deep-objects.json", "deep-unclosed.json",
    }
    for name in sorted(names - strangers):
        check.expect(f"{name}: passed over by a walk", f"contents/{name}:" in run.out)
    shutil.rmtree(os.path.join(check.folder, "contents"))


def readable(data):
    try:
        json.loads(data)
        return True
    except ValueError:
        return False


def check_truncation(check):
    """A text cut anywhere never passes. YAML cut at a line end is a text too, but lacks members."""
    whole = "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in MEMBERS.items()).encode()
    for ending, text in [("json", GOOD), ("yaml", whole)]:
        # What can be cut off without loss is the line end.
        cuts = {f"cut/{n:05}.{ending}": n for n in check.share(range(len(text.rstrip())), 6)}
        for name, n in cuts.items():
            check.put(name, text[:n])
        run = check.run("cut texts", ["check", "--format", "json", *cuts], 1)
        wrong = {finding["file"] for finding in json.loads(run.raw)["findings"] if finding["severity"] == "error"}
        for name in cuts:
            check.expect(f"{name}: a cut text passes", name in wrong)
        for command in (["compat"], ["simulate", "--date", "2026-11-21"]):
            check.run(f"cut texts with {command[0]}", [*command, *cuts], 3, f"cut/00000.{ending}")
        check.run("cut texts with fix", ["fix", "--diff", *cuts], 1)
    shutil.rmtree(os.path.join(check.folder, "cut"))


# Files and folders


def check_files(check):
    good = check.put("files/good.json", GOOD)
    bad = check.put("files/bad.json", BAD)
    folder = os.path.dirname(good)
    path = lambda name: os.path.join(folder, name)
    concise = ["check", "--format", "concise"]

    check.run("a file that is not there", [*concise, path("none.json"), bad], 3, ["there is no such file", "“FORCED”"])
    check.run("a file below a file", [*concise, good + "/a.json", bad], 3, ["there is no such file", "“FORCED”"])
    check.run("a long name", [*concise, "a" * 300 + ".json", bad], 3, ["name too long", "“FORCED”"])
    check.run("an empty name", [*concise, "", bad], 2, "a path is empty")

    os.mkdir(path("folder.json"))
    check.put("files/folder.json/inner.json", BAD)
    check.run("a folder with the name of a file", [*concise, path("folder.json")], 1, "inner.json")

    os.symlink("loop2.json", path("loop1.json"))
    os.symlink("loop1.json", path("loop2.json"))
    check.run("a circle of links", [*concise, path("loop1.json"), bad], 3, ["in a circle", "“FORCED”"])
    check.run("a walk over a circle of links", [*concise, folder], 1, ["2 links to nowhere skipped", "loop1.json", "loop2.json", "“FORCED”"])
    os.unlink(path("loop1.json"))
    check.run("a walk over a link to nowhere", [*concise, folder], 1, ["1 link to nowhere skipped", "loop2.json", "“FORCED”"])
    os.unlink(path("loop2.json"))
    os.symlink("..", path("up"))
    os.symlink(".", path("here"))
    run = check.run("a walk over folders in a circle", [*concise, folder], 1)
    check.expect("a walk over folders in a circle finds a file twice", run.out.count("/bad.json:1:240: error[unknown-value]") == 1, run.out)

    os.chmod(check.put("files/closed.json", GOOD), 0)
    os.mkdir(path("closed"), 0)
    os.mkdir(path("listed"))
    check.put("files/listed/inner.json", GOOD)
    os.chmod(path("listed"), 0o444)
    words = ["closed.json could not", "closed could not", "listed/inner.json could not", "no permission", "“FORCED”"]
    check.run("files and folders without permission", [*concise, folder], 3, words)
    os.chmod(path("closed.json"), 0o644)
    os.chmod(path("closed"), 0o755)
    os.chmod(path("listed"), 0o755)

    os.mkfifo(path("pipe.json"))
    os.chmod(path("pipe.json"), 0o666)
    check.run("a walk over a FIFO", [*concise, folder], 1, "“FORCED”")
    with writer(path("pipe.json"), BAD.replace(b"FORCED", b"FORCES")):
        check.run("a FIFO that is named", [*concise, path("pipe.json"), bad], 1, ["“FORCES”", "“FORCED”"])
    os.mkdir(path("vanishing"))
    for name in ["a.json", "b.json", "c.json"]:
        check.put("files/vanishing/" + name, BAD)

    def vanish():
        os.unlink(path("vanishing/b.json"))
        return GOOD

    # Whoever opens the FIFO has listed the folder and read nothing of it.
    with writer(path("pipe.json"), vanish):
        arguments = [*concise, "--jobs", "1", path("pipe.json"), path("vanishing")]
        words = ["b.json could not be checked: there is no such file", "/a.json:", "/c.json:"]
        check.run("a file that vanishes", arguments, 3, words)
    os.unlink(path("pipe.json"))
    with growing(check.put("files/growing.json", GOOD + b" " * 30_000_000)):
        # On a busy machine the writer may come too late for a run, or only between the reading and the comparing.
        for _ in range(20):
            run = check.run("a file that is written to", [*concise, path("growing.json"), bad], (1, 3), "“FORCED”")
            if run.status == 3 and "it changed while" in run.err:
                break
            check.expect("a file that is written to: ended well", run.status == 1 or "it changed meanwhile" in run.err, run.err)
        check.expect("a file that is written to: not said", run.status == 3 and "it changed while" in run.err, run.err)
    os.unlink(path("growing.json"))

    with open(check.put("files/holes.json", b""), "wb") as file:
        file.truncate(5 << 30)
    check.run("a file of 5 GiB", [*concise, path("holes.json"), bad], 3, ["larger than 4 GiB", "“FORCED”"])
    os.unlink(path("holes.json"))
    check.run("nothing at all", [*concise, "/dev/null", bad], 1, ["the file is empty", "“FORCED”"])
    if os.path.exists("/proc/self/mem"):
        check.run("a file that fails when read", [*concise, "/proc/self/mem", bad], 3, ["input/output error", "“FORCED”"])
    for command in (["compat"], ["simulate"]):
        for name in ["none.json", "closed.json"]:
            os.chmod(path("closed.json"), 0)
            check.run(f"{name} with {command[0]}", [*command, path(name), bad], 3, [f"{name} was left out", "bad.json"])
    os.chmod(path("closed.json"), 0o644)

    # Emacs marks files that are being edited.
    check.put("edited/good.json", BAD)
    os.symlink("somebody@somewhere.1:2", os.path.join(check.folder, "edited/.#good.json"))
    check.run("a file that is being edited", [*concise, "edited"], 1, "“FORCED”")
    if shutil.which("git"):
        # git answers only the owner.
        edited = os.path.join(check.folder, "edited")
        os.chown(edited, NOBODY.get("user", -1), -1)
        subprocess.run(["git", "init", "--quiet"], cwd=edited, check=True, **NOBODY)
        with open(os.path.join(edited, ".gitignore"), "w", encoding="utf-8") as file:
            file.write("ignored.json\n")
        check.put("edited/ignored.json", BAD)
        check.run("a file that is being edited in a repository", [*concise, "edited"], 1, "1 document in 1 file ")
        # Variables that lead git elsewhere, or name a program to run.
        mark = os.path.join(check.folder, "mark")
        elsewhere = {name: check.folder for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR")}
        programs = {name: f"touch {mark}" for name in ("GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_EDITOR", "GIT_SSH_COMMAND")}
        environment = {**os.environ, **elsewhere, **programs, "GIT_INDEX_FILE": "/dev/null", "GIT_CEILING_DIRECTORIES": edited}
        check.run("variables for git", [*concise, "edited"], 1, "1 document in 1 file ", env=environment)
        check.expect("variables for git: one was run", not os.path.exists(mark))

    os.makedirs(path("above/gone"))
    os.chmod(path("above"), 0o777)
    leave = lambda: os.rmdir("../gone")
    check.run("a folder that is gone", concise, 3, "no document", cwd=path("above/gone"), preexec_fn=leave)

    check.run("standard input that is a folder", [*concise, "-"], 3, "directory", stdin=os.open(folder, os.O_RDONLY))
    names = [f"many/{n}.json" for n in range(5000)]
    for name in names:
        check.put(name, GOOD)
    run = check.run("thousands of arguments", [*concise, *names, *names, bad], 1, ["“FORCED”", "5001 documents in 5001 files"])
    for n in range(100):
        check.put(f"many/{n}.json", BAD)
    one = check.run("one job", [*concise, "--jobs", "1", "many"], 1)
    thousands = check.run("a million jobs", [*concise, "--jobs", "1000000", "many"], 1)
    check.expect("jobs change the answer", one.raw == thousands.raw)
    shutil.rmtree(os.path.join(check.folder, "many"))

    names = ["a b.json", "a\nb.json", "a\x1b[31mb.json", "a\rb.json", "a\u202eb.json", "à😀.json", "-x.json", "'\";$(x).json"]
    for name in names:
        check.put("names/" + name, BAD)
    check.put(b"names/a\xe9\xff.json", BAD)
    inside = os.path.join(check.folder, "names")
    run = check.run("names of all sorts", [*concise, "names"], 3, ["a b.json:", r"a\u{A}b.json:", r"a\u{1B}[31mb.json:"])
    check.expect("names of all sorts: not one line each", len(set(re.findall(r"^names/[^:]*:", run.out, re.M))) == len(names), run.out)
    check.expect("a name that is no text is not named", "its name is not UTF-8" in run.err, run.err)
    check.run("a name that is no text, named", [*concise, os.fsencode(inside) + b"/a\xe9\xff.json", bad], 3, ["not UTF-8", "“FORCED”"])
    check.run("a name with a line end, named", [*concise, inside + "/a\nb.json"], 1, r"a\u{A}b.json:")
    parsed = check.run("names of all sorts as JSON", ["check", "--format", "json", "names"], 3)
    check.expect("names of all sorts: the JSON output cannot be read", readable(parsed.raw))

    deep = os.path.join(check.folder, "deep")
    os.makedirs(deep)
    here = os.getcwd()
    os.chdir(deep)
    for _ in range(30):
        os.mkdir("d" * 200)
        os.chdir("d" * 200)
    with open("a.json", "wb") as file:
        file.write(BAD)
    os.chdir(here)
    check.put("deep/z.json", BAD)
    check.run("a folder too deep to be named", [*concise, "deep"], 3, ["name too long", "z.json:"])
    check.run("half a text on standard input", [*concise, "--stdin-filename", "a\tb.yaml", "-"], 1, r"a\u{9}b.yaml", given=YAML + b"\t@")


def check_picking(check):
    """Lists of files, what changed, and patterns."""
    good = check.put("picked/good.json", GOOD)
    bad = check.put("picked/bad.json", BAD)
    folder = os.path.dirname(good)
    concise = ["check", "--format", "concise"]
    lists = {
        "a huge list": (b"picked/good.json\n" * 200_000 + b"picked/bad.json\n", 1, ["“FORCED”", "2 documents in 2 files"]),
        "a list of what is not there": (b"\n".join(b"%d.json" % n for n in range(50_000)), 3, "nothing was checked"),
        "a list without a line end": (b"picked/bad.json", 1, "“FORCED”"),
        "a list with CRLF": (b"picked/bad.json\r\n\r\n", 1, "“FORCED”"),
        "a list with NULs": (b"picked/bad.json\0picked/good.json\0", 1, "2 documents in 2 files"),
        "a list with a byte-order mark": (b"\xef\xbb\xbfpicked/bad.json\n", 1, "“FORCED”"),
        "a list in UTF-16": ("picked/bad.json\n".encode("utf-16"), 3, "could not be checked"),
        "a binary list": (bytes(range(256)) * 16, 3, "could not be checked"),
        "a list that is a document": (BAD, 3, "could not be checked"),
        "a list of one long name": (b"a" * 1_000_000 + b".json", 3, "name too long"),
        "a list of a name that is no text": (b"picked/\xe9.json\npicked/bad.json\n", 3, ["not UTF-8", "“FORCED”"]),
        "a list of folders": (b"picked\n.\n/\n", 0, "nothing to check"),
        "a list of odd names": (b"-\n--help\n~\n../\n*.json\npicked/*.json\n", 3, "picked/*.json could not be checked"),
        "an empty list": (b"", 0, "nothing to check"),
        "a list of line ends": (b"\n\r\n\n", 0, "nothing to check"),
    }
    for number, (name, (data, status, words)) in enumerate(lists.items()):
        path = check.put(f"lists/{number}", data)
        check.run(name, [*concise, "--files-from", path], status, words)
        check.run(name + " on standard input", [*concise, "--files-from", "-"], status, words, given=data)
    check.run("a list that is not there", [*concise, "--files-from", "none", bad], 3, "could not be read")
    check.run("a list that is a folder", [*concise, "--files-from", "picked", bad], 3, "could not be read")
    check.run("a list twice on standard input", [*concise, "--files-from", "-", "-"], 2, "standard input")
    os.mkfifo(os.path.join(folder, "pipe"))
    os.chmod(os.path.join(folder, "pipe"), 0o666)
    with writer(os.path.join(folder, "pipe"), b"picked/bad.json\n"):
        check.run("a list that is a FIFO", [*concise, "--files-from", "picked/pipe"], 1, "“FORCED”")
    # A FIFO is not read twice, though what was in it is compared with other files.
    with writer(os.path.join(folder, "pipe"), GOOD.replace(b"FORCE", b"LAZY").replace(b"ANDROID", b"IOS")):
        check.run("a FIFO that is compared", [*concise, "picked/good.json", "picked/pipe"], 0, "platforms-disagree")
    os.unlink(os.path.join(folder, "pipe"))

    patterns = {
        "a pattern of many stars": ("picked/" + "*a" * 1000 + "*b", 3), "a pattern of many folders": ("picked/" + "**/" * 1000 + "*.json", 1),
        "a pattern of many alternatives": ("picked/" + "{b,ba,bad}" * 300 + ".json", 3), "an open pattern": ("picked/[b", 3),
        "open alternatives": ("{" * 2000, 3), "a long pattern": ("*" * 100_000, 3), "a pattern of a file": ("picked/good.json/*", 3),
        "a pattern of nothing": ("none/**", 3), "a pattern of controls": ("picked/\t\n*", 3), "a pattern": ("picked/*.json", 1),
    }
    check.put("picked/" + "a" * 200 + ".json", GOOD)
    for name, (pattern, status) in patterns.items():
        check.run(name, [*concise, pattern], status)

    changed = [*concise, "--changed-since"]
    check.run("changes without a repository", [*changed, "main", "/"], 2, "git repository")
    if not shutil.which("git"):
        return
    owner = lambda path: os.chown(path, NOBODY.get("user", -1), -1)
    repository = os.path.join(check.folder, "changed")
    for name, data in [("a.json", GOOD), ("b.json", GOOD), ("gone.json", BAD), ("sub/c.json", GOOD)]:
        check.put("changed/" + name, data)
    for path in ["", "sub", "a.json", "b.json", "gone.json", "sub/c.json"]:
        owner(os.path.join(repository, path))
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main"]
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "1"]):
        subprocess.run([*git, *arguments], cwd=repository, check=True, env={**os.environ, "HOME": repository}, **NOBODY)
    check.run("changes without git", [*changed, "main"], 3, "git", cwd=repository, env={"PATH": folder})
    check.run("nothing changed", [*changed, "main"], 0, "nothing to check", cwd=repository)
    os.unlink(os.path.join(repository, "gone.json"))
    check.put("changed/b.json", BAD)
    check.put(b"changed/\xe9.json", BAD)
    words = ["b.json:", "not UTF-8"]
    check.run("what changed", [*changed, "main"], 3, words, cwd=repository)
    check.run("what changed below", [*changed, "main", "changed"], 3, words)
    check.run("what changed elsewhere", [*changed, "main", "sub"], 0, "nothing to check", cwd=repository)
    for revision in ["none", "", "-h", "--output=written", "main..main", "^main", "a.json", "main:a.json", "\t", "é" * 5000]:
        check.run(f"a revision {revision[:20]!r}", [*concise, "--changed-since=" + revision], 2, "hint:", cwd=repository)
    check.expect("a revision writes a file", not os.path.exists(os.path.join(repository, "written")))


class writer:
    """Writes to a FIFO as soon as somebody reads it."""

    def __init__(self, path, data):
        self.path, self.data = path, data

    def __enter__(self):
        self.thread = threading.Thread(target=self.write, daemon=True)
        self.thread.start()

    def write(self):
        with open(self.path, "wb") as file:
            file.write(self.data() if callable(self.data) else self.data)

    def __exit__(self, *_):
        self.thread.join(HANG)


class growing:
    """Adds blanks to a file all the time."""

    def __init__(self, path):
        self.path, self.stop = path, threading.Event()

    def __enter__(self):
        self.thread = threading.Thread(target=self.write)
        self.thread.start()

    def write(self):
        with open(self.path, "ab", buffering=0) as file:
            while not self.stop.is_set():
                file.write(b" ")

    def __exit__(self, *_):
        self.stop.set()
        self.thread.join()


# Output


def waiting_bytes(pipe):
    """How much was written to a pipe and not read yet."""
    return struct.unpack("i", fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)))[0]


def closed_pipe():
    read_end, write_end = os.pipe()
    os.close(read_end)
    return open(write_end, "wb")


def check_output(check):
    good = check.put("output/good.json", GOOD)
    loud = check.put("output/loud.json", many(b'"k@": 1, ', 20_000))
    lost = "the output cannot be written"
    full = open("/dev/full", "wb")
    commands = [["check"], ["check", "--format", "concise"], ["check", "--format", "json"], ["compat"], ["simulate"], ["rules"],
                ["schema", "osam-version"], ["explain", "unknown-key"], ["--version"], ["--help"]]
    for command in commands:
        files = [loud] if command[0] in ("check", "compat", "simulate") else []
        name = " ".join(command)
        check.run(f"a full device with {name}", [*command, *files], 3, lost, stdout=full)
    check.run("a full device and nothing to write", ["check", "--quiet", good], 0, stdout=full)
    full.close()

    for form in ["text", "concise", "json"]:
        process = check.start(["check", "--format", form, loud], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read().decode()
        process.stderr.close()
        process.wait(HANG)
        what = f"a reader that stops after the first line of {form}"
        check.expect(f"{what}: ends with {process.returncode} instead of 1", process.returncode == 1)
        check.expect(f"{what}: a line about it", lost not in err, err)

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536))

    with open(os.path.join(check.folder, "limited.txt"), "wb") as file:
        process = check.start(["check", loud], stdout=file, stderr=subprocess.PIPE, preexec_fn=limit)
        err = process.communicate(timeout=HANG)[1].decode()
        check.expect(f"output beyond what may be written: ends with {process.returncode} instead of 3", process.returncode == 3, err)
        check.expect("output beyond what may be written: not said", lost in err, err)

    for descriptor in range(3):
        def close(descriptor=descriptor):
            os.close(descriptor)

        process = check.start(["check", good, loud], stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=close)
        process.communicate(timeout=HANG)
        right = 3 if descriptor == 1 else 1
        check.expect(f"a closed stream {descriptor}: ends with {process.returncode} instead of {right}", process.returncode == right)

        if descriptor == 0:
            # While other files are open, none of them may be taken for the input.
            arguments = ["check", "--format", "concise", "-", *[good] * 50]
            run = check.run("a closed input that is named", arguments, 3, "- could not be checked: it is not open", stdin=None, preexec_fn=close)

    for name in ["a full device", "a pipe nobody reads"]:
        with open("/dev/full", "wb") if name == "a full device" else closed_pipe() as stream:
            for arguments, right in [([loud], 1), ([loud, "none.json"], 3)]:
                check.run(f"{name} for lines about the run", ["check", *arguments], right, "[unknown-key]", stderr=stream)

    # The other side may have made a pipe that does not wait.
    read_end, write_end = os.pipe()
    os.set_blocking(write_end, False)
    process = check.start(["check", loud], stdout=write_end, stderr=subprocess.DEVNULL)
    os.close(write_end)
    with open(read_end, "rb") as pipe:
        # Nobody reads before the pipe is full.
        while process.poll() is None and waiting_bytes(read_end) < 60_000:
            time.sleep(0.01)
        written = len(pipe.read())
    whole = len(check.run("a fast reader", ["check", loud], 1).raw)
    check.expect("a slow reader: not all is written", process.wait(HANG) == 1 and written == whole, f"{written} of {whole}")
    read_end, write_end = os.pipe()
    os.set_blocking(read_end, False)
    with os.fdopen(write_end, "wb") as pipe:
        process = check.start(["check", "--format", "concise", "-"], stdin=read_end, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        # By the second half the program has asked for more.
        pipe.write(BAD[:100])
        pipe.flush()
        while process.poll() is None and waiting_bytes(read_end):
            time.sleep(0.01)
        if process.poll() is None:
            pipe.write(BAD[100:])
    os.close(read_end)
    out = process.communicate(timeout=HANG)[0].decode()
    check.expect("a slow writer: not all is read", process.returncode == 1 and out.count("error[") == 1, out)

    # What is written into the folder being walked is not read back.
    for form, name in [("text", "out.yaml"), ("concise", "out.yml"), ("json", "out.json")]:
        for n in range(300):
            check.put(f"walked/{n}.json", BAD)
        inside = os.path.join(check.folder, "walked", name)
        for _ in range(2):
            with open(inside, "ab") as file:
                run = check.run(f"{form} output into the walked folder", ["check", "--format", form, "walked"], 1, stdout=file)
            check.expect(f"{form} output into the walked folder: it is checked too", "300 documents in 300 files" in run.err, run.err)
            with open(inside, "rb") as file:
                check.expect(f"{form} output into the walked folder: it is read back", name.encode() not in file.read())
        check.run(f"{form} output into a file that is named", ["check", inside], 3, "the output goes into it", stdout=open(inside, "ab"))
        shutil.rmtree(os.path.join(check.folder, "walked"))


# Files that are written


def check_writing(check):
    folder = os.path.join(check.folder, "writing")
    os.mkdir(folder)
    if NOBODY:
        os.chown(folder, NOBODY["user"], NOBODY["group"])
    mendable = GOOD[:-2] + b",}}"
    path = lambda name: os.path.join(folder, name)
    read = lambda name: open(path(name), "rb").read()

    def put(name, data=mendable, mode=0o644):
        check.put("writing/" + name, data)
        os.chmod(path(name), mode)
        if NOBODY:
            os.chown(path(name), NOBODY["user"], NOBODY["group"])

    put("a.json", mode=0o640)
    check.run("a file to repair", ["fix", path("a.json")], 0, "fixed trailing-comma")
    check.expect("a repaired file is another one than it should be", read("a.json") == GOOD, read("a.json"))
    check.expect("a repaired file has another mode", os.stat(path("a.json")).st_mode & 0o7777 == 0o640)
    before = os.stat(path("a.json")).st_ino
    check.run("a file without a mistake", ["fix", path("a.json")], 0)
    check.expect("a file without a mistake is replaced", os.stat(path("a.json")).st_ino == before)

    put("real.json")
    os.symlink("real.json", path("link.json"))
    check.run("a link to a file to repair", ["fix", path("link.json"), path("real.json")], 0)
    check.expect("a link is replaced", os.path.islink(path("link.json")))
    check.expect("what a link leads to is not repaired", read("real.json") == GOOD)

    put("locked.json", mode=0o444)
    put("b.json")
    check.run("a file that may not be written", ["fix", path("locked.json"), path("b.json")], 3, ["no permission", "b.json: fixed"])
    check.expect("a file that may not be written is", read("locked.json") == mendable)
    check.expect("a file behind one that may not be written is not repaired", read("b.json") == GOOD)
    put("b.json")
    os.chmod(folder, 0o555)
    check.run("a folder that may not be written", ["fix", path("b.json")], 3, "no permission")
    os.chmod(folder, 0o755)
    check.expect("a file in a folder that may not be written changes", read("b.json") == mendable)

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    # The emulator makes a file for what /proc says of the program.
    if EMULATED:
        print("skipped: no room for the repaired file (the emulator needs room itself)")
    else:
        check.run("no room for the repaired file", ["fix", path("b.json")], 3, "could not be written", preexec_fn=limit)
    check.expect("a file without room is damaged", read("b.json") == mendable)
    check.run("standard output that is full", ["fix", "-"], 3, "cannot be written", given=mendable, stdout=open("/dev/full", "wb"))
    run = check.run("bytes that are no text on standard input", ["fix", "-", "--stdin-filename", "a.json"], (1, 3), given=b'{"tmin": 5, "\xff": 1,}')
    check.expect("bytes that are no text are written as others", b"\xef\xbf\xbd" not in run.raw, run.raw)

    os.mkfifo(path("pipe.json"))
    with writer(path("pipe.json"), mendable):
        check.run("a FIFO to repair", ["fix", path("pipe.json")], 3, ["pipe.json could not be written", "it is no file"])
    os.unlink(path("pipe.json"))

    for in_place in (False, True):
        saved_meanwhile(check, put, path, mendable, in_place)
    put("told.json", mendable + b" " * (24 << 20))
    told_to_end(check, path("told.json"))
    names_taken(check, path, lambda: put("taken.json"))
    attributes(check, path, lambda: put("origin.json"))

    authored = check.put("writing/alert.yaml", YAML + b"packageName: ../../x\n")
    give = ["--set", "id=1", "--set", "appId=2", "--server-date", "now", "--out", path("built")]
    check.run("a name that leaves the folder", ["build", authored, *give], 1)
    check.expect("a name that leaves the folder is written", not os.path.exists(path("built")))
    good = check.put("writing/good.json", GOOD)
    check.run("a folder that is a file", ["build", good, "--out", path("a.json")], 3, "no directory")
    check.run("a folder nobody may make", ["build", good, "--out", "/proc/built"], 3)
    check.run("built", ["build", good, "--out", path("built")], 0, "1 file written")
    check.run("built again", ["build", good, "--out", path("built"), "--check"], 0)
    check.expect("something is left beside the files", not [name for name in os.listdir(folder) if name.startswith(".osam-lint")])
    shutil.rmtree(folder)


def saved_meanwhile(check, put, path, mendable, in_place):
    """Somebody saves a file again and again while it is repaired, as a new one or in its place: no save is lost."""
    name = f"a file that is saved {'in its place ' if in_place else ''}meanwhile"
    stop = threading.Event()
    last = [0]

    def rewrite():
        # Each state is as long as the one before, and tells which one it is.
        while not stop.is_set():
            number = last[0] + 1
            text = mendable.replace(b'"2.0.0"', b'"2.0.%06d"' % number)
            if in_place:
                with open(path("busy.json"), "r+b") as file:
                    file.write(text)
                    file.truncate()
                # Whoever replaced it while it was being written knows nothing of this save.
                with open(path("busy.json"), "rb") as file:
                    if file.read() != text:
                        continue
            else:
                with open(path("new"), "wb") as file:
                    file.write(text)
                os.chmod(path("new"), 0o644)
                if NOBODY:
                    os.chown(path("new"), NOBODY["user"], NOBODY["group"])
                os.rename(path("new"), path("busy.json"))
            last[0] = number
            time.sleep(0.002)

    for _ in range(15):
        put("busy.json")
        stop.clear()
        last[0] = 0
        thread = threading.Thread(target=rewrite)
        thread.start()
        while not last[0]:
            time.sleep(0.0005)
        check.run(name, ["fix", path("busy.json")], (0, 1, 3))
        stop.set()
        thread.join()
        with open(path("busy.json"), "rb") as file:
            data = file.read()
        check.expect(f"{name}: it is damaged", data.endswith((b",}}", b"0}}")) and data.startswith(GOOD[:40]), data)
        check.expect(f"{name}: the last save is lost", b"2.0.%06d" % last[0] in data, (last, data))
    check.expect(f"{name}: something is left", not left_beside(path("")))


def left_beside(folder):
    return [name for name in os.listdir(folder) if name.startswith(".osam-lint-")]


def told_to_end(check, path):
    """A signal while a file is written: nothing stays beside it, and the status is that of the signal."""
    folder = os.path.dirname(path)
    with open(path, "rb") as file:
        before = file.read()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        # What is ignored here is ignored there.
        if signal.getsignal(number) == signal.SIG_IGN:
            continue
        caught = False
        for _ in range(20):
            process = subprocess.Popen([check.program, "fix", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **NOBODY)
            while process.poll() is None and not caught:
                if left_beside(folder):
                    # Held still, it is told while the file is there.
                    process.send_signal(signal.SIGSTOP)
                    time.sleep(0.01)
                    caught = bool(left_beside(folder))
                    process.send_signal(number)
                    process.send_signal(signal.SIGCONT)
                    break
            process.wait(timeout=HANG)
            if caught:
                break
            with open(path, "wb") as file:
                file.write(before)
        check.expect(f"{number.name} while a file is written: it never came in time", caught)
        with open(path, "rb") as file:
            is_old = file.read() == before
        # It may come when the new file is there already: then all is done but the ending.
        check.expect(f"{number.name} while a file is written: ends with {process.returncode}", process.returncode == -number)
        check.expect(f"{number.name} while a file is written: something is left", not left_beside(folder), left_beside(folder))
        if not is_old:
            with open(path, "wb") as file:
                file.write(before)
    os.unlink(path)


def names_taken(check, path, put):
    """Names that earlier processes of the same number left, and a link that leads elsewhere."""
    put()
    elsewhere = check.put("elsewhere.json", b"theirs")
    # The numbers of processes to come are not known: all of the next ones are taken.
    first = subprocess.Popen([check.program, "--version"], stdout=subprocess.DEVNULL)
    first.wait()
    stale = []
    for process in range(first.pid, first.pid + 400):
        for number, make in ((1, lambda name: open(name, "w").close()), (2, lambda name: os.symlink(elsewhere, name))):
            stale.append(path(f".osam-lint-{process}-{number}"))
            make(stale[-1])
    check.run("names that are taken", ["fix", path("taken.json")], 0, "fixed trailing-comma")
    with open(path("taken.json"), "rb") as file:
        check.expect("names that are taken: it is repaired", file.read() == GOOD)
    check.expect("names that are taken: they stay", all(os.path.lexists(name) for name in stale))
    check.expect("names that are taken: only they stay", len(left_beside(path(""))) == len(stale))
    with open(elsewhere, "rb") as file:
        check.expect("names that are taken: what a link leads to changes", file.read() == b"theirs")
    for name in stale:
        os.unlink(name)


def attributes(check, path, put):
    """Extended attributes and access lists."""
    if not hasattr(os, "setxattr"):
        return
    put()
    origin = b"made\0by hand"
    # One user beside the owner may read: the list as Linux keeps it, version 2.
    entries = [(1, 6, 0xFFFFFFFF), (2, 4, 12345), (4, 4, 0xFFFFFFFF), (16, 4, 0xFFFFFFFF), (32, 4, 0xFFFFFFFF)]
    access = struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)
    kept = {}
    for name, value in {"user.origin": origin, "system.posix_acl_access": access}.items():
        try:
            os.setxattr(path("origin.json"), name, value)
            kept[name] = value
        except OSError:
            print(f"skipped: the attribute {name} (this file system has none)")
    run = check.run("attributes", ["fix", path("origin.json")], 0, "fixed trailing-comma")
    check.expect("attributes: something is said to be lost", "lost" not in run.err, run.err)
    for name, value in kept.items():
        found = os.getxattr(path("origin.json"), name) if name in os.listxattr(path("origin.json")) else None
        check.expect(f"attributes: {name} is kept", found == value, found)


# Time and memory


def check_repair_growth(check):
    """The same for repairs, and nothing to do afterwards."""
    head, tail = HEAD, TAIL
    cases = {
        "letters on lines": (head + b'"title": {"ca": "', b"col.legi\\n", b'", "es": "b", "en": "c"}, ' + tail, "json"),
        "letters apart": (head + b'"title": {"ca": "', b"col.legi ", b'", "es": "b", "en": "c"}, ' + tail, "json"),
        "invisible letters": (head + b'"title": {"ca": "', b"a\\u200b\\n", b'", "es": "b", "en": "c"}, ' + tail, "json"),
        "letters of a block": (YAML + b"title:\n  es: b\n  en: c\n  ca: |\n", b"    col.legi\n", b"", "yaml"),
        "letters of a plain text": (YAML + b"title:\n  es: b\n  en: c\n  ca: x\n", b"    col.legi x\n", b"", "yaml"),
        "commas": (head, b'"k@": 1,, ', tail, "json"),
        "comments": (head, b'"k@": 1, // foo\n', tail, "json"),
        "near keys": (head, b'"comparisonMod@": 1, ', tail, "json"),
        "known keys": (head, b'"versionCode": 1, ', tail, "json"),
        "documents": (b"", b'- {versioncode: "2026110001", comparisonMode: force}\n', b"", "yaml"),
        "documents with aliases": (b"- &a {versionCode: 1, comparisonMode: FORCE}\n", b'- {versioncode: 1, z: &b@ 1, y: *b@, comparisonMode: FORCE}\n', b"", "yaml"),
    }

    def one(case):
        number, (name, (start, fragment, end, ending)) = case
        repetitions = 80_000 // len(fragment)
        paths = []
        for n in (1, 2, 4):
            paths.append(check.put(f"repairs/{number}-{n}.{ending}", many(fragment, n * repetitions, start, end)))
        # The text is repaired anew each time: only the difference is asked for.
        grows(check, f"repairs of {name}", [["fix", "--quiet", "--unsafe-fixes", "--diff", path] for path in paths])
        if NOBODY:
            os.chown(paths[0], NOBODY["user"], NOBODY["group"])
            os.chmod(os.path.dirname(paths[0]), 0o777)
        check.run(f"repairs of {name}", ["fix", "--quiet", "--unsafe-fixes", paths[0]], (0, 1))
        run = check.run(f"repairs of {name}, again", ["fix", "--unsafe-fixes", paths[0]], (0, 1))
        check.expect(f"repairs of {name}: a second run changes something", "repaired" not in run.err, run.err)

    check.each(one, check.share(enumerate(cases.items()), 3))
    shutil.rmtree(os.path.join(check.folder, "repairs"))


# One doubling of a text may take so many times as long: n log n takes 2.1 times, a square 4.
GROWTH = 2.6
# Of the longest texts, in times of what the longest text of keys that are known takes, measured beside them.
LONGEST, LONGEST_CONFIGURATIONS, LONGEST_OUTCOMES = 10, 2, 2
KNOWN = "known keys"
# Seconds that are within any bound: the known keys alone take longer.
SOON = 1


def check_planted(check):
    """A checkout from an archive: what git or a walk would wait for, follow or run."""
    git = lambda folder, *arguments: subprocess.run(
        ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.org", *arguments],
        check=True, capture_output=True, **NOBODY)
    secret = check.put("planted-outside.json", b'{"password": "TOPSECRET", "versionCode": 1,}')
    cases = {
        "a FIFO as .gitignore": lambda folder: os.mkfifo(os.path.join(folder, ".gitignore")),
        "a FIFO as info/exclude": lambda folder: (
            os.path.exists(os.path.join(folder, ".git/info/exclude")) and os.unlink(os.path.join(folder, ".git/info/exclude")),
            os.makedirs(os.path.join(folder, ".git/info"), exist_ok=True),
            os.mkfifo(os.path.join(folder, ".git/info/exclude"))),
        "a FIFO as include.path": lambda folder: (
            os.mkfifo(os.path.join(folder, ".git/included")),
            open(os.path.join(folder, ".git/config"), "a").write("[include]\n\tpath = included\n")),
        "/dev/zero as include.path": lambda folder:
            open(os.path.join(folder, ".git/config"), "a").write("[include]\n\tpath = /dev/zero\n"),
        "/dev/zero as core.excludesFile": lambda folder:
            open(os.path.join(folder, ".git/config"), "a").write("[core]\n\texcludesFile = /dev/zero\n"),
        "a FIFO as core.attributesFile": lambda folder: (
            os.mkfifo(os.path.join(folder, ".git/attributes")),
            open(os.path.join(folder, ".git/config"), "a").write(f"[core]\n\tattributesFile = {folder}/.git/attributes\n")),
        "links out of the checkout": lambda folder: (
            os.symlink(secret, os.path.join(folder, "absolute.json")),
            os.symlink("../../planted-outside.json", os.path.join(folder, "relative.json")),
            os.symlink("/proc/self/environ", os.path.join(folder, "environ.json")),
            os.symlink("/etc", os.path.join(folder, "etc"))),
        "an index with names outside": lambda folder: (git(folder, "add", "bad.json"), rename_in_index(folder)),
    }
    # Git is waited for half a minute where it waits for a FIFO.
    wanted = [name for name in cases if check.is_long or "FIFO" not in name]

    def one(name):
        folder = os.path.dirname(check.put(f"planted/{re.sub('[^a-z]+', '-', name)}/bad.json", BAD))
        if NOBODY:
            for place in (os.path.dirname(folder), folder):
                os.chown(place, NOBODY["user"], NOBODY["group"])
        git(folder, "init", "--quiet")
        cases[name](folder)
        settings = b'overrides:\n  - paths: ["**"]\n    kind: osam-version\n'
        check.put(os.path.relpath(folder, check.folder) + "/.osam-lint.yml", settings)
        if NOBODY:
            for place, _, names in os.walk(folder):
                for entry in names:
                    os.chown(os.path.join(place, entry), NOBODY["user"], NOBODY["group"], follow_symlinks=False)
        start = time.monotonic()
        run = check.run(name, ["check", "--format", "concise", folder], 1, "“FORCED”")
        check.expect(f"{name}: is waited for too long", time.monotonic() - start < 60)
        check.expect(f"{name}: something outside is quoted", "TOPSECRET" not in run.text and "PATH=" not in run.text, run.text)
        if name.startswith(("links", "an index")):
            check.expect(f"{name}: is not named", "out of the repository not followed" in run.err, run.err)
        check.run(f"{name}, fixed", ["fix", "--unsafe-fixes", folder], (0, 1))
        check.expect(f"{name}: something outside is written", open(secret, "rb").read().endswith(b"1,}"))
        check.run(f"{name}, what changed", ["check", "--changed-since", "HEAD", folder], (1, 2, 3))

    check.each(one, wanted)


def rename_in_index(folder):
    """Gives the file in an index of version 2 a name that leads out, and the index its sum."""
    path = os.path.join(folder, ".git/index")
    with open(path, "rb") as file:
        index = file.read()[:-20].replace(b"bad.json", b"../b.yml")
    with open(path, "wb") as file:
        file.write(index + hashlib.sha1(index).digest())


def check_growth(check):
    """Texts of n, 2 n and 4 n: with each doubling less than GROWTH times the time, and the longest within bounds."""
    long = check.is_long
    if long:
        known = next(awkward for awkward in awkward_texts() if awkward.name == KNOWN)
        check.known = ["check", "--quiet", check.put("known.json", known.text(1))]
        check.known_took = check.cpu(check.known)[0]

    def one(case):
        number, awkward = case
        for command, share, most in [
            (["check", "--quiet"], 1 if long else 0.1 if awkward.most else 0.03, LONGEST if long else None),
            # What is done once more for each repair, and for each release.
            (["fix", "--quiet", "--unsafe-fixes", "--diff"], 0.1 if long else 0.02, None),
            (["compat"], 0.1 if long else 0.02, None),
        ]:
            if awkward.most == CONFIGURATIONS and most:
                most = LONGEST_CONFIGURATIONS
            paths = []
            for n in (1, 2, 4):
                paths.append(check.put(f"growth/{number}-{n}.{awkward.ending}", awkward.text(share * n / 4)))
            grows(check, f"{awkward.name} with {command[0]}", [[*command, *awkward.options, path] for path in paths], most)
            for path in paths:
                os.unlink(path)

    check.each(one, check.share(enumerate(awkward_texts()), 12))
    for form in (["check"], ["check", "--format", "concise"], ["check", "--format", "json"], ["compat"], ["simulate"]):
        paths = [check.put(f"growth/{n}.json", many(b'"k@": 1, ', n * 12_500)) for n in (1, 2, 4)]
        grows(check, f"unknown keys with {' '.join(form)}", [[*form, path] for path in paths])
    # A row for each document.
    member = json.dumps(MEMBERS, ensure_ascii=False).encode()
    paths = [check.put(f"growth/{n}.yaml", b"\n---\n".join([member] * (n * 500))) for n in (1, 2, 4)]
    grows(check, "many documents with simulate", [["simulate", "--version", "1", path] for path in paths])
    # Each language is asked for once, not once for each other one.
    spoken = next(awkward for awkward in awkward_texts() if awkward.name == "languages of controldeversions")
    paths = [check.put(f"growth/{n}-spoken.json", spoken.text(n / 40)) for n in (1, 2, 4)]
    grows(check, f"{spoken.name} with preview", [["preview", *spoken.options, path] for path in paths])
    if long:
        check_outcomes_of_configurations(check)
    shutil.rmtree(os.path.join(check.folder, "growth"))


def check_outcomes_of_configurations(check):
    """All answers to 200 configurations, for all libraries that read them."""
    for awkward in awkward_texts():
        if awkward.most == CONFIGURATIONS:
            path = check.put("growth/outcomes.json", awkward.text(200 / CONFIGURATIONS))
            seconds = min(check.cpu(["outcomes", path])[0] for _ in range(3))
            name = f"outcomes, 200 {awkward.name}: takes {seconds:.2f} s, of {check.known_took:.2f} for {KNOWN}"
            check.expect(name, check.is_within(seconds, LONGEST_OUTCOMES))


def grows(check, name, commands, most=None):
    """The time of commands grows as it may, each with an input twice as long as the one before, and that of the last is
    within so many times of what the known keys take: of some runs the fastest of each, for other programs are running
    beside this one. What takes too long is tried again later, for some of them come in turns."""
    if EMULATED:
        _, status, _ = check.cpu(commands[0])
        return check.expect(f"{name}: ends with {status}", status in (0, 1, 3))
    fastest = [float("inf")] * len(commands)
    for attempt in range(15):
        if attempt in (5, 10):
            time.sleep(10)
        for place, command in enumerate(commands):
            seconds, status, _ = check.cpu(command)
            if status not in (0, 1, 3):
                return check.expect(f"{name}: ends with {status} after {seconds:.1f} s", False)
            fastest[place] = min(fastest[place], seconds)
        # What takes next to no time may take any multiple of it.
        steep = any(long > 0.1 and long > GROWTH * short for short, long in zip(fastest, fastest[1:]))
        slow = most is not None and fastest[-1] > SOON and not check.is_within(fastest[-1], most)
        if not steep and not slow:
            return check.expect(name, True)
        if fastest[-1] > 60:
            break
    times = ", ".join(f"{seconds:.2f}" for seconds in fastest)
    times += f" s for 1, 2, 4; {check.known_took:.2f} for {KNOWN}"
    check.expect(f"{name}: {'grows too fast' if steep else 'takes too long'} ({times})", False)


def check_answers(check):
    """All answers to one small document are there within a second."""
    low, high, parts = -(1 << 63), (1 << 63) - 1, ".".join(["1"] * 1000)
    system = {"required_os_version": parts}
    version = {"required_version": parts, "last_version_available": parts, "requirements": system}
    rating = {name: MEMBERS[name] for name in ("id", "appId", "packageName", "platform", "message")}
    for name, document in {
        "moments at both ends": {"data": MEMBERS | {"startDate": low, "endDate": high, "dialogDisplayDuration": high}},
        "moments turned around": {"data": MEMBERS | {"startDate": high, "endDate": low, "versionCode": high}},
        "limits at both ends": {"data": rating | {"minutes": high, "numAperture": low}},
        "versions of 1 000 parts": {"ios2": [version]},
        "a version of 1 000 digits": {"ios2": [version | {"required_version": "9" * 1000 + ".0.0"}]},
    }.items():
        path = check.put("answers.json", json.dumps(document).encode())
        for command in (["outcomes"], ["prove", "--never", "error"]):
            seconds, status, _ = check.cpu([*command, path])
            check.expect(f"{' '.join(command)}, {name}: ends with {status}", status in (0, 1))
            check.expect(f"{' '.join(command)}, {name}: takes {seconds:.1f} s", seconds < 1)


def check_memory(check):
    """A clean file costs less than 200 bytes."""
    sizes = []
    for count in (2_000, 12_000):
        for n in range(count):
            # Each is of an app of its own: copies of one document are something to report.
            name = f"clean/configuration-of-a-library-{n % 100}/document-of-version-{n}.json"
            check.put(name, GOOD.replace(b"cat.bcn.bus", b"cat.bcn.bus%d" % n))
        sizes.append(check.cpu(["check", "--quiet", "--jobs", "1", "clean"])[2])
    bytes_per_file = (sizes[1] - sizes[0]) / 10_000
    check.expect(f"a clean file costs {bytes_per_file:.0f} bytes of memory", bytes_per_file < 200)
    shutil.rmtree(os.path.join(check.folder, "clean"))


def check_limit(check):
    """With less memory than it needs the program says so, and ends by no signal."""
    if EMULATED:
        print("skipped: a limit of memory (the emulator needs memory itself)")
        return
    item = json.dumps(MEMBERS, ensure_ascii=False).encode()
    path = check.put("limit.json", b"[" + b",".join([item] * (20 * 1024 * 1024 // len(item))) + b"]")
    for megabytes in (64, 100):
        limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        check.run(f"20 MiB with {megabytes} MiB of memory", ["check", "--as", "authored", path], 3, "limit of memory",
                  preexec_fn=limit)
    os.unlink(path)


def check_bare_root(check):
    """A root with nothing in it but the program and documents: no /proc, no library, no shell."""
    root = os.path.dirname(check.put("root/good.json", GOOD))
    check.put("root/bad.json", BAD)
    shutil.copy(check.program, os.path.join(root, "osam-lint"))
    inside = [*([] if NOBODY else ["unshare", "--map-root-user"]), "chroot", root, "/osam-lint"]
    try:
        # 125 and 126 are of chroot itself; 127 where the program needs a library.
        why = {1: "unshare is not allowed", 125: "chroot is not allowed", 126: "chroot starts nothing", 127: "the program is not static"}
        why = why.get(subprocess.run([*inside, "--version"], capture_output=True).returncode)
    except OSError as error:
        why = f"{error.filename}: {error.strerror}"
    if why:
        print(f"skipped: a root without /proc ({why})")
        return shutil.rmtree(root)
    bare = Check(inside[0], check.folder)
    for what, arguments, status, says in [
        ("version", ["--version"], 0, "."),
        ("check", ["check", "--format", "concise", "/bad.json"], 1, "“FORCED”"),
        ("check in threads", ["check", "--jobs", "4", "--format", "concise", *["/bad.json", "/good.json"] * 8], 1, "“FORCED”"),
        ("walk", ["check", "--format", "concise", "/"], 1, "“FORCED”"),
        ("fix", ["fix", "/bad.json"], 0, "fixed unknown-value"),
        ("misuse", ["check", "--no-such-option"], 2, "--no-such-option"),
        ("file that is not there", ["check", "/none.json"], 3, "there is no such file"),
    ]:
        bare.run(f"a root without /proc: {what}", [*inside[1:], *arguments], status, says, user=None, group=None, extra_groups=None)
    check.count, check.failed = check.count + bare.count, check.failed + bare.failed
    shutil.rmtree(root)


def check_slow(check):
    item = json.dumps(MEMBERS, ensure_ascii=False).encode()
    count = 64 * 1024 * 1024 // len(item)
    data = b"[" + b",\n".join(item.replace(b"cat.bcn.bus", b"cat.bcn.bus%d" % n) for n in range(count)) + b"]"
    path = check.put("slow.json", data)
    seconds, status, memory = check.cpu(["check", "--quiet", "--as", "authored", path])
    check.expect(f"64 MiB: ends with {status}", status == 0)
    check.expect(f"64 MiB: takes {memory / len(data):.1f} times the file in memory", memory < 3 * len(data))
    with open(path, "ab") as file:
        file.write(b"x")
    check.run("64 MiB and a letter", ["check", "--format", "concise", "--as", "authored", path], 1, "after the end")
    os.unlink(path)


def main():
    if len(sys.argv) < 2 or sys.argv[2:] not in ([], ["--long"], ["--growth"]):
        sys.exit("usage: tools/check-hostile.py PROGRAM [--long | --growth]")
    # What findings look like is as it is on a terminal, wherever this runs.
    for name in ("GITHUB_ACTIONS", "TF_BUILD", "OSAM_LINT_FORMAT"):
        os.environ.pop(name, None)
    folder = tempfile.mkdtemp(prefix="osam-lint-hostile-")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        # Where nobody can start and read it.
        os.chmod(folder, 0o755)
        program = shutil.copy(sys.argv[1], os.path.join(folder, "osam-lint"))
        work = os.path.join(folder, "work")
        os.mkdir(work)
        check = Check(program, work, len(sys.argv) > 2)
        checks = [
            check_contents, check_truncation, check_files, check_picking, check_output, check_writing, check_planted, check_growth,
            check_repair_growth, check_answers, check_memory, check_limit,
            check_bare_root,
        ]
        if os.environ.get("OSAM_LINT_SLOW"):
            checks.append(check_slow)
        if EMULATED:
            print("skipped: how time grows (it would be the emulator's; only the shortest text of each kind is tried)")
        for one in [check_growth] if "--growth" in sys.argv else checks:
            one(check)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"hostile input: {check.count} checks" + (f", {check.failed} failed" if check.failed else ""))
    sys.exit(1 if check.failed else 0)


if __name__ == "__main__":
    main()
