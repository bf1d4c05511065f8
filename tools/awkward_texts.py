"""Texts that grow: something repeated, and what stands around it. check-hostile.py measures how long they take.

Where work is done again for each repetition, time grows with the square of the text. Each way in which a text can be
long has a case here: bytes, depth, members, documents, comments, findings.
"""

from dataclasses import dataclass, field

HEAD = b'{"data": {"versionCode": 2026110001, "comparisonMode": "FORCE", "platform": "ANDROID", '
TAIL = b'"url": ""}}'
YAML = b"versionCode: 2026110001\ncomparisonMode: FORCE\nplatform: ANDROID\n"

BYTES, DOCUMENTS, DEPTH, CONFIGURATIONS = 10_000_000, 10_000, 512, 1_000


@dataclass
class Awkward:
    """A case: `head`, `fragment` again and again, `tail`. @ in the fragment is the number of the repetition."""

    name: str
    head: bytes
    fragment: bytes
    tail: bytes = b""
    ending: str = "json"
    # Closes what the fragments open, once for each.
    closing: bytes = b""
    options: list = field(default_factory=list)
    # Repetitions in the longest text; without it as many as make 10 MB.
    most: int = 0

    def text(self, share):
        """The longest text, or a share of it."""
        # A number has about as many digits as the last one.
        digits = len(str(BYTES // (len(self.fragment) + len(self.closing))))
        length = len(self.fragment.replace(b"@", b"9" * digits)) + len(self.closing)
        count = max(1, int((self.most or BYTES // length) * share))
        if b"@" in self.fragment:
            middle = b"".join(self.fragment.replace(b"@", b"%d" % number) for number in range(count))
        else:
            middle = self.fragment * count
        return self.head + middle + self.closing * count + self.tail


def awkward_texts():
    yield from members()
    yield from nesting()
    yield from texts()
    yield from documents()
    yield from yaml()
    yield from languages()
    yield from configurations()


def members():
    for name, fragment in {
        "unknown keys": b'"k@": 1, ', "near keys": b'"comparisonMod@": 1, ', "known keys": b'"versionCode": 1, ',
        "wrong values": b'"versionCode": "x", ', "one unknown key": b'"k": 1, ', "values of values": b'"k@": {"a": [1, {"b": 3}]}, ',
        "text maps": b'"title": {"ca": "a", "es": "b", "en": "c"}, ', "single quotes": b"\"k@\": 'a b, ", "no colons": b'"k@" 1, ',
        "no commas": b'"k@": 1 ', "no quotes": b"k@: foo, ", "open quotes": b'"k@": "abc, ', "wrong brackets": b'"k@": [1}, ',
        "brackets too many": b"} ", "openings": b'"k@": {', "escapes": b'"k@": "\\q", ', "comments": b'"k@": 1, // foo\n',
        "slashes": b"/* ", "controls": b'"k@": "a\x01", ', "commas": b",", "colons": b": ", "no values": b'"k@": , ',
        "numbers for keys": b"1, ", "zeros": b'"k@": 012, ', "NULs": b"\0", "bytes": b"\xff\xfe\x80", "line ends": b"\r", "quotes": b'"k@\n',
        "lines of Windows": b'"k@": 1,\r\n', "lines of Windows without commas": b'"k@": 1\r\n', "byte-order marks": b"\xef\xbb\xbf",
        "strange blanks": b"\xc2\xa0 ", "strange blanks apart": b"\xc2\xa0\t", "commas too many": b'"k@": 1,, ', "words on lines": b'"k@": a b c,\n',
        "words": b"a b ", "typographic quotes": "“k@”: “a”, ".encode(), "typographic openings": "“".encode(), "inner quotes": b'"k@": "a "b" c",\n',
        "inner quotes in one line": b'"k@": "a "b" c", ', "a quote in a line": b'"k@": "a "b\n', "escaped keys": b'"\\u006b@": 1, ',
        "lone surrogates": b'"k@": "\\ud83d", ', "semicolons": b'"k@": 1; ', "equals": b'"k@" = 1, ', "nulls": b'"url": null, ',
        "values as keys": b'"title": "ca": "a", ', "fractions": b'"startDate": 1.5, ', "conflicts": b"<<<<<<< a\n=======\n>>>>>>> b\n",
        "half conflicts": b"<<<<<<< a\n", "fences": b"```\n", "line comments": b"//\n", "comments and lines": b"/**/\n",
    }.items():
        yield Awkward(name, HEAD, fragment, TAIL)
    yield Awkward("wrappers", b"{", b'"data": {"versionCode": 1}, ', b'"data": {}}', most=DOCUMENTS)
    yield Awkward("misspelt wrappers", b"{", b'"Data": {"versionCode": 1, "comparisonMode": 1}, ', b'"Data": {}}', most=DOCUMENTS)
    yield Awkward("root keys", b"{", b'"k@": 1, ', b'"data": ' + HEAD[9:] + TAIL)
    yield Awkward("languages", HEAD + b'"title": {', b'"l@": "x", ', b'"ca": "a"}, ' + TAIL)
    yield Awkward("near languages", HEAD + b'"title": {', b'"CA": "x", "cat": "y", ', b'"ca": "a"}, ' + TAIL)
    yield Awkward("one language in the words of another", HEAD + b'"title": {', b'"ca": "Update", "es": "Please update the app @ now", ', b'"en": "a"}, ' + TAIL)
    yield Awkward("one language", HEAD + b'"title": {', b'"ca": " TODO@ l.l ? \xe2\x80\x8b\xc3\x83\xc2\xa9", ', b'"ca": "a"}, ' + TAIL)
    for kind, members in {
        "osam-rating": b'"id": 1, ', "controldeversions": b'"versionCode": 1, ', "valoracions": b'"minutes": 1, ',
        "prince-of-versions": b'"ios": {"minimum_version": "1.0.0"}, ',
    }.items():
        for name, fragment in {"unknown keys": b'"k@": 1, ', "repeated keys": members, "no commas": b'"k@": 1 '}.items():
            yield Awkward(f"{name} of {kind}", b"{" + members, fragment, members + b'"z": 1}', options=["--kind", kind])


def nesting():
    for name, opening, closing in [("lists", b"[", b"]"), ("objects", b'{"a":', b"}"), ("both", b'[{"a":', b"}]"), ("wrappers", b'{"data":', b"}")]:
        for ending in ("json", "yaml"):
            deep = {"most": DEPTH, "ending": ending}
            yield Awkward(f"deep {name} ({ending})", b"", opening, b"", **deep, closing=closing)
            yield Awkward(f"deep {name} in a document ({ending})", HEAD + b'"k": ', opening, b", " + TAIL, **deep, closing=closing)
            yield Awkward(f"unclosed {name} ({ending})", b"", opening, b"", ending)
            yield Awkward(f"unclosed {name} in a document ({ending})", HEAD + b'"k": ', opening, b"", ending)
        yield Awkward(f"deep {name} without end", b"", opening, b"1", closing=closing)
        yield Awkward(f"deep {name} without end in a document", HEAD + b'"k": ', opening, b", " + TAIL, closing=closing)
    for kind in ("osam-version", "osam-rating", "controldeversions", "valoracions", "prince-of-versions"):
        for role in ("served", "authored"):
            given = {"options": ["--kind", kind, "--as", role], "most": DOCUMENTS}
            yield Awkward(f"keys in a list, {role} {kind}", b"[", b'"a": ', b"", **given)
            yield Awkward(f"keys and lists, {role} {kind}", b"", b'["a": ', b"", **given)
            yield Awkward(f"keys in objects, {role} {kind}", b"", b'[{"a": ', b"", **given)
            yield Awkward(f"keys in a list of YAML, {role} {kind}", b"[", b'"a": ', b"", "yaml", **given)
            yield Awkward(f"commas in a list, {role} {kind}", b"[", b"1,, ", b"1]", **given)
            yield Awkward(f"lists in a list, {role} {kind}", b"[", b"[], ", b"[]]", **given)
    yield Awkward("deep YAML", b"z:\n", b"- ", b"1\n", "yaml", most=DEPTH)


def texts():
    for name, text in {
        "letters": "a", "blanks": " ", "middle dots": "al-l", "old letters": "aŀl", "garbled letters": "Ã©", "marks": "%s {x} ",
        "invisible letters": "\u200b", "tags": "\U000e0061", "variations": "\ufe0f", "questions": "? ", "braces": "{", "signs": "%",
        "brackets": "<b", "emoji": "😀", "escapes": "\\u200b", "line ends": "\\n", "lost letters": "\ufffd", "entities": "&amp; ",
        "words": "la app de ", "accents": "e\u0301", "surrogates": "\\ud83d\\ude00", "quotes": '\\"', "placeholders": "TODO ",
        "words of a document": '{\\"versionCode\\": 1, ',
    }.items():
        yield Awkward("text of " + name, HEAD + b'"title": {"ca": "', text.encode(), b'", "es": "' + text.encode() * 9 + b'", "en": "c"}, ' + TAIL)
        yield Awkward("url of " + name, HEAD + b'"url": "https://', text.encode(), b'"}}')
        yield Awkward("key of " + name, HEAD + b'"', text.encode(), b'": 1, ' + TAIL)
    for name, text in {"slashes": "/", "dots": "a.", "parameters": "&a=@", "at signs": "@@"}.items():
        yield Awkward("url of " + name, HEAD + b'"url": "https://a/?', text.encode(), b'"}}')
    for member in ["versionCode", "packageName", "startDate", "platform", "checkBoxDontShowAgain"]:
        yield Awkward("digits in " + member, HEAD + b'"%s": "' % member.encode(), b"1.", b'", ' + TAIL)
    for member in ["versionCode", "startDate", "k"]:
        yield Awkward("a long number in " + member, HEAD + b'"%s": ' % member.encode(), b"1", b", " + TAIL)
        yield Awkward("a long fraction in " + member, HEAD + b'"%s": 0.' % member.encode(), b"1", b", " + TAIL)
    yield Awkward("nothing but one line", b"", b"x ", b"")
    yield Awkward("nothing but NULs", b"", b"\0", b"")
    yield Awkward("nothing but byte-order marks", b"", b"\xef\xbb\xbf", b"")
    yield Awkward("links", HEAD + b'"url": [', b'"https://a.b/@", ', b'""], ' + TAIL)
    yield Awkward("links of a document", b"[", b'{"versionCode": 1, "comparisonMode": "FORCE", "url": "https://a.b/@"}, ', b"{}]", options=["--as", "authored"], most=DOCUMENTS)


def documents():
    document = b"- {versionCode: 2026110001, comparisonMode: FORCE}\n"
    yield Awkward("documents", b"", document, b"", "yaml", most=DOCUMENTS)
    yield Awkward("wrong documents", b"", document + b"- 1\n", b"- @\n", "yaml", most=DOCUMENTS)
    yield Awkward("documents of a stream", b"", b"---\n" + YAML, b"", "yaml", most=DOCUMENTS)
    yield Awkward("unlike documents", b"", b"---\n" + YAML + b"--- 1\n", b"--- @\n", "yaml", most=DOCUMENTS)
    for name, code in {"versions of an app": b"@", "copies of a document": b"1"}.items():
        document = b"- {packageName: a.b, platform: ANDROID, versionCode: " + code + b", comparisonMode: FORCE}\n"
        yield Awkward(name, b"", document, b"", "yaml", most=DOCUMENTS)
        yield Awkward(name + " for two platforms", b"", document + document.replace(b"ANDROID", b"IOS"), b"", "yaml", most=DOCUMENTS)
    yield Awkward("aliases of a document", b"- &a {versionCode: 2026110001, comparisonMode: FORCE}\n", b"- *a\n", b"", "yaml", most=DOCUMENTS)
    for name, item in {
        "empty objects": b"{}", "values": b"1", "good documents": b'{"versionCode": 1, "comparisonMode": "FORCE"}',
        "documents with findings": b'{"versioncode": "2026110001", "comparisonMode": "force", "title": {"ca": "a "}, "k": 1}',
        "documents without commas": b'{"versionCode": 1 "comparisonMode": "FORCE"}', "documents without ends": b'{"versionCode": 1',
        "documents with commas too many": b'{"versionCode": 1,, "comparisonMode": "FORCE", }', "documents with comments": b'{"versionCode": 1} // a\n',
        "documents of Prince": b'{"ios": {"minimum_version": "1.0.0", "latest_version": {"version": "1.0", "notification_type": "ALWAYS"}}}',
        "documents with repeated keys": b'{"versionCode": 1, "versionCode": 2, "comparisonMode": "FORCE"}',
    }.items():
        yield Awkward("a list of " + name, b"[", item + b",\n", item + b"]", options=["--as", "authored"], most=DOCUMENTS)
        for kind in ("osam-version", "osam-rating", "controldeversions", "valoracions", "prince-of-versions"):
            yield Awkward(
                f"a list of {name} as {kind}", b"[", item + b",\n", item + b"]", options=["--as", "authored", "--kind", kind], most=DOCUMENTS)
    for name, members in {
        "with findings": b'"versioncode": "2026110001", "comparisonMode": "force", "title": {"ca": "a "}', "that repeat": b'"versionCode": 1, "versionCode": 2',
        "without commas": b'"versionCode": 1 "versionCode": 2', "with slips": b'"versionCod": 1, "comparisonmode": "FORCE"',
    }.items():
        yield Awkward(f"items {name}", b'{"data": {"versionCode": 1, "comparisonMode": "FORCE", "z": [', b"{" + members + b"},\n", b"{}]}}")
    for name, text in {
        "findings": b'versioncode: "2026110001"\ncomparisonMode: force\ntitle: {ca: "a "}\nk: 1\n', "nothing": b"", "words": b"a\n",
        "anchors": b"versionCode: &a 1\ncomparisonMode: FORCE\nz: *a\n", "blocks": b"versionCode: 1\ntitle:\n  ca: |\n    a l.l\n",
        "merges": b"b: &b {versionCode: 1}\n<<: *b\ncomparisonMode: FORCE\n", "comments that allow": b"# osam-lint: allow unknown-key -- a\nversionCode: 1\nk: 1\n",
        "a document of Prince": b"ios:\n  - required_version: 1.0.0\n    last_version_available: 1.0.0\n",
        "a rating": b"id: 1\nappId: 2\nminutes: -1\nnumAperture: 1\n",
    }.items():
        yield Awkward(f"a stream of documents with {name}", b"", b"---\n" + text, b"", "yaml", most=DOCUMENTS)


def yaml():
    for name, fragment in {
        "keys": b"k@: 1\n", "one key": b"versionCode: 1\n", "anchors": b"k@: &a@ 1\n", "no anchors": b"k@: *b@\n", "merges": b"<<: {k@: 1}\n",
        "wrong merges": b"<<: 1\n", "comments": b"# @\n", "line ends": b"\n", "blanks": b" ", "questions": b"? k@\n", "empty keys": b"? \n",
        "tabs": b"\t", "colons": b": ", "document ends": b"...\n", "%TAG lines": b"%TAG !a@! tag:x\n", "lines of Windows": b"k@: 1\r\n",
        "comments that allow": b"# osam-lint: allow unknown-key -- because\n", "comments that allow a key": b"k@: 1 # osam-lint: allow unknown-key -- because\n",
        "comments that allow in vain": b"# osam-lint: allow long-text -- because\nk@: 1\n", "comments that allow nothing": b"# osam-lint: allow\nk@: 1\n",
        "comments that allow much": b"# osam-lint: allow unknown-key, long-text, no-rule -- because\nk@: 1\n",
        "comments with a wrong rule": b"# osam-lint: allow unknown-keyz -- because\nk@: 1\n",
        "keys that differ": b"comparisonMod@: 1\n", "wrong values": b"versionCode: x@\n", "wrong languages": b"title: {xx@: a}\n", "texts": b'k@: "a b"\n',
        "blocks": b"k@: |\n  a\n", "anchors and aliases": b"k@: &a@ {x: 1}\nl@: *a@\n", "one alias": b"k@: &a 1\nl@: *a\n", "tags": b"k@: !!str 1\n", "dashes": b"- ",
        "allowed texts": b'k@: "# osam-lint: allow unknown-key -- a"\n', "open brackets": b"k@: [\n", "open quotes": b'k@: "a\n', "dates": b"startDate: 2026-01-01\n",
        "comments that allow in one line": b" # osam-lint: allow unknown-key -- a", "words of ours in one line": b" osam-lint:", "wrong indents": b"k@: 1\n k: 2\n",
    }.items():
        yield Awkward("YAML " + name, YAML, fragment, b"", "yaml")
    yield Awkward("one long YAML comment that allows", YAML + b"# osam-lint: allow ", b"unknown-key ", b"-- a\nk: 1\n", "yaml")
    yield Awkward("YAML comments that allow behind values", YAML + b"z: [\n", b"1, # osam-lint: allow long-text -- a\n", b"]\n", "yaml")
    yield Awkward("YAML comments that allow in one map", YAML + b"z: {\n", b"k@: 1, # osam-lint: allow long-text -- a\n", b"}\n", "yaml")
    for name, (before, fragment, after) in {
        "lists": (b"z: ", b"[", b""), "list of words": (b"z: [", b"a, ", b"]\n"), "map of words": (b"z: {", b"k@: a, ", b"}\n"),
        "dashes in one line": (b"z:\n ", b"- ", b"\n"), "folded text": (b"title:\n  ca: >\n", b"   a\n\n", b"\n"), "plain text": (b"title: ", b"  a\n", b"\n"),
        "literal text": (b"title:\n  ca: |\n", b"   a l.l\n", b"\n"), "text cut off": (b"title: {ca: a #", b"a #", b"}\n"),
        "quoted text": (b'title: {ca: "', b"\\x41", b'"}\n'), "long key": (b"z: {", b"k@ ", b"}\n"), "anchor": (b"z: &", b"a", b" 1\n"),
        "tag": (b"z: !<", b"%41", b"> 1\n"), "unreadable end": (b"z: ", b"a", b"\x01\n"), "one merge list": (b"b: &b {x: 1}\n<<: [", b"*b, ", b"]\n"),
        "aliases of one map": (b"b: &b {x: 1, y: 2}\nz: [", b"*b, ", b"]\n"), "aliases of a long list": (b"b: &b [" + b"1, " * 1000 + b"]\nz: [", b"*b, ", b"]\n"),
        "long number": (b"k: ", b"1", b"\n"), "long version": (b"versionCode: ", b"1", b"\n"), "long date": (b"startDate: ", b"1-", b"\n"),
        "single quotes": (b"k: '", b"''", b"'\n"), "lines of a plain text": (b"title:\n  ca:\n", b"    col.legi x\n", b""),
    }.items():
        yield Awkward("YAML " + name, YAML + before, fragment, after, "yaml")


def languages():
    """Below and above the number of languages at which not every device is asked about."""
    older = b'{"version": "3.2.1", "comparisonMode": 0, "minSystemVersion": "9.0", "message": {"ca": "a"}, "title": {'
    kind = ["--kind", "controldeversions"]
    yield Awkward("languages of controldeversions", older, b'"l@": "x", ', b'"ca": "a"}}', options=kind, most=4_000)
    yield Awkward("many languages of controldeversions", older, b'"l@": "x", ', b'"ca": "a"}}', options=kind)
    yield Awkward("numbers for languages of controldeversions", older, b'"l@": 1, ', b'"ca": "a"}}', options=kind, most=4_000)
    yield Awkward(
        "messages of valoracions", b'{"tmin": 5, "num_apert": 3, "messages": [', b'{"languaje": "l@", "content": "x@"}, ',
        b'{"languaje": "ca", "content": "a"}]}', options=["--kind", "valoracions"], most=4_000)


def configurations():
    for platform in ("ios", "android"):
        for name, item in {
            "configurations": b'{"required_version": "1.@.0", "last_version_available": "2.@.0", "notify_last_version_frequency": "ALWAYS", '
            b'"requirements": {"required_os_version": "@"}}',
            "equal configurations": b'{"required_version": "1.0.0", "requirements": {"required_os_version": "9"}}',
            "configurations without requirements": b'{"required_version": "1.@.0"}',
            "configurations with a key each": b'{"required_version": "1.0.0", "requirements": {"k@": "x"}}',
            "configurations with findings": b'{"required_version": 1, "requirements": {"required_os_version": "x"}}',
        }.items():
            yield Awkward(f"{name} of {platform}", b'{"%s": [' % platform.encode(), item + b",\n", item.replace(b"@", b"0") + b"]}", most=CONFIGURATIONS)
        yield Awkward(
            f"requirements of {platform}", b'{"%s": [{"required_version": "1.0.0", "requirements": {' % platform.encode(), b'"k@": "x", ',
            b'"l": "x"}}]}', most=CONFIGURATIONS)
        configuration = b'{"required_version": "1.0.0", "requirements": {'
        yield Awkward(
            f"requirements of the second of {platform}", b'{"%s": [%s"k": "x"}}, %s' % (platform.encode(), configuration, configuration),
            b'"k@": "x", ', b'"l": "x"}}]}', most=CONFIGURATIONS)
