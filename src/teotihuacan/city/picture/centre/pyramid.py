"""The pyramid from above: its four levels, the ground, the decorations on its four sides.

A frame of 10 x 10 quarter squares: the grid of 8 x 8, and one row around it for the lowest
decorations.  Whatever lies higher is lighter and casts a shadow.
"""

from functools import cache
from typing import Final

from teotihuacan.city.picture.names import topic
from teotihuacan.city.picture.symbols import ICON_SYMBOLS
from teotihuacan.city.rules.boards import decorations, geometry
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.boards.decorations import next_level
from teotihuacan.city.rules.boards.geometry import quarter_of, space_quarters
from teotihuacan.city.rules.boards.pyramid import site_open
from teotihuacan.city.rules.boards.pyramid_tiles import (
    DECORATION_ICONS,
    DECORATION_UNDER,
    ORIENTED,
    UNDER,
)
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.picture.ink import circle, group, halo, path, rect, remembered, spot, use
from teotihuacan.words import Words

QUARTER: Final = 33
MARGIN: Final = 3
SIZE: Final = (10 * QUARTER + 2 * MARGIN, 10 * QUARTER + 2 * MARGIN)
TILE: Final = 2 * QUARTER
ICON: Final = 26  # the signs of the temples; the neutral one is smaller within the same square

Corner = tuple[float, float]


def draw(game: Game[City], seat: int | None, words: Words) -> str:
    city = game.state
    drawn = [ground()]
    for level in range(geometry.LEVELS):
        drawn.append(shadows(city, level))
        for site in range(geometry.SITES):
            if geometry.SITE_LEVEL[site] == level and city.pyramid[site] >= 0:
                drawn.append(tile(site, city.pyramid[site]))
        for side in range(len(decorations.SIDES)):
            lies = city.decorations[side * geometry.LEVELS + level]
            if lies >= 0:
                drawn.append(decoration(side, level, lies))
    drawn.append(open_sites(city))
    drawn.append(open_sides(city))
    return "".join(drawn)


# --- where things lie -----------------------------------------------------------------------------


def cell_at(row: int, col: int) -> Corner:
    """The top left corner of a quarter square; rows and columns -1 and 8 lie around the grid."""
    return MARGIN + (col + 1) * QUARTER, MARGIN + (row + 1) * QUARTER


@cache
def site_at(site: int) -> Corner:
    """The top left corner of a site."""
    return cell_at(*quarter_of(site, 0))


def corner_of(corner: int) -> Corner:
    """The middle of a tile's corner, from the tile's own top left."""
    half = QUARTER / 2
    return half + QUARTER * (corner in (1, 2)), half + QUARTER * (corner in (2, 3))


@cache
def space_cells(side: int, level: int) -> list[Corner]:
    """The top left corners of the two quarter squares of a decoration space, read clockwise."""
    return [cell_at(row, col) for row, col in space_quarters(side, level)]


@cache
def space_box(side: int, level: int) -> tuple[float, float, float, float]:
    """A decoration space as x, y, width, height."""
    (x, y), (x_2, y_2) = space_cells(side, level)
    wide, high = (TILE, QUARTER) if side % 2 == 0 else (QUARTER, TILE)
    return min(x, x_2), min(y, y_2), wide, high


# --- the ground -----------------------------------------------------------------------------------


@cache
def ground() -> str:
    """The plaza with the icons that are printed on it, and the first space of each side."""
    x, y = cell_at(0, 0)
    side = 8 * QUARTER
    far = SIZE[0]
    corners = (((0, 0), 0), ((far, 0), 90), ((far, far), 180), ((0, far), 270))
    drawn = [
        rect(0, 0, far, far, "forecourt", 10),
        *(group(corner_fret(), at=at, turn=turn) for at, turn in corners),
        rect(x - 4, y - 4, side + 8, side + 8, "terrace", 4),
    ]
    for site in range(geometry.SITES):
        if geometry.SITE_LEVEL[site]:
            continue
        left, top = site_at(site)
        drawn.append(rect(left + 1.5, top + 1.5, TILE - 3, TILE - 3, "bed", 4))
        for corner, under in enumerate(UNDER[site]):
            cx, cy = corner_of(corner)
            drawn.append(use(ICON_SYMBOLS[-1 - under], left + cx, top + cy, ICON, "printed"))
    for number in range(len(decorations.SIDES)):
        left, top, wide, high = space_box(number, 0)
        drawn.append(rect(left + 1.5, top + 1.5, wide - 3, high - 3, "bed niche", 4))
        cells = space_cells(number, 0)
        for (cx, cy), under in zip(cells, DECORATION_UNDER[number][0], strict=True):
            at = (cx + QUARTER / 2, cy + QUARTER / 2)
            drawn.append(use(ICON_SYMBOLS[-1 - under], *at, ICON - 3, "printed"))
    return group(*drawn, data_about=topic("pyramid"))


def corner_fret() -> str:
    """A stepped fret in a corner of the plaza: ornament, nothing to play with."""
    return path(
        "M12 104V88H20V72H28V56M104 12H88V20H72V28H56M12 60V12H60M20 44V20H44M28 34V28H34", "fret"
    )


# --- what lies on it ------------------------------------------------------------------------------


def shadows(city: City, level: int) -> str:
    """The soft shadows of everything on a level, below all of it."""
    drawn: list[str] = []
    for site in range(geometry.SITES):
        if geometry.SITE_LEVEL[site] == level and city.pyramid[site] >= 0:
            x, y = site_at(site)
            drawn.append(shadow(x, y, TILE, TILE, level))
    for side in range(len(decorations.SIDES)):
        if city.decorations[side * geometry.LEVELS + level] >= 0:
            drawn.append(shadow(*space_box(side, level), level))
    return "".join(drawn)


@remembered
def shadow(x: float, y: float, wide: float, high: float, level: int) -> str:
    """Three rectangles, each a little larger: soft without a filter."""
    down = 2.0 + level * 0.8
    return "".join(
        rect(x - grown, y - grown + down, wide + 2 * grown, high + 2 * grown, "dusk", 5 + grown)
        for grown in (0.5, 2.5, 4.5)
    )


@remembered
def tile(site: int, oriented: int) -> str:
    """A pyramid tile where it lies."""
    name = f"pyramid-{oriented // 4}"
    face = tile_face(oriented, geometry.SITE_LEVEL[site])
    return group(face, at=site_at(site), data_piece=name, class_="piece")


@remembered
def tile_face(oriented: int, level: int) -> str:
    """A pyramid tile from above: a block with a wall, a lit edge, and its four icons."""
    return block(TILE, TILE, f"level-{level + 1}") + "".join(
        icon(shown, *corner_of(corner)) for corner, shown in enumerate(ORIENTED[oriented])
    )


def block(wide: float, high: float, class_: str) -> str:
    drawn = rect(0.5, 0.5, wide - 1, high - 1, f"wall {class_}", 5)
    drawn += rect(0.5, 0.5, wide - 1, high - 4, f"roof {class_}", 5)
    return drawn + rect(3, 3, wide - 6, high - 9, "lit", 3)


def icon(shown: int, x: float, y: float, size: float = ICON) -> str:
    return use(ICON_SYMBOLS[shown], x, y - 1, size)


@remembered
def decoration(side: int, level: int, lies: int) -> str:
    x, y, _, _ = space_box(side, level)
    face = decoration_face(side, lies, level)
    return group(face, at=(x, y), data_piece=f"decoration-{lies}", class_="piece")


@remembered
def decoration_face(side: int, lies: int, level: int) -> str:
    """A decoration, its two icons read clockwise around the pyramid."""
    left, top, wide, high = space_box(side, level)
    face = [block(wide, high, f"frieze level-{level + 1}")]
    face.append(rect(4, 4, wide - 8, high - 11, "inlay", 3))
    for (x, y), shown in zip(space_cells(side, level), DECORATION_ICONS[lies], strict=True):
        face.append(icon(shown, x - left + QUARTER / 2, y - top + QUARTER / 2, ICON - 3))
    return "".join(face)


# --- what can be laid next ------------------------------------------------------------------------


def open_sites(city: City) -> str:
    """A quiet mark on every site that can be built on, and the spot for it."""
    return "".join(open_site(site) for site in range(geometry.SITES) if site_open(city, site))


@cache
def open_site(site: int) -> str:
    marks = path(corner_marks(TILE, TILE), "open-site")
    edge = halo(2, 2, TILE - 4, TILE - 4, 4)
    return spot(f"site-{site_code(site)}", marks, halo=edge, at=site_at(site))


def open_sides(city: City) -> str:
    levels = [next_level(city, side) for side in range(len(decorations.SIDES))]
    return "".join(open_side(side, level) for side, level in enumerate(levels) if level >= 0)


@cache
def open_side(side: int, level: int) -> str:
    x, y, wide, high = space_box(side, level)
    marks = path(corner_marks(wide, high), "open-site")
    edge = halo(2, 2, wide - 4, high - 4, 4)
    return spot(f"deco-{decorations.SIDES[side]}", marks, halo=edge, at=(x, y))


def corner_marks(wide: float, high: float) -> str:
    """Four short angles inside the corners."""
    a, b, w, h = 4, 11, wide - 4, high - 4
    return (
        f"M{a} {b}V{a}H{b}M{w - b + a} {a}H{w}V{b}"
        f"M{w} {h - b + a}V{h}H{w - b + a}M{b} {h}H{a}V{h - b + a}"
    )


def match_mark(x: float, y: float) -> str:
    """Around an icon that lies on one of its own kind."""
    return circle(x, y - 1, QUARTER / 2 - 2.5, "match")
