#!/usr/bin/env python3
"""Writes the bill of materials of a release as CycloneDX JSON. The same components, the same bytes: no number and no
time is in it that changes.

usage: tools/sbom.py VERSION <COMPONENTS >FILE      (what tools/notices.sh --list prints)
"""

import json
import re
import sys

# Packages of Debian are named by their source, which is what a fault of them is reported of.
SOURCES = {
    r"libc6-dev": "glibc", r"libyaml-dev": "libyaml", r"(?:libstdc\+\+|libgcc)-(\d+)-dev": r"gcc-\1",
    r"wasi-libc": "wasi-libc", r"libclang-rt-(\d+)-dev-wasm32": r"llvm-toolchain-\1",
}
OWN_LICENCE = "Apache-2.0"


def source(package):
    """The source package; an error for one that is not in the table."""
    return next(match.expand(source) for pattern, source in SOURCES.items() if (match := re.fullmatch(pattern, package)))


def component(line):
    name, version, licence, package, _, what = line.split("|")
    if package == "swift":
        address = f"pkg:generic/swift@{version}"
    else:
        address = f"pkg:deb/debian/{package.replace('+', '%2B')}@{version.replace('+', '%2B')}?upstream={source(package)}"
    return {
        "type": "library", "bom-ref": name.replace(" ", "-"), "name": name, "version": version, "description": what,
        "licenses": [{"expression": licence}], "purl": address,
    }


def main():
    version = sys.argv[1]
    components = [component(line.rstrip("\n")) for line in sys.stdin]
    program = {
        "type": "application", "bom-ref": "osam-lint", "name": "osam-lint", "version": version,
        "licenses": [{"license": {"id": OWN_LICENCE}}], "purl": f"pkg:pypi/osam-lint@{version.replace('+', '%2B')}",
    }
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json", "bomFormat": "CycloneDX", "specVersion": "1.6",
        "version": 1, "metadata": {"component": program}, "components": components,
        "dependencies": [{"ref": "osam-lint", "dependsOn": [one["bom-ref"] for one in components]}]
        + [{"ref": one["bom-ref"]} for one in components],
    }
    print(json.dumps(bill, indent=2))


main()
