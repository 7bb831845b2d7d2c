"""Positions with altars that cannot occur are refused by name."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.altars.rules.state import altars_of
from tests.tables import random_steps, table

GAME: dict[str, Any] = {"modules": ["obsidian", "altars"]}
Wanted = Callable[[teo.Game], bool]
Position = dict[str, Any]


def reached(wanted: Wanted, players: int = 3) -> Position:
    """The position at which something wanted first is so, in one of some games."""
    for seed in range(20):
        game = teo.new_game("city", players=players, seed=seed, **GAME)
        for _ in random_steps(game, seed):
            if wanted(game):
                position: Position = json.loads(json.dumps(game.position()))
                teo.from_position(copy.deepcopy(position))
                return position
    raise AssertionError("it never came to that")


def refused(position: Position, field: str) -> str:
    with pytest.raises(teo.PositionError) as problem:
        teo.from_position(position)
    assert problem.value.field.startswith(field), problem.value
    return str(problem.value)


def altars(position: Position) -> Any:
    return position["table"]["altars"]


def begins(game: teo.Game) -> bool:
    return game.asked == "turn"


def placing(game: teo.Game) -> bool:
    return game.asked == "half" and table(game).turn < 0


def moving(game: teo.Game) -> bool:
    return game.asked == "half" and game.actor == table(game).turn


def pushed(game: teo.Game) -> bool:
    return game.asked == "half" and table(game).turn not in (-1, game.actor)


def claiming(game: teo.Game) -> bool:
    return game.question_phrase()[0] == "claim.altar"


def helped(game: teo.Game) -> bool:
    return altars_of(table(game)).helping


def bartering(game: teo.Game) -> bool:
    return game.asked == "barter"


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("tiles", ["barter", "barter", "back", "obsidian"], "table.altars.tiles[1]"),
        ("tiles", [None, "barter", "back", "obsidian"], "table.altars.tiles[0]"),
        ("tiles", ["barter"], "table.altars.tiles"),
        ("discovery", [["mask_1"], [], [], []], "table.altars.discovery[0]"),
        ("discovery", [["mask_8"] * 4, [], [], []], "table.altars.discovery[0]"),
        ("discovery", [[], [], [], []], "table.discovery pile"),
        ("shamans", [], "table.altars.shamans"),
        ("turn", "later", "table.altars.turn"),
        ("turn", "shaman", "table.altars.turn"),
        ("helping", True, ""),
        ("something", 1, "table.altars.something"),
    ],
)
def test_a_field_that_cannot_be(field: str, value: object, named: str) -> None:
    position = reached(begins)
    altars(position)[field] = value
    refused(position, named)


@pytest.mark.parametrize(
    ("at", "standing", "named"),
    [
        ("12-3", True, "table.altars.shamans[0].at"),
        (None, True, "table.altars.shamans[0].standing"),
        (None, False, "table.altars.shamans[0].at"),
    ],
)
def test_a_shaman_that_is_nowhere(at: object, standing: bool, named: str) -> None:
    position = reached(begins)
    altars(position)["shamans"][0] = {"at": at, "standing": standing}
    refused(position, named)


def test_two_shamans_on_one_half() -> None:
    position = reached(begins)
    shamans = altars(position)["shamans"]
    shamans[0] = shamans[1]
    assert "same half" in refused(position, "table.altars.shamans[0]")


def test_a_shaman_lies_before_the_first_turn() -> None:
    position = reached(lambda game: placing(game) and game.actor == 0)
    altars(position)["shamans"][2]["standing"] = False
    refused(position, "table.altars.shamans[2].standing")


def test_the_altars_of_the_setup_are_complete() -> None:
    position = reached(placing)
    key = altars(position)["discovery"][1].pop()
    pile = position["table"]["discovery pile"]
    pile[key] = pile.get(key, 0) + 1
    refused(position, "table.altars.discovery[1]")


def test_a_shaman_that_was_placed_is_not_placed_again() -> None:
    position = reached(begins)
    step = {"step": "half", "seat": 1, "altar": 2, "why": 2, "further": 0}
    position["agenda"].append(step)
    refused(position, "agenda")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"altar": -1}, "goes to one altar"),
        ({"why": 0}, "any altar"),
        ({"why": 2}, "only another's"),
        ({"further": 3}, "not between"),
    ],
)
def test_a_step_of_a_moving_shaman(changes: dict[str, int], problem: str) -> None:
    position = reached(moving)
    position["agenda"][-1].update(changes)
    assert problem in refused(position, "")


def test_another_seat_does_not_move_its_shaman() -> None:
    position = reached(moving)
    position["agenda"][-1]["seat"] = (position["table"]["turn"] + 1) % 3
    assert "in hand" in refused(position, "agenda")


def test_a_shaman_moves_only_in_a_turn_of_its_own_kind() -> None:
    position = reached(moving)
    del altars(position)["turn"]
    assert "activated" in refused(position, "agenda")
    position = reached(pushed)
    altars(position)["turn"] = "unlocked"
    assert "activated" in refused(position, "agenda")


def test_no_worker_acts_in_the_turn_of_a_shaman() -> None:
    position = reached(lambda game: game.asked == "build")
    altars(position)["turn"] = "shaman"
    assert "no worker" in refused(position, "table.altars.turn")


def test_a_pushed_shaman_is_not_moved_by_its_owner() -> None:
    position = reached(pushed)
    position["agenda"][-1]["why"] = 1
    assert "not the turn" in refused(position, "agenda")


def test_a_pushed_shaman_goes_no_further() -> None:
    position = reached(pushed)
    position["agenda"][-1]["further"] = 1
    refused(position, "agenda")
    position = reached(pushed)
    seat = position["agenda"][-1]["seat"]
    position["agenda"].append({"step": "resource", "seat": seat, "left": 1})
    assert "has its place" in refused(position, "agenda")


def test_only_who_has_come_to_an_altar_claims_there() -> None:
    position = reached(claiming)
    position["agenda"][-1]["place"] = 30 + (position["agenda"][-1]["place"] - 29) % 4
    refused(position, "table.altars.turn")
    position = reached(begins)
    position["agenda"].append({"step": "claim", "seat": 0, "place": 31, "temple": 0})
    refused(position, "table.altars.turn")
    position = reached(claiming)
    position["agenda"][-1]["place"] = 34
    refused(position, "agenda")


def test_only_what_has_a_price_is_bartered_and_only_there() -> None:
    position = reached(bartering)
    position["agenda"][-1]["benefit"] = 0
    assert "no price" in refused(position, "agenda")
    position = reached(bartering)
    seat = position["agenda"][-1]["seat"]
    tiles = altars(position)["tiles"]
    here = altars(position)["shamans"][seat]["at"]
    assert tiles[["12", "81", "56", "45"].index(here[:2])] == "barter"
    altars(position)["tiles"] = tiles[1:] + tiles[:1]
    assert "come here" in refused(position, "agenda")
    position = reached(begins)
    position["agenda"].append({"step": "bartered", "seat": 0, "benefit": 1})
    refused(position, "agenda")


def test_the_activation_never_stands_on_an_agenda() -> None:
    position = reached(begins)
    position["agenda"][-1] = {"step": "shaman", "seat": 0}
    assert "never stands" in refused(position, "agenda")


def test_displacing_a_shaman_alone_on_its_half_is_refused() -> None:
    position = reached(moving)
    turn = position["table"]["turn"]
    position["agenda"][-1] = {"step": "shaman displaced", "seat": (turn + 1) % 3}
    refused(position, "agenda")


def test_only_a_standing_shaman_helps_and_only_in_an_action() -> None:
    position = reached(helped)
    turn = position["table"]["turn"]
    altars(position)["shamans"][turn]["standing"] = False
    refused(position, "table.altars.helping")
    position = reached(lambda game: begins(game) and table(game).turn == 0)
    altars(position)["helping"] = True
    assert "main action" in refused(position, "")


def test_nothing_of_it_in_a_game_without_it() -> None:
    position = reached(moving)
    position["options"]["modules"] = ["obsidian"]
    refused(position, "table.altars")
