"""Every choice of a person has a place in the picture, whatever is asked."""

import re
from collections import Counter
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.founders.picture.spots import FINDERS, spots
from teotihuacan.founders.rules import actions
from teotihuacan.founders.rules.laying.grid import PLACES
from teotihuacan.founders.rules.printed import tiles, worship
from teotihuacan.picture.frames import LAYOUTS
from tests.founders.picture.looking import ALONE, SEEDS, asked, moments, parts_of
from tests.picture.spots import all_are_drawn, names_are_right

COLOUR = "|".join(tiles.COLOURS)
OWN = "|".join(tile.key for tile in worship.WORSHIP)
GRAMMAR = re.compile(
    rf"cell-[0-3]-[a-l](1[0-2]|[1-9])|place-[0-3]-({'|'.join(PLACES)})|disks-[ABC][1-3]-[1-3]|"
    rf"bonus-[ABC][1-3]|action-({'|'.join(actions.ACTIONS)})|tile-({'|'.join(tiles.TILE_KEYS)})|"
    rf"worship-({COLOUR})-(side|top|stack)|own-[0-3]-({OWN})|"
    r"plate-[0-3]|tray-[a-z0-9_+=.-]+"
)
"""Every name a spot can have."""

SEEN_OFTEN = 3
"""A question of this kind has been looked at often enough to look at a few of the others only."""


@pytest.mark.parametrize("number", [*SEEDS, *ALONE])
def test_every_choice_has_a_spot_that_exists(number: int) -> None:
    rng = Random(number)
    looked: Counter[str] = Counter()
    for game in moments(number):
        names_are_right(game, spots(game), GRAMMAR)
        if looked[game.asked] >= SEEN_OFTEN and rng.random() > 0.03:
            continue
        looked[game.asked] += 1
        for layout in LAYOUTS:
            parts = parts_of(game, game.actor, layout)
            all_are_drawn(parts, spots(game), GRAMMAR, game.asked)


def test_the_games_ask_every_question() -> None:
    met = {game.asked for number in SEEDS for game in moments(number)}
    game = teo.new_game("founders", players=2, seed=1)
    kinds = [kind for kind in game.rules.kinds if kind.asks and not kind.chance]
    assert met == {kind.name for kind in kinds} - {"aside"}


def test_nothing_is_offered_when_nobody_is_asked() -> None:
    game = teo.new_game("founders", players=2, seed=None)
    assert game.actor == teo.CHANCE
    assert spots(game) == {}
    over = teo.new_game("founders", players=2, seed=1)
    teo.playout(over, teo.Dealer.seeded(1))
    assert spots(over) == {}


def test_every_finder_belongs_to_a_question() -> None:
    game = teo.new_game("founders", players=2, seed=1)
    assert all(game.rules.kinds[number].asks for number in FINDERS)


@pytest.mark.parametrize(
    ("question", "code", "spot"),
    [
        ("turn", "A1+2", "disks-A1-2"),
        ("turn", "pass", "tray-pass"),
        ("action", "build", "action-"),
        ("any action", "favor", "action-favor"),
        ("bonus", "bonus", "bonus-"),
        ("bonus", "later", "tray-later"),
        ("building", "wood1", "tile-wood1"),
        ("temple", "red", "tile-red"),
        ("pyramid", "blue.NW", "place-"),
        ("anchor", "a1", "cell-"),
        ("orientation", "r1", "tray-r1"),
        ("put cube", "skip", "tray-skip"),
        ("put cube", "+", "cell-"),
        ("pay cube", "-", "cell-"),
        ("keep cube", "*", "cell-"),
        ("take", "green.top", "worship-green-"),
        ("offering", "", "own-"),
        ("swap", "no-swap", "tray-no-swap"),
        ("end", "end", "plate-"),
    ],
)
def test_choices_lie_where_people_look_for_them(question: str, code: str, spot: str) -> None:
    names = {
        name
        for game in asked(question)
        for id, name in spots(game).items()
        if game.rules.codes[id].startswith(code)
    }
    assert names
    assert all(name.startswith(spot) for name in names)


def test_a_cube_is_replaced_where_it_lies_and_kept_by_a_button() -> None:
    game = next(asked("replace"))
    replace, keep = spots(game).values()
    assert replace.startswith("cell-")
    assert keep.startswith("tray-")
