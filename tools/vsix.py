#!/usr/bin/env python3
"""Packs the extension of editors/vscode into a .vsix, which VS Code installs. The same files give the same bytes. With the
folder of the page's module (make page), it answers where there is no program.

usage: tools/vsix.py OUTPUT.vsix [dist/npm]
"""

import json
import re
import struct
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

ROOT = Path(__file__).resolve().parent.parent
EXTENSION = ROOT / "editors/vscode"
PROGRAM = ROOT / "Sources/OSAMCommands/Console/Program.swift"
TIME = (1980, 1, 1, 0, 0, 0)  # The earliest that a zip can say.
MODULE = ("index.mjs", "answers.mjs", "osam-lint.wasm", "NOTICE", "THIRD-PARTY-NOTICES")

CONTENT_TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".mjs" ContentType="application/javascript"/>
  <Default Extension=".png" ContentType="image/png"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
  <Default Extension=".wasm" ContentType="application/wasm"/>
  <Override PartName="/extension/LICENSE" ContentType="text/plain"/>
</Types>
"""

MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={name} Version={version} Publisher={publisher}/>
    <DisplayName>{title}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Tags>{tags}</Tags>
    <Categories>{categories}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={engine}/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value={kinds}/>
      <Property Id="Microsoft.VisualStudio.Services.Links.Source" Value={repository}/>
    </Properties>
    <License>extension/LICENSE</License>
    <Icon>extension/{icon}</Icon>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Changelog" Path="extension/CHANGELOG.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/{icon}" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def manifest(package):
    """extension.vsixmanifest, which says again what package.json says."""
    return MANIFEST.format(
        name=quoteattr(package["name"]), version=quoteattr(package["version"]),
        publisher=quoteattr(package["publisher"]), title=escape(package["displayName"]),
        description=escape(package["description"]), tags=escape(",".join(package["keywords"])),
        categories=escape(",".join(package["categories"])), engine=quoteattr(package["engines"]["vscode"]),
        kinds=quoteattr(",".join(package["extensionKind"])), repository=quoteattr(package["repository"]["url"]),
        icon=escape(package["icon"]))


def contents(package, module):
    """What is packed, by name; the module's folder is none where it is not to be in."""
    files = {
        "[Content_Types].xml": CONTENT_TYPES.encode(),
        "extension.vsixmanifest": manifest(package).encode(),
        "extension/LICENSE": (ROOT / "LICENSE").read_bytes(),
        "extension/CHANGELOG.md": (ROOT / "CHANGELOG.md").read_bytes(),
    }
    for name in ("package.json", "extension.js", "convert.js", "module-server.js", "README.md", package["icon"]):
        files[f"extension/{name}"] = (EXTENSION / name).read_bytes()
    for name in MODULE if module else ():
        # What has no end has no type in a package.
        files[f"extension/module/{name if '.' in name else name + '.txt'}"] = (module / name).read_bytes()
    return files


def problems(package, files):
    """What would make a package that cannot be used."""
    version = re.search(r'static let version = "([^"]+)"', PROGRAM.read_text(encoding="utf-8")).group(1)
    if package["version"] != version:
        yield f"package.json says version {package['version']}, and osam-lint is {version}"
    icon = files["extension/" + package["icon"]]
    # VS Code shows it at 128 pixels, and takes no smaller one.
    if not icon.startswith(b"\x89PNG\r\n\x1a\n") or min(struct.unpack(">II", icon[16:24])) < 128:
        yield f"{package['icon']} is no PNG of 128 pixels"
    commands = {command["command"] for command in package["contributes"]["commands"]}
    script = files["extension/extension.js"].decode()
    for command in sorted(commands):
        if f"'{command}'" not in script:
            yield f"package.json offers {command}, and extension.js does not know it"
    for name, text in files.items():
        for needed in re.findall(r"require\('\./([^']+)'\)", text.decode()) if name.endswith(".js") else ():
            if f"extension/{needed}" not in files:
                yield f"{name} needs {needed}, and that is not packed"
    settings = package["contributes"]["configuration"]["properties"]
    for name in sorted(set(re.findall(r"setting\('([a-z]+)'\)", script)) ^ {name.split(".")[1] for name in settings}):
        yield f"the setting {name} stands in package.json or in extension.js, and not in both"
    main = "extension/" + package["main"].removeprefix("./")
    if main not in files:
        yield f"package.json says main is {package['main']}, and that is not packed"
    for name in ("[Content_Types].xml", "extension.vsixmanifest"):
        try:
            root = ElementTree.fromstring(files[name])
        except ElementTree.ParseError as error:
            yield f"{name} is not well-formed: {error}"
            continue
        for asset in root.iter("{http://schemas.microsoft.com/developer/vsx-schema/2011}Asset"):
            if asset.get("Path") not in files:
                yield f"{name} names {asset.get('Path')}, and that is not packed"
        for identity in root.iter("{http://schemas.microsoft.com/developer/vsx-schema/2011}Identity"):
            if identity.get("Version") != package["version"]:
                yield f"{name} says version {identity.get('Version')}, and package.json {package['version']}"


def write(output, files):
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix, wherever it is made.
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, files[name])


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    module = Path(sys.argv[2]) if len(sys.argv) == 3 else None
    package = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    files = contents(package, module)
    found = list(problems(package, files))
    if found:
        sys.exit("vsix: " + "\nvsix: ".join(found))
    write(sys.argv[1], files)
    print(f"vsix: {len(files)} files in {sys.argv[1]}, version {package['version']}")


if __name__ == "__main__":
    main()
