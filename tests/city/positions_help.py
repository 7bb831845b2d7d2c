"""Positions on their way to be broken: where they come from, and how they are refused."""

import json
from typing import Any

import pytest

import teotihuacan as teo
from tests.tables import after

Data = dict[str, Any]  # a position on its way to be broken


def position(game: teo.Game) -> Data:
    data: Data = json.loads(json.dumps(game.position()))
    return data


def first_turn(**options: object) -> Data:
    """The first turn of a first game of three: nothing hidden, everything in place."""
    return position(teo.new_game("city", seed=1, players=3, first_game=True, **options))


def at(kind: str, seed: int = 1, decisions: int = 0, **options: object) -> Data:
    """The first time after so many decisions that something is asked in a random game."""
    for number in range(seed, seed + 50):
        game = teo.new_game("city", seed=number, **{"players": 3, **options})
        after(game, decisions, number)
        chooser = teo.Dealer.seeded(number)
        while not game.over and game.asked != kind:
            ids = game.ids
            game.apply(ids[chooser.below(len(ids))])
        if not game.over:
            return position(game)
    raise AssertionError(f"{kind} was never asked")


def refused(data: Data, field: str, problem: str = "") -> None:
    with pytest.raises(teo.PositionError) as caught:
        teo.from_position(data)
    assert caught.value.field == field
    assert problem in caught.value.problem


def step(name: str, seat: int = 0, **fields: int) -> dict[str, object]:
    return {"step": name, "seat": seat, **fields}


FINISH, END = step("finish turn"), step("end")
