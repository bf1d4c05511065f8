"""What osam-lint is compared with: two native tools, the validator that people have in their hooks, and a program that
only reads files.

Everything is installed or built below .build-tools/bench; what cannot be is named and left out.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BENCH = (ROOT / ".build-tools" / "bench").resolve()
PYTHON = BENCH / "python"
BASELINE = BENCH / "baseline" / ".build" / "release" / "baseline"
PEERS = {
    "sourcemeta": "sourcemeta-jsonschema==17.3.0", "ryl": "ryl==0.26.1", "check-jsonschema": "check-jsonschema==0.39.0"}

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


def say(line):
    print(line, file=sys.stderr, flush=True)


def find(install):
    """Paths of the programs that are there, by name. Without `install` nothing is downloaded or built."""
    BENCH.mkdir(parents=True, exist_ok=True)
    (BENCH / "ryl.toml").write_text(RYL_SETTINGS)
    write_schemas()
    if install:
        install_peers()
        build_baseline()
    found = {name: native_program(name) for name, requirement in PEERS.items() if is_installed(requirement)}
    found["reading"] = BASELINE if BASELINE.exists() else None
    missing = [name for name in [*PEERS, "reading"] if not found.get(name)]
    if missing:
        say(f"going on without {', '.join(missing)}" + ("" if install else ", which make bench installs and builds"))
    return {name: str(program) for name, program in found.items() if program}


def install_peers():
    # The scripts of an environment name its folder, and run nothing in another one.
    pip = PYTHON / "bin" / "pip"
    if pip.exists() and f"{PYTHON}/bin/python" not in pip.read_text():
        shutil.rmtree(PYTHON)
    for requirement in PEERS.values():
        if is_installed(requirement):
            continue
        say(f"installing {requirement}")
        try:
            if not (PYTHON / "bin" / "python").exists():
                venv.create(PYTHON, with_pip=True, clear=True)
            pip = [PYTHON / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
            subprocess.run([*pip, requirement], check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError) as failure:
            reason = (getattr(failure, "stderr", "") or str(failure)).strip().splitlines()[-1]
            say(f"{requirement} could not be installed: {reason}")


def is_installed(requirement):
    name, version = requirement.split("==")
    return any(PYTHON.glob(f"lib/python*/site-packages/{name.replace('-', '_')}-{version}.dist-info"))


def native_program(name):
    """None where the peer has no program for this machine."""
    if name in ("ryl", "check-jsonschema"):
        return next(PYTHON.glob(f"bin/{name}"), None)
    # The wheel brings a program for each kind of machine, and a Python script that starts it; not the script.
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
    kind = f"{platform.system().lower()}-{machine}"
    return next(PYTHON.glob(f"lib/python*/site-packages/sourcemeta_jsonschema/jsonschema-{kind}"), None)


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
    try:
        subprocess.run(build, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as failure:
        # One of an earlier state is not what the page says.
        BASELINE.unlink(missing_ok=True)
        reason = (getattr(failure, "stderr", "") or getattr(failure, "stdout", "") or str(failure)).strip()
        say(f"it could not be built: {reason.splitlines()[-1]}")


def write_schemas():
    """Our schemas: that of one kind, and joined ones for documents of both kinds in one run and for a list of them."""
    shutil.copy(ROOT / "schemas" / "osam-version.schema.json", BENCH / "version.schema.json")
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
