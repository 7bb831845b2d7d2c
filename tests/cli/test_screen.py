"""What the pictures show."""

import io

import pytest
from rich.console import Console, RenderableType

from teotihuacan.city.pyramid_screen import heights, seen_from_above
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_ICONS
from teotihuacan.city.rules.state import City
from teotihuacan.city.screen import CityScreen
from teotihuacan.titles import title_named
from teotihuacan.words.players import verdict
from tests.city.scene import Scene, scene

TITLE = title_named("city")

WORDS = TITLE.words("en", ["Ana", "Beto", "Citlali"])


def drawn(picture: RenderableType) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=100, markup=False, highlight=False).print(picture)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def row_of(lines: list[str], beginning: str) -> list[str]:
    return next(line.split() for line in lines if line.startswith(beginning))


def test_boards_stand_in_ring_order_with_their_workers() -> None:
    s = scene(players=3).ring("PAFGCQND").neutral("FQG")
    s.seat(0, workers="F2 F3 Q1*").seat(1, workers="F1 P4*2 N1").near(F="mask_4", Q="")
    lines = drawn(CityScreen(WORDS).boards(s.city))
    assert [line[0] for line in lines[1:9]] == list("PAFGCQND")
    assert row_of(lines, "F") == [
        *("F", "Forest", "▲3", "▲2", "■1", "○", "3"),
        *("red", "mask", "4", "(1", "wood)"),
    ]
    assert row_of(lines, "Q") == ["Q", "Quarry", "○", "1", "green", "▲1"]
    assert "royal 2 ■4" in " ".join(row_of(lines, "P"))
    assert "▲ ■ ●" in lines[9]  # everybody's fourth worker is waiting


def test_players_stand_with_all_they_have() -> None:
    s = scene(players=2)
    s.seat(0, cocoa=7, wood=1, stone=2, gold=3, points=44, technologies=(1, 15), tiles=("mask_1",))
    s.seat(1, tiles=("four_cocoa", "four_cocoa"), used=("extra_worker",))
    lines = drawn(CityScreen(WORDS, ["you", "greedy"]).players(s.game))
    assert lines[1].split() == [
        "▲",
        "Ana",
        "(you)",
        "44",
        "7",
        "1",
        "2",
        "3",
        "1",
        "15",
        "mask",
        "1",
    ]
    assert lines[2].endswith("2× 4 cocoa  (1 used)")


def test_markers_stand_on_their_steps() -> None:
    s = scene(players=2)
    s.seat(0, temples=(4, 0, 10), avenue=3, track=1).seat(1, temples=(4, 2, 0), avenue=3)
    s.pile(3, "mask_1", "mask_2")
    s.pile(0)
    lines = drawn(CityScreen(WORDS).tracks(s.city))
    assert row_of(lines, "blue")[5] == "▲■(2)"
    assert row_of(lines, "red")[3] == "■"
    assert row_of(lines, "green")[11] == "▲★"
    assert row_of(lines, "Avenue")[4] == "▲■"
    assert row_of(lines, "Pyramid")[1:3] == ["■", "▲"]


def cell(lines: list[str], row: int, col: int) -> str:
    """A quarter square of the picture from above; -1 and 8 lie outside the grid."""
    return lines[row + 2].ljust(30)[2 + 2 * (col + 1)]


def test_the_pyramid_from_above() -> None:
    s = scene(players=2).bare_pyramid()
    bare = drawn(seen_from_above(s.city, WORDS))
    assert "".join(cell(bare, 0, col) for col in range(8)) == "···bb···"
    assert "".join(cell(bare, -1, col) for col in (3, 4)) == "rg"
    assert (cell(bare, 4, -1), cell(bare, 3, -1)) == ("r", "b")
    s.lay("bnRg", "1b1")
    s.lay("nbrG", "2a1")
    lines = drawn(seen_from_above(s.city, WORDS))
    assert [cell(lines, 0, 2), cell(lines, 0, 3)] == ["b", "·"]
    assert [cell(lines, 1, 3)] == ["R"]
    assert [cell(lines, 1, 1), cell(lines, 1, 2)] == ["·", "b"]  # the upper tile covers
    assert [cell(lines, 2, 1), cell(lines, 2, 2)] == ["G", "r"]
    assert drawn(heights(s.city))[2:5] == ["0 0 1 1 0 0 0 0", "0 2 2 1 0 0 0 0", "0 2 2 0 0 0 0 0"]


@pytest.mark.parametrize(
    ("side", "level", "cells"),
    [
        (0, 0, [(-1, 3), (-1, 4)]),
        (1, 0, [(3, 8), (4, 8)]),
        (2, 0, [(8, 4), (8, 3)]),
        (3, 0, [(4, -1), (3, -1)]),
        (0, 1, [(0, 3), (0, 4)]),
        (1, 1, [(3, 7), (4, 7)]),
        (2, 2, [(6, 4), (6, 3)]),
        (3, 3, [(4, 2), (3, 2)]),
    ],
)
def test_decorations_from_above(side: int, level: int, cells: list[tuple[int, int]]) -> None:
    s = scene(players=2).bare_pyramid()
    tile = 4  # R, then B, read clockwise
    assert DECORATION_ICONS[tile] == (5, 4)
    placed = [-1] * 16
    placed[side * 4 + level] = tile
    s.city.decorations = tuple(placed)
    lines = drawn(seen_from_above(s.city, WORDS))
    assert [cell(lines, *place) for place in cells] == ["R", "B"]


def ended(*players: tuple[int, int], **options: object) -> Scene:
    """A game that is over, with these points and cocoa."""
    s = scene(players=len(players), **options)
    for seat, (points, cocoa) in enumerate(players):
        s.seat(seat, points=points, cocoa=cocoa)
    s.city.agenda.clear()
    return s


def test_the_winner_in_words() -> None:
    assert verdict(WORDS, ended((9, 0), (12, 0)).game) == "Beto wins with 12 points."
    assert "broken by cocoa" in verdict(WORDS, ended((9, 0), (9, 1)).game)
    tie = verdict(WORDS, ended((9, 1), (9, 1), (9, 0)).game)
    assert tie.startswith("Ana wins with 9 points; the tie in points and cocoa is")
    tie = verdict(WORDS, ended((9, 1), (9, 1), dark_eclipse=True).game)
    assert tie.startswith("Beto wins with 9 points; the tie in points and cocoa is")


def test_points_nobody_told_count_as_setup() -> None:
    ledger = TITLE.ledger(2)
    assert ledger.to_json([0, 1]) == [{}, {"setup": 1}]
    copy = ledger.copy()
    copy.points[0][0] += 3
    assert ledger.points[0][0] == 0


def test_the_whole_table_can_be_drawn_at_any_time() -> None:
    s = scene(players=3)
    assert isinstance(s.city, City)
    assert len(drawn(CityScreen(WORDS).table(s.game))) > 40
