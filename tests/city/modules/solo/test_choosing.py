"""The bot's choices: where it builds and decorates, its temple, its resource."""

import pytest

from teotihuacan.city.rules.boards.pyramid_tiles import LEVEL_POINTS
from tests.city.modules.solo.bot_scene import solo
from tests.city.stages import built_up_to


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_the_level_counts_and_the_first_open_place_is_taken(level: int) -> None:
    s = solo()
    built_up_to(s, level)
    s.bot(stone=2, temples=(1, 2, 1), workers="C2 G2 N2 D1*")
    changes = s.act("construction")
    assert changes["sites"] == f"{level + 1}a1"
    assert changes["points"] == LEVEL_POINTS[level] + 2 + 2
    assert ("final" in changes) == (level == 3)


def test_ruling_b27_the_lowest_level_comes_first_in_reading_order() -> None:
    s = solo()
    s.bare_pyramid().lay("nnnn", "1a1", "1b1", "1a2", "1b2", "1c1")
    s.bot(stone=2, workers="C2 G2 N2 D1*")
    assert s.act("construction")["sites"] == "1d1"  # though 2a1 could be built on


def test_ruling_b09_the_bot_finishes_the_pyramid() -> None:
    """Ruling B9: the discs meet, the coming Eclipse is the last."""
    s = solo()
    built_up_to(s, 3)
    s.bot(stone=2, temples=(1, 2, 1), workers="C2 G2 N2 D1*")
    changes = s.act("construction")
    assert changes["final"] is True
    assert changes["calendar"] == s.city.dark
    assert s.told("finished") == [(-1, (0, 0, 0))]
    s.bot(stone=2, workers="C2 Q2 N2 D1*")
    s.act("construction")
    assert s.reasons()[0] == "1 no site C"


@pytest.mark.parametrize(("offer", "taken"), [((4, 5, 6), 4), ((-1, 5, 6), 5), ((-1, -1, 6), 6)])
def test_the_leftmost_pyramid_tile_is_laid_turned_at_random(
    offer: tuple[int, ...], taken: int
) -> None:
    turned = set()
    for outcome in range(4):
        s = solo().by_hand()
        built_up_to(s, 0)
        s.offers(offer, (0, 1, 2, 3))
        s.bot(stone=2, workers="C2 G2 N2 D1*")
        s.city.agenda.clear()
        s.pyramid("CDANMWK").turn(1)
        s.play("~die3 ~die4")
        assert s.game.asked == "draw rotation"
        s.play(f"~r{outcome}")
        tile, rotation = divmod(s.city.pyramid[0], 4)
        assert tile == taken
        turned.add(rotation)
    assert turned == {0, 1, 2, 3}


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_the_topmost_decoration_is_laid_be_it_the_last(place: int) -> None:
    s = solo().bot(gold=2, workers="D2 G2 N2 F1*")
    offer = [-1] * 4
    offer[place] = 0
    s.offers((-1, -1, 0), tuple(offer))
    s.act("decorations")
    assert s.city.decorations[0] == 0
    assert s.city.decoration_offer == (-1, -1, -1, -1)
    s.bot(stone=2, workers="C2 G2 N2 F1*")
    assert "sites" in s.act("construction")
    assert s.city.pyramid_offer == (-1, -1, -1)


@pytest.mark.parametrize(
    ("filled", "taken"),
    [("", "top 1"), ("top", "right 1"), ("top right", "bottom 1"), ("top right bottom", "left 1")],
)
def test_decorations_go_clockwise_from_the_top(filled: str, taken: str) -> None:
    s = solo()
    s.bare_pyramid()
    sides = ["top", "right", "bottom", "left"]
    placed = [-1] * 16
    for number, side in enumerate(filled.split()):
        placed[4 * sides.index(side)] = number + 4
    s.city.decorations = tuple(placed)
    s.bot(gold=2, workers="D2 G2 N2 F1*")
    assert s.act("decorations")["decorated"] == taken


def test_ruling_b08_a_side_that_can_be_continued_comes_before_an_empty_one() -> None:
    """Ruling B8: the first side clockwise from the top whose next place is legal."""
    s = solo()
    built_up_to(s, 1)
    s.city.decorations = (4, *[-1] * 15)
    s.bot(gold=2, workers="D2 G2 N2 F1*")
    assert s.act("decorations")["decorated"] == "top 2"


def test_no_side_has_room() -> None:
    s = solo()
    s.bare_pyramid()
    s.city.decorations = tuple([side + 4 if level == 0 else -1 for side in range(4)
                                 for level in range(4)])  # fmt: skip
    s.bot(gold=2, workers="D2 G2 N2 F1*")
    assert s.act("decorations") == {"gold": 4, "workers": "C3 D2 F1* N2"}
    assert s.reasons() == ["1 no side D", "2 G", "G2 only worker"]


@pytest.mark.parametrize(
    ("temples", "yours", "reason", "climbed"),
    [
        ((1, 1, 1), (0, 0, 0), "blue temple tied", 0),
        ((1, 2, 2), (0, 0, 0), "red temple tied", 1),
        ((2, 1, 3), (0, 0, 0), "green highest temple", 2),
        ((3, 1, 3), (0, 0, 0), "blue temple tied", 0),
        ((11, 4, 5), (0, 0, 0), "green highest temple", 2),
        ((11, 11, 5), (0, 0, 0), "green only temple", 2),
        ((10, 9, 9), (11, 0, 0), "red temple tied", 1),  # you hold the top: unavailable (B5)
        ((10, 9, 9), (0, 11, 11), "blue highest temple", 0),
        ((9, 3, 3), (11, 0, 0), "blue highest temple", 0),  # the bonus step is still open
        ((10, 10, 2), (11, 11, 0), "green only temple", 2),
        ((11, 10, 11), (0, 11, 0), "no temple", -1),
    ],
)
def test_any_temple(
    temples: tuple[int, int, int], yours: tuple[int, int, int], reason: str, climbed: int
) -> None:
    s = solo().bot(stone=2, temples=temples, workers="C2 G2 N2 D1*")
    s.seat(0, temples=yours)
    changes = s.act("construction")
    assert s.reasons()[1] == reason
    after = list(temples)
    if climbed >= 0:
        after[climbed] += 1
        assert changes["temples"] == tuple(after)
    else:
        assert "temples" not in changes


@pytest.mark.parametrize(
    ("wood", "stone", "gold", "reason"),
    [
        (1, 1, 1, "gold scarcest tied"),
        (0, 0, 1, "stone scarcest tied"),
        (0, 1, 0, "gold scarcest tied"),
        (0, 1, 1, "wood scarcest"),
        (2, 0, 1, "stone scarcest"),
        (2, 1, 0, "gold scarcest"),
    ],
)
def test_the_blue_temple_gives_the_scarcest_resource(
    wood: int, stone: int, gold: int, reason: str
) -> None:
    s = solo().bot(wood=wood, stone=stone + 2, gold=gold, workers="C2 G2 N2 D1*")
    s.act("construction")
    assert s.reasons()[2] == reason
