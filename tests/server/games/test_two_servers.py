"""Two server processes on one PostgreSQL, eight clients, 88 games at once, or 200 (long version).

Every client keeps what was confirmed to it.  In the end the rows of the store must be exactly
the moves that were confirmed and those of the computer players, each once and in order, and both
servers must show the position that the rows lead to.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import psycopg

import teotihuacan as teo
from tests.long import LONG
from tests.server import seated
from tests.server.frames import HELLO, TEXT, Line, frame
from tests.server.seated import FRIEND, ME, RANDOM, Played
from tests.server.stored import Kept, check, kept_games
from tests.services.client import Client
from tests.services.postgres import Postgres
from tests.services.server import Server

CLIENTS = 8

# For each client: games of computer players alone, of one API player with a computer player, of
# an API player with the bot, hot-seat games, games shared with another client by a link, and
# games in which two clients hold the same seats and race each other.
COMPUTERS = 6 if LONG else 1
AGAINST = 7 if LONG else 2
SOLO = 5 if LONG else 2
HOTSEAT = 3 if LONG else 1
SHARED = 2 if LONG else 1
RACED = 2
GAMES = CLIENTS * (COMPUTERS + AGAINST + SOLO + HOTSEAT + SHARED + RACED)

# A whole game over the API takes some hundred moves.  Those of computer players alone, and the
# first ones of some clients against a computer player and against the bot, are played to their
# end; of the others so many moves. The long version plays all of them to their end.
ENOUGH = 10_000 if LONG else 12
WHOLE = CLIENTS if LONG else 1


class Player:
    """One client: its connections to both servers, its games, and what was confirmed to it."""

    def __init__(self, number: int, ports: list[int]) -> None:
        self.number = number
        self.rng = Random(number)
        self.clients = [Client(port) for port in ports]
        self.whole: list[Played] = []  # to be played to their end
        self.begun: list[Played] = []  # to be played for a while
        self.watched: list[Played] = []

    def client(self) -> Client:
        """One server or the other, as chance will have it."""
        return self.rng.choice(self.clients)

    def create(self) -> None:
        for _ in range(COMPUTERS):
            self.watched.append(seated.create(self.client(), (RANDOM, RANDOM)))
        for i in range(AGAINST):
            seats = (ME, RANDOM) if i % 2 else (RANDOM, ME)
            game = seated.create(self.client(), seats, dark_eclipse=i % 3 == 0)
            (self.begun if i or self.number >= WHOLE else self.whole).append(game)
        for i in range(SOLO):
            game = seated.create(self.client(), (ME,), bot="modified" if i % 2 else "teotibot")
            (self.begun if i or self.number >= WHOLE else self.whole).append(game)
        for i in range(HOTSEAT):
            self.begun.append(seated.create(self.client(), (ME, ME), draft=i % 2 == 0))

    def share(self, other: Player) -> None:
        """Games with another client: a seat each, or all seats both."""
        for _ in range(SHARED):
            game = seated.create(self.client(), (ME, FRIEND))
            theirs = Played(game.id, {}, game.invites)
            seated.join(other.client(), theirs, 1)
            self.begun.append(game)
            other.begun.append(theirs)
        for _ in range(RACED):
            game = seated.create(self.client(), (ME, ME))
            self.begun.append(game)
            other.begun.append(Played(game.id, dict(game.tokens)))

    def late(self) -> None:
        """Somebody else, at the other server, was faster with a move of ours in a raced game."""
        game = self.begun[-1]
        asked = [seated.choices_of(self.clients[0], game, seat) for seat in game.tokens]
        seat, offered = next(pair for pair in enumerate(asked) if pair[1]["choices"])
        codes = [choice["code"] for choice in offered["choices"]]
        assert seated.play(self.clients[0], game, seat, offered["step"], codes[0])
        assert not seated.play(self.clients[1], game, seat, offered["step"], codes[-1])

    def play(self) -> None:
        """A move in each game in turn, until all are over or long enough."""
        going = self.whole + self.begun
        while going:
            moved = False
            for game in going:
                if seated.move(self.client(), self.client(), game, self.rng):
                    moved = True
                else:
                    seated.look(self.client(), game)
            going = [game for game in going if not self.done(game)]
            if not moved:
                time.sleep(0.02)  # all of them wait for somebody else
        waiting = self.watched
        while waiting:
            time.sleep(0.1)
            for game in waiting:
                seated.look(self.client(), game)
            waiting = [game for game in waiting if not game.over]

    def done(self, game: Played) -> bool:
        return game.over or (game in self.begun and game.step >= ENOUGH)

    @property
    def games(self) -> list[Played]:
        return self.whole + self.begun + self.watched

    def close(self) -> None:
        for client in self.clients:
            client.close()


def at_once(players: list[Player], job: Callable[[Player], None]) -> None:
    with ThreadPoolExecutor(len(players)) as pool:
        for done in [pool.submit(job, player) for player in players]:
            done.result()


def test_two_servers_share_many_games(postgres: Postgres) -> None:
    database = postgres.create()
    with Server(database) as first, Server(database) as second:
        players = [Player(number, [first.port, second.port]) for number in range(CLIENTS)]
        at_once(players, Player.create)
        for player in players:  # one after another: it uses the connections of two
            player.share(players[player.number - 1])
            player.late()
        at_once(players, Player.play)
        for player in players:
            player.close()
        by_id: dict[str, list[Played]] = {}
        for player in players:
            for side in player.games:
                by_id.setdefault(side.id, []).append(side)
        kept = kept_games(database)
        assert kept.keys() == by_id.keys()
        assert len(kept) == GAMES
        with first.client() as one, second.client() as two:
            for id, game in kept.items():
                compare(game, by_id[id])
                agree(id, check(game), by_id[id], one, two)
        for server in (first, second):
            assert server.running()
            assert server.tracebacks() == []


async def watch(port: int, game: Played, change: Callable[[], object]) -> list[dict[str, int]]:
    """What a watcher is told at once, and after a change that somebody makes elsewhere."""
    line = await Line.open(port, f"{game.path}/live")
    line.writer.write(frame(HELLO))
    told = [await heard(line)]
    await asyncio.to_thread(change)
    told.append(await heard(line))
    await line.close()
    return told


async def heard(line: Line) -> dict[str, int]:
    while True:
        opcode, payload = await asyncio.wait_for(line.frame(), 60)
        if opcode == TEXT:
            said: dict[str, int] = json.loads(payload)
            return said


def test_a_move_on_one_server_is_announced_by_the_other(postgres: Postgres) -> None:
    database = postgres.create()
    with Server(database) as first, Server(database) as second, first.client() as client:
        game = seated.create(client, (ME, ME))
        rng = Random(1)
        told = asyncio.run(watch(second.port, game, lambda: seated.move(client, client, game, rng)))
        assert [message["step"] for message in told] == [0, 1]
        # By its own word, not by looking for changes now and then.
        asked = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
        until = time.monotonic() + 60
        with psycopg.connect(database, autocommit=True) as connection:
            while connection.execute(asked).fetchone() != (2,):
                assert time.monotonic() < until, "a server does not listen"
                time.sleep(0.05)


def compare(kept: Kept, sides: list[Played]) -> None:
    """The rows are what was confirmed, each once, and the moves of the computer players."""
    confirmed = sorted(move for side in sides for move in side.confirmed)
    assert not any(side.doubtful for side in sides)
    ours = {seat for side in sides for seat in side.tokens}
    stored = [row[:3] for row in kept.rows if row.seat in ours]
    assert stored == [tuple(move) for move in confirmed]
    wanted = any(side.over for side in sides)
    assert kept.over or not wanted


def agree(id: str, game: teo.Game, sides: list[Played], one: Client, two: Client) -> None:
    """Both servers show every seat and a spectator the position that the rows lead to."""
    tokens: dict[int | None, str | None] = {None: None}
    for side in sides:
        for seat in side.tokens:
            tokens[seat] = side.tokens[seat]
    for who, token in tokens.items():
        shown: list[Any] = []
        for client in (one, two):
            client.token = token
            answer = client.get(f"/api/games/{id}/position")
            assert answer.status == 200
            shown.append(answer.json)
            client.token = None
        assert shown[0] == shown[1]
        view = game.view(who)
        assert {key: shown[0]["view"][key] for key in view} == view
    if game.over:
        record = one.get(f"/api/games/{id}/record")
        assert record.json == two.get(f"/api/games/{id}/record").json
        assert teo.replay(teo.Record.from_json(record.json)).scores == game.scores
