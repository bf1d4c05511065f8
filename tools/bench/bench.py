#!/usr/bin/env python3
"""Compares the speed of osam-lint with tools that do less, and prints ratios.

Everything it needs it builds or installs below .build-tools/bench: the tools and a program that only
reads files; the documents are in the directory for temporary files. No ratio makes it fail; more instructions than
were accepted do, and a case that does not run to its end. docs/benchmarks.md tells more.
"""

import argparse
import contextlib
import io
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import corpus
import editor
import honesty
import instructions
import measure
import peers
from cases import cases, rows_of
from inputs import SHORT, Inputs, Size, lasting_folder
from peers import PEERS, ROOT, say


def stripped(program, folder):
    """A copy as people install it: the file as the linker leaves it starts up to a third slower."""
    copy = folder / "osam-lint"
    try:
        subprocess.run(["strip", "--strip-all", "-o", copy, program], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        say(f"strip is missing or does not know {program}: measured as the linker left it")
        return program
    return str(copy)


def print_case(case):
    runs = len(next(iter(case.samples.values()), []))
    print(f"\n{case.title}: {case.words}" + (f", {runs} runs of each" if runs else ""))
    heads = ["wall ms, min", "median", "CPU ms, min", "median"]
    counted = f"{'instructions':>15}" if "instructions" in case.measures else ""
    print(f"  {'':12}" + "".join(f"{head:>13}" for head in heads if runs) + f"{'peak MiB':>10}{counted}")
    for row in case.all_figures():
        times = [1000 * row[name] for name in ("wall_minimum", "wall_median", "cpu_minimum", "cpu_median")
                 if name in row]
        counted = f"{row['instructions']:15,}" if "instructions" in row else ""
        print(f"  {row['program']:12}" + "".join(f"{time:13.1f}" for time in times)
              + f"{row['peak'] / (1 << 20):10.1f}{counted}")
    if "reading" in case.works:
        shares = [1 - case.figure("reading", what) / case.figure("osam-lint", what) for what in ("wall", "cpu")]
        print(f"  above reading the bytes: {shares[0]:.0%} of our wall time, {shares[1]:.0%} of our CPU")


def print_table(measured):
    if not measured:
        return
    print(f"\n{'case':27} {'of ours':35} {'to':10} {'of minima':>9} {'of medians':>10} {'bar':>6}")
    for case in measured:
        for row in rows_of(case):
            low, middle = (f"{row[name]:.2f}" if name in row else "-" for name in ("minimum", "median"))
            limit = "-" if row["limit"] is None else f"{row['limit']:g}"
            ratios = f"{low:>9} {middle:>10} {limit:>6}  {row['verdict']}"
            print(f"{case.title:27} {row['what']:35} {row['peer']:10} {ratios}")
    print("\nThe verdict is about the minima; where the medians disagree, other work disturbed the run.")


def print_instructions(rows):
    if not rows:
        return
    print(f"\n{'run':60} {'instructions':>14} {'mallocs':>9} {'to record':>9}")
    for name, count, mallocs, share, verdict in rows:
        asked = "-" if mallocs is None else f"{mallocs:,}"
        print(f"{name:60} {count:14,} {asked:>9} {'-' if share is None else f'{share:+.1%}':>9}  {verdict}")


def print_budgets(rows):
    if not rows:
        return
    print(f"\n{'piece':40} {'instructions':>14} {'budget':>10} {'mallocs':>9} {'budget':>7}")
    for words, (count, limit), (mallocs, most) in rows:
        asked = "-" if mallocs is None else f"{mallocs:,.0f}"
        print(f"{words:40} {count:14,.0f} {limit:10,} {asked:>9} {'-' if most is None else most:>7}")


def count_instructions(program, inputs, options):
    """Rows of the comparison."""
    if not measure.VALGRIND:
        say("valgrind is missing: no instructions are counted")
        return []
    folder = inputs.fixed()
    if options.short:
        counts = instructions.count(program, folder, ["one JSON file with findings"])
        return [(name, *count, None, "not compared") for name, count in counts.items()]
    counts = instructions.count(program, folder)
    if options.accept_instructions:
        instructions.accept(counts, folder)
    return list(instructions.compare(counts, folder))


def budget_rows(program, folder, counted):
    """What a piece of each sort comes to, and what it may."""
    counts = {name: (count, mallocs) for name, count, mallocs, _, _ in counted}
    if len(counts) < len(instructions.RUNS):
        return []

    def findings(corpus_name):
        command = [program, "check", "--format", "json", "--date", str(corpus.SERVER_DATE), "--server-date", "now"]
        said = subprocess.run([*command, corpus_name], cwd=folder, env=measure.ENVIRONMENT, capture_output=True)
        return len(json.loads(said.stdout)["findings"])

    found = findings("findings")
    return [
        (budget.words, *zip(budget.of(counts), (budget.instructions, budget.mallocs)))
        for budget in instructions.budgets(found, found - findings("apart"))]


def arguments():
    parser = argparse.ArgumentParser(description="Compares the speed of osam-lint with tools that do less.")
    parser.add_argument("--program", default=str(ROOT / ".build" / "release" / "osam-lint"), help="the release build")
    parser.add_argument("--only", action="append", metavar="NAME", help="this case only; may be repeated")
    parser.add_argument("--corpus", choices=Inputs.CORPORA, help="cases over these documents only")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each case; default 5")
    parser.add_argument("--large", action="store_true", help=f"also {Size.very_many} files, 800 MB on disk")
    parser.add_argument("--json", metavar="FILE", help="write all figures there too")
    parser.add_argument("--accept-instructions", action="store_true", help="keep the counts of today as the record")
    parser.add_argument(
        "--short", action="store_true",
        help="every case once on a few documents, with what is installed already: that it works, not how fast")
    return parser.parse_args()


def measure_all(chosen, inputs, options):
    """The cases that ran to their end; what keeps the others from it is said."""
    for case in chosen:
        inputs.tell(f"measuring {case.title}")
        try:
            honesty.check(case, inputs.bad(), inputs.refused_for_one())
            case.measure(1 if options.short else options.rounds * case.repeats)
        except measure.Broken as problem:
            say(f"{case.title}: {problem}")
            continue
        print_case(case)
        yield case


def run(program, options, folder):
    """Whether all went well."""
    measure.ENVIRONMENT["GIT_CEILING_DIRECTORIES"] = str(folder)
    inputs = Inputs(folder, SHORT if options.short else Size(), (lambda words: None) if options.short else say)
    tools = peers.find(install=not options.short)
    only = set(options.only or [])
    known = list(cases(program, tools, inputs, options.large or options.short or "large" in only))
    names = list(dict.fromkeys(case.name for case in known)) + ["instructions", "editor"]
    unknown = only - set(names)
    if unknown:
        sys.exit(f"no case {', '.join(sorted(unknown))}; there are {', '.join(names)}, large")
    chosen = [case for case in known if (not only or case.name in only) and options.corpus in (None, case.corpus)]

    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.strip()
    with contextlib.redirect_stdout(io.StringIO() if options.short else sys.stdout):
        print(f"osam-lint {version} on {machine}")
        measured = list(measure_all(chosen, inputs, options))
        print_table(measured)
        # Of the program as it was linked: a stripped one does not say which function asks for memory.
        counted = count_instructions(options.program, inputs, options) if not only or "instructions" in only else []
        print_instructions(counted)
        pieces = budget_rows(options.program, inputs.fixed(), counted)
        print_budgets(pieces)
        typed = editor.measure(program, folder, 1 if options.short else options.rounds) if not only or "editor" in only else []
        editor.print_rows(typed)
    if options.short:
        print(f"bench: {len(measured)} of {len(chosen)} cases run to their end")
    if options.json:
        record = {
            "machine": machine, "date": time.strftime("%Y-%m-%d"), "peers": PEERS, "rounds": options.rounds,
            "cases": {case.title: {"words": case.words, "figures": list(case.all_figures()),
                                   "ratios": list(rows_of(case))} for case in measured},
            "editor": [{"what": what, "median": middle, "most": most, "bar": bar} for what, middle, most, bar in typed],
            "instructions": {name: {"instructions": count, "mallocs": mallocs} for name, count, mallocs, *_ in counted},
            "pieces": {words: {"instructions": count, "budget": limit, "mallocs": mallocs, "most mallocs": most}
                       for words, (count, limit), (mallocs, most) in pieces}}
        Path(options.json).write_text(json.dumps(record, indent=2) + "\n")
    if any(verdict == "more" for *_, verdict in counted):
        say("More instructions than were accepted. Accept them: make bench BENCH='--only instructions "
            "--accept-instructions'")
        return False
    return len(measured) == len(chosen)


def main():
    options = arguments()
    if platform.system() != "Linux":
        sys.exit("tools/bench/bench.py measures memory the Linux way; run it there")
    program = options.program = os.path.abspath(options.program)
    if not os.access(program, os.X_OK):
        sys.exit(f"{options.program} is no program; make build makes it")
    if options.json:
        options.json = os.path.abspath(options.json)
    sys.stdout.reconfigure(line_buffering=True)
    place = tempfile.TemporaryDirectory() if options.short else contextlib.nullcontext(lasting_folder())
    with place as folder:
        folder = Path(folder).resolve()
        try:
            succeeded = run(stripped(program, folder), options, folder)
        except measure.Broken as problem:
            sys.exit(f"counting instructions: {problem}")
        # Not from below what is removed now.
        os.chdir(ROOT)
    sys.exit(0 if succeeded else 1)


if __name__ == "__main__":
    main()
