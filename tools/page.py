#!/usr/bin/env python3
"""Writes the page, one file with everything in it: usage: page.py MODULE NOTICES BUILD FILE."""

import base64
import gzip
import hashlib
import pathlib
import re
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "packaging/page"
LARGEST = 6_000_000


def digest(text):
    """What a policy calls a script or a style by."""
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def escaped(text):
    """A text that stands in HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;")


def preview_style(module):
    """The style of the pages that the module answers; the policy of this page holds in them as well."""
    asked = subprocess.run(
        ["node", str(FOLDER.parent.parent / "tools/page-ask.mjs"), module, '{"ask": "preview", "name": "a.json"}'],
        input=b"{}", capture_output=True, check=True,
    )
    return re.search(r"<style>(.*?)</style>", asked.stdout.decode(), re.DOTALL).group(1)


def main():
    module, notices, build, output = sys.argv[1:]
    parts = {name: (FOLDER / name).read_text() for name in
             ["page.html", "page.css", "page.js", "answers.mjs", "worker.js"]}
    # A worker that is a module does not start from a file.
    worker = parts["answers.mjs"].replace("export class", "class") + parts["worker.js"]
    for text in [worker, parts["page.js"]]:
        if re.search(r"</script|<!--", text, re.IGNORECASE):
            sys.exit("page: a script would end within itself")
    packed = gzip.compress(pathlib.Path(module).read_bytes(), 9, mtime=0)
    policy = (
        f"default-src 'none'; script-src {digest(parts['page.js'])} 'wasm-unsafe-eval'; "
        f"style-src {digest(parts['page.css'])} {digest(preview_style(module))}; style-src-attr 'unsafe-inline'; "
        "worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'"
    )
    fillings = {
        "build": build, "policy": policy, "style": parts["page.css"], "script": parts["page.js"], "worker": worker,
        "module": base64.b64encode(packed).decode(), "notices": escaped(pathlib.Path(notices).read_text()),
    }
    page = re.sub(r"\{\{(\w+)\}\}", lambda gap: fillings[gap.group(1)], parts["page.html"])
    data = page.encode()
    if len(data) > LARGEST:
        sys.exit(f"page: {len(data)} bytes are more than {LARGEST}")
    pathlib.Path(output).parent.mkdir(parents=True, exist_ok=True)
    pathlib.Path(output).write_bytes(data)
    print(f"wrote {output}: {len(data)} bytes, the module {len(packed)} bytes packed")


main()
