"""The language server against the protocol's own types, and what no editor of Debian asks for: pulled findings, lenses,
hints, completion, in UTF-8 columns as well. Run by tools/check-lsp.sh, which names the program in OSAM_LINT.
"""

import json
import os
import subprocess
from pathlib import Path

import pytest
import pytest_lsp
from client import Client
from lsprotocol import converters, types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ["OSAM_LINT"]
SAMPLE = ROOT / "samples/osam-version/bad/links-mixed-up.yaml"
TEXT = SAMPLE.read_text(encoding="utf-8")
SERVED = (ROOT / "samples/osam-version/good/bicycle-force.json").read_text(encoding="utf-8")
COMMAND = [PROGRAM, "lsp", "--date", "2026-12-05", "--documentation", "https://example.org/rules/{rule}.html"]


def position(text, needle, behind=0):
    before = text[: text.index(needle) + behind]
    return types.Position(line=before.count("\n"), character=len(before) - before.rfind("\n") - 1)


def whole(text):
    return types.Range(start=types.Position(0, 0), end=types.Position(text.count("\n") + 1, 0))


def able():
    """A client that can do everything, as pytest-lsp knows one, with findings pulled and UTF-8."""
    able = client_capabilities("visual_studio_code")
    able.general = types.GeneralClientCapabilities(
        position_encodings=[types.PositionEncodingKind.Utf16, types.PositionEncodingKind.Utf8]
    )
    able.text_document.diagnostic = types.DiagnosticClientCapabilities()
    able.text_document.inlay_hint = types.InlayHintClientCapabilities()
    return able


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND))
async def client(lsp_client: LanguageClient, tmp_path_factory):
    folder = tmp_path_factory.mktemp("work")
    lsp_client.folder = folder
    # What the server asks of a client and this one does not know.
    for method in (types.CLIENT_REGISTER_CAPABILITY, types.WORKSPACE_CODE_LENS_REFRESH):
        lsp_client.feature(method)(lambda *_: None)
    result = await lsp_client.initialize_session(
        types.InitializeParams(capabilities=able(), process_id=os.getpid(), root_uri=folder.as_uri())
    )
    assert result.capabilities.position_encoding == "utf-8"
    assert result.capabilities.diagnostic_provider is not None
    yield
    await lsp_client.shutdown_session()


def opened(client, name, text, language):
    path = client.folder / name
    path.write_text(text, encoding="utf-8")
    uri = path.as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri=uri, language_id=language, version=1, text=text))
    )
    return types.TextDocumentIdentifier(uri=uri)


@pytest.mark.asyncio
async def test_pulled(client):
    document = opened(client, "alert.yaml", TEXT, "yaml")
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
    found = {item.code: item for item in report.items}
    assert report.kind == "full" and "url-of-other-store" in found
    item = found["unused-display-duration"]
    assert list(item.tags) == [types.DiagnosticTag.Unnecessary]
    assert item.code_description.href == "https://example.org/rules/unused-display-duration.html"
    assert item.severity == types.DiagnosticSeverity.Information and item.source == "osam-lint"
    # Bytes, not UTF-16.
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=document.uri, version=2),
            [types.TextDocumentContentChangeWholeDocument(TEXT.replace('"Ara no "', '"à😀 "'))],
        )
    )
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
    line = next(line for line in TEXT.splitlines() if '"Ara no "' in line)
    column = len(line[: line.index("Ara no")].encode()) + len("à😀".encode())
    assert [item.range.start.character for item in report.items if item.code == "blank-around-text"] == [column]
    # Nothing was pushed meanwhile.
    assert not client.diagnostics


@pytest.mark.asyncio
async def test_lenses(client):
    document = opened(client, "alert.yaml", TEXT, "yaml")
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
    resolved = [await client.code_lens_resolve_async(lens) for lens in lenses]
    titles = [lens.command.title for lens in resolved]
    assert titles[0] == "LAZY for versions below 2026110001 before 2027-02-01 00:00; then nothing", titles
    assert titles[1] == "Write the page" and len(titles) == 5
    assert resolved[0].range.start == position(TEXT, "packageName")
    answer = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(resolved[0].command.command, resolved[0].command.arguments)
    )
    outcomes = subprocess.run(
        [PROGRAM, "outcomes", "alert.yaml"], cwd=client.folder, capture_output=True, text=True,
        env=os.environ | {"OSAM_LINT_DATE": "2026-12-05"},
    ).stdout
    assert outcomes.startswith(answer)
    page = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(resolved[1].command.command, resolved[1].command.arguments)
    )
    assert Path(page) == client.folder / "alert.preview.html" and Path(page).read_text().startswith("<!doctype html>")
    # Somebody's own page is not replaced.
    Path(page).write_text("mine")
    words = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(resolved[1].command.command, resolved[1].command.arguments)
    )
    assert "was not written" in words and Path(page).read_text() == "mine"


@pytest.mark.asyncio
async def test_cases(client):
    (client.folder / "alert.yaml").write_text(TEXT.split("---")[0], encoding="utf-8")
    tests = (
        "document: alert.yaml\ncases:\n  - {case: Old apps, version: 1, date: 2026-12-05, expect: LAZY}\n"
        "  - {case: New apps, version: 2026110001, date: 2026-12-05, expect: FORCE}\n"
    )
    document = opened(client, "alert.test.yaml", tests, "yaml")
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
    resolved = [await client.code_lens_resolve_async(lens) for lens in lenses]
    titles = [lens.command.title for lens in resolved]
    assert titles[0] == "passes" and titles[1].startswith("fails: expects FORCE"), titles
    words = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(resolved[1].command.command, resolved[1].command.arguments)
    )
    assert words.startswith("“New apps” fails: expects FORCE")


@pytest.mark.asyncio
async def test_hints(client):
    text = SERVED.replace('"dialogDisplayDuration": 0', '"dialogDisplayDuration": 86400')
    document = opened(client, "alert.json", text, "json")
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(document, whole(text)))
    assert [hint.label for hint in hints][-1] == "1 day", hints
    for hint in hints:
        line = text.splitlines()[hint.position.line]
        assert line[hint.position.character - 1].isdigit() and line[hint.position.character :] in (",", ""), line
    # Only those that are in sight.
    first = types.Range(start=types.Position(0, 0), end=hints[0].position)
    assert await client.text_document_inlay_hint_async(types.InlayHintParams(document, first)) == hints[:1]


@pytest.mark.asyncio
async def test_completion(client):
    text = SERVED.replace('"FORCE"', '""')
    document = opened(client, "alert.json", text, "json")
    place = position(text, '"comparisonMode": "', len('"comparisonMode": "'))
    items = await client.text_document_completion_async(types.CompletionParams(document, place))
    assert [item.label for item in items] == ["INFO", "LAZY", "FORCE", "NONE"]
    assert items[2].text_edit.new_text == '"FORCE"' and items[2].documentation.value.startswith("Blocks the app")
    # Members that are missing, with values; behind the brace, where a comma must follow.
    text = "\n".join(line for line in SERVED.splitlines() if "versionName" not in line)
    document = opened(client, "other.json", text, "json")
    place = position(text, '"packageName"')
    items = await client.text_document_completion_async(types.CompletionParams(document, place))
    assert "versionName" in [item.label for item in items], items
    # Settings and tests.
    settings = "rules:\n  \n"
    document = opened(client, ".osam-lint.yml", settings, "yaml")
    items = await client.text_document_completion_async(types.CompletionParams(document, types.Position(1, 2)))
    assert "force-without-end" in [item.label for item in items]
    comment = TEXT + "# osam-lint: allow \n"
    document = opened(client, "comment.yaml", comment, "yaml")
    items = await client.text_document_completion_async(
        types.CompletionParams(document, types.Position(comment.count("\n") - 1, len("# osam-lint: allow ")))
    )
    assert "url-of-other-store" in [item.label for item in items]


@pytest.mark.asyncio
async def test_outline(client):
    document = opened(client, "alert.yaml", TEXT, "yaml")
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert (symbols[0].name, symbols[0].detail) == ("cat.bcn.museudisseny ANDROID", "osam-version") and len(symbols) == 4
    assert "packageName" in [child.name for child in symbols[0].children]
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert (folds[0].start_line, folds[0].end_line) == (2, 18)
    links = await client.text_document_document_link_async(types.DocumentLinkParams(document))
    assert links[0].target == "https://apps.apple.com/es/app/museu-del-disseny/id6400000001?l=ca"


# The types of the meta-model: what they do not know of a message is a name of ours that is wrong.


class Raw(Client):
    """A client that keeps every message as it came."""

    def __init__(self, folder, capabilities):
        self.asked = {}
        self.messages = []
        super().__init__(*COMMAND[:1], *COMMAND[2:], folder=folder, capabilities=capabilities)

    def read(self):
        self.messages.append(super().read())
        return self.messages[-1]

    def ask(self, method, params):
        self.asked[self.number + 1] = method
        return super().ask(method, params)


def compare(one, other, place):
    """Says where two messages differ first."""
    if isinstance(one, dict) and isinstance(other, dict):
        assert one.keys() == other.keys(), (place, set(one) ^ set(other))
        for name in one:
            compare(one[name], other[name], f"{place}.{name}")
    elif isinstance(one, list) and isinstance(other, list):
        assert len(one) == len(other), place
        for number, (left, right) in enumerate(zip(one, other)):
            compare(left, right, f"{place}[{number}]")
    else:
        assert one == other, (place, one, other)


def test_names(tmp_path):
    converter = converters.get_converter()
    plain = json.loads(json.dumps(converter.unstructure(able())))
    del plain["textDocument"]["diagnostic"]
    raw = Raw(tmp_path, plain)
    path = tmp_path / "alert.yaml"
    path.write_text(TEXT, encoding="utf-8")
    document = {"textDocument": {"uri": path.as_uri()}}
    raw.notify("textDocument/didOpen", {"textDocument": {**document["textDocument"], "languageId": "yaml", "version": 1, "text": TEXT}})
    # Who asks at once and never stops may be told no findings before the end.
    raw.diagnostics(1)
    raw.notify("textDocument/didSave", document)
    everywhere = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
    raw.ask("textDocument/codeAction", {**document, "range": everywhere, "context": {"diagnostics": []}})
    raw.ask("textDocument/hover", {**document, "position": {"line": 5, "character": 3}})
    raw.ask("textDocument/inlayHint", {**document, "range": everywhere})
    for lens in raw.ask("textDocument/codeLens", document):
        raw.ask("codeLens/resolve", lens)
    raw.ask("textDocument/completion", {**document, "position": {"line": 5, "character": 3}})
    raw.ask("textDocument/documentSymbol", document)
    raw.ask("textDocument/foldingRange", document)
    raw.ask("textDocument/documentLink", document)
    for command, arguments in (("outcomes", [path.as_uri(), 0]), ("explain", ["long-text"]), ("preview", [path.as_uri()])):
        raw.ask("workspace/executeCommand", {"command": f"osam-lint.{command}", "arguments": arguments})
    raw.ask("textDocument/rename", {})
    assert raw.leave() == 0
    methods = set()
    for message in raw.messages:
        if "method" in message:
            kind = types.METHOD_TO_TYPES[message["method"]][0]
            methods.add(message["method"])
        elif "error" in message:
            kind = types.ResponseErrorMessage
        else:
            kind = types.METHOD_TO_TYPES[raw.asked[message["id"]]][1]
            methods.add(raw.asked[message["id"]])
        parts = [(message, kind)]
        if kind is types.CodeActionResponse:
            # lsprotocol takes an action that has a command for a command.
            parts = [(action, types.CodeAction) for action in message["result"]]
        for part, kind in parts:
            compare(part, json.loads(json.dumps(converter.unstructure(converter.structure(part, kind)))), str(kind))
    assert {"textDocument/publishDiagnostics", "client/registerCapability", "window/showMessage"} <= methods, methods
    actions = next(m["result"] for m in raw.messages if raw.asked.get(m.get("id")) == "textDocument/codeAction")
    assert {action["kind"] for action in actions} == {"quickfix", "refactor.rewrite", "source.fixAll.osam-lint"}
