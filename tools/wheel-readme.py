#!/usr/bin/env python3
"""Prints the README as the page of a package shows it: what it links to by a path gets an address.

usage: tools/wheel-readme.py VERSION      (from the root of the repository)
"""

import re
import sys
from pathlib import Path

HOME = f"https://github.com/{Path('packaging/owner').read_text(encoding='utf-8').strip()}/osam-lint"


def address(match):
    bang, text, path = match.groups()
    if re.match(r"[a-z]+:|#", path):
        return match[0]
    assert Path(path.split("#")[0]).exists(), f"README.md links to {path}, which is not there"
    return f"{bang}[{text}]({HOME}/{'raw' if bang else 'blob'}/v{sys.argv[1].split('+')[0]}/{path})"


def main():
    text = Path("README.md").read_text(encoding="utf-8")
    # A picture may stand in the text of a link: first the pictures.
    text = re.sub(r"(!)\[([^\]]*)\]\(([^)\s]+)\)", address, text)
    sys.stdout.write(re.sub(r"(?<!!)()\[((?:!\[[^\]]*\]\([^)]*\)|[^\[\]])*)\]\(([^)\s]+)\)", address, text))


main()
