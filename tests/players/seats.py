"""Whole games of computer players."""

import teotihuacan as teo
from teotihuacan import players


def seated(names: str, seed: int = 1) -> list[players.Player]:
    return [players.make(name, seed + seat) for seat, name in enumerate(names.split())]


def play(game: teo.Game, seats: list[players.Player]) -> teo.Game:
    """A whole game, every choice checked."""
    while not game.over:
        actor = game.actor
        assert actor is not None
        id = seats[actor].choose(game)
        assert id in game.ids
        game.apply(id)
    return game
