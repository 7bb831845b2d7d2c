"""What a game survives at any moment: being written down and read back, and being copied."""

from __future__ import annotations

import json
from random import Random

import teotihuacan as teo
from tests.tables import random_steps


def written(game: teo.Game) -> dict[str, object]:
    """A position that has been through a file."""
    position: dict[str, object] = json.loads(json.dumps(game.position()))
    return position


def read_back(game: teo.Game) -> teo.Game:
    """The same game from its position: it asks the same, and offers the same."""
    position = written(game)
    again = teo.from_position(position)
    assert again.position() == position
    assert again.legal() == game.legal()
    assert again.odds == game.odds
    assert again.asked == game.asked
    return again


def read_back_and_play(game: teo.Game, id: int) -> None:
    """What was read back answers the next decision exactly as its original does.

    As that makes both the same again, it would do so to the end.
    """
    again, twin = read_back(game), game.copy()
    again.apply(id)
    twin.apply(id)
    assert written(again) == written(twin)


def play_with_copies(game: teo.Game, seed: int, every: int = 12, further: int = 20) -> None:
    """Play to the end at random: now and then a copy is played further, which changes nothing;
    another one waits, and is not changed."""
    rng = Random(seed)
    waiting: list[tuple[teo.Game, dict[str, object], list[int]]] = []
    for number, _ in enumerate(random_steps(game, seed)):
        if number % every == 0:
            before = written(game)
            twin = game.copy()
            for _ in range(further):
                if not twin.over:
                    twin.apply(rng.choice(twin.legal()))
            assert written(game) == before
            twin = game.copy()
            waiting.append((twin, before, twin.legal()[:]))
    for twin, before, ids in waiting:
        assert written(twin) == before
        assert twin.legal() == ids
