"""Whole games with modules, and single answers, of the greedy player."""

from __future__ import annotations

import itertools

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.players.greedy import Greedy
from tests.city.scene import Scene

FURTHER = ("mansion", "altars", "empire")
SETS = [
    ("obsidian", *more) for count in range(4) for more in itertools.combinations(FURTHER, count)
]
"""The eight sets of modules that can be played."""


def greedy() -> Greedy:
    return Greedy(1)


def seated(names: str) -> list[players.Player]:
    return [players.make(name, seat + 1) for seat, name in enumerate(names.split())]


def play(game: teo.Game, seats: list[players.Player]) -> teo.Game:
    """A whole game, every choice checked."""
    while not game.over:
        actor = game.actor
        assert actor is not None
        id = seats[actor].choose(game)
        assert id in game.legal()
        game.apply(id)
    return game


def answer(s: Scene) -> str:
    """What the greedy player answers to the question of a scene, in notation."""
    s.ask()
    return s.game.rules.codes[greedy().choose(s.game)]


def turn(s: Scene, seat: int = 0) -> list[str]:
    """Let the greedy player take the turn of a seat; others who are asked play their first answer.
    What the seat has played."""
    s.ask()
    player = greedy()
    codes: list[str] = []
    while not s.game.over and s.city.turn == seat:
        if s.game.actor != seat:
            s.game.apply(s.game.legal()[0])
            continue
        id = player.choose(s.game)
        assert id in s.game.legal()
        codes.append(s.game.rules.codes[id])
        s.game.apply(id)
    return codes
