#!/usr/bin/env python3
"""Says what the release executable weighs, by module or library and by section, from the map of its linker, which each release
build by make leaves in .build-facts. Kilobytes of a thousand bytes; what takes no room in the file is left out.

usage: tools/bench/size.py [MAP]
"""

import collections
import re
import sys
from pathlib import Path

MAP = Path(__file__).resolve().parent.parent.parent / ".build-facts/osam-lint.map"
# Addresses, size, alignment, and by its indent a section of the program, one of an input, or a name in it.
LINE = re.compile(r"\s*([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+ ( *)(.*)")
SHOWN = [".text", ".rodata", ".data.rel.ro"]


def maker(name):
    if module := re.search(r"/([\w-]+)\.build/[^/]+\.o:", name):
        return module[1]
    if library := re.search(r"/(lib[\w+-]+)\.a\(", name):
        return library[1]
    return "texts that several share" if "internal" in name else "the rest"


def main():
    weights = collections.Counter()
    section = None
    for line in Path(sys.argv[1] if len(sys.argv) > 1 else MAP).read_text(errors="replace").splitlines():
        match = LINE.match(line)
        if not match:
            continue
        if not match[3]:
            # What is not loaded, such as names for a debugger, has no address.
            section = match[4] if int(match[1], 16) else None
        elif len(match[3]) == 8 and section not in (None, ".bss", ".tbss"):
            weights[maker(match[4]), section] += int(match[2], 16)
    makers, sections = collections.Counter(), collections.Counter()
    for (who, where), size in weights.items():
        makers[who] += size
        sections[where] += size
    others = [name for name, _ in sections.most_common() if name not in SHOWN]

    def row(name, sizes):
        numbers = [*(sizes(where) for where in SHOWN), sum(map(sizes, others))]
        print(f"| {name} | " + " | ".join(f"{number // 1000}" for number in (*numbers, sum(numbers))) + " |")

    print("| of | " + " | ".join(f"`{name}`" for name in SHOWN) + " | other sections | all |\n|---|" + "---|" * (len(SHOWN) + 2))
    for who, _ in makers.most_common(14):
        row(who if " " in who else f"`{who}`", lambda where, who=who: weights[who, where])
    row("all", lambda where: sections[where])


main()
