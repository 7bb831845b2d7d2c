"""WebSocket frames by hand, right ones and wrong ones: a library would refuse to send these."""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
from random import Random

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

HELLO = b"{}"


def frame(
    payload: bytes,
    opcode: int = TEXT,
    final: bool = True,
    reserved: int = 0,
    masked: bool = True,
    claimed: int | None = None,
) -> bytes:
    """One frame; `claimed` is the length it pretends to have."""
    length = len(payload) if claimed is None else claimed
    first = (0x80 if final else 0) | reserved << 4 | opcode
    bit = 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first, bit | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", first, bit | 126, length)
    else:
        head = struct.pack("!BBQ", first, bit | 127, length)
    if not masked:
        return head + payload
    mask = b"\x5a\xc3\x0f\x99"
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def odd_json(rng: Random, step: int) -> bytes:
    """JSON that is well-formed, or nearly, and not what anybody should say here."""
    choices: list[object] = [
        [],
        None,
        True,
        rng.randrange(-(10**30), 10**30),
        "hello",
        [{"token": "x"}],
        {"token": rng.randrange(10**6)},
        {"token": ["x"]},
        {"token": {"token": {}}},
        {"token": "x" * rng.randrange(1, 3000)},
        {"token": "\u0000\u202e<script>alert(1)</script>"},
        {"token": "' OR 1=1; DROP TABLE games; --"},
        {"tokens": "x", "seat": 0},
        {"step": step, "choice": 0},
        {"token": "x", "play": {"step": step, "choice": "end"}},
        {"step": step, "back": "turn"},
        {"undo": step},
        {"join": "x", "name": "<b>"},
        {str(rng.random()): rng.random()},
    ]
    return json.dumps(rng.choice(choices)).encode()


def odd_text(rng: Random) -> bytes:
    """Text that no reader of JSON should get through, or choke on."""
    return rng.choice(
        (
            b"",
            b"{",
            b'{"token": ',
            b'{"token": "\\ud800"}',
            b'{"token": "a", "token": "b"}',
            b"NaN",
            b'{"token": NaN}',
            b'{"token": 1e999}',
            b"[" * rng.randrange(1, 4000),
            b'{"a":' * rng.randrange(1, 700),
            b"9" * rng.randrange(1, 4000),
            b"\xef\xbb\xbf{}",
            b"'{}'",
            b"GET / HTTP/1.1\r\n\r\n",
            bytes(rng.randrange(32, 127) for _ in range(rng.randrange(200))),
        )
    )


def broken(rng: Random, step: int) -> bytes:
    """What a client must not send: as bytes on the wire."""
    noise = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 120)))
    kind = rng.randrange(100)
    if kind < 40:
        return frame(odd_json(rng, step))
    if kind < 65:
        return frame(odd_text(rng))
    if kind < 72:
        return frame(odd_json(rng, step), BINARY)
    if kind < 78:
        return frame(noise, rng.choice((TEXT, BINARY)))
    if kind < 81:
        return frame(b"x" * rng.randrange(4097, 70_000))  # too long
    if kind < 84:
        return frame(noise, masked=False)
    if kind < 87:
        return frame(noise, rng.choice((3, 4, 7, 11, 15)))  # nobody has defined these
    if kind < 90:
        return frame(noise, reserved=rng.randrange(1, 8))
    if kind < 92:
        return frame(noise, 0)  # goes on with nothing
    if kind < 94:
        return frame(noise, final=False) + frame(noise, rng.choice((TEXT, BINARY)))
    if kind < 95:
        return frame(b"x" * 126, rng.choice((PING, PONG, CLOSE)))  # controls are short
    if kind < 96:
        return frame(noise, claimed=rng.choice((1 << 40, (1 << 63) + 5)))
    if kind < 97:
        return frame(struct.pack("!H", rng.choice((0, 999, 1005, 5000))) + noise, CLOSE)
    if kind < 98:
        return frame(b"\x03", CLOSE)
    if kind < 99:
        return frame(odd_json(rng, step), final=False) + frame(noise[:20], PING)
    return noise


class Line:
    """A raw connection to a server's WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.pings = 0

    @staticmethod
    async def open(port: int, path: str) -> Line:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = "dGVvdGlodWFjYW4tcHlyYQ=="
        request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://127.0.0.1:{port}\r\n\r\n"
        )
        writer.write(request.encode())
        await writer.drain()
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return Line(reader, writer)

    async def say(self, raw: bytes, patience: float = 1.0) -> bool:
        """Send bytes and wait until the server has read them; False when it hung up.

        A ping behind them is answered only after what came before has been taken in.  Where
        they swallow the ping (a frame that claims to be longer), silence is ended by hanging up.
        """
        self.pings += 1
        mark = struct.pack("!I", self.pings)
        try:
            self.writer.write(raw + frame(mark, PING))
            await self.writer.drain()
            while True:
                opcode, payload = await asyncio.wait_for(self.frame(), patience)
                if opcode == PONG and payload == mark:
                    return True
                if opcode == CLOSE:
                    return False
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            return False

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of the server, which never masks."""
        first, second = await self.reader.readexactly(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 0x0F, await self.reader.readexactly(length)

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()
