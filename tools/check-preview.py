#!/usr/bin/env python3
"""Looks at pages of `osam-lint preview` as people do: in a browser, narrow and wide, light and dark, and printed.

Every page must be the same when it is written again, load nothing, run nothing, say nothing on the console, fit its window,
keep what axe-core and the Nu checker ask for, and take one sheet of paper for each document. Pictures of what was seen are
left in .build-preview. Needs chromium, chromedriver and a Java runtime; make check-preview installs them.

usage: tools/check-preview.py PROGRAM [--pictures]
With --pictures it writes docs/images instead.
"""

import fcntl
import hashlib
import html
import json
import os
import pty
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from browser import TOOLS, Browser, find, use_own_environment
from hostile_texts import HOSTILE

ROOT = Path(__file__).resolve().parent.parent
SEEN = ROOT / ".build-preview"

DATE = "2026-11-21T12:00:00Z"
LARGEST = 40_000  # Bytes of a page for each document in it.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
WIDTHS = {"narrowest": 320, "narrow": 390, "tablet": 768, "wide": 1200}
THEMES = ("light", "dark")
NEWEST = "3.2.0"  # Release of the common module.
LANGUAGES = ("ca", "es", "en")


# What pages are made of


class Sample:
    """Files that a page is made of, with the number of documents in them."""

    def __init__(self, name, documents, *paths, language="en", heights=None):
        self.name, self.documents, self.paths, self.language = name, documents, [str(path) for path in paths], language
        self.page = SEEN / f"{name}.html"
        # What the captions of its tables end with.
        self.newest = NEWEST if any("osam-version/good" in path for path in self.paths) else ""
        # Pixels that its card may take, by width: it is read at a glance.
        self.heights = heights or {}

    @property
    def sheets(self):
        """Of paper: one for each document, and one for the index that a page of several begins with. Nobody asks how many
        it takes to print texts of 100 kB."""
        return None if self.name == "hostile" else self.documents + (self.documents > 1)


def hostile_documents(folder):
    """Documents whose every text would like to be something else than text; how many there are."""
    good = json.loads((ROOT / "samples/osam-version/good/bus-lazy.json").read_text(encoding="utf-8"))
    texts = [*HOSTILE, "w" * 100_000, " ".join(["Hola"] * 25_000)]
    for start in range(0, len(texts), 3):
        document = json.loads(json.dumps(good))
        data, (first, second, third) = document["data"], texts[start:start + 3]
        for key, order in [("title", (0, 1, 2)), ("message", (1, 2, 0)), ("ok", (2, 0, 1)), ("cancel", (0, 2, 1))]:
            data[key] = {language: (first, second, third)[number] for language, number in zip(LANGUAGES, order)}
        address = third if start % 2 else "https://example.invalid/" + third
        data.update({"packageName": first, "versionName": second, "url": address})
        data.update({text[:200]: text for text in (first, second, third)})
        (folder / f"{start}.json").write_text(json.dumps(document), encoding="utf-8")
    (folder / "<script>window.pwned=1<script>'\"&\u202e.json").write_text(json.dumps(good), encoding="utf-8")
    return len(texts) // 3 + 1


def samples(program, folder):
    (folder / "hostile").mkdir()
    damaged = folder / "damaged.json"
    text = (ROOT / "samples/osam-version/good/bus-lazy.json").read_text(encoding="utf-8")
    damaged.write_text(text[:text.index('"ok"')].replace('"id": 212,', '"id": 212'), encoding="utf-8")
    good = ROOT / "samples"
    return [
        Sample("alert", 1, good / "osam-version/good/bus-lazy.json", heights={"narrow": 2300, "wide": 1050}),
        Sample("authored", 1, good / "osam-version/good/museum-winter-hours.yaml"),
        Sample("damaged", 1, damaged),
        Sample("hostile", hostile_documents(folder / "hostile"), folder / "hostile"),
    ] + [
        Sample(f"{kind.name}-{language}", count_of(program, kind), kind, language=language)
        for kind in sorted(good.iterdir()) if kind.is_dir() for language in ("en", *LANGUAGES[:2])
    ]


def count_of(program, folder):
    """Documents in a folder; a file may hold several."""
    done = subprocess.run([program, "check", "--format", "json", folder], capture_output=True)
    return json.loads(done.stdout)["summary"]["documents"]


def write(program, sample):
    """Writes a page twice, and says what is wrong with that."""
    pages = []
    for number in range(2):
        target = sample.page.with_suffix(f".{number}.html")
        done = subprocess.run(
            [program, "preview", "--date", DATE, "--lang", sample.language, "--output", target, *sample.paths], cwd=ROOT, capture_output=True, text=True)
        if done.returncode != 0 or not target.exists():
            sys.exit(f"preview: {sample.name}: exit status {done.returncode}: {done.stderr}")
        pages.append(target.read_bytes())
        target.unlink()
    sample.page.write_bytes(pages[0])
    if pages[0] != pages[1]:
        yield "it is another one when it is written again"
    if len(pages[0]) > LARGEST * sample.documents:
        yield f"it has {len(pages[0])} bytes for {sample.documents} documents, which is over {LARGEST} each"
    others = [text for text in re.findall("<caption>([^<]*)", pages[0].decode()) if not text.endswith(sample.newest)]
    if others:
        yield f"it tells of {others}, and the newest release is {sample.newest}"
    controls = re.findall(r"[\0-\x08\x0b-\x1f\x7f-\x9f]", pages[0].decode())
    if controls:
        yield f"it has control characters: {sorted(set(controls))}"


# What a browser makes of it

FACTS = r"""
const all = [...document.querySelectorAll("*")], facts = [];
const active = "script, iframe, object, embed, base, form, link, img, audio, video, source, template, image, foreignObject, "
  + "animate, set";
const metas = [...document.querySelectorAll("meta[http-equiv]")];
for (const element of all) {
  const name = element.localName;
  if (element.matches(active)) facts.push(`there is an element ${name}`);
  for (const {name: attribute, value} of element.attributes) {
    const where = `${name} ${attribute}="${value.slice(0, 80)}"`;
    if (attribute.startsWith("on")) facts.push(`it runs something: ${where}`);
    if (["src", "srcset", "poster", "data", "background", "action", "ping"].includes(attribute))
      facts.push(`it loads: ${where}`);
    const target = value.trim();
    if (attribute.endsWith("href") && !target.startsWith("#") && !(name == "a" && /^https?:\/\//.test(target)))
      facts.push(`it leads elsewhere: ${where}`);
    if (attribute.endsWith("href") && target.startsWith("#") && !document.getElementById(decodeURIComponent(target.slice(1))))
      facts.push(`it leads nowhere: ${where}`);
    if (attribute == "style" && /url\(|@import|expression/.test(value)) facts.push(`it loads: ${where}`);
  }
  if (name == "style" && /url\s*\(\s*["']?(?!#)|@import/.test(element.textContent)) facts.push("its style loads something");
}
if (metas.length != 1 || metas[0].httpEquiv.toLowerCase() != "content-security-policy" || metas[0].content != POLICY)
  facts.push(`its policy is ${metas.map(meta => meta.outerHTML)}`);
else if (metas[0].compareDocumentPosition(document.querySelector("style")) != Node.DOCUMENT_POSITION_FOLLOWING)
  facts.push("its policy comes after a style");
if (!document.documentElement.lang) facts.push("it has no lang");
if (!document.title) facts.push("it has no title");
if (!document.querySelector("meta[name=viewport][content*='width=device-width']")) facts.push("it has no viewport");
if (window.pwned !== undefined) facts.push("a script ran");
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode, around = text.parentElement;
  if (/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/.test(text.data) && !around.closest("bdi, [dir]"))
    facts.push(`direction is not isolated: ${JSON.stringify(text.data.slice(0, 60))}`);
}
return [...new Set(facts)];
"""

# Labels of bars that leave their bar or touch each other, words that have no room in their part, and marks that are hard to
# tell from what they lie on.
DRAWN = r"""
const facts = [];
const shares = text => (text.match(/[\d.]+/g) ?? []).map(Number);
const light = ([red, green, blue]) => [red, green, blue].map(one => one / 255)
  .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
  .reduce((sum, one, number) => sum + one * [0.2126, 0.7152, 0.0722][number], 0);
const contrast = (one, other) => {
  const [high, low] = [light(one), light(other)].sort((left, right) => right - left);
  return (high + 0.05) / (low + 0.05);
};
const ground = element => {
  for (let one = element; one; one = one.parentElement) {
    const colour = shares(getComputedStyle(one).backgroundColor);
    if (colour.length == 3 || colour[3] == 1) return colour;
  }
  return [255, 255, 255];
};
// Where the text is, and not its box.
const extent = element => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
};
const hard = (what, one, other, least = 3) => {
  const ratio = contrast(one, other);
  if (ratio < least) facts.push(`${what} has a contrast of ${ratio.toFixed(2)}`);
};
for (const bar of document.querySelectorAll(".bar")) {
  const room = bar.getBoundingClientRect();
  const labels = [...bar.querySelectorAll(".mark")].map(label => ({text: label.textContent, box: extent(label)}));
  for (const [number, {text, box}] of labels.entries()) {
    if (box.left < room.left - 1 || box.right > room.right + 1) facts.push(`a label leaves its bar: “${text}”`);
    for (const other of labels.slice(number + 1))
      if (box.left < other.box.right && other.box.left < box.right && box.top < other.box.bottom && other.box.top < box.bottom)
        facts.push(`two labels touch: “${text}” and “${other.text}”`);
    const next = bar.nextElementSibling?.getBoundingClientRect();
    if (next && box.bottom > next.top + 1) facts.push(`a label runs into what follows: “${text}”`);
  }
  for (const part of bar.querySelectorAll(".segment")) {
    const style = getComputedStyle(part), words = part.firstElementChild;
    const box = extent(words), inside = part.getBoundingClientRect();
    if (box.width > 0 && (box.left < inside.left - 1 || box.right > inside.right + 1 || box.top < inside.top - 1 || box.bottom > inside.bottom + 1))
      facts.push(`words leave their part of a bar: “${words.textContent}”`);
    if (parseFloat(style.borderLeftWidth) > 0) {
      hard("the edge of a mark", shares(style.borderLeftColor), ground(bar.parentElement));
      hard("the edge of a mark", shares(style.borderLeftColor), ground(part));
    }
    const line = bar.querySelector(".line");
    if (line) hard("the line of today", ground(line), ground(part));
  }
}
for (const mark of document.querySelectorAll(".swatch")) {
  if (mark.checkVisibility()) hard("the edge of a mark", shares(getComputedStyle(mark).borderTopColor), ground(mark.parentElement));
}
for (const badge of document.querySelectorAll(".badge"))
  hard(`a badge “${badge.textContent}”`, shares(getComputedStyle(badge).color), ground(badge), 4.5);
for (const label of document.querySelectorAll(".alert li, .alert p")) {
  const [inner, outer] = [label, label.closest(".alert")].map(one => one.getBoundingClientRect());
  if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
    facts.push(`a text leaves its alert: “${label.textContent.slice(0, 60)}”`);
}
return [...new Set(facts)];
"""

# Texts of an alert, each with the language that is in force where it stands.
SPOKEN = r"""
const wanted = TEXTS, found = {};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode.data.trim();
  if (text in wanted) (found[text] ??= []).push(walker.currentNode.parentElement.closest("[lang]").lang);
}
return found;
"""


def check_page(browser, sample):
    """Everything that is wrong with a page in a browser."""
    grounds = set()
    for theme in THEMES:
        browser.theme(theme)
        browser.size(WIDTHS["wide"])
        yield from browser.open(sample.page)
        for fact in browser.driver.execute_script(FACTS.replace("POLICY", json.dumps(POLICY))):
            yield fact
        for width, columns in WIDTHS.items():
            browser.size(columns)
            needed = browser.driver.execute_script("return document.scrollingElement.scrollWidth")
            if needed > columns:
                yield f"{width}: it needs {needed} pixels of {columns}"
            for fact in browser.driver.execute_script(DRAWN):
                yield f"{width}, {theme}: {fact}"
            height = browser.driver.execute_script(
                "return document.querySelector('.document')?.getBoundingClientRect().height ?? 0")
            if height > sample.heights.get(width, height):
                yield f"{width}: its card takes {height:.0f} pixels of {sample.heights[width]}"
            browser.picture(SEEN / f"{sample.name}-{width}-{theme}.png")
            # Colours are another for each theme, and what is shown for each width: two of the four have all of it.
            for violation in browser.violations() if (width == "narrow") == (theme == "light") else []:
                yield f"{width}, {theme}: {violation}"
        grounds.add(browser.driver.execute_script(
            "return ['documentElement', 'body'].map(name => getComputedStyle(document[name]).backgroundColor)"
            " + getComputedStyle(document.body).color"))
    if len(grounds) != len(THEMES):
        yield f"light and dark look the same: {grounds}"
    browser.theme("light")
    printed = browser.sheets()
    (SEEN / f"{sample.name}.pdf").write_bytes(printed)
    sheets = len(re.findall(rb"/Type\s*/Page\b", printed))
    if sample.sheets not in (None, sheets):
        yield f"it takes {sheets} sheets of paper instead of {sample.sheets}"
    # Texts are harmless by themselves, not only because the policy keeps scripts from running.
    browser.tell("Page.setBypassCSP", enabled=True)
    browser.driver.get(sample.page.as_uri())
    if browser.driver.execute_script("return window.pwned") is not None:
        yield "a script runs where no policy forbids it"
    browser.tell("Page.setBypassCSP", enabled=False)


# A page that keeps no promise, and what must be said of it: who finds nothing here would find nothing anywhere.
BROKEN = """<!DOCTYPE html><html><head><meta charset="utf-8"><title></title><style>@import "x.css"; * { color: #aaa }</style>
<script>console.log(1); window.pwned = 1</script></head><body onload="1"><img src="http://127.0.0.1:9/x.png">
<a href="#nowhere">a</a><a href="javascript:1">a</a><p>\u202eb</p><span class="badge" style="background: #bbb">a</span>
<div class="bar" style="width: 40px; height: 9px; background: #fff"><span class="segment" style="border-left: 2px solid #ddd; background: #333; display: block; width: 9px"><span style="white-space: nowrap">more words</span></span>
<span class="line" style="background: #444">a</span><span class="mark">a label</span><span class="mark" style="margin-left: -20px">another label</span></div><p style="margin-top: -20px">d</p>
<div class="alert" style="width: 9px"><p style="width: 99px">c</p></div><div class="document" style="width: 2000px; height: 3000px">c</div>"""
SAID = [
    "it asks for", "the console says: ", "there is an element script", "there is an element img", "it runs something: body onload",
    "it loads: img src", "it leads nowhere: ", "it leads elsewhere: a href", "its style loads", "its policy is ", "it has no lang",
    "it has no title", "it has no viewport", "a script ran", "direction is not isolated", "narrow: it needs 2", "wide: it needs 2",
    "narrow, light: color-contrast", "wide, dark: image-alt", "light and dark look the same", "it takes ",
    "a script runs where no policy", "wide, dark: a label leaves its bar", "wide, dark: two labels touch",
    "wide, dark: a label runs into", "wide, dark: words leave their part", "wide, dark: a text leaves its alert",
    "narrow, light: the edge of a mark has", "narrow, light: the line of today has", "narrow, light: a badge", "wide: its card takes",
]


def check_itself(browser, sample):
    sample.page.write_text(BROKEN, encoding="utf-8")
    said = [*check_page(browser, sample), *check_markup([sample.page])]
    for words in [*SAID, "broken: line 1: "]:
        if not any(one.startswith(words) for one in said):
            yield f"of a page that keeps no promise nobody says “{words}”: {said}"


def check_languages(browser, sample):
    """Each text of an alert that is shown stands in its language."""
    browser.driver.get(sample.page.as_uri())
    data = json.loads(Path(sample.paths[0]).read_text(encoding="utf-8"))["data"]
    wanted = {data[key][language]: language for key in ("title", "message", "ok", "cancel") for language in LANGUAGES}
    found = browser.driver.execute_script(SPOKEN.replace("TEXTS", json.dumps(wanted)))
    for text, language in wanted.items():
        if set(found.get(text, [])) != {language}:
            yield f"“{text}” stands in {found.get(text)} instead of {language}"


def check_markup(pages):
    """What the Nu checker says of all pages."""
    jar = find("the Nu checker", (TOOLS, "vnu.jar"))
    done = subprocess.run(
        [find("a Java runtime", "java"), "-Xss8m", "-jar", jar, "--stdout", "--format", "json", *pages], capture_output=True,
        text=True, env={**os.environ, "JAVA_TOOL_OPTIONS": ""})
    for message in json.loads(done.stdout)["messages"]:
        # A text is shown as its document writes it.
        if message["message"].startswith("Text run is not in Unicode Normalization Form C"):
            continue
        name = Path(message.get("url", "?")).stem
        yield f"{name}: line {message.get('lastLine')}: {message['message']} {message.get('extract', '')[:120]!r}"
    if done.returncode not in (0, 1):
        yield f"the Nu checker ended with {done.returncode}"


def check(program):
    shutil.rmtree(SEEN, ignore_errors=True)
    SEEN.mkdir()
    wrong = []
    browser = Browser()
    try:
        with tempfile.TemporaryDirectory(prefix="osam-lint-preview-") as folder, ThreadPoolExecutor() as pool:
            every = samples(program, Path(folder))
            for sample in every:
                wrong += [f"{sample.name}: {words}" for words in write(program, sample)]
            markup = pool.submit(lambda: list(check_markup([sample.page for sample in every])))
            for sample in every:
                wrong += [f"{sample.name}: {words}" for words in check_page(browser, sample)]
            wrong += [f"{every[0].name}: {words}" for words in check_languages(browser, every[0])]
            wrong += check_itself(browser, Sample("broken", 1, heights={"wide": 2000}))
            wrong += markup.result()
    finally:
        browser.driver.quit()
    for words in dict.fromkeys(wrong):
        print(f"preview: {words}", file=sys.stderr)
    if wrong:
        sys.exit(f"preview: {len(set(wrong))} things are wrong; {SEEN.name} has the pages and their pictures")
    print(f"preview: {len(every)} pages are read in light and dark, narrow and wide, and printed")


# Pictures

PICTURES = ROOT / "docs" / "images"
LARGEST_PICTURE = 60_000
# What sequences that paint a terminal are in HTML, in colours of usual terminals.
PAINTED = {"1": "font-weight: bold", "2": "opacity: .7", "31": "color: #ff7b72", "32": "color: #7ee787", "33": "color: #e3b341",
           "34": "color: #79c0ff", "35": "color: #d2a8ff", "36": "color: #76e3ea"}
TERMINAL = """<!DOCTYPE html><meta charset="utf-8"><style>body { margin: 0; background: #0d1117; color: #e6edf3 }
pre { margin: 0; padding: 14px 16px; font: 13px/1.45 "DejaVu Sans Mono", monospace; white-space: pre; width: max-content }
</style><pre>%s</pre>"""


def painted(text):
    """What a terminal shows of a text, as HTML."""
    result, is_open = "", False
    for number, piece in enumerate(re.split("\x1b\\[([0-9;]*)m", text)):
        if number % 2 == 0:
            result += html.escape(piece)
            continue
        result += "</span>" * is_open
        styles = [PAINTED[code] for code in piece.split(";") if code not in ("", "0")]
        is_open = bool(styles)
        result += f'<span style="{"; ".join(styles)}">' * is_open
    return result + "</span>" * is_open


def on_terminal(command, columns=92):
    """What a command writes to a terminal."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    environment = {"PATH": os.environ["PATH"], "TERM": "xterm"}
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    written = b""
    try:
        while piece := os.read(ours, 65536):
            written += piece
    except OSError:
        pass  # So Linux says that nobody has the other end any more.
    os.close(ours)
    process.wait()
    return written.decode().replace("\r\n", "\n")


def shown(program):
    """What is to be seen on each picture: its name, a page, how wide it is, and the element it ends with."""
    command = ["check", "--date", "2026-11-21", "samples/osam-version/bad/swapped-window.yaml"]
    said = f"\x1b[1m$ osam-lint {' '.join(command[:1] + command[3:])}\x1b[0m\n" + on_terminal([program, *command])
    yield "check", (TERMINAL % painted(said)).encode(), 960, "pre"
    command = ["preview", "--date", DATE, "--clients", NEWEST, "samples/osam-version/good/bus-lazy.json"]
    page = subprocess.run([program, *command], cwd=ROOT, capture_output=True, check=True)
    yield "preview", page.stdout, 900, ".document"


def source(picture):
    """What a picture says it shows."""
    found = re.search(rb"tEXtSource\0([0-9a-f]{64})", picture.read_bytes()) if picture.exists() else None
    return found and found[1].decode()


def stale_pictures(program):
    for name, page, *_ in shown(program):
        picture = PICTURES / f"{name}.png"
        if source(picture) != hashlib.sha256(page).hexdigest():
            yield f"{picture.relative_to(ROOT)} shows something else than the program; make pictures"


def make_pictures(program):
    """Each picture says in itself what page it shows."""
    from PIL import Image
    PICTURES.mkdir(exist_ok=True)
    browser = Browser()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for name, page, width, until in shown(program):
                file, picture = Path(folder, f"{name}.html"), PICTURES / f"{name}.png"
                file.write_bytes(page)
                browser.theme("light")
                browser.size(width)
                browser.driver.get(file.as_uri())
                browser.picture(file.with_suffix(".png"), until)
                few = Image.open(file.with_suffix(".png")).convert("RGB").quantize(64, Image.Quantize.MAXCOVERAGE)
                few.save(picture, optimize=True)
                data = picture.read_bytes()
                text = b"tEXtSource\0" + hashlib.sha256(page).hexdigest().encode()
                chunk = (len(text) - 4).to_bytes(4) + text + zlib.crc32(text).to_bytes(4)
                # Behind the header, which every such file begins with.
                picture.write_bytes(data[:33] + chunk + data[33:])
                print(f"preview: {picture.relative_to(ROOT)}, {picture.stat().st_size} bytes")
                if picture.stat().st_size > LARGEST_PICTURE:
                    sys.exit(f"preview: that is over {LARGEST_PICTURE}; show less of it")
    finally:
        browser.driver.quit()


def main():
    program = str(Path(sys.argv[1]).resolve())
    if "--pictures" in sys.argv[2:]:
        return make_pictures(program)
    check(program)
    for words in stale_pictures(program):
        print(f"preview: {words}")


if __name__ == "__main__":
    use_own_environment()
    main()
