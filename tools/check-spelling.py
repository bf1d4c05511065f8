#!/usr/bin/env python3
"""Spells the translations and the guides with Debian's dictionaries.

usage: tools/check-spelling.py

Looks at the texts under ca: and es: in translations/*.yaml, and at the prose of docs/guia*.md. What is no word of a language is left out: what stands
between backticks or « », options, paths, names with digits, dots or capitals inside. Words that are right and in no
dictionary are in translations/spelling.txt.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
folder = root / "translations"
dictionaries = {"ca": "ca_ES", "es": "es_ES"}
guides = {"ca": root / "docs" / "guia.md", "es": root / "docs" / "guia.es.md"}

# Quoted names, code, options, paths, gaps.
names = re.compile(r"`[^`]*`|«[^»]*»|“[^”]*”|\{\d+\}|--?[A-Za-z][\w-]*|\S*[/_=|<>:.\\]\w\S*|\w*\d\w*|\w+-\w+-[\w-]+|\b\w*[a-zà-ú][A-Z]\w*\b|\b[A-Z]{2,}\b")
entry = re.compile(r"^    (ca|es): (.*)$")


def texts():
    for path in sorted(folder.glob("*.yaml")):
        if path.name == "glossary.yaml":
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = entry.match(line)
            if found:
                value = found.group(2)
                text = json.loads(value) if value.startswith('"') else value
                yield f"translations/{path.name}:{number}", found.group(1), text
    for language, path in guides.items():
        is_prose = True
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("```"):
                is_prose = not is_prose
            elif is_prose:
                yield f"docs/{path.name}:{number}", language, re.sub(r"\]\([^)]*\)", "]", line)


def main():
    known = set((folder / "spelling.txt").read_text(encoding="utf-8").split())
    count = {"ca": 0, "es": 0}
    words = {"ca": {}, "es": {}}
    for place, language, text in texts():
        count[language] += 1
        for word in re.findall(r"[^\W\d_]+(?:[·'’-][^\W\d_]+)*", names.sub(" ", text)):
            if word not in known:
                words[language].setdefault(word, place)
    if min(count.values()) < 1000:
        sys.exit(f"spelling: too few texts were found: {count}")
    if not shutil.which("hunspell"):
        print("spelling: hunspell is missing: make spelling installs it", file=sys.stderr)
        sys.exit(3)
    wrong = 0
    for language, places in words.items():
        run = subprocess.run(
            ["hunspell", "-i", "utf-8", "-d", dictionaries[language], "-l"], input="\n".join(places), text=True,
            capture_output=True, check=True)
        for word in sorted(set(run.stdout.split())):
            print(f"{places.get(word, 'translations')}: {language}: {word}")
            wrong += 1
    if wrong:
        sys.exit(f"spelling: {wrong} words are in no dictionary; those that are right go into translations/spelling.txt")
    print(f"spelling: {count['ca']} texts in Catalan and {count['es']} in Spanish have no word that is in no dictionary")


if __name__ == "__main__":
    main()
