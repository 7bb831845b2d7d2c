"""Decorations: prices, the sixteen spaces, what they rest on and what they cover."""

import pytest

from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_TILES
from tests.city.scene import DECORATION_WORDS, Scene, scene
from tests.city.stages import LEVEL_SITES, RING, built_up_to, piles_full, quarter_squares

SIDES = ("top", "right", "bottom", "left")

# The sites under both halves of spaces 2, 3 and 4 of each side.
RESTS_ON = {
    "top": ("1b1 1c1", "2b1", "3a1 3b1"),
    "right": ("1d2 1d3", "2c2", "3b1 3b2"),
    "bottom": ("1c4 1b4", "2b3", "3b2 3a2"),
    "left": ("1a3 1a2", "2a2", "3a2 3a1"),
}


def decorator(s: Scene, *offer: str, workers: str = "N1 P1 P1", gold: int = 3) -> Scene:
    """Seat 0 is one board away from Decorations."""
    s.ring(RING).decoration_offer(*(offer or ("GG", "RR", "BB", "RG")))
    return s.seat(0, cocoa=3, gold=gold, workers=workers)


def decorated(s: Scene, side: str, levels: int) -> Scene:
    """Spaces 1 to `levels` of a side have a decoration already."""
    tiles = list(s.city.decorations)
    for level in range(levels):
        tiles[SIDES.index(side) * 4 + level] = DECORATION_WORDS.index("nB")
    s.city.decorations = tuple(tiles)
    return s.touch()


def sides_offered(s: Scene) -> list[str]:
    copy = Scene(s.game.copy())
    copy.play("N1 >1 main deco1")
    assert copy.game.asked == "decoration side"
    return [code.removeprefix("side-") for code in copy.codes]


def levels_filled(s: Scene, side: str) -> int:
    start = SIDES.index(side) * 4
    return len([tile for tile in s.city.decorations[start : start + 4] if tile >= 0])


# --- prices


@pytest.mark.parametrize(
    ("workers", "price"), [("N1 P1 P1", 3), ("N1 D1 P1", 2), ("N1 D1 D1", 1), ("N1 D1 D1 D1", 1)]
)
def test_each_further_worker_takes_a_gold_off(workers: str, price: int) -> None:
    s = decorator(scene(2).bare_pyramid(), workers=workers, gold=price)
    s.play("N1 >1 main deco1 side-bottom")
    assert s.player(0).goods[units.GOLD] == 0
    s = decorator(scene(2).bare_pyramid(), workers=workers, gold=price - 1).near(D="")
    s.play("N1 >1")
    assert "main" not in s.codes


def test_a_decoration_scores_three_a_step_on_the_track_and_one_power_up() -> None:
    s = decorator(scene(2).bare_pyramid(), workers="N1 D3 D3").play("N1 >1 main deco1 side-bottom")
    assert (s.player(0).points, s.player(0).track) == (3, 1)
    assert s.codes == ["+D1", "+D3"]
    s.play("+D1")
    assert s.game.asked == "end"  # three workers, one power-up


# --- where


@pytest.mark.parametrize("side", SIDES)
def test_each_space_needs_the_one_before_it(side: str) -> None:
    for level in range(1, 4):
        # The pyramid stands, but the side has only so many decorations: space by space.
        s = decorated(built_up_to(scene(2), 3), side, level)
        decorator(s).play(f"N1 >1 main deco1 side-{side}")
        assert levels_filled(s, side) == level + 1


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("space", [2, 3, 4])
def test_each_space_needs_its_layers_under_both_halves(side: str, space: int) -> None:
    sites = RESTS_ON[side][space - 2].split()
    s = decorated(built_up_to(scene(2), space - 2), side, space - 1)
    s.lay("nnnn", *sites)
    assert side in sides_offered(decorator(s))
    for missing in sites:
        s = decorated(built_up_to(scene(2), space - 2), side, space - 1)
        s.lay("nnnn", *[site for site in sites if site != missing])
        assert side not in sides_offered(decorator(s))


@pytest.mark.parametrize("side", SIDES)
def test_other_tiles_of_the_layer_do_not_matter(side: str) -> None:
    for space in (2, 3, 4):
        needed = RESTS_ON[side][space - 2].split()
        others = [site for site in LEVEL_SITES[space - 2] if site not in needed]
        s = decorated(built_up_to(scene(2), space - 2), side, space - 1).lay("nnnn", *others)
        assert side not in sides_offered(decorator(s))


def test_a_full_side_is_closed() -> None:
    s = decorated(built_up_to(scene(2), 4), "left", 4)
    assert sides_offered(decorator(s)) == ["top", "right", "bottom"]


def test_with_every_space_full_or_closed_there_is_no_action() -> None:
    s = scene(2).bare_pyramid().near(D="")
    for side in SIDES:
        decorated(s, side, 1)
    decorator(s).play("N1 >1")
    assert "main" not in s.codes
    assert s.player(0).track == 0


# --- what is covered


def halves(side: str, space: int) -> list[tuple[int, int]]:
    """The quarter squares of a space, read clockwise around the pyramid (row, column)."""
    depth = space - 2
    return {
        "top": [(depth, 3), (depth, 4)],
        "right": [(3, 7 - depth), (4, 7 - depth)],
        "bottom": [(7 - depth, 4), (7 - depth, 3)],
        "left": [(4, depth), (3, depth)],
    }[side]


def showing(side: str, space: int) -> Scene:
    """A pyramid that shows r under the first half of a space, b under the second, n elsewhere."""
    s = decorated(built_up_to(scene(2), space - 1), side, space - 1)
    icons: dict[str, list[str]] = {}
    for square, icon in zip(halves(side, space), "rb"):
        for site in LEVEL_SITES[space - 2]:
            if square in quarter_squares(site):
                corners = icons.setdefault(site, ["n"] * 4)
                corners[quarter_squares(site).index(square)] = icon
    for site, corners in icons.items():
        s.lay("".join(corners), site)
    return s


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("space", [2, 3, 4])
@pytest.mark.parametrize(
    ("word", "points", "temples"),
    [
        ("BR", 3, [0, 0, 0]),  # the right icons the wrong way round
        ("GG", 3, [0, 0, 0]),
        ("Rn", 3 + 1 + 1, [0, 1, 0]),  # and a point for the red step
        ("nB", 3 + 1, [1, 0, 0]),
        ("RR", 3 + 1 + 1, [0, 1, 0]),
        ("RB", 3 + 2 + 1, [1, 1, 0]),
    ],
)
def test_a_decoration_covers_two_icons_read_clockwise(
    side: str, space: int, word: str, points: int, temples: list[int]
) -> None:
    s = decorator(showing(side, space), word, "nG", "Gn", "BG")
    s.play(f"N1 >1 main deco1 side-{side}")
    if word == "RB":
        assert s.codes == ["blue-first", "red-first"]
        s.play("red-first")
    if temples[0]:
        s.play("stone")
    assert levels_filled(s, side) == space
    assert s.player(0).points == points
    assert s.player(0).temple == temples
    assert s.player(0).goods[units.STONE] == temples[0]


@pytest.mark.parametrize("side", SIDES)
def test_the_sites_under_a_space_are_those_of_the_printed_board(side: str) -> None:
    for space in (2, 3, 4):
        squares = halves(side, space)
        over = [
            site
            for site in LEVEL_SITES[space - 2]
            if any(square in quarter_squares(site) for square in squares)
        ]
        assert sorted(over) == sorted(RESTS_ON[side][space - 2].split())


@pytest.mark.parametrize(("deco", "points", "blue"), [("BB", 3 + 2, 2), ("GG", 3, 0)])
def test_two_matches_of_one_colour_are_two_steps_on_that_temple(
    deco: str, points: int, blue: int
) -> None:
    s = decorated(scene(2).bare_pyramid(), "top", 1).lay("nbrG", "1b1").lay("bnRg", "1c1")
    decorator(s, deco, "nB", "Gn", "BG").play("N1 >1 main deco1 side-top")
    if blue:
        assert s.game.asked == "resource"  # nothing to order
        s.play("gold gold")
    assert s.player(0).points == points
    assert s.player(0).temple == [blue, 0, 0]


# --- the offer


def test_the_offer_is_refilled_when_the_turn_ends() -> None:
    s = piles_full(decorator(scene(2).bare_pyramid())).play("N1 >1 main deco1 side-bottom")
    assert s.city.decoration_offer[0] == -1
    s.play("end")
    assert -1 not in s.city.decoration_offer
    assert len(s.told("new decoration")) == 1
    assert s.city.decoration_pile.bit_count() == DECORATION_TILES - 1


def test_with_the_pile_empty_the_offer_shrinks_to_nothing() -> None:
    s = decorator(scene(2).bare_pyramid()).near(D="")
    s.city.decoration_pile = 0
    s.play("N1 >1 main deco1 side-bottom end")
    assert s.city.decoration_offer[0] == -1
    s.turn(0).seat(0, gold=9, workers="N1 P1 P1").play("N1 >1 main")
    assert s.codes == ["deco2", "deco3", "deco4"]
    s.turn(0).seat(0, gold=9, workers="N1 P1 P1")
    s.city.decoration_offer = (-1, -1, -1, -1)
    s.play("N1 >1")
    assert "main" not in s.codes


def test_there_are_fifteen_tiles_for_sixteen_spaces() -> None:
    assert len(DECORATION_WORDS) == 15
    assert len(scene(2).city.decorations) == 16
