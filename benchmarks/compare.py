"""The server as it is against an older commit, under many clients, in one run.

    python -m benchmarks.compare --before 93c376f --clients 64 --seconds 5 --rounds 4

Both work on one PostgreSQL that waits for the disk, each on a database of its own; the one before
as one process, for it knows no other way, ours as two.  Slices follow each other (A B B A …), and
only one is asked at a time.
"""

import argparse
import contextlib
import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from benchmarks.page import ROOT, cpu_seconds, processes, tree
from tests.services.postgres import Postgres
from tests.services.server import Server


@dataclass
class Side:
    """One of the two: its server, and what was measured."""

    name: str
    server: Server
    moves: list[float] = field(default_factory=list)  # each second, of every slice
    cost: list[float] = field(default_factory=list)  # seconds of the server's CPU for a move
    store: list[float] = field(default_factory=list)  # the same of the database
    times: list[float] = field(default_factory=list)  # of each move


def spent(side: Side, postgres: Postgres) -> tuple[float, float]:
    """Seconds of CPU of a server and of the database."""
    return cpu_seconds(processes(side.server.pid)), cpu_seconds(postgres.processes())


def slice_of(side: Side, postgres: Postgres, clients: int, seconds: float, seed: int) -> None:
    """Some seconds of play."""
    with subprocess.Popen(
        [
            *(sys.executable, "-m", "benchmarks.rush", "--port", str(side.server.port)),
            *("--clients", str(clients), "--seconds", str(seconds), "--seed", str(seed)),
        ],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as rush:
        assert rush.stdin is not None
        assert rush.stdout is not None
        assert rush.stdout.readline().strip() == "ready", "the clients did not come to play"
        before = spent(side, postgres)
        rush.stdin.write("go\n")
        rush.stdin.flush()
        told = json.loads(rush.stdout.readline())
        after = spent(side, postgres)
    side.moves.append(told["moves"] / told["seconds"])
    side.cost.append((after[0] - before[0]) / told["moves"])
    side.store.append((after[1] - before[1]) / told["moves"])
    side.times += told["times"]


def compare(
    before: str, clients: int, seconds: float, rounds: int, now: int = 2
) -> tuple[Side, Side]:
    """Measure both in turns."""
    with contextlib.ExitStack() as stack:
        postgres = Postgres(durable=True)
        stack.callback(postgres.stop)
        old = stack.enter_context(tree(before))
        sides: list[Side] = []
        for name, path, arguments in (
            (f"commit {before}", old, ()),
            ("now", ROOT, ("--processes", str(now))),
        ):
            environment = {"PYTHONPATH": str(Path(path) / "src")}
            server = Server(postgres.create(), environment, arguments)
            sides.append(Side(name, stack.enter_context(server)))
        for number in range(rounds):
            for side in sides if number % 2 == 0 else sides[::-1]:
                slice_of(side, postgres, clients, seconds, 1000 * number)
    return sides[0], sides[1]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compare", description=__doc__)
    parser.add_argument("--before", default="93c376f", help="the commit to compare with (93c376f)")
    parser.add_argument("--clients", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5, help="of each slice (5)")
    parser.add_argument("--rounds", type=int, default=4, help="of both, in turns (4)")
    parser.add_argument("--processes", type=int, default=2, help="of the server as it is (2)")
    given = parser.parse_args()
    old, new = compare(given.before, given.clients, given.seconds, given.rounds, given.processes)
    for side in (old, new):
        slowest = quantiles(side.times, n=100)[98]
        print(
            f"{side.name}: {median(side.moves):.0f} moves/s, a move {median(side.times) * 1000:.0f}"
            f" ms (99th percentile {slowest * 1000:.0f}), CPU of the server"
            f" {median(side.cost) * 1000:.2f} ms a move, of the database"
            f" {median(side.store) * 1000:.2f} ms"
        )
    ratios = [now / then for then, now in zip(old.moves, new.moves, strict=True)]
    print(f"moves each second: {median(ratios):.2f} times as many ({sorted(ratios)})")


if __name__ == "__main__":
    main()
