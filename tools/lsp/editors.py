#!/usr/bin/env python3
"""Debian's editors, and a newer Neovim, with the settings of docs/editors.md, word for word: findings, hover, repair,
change, leave.

usage: tools/lsp/editors.py PROGRAM
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
SAMPLE = (ROOT / "samples/osam-version/bad/links-mixed-up.yaml").read_text(encoding="utf-8")
# A pair of UTF-16 in front of a finding: columns are counted differently behind it.
TEXT = SAMPLE.replace('"Ara no "', '"😀 Ara no "', 1)
assert TEXT != SAMPLE
LINE = next(number for number, line in enumerate(TEXT.splitlines()) if "😀" in line)
COLUMN = TEXT.splitlines()[LINE].index(' ", ')
PAGE = (ROOT / "docs/editors.md").read_text(encoding="utf-8")
HANG = 90
NEOVIM = ROOT / ".build-tools/neovim/bin/nvim"


def block(name):
    """The settings of an editor, as the page has them."""
    return re.search(rf"^```\w+ {name}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE).group(1)


def commands(folder):
    """How each editor is started, the column it says a finding has, and whether it takes leave of a server."""
    (folder / "settings.lua").write_text(block("nvim"))
    (folder / "settings11.lua").write_text(block("nvim11"))
    (folder / "settings.vim").write_text(block("vim"))
    (folder / "settings.el").write_text(block("emacs"))
    in_bytes = len(TEXT.splitlines()[LINE][:COLUMN].encode())
    return {
        "Neovim": (["nvim", "--headless", "-u", "settings.lua", "-c", f"luafile {HERE}/drive.lua"], in_bytes, True),
        "Neovim 0.11": (
            [NEOVIM, "--headless", "-u", "settings11.lua", "-c", f"luafile {HERE}/drive11.lua"], in_bytes, True,
        ),
        # ALE takes UTF-16 for bytes, in what it says as well as in what it is told; and it kills its servers.
        "Vim": (
            ["vim", "-Nu", "settings.vim", "-i", "NONE", "-n", "-T", "dumb", "--not-a-term", "-S", f"{HERE}/drive.vim"],
            COLUMN + 1, False,
        ),
        # eglot takes leave, and kills its server in the same breath.
        "Emacs": (
            ["emacs", "--batch", "-f", "package-initialize", "-l", "settings.el", "-l", f"{HERE}/drive.el"], COLUMN, False,
        ),
    }


def try_editor(name, program):
    # What an editor leaves running may still write there.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        folder = Path(temporary)
        command, column, takes_leave = commands(folder)[name]
        (folder / "alert.yaml").write_text(TEXT, encoding="utf-8")
        subprocess.run(["git", "init", "-q", folder], check=True)
        bin = folder / "bin"
        bin.mkdir()
        # The program by its name, with a note of how it ended.
        wrapper = bin / "osam-lint"
        wrapper.write_text(f'#!/bin/sh\n"{program}" "$@"\necho $? >"{folder}/status.txt"\n')
        wrapper.chmod(0o755)
        environment = os.environ | {
            "PATH": f"{bin}:{os.environ['PATH']}", "HOME": str(folder), "OSAM_LINT_DATE": "2026-12-05", "LC_ALL": "C.UTF-8",
        }
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=HANG)
        if done.returncode != 0 or not (folder / "saw.json").exists():
            failed = folder / "failed.txt"
            raise AssertionError((name, failed.read_text() if failed.exists() else "", done.stdout[-2000:], done.stderr[-2000:]))
        saw = json.loads((folder / "saw.json").read_text(encoding="utf-8"))
        check(name, saw, column)
        if takes_leave:
            status = ending(folder / "status.txt")
            assert status == "0\n", (name, "the server ended with", status)
    print(f"{name}: findings, hover, repair and change", flush=True)


def ending(note):
    """What the server ended with; an editor does not wait for that."""
    latest = time.monotonic() + HANG
    while time.monotonic() < latest:
        if note.exists() and (status := note.read_text()):
            return status
        time.sleep(0.05)
    return None


def rules(codes):
    """Emacs shows the rule in the text."""
    return {re.search(r"[a-z0-9]+(-[a-z0-9]+)+(?=\])|^[a-z0-9-]+$", code[0]).group(0) for code in codes}


def check(name, saw, column):
    assert {"blank-around-text", "url-of-other-store", "url-of-other-app"} <= rules(saw["opened"]), (name, saw["opened"])
    places = [(line, at) for code, line, at in saw["opened"] if "blank-around-text" in code]
    assert places == [(LINE, column)], (name, places, LINE, column)
    assert "2026-11-23 09:00 Europe/Madrid" in saw["hover"] and "startDate" in saw["hover"], (name, saw["hover"])
    assert saw["offered"][0] == "Delete it", (name, saw["offered"])
    assert saw["repaired"].rstrip("\n") == TEXT.replace('"😀 Ara no "', '"😀 Ara no"').rstrip("\n"), (name, saw["repaired"])
    assert "unknown-value" in rules(saw["changed"]), (name, saw["changed"])
    if "modes" in saw:
        assert saw["modes"] == ["INFO", "LAZY", "FORCE", "NONE"], (name, saw["modes"])
        assert saw["selected"] == -1 and saw["line"].rstrip() == "comparisonMode:", (name, saw["selected"], saw["line"])
        assert saw["beside"] == "31 Jan 2027 23:59:59.999", (name, saw["beside"])
    if "above" in saw:
        assert saw["above"].startswith("LAZY for versions below 2026110001"), saw["above"]


def check_page():
    """What the page shows for editors that are not here can at least be read; and no setting is longer than 14 lines."""
    blocks = re.findall(r"^```(\w+)(?: (\w+))?\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 8
    for language, name, text in blocks:
        if language == "toml":
            tomllib.loads(text)
        elif language == "json":
            json.loads(text)
        elif language == "lua":
            with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
                file.write(text)
                file.flush()
                command = f"lua local f, e = loadfile('{file.name}'); if not f then print(e); vim.cmd('cquit 1') end; vim.cmd('qall')"
                subprocess.run(["nvim", "--headless", "-u", "NONE", "-c", command], check=True, timeout=HANG)
        if name in ("nvim", "nvim11", "vim", "emacs"):
            assert len(text.splitlines()) <= 14, name
    matcher = re.search(r'"regexp": "(.*)",$', PAGE, re.MULTILINE).group(1)
    line = "samples/a b.json:10:5: warning[long-text]: the title has 75 characters"
    assert re.match(json.loads(f'"{matcher}"'), line).groups()[:2] == ("samples/a b.json", "10")


def main():
    program = Path(sys.argv[1]).resolve()
    check_page()
    for name in ("Neovim", "Neovim 0.11", "Vim", "Emacs"):
        try_editor(name, program)


main()
