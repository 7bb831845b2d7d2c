"""Broken messages on the WebSocket: no crash, no change, and it still answers."""

import asyncio
import json
from random import Random

from tests.long import LONG
from tests.server import seated
from tests.server.frames import HELLO, Line, broken, frame
from tests.server.seated import ME, RANDOM, Played
from tests.server.stored import kept_games
from tests.services.server import Server

MESSAGES = 10_000 if LONG else 1_000
AT_ONCE = 8
PATIENCE = 60.0  # seconds for a proper greeting, however busy the machine is


class Tally:
    """How many messages are still to be sent, and what became of the others."""

    def __init__(self) -> None:
        self.left = MESSAGES
        self.lines = 0
        self.hung_up = 0


async def pester(port: int, games: list[Played], rng: Random, tally: Tally) -> None:
    """Open a line, say broken things until the server hangs up, open the next."""
    while tally.left > 0:
        game = rng.choice(games)
        line = await Line.open(port, f"{game.path}/live")
        tally.lines += 1
        try:
            greeting = rng.randrange(3)
            if greeting == 0:
                assert await line.say(frame(HELLO), PATIENCE)
            elif greeting == 1:
                token = json.dumps({"token": game.tokens[0]}).encode()
                assert await line.say(frame(token), PATIENCE)
            open_line = True
            while open_line and tally.left > 0:
                tally.left -= 1
                open_line = await line.say(broken(rng, game.step))
            tally.hung_up += not open_line
        finally:
            await line.close()


async def storm(port: int, games: list[Played], tally: Tally) -> None:
    await asyncio.gather(*(pester(port, games, Random(number), tally) for number in range(AT_ONCE)))


async def listen(port: int, game: Played) -> dict[str, object]:
    """What a proper client is told first."""
    line = await Line.open(port, f"{game.path}/live")
    line.writer.write(frame(HELLO))
    _, payload = await asyncio.wait_for(line.frame(), 30)
    await line.close()
    told: dict[str, object] = json.loads(payload)
    return told


def test_broken_messages_change_nothing(server: Server) -> None:
    with server.client() as client:
        games = [
            seated.create(client, (ME, ME)),
            seated.create(client, (ME, RANDOM)),
            seated.create(client, (ME,), bot="modified"),
        ]
        rng = Random(1)
        for game in games:
            for _ in range(5):
                seated.wait_asked(client, game)
                seated.move(client, client, game, rng)
            seated.wait_asked(client, game)
        before = kept_games(server.database)
        tally = Tally()
        asyncio.run(storm(server.port, games, tally))
        assert tally.left == 0
        assert kept_games(server.database) == before
        assert server.running()
        assert server.tracebacks() == []
        for game in games:
            told = asyncio.run(listen(server.port, game))
            assert told["step"] == len(before[game.id].rows)
            assert seated.move(client, client, game, rng)
