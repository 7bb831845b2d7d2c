"""Candidate answers to a question, best first.

Most questions have few answers and all of them are looked at.  A tile has many places to go, and
cubes can be picked in many ways; there a judgement comes first.
"""

from typing import Any, Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Kind, Step
from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.next_turn import NextTurn
from teotihuacan.founders.players.placing import best_places, best_turns
from teotihuacan.founders.players.value import promise
from teotihuacan.founders.rules import kinds
from teotihuacan.founders.rules.effects import BITS
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.building import DECLINED
from teotihuacan.founders.rules.laying.grid import around
from teotihuacan.founders.rules.laying.pyramid import ALL_PLACES
from teotihuacan.founders.rules.offering import NO_SWAP
from teotihuacan.founders.rules.printed import disks, tiles, worship
from teotihuacan.founders.rules.produce import SKIP
from teotihuacan.founders.rules.resources import GOLD, MOST_ANY, STONE, WOOD
from teotihuacan.founders.rules.state import Founder, Founding

Asker = Kind[Any]  # the kind of step that asks: only it knows the ids of its answers
AT_ONCE: Final = (disks.NOTHING, disks.RESOURCE, disks.STRENGTH)
"""Effects of a Bonus disk that is used before the Action."""

PLACES: Final = 2  # where a tile might go
TURNS: Final = 1  # how it might lie there
BUILDINGS: Final = 2  # that might be built
PYRAMID_TILES: Final = 4  # and squares
TRADES: Final = 3  # how often


def candidates(game: Game, founding: Founding, o: Horizon) -> list[int]:
    """The answers worth a look, in order where an order is known beforehand."""
    step = founding.agenda[-1]
    kind = step[0]
    ids = game.ids
    if len(ids) == 1:
        return ids
    founder = founding.founders[o.seat]
    asker = game.rules.kinds[kind]
    if kind == kinds.BONUS and disks.DISKS[founding.bonus[founding.space]].effect in AT_ONCE:
        return ids[:1]  # it is never better later
    if kind == kinds.ANCHOR:
        return anchors(founding, founder, step, asker, o)
    if kind == kinds.ORIENTATION:
        turns = best_turns(founding, founder, step[2], step[4], o)
        return [asker.ids[turn] for turn in turns[:TURNS]]
    if kind == kinds.BUILDING:
        return buildings(founding, founder, ids, asker, o)
    if kind == kinds.PYRAMID:
        return pyramid_tiles(founding, founder, step, asker, o)
    if kind == kinds.PAY:
        return ids[:1]  # with as little gold in place of others as possible
    if kind == kinds.MIX:
        return [mixed(founder, step, asker, o)]
    if kind in (kinds.PAY_CUBE, kinds.KEEP_CUBE):
        return [picked(founding, founder, step, asker, o)]
    if kind == kinds.REPLACE:
        return replacing(founder, step, ids, o)
    if kind == kinds.PUT_CUBE:
        return [put(founder, step, ids, asker, o)]
    if kind == kinds.TIMES:
        return ids[: -TRADES - 1 : -1]
    if kind == kinds.SWAP:
        return swaps(founder, ids, asker, o)
    return ids


# --- tiles ----------------------------------------------------------------------------------------


def anchors(
    founding: Founding, founder: Founder, step: Step, asker: Asker, o: Horizon
) -> list[int]:
    found: list[int] = []
    for _, space, _ in best_places(founding, founder, step[2], o):
        id = asker.ids[grid.NUMBER_OF[space]]
        if id not in found:
            found.append(id)
    return found[:PLACES]


def buildings(
    founding: Founding, founder: Founder, ids: list[int], asker: Asker, o: Horizon
) -> list[int]:
    next_turn = NextTurn(founding, founder, o)
    found: list[tuple[float, int]] = []
    for id in ids:
        tile = asker.option_of(id)
        found.append((0.0 if tile == DECLINED else -next_turn.constructed(tile), id))
    found.sort()
    return [id for _, id in found[:BUILDINGS]]


def pyramid_tiles(
    founding: Founding, founder: Founder, step: Step, asker: Asker, o: Horizon
) -> list[int]:
    found = NextTurn(founding, founder, o).pyramid_places(step[2])
    found.sort(reverse=True)
    return [asker.ids[colour * ALL_PLACES + place] for _, colour, place in found[:PYRAMID_TILES]]


# --- cubes ----------------------------------------------------------------------------------------


def mixed(founder: Founder, step: Step, asker: Asker, o: Horizon) -> int:
    """The answer that pays the cubes worth least; of many of a resource, the last count half."""
    _, _, left, resource, _ = step
    counts = [cubes.bit_count() for cubes in founder.cubes]
    sorts = [GOLD, STONE, WOOD] if resource == GOLD else [STONE, WOOD]
    paid = [0, 0, 0]
    for _ in range(left):
        cheapest = -1
        least = 0.0
        for sort in sorts:
            if counts[sort]:
                worth = o.worth[sort] * (0.5 if counts[sort] > o.weights.plenty else 1.0)
                if cheapest < 0 or worth < least:
                    cheapest, least = sort, worth
        counts[cheapest] -= 1
        paid[cheapest] += 1
    return asker.ids[resource * (MOST_ANY + 1) + paid[resource]]


def in_the_way(founding: Founding, founder: Founder) -> int:
    """The spaces that a tile which is being paid for will cover."""
    for place in range(len(founding.agenda) - 1, -1, -1):
        step = founding.agenda[place]
        if step[0] == kinds.LAY and step[1] == founder.seat:
            return tiles.SHAPE[step[2]].forms[step[4]].covers[step[3]]
    return 0


def picked(founding: Founding, founder: Founder, step: Step, asker: Asker, o: Horizon) -> int:
    """The next cube to be paid or kept: those go first that will be lost, or are in the way."""
    kind, _, resource, left, number = step
    lost = in_the_way(founding, founder)
    found: list[tuple[int, int]] = []
    for place in range(number, len(BITS)):
        bit = BITS[place]
        if founder.cubes[resource] & bit:
            rank = 9
            if not bit & lost:
                open_ground = (around(bit) & ~founder.taken).bit_count()
                rank = open_ground + (4 if bit & o.board.masks else 0)
            found.append((-rank if kind == kinds.PAY_CUBE else rank, place))
    found.sort()
    return asker.ids[min([place for _, place in found[:left]])]


def replacing(founder: Founder, step: Step, ids: list[int], o: Horizon) -> list[int]:
    """Replace what is worth less, the last of many being worth half."""
    new = tiles.RESOURCE[founder.tiles[step[2]]]
    bit = BITS[step[3]]
    for old in (GOLD, STONE, WOOD):
        if founder.cubes[old] & bit:
            better = marginal(founder, new, 0, o) > marginal(founder, old, 1, o)
            return ids[:1] if better else ids[1:]
    return ids


def marginal(founder: Founder, resource: int, less: int, o: Horizon) -> float:
    """Return the worth of one additional cube, or of the last one."""
    count = founder.cubes[resource].bit_count() - less
    return o.worth[resource] * (1.0 if count < o.weights.plenty else 0.5)


def put(founder: Founder, step: Step, ids: list[int], asker: Asker, o: Horizon) -> int:
    """Return the best space for a cube: on no mask, with little open ground around; in place of
    another one only if that is worth less.
    """
    new = step[2]
    best = -1
    highest = 0.0
    for id in ids:
        place = asker.option_of(id)
        if place == SKIP:
            continue
        bit = BITS[place]
        worth = marginal(founder, new, 0, o) + 0.05
        for old in (GOLD, STONE, WOOD):
            if founder.cubes[old] & bit:
                worth -= marginal(founder, old, 1, o) + 0.05
        if bit & o.board.masks:
            worth -= o.weights.on_mask
        worth -= 0.005 * (around(bit) & ~founder.taken).bit_count()
        if best < 0 or worth > highest:
            best, highest = id, worth
    if highest <= 0.0 and asker.ids[SKIP] in ids:
        return asker.ids[SKIP]
    return best


# --- Worship tiles --------------------------------------------------------------------------------


def swaps(founder: Founder, ids: list[int], asker: Asker, o: Horizon) -> list[int]:
    """Return the tile that promises least, or none."""
    worst = -1
    least = 0.0
    for kind in founder.worship:
        worth = promise(founder, worship.WORSHIP[kind], o)
        if asker.ids[kind] in ids and (worst < 0 or worth < least):
            worst, least = kind, worth
    none = asker.ids[NO_SWAP]
    return [none] if worst < 0 else [none, asker.ids[worst]]
