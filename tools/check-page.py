#!/usr/bin/env python3
"""Uses the page as people do, in a browser without a network: opened from a file, in three languages, narrow and wide, light
and dark, with hostile texts; and measures how long it takes to answer. Pictures of what was seen are left in .build-page.

usage: tools/check-page.py PAGE MAP PROGRAM      (the page of make page, the linker's map of its module, osam-lint)
"""

import fnmatch
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from browser import Browser, use_own_environment
from hostile_texts import HOSTILE

ROOT = Path(__file__).resolve().parent.parent
SEEN = ROOT / ".build-page"
SAMPLES = ROOT / "samples"
GUIDES = {"en": "docs/guide.md", "ca": "docs/guia.md", "es": "docs/guia.es.md"}
LANGUAGES = tuple(GUIDES)
NOW = 1_795_262_400_000  # 2026-11-21T12:00:00Z
# Of the longest wait for something that is sure to come.
PATIENCE = 20
EDITS = 100
PROGRAM = Path(sys.argv[3]).resolve() if len(sys.argv) == 4 else sys.exit(__doc__)
# Milliseconds to findings by the size of a document, and to all that is shown; bars of the median, thrice for a busy machine.
BARS = {8_000: 50, 64_000: 150}
BUSY = 3


class Page:
    """The page, opened anew."""

    def __init__(self, browser, path):
        self.browser, self.path = browser, path
        browser.driver.get("about:blank")
        self.faults = [fault for fault in browser.open(path) if not self.is_own(fault)]
        self.wait("asking.isReady && Object.keys(words).length > 0 && !state.isRunning")
        browser.evaluate(f"Date.now = () => {NOW}")

    @staticmethod
    def is_own(fault):
        """The page itself, its worker, its frame, and the sign of a date field, which is the browser's."""
        asked = re.findall(r"'([^']*)'", fault) if fault.startswith("it asks for") else None
        return asked is not None and all(re.match(r"file:.*osam-lint\.html$|blob:null/|about:srcdoc|data:image/svg", one) for one in asked)

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def wait(self, expression):
        start = time.monotonic()
        while not self.evaluate(f"Boolean({expression})"):
            if time.monotonic() - start > PATIENCE:
                raise AssertionError(f"this did not become true: {expression}")
            time.sleep(0.01)

    def settle(self):
        self.wait("!state.isRunning")

    def take(self, data, name="alert.json"):
        """A file, as if it was opened."""
        self.evaluate(f"written.saved = text.value; take(new Uint8Array({list(data)}), {json.dumps(name)})")
        self.settle()

    def speak(self, language):
        self.evaluate(f"find('language').value = '{language}'; find('language').dispatchEvent(new Event('change'))")
        self.wait(f"document.documentElement.lang === '{language}'")
        self.settle()

    def value(self):
        return self.evaluate("text.value")

    def findings(self):
        return self.evaluate("findings.map((each) => each.rule)")

    def requests(self):
        return self.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")

    def says(self):
        """What the console says."""
        return [entry["message"] for entry in self.browser.driver.get_log("browser") if "postMessage" not in entry["message"]]


def check_files(page):
    """A file is written back as it was read, byte for byte."""
    for text in ["{}\n", "{}\r\n", "\ufeff{\r\n}\r\n", "\ufeff", "a: «é» 😀\r\n", "{\n}"]:
        page.take(text.encode())
        back = page.evaluate("Array.from(fileBytes())")
        if bytes(back) != text.encode():
            yield f"{text!r} is written back as {bytes(back)!r}"
    page.take(b"{\r\n\n}\n")
    if not page.evaluate("find('status').textContent"):
        yield "ends of lines of two sorts are made one without a word"
    for data in [b"\xff\xfe{}", b"\x80"]:
        page.take(b"{}")
        page.evaluate(f"take(new Uint8Array({list(data)}), 'x.json')")
        if page.value() != "{}" or not page.evaluate("find('status').textContent"):
            yield f"{data!r} is taken for a text"
    page.take(b"{}")
    page.evaluate("take(new Uint8Array(largest + 1), 'x.json')")
    if page.value() != "{}":
        yield "a file of more than a megabyte is taken"


def check_undo(page):
    """Typing, a fix and all fixes are three steps of the browser's own undo."""
    first = (SAMPLES / "osam-version/good/bus-lazy.json").read_text().replace('"id": 212,', '"id": "212",,')
    page.take(first.encode())
    page.evaluate("text.focus(); text.setSelectionRange(text.value.length, text.value.length); document.execCommand('insertText', false, ' ')")
    page.settle()
    fixable = "findings.find((each) => each.edits && each.edits.length === 1 && each.fix.safe)"
    if not page.evaluate(f"Boolean({fixable})"):
        yield f"nothing can be fixed: {page.findings()}"
        return
    page.evaluate(f"makeFix({fixable})")
    page.settle()
    before = page.value()
    page.evaluate("fixAll()")
    page.settle()
    if page.value() == before:
        yield "all fixes change nothing"
    for _ in range(3):
        page.evaluate("document.execCommand('undo')")
    page.settle()
    if page.value() != first:
        yield f"after three times undo it is {page.value()!r}"


def check_places(page):
    """A finding leads to its place, behind characters of two and four bytes, CRLF and a mark too."""
    for start, newline in [("", "\n"), ("\ufeff", "\r\n")]:
        sample = (SAMPLES / "osam-version/good/bus-lazy.json").read_text()
        text = start + sample.replace('"id": 212', '"note": "é😀", "id": "212"').replace("\n", newline)
        page.take(text.encode())
        place = page.evaluate(
            "(() => { const one = findings.find((each) => each.rule === 'quoted-number'); "
            "if (!one) return null; goTo(one); return text.value.slice(text.selectionStart, text.selectionEnd) })()")
        if place != '"212"':
            yield f"a finding leads to {place!r}: {page.findings()}"


def check_dates(page):
    """A bar leads to the date that makes it, and so does a button for each date."""
    sample = (SAMPLES / "osam-version/good/museum-winter-hours.yaml").read_text()
    page.take(("# «é😀»\r\n" + sample.replace("\n", "\r\n")).encode(), "alert.yaml")
    page.wait("find('seen').contentDocument.querySelectorAll('.bar time').length > 1")
    written = "text.value.slice(text.selectionStart, text.selectionEnd)"
    dates = page.evaluate(f"[...find('dates').children].map((each) => {{ each.click(); return {written} }})")
    if dates != ["2026-12-07 08:00", "2027-01-06"]:
        yield f"the dates lead to {dates}"
    edges = page.evaluate(f"""[...find('seen').contentDocument.querySelectorAll('.bar')].map((bar) => {{
      const {{ left, right, top }} = bar.getBoundingClientRect();
      return [left + 1, right - 1].map((clientX) => {{
        text.setSelectionRange(0, 0);
        bar.firstChild.dispatchEvent(new MouseEvent("click", {{ bubbles: true, clientX, clientY: top }}));
        return {written};
      }});
    }})""")
    if not edges or any(bar != dates for bar in edges):
        yield f"the bars lead to {edges} and not to {dates}"
    page.evaluate("text.setSelectionRange(0, 0); find('seen').contentDocument.querySelector('h1').click()")
    if page.evaluate(written):
        yield "what is no bar leads somewhere"


def examples(guide):
    """The documents of a guide, by name: those that stand in it, and samples that its commands name."""
    text = (ROOT / guide).read_text()
    found = dict(re.findall(r"^```yaml (\S+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    for sample in re.findall(r"samples/[\w/.-]+\.(?:json|yaml)", text):
        found[sample] = (ROOT / sample).read_text()
    return {name: text for name, text in found.items() if not name.endswith(".test.yaml")}


def check_examples(page):
    """Each example of the guides says in the page what the program says of it, and is fixed alike."""
    for language, guide in GUIDES.items():
        page.speak(language)
        played = examples(guide)
        if len(played) < 3:
            yield f"{guide} has {len(played)} examples"
        for path, text in played.items():
            name = os.path.basename(path)

            def program(*words):
                asked = [PROGRAM, *words, "-", "--stdin-filename", name, "--lang", language, "--date", str(NOW)]
                with tempfile.TemporaryDirectory() as folder:
                    return subprocess.run(asked, input=text.encode(), cwd=folder, capture_output=True, check=False).stdout.decode()

            page.take(text.encode(), name)
            shown = page.evaluate("[...find('findings').querySelectorAll('.row')].map((row) => row.parentElement.firstChild.textContent)")
            expected = json.loads(program("check", "--format", "json"))["findings"]
            if [words.split(": ", 1)[1] for words in shown] != [finding["message"] for finding in expected]:
                yield f"{guide}, {path}: {shown} instead of {expected}"
            if not page.evaluate("find('seen').contentDocument.body.textContent.trim() && find('simulated').textContent && find('built').textContent"):
                yield f"{guide}, {path}: something is empty"
            page.evaluate("fixAll()")
            page.settle()
            if page.value() != program("fix"):
                yield f"{guide}, {path}: is fixed to {page.value()!r}"
    page.speak("en")


def check_guide(page):
    """From a skeleton to the JSON that is published, in each language."""
    for language in LANGUAGES:
        page.speak(language)
        page.take(b"")
        page.evaluate("document.querySelector('#kinds button').click()")
        page.wait("text.value.length > 100")
        page.settle()
        if "blank" not in " ".join(page.findings()) and not page.findings():
            yield f"{language}: a skeleton has no findings"
        sample = (SAMPLES / "osam-version/good/museum-winter-hours.yaml").read_text()
        page.take((sample + "\nid: 109\nappId: 400\nserverDate: 2026-11-21 12:00\n").encode(), "alert.yaml")
        built = page.evaluate("built.map((each) => each.text)")
        if len(built) != 1 or json.loads(built[0]).get("data") is None:
            yield f"{language}: nothing was built: {page.evaluate('find(`built`).textContent')}"
        if not page.evaluate("find('simulated').textContent"):
            yield f"{language}: no device was answered"
        missing = page.evaluate("[...document.querySelectorAll('[data-word]')].filter((each) => each.dataset.word && !each.textContent).map((each) => each.dataset.word)")
        if missing:
            yield f"{language}: words are missing: {missing}"
        page.browser.size(1200)
        page.browser.picture(SEEN / f"guide-{language}.png")
    page.speak("en")


def check_hostile(page):
    """Texts and names cannot become elements: those of the page are those of a harmless text."""
    harmless = json.loads((SAMPLES / "osam-version/good/bus-lazy.json").read_text())
    # How many findings a text has is its own matter.
    kinds = """[...document.querySelectorAll("*")].filter((each) => !each.closest("#findings, #marks"))
      .map((each) => each.localName).sort().join() + [...new Set([...document.querySelectorAll("#findings *, #marks *")]
      .map((each) => each.localName))].filter((each) => !["li", "p", "div", "button", "mark"].includes(each))"""

    def shown(hostile, name):
        document = json.loads(json.dumps(harmless))
        document["data"]["title"] = {language: hostile for language in ("ca", "es", "en")}
        document["data"][hostile[:60]] = hostile
        page.take(json.dumps(document, ensure_ascii=False).encode("utf-8", "replace"), name)
        return page.evaluate(kinds)

    usual = shown("Hola", "alert.json")
    for text in HOSTILE:
        if shown(text, f"{text}.json") != usual:
            yield f"{text!r} becomes something else than text"
        if page.evaluate("typeof window.pwned") != "undefined":
            yield f"{text!r} runs"


def check_cursor(page):
    """What people see is of the document under the cursor."""
    one = (SAMPLES / "osam-version/good/museum-winter-hours.yaml").read_text()
    other = one.replace("cat.bcn.museuhistoria", "cat.bcn.altre")
    page.take(f"{one}\n---\n{other}".encode(), "alert.yaml")
    for place, name in [("0", "cat.bcn.museuhistoria"), ("text.value.length", "cat.bcn.altre")]:
        page.evaluate(f"text.focus(); text.setSelectionRange({place}, {place})")
        try:
            page.wait(f"!state.isRunning && find('seen').srcdoc.includes('{name}')")
        except AssertionError:
            yield f"{name} is not shown where the cursor is in it"


def check_looks(page):
    """It fits every window, light and dark, and keeps what axe asks for."""
    page.take((SAMPLES / "osam-version/bad" / sorted(os.listdir(SAMPLES / "osam-version/bad"))[0]).read_bytes())
    for theme in ("light", "dark"):
        page.browser.theme(theme)
        for width in (320, 768, 1200):
            page.browser.size(width)
            if page.evaluate("document.documentElement.scrollWidth") > width:
                yield f"it is wider than a window of {width}"
            for violation in page.browser.violations():
                yield f"{theme}, {width}: {violation}"
            page.browser.picture(SEEN / f"{theme}-{width}.png")
    page.browser.theme("light")


def check_trap(page):
    """After the end of the worker the text is there, and it answers again."""
    page.take(b'{"data": {')
    before = page.findings()
    page.evaluate("(asking.last += 1, asking.worker.postMessage({ id: asking.last, question: { ask: 'check' }, text: null }))")
    page.wait("state.isStopped && asking.isReady")
    if page.value() != '{"data": {' or not page.evaluate("find('status').textContent"):
        yield "a trap takes the text, or says nothing"
    page.evaluate("changed()")
    page.settle()
    if page.findings() != before:
        yield f"after a trap it finds {page.findings()}"


def check_long(page):
    """Long work says that it goes on, can be given up, and takes no text with it."""
    text = "[" + '{"android": [{"required_version": "5"}]}, ' * 20_000 + "]"
    page.evaluate(f"written.saved = text.value; take(encoder.encode({json.dumps(text)}), 'long.json')")
    page.wait("find('status').textContent && !find('give-up').hidden")
    page.evaluate("text.focus(); text.setSelectionRange(0, 0); document.execCommand('insertText', false, ' ')")
    page.evaluate("find('give-up').click()")
    page.wait("asking.isReady && find('give-up').hidden && !state.isRunning")
    if page.value() != " " + text or not page.evaluate("find('status').textContent"):
        yield "giving up takes the text, or says nothing"
    page.take(b"{")
    if not page.findings():
        yield "nothing is answered after giving up"


def check_time(page):
    """Milliseconds from an edit to its findings, and how long a keystroke is held up."""
    one = (SAMPLES / "osam-version/bad" / sorted(os.listdir(SAMPLES / "osam-version/bad"))[0]).read_text()
    for size, bar in BARS.items():
        filling = json.loads(one)
        filling["data"]["note"] = "x" * max(0, size - len(one))
        page.take(json.dumps(filling, indent=2).encode())
        times, held = page.evaluate(f"""(async () => {{
          const [times, held] = [[], []];
          text.focus(); text.setSelectionRange(1, 1);
          for (let number = 0; number < {EDITS}; number += 1) {{
            const shown = find("findings").firstChild, start = performance.now();
            document.execCommand("insertText", false, " ");
            held.push(performance.now() - start);
            while (find("findings").firstChild === shown) await new Promise((resume) => setTimeout(resume, 0));
            times.push(performance.now() - start);
            while (state.isRunning) await new Promise((resume) => setTimeout(resume, 1));
          }}
          return [times, held];
        }})()""")
        times.sort(), held.sort()
        print(f"page: {size} bytes: findings after {statistics.median(times):.0f} ms, 95th percentile {times[94]:.0f}; "
              f"a keystroke is held {statistics.median(held):.1f} ms, 95th percentile {held[94]:.1f}")
        if statistics.median(times) > bar * BUSY:
            yield f"findings of {size} bytes take {statistics.median(times):.0f} ms"


def check_contents(linked):
    """What the linker took, by the notices of the page."""
    rows = subprocess.run([ROOT / "tools/notices.sh", "--page", "--list"], capture_output=True, text=True, check=True).stdout
    patterns = {pattern for row in rows.splitlines() for pattern in row.split("|")[4].split() if pattern != "-"}
    files = {os.path.basename(re.sub(r"\(.*", "", file)) for file in re.findall(r"\s(\S+\.(?:o|a(?:\([^)]*\))?)):\(", linked.read_text())}
    own = {"module.o"}
    if not files:
        yield "the linker's map names no file"
    used = set()
    for file in sorted(files - own):
        fitting = {pattern for pattern in patterns if fnmatch.fnmatchcase(file, pattern)}
        used |= fitting
        if not fitting and not re.fullmatch(r"OSAM\w+\.o", file):
            yield f"{file} is in the module, and packaging/notices/page-components.txt does not name it"
    for pattern in patterns - used:
        yield f"nothing of {pattern} is in the module"


CHECKS = (
    check_files, check_undo, check_places, check_dates, check_examples, check_guide, check_cursor, check_hostile, check_looks,
    check_trap, check_long, check_time,
)


def main():
    path, linked = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    SEEN.mkdir(exist_ok=True)
    faults = list(check_contents(linked))
    browser = Browser()
    try:
        browser.tell("Page.navigate", url="http://elsewhere.invalid/")
        if not browser.network.asked:
            faults.append("what is asked of the network is not seen")
        browser.network.asked.clear()
        browser.size(1200)
        page = Page(browser, path)
        ready = page.evaluate("performance.getEntriesByName('ready')[0].startTime")
        print(f"page: {path.stat().st_size} bytes, ready after {ready:.0f} ms")
        faults += page.faults
        for check in CHECKS:
            try:
                faults += [f"{check.__name__[6:]}: {fault}" for fault in check(page)]
            except AssertionError as error:
                faults.append(f"{check.__name__[6:]}: {error}")
        faults += [f"it asked for {name}" for name in page.requests()]
        faults += [f"the network was asked: {line}" for line in browser.network.asked]
        faults += [f"the console says: {words}" for words in page.says()]
    finally:
        browser.driver.quit()
    for fault in faults:
        print(f"page: {fault}", file=sys.stderr)
    sys.exit(1 if faults else 0)


use_own_environment()
main()
