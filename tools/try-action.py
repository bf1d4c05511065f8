"""Runs the shell blocks of action.yml with an environment like that of GitHub's runner.

usage: python tools/try-action.py PROGRAM      (in an environment with PyYAML; the wheel must be in dist/)
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
PROGRAM = Path(sys.argv[1]).resolve()
GOOD = ROOT / "samples/osam-version/good/bus-lazy.json"
BAD = ROOT / "samples/osam-version/bad/trailing-comma.json"
FORCING = (ROOT / "samples/osam-version/good/bicycle-force.json").read_text(encoding="utf-8")
OFFERING = FORCING.replace('"FORCE"', '"LAZY"')
# The digest that a release has in the action. Between releases there is none: here it is that of the wheel that is tried.
RELEASED = "RELEASED_SHA256"
# The runner's bash: https://docs.github.com, "jobs.<job_id>.steps[*].shell".
# Modules that Python would take from the workspace instead of its own, and that leave a mark when they run.
HOSTILE = {
    f"{name}.py": "import pathlib\npathlib.Path(__file__).with_name('pwned').touch()\n"
    for name in ("ensurepip", "logging", "pip", "runpy", "sitecustomize", "usercustomize", "venv")
}
SHELL = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail"]


def commit(folder, files):
    """Makes files what the branch of a repository began with."""
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    identity = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.invalid"]
    for words in (["init", "--quiet"], ["add", "."], [*identity, "commit", "--quiet", "--message", "Before"]):
        subprocess.run(["git", *words], cwd=folder, check=True)


def programs(folder):
    """The places of programs, without an osam-lint that is installed there: it must make no difference."""
    places = []
    for place in map(Path, ("/usr/local/bin", "/usr/bin", "/bin")):
        if (place / "osam-lint").exists():
            mirror = folder / ("without" + str(place).replace("/", "-"))
            if not mirror.exists():
                mirror.mkdir()
                for program in place.iterdir():
                    if program.name != "osam-lint":
                        (mirror / program.name).write_text(f"#!/bin/sh\nexec '{program}' \"$@\"\n")
                        (mirror / program.name).chmod(0o755)
            place = mirror
        places.append(str(place))
    return places


class Job:
    """One use of the action in a workspace of its own."""

    def __init__(self, folder, on_path=(), released=None, **inputs):
        self.workspace, self.temporary = folder / "work space", folder / "temporary"
        for place in (self.workspace, self.temporary):
            place.mkdir(parents=True)
        self.inputs = {name.replace("_", "-"): text for name, text in inputs.items()}
        unknown = set(self.inputs) - set(ACTION["inputs"])
        assert not unknown, f"action.yml has no input {unknown}"
        # Texts in place of those that action.yml has of its release, by name.
        self.released = released or {}
        self.path = [*map(str, on_path), *programs(folder.parent)]
        self.outputs, self.log, self.status, self.summary = {}, "", 0, ""

    def value(self, text):
        """A text of action.yml with its inputs in it."""

        def filled(match):
            name = re.fullmatch(r"inputs\.([a-z0-9-]+)", match[1])
            assert name, f"the runner fills in {match[0]}, this script does not"
            return self.inputs.get(name[1], ACTION["inputs"][name[1]]["default"])

        return re.sub(r"\$\{\{\s*(.*?)\s*\}\}", filled, text)

    def run(self):
        for number, step in enumerate(ACTION["runs"]["steps"]):
            assert "${{" not in step["run"], f"{step['name']}: texts of others must not become shell"
            self.step(number, step)
            if self.status:
                break
        return self

    def step(self, number, step):
        files = {name: self.temporary / f"{name}-{number}" for name in ("OUTPUT", "PATH", "STEP_SUMMARY")}
        for file in files.values():
            file.touch()
        script = self.temporary / f"step-{number}.sh"
        script.write_text(step["run"], encoding="utf-8")
        environment = {
            "PATH": ":".join(self.path), "HOME": str(self.temporary), "GITHUB_ACTIONS": "true", "CI": "true",
            "RUNNER_TEMP": str(self.temporary), "RUNNER_OS": "Linux", "GITHUB_WORKSPACE": str(self.workspace),
            "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(ROOT / "dist"),
            **{f"GITHUB_{name}": str(file) for name, file in files.items()},
            **{name: self.value(text) for name, text in step.get("env", {}).items()},
            **{name: text for name, text in self.released.items() if name in step.get("env", {})},
        }
        answer = subprocess.run(
            [*SHELL, script], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            cwd=self.workspace / self.value(step.get("working-directory", ".")))
        self.log += answer.stdout
        self.status = answer.returncode
        self.summary += files["STEP_SUMMARY"].read_text()
        self.path = files["PATH"].read_text().split("\n")[:-1] + self.path
        self.outputs.update(line.split("=", 1) for line in files["OUTPUT"].read_text().splitlines())


def main():
    version = subprocess.run([PROGRAM, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    wheel = next((ROOT / "dist").glob(f"osam_lint-{version}-*.whl")).name
    sums = dict(reversed(line.split()) for line in (ROOT / "dist/SHA256SUMS").read_text().splitlines())
    count = 0

    with tempfile.TemporaryDirectory() as folder:

        def job(status, document=None, name="alert.json", before=None, files=None, **inputs):
            nonlocal count
            count += 1
            new = Job(Path(folder) / str(count), **{"released": {RELEASED: sums[wheel]}, **inputs})
            if before:
                commit(new.workspace, before)
            if document:
                (new.workspace / name).write_bytes(document.read_bytes())
            for planted, text in (files or {}).items():
                (new.workspace / planted).write_text(text, encoding="utf-8")
            new.run()
            assert new.status == status, f"{inputs} ended with {new.status} instead of {status}:\n{new.log}"
            return new

        def says(job, *words):
            for word in words:
                assert word in job.log, f"the log lacks {word}:\n{job.log}"

        clean = job(0, GOOD)
        assert clean.outputs == {"version": version, "exit-status": "0"}, clean.outputs

        found = job(1, BAD, output="sarif:osam lint.sarif\nconcise:plain.txt", sha256=sums[wheel])
        assert found.outputs["exit-status"] == "1", found.outputs
        says(found, "::error file=alert.json,line=35", "trailing-comma")
        assert "trailing-comma" in found.summary, f"the job summary says nothing:\n{found.summary}"
        sarif = json.loads((found.workspace / "osam lint.sarif").read_text())
        assert len(sarif["runs"][0]["results"]) == 1, sarif
        assert "alert.json:35:35" in (found.workspace / "plain.txt").read_text()

        # What is checked runs nothing, and no other osam-lint is taken for the one that was to be installed.
        other = Path(folder) / "other"
        other.mkdir()
        (other / "osam-lint").write_text(f"#!/bin/sh\ntouch '{other}/pwned'\n", encoding="utf-8")
        (other / "osam-lint").chmod(0o755)
        for planted in [HOSTILE, *({name: text} for name, text in HOSTILE.items())]:
            hostile = job(1, BAD, files=planted, on_path=[other])
            says(hostile, "trailing-comma")
            assert hostile.outputs == {"version": version, "exit-status": "1"}, hostile.outputs
            marks = list(Path(folder).rglob("pwned"))
            assert not marks, f"{list(planted)}: the workspace ran: {marks}"

        # The action knows the bytes of its own version. Of another one it knows none.
        other_digest = {RELEASED: "0" * 64}
        says(job(1, GOOD, released=other_digest), "THESE PACKAGES DO NOT MATCH THE HASHES")
        job(0, GOOD, version=version, released={"RELEASED_VERSION": "0.0.1", **other_digest})
        # Where there is no package, it says so.
        for platform in ("Linux aarch64", "Darwin arm64", "MINGW64_NT-10.0 x86_64"):
            elsewhere = Path(folder) / platform.replace(" ", "-")
            elsewhere.mkdir()
            name, machine = platform.split()
            (elsewhere / "uname").write_text(f'#!/bin/sh\ntest "$1" = -m && echo {machine} || echo {name}\n')
            (elsewhere / "uname").chmod(0o755)
            says(job(3, GOOD, on_path=[elsewhere]), f"There is no package for {platform}")

        # A checksum that differs, a version that is none, a program that is not there.
        says(job(1, GOOD, sha256="0" * 64), "THESE PACKAGES DO NOT MATCH THE HASHES")
        says(job(2, GOOD, version=f"{version} --index-url=x"), "::error title=osam-lint::The version is none")
        says(job(2, GOOD, sha256="$(id)"), "::error title=osam-lint::The checksum")
        says(job(2, GOOD, version="installed"), "no osam-lint on PATH")

        tools = Path(folder) / "tools"
        tools.mkdir()
        (tools / "osam-lint").symlink_to(PROGRAM)
        installed = {"version": "installed", "on_path": [tools]}
        says(job(1, BAD, format="concise", **installed), "alert.json:35:35: error[trailing-comma]")
        job(1, GOOD, fail_on="info", args="--date\n2027-03-01", **installed)
        job(0, GOOD, name="a b's $(touch pwned) avís.json", paths="a b's $(touch pwned) avís.json", **installed)
        job(3, paths='"; touch pwned; "', **installed)
        job(2, GOOD, args='$(touch pwned)\n--no-such-option; touch pwned', **installed)
        job(2, GOOD, fail_on="`touch pwned`", **installed)
        job(2, GOOD, fail_on="error\n::error::injected", **installed)

        # What a change does to users, beside the findings.
        before, after = {"alert.json": OFFERING}, {"alert.json": FORCING}
        compared = job(1, before=before, files=after, diff="HEAD", **installed)
        says(compared, "::error file=alert.json,line=1,title=diff/blocking::")
        assert compared.outputs == {"version": version, "exit-status": "0", "diff-exit-status": "1"}, compared.outputs
        assert "<!-- osam-lint diff -->\n### osam-lint diff: " in compared.summary, compared.summary
        unasked = job(0, before=before, files=after, **installed)
        assert "diff" not in unasked.summary + unasked.log and "diff-exit-status" not in unasked.outputs, unasked.log
        never = job(0, before=before, files=after, diff="HEAD", diff_fail_on="never", **installed)
        says(never, "title=diff/blocking::")
        job(0, before=after, files=before, diff="HEAD", **installed)
        job(1, before=after, files=before, diff="HEAD", diff_fail_on="any", **installed)
        passed_over = job(0, before={**before, "a b.json": FORCING}, files=after, diff="HEAD", paths="a b.json", **installed)
        says(passed_over, "no change for users")
        both = job(1, BAD, name="bad.json", before=before, diff="HEAD", diff_fail_on="never", **installed)
        assert both.outputs["exit-status"] == "1", both.outputs
        incomplete = job(3, BAD, name="bad.json", before=before, paths="bad.json\nmissing.json", diff="HEAD", **installed)
        assert incomplete.outputs["diff-exit-status"] in ("1", "3"), incomplete.outputs
        for revision in ("no-such-branch", "$(touch pwned)", "--output=pwned", "`touch pwned`", '"; touch pwned; "'):
            refused = job(2, before=before, diff=revision, **installed)
            assert refused.outputs["diff-exit-status"] == "2", refused.outputs
        job(2, before=before, diff="HEAD", diff_fail_on="$(touch pwned)", **installed)
        pwned = [str(file) for file in Path(folder).rglob("pwned")]
        assert not pwned, f"an input was run: {pwned}"
    print(f"action: {count} uses end as they should")


main()
