"""The pyramid: where tiles may lie, what they cost and score, how they turn, which icons match."""

import random

import pytest

from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards.pyramid_tiles import PYRAMID_TILES
from tests.city.scene import SITE_CODES, Scene, scene
from tests.city.stages import LEVEL_SITES, RING, built_up_to, piles_full, quarter_squares

# Written down apart from the data files: the ground as it is printed.
GROUND = [
    "nnnbbnnn",
    "gggbbnnn",
    "nnnbnrrr",
    "ggrnnbbb",
    "ggrnbrrr",
    "nnrnbggg",
    "bbbrrnnn",
    "gggrrnnn",
]


def builder(
    s: Scene, *offer: str, workers: str = "G1 P1 P1", stone: int = 99, wood: int = 99
) -> Scene:
    """Seat 0 is one board away from Construction, with more than enough of everything."""
    s.ring(RING).pyramid_offer(*(offer or ("nnnn", "gbGb", "rBrb")))
    return s.seat(0, workers=workers, cocoa=9, stone=stone, wood=wood)


def open_sites(s: Scene) -> list[str]:
    """Return the sites that the game offers for the first tile of the offer."""
    copy = Scene(s.game.copy())
    copy.play("G1 >1 main tile1")
    assert copy.game.asked == "site"
    return copy.codes


# --- support


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_tile_rests_on_the_ground_or_on_a_full_layer(seed: int) -> None:
    """Fill the pyramid in a random order; heights of quarter squares say what is open."""
    dealer = random.Random(seed)
    s = builder(scene(2).bare_pyramid(), "gbGb", "rBrb", "gnrB")
    height = {(row, column): 0 for row in range(8) for column in range(8)}
    empty = set(SITE_CODES)
    for _ in range(28):
        expected = [
            site
            for site in SITE_CODES
            if site in empty
            and all(height[square] == int(site[0]) - 1 for square in quarter_squares(site))
        ]
        if len(expected) > 1:
            assert open_sites(s) == expected
        site = dealer.choice(expected)
        empty.remove(site)
        for square in quarter_squares(site):
            height[square] += 1
        s.lay("nnnn", site)


def test_there_are_sixteen_nine_four_and_one_sites() -> None:
    assert [len(sites) for sites in LEVEL_SITES] == [16, 9, 4, 1]
    assert open_sites(builder(scene(2).bare_pyramid())) == LEVEL_SITES[0]
    for level in (1, 2):
        assert open_sites(builder(built_up_to(scene(2), level))) == LEVEL_SITES[level]


def test_a_second_level_site_needs_all_four_tiles_beneath() -> None:
    four = ["1b2", "1c2", "1b3", "1c3"]
    for missing in four:
        s = scene(2).bare_pyramid().lay("nnnn", *[site for site in four if site != missing])
        assert "2b2" not in open_sites(builder(s))
    s = scene(2).bare_pyramid().lay("nnnn", *four)
    assert [site for site in open_sites(builder(s)) if site[0] == "2"] == ["2b2"]


@pytest.mark.parametrize(
    ("players", "ground", "second"), [(2, 12, ["2a1", "2c3"]), (3, 8, ["2a2", "2c2"]), (4, 8, [])]
)
def test_setup_lays_the_pattern_of_the_player_count(
    players: int, ground: int, second: list[str]
) -> None:
    table = scene(players).city
    filled = [SITE_CODES[site] for site in range(30) if (table.filled >> site) & 1]
    assert [site for site in filled if site[0] == "2"] == second
    assert len([site for site in filled if site[0] == "1"]) == ground
    assert table.pyramid_pile.bit_count() == PYRAMID_TILES - len(filled) - 3


# --- costs and points


@pytest.mark.parametrize(
    ("level", "site", "wood", "points"),
    [(1, "1d1", 0, 1), (2, "2b2", 1, 3), (3, "3a2", 2, 5), (4, "4a1", 3, 7)],
)
def test_each_level_has_its_price_and_its_points(
    level: int, site: str, wood: int, points: int
) -> None:
    s = builder(built_up_to(scene(2), level - 1), "gbGb", "rBrb", "gnrB", stone=2, wood=wood)
    # Nothing matches: 1d1 and all tiles below show only n.
    s.play("G1 >1 main tile1" + ("" if level == 4 else f" {site}") + " r0")
    assert s.goods(0) == (9, 0, 0, 0, points)
    assert s.player(0).track == 1


@pytest.mark.parametrize(("stone", "wood"), [(1, 9), (2, 1)])
def test_an_unaffordable_tile_is_not_offered(stone: int, wood: int) -> None:
    s = builder(built_up_to(scene(2), 2), stone=stone, wood=wood)
    s.play("G1 >1")
    assert s.game.asked == "end"  # the third level costs 2 stone and 2 wood
    assert s.player(0).track == 0


def test_levels_that_cannot_be_paid_are_left_out() -> None:
    s = scene(2).bare_pyramid().lay("nnnn", "1a1", "1b1", "1a2", "1b2")
    assert "2a1" in open_sites(builder(s))
    assert "2a1" not in open_sites(builder(s, wood=0))


# --- turning and matching


@pytest.mark.parametrize(
    ("turn", "matching", "blue"), [("r0", 0, 0), ("r1", 0, 0), ("r2", 1, 1), ("r3", 3, 1)]
)
def test_a_quarter_turn_clockwise_moves_every_icon_on(turn: str, matching: int, blue: int) -> None:
    # 1b1 covers n b over g b; the tile shows g n over B r before it is turned.
    assert [GROUND[row][col] for row, col in quarter_squares("1b1")] == ["n", "b", "b", "g"]
    s = builder(scene(2).bare_pyramid(), "gnrB", "gbGb", "rBrb")
    s.play(f"G1 >1 main tile1 1b1 {turn}")
    assert s.player(0).points == 1 + matching
    assert s.player(0).temple == [blue, 0, 0]


def test_a_tile_that_looks_the_same_however_turned_is_not_asked_about() -> None:
    s = builder(scene(2).bare_pyramid(), "nnnn", "gbGb", "rBrb").play("G1 >1 main tile1 1d1")
    assert s.player(0).points == 1 + 4
    s = builder(scene(2).bare_pyramid(), "nnnn", "gbGb", "rBrb").play("G1 >1 main tile2 1d1")
    assert s.codes == ["r0", "r1", "r2", "r3"]  # G is not g: four different pictures


@pytest.mark.parametrize("site", LEVEL_SITES[0])
def test_the_ground_matches_as_it_is_printed(site: str) -> None:
    tile = "bnRg"
    for turn in range(4):
        s = builder(scene(2).bare_pyramid(), tile, "nnnn", "gbGb")
        s.play(f"G1 >1 main tile1 {site} r{turn}")
        icons = [tile[(corner - turn) % 4] for corner in range(4)]
        printed = [GROUND[row][col] for row, col in quarter_squares(site)]
        matching = [icon for icon, below in zip(icons, printed) if icon.lower() == below]
        assert s.player(0).points == 1 + len(matching) + ("R" in matching), (site, turn)
        assert s.player(0).temple == [0, int("R" in matching), 0]


@pytest.mark.parametrize(
    ("below", "shown", "points", "red"),
    [
        ("1b2", "nngr", 3 + 1, 0),  # its bottom right corner, g, comes under the top left one
        ("1c2", "nngr", 3 + 1, 0),  # its bottom left corner, r
        ("1c3", "gnnb", 3 + 1, 0),  # its top left corner, g
        ("1b3", "nrbG", 3 + 1 + 1, 1),  # its top right corner, r: R is coloured, red pays 1
        ("1b2", "grnn", 3, 0),  # the same kinds of icons, but on the outer corners
        ("1c2", "grnn", 3, 0),
        ("1c3", "nngr", 3, 0),
        ("1b3", "nngr", 3, 0),
    ],
)
def test_a_tile_covers_the_inner_corners_of_the_four_below(
    below: str, shown: str, points: int, red: int
) -> None:
    # All else shows n, which "grgR" has nowhere: only the one corner can match.
    s = built_up_to(scene(2), 1).lay(shown, below)
    builder(s, "grgR", "gbGb", "nnnn").play("G1 >1 main tile1 2b2 r0")
    assert s.player(0).points == points
    assert s.player(0).temple == [0, red, 0]


@pytest.mark.parametrize(
    ("below", "tile", "points", "temples"),
    [
        ("gbrn", "gBrn", 7, [1, 0, 0]),  # coloured on black
        ("gBrn", "gBrn", 7, [1, 0, 0]),  # coloured on coloured
        ("gBrn", "gbrn", 7, [0, 0, 0]),  # black on coloured
    ],
)
def test_only_the_colour_on_the_new_tile_counts(
    below: str, tile: str, points: int, temples: list[int]
) -> None:
    # Four equal tiles, each turned so that its inner corner shows what the new tile shows there.
    s = scene(2).bare_pyramid()
    for site, corner, own in (("1b2", 2, 0), ("1c2", 3, 1), ("1c3", 0, 2), ("1b3", 1, 3)):
        turned = [below[(i - corner + own) % 4] for i in range(4)]
        assert turned[corner] == below[own]
        s.lay("".join(turned), site)
    builder(s, tile, "nnnn", "gbGb").play("G1 >1 main tile1 2b2 r0")
    assert s.player(0).points == points
    assert s.player(0).temple == temples


# --- several tiles in one action


def test_as_many_tiles_as_workers_one_after_another() -> None:
    s = builder(scene(2).bare_pyramid(), "gbGb", "rBrb", "gnrB", workers="G1 C1 C1")
    s.play("G1 >1 main tile1 1d1 r0 tile2 1c1 r0 tile3 1a1 r0")
    assert s.game.asked == "power up"
    assert s.player(0).track == 3
    assert s.city.pyramid_offer == (-1, -1, -1)
    assert s.player(0).goods[units.STONE] == 93


def test_one_tile_is_enough_and_compulsory() -> None:
    s = builder(scene(2).bare_pyramid(), workers="G1 C2 C3").play("G1 >1 main")
    assert s.codes == ["tile1", "tile2", "tile3"]
    s.play("tile1 1d1 built +C2 enough end")
    assert s.player(0).track == 1
    assert s.player(0).points == 1 + 4


def test_a_second_tile_may_rest_on_the_first() -> None:
    s = scene(2).bare_pyramid().lay("nnnn", "1a1", "1b1", "1a2")
    builder(s, "nnnn", "gbGb", "rBrb", workers="G1 C1 P1").play("G1 >1 main tile1 1b2 tile2")
    assert "2a1" in s.codes
    s.play("2a1 r0")
    assert s.player(0).track == 2
    assert (s.player(0).goods[units.STONE], s.player(0).goods[units.WOOD]) == (95, 98)


def test_the_offer_is_refilled_when_the_turn_ends() -> None:
    s = piles_full(builder(scene(2).bare_pyramid(), workers="G1 C1 P1"))
    s.play("G1 >1 main tile1 1d1 tile3 1a1 r0")
    assert s.city.pyramid_offer.count(-1) == 2
    s.play("end")
    assert s.city.pyramid_offer.count(-1) == 0
    assert len(s.told("new pyramid tile")) == 2
    assert s.city.pyramid_pile.bit_count() == PYRAMID_TILES - 2


def test_an_empty_pile_leaves_the_place_empty() -> None:
    s = builder(scene(2).bare_pyramid())
    s.city.pyramid_pile = 0
    s.play("G1 >1 main tile2 1d1 r0 end")
    assert s.city.pyramid_offer[1] == -1
    assert s.game.actor == 1


# --- the top


@pytest.mark.parametrize(("seat", "countdown"), [(0, 5), (1, 4), (2, 3)])
def test_the_top_tile_brings_the_light_disc_to_the_dark_one(seat: int, countdown: int) -> None:
    s = built_up_to(scene(3).ring(RING), 3).pyramid_offer("gbGb", "rBrb", "gnrB").turn(seat)
    s.seat(seat, stone=2, wood=3, workers="G1 P1 P1")
    s.city.light = 2
    s.play("G1 >1 main tile1 r0")
    assert (s.city.light, s.city.dark) == (11, 11)  # at once, before the turn has ended
    assert s.city.final
    s.play("end")
    assert s.city.countdown == countdown
    assert not s.game.over


def test_the_top_tile_in_dark_eclipse_ends_the_game_after_the_turn() -> None:
    s = built_up_to(scene(3, dark_eclipse=True).ring(RING), 3)
    s.pyramid_offer("gbGb", "rBrb", "gnrB").seat(0, stone=2, wood=3, workers="G1 P1 P1")
    s.play("G1 >1 main tile1 r0 end")  # nobody has cocoa for a salary
    assert s.game.over
    assert s.game.scores == [7 + 4 + 2 - 9, 0, 0]


def test_a_pyramid_finished_while_an_eclipse_is_due_makes_that_eclipse_the_last() -> None:
    s = built_up_to(scene(2).ring(RING), 3).pyramid_offer("gbGb", "rBrb", "gnrB")
    s.seat(0, cocoa=3, stone=2, wood=3, workers="G1 P1 P1").seat(1, cocoa=3, workers="F1 P1 P1")
    s.city.light = s.city.dark
    s.city.countdown = 2
    s.play("G1 >1 main tile1 r0 end")
    assert s.city.countdown == 1
    s.play("F1 >1 cocoa end pay3 pay3")
    assert s.game.over
    assert s.game.scores == [7 + 4 + 2, 0]
