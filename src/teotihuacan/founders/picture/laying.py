"""A Building or Temple in hand: every way and place to lay it, with what that brings."""

from functools import cache
from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture import city, pieces
from teotihuacan.founders.picture.outline import outline
from teotihuacan.founders.picture.symbols import MASK_SYMBOLS, RESOURCE_SYMBOLS
from teotihuacan.founders.rules import kinds
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.outcome import Outcome, completed
from teotihuacan.founders.rules.laying.shapes import Form, flipped, moved, turned
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founder, Founding
from teotihuacan.picture.ink import path
from teotihuacan.picture.laying import Change, Laying, Place, Way

ASKED: Final = "maybe"  # the mark of a cube of another sort, about which will be asked


def laying(game: Game[Founding]) -> Laying | None:
    """The tile that is about to be laid, while it is asked where or how."""
    founding = game.state
    if not founding.agenda:
        return None
    number, seat, tile, _, fixed = founding.agenda[-1]
    if number not in (kinds.ANCHOR, kinds.ORIENTATION):
        return None
    founder = founding.founders[seat]
    where, how = game.rules.kinds[kinds.ANCHOR], game.rules.kinds[kinds.ORIENTATION]
    free = founding.free(founder)
    places: list[Place] = []
    for space in range(grid.SPACES) if number == kinds.ANCHOR else (fixed,):
        fitting = tiles.SHAPE[tile].orientations(space, free)
        for orientation in fitting:
            ids = [where.ids[grid.NUMBER_OF[space]]] if number == kinds.ANCHOR else []
            if len(fitting) > 1:  # else it is not asked
                ids.append(how.ids[orientation])
            places.append(place(founding, founder, tile, space, orientation, *ids))
    question = ("picture.lay", {"seat": seat, "tile": tile})
    ground = (city.ORIGIN, city.CELL, grid.SIZE)
    return Laying(question, f"city-{seat}", *ground, ways(tile), tuple(places))


@cache
def ways(tile: int) -> tuple[Way, ...]:
    """The ways of a tile to lie, each with what a quarter turn and a flip make of it."""
    forms = [moved(form.cells) for form in tiles.SHAPE[tile].forms]
    return tuple(
        Way(face(tile, orientation), form, forms.index(turned(form)), forms.index(flipped(form)))
        for orientation, form in enumerate(forms)
    )


def face(tile: int, orientation: int) -> str:
    edge = path(outline(pieces.cells_of(tile, orientation), city.CELL, -1.5, 9), "ghost-edge")
    return pieces.tile(tile, orientation, city.CELL) + edge


def place(
    founding: Founding, founder: Founder, tile: int, space: int, orientation: int, *ids: int
) -> Place:
    form = tiles.SHAPE[tile].forms[orientation]
    row, col = form.cells[0]
    marks, changes = brought(founding, founder, tile, form, space)
    row, col = space // grid.SIZE - row, space % grid.SIZE - col
    return Place(orientation, row, col, ids, marks, changes)


def brought(
    founding: Founding, founder: Founder, tile: int, form: Form, space: int
) -> tuple[tuple[tuple[str, int, int], ...], tuple[Change, ...]]:
    """Cubes that come and cubes that are lost, and masks whose clusters become full."""
    outcome = Outcome(founder, tile, form, space)
    cubes = [-spaces.bit_count() for spaces in outcome.lost]
    marks: list[tuple[str, int, int]] = []
    if tile < tiles.FIRST_TEMPLE:
        resource = tiles.RESOURCE[tile]
        cubes[resource] += outcome.gained.bit_count()
        marks += marked(RESOURCE_SYMBOLS[resource], outcome.gained)
        marks += marked(ASKED, outcome.asked)
    points = 0
    for cluster, worth in completed(founding, founder, outcome.covered):
        points += worth
        marks += marked(MASK_SYMBOLS[cluster.colour], cluster.spaces)
    changes = [(RESOURCES[resource], amount) for resource, amount in enumerate(cubes) if amount]
    if points:
        changes.append(("points", points))
    return tuple(marks), tuple(changes)


def marked(symbol: str, spaces: int) -> list[tuple[str, int, int]]:
    return [
        (symbol, space // grid.SIZE, space % grid.SIZE)
        for space in range(grid.SPACES)
        if spaces >> space & 1
    ]
