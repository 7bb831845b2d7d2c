"""The pyramid: its levels, its tiles and its decorations."""

from collections.abc import Iterable
from typing import Final

from teotihuacan.city.rules import geometry
from teotihuacan.city.rules.boards import decorations as decorations_rules
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.pyramid_tiles import (
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
from teotihuacan.tables import head, in_rows, made
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words

TILES_A_ROW: Final = 4
DECORATIONS_A_ROW: Final = 5


def levels(words: Words) -> RuleTable:
    rows = [
        (
            str(level + 1),
            str(geometry.SITE_LEVEL.count(level)),
            told(words, LEVEL_COST[level]),
            str(scored),
        )
        for level, scored in enumerate(LEVEL_POINTS)
    ]
    return made(words, "levels", head(words, "level", "sites", "price", "points"), rows)


def sites(words: Words) -> RuleTable:
    rows: list[list[str]] = []
    for count in PLAYERS:
        found = [
            ", ".join(
                site_code(site) for site in START_SITES[count] if geometry.SITE_LEVEL[site] == level
            )
            for level in (0, 1)
        ]
        dash = words.text("tables.none")
        rows.append([words.text("tables.seats", players=count), *(row or dash for row in found)])
    return made(words, "sites", ["", *head(words, "ground", "second")], rows)


def ground(words: Words) -> RuleTable:
    cells: list[str] = []
    for site in range(geometry.SITE_LEVEL.count(0)):
        a, b, c, d = (-1 - under for under in UNDER[site])  # clockwise from the top left
        cells.append(f"{site_code(site)} [{signs(words, (a, b))}/{signs(words, (d, c))}]")
    header = head(words, "sites") + [""] * (geometry.LEVELS - 1)
    return made(words, "ground", header, in_rows(cells, geometry.LEVELS), about_icons(words))


def pyramid(words: Words) -> RuleTable:
    cells = [words.part("pyramid", tile) for tile in range(PYRAMID_TILES)]
    header = head(words, "tiles") + [""] * (TILES_A_ROW - 1)
    return made(words, "pyramid", header, in_rows(cells, TILES_A_ROW))


def decorations(words: Words) -> RuleTable:
    cells = [words.part("decoration", tile) for tile in range(DECORATION_TILES)]
    header = head(words, "tiles") + [""] * (DECORATIONS_A_ROW - 1)
    return made(words, "decorations", header, in_rows(cells, DECORATIONS_A_ROW))


def spaces(words: Words) -> RuleTable:
    rows = [
        (
            words.part("side", side, "short"),
            f"[{signs(words, [-1 - under for under in unders[0]])}]",
        )
        for side, unders in zip(decorations_rules.SIDES, DECORATION_UNDER, strict=True)
    ]
    return made(words, "spaces", head(words, "side", "icons"), rows)


def signs(words: Words, icons: Iterable[int]) -> str:
    return "".join(icon(words, value) for value in icons)


def about_icons(words: Words) -> str:
    return explain(words, ("topic", TOPICS.index("notation")))
