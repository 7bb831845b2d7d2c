"""Somebody at a table, over the API alone: creates games, plays them at random, keeps a list."""

import http.client
import itertools
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from tests.services.client import Client


class Move(NamedTuple):
    """A move that a server has confirmed: the row it must be in the store."""

    number: int
    seat: int
    code: str


@dataclass
class Played:
    """A game from the side of its players: their tokens, and what was confirmed to them."""

    id: str
    tokens: dict[int, str]  # of the seats that are played over the API
    invites: dict[int, str] = field(default_factory=dict)
    confirmed: list[Move] = field(default_factory=list)
    doubtful: list[Move] = field(default_factory=list)  # sent, and no answer came
    refused: int = 0  # as stale: somebody else was faster
    over: bool = False
    step: int = 0

    @property
    def path(self) -> str:
        return f"/api/games/{self.id}"


def seat(kind: str, name: str = "", player: str | None = None) -> dict[str, object]:
    described: dict[str, object] = {"kind": kind}
    if name:
        described["name"] = name
    if player is not None:
        described["player"] = player
    return described


ME = seat("me", "Ana")
FRIEND = seat("friend", "Beto")
RANDOM = seat("computer", player="random")
SEEDS = itertools.count(1)


def create(client: Client, seats: Sequence[dict[str, object]], **options: object) -> Played:
    """A new game with these seats, and with a seed of its own if none is given.

    Where a friend plays nobody can choose one.
    """
    asked: dict[str, object] = {"players": len(seats), **options, "seats": list(seats)}
    if not any(seat["kind"] == "friend" for seat in seats):
        asked.setdefault("seed", next(SEEDS))
    answer = client.post("/api/games", asked)
    assert answer.status == 201, answer
    made = answer.json
    tokens = {entry["seat"]: entry["token"] for entry in made["seats"] if entry.get("token")}
    invites = {entry["seat"]: entry["invite"] for entry in made["seats"] if entry.get("invite")}
    return Played(made["id"], tokens, invites)


def join(client: Client, game: Played, number: int, name: str = "Beto") -> None:
    """Take the seat an invite is for."""
    answer = client.post(f"{game.path}/join", {"invite": game.invites[number], "name": name})
    assert answer.status == 200, answer
    assert answer.json["seat"] == number
    game.tokens[number] = answer.json["token"]


def look(client: Client, game: Played) -> dict[str, Any]:
    """The summary of a game; notes whether it is over."""
    answer = client.get(game.path)
    assert answer.status == 200, answer
    summary: dict[str, Any] = answer.json
    assert summary["step"] >= game.step, "a server went back behind what was confirmed"
    game.step = summary["step"]
    game.over = summary["over"]
    return summary


def choices_of(client: Client, game: Played, number: int) -> dict[str, Any]:
    answer = client.get(f"{game.path}/choices", Authorization=f"Bearer {game.tokens[number]}")
    assert answer.status == 200, answer
    offered: dict[str, Any] = answer.json
    return offered


def play(client: Client, game: Played, number: int, step: int, code: str) -> bool:
    """Send a choice; True if it was confirmed, False if it was refused as stale.

    Without an answer the move is doubtful, and the error goes on to the caller.
    """
    move = Move(step + 1, number, code)
    try:
        answer = client.post(
            f"{game.path}/play",
            {"step": step, "choice": code},
            Authorization=f"Bearer {game.tokens[number]}",
        )
    except (OSError, http.client.HTTPException):
        game.doubtful.append(move)
        raise
    if answer.status == 409:
        game.refused += 1
        return False
    assert answer.status == 200, answer
    game.confirmed.append(move)
    game.step = max(game.step, move.number)
    return True


def move(asker: Client, player: Client, game: Played, rng: Random) -> bool:
    """Let whichever of our seats is asked play one random choice; False when none is.

    What may be played is asked of one server, the choice sent to another (or the same).
    """
    for number in game.tokens:
        offered = choices_of(asker, game, number)
        if offered["choices"]:
            code = rng.choice(offered["choices"])["code"]
            return play(player, game, number, offered["step"], code)
    return False


def wait_asked(client: Client, game: Played) -> None:
    """Until one of our seats is asked, or the game is over: computer players have all moved."""
    until = time.monotonic() + 60
    while not any(choices_of(client, game, number)["choices"] for number in game.tokens):
        if look(client, game)["over"]:
            return
        assert time.monotonic() < until, "the computer players do not move"
        time.sleep(0.02)
