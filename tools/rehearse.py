#!/usr/bin/env python3
"""Runs the steps of the release workflow in their order without the service: each job in a bare root of Debian of its own,
with nothing but what the job asks for and, where its container has it, the toolchain. What is handed from job to job is a
folder. Steps that need an identity are named, and not run.

usage: tools/rehearse.py [--once] [JOB…]
                                     (at the tag of a release; by tools/release.sh --rehearse; a job in several places is
                                     meant in all of them, or by JOB-PLACE in one; with --once a job that was done at this
                                     commit is not run again)
       tools/rehearse.py [--workflow FILE] --steps     lists the steps in their order, and why one would not be run
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORKFLOW = ROOT / ".github/workflows/release.yml"
PLACE = ROOT / ".build-rehearse"
TOOLS = ROOT / ".build-tools/rehearse"
# What is not run here, and why. If the workflow has others, or does not have one of these, the rehearsal fails.
NOT_RUN = {
    "build, and look at the samples": "it needs a Mac",
    "attest where they were built": "it needs an identity",
    "publish the wheels": "it needs an identity",
    "push the image": "it needs an identity",
    "upload the release": "it needs an identity",
}
# Packages that the image of the toolchain brings beside it.
BESIDE_TOOLCHAIN = (
    "binutils", "git", "gnupg2", "libc6-dev", "libcurl4-openssl-dev", "libedit2", "libgcc-12-dev", "libncurses-dev",
    "libpython3-dev", "libsqlite3-0", "libstdc++-12-dev", "libxml2-dev", "libz3-dev", "pkg-config", "tzdata", "zlib1g-dev",
)
# Packages of a machine of the service that the steps need.
ON_MACHINE = ("git", "curl", "python3", "sudo", "binutils")


def fail(words):
    sys.exit(f"rehearse: {words}")


def run(*words, **how):
    return subprocess.run([str(word) for word in words], check=True, **how)


def toolchain():
    """The folder of the toolchain, from which swift runs."""
    swift = shutil.which(os.environ.get("SWIFT", "swift")) or fail("there is no swift")
    return Path(swift).resolve().parents[2]


class Bare:
    """A root of Debian with a few packages, made once and copied for each job."""

    def __init__(self, name, packages):
        self.path = PLACE / name
        if not (self.path / "made").exists():
            # One that was interrupted may have the machine's own /sys mounted in it.
            run("rm", "-rf", "--one-file-system", self.path)
            run(ROOT / "tools/install.sh", "mmdebstrap")
            names = ",".join(("ca-certificates", *packages))
            sources = sorted(Path("/etc/apt/sources.list.d").glob("*debian*.sources")) or [Path("/etc/apt/sources.list")]
            self.path.mkdir(parents=True)
            suite = platform.freedesktop_os_release()["VERSION_CODENAME"]
            run("mmdebstrap", "--quiet", "--variant=apt", f"--include={names}", suite, self.path / "root", *sources)
            (self.path / "made").touch()

    def job(self, name):
        root = PLACE / "jobs" / name
        run("rm", "-rf", "--one-file-system", root)
        root.parent.mkdir(parents=True, exist_ok=True)
        run("cp", "--archive", "--reflink=auto", self.path / "root", root)
        for settings in map(Path, ("/etc/resolv.conf", "/etc/pip.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt")):
            if settings.exists():
                shutil.copyfile(settings, root / str(settings)[1:])
        return root


def expanded(words, place):
    return words.replace("${{ matrix.place }}", place)


class Job:
    def __init__(self, name, job, place, tag, commit):
        self.name = f"{name}-{place}" if place else name
        # Names for all of its places, and for this one.
        self.names = {name, self.name}
        self.job, self.place, self.tag = job, place, tag
        self.root = None
        # A file that is there once it was done.
        self.done = PLACE / "done" / commit / self.name

    def start(self):
        container = self.job.get("container", "")
        has_toolchain = (container["image"] if isinstance(container, dict) else container).startswith("swift:")
        self.root = Bare(*(("toolchain", BESIDE_TOOLCHAIN) if has_toolchain else ("machine", ON_MACHINE))).job(self.name)
        self.path = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
        if has_toolchain:
            swift = toolchain()
            # As it is; its files are not changed.
            run("cp", "--archive", "--link", swift, self.root / "swift")
            self.path = f"/swift/usr/bin:{self.path}" if (swift / "usr/bin").exists() else f"/swift/bin:{self.path}"
        (self.root / "workspace").mkdir()

    def step(self, step):
        uses = step.get("uses", "").split("@")[0]
        given = step.get("with", {})
        workspace = self.root / "workspace"
        if uses == "actions/checkout":
            run("git", "clone", "--quiet", "--branch", self.tag, ROOT, workspace)
        elif uses == "actions/upload-artifact":
            target = PLACE / "artifacts" / expanded(given["name"], self.place)
            # Of an earlier run.
            shutil.rmtree(target, ignore_errors=True)
            run("cp", "--recursive", "--no-preserve=mode", workspace / expanded(given["path"], self.place), target)
        elif uses == "actions/download-artifact":
            source = PLACE / "artifacts"
            run("cp", "--recursive", source / given["name"] if "name" in given else source, workspace / given["path"])
        elif uses or "run" not in step:
            fail(f"the workflow has a step that nobody can run here: {step}")
        else:
            environment = {
                "PATH": self.path, "HOME": "/root", "LANG": "C.UTF-8", "GITHUB_REF_NAME": self.tag,
                "DEBIAN_FRONTEND": "noninteractive",
            }
            words = [f"{name}={value}" for name, value in environment.items()]
            shell = f"cd /workspace && set -e\n{expanded(step['run'], self.place)}"
            with open(PLACE / f"{self.name}.log", "ab") as log:
                done = subprocess.run(
                    [ROOT / "tools/own-root.sh", self.root, "/usr/bin/env", "-i", *words, "/bin/sh", "-c", shell],
                    stdout=log, stderr=log, stdin=subprocess.DEVNULL, check=False)
            if done.returncode != 0:
                sys.stderr.write((PLACE / f"{self.name}.log").read_text(errors="replace")[-4000:])
                fail(f"{self.name}, “{step['name']}” ended with {done.returncode}")


def reason(job, step):
    """Why a step is not run here; None for one that is."""
    if job["runs-on"].startswith("macos"):
        return "it needs a Mac" if "run" in step else None
    service = step.get("uses", "").startswith(("actions/checkout@", "actions/upload-artifact@", "actions/download-artifact@"))
    takesToken = any("github.token" in str(value) for value in step.get("env", {}).values())
    return "it needs an identity" if takesToken or ("uses" in step and not service) else None


def called(step):
    return step.get("name") or step["uses"].split("@")[0]


def in_order(jobs):
    """Each job after those that it needs."""
    done = []

    def add(name):
        needs = jobs[name].get("needs", [])
        for needed in [needs] if isinstance(needs, str) else needs:
            add(needed)
        if name not in done:
            done.append(name)

    for name in jobs:
        add(name)
    return done


def check_index(tag):
    """The wheel is installed from an index, into a root that has pip and nothing of ours, and does what README shows first."""
    root = Bare("pip", ("python3-venv",)).job("index")
    index = root / "index/osam-lint"
    index.mkdir(parents=True)
    for wheel in (PLACE / "artifacts/wheel").glob("*.whl"):
        shutil.copy(wheel, index)
    shutil.copytree(ROOT / "samples", root / "samples")
    shutil.copy(ROOT / "README.md", root)
    (root / "tools").mkdir()
    shutil.copy(ROOT / "tools/check-first.sh", root / "tools")
    script = """
      set -e
      python3 -m http.server --bind 127.0.0.1 --directory /index 8118 >/dev/null 2>&1 &
      trap "kill $!" EXIT
      python3 -m venv /venv
      /venv/bin/pip --quiet --isolated install --retries 9 --index-url http://127.0.0.1:8118/ "osam-lint==$1"
      test "$(/venv/bin/osam-lint --version)" = "$1"
      cd / && tools/check-first.sh /venv/bin/osam-lint
    """
    run(ROOT / "tools/own-root.sh", root, "/bin/sh", "-c", script, "sh", tag.removeprefix("v"), stdout=subprocess.DEVNULL)


def check_image(tag):
    """The image is unpacked, and its program is one."""
    run(ROOT / "tools/install.sh", "umoci")
    bundle = PLACE / "bundle"
    shutil.rmtree(bundle, ignore_errors=True)
    # A name of an image may not hold a plus sign.
    at = f"{PLACE / 'artifacts/image'}:{tag.removeprefix('v').replace('+', '-')}"
    run("umoci", "unpack", "--rootless", "--image", at, bundle, stderr=subprocess.DEVNULL)
    said = run(ROOT / "tools/own-root.sh", bundle / "rootfs", "/usr/local/bin/osam-lint", "--version", capture_output=True)
    if said.stdout.decode().strip() != tag.removeprefix("v"):
        fail(f"the image holds {said.stdout}")


def main(wanted):
    import yaml  # Of the environment of its own.

    workflow = WORKFLOW
    if wanted[:1] == ["--workflow"]:
        workflow = Path(wanted[1])
        wanted = wanted[2:]
    once = wanted[:1] == ["--once"]
    wanted = wanted[once:]
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    steps = [(name, job, step) for name, job in jobs.items() for step in job["steps"]]
    for _, _, step in steps:
        if step.get("run", "").rstrip("\n").count("\n") > 2:
            fail(f"a step has more than three lines: {step}")
    not_run = {called(step): why for _, job, step in steps if (why := reason(job, step))}
    if not_run != NOT_RUN:
        fail(f"not run would be {not_run}")
    if wanted == ["--steps"]:
        for name in in_order(jobs):
            for step in jobs[name]["steps"]:
                why = reason(jobs[name], step)
                print(f"{name}: {called(step)}" + (f" (not run: {why})" if why else ""))
        return
    described = ["git", "-C", str(ROOT), "describe", "--tags", "--exact-match", "--match", "v*"]
    tag = subprocess.run(described, capture_output=True, check=False).stdout.decode().strip() or fail("the last commit has no tag of a version")
    commit = run("git", "-C", ROOT, "rev-parse", "HEAD", capture_output=True).stdout.decode().strip()
    ordered = [Job(name, jobs[name], place, tag, commit) for name in in_order(jobs)
               for place in jobs[name].get("strategy", {}).get("matrix", {}).get("place", [""])]
    if unknown := set(wanted) - {name for one in ordered for name in one.names}:
        fail(f"there is no job {unknown}")
    if not wanted and not (once and (PLACE / "done" / commit).exists()):
        shutil.rmtree(PLACE / "artifacts", ignore_errors=True)
        shutil.rmtree(PLACE / "done", ignore_errors=True)
    (PLACE / "artifacts").mkdir(parents=True, exist_ok=True)
    for one in ordered:
        if wanted and one.names.isdisjoint(wanted):
            continue
        not_here = {id(step): why for step in one.job["steps"] if (why := reason(one.job, step))}
        runs = any(id(step) not in not_here and "run" in step for step in one.job["steps"])
        if runs and once and one.done.exists():
            print(f"rehearse: {one.name} was done before", flush=True)
            continue
        if runs:
            one.start()
        for step in one.job["steps"]:
            if why := not_here.get(id(step)):
                print(f"rehearse: {one.name}: “{step['name']}” was not run: {why}", flush=True)
            elif runs:
                one.step(step)
        if runs:
            print(f"rehearse: {one.name} is done", flush=True)
            run("rm", "-rf", "--one-file-system", one.root)
            one.done.parent.mkdir(parents=True, exist_ok=True)
            one.done.touch()
    if not wanted or "compare" in wanted:
        check_index(tag)
        check_image(tag)
        print("rehearse: the wheel of an index and the image of a folder run")


if Path(sys.prefix) != TOOLS:
    run(ROOT / "tools/python-tools.sh", TOOLS.name, "pyyaml==6.0.3")
    os.execv(TOOLS / "bin/python", [str(TOOLS / "bin/python"), *sys.argv])
main(sys.argv[1:])
