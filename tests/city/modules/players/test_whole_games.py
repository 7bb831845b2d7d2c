"""Greedy plays whole games with every set of modules, and plays them well."""

import pytest

import teotihuacan as teo
from tests.city.modules.players.table import greedy
from tests.city.modules.sets import SETS
from tests.players.seats import play, seated

TABLES: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "draft": True},
    {"players": 4, "dark_eclipse": True, "edition": "first"},
]
NAMES = ("greedy random", "random greedy random", "random greedy random random")
BOTS = ("teotibot", "modified")


@pytest.mark.parametrize("number", range(len(SETS)), ids=["-".join(modules) for modules in SETS])
def test_every_set_of_modules_at_some_table(number: int) -> None:
    table = TABLES[number % 3]
    game = teo.new_game("city", seed=number, modules=SETS[number], **table)
    names = NAMES[number % 3]
    play(game, seated(names))
    assert game.winners == [names.split().index("greedy")]
    assert max(game.scores) > 120


@pytest.mark.parametrize("number", range(len(SETS)), ids=["-".join(modules) for modules in SETS])
def test_every_set_of_modules_with_a_bot(number: int) -> None:
    game = teo.new_game(
        "city",
        players=1,
        bot=BOTS[number % 2],
        seed=number,
        modules=SETS[number],
        difficulty="easy",
    )
    play(game, [greedy()])
    assert game.scores[0] > 120


def rung(number: int) -> teo.Game:
    """A game with all modules, greedy on either seat in turn."""
    names = "greedy random" if number % 2 == 0 else "random greedy"
    return play(teo.new_game("city", players=2, seed=number, modules=["all"]), seated(names))


def test_a_ladder_with_all_modules() -> None:
    """Greedy on either seat, and far ahead in each game."""
    points: list[int] = []
    for number in range(6, 12):  # games that greedy need not think about for long
        game = rung(number)
        assert game.winners == [number % 2]
        points.append(game.scores[number % 2])
    assert sum(points) / len(points) > 220
    assert min(points) > 160


def test_a_seed_repeats_every_choice() -> None:
    assert rung(3).history == rung(3).history
