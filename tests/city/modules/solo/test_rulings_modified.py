"""Rulings P1 to P18, B22 and B23 of solo play: what the text of the modified bot leaves open.

The numbers are those of the open points in docs/rulings.md.  P2 and P10 are tested beside what
they belong to, in the other files here.
"""

from itertools import combinations

import pytest

import teotihuacan as teo
from teotihuacan.city.rules import units
from tests.city.base_tiles import STARTING
from tests.city.modules.solo.bot_scene import BOT, BotScene, solo
from tests.city.scene import houses

ALL = (1, 3, 5, 9, 15, 17)


def modified(workers: str, **has: int) -> BotScene:
    return solo("modified").bot(workers=workers, **has)  # type: ignore[arg-type]


def test_ruling_p01_it_starts_with_the_third_technology() -> None:
    s = BotScene(teo.new_game("city", players=1, bot="modified", seed=4, first_game=True))
    assert s.player(BOT).technologies == 1 << s.city.technologies[2]


def test_ruling_p03_a_full_row_of_the_nobles() -> None:
    s = modified("C2 F1 F1 D1*", wood=2)
    s.city.era, s.city.nobles, s.city.buildings = 2, houses(1, 0, 3), 4
    changes = s.act("nobles")
    assert (s.city.nobles, changes["points"]) == ((0b01001, 0, 0b111), 1)
    assert "top 4 row full tied" in s.reasons()


def test_ruling_p03_without_a_building_option_b_is_tried() -> None:
    s = modified("C2 P1 F1 D1*", wood=2)
    s.city.nobles, s.city.buildings = houses(5, 4, 2), 11
    assert s.act("nobles") == {"wood": 4, "workers": "C2 D1* F1 F2"}
    assert s.reasons()[:2] == ["A no building N", "B F"]


def test_ruling_p04_you_score_when_it_takes_a_technology_you_have() -> None:
    s = modified("C2 F1 F1 D1*", gold=1)
    s.seat(0, technologies=ALL)
    changes = s.act("alchemy")
    assert (changes["technologies"], changes["your points"]) == ((1, 5), 3)


def test_ruling_p05_with_all_technologies_option_b_of_alchemy() -> None:
    s = solo("modified").bot(gold=1, technologies=ALL, workers="C2 F1 N3 D1*")
    assert s.act("alchemy") == {"workers": "C2 D1* F3 N3"}
    assert s.reasons() == ["A all known A", "B power-ups", "F1 lowest"]


def test_ruling_p06_the_advance_of_the_fallback_skips_the_palace() -> None:
    s = modified("D1 N4 A4 F1*")
    assert s.act("decorations") == {"cocoa": 5, "workers": "A4 F1* F2 N4"}


def test_ruling_p07_the_palace_is_one_of_the_three_spaces() -> None:
    """A die there walks like any other; a die beyond it is one space further off."""
    s = modified("P2 C3 C3 F1*")
    assert s.act("decorations")["workers"] == "C3 C3 F1* G3"
    s = modified("D2 C3 C3 F1*")
    assert s.act("decorations")["cocoa"] == 5
    assert s.reasons()[1] == "B none near G"


def test_ruling_p08_a_die_on_the_target_does_not_qualify() -> None:
    s = modified("C5 Q4 N1 F1*", stone=2)
    s.act("construction")
    assert s.reasons()[:2] == ["A C", "Q4 only worker"]
    s = modified("C5 Q4 N1 F1*")
    assert s.act("construction")["cocoa"] == 5
    assert s.reasons()[:2] == ["A too little stone C", "B none near Q"]


def test_ruling_p08_only_mastery_goes_the_full_circle() -> None:
    s = modified("C4 Q3 N1 F1*", stone=2).pyramid("CDNAWKM")
    s.act("mastery")
    assert s.reasons()[:2] == ["A C", "C4 highest"]
    assert s.told("move") == [(BOT, (8, 8, 4))]


def test_ruling_p09_an_empty_pile_of_masks_is_the_fallback() -> None:
    s = modified("G2 N3 C3 D1*", wood=9)
    s.machine.masks = 0
    assert s.act("mask collection") == {"cocoa": 5, "workers": "C3 C3 D1* N3"}
    assert s.reasons() == ["A empty pile", "B fallback", "G2 lowest"]


@pytest.mark.parametrize(
    ("tile", "near", "mine", "good"),
    [("construction", "G1", "F1", "stone"), ("decorations", "N1", "Q1", "gold")],
)
def test_ruling_p11_without_a_tile_or_a_place_option_b(
    tile: str, near: str, mine: str, good: str
) -> None:
    s = modified(f"{near} {mine} D1 F1*", stone=2, gold=2)
    s.offers((-1, -1, -1), (-1, -1, -1, -1))
    changes = s.act(tile)
    assert changes[good] == 4
    assert set(changes) == {good, "workers"}


def test_ruling_p12_two_starting_tiles_always_name_three_boards() -> None:
    """So that with the eighteen tiles of City of Gods no third one has to be drawn."""
    for first, second in combinations(STARTING, 2):
        assert len({*first.boards, *second.boards}) >= 3


@pytest.mark.parametrize(("had", "left", "points"), [(4, 9, 0), (5, 0, 3), (25, 20, 3)])
def test_ruling_p18_one_exchange_in_a_turn(had: int, left: int, points: int) -> None:
    s = modified("A3 A3 A3 D1*", cocoa=had)
    s.pyramid("CDANMWK").bot_turn("~die3 ~die4")  # the fallback brings 5
    assert (s.player(BOT).goods[units.COCOA], s.player(BOT).points) == (left, points)


# --- decided while writing ------------------------------------------------------------------------


def test_ruling_b22_a_die_that_ascends_in_the_fallback_advances_from_the_palace() -> None:
    s = modified("C5 N5 A5 D1*")
    changes = s.act("construction")
    assert changes["workers"] == "A5 D1* F1 N5"
    assert s.told("move") == [(BOT, (1, 2, 1))]


def test_ruling_b23_its_starting_tiles_come_before_the_neutral_ones() -> None:
    game = teo.new_game("city", players=1, bot="modified", seed=None, first_game=True)
    while game.asked != "draw starting":
        game.play(game.choices[0])
    s = BotScene(game)
    s.changed = False
    assert s.city.neutral == ()
    assert len(s.codes) == len(STARTING)
    s.play("~start7 ~start8")
    assert s.workers(BOT) == "A1 C2 D1* N3"
    assert s.game.asked == "draw starting"  # for the neutral workers
    assert len(s.codes) == len(STARTING) - 2
    assert not {"~start7", "~start8"} & set(s.codes)
