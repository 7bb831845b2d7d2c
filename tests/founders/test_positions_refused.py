"""Positions that cannot occur are refused, with the field that says so."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import teotihuacan as teo
from tests.founders.tables import new_game

Data = dict[str, Any]


def at(question: str, where: Callable[[Data], bool] = lambda table: True) -> Data:
    """The first such question of a random game of two on a table like that."""
    for seed in range(20):
        game = teo.new_game("founders", players=2, seed=seed)
        chooser = teo.Dealer.seeded(seed)
        while not game.over:
            data: Data = json.loads(json.dumps(game.position()))
            if game.asked == question and where(data["table"]):
                return data
            ids = game.ids
            game.apply(ids[chooser.below(len(ids))])
    raise AssertionError(f"{question} was never asked like that")


def steps(game: teo.Game) -> list[Data]:
    found: list[Data] = json.loads(json.dumps(game.position()))["agenda"]
    return found


def refused(data: Data, field: str, problem: str) -> None:
    with pytest.raises(teo.PositionError) as caught:
        teo.from_position(data)
    assert caught.value.field == field
    assert problem in caught.value.problem


def move(table: Data, tile: str, to: str) -> None:
    """Move one tile between the display and the supply."""
    other = {"display": "supply", "supply": "display"}[to]
    table[to][tile] = table[to].get(tile, 0) + 1
    table[other][tile] -= 1


@pytest.mark.parametrize(("tile", "most"), [("gold4", 1), ("wood1", 0), ("green", 2)])
def test_no_more_tiles_are_shown_than_the_display_holds(tile: str, most: int) -> None:
    data = at("turn")
    while data["table"]["display"].get(tile, 0) <= most:
        move(data["table"], tile, "display")
    refused(data, f"table.display.{tile}", f"at most {most}")


def test_a_mask_tile_needs_a_whole_cluster() -> None:
    data = at("turn")
    table = data["table"]
    table["players"][1]["masks"]["yellow"].append(table["mask stacks"]["yellow"].pop(0))
    refused(data, "table.players[1].masks.yellow", "needs a whole cluster")


def test_a_whole_cluster_has_brought_its_mask_tile() -> None:
    data = at("turn", lambda table: any(table["players"][0]["masks"].values()))
    table = data["table"]
    masks = table["players"][0]["masks"]
    colour = next(colour for colour in masks if masks[colour])
    other = table["players"][1]["masks"][colour]
    lowest = min(masks[colour], other or masks[colour], key=min)
    table["mask stacks"][colour].insert(0, lowest.pop(lowest.index(min(lowest))))
    seat = 0 if lowest is masks[colour] else 1
    refused(data, f"table.players[{seat}].masks.{colour}", "has brought a Mask tile")


def test_starting_tiles_are_of_three_colours() -> None:
    data = at("turn")
    table = data["table"]
    pyramid = table["players"][0]["pyramid"]
    for place in pyramid:
        table["supply"][f"{pyramid[place]} pyramid"] += 1
        table["supply"]["green pyramid"] -= 1
        pyramid[place] = "green"
    refused(data, "table.players[0].pyramid", "one starting tile is blue")


def test_starting_tiles_are_of_three_colours_during_setup() -> None:
    data = at("pyramid", lambda table: len(table["players"][0]["starting tiles"]) == 2)
    table = data["table"]
    player = table["players"][0]
    ((place, colour),) = player["pyramid"].items()
    again, _ = player["starting tiles"]
    player["pyramid"][place] = again
    table["supply"][f"{colour} pyramid"] += 1
    table["supply"][f"{again} pyramid"] -= 1
    refused(data, "table.players[0].starting tiles", f"one is {colour}")


def test_a_whole_cluster_may_still_owe_its_mask_tile() -> None:
    """A Temple has just completed it: first its Worship tile is taken."""
    game = teo.new_game("founders", players=2, seed=16)
    chooser = teo.Dealer.seeded(16)
    while [step["step"] for step in steps(game)][-2:] != ["masks", "take"]:
        ids = game.ids
        game.apply(ids[chooser.below(len(ids))])
    data: Data = json.loads(json.dumps(game.position()))
    assert teo.from_position(data).position() == data
    data["agenda"].pop(-2)
    refused(data, "table.players[0].masks.yellow", "has brought a Mask tile")


@pytest.mark.parametrize("seed", range(6))
def test_positions_of_a_game_are_accepted(seed: int) -> None:
    game = new_game(seed, seed=seed)
    chooser = teo.Dealer.seeded(seed)
    while not game.over:
        ids = game.ids
        game.apply(ids[chooser.below(len(ids))])
        if game.asked in ("replace", "take", "turn") or game.over:
            assert teo.from_position(game.position()).position() == game.position()
