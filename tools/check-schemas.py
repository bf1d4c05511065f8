#!/usr/bin/env python3
"""Compares the JSON Schemas with the shape rules, document by document.

A well-kept validator (jsonschema from PyPI) and `osam-lint-dev shapes` look at the same documents:
the examples in the schemas, every sample, and seeded mutations of the good ones. They must agree on
each, unless one of the things the schema itself lists under `x-cannot-say` is the reason. Schemas without
such a list are for editors, of kinds whose libraries read one document in different ways: only the good
samples are put before them.

The schema of settings is compared in the same way with `osam-lint check` of a settings file: over the
examples of a started file, that of docs/settings.md, and mutations of them. That of tests says which keys
there are; what `check` takes of a test file and of mutations of it, the schema takes.

usage: tools/check-schemas.py [path of osam-lint-dev [path of osam-lint]]
"""

import datetime
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import venv
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SETTINGS_SCHEMA = ROOT / "schemas" / "settings.schema.json"
TEST_SCHEMA = ROOT / "schemas" / "test.schema.json"
TOOLS = ROOT / ".build-tools" / "schemas"
PINNED = ["jsonschema==4.26.0", "PyYAML==6.0.3"]
SEED = 20260101
MUTATIONS_PER_SCHEMA = 400
MUTATIONS_OF_SETTINGS = 2000
MUTATIONS_OF_TESTS = 1000
FEWEST_MUTATIONS = 500


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


# Documents that keep what `json` throws away: duplicate names and how numbers are written.


class Object(list):
    """An object as a list of (name, value)."""


class Raw(str):
    """A value as it is written."""


def parse(text):
    return json.loads(text, object_pairs_hook=Object, parse_float=Raw, parse_int=Raw, parse_constant=refuse)


def refuse(word):
    raise ValueError(f"{word} is no JSON")


def written(value):
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, Object):
        return "{" + ", ".join(f"{json.dumps(name)}: {written(inner)}" for name, inner in value) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


# Mutations

WORDS = ["", "text", "5", "-5", "007", "+5", " 5", "5.0", "1e3", "9223372036854775808", "1e-1", "true", "TRUE", "False",
         "yes", "null", "LAZY", "lazy", " LAZY", "FORCE", "IOS", "ios", "2022-02-20", "2022-02-30", "2022-13-01",
         "2022-02-20 10:00", "2022-02-20T24:00:00Z", "2022-02-20T10:00:00+01:00", "2022-02-20T10:00:00+0100",
         "2026-03-29 02:30", "1h", "1h30m", "30m1h", "1 h", "9223372036854775807d", "h", "99999999999", "1.5"]
NUMBERS = ["0", "-0", "5", "-5", "2147483647", "2147483648", "-2147483648", "-2147483649", "4294967296",
           "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
           "20000000000000000000", "1.0", "1.5", "1e3", "1E3", "1e+2", "20e-1", "1e-1", "9007199254740993e0"]


def any_value(dice):
    pick = dice.randrange(10)
    if pick < 3:
        return Raw(dice.choice(NUMBERS))
    if pick < 7:
        return dice.choice(WORDS)
    return dice.choice([None, True, False, [], Object(), ["a"], Object([("a", Raw("1"))]), [Object()]])


def other_name(dice, name, names):
    return dice.choice([name.upper(), name.lower(), name + "s", name[:-1], name[1:] + name[0], "x", dice.choice(names),
                        name.capitalize(), "_" + name])


def any_texts(dice, texts):
    """A text map with something changed."""
    texts = Object(texts) if isinstance(texts, Object) else Object()
    place = dice.randrange(len(texts)) if texts else 0
    pick = dice.randrange(8)
    if pick == 0 and texts:
        del texts[place]
    elif pick == 1:
        texts.append(("fr", any_value(dice)))
    elif pick == 2 and texts:
        texts[place] = (texts[place][0], any_value(dice))
    elif pick == 3 and texts:
        texts[place] = (dice.choice(["cat", "ES", "esp", "en-GB", "eng", "xx"]), texts[place][1])
    elif pick == 4 and texts:
        texts.insert(0, (texts[place][0], any_value(dice)))
    elif pick == 5 and texts:
        texts.append((texts[place][0], any_value(dice)))
    elif pick == 6 and texts:
        texts[place] = (texts[place][0], "")
    else:
        return any_value(dice)
    return texts


def mutate_members(dice, members):
    names = [name for name, _ in members]
    place = dice.randrange(len(members)) if members else None
    pick = dice.randrange(12)
    if place is None or pick == 0:
        members.append((dice.choice(["extra", "models", "osVersion", "neutral", "appStoreIdentifier", "data"]), any_value(dice)))
        return
    name, value = members[place]
    if pick <= 2:
        del members[place]
    elif pick == 3:
        members[place] = (name, None)
    elif pick == 4:
        members[place] = (other_name(dice, name, names), value)
    elif pick == 5:
        members.insert(dice.randrange(place + 1), (name, any_value(dice)))
    elif pick == 6:
        members.append((name, value))
    elif isinstance(value, Object) and pick <= 9:
        members[place] = (name, any_texts(dice, value))
    elif isinstance(value, Raw) and pick <= 9:
        number = dice.choice(NUMBERS)
        members[place] = (name, Raw(number) if dice.randrange(3) else number)
    else:
        members[place] = (name, any_value(dice))


def mutate(dice, text):
    """One to three changes to a good document."""
    document = parse(text)
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        if not isinstance(document, Object) or dice.randrange(12) == 0:
            document = mutated_root(dice, document)
            continue
        inner = next((value for name, value in document if name == "data" and isinstance(value, Object)), None)
        mutate_members(dice, document if inner is None else inner)
    return written(document)


def mutated_root(dice, document):
    inner = document[0][1] if isinstance(document, Object) and len(document) == 1 else document
    return dice.choice([
        inner, [document], Object([("data", document)]), Object([("Data", inner)]), Object([("data", inner), ("data", inner)]),
        Object([("data", None)]), Object([("data", [inner])]), Object([("data", inner), ("status", None)]),
        Object([("data", "x"), ("data", inner)]), [document, document], any_value(dice)])


def sweep(text):
    """A good document with every member in turn given every word and number."""
    for value in [Raw(number) for number in NUMBERS] + NUMBERS + WORDS + [None, True, False, [], Object(), ["a"]]:
        document = parse(text)
        inner = next((value for name, value in document if name == "data"), document)
        for place, (name, old) in enumerate(inner):
            inner[place] = (name, value)
            yield written(document)
            inner[place] = (name, old)


# What a schema cannot say


def touched_limits(schema, text):
    """Names of the limits that a text has to do with."""
    limits = set()
    properties = schema["$defs"]["members"]["properties"]

    def look(value):
        if isinstance(value, Object):
            if len({name for name, _ in value}) < len(value):
                limits.add("duplicate-names")
            for name, inner in value:
                if isinstance(inner, Raw) and name in properties and abs(int_or_zero(inner)) > 2**63 - 1:
                    limits.add("wrapped-number")
                if isinstance(inner, str) and not isinstance(inner, Raw):
                    limits.update(limits_of_text(properties.get(name, {}), inner))
                look(inner)
        elif isinstance(value, Raw):
            if set(value) & set(".eE"):
                limits.add("number-notation")
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    look(parse(text))
    return limits


def int_or_zero(text):
    return int(text) if re.fullmatch("-?[0-9]+", text) else 0


def limits_of_text(member, text):
    forms = member.get("anyOf", [])
    number = next((form for form in forms if form.get("type") == "integer"), None)
    if number is None:
        return
    if re.fullmatch("[-+]?[0-9]+", text) and not number["minimum"] <= int(text) <= number["maximum"]:
        yield "quoted-number-range"
    if re.fullmatch("-?[0-9]+[eE][-+0-9]*", text):
        yield "quoted-exponent"
    if re.match("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        try:
            datetime.date.fromisoformat(text[:10])
        except ValueError:
            yield "calendar"
    if re.fullmatch("([0-9]+[dhms])+", text):
        units = {"d": 86400, "h": 3600, "m": 60, "s": 1}
        if sum(int(count) * units[unit] for count, unit in re.findall("([0-9]+)([dhms])", text)) > 2**63 - 1:
            yield "long-duration"


# YAML as its 1.2 core schema types it, which is how the program reads it.


def yaml_documents(text):
    """The documents of a YAML text as JSON texts, or nothing when it cannot be read."""
    import yaml

    class Core(yaml.SafeLoader):
        yaml_implicit_resolvers = {}

    for tag, form, first in [
        ("null", "^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
        ("bool", "^(?:true|True|TRUE|false|False|FALSE)$", list("tTfF")),
        ("int", "^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", list("-+0123456789")),
        ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", list("-+0123456789.")),
        ("merge", "^(?:<<)$", ["<"]),
    ]:
        Core.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(form), first)

    def whole(loader, node):
        text = loader.construct_scalar(node)
        base = {"0o": 8, "0x": 16}.get(text[:2])
        return Raw(int(text[2:], base) if base else int(text))

    def pairs(loader, node):
        own = [key.value for key, _ in node.value]
        loader.flatten_mapping(node)
        members = [(str(loader.construct_object(key)), loader.construct_object(value, deep=True)) for key, value in node.value]
        return Object(members) if "<<" not in own else Object(dict(members).items())

    Core.add_constructor("tag:yaml.org,2002:int", whole)
    Core.add_constructor("tag:yaml.org,2002:float", lambda loader, node: Raw(loader.construct_scalar(node)))
    Core.add_constructor("tag:yaml.org,2002:map", pairs)
    try:
        return [written(document) for document in yaml.load_all(text, Core)]
    except (yaml.YAMLError, ValueError):
        return []


# The comparison


class Case:
    def __init__(self, kind, role, text, origin, syntax="json"):
        self.kind, self.role, self.text, self.origin, self.syntax = kind, role, text, origin, syntax


def schemas():
    for path in sorted((ROOT / "schemas").glob("*.schema.json")):
        if path in (SETTINGS_SCHEMA, TEST_SCHEMA):
            continue
        name = path.name.removesuffix(".schema.json")
        role = "authored" if name.endswith(".authored") else "served"
        yield (name.removesuffix(".authored"), role), json.loads(path.read_text())


def samples(kinds):
    for path in sorted((ROOT / "samples").glob("*/*/*")):
        kind, quality = path.parts[-3], path.parts[-2]
        if kind not in kinds or path.suffix not in (".json", ".yaml", ".yml"):
            continue
        try:
            text = path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            continue
        syntax = "json" if path.suffix == ".json" else "yaml"
        role = "served" if syntax == "json" else "authored"
        yield Case(kind, role, text, f"{path.relative_to(ROOT)}", syntax), quality


def check_schema_itself(validators, known):
    from jsonschema import Draft202012Validator

    for key, schema in known.items():
        Draft202012Validator.check_schema(schema)
        for example in schema["examples"]:
            validators[key].validate(example)
        for member in schema["$defs"]["members"]["properties"].values():
            for example in member["examples"]:
                # References in a member point into the whole schema.
                Draft202012Validator({**member, "$defs": schema["$defs"]}).validate(example)


def check_samples_of_editors(validators, keys):
    """Good samples are what an editor with the schema does not underline."""
    count = 0
    for case, quality in samples({kind for kind, _ in keys}):
        if quality != "good":
            continue
        for text in json_texts(case):
            count += 1
            for error in validators[case.kind, case.role].iter_errors(json.loads(text)):
                sys.exit(f"{case.origin}: the schema does not take it: {error.message}")
    print(f"{count} good samples of the kinds whose clients are asked are valid")


def program_verdicts(program, cases):
    """Whether some published release refuses each document, as the shape rules see it."""
    question = [{"role": case.role, "kind": case.kind, "text": case.text, "syntax": case.syntax} for case in cases]
    answer = subprocess.run([program, "shapes"], input=json.dumps(question).encode(), stdout=subprocess.PIPE, check=True)
    verdicts = answer.stdout.decode().split()
    assert len(verdicts) == len(cases), "one answer for each document"
    return [verdict == "true" for verdict in verdicts]


def json_texts(case):
    """The documents of a case as JSON texts; none when a strict reader cannot read it."""
    if case.syntax == "yaml":
        return yaml_documents(case.text)
    try:
        parse(case.text)
        return [case.text]
    except ValueError:
        return []


# Settings

SETTINGS_FILE = ".osam-lint.yml"
# Right and wrong values of every sort, each tried in every place.
SETTINGS_WORDS = [
    "osam:2.2.2..", "3.0.1", "osam:2.0.0..3.0.1,flutter:8.0.0", "pov-ios:4.0.5..", "osam:9.9.9", "osam:", "osma:3.0.1", "..",
    "osam:3.0.1..2.0.0", "below", "Below", "up-to", "as-served", "off", "info", "warning", "error", "eror", "OFF", "Europe/Madrid",
    "europe/madrid", "CET", "UTC", "Z", "+02:00", "-23:59", "+24:00", "+02:60", "+2:00", "02:00", "2027-01-31", "2027-02-30",
    "2028-02-29", "2027-1-31", "2027-01-31T00:00:00Z", "2027-13-01", "0000-01-01", "9999-12-31", "config/**", "**", "[a", "a]",
    "[]]", "{a,b}", "{a", "a}", "[z-a]", "\\", "a\\", "\\!", "!a", "/", "./", "*" * 4096, "*" * 4097, "é/ñ*", "a\nb", "\n", "",
    " ", "\t", "\u00a0", "\u3000", "\u200b", "www.barcelona.cat", "https://www.barcelona.cat", "a b", "a:1", "a@b", "a?b", "a#b",
    "münchen.de", "/data", "data", "/", "//", "/\u0301", "/a\nb", " /a", "force-without-end", "insecure-url", "insecure-urls",
    "osam-version", "osam-rating", "osam version", "served", "authored", "text", "5", "007", "null", "true", "~", "<<"]
SETTINGS_NUMBERS = ["0", "-0", "1", "5", "-5", "10000", "10001", "5.0", "5e0", "50e-1", "1.5", "1e3", "9223372036854775808",
                    "100000000000000000000", "1e400", "3.0"]
SETTINGS_KEYS = ["client", "Clients", "clients", "rules", "severity", "title", "paths", "path", "reason", "extra", "", "<<", "1"]


def settings_values():
    rules = Object([("insecure-url", "error"), ("long-text", Object([("title", Raw("5"))]))])
    return SETTINGS_WORDS + [Raw(number) for number in SETTINGS_NUMBERS] + [
        None, True, False, [], [None], ["a"], ["a", Raw("1")], [["a"]], [Object()], Object(), Object([("a", Raw("1"))]),
        Object([("severity", "off")]), Object([("severity", None)]), Object([("severity", "info"), ("severity", "off")]), rules,
        [rules]]


def places(value, path=()):
    """The way to each value inside of a value: places in its lists and objects."""
    if path:
        yield path
    for number, inner in enumerate(value if isinstance(value, list) else []):
        yield from places(inner[1] if isinstance(value, Object) else inner, path + (number,))


def put(value, path, new):
    """The value with something else in a place."""
    number, *rest = path
    copy = type(value)(value)
    if isinstance(value, Object):
        name, old = value[number]
        copy[number] = (name, put(old, rest, new) if rest else new)
    else:
        copy[number] = put(value[number], rest, new) if rest else new
    return copy


def settings_sweep(document):
    """A good settings file with every value in turn being every other."""
    for path in places(document):
        for value in settings_values():
            yield written(put(document, path, value))


def mutated_settings(dice, document):
    """One to three changes to a good settings file."""
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        inner = [path for path in places(document) if isinstance(at(document, path), list)]
        path = dice.choice([()] + inner)
        changed = mutated_list(dice, at(document, path))
        document = put(document, path, changed) if path else changed
    return written(document)


def at(value, path):
    for number in path:
        value = value[number][1] if isinstance(value, Object) else value[number]
    return value


def mutated_list(dice, value):
    """A list or an object with something more, less or other in it."""
    copy = type(value)(value)
    pick, place = dice.randrange(6), dice.randrange(len(copy)) if copy else None
    new = dice.choice(settings_values())
    is_object = isinstance(value, Object)
    if place is None or pick == 0:
        copy.insert(dice.randrange(len(copy) + 1), (dice.choice(SETTINGS_KEYS), new) if is_object else new)
    elif pick == 1:
        del copy[place]
    elif pick == 2:
        copy.append(copy[place])
    elif pick == 3 and is_object:
        name, old = copy[place]
        copy[place] = (other_name(dice, name, SETTINGS_KEYS) if name else "x", old)
    elif pick == 4 and is_object:
        copy.append((copy[place][0], new))
    else:
        copy[place] = (copy[place][0], new) if is_object else new
    return copy


def good_settings(program):
    """The examples of a started file, each alone and all together, and that of the page about settings."""
    names = json.loads(SETTINGS_SCHEMA.read_text())["properties"]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "init", "settings"], cwd=folder, stderr=subprocess.PIPE, check=True)
        started = (Path(folder) / SETTINGS_FILE).read_text(encoding="utf-8")
    lines = [line[2:] for line in started.splitlines() if re.match("# [a-z-]+: ", line) and line[2:].split(":")[0] in names]
    assert len(lines) == len(names), "the started file has an example of each key"
    shown = re.search("```yaml .osam-lint.yml\n(.*?)```", (ROOT / "docs" / "settings.md").read_text(encoding="utf-8"), re.S)
    for text in ["\n".join(lines), shown[1], started, *lines]:
        yield from yaml_documents(text)


def settings_verdicts(program, texts):
    """What `osam-lint check` finds in each of these settings files: pairs of pointer and message."""
    found = [[] for _ in texts]
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(texts):
            (Path(folder) / str(number)).mkdir()
            (Path(folder) / str(number) / SETTINGS_FILE).write_text(text, encoding="utf-8")
        command = [program, "check", "--no-config", "--no-baseline", "--format", "json", "--date", "2026-01-01", "--files-from", "-"]

        def run(numbers):
            names = "".join(f"{number}/{SETTINGS_FILE}\n" for number in numbers)
            return subprocess.run(command, cwd=folder, input=names.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)

        answer = run(range(len(texts)))
        report = json.loads(answer.stdout)
        assert report["summary"]["files"] == len(texts) and not report["summary"]["unchecked"], answer.stderr.decode()
        for finding in report["findings"]:
            if finding["rule"] != "expired-suppression":
                assert finding["severity"] == "error", f"{finding['rule']} lets settings pass that are not used"
                found[int(finding["file"].split("/")[0])].append((finding["pointer"], finding["message"]))
        # What is taken ends with 0 and what is refused with 1: the first of each alone, and all that is taken.
        taken = [number for number, findings in enumerate(found) if not findings]
        refused = [number for number, findings in enumerate(found) if findings]
        for numbers, status in [(taken, 0), (taken[:1], 0), *(([number], 1) for number in refused[:10])]:
            ending = run(numbers).returncode
            assert ending == status, f"exit status {ending} instead of {status}: {texts[numbers[0]]}"
    return found


def limits_of_setting(document, pointer):
    """Names of the limits that a place in settings has to do with, by what stands there."""
    keys = [key.replace("~1", "/").replace("~0", "~") for key in pointer.split("/")[1:]]
    value = document
    for key in keys:
        if isinstance(value, Object):
            same = [inner for name, inner in value if name == key]
            if len(same) > 1:
                yield "duplicate-names"
            value = same[-1] if same else None
        else:
            value = value[int(key)] if isinstance(value, list) and key.isdigit() and int(key) < len(value) else None
    name = next((key for key in reversed(keys) if not key.isdigit()), "")
    if isinstance(value, Raw) and "rules" in keys and set(value) & set(".eE"):
        yield "number-notation"
    if not isinstance(value, str) or isinstance(value, Raw):
        return
    if name == "clients" and value not in ["osam:2.2.2..", "3.0.1", "osam:2.0.0..3.0.1,flutter:8.0.0", "pov-ios:4.0.5.."]:
        yield "release"
    if name in ("include", "exclude", "paths", "path") and is_no_glob(value):
        yield "glob"
    if name == "expires":
        try:
            datetime.date.fromisoformat(value)
        except ValueError:
            yield "calendar"


def is_no_glob(text):
    if text.startswith("!") or len(text.encode()) > 4096:
        return True
    plain = re.sub(r"\\.", "x", text, flags=re.S)
    # The first member of a class may be the bracket that would close it.
    outside = re.sub(r"\[[!^]?[^/][^\]]*\]", "x", plain)
    backwards = any(low > high for low, high in re.findall(r"\[[^]]*?(.)-([^]])[^]]*\]", plain))
    return outside.endswith("\\") or "[" in outside or outside.count("{") > outside.count("}") or backwards


def compare_settings(program):
    from jsonschema import Draft202012Validator

    schema = json.loads(SETTINGS_SCHEMA.read_text())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    good = list(good_settings(program))
    texts = good + ["{}", "null", "[]", "5", '"text"', "true", "[{}]"]
    dice = random.Random(SEED)
    for text in good[:2]:
        texts += settings_sweep(parse(text))
    texts += [mutated_settings(dice, parse(dice.choice(good[:2]))) for _ in range(MUTATIONS_OF_SETTINGS)]
    texts = list(dict.fromkeys(texts))
    reasons, unexplained, tally = Counter(), [], Counter()
    for number, (text, found) in enumerate(zip(texts, settings_verdicts(program, texts))):
        errors = [error.message for error in validator.iter_errors(json.loads(text))]
        tally[not errors] += 1
        if number < len(good) and (errors or found):
            unexplained.append((text, f"an example is refused: {(errors + found)[0]}"))
        elif errors and not found:
            unexplained.append((text, f"the program takes it, the schema does not: {errors[0]}"))
        elif found and not errors:
            document = parse(text)
            for pointer, message in found:
                limits = set(limits_of_setting(document, pointer))
                reasons.update(limits)
                if not limits:
                    unexplained.append((text, f"the schema takes it, the program does not: {pointer}: {message}"))
    for text, words in unexplained[:20]:
        print(f"settings: {words}\n  {text}", file=sys.stderr)
    print(f"{tally[True]} valid and {tally[False]} invalid settings files compared")
    print("differences with a name: " + ", ".join(f"{name} {count}" for name, count in sorted(reasons.items())))
    if unexplained:
        sys.exit(f"{len(unexplained)} differences in settings without a name")
    if set(reasons) != set(schema["x-cannot-say"]):
        sys.exit(f"named for settings: {', '.join(schema['x-cannot-say'])}; seen: {', '.join(reasons)}")


# Tests


def good_tests(program):
    """Those that are started of samples, and those of the page about tests."""
    for sample in ["osam-version/good/bus-lazy.json", "osam-rating/good/library.json", "prince-of-versions/good/bus-by-system.json"]:
        started = subprocess.run([program, "init", "test", ROOT / "samples" / sample], capture_output=True, check=True).stdout
        # A few cases are enough.
        yield from yaml_documents("".join(started.decode().split("  - case: ")[0:1] + [
            "  - case: " + case for case in started.decode().split("  - case: ")[1:6]]))
    for block in re.findall("```yaml [^\n]*test.yaml\n(.*?)```", (ROOT / "docs" / "tests.md").read_text(encoding="utf-8"), re.S):
        yield from yaml_documents(block)


def has_duplicates(value):
    """Of two members of a name a validator sees one."""
    if isinstance(value, Object):
        return len({name for name, _ in value}) < len(value) or any(has_duplicates(inner) for _, inner in value)
    return isinstance(value, list) and any(map(has_duplicates, value))


def compare_tests(program):
    from jsonschema import Draft202012Validator

    schema = json.loads(TEST_SCHEMA.read_text())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    good = list(good_tests(program))
    dice = random.Random(SEED)
    texts = list(dict.fromkeys(
        good + [mutated_settings(dice, parse(dice.choice(good))) for _ in range(MUTATIONS_OF_TESTS)]))
    found = [set() for _ in texts]
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(texts):
            (Path(folder) / f"{number}.test.json").write_text(text, encoding="utf-8")
        command = [program, "check", "--no-config", "--no-baseline", "--format", "json", "--files-from", "-"]
        names = "".join(f"{number}.test.json\n" for number in range(len(texts)))
        answer = subprocess.run(command, cwd=folder, input=names.encode(), capture_output=True)
        for finding in json.loads(answer.stdout)["findings"]:
            found[int(finding["file"].split(".")[0])].add(finding["rule"])
    tally, differences = Counter(), []
    for number, (text, rules) in enumerate(zip(texts, found)):
        value = json.loads(text)
        if not (isinstance(value, dict) and "document" in value and "cases" in value):
            # Somebody else's file, and a schema is for who wants to write one of ours.
            tally["foreign"] += 1
            if rules & {"unusable-test", "unknown-test-key"}:
                differences.append((text, f"it is foreign, and there is {rules}"))
            continue
        error = next(validator.iter_errors(value), None)
        tally["refused" if rules else "taken"] += 1
        if number < len(good) and (rules or error):
            differences.append((text, f"a good file is refused: {rules}, {error}"))
        elif error and not rules:
            differences.append((text, f"the program takes it, the schema does not: {error.message}"))
        elif "unknown-test-key" in rules and not error and not has_duplicates(parse(text)):
            differences.append((text, "a key is unknown to the program, and not to the schema"))
    for text, words in differences[:20]:
        print(f"tests: {words}\n  {text}", file=sys.stderr)
    print(f"{len(good)} test files and mutations of them compared: " + ", ".join(f"{count} {name}" for name, count in tally.items()))
    if differences or tally["taken"] < 100 or tally["refused"] < 100:
        sys.exit(f"{len(differences)} differences in tests")


def main():
    from jsonschema import Draft202012Validator

    program = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build" / "debug" / "osam-lint-dev")
    linter = Path(sys.argv[2] if len(sys.argv) > 2 else Path(program).with_name("osam-lint")).absolute()
    compare_settings(linter)
    compare_tests(linter)
    known = dict(schemas())
    validators = {key: Draft202012Validator(schema) for key, schema in known.items()}
    check_schema_itself(validators, known)

    for_editors = {key for key, schema in known.items() if "x-cannot-say" not in schema}
    check_samples_of_editors(validators, for_editors)
    known = {key: schema for key, schema in known.items() if key not in for_editors}
    good = {key: [json.dumps(example, ensure_ascii=False) for example in schema["examples"]] for key, schema in known.items()}
    cases = [Case(*key, text, "the schema's example") for key, texts in good.items() for text in texts]
    for case, quality in samples({kind for kind, _ in known}):
        cases.append(case)
        if quality == "good":
            good[case.kind, case.role] += [text for text in json_texts(case) if text not in good[case.kind, case.role]]
    dice = random.Random(SEED)
    for key, texts in sorted(good.items()):
        cases += [Case(*key, text, f"mutation of one member, {number}") for number, text in enumerate(sweep(texts[0]))]
        for number in range(MUTATIONS_PER_SCHEMA):
            cases.append(Case(*key, mutate(dice, dice.choice(texts)), f"mutation {number}"))

    reasons, unexplained, unread, mutations = Counter(), [], 0, 0
    tally = Counter()
    for case, is_refused in zip(cases, program_verdicts(program, cases)):
        texts = json_texts(case)
        if not texts:
            unread += 1
            continue
        schema, validator = known[case.kind, case.role], validators[case.kind, case.role]
        mutations += case.origin.startswith("mutation")
        is_valid = all(validator.is_valid(json.loads(text)) for text in texts)
        tally[is_valid] += 1
        if is_valid != is_refused:
            continue
        limits = {limit for text in texts for limit in touched_limits(schema, text)} & set(schema["x-cannot-say"])
        reasons.update(limits)
        if not limits:
            unexplained.append((case, is_valid))

    for case, is_valid in unexplained[:20]:
        says = "valid, and some release refuses it" if is_valid else "invalid, and every release decodes it"
        print(f"{case.kind}, {case.role}, {case.origin}: the schema calls it {says}\n  {case.text}", file=sys.stderr)
    stale = {name for schema in known.values() for name in schema["x-cannot-say"]} - set(reasons) - {"not-json"}
    print(f"{tally[True]} valid and {tally[False]} invalid documents compared, {mutations} of them mutations; {unread} are no JSON or YAML")
    print("differences with a name: " + ", ".join(f"{name} {count}" for name, count in sorted(reasons.items())))
    if unexplained:
        sys.exit(f"{len(unexplained)} differences without a name")
    if mutations < FEWEST_MUTATIONS:
        sys.exit(f"only {mutations} mutations")
    if stale:
        sys.exit(f"named and never seen: {', '.join(sorted(stale))}")


if __name__ == "__main__":
    use_own_environment()
    main()
