"""A client of the language server that knows nothing of its answers, for measuring and for long runs."""

import json
import subprocess

CAPABILITIES = {"textDocument": {"publishDiagnostics": {"relatedInformation": True}}}


class Client:
    def __init__(self, program, *arguments, folder=None, capabilities=CAPABILITIES):
        self.process = subprocess.Popen(
            [program, "lsp", *arguments], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.number = 0
        root = folder.as_uri() if folder else None
        self.ask("initialize", {"processId": None, "rootUri": root, "capabilities": capabilities})
        self.notify("initialized", {})

    def write(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def notify(self, method, params):
        self.write({"method": method, "params": params})

    def read(self):
        length = None
        while (line := self.process.stdout.readline()) != b"\r\n":
            assert line.startswith(b"Content-Length: "), (line, "the server ended")
            length = int(line.split()[1])
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, params):
        self.number += 1
        self.write({"id": self.number, "method": method, "params": params})
        while True:
            message = self.read()
            if "method" in message and "id" in message:
                self.write({"id": message["id"], "result": None})
            elif message.get("id") == self.number and "method" not in message:
                return message.get("result")

    def open(self, uri, text, language="json"):
        self.notify(
            "textDocument/didOpen",
            {"textDocument": {"uri": uri, "languageId": language, "version": 1, "text": text}},
        )

    def change(self, uri, version, start, end, text):
        """Positions are pairs of line and character."""
        place = [{"line": line, "character": character} for line, character in (start, end)]
        change = {"range": {"start": place[0], "end": place[1]}, "text": text}
        document = {"uri": uri, "version": version}
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})

    def diagnostics(self, version):
        """What is published of a version, or of a later one."""
        while True:
            message = self.read()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["version"] >= version:
                return message["params"]["diagnostics"]

    def leave(self):
        self.ask("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(30)
