"""Measures the server under load: `python -m benchmarks.load`, or `make bench-load`.

A real `teo serve` process with SQLite, then another one with a PostgreSQL of its own, both with
commits that wait for the disk.  Clients play whole games over HTTP; everything (server, database
and clients) shares the cores of this machine.
"""

import argparse
import datetime
import os
import platform
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles

import teotihuacan as teo
from benchmarks import report
from tests.server import seated
from tests.server.seated import ME, RANDOM
from tests.services import postgres
from tests.services.client import Client
from tests.services.postgres import Postgres
from tests.services.server import Server, memory

BEGIN = "<!-- load: begin -->"
END = "<!-- load: end -->"
COMMAND = "make bench-load WRITE=1"
ENDLESS = 100_000  # moves: far beyond any game
HALF = 150  # moves: about the middle of a game for two
WARM = 100  # games that are open before one is weighed
LONG = 600  # moves: near the end of a game for four


@dataclass
class Load:
    """What one server was measured at."""

    store: str
    games: float = 0.0  # whole games of people each second
    moves: float = 0.0  # their moves each second
    times: list[float] = field(default_factory=list)  # of each move, in seconds
    calm: list[float] = field(default_factory=list)  # the same with one client alone
    computers: float = 0.0  # moves of computer players each second
    bytes_each: float = 0.0  # more memory for each game that is open
    opening: list[float] = field(default_factory=list)  # seconds to open a long game


def play_games(port: int, number: int, games: int) -> tuple[int, list[float]]:
    """One client: whole hot-seat games for two at random; how long each move took."""
    rng = Random(number)
    times: list[float] = []
    with Client(port) as client:
        for _ in range(games):
            game = seated.create(client, (ME, ME), seed=rng.randrange(1 << 32))
            times += advance(client, game, ENDLESS, rng)
    return games, times


def advance(client: Client, game: seated.Played, moves: int, rng: Random) -> list[float]:
    """Play so many moves at random, or to the end; how long each took."""
    times: list[float] = []
    state = seated.choices_of(client, game, 0)
    while not state["over"] and len(times) < moves:
        seat = state["actor"]
        if not state["choices"]:
            state = seated.choices_of(client, game, seat)
        choice = rng.choice(state["choices"])["code"]
        client.token = game.tokens[seat]
        started = time.perf_counter()
        answer = client.post(f"{game.path}/play", {"step": state["step"], "choice": choice})
        times.append(time.perf_counter() - started)
        assert answer.status == 200, answer
        client.token = None
        state = answer.json
    return times


def measure_play(server: Server, load: Load, clients: int, games: int) -> None:
    """Several clients at once, then one alone."""
    with ProcessPoolExecutor(clients) as pool:
        list(pool.map(abs, range(clients)))  # they have started
        started = time.perf_counter()
        jobs = [pool.submit(play_games, server.port, n, games) for n in range(clients)]
        done = [job.result() for job in jobs]
        seconds = time.perf_counter() - started
    load.times = [took for _, times in done for took in times]
    load.games = sum(count for count, _ in done) / seconds
    load.moves = len(load.times) / seconds
    load.calm = play_games(server.port, clients, 2)[1]


def measure_computers(server: Server, load: Load, games: int) -> None:
    """Computer players (the random one) who have games to themselves."""
    with server.client() as client:
        started = time.perf_counter()
        begun = [seated.create(client, (RANDOM, RANDOM)) for _ in range(games)]
        while not all(game.over for game in begun):
            time.sleep(0.1)
            for game in begun:
                if not game.over:
                    seated.look(client, game)
        seconds = time.perf_counter() - started
    load.computers = sum(game.step for game in begun) / seconds


def measure_memory(server: Server, load: Load, games: int) -> None:
    """Games that are open and half-way: what the server's process grows by for each further one.

    The first games fill what every server has once (threads, caches of the store, memory that the
    allocator keeps), so they are played before anything is weighed.  All of them stay open: it
    keeps far more in memory.
    """
    rng = Random(7)

    def play(count: int) -> int:
        """So many more; what the server takes then."""
        for _ in range(count):
            advance(client, seated.create(client, (ME, ME)), HALF, rng)
        return memory(server.pid)

    with server.client() as client:
        before = play(WARM)
        load.bytes_each = (play(games) - before) / games


def measure_opening(server: Server, load: Load, times: int) -> None:
    """A whole game for four, but for its last moves, opened by a server that has just started."""
    rng = Random(11)
    with server.client() as client:
        longest = seated.create(client, (ME, ME, ME, ME), seed=4)
        advance(client, longest, LONG, rng)
    for _ in range(times):
        server.stop()
        server.start()
        with server.client() as client:
            client.get("/api/games/not-there-at-all")  # what every first request pays for
            client.token = longest.tokens[0]
            started = time.perf_counter()
            answer = client.get(f"{longest.path}/position")
            load.opening.append(time.perf_counter() - started)
            assert answer.status == 200, answer


def measure(store: str, database: str, given: argparse.Namespace) -> Load:
    """Everything about a server with one sort of store."""
    load = Load(store)
    print(f"{store}: ", end="", file=sys.stderr, flush=True)
    with Server(database) as server:
        measure_memory(server, load, given.open)
        print("memory, ", end="", file=sys.stderr, flush=True)
        measure_play(server, load, given.clients, given.games)
        print("play, ", end="", file=sys.stderr, flush=True)
        measure_computers(server, load, given.computers)
        print("computers, ", end="", file=sys.stderr, flush=True)
        measure_opening(server, load, given.opening)
        print("opening", file=sys.stderr)
    return load


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f}"


def percentile(values: Sequence[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def table(loads: Sequence[Load], given: argparse.Namespace) -> str:
    """All figures, with what they were measured on."""
    rows = [
        [f"games/s, {given.clients} clients", *[report.two_places(load.games) for load in loads]],
        [f"moves/s, {given.clients} clients", *[report.thousands(load.moves) for load in loads]],
        ["a move, median, ms", *[milliseconds(median(load.times)) for load in loads]],
        [
            "a move, 99th percentile, ms",
            *[milliseconds(percentile(load.times, 99)) for load in loads],
        ],
        [
            "a move of one client alone, median, ms",
            *[milliseconds(median(load.calm)) for load in loads],
        ],
        [
            "a move of one client alone, 99th percentile, ms",
            *[milliseconds(percentile(load.calm, 99)) for load in loads],
        ],
        ["moves/s of computer players", *[report.thousands(load.computers) for load in loads]],
        ["memory for each live game, kB", *[f"{load.bytes_each / 1000:.0f}" for load in loads]],
        [
            f"opening a game after {LONG} moves, ms",
            *[milliseconds(median(load.opening)) for load in loads],
        ],
    ]
    today = datetime.date.today().isoformat()
    machine = f"{os.cpu_count()} CPUs ({platform.machine()}, {platform.system()})"
    built = "compiled" if teo.COMPILED else "pure"
    head = [
        "one server, its store and all clients on this machine",
        *[load.store for load in loads],
    ]
    lines = [
        f"`{COMMAND}`, {today}, {machine}, Python {platform.python_version()}, teotihuacan"
        f" {teo.__version__} ({built}); {given.clients} clients, {given.games} games each.",
        "",
        *report.rows(head, rows),
    ]
    return "\n".join(lines)


def options() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--clients", type=int, default=8, help="who play at once (8)")
    parser.add_argument("--games", type=int, default=3, help="whole games for each of them (3)")
    parser.add_argument("--computers", type=int, default=20, help="games of computer players (20)")
    parser.add_argument("--open", type=int, default=150, help="games to weigh (150)")
    parser.add_argument(
        "--opening", type=int, default=5, help="how often a long game is opened (5)"
    )
    parser.add_argument("--write", action="store_true", help="also into benchmarks/README.md")
    return parser.parse_args()


def main() -> None:
    """Measure, print, and write down if asked to."""
    given = options()
    loads: list[Load] = []
    with tempfile.TemporaryDirectory(prefix="teo-load-") as folder:
        loads.append(measure("SQLite", f"sqlite:///{Path(folder) / 'games.sqlite3'}", given))
    reason = postgres.why_not()
    if reason:
        print(f"PostgreSQL is left out: {reason}", file=sys.stderr)
        if given.write:
            raise SystemExit("only a whole measurement is written down")
    else:
        running = Postgres(durable=True)
        try:
            loads.append(measure("PostgreSQL", running.create(), given))
        finally:
            running.stop()
    text = table(loads, given)
    print(text)
    if given.write:
        report.write(text, BEGIN, END)


if __name__ == "__main__":
    main()
