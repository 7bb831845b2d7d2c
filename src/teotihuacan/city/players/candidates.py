"""Candidate answers to a question, best first.

Most questions have few answers and all of them are looked at.  A tile has many places to go, and
interrupts could be played at every question of a turn; without judgement here a turn would have
thousands of lines.
"""

from typing import Final

from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.rules import kinds, units
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.construction import chosen_site, chosen_tile
from teotihuacan.city.rules.boards.pyramid import site_matches
from teotihuacan.city.rules.boards.pyramid_tiles import (
    COLOURED,
    LEVEL_COST,
    LEVEL_POINTS,
    PYRAMID_OFFER,
)
from teotihuacan.city.rules.goods.paying import paid_good
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.turns.ascension import ENOUGH
from teotihuacan.city.rules.turns.worship import IGNORING
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step

EVERY: Final = 99


def _widths() -> list[int]:
    width = [EVERY] * kinds.KINDS
    width[kinds.RESOURCE] = 2
    width[kinds.GIVE] = 2
    width[kinds.CLAIM] = 3
    width[kinds.ROTATION] = 1
    width[kinds.DECORATION_SIDE] = 2
    return width


WIDTH: Final = _widths()


def width_of(city: City) -> int:
    """Return how many answers to the question to evaluate."""
    kind = city.agenda[-1][0]
    if kind == kinds.SITE:
        # Fewer for the second and third tile: those before it have left a gap in the offer, which
        # is full at the start of every turn (there are tiles enough for all sites).
        return PYRAMID_OFFER - city.pyramid_offer.count(-1)
    return WIDTH[kind] if kind < kinds.KINDS else EVERY


def own_answers(game: Game) -> list[int]:
    """The answers to the question itself, without interrupts."""
    askers = game.rules.askers
    return [id for id in game.ids if askers[id] != kinds.INTERRUPT]


def interrupts(game: Game) -> list[int]:
    """Tiles that could be used and workers that could be unlocked before answering."""
    askers = game.rules.askers
    return [id for id in game.ids if askers[id] == kinds.INTERRUPT]


def candidates(game: Game, city: City, o: Horizon) -> list[int]:
    """The answers worth a look, in order where an order is known beforehand."""
    step = city.agenda[-1]
    kind = step[0]
    if kind == kinds.SALARY:
        return game.ids
    ids = own_answers(game)
    first = game.rules.kinds[kind].first
    if kind == kinds.SITE:
        return best_sites(city, step, ids, first, o)
    if kind == kinds.ROTATION:
        return best_rotations(city, step, ids, first, o)
    if kind in (kinds.TEMPLE_ORDER, kinds.WORSHIP_ORDER):
        return ids[:1]  # the order hardly ever matters
    if kind == kinds.PAY_WITH and paid_good(step) != units.COCOA:
        return ids[:1]  # what stands for everything is spent last
    if kind == kinds.DISCOUNT and len(ids) > 1:
        return [id for id in ids if id != first]  # a discount is there to be used
    if kind == kinds.POWER_UP and len(ids) > 1:
        return [id for id in ids if id != first + ENOUGH]
    if kind == kinds.WORSHIP:
        # The precious tile is not for one cocoa that is there.
        return [id for id in ids if id < first + IGNORING or id - IGNORING not in ids]
    return ids


def best_rotations(city: City, step: Step, ids: list[int], first: int, o: Horizon) -> list[int]:
    tile = chosen_tile(city, step) * 4
    site = chosen_site(step)
    scored = [(-match_worth(city, site, tile + id - first, o), id) for id in ids]
    scored.sort()
    return [id for _, id in scored]


def match_worth(city: City, site: int, oriented: int, o: Horizon) -> float:
    icons = site_matches(city, site, oriented)
    worth = float(len(icons))
    for icon in icons:
        if icon >= COLOURED:
            worth += o.temple + 1.0
    return worth


def best_sites(city: City, step: Step, ids: list[int], first: int, o: Horizon) -> list[int]:
    """Sites by what the tile would bring there, turned the best way."""
    tile = chosen_tile(city, step) * 4
    scored: list[tuple[float, int]] = []
    for id in ids:
        site = id - first
        best = 0.0
        for rotation in range(4):
            worth = match_worth(city, site, tile + rotation, o)
            if worth > best:
                best = worth
        level = geometry.SITE_LEVEL[site]
        best += LEVEL_POINTS[level] - LEVEL_COST[level].of(units.WOOD) * o.wood
        scored.append((-best, id))
    scored.sort()
    return [id for _, id in scored]
