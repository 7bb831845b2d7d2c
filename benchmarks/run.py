"""Measures random play against other engines: `python -m benchmarks.run`, or `make bench`.

Slices of every contestant follow each other (A B C C B A …), one at a time, because a machine's
speed drifts; so only ratios within one cycle mean something.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from benchmarks import report
from benchmarks.contestants import Slice

ROOT = Path(__file__).resolve().parent.parent


class Entry(NamedTuple):
    """A contestant and the environment it runs in."""

    name: str
    maker: str
    venv: str
    runs: str | None  # which copy of our package that must be


ENTRIES = (
    Entry("compiled", "city", ".venv-compiled", "compiled"),
    Entry("compiled before", "city", ".venv-before-compiled", "compiled"),
    Entry("catanatron", "catanatron", ".venv-bench", None),
    Entry("pure", "city", ".venv", "pure"),
    Entry("pure before", "city", ".venv-before", "pure"),
    Entry("chess", "chess", ".venv-bench", None),
    Entry("compiled playouts", "city-playouts", ".venv-compiled", "compiled"),
    Entry("compiled playouts before", "city-playouts", ".venv-before-compiled", "compiled"),
    Entry("backgammon", "backgammon", ".venv-bench", None),
    Entry("pure playouts", "city-playouts", ".venv", "pure"),
    Entry("pure playouts before", "city-playouts", ".venv-before", "pure"),
    Entry("compiled copies", "city-copies", ".venv-compiled", "compiled"),
    Entry("compiled copies before", "city-copies", ".venv-before-compiled", "compiled"),
    Entry("pure copies", "city-copies", ".venv", "pure"),
    Entry("pure copies before", "city-copies", ".venv-before", "pure"),
    Entry("catanatron copies", "catanatron-copies", ".venv-bench", None),
    Entry("compiled modules", "city-modules", ".venv-compiled", "compiled"),
    Entry("pure modules", "city-modules", ".venv", "pure"),
    Entry("compiled modules copies", "city-modules-copies", ".venv-compiled", "compiled"),
    Entry("pure modules copies", "city-modules-copies", ".venv", "pure"),
    Entry("compiled founders", "founders", ".venv-compiled", "compiled"),
    Entry("pure founders", "founders", ".venv", "pure"),
    Entry("compiled founders copies", "founders-copies", ".venv-compiled", "compiled"),
    Entry("pure founders copies", "founders-copies", ".venv", "pure"),
)

BEFORE = (".venv-before", ".venv-before-compiled")


class Worker:
    """A contestant's process, as seen from here."""

    def __init__(self, entry: Entry, python: Path) -> None:
        self.entry = entry
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [str(python), "-m", "benchmarks.worker", entry.maker],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.about: dict[str, str] = json.loads(self.hear())

    def hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"benchmark: contestant {self.entry.name!r} died, see above")
        return line

    def play(self, seconds: float) -> Slice:
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        return Slice(*json.loads(self.hear()))

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def options() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description=__doc__)
    parser.add_argument("--cycles", type=int, default=30, help="how often all take a turn (30)")
    parser.add_argument("--slice", type=float, default=0.5, help="seconds for each turn (0.5)")
    parser.add_argument("--only", default="", help="contestants, separated by commas")
    parser.add_argument("--write", action="store_true", help="also into benchmarks/README.md")
    given = parser.parse_args()
    if given.cycles < 1 or given.slice <= 0:
        parser.error("cycles and slices must be positive")
    names = [entry.name for entry in ENTRIES]
    given.only = [name.strip() for name in given.only.split(",") if name.strip()]
    for name in given.only:
        if name not in names:
            parser.error(f"no contestant {name!r}; there are: {', '.join(names)}")
    if given.write and (given.cycles < 30 or given.slice < 0.3 or given.only):
        parser.error("only whole runs of 30 cycles or more, of 0.3 s or more, are written down")
    return given


def python_of(venv: str) -> Path | None:
    """The interpreter of an environment, if that was made to its end."""
    python = ROOT / venv / "bin" / "python"
    ended = venv not in BEFORE or (ROOT / venv / ".made").exists()
    return python if python.exists() and ended else None


def before() -> str:
    """The commit that the older package was made of; nothing where there is none."""
    made = [ROOT / venv / ".made" for venv in BEFORE if python_of(venv) is not None]
    commits = {file.read_text(encoding="ascii").split()[0][:7] for file in made}
    if len(commits) > 1:
        raise SystemExit(f"benchmark: {' and '.join(BEFORE)} are of two commits; `make before`")
    return commits.pop() if commits else ""


def start(only: list[str]) -> list[Worker]:
    """Start every contestant whose environment is there, and make them say what they are."""
    workers = []
    for entry in ENTRIES:
        if only and entry.name not in only:
            continue
        python = python_of(entry.venv)
        if python is None:
            print(f"{entry.name:24} left out: there is no {entry.venv}", file=sys.stderr)
            continue
        worker = Worker(entry, python)
        about = worker.about
        print(f"{entry.name:24} " + ", ".join(about.values()), file=sys.stderr)
        if entry.runs is not None and about["runs"] != entry.runs:
            raise SystemExit(f"benchmark: {entry.venv} must hold the {entry.runs} package")
        workers.append(worker)
    return workers


def measure(workers: list[Worker], cycles: int, seconds: float) -> report.Measured:
    """Let all take turns; the first cycle only warms up and is not counted.

    Every other cycle goes backwards: nobody always comes first, and drift cancels out.
    """
    measured: report.Measured = {worker.entry.name: [] for worker in workers}
    for worker in workers:
        worker.play(seconds / 5)
    for cycle in range(1, cycles + 1):
        for worker in workers if cycle % 2 else workers[::-1]:
            measured[worker.entry.name].append(worker.play(seconds))
        print(f"\rcycle {cycle} of {cycles}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return measured


def main() -> None:
    """Measure, print, and write down if asked to."""
    given = options()
    workers = start(given.only)
    if not workers:
        raise SystemExit("benchmark: no environment to measure in; use `make bench`")
    measured = measure(workers, given.cycles, given.slice)
    packages = dict.fromkeys(f"Python {worker.about['python']}" for worker in workers)
    packages |= dict.fromkeys(
        worker.about["package"] for worker in workers if worker.entry.venv not in BEFORE
    )
    for worker in workers:
        worker.end()
    text = report.report(measured, list(packages), given.cycles, given.slice, before())
    print(text)
    if given.write:
        report.write(text)


if __name__ == "__main__":
    main()
