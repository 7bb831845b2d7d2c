"""`kill -9` at many moments under play: nothing that was confirmed is ever lost."""

import http.client
import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

from tests.long import LONG
from tests.server import seated
from tests.server.seated import ME, RANDOM, Played
from tests.server.stored import Kept, check, kept_games
from tests.services.client import Client
from tests.services.server import Server

KILLS = 50 if LONG else 4
CLIENTS = 3
LONGEST_LIFE = 0.5  # seconds under play
GONE = (OSError, http.client.HTTPException)  # what a client sees of a server that is killed


class Player:
    """One client: it plays while there is a server, and keeps what was confirmed to it."""

    def __init__(self, number: int, port: int) -> None:
        self.rng = Random(number)
        self.client = Client(port)
        self.games: list[Played] = []
        self.killed = threading.Event()

    def create(self) -> None:
        """Games with a computer player, for two on one screen, alone with the bot, and one that
        computer players have to themselves."""
        self.games = [
            seated.create(self.client, (ME, RANDOM)),
            seated.create(self.client, (ME, ME)),
            seated.create(self.client, (ME,), bot="teotibot"),
            seated.create(self.client, (RANDOM, RANDOM, RANDOM)),
        ]

    def play(self, games: list[Played] | None = None) -> None:
        """A move in each game in turn, until all are over or the server is gone."""
        going = [game for game in games or self.games if not game.over]
        try:
            while going and not self.killed.is_set():
                for game in going:
                    if not seated.move(self.client, self.client, game, self.rng):
                        seated.look(self.client, game)
                going = [game for game in going if not game.over]
        except GONE:
            # Before it is killed, no server may hang up on anybody.
            assert self.killed.wait(60), "the server was gone without being killed"
        finally:
            self.client.close()


def compare(kept: Kept, game: Played) -> None:
    """Every confirmed move is there; what is there beyond them was sent, and went unanswered."""
    ours = {tuple(row[:3]) for row in kept.rows if row.seat in game.tokens}
    confirmed = {tuple(move) for move in game.confirmed}
    assert len(confirmed) == len(game.confirmed)
    assert confirmed <= ours
    assert ours - confirmed <= {tuple(move) for move in game.doubtful}


def confirmed(players: list[Player]) -> int:
    """How many moves of theirs a server has confirmed."""
    return sum(len(game.confirmed) for player in players for game in player.games)


def cut_off(server: Server, player: Player) -> None:
    """A move to a server that is stopped before it can read it, and killed: nobody answers."""
    game = next(game for game in player.games if len(game.tokens) == 2)
    seat, offered = next(
        (seat, offered)
        for seat in game.tokens
        if (offered := seated.choices_of(player.client, game, seat))["choices"]
    )
    choice = offered["choices"][0]["code"]
    os.kill(server.pid, signal.SIGSTOP)
    with ThreadPoolExecutor(1) as pool:
        sent = pool.submit(seated.play, player.client, game, seat, offered["step"], choice)
        server.kill()
        assert isinstance(sent.exception(), GONE)
    assert len(game.doubtful) == 1
    player.client.close()


def test_kills_lose_nothing(sqlite: str) -> None:
    rng = Random(50)
    with Server(sqlite) as server:
        players = [Player(number, server.port) for number in range(CLIENTS)]
        for player in players:
            player.create()
        cut_off(server, players[0])
        server.start()
        for _ in range(KILLS):
            before = confirmed(players)
            with ThreadPoolExecutor(CLIENTS) as pool:
                playing = [pool.submit(player.play) for player in players]
                while confirmed(players) == before and not all(done.done() for done in playing):
                    time.sleep(0.01)
                time.sleep(rng.uniform(0, LONGEST_LIFE))
                # Told first, so that a client who is cut off can say whether it should have been.
                for player in players:
                    player.killed.set()
                server.kill()
                for done in playing:
                    done.result()
            kept = kept_games(sqlite)
            for player in players:
                player.killed.clear()
                for game in player.games:
                    compare(kept[game.id], game)
            server.start()
        assert confirmed(players) >= KILLS, "too little was played to mean anything"
        last = slice(None) if LONG else slice(2, 3)  # games that are played to their end
        with ThreadPoolExecutor(CLIENTS) as pool:
            for done in [pool.submit(player.play, player.games[last]) for player in players]:
                done.result()
        kept = kept_games(sqlite)
        for player in players:
            for game in player.games:
                compare(kept[game.id], game)
            for game in player.games[last]:
                assert game.over
                assert check(kept[game.id]).over
        assert server.tracebacks() == []
        # The processes in which computer players think must not outlive their server.
        until = time.monotonic() + 30
        while server.left_behind() and time.monotonic() < until:
            time.sleep(0.1)
        assert not server.left_behind()
