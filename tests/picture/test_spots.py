"""Every choice of a person has a place in the picture, whatever is asked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan import picture
from teotihuacan.picture.spots import FINDERS, GRAMMAR, spots
from teotihuacan.words import in_language
from tests.picture.looking import SOLO, called, mixed_steps, spots_in
from tests.tables import VARIANTS

SEEN_OFTEN = 3
"""A question of this kind has been looked at often enough to look at a few of the others only."""


@pytest.mark.parametrize("options", [*VARIANTS, *SOLO], ids=called)
def test_every_choice_has_a_spot_that_exists(options: dict[str, object]) -> None:
    words = in_language("en")
    game = teo.new_game("city", seed=len(called(options)), **options)
    rng = Random(7)
    looked: Counter[str] = Counter()
    for _ in mixed_steps(game, 11):
        found = spots(game)
        assert list(found) == game.legal()
        for id, name in found.items():
            assert GRAMMAR.fullmatch(name), name
            if name.startswith("tray-"):
                assert name == f"tray-{game.rules.codes[id]}"
        if looked[game.asked] >= SEEN_OFTEN and rng.random() > 0.01:
            continue
        looked[game.asked] += 1
        parts = picture.parts(game, game.actor, words)
        drawn = spots_in(parts)
        missing = set(found.values()) - set(drawn)
        assert not missing, (game.asked, missing)
        assert len(drawn) == len(set(drawn))
        assert all(GRAMMAR.fullmatch(name) for name in drawn)


def test_nothing_is_offered_when_nobody_is_asked() -> None:
    game = teo.new_game("city", players=2, seed=None)
    assert game.actor == teo.CHANCE
    assert spots(game) == {}
    over = teo.new_game("city", players=2, seed=1)
    teo.playout(over, teo.Dealer.seeded(1))
    assert spots(over) == {}


def test_every_finder_belongs_to_a_question() -> None:
    game = teo.new_game("city", players=2, seed=1)
    assert all(game.kinds[number].asks for number in FINDERS)


Met = list[tuple[str, str, str]]


@pytest.fixture(scope="module")
def met() -> Met:
    """What was asked in a few games, the codes of the choices, and their spots."""
    seen: set[tuple[str, str, str]] = set()
    for seed in range(3):
        game = teo.new_game("city", players=2 + seed, seed=seed)
        for _ in mixed_steps(game, seed):
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
    ],
)
def test_choices_lie_where_people_look_for_them(met: Met, asked: str, code: str, spot: str) -> None:
    names = [name for where, what, name in met if where == asked and what.startswith(code)]
    assert names
    assert all(name.startswith(spot) for name in names)
