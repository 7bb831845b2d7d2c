"""Previews of a choice, drawn over a part while the player considers it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from teotihuacan.city.picture import boards, main_areas
from teotihuacan.city.picture.centre import pyramid, temples
from teotihuacan.city.picture.centre.piles import marker
from teotihuacan.city.picture.modules import Moved, pictures
from teotihuacan.city.picture.symbols import TEMPLE_SYMBOLS
from teotihuacan.city.rules import kinds, places
from teotihuacan.city.rules.boards import geometry, pyramid_tiles
from teotihuacan.city.rules.boards.construction import chosen_site, chosen_tile
from teotihuacan.city.rules.boards.decorations import chosen_decoration, next_level
from teotihuacan.city.rules.boards.nobles import next_space
from teotihuacan.city.rules.boards.pyramid import matching_corners
from teotihuacan.city.rules.effects import climbable
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.setup import Place
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.turns.turn import CIRCLE, board_ahead, moving
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE, Step
from teotihuacan.picture.choices import Ghost
from teotihuacan.picture.frames import Layout
from teotihuacan.picture.ink import SMALL, group, rect, text, use

NOWHERE: Final = 0  # no board has this number


def ghost(game: Game[City], id: int, layout: Layout = "wide") -> Ghost | None:
    """Return the preview of a legal choice on the table, if it can be shown beforehand."""
    city = game.state
    if not city.agenda or game.actor == CHANCE:
        return None
    step = city.agenda[-1]
    kind = game.rules.kinds[step[0]]
    option = kind.option_of(id)
    if option < 0:
        return None
    for movers in (MOVING, *[picture.moving for picture in pictures()]):
        if step[0] in movers:
            workers, board = movers[step[0]](game, city, step, option)
            return arriving(city, step[1], workers, board, layout)
    for ghosts in (GHOSTS, *[picture.ghosts for picture in pictures()]):
        if step[0] in ghosts:
            return ghosts[step[0]](city, step, option, layout)
    return None


# --- the pyramid ----------------------------------------------------------------------------------


BESIDE: Final = (pyramid.TILE + 19.0, 2.0)
"""The place of a tile's points: beside it, not on one of its icons."""


def badge(points: int, climbed: list[int], x: float, y: float) -> str:
    """The points a tile would score, and the temples it would climb."""
    drawn = use("points", x, y, 34) + text(x, y + 5, points, "bold", SMALL, "middle")
    for place, temple in enumerate(climbed):
        drawn += use(TEMPLE_SYMBOLS[temple], x + 24 + 18 * place, y, 22)
    return drawn


def temples_of(icons: tuple[int, ...], matched: list[int]) -> list[int]:
    first = pyramid_tiles.COLOURED
    return sorted(icons[corner] - first for corner in matched if icons[corner] >= first)


def site(city: City, step: Step, option: int, layout: Layout) -> Ghost:
    """The tile unturned, with what its level scores; its icons wait for the rotation."""
    tile = chosen_tile(city, step)
    level = geometry.SITE_LEVEL[option]
    drawn = pyramid.tile_face(tile * 4, level) + edge(pyramid.TILE, pyramid.TILE)
    drawn += badge(pyramid_tiles.LEVEL_POINTS[level], [], *BESIDE)
    return on_pyramid(drawn, pyramid.site_at(option), pyramid_tiles.LEVEL_POINTS[level])


@dataclass(frozen=True)
class Turned:
    """A pyramid tile turned in one way: how it looks, what it scores, which temples it climbs."""

    drawn: str
    points: int
    climbed: list[int]


def rotated(city: City, step: Step, option: int) -> Turned:
    """The tile as it would lie, matched icons ringed."""
    place = chosen_site(step)
    oriented = chosen_tile(city, step) * 4 + option
    icons = pyramid_tiles.ORIENTED[oriented]
    matched = matching_corners(city, icons, pyramid_tiles.UNDER[place])
    level = geometry.SITE_LEVEL[place]
    points = pyramid_tiles.LEVEL_POINTS[level] + len(matched)
    drawn = pyramid.tile_face(oriented, level) + edge(pyramid.TILE, pyramid.TILE)
    drawn += "".join(pyramid.match_mark(*pyramid.corner_of(corner)) for corner in matched)
    return Turned(drawn, points, temples_of(icons, matched))


def rotation(city: City, step: Step, option: int, layout: Layout) -> Ghost:
    """The tile as it would lie, and the points of all of it."""
    turned = rotated(city, step, option)
    drawn = turned.drawn + badge(turned.points, turned.climbed, *BESIDE)
    return on_pyramid(drawn, pyramid.site_at(chosen_site(step)), turned.points)


def decoration(city: City, step: Step, option: int, layout: Layout) -> Ghost | None:
    level = next_level(city, option)
    if level < 0:
        return None
    tile = chosen_decoration(city, step)
    icons = pyramid_tiles.DECORATION_ICONS[tile]
    matched = matching_corners(city, icons, pyramid_tiles.DECORATION_UNDER[option][level])
    left, top, wide, high = pyramid.space_box(option, level)
    half = pyramid.QUARTER / 2
    points = pyramid_tiles.DECORATION_POINTS + len(matched)
    drawn = pyramid.decoration_face(option, tile, level) + edge(wide, high)
    for place, (x, y) in enumerate(pyramid.space_cells(option, level)):
        if place in matched:
            drawn += pyramid.match_mark(x - left + half, y - top + half)
    climbed = temples_of(icons, matched)
    drawn += badge(points, climbed, *badge_place(option, wide, high, len(climbed)))
    return on_pyramid(drawn, (left, top), points)


def badge_place(side: int, wide: float, high: float, climbed: int) -> tuple[float, float]:
    """Beside a decoration, towards the middle of the picture; temples stand right of the badge."""
    if side == 1:
        return -8.0 - 20 * climbed, high / 2
    return ((wide + 8, high), (0, 0), (wide + 8, 0), (wide + 8, high / 2))[side]


def on_pyramid(drawn: str, at: tuple[float, float], points: int) -> Ghost:
    return "pyramid", group(drawn, at=at, class_="ghost", data_points=points)


def edge_around(x: float, y: float, wide: float, high: float) -> str:
    """The frame around what is new, by its middle."""
    return rect(x - wide / 2, y - high / 2, wide, high, "ghost-edge", 8)


def edge(wide: float, high: float) -> str:
    return rect(-1, -1, wide + 2, high + 2, "ghost-edge", 6)


# --- workers --------------------------------------------------------------------------------------


def distance(game: Game, city: City, step: Step, option: int) -> Moved:
    """The worker, or both, among those who stand on the board already."""
    movers = moving(step)
    here = city.players[step[1]].place[movers[0]]
    board = NOWHERE if option >= CIRCLE else board_ahead(city, here, option + 1)
    return movers, board


def beginning(game: Game, city: City, step: Step, option: int) -> Moved:
    """The next worker of the setup."""
    kind = game.rules.kinds[step[0]]
    assert isinstance(kind, Place)
    return [kind.next_worker(city.players[step[1]])], option + 1


def arriving(city: City, seat: int, workers: list[int], board: int, layout: Layout) -> Ghost | None:
    """The general area of a board as it will be: it covers the one that is there."""
    if board == NOWHERE:
        return None
    then = city.copy()
    for worker in workers:
        then.players[seat].place[worker] = board
    dice = boards.standing(then, board, layout)
    arrived = [die for die in dice if die.seat == seat and die.worker in workers]
    marks = [rect(d.x - 3, d.y - 3, d.side + 6, d.side + 6, "ghost-edge", 9) for d in arrived]
    drawn = bare(boards.plaza(then, board, layout))
    return f"slot-{city.slots[board]}", group(drawn, *marks, class_="ghost")


def noble(city: City, step: Step, option: int, layout: Layout) -> Ghost | None:
    """A building on the next space of a row, with the points it covers."""
    column = next_space(city, option)
    if column < 0:
        return None
    points = printed_boards.NOBLE_ROWS[option][column]
    side = main_areas.SPACE
    drawn = main_areas.building() + edge(side, side) + badge(points, [], side, 0)
    x, y = main_areas.noble_at(option, column)
    at = (boards.EDGE + x, boards.HEAD + y)
    return f"slot-{city.slots[places.NOBLES]}", group(
        drawn, at=at, class_="ghost", data_points=points
    )


# --- temples --------------------------------------------------------------------------------------


def climbing(city: City, step: Step, option: int, layout: Layout) -> Ghost | None:
    """The marker on the next step, among those who stand there already."""
    seat = step[1]
    player = city.players[seat]
    if not climbable(city, player, option):
        return None
    height = player.temple[option] + 1
    here = [other.seat for other in city.players if other.temple[option] == height]
    here = sorted([*here, seat])
    drawn = temples.tread(city, option, height)
    spaces = temples.marker_places(city, option, height, len(here))
    for other, (x, y, r) in zip(here, spaces, strict=True):
        drawn += marker(f"marker-temple-{other}-{option}", other, x, y, r)
        if other == seat:
            drawn += rect(x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4, "ghost-edge", 4)
    at = (option * temples.APART, 0)
    return "temples", group(bare(drawn), at=at, class_=f"ghost {TEMPLE_SYMBOLS[option]}")


NAMED: Final = re.compile(r' data-(?:piece|spot|about)="[^"]*"')


def bare(drawn: str) -> str:
    """The same without names: a ghost is nothing to point at, and no piece twice."""
    return NAMED.sub("", drawn)


Shower = Callable[[City, Step, int, Layout], Ghost | None]
Mover = Callable[[Game[City], City, Step, int], Moved]

MOVING: Final[dict[int, Mover]] = {kinds.PLACE: beginning, kinds.DISTANCE: distance}
"""Questions whose choices bring workers to a board."""

GHOSTS: Final[dict[int, Shower]] = {
    kinds.TEMPLE: climbing,
    kinds.TEMPLE_ORDER: climbing,
    kinds.TEMPLE_PAIR: climbing,
    kinds.NOBLE_ROW: noble,
    kinds.DECORATION_SIDE: decoration,
    kinds.SITE: site,
    kinds.ROTATION: rotation,
}
