"""What is measured, and what was promised of it."""

import statistics
from dataclasses import dataclass, replace

import corpus
from inputs import FIXED, typical
from measure import Case, Work
from peers import BENCH

FORMATS = [
    "json", "text", "concise", "github", "azure", "gitlab", "sarif", "junit", "checkstyle", "rdjson", "markdown"]


# Of the dense list; and what may be kept of each until it is written.
FINDINGS_A_KILOBYTE = 10
BYTES_A_FINDING = 512


@dataclass
class Bar:
    """The most that a figure of ours may be, divided by that of a peer where there is one: over clean documents, and
    with findings.
    """

    case: str
    what: str
    peer: str
    clean: float = None
    findings: float = None


# None: there is no such case, or it has no bar and is only told.
BARS = [
    Bar("one-json", "wall", "sourcemeta", 0.35, 0.4),
    Bar("one-json", "wall beyond reading", "sourcemeta", 0.2),
    Bar("one-yaml", "wall", "ryl", 0.85, 0.95),
    Bar("json", "cpu", "sourcemeta", 0.5, 1.5),
    Bar("json", "wall", "sourcemeta", 0.35, 0.9),
    Bar("json", "wall over CPU", "its own", None, 0.6),
    Bar("same", "wall", "sourcemeta", None, 0.8),
    Bar("same", "cpu", "sourcemeta", None, 1.0),
    Bar("same", "wall", "check-jsonschema", None, 0.1),
    Bar("waiting", "milliseconds", "–", None, 50),
    Bar("arguments", "cpu", "directory", 1.05, 1.05),
    Bar("yaml", "cpu", "sourcemeta", 0.5, 0.6),
    Bar("yaml", "wall", "ryl", 0.65, 1.2),
    Bar("list", "wall", "sourcemeta", 0.8),
    Bar("list", "peak", "the file", 3, 3),
    Bar("large", "wall", "a tenth", 11, 11),
    Bar("large", "bytes a file more", "a tenth", 200),
    Bar("dense", "peak less the findings", "the file", None, 3),
    Bar("changed-since", "instructions", "one file", 3),
    Bar("formats", "cpu", "json", None, 1.2),
    Bar("hook", "wall", "one file"),
    Bar("outcomes", "cpu", "check", 6),
    Bar("outcomes-all", "cpu", "check", 40),
]


def ratio(case, bar, subject, pick):
    """Raises KeyError with the name of what is not there."""
    def of(name, what):
        return case.figure(name, what, pick)

    if bar.what == "wall beyond reading":
        return (of(subject, "wall") - of("reading", "wall")) / of(bar.peer, "wall")
    if bar.what == "wall over CPU":
        return of(subject, "wall") / of(subject, "cpu")
    if bar.what == "bytes a file more":
        return (of(subject, "peak") - of(bar.peer, "peak")) / case.size
    if bar.what == "milliseconds":
        return 1000 * of(subject, "wall")
    if bar.what == "peak less the findings":
        return of(subject, "peak") / case.size - FINDINGS_A_KILOBYTE * BYTES_A_FINDING / 1024
    return of(subject, bar.what) / (case.size if bar.peer == "the file" else of(bar.peer, bar.what))


def rows_of(case):
    """A row a bar: where it is about several of our commands, the worst of them."""
    for bar in BARS:
        limit = getattr(bar, case.corpus)
        if bar.case != case.name or limit is None and bar.case != "hook":
            continue
        row = {"what": bar.what, "peer": bar.peer, "limit": limit}
        try:
            found = {subject: ratio(case, bar, subject, min) for subject in case.subjects}
            worst = max(found, key=found.get)
            row |= {"minimum": found[worst], "median": ratio(case, bar, worst, statistics.median)}
        except KeyError as missing:
            yield row | {"verdict": f"not measured, no {missing.args[0]}"}
            continue
        if len(found) > 1:
            row["what"] += f", worst is {worst}"
        yield row | {"verdict": "no bar" if limit is None else "holds" if found[worst] <= limit else "misses"}


def cases(program, tools, inputs, large):
    """All of them; what they look at is made as they are."""
    for which in inputs.CORPORA:
        yield from CasesOf(program, tools, inputs, which).all(large)


class CasesOf:
    """The cases over one of the two corpora.

    Clean documents are checked with --quiet. Those with findings are checked as a user would, in the default format,
    which needs to be named only because some CI systems have another.
    """

    def __init__(self, program, tools, inputs, which):
        self.program, self.tools, self.inputs, self.which = program, tools, inputs, which
        self.statuses = (0,) if which == "clean" else (0, 1)

    def ours(self, *arguments, files=1, folder=None, output=None):
        if output is None:
            output = ["--quiet"] if self.which == "clean" else ["--format", "text"]
        moment = ["--date", str(corpus.SERVER_DATE)]
        if self.which == "findings":
            # As hooks check: that windows open only later is nothing to report.
            moment += ["--server-date", "now"]
        command = [self.program, "check", *output, *moment, *map(str, arguments)]
        return Work(command, folder or self.inputs.folder, self.statuses, files)

    def with_peers(self, path, schema, *options, yaml=False):
        commands = {}
        if "sourcemeta" in self.tools:
            commands["sourcemeta"] = ["validate", "--fast", str(BENCH / f"{schema}.schema.json"), str(path)]
        if "ryl" in self.tools and yaml:
            commands["ryl"] = ["check", "--no-cache", "--config-file", str(BENCH / "ryl.toml"), str(path)]
        if "reading" in self.tools:
            commands["reading"] = ["read", "--quiet", str(path)]
        files = len(list(path.iterdir())) if path.is_dir() else 1
        works = {"osam-lint": self.ours(*options, path, files=files)}
        for name, command in commands.items():
            works[name] = Work([self.tools[name], *command], self.inputs.folder, files=files)
        return works

    def case(self, name, words, works, **more):
        return Case(name, self.which, words, works, **more)

    def all(self, large):
        yield from self.one_file()
        yield from self.many_files()
        yield self.list()
        if large:
            yield self.large()
        if self.which == "clean":
            yield from self.in_repository()
            yield from self.outcomes()
        else:
            yield self.waiting()
            yield self.same()
            yield self.formats()
            yield self.dense()

    def one_file(self):
        for syntax, schema in [("json", "version"), ("yaml", "authored")]:
            file = typical(self.inputs.documents(self.which, syntax))
            yield self.case(
                f"one-{syntax}", f"one {syntax.upper()} file of {file.stat().st_size} bytes",
                self.with_peers(file, schema, yaml=syntax == "yaml"), repeats=20)

    def many_files(self):
        many = self.inputs.size.many
        json, yaml = (self.inputs.documents(self.which, syntax) for syntax in ("json", "yaml"))
        yield self.case("json", f"{many} JSON files", self.with_peers(json, "served"))
        works = {"osam-lint": self.ours(*sorted(json.iterdir()), files=many), "directory": self.ours(json, files=many)}
        yield self.case("arguments", f"{many} JSON files as arguments", works, repeats=2)
        yield self.case("yaml", f"{many} YAML files", self.with_peers(yaml, "authored", yaml=True))

    def waiting(self):
        """A folder as somebody has it, who looks at the clock."""
        path = self.inputs.fixed() / self.which
        works = {"osam-lint": self.ours(path, files=len(list(path.iterdir())))}
        return self.case("waiting", f"{FIXED} JSON files, as somebody waits", works, repeats=5)

    def same(self):
        """Mistakes that all of them find and tell. sourcemeta stops at the first of a file."""
        path = self.inputs.refused()
        files = sorted(path.iterdir())
        schema = str(BENCH / "served.schema.json")
        works = {"osam-lint": replace(self.ours(path, files=len(files)), statuses=(1,))}
        if "sourcemeta" in self.tools:
            works["sourcemeta"] = Work(
                [self.tools["sourcemeta"], "validate", "--continue", schema, str(path)], self.inputs.folder, (2,), len(files))
        if "check-jsonschema" in self.tools:
            works["check-jsonschema"] = Work(
                [self.tools["check-jsonschema"], "--schemafile", schema, *map(str, files)], self.inputs.folder, (1,),
                len(files))
        return self.case("same", f"{len(files)} JSON files with two mistakes that a schema refuses", works)

    def list(self):
        file = self.inputs.list(self.which)
        size = file.stat().st_size
        return self.case(
            "list", f"one JSON list of {size / (1 << 20):.1f} MiB", self.with_peers(file, "list", "--as", "authored"),
            size=size)

    def large(self):
        size = self.inputs.size
        works = {"osam-lint": self.ours(self.inputs.large(self.which), files=size.very_many),
                 "a tenth": self.ours(self.inputs.documents(self.which, "json"), files=size.many)}
        return self.case("large", f"{size.very_many} JSON files", works, size=size.very_many - size.many)

    def in_repository(self):
        folder, file = self.inputs.repository(), self.inputs.changed_name
        alone = {"one file": self.ours(file, folder=folder)}
        yield self.case(
            "changed-since", f"one changed of {self.inputs.size.many} JSON files in a git repository",
            {"osam-lint": self.ours("--changed-since", "HEAD", folder=folder), **alone}, repeats=4,
            measures=("times", "peak", "instructions"))
        yield self.case(
            "hook", "one JSON file as hooks check it, in that repository",
            {"osam-lint": self.ours("--skip-unrecognised", "--force-exclude", file, folder=folder), **alone},
            repeats=20, measures=("times", "peak", "instructions"))

    def outcomes(self):
        path, many = self.inputs.documents(self.which, "json"), self.inputs.size.many
        for name, words, clients in [("outcomes", "one client", ["--clients", "osam:3.0.1"]),
                                     ("outcomes-all", "every release", [])]:
            asked = Work([self.program, "outcomes", *clients, str(path)], self.inputs.folder, files=many)
            yield self.case(name, f"all answers to {many} JSON files for {words}",
                            {"osam-lint": asked, "check": self.ours(path, files=many)})

    def formats(self):
        path = self.inputs.documents(self.which, "json")
        works = {name: self.ours(path, output=["--format", name], files=self.inputs.size.many) for name in FORMATS}
        return self.case(
            "formats", f"{self.inputs.size.many} JSON files in each format", works, subjects=tuple(FORMATS[1:]))

    def dense(self):
        file = self.inputs.dense()
        size = file.stat().st_size
        works = {name: self.ours("--as", "authored", file, output=["--format", name]) for name in FORMATS}
        return self.case(
            "dense", f"one JSON list of {size / (1 << 20):.1f} MiB with ten findings a kilobyte", works, size=size,
            measures=("peak",), subjects=tuple(FORMATS))
