"""Positions of the Mansion that cannot be are refused, by the name of the field."""

import copy

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.state import City
from tests.city.modules.mansion.eager import eager_game
from tests.city.positions_help import Data, position, refused, step


def found(kind: str, in_anothers_turn: bool = False) -> Data:
    """The first time that something is asked, perhaps of one who is not on turn."""
    for seed in range(200, 260):
        for game in eager_game(seed, players=3, draft=False):
            assert isinstance(game.state, City)
            turn = game.state.turn
            elsewhere = game.actor not in (turn, teo.CHANCE) and turn >= 0
            if game.asked == kind and elsewhere == in_anothers_turn:
                return position(game)
    raise AssertionError(f"{kind} was never asked")


@pytest.fixture(scope="module")
def worship() -> Data:
    for seed in range(200, 260):
        for game in eager_game(seed, players=3, draft=False):
            if game.asked == "royal worship":
                data = position(game)
                if data["agenda"][-1]["owed"] == 7:
                    return data
    raise AssertionError("there was no such worship")


def test_the_owners_are_read_back(worship: Data) -> None:
    assert worship["table"]["royal owners"]
    assert teo.from_position(worship).position() == worship


def test_an_owner_needs_a_marker(worship: Data) -> None:
    for key, column in (("blue", 0), ("red", 1), ("green", 2)):
        data = copy.deepcopy(worship)
        for player in data["table"]["players"]:
            temples = player["temples"]
            if isinstance(temples, dict):
                temples[key] = 0
            else:
                temples[column] = 0
        if key in data["table"]["royal owners"]:
            refused(data, f"table.royal owners.{key}", "has not come")
            return
    raise AssertionError("nobody owns anything")


def test_a_marker_has_an_owner(worship: Data) -> None:
    data = copy.deepcopy(worship)
    del data["agenda"][2:]  # the end of the turn
    data["table"]["acting workers"] = []
    key = min(data["table"]["royal owners"])
    del data["table"]["royal owners"][key]
    refused(data, f"table.royal owners.{key}", "so it has an owner")


def test_an_owner_is_a_seat(worship: Data) -> None:
    data = copy.deepcopy(worship)
    data["table"]["royal owners"]["blue"] = 3
    refused(data, "table.royal owners.blue")
    data = copy.deepcopy(worship)
    data["table"]["royal owners"]["purple"] = 0
    refused(data, "table.royal owners.purple")


def test_a_major_tile_lies_there(worship: Data) -> None:
    data = copy.deepcopy(worship)
    near, pile = data["table"]["discovery near"], data["table"]["discovery pile"]
    ordinary = next(
        key for key in ("two_resources", "four_cocoa", "mask_4") if pile.get(key, 0) > 1
    )
    pile[near["palace"]] = pile.get(near["palace"], 0) + 1
    pile[ordinary] -= 1
    near["palace"] = ordinary
    refused(data, "table.discovery near.palace", "another stack")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"owed": 8}, "a part of the worship"),
        ({"owed": 6}, "begins with the effect"),
        ({"space": 14}, ""),
        ({"power": 6}, ""),
        ({"owed": 16}, ""),
        ({"seat": 9}, ""),
    ],
)
def test_a_worship_that_cannot_be(worship: Data, change: dict[str, int], problem: str) -> None:
    data = copy.deepcopy(worship)
    data["agenda"][-1].update(change)
    with pytest.raises(teo.PositionError) as caught:
        teo.from_position(data)
    assert caught.value.field.startswith(f"agenda[{len(data['agenda']) - 1}]")
    assert problem in caught.value.problem


def test_a_claim_without_a_tile_is_refused(worship: Data) -> None:
    data = copy.deepcopy(worship)
    near, pile = data["table"]["discovery near"], data["table"]["discovery pile"]
    pile[near["palace"]] = pile.get(near["palace"], 0) + 1
    del near["palace"]
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "no tile lies there")


def test_one_worker_worships(worship: Data) -> None:
    data = copy.deepcopy(worship)
    over = [number for number, s in enumerate(data["agenda"]) if s["step"] == "royal over"]
    assert data["table"]["acting workers"]
    data["table"]["acting workers"] = []
    refused(data, f"agenda[{over[0]}]", "one worker must be worshipping")


def test_nothing_of_it_lies_elsewhere(worship: Data) -> None:
    data = copy.deepcopy(worship)
    seat = data["agenda"][-1]["seat"]
    space = data["agenda"][-1]["space"]
    data["agenda"].append(step("royal over", seat))
    refused(data, f"agenda[{len(data['agenda']) - 1}]")
    data["agenda"][-1] = step("worship order", seat, space=space, power=1, claimed=0)
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "a module orders")
    data["agenda"][-1] = step("owner", (seat + 1) % 3, space=11 + (space - 10) % 3)
    refused(data, f"agenda[{len(data['agenda']) - 1}]")
    data["agenda"][-1] = step("temple step", (seat + 1) % 3, temple=0)
    refused(data, f"agenda[{len(data['agenda']) - 1}]", f"only seat {seat}")


def test_a_trade_belongs_to_a_worship() -> None:
    data = found("trade")
    assert teo.from_position(data).position() == data
    trade = data["agenda"][-1]
    data["agenda"] = [*data["agenda"][:2], trade]
    data["table"]["acting workers"] = []
    refused(data, "agenda", "belongs to a worship")


def test_no_royal_tile_in_a_main_action(worship: Data) -> None:
    data = copy.deepcopy(worship)
    at = [entry["step"] for entry in data["agenda"]].index("royal over")
    seat = data["agenda"][at]["seat"]
    gain = step("technology gain", seat, board=2, known=1 << 2)  # technology 5
    data["agenda"] = [*data["agenda"][:2], step("action over", seat), gain, *data["agenda"][at:]]
    refused(data, "agenda", "no royal tile")


def test_in_anothers_turn_only_the_owner_acts() -> None:
    data = found("power up", in_anothers_turn=True)
    top = len(data["agenda"]) - 1
    assert data["agenda"][-2]["step"] == "owner"
    for change in ({"board": 2}, {"left": 2}, {"flags": 1}):
        broken = copy.deepcopy(data)
        broken["agenda"][-1].update(change)
        refused(broken, f"agenda[{top}]", "all that the owner gets")
    broken = copy.deepcopy(data)
    turn = next(s["seat"] for s in data["agenda"] if s["step"] == "end")
    broken["agenda"][-1]["seat"] = turn
    refused(broken, f"agenda[{top}]", "only seat")
    broken = copy.deepcopy(data)
    del broken["agenda"][-2]  # without the owner's step nobody else may act
    refused(broken, f"agenda[{top - 1}]", f"only seat {turn}")
    broken = copy.deepcopy(data)
    broken["agenda"][-2]["seat"] = next(
        s for s in range(3) if s not in (turn, data["agenda"][-1]["seat"])
    )
    refused(broken, f"agenda[{top - 1}]", "does not own")


def test_the_owner_comes_first_and_no_other() -> None:
    data = found("power up", in_anothers_turn=True)
    under = len(data["agenda"]) - 2
    begun = copy.deepcopy(data)
    begun["agenda"][under - 1]["owed"] |= 8
    refused(begun, f"agenda[{under}]", "comes first")
    other = copy.deepcopy(data)
    worshipped = other["agenda"][under - 1]
    worshipped["space"] = 11 + (worshipped["space"] - 10) % 3
    worshipped["owed"] &= ~4
    refused(other, f"agenda[{under}]", "no other")


def test_no_royal_tile_is_missing() -> None:
    game = teo.new_game("city", seed=1, players=3, modules=["obsidian", "mansion"])
    data = position(game)
    assert data["agenda"][0]["step"] == "setup over"
    place = max(
        data["table"]["royal places"], key=lambda key: data["table"]["royal places"][key]["space"]
    )
    del data["table"]["royal places"][place]
    del data["table"]["royal tiles"][-1]
    refused(data, "table.royal tiles", "one royal tile of each category")


def test_an_ascension_in_anothers_turn_is_read_back() -> None:
    data = found("wheel", in_anothers_turn=True)
    assert teo.from_position(data).position() == data


def test_without_the_module_there_is_none_of_it(worship: Data) -> None:
    game = teo.new_game("city", seed=1, players=3, modules=["obsidian"])
    while game.asked != "turn":
        game.apply(game.ids[0])
    data = position(game)
    data["agenda"].append(step("royal over"))
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "does not occur in this game")
    data = position(game)
    data["table"]["royal owners"] = {}
    refused(data, "table.royal owners")
