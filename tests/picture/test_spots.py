"""Every choice of a person has a place in the picture, whatever is asked."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.picture.spots import FINDERS, WHEEL_KEYS, spots
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.boards.decorations import SIDES
from teotihuacan.city.rules.bundle import GOODS
from teotihuacan.city.rules.geometry import SITES
from teotihuacan.city.rules.printed.boards import BOARD_KEYS, TEMPLE_KEYS
from teotihuacan.city.rules.printed.discovery import DISCOVERY
from teotihuacan.picture.frames import LAYOUTS, Layout
from tests.picture.looking import (
    CARD,
    SAMPLES,
    SOLO,
    Sample,
    called,
    full_row_of_nobles,
    parts_of,
    spots_in,
    wellformed,
)
from tests.tables import VARIANTS, random_steps

BOARDS = "|".join(BOARD_KEYS[1:])
TILES = "|".join(kind.key for kind in DISCOVERY)
CODES = "|".join(site_code(site) for site in range(SITES))
GRAMMAR = re.compile(
    rf"die-[0-3]-[0-3]|(board|cocoa|main|worship|near)-({BOARDS})|royal-[1-3]|tech-[0-5]|"
    rf"noble-[0-2]|deco-offer-[0-9]|deco-({'|'.join(SIDES)})|offer-[0-2]|site-({CODES})|"
    rf"temple-({'|'.join(TEMPLE_KEYS)})|pile-[0-6]-({TILES})|wheel-({'|'.join(WHEEL_KEYS)})|"
    rf"tile-[0-3]-({TILES})|good-[0-3]-({'|'.join(GOODS)})|plate-[0-3]|unlock-[0-3]|"
    rf"half-[0-7]|altar-[0-3]-({TILES})|shaman-[0-3]|region-([0-9]|1[0-2])|"
    r"tray-[a-z0-9_+!-]+"
)
"""Every name a spot can have."""

SEEN_OFTEN = 3
"""A question of this kind has been looked at often enough to look at a few of the others only."""


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_every_choice_has_a_spot_that_exists(sample: Sample) -> None:
    rng = Random(7)
    looked: Counter[str] = Counter()
    for game, _ in sample.moments():
        check_names(game)
        if looked[game.asked] >= SEEN_OFTEN and rng.random() > 0.04:
            continue
        looked[game.asked] += 1
        for layout in LAYOUTS:
            check_drawn(game, layout)


def check_names(game: teo.Game) -> None:
    found = spots(game)
    assert list(found) == game.legal()
    for id, name in found.items():
        assert GRAMMAR.fullmatch(name), name
        if name.startswith("tray-"):
            assert name == f"tray-{game.rules.codes[id]}"


def check_drawn(game: teo.Game, layout: Layout) -> None:
    parts = parts_of(game, game.actor, CARD.words("en"), layout)
    assert all(wellformed(part) for part in parts.values())
    drawn = spots_in(parts)
    missing = set(spots(game).values()) - set(drawn)
    assert not missing, (game.asked, missing)
    assert len(drawn) == len(set(drawn))
    assert all(GRAMMAR.fullmatch(name) for name in drawn)


@pytest.mark.parametrize("options", [*VARIANTS, *SOLO], ids=called)
def test_every_variant_has_a_spot_for_every_choice(options: dict[str, object]) -> None:
    game = teo.new_game("city", seed=len(called(options)), **options)
    for number, _ in enumerate(random_steps(game, 11)):
        check_names(game)
        if number % 50 == 0:
            check_drawn(game, "wide")


def test_a_row_of_the_nobles_can_be_chosen() -> None:
    game = full_row_of_nobles()
    assert game.asked == "noble row"
    assert {"noble-0", "noble-1"} <= set(spots(game).values())
    for layout in LAYOUTS:
        check_drawn(game, layout)


def test_the_samples_ask_every_question() -> None:
    """Whatever can be asked in the game itself has been looked at above."""
    asked = {game.asked for sample in SAMPLES for game, _ in sample.moments()}
    asked.add(full_row_of_nobles().asked)
    game = teo.new_game("city", players=2, seed=1)
    kinds = [kind for kind in game.rules.kinds if game.rules.in_play(game.state, kind.number)]
    others = {"aside", "pay with", "power down"}  # the last two: only where there is obsidian
    assert asked == {kind.name for kind in kinds if kind.asks and not kind.chance} - others


def test_nothing_is_offered_when_nobody_is_asked() -> None:
    game = teo.new_game("city", players=2, seed=None)
    assert game.actor == teo.CHANCE
    assert spots(game) == {}
    over = teo.new_game("city", players=2, seed=1)
    teo.playout(over, teo.Dealer.seeded(1))
    assert spots(over) == {}


def test_every_finder_belongs_to_a_question() -> None:
    game = teo.new_game("city", players=2, seed=1)
    assert all(game.rules.kinds[number].asks for number in FINDERS)


Met = list[tuple[str, str, str]]


@pytest.fixture(scope="module")
def met() -> Met:
    """What was asked in a few games, the codes of the choices, and their spots."""
    seen: set[tuple[str, str, str]] = set()
    for sample in SAMPLES[0], SAMPLES[3], SAMPLES[6]:
        for game, _ in sample.moments():
            for id, name in spots(game).items():
                code = game.rules.codes[id]
                if not code.startswith(("use-", "pay-")):  # asides may come at any question
                    seen.add((game.asked, code, name))
    return sorted(seen)


@pytest.mark.parametrize(
    ("asked", "code", "spot"),
    [
        ("keep", "keep", "tray-keep"),
        ("turn", "F1", "die-"),
        ("turn", "unlock", "unlock-"),
        ("distance", ">", "board-"),
        ("action", "cocoa", "cocoa-"),
        ("action", "main", "main-"),
        ("action", "worship", "worship-"),
        ("action", "royal2", "royal-2"),
        ("worship", "tile", "near-"),
        ("resource", "", "tray-"),
        ("claim", "decline", "tray-decline"),
        ("learn", "learn", "tech-"),
        ("build", "tile1", "offer-0"),
        ("build", "built", "tray-built"),
        ("site", "", "site-"),
        ("rotation", "r", "tray-r"),
        ("decorate", "deco1", "deco-offer-0"),
        ("decoration side", "side-top", "deco-top"),
        ("temple", "blue", "temple-blue"),
        ("power up", "+", "die-"),
        ("wheel", "wheel-points", "wheel-points"),
        ("end", "end", "plate-"),
        ("salary", "pay0", "tray-pay0"),
        ("place", "at-P", "board-palace"),
        ("starting power", "start+", "tray-start+"),
        ("worship order", "ability", ("royal-", "worship-")),
        ("trade", "trade", "royal-"),
        ("give", "give", "good-"),
        ("extra worker", "extra", "tile-"),
        ("discount", "full", "tray-full"),
        ("buy power", "buy", "tray-buy"),
        ("temple order", "blue", "temple-blue"),
    ],
)
def test_choices_lie_where_people_look_for_them(
    met: Met, asked: str, code: str, spot: str | tuple[str, ...]
) -> None:
    names = [name for where, what, name in met if where == asked and what.startswith(code)]
    assert names
    assert all(name.startswith(spot) for name in names)
