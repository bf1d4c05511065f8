#!/usr/bin/env python3
"""Copies Swift's static library so that the linker may leave out what nobody calls. The library marks each public function
as one to keep, whoever links it: code is found by what refers to it, and nothing else, so that the mark serves nobody here.
Marks of what is not code stay: the runtime finds tables by their sections.

usage: tools/collectable.py FOLDER [LIBRARY]      (of the toolchain that runs; on a Mac there is none, and none is wanted)
"""

import os
import shutil
import struct
import sys
from pathlib import Path

# System V ABI: the length of the header of a member; SHF_EXECINSTR and SHF_GNU_RETAIN, flags of a section.
MAGIC, MEMBER = b"!<arch>\n", 60
EXECUTABLE, RETAINED = 1 << 2, 1 << 21


def members(archive):
    """Where the contents of each begin."""
    place = len(MAGIC)
    while place < len(archive):
        size = int(archive[place + 48:place + 58])
        yield place + MEMBER
        place += MEMBER + size + size % 2


def unmark(archive, start):
    """Takes the marks from the functions of a member."""
    if archive[start:start + 6] != b"\x7fELF\x02\x01":
        return
    table = start + struct.unpack_from("<Q", archive, start + 0x28)[0]
    # Of more sections than fit there, the first has the number as its size.
    count = struct.unpack_from("<H", archive, start + 0x3C)[0] or struct.unpack_from("<Q", archive, table + 0x20)[0]
    for header in range(table, table + count * 64, 64):
        flags = struct.unpack_from("<Q", archive, header + 8)[0]
        if flags & EXECUTABLE and flags & RETAINED:
            struct.pack_into("<Q", archive, header + 8, flags & ~RETAINED)


def main():
    folder = Path(sys.argv[1])
    if len(sys.argv) > 2:
        library = Path(sys.argv[2])
    else:
        swift = shutil.which(os.environ.get("SWIFT", "swift")) or sys.exit("collectable: there is no swift")
        library = Path(swift).resolve().parents[1] / "lib/swift_static/linux/libswiftCore.a"
        if sys.platform != "linux":
            return
    if not library.exists():
        sys.exit(f"collectable: {library} is missing; the program is linked with Swift's static library")
    archive = bytearray(library.read_bytes())
    if not archive.startswith(MAGIC):
        sys.exit(f"collectable: {library} is no archive")
    for start in members(archive):
        unmark(archive, start)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / library.name).write_bytes(archive)


main()
