"""Every choice with the modules has a place in the picture, for any player who is asked."""

import pytest

from teotihuacan.city.picture.spots import spots
from tests.city.modules.picture.looking import PARTLY, WALKS, Walk, moment
from tests.picture.spotting import Met, check_drawn, check_game, check_place, met_in
from tests.tables import table


@pytest.mark.parametrize("walk", [*WALKS, *PARTLY], ids=str)
def test_every_choice_has_a_spot_that_exists(walk: Walk) -> None:
    check_game(walk, often=2, further=0.01)


def test_the_walks_ask_every_question() -> None:
    asked = {game.asked for walk in WALKS for game, _ in walk.moments()}
    game = WALKS[0].game()
    kinds = [kind for kind in game.rules.kinds if game.rules.in_play(game.state, kind.number)]
    # Nobles are not there; an aside and a Shaman's turn answer the questions of others.
    others = {"aside", "shaman", "noble row"}
    assert asked >= {kind.name for kind in kinds if kind.asks and not kind.chance} - others


def test_others_are_asked_in_the_middle_of_a_turn() -> None:
    """A pushed Warrior, a displaced Shaman, the owner of a royal tile: each answers in the
    picture, though it is somebody else's turn."""
    met: set[str] = set()
    for walk in WALKS[:4]:
        for game, _ in walk.moments():
            turn = table(game).turn
            if game.actor is None or turn < 0 or game.actor == turn or game.asked in met:
                continue
            met.add(game.asked)
            check_drawn(game, "wide")
            found = set(spots(game).values())
            if game.asked == "march":
                assert all(name.startswith("region-") for name in found)
            elif game.asked == "half":
                assert all(name.startswith("half-") for name in found)
            elif game.asked == "power up":
                assert all(name.startswith(f"die-{game.actor}-") for name in found)
    assert {"march", "half", "power up"} <= met


@pytest.fixture(scope="module")
def met() -> Met:
    return met_in(WALKS[:4])


@pytest.mark.parametrize(
    ("asked", "code", "spot"),
    [
        ("turn", "shaman", "shaman-"),
        ("move back", "<", "die-"),
        ("move back", "stay", "tray-stay"),
        ("back distance", "<1", "board-"),
        ("use again", "again-", "tray-again-"),
        ("pay with", "obsidian-", "tray-obsidian-"),
        ("power down", "-", "die-"),
        ("royal worship", "royal-effect", "royal-"),
        ("royal worship", "royal-tile", "near-palace"),
        ("royal worship", "royal-step", "temple-"),
        ("royal worship", "royal-enough", "tray-"),
        ("half", "altar", "half-"),
        ("half", "further", "tile-"),
        ("barter", "barter", "half-"),
        ("barter", "no-barter", "tray-no-barter"),
        ("claim", "claim-three_obsidian", ("altar-", "tray-")),
        ("claim", "claim-mask_8", ("altar-", "tray-", "near-palace")),
        ("march", "march-", "region-"),
        ("conquest", "warrior", "region-0"),
        ("conquest", "settle", "tray-settle"),
        ("conquest", "conquered", "tray-conquered"),
        ("settle", "settle-", "region-"),
        ("different workers", "^", "die-"),
        ("different temples", "blue-once", "temple-blue"),
        ("temple pair", "blue-next", "temple-blue"),
        ("extra worker", "join-", "tile-"),
        ("resource", "obsidian", "tray-obsidian"),
        ("turn", "use-", "tile-"),
    ],
)
def test_choices_lie_where_people_look_for_them(
    met: Met, asked: str, code: str, spot: str | tuple[str, ...]
) -> None:
    check_place(met, asked, code, spot)


def test_a_tile_on_an_altar_is_claimed_there() -> None:
    for game, _ in WALKS[0].moments():
        if game.asked == "claim" and any("altar-" in name for name in spots(game).values()):
            break
    else:
        raise AssertionError("no altar gave a tile")
    names = {name for name in spots(game).values() if name.startswith("altar-")}
    assert len({name.split("-")[1] for name in names}) == 1  # all of one altar


def test_a_march_offers_the_regions_onward() -> None:
    game = moment(WALKS[0], "march")
    codes = [game.rules.codes[id].removeprefix("march-") for id in game.ids]
    assert list(spots(game).values()) == [f"region-{code}" for code in codes]
