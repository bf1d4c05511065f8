#!/usr/bin/env python3
"""Holds test files and the agenda against what they are for, from outside.

The test file that `init test` starts passes, touches everything that its releases give, and keeps its promise: of documents
of every kind each number, date and version is moved by one, each text and address gets a letter more, each box is turned
round and each word is put in the place of another. Where `diff` says that this changes something for the releases the file
was written for, a case fails; or `init test` has named the member as one that no case compares. That users who answered an
alert see it again after an edit is no mutant's doing: each edit does that. Cases are few, and their names say no outcome.

What is started of wrong documents passes as well. A second `--accept` changes nothing. Files that nobody would write end with
a sentence and exit status 2 or 3. Every format of a run is read by something else, and says what the JSON says. The calendar
is read by icalendar.

usage: tools/check-tests.py PROGRAM
"""

import datetime
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import zoneinfo
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".build-tools" / "tests"
PINNED = ["icalendar==7.3.0", "lxml==6.1.3", "PyYAML==6.0.3"]
CORPUS = Path(os.environ.get("OSAM_LINT_SHARED") or ROOT.parent / "shared") / "corpus"
DATE = "--date=2026-11-01T12:00:00Z"
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


ALERT = """{"data": {"id": 109, "appId": 400, "packageName": "cat.bcn.bus", "versionCode": 2026110000, "versionName": "4.2.0",
  "startDate": 1796079600000, "endDate": 1798757999999, "serverDate": 1795262400000, "platform": "PLATFORM",
  "comparisonMode": "MODE", "url": "https://play.google.com/store/apps/details?id=cat.bcn.bus",
  "title": {"ca": "Nova versió", "es": "Nueva versión", "en": "New version"},
  "message": {"ca": "Ja pots veure quan passa.", "es": "Ya puedes ver cuándo pasa.", "en": "You can see when it comes."},
  "ok": {"ca": "Actualitza", "es": "Actualizar", "en": "Update"}, "cancel": {"ca": "Ara no", "es": "Ahora no", "en": "Not now"},
  "checkBoxDontShowAgain": BOX, "dialogDisplayDuration": DURATION}}
"""
OLD = """{"ios": {"minimum_version": "1.2.3", "optional_update": {"version": "2.4.5", "notification_type": "ALWAYS"}},
  "android": {"minimum_version": "1.2.3", "optional_update": {"version": "2.4.5", "notification_type": "ONCE"}}}
"""
OLDER = """{"version": "4.1.0", "comparisonMode": MODE, "minSystemVersion": "11.2",
  "title": {"ca": "Versió nova", "es": "Versión nueva", "en": "New version"},
  "message": {"ca": "Ja hi és.", "es": "Ya está.", "en": "It is here."},
  "okButtonTitle": {"ca": "Actualitza", "es": "Actualizar", "en": "Update"},
  "cancelButtonTitle": {"ca": "Ara no", "es": "Ahora no", "en": "Not now"},
  "okButtonActionURL": "https://apps.apple.com/es/app/id6400000011"}
"""


def alert(mode, box="true", duration="3600", platform="ANDROID"):
    text = ALERT.replace("MODE", mode).replace("BOX", box).replace("DURATION", duration).replace("PLATFORM", platform)
    if platform == "ANDROID":
        return text
    return text.replace("play.google.com/store/apps/details?id=cat.bcn.bus", "apps.apple.com/es/app/id6400000011")


# Documents beside the samples: a name, a text, and the releases that are asked for; without any the newest.
DOCUMENTS = [
    ("alert-lazy.json", alert("LAZY"), None),
    ("alert-force.json", alert("FORCE", platform="IOS"), None),
    ("alert-inform.json", alert("INFO", box="false"), None),
    ("alert-always.json", alert("LAZY", duration="0", platform="IOS"), None),
    ("alert-second.json", alert("LAZY", box="false", duration="1"), "osam:3.0.0"),
    ("alert-older-release.json", alert("LAZY"), "osam:2.1.1"),
    ("rating-at-once.json", json.dumps({"data": {
        "packageName": "cat.bcn.bus", "platform": "ANDROID", "minutes": 0, "numAperture": 1,
        "message": {"ca": "T'agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}}}), None),
    ("older-optional.json", OLDER.replace("MODE", "0"), None),
    ("older-needed.json", OLDER.replace("MODE", "1"), None),
    ("pov-always.json", """{"ios2": [{"required_version": "1.2.3", "last_version_available": "2.4.5",
      "notify_last_version_frequency": "ALWAYS"}]}""", None),
    ("pov-merged.json", """{"ios2": [
      {"required_version": "1.2.3", "last_version_available": "2.4.5", "notify_last_version_frequency": "ONCE",
       "requirements": {"required_os_version": "14.0"}},
      {"required_version": "1.2.3", "last_version_available": "2.4.5", "notify_last_version_frequency": "ONCE",
       "requirements": {"required_os_version": "12.0"}},
      {"required_version": "1.2.3", "last_version_available": "2.4.0"}]}""", None),
    ("pov-android.json", """{"android2": [
      {"required_version": 120, "last_version_available": 245, "notify_last_version_frequency": "ALWAYS",
       "requirements": {"required_os_version": 26, "region": "bcn"}},
      {"required_version": 100, "last_version_available": 245, "requirements": {"required_os_version": 21}},
      {"last_version_available": 200}], "meta": {"channel": "store"}}""", None),
    ("pov-jvm.json", """{"jvm": [{"required_version": "1.2", "last_version_available": "2.0.0",
      "notify_last_version_frequency": "ALWAYS", "requirements": {"required_jvm_version": 17}},
      {"last_version_available": "1.9.9"}]}""", None),
    ("pov-old-ios.json", OLD.replace("optional_update", "latest_version"), "pov-ios:3.0.0"),
    ("pov-old-android.json", OLD, "pov-android:3.0.0"),
]

# Documents whose alerts stay away for a while after an OK.
QUIET = [
    "alert-lazy.json", "alert-inform.json", "alert-always.json", "alert-second.json", "bus-lazy.json", "museum-winter-hours.yaml",
]


def date_moved(text, key, step):
    """A written date a millisecond later or earlier; an endDate without a time is the end of its day."""
    day = len(text) == 10
    moment = datetime.datetime.fromisoformat(text)
    if day and key == "endDate":
        moment += datetime.timedelta(days=1, milliseconds=-1)
    moment += datetime.timedelta(milliseconds=step)
    return moment.isoformat(sep=" ", timespec="milliseconds")


WORDS = [["LAZY", "FORCE", "INFO", "NONE"], ["ALWAYS", "ONCE"], ["ANDROID", "IOS"]]


def values_beside(key, text, is_text):
    """What is written in the place of a value: each as its text, and whether it stands in quotes."""
    if re.fullmatch(r"\d{4}-\d\d-\d\d( \d\d:\d\d)?", text):
        return [(date_moved(text, key, step), False) for step in (1, -1)]
    if not is_text and text in ("true", "false"):
        return [("false" if text == "true" else "true", False)]
    for words in WORDS:
        if text in words:
            return [(word, True) for word in words if word != text]
    number = re.fullmatch(r"(-?|[0-9].*?)(\d+)(\D*)", text)
    # A sentence may begin with a number as well.
    if number and len(text) < 24:
        moved = [int(number[2]) + step for step in (1, -1)]
        return [(f"{number[1]}{value}{number[3]}", is_text) for value in moved if value >= 0]
    return [(text + "x", True)] if is_text else []


def scalars(node, path, offset=0):
    """Every value below a node: where it stands, and by which names it is reached."""
    import yaml

    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from scalars(value, [*path, key.value])
    elif isinstance(node, yaml.SequenceNode):
        for number, value in enumerate(node.value):
            yield from scalars(value, [*path, str(number)])
    else:
        yield node, path


def mutants(name, text):
    """The document with one value changed, with the member and what was changed."""
    import yaml

    is_json = name.endswith(".json")
    for root in yaml.compose_all(text, Loader=yaml.SafeLoader):
        for node, path in scalars(root, []):
            is_text = node.tag.endswith(":str") and not re.fullmatch(r"\d+[smhd]", node.value)
            member = ".".join(path[1:] if path[0] == "data" else path)
            for value, is_quoted in values_beside(path[-1], node.value, is_text):
                start, end = node.start_mark.index, node.end_mark.index
                written = json.dumps(value, ensure_ascii=False) if is_quoted or is_json and is_text else value
                tail = "\n" if text[start:end].endswith("\n") else ""
                yield member, f"{member}: {node.value[:40]} → {value[-40:]}", text[:start] + written + tail + text[end:]


def started(folder, name, text, clients):
    """The started file of a document, the releases that it was written for, and the members that it names as not compared."""
    import yaml

    (folder / name).write_text(text)
    tests = folder / f"{Path(name).stem}.test.yaml"
    asked = ["--clients", clients] if clients else []
    status, _, words = run("init", "test", name, "--output", tests.name, *asked, DATE, cwd=folder)
    expect(status == 0, f"{name}: init test ends with {status}: {words}")
    if status:
        return None, None, []
    content = yaml.load(tests.read_text(), Loader=yaml.BaseLoader)
    cases = [{**content.get("with", {}), **case} for case in content["cases"]]
    for case in cases:
        said = re.findall(r"[A-Za-z_-]+", case["case"])
        expect(case["expect"] not in said, f"{name}: the name of a case says what it gets: {case['case']}")
    if name.startswith("alert-"):
        expect(len(cases) <= 16, f"{name}: {len(cases)} cases, and not 16 at most")
        held = [case["language"] for case in cases if "alert" in case]
        expect(sorted(set(held)) == ["ca", "en", "es"] and len(held) <= 4, f"{name}: alerts are held in {held}")
    return tests, ",".join(sorted({case["clients"] for case in cases})), re.findall("“([^”]*)”", words)


def hold_started(document):
    """Mutants that were seen, and those that were not, of a document; and how many its report names."""
    name, text, asked = document
    seen, named, unseen = 0, 0, []
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        tests, clients, left_out = started(folder, name, text, asked)
        if tests is None:
            return 0, 0, []
        status, answer, words = run("test", tests.name, "--all", "--clients", clients, DATE, "--format", "json", cwd=folder)
        expect(status == 0, f"{name}: its started test ends with {status}: {words}")
        counted = json.loads(answer)["files"][0]["coverage"]
        # test looks at libraries that are not named as well, and init test leaves them out.
        libraries = {client.split(":")[0] for client in clients.split(",")}
        missing = [case for case in counted["missing"] if case["clients"].split(":")[0] in libraries]
        expect(counted["touched"] > 0 and not missing and (asked or not counted["missing"]), f"{name}: {counted}")
        (folder / "before").mkdir()
        before = folder / "before" / name
        before.write_text(text)
        failing = 0
        for member, change, mutant in mutants(name, text):
            (folder / name).write_text(mutant)
            status, _, _ = run("test", tests.name, "--all", DATE, "--format", "json", cwd=folder)
            # A document that cannot be read any more is seen as well.
            if status in (1, 2, 3):
                seen += 1
                failing += status == 1
                if status == 1 and failing % 8 == 1:
                    hold_accepting(folder, tests, change)
            # A new duration is a new alert as well, so diff says no more than that.
            elif changes_something(before, folder / name, clients) or member == "dialogDisplayDuration" and name in QUIET:
                if member in left_out:
                    named += 1
                else:
                    unseen.append(f"{name}: {change}")
        return seen, named, unseen


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
            asked = set(re.findall(r"clients: (\S+)", (Path(folder) / "document.test.yaml").read_text()))
            status, text_of_run, words = run(
                "test", "document.test.yaml", "--all", "--clients", ",".join(sorted(asked)), DATE, cwd=folder)
            expect(status == 0 and "(100 %)" in words, f"document {number}: its started test: {status}, {words}{text_of_run[:600]}")
            return 1

    with ThreadPoolExecutor() as pool:
        return sum(pool.map(one, enumerate(documents))), len(documents)


def changes_something(before, after, clients):
    """Whether any device gets something else of these releases; an alert that is the same and comes again is none."""
    status, answer, words = run("diff", str(before), str(after), "--clients", clients, "--format", "json", DATE)
    expect(status in (0, 1), f"diff of {before} and a mutant ends with {status}: {words}")
    return any(change["class"] != "again" for change in json.loads(answer)["changes"])


def hold_accepting(folder, tests, name):
    """What is accepted passes, and comments stay."""
    kept = tests.read_text()
    tests.write_text(kept.replace("\ncases:", "\n# A comment of ours.\ncases:"))
    status, _, words = run("test", tests.name, "--accept", "--all", DATE, cwd=folder)
    once = tests.read_text()
    # A text that is gone has no place in a case, which is said.
    if status == 3 and "has no place for what holds now" in words:
        tests.write_text(kept)
        return
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
            # Where people read it, cases that fail for one reason are joined otherwise.
            each = ["--all"] if name in ("text", "markdown") else []
            status, outputs[name], words = run("test", "--format", name, *each, DATE, cwd=folder)
            expect(status == 1, f"test --format {name} ends with {status}: {words}")
        _, joined, _ = run("test", DATE, cwd=folder)
        told = len(re.findall(r"^ *--> ", joined, re.M)) + len(re.findall(r"^ {4,}\d+:\d+ “", joined, re.M))
        [file] = json.loads(outputs["json"])["files"]
        failed = [case for case in file["cases"] if case["status"] == "failed"]
        names = [case["case"] for case in file["cases"]]
        expect(names == [case["case"] for case in cases], "the JSON has other cases than the file")
        wrong = len(AWKWARD) // 2 + len(AWKWARD)
        expect(told == wrong, f"{told} failed cases are told of, and not {wrong}")
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
    wanted = json.loads(answer)["events"]
    # An alert is one event, whatever the changes of which it is made.
    alerts = {(event["file"], event["document"], event["platform"]) for event in wanted}
    expect(len(events) == len(alerts) > 3, f"{len(events)} events in the calendar, {len(alerts)} alerts in the JSON")
    expect(len({str(event["UID"]) for event in events}) == len(events), "two events of the calendar have one UID")
    zone = zoneinfo.ZoneInfo("Europe/Madrid")

    def moment(value):
        """Milliseconds of an edge; of a day, those of its midnight."""
        if not isinstance(value, datetime.datetime):
            value = datetime.datetime.combine(value, datetime.time(), zone)
        return int(value.timestamp() * 1000)

    for change in wanted:
        edge = "DTSTART" if change["after"]["plain"] != "nothing" else "DTEND"
        own = [event for event in events if str(event["DESCRIPTION"]).startswith(change["file"])]
        # An end is said to the minute.
        far = [abs(moment(event[edge].dt) - change["at"]) for event in own]
        expect(any(distance < (60_000 if edge == "DTEND" else 1000) for distance in far), f"no {edge} is {change['at']}: {own}")
    for event in events:
        expect(not event.errors, f"icalendar complains: {event.errors}")
        expect(event["DTSTART"].dt < event["DTEND"].dt, f"an event ends before it begins: {event}")
    # What was edited elsewhere leaves the identifiers alone.
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        before = run("agenda", "--days", "400", DATE, "--format", "ics", cwd=copy)[1]
        one = Path(copy) / "bus-lazy.json"
        edited = one.read_text().replace("Nova versió disponible", "Hi ha una versió nova").replace("1801436340000", "1801349940000")
        expect(edited != one.read_text(), "nothing was edited")
        one.write_text(edited)
        after = run("agenda", "--days", "400", DATE, "--format", "ics", cwd=copy)[1]
        ids = [re.findall("UID:(.*)", text) for text in (before, after)]
        expect(ids[0] == ids[1] and ids[0], "another text or another day changes the identifiers of events")
        expect(before != after, "an edit of the day does not reach the calendar")


def main():
    samples = sorted(ROOT.glob("samples/*/good/*"))
    documents = [(path.name, path.read_text(), None) for path in samples] + DOCUMENTS
    expect(len(documents) >= 24, f"only {len(documents)} documents")
    with ThreadPoolExecutor() as pool:
        results = list(pool.map(hold_started, documents))
    seen, named = (sum(result[index] for result in results) for index in (0, 1))
    unseen = [name for result in results for name in result[2]]
    for name in unseen:
        print(f"tests: no case sees {name}")
    print(f"tests: {len(documents)} started files; {seen} mutants are seen, {len(unseen)} are not;"
          f" {named} are of members that are named as not compared")
    expect(not unseen, f"{len(unseen)} mutants change something, and no case sees them")
    expect(seen >= 450, f"only {seen} mutants are seen")
    passing, drawn = hold_any_started()
    print(f"tests: of {drawn} documents, many of them wrong, {passing} have a started file that passes")
    expect(passing > drawn // 2, "too few have one")
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
