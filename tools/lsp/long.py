#!/usr/bin/env python3
"""The language server for long: memory stays flat over 100 000 edits, and a text of 64 MB is no end of it.

usage: tools/lsp/long.py PROGRAM [--short]
"""

import sys
import tempfile
from pathlib import Path

from client import Client

ROOT = Path(__file__).resolve().parent.parent.parent
TEXT = (ROOT / "samples/osam-version/good/bicycle-force.json").read_text(encoding="utf-8")
LINE = next(number for number, line in enumerate(TEXT.splitlines()) if "comparisonMode" in line)
COLUMN = TEXT.splitlines()[LINE].index('"FORCE"') + 1


def memory(client):
    """KiB that are in memory now."""
    for line in Path(f"/proc/{client.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise AssertionError("no VmRSS")


def many_edits(program, folder, edits):
    client = Client(program, "--date", "2026-12-05", folder=folder)
    uri = (folder / "alert.json").as_uri()
    client.open(uri, TEXT)
    clean = client.diagnostics(1)
    before = None
    for version in range(2, edits + 2):
        # A letter comes and goes; now and then there is a finding.
        if version % 2 == 0:
            client.change(uri, version, (LINE, COLUMN), (LINE, COLUMN), "x")
        else:
            client.change(uri, version, (LINE, COLUMN), (LINE, COLUMN + 1), "")
        if version % 500 == 1:
            assert client.diagnostics(version) == clean, version
        if version == edits // 5 + 1:
            before = memory(client)
    client.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": LINE, "character": 3}})
    after = memory(client)
    assert client.leave() == 0
    assert after < before * 1.1 + 1024, f"{before} KiB after a fifth of the edits, {after} KiB after all"
    return before, after


def large_text(program, folder, size):
    client = Client(program, "--date", "2026-12-05", folder=folder)
    uri = (folder / "large.json").as_uri()
    for text in ("[" + TEXT.strip() + "," * size, '"' + "à" * (size // 2) + '"', "[" * size, " " * size + TEXT):
        client.open(uri, text)
        client.ask("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
        client.change(uri, 2, (0, 0), (0, 1), "{")
        client.ask("textDocument/foldingRange", {"textDocument": {"uri": uri}})
        client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    assert client.leave() == 0


def main():
    program = str(Path(sys.argv[1]).resolve())
    is_short = "--short" in sys.argv
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary).resolve()
        before, after = many_edits(program, folder, 3000 if is_short else 100_000)
        large_text(program, folder, 1 << 20 if is_short else 64 << 20)
    print(f"lsp: {before} KiB in memory after a fifth of the edits, {after} KiB after all")


main()
