"""Pyramid and decoration tiles, what is printed under them, and the pattern setup lays out.

Icons: 0 b, 1 r, 2 g, 3 n, and `COLOURED` more when coloured. What lies under a corner is written as
site * 4 + corner of the tile there, or as -1 - icon where the main board itself shows.
"""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.geometry import corner_at, decoration_cells, quarter_of, site_at
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle, bundle_of
from teotihuacan.city.rules.goods.reading import bundles
from teotihuacan.engine.facts import Group

PYRAMID_TILES: Final = 32
DECORATION_TILES: Final = 15
COLOURED: Final = 4  # icons 4, 5, 6 are 0, 1, 2 in the colour of a temple
_ICONS: Final = "brgnBRG"  # as the data writes them, by number

_pyramid: Final = DATA.open("pyramid.toml")


def _icons(word: str) -> list[int]:
    return [_ICONS.index(letter) for letter in word]


def icon_word(icons: tuple[int, ...]) -> str:
    """Icons as the data writes them."""
    return "".join([_ICONS[icon] for icon in icons])


def _tile_icons(group: Group) -> list[tuple[int, int, int, int]]:
    tiles: list[tuple[int, int, int, int]] = []
    for word in group.letters("icons", PYRAMID_TILES, 4, _ICONS):
        a, b, c, d = _icons(word)
        tiles.append((a, b, c, d))
    return tiles


def _oriented(tiles: list[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int]]:
    """Four rotations of each; a quarter turn clockwise moves the last icon to the front."""
    turned: list[tuple[int, int, int, int]] = []
    for a, b, c, d in tiles:
        turned.extend([(a, b, c, d), (d, a, b, c), (c, d, a, b), (b, c, d, a)])
    return turned


def _under(ground: tuple[str, ...]) -> list[tuple[int, ...]]:
    rows: list[tuple[int, ...]] = []
    for site in range(geometry.SITES):
        covered: list[int] = []
        for corner in range(4):
            row, col = quarter_of(site, corner)
            if geometry.SITE_LEVEL[site] == 0:
                covered.append(-1 - _ICONS.index(ground[row][col]))
            else:
                covered.append(corner_at(geometry.SITE_LEVEL[site] - 1, row, col))
        rows.append(tuple(covered))
    return rows


def _start_sites(group: Group, players: int) -> tuple[int, ...]:
    sites: list[int] = []
    filled = 0
    for level, key in ((0, f"first_{players}"), (1, f"second_{players}")):
        side = geometry.LEVELS - level
        for row, word in enumerate(group.letters(key, side, side, "X.")):
            for col in range(side):
                if word[col] == "X":
                    site = site_at(level, row, col)
                    if filled & geometry.SUPPORT[site] != geometry.SUPPORT[site]:
                        raise group.wrong(
                            key, f"the tile in row {row + 1}, column {col + 1} rests on nothing"
                        )
                    sites.append(site)
                    filled |= 1 << site
    return tuple(sites)


def _decoration_icons(group: Group) -> list[tuple[int, int]]:
    tiles: list[tuple[int, int]] = []
    for word in group.letters("icons", DECORATION_TILES, 2, _ICONS):
        first, second = _icons(word)
        tiles.append((first, second))
    return tiles


def _decoration_under(group: Group) -> list[list[tuple[int, int]]]:
    sides: list[list[tuple[int, int]]] = []
    for side, key in enumerate(("top", "right", "bottom", "left")):
        first, second = _icons(group.check_letters(key, group.word(key), 2, _ICONS[:4]))
        levels: list[tuple[int, int]] = [(-1 - first, -1 - second)]
        for level in range(1, geometry.LEVELS):
            (row, col), (row_2, col_2) = decoration_cells(side, level)
            levels.append((corner_at(level - 1, row, col), corner_at(level - 1, row_2, col_2)))
        sides.append(levels)
    return sides


TILE_ICONS: Final[list[tuple[int, int, int, int]]] = _tile_icons(_pyramid.group("tiles"))
# [tile * 4 + quarter turns clockwise]
ORIENTED: Final[list[tuple[int, int, int, int]]] = _oriented(TILE_ICONS)
UNDER: Final[list[tuple[int, ...]]] = _under(
    _pyramid.group("ground").letters("icons", 8, 8, _ICONS[:4])
)
LEVEL_COST: Final[list[Bundle]] = bundles(
    _pyramid.group("levels"), "cost", geometry.LEVELS, frozenset(["stone", "wood"])
)
LEVEL_POINTS: Final[tuple[int, ...]] = _pyramid.group("levels").numbers("points", geometry.LEVELS)
PYRAMID_OFFER: Final[int] = _pyramid.group("levels").number("offer", 3, 3)
START_SITES: Final[tuple[tuple[int, ...], ...]] = (  # [players]
    (),
    (),
    _start_sites(_pyramid.group("start"), 2),
    _start_sites(_pyramid.group("start"), 3),
    _start_sites(_pyramid.group("start"), 4),
)
DECORATION_ICONS: Final[list[tuple[int, int]]] = _decoration_icons(
    _pyramid.group("decoration_tiles")
)
DECORATION_COST: Final[list[Bundle]] = [  # [workers - 1]
    bundle_of(units.GOLD, gold) for gold in _pyramid.group("decorations").numbers("gold", 3)
]
DECORATION_POINTS: Final[int] = _pyramid.group("decorations").number("points")
DECORATION_OFFER: Final[int] = _pyramid.group("decorations").number("offer", 4, 4)
DECORATION_UNDER: Final[list[list[tuple[int, int]]]] = _decoration_under(
    _pyramid.group("decoration_spots")
)
_pyramid.done()
