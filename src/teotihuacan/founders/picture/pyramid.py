"""The pyramid of a city: rewards on its ground, then three levels, each lighter than the last."""

from functools import cache
from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture import pieces
from teotihuacan.founders.picture.names import place_spot, topic
from teotihuacan.founders.rules import kinds
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import corner_of, level_of
from teotihuacan.founders.rules.laying.pyramid import places_for
from teotihuacan.founders.rules.printed import boards
from teotihuacan.founders.rules.state import Founder, Founding
from teotihuacan.picture.ink import group, halo, path, rect, remembered, spot

MIDDLE: Final = (1, 1)


def draw(game: Game, founding: Founding, founder: Founder, cell: float) -> str:
    """Draw everything from above, with the first space at the origin."""
    tiles = [
        tile(founder.seat, place, colour, cell) if colour >= 0 else ""
        for place, colour in enumerate(founder.pyramid)
    ]
    drawn = [ground(founder.board, cell), *tiles[: grid.LEVEL_2], blank(cell)]
    return "".join([*drawn, *tiles[grid.LEVEL_2 :], open_now(game, founding, founder, cell)])


def place_at(place: int, cell: float) -> tuple[float, float]:
    """The upper left corner of a place."""
    row, col = corner_of(place)
    return (col - grid.FIRST) * cell, (row - grid.FIRST) * cell


def side_of(cell: float) -> float:
    return grid.SQUARE * cell


@cache
def ground(board: int, cell: float) -> str:
    """The terrace, and what each square brings when it is covered."""
    side = side_of(cell)
    drawn = [rect(-3, -3, 3 * side + 6, 3 * side + 6, "terrace", 6)]
    for place in range(grid.LEVEL_2):
        x, y = place_at(place, cell)
        brought = boards.BOARDS[board].rewards[place]
        drawn.append(rect(x + 3, y + 3, side - 6, side - 6, "bed", 5))
        drawn.append(group(pieces.reward(brought, side), at=(x + side / 2, y + side / 2)))
    return group(*drawn, data_about=topic("rewards"))


@cache
def blank(cell: float) -> str:
    side = side_of(cell)
    x, y = MIDDLE[1] * side, MIDDLE[0] * side
    return shadow(x, y, side, 1) + group(pieces.pyramid_tile(-1, side, 1), at=(x, y))


@remembered
def tile(seat: int, place: int, colour: int, cell: float) -> str:
    side = side_of(cell)
    x, y = place_at(place, cell)
    level = level_of(place)
    return shadow(x, y, side, level) + group(
        pieces.pyramid_tile(colour, side, level),
        at=(x, y),
        class_="piece",
        data_piece=f"pyramid-{seat}-{grid.PLACES[place]}",
        data_about=topic("pyramid"),
    )


@remembered
def shadow(x: float, y: float, side: float, level: int) -> str:
    """Three rectangles, each a little larger: soft without a filter."""
    down = 1.5 + level
    return "".join(
        rect(x - grown, y - grown + down, side + 2 * grown, side + 2 * grown, "dusk", 5 + grown)
        for grown in (0.5, 2.5, 4.5)
    )


def open_now(game: Game, founding: Founding, founder: Founder, cell: float) -> str:
    """Quiet marks on what could be built above the ground, and targets while it is asked."""
    asked = bool(founding.agenda) and founding.agenda[-1][0] == kinds.PYRAMID
    mine = game.actor == founder.seat
    found = places_for(founding, founder)
    drawn: list[str] = []
    for place in range(len(grid.PLACES)):
        if not found >> place & 1:
            continue
        if asked and mine:
            drawn.append(target(founder.seat, place, cell))
        elif not grid.BOTTOM_PLACES >> place & 1:
            drawn.append(mark(place, cell))
    return "".join(drawn)


@remembered
def mark(place: int, cell: float) -> str:
    side = side_of(cell)
    return group(path(corner_marks(side), "open-site"), at=place_at(place, cell))


@remembered
def target(seat: int, place: int, cell: float) -> str:
    side = side_of(cell)
    inset = 4 if place < grid.LEVEL_2 else 10 if place < grid.TOP else 14
    edge = halo(inset, inset, side - 2 * inset, side - 2 * inset, 5)
    marks = path(corner_marks(side), "open-site")
    return spot(place_spot(seat, place), marks, halo=edge, at=place_at(place, cell))


def corner_marks(side: float) -> str:
    """Four short angles inside the corners."""
    a, b, w = 5, 16, side - 5
    return (
        f"M{a} {b}V{a}H{b}M{w - b + a} {a}H{w}V{b}M{w} {w - b + a}V{w}H{w - b + a}"
        f"M{b} {w}H{a}V{w - b + a}"
    )
