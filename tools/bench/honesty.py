"""Whether what is measured is what is said: everything was looked at, by everybody. Untimed."""

import json
import re
import subprocess
from collections import Counter

import flawed
from measure import ENVIRONMENT, Broken
from peers import say


def check(case, bad, refused):
    """Raises Broken where a command does not do its work; `bad` is a folder of files that must be refused, `refused` one
    of files that a schema refuses for one reason each."""
    for name, work in case.works.items():
        if case.name == "same":
            _check_refusals(case, name, work, refused)
        elif name in ("sourcemeta", "ryl", "reading"):
            _check_peer(case, name, work, bad)
        elif "outcomes" in work.command:
            _check_outcomes(case, work)
        elif case.corpus == "clean":
            _check_clean(case, work, bad)
        elif name == next(iter(case.works)):
            _check_findings(case, work)


def _ending(command, work):
    try:
        result = subprocess.run(command, cwd=work.folder, env=ENVIRONMENT, capture_output=True, text=True)
    except OSError as error:
        raise Broken(f"{command[0]} does not run: {error}") from error
    return result.returncode, result.stdout, result.stderr


def _expect(case, holds, words, output=""):
    if not holds:
        raise Broken(f"{words}\n{output[-2000:]}")


def _check_refusals(case, name, work, refused):
    """Every file is refused, and each mistake for itself."""
    start = [word for word in work.command if not word.endswith(".json") or word.endswith(".schema.json")]
    if name != "check-jsonschema":
        start = work.command[:-1]
    for file in sorted(refused.iterdir()):
        _expect(case, _ending([*start, str(file)], work)[0] in work.statuses, f"{name} accepts {file.name}")
    status, output, said = _ending(work.command, work)
    told = set(re.findall(r"[\w.-]+-\d{6}\.json", output + said))
    _expect(case, len(told) == work.files, f"{name} refuses {len(told)} of {work.files} files", said)


def _bad(case, bad):
    names = {"one-json": "one.json", "one-yaml": "one.yaml", "list": "list.json", "yaml": "yaml"}
    return str(bad / names.get(case.name, "json"))


def _check_clean(case, work, bad):
    *start, path = work.command
    words = [word for word in work.command if word != "--quiet"]
    status, _, said = _ending([*words, "--fail-on", "info"], work)
    _expect(case, status == 0, "the corpus is not clean", said)
    _expect(case, f" in {work.files} file" in said, f"{work.files} files were not all checked", said)
    if case.name in ("one-json", "one-yaml", "json", "yaml", "list"):
        _expect(case, _ending([*start, _bad(case, bad)], work)[0] == 1, "osam-lint accepts a bad document")


def _check_outcomes(case, work):
    status, output, said = _ending([*work.command, "--format", "json"], work)
    documents = json.loads(output)["documents"]
    _expect(case, status == 0 and not said, f"ended with {status}", said)
    _expect(case, len(documents) == work.files, f"{work.files} documents were not all answered")
    _expect(case, all(table["cells"] for document in documents for table in document["tables"]), "no cells")


def _check_findings(case, work):
    """Once a case, in the one format that says how many each document has; told where that is not as promised."""
    at = work.command.index("--format")
    command = [*work.command[:at], "--format", "json", *work.command[at + 2:]]
    status, output, said = _ending(command, work)
    _expect(case, status in work.statuses, f"ended with {status}", said)
    _expect(case, f" in {work.files} file" in said, f"{work.files} files were not all checked", said)
    if case.name == "dense":
        found = sum(int(count) for count in re.findall(r"(\d+) (?:error|warning|info)s?\b", said))
        density = 1024 * found / case.size
        if not 9.5 <= density <= 10.5:
            say(f"{case.title}: {density:.1f} findings a kilobyte instead of 10")
    elif case.name in ("json", "yaml"):
        report = json.loads(output)
        found = Counter(finding["file"] for finding in report["findings"])
        others = report["summary"]["files"] - len(found) + sum(count > flawed.MOST_FINDINGS for count in found.values())
        if others:
            say(f"{case.title}: {others} of {work.files} documents have no finding or more than {flawed.MOST_FINDINGS}")


def _check_peer(case, name, work, bad):
    *start, path = work.command
    status, output, said = _ending(work.command, work)
    said = output + said
    if name == "sourcemeta":
        passed = f"{work.files} validated, {work.files} passed, 0 failed"
        _expect(case, status == 0 and passed in said, "sourcemeta differs", said)
        _expect(case, _ending([*start, _bad(case, bad)], work)[0] == 2, "sourcemeta accepts a bad document")
    elif name == "ryl":
        _expect(case, status == 0 and not said, "ryl finds something", said)
        listed = _ending([*start, "--list-files", path], work)[1]
        _expect(case, len(listed.splitlines()) == work.files, f"ryl does not look at {work.files} files", listed)
        _expect(case, _ending([*start, _bad(case, bad)], work)[0] == 1, "ryl accepts a bad document")
    else:
        said = _ending([word for word in work.command if word != "--quiet"], work)[1]
        _expect(case, said.endswith(f" in {work.files} files\n"), "reading differs", said)
