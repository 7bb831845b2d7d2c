"""Measures observations and masks for learners: `python -m benchmarks.learning`.

Batches of City of Gods against environments of others, in slices that follow each other as in
`run.py`. Two processes need two processors that nothing else uses.
"""

import argparse
import datetime
import os
import platform
import sys
from statistics import median

from benchmarks import report
from benchmarks.run import Entry, Worker, measure, python_of

BEGIN = "<!-- learning: begin -->"
END = "<!-- learning: end -->"

COMPILED, PURE, PEERS = ".venv-compiled", ".venv", ".venv-bench"
ENTRIES = (
    Entry("64 games", "batch-64", COMPILED, "compiled"),
    Entry("backgammon", "learn-backgammon", PEERS, None),
    Entry("1,024 games", "batch-1024", COMPILED, "compiled"),
    Entry("catanatron_gym", "learn-catanatron", PEERS, None),
    Entry("64 games with answers", "batch-64-answers", COMPILED, "compiled"),
    Entry("chess", "learn-chess", PEERS, None),
    Entry("64 games, all modules", "batch-64-all", COMPILED, "compiled"),
    Entry("64 games of Founders", "batch-64-founders", COMPILED, "compiled"),
    Entry("PettingZoo chess", "learn-pettingzoo-chess", PEERS, None),
    Entry("1 process", "processes-1", COMPILED, "compiled"),
    Entry("2 processes", "processes-2", COMPILED, "compiled"),
    Entry("64 games, pure", "batch-64", PURE, "pure"),
)
TARGETS = (
    report.Target("64 games / OpenSpiel backgammon", "64 games", "backgammon", 5),
    report.Target("64 games / catanatron_gym", "64 games", "catanatron_gym", 25),
    report.Target("1,024 games / 64 games", "1,024 games", "64 games", 0.7),
    report.Target("2 processes / 1 process", "2 processes", "1 process", 1.8),
    report.Target("with features of answers / without", "64 games with answers", "64 games", None),
    report.Target("64 games / OpenSpiel chess", "64 games", "chess", None),
    report.Target("64 games / PettingZoo chess", "64 games", "PettingZoo chess", None),
)


def tables(measured: report.Measured) -> list[str]:
    """Ratios with their targets, then decisions per second."""
    ratios = []
    for text, fast, slow, least in TARGETS:
        if fast in measured and slow in measured:
            pairs = zip(measured[fast], measured[slow])
            values = [report.rate(one) / report.rate(other) for one, other in pairs]
            target = "" if least is None else f"≥ {least:g}"
            met = "" if least is None else report.verdict(median(values) >= least)
            ratios.append([text, *report.spread(values, report.two_places), target, met])
    head = ["ratio of decisions/s, with observation and mask", "median", "quartiles", "target", ""]
    rates = [
        [name, *report.spread([report.rate(one) for one in slices], report.thousands)]
        for name, slices in measured.items()
    ]
    return [
        *report.rows(head, ratios),
        "",
        *report.rows(["environment", "decisions/s", "quartiles"], rates),
    ]


def main() -> None:
    """Measure, print, and write down if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learning", description=__doc__)
    parser.add_argument("--cycles", type=int, default=30, help="how often all take a turn (30)")
    parser.add_argument("--slice", type=float, default=0.5, help="seconds for each turn (0.5)")
    parser.add_argument("--only", default="", help="contestants, separated by semicolons")
    parser.add_argument("--write", action="store_true", help="also into benchmarks/README.md")
    given = parser.parse_args()
    only = [name.strip() for name in given.only.split(";") if name.strip()]
    if given.write and (given.cycles < 30 or only):
        parser.error("only whole runs of 30 cycles or more are written down")
    workers = []
    for entry in ENTRIES:
        python = python_of(entry.venv)
        if python is None:
            print(f"{entry.name} left out: there is no {entry.venv}", file=sys.stderr)
        elif not only or entry.name in only:
            worker = Worker(entry, python)
            if entry.runs is not None and worker.about["runs"] != entry.runs:
                raise SystemExit(f"benchmark: {entry.venv} must hold the {entry.runs} package")
            workers.append(worker)
    measured = measure(workers, given.cycles, given.slice)
    packages = dict.fromkeys(worker.about["package"] for worker in workers)
    for worker in workers:
        worker.end()
    machine = f"{os.cpu_count()} CPUs ({platform.machine()}, {platform.system()})"
    text = "\n".join(
        [
            f"{datetime.date.today().isoformat()}, {machine}, Python {platform.python_version()}, "
            f"{', '.join(packages)}; {given.cycles} cycles of {given.slice:g} s slices.",
            "",
            *tables(measured),
        ]
    )
    print(text)
    if given.write:
        report.write(text, BEGIN, END)


if __name__ == "__main__":
    main()
