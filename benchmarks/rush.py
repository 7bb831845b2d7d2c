"""Many clients in one process, as cheap as they can be: what is measured is the server.

    python -m benchmarks.rush --port 8420 --clients 64 --seconds 5

Each has a connection and a hot-seat game for two of its own, plays at random and does not pause.
What was measured is printed as JSON: moves, seconds, and how long each move took.
"""

import argparse
import asyncio
import json
import sys
import time
from random import Random
from typing import Any

HEAD = b"\r\n\r\n"
LENGTH = b"content-length: "


class Line(asyncio.Protocol):
    """One connection: a question, then its answer."""

    def __init__(self) -> None:
        self.got = bytearray()
        self.transport: asyncio.Transport | None = None
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.got += data
        end = self.got.find(HEAD)
        if end < 0 or self.answer is None:
            return
        head = bytes(self.got[:end]).lower()
        at = head.find(LENGTH)
        length = int(head[at + len(LENGTH) :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(self.got) >= end + len(HEAD) + length:
            body = bytes(self.got[end + len(HEAD) : end + len(HEAD) + length])
            self.got.clear()
            answer, self.answer = self.answer, None
            answer.set_result((int(head[9:12]), body))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(exc or ConnectionError("closed"))

    async def ask(
        self, method: str, path: str, data: object = None, token: str = ""
    ) -> tuple[int, bytes]:
        assert self.transport is not None
        body = b"" if data is None else json.dumps(data).encode()
        lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1"]
        if token:
            lines.append(f"authorization: Bearer {token}")
        if data is not None:
            lines += ["content-type: application/json", f"content-length: {len(body)}"]
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write("\r\n".join(lines).encode() + HEAD + body)
        return await self.answer


async def connect(port: int) -> Line:
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    return line


async def asked(
    line: Line, method: str, path: str, data: object = None, token: str = ""
) -> dict[str, Any]:
    """An answer, which must be a good one."""
    status, body = await line.ask(method, path, data, token)
    if status not in (200, 201):
        raise RuntimeError(f"{method} {path.rpartition('/')[2]}: {status} {body[:200]!r}")
    found: dict[str, Any] = json.loads(body)
    return found


async def begin(line: Line, seed: int) -> tuple[str, dict[int, str]]:
    """A game for two at one screen: its path and its tokens."""
    seats = [{"kind": "me", "name": name} for name in ("Ana", "Beto")]
    made = await asked(line, "POST", "/api/games", {"players": 2, "seed": seed, "seats": seats})
    return f"/api/games/{made['id']}", {seat["seat"]: seat["token"] for seat in made["seats"]}


async def play(port: int, number: int, go: asyncio.Event, until: list[float]) -> list[float]:
    """One client; how long each of its moves took between the beginning and the end."""
    rng = Random(number)
    line = await connect(port)
    path, tokens = await begin(line, rng.randrange(1 << 32))
    state = await asked(line, "GET", f"{path}/choices", token=tokens[0])
    times: list[float] = []
    await go.wait()
    while time.perf_counter() < until[0]:
        if state["over"]:
            path, tokens = await begin(line, rng.randrange(1 << 32))
            state = await asked(line, "GET", f"{path}/choices", token=tokens[0])
        seat = state["actor"]
        if not state["choices"]:
            state = await asked(line, "GET", f"{path}/choices", token=tokens[seat])
        wish = {"step": state["step"], "choice": rng.choice(state["choices"])["code"]}
        began = time.perf_counter()
        state = await asked(line, "POST", f"{path}/play", wish, tokens[seat])
        times.append(time.perf_counter() - began)
    if line.transport is not None:
        line.transport.close()
    return times


async def rush(port: int, clients: int, seconds: float, seed: int) -> dict[str, Any]:
    """All of them at once."""
    go = asyncio.Event()
    until = [0.0]
    playing = [
        asyncio.ensure_future(play(port, seed + number, go, until)) for number in range(clients)
    ]
    await asyncio.sleep(0.5 + clients / 100)  # their games have begun
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    began = time.perf_counter()
    until[0] = began + seconds
    go.set()
    done = await asyncio.gather(*playing)
    took = time.perf_counter() - began
    times = [one for each in done for one in each]
    return {"moves": len(times), "seconds": took, "times": times}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rush", description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--clients", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    print(json.dumps(asyncio.run(rush(given.port, given.clients, given.seconds, given.seed))))


if __name__ == "__main__":
    main()
