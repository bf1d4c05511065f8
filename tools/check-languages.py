#!/usr/bin/env python3
"""Measures the rule text-in-other-language on real translations: Home Assistant's, in Catalan, Spanish and English.

Every text that its components have in all three languages is put into a document and checked. Demanded are

- no finding on at least 18 000 of them as they are; one that says that a text is in another language and is right, for
  the text is word for word that language's own, does not count;
- of those with at least eight words in each language, at least 80 in 100 found when two languages change places, for
  each pair of languages.

References to other keys ([%key:…%]) are left out. The wheel is downloaded once.

usage: tools/check-languages.py PROGRAM
"""

import itertools
import json
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build-tools" / "languages"
# The last release for Python 3.11; nothing of it is installed or run.
PINNED = "homeassistant==2024.3.3"

RULE = "text-in-other-language"
LANGUAGES = ["ca", "es", "en"]
TITLES = {"ca": "Catalan", "es": "Spanish", "en": "English"}
LEAST_TEXTS = 18_000
LONG = 8
LEAST_FOUND = 0.80


def wheel():
    """The pinned wheel, downloaded when it is not there yet."""
    found = list(FOLDER.glob("homeassistant-*.whl"))
    if not found:
        FOLDER.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [sys.executable, "-I", "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
             "--dest", FOLDER, PINNED], check=True)
        found = list(FOLDER.glob("homeassistant-*.whl"))
    return found[0]


def flat(value, path=""):
    """The texts of a tree of objects, by their paths."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(inner, f"{path}/{key}")
    elif isinstance(value, str):
        yield path, value


def triples():
    """Every text that is there in the three languages, in the order of LANGUAGES."""
    archive = zipfile.ZipFile(wheel())
    folders = defaultdict(dict)
    for name in archive.namelist():
        parts = name.split("/")
        if len(parts) > 2 and parts[-2] == "translations" and parts[-1] in [f"{each}.json" for each in LANGUAGES]:
            folders["/".join(parts[:-1])][parts[-1][:2]] = name
    found = []
    for _, names in sorted(folders.items()):
        if len(names) < len(LANGUAGES):
            continue
        texts = [dict(flat(json.loads(archive.read(names[each])))) for each in LANGUAGES]
        found += [
            tuple(text[path] for text in texts) for path in texts[2]
            if all(path in text and "[%key" not in text[path] for text in texts)
        ]
    return found


def document(number, texts):
    """A document of an app of its own with these texts as its message, and nothing to be found besides."""
    plain = {"ca": "D'acord", "es": "De acuerdo", "en": "OK"}
    return {"data": {
        "id": 1, "appId": 1, "packageName": f"cat.bcn.app{number}", "versionCode": 1, "versionName": "1.0", "platform": "ANDROID",
        "startDate": 1772319600000, "serverDate": 1773576000000, "comparisonMode": "LAZY", "title": plain, "ok": plain,
        "cancel": plain, "url": "https://www.barcelona.cat/", "checkBoxDontShowAgain": False,
        "dialogDisplayDuration": 0, "message": dict(zip(LANGUAGES, texts))}}


def findings(program, messages):
    """What the rule says of each of these messages: (its number, the language it is about, what is said)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "list.json"
        path.write_text(json.dumps([document(*each) for each in enumerate(messages)], ensure_ascii=False), encoding="utf-8")
        run = subprocess.run(
            [program, "check", "--as", "authored", "--no-config", "--no-baseline", "--format", "json", "--date", "2026-03-15T12:00:00Z",
             path], capture_output=True, text=True)
        if run.returncode not in (0, 1):
            sys.exit(f"check-languages: the program ended with {run.returncode}: {run.stderr[-500:]}")
    answer = json.loads(run.stdout)
    if answer["summary"]["documents"] != len(messages):
        sys.exit(f"check-languages: {answer['summary']['documents']} documents of {len(messages)} were checked")
    return [
        (each["document"], each["pointer"].rsplit("/", 1)[1], each["message"])
        for each in answer["findings"] if each["rule"] == RULE
    ]


def is_right(texts, language, message):
    """Whether the text is that of the language it is said to be in."""
    own = texts[LANGUAGES.index(language)]
    return any(f" the {TITLES[other]} one" in message and text == own for other, text in zip(LANGUAGES, texts))


def main(program):
    texts = triples()
    found = findings(program, texts)
    wrong = [(texts[number], *rest) for number, *rest in found if not is_right(texts[number], *rest)]
    for each in wrong[:20]:
        print("false:", *each, sep="\n  ")
    print(f"{len(texts)} texts in three languages: {len(found)} findings, {len(wrong)} of them false")

    long = [each for each in texts if all(len(text.split()) >= LONG for text in each)]
    pairs = list(itertools.combinations(range(len(LANGUAGES)), 2))
    swapped, of_pair = [], []
    for pair in pairs:
        for each in long:
            changed = list(each)
            changed[pair[0]], changed[pair[1]] = each[pair[1]], each[pair[0]]
            # Two languages with one text cannot be told apart.
            if changed != list(each):
                swapped.append(changed)
                of_pair.append(pair)
    hit = Counter(of_pair[number] for number in {number for number, *_ in findings(program, swapped)})
    shares = {pair: hit[pair] / of_pair.count(pair) for pair in pairs}
    for pair, share in shares.items():
        print(f"{LANGUAGES[pair[0]]} and {LANGUAGES[pair[1]]} swapped: {share:.1%} of {of_pair.count(pair)} found")
    print(f"together: {sum(hit.values()) / len(swapped):.1%}")
    is_good = len(texts) >= LEAST_TEXTS and not wrong and all(share >= LEAST_FOUND for share in shares.values())
    if not is_good:
        sys.exit("check-languages: more is demanded")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: tools/check-languages.py PROGRAM")
    main(sys.argv[1])
