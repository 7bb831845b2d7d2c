"""Every choice of a person has a place in the picture, whatever is asked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan import picture
from teotihuacan.picture.spots import FINDERS, GRAMMAR, spots
from teotihuacan.words import in_language
from tests.picture.looking import SOLO, called, mixed_steps, named
from tests.tables import VARIANTS

SEEN_OFTEN = 12
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
        if looked[game.asked] >= SEEN_OFTEN and rng.random() > 0.03:
            continue
        looked[game.asked] += 1
        parts = picture.parts(game, game.actor, words)
        drawn = [spot for part in parts.values() for spot in named(part, "data-spot")]
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


@pytest.mark.parametrize(
    ("asked", "code", "spot"),
    [
        ("keep", "keep", "tray-keep"),
        ("turn", "unlock", "unlock-"),
        ("distance", ">", "board-"),
        ("action", "cocoa", "cocoa-"),
        ("action", "main", "main-"),
        ("action", "royal2", "royal-2"),
        ("worship", "both", ""),
        ("site", "", "site-"),
        ("rotation", "r", "tray-r"),
        ("decoration side", "side-", "deco-"),
        ("wheel", "wheel-", "wheel-"),
        ("end", "end", "plate-"),
        ("salary", "pay", ""),
    ],
)
def test_choices_lie_where_people_look_for_them(asked: str, code: str, spot: str) -> None:
    met = 0
    for seed in range(3):
        game = teo.new_game("city", players=2 + seed, seed=seed)
        for _ in mixed_steps(game, seed):
            if game.asked == asked:
                for id, name in spots(game).items():
                    if game.rules.codes[id].startswith(code) and not name.startswith(
                        ("tile-", "unlock-") if spot != "unlock-" else ("tile-",)
                    ):
                        assert name.startswith(spot)
                        met += 1
    assert met
