#!/usr/bin/env python3
"""Looks for mistakes of grammar that the translations once had.

usage: tools/check-sentences.py [FOLDER]

SENTENCES is about the texts of translations/*.yaml, or of the files in FOLDER, with their gaps; TOGETHER about what the
program says with something in the gaps, in the outputs that tests hold and in the guides. Each pattern has a reason, and
sentences that are right all the same.
"""
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What begins the name of something to be done, as editors show it: with a verb and without a full stop.
COMMANDS = re.compile(
    r"^(?:Add|Allow|Delete|Explain|Fix|Include|Leave out|Make|Put|Remove|Swap|Use|Write) (?:.*[^.:}]|.*(?<!\.)\{\d\})$")

# Where a gap after a preposition holds no date: versions, numbers, counts.
NO_DATES = {
    "Write a number up to {1}.", "Write numbers up to {1}.", "above {1} up to {2}", "every release up to {1}",
    "from {1} up to {2}", "up to {1}",
}

# Language, pattern, reason; and sentences, by their English, that are right.
SENTENCES = [
    ("ca", r"\b(?:des de|fins a|abans de|després de|a partir de) (?:moment )?\{\d\}",
     "a date has its article: des del, fins al", NO_DATES),
    ("es", r"\b(?:desde|hasta|antes de|después de|a partir de) \{\d\}", "a date has its article: desde el, hasta el",
     NO_DATES),
    ("ca", r"\bi data \{|^«\{1\}» \{2\} es llegeix com a \{", "a date has its article: el {1}", ()),
    ("es", r"\by fecha \{|^«\{1\}» \{2\} se lee como \{", "a date has its article: el {1}", ()),
    ("ca", r"\bdata és \{", "a date has its article: la data és el", ()),
    ("es", r"\bfecha es \{", "a date has its article: la fecha es el", ()),
    ("ca", r"\bcorrespon a \{|«serverDate» és \{", "a date has its article: correspon al", ()),
    ("es", r"\bcorresponde a \{|«serverDate» es \{", "a date has its article: corresponde al", ()),
    ("ca", r"en aquest moment: \{|en la data \{", "the words around a date are not needed: el {1}", ()),
    ("es", r"en este momento: \{|en la fecha \{", "the words around a date are not needed: el {1}", ()),
    ("ca", r"\b(?:només amb|a|atura) \d+\.\d+\.\d+(?:–| i )\d", "releases have their noun or article", ()),
    ("es", r"\b(?:solo con|en|detiene) \d+\.\d+\.\d+(?:–| y )\d", "releases have their noun or article", ()),
    ("ca", r"\{\d\}\.1 ni .*: \{\d\}|\ba? ?tot \{\d\}", "a version is feminine: tota la 16", ()),
    ("es", r"\{\d\}\.1 ni .*: \{\d\}|\ba? ?todo \{\d\}", "a version is feminine: toda la 16", ()),
    ("ca", r"\b(?:la|una|cap|sola) url\b|\bd'una url|\burl és buida", "url is masculine in Catalan: l'url, un url", ()),
    ("ca", r"\b(?:la|una|aquesta) [«`]?(?:serverDate|startDate|endDate)\b", "members are masculine: el serverDate", ()),
    ("es", r"\b(?:la|una|esta|ninguna) [«`]?(?:serverDate|startDate|endDate)\b", "members are masculine: el serverDate",
     ()),
    ("es", r"\bla App Store\b|\bde la App Store\b", "the App Store is masculine here: el App Store", ()),
    ("ca", r"\b(?:supera) [\d{]\S* GiB", "supera els 4 GiB; ocupa més de", ()),
    ("es", r"\b(?:supera) [\d{]\S* GiB", "supera los 4 GiB; ocupa más de", ()),
    ("ca", r"\bmés que \{", "a number is compared with de: més de", ()),
    ("es", r"\bmás que \{", "a number is compared with de: más de", ()),
    ("ca", r"\bres a \w+r\b", "res per comprovar, and not res a comprovar", ()),
    ("ca", r"\b(?:tracten? de|sobre) deixar\b", "tractar de with a verb is to try: tracta d'usuaris que …", ()),
    ("es", r"\b(?:tratan? de|sobre) dejar\b", "tratar de with a verb is to try: trata de usuarios que …", ()),
    ("ca", r"(?:, |\()com a [`/\d](?!endDate)", "an example stands after com en, what something is after com a", ()),
    ("ca", r"\bcom a simulate\b", "com en simulate", ()),
    ("ca", r"\bnúmeros? enters?\b", "what is counted with is a nombre", ()),
    ("ca", r"\bconvertir (?:\w+ )?en nombre\b", "convertir en un nombre", ()),
    ("es", r"\bconvertir (?:\w+ )?en número\b", "convertir en un número", ()),
    ("ca", r"\bconvert\w+(?:-lo)? (?:[\w' ]+ )?a (?:JSON|mil·lisegons)", "convertir en", ()),
    ("es", r"\bconv[ie]\w+ (?:[\w' ]+ )?a (?:JSON|milisegundos)", "convertir en", ()),
    ("ca", r"\bmajoria d(?:'|e (?!les\b|la\b))", "la majoria de les apps, la majoria dels usuaris", ()),
    ("ca", r"\baltr[ae]s? \w+ que (?:la|els|les|el)\b(?! mateix)", "diferent de, and not un altre que", ()),
    ("es", r"\botr[ao]s? \w+ que (?:la|los|las|el)\b", "distinto de, and not otro que", ()),
    ("ca", r"\bde (?:d'|[aeiouàèéíòóú]\w*_)", "de is d' before a vowel", ()),
    ("ca", r"\bdes de (?:19|20)\d\d\b", "des del 1970", ()),
    ("ca", r"\bestaria per venir\b", "encara no hauria començat", ()),
    ("ca", r"^El motiu és que \{", "a sentence with a colon in it does not go on with que", ()),
    ("es", r"^El motivo es que \{", "a sentence with a colon in it does not go on with que", ()),
    ("ca", r"^segur que \{", "segur que needs a verb", ()),
    ("es", r"^seguro que \{", "seguro que needs a verb", ()),
    ("ca", r"^\{\d\} .*\bno és sencer\b", "a count may be more than one", ()),
    ("es", r"^\{\d\} .*\bno está entero\b", "a count may be more than one", ()),
    ("es", r"^de aquí a \{", "dentro de", ()),
    ("ca", r"\bno rep res i DISMISSED\b", "nothing is not received beside something", ()),
    ("es", r"\bno recibe nada y DISMISSED\b", "nothing is not received beside something", ()),
    ("ca", r"\bper l'ordre\b", "en l'ordre", ()),
    ("ca", r"\bdonen per igual\b", "consideren igual", ()),
    ("es", r"\bdan por igual\b", "consideran igual", ()),
    ("ca", r"\bfet[as]* de n[oú]m", "formada per nombres", ()),
    ("es", r"\bhech[oa]s? de n[úo]m", "formada por números", ()),
    ("ca", r"\buna data de nombres\b", "una data escrita amb nombres", ()),
    ("es", r"\buna fecha de números\b", "una fecha escrita con números", ()),
    ("ca", r"\bsense poder \w+: ", "no ha estat possible", ()),
    ("es", r"\bsin poder \w+: ", "no ha sido posible", ()),
    ("ca", r"\bescrigui el seu propi rellotge\b", "the hour of a clock is written, and not the clock", ()),
    ("es", r"\bescriba ahí su propio reloj\b", "the hour of a clock is written, and not the clock", ()),
    ("ca", r"\bun títol buit no és cap botó\b", "a title is no button in any case: no hi ha botó", ()),
    ("es", r"\bun título vacío no es ningún botón\b", "a title is no button in any case: no hay botón", ()),
    ("ca", r"\bdemana que actualitzi a qui\b", "who is asked comes before what is asked", ()),
    ("es", r"\bpide que actualice a quien\b", "who is asked comes before what is asked", ()),
    ("ca", r"\bque veu la gent darrere\b", "where to write comes before what", ()),
    ("es", r"\bque ve la gente tras\b", "where to write comes before what", ()),
    ("ca", r"; sense, els que\b", "sense is not without its noun: sense aquesta opció", ()),
    ("es", r"; sin él, los que\b", "an option is feminine: sin esta opción", ()),
    # One word for one thing.
    ("ca", r"\bclaudàtors angulars\b", "parèntesis angulars", ()),
    ("es", r"\bcorchetes angulares\b", "paréntesis angulares", ()),
    ("ca", r"\btecla de (?:tornar|volver)\b", "tecla d'enrere", ()),
    ("es", r"\btecla (?:de volver|atrás)\b", "tecla Atrás", ()),
    ("ca", r"\bCancel\b(?!·|\.lar)", "the button is called Cancel·la", ()),
    ("es", r"\bCancel\b(?!\.lar)", "the button is called Cancelar", ()),
    ("ca", r"\bnivell de l'API\b", "nivell d'API", ()),
    ("es", r"\bnivel de la API\b", "nivel de API", ()),
    ("es", r"\bhusos? horarios?\b", "zona horaria", ()),
    ("es", r"\bórdenes\b|\bde la orden\b", "comando", ()),
    ("es", r"\ben español\b", "castellano", ()),
    ("ca", r"\bun embolcall: flutter|\bi els embolcalls\b", "adaptador", ()),
    ("es", r"\bun envoltorio: flutter|\by los envoltorios\b", "adaptador", ()),
    ("ca", r"\bconstructor\b", "builder, which stays as it is", ()),
    ("es", r"\bconstructor\b", "builder, which stays as it is", ()),
    ("ca", r"\bcom de greu\b", "quina gravetat té", ()),
    ("es", r"\bcómo de grave\b", "qué gravedad tiene", ()),
    # Marks.
    ("ca", r"^(?:[^«`]|«[^»]*»|`[^`]*`)*“", "quotation marks are « »",
     {"Write straight quotes, or none.", "Word processors and chats turn `\"` into “ and ”, and JSON knows the straight"
      " ones only. Apps with the common module cannot read the document: users see no alert and are asked for no rating."
      " Only releases 2.1.1 and 2.1.2 read a text in such quotes, and they show the quotes as part of it; they fail on a"
      " key. iOS apps with the other libraries fail as well. Android apps with them take the quotes for a part of the"
      " word, so that the key or the value is another one.",
      "YAML knows `\"` and `'` around a text. Word processors and chats turn them into “ ”, ‘ ’ or « », which YAML takes"
      " for a part of the text: people read them in the alert."}),
    ("es", r"^(?:[^«`]|«[^»]*»|`[^`]*`)*“", "quotation marks are « »", "as in ca"),
    # Captions of examples: what one does them for.
    ("ca", r"^(?!Per\b)\w+(?:ar|er|ir)(?:-\w+)? .*:$", "an example stands below Per … or an order", ()),
    ("es", r"^\w+(?:ar|er|ir)(?:lo|la|los|las)? .*:$", "an example stands below Para … or an order", ()),
]

# In what the program says as a whole. Lines are joined: a sentence may go on in the next one.
TOGETHER = [
    (r"(?:\b(?:des de|fins a|abans de|després de|a partir de|com a|i data|desde|hasta|antes de|después de|como|y fecha)"
     r"|mateix moment:|mismo momento:|serverDate,|respostes,|respuestas,) \d\d/\d\d/\d{4}", "a date has its article"),
    (r"\b(?:data|fecha) (?:és|es) \d", "a date has its article"),
    (r"\b(?:anteriors|inferiors|superiors|anteriores|inferiores|superiores) a \d+(?:\.\d|\d{3})",
     "a version has its article"),
    (r"\b(?:per a|para) versions? anterior|\b(?:per a|para) versiones anteriores", "these versions have their article"),
    (r"\b(?:Android|iOS|macOS|JVM), la biblioteca", "the name of a table has no article"),
    (r"\b(?:Opcional per a|Obligatori per a|Ignorat per|Opcional para|Obligatorio para|Ignorado por) \d",
     "releases have their noun"),
    (r"\bfins abans de\b|\bhasta antes de\b", "fins al … inclòs"),
]


def entries(folder):
    """The sentences: place, English, texts, and the line of each text."""
    for path in sorted(folder.glob("*.yaml")):
        if path.name == "glossary.yaml":
            continue
        found = {}
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = re.match(r"^(?:  - (en)|    (ca|es)): (.*)$", line)
            if not match:
                continue
            text = json.loads(match.group(3)) if match.group(3).startswith('"') else match.group(3)
            language = match.group(1) or match.group(2)
            if language == "en":
                found = {}
            found[language] = (f"translations/{path.name}:{number}", text)
            if len(found) == 3:
                yield found


def commands(language, text):
    """What is wrong with the name of a command: Catalan menus have an order, Spanish ones an infinitive."""
    first = text.split()[0].split("-")[0]
    if language == "ca" and re.search(r"(?:iu|eu)$", first) and first not in ("Escriu", "Treu"):
        return "menus say Escriu, Treu, Posa"
    if language == "es" and not re.search(r"(?:ar|er|ir)(?:lo|la|los|las)?$", first):
        return "menus say Escribir, Quitar, Poner"
    return None


def look_at_sentences(folder):
    patterns = [(language, re.compile(pattern), reason, right) for language, pattern, reason, right in SENTENCES]
    marks = next(right for language, pattern, _, right in SENTENCES if language == "ca" and pattern.endswith("*“"))
    count = wrong = 0
    for entry in entries(folder):
        count += 1
        english = entry["en"][1]
        for language, pattern, reason, right in patterns:
            place, text = entry[language]
            if pattern.search(text) and english not in (marks if right == "as in ca" else right):
                wrong += 1
                print(f"{place}: {reason}\n  {language}: {text}")
        if english.isupper() and len(english) > 3:
            for language in ("ca", "es"):
                place, text = entry[language]
                if not text.isupper():
                    wrong += 1
                    print(f"{place}: a heading in capitals\n  {language}: {text}")
        if COMMANDS.search(english):
            for language in ("ca", "es"):
                place, text = entry[language]
                reason = commands(language, text)
                if reason:
                    wrong += 1
                    print(f"{place}: {reason}\n  {language}: {text}")
    return count, wrong


def outputs():
    tests = ROOT / "Tests" / "OSAMCommandsTests"
    yield from sorted(tests.glob("Transcripts/**/*.txt"))
    yield tests / "Words" / "Findings.txt"
    yield from sorted((ROOT / "docs").glob("guia*.md"))


def look_at_outputs():
    patterns = [(re.compile(pattern.replace(" ", r"\s+(?:= |\| )?")), reason) for pattern, reason in TOGETHER]
    count = wrong = 0
    for path in outputs():
        count += 1
        text = path.read_text(encoding="utf-8", errors="replace")
        for pattern, reason in patterns:
            for match in pattern.finditer(text):
                wrong += 1
                line = text.count("\n", 0, match.start()) + 1
                around = " ".join(text[max(0, match.start() - 40):match.end() + 40].split())
                print(f"{path.relative_to(ROOT)}:{line}: {reason}\n  … {around} …")
    return count, wrong


def main():
    if len(sys.argv) > 2 or sys.argv[1:2] in (["-h"], ["--help"]):
        sys.exit(__doc__)
    folder = Path(sys.argv[1]) if len(sys.argv) == 2 else ROOT / "translations"
    sentences, wrong = look_at_sentences(folder)
    files, together = look_at_outputs() if len(sys.argv) == 1 else (0, 0)
    if sentences < 3000:
        sys.exit(f"sentences: too few were found: {sentences}")
    if len(sys.argv) == 1 and files < 100:
        sys.exit(f"sentences: too few outputs were found: {files}")
    if wrong or together:
        sys.exit(f"sentences: {wrong} in the translations and {together} in outputs have a mistake that is known")
    print(f"sentences: {sentences} in two languages, and {files} outputs, have none of {len(SENTENCES) + len(TOGETHER) + 3}"
          " mistakes that are known")


if __name__ == "__main__":
    main()
