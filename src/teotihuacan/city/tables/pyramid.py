"""The pyramid: its levels, its tiles and its decorations."""

from collections.abc import Iterable
from typing import Final

from teotihuacan.city.rules.boards import decorations as decorations_rules
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.boards.pyramid_tiles import (
    DECORATION_TILES,
    DECORATION_UNDER,
    LEVEL_COST,
    LEVEL_POINTS,
    PYRAMID_TILES,
    START_SITES,
    UNDER,
)
from teotihuacan.city.tables.making import PLAYERS
from teotihuacan.city.words.explain import TOPICS, explain
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.city.words.tiles import icon
from teotihuacan.tables import Cell, Rows, in_rows, table
from teotihuacan.words.formatter import Words

TILES_A_ROW: Final = 4
DECORATIONS_A_ROW: Final = 5


@table("levels", "level", "sites", "price", "points")
def levels(words: Words) -> Rows:
    return [
        (level + 1, geometry.SITE_LEVEL.count(level), told(words, LEVEL_COST[level]), scored)
        for level, scored in enumerate(LEVEL_POINTS)
    ]


@table("sites", "", "ground", "second")
def sites(words: Words) -> Rows:
    rows: list[list[Cell]] = []
    for count in PLAYERS:
        row = [words.text("tables.seats", players=count)]
        for level in (0, 1):
            found = [site for site in START_SITES[count] if geometry.SITE_LEVEL[site] == level]
            row.append(", ".join(map(site_code, found)) or words.text("tables.none"))
        rows.append([*row])
    return rows


def about_icons(words: Words) -> str:
    return explain(words, ("topic", TOPICS.index("notation")))


@table("ground", "sites", *[""] * (geometry.LEVELS - 1), note=about_icons)
def ground(words: Words) -> Rows:
    cells: list[str] = []
    for site in range(geometry.SITE_LEVEL.count(0)):
        a, b, c, d = (-1 - under for under in UNDER[site])  # clockwise from the top left
        cells.append(f"{site_code(site)} [{signs(words, (a, b))}/{signs(words, (d, c))}]")
    return in_rows(cells, geometry.LEVELS)


@table("pyramid", "tiles", *[""] * (TILES_A_ROW - 1))
def pyramid(words: Words) -> Rows:
    return in_rows([words.part("pyramid", tile) for tile in range(PYRAMID_TILES)], TILES_A_ROW)


@table("decorations", "tiles", *[""] * (DECORATIONS_A_ROW - 1))
def decorations(words: Words) -> Rows:
    cells = [words.part("decoration", tile) for tile in range(DECORATION_TILES)]
    return in_rows(cells, DECORATIONS_A_ROW)


@table("spaces", "side", "icons")
def spaces(words: Words) -> Rows:
    icons = [signs(words, [-1 - under for under in unders[0]]) for unders in DECORATION_UNDER]
    sides = zip(decorations_rules.SIDES, icons, strict=True)
    return [(words.part("side", side, "short"), f"[{shown}]") for side, shown in sides]


def signs(words: Words, icons: Iterable[int]) -> str:
    return "".join(icon(words, value) for value in icons)
