#!/usr/bin/env python3
"""Puts other people's files, and damaged files of ours, before osam-lint.

Other people's: a list of everyday files (everyday_files.py), and with --packages tens of thousands that packages of PyPI
bring along. A walk must say nothing about them, take none for certain, and `fix` must leave each byte as it is.
Ours: every good sample in JSON without each one member, with each slip in a telling name, cut behind the first telling
name, and in wrong wrappers. Each must be taken for certain, and must end with findings where apps cannot read it.

And the two together, as in a repository of our users: everyday files, a bare repository that would run a command, and
one document with a slip. All that is said and done is about the slip.

usage: tools/check-foreign.py PROGRAM [--packages]
"""

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from pathlib import Path

import everyday_files

ROOT = Path(__file__).resolve().parent.parent
WHEELS = ROOT / ".build-tools" / "foreign"
DATE = ["--date", "2026-11-22T12:00:00Z"]

# Rich in data files, and of many hands; fetched without what they depend on.
PACKAGES = ["google-api-python-client==2.150.0", "ansible==12.3.0", "cfn-lint==1.51.0", "homeassistant==2024.3.3"]
ENOUGH_FILES = 20_000
ENDINGS = (".json", ".yaml", ".yml")
LIKELY_IN = 10_000

failures = []


def expect(holds, words):
    if not holds:
        failures.append(words)


def run(program, *arguments, folder):
    return subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, errors="replace",
                          stdin=subprocess.DEVNULL)


def found(program, folder, *arguments):
    """What a run says of each file: its exit status, the findings by path, and the degree of each file it looked at."""
    result = run(program, "check", *DATE, "--format", "json", "--show-files", *arguments, folder=folder)
    try:
        report = json.loads(result.stdout)
    except json.JSONDecodeError:
        sys.exit(f"check-foreign: no JSON from {arguments} in {folder}: {result.stdout[:200]}{result.stderr[:400]}")
    findings = {}
    for finding in report["findings"]:
        findings.setdefault(finding["file"].removeprefix("./"), []).append(finding)
    return result.returncode, findings, degrees(result.stderr)


def degrees(said):
    """The files of --show-files by degree: lines `PATH: certain KIND: why`, `PATH: likely KIND: why`, `PATH: no document`."""
    by_path = {}
    for line in said.splitlines():
        match = re.match(r"(.*?): (certain|likely|no document)\b", line)
        if match:
            by_path[match[1].removeprefix("./")] = match[2]
    return by_path


# Other people's files

def prints(folder):
    return {path: hashlib.sha256(path.read_bytes()).digest() for path in folder.rglob("*") if path.is_file()}


def check_foreign(program, folder, name, most_likely):
    """A walk over files none of which is ours. Returns how many there are."""
    before = prints(folder)
    status, findings, by_path = found(program, folder)
    # As a walk does that finds nothing to check.
    expect(status == 3, f"{name}: a walk ends with {status}")
    for path, items in findings.items():
        expect(False, f"{name}: {path} has {len(items)} findings, {items[0]['rule']} the first")
    counts = Counter(by_path.values())
    for path, degree in by_path.items():
        if degree == "certain":
            expect(False, f"{name}: {path} is taken for certain")
        if degree == "likely":
            print(f"  likely: {path}")
    expect(counts["likely"] <= most_likely, f"{name}: {counts['likely']} files are likely, at most {most_likely} may be")
    for options in [["fix"], ["fix", "--unsafe-fixes"]]:
        run(program, *options, *DATE, folder=folder)
        changed = [path for path, print_ in prints(folder).items() if before.get(path) != print_]
        for path in changed:
            expect(False, f"{name}: {' '.join(options)} changed {path.relative_to(folder)}")
    files = [path for path in before if path.suffix in ENDINGS]
    print(f"{name}: {len(files)} files, {counts['likely']} likely, {counts['certain']} certain")
    return len(files)


def check_everyday(program, folder):
    for path, text in everyday_files.FILES.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    check_foreign(program, folder, "everyday files", 0)
    expect(len(everyday_files.FILES) >= 60, "fewer than 60 everyday files")
    # Named, as by a shell's star and as by a hook.
    names = sorted(path for path in everyday_files.FILES if path.endswith(ENDINGS))
    before = prints(folder)
    _, findings, _ = found(program, folder, *names)
    for path, items in findings.items():
        rules = [item["rule"] for item in items]
        expect(rules == ["unrecognised-document"], f"named {path} has {rules}")
    status, findings, _ = found(program, folder, "--skip-unrecognised", "--fail-on", "info", *names)
    expect(status == 0 and not findings, f"a hook ends with {status} and findings in {sorted(findings)}")
    said = run(program, "check", *DATE, "--skip-unrecognised", *names, folder=folder)
    lines = (said.stdout + said.stderr).splitlines()
    expect(len(lines) <= 3, f"a hook over {len(names)} foreign files says {len(lines)} lines")
    for options in [["fix"], ["fix", "--unsafe-fixes"]]:
        run(program, *options, *DATE, *names, folder=folder)
        changed = [path for path, print_ in prints(folder).items() if before[path] != print_]
        expect(not changed, f"{' '.join(options)} with names changed {[str(path) for path in changed]}")


def check_packages(program, folder):
    total = 0
    for package in PACKAGES:
        wheels = WHEELS / package.replace("==", "-")
        if not list(wheels.glob("*.whl")):
            subprocess.run([sys.executable, "-I", "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
                            "--no-deps", "--only-binary=:all:", "--python-version", "3.13", "--dest", wheels, package],
                           check=True)
        place = folder / package.split("==")[0]
        for wheel in wheels.glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                for item in archive.infolist():
                    if item.filename.endswith(ENDINGS):
                        archive.extract(item, place)
        total += check_foreign(program, place, package, -(-sum(1 for _ in place.rglob("*")) // LIKELY_IN))
    print(f"{total} files of packages")
    expect(total >= ENOUGH_FILES, f"only {total} files of packages")


# Ours, damaged

# What each kind's apps cannot do without (docs/evidence); by sample. Of Prince of Versions
# a platform may be missing, and a document without its list is another document.
NEEDED = {
    "osam-version": set("id appId packageName versionCode versionName serverDate platform comparisonMode title message ok"
                        " cancel url checkBoxDontShowAgain dialogDisplayDuration".split()),
    "osam-rating": set("id appId packageName platform minutes numAperture message".split()),
    "controldeversions": {"version", "comparisonMode"},
    "valoracions": {"tmin", "num_apert", "messages"},
    "prince-of-versions": set(),
}
TELLING = {
    "osam-version": ["comparisonMode", "checkBoxDontShowAgain", "dialogDisplayDuration", "serverDate"],
    "osam-rating": ["numAperture"],
    "controldeversions": ["comparisonMode", "okButtonTitle", "cancelButtonTitle", "okButtonActionURL"],
    "valoracions": ["num_apert"],
    "prince-of-versions": ["required_version", "last_version_available", "notify_last_version_frequency"],
}


def slips(name):
    """One letter wrong, left out, doubled, swapped with the next; other cases; known wrong spellings."""
    middle = len(name) // 2
    letters = [position for position in (1, middle, len(name) - 2)]
    for at in letters:
        yield name[:at] + ("x" if name[at] != "x" else "y") + name[at + 1:]
        yield name[:at] + name[at + 1:]
        yield name[:at] + name[at] + name[at:]
        if name[at] != name[at + 1]:
            yield name[:at] + name[at + 1] + name[at] + name[at + 2:]
    yield name.lower()
    yield name.upper()
    yield name[0].upper() + name[1:]
    if name == "comparisonMode":
        yield "comparisionMode"
        yield "comparisonmode"


def text_of(value):
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def damaged_documents():
    """Yields name, text, and whether apps certainly cannot read it."""
    for sample in sorted((ROOT / "samples").glob("*/good/*.json")):
        kind = sample.parent.parent.name
        text = sample.read_text()
        whole = json.loads(text)
        body = whole.get("data", whole)
        name = f"{kind}-{sample.stem}"
        for member in body:
            without = {key: value for key, value in body.items() if key != member}
            yield (f"{name}-without-{member}", text_of({"data": without} if "data" in whole else without),
                   member in NEEDED[kind])
        for telling in TELLING[kind]:
            if f'"{telling}"' not in text:
                continue
            for number, slip in enumerate(slip for slip in dict.fromkeys(slips(telling)) if slip != telling):
                yield (f"{name}-slip-{telling}-{number}-{slip}", text.replace(f'"{telling}"', f'"{slip}"'),
                       telling in NEEDED[kind])
        start = min(text.index(f'"{telling}"') + len(telling) + 2 for telling in TELLING[kind] if f'"{telling}"' in text)
        end = len(text.rstrip()) - 1
        for step in range(20):
            cut = start + (end - start) * (step + 1) // 21
            yield f"{name}-cut-{step}", text[:cut], True
        if "data" in whole:
            wrappers = {
                "blank": {"data ": body}, "result": {"result": body}, "response": {"response": {"data": body}},
                "text": {"data": json.dumps(body, ensure_ascii=False)}, "list": {"data": [body]}, "none": body,
                "capital": {"Data": body}, "twice": {"data": {"data": body}}, "in-list": [whole],
            }
        else:
            wrappers = {"data": {"data": whole}, "result": {"result": whole}, "in-list": [whole]}
        for wrapper, value in wrappers.items():
            yield f"{name}-wrapper-{wrapper}", text_of(value), True


def check_ours(program, folder):
    documents = list(damaged_documents())
    for name, text, _ in documents:
        (folder / f"{name}.json").write_text(text)
    _, findings, by_path = found(program, folder)
    for name, _, is_lost in documents:
        path = f"{name}.json"
        expect(by_path.get(path) == "certain", f"ours: {path} is {by_path.get(path, 'not shown')}")
        errors = [item for item in findings.get(path, []) if item["severity"] == "error"]
        expect(errors or not is_lost, f"ours: {path} cannot be read by apps and has no error")
    expect(len(documents) >= 200, f"only {len(documents)} damaged documents")
    print(f"ours: {len(documents)} damaged documents")


# Both, in one repository

SLIP = ("comparisonMode", "comparisionMode")
DOCUMENT = "alerts/bus.json"


def git(folder, *arguments):
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", *arguments],
                   cwd=folder, check=True, capture_output=True, stdin=subprocess.DEVNULL)


def make_scratch(folder):
    """A repository with 20 everyday files, a bare one tracked as ordinary files, and one document with a slip."""
    files = dict(sorted(item for item in everyday_files.FILES.items() if item[0].endswith(ENDINGS))[:20])
    mark = folder.parent / "ran"
    files |= {
        "tools/cache.git/HEAD": "ref: refs/heads/main\n",
        "tools/cache.git/config": "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ..\n"
                                  f"\tfsmonitor = \"touch '{mark}'; false\"\n",
        "tools/cache.git/info/exclude": "*\n",
        "tools/cache.git/objects/pack/.keep": "",
        "tools/cache.git/refs/heads/.keep": "",
        DOCUMENT: (ROOT / "samples/osam-version/good/bus-lazy.json").read_text().replace(*SLIP),
    }
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    git(folder, "init", "--quiet")
    git(folder, "add", "--all", "--force")
    git(folder, "commit", "--quiet", "--message", "All")
    return mark


def check_together(program, folder):
    folder = folder / "scratch"
    folder.mkdir()
    mark = make_scratch(folder)
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=folder, check=True, capture_output=True, text=True).stdout
    tracked = [path for path in tracked.split("\0") if path]
    expect(sum(path.startswith("tools/cache.git/") for path in tracked) >= 5, "the bare repository is not tracked")
    # The trap works: without the options of osam-lint git walks into it.
    git(folder / "tools/cache.git", "-c", "safe.bareRepository=all", "status")
    expect(mark.exists(), "the bare repository runs nothing even when it is asked carelessly")
    mark.unlink(missing_ok=True)
    hooks = (ROOT / ".pre-commit-hooks.yaml").read_text()
    entry = re.search(r"^- id: osam-lint-system\n(?:  .*\n)*?  entry: osam-lint (.*)", hooks, re.M)[1].split()
    pattern = re.search(r"^- id: osam-lint\n(?:  .*\n)*?  files: &documents (.*)", hooks, re.M)[1]
    names = [path for path in tracked if re.search(pattern, path)]
    expect(len(names) == 21, f"the hook gets {len(names)} files")
    before = prints(folder)
    for words, arguments in [("osam-lint", []), ("in the bare repository", ["check", "tools/cache.git", DOCUMENT]),
                             ("the hook", [*entry, *names])]:
        said = run(program, *arguments, *DATE, folder=folder)
        expect(said.returncode == 1, f"together: {words} ends with {said.returncode}")
        findings = re.findall(r"^\w+\[.*\]: (.*)\n(?:  .*\n)*? +--> (.*?):\d+:\d+$", said.stdout, re.M)
        expect(len(findings) == 1 and findings[0][1] == DOCUMENT and SLIP[1] in findings[0][0],
               f"together: {words} says {findings}")
    said = run(program, "fix", "--diff", *DATE, folder=folder)
    changed = re.findall(r"^[-+](?![-+]).*", said.stdout, re.M)
    expect(len(changed) == 2 and SLIP[1] in changed[0] and f'"{SLIP[0]}"' in changed[1],
           f"together: fix --diff shows {said.stdout}")
    expect(re.findall(r"^\+\+\+ (?:b/)?(\S+)", said.stdout, re.M) == [DOCUMENT], "together: fix --diff names other files")
    expect(prints(folder) == before, "together: something is changed before a repair is asked for")
    run(program, "fix", *DATE, folder=folder)
    after = prints(folder)
    different = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    expect(different == {folder / DOCUMENT}, f"together: fix changes {sorted(map(str, different))}")
    whole = (ROOT / "samples/osam-version/good/bus-lazy.json").read_bytes()
    expect((folder / DOCUMENT).read_bytes() == whole, "together: fix does not write what was meant")
    said = run(program, *entry, *names, *DATE, folder=folder)
    expect(said.returncode == 0 and not said.stdout, f"together: after fix the hook says {said.stdout}")
    expect(not mark.exists(), "together: something in the bare repository ran")
    print(f"together: {len(tracked)} files, one slip")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--packages", action="store_true", help="also the files of pinned packages")
    options = parser.parse_args()
    program = str(Path(options.program).resolve())
    with tempfile.TemporaryDirectory() as folder:
        for name, check in [("everyday", check_everyday), ("ours", check_ours), ("together", check_together)]:
            place = Path(folder) / name
            place.mkdir()
            check(program, place)
        if options.packages:
            check_packages(program, Path(folder))
    for words in failures[:60]:
        print(f"check-foreign: {words}", file=sys.stderr)
    if failures:
        sys.exit(f"check-foreign: {len(failures)} expectations do not hold")
    print("check-foreign: all expectations hold")


main()
