"""The files that the benchmarks measure with, made once for each state of what makes them."""

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import corpus
import flawed
from corpus import Document
from flawed import FlawedDocument
from measure import ENVIRONMENT

# So many files instructions are counted of.
FIXED = 200
MAKERS = [corpus.__file__, flawed.__file__, __file__]


@dataclass(frozen=True)
class Size:
    many: int = 10_000
    very_many: int = 100_000
    list_bytes: int = 64 << 20
    dense_bytes: int = 16 << 20


SHORT = Size(40, 400, 256 << 10, 256 << 10)


def lasting_folder():
    """Not below this repository: sourcemeta asks the system about each directory above each file, so a long way down
    would cost it half as much again."""
    folder = Path(tempfile.gettempdir()).resolve() / f"osam-lint-bench-{os.getuid()}"
    state = hashlib.sha256(b"".join(Path(maker).read_bytes() for maker in MAKERS)).hexdigest()
    stamp = folder / "made-by.txt"
    if not stamp.exists() or stamp.read_text() != state:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        stamp.write_text(state)
    return folder


class Inputs:
    """Paths of what is measured with, in two corpora: "clean" and "findings"."""

    CORPORA = {"clean": Document, "findings": FlawedDocument}

    def __init__(self, folder, size, tell):
        self.folder, self.size, self.tell = folder, size, tell

    def make(self, name, words, write):
        """Half-made things carry another name, so that an interrupted run leaves none behind."""
        path = self.folder / name
        if path.exists():
            return path
        self.tell(f"writing {words}")
        unfinished = path.with_name(path.name + ".unfinished")
        shutil.rmtree(unfinished) if unfinished.is_dir() else unfinished.unlink(missing_ok=True)
        write(unfinished)
        return unfinished.rename(path)

    def documents(self, which, syntax):
        return self._folder(f"{syntax}-{which}", which, self.size.many, syntax)

    def large(self, which):
        return self._folder(f"json-large-{which}", which, self.size.very_many, "json")

    def _folder(self, name, which, count, syntax):
        return self.make(name, f"{count} {syntax.upper()} files, {which}", lambda path: write(
            path, self.CORPORA[which], count, syntax))

    def list(self, which):
        return self.make(f"list-{which}.json", f"a JSON list, {which}", lambda path: write_list(
            path, self.CORPORA[which], self.size.list_bytes))

    def dense(self):
        return self.make("dense.json", "a JSON list with ten findings a kilobyte", lambda path: write_list(
            path, flawed.DenseDocument, self.size.dense_bytes))

    def refused(self):
        """Documents with two mistakes each that every program finds."""
        return self.make("refused", f"{self.size.many // 2} JSON files that a schema refuses", lambda path: write(
            path, flawed.RefusedDocument, self.size.many // 2, "json"))

    def refused_for_one(self):
        """One of these mistakes each, in a version and in a rating."""
        return self.make("refused-for-one", "files that a schema refuses for one reason", write_refused_for_one)

    def bad(self):
        return self.make("bad", "files that every program must refuse", write_bad)

    def fixed(self):
        """What instructions are counted of."""
        return self.make("fixed", "the files to count instructions of", write_fixed)

    def repository(self):
        """All JSON documents in a git repository, one of them changed since."""
        words = f"{self.size.many} JSON files in a git repository"
        return self.make("repository", words, self._write_repository)

    @property
    def changed_name(self):
        return typical(self.documents("clean", "json")).name

    def _write_repository(self, path):
        shutil.copytree(self.documents("clean", "json"), path)

        def git(*words):
            of_nobody = ["-c", "user.name=osam-lint", "-c", "user.email=osam-lint", "-c", "commit.gpgsign=false"]
            subprocess.run(["git", *of_nobody, *words], cwd=path, env=ENVIRONMENT, check=True, capture_output=True)

        git("init", "--quiet")
        git("add", "--all")
        git("commit", "--quiet", "--message", "documents")
        file = path / self.changed_name
        file.write_text(file.read_text(encoding="utf-8").replace('"versionName"', ' "versionName"'), encoding="utf-8")


def typical(folder):
    """The version document of a folder whose size is closest to a kilobyte."""
    rated = ((abs(file.stat().st_size - 1024), str(file)) for file in folder.glob("*-0000??.*")
             if "versionCode" in file.read_text(encoding="utf-8"))
    return Path(min(rated)[1])


def write(folder, kind, count, syntax):
    """`count` documents in one directory."""
    folder.mkdir(parents=True)
    for number in range(count):
        document = kind(number)
        text = document.json() if syntax == "json" else document.yaml()
        (folder / f"{document.name}.{syntax}").write_text(text, encoding="utf-8")


def write_list(file, kind, size):
    """One JSON list of documents, of at least `size` bytes."""
    written, number = 0, 0
    with open(file, "wb") as stream:
        while written < size:
            text = ("[" if number == 0 else ",\n") + kind(number).json().rstrip("\n")
            written += stream.write(text.encode())
            number += 1
        stream.write(b"]\n")


def write_fixed(folder):
    """Names that are the same on every machine, since they are part of the work."""
    for which, kind in Inputs.CORPORA.items():
        write(folder / which, kind, FIXED, "json")
        shutil.copy(typical(folder / which), folder / f"one-{which}.json")
    write(folder / "apart", flawed.LoneDocument, FIXED, "json")
    write(folder / "yaml", Document, FIXED, "yaml")
    shutil.copy(typical(folder / "yaml"), folder / "one-clean.yaml")
    write_list(folder / "list.json", FlawedDocument, 4 << 20)


def write_refused_for_one(folder):
    folder.mkdir(parents=True)
    for mistake in flawed.REFUSED:
        for number in (0, 3):
            document = flawed.RefusedDocument(number, [mistake])
            (folder / f"{mistake.__name__.strip('_')}-{number}.json").write_text(document.json(), encoding="utf-8")


def write_bad(folder):
    """One bad document among good ones, in each syntax, and the same as a list."""
    for syntax in ("json", "yaml"):
        write(folder / syntax, Document, 9, syntax)
        file = next((folder / syntax).glob("*-000004.*"))
        # No such platform; in YAML also blanks at the end of that line, which is what ryl looks for.
        text = re.sub(r"IOS|ANDROID", "WINDOWS", file.read_text(encoding="utf-8"))
        text = re.sub(r"(?m)^ *platform: WINDOWS$", r"\g<0>  ", text)
        file.write_text(text, encoding="utf-8")
        shutil.copy(file, folder / f"one.{syntax}")
    texts = [file.read_text(encoding="utf-8") for file in sorted((folder / "json").iterdir())]
    (folder / "list.json").write_text("[" + ",".join(texts) + "]", encoding="utf-8")
