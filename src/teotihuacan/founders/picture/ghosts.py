"""Previews of a choice, drawn over a part while the player considers it."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step
from teotihuacan.founders.picture import city, pieces, pyramid, sections
from teotihuacan.founders.picture.laying import ASKED, brought, face
from teotihuacan.founders.picture.symbols import RESOURCE_SYMBOLS
from teotihuacan.founders.rules import kinds
from teotihuacan.founders.rules.actions import section_of
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import level_of
from teotihuacan.founders.rules.laying.pyramid import ALL_PLACES
from teotihuacan.founders.rules.printed import boards, rounds, tiles
from teotihuacan.founders.rules.produce import SKIP
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.rules.turn import PASS, space_and_disks
from teotihuacan.picture import choices
from teotihuacan.picture.choices import Ghost, Preview
from teotihuacan.picture.frames import Layout
from teotihuacan.picture.ink import SMALL, circle, group, rect, text, use
from teotihuacan.picture.seats import SEATS


def ghost(game: Game[Founding], id: int, layout: Layout = "wide") -> Ghost | None:
    """Return the preview of a legal choice on the table, if it can be shown beforehand."""
    return choices.ghost(game, id, layout, PREVIEWS)


def badge(points: int, x: float, y: float) -> str:
    return use("points", x, y, 36) + text(x, y + 5.5, points, "bold", SMALL + 1, "middle")


# --- the Main board -------------------------------------------------------------------------------


def disks(founding: Founding, step: Step, option: int, layout: Layout) -> Ghost | None:
    """The disks where they will lie, and the Strength of the stack."""
    if option == PASS:
        return None
    space, count = space_and_disks(option)
    height = founding.height(space)
    disk = pieces.disk(step[1], *sections.disk_size(layout))
    drawn = "".join(
        group(disk, at=sections.disk_at(height + 1 + place, layout)) for place in range(count)
    )
    x, y = sections.disk_at(height + count, layout)
    drawn += use("strength", x + 3, y + 2, 30) + circle(x + 3, y + 8, 9, "ghost-number")
    drawn += text(x + 3, y + 13, height + count, "bold", SMALL, "middle")
    section, place = section_of(space), space % rounds.IN_SECTION
    at = (sections.EDGE + place * sections.COLUMN, sections.HEAD + 4)
    return sections.NAMES[section], group(drawn, at=at, class_=f"ghost {SEATS[step[1]]}")


# --- a city ---------------------------------------------------------------------------------------


def in_city(seat: int, drawn: str) -> Ghost:
    return f"city-{seat}", group(drawn, at=city.ORIGIN, class_="ghost")


def pyramid_tile(founding: Founding, step: Step, option: int, layout: Layout) -> Ghost:
    """Draw the tile on its place, with the points it scores immediately."""
    colour, place = divmod(option, ALL_PLACES)
    side = pyramid.side_of(city.CELL)
    drawn = pyramid.shadow(0, 0, side, level_of(place))
    drawn += pieces.pyramid_tile(colour, side, level_of(place))
    drawn += rect(-1, -1, side + 2, side + 2, "ghost-edge", 7)
    points = 0 if founding.in_setup() else tiles.PYRAMID_POINTS
    if place < grid.LEVEL_2:
        points += boards.BOARDS[founding.founders[step[1]].board].rewards[place].points
    if points:
        drawn += badge(points, side, 0)
    x, y = pyramid.place_at(place, city.CELL)
    left, top = city.pyramid_corner()
    return in_city(step[1], group(drawn, at=(left + x, top + y)))


def lying(founding: Founding, seat: int, tile: int, space: int, orientation: int) -> Ghost:
    """A tile where it would lie, with what it brings."""
    form = tiles.SHAPE[tile].forms[orientation]
    marks, changes = brought(founding, founding.founders[seat], tile, form, space)
    corner = city.tile_corner(tile, space, orientation)
    drawn = group(face(tile, orientation), at=corner)
    half = city.CELL / 2
    for symbol, row, col in marks:
        x, y = col * city.CELL + half, row * city.CELL + half
        drawn += circle(x, y, 17, f"brought {symbol}")
        if symbol != ASKED:
            drawn += use(symbol, x, y, 28)
    points = dict(changes).get("points", 0)
    if points:
        drawn += badge(points, corner[0] + city.CELL, corner[1])
    return in_city(seat, drawn)


def anchor(founding: Founding, step: Step, option: int, layout: Layout) -> Ghost:
    """The tile in the first way that it can lie there."""
    _, seat, tile, _, _ = step
    space = grid.CITY_SPACES[option]
    free = founding.free(founding.founders[seat])
    return lying(founding, seat, tile, space, tiles.SHAPE[tile].orientations(space, free)[0])


def new_cube(seat: int, resource: int, space: int) -> Ghost:
    x, y = city.corner(space)
    half = city.CELL / 2
    drawn = circle(x + half, y + half, 20, "brought")
    return in_city(seat, drawn + use(RESOURCE_SYMBOLS[resource], x + half, y + half, 32))


def replace(founding: Founding, step: Step, option: int, layout: Layout) -> Ghost | None:
    if option % 2:
        return None
    tile = founding.founders[step[1]].tiles[step[2]]
    return new_cube(step[1], tiles.RESOURCE[tile], grid.CITY_SPACES[option // 2])


PREVIEWS: Final[dict[int, Preview[Founding]]] = {
    kinds.TURN: disks,
    kinds.PYRAMID: pyramid_tile,
    kinds.ANCHOR: anchor,
    kinds.ORIENTATION: lambda founding, step, option, _: lying(
        founding, step[1], step[2], step[4], option
    ),
    kinds.PUT_CUBE: lambda _, step, option, __: (
        None if option == SKIP else new_cube(step[1], step[2], grid.CITY_SPACES[option])
    ),
    kinds.REPLACE: replace,
}
