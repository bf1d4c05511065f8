#!/usr/bin/env python3
"""Compares what the translations say with the English sentences: a no for a no, may for may, before for before.

usage: tools/check-translations.py

Looks at every sentence of translations/*.yaml. A word that is quoted, or stands between backticks, is nobody's to
translate, and is left out. EXCEPTIONS says a thing without the words that are looked for here.
"""
import json
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "translations"
LANGUAGES = ("ca", "es")
QUOTED = re.compile(
    r"`[^`]*`|“[^”]*”|«[^»]*»|\"[^\"]*\"|--[a-z][\w-]*(?:[ =][A-Z]+)?|\b\w+\.\w+\b|\{\d+\}|\b[A-Z]{2,}\b"
    # Keys of tests and values of options, which stand without quotes.
    r"|\b(?:or|with|o|con|amb) (?:never|none)\b|\b(?:expect or |)never (?:or|say|o|dicen|diuen)\b|must-update")

# What an English sentence says, and how each language may say it: where the first has it, the others have it.
SAID = {
    "a negation": (
        r"\b(no|not|never|nobody|none|neither|nor|without|cannot|nothing|nowhere)\b",
        r"\b(no|cap|mai|ningú|res|ni|sense|tampoc|enlloc|falta|li falta|impossible|il·legible|descone\w+|buit|excepte"
        r"|menys|només|deixa|indefinid\w+|indivisible|hauria de|ha de ser|hauria d'haver|també coincide\w+|absència|és superior|si cal)\b",
        r"\b(no|ning[uú]n\w*|nunca|jamás|nadie|nada|ni|sin|tampoco|falta|le falta|imposible|ilegible|desconoc\w+|vacío"
        r"|excepto|menos|solo|deja|indefinid\w+|indivisible|debería|debe ser|también coincid\w+|ausencia|es superior|si es necesario)\b"),
    "a possibility": (
        r"\b(may|might|perhaps|probably)\b",
        r"\b(pot|poden|pugui\w*|podria|podrien|poder|potser|possible\w*|possiblement|probable\w*|segurament|opcional"
        r"|deu|deuen)\b",
        r"\b(puede\w*|pueda\w*|podría\w*|poder|quizá\w*|posible\w*|probable\w*|seguramente|opcional|debe de)\b"),
    "a duty": (
        r"\b(must|has to|have to|needs to|need to|required)\b",
        r"\b(ha de|han de|ha d'|han d'|cal|caldria|heu de|hagi\w* de|haver de|obligat\w*|calgui|obligatòri\w*"
        r"|requer\w*|requisit\w*|exig\w*|necess\w*|si cal)\b",
        r"\b(debe\w*|tiene\w* que|hay que|ha de|han de|deba\w*|obligatori\w*|obligad\w*|requer\w*|requisito\w*|exig\w*"
        r"|necesit\w*|necesar\w*|hace\w* falta|tenga\w* que|habría que|hubiera que)\b"),
}

# Two things that are not to be mistaken for each other: a sentence that says the first alone says it in every language.
OPPOSITES = {
    "before and after": (
        (r"\bbefore\b", r"\bafter(wards)?\b"), (r"\b(abans|ja havia)\b", r"\bdesprés\b"),
        (r"\b(antes|ya había)\b", r"\bdespués\b")),
    "below and above": (
        (r"\bbelow\b", r"\babove\b"), (r"\b(per sota|inferiors?|a sota|avall)\b", r"\b(per sobre|superiors?|a sobre|amunt)\b"),
        (r"\b(por debajo|inferior(es)?|debajo|abajo)\b", r"\b(por encima|superior(es)?|encima|arriba)\b")),
    "lower and greater": (
        (r"\b(lower|lowest|less)\b", r"\b(greater|greatest|higher|highest)\b"),
        (r"\b(inferiors?|menors?|mínim\w*|menys|més baix\w*)\b", r"\b(superiors?|majors?|màxim\w*|més alt\w*)\b"),
        (r"\b(inferior(es)?|menor(es)?|mínim\w*|menos|más baj\w*)\b", r"\b(superior(es)?|mayor(es)?|máxim\w*|más alt\w*)\b")),
    "newer and older": (
        (r"\b(newer|newest)\b", r"\b(older|oldest)\b"),
        (r"\b(nou|nova|nous|noves|recents?|posteriors?)\b", r"\b(antics?|antig\w+|anteriors?|vell\w*)\b"),
        (r"\b(nuev\w+|recientes?|posterior(es)?)\b", r"\b(antigu\w+|anterior(es)?|viej\w+)\b")),
    "opens and closes": (
        (r"\bopens?\b", r"\bcloses?\b"), (r"\b(obr\w+|obert\w*)\b", r"\b(tan[cq]\w+|tancat\w*)\b"),
        (r"\b(abr\w+|abiert\w*)\b", r"\b(cierr\w+|cerr\w+)\b")),
    "begins and ends": (
        (r"\b(begins?|beginning)\b", r"\b(ends?|end)\b"),
        (r"\b(comen[cç]\w+|inici\w*|principi)\b", r"\b(acab\w+|fi|final\w*)\b"),
        (r"\b(empiez\w+|comienz\w+|inici\w*|principio)\b", r"\b(acab\w+|termin\w+|fin|final\w*)\b")),
    "first and last": (
        (r"\bfirst\b", r"\blast\b"), (r"\b(primer\w*|abans)\b", r"\b(últim\w*|darrer\w*)\b"),
        (r"\b(primer\w*|antes)\b", r"\b(últim\w*)\b")),
    "with and without": (
        (r"\bwith\b(?! no\b)", r"\bwithout\b"), (r"\bamb\b", r"\bsense\b"), (r"\bcon\b", r"\bsin\b")),
    "Android and iOS": (
        (r"\bandroid\b", r"\bios\b"), (r"\bandroid\b", r"\bios\b"), (r"\bandroid\b", r"\bios\b")),
}

# Names and numbers that are the same in every language.
SAME = {
    "numbers": re.compile(r"\d+(?:[.,]\d+)*"),
    "names": re.compile(r"\b(?:Android|iOS|macOS|JVM|FORCE|LAZY|INFO|NONE|OK|JSON|YAML|UTF-8|ONCE|ALWAYS)\b"),
}

# English sentences that say a thing in another way in some language.
EXCEPTIONS = {
    "May": ["a possibility"],
    "Correct the year if it is a slip: the window would close at {1}.": ["opens and closes"],
    "a file with nothing in it": ["with and without"],
    "Releases 1.0.0–2.0.1 make an address of the url as it stands. With a space or a letter such as à in it, iOS may take"
    " it for no address at all, and OK opens nothing. Later releases leave it to the host app, which encodes it once.":
        ["with and without"],
    "With lists under both keys native iOS uses the plain one and KMP on iOS that with 2; Android never looks at android"
    " when android2 is there.": ["with and without"],
    "dialogDisplayDuration is in seconds; in milliseconds it saturates. Zero and less never keep an alert away.":
        ["lower and greater"],
}


def entries():
    for path in sorted(FOLDER.glob("*.yaml")):
        if path.name == "glossary.yaml":
            continue
        found = None
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = re.match(r"^(?:  - (en)|    (ca|es)): (.*)$", line)
            if not match:
                continue
            text = json.loads(match.group(3)) if match.group(3).startswith('"') else match.group(3)
            if match.group(1):
                found = {"place": f"translations/{path.name}:{number}", "en": text}
            else:
                found[match.group(2)] = text
                if len(found) == 2 + len(LANGUAGES):
                    yield found


def differences(entry):
    """What a translation says otherwise: the language, and what it is about."""
    plain = {language: QUOTED.sub(" ", entry[language]).lower() for language in ("en", *LANGUAGES)}
    for name, patterns in SAID.items():
        if re.search(patterns[0], plain["en"]):
            for language, pattern in zip(LANGUAGES, patterns[1:]):
                if not re.search(pattern, plain[language]):
                    yield language, name
    for name, pairs in OPPOSITES.items():
        one, other = (bool(re.search(pattern, plain["en"])) for pattern in pairs[0])
        if one == other:
            continue
        for language, pair in zip(LANGUAGES, pairs[1:]):
            says = [bool(re.search(pattern, plain[language])) for pattern in pair]
            if says == [other, one]:
                yield language, name
    for name, pattern in SAME.items():
        for language in LANGUAGES:
            texts = [re.sub(r"\{\d+\}", "", entry[each]) for each in ("en", language)]
            if len({frozenset(pattern.findall(text)) for text in texts}) > 1:
                yield language, name


def main():
    count = wrong = 0
    unused = set(EXCEPTIONS)
    for entry in entries():
        count += 1
        for language, name in differences(entry):
            if name in EXCEPTIONS.get(entry["en"], ()):
                unused.discard(entry["en"])
                continue
            print(f"{entry['place']}: {language}: {name}\n  en: {entry['en']}\n  {language}: {entry[language]}")
            wrong += 1
    if count < 3000:
        sys.exit(f"translations: too few sentences were found: {count}")
    for english in sorted(unused):
        print(f"translations: this exception is needed no more: {english}")
    if wrong or unused:
        sys.exit(f"translations: {wrong} say something else, or say it in words that tools/check-translations.py does not know")
    print(f"translations: {count} sentences say in each language what they say in English")


if __name__ == "__main__":
    main()
