"""How long somebody who types waits for findings."""

import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools/lsp"))
from client import Client  # noqa: E402

# Milliseconds.
BARS = {"start to first findings": 50, "edit of 64 kB to its findings": 20}


def document(size):
    """One served document of about so many bytes with findings; most of it is the text that people read."""
    text = (ROOT / "samples/osam-version/bad/wrong-language-codes.json").read_text(encoding="utf-8")
    start = text.index('"', text.index("cat", text.index('"message"')) + 5) + 1
    words = "L'aplicació ja es pot actualitzar. "
    return text[:start] + words * ((size - len(text.encode())) // len(words.encode())) + text[start:]


def listed(size):
    """The same size in many small documents, as an authored list."""
    text = (ROOT / "samples/osam-version/bad/links-mixed-up.yaml").read_text(encoding="utf-8")
    return "---\n".join([text] * (size // len(text.encode())))


def start(program, folder):
    text = document(4096)
    begun = time.perf_counter()
    client = Client(program, "--date", "2026-12-05", folder=folder)
    client.open((folder / "alert.json").as_uri(), text)
    assert client.diagnostics(1)
    taken = time.perf_counter() - begun
    client.leave()
    return taken


def edits(program, folder, text, language, count):
    """Each edit puts a letter into the first line and takes it out again."""
    client = Client(program, "--date", "2026-12-05", folder=folder)
    uri = (folder / f"alert.{language}").as_uri()
    client.open(uri, text, language)
    assert client.diagnostics(1)
    times = []
    for version in range(2, count + 2):
        begun = time.perf_counter()
        client.change(uri, version, (0, 0), (0, version % 2), " " if version % 2 == 0 else "")
        client.diagnostics(version)
        times.append(time.perf_counter() - begun)
    client.leave()
    return times


def measure(program, folder, rounds):
    """Rows of what, median and largest in milliseconds, and bar."""
    folder = Path(folder) / "editor"
    folder.mkdir(exist_ok=True)
    size = 64 << 10
    series = [
        ("start to first findings", "start to first findings", [start(program, folder) for _ in range(4 * rounds)]),
        ("edit of 64 kB to its findings", "edit of one document of 64 kB to its findings",
         edits(program, folder, document(size), "json", 20 * rounds)),
        ("edit of 64 kB to its findings", "edit of 64 kB in a hundred documents to its findings",
         edits(program, folder, listed(size), "yaml", 20 * rounds)),
    ]
    return [(words, 1000 * statistics.median(times), 1000 * max(times), BARS[bar]) for bar, words, times in series]


def print_rows(rows):
    if not rows:
        return
    print(f"\n{'in an editor, milliseconds':55} {'median':>9} {'most':>9} {'bar':>6}")
    for words, middle, most, bar in rows:
        print(f"{words:55} {middle:9.1f} {most:9.1f} {bar:6}  {'holds' if middle <= bar else 'missed'}")
