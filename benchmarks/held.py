"""Many games at once, and a crowd that watches one of them: does the server hold?

    python -m benchmarks.held                        # 1,000 games, 500 spectators, three minutes
    python -m benchmarks.held --games 100 --spectators 50 --seconds 20

A real server of two processes on a PostgreSQL that waits for the disk.  In each game a person plays
against a computer player, and makes a choice every `--pace` seconds; the spectators are pages that
hear every change of one game on a WebSocket.  What fails is counted: anything but a good answer, a
spectator who is cut off or who has not heard of the last change at the end.
"""

import argparse
import asyncio
import base64
import contextlib
import json
import os
import resource
import struct
import sys
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import median, quantiles
from typing import Any

from benchmarks.page import cpu_seconds, processes
from benchmarks.rush import Line, connect
from tests.server.frames import frame
from tests.services.postgres import Postgres
from tests.services.server import Server, memory

LINES = 64  # connections that all persons share
IDLE = 2.0  # seconds after which a server may be about to close one
EVERY = 2.0  # seconds between two choices in the game that is watched


@dataclass
class Held:
    """What was seen."""

    failed: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    requests: int = 0
    times: list[float] = field(default_factory=list)  # of each move
    heard: int = 0  # messages to spectators
    lags: list[float] = field(default_factory=list)  # seconds until a spectator heard of a move
    begun: float = 0.0  # seconds to begin all games
    cpu: float = 0.0  # cores of the server
    bytes_each: float = 0.0  # more memory for each game
    steps: int = 0  # rows of all games, computer players included


class Pool:
    """Connections for whoever has a question."""

    def __init__(self, port: int, held: Held) -> None:
        self.port = port
        self.held = held
        self.free: deque[tuple[Line, float]] = deque()
        self.places = asyncio.Semaphore(LINES)

    async def ask(self, method: str, path: str, data: object = None, token: str = "") -> Any:
        """A good answer as JSON, or None: then it is counted as failed."""
        self.held.requests += 1
        async with self.places:
            line: Line | None = None
            while self.free and line is None:
                line, used = self.free.pop()
                if time.monotonic() - used > IDLE and line.transport is not None:
                    line.transport.close()
                    line = None
            try:
                async with asyncio.timeout(30):
                    line = line or await connect(self.port)
                    status, body = await line.ask(method, path, data, token)
            except (OSError, TimeoutError) as error:
                self.held.failed[type(error).__name__] += 1
                return None
            self.free.append((line, time.monotonic()))
        if status not in (200, 201):
            self.held.failed[f"{status} {body[:80]!r}"] += 1
            return None
        return json.loads(body)


@dataclass
class Seated:
    """A person's game."""

    path: str
    token: str
    over: bool = False


async def begin(pool: Pool, seed: int, player: str) -> Seated | None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "computer", "player": player}]
    made = await pool.ask("POST", "/api/games", {"players": 2, "seed": seed, "seats": seats})
    if made is None:
        return None
    return Seated(f"/api/games/{made['id']}", made["seats"][0]["token"])


async def move(pool: Pool, game: Seated, rng: Random) -> int | None:
    """One choice, if the person is asked; the step it led to."""
    state = await pool.ask("GET", f"{game.path}/choices", token=game.token)
    if state is None:
        return None
    game.over = state["over"]
    if not state["choices"]:
        return None
    wish = {"step": state["step"], "choice": rng.choice(state["choices"])["code"]}
    began = time.perf_counter()
    answer = await pool.ask("POST", f"{game.path}/play", wish, game.token)
    if answer is None:
        return None
    pool.held.times.append(time.perf_counter() - began)
    pool.held.moves += 1
    return int(answer["step"])


async def person(pool: Pool, game: Seated, pace: float, rng: Random, until: float) -> None:
    await asyncio.sleep(rng.uniform(0, pace))
    while time.monotonic() < until and not game.over:
        await move(pool, game, rng)
        await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)


# --- spectators -----------------------------------------------------------------------------------


class Spectator(asyncio.Protocol):
    """A page on a WebSocket, that only listens."""

    def __init__(self, game: str, number: int, held: Held, played: dict[int, float]) -> None:
        self.game = game
        self.number = number
        self.held = held
        self.played = played
        self.got = bytearray()
        self.open = False
        self.gone = False
        self.step = -1

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.game}/live HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
            f"connection: Upgrade\r\nsec-websocket-key: {key}\r\n"
            "sec-websocket-version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.got += data
        if not self.open:
            head, end, rest = self.got.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            self.open = True
            self.got = rest
            hello = {"page": {"name": f"spectator-{self.number}"}}
            self.transport.write(frame(json.dumps(hello).encode()))
        while (found := self.next_frame()) is not None:
            opcode, payload = found
            if opcode == 9:
                self.transport.write(frame(payload, 10))
            elif opcode == 1:
                self.hear(payload)
            elif opcode == 8:
                self.transport.close()

    def next_frame(self) -> tuple[int, bytes] | None:
        got = self.got
        if len(got) < 2:
            return None
        length, start = got[1] & 0x7F, 2
        if length == 126:
            if len(got) < 4:
                return None
            length, start = struct.unpack("!H", got[2:4])[0], 4
        elif length == 127:
            if len(got) < 10:
                return None
            length, start = struct.unpack("!Q", got[2:10])[0], 10
        if len(got) < start + length:
            return None
        opcode, payload = got[0] & 0x0F, bytes(got[start : start + length])
        del got[: start + length]
        return opcode, payload

    def hear(self, payload: bytes) -> None:
        """`{"step": 7, …`: the step comes first, and the rest need not be read here."""
        step = int(payload[payload.index(b":") + 1 : payload.index(b",")])
        self.held.heard += 1
        if step > self.step and step in self.played:
            self.held.lags.append(time.monotonic() - self.played[step])
        self.step = max(self.step, step)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True


async def watched(
    pool: Pool, spectators: int, seconds: float, seed: int
) -> tuple[list[Spectator], list[str]]:
    """A game for two at one screen with a crowd around it."""
    loop = asyncio.get_running_loop()
    seats = [{"kind": "me", "name": name} for name in ("Ana", "Beto")]
    made = await pool.ask("POST", "/api/games", {"players": 2, "seed": seed, "seats": seats})
    path = f"/api/games/{made['id']}"
    tokens = [seat["token"] for seat in made["seats"]]
    played: dict[int, float] = {}
    crowd: list[Spectator] = []
    for number in range(spectators):
        _, one = await loop.create_connection(
            partial(Spectator, path, number, pool.held, played), "127.0.0.1", pool.port
        )
        crowd.append(one)
        if number % 50 == 49:
            await asyncio.sleep(0.1)
    rng = Random(seed)
    until = time.monotonic() + seconds
    last = 0
    seat = 0
    while time.monotonic() < until:
        state = await pool.ask("GET", f"{path}/choices", token=tokens[seat])
        if state is not None and state["over"]:
            break
        if state is not None and state["choices"]:
            wish = {"step": state["step"], "choice": rng.choice(state["choices"])["code"]}
            played[state["step"] + 1] = time.monotonic()
            answer = await pool.ask("POST", f"{path}/play", wish, tokens[seat])
            if answer is not None:
                last = answer["step"]
                seat = seat if answer["actor"] is None else answer["actor"]
        elif state is not None:
            seat = state["actor"]
            continue
        await asyncio.sleep(EVERY)
    until = time.monotonic() + 30
    while any(one.step < last and not one.gone for one in crowd) and time.monotonic() < until:
        await asyncio.sleep(0.1)
    late = [f"step {one.step} of {last}" for one in crowd if one.gone or one.step < last]
    return crowd, late


# --- all of it ------------------------------------------------------------------------------------


def weight(server: Server) -> int:
    """The memory of all processes of a server that serve; those that think are not counted."""
    return sum(memory(pid) for pid in serving(server))


def serving(server: Server) -> list[int]:
    """The process itself, or those it looks after: not the ones in which computers think."""
    own = processes(server.pid)
    found = []
    for pid in own:
        with contextlib.suppress(OSError):
            threads = len(os.listdir(f"/proc/{pid}/task"))
            if threads > 3:
                found.append(pid)
    return found or own


async def hold(server: Server, given: argparse.Namespace) -> Held:
    held = Held()
    pool = Pool(server.port, held)
    rng = Random(1)
    warm = [await begin(pool, 10_000 + number, given.player) for number in range(20)]
    for game in warm:
        if game is not None:
            await move(pool, game, rng)
    before = weight(server)
    began = time.monotonic()
    begun = await asyncio.gather(*(begin(pool, n, given.player) for n in range(given.games)))
    games = [game for game in begun if game is not None]
    held.begun = time.monotonic() - began
    print(f"{len(games)} games begun in {held.begun:.0f} s", file=sys.stderr, flush=True)
    held.times.clear()
    held.moves = 0
    spent = cpu_seconds(serving(server))
    began = time.monotonic()
    until = began + given.seconds
    playing = [
        asyncio.ensure_future(person(pool, game, given.pace, Random(number), until))
        for number, game in enumerate(games)
    ]
    crowd, late = await watched(pool, given.spectators, given.seconds, 4)
    await asyncio.gather(*playing)
    took = time.monotonic() - began
    held.cpu = (cpu_seconds(serving(server)) - spent) / took
    held.bytes_each = (weight(server) - before) / max(1, len(games))
    if late:
        held.failed["spectators cut off or behind"] += len(late)
    for game in games[:: max(1, len(games) // 100)]:  # of a hundred: they have gone on
        told = await pool.ask("GET", game.path)
        held.steps += 0 if told is None else told["step"]
    for one in crowd:
        one.transport.abort()
    return held


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.held", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--pace", type=float, default=10, help="seconds between choices (10)")
    parser.add_argument("--player", default="random", help="the computer players (random)")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    postgres = Postgres(durable=True)
    try:
        arguments = ("--processes", str(given.processes))
        with Server(postgres.create(), arguments=arguments) as server:
            held = asyncio.run(hold(server, given))
            log = server.log.stat().st_size
    finally:
        postgres.stop()
    times = quantiles(held.times, n=100)
    print(
        f"{given.games} games, {given.spectators} spectators, {given.seconds:g} s: "
        f"{sum(held.failed.values())} of {held.requests} requests failed "
        f"{dict(held.failed) or ''}\n"
        f"moves of people: {held.moves} ({held.moves / given.seconds:.0f}/s), median "
        f"{median(held.times) * 1000:.0f} ms, 99th percentile {times[98] * 1000:.0f} ms\n"
        f"spectators heard {held.heard} messages, median {median(held.lags or [0]) * 1000:.0f} ms "
        f"after a move was sent\n"
        f"memory: {held.bytes_each / 1000:.0f} kB more for each game, spectators included; "
        f"log {log} bytes; {held.cpu:.2f} cores for the server; about {held.steps} rows in a tenth"
    )
    return 1 if held.failed else 0


if __name__ == "__main__":
    sys.exit(main())
