"""Whole games with altars: nothing is lost, positions survive, everything has words."""

import json
from collections import Counter

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.modules.altars.rules.state import HAS_ACTIVATED, altars_of
from teotihuacan.titles import title_named
from teotihuacan.words import languages
from tests.city.modules.invariants import check_all
from tests.tables import random_steps, table
from tests.words.saying import spoken, walk

TABLES: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "draft": True, "edition": "first"},
    {"players": 4, "dark_eclipse": True},
]
EVERY_TABLE = pytest.mark.parametrize("options", TABLES, ids=["two", "three", "four"])
TITLE = title_named("city")


def new(options: dict[str, object], seed: int | None, *more: str) -> teo.Game:
    return teo.new_game("city", seed=seed, modules=["obsidian", "altars", *more], **options)


@EVERY_TABLE
def test_nothing_is_lost(options: dict[str, object]) -> None:
    asked = Counter[str]()
    for seed in range(4):
        game = new(options, seed)
        for _ in random_steps(game, seed):
            asked[game.asked] += 1
            check_all(game)
        check_all(game)
        assert game.winners
        again = teo.replay(game.record)
        assert again.scores == game.scores
        assert again.position() == game.position()
    assert min(asked["half"], asked["barter"], asked["move back"], asked["claim"]) > 2


@EVERY_TABLE
def test_a_shaman_turn_moves_no_worker_and_pays_no_unlock(options: dict[str, object]) -> None:
    turns = 0
    for seed in range(4):
        game = new(options, seed)
        activated = -1
        for id in random_steps(game, seed):
            city = table(game)
            if altars_of(city).turn == HAS_ACTIVATED:
                assert game.asked not in ("turn", "distance", "action", "worship", "build")
                if game.actor == city.turn:
                    assert CITY.ids["pay-unlock"] not in game.ids
                    activated = city.turn
                else:
                    assert game.asked == "half"  # the only thing that is asked of others
                    assert len(game.ids) == 2
            elif activated >= 0:
                turns += 1
                activated = -1
            if CITY.codes[id] == "shaman":
                assert game.asked == "turn"
    assert turns > 30


@pytest.mark.parametrize("language", languages())
def test_everything_asked_offered_and_told_has_words(language: str) -> None:
    words = TITLE.words(language)
    asked = set()
    for number, options in enumerate(TABLES):
        given = {**options, "modules": ["obsidian", "altars"]}
        for game in walk(given, number, dealt=number != 1):
            asked.add(game.question_phrase()[0])
            spoken(words, game)
    assert {"half", "half.setup", "half.pushed", "barter", "claim.altar"} <= asked
    assert {"draw altar", "draw discovery.altar"} <= asked


def test_what_is_said() -> None:
    words = TITLE.words("en")
    assert words.text("names.half.priced", price="2 cocoa", gain="4 obsidian") == (
        "pay 2 cocoa → 4 obsidian"
    )
    said = words.say(
        ("half.moving", {"board": 4, "half": 0, "tiles": (0, 1), "holder": 0, "second": 4})
    )
    assert said == (
        "Beside the Gold Deposits: a Major Discovery tile of the altar (“mask 1” and “mask 2”); "
        "the Shaman of Player 1 makes room"
    )


def test_the_game_without_it_is_the_one_it_was() -> None:
    """Another module more in the list of the rules changes nothing."""
    game = teo.new_game("city", players=2, seed=4)
    assert "altars" not in json.dumps(game.position())
    assert not table(game).setting.turn_offered
