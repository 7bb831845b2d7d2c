"""Cubes that are paid, or kept, in any order: the rules ask for them in that of the spaces."""

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture.names import cell_spot
from teotihuacan.founders.rules import kinds
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.paying import above
from teotihuacan.founders.rules.state import Founding
from teotihuacan.picture.laying import Picking


def picking(game: Game[Founding]) -> Picking | None:
    """All cubes to choose from, and how many, where it is more than one."""
    founding = game.state
    if not founding.agenda or founding.agenda[-1][0] not in (kinds.PAY_CUBE, kinds.KEEP_CUBE):
        return None
    number, seat, resource, left, first = founding.agenda[-1]
    if left < 2:
        return None
    kind = game.rules.kinds[number]
    lying = above(founding.founders[seat], resource, first)
    ids = {
        cell_spot(seat, space): kind.ids[option]
        for option, space in enumerate(grid.CITY_SPACES)
        if lying >> space & 1
    }
    return Picking(left, ids)
