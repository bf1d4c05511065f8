#!/usr/bin/env python3
"""Types beginnings of lines into zsh and asks it to complete them, as a person would with the tab key.

usage: tools/complete-zsh.py FOLDER      (of the completion script)
"""

import os
import pty
import re
import select
import sys
import time

# What is typed, and what must be on the screen afterwards.
LINES = {
    "osam-lint sim": r"osam-lint simulate ",
    "osam-lint check --skip": r"--skip-unrecognised",
    "osam-lint check --format=gi": r"github +gitlab",
    "osam-lint check --clients=flu": r"flutter:[0-9.]+ ",
    "osam-lint help sim": r"osam-lint help simulate ",
    "osam-lint help lic": r"osam-lint help licences ",
    "osam-lint init val": r"osam-lint init valoracions ",
    "osam-lint schema se": r"osam-lint schema settings ",
}
READY = "waiting-for-a-line"


def read(terminal, pattern, seconds):
    """What comes until it has the pattern, or nothing more comes."""
    text, end = "", time.time() + seconds
    while time.time() < end and not re.search(pattern, text):
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                text += os.read(terminal, 65536).decode(errors="replace")
            except OSError:
                break
    return text


def complete(line, pattern, folder):
    child, terminal = pty.fork()
    if child == 0:
        os.execvpe("zsh", ["zsh", "-f", "-i"], {**os.environ, "TERM": "dumb", "LC_ALL": "C.UTF-8"})
    setup = f"fpath=({folder} $fpath); autoload -Uz compinit; compinit -u -D; PROMPT='> '; print {READY}\n"
    os.write(terminal, setup.encode())
    read(terminal, rf"\n{READY}", 20)
    os.write(terminal, (line + "\t\t").encode())
    answer = read(terminal, pattern, 20)
    os.close(terminal)
    os.waitpid(child, 0)
    return answer


def main():
    for line, pattern in LINES.items():
        answer = complete(line, pattern, sys.argv[1])
        assert re.search(pattern, answer), f"zsh makes of “{line}”:\n{answer}"


main()
