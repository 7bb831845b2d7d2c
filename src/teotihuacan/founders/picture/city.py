"""A city: its ground with Districts and masks, what lies on it, and the Architect's walk around.

652 x 686: a head with the name, then twelve by twelve spaces inside a walk, on whose sides the
Architect stands.  What is out of reach lies in the shade.
"""

from functools import cache
from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture import pieces, pyramid
from teotihuacan.founders.picture.names import cell_spot, topic
from teotihuacan.founders.picture.outline import outline
from teotihuacan.founders.picture.picking import picking
from teotihuacan.founders.picture.spots import spots
from teotihuacan.founders.picture.symbols import MASK_SYMBOLS, RESOURCE_SYMBOLS
from teotihuacan.founders.rules import fields, kinds
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import name_of
from teotihuacan.founders.rules.printed import boards
from teotihuacan.founders.rules.state import Founder, Founding
from teotihuacan.founders.words.unverified import about_city
from teotihuacan.picture import ornament
from teotihuacan.picture.ink import circle, group, halo, path, rect, remembered, spot, text, use
from teotihuacan.picture.seats import SEATS, seat_shape
from teotihuacan.picture.symbols import unverified_mark
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words

GROUND: Final = 600
CELL: Final = GROUND / grid.SIZE
WALK: Final = 26
HEAD: Final = 34
WIDE: Final = GROUND + 2 * WALK
HIGH: Final = HEAD + WIDE
ORIGIN: Final = (WALK, HEAD + WALK)  # where the first space lies
CUBE: Final = 0.6 * CELL


def draw(game: Game[Founding], seat: int | None, words: Words, player: int) -> str:
    founding = game.state
    founder = founding.founders[player]
    inside = walk()
    if founder.board >= 0:
        inside += group(*lying(game, founding, founder), at=(WALK, WALK))
    city = group(inside, at=(0, HEAD))
    return group(heading(game, words, player), city, architect(founder), class_=SEATS[player])


def lying(game: Game, founding: Founding, founder: Founder) -> list[str]:
    """The ground and everything on it, from below."""
    found = [ground()]
    if not founding.in_setup():
        found.append(out_of_reach(founder.architect))
    found += [mask_ground(founder.board), cubes(founder), laid(founder)]
    tiles = group(pyramid.draw(game, founding, founder, CELL), at=pyramid_corner())
    found += [asked_tile(founding, founder), tiles, planned(founding, founder)]
    if game.actor == founder.seat:
        found.append(targets(game, founder))
    return found


def corner(space: int) -> tuple[float, float]:
    """The upper left corner of a space on the ground."""
    return space % grid.SIZE * CELL, space // grid.SIZE * CELL


def pyramid_corner() -> tuple[float, float]:
    return grid.FIRST * CELL, grid.FIRST * CELL


# --- the ground -----------------------------------------------------------------------------------


def heading(game: Game[Founding], words: Words, player: int) -> str:
    """Draw the owner of the city, and which parts are reconstructed."""
    founder = game.state.founders[player]
    spoken = words.at(game.rules.cast(game.state))
    called = words.text("picture.city", name=spoken.part("seat", player))
    name = fitted(called, 400, pieces.MARK, bold=True)
    behind = 40 + width(name, pieces.MARK, bold=True)
    board = boards.BOARDS[founder.board].key if founder.board >= 0 else ""
    said = about_city(words, founder.board)
    edge = f"M1 {HEAD + 8} V11 a10 10 0 0 1 10 -10 H{WIDE - 11} a10 10 0 0 1 10 10 V{HEAD + 8}Z"
    return (
        path(edge, "head")
        + seat_shape(player, 20, 17, 10)
        + text(38, 24, name, "bold", pieces.MARK)
        + unverified_mark(said, behind + 14, 17, 20)
        + ornament.between(behind + 32, WIDE - 52, 11)
        + text(WIDE - 14, 24, board, "bold", pieces.MARK, "end")
    )


@cache
def walk() -> str:
    """The way of the Architect around the city: a stop on each side, and where it leads."""
    half = WIDE / 2
    stops = ((half, WALK / 2), (WIDE - WALK / 2, half), (half, WIDE - WALK / 2), (WALK / 2, half))
    drawn = [rect(0, 0, WIDE, WIDE, "walk", 10)]
    drawn += [circle(x, y, 10.5, "stop") for x, y in stops]
    near, far = WALK + grid.SIZE // 4 * CELL, WALK + (grid.SIZE - grid.SIZE // 4) * CELL
    arrow = "M-4 -4L5 0L-4 4"
    for x, y, turn in (
        (far, WALK / 2, 0),
        (WIDE - WALK / 2, far, 90),
        (near, WIDE - WALK / 2, 180),
        (WALK / 2, near, 270),
    ):
        drawn.append(group(path(arrow, "way-on"), at=(x, y), turn=turn))
    for place in range(grid.SIZE):
        middle = WALK + place * CELL + CELL / 2
        if place not in (grid.HALF - 1, grid.HALF):
            drawn.append(text(middle, WALK - 7, name_of(place)[0], "", pieces.MARK, "middle"))
            drawn.append(text(WALK / 2, middle + 6, place + 1, "", pieces.MARK, "middle"))
    return group(*drawn, data_about=topic("reach"))


@cache
def ground() -> str:
    """The Districts and their spaces."""
    half = grid.HALF * CELL
    drawn = [
        rect(x, y, half, half, f"district district-{place}")
        for place, (x, y) in enumerate(((0, 0), (half, 0), (half, half), (0, half)))
    ]
    for space in grid.CITY_SPACES:
        x, y = corner(space)
        drawn.append(rect(x + 1.5, y + 1.5, CELL - 3, CELL - 3, "plot", 4))
    drawn.append(path(f"M{half} 0V{GROUND}M0 {half}H{GROUND}", "border"))
    drawn.append(path(f"M{half} 0V{GROUND}M0 {half}H{GROUND}", "border-line"))
    drawn.append(rect(0, 0, GROUND, GROUND, "rim"))
    return group(*drawn, data_about=topic("reach"))


@cache
def out_of_reach(side: int) -> str:
    """The shade over the two Districts that the Architect does not reach, and the line between."""
    half = grid.HALF * CELL
    x, y = ((0, half), (0, 0), (0, 0), (half, 0))[side]
    if side % 2 == 0:
        return rect(x, y, GROUND, half, "far") + path(f"M0 {half}H{GROUND}", "reach-line")
    return rect(x, y, half, GROUND, "far") + path(f"M{half} 0V{GROUND}", "reach-line")


@remembered
def mask_ground(number: int) -> str:
    """Every cluster: its outline, and a face on each of its spaces."""
    drawn: list[str] = []
    for cluster in boards.BOARDS[number].clusters:
        cells = tuple(
            (space // grid.SIZE, space % grid.SIZE)
            for space in range(grid.SIZE * grid.SIZE)
            if cluster.spaces >> space & 1
        )
        name = MASK_SYMBOLS[cluster.colour]
        drawn.append(path(outline(cells, CELL, 2.5, 9), f"cluster {name}"))
        drawn += [
            use(name, c * CELL + CELL / 2, r * CELL + CELL / 2, CELL * 0.64, "printed-mask")
            for r, c in cells
        ]
    return group(*drawn, data_about=topic("masks"))


# --- what lies on it ------------------------------------------------------------------------------


def cubes(founder: Founder) -> str:
    return "".join(
        cube(resource, space)
        for resource, spaces in enumerate(founder.cubes)
        for space in grid.CITY_SPACES
        if spaces >> space & 1
    )


@remembered
def cube(resource: int, space: int) -> str:
    x, y = corner(space)
    middle = (x + CELL / 2, y + CELL / 2)
    bed = circle(*middle, CUBE * 0.6, "cube-bed")
    return bed + use(RESOURCE_SYMBOLS[resource], *middle, CUBE)


def laid(founder: Founder) -> str:
    """Buildings and Temples, those further down last, so that their walls are seen."""
    order = sorted(range(len(founder.tiles)), key=lambda index: founder.anchors[index])
    return "".join(tile_at(founder.seat, index, *founder.laid(index)) for index in order)


@remembered
def tile_at(seat: int, index: int, kind: int, anchor: int, orientation: int) -> str:
    return group(
        pieces.tile(kind, orientation, CELL),
        at=tile_corner(kind, anchor, orientation),
        data_piece=f"laid-{seat}-{index}",
        data_about=f"tile:{kind}",
    )


def tile_corner(kind: int, anchor: int, orientation: int) -> tuple[float, float]:
    """Return the corner of the form of a tile whose first space is the anchor."""
    row, col = pieces.cells_of(kind, orientation)[0]
    x, y = corner(anchor)
    return x - col * CELL, y - row * CELL


def asked_tile(founding: Founding, founder: Founder) -> str:
    """A line around the Building that a question is about."""
    if not founding.agenda or founding.agenda[-1][1] != founder.seat:
        return ""
    step = founding.agenda[-1]
    if step[0] == kinds.PUT_CUBE and step[3] != fields.ANYWHERE:
        index = step[3]
    elif step[0] == kinds.REPLACE:
        index = step[2]
    else:
        return ""
    kind, anchor, orientation = founder.laid(index)
    line = outline(pieces.cells_of(kind, orientation), CELL, -1, 9)
    return group(path(line, "asked-tile"), at=tile_corner(kind, anchor, orientation))


STANDS: Final = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))


def planned(founding: Founding, founder: Founder) -> str:
    """Draw where a tile will lie when it is paid for."""
    drawn = ""
    for kind, seat, what, where, orientation in founding.agenda:
        if seat != founder.seat:
            continue
        if kind == kinds.LAY:
            line = outline(pieces.cells_of(what, orientation), CELL, 3, 9)
            drawn += group(path(line, "planned"), at=tile_corner(what, where, orientation))
        elif kind == kinds.SET_TILE:
            x, y = pyramid.place_at(where, CELL)
            left, top = pyramid_corner()
            side = pyramid.side_of(CELL)
            drawn += rect(left + x + 3, top + y + 3, side - 6, side - 6, "planned", 6)
    return drawn


def architect(founder: Founder) -> str:
    """The Architect on a side of the city."""
    across, down = STANDS[founder.architect]
    x, y = WALK / 2 + across * (WIDE - WALK), HEAD + WALK / 2 + down * (WIDE - WALK)
    return group(
        figure(founder.seat),
        at=(x, y - 3),
        scale=0.86,
        class_="piece",
        data_piece=f"architect-{founder.seat}",
        data_about=topic("reach"),
    )


@remembered
def figure(seat: int) -> str:
    """A robed figure in the colour of a seat, with its shape on the breast."""
    return (
        path("M-15 18C-15 23 15 23 15 18Z", "shade")
        + path("M-15 19L-6.5 -3H6.5L15 19C9 22 -9 22 -15 19Z", "body")
        + circle(0, -8, 7, "skin")
        + path("M-7.5 -10C-6 -18 6 -18 7.5 -10C3 -13 -3 -13 -7.5 -10Z", "body")
        + seat_shape(seat, 0, 9, 5, "on-body")
    )


# --- where to click -------------------------------------------------------------------------------


def targets(game: Game, founder: Founder) -> str:
    """The spaces that stand for a choice now."""
    picked = picking(game)
    wanted = {*spots(game).values(), *(picked.ids if picked is not None else ())}
    return "".join(
        cell_target(founder.seat, space)
        for space in grid.CITY_SPACES
        if cell_spot(founder.seat, space) in wanted
    )


@remembered
def cell_target(seat: int, space: int) -> str:
    return spot(cell_spot(seat, space), halo=halo(5, 5, CELL - 10, CELL - 10, 5), at=corner(space))
