"""The geometry of the data: sites, corners, decoration spaces."""

from collections import Counter

import pytest

from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards import pyramid_tiles as laid
from teotihuacan.city.rules.boards.geometry import corner_at, decoration_cells, quarter_of, site_at
from tests.city.invariants import bits

B, R, G, N = range(4)


def level_sites(level: int, *places: tuple[int, int]) -> list[int]:
    return sorted(site_at(level, row, col) for row, col in places)


# --- pyramid


def test_sites_are_numbered_level_by_level_and_row_by_row() -> None:
    assert (
        geometry.SITES == len(geometry.SITE_LEVEL) == len(geometry.SUPPORT) == len(laid.UNDER) == 30
    )
    assert Counter(geometry.SITE_LEVEL) == {0: 16, 1: 9, 2: 4, 3: 1}
    assert [geometry.SITE_LEVEL.index(level) for level in range(4)] == list(
        geometry.FIRST_SITE_OF_LEVEL
    )
    for site in range(geometry.SITES):
        assert (
            site_at(geometry.SITE_LEVEL[site], geometry.SITE_ROW[site], geometry.SITE_COL[site])
            == site
        )


def test_a_quarter_square_belongs_to_the_corner_over_it() -> None:
    for site in range(geometry.SITES):
        for corner in range(4):
            row, col = quarter_of(site, corner)
            assert corner_at(geometry.SITE_LEVEL[site], row, col) == site * 4 + corner
    with pytest.raises(ValueError, match="does not reach"):
        corner_at(1, 0, 3)


@pytest.mark.parametrize("site", range(16, 30))
def test_an_upper_tile_rests_on_the_inner_corners_of_four_tiles(site: int) -> None:
    lower = [value // 4 for value in laid.UNDER[site]]
    corners = [value % 4 for value in laid.UNDER[site]]
    assert sorted(lower) == bits(geometry.SUPPORT[site])
    assert len(set(lower)) == 4
    assert {geometry.SITE_LEVEL[below] for below in lower} == {geometry.SITE_LEVEL[site] - 1}
    # Its top left corner lies on the bottom right corner of the tile up there, and so on.
    assert corners == [2, 3, 0, 1]
    row, col = geometry.SITE_ROW[site], geometry.SITE_COL[site]
    places = [(geometry.SITE_ROW[below] - row, geometry.SITE_COL[below] - col) for below in lower]
    assert places == [(0, 0), (0, 1), (1, 1), (1, 0)]


def test_a_ground_tile_covers_printed_icons() -> None:
    assert geometry.SUPPORT[:16] == (0,) * 16
    assert all(-4 <= value <= -1 for site in range(16) for value in laid.UNDER[site])
    icons = [tuple(-1 - value for value in laid.UNDER[site]) for site in range(16)]
    assert icons[0] == (N, N, G, G)  # rows "nn" and "gg", clockwise
    assert icons[1] == (N, B, B, G)
    assert icons[5] == (N, B, N, R)  # rows "nb" and "rn"
    assert icons[15] == (N, N, N, N)


def test_every_corner_is_covered_at_most_once() -> None:
    covered = [value for under in laid.UNDER for value in under if value >= 0]
    covered += [
        value for side in laid.DECORATION_UNDER for pair in side for value in pair if value >= 0
    ]
    assert len(covered) == len(set(covered)) == 14 * 4 + 12 * 2


def test_start_patterns() -> None:
    assert [len(sites) for sites in laid.START_SITES] == [0, 0, 14, 10, 8]
    assert laid.START_SITES[2] == (0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 24)
    assert laid.START_SITES[3] == (4, 5, 6, 7, 8, 9, 10, 11, 19, 21)
    assert laid.START_SITES[4] == (1, 2, 4, 7, 8, 11, 13, 14)
    for sites in laid.START_SITES:
        # Half a turn brings every pattern onto itself.
        turned = set()
        for site in sites:
            last = 3 - geometry.SITE_LEVEL[site]
            turned.add(
                site_at(
                    geometry.SITE_LEVEL[site],
                    last - geometry.SITE_ROW[site],
                    last - geometry.SITE_COL[site],
                )
            )
        assert turned == set(sites)


def test_every_start_pattern_covers_the_unverified_icons() -> None:
    for players in (2, 3, 4):
        assert {4, 7, 8, 11} <= set(laid.START_SITES[players])


def test_level_costs_and_points() -> None:
    assert [cost.of(units.STONE) for cost in laid.LEVEL_COST] == [2, 2, 2, 2]
    assert [cost.of(units.WOOD) for cost in laid.LEVEL_COST] == [0, 1, 2, 3]
    assert laid.LEVEL_POINTS == (1, 3, 5, 7)
    assert laid.PYRAMID_OFFER == 3


def test_a_quarter_turn_clockwise_moves_the_last_icon_to_the_front() -> None:
    assert len(laid.ORIENTED) == 128
    for tile in range(laid.PYRAMID_TILES):
        assert laid.ORIENTED[tile * 4] == laid.TILE_ICONS[tile]
        for turn in range(4):
            icons = laid.ORIENTED[tile * 4 + turn]
            assert laid.ORIENTED[tile * 4 + (turn + 1) % 4] == (icons[3], *icons[:3])


def test_pyramid_tile_icons() -> None:
    assert laid.TILE_ICONS[0] == (B, N, R + 4, G)
    assert laid.TILE_ICONS[27] == (G, B, G + 4, B)
    assert laid.TILE_ICONS[31] == (N, N, N, N)
    assert all(0 <= icon <= 6 for icons in laid.TILE_ICONS for icon in icons)
    # Ruling 38 rests on this: at most one coloured icon on a tile.
    assert all(sum(icon > N for icon in icons) <= 1 for icons in laid.TILE_ICONS)


# --- decorations

# Side, level (1 to 4 as printed), quarter squares, sites that must be filled one level below.
DECORATION_SPACES = [
    ("top", 2, [(0, 3), (0, 4)], [(0, 1), (0, 2)]),
    ("top", 3, [(1, 3), (1, 4)], [(0, 1)]),
    ("top", 4, [(2, 3), (2, 4)], [(0, 0), (0, 1)]),
    ("right", 2, [(3, 7), (4, 7)], [(1, 3), (2, 3)]),
    ("right", 3, [(3, 6), (4, 6)], [(1, 2)]),
    ("right", 4, [(3, 5), (4, 5)], [(0, 1), (1, 1)]),
    ("bottom", 2, [(7, 4), (7, 3)], [(3, 2), (3, 1)]),
    ("bottom", 3, [(6, 4), (6, 3)], [(2, 1)]),
    ("bottom", 4, [(5, 4), (5, 3)], [(1, 1), (1, 0)]),
    ("left", 2, [(4, 0), (3, 0)], [(2, 0), (1, 0)]),
    ("left", 3, [(4, 1), (3, 1)], [(1, 0)]),
    ("left", 4, [(4, 2), (3, 2)], [(1, 0), (0, 0)]),
]
SIDES = ("top", "right", "bottom", "left")


@pytest.mark.parametrize(("side", "level", "cells", "needs"), DECORATION_SPACES)
def test_a_decoration_lies_on_the_tiles_one_level_below(
    side: str, level: int, cells: list[tuple[int, int]], needs: list[tuple[int, int]]
) -> None:
    s, k = SIDES.index(side), level - 1
    assert list(decoration_cells(s, k)) == cells
    assert bits(geometry.DECORATION_NEEDS[s][k]) == level_sites(k - 1, *needs)
    for value, cell in zip(laid.DECORATION_UNDER[s][k], cells):
        site, corner = divmod(value, 4)
        assert quarter_of(site, corner) == cell
        assert geometry.SITE_LEVEL[site] == k - 1
        assert site in bits(geometry.DECORATION_NEEDS[s][k])


def test_no_pyramid_tile_ever_lands_on_a_decoration() -> None:
    for side in range(4):
        for level in range(1, 4):
            for cell in decoration_cells(side, level):
                over = [
                    site
                    for site in range(geometry.SITES)
                    if geometry.SITE_LEVEL[site] >= level
                    and cell in [quarter_of(site, corner) for corner in range(4)]
                ]
                assert over == []


def test_each_side_is_the_one_before_turned_by_a_quarter() -> None:
    for side in range(4):
        for level in range(1, 4):
            turned = tuple((col, 7 - row) for row, col in decoration_cells(side, level))
            assert decoration_cells((side + 1) % 4, level) == turned


def test_first_decoration_spaces_show_printed_icons() -> None:
    printed = [(-1 - a, -1 - b) for a, b in (side[0] for side in laid.DECORATION_UNDER)]
    assert printed == [(R, G), (N, G), (N, B), (R, B)]
    assert [side[0] for side in geometry.DECORATION_NEEDS] == [0, 0, 0, 0]


def test_decoration_tiles_are_all_ordered_pairs_but_one() -> None:
    icons = (B + 4, R + 4, G + 4, N)
    pairs = {(a, b) for a in icons for b in icons} - {(N, N)}
    assert set(laid.DECORATION_ICONS) == pairs
    assert [cost.of(units.GOLD) for cost in laid.DECORATION_COST] == [3, 2, 1]
    assert (laid.DECORATION_POINTS, laid.DECORATION_OFFER) == (3, 4)
