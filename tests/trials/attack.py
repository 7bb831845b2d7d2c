"""What abusive clients can do, they do, while somebody else plays: nobody else shall feel it.

    python -m tests.trials.attack                     # each for 20 seconds
    python -m tests.trials.attack --seconds 5 --only slow,sockets

Requests that never arrive, headers and bodies without end, 600 games of computer players from one
address, 10,000 sockets, page updates that lack everything.  They come from addresses of their own
(127.1.…, all of them this machine) and from a process of their own, which has the last processor
for itself, as they would have a machine of their own.  Told is how long other people wait (median,
before and during), how much memory the server takes, and how much it writes into its log.
`test_attack.py` is a short version.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from tests.server import seated
from tests.server.frames import frame
from tests.server.seated import ME
from tests.services.client import Client
from tests.services.server import Server, memory

ROOT = Path(__file__).resolve().parent.parent.parent
HEAD = b"GET /api/options HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
GREEDY = {"kind": "computer", "player": "greedy"}
PACE = 0.03  # seconds between what other people do
STEADY = 40  # what they do before anything is measured


# --- the visitors ---------------------------------------------------------------------------------


@dataclass
class Visit:
    """One attack, in a process of its own."""

    port: int
    seconds: float
    count: int
    done: Counter[str] = field(default_factory=Counter)
    until: float = 0.0

    def going(self) -> bool:
        return time.monotonic() < self.until

    async def open(
        self, address: str = "127.1.0.1"
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        try:
            async with asyncio.timeout(5):
                line = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(address, 0)
                )
        except (OSError, TimeoutError):
            self.done["no connection"] += 1
            return None
        self.done["connections"] += 1
        return line

    async def say(self, writer: asyncio.StreamWriter, data: bytes) -> bool:
        """Whether the other side still listens."""
        try:
            writer.write(data)
            async with asyncio.timeout(2):
                await writer.drain()
        except TimeoutError:
            return True
        except OSError:
            return False
        return not writer.is_closing()


async def slow(visit: Visit, number: int) -> None:
    """Half a head, then a letter now and then; again when it is cut off."""
    while visit.going():
        line = await visit.open(f"127.1.{number // 100}.{1 + number % 100}")
        if line is None:
            await asyncio.sleep(0.5)
            continue
        reader, writer = line
        if await visit.say(writer, HEAD + b"x-slow: "):
            while visit.going() and not reader.at_eof() and await visit.say(writer, b"x"):
                await asyncio.sleep(2)
        writer.transport.abort()


async def headers(visit: Visit, number: int) -> None:
    """Headers without end."""
    more = b"x-more: " + b"x" * 8000 + b"\r\n"
    while visit.going():
        line = await visit.open(f"127.2.0.{1 + number}")
        if line is None:
            await asyncio.sleep(0.01)
            continue
        reader, writer = line
        alive = await visit.say(writer, HEAD)
        while alive and visit.going() and not reader.at_eof():
            alive = await visit.say(writer, more)
            visit.done["bytes"] += len(more)
        writer.transport.abort()
        await asyncio.sleep(0.01)


async def bodies(visit: Visit, number: int) -> None:
    """Bodies that are too long, never end, or are full of nonsense."""
    rng = Random(number)
    while visit.going():
        line = await visit.open(f"127.3.0.{1 + number}")
        if line is None:
            await asyncio.sleep(0.01)
            continue
        reader, writer = line
        sort = rng.randrange(3)
        if sort == 0:
            told = b"content-length: 100000000\r\n\r\n"
        elif sort == 1:
            told = b"transfer-encoding: chunked\r\n\r\n"
        else:
            told = b"content-length: 60000\r\n\r\n" + b"[" * 60000
        alive = await visit.say(writer, POST + told)
        for _ in range(20):
            if not alive or reader.at_eof():
                break
            more = b"8000\r\n" + b"[" * 0x8000 + b"\r\n" if sort == 1 else b"[" * 0x8000
            alive = await visit.say(writer, more)
            visit.done["bytes"] += len(more)
        writer.transport.abort()
        await asyncio.sleep(0.01)


async def games(visit: Visit, number: int) -> None:
    """Games of four computer players, as many as one address may begin."""
    wish = json.dumps({"players": 4, "seats": [GREEDY] * 4}).encode()
    asked = POST + b"content-length: %d\r\n\r\n" % len(wish) + wish
    while visit.going() and visit.done["asked"] < visit.count:
        line = await visit.open("127.4.0.1")
        if line is None:
            await asyncio.sleep(0.5)
            continue
        reader, writer = line
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while visit.going() and visit.done["asked"] < visit.count:
                visit.done["asked"] += 1
                writer.write(asked)
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r")[0])
                await reader.readexactly(length)
                visit.done[f"status {head[9:12].decode()}"] += 1
        writer.transport.abort()


async def sockets(visit: Visit, number: int) -> None:
    """Connections that stay: most say nothing, some open a WebSocket and say nothing there."""
    address = f"127.5.{number // 100}.{1 + number % 100}"
    key = b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
    while visit.going():
        line = await visit.open(address)
        if line is None:
            await asyncio.sleep(1)
            continue
        reader, writer = line
        if number % 4 == 0:
            asked = b"GET /api/games/AAAAAAAAAAAAAAAAAAAAAA/live HTTP/1.1\r\nhost: localhost\r\n"
            await visit.say(writer, asked + b"upgrade: websocket\r\nconnection: Upgrade\r\n" + key)
            await visit.say(writer, frame(b"{}"))
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(max(0.1, visit.until - time.monotonic())):
                while await reader.read(1000):
                    pass
        writer.transport.abort()
        await asyncio.sleep(1)


async def updates(visit: Visit, number: int) -> None:
    """Page updates that lack everything: over WebSockets by new names, and by requests."""
    key = b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
    path = b"/api/games/sample-game-of-city-2"
    count = 0
    while visit.going():
        line = await visit.open("127.6.0.1")
        if line is None:
            await asyncio.sleep(0.5)
            continue
        reader, writer = line
        asked = b"GET " + path + b"/live HTTP/1.1\r\nhost: localhost\r\n"
        if number % 2 == 0:
            await visit.say(writer, asked + b"upgrade: websocket\r\nconnection: Upgrade\r\n" + key)
        gone = asyncio.ensure_future(drained(visit, reader))
        while visit.going() and not gone.done():
            count += 1
            name = f"{number}.{count}"
            page = {"name": name, "step": 0, "moment": 0, "marks": {"x": name}}
            if number % 2 == 0:
                told = frame(json.dumps({"page": page}).encode())
            else:
                body = json.dumps(page).encode()
                head = b"POST " + path + b"/news HTTP/1.1\r\nhost: localhost\r\n"
                head += b"content-type: application/json\r\ncontent-length: %d\r\n\r\n"
                told = head % len(body) + body
            visit.done["asked"] += await visit.say(writer, told)
            await asyncio.sleep(0.2)
        writer.transport.abort()
        gone.cancel()
        await asyncio.sleep(0.2)


async def drained(visit: Visit, reader: asyncio.StreamReader) -> None:
    """Read and forget, until the other side ends it."""
    with contextlib.suppress(OSError):
        while more := await reader.read(1 << 16):
            visit.done["bytes"] += len(more)


VISITS: dict[str, tuple[Callable[[Visit, int], Awaitable[None]], int, int]] = {
    # what is done, by how many at once, and how many in all where that is counted
    "slow": (slow, 1300, 0),
    "headers": (headers, 20, 0),
    "bodies": (bodies, 20, 0),
    "games": (games, 64, 600),
    "sockets": (sockets, 10_000, 0),
    "updates": (updates, 100, 0),
}


THINKING = ("games",)  # ask for little, and leave the work to the processes of the server


async def attack(name: str, port: int, seconds: float, part: float) -> dict[str, int]:
    work, many, count = VISITS[name]
    visit = Visit(port, seconds, max(1, int(count * part)))
    visit.until = time.monotonic() + seconds

    async def one(number: int, wait: float) -> None:
        await asyncio.sleep(wait)
        await work(visit, number)

    at_once = max(1, int(many * part))
    await asyncio.gather(*(one(n, n / at_once * seconds / 4) for n in range(at_once)))
    return dict(visit.done)


# --- the others -----------------------------------------------------------------------------------


class Guest:
    """Somebody who plays at one screen, at their own pace, and looks at the page besides."""

    def __init__(self, server: Server) -> None:
        self.client = Client(server.port)
        self.rng = Random(7)
        self.game = seated.create(self.client, (ME, ME), seed=3)
        self.state = seated.choices_of(self.client, self.game, 0)

    def round(self) -> list[float]:
        """A script, how the game stands, and a choice: how long each took."""
        if self.state["over"]:
            self.game = seated.create(self.client, (ME, ME), seed=self.rng.randrange(1 << 32))
            self.state = seated.choices_of(self.client, self.game, 0)
        times: list[float] = []

        def timed(ask: Callable[[], object]) -> None:
            began = time.perf_counter()
            ask()
            times.append(time.perf_counter() - began)

        def look(path: str) -> None:
            assert self.client.get(path).status == 200

        def play() -> None:
            token = self.game.tokens[seat]
            wish = {"step": self.state["step"], "choice": choice}
            answer = self.client.post(
                f"{self.game.path}/play", wish, Authorization=f"Bearer {token}"
            )
            assert answer.status == 200, answer
            self.state = answer.json

        seat = self.state["actor"]
        if not self.state["choices"]:
            self.state = seated.choices_of(self.client, self.game, seat)
        choice = self.rng.choice(self.state["choices"])["code"]
        timed(lambda: look("/static/pages/game.js"))
        timed(lambda: look(self.game.path))
        timed(play)
        return times

    def rounds(self, seconds: float, least: int = 5) -> list[float]:
        times: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until or least > 0:
            times += self.round()
            least -= 1
            time.sleep(PACE)
        return times


@dataclass
class Felt:
    """What the others and the server felt of an attack."""

    before: float
    during: float
    after: float
    memory_before: int
    memory: int
    log: int
    done: dict[str, int]

    @property
    def ratio(self) -> float:
        return self.during / max(self.before, self.after)

    def __str__(self) -> str:
        return (
            f"others wait {self.during * 1000:.1f} ms (before {self.before * 1000:.1f}, after "
            f"{self.after * 1000:.1f}: {self.ratio:.2f} times); memory "
            f"{self.memory_before / 1e6:.0f} to {self.memory / 1e6:.0f} MB; log {self.log} bytes; "
            f"{self.done}"
        )


def suffer(server: Server, name: str, seconds: float, part: float = 1.0) -> Felt:
    """Play before, during and after an attack; nothing of it may fail."""
    guest = Guest(server)
    for _ in range(STEADY // 4):
        guest.round()
    before = guest.rounds(seconds / 2)
    weight = memory(server.pid)
    written = server.log.stat().st_size
    command = [sys.executable, "-m", "tests.trials.attack", "--as", name]
    given = ["--port", str(server.port), "--seconds", str(seconds), "--part", str(part)]
    during: list[float] = []
    heaviest = weight
    with subprocess.Popen([*command, *given], cwd=ROOT, stdout=subprocess.PIPE, text=True) as visit:
        assert visit.stdout is not None
        while visit.poll() is None:
            during += guest.rounds(0.2, 1)
            heaviest = max(heaviest, memory(server.pid))
        done = json.loads(visit.stdout.read().strip().splitlines()[-1])
    log = server.log.stat().st_size - written
    after = guest.rounds(seconds / 2)
    guest.client.close()
    assert server.running()
    return Felt(*(median(before), median(during), median(after)), weight, heaviest, log, done)


def stay_apart(visitor: bool) -> None:
    """Visitors have the last processor, all others the rest; what is started later stays there."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        last = (os.cpu_count() or 1) - 1
        with contextlib.suppress(OSError):
            os.sched_setaffinity(0, {last} if visitor else set(range(last)))


def raise_limit() -> None:
    """Ten thousand sockets take as many files."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trials.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, metavar="N", help="default 20")
    parser.add_argument("--only", default="", metavar="A,B", help=f"of {', '.join(VISITS)}")
    parser.add_argument("--as", dest="visitor", default="", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--part", type=float, default=1.0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.visitor:
        if given.visitor not in THINKING:
            stay_apart(visitor=True)
        raise_limit()
        done = asyncio.run(attack(given.visitor, given.port, given.seconds, given.part))
        print(json.dumps(done))
        return 0
    failed: list[str] = []
    everywhere = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    with tempfile.TemporaryDirectory(prefix="teo-attack-") as folder:
        for name in filter(None, given.only.split(",")) if given.only else VISITS:
            if name not in THINKING:
                stay_apart(visitor=False)
            elif everywhere:
                os.sched_setaffinity(0, everywhere)
            store = f"sqlite:///{Path(folder) / name}.sqlite3"
            with Server(store, arguments=("--host", "0.0.0.0")) as server:
                felt = suffer(server, name, given.seconds)
            print(f"{name}: {felt}", flush=True)
            if felt.ratio > 2 or felt.memory - felt.memory_before > 300e6 or felt.log > 100_000:
                failed.append(name)
    print(f"felt by others: {', '.join(failed)}" if failed else "nobody else felt it")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
