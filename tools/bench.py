#!/usr/bin/env python3
"""Compares the speed of osam-lint with two native tools that do less, and prints ratios.

Everything it needs it builds or installs below .build-tools/bench: the two tools and a program that only
reads files; the documents are in the directory for temporary files. Nothing here fails because of a
figure. docs/benchmarks.md tells more.

usage: tools/bench.py [--program PATH] [--only NAME]... [--rounds N] [--large] [--json FILE]
"""

import argparse
import ctypes
import hashlib
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

import bench_corpus

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / ".build-tools" / "bench"
# Not below this repository: sourcemeta asks the system about each directory above each file, so a long way
# down would cost it half as much again.
CORPUS = Path(tempfile.gettempdir()).resolve() / f"osam-lint-bench-{os.getuid()}"
MANY, VERY_MANY = 10_000, 100_000
LIST_BYTES = 64 << 20
PEERS = {"sourcemeta": "sourcemeta-jsonschema==17.3.0", "ryl": "ryl==0.26.1"}
# A repository above the corpus is not part of what is measured.
ENVIRONMENT = os.environ | {"GIT_CEILING_DIRECTORIES": str(CORPUS)}

# The default settings of yamllint, as `ryl --migrate-configs` writes `extends: default`.
RYL_SETTINGS = """\
[files]
yaml = ["*.yaml", "*.yml", ".yamllint"]

[lint.rules]
anchors = "enable"
braces = "enable"
brackets = "enable"
colons = "enable"
commas = "enable"
document-end = "disable"
empty-lines = "enable"
empty-values = "disable"
float-values = "disable"
hyphens = "enable"
indentation = "enable"
key-duplicates = "enable"
key-ordering = "disable"
line-length = "enable"
new-line-at-end-of-file = "enable"
new-lines = "enable"
octal-values = "disable"
quoted-strings = "disable"
trailing-spaces = "enable"

[lint.rules.comments]
level = "warning"

[lint.rules.comments-indentation]
level = "warning"

[lint.rules.document-start]
level = "warning"

[lint.rules.truthy]
level = "warning"
"""

# Linked like osam-lint itself, so that what is left is the work.
BASELINE_PACKAGE = """\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "baseline",
  platforms: [.macOS("15.0")],
  targets: [
    .executableTarget(
      name: "baseline",
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))])
  ],
  swiftLanguageModes: [.v6])
"""
BASELINE_PROGRAM = """\
import Glibc

/// Reads every byte of files and directories: `baseline read [--quiet] PATH…`
@main struct Baseline {
  struct Unreadable: Error { var path: String }

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst(2)
    let quiet = arguments.contains("--quiet")
    let paths = arguments.filter { $0 != "--quiet" }
    var files = 0
    var bytes = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var pending = paths
    while let path = pending.popLast() {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Unreadable(path: path) }
      var count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EISDIR, let directory = fdopendir(descriptor) {
        defer { closedir(directory) }
        while let entry = readdir(directory) {
          let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
          }
          if name != ".", name != ".." { pending.append(path + "/" + name) }
        }
        continue
      }
      while count > 0 {
        bytes += count
        count = read(descriptor, &buffer, buffer.count)
      }
      close(descriptor)
      guard count == 0 else { throw Unreadable(path: path) }
      files += 1
    }
    if !quiet { print("\\(bytes) bytes in \\(files) files") }
  }
}
"""


# What is measured with


def say(line):
    print(line, file=sys.stderr, flush=True)


def install_peers():
    """Paths of the native programs of the peers; those that cannot be installed are missing."""
    home = BENCH / "python"
    if not (home / "bin" / "python").exists():
        say("making a Python environment in .build-tools/bench/python")
        venv.create(home, with_pip=True, clear=True)
    found = {}
    for name, requirement in PEERS.items():
        if native_program(home, name) is None or not is_installed(home, requirement):
            say(f"installing {requirement}")
            pip = [home / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", requirement]
            result = subprocess.run(pip, capture_output=True, text=True)
            if result.returncode != 0:
                reason = (result.stderr.strip().splitlines() or ["pip did not say why"])[-1]
                say(f"{requirement} could not be installed, going on without it: {reason}")
                continue
        program = native_program(home, name)
        if program is None:
            say(f"{requirement} has no program for this machine, going on without it")
        else:
            found[name] = str(program)
    return found


def is_installed(home, requirement):
    name, version = requirement.split("==")
    return any(home.glob(f"lib/python*/site-packages/{name.replace('-', '_')}-{version}.dist-info"))


def native_program(home, name):
    if name == "ryl":
        return next(home.glob("bin/ryl"), None)
    # The wheel brings a program for each kind of machine, and a Python script that starts it; not the script.
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
    kind = f"{platform.system().lower()}-{machine}"
    return next(home.glob(f"lib/python*/site-packages/sourcemeta_jsonschema/jsonschema-{kind}"), None)


def build_baseline():
    package = BENCH / "baseline"
    sources = {"Package.swift": BASELINE_PACKAGE, "Sources/baseline/Baseline.swift": BASELINE_PROGRAM}
    for name, text in sources.items():
        file = package / name
        if not file.exists() or file.read_text() != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
    build = [os.environ.get("SWIFT", "swift"), "build", "-c", "release", "--package-path", str(package)]
    say("building the program that only reads files")
    result = subprocess.run(build, capture_output=True, text=True)
    if result.returncode != 0:
        say(f"it could not be built, going on without it: {(result.stderr or result.stdout).strip().splitlines()[-1]}")
        return {}
    return {"reading": str(package / ".build" / "release" / "baseline")}


def build_corpus(large):
    """The documents, made once for each state of bench_corpus.py."""
    state = hashlib.sha256(Path(bench_corpus.__file__).read_bytes()).hexdigest()
    stamp = CORPUS / "made-by.txt"
    if not stamp.exists() or stamp.read_text() != state:
        shutil.rmtree(CORPUS, ignore_errors=True)
        CORPUS.mkdir(parents=True)
        stamp.write_text(state)
    wanted = [("json", MANY, "json"), ("yaml", MANY, "yaml")] + ([("json-large", VERY_MANY, "json")] if large else [])
    for name, count, syntax in wanted:
        make(CORPUS / name, f"{count} {syntax.upper()} files", lambda path: bench_corpus.write(path, count, syntax))
    make(CORPUS / "list.json", "a JSON list of 64 MiB", lambda path: bench_corpus.write_list(path, LIST_BYTES))
    make(CORPUS / "bad", "files that every program must refuse", write_bad)
    write_schemas()
    (BENCH / "ryl.toml").write_text(RYL_SETTINGS)


def make(path, words, write):
    """Half-made things carry another name, so that an interrupted run leaves none behind."""
    if path.exists():
        return
    say(f"writing {words}")
    unfinished = path.with_name(path.name + ".unfinished")
    shutil.rmtree(unfinished) if unfinished.is_dir() else unfinished.unlink(missing_ok=True)
    write(unfinished)
    unfinished.rename(path)


def write_bad(folder):
    """One bad document among good ones, in each syntax, and the same as a list."""
    for syntax in ("json", "yaml"):
        bench_corpus.write(folder / syntax, 9, syntax)
        file = next((folder / syntax).glob("*-000004.*"))
        # No such platform; in YAML also blanks at the end of that line, which is what ryl looks for.
        text = re.sub(r"IOS|ANDROID", "WINDOWS", file.read_text(encoding="utf-8"))
        text = re.sub(r"(?m)^ *platform: WINDOWS$", r"\g<0>  ", text)
        file.write_text(text, encoding="utf-8")
        shutil.copy(file, folder / f"one.{syntax}")
    texts = [file.read_text(encoding="utf-8") for file in sorted((folder / "json").iterdir())]
    (folder / "list.json").write_text("[" + ",".join(texts) + "]", encoding="utf-8")


def write_schemas():
    """Our schemas, joined: documents of both kinds in one run, and a list of them."""
    for role, suffix in [("served", ""), ("authored", ".authored")]:
        kinds = {}
        for kind in ("osam-version", "osam-rating"):
            kinds[kind] = json.loads((ROOT / "schemas" / f"{kind}{suffix}.schema.json").read_text()) | {"$id": kind}
        is_version = {"required": ["versionCode"]}
        document = {
            "if": {"anyOf": [is_version, {"required": ["data"], "properties": {"data": is_version}}]},
            "then": {"$ref": "osam-version"}, "else": {"$ref": "osam-rating"}}
        start = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
        joined = {role: start | document | {"$defs": kinds}}
        if role == "served":
            joined["list"] = start | {"type": "array", "items": document, "$defs": kinds}
        for name, schema in joined.items():
            (BENCH / f"{name}.schema.json").write_text(json.dumps(schema, ensure_ascii=False, indent=2))


# Measuring


@dataclass
class Sample:
    wall: float
    cpu: float


def spawn(command):
    null = [(os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0), (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0),
            (os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0)]
    return os.posix_spawn(command[0], command, ENVIRONMENT, file_actions=null)


def run_once(command):
    start = time.perf_counter()
    _, status, usage = os.wait4(spawn(command), 0)
    wall = time.perf_counter() - start
    if status != 0:
        sys.exit(f"ended with {os.waitstatus_to_exitcode(status)}: {' '.join(command)}")
    return Sample(wall, usage.ru_utime + usage.ru_stime)


def peak_memory(command):
    """Bytes. A child of ours would inherit the peak of this interpreter, so a shell starts it and leaves it to us."""
    become_subreaper = 36
    if ctypes.CDLL(None).prctl(become_subreaper, 1, 0, 0, 0) != 0:
        sys.exit("this system cannot say how much memory a process took")
    script = 'exec 3<&0; { read go <&3; exec "$@" </dev/null >/dev/null 2>&1 3<&-; } & echo $!'
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(["/bin/sh", "-c", script, "sh", *command], env=ENVIRONMENT, text=True, **pipes) as shell:
        child = int(shell.stdout.readline())
        shell.wait()
        # Only now that the shell is gone and the process is ours may it begin.
        shell.stdin.write("go\n")
    _, status, usage = os.wait4(child, 0)
    if status != 0:
        sys.exit(f"ended with {os.waitstatus_to_exitcode(status)}: {' '.join(command)}")
    return usage.ru_maxrss * 1024


@dataclass
class Bar:
    """A ratio and the most it may be. `of` is asked for a figure: of("osam-lint", "cpu")."""

    words: str
    limit: float
    ratio: Callable


@dataclass
class Case:
    name: str
    words: str
    commands: dict
    bars: list
    repeats: int = 1
    samples: dict = field(default_factory=dict)
    peaks: dict = field(default_factory=dict)

    def measure(self, rounds):
        """Every command once to warm up, then A, B, C, A, B, C and so on, each round beginning one later."""
        names = list(self.commands)
        for name in names:
            run_once(self.commands[name])
            self.peaks[name] = peak_memory(self.commands[name])
            self.samples[name] = []
        for number in range(rounds * self.repeats):
            turn = number % len(names)
            for name in names[turn:] + names[:turn]:
                self.samples[name].append(run_once(self.commands[name]))

    def figure(self, name, what, pick):
        if what == "peak":
            return self.peaks[name]
        return pick(getattr(sample, what) for sample in self.samples[name])


def cases(program, tools, large):
    """The ratios that were promised, as commands and bars."""
    sourcemeta, ryl, reading = tools.get("sourcemeta"), tools.get("ryl"), tools.get("reading")

    def commands(path, schema, *options, yaml=False):
        path = str(path)
        result = {"osam-lint": [program, "check", "--quiet", "--date", str(bench_corpus.SERVER_DATE), *options, path]}
        if sourcemeta:
            result["sourcemeta"] = [sourcemeta, "validate", "--fast", str(schema), path]
        if ryl and yaml:
            result["ryl"] = [ryl, "check", "--no-cache", "--config-file", str(BENCH / "ryl.toml"), path]
        if reading:
            result["reading"] = [reading, "read", "--quiet", path]
        return result

    def against(peer, what):
        return lambda of: of("osam-lint", what) / of(peer, what)

    def own_work(of):
        return (of("osam-lint", "wall") - of("reading", "wall")) / of("sourcemeta", "wall")

    version = ROOT / "schemas" / "osam-version.schema.json"
    served, authored, of_list = (BENCH / f"{name}.schema.json" for name in ("served", "authored", "list"))
    files = {syntax: typical(CORPUS / syntax) for syntax in ("json", "yaml")}
    result = [
        Case(
            "one-json", f"one JSON file of {files['json'].stat().st_size} bytes", commands(files["json"], version),
            [Bar("wall, to sourcemeta", 0.8, against("sourcemeta", "wall")),
             Bar("our own work beyond reading, wall, to sourcemeta", 0.2, own_work)], repeats=20),
        Case(
            "one-yaml", f"one YAML file of {files['yaml'].stat().st_size} bytes",
            commands(files["yaml"], authored, yaml=True), [Bar("wall, to ryl", 1.2, against("ryl", "wall"))], repeats=20),
        Case(
            "json", f"{MANY} JSON files", commands(CORPUS / "json", served),
            [Bar("CPU, to sourcemeta", 0.5, against("sourcemeta", "cpu")),
             Bar("wall, to sourcemeta", 0.3, against("sourcemeta", "wall"))]),
        Case(
            "yaml", f"{MANY} YAML files", commands(CORPUS / "yaml", authored, yaml=True),
            [Bar("CPU, to sourcemeta", 0.65, against("sourcemeta", "cpu")),
             Bar("wall, to ryl", 0.6, against("ryl", "wall"))]),
        Case(
            "list", "one JSON list of 64 MiB", commands(CORPUS / "list.json", of_list, "--as", "authored"),
            [Bar("wall, to sourcemeta", 0.8, against("sourcemeta", "wall")),
             Bar("memory, to the file", 3, lambda of: of("osam-lint", "peak") / LIST_BYTES)]),
    ]
    if large:
        both = {"osam-lint": commands(CORPUS / "json-large", served)["osam-lint"],
                f"of {MANY}": commands(CORPUS / "json", served)["osam-lint"]}
        result.append(Case(
            "large", f"{VERY_MANY} JSON files", both,
            [Bar(f"wall, to {MANY} files", 11, against(f"of {MANY}", "wall")),
             Bar("more memory, bytes for each more file", 200,
                 lambda of: (of("osam-lint", "peak") - of(f"of {MANY}", "peak")) / (VERY_MANY - MANY))]))
    return result


def typical(folder):
    """The version document whose size is closest to a kilobyte."""
    rated = ((abs(file.stat().st_size - 1024), str(file)) for file in folder.glob("*-0000??.*")
             if "versionCode" in file.read_text(encoding="utf-8"))
    return Path(min(rated)[1])


def check_honesty(case):
    """Once, untimed: all documents are looked at and clean, and a bad one among them is refused."""

    def ending(command):
        result = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr

    def expect(holds, words, output):
        if not holds:
            sys.exit(f"{case.name}: {words}\n{output[-2000:]}")

    bad = str(CORPUS / "bad" / {"one-json": "one.json", "one-yaml": "one.yaml", "large": "json", "list": "list.json"}.get(
        case.name, case.name))
    for name, command in case.commands.items():
        *start, path = command
        count = sum(len(names) for _, _, names in os.walk(path)) or 1
        if name == "osam-lint" or name.startswith("of "):
            status, output = ending([*(word for word in start if word != "--quiet"), "--fail-on", "info", path])
            expect(status == 0, "the corpus is not clean", output)
            expect(f" in {count} file" in output, f"{count} files were not all checked", output)
            expect(ending([*start, bad])[0] == 1, "osam-lint accepts a bad document", "")
        elif name == "sourcemeta":
            status, output = ending(command)
            expect(status == 0 and f"{count} validated, {count} passed, 0 failed" in output, "sourcemeta differs", output)
            expect(ending([*start, bad])[0] == 2, "sourcemeta accepts a bad document", "")
        elif name == "ryl":
            status, output = ending([*start, "--list-files", path])
            expect(len(output.splitlines()) == count, f"ryl does not look at {count} files", output)
            status, output = ending(command)
            expect(status == 0 and not output, "ryl finds something", output)
            expect(ending([*start, bad])[0] == 1, "ryl accepts a bad document", "")
        else:
            status, output = ending([*(word for word in start if word != "--quiet"), path])
            expect(status == 0 and output.endswith(f" in {count} files\n"), "reading differs", output)


# Telling


def rows_of(case):
    for bar in case.bars:
        try:
            low = bar.ratio(lambda name, what: case.figure(name, what, min))
            middle = bar.ratio(lambda name, what: case.figure(name, what, statistics.median))
        except KeyError as missing:
            yield {"bar": bar.words, "limit": bar.limit, "verdict": f"not measured, no {missing.args[0]}"}
            continue
        verdict = "holds" if low <= bar.limit else "missed"
        yield {"bar": bar.words, "limit": bar.limit, "minimum": low, "median": middle, "verdict": verdict}


def figures_of(case):
    for name in case.commands:
        yield {"program": name, "peak": case.peaks[name]} | {
            f"{what}_{word}": case.figure(name, what, pick)
            for what in ("wall", "cpu") for word, pick in [("minimum", min), ("median", statistics.median)]}


def print_case(case):
    print(f"\n{case.name}: {case.words}, {len(next(iter(case.samples.values())))} runs of each")
    print(f"  {'':12} {'wall ms, min':>13} {'median':>9} {'CPU ms, min':>13} {'median':>9} {'peak MiB':>9}")
    for row in figures_of(case):
        times = [1000 * row[name] for name in ("wall_minimum", "wall_median", "cpu_minimum", "cpu_median")]
        print("  {:12} {:13.1f} {:9.1f} {:13.1f} {:9.1f} {:9.1f}".format(row["program"], *times, row["peak"] / (1 << 20)))
    if "reading" in case.commands:
        shares = [1 - case.figure("reading", what, min) / case.figure("osam-lint", what, min) for what in ("wall", "cpu")]
        print(f"  above reading the bytes: {shares[0]:.0%} of our wall time, {shares[1]:.0%} of our CPU")


def print_table(measured):
    print(f"\n{'case':9} {'ratio':50} {'of minima':>9} {'of medians':>10} {'bar':>6}")
    for case in measured:
        for row in rows_of(case):
            low, middle = (f"{row[name]:.2f}" if name in row else "-" for name in ("minimum", "median"))
            print(f"{case.name:9} {row['bar']:50} {low:>9} {middle:>10} {row['limit']:6g}  {row['verdict']}")
    print("\nThe verdict is about the minima; where the medians disagree, other work disturbed the run.")


def main():
    parser = argparse.ArgumentParser(description="Compares the speed of osam-lint with native tools that do less.")
    parser.add_argument("--program", default=str(ROOT / ".build" / "release" / "osam-lint"), help="the release build")
    parser.add_argument("--only", action="append", metavar="NAME", help="this case only; may be repeated")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each case; default 5")
    parser.add_argument("--large", action="store_true", help=f"also {VERY_MANY} files, 400 MB on disk")
    parser.add_argument("--json", metavar="FILE", help="write all figures there too")
    options = parser.parse_args()
    if platform.system() != "Linux":
        sys.exit("tools/bench.py measures memory the Linux way; run it there")
    program = os.path.abspath(options.program)
    if not os.access(program, os.X_OK):
        sys.exit(f"{options.program} is no program; make build makes it")

    sys.stdout.reconfigure(line_buffering=True)
    tools = install_peers() | build_baseline()
    large = options.large or "large" in (options.only or [])
    build_corpus(large)
    known = cases(program, tools, large)
    unknown = set(options.only or []) - {case.name for case in known}
    if unknown:
        sys.exit(f"no case {', '.join(sorted(unknown))}; there are {', '.join(case.name for case in known)}, large")

    chosen = [case for case in known if not options.only or case.name in options.only]
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    print(f"osam-lint {subprocess.run([program, '--version'], capture_output=True, text=True).stdout.strip()} on {machine}")
    for case in chosen:
        check_honesty(case)
        say(f"measuring {case.name}")
        case.measure(options.rounds)
        print_case(case)
    print_table(chosen)
    if options.json:
        record = {
            "machine": machine, "date": time.strftime("%Y-%m-%d"), "peers": PEERS, "rounds": options.rounds,
            "cases": {case.name: {"words": case.words, "figures": list(figures_of(case)), "ratios": list(rows_of(case))}
                      for case in chosen}}
        Path(options.json).write_text(json.dumps(record, indent=2) + "\n")


if __name__ == "__main__":
    main()
