"""People who play through every trouble, and keep a list of what was confirmed to them."""

import contextlib
import http.client
import io
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

from teotihuacan.cli import main
from tests.server import seated
from tests.server.seated import ME, RANDOM, Move, Played
from tests.server.stored import Kept, check, kept_games
from tests.services.client import Client

GONE = (OSError, http.client.HTTPException)  # what a client sees of a server that is killed
PATIENCE = 240.0  # seconds until we say that a game does not go on
UNDOING = 0.15  # how often a choice is taken back


def create_games(client: Client) -> list[Played]:
    """With a computer player, for two on one screen, alone with the bot, and one that computer
    players have to themselves."""
    return [
        seated.create(client, (ME, RANDOM)),
        seated.create(client, (ME, ME)),
        seated.create(client, (ME,), bot="teotibot"),
        seated.create(client, (RANDOM, RANDOM, RANDOM)),
    ]


@dataclass
class Person:
    """One client of several servers; it asks any of them, and goes on when one does not answer."""

    number: int
    ports: list[int]
    games: list[Played] = field(default_factory=list)
    stop: threading.Event = field(default_factory=threading.Event)
    troubles: int = 0

    def __post_init__(self) -> None:
        self.rng = Random(self.number)

    def play(self) -> None:
        """Until everything is over or somebody says stop.  Only what no client may ever see is an
        error: a wrong answer, a game that went back behind what was confirmed."""
        clients = [Client(port) for port in self.ports]
        try:
            while not self.stop.is_set():
                going = [game for game in self.games if not game.over]
                if not going:
                    return
                for game in going:
                    try:
                        self.turn(self.rng.choice(clients), game)
                    except Trouble:
                        self.troubles += 1
                        for client in clients:
                            client.close()
                        time.sleep(0.05)
        finally:
            for client in clients:
                client.close()

    def turn(self, client: Client, game: Played) -> None:
        """One choice, or one taken back, of whichever of our seats is asked."""
        for seat in game.tokens:
            path = f"{game.path}/choices"
            with trouble():
                answer = client.get(path, Authorization=f"Bearer {game.tokens[seat]}")
            if answer.status == 503:
                raise Trouble
            assert answer.status == 200, answer
            offered = answer.json
            self.is_not_older(offered, game)
            if offered["undo"]["choice"] and self.rng.random() < UNDOING:
                self.send(client, game, seat, "undo", offered["step"], "")
                return
            if offered["choices"]:
                code = self.rng.choice(offered["choices"])["code"]
                self.send(client, game, seat, "play", offered["step"], code)
                return
        with trouble():
            answer = client.get(game.path)
        if answer.status == 503:
            raise Trouble
        assert answer.status == 200, answer
        self.is_not_older(answer.json, game)
        game.step = answer.json["step"]
        game.over = answer.json["over"]

    def is_not_older(self, told: dict[str, Any], game: Played) -> None:
        """A server that cannot ask the store may tell an older game, and says that it remembers."""
        if told["step"] < game.step:
            assert told["remembered"], "a server went back behind what was confirmed"
            raise Trouble

    def send(
        self, client: Client, game: Played, seat: int, what: str, step: int, code: str
    ) -> None:
        move = Move(step + 1, seat, code)
        wish = {"choice": code} if what == "play" else {"back": "choice"}
        data = {"step": step, **wish}
        game.doubtful.append(move)  # until it is confirmed or refused
        with trouble():
            answer = client.post(
                f"{game.path}/{what}", data, Authorization=f"Bearer {game.tokens[seat]}"
            )
        if answer.status == 503:
            raise Trouble
        if answer.status == 409:
            game.doubtful.remove(move)
            game.refused += 1
            return
        assert answer.status == 200, answer
        game.doubtful.remove(move)
        game.confirmed.append(move)
        game.step = max(game.step, move.number)


class Trouble(Exception):
    """No answer, or one that says: not now."""


@contextlib.contextmanager
def trouble() -> Iterator[None]:
    try:
        yield
    except GONE:
        raise Trouble from None


class People:
    """Several of them at once."""

    def __init__(self, count: int, ports: Sequence[int], begin: Client, seed: int = 0) -> None:
        self.persons = [Person(seed + number, list(ports)) for number in range(count)]
        self.begin_more(begin)

    @property
    def games(self) -> list[Played]:
        return [game for person in self.persons for game in person.games]

    def confirmed(self) -> int:
        return sum(len(game.confirmed) for game in self.games)

    def troubles(self) -> int:
        """Requests that were not answered, or told to wait."""
        return sum(person.troubles for person in self.persons)

    def begin_more(self, client: Client) -> None:
        """New games for everybody."""
        for person in self.persons:
            person.games += create_games(client)

    @contextlib.contextmanager
    def playing(self) -> Iterator[None]:
        """They play while something is done to servers; what went wrong is raised at its end."""
        for person in self.persons:
            person.stop.clear()
        with ThreadPoolExecutor(len(self.persons)) as pool:
            running: list[Future[None]] = [pool.submit(one.play) for one in self.persons]
            try:
                yield
            finally:
                for person in self.persons:
                    person.stop.set()
            for done in running:
                done.result()

    def until_played(self, more: int = 1) -> None:
        """Wait, while they play, until so many more moves are confirmed, or all is over."""
        wanted = self.confirmed() + more
        end = time.monotonic() + PATIENCE
        while self.confirmed() < wanted and not all(game.over for game in self.games):
            assert time.monotonic() < end, "nobody can play any more"
            assert not all(person.stop.is_set() for person in self.persons)
            time.sleep(0.01)

    def go_on(self, client: Client, rows: int = 6) -> None:
        """Every game goes on: so many rows more, or to its end."""
        before = {game.id: seated.look(client, game)["step"] for game in self.games}
        waiting = {game.id for game in self.games if not game.over}
        end = time.monotonic() + PATIENCE
        with self.playing():
            while waiting:
                for game in self.games:
                    if game.id in waiting and (
                        game.over or self.step(client, game) >= before[game.id] + rows
                    ):
                        waiting.discard(game.id)
                assert time.monotonic() < end, f"{len(waiting)} games do not go on"
                time.sleep(0.05)

    def step(self, client: Client, game: Played) -> int:
        answer = client.get(game.path)
        assert answer.status == 200, answer
        return int(answer.json["step"])

    def finish(self) -> None:
        """Play everything to its end."""
        with self.playing():
            end = time.monotonic() + 4 * PATIENCE
            while not all(game.over for game in self.games):
                assert time.monotonic() < end, "the games do not come to their end"
                time.sleep(0.05)


class Onlooker:
    """Somebody whom the trouble does not concern: how long they wait before it and while it lasts.

    They fetch a script and look at a game that is in memory; where the store is well they also play
    a game of their own.
    """

    def __init__(self, port: int, plays: bool) -> None:
        self.client = Client(port)
        self.plays = plays
        self.game = seated.create(self.client, (ME, ME))
        self.state = seated.choices_of(self.client, self.game, 0)
        self.rng = Random(5)
        self.stop = threading.Event()
        self.during = threading.Event()
        self.times: dict[bool, list[float]] = {False: [], True: []}

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        with ThreadPoolExecutor(1) as pool:
            running = pool.submit(self.go_on)
            try:
                yield
            finally:
                self.stop.set()
            running.result()
        self.client.close()

    def go_on(self) -> None:
        while not self.stop.is_set():
            for ask in (self.fetch, self.look, *([self.play] if self.plays else [])):
                lasting = self.during.is_set()
                began = time.perf_counter()
                ask()
                self.times[lasting].append(time.perf_counter() - began)
            time.sleep(0.02)

    def fetch(self) -> None:
        assert self.client.get("/static/pages/game.js").status == 200

    def look(self) -> None:
        assert self.client.get(self.game.path).status == 200

    def play(self) -> None:
        if self.state["over"]:
            self.game = seated.create(self.client, (ME, ME))
            self.state = seated.choices_of(self.client, self.game, 0)
        seat = self.state["actor"]
        if not self.state["choices"]:
            self.state = seated.choices_of(self.client, self.game, seat)
        wish = {
            "step": self.state["step"],
            "choice": self.rng.choice(self.state["choices"])["code"],
        }
        token = f"Bearer {self.game.tokens[seat]}"
        answer = self.client.post(f"{self.game.path}/play", wish, Authorization=token)
        assert answer.status == 200, answer
        self.state = answer.json

    def ratio(self) -> float:
        """How many times as long as before, in the median."""
        return median(self.times[True]) / median(self.times[False])

    def told(self) -> str:
        before, during = (median(self.times[lasting]) * 1000 for lasting in (False, True))
        return (
            f"others wait {during:.1f} ms meanwhile, {before:.1f} before ({self.ratio():.2f} times,"
            f" {len(self.times[True])} requests)"
        )


def compare(kept: Kept, game: Played) -> None:
    """Every confirmed move is there; what is there beyond them was sent, and went unanswered."""
    ours = {tuple(row[:3]) for row in kept.rows if row.seat in game.tokens}
    confirmed = {tuple(move) for move in game.confirmed}
    assert len(confirmed) == len(game.confirmed)
    assert confirmed <= ours, f"lost: {sorted(confirmed - ours)[:3]}"
    assert ours - confirmed <= {tuple(move) for move in game.doubtful}


def nothing_is_lost(database: str, people: People) -> None:
    """What was confirmed is stored, each game replays, and `teo check` finds it whole."""
    kept = kept_games(database)
    for game in people.games:
        compare(kept[game.id], game)
        check(kept[game.id])
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        status = main(["check", "--database", database])
    assert status == 0, said.getvalue()
