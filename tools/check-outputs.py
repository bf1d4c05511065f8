#!/usr/bin/env python3
"""Puts every output of osam-lint before a well-kept validator, or a second reader written here.

The program runs over samples/ and over a folder of awkward names and texts, in every format. What --format json
says is taken for the truth; every other format must say the same of it in its own words and its own columns,
worked out here from the files. Schemas are in ../shared (OSAM_LINT_SHARED can name another folder); where they
are not, one line says so, and everything else is checked all the same.

usage: tools/check-outputs.py PROGRAM
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.parse
import venv
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".build-tools" / "outputs"
PINNED = ["jsonschema==4.26.0", "lxml==6.1.3"]
SHARED = Path(os.environ.get("OSAM_LINT_SHARED") or ROOT.parent / "shared") / "corpus" / "output-schemas"

DATE = ["--date", "2026-11-21T12:00:00Z"]
LEVELS = ["error", "warning", "info"]
UNCHECKED = "unchecked-file"


def use_own_environment():
    """Runs this script again in a virtual environment that has the pinned packages."""
    python = TOOLS / "bin" / "python"
    if Path(sys.prefix) == TOOLS:
        return
    stamp = TOOLS / "installed.txt"
    if not stamp.exists() or stamp.read_text() != "\n".join(PINNED):
        venv.create(TOOLS, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PINNED], check=True)
        stamp.write_text("\n".join(PINNED))
    os.execv(python, [str(python), __file__, *sys.argv[1:]])


# Files

RATING = ('{"data": {"id": 74, "appId": 401, "packageName": "cat.bcn.biblioteca", "platform": "ANDROID", %s'
          '"message": {"ca": "T\'agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}}}\n')
FAULTY = RATING % '"minutes": "2880", "minutes": 1440,, "numAperture": 5, '


def make_awkward_files(folder):
    """Names and texts that are hard to write down, and files that cannot be read."""
    nested = folder / "conf" / "a b"
    nested.mkdir(parents=True)
    (nested / "clean.json").write_text(RATING % '"minutes": 2880, "numAperture": 5, ')
    names = ["plain", "à la carta, 100% #1", "bell\a", "line\nend", "return\rhere", "tab\there", "::error::x",
             "##[error]x", "##vso[x]", "]]>", "a|b`c*_~", "<script>&amp;'\"", "@bcn !1 $x$", "\u202etxt", "\u2028",
             "é😀", "%0A::warning::x", "[a](b)", "\x7f\x85", " "]
    for name in names:
        (folder / "conf" / f"{name}.json").write_text(FAULTY)
    texts = {
        "crlf": FAULTY.replace(", ", ",\r\n\t"), "cr": FAULTY.replace(", ", ",\r"), "bom": "\ufeff" + FAULTY,
        "emoji": FAULTY.replace('"id"', '"😀é\u0301…\u2028": "👩\u200d👧", "id"'),
        "empty": "", "blank": "\n\n", "broken": FAULTY.replace("}}}", ""), "one-line": FAULTY.replace("\n", ""),
        "commands": FAULTY.replace(", ", ",\n  ::error ::x ##[error]y\n"),
        "markup": FAULTY.replace("T'agrada?", "]]> </failure> <script>alert(1)</script> | `x` @bcn [a](b)").replace(
            '"ANDROID"', '"<b>|`x`@bcn [a](b)"'),
        "many": "[" + ",\n".join([FAULTY.strip()] * 40) + "]\n",
    }
    for name, text in texts.items():
        (folder / f"{name}.json").write_bytes(text.encode())
    (folder / "latin.json").write_bytes(FAULTY.replace("¿", "é").encode("latin-1"))
    (folder / "wide.json").write_bytes(FAULTY.encode("utf-16"))
    (folder / "stream.yaml").write_text("versionCode: 12x # é😀\nplatform: ios\n---\n" * 3)
    (folder / "lost.json").symlink_to("nowhere.json")
    (folder / os.fsdecode(b"\xff.json")).write_text(FAULTY)


# Running


def run(program, folder, *arguments, **environment):
    environment = {name: value for name, value in os.environ.items()
                   if not name.startswith(("GITHUB_", "OSAM_LINT_", "TF_BUILD"))} | environment
    done = subprocess.run([program, "check", *DATE, *arguments], cwd=folder, env=environment, capture_output=True)
    assert done.returncode in (0, 1, 3), f"exit status {done.returncode}: {done.stderr.decode('utf-8', 'replace')}"
    return done


class Truth:
    """What there is to say, by --format json, and the files it is about."""

    def __init__(self, folder, answer, notes):
        self.folder = folder
        self.prefix = prefix_in_repository(Path(folder).resolve())
        self.findings = answer["findings"]
        self.summary = answer["summary"]
        self.unchecked = sum(" could not be checked: " in line for line in notes.decode("utf-8", "replace").split("\n"))
        assert self.summary["unchecked"] == self.unchecked
        self.bytes = {name: (Path(folder) / name).read_bytes() for name in {f["file"] for f in self.findings}}
        self.starts = {name: line_starts(content) for name, content in self.bytes.items()}

    def column(self, name, place, unit):
        """The column of a place: in bytes of the line, or in units of UTF-16 or code points of its text."""
        content, start = self.bytes[name], self.starts[name][place["line"] - 1]
        if unit == "bytes":
            return place["offset"] - start + 1
        if start == 0 and content.startswith(b"\xef\xbb\xbf"):
            start = min(3, place["offset"])
        text = content[start:place["offset"]].decode("utf-8", "replace")
        return 1 + (len(text.encode("utf-16-le")) // 2 if unit == "utf16" else len(text))

    def own(self, path):
        """A path from the root of the repository, as the run was given it."""
        assert path.startswith(self.prefix), path
        return path[len(self.prefix):]

    def is_text(self, name):
        """Of a file that is not UTF-8 nobody knows the columns."""
        try:
            self.bytes[name].decode()
            return True
        except UnicodeDecodeError:
            return False

    def places(self, unit):
        """Every finding: file, rule, severity, first and last line and column."""
        return Counter(
            (plain(f["file"]), f["rule"], f["severity"], f["range"]["start"]["line"], f["range"]["end"]["line"])
            + ((self.column(f["file"], f["range"]["start"], unit), self.column(f["file"], f["range"]["end"], unit))
               if self.is_text(f["file"]) else (None, None))
            for f in self.findings)


def prefix_in_repository(folder):
    """What a path from the root of the repository has before the path from a folder."""
    for root in [folder, *folder.parents]:
        if (root / ".git").exists():
            return "" if root == folder else folder.relative_to(root).as_posix() + "/"
    return ""


def line_starts(content):
    return [0] + [match.end() for match in re.finditer(rb"\r\n|\r|\n", content)]


def plain(path):
    return re.sub(r"^(\./+)+", "", path)


def same(left, right, what):
    assert left == right, f"{what}: only here {dict(left - right)}, only there {dict(right - left)}"


# JSON formats


def strict(text):
    """JSON without what only Python reads, and without two members of a name."""
    def pairs(members):
        assert len({name for name, _ in members}) == len(members), f"a name twice: {members}"
        return dict(members)

    def refuse(word):
        raise ValueError(f"{word} is no JSON")
    return json.loads(text, object_pairs_hook=pairs, parse_constant=refuse)


def check_gitlab(output, truth):
    assert not output.startswith(b"\xef\xbb\xbf"), "a byte-order mark"
    entries = strict(output)
    assert isinstance(entries, list)
    severities = {"major": "error", "minor": "warning", "info": "info"}
    found, fingerprints = Counter(), set()
    for entry in entries:
        assert set(entry) == {"description", "check_name", "fingerprint", "severity", "location"}, entry
        assert all(isinstance(entry[name], str) and entry[name] for name in set(entry) - {"location"}), entry
        assert set(entry["location"]) == {"path", "lines"} and set(entry["location"]["lines"]) == {"begin"}
        path, line = truth.own(entry["location"]["path"]), entry["location"]["lines"]["begin"]
        assert isinstance(line, int) and line >= 1 and not path.startswith(("./", "/")), entry
        assert entry["fingerprint"] not in fingerprints, f"twice: {entry}"
        fingerprints.add(entry["fingerprint"])
        if entry["check_name"] == UNCHECKED:
            assert entry["severity"] == "critical"
            found[UNCHECKED] += 1
        else:
            found[path, entry["check_name"], severities[entry["severity"]], line] += 1
    same(found, Counter(key[:4] for key in truth.places("bytes").elements())
         + Counter({UNCHECKED: truth.unchecked} if truth.unchecked else {}), "gitlab")


def check_rdjson(output, truth):
    answer = strict(output)
    validate(answer, "rdf/DiagnosticResult.json")
    assert answer["source"]["name"] == "osam-lint"
    found, unchecked = Counter(), 0
    fixes = {}
    for diagnostic in answer["diagnostics"]:
        assert set(diagnostic) <= {"message", "location", "severity", "code", "suggestions", "related_locations"}
        assert diagnostic["message"] and diagnostic["severity"] in ("ERROR", "WARNING", "INFO")
        path, rule = diagnostic["location"]["path"], diagnostic["code"]["value"]
        if rule == UNCHECKED:
            unchecked += 1
            continue
        start, end = (diagnostic["location"]["range"][name] for name in ("start", "end"))
        found[path, rule, diagnostic["severity"].lower(), start["line"], end["line"],
              *((start["column"], end["column"]) if truth.is_text(path) else (None, None))] += 1
        for suggestion in diagnostic.get("suggestions", []):
            first, last = (offset_in_bytes(truth, path, suggestion["range"][name]) for name in ("start", "end"))
            content = truth.bytes[path]
            fixes.setdefault((path, rule, start["line"], start["column"]), []).append(
                content[:first] + suggestion["text"].encode() + content[last:])
    same(found, truth.places("bytes"), "rdjson")
    assert unchecked == truth.unchecked
    check_fixes(fixes, truth, "bytes")
    return len(fixes)


def offset_in_bytes(truth, path, place):
    return truth.starts[path][place["line"] - 1] + place["column"] - 1


def check_fixes(fixes, truth, unit):
    """Each repair that is offered gives the file that the edits of --format json give."""
    expected = {}
    for finding in truth.findings:
        fix, content = finding["fix"], truth.bytes[finding["file"]]
        if not fix or not fix["safe"]:
            continue
        for edit in reversed(fix["edits"]):
            start, end = (edit["range"][name]["offset"] for name in ("start", "end"))
            content = content[:start] + edit["text"].encode() + content[end:]
        place = finding["range"]["start"]
        expected.setdefault((plain(finding["file"]), finding["rule"], place["line"],
                             truth.column(finding["file"], place, unit)), []).append(content)
    for key, contents in fixes.items():
        assert contents == expected.get(key), f"another repair of {key}"
    # SARIF has no way to take away a byte-order mark; a long way between two edits is no suggestion.
    missing = [key for key in expected if key not in fixes and key[1] != "byte-order-mark"]
    assert len(missing) <= len(expected) // 10, f"not offered: {missing}"


def check_sarif(output, truth):
    log = strict(output)
    validate(log, "sarif/sarif-schema-2.1.0.json")
    assert log["version"] == "2.1.0" and log["$schema"].startswith("https://")
    [run] = log["runs"]
    assert run["columnKind"] == "utf16CodeUnits" and "\u2028" not in run["newlineSequences"]
    driver = run["tool"]["driver"]
    assert driver["name"] == "osam-lint" and re.fullmatch(r"\d+\.\d+\.\d+", driver["semanticVersion"])
    rules = driver["rules"]
    for rule in rules:
        for name, longest in [("shortDescription", 1024), ("fullDescription", 1024), ("help", None)]:
            assert rule[name]["text"] and (longest is None or len(rule[name]["text"]) <= longest), rule["id"]
        assert rule["help"]["markdown"] and len(rule["properties"]["tags"]) <= 20
        assert rule["properties"]["problem.severity"] in ("error", "warning", "recommendation")
        assert rule["properties"]["precision"] in ("very-high", "high", "medium", "low")
    assert Counter(rule["id"] for rule in rules) == Counter({result["ruleId"] for result in run["results"]})
    levels = {"error": "error", "warning": "warning", "note": "info"}
    found, others, fixes, prints, hashes = Counter(), Counter(), {}, set(), {}
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["message"]["text"] and "](" not in result["message"]["text"]
        [location] = result["locations"]
        path, region = place_in_sarif(location, truth)
        found[path, result["ruleId"], levels[result["level"]], region["startLine"], region["endLine"],
              *((region["startColumn"], region["endColumn"]) if truth.is_text(path) else (None, None))] += 1
        for related in result.get("relatedLocations", []):
            others[path, result["ruleId"], place_in_sarif(related, truth)[0]] += 1
            assert related["message"]["text"]
        own = result["partialFingerprints"]["osamLint/v1"]
        assert own not in prints, f"twice: {own}"
        prints.add(own)
        if truth.is_text(path):
            if path not in hashes:
                hashes[path] = line_hashes(truth.bytes[path].decode())
            line = hashes[path][region["startLine"] - 1]
            assert result["partialFingerprints"]["primaryLocationLineHash"] == line, f"{path}: {region}"
        for fix in result.get("fixes", []):
            [change] = fix["artifactChanges"]
            content = truth.bytes[path]
            for replacement in reversed(change["replacements"]):
                deleted = replacement["deletedRegion"]
                start = offset_in_sarif(truth, path, deleted["startLine"], deleted["startColumn"])
                end = offset_in_sarif(truth, path, deleted["endLine"], deleted["endColumn"])
                text = replacement.get("insertedContent", {}).get("text", "")
                content = content[:start] + text.encode() + content[end:]
            fixes.setdefault((path, result["ruleId"], region["startLine"], region["startColumn"]), []).append(content)
    same(found, truth.places("utf16"), "sarif")
    same(others, Counter((plain(f["file"]), f["rule"], plain(r["file"])) for f in truth.findings for r in f["related"]),
         "places beside findings in sarif")
    check_fixes(fixes, truth, "utf16")
    [invocation] = run["invocations"]
    assert invocation["executionSuccessful"] == (truth.unchecked == 0)
    assert len(invocation.get("toolExecutionNotifications", [])) == truth.unchecked
    return len(fixes)


def place_in_sarif(location, truth):
    physical = location["physicalLocation"]
    uri = physical["artifactLocation"]["uri"]
    assert re.fullmatch(r"[A-Za-z0-9._~/%-]+", uri) and not uri.startswith(("/", "./")), uri
    region = physical["region"]
    assert set(region) == {"startLine", "startColumn", "endLine", "endColumn"} and min(region.values()) >= 1
    return truth.own(urllib.parse.unquote(uri, errors="strict")), region


def offset_in_sarif(truth, path, line, column):
    """Where a column of UTF-16 is in the bytes."""
    content, start = truth.bytes[path], truth.starts[path][line - 1]
    if start == 0 and content.startswith(b"\xef\xbb\xbf"):
        start = 3
    units = content[start:].decode().encode("utf-16-le")[:2 * (column - 1)]
    return start + len(units.decode("utf-16-le").encode())


def line_hashes(text):
    """primaryLocationLineHash of every line, from its definition."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace(" ", "").replace("\t", "") + "\uffff"
    units = [int.from_bytes(text.encode("utf-16-le", "surrogatepass")[2 * i:2 * i + 2], "little")
             for i in range(len(text.encode("utf-16-le", "surrogatepass")) // 2)]
    starts = [i for i in range(len(units)) if i == 0 or units[i - 1] == 10]
    units += [0] * 100
    seen, hashes = Counter(), []
    for start in starts:
        value = 0
        for unit in units[start:start + 100]:
            value = (value * 37 + unit) % 2**64
        seen[value] += 1
        hashes.append(f"{value:x}:{seen[value]}")
    return hashes


# XML


def parse_xml(output):
    from lxml import etree
    return etree.fromstring(output, etree.XMLParser(resolve_entities=False))


def check_junit(output, truth, fail_on="error"):
    from lxml import etree
    root = parse_xml(output)
    for name in ["junit/JUnit.xsd", "junit/junit-10.xsd"]:
        if SHARED.exists():
            etree.XMLSchema(etree.parse(str(SHARED / name))).assertValid(root)
    failing = LEVELS[:LEVELS.index(fail_on) + 1]
    counts = Counter()
    for suite in root:
        cases = suite.findall("testcase")
        assert len(cases) == int(suite.get("tests")) >= 1
        assert len({case.get("name") for case in cases}) == len(cases), "two cases of one name"
        for name, attribute in [("failure", "failures"), ("skipped", "skipped"), ("error", "errors")]:
            assert len(suite.findall(f"testcase/{name}")) == int(suite.get(attribute))
            counts[name] += int(suite.get(attribute))
        assert suite.get("timestamp") == "1970-01-01T00:00:00"
    severities = Counter(f["severity"] for f in truth.findings)
    assert counts["failure"] == sum(severities[level] for level in failing)
    assert counts["skipped"] == sum(severities.values()) - counts["failure"]
    assert counts["error"] == truth.unchecked
    names = [suite.get("name") for suite in root]
    assert len(set(names)) == len(names), "two suites of one name"
    files = [name for name in names if not name.endswith(", compared with others")]
    assert len(files) == truth.summary["files"] + truth.unchecked


def check_checkstyle(output, truth):
    root = parse_xml(output)
    assert root.tag == "checkstyle" and root.get("version")
    found, unchecked = Counter(), 0
    for file in root:
        assert file.tag == "file" and set(file.attrib) == {"name"} and len(file)
        for error in file:
            assert error.tag == "error" and set(error.attrib) == {"line", "column", "severity", "message", "source"}
            assert int(error.get("line")) >= 1 and int(error.get("column")) >= 1 and error.get("message")
            rule = error.get("source").removeprefix("osam-lint.")
            if rule == UNCHECKED:
                unchecked += 1
                continue
            name = written_back(file.get("name"))
            found[name, rule, error.get("severity"), int(error.get("line")),
                  int(error.get("column")) if truth.is_text(name) else None] += 1
    same(found, Counter((*key[:4], key[5]) for key in truth.places("scalars").elements()), "checkstyle")
    assert unchecked == truth.unchecked


def written_back(name):
    """A name with the characters that XML cannot carry."""
    return re.sub(r"\\u\{([0-9A-F]+)\}", lambda match: chr(int(match[1], 16)), name)


# Logs

COMMAND = re.compile(r"::(?P<name>[a-z-]+) (?P<properties>.*?)::(?P<data>.*)", re.DOTALL)
# What the runner has registered; a name it does not know is no command.
REGISTERED = {"error", "warning", "notice", "debug", "group", "endgroup", "add-mask", "set-env", "set-output",
              "add-path", "save-state", "stop-commands", "add-matcher", "remove-matcher", "echo"}


def obeyed(text):
    """Lines that the runner of GitHub Actions, or that of Azure, could take for a command."""
    lines = re.split(r"\r\n|\r|\n", text)
    # str.strip knows the same blanks as TrimStart, and four separators more.
    return [line for line in lines if line.lstrip().startswith("::") or re.search(r"##(vso)?\[", line, re.I)]


def unescaped(text, further, percent="%25"):
    for code, character in [("%0D", "\r"), ("%0A", "\n"), *further, (percent, "%")]:
        text = text.replace(code, character)
    return text


def check_github(output, truth):
    text = output.decode()
    found, names, unchecked = Counter(), [], 0
    lines = text.split("\n")
    assert lines.pop() == ""
    last = None if not lines or lines[-1].startswith("::") else lines.pop()
    for line in lines:
        match = COMMAND.fullmatch(line)
        assert match and "\r" not in line, line
        properties = {}
        for part in match["properties"].split(","):
            name, value = part.split("=", 1)
            assert value and name not in properties, line
            properties[name] = unescaped(value, [("%3A", ":"), ("%2C", ",")])
        names.append(match["name"])
        if properties["title"] == UNCHECKED:
            unchecked += 1
            continue
        columns = (None, None)
        first, final = int(properties["line"]), int(properties["endLine"])
        assert ("col" in properties) == ("endColumn" in properties) == (first == final), line
        path = truth.own(written_back(properties["file"]))
        if "col" in properties and truth.is_text(path):
            columns = (int(properties["col"]), int(properties["endColumn"]))
        found[path, properties["title"], {"notice": "info"}.get(match["name"], match["name"]), first, final,
              *columns] += 1
    expected = Counter()
    for key, count in truth.places("scalars").items():
        expected[key if key[3] == key[4] else (*key[:5], None, None)] += count
    same(found, expected, "github")
    assert unchecked == truth.unchecked
    assert names == sorted(names, key=["error", "warning", "notice"].index), "not errors first"
    hidden = {name: count - 10 for name, count in Counter(names).items() if count > 10}
    assert bool(hidden) == bool(last) and all(str(count) in last for count in hidden.values()), last


AZURE = ("##vso[task.logissue type=error;", "##vso[task.logissue type=warning;")


def check_azure(output, truth):
    """As azure-pipelines-agent takes lines apart: up to the first “]”, at “;” and “=”, and then the escapes."""
    found, kinds, unchecked, notes, last = Counter(), [], 0, 0, None
    further = [("%3B", ";"), ("%5D", "]")]
    for line in output.decode().split("\n")[:-1]:
        assert last is None, line
        if not line.startswith("##vso["):
            last = line if line.startswith("Azure keeps ") else None
            notes += last is None
            assert last or re.search(r": info\[[a-z-]+\]: ", line), line
            continue
        assert line.startswith(AZURE) and "\r" not in line and not notes, line
        head, data = line.removeprefix("##vso[task.logissue ").split("]", 1)
        properties = dict(part.split("=", 1) for part in head.split(";") if part)
        properties = {name: unescaped(value, further, "%AZP25") for name, value in properties.items()}
        kinds.append(properties["type"])
        path = truth.own(written_back(properties["sourcepath"]))
        assert data, line
        if properties["code"] == UNCHECKED:
            unchecked += 1
            continue
        column = int(properties["columnnumber"]) if truth.is_text(path) else None
        found[path, properties["code"], properties["type"], int(properties["linenumber"]), column] += 1
    expected = Counter()
    for key, count in truth.places("scalars").items():
        if key[2] != "info":
            expected[(*key[:4], key[5])] += count
    same(found, expected, "azure")
    assert notes == sum(f["severity"] == "info" for f in truth.findings) and unchecked == truth.unchecked
    assert kinds == sorted(kinds), "not errors first"
    hidden = [count - 10 for count in Counter(kinds).values() if count > 10]
    assert bool(hidden) == bool(last) and all(str(count) in last for count in hidden), last


def check_markdown(output, truth):
    text = output.decode()
    # The one tag keeps a dollar from beginning a formula.
    plain = text.replace("<span>&#36;</span>", "")
    assert len(text) < 65536 and "<" not in plain and not re.search(r"@\w", text)
    rows = [line for line in text.split("\n") if line.startswith("|")]
    assert all(len(re.findall(r"(?<!\\)(?:\\\\)*\|", row)) == 5 for row in rows), "not four cells"
    left = re.search(r"^Left out.*: (.*)\.$", text, re.M)
    left = sum(int(number) for number in re.findall(r"\d+", left[1])) if left else 0
    joined = sum(int(number) for row in rows for number in re.findall(r"\. (\d+) more like this: ", row))
    assert max(0, len(rows) - 2) + joined + left == len(truth.findings) + truth.unchecked


def check_concise(output, truth):
    found = Counter(re.findall(r"^.*: (error|warning|info)\[([a-z-]+)\]: ", output.decode(), re.M))
    same(found, Counter((f["severity"], f["rule"]) for f in truth.findings), "concise")


def check_text(output, truth):
    # A finding begins with its rule and goes on with its place; its first line may be folded. Others that say the same
    # have their places below its frame.
    found, joined = [], 0
    block = re.compile(r"^(error|warning|info)\[([a-z-]+)\]: .*\n(?:  .*\n)*? +--> .*:(\d+):(\d+)\n +\|$", re.M)
    blocks = list(block.finditer(output.decode()))
    for this, following in zip(blocks, [*blocks[1:], None]):
        found.append(this.groups())
        rest = output.decode()[this.end():following.start() if following else None]
        more = re.search(r"^ +=  ?(\d+) more like this: ((?:.|\n(?! *= | *\|)(?!\n))*)", rest, re.M)
        if not more:
            continue
        places = re.findall(r"(?:^|; )(\d+):(\d+)(?=[ ;]|$)", re.sub(r"\n +", " ", more[2]).strip())
        assert len(places) == int(more[1]), more[0]
        found += [(this[1], this[2], *place) for place in places]
        joined += len(places)
    last = re.search(r"^--all shows (\d+) more findings as a whole\.$", output.decode(), re.M)
    assert int(last[1] if last else 0) == joined, "what --all adds"
    start = [f["range"]["start"] for f in truth.findings]
    same(Counter(found), Counter(
        (f["severity"], f["rule"], str(at["line"]), str(at["column"])) for f, at in zip(truth.findings, start)), "text")


def check_json(output, truth):
    strict(output)


# A row for each format: what its output must say of a folder.
CHECKS = {
    "text": check_text,
    "concise": check_concise,
    "json": check_json,
    "github": check_github,
    "azure": check_azure,
    "gitlab": check_gitlab,
    "sarif": check_sarif,
    "junit": check_junit,
    "checkstyle": check_checkstyle,
    "rdjson": check_rdjson,
    "markdown": check_markdown,
}
FORMATS = list(CHECKS)


def validate(value, schema):
    import jsonschema
    if SHARED.exists():
        jsonschema.Draft4Validator(json.loads((SHARED / schema).read_text())).validate(value)


# The whole


def check_folder(program, folder, reports):
    """Every format over a folder, alone and all in one run; says how many findings there were."""
    first = run(program, folder, "--format", "json")
    truth = Truth(folder, strict(first.stdout), first.stderr)
    outputs = {}
    for name in FORMATS:
        done = run(program, folder, "--format", name)
        assert done.returncode == first.returncode, name
        outputs[name] = done.stdout
        try:
            CHECKS[name](done.stdout, truth)
        except Exception as error:
            raise AssertionError(f"{folder}, {name}: {error}") from error
    for level in LEVELS:
        check_junit(run(program, folder, "--format", "junit", "--fail-on", level).stdout, truth, level)
    options = [f"--output={name}:{reports / name}" for name in FORMATS]
    together = run(program, folder, "--quiet", *options)
    assert together.stdout == b"" and together.returncode == first.returncode
    for name in FORMATS:
        assert (reports / name).read_bytes() == outputs[name], f"{name} is another in a file"
    check_log(program, folder, reports, outputs)
    return len(truth.findings), truth.unchecked


def check_log(program, folder, reports, outputs):
    """In GitHub Actions only the format that is made for it gives commands, and the summary is added."""
    summary = reports / "summary.md"
    summary.write_text("# Before\n")
    environment = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(summary)}
    for name in [*FORMATS, "auto"]:
        done = run(program, folder, "--format", name, **environment)
        assert not obeyed(done.stderr.decode("utf-8", "replace")), name
        lines = obeyed(done.stdout.decode())
        if name in ("github", "auto"):
            known = ("::error file=", "::warning file=", "::notice file=")
            assert all(line.startswith(known) and not re.search(r"##(vso)?\[", line) for line in lines)
        elif name == "azure":
            assert all(line.startswith(AZURE) and not re.search(r"##(vso)?\[", line[2:]) for line in lines)
        else:
            assert not lines, f"{name}: {lines[:3]}"
        if outputs.get(name, b"")[:1] in (b"{", b"["):
            assert strict(done.stdout) == strict(outputs[name]), f"{name} says something else in a log"
    assert summary.read_bytes() == b"# Before\n" + outputs["markdown"] * 2
    done = run(program, folder, "--diff", **environment)
    assert not obeyed((done.stdout + done.stderr).decode("utf-8", "replace")), "the difference"


def formats(program):
    """What the program says it takes."""
    answer = subprocess.run([program, "check", "--format", "no-such"], capture_output=True, text=True).stderr
    return re.findall(r"[a-z]+", answer.split("the values of --format: auto, ")[1].split("\n")[0].replace(" or ", " "))


def main():
    program = str(Path(sys.argv[1]).resolve())
    assert formats(program) == FORMATS, f"formats are {formats(program)}, and checked are {FORMATS}"
    if not SHARED.exists():
        print(f"skipped: validation by schemas (no folder {SHARED}; OSAM_LINT_SHARED can name another)")
    with tempfile.TemporaryDirectory(prefix="osam-lint-outputs-") as place:
        awkward, clean, reports = (Path(place) / name for name in ("awkward", "clean", "reports"))
        for folder in (awkward, clean, reports):
            folder.mkdir()
        make_awkward_files(awkward)
        (clean / "clean.json").write_text(RATING % '"minutes": 2880, "numAperture": 5, ')
        for name, folder in [("samples", ROOT / "samples"), ("awkward files", awkward), ("a clean file", clean)]:
            findings, unchecked = check_folder(program, folder, reports)
            print(f"{name}: {findings} findings and {unchecked} unreadable files, the same in {len(FORMATS)} formats")


if __name__ == "__main__":
    use_own_environment()
    main()
