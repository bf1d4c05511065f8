#!/usr/bin/env python3
"""Holds test files and the agenda against what they are for, from outside.

The test file that `init test` starts of every good sample passes and touches everything. With any boundary of the document
moved by one, at least one of its cases fails: for 95 of 100 such mutants; those that no case saw are listed. What is started
of wrong documents passes as well. A second `--accept` changes nothing. Files that nobody would write end with a sentence and
exit status 2 or 3. Every format of a run is read by something else, and says what the JSON says. The calendar is read by
icalendar.

usage: tools/check-tests.py PROGRAM
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".build-tools" / "tests"
PINNED = ["icalendar==7.3.0", "lxml==6.1.3"]
CORPUS = ROOT.parent / "shared" / "corpus"
DATE = "--date=2026-11-01T12:00:00Z"
# What decides who gets what and when; by family, as their tables have it.
BOUNDARIES = {
    "versionCode", "startDate", "endDate", "dialogDisplayDuration", "minutes", "numAperture",
    "required_version", "last_version_available", "notify_last_version_frequency", "minimum_version", "optional_update",
    "version", "required_os_version", "minVersion", "maxVersion", "minimumVersion", "numApertures", "days", "daysToShow",
}
failures = []


def use_own_environment():
    """Runs this script again in a virtual environment that has the pinned packages."""
    if Path(sys.prefix) != TOOLS:
        subprocess.run([ROOT / "tools/python-tools.sh", "tests", *PINNED], check=True)
        python = TOOLS / "bin" / "python"
        os.execv(python, [str(python), __file__, *sys.argv[1:]])


def run(*arguments, cwd=None):
    done = subprocess.run([PROGRAM, *arguments], cwd=cwd, capture_output=True, timeout=120)
    return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")


def expect(holds, words):
    if not holds:
        failures.append(words)


def moved(text, step):
    """A number, a version or a date with its last number moved; nil where it cannot be."""
    date = re.fullmatch(r"(\d{4}-\d\d-\d\d)( \d\d:\d\d)?", text)
    if date and step > 0:
        return f"{date[1]}{date[2] or ' 00:00'}:00.001"
    if date:
        return None
    number = re.search(r"(\d+)(\D*)$", text)
    if not number or int(number[1]) + step < 0:
        return None
    return text[: number.start(1)] + str(int(number[1]) + step) + number[2]


def mutants(path):
    """The document with one boundary moved, and what was moved."""
    text = path.read_text()
    place = re.compile(r'^(\s*(?:- )?"?(\w+)"?: *"?)(-?[0-9][^",}\n#]*?)("?,?\s*(?:#.*)?)$', re.M)
    for match in place.finditer(text):
        if match[2] not in BOUNDARIES:
            continue
        for step in (1, -1):
            value = moved(match[3].strip(), step)
            if value is None:
                continue
            if match[3].strip().isdigit() and not value.isdigit():
                continue
            yield f"{match[2]} {match[3].strip()} → {value}", text[: match.start(3)] + value + text[match.end(3):]


def hold_started(sample):
    """Mutants that were seen and not, of a good sample."""
    seen, unseen = 0, []
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        document = folder / sample.name
        shutil.copy(sample, document)
        tests = folder / f"{sample.stem}.test.yaml"
        status, _, words = run("init", "test", document.name, "--output", tests.name, DATE, cwd=folder)
        expect(status == 0, f"{sample.name}: init test ends with {status}: {words}")
        if status:
            return 0, []
        status, text, words = run("test", tests.name, "--all", DATE, "--format", "json", cwd=folder)
        expect(status == 0, f"{sample.name}: its started test ends with {status}: {words}")
        counted = json.loads(text)["files"][0]["coverage"]
        expect(counted["cells"] == counted["touched"] > 0 and not counted["missing"], f"{sample.name}: {counted}")
        for name, text in mutants(document):
            whole = document.read_text()
            document.write_text(text)
            status, answer, _ = run("test", tests.name, "--all", DATE, "--format", "json", cwd=folder)
            # A document that cannot be read any more is seen as well.
            if status in (1, 2, 3):
                seen += 1
            elif changes_something(sample, document):
                unseen.append(f"{sample.parent.parent.name}/{sample.name}: {name}")
            if status == 1:
                hold_accepting(folder, tests, name)
            document.write_text(whole)
        return seen, unseen


ENDS = [-2**63, -1, 0, 1262300400000, 1792890000000, 1795262400000, 1795262400001, 1798757999999, 4102441199999, 2**63 - 1]


def drawn_documents():
    """Documents of the common module with windows, modes and limits of all sorts; some make no sense."""
    dice = random.Random(20261123)
    version = json.loads((ROOT / "samples/osam-version/good/bus-lazy.json").read_text())
    rating = json.loads((ROOT / "samples/osam-rating/good/library.json").read_text())
    for number in range(30):
        data = version["data"] if number % 3 else rating["data"]
        if number % 3:
            data.update(
                versionCode=dice.choice([0, 1, 2026110001, 2**31, 2**63 - 1]), startDate=dice.choice(ENDS), endDate=dice.choice(ENDS),
                comparisonMode=dice.choice(["FORCE", "LAZY", "INFO", "NONE"]), checkBoxDontShowAgain=dice.choice([True, False]),
                dialogDisplayDuration=dice.choice([0, 1, -5, 3600, 2**63 - 1]), platform=dice.choice(["ANDROID", "IOS"]))
        else:
            data.update(minutes=dice.choice([-1, 0, 1, 2880, 2**31]), numAperture=dice.choice([-1, 0, 1, 5, 2**31 - 1]))
        yield json.dumps(version if number % 3 else rating)


def hold_any_started():
    """What is started passes and touches everything, of documents that make no sense as well; or it is said why nothing is."""
    documents = [("json", text) for text in drawn_documents()]
    documents += [(path.suffix[1:], path.read_bytes()) for path in sorted(ROOT.glob("samples/*/bad/*"))]

    def one(numbered):
        number, (ending, text) = numbered
        with tempfile.TemporaryDirectory() as folder:
            name = f"document.{ending}"
            (Path(folder) / name).write_bytes(text if isinstance(text, bytes) else text.encode())
            status, _, words = run("init", "test", name, "--output", "document.test.yaml", DATE, cwd=folder)
            if status != 0:
                expect(status == 3 and words.strip(), f"document {number}: init test ends with {status}: {words}\n{text[:300]}")
                return 0
            status, text_of_run, words = run("test", "document.test.yaml", "--all", DATE, cwd=folder)
            expect(status == 0 and "(100 %)" in words, f"document {number}: its started test: {status}, {words}{text_of_run[:600]}")
            return 1

    with ThreadPoolExecutor() as pool:
        return sum(pool.map(one, enumerate(documents))), len(documents)


def changes_something(before, after):
    """Whether any device gets something else."""
    status, answer, words = run("diff", str(before), str(after), "--format", "json", DATE)
    expect(status in (0, 1), f"diff of {before} and a mutant ends with {status}: {words}")
    return bool(json.loads(answer)["changes"])


def hold_accepting(folder, tests, name):
    """What is accepted passes, and comments stay."""
    kept = tests.read_text()
    tests.write_text(kept.replace("\ncases:", "\n# A comment of ours.\ncases:"))
    status, _, words = run("test", tests.name, "--accept", "--all", DATE, cwd=folder)
    once = tests.read_text()
    expect("# A comment of ours." in once and once != kept, f"{tests.name}, {name}: --accept wrote nothing: {words}")
    expect(status == 0, f"{tests.name}, {name}: after --accept the exit status is {status}: {words}")
    status, _, _ = run("test", tests.name, "--accept", DATE, cwd=folder)
    expect(status == 0 and tests.read_text() == once, f"{tests.name}, {name}: a second --accept changes the file again")
    tests.write_text(kept)


def hold_hostile():
    """Nothing of a conformance suite is taken for tests, and nothing of it crashes."""
    suites = [CORPUS / "json-test-suite", CORPUS / "yaml-test-suite"]
    files = [file for suite in suites if suite.is_dir() for file in sorted(suite.rglob("*")) if file.is_file()]
    if not files:
        print("tests: the conformance suites are not there, and were left out")
    with tempfile.TemporaryDirectory() as folder:
        def one(number_and_file):
            number, file = number_and_file
            ending = "json" if "json" in str(file) else "yaml"
            name = f"{number}.test.{ending}"
            (Path(folder) / name).write_bytes(file.read_bytes()[:200_000])
            status, _, words = run("test", name, cwd=folder)
            expect(status in (2, 3) and words.strip(), f"{file.name} as a test: {status} {words[:200]}")
            # The same where the file is certainly ours, and its content stands for a case.
            body = file.read_bytes()[:2000].decode("utf-8", "replace").replace("\n", "\n    ")
            (Path(folder) / f"{number}b.test.yaml").write_text(f"document: a.json\ncases:\n  - case: x\n    {body}\n")
            status, _, words = run("test", f"{number}b.test.yaml", cwd=folder)
            expect(status in (2, 3), f"{file.name} in a test: {status} {words[:200]}")
        with ThreadPoolExecutor() as pool:
            list(pool.map(one, list(enumerate(files))[:: max(1, len(files) // 120)]))


AWKWARD = [
    "passes", "]]> </failure> <script>alert(1)</script>", "::error::x", "  ::warning::y", "##[error]z ##vso[x]", "a|b`c*_~ [a](b)",
    "# todo skip", "\\# no directive", "100 % %0A %25", "@bcn, a: b; c", "línia\nnova\tamb tabulador", "\u202etxet\u2066", "\x7f\x85\u2028", "é😀e\u0301",
]


def hold_formats():
    """What the JSON says of cases with awkward names is what every other format says."""
    from lxml import etree

    with tempfile.TemporaryDirectory() as folder:
        document = Path(folder) / "bus.json"
        shutil.copy(ROOT / "samples/osam-version/good/bus-lazy.json", document)
        device = {"platform": "android", "language": "ca", "version": 2021040000, "date": "2026-12-03 09:00"}
        cases = []
        for number, name in enumerate(AWKWARD):
            cases.append({"case": name, "expect": ["LAZY", "FORCE"][number % 2], **device})
            cases.append({"case": f"{name} too", "expect": "LAZY", "alert": {"title": name}, **device})
        (Path(folder) / "bus.test.json").write_text(json.dumps({"document": "bus.json", "cases": cases}))
        outputs = {}
        for name in ["json", "text", "junit", "tap", "github", "gitlab", "markdown"]:
            status, outputs[name], words = run("test", "--format", name, DATE, cwd=folder)
            expect(status == 1, f"test --format {name} ends with {status}: {words}")
        [file] = json.loads(outputs["json"])["files"]
        failed = [case for case in file["cases"] if case["status"] == "failed"]
        names = [case["case"] for case in file["cases"]]
        expect(names == [case["case"] for case in cases], "the JSON has other cases than the file")
        wrong = len(AWKWARD) // 2 + len(AWKWARD)
        expect(len(failed) == wrong, f"{len(failed)} cases fail, and not {wrong}")

        root = etree.fromstring(outputs["junit"].encode(), etree.XMLParser(resolve_entities=False))
        schemas = CORPUS / "output-schemas" / "junit"
        for schema in sorted(schemas.glob("*.xsd")):
            validator = etree.XMLSchema(etree.parse(str(schema)))
            expect(validator.validate(root), f"JUnit against {schema.name}: {validator.error_log}")
        if not schemas.exists():
            print("tests: the schemas of JUnit are not there, and were left out")
        expect(len(root.findall(".//testcase")) == len(cases), "JUnit has other cases")
        expect(len(root.findall(".//failure")) == wrong == int(root[0].get("failures")), "JUnit has other failures")
        expect(root.find(".//testcase").get("name") == "passes", "JUnit calls a case otherwise")

        lines = outputs["tap"].split("\n")
        points = [line for line in lines if re.match(r"(not )?ok ", line)]
        expect(lines[0] == "TAP version 14" and lines[-2] == f"1..{len(cases)}", "TAP has no version or no plan")
        expect([int(re.match(r"(?:not )?ok (\d+) - ", line)[1]) for line in points] == [*range(1, len(cases) + 1)],
               "the points of TAP are not counted")
        expect(sum(line.startswith("not ok") for line in points) == wrong, "TAP has other failures")
        expect(not any(re.search(r"(?<!\\)(\\\\)*#", line) for line in points), "a case of TAP is a directive")
        expect(all(line.startswith(("  ", "ok ", "not ok ", "1..", "TAP ")) or not line for line in lines),
               "a line of TAP is none of its kinds")

        commands = outputs["github"].rstrip("\n").split("\n")
        # GitHub keeps ten, and who reads the log is told how many more there are.
        last = commands.pop()
        expect(len(commands) == wrong and all(line.startswith("::error file=bus.test.json,line=") for line in commands)
               and str(wrong - 10) in last, f"GitHub gets other commands: {last}")
        entries = json.loads(outputs["gitlab"])
        expect(len({entry["fingerprint"] for entry in entries}) == wrong, "GitLab has other entries")
        where = sorted(entry["location"]["lines"]["begin"] for entry in entries)
        expect(len(where) == wrong and set(where) == {1}, "GitLab has other lines")
        rows = [line for line in outputs["markdown"].split("\n") if line.startswith("|")]
        expect(len(rows) == wrong + 2 and all(len(re.findall(r"(?<!\\)(?:\\\\)*\|", row)) == 5 for row in rows),
               "the table has other rows")
        expect("<" not in outputs["markdown"], "Markdown has a tag")
        expect(len(re.findall(r"^error\[failed-case\]", outputs["text"], re.M)) == wrong, "the text has other findings")
        for name, output in outputs.items():
            controls = re.findall(r"[\0-\x08\x0b-\x1f\x7f-\x9f]", output)
            expect(not controls, f"{name} has control characters: {sorted(set(controls))}")


def hold_drawing():
    """The drawing of the agenda is XML that runs nothing, loads nothing, and says what it shows."""
    from lxml import etree

    for folder in sorted((ROOT / "samples").glob("*/good")):
        status, text, words = run("agenda", str(folder), "--days", "400", DATE, "--format", "svg")
        expect(status == 0, f"agenda --format svg of {folder} ends with {status}: {words}")
        root = etree.fromstring(text.encode(), etree.XMLParser(resolve_entities=False))
        named = {etree.QName(element).localname for element in root.iter(etree.Element)}
        expect(root.tag == "{http://www.w3.org/2000/svg}svg" and {"title", "desc"} <= named, f"{folder}: no title, or no desc")
        strange = named & {"script", "image", "foreignObject", "a", "animate", "set"}
        expect(not strange, f"{folder}: the drawing has {strange}")
        for element in root.iter(etree.Element):
            for name, value in element.attrib.items():
                local = etree.QName(name).localname
                expect(not local.startswith("on"), f"{folder}: {local} runs something")
                expect("href" not in local and not re.search(r"url\((?!#)", value), f"{folder}: {local}={value} loads something")


def hold_calendar():
    """The calendar says what the JSON says, in lines that programs take."""
    from icalendar import Calendar

    folder = str(ROOT / "samples" / "osam-version" / "good")
    arguments = ["agenda", folder, "--days", "400", DATE]
    status, text, _ = run(*arguments, "--format", "ics")
    expect(status == 0, f"agenda --format ics ends with {status}")
    lines = text.encode().split(b"\r\n")
    expect(lines[-1] == b"" and b"\n" not in text.encode().replace(b"\r\n", b""), "a line of the calendar ends otherwise")
    expect(all(len(line) <= 75 for line in lines), "a line of the calendar is longer than 75 bytes")
    calendar = Calendar.from_ical(text)
    events = calendar.walk("VEVENT")
    _, answer, _ = run(*arguments, "--format", "json")
    wanted = [event for event in json.loads(answer)["events"]]
    expect(len(events) == len(wanted) > 3, f"{len(events)} events in the calendar, {len(wanted)} in the JSON")
    expect(len({str(event["UID"]) for event in events}) == len(events), "two events of the calendar have one UID")
    for event, other in zip(events, wanted):
        expect(str(event["UID"]) == other["uid"], "a UID of the calendar is not that of the JSON")
        expect(
            int(event["DTSTART"].dt.timestamp()) == other["at"] // 1000, f"{event['DTSTART'].dt} is not {other['at']}")
        expect(not event.errors, f"icalendar complains: {event.errors}")
    # What was edited elsewhere leaves the identifiers alone.
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        before = run("agenda", "--days", "400", DATE, "--format", "json", cwd=copy)[1]
        one = Path(copy) / "bus-lazy.json"
        one.write_text(one.read_text().replace("Nova versió disponible", "Hi ha una versió nova"))
        after = run("agenda", "--days", "400", DATE, "--format", "json", cwd=copy)[1]
        ids = [[event["uid"] for event in json.loads(text)["events"]] for text in (before, after)]
        expect(ids[0] == ids[1] and ids[0], "another text changes the identifiers of events")


def main():
    samples = sorted(ROOT.glob("samples/*/good/*"))
    with ThreadPoolExecutor() as pool:
        results = list(pool.map(hold_started, samples))
    seen, unseen = sum(one for one, _ in results), [name for _, names in results for name in names]
    whole = seen + len(unseen)
    for name in unseen:
        print(f"tests: no case sees {name}")
    print(f"tests: {len(samples)} started files; {seen} of {whole} mutants are seen ({100 * seen // max(whole, 1)} %)")
    expect(whole >= 60 and seen >= 0.95 * whole, "fewer than 95 of 100 mutants are seen")
    started, documents = hold_any_started()
    print(f"tests: of {documents} documents, many of them wrong, {started} have a started file that passes")
    expect(started > documents // 2, "too few have one")
    hold_hostile()
    hold_formats()
    hold_drawing()
    hold_calendar()
    for words in failures:
        print(f"tests: {words}")
    return 1 if failures else 0


PROGRAM = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else ""
if __name__ == "__main__":
    if not PROGRAM:
        sys.exit(__doc__.strip().splitlines()[-1])
    use_own_environment()
    sys.exit(main())
