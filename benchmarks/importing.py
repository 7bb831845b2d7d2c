"""Measures how long `import teotihuacan` takes: `python -m benchmarks.importing`.

As a multiple of `import argparse, json`, each in a fresh interpreter; all environments take
turns, because a machine's speed drifts, and ratios are taken within a round. The time is that of
the import alone, as the interpreter itself measures it: its own start is not in it.
"""

import argparse
import datetime
import os
import platform
import subprocess
import sys
from pathlib import Path

from benchmarks import report
from benchmarks.run import before, python_of

BEGIN = "<!-- import: begin -->"
END = "<!-- import: end -->"

OURS = "teotihuacan"
YARDSTICK = "argparse, json"
CODE = "from time import perf_counter as now; t = now(); import {}; print(now() - t)"

COPIES = {
    "compiled": ".venv-compiled",
    "compiled before": ".venv-before-compiled",
    "pure": ".venv",
    "pure before": ".venv-before",
}

# For each copy of the package: seconds for it and for the yardstick, round by round.
Measured = dict[str, list[tuple[float, float]]]


def seconds(python: Path, names: str) -> float:
    """What an import takes in a new interpreter that looks at nothing but its environment."""
    told = subprocess.run(
        [str(python), "-I", "-c", CODE.format(names)], capture_output=True, text=True, check=True
    )
    return float(told.stdout)


def measure(pythons: dict[str, Path], rounds: int) -> Measured:
    """Let all take turns; one round before the first writes the bytecode and is not counted."""
    measured: Measured = {who: [] for who in pythons}
    for number in range(rounds + 1):
        for who, python in pythons.items():
            pair = (seconds(python, OURS), seconds(python, YARDSTICK))
            if number:
                measured[who].append(pair)
        print(f"\rround {number} of {rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return measured


def milliseconds(value: float) -> str:
    """12.3."""
    return f"{value * 1e3:.1f}"


def table(measured: Measured, commit: str) -> list[str]:
    """The multiples, and now against the older commit."""
    body = []
    for who, pairs in measured.items():
        ratios = [ours / other for ours, other in pairs]
        times = report.spread([ours for ours, _ in pairs], milliseconds)
        name = who.replace("before", f"commit {commit}")
        body.append([name, *report.spread(ratios, report.two_places), *times])
    for who in ("compiled", "pure"):
        both = list(zip(measured.get(who, []), measured.get(f"{who} before", [])))
        if both:
            ratios = [new[0] / old[0] for new, old in both]
            name = f"{who}, now / commit {commit}"
            body.append([name, *report.spread(ratios, report.two_places), "", ""])
    head = ["import teotihuacan", f"× import {YARDSTICK}", "quartiles", "ms", "quartiles"]
    return report.rows(head, body)


def main() -> None:
    """Measure, print, and write down if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.importing", description=__doc__)
    parser.add_argument("--rounds", type=int, default=30, help="how often all take a turn (30)")
    parser.add_argument("--write", action="store_true", help="also into benchmarks/README.md")
    given = parser.parse_args()
    if given.rounds < 1:
        parser.error("rounds must be positive")
    if given.write and given.rounds < 30:
        parser.error("only runs of 30 rounds or more are written down")
    found = {who: python_of(venv) for who, venv in COPIES.items()}
    pythons = {who: python for who, python in found.items() if python is not None}
    for who in found.keys() - pythons.keys():
        print(f"{who} left out: there is no {COPIES[who]}", file=sys.stderr)
    if not pythons:
        raise SystemExit("benchmark: no environment to measure in; use `make bench-import`")
    measured = measure(pythons, given.rounds)
    machine = f"{os.cpu_count()} CPUs ({platform.machine()}, {platform.system()})"
    text = "\n".join(
        [
            f"{datetime.date.today().isoformat()}, {machine}, Python {platform.python_version()};"
            f" {given.rounds} rounds.",
            "",
            *table(measured, before()),
        ]
    )
    print(text)
    if given.write:
        report.write(text, BEGIN, END)


if __name__ == "__main__":
    main()
