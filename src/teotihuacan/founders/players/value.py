"""The value of a position to a seat, in points: what its city has, and what it promises."""

import math
from typing import Final

from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.offering import holds, product
from teotihuacan.founders.rules.paying import most_times
from teotihuacan.founders.rules.printed import rounds, tiles, worship
from teotihuacan.founders.rules.printed.worship import Worship
from teotihuacan.founders.rules.resources import GOLD, STONE, WOOD
from teotihuacan.founders.rules.rounds import temples_in, tiles_in
from teotihuacan.founders.rules.state import Founder

DISTRICTS: Final = 4
_COLOURS: Final[int] = len(tiles.COLOURS)


def standing(founder: Founder, o: Horizon) -> float:
    """Return the worth of what a player has, as far as it will turn into points."""
    worth = float(founder.points)
    worth += founder.disks * o.weights.disk
    worth += cubes(founder, o)
    worth += districts(founder, o)
    worth += masks(founder, o)
    worth += worship_tiles(founder, o)
    worth += room(founder, o)
    return worth


def room(founder: Founder, o: Horizon) -> float:
    """Spaces on which something can still be built."""
    return (grid.CITY & ~founder.taken).bit_count() * o.weights.room * o.time


# --- cubes ----------------------------------------------------------------------------------------


def plenty(amount: int, enough: int) -> float:
    """The last of many pieces is not worth as much as the first."""
    return float(amount) if amount <= enough else enough + (amount - enough) * 0.5


def cubes(founder: Founder, o: Horizon) -> float:
    """By what they can still buy; those on masks will be covered one day."""
    worth = 0.0
    enough = o.weights.plenty
    masked = o.board.masks
    for resource in (GOLD, STONE, WOOD):
        lying = founder.cubes[resource]
        worth += plenty(lying.bit_count(), enough) * o.worth[resource]
        worth -= (lying & masked).bit_count() * o.weights.on_mask * o.time
    return worth


# --- the city -------------------------------------------------------------------------------------


def districts(founder: Founder, o: Horizon) -> float:
    """The final scoring, what helps to get there, and Buildings."""
    return district_scoring(founder, o) + supports(founder, o) + producing(founder, o)


def district_scoring(founder: Founder, o: Horizon) -> float:
    """The final scoring as it stands, and what Temples and Pyramid tiles will still meet."""
    temples = temples_in(founder)
    scores = tiles_in(founder)
    worth = 0.0
    more_temples = o.weights.more_temples * o.time
    more_tiles = o.weights.more_tiles * o.time * rounds.BOTTOM_SCORE
    for place in range(DISTRICTS * _COLOURS):
        worth += scores[place] * temples[place]
        worth += scores[place] * more_temples + temples[place] * more_tiles
    return worth


def supports(founder: Founder, o: Horizon) -> float:
    """Pyramid tiles on which another can lie one day."""
    below = 0
    for district in range(DISTRICTS):
        if not founder.filled >> (grid.LEVEL_2 + district) & 1:
            below += (founder.filled & grid.SUPPORT[district]).bit_count()
    return below * o.weights.support * o.time


def producing(founder: Founder, o: Horizon) -> float:
    """Buildings, as long as there is time to let them produce."""
    buildings = 0
    for tile in founder.tiles:
        if tile < tiles.FIRST_TEMPLE:
            buildings += 1
    return buildings * o.weights.producing * min(o.turns, o.weights.useful)


def masks(founder: Founder, o: Horizon) -> float:
    """Clusters that are not covered yet: the nearer the surer."""
    worth = 0.0
    for cluster in o.board.clusters:
        left = (cluster.spaces & ~founder.taken).bit_count()
        if left:
            worth += near(cluster.spaces.bit_count(), left, o.tops[cluster.colour], o)
    return worth


def near(size: int, left: int, points: int, o: Horizon) -> float:
    """Return the worth of a cluster now, with `left` spaces still uncovered."""
    share = (size - left) / (size - 1)
    return points * o.weights.mask * o.time * math.pow(share, o.weights.hope)


# --- Worship tiles --------------------------------------------------------------------------------


def worship_tiles(founder: Founder, o: Horizon) -> float:
    """The player's tiles, the best first: the turns to use them are few."""
    if not founder.worship:
        return 0.0
    found = [promise(founder, worship.WORSHIP[kind], o) for kind in founder.worship]
    found.sort(reverse=True)
    worth = 0.0
    share = o.weights.held * o.time
    for one in found:
        worth += one * share
        share *= o.weights.further
    return worth


def promise(founder: Founder, tile: Worship, o: Horizon) -> float:
    """Return the worth of a tile, perhaps a little later."""
    effect = tile.effect
    weights = o.weights
    if effect == worship.TRADE:
        return trade(founder, tile, o)
    if effect == worship.MULTIPLY:
        now = product(founder, tile)
        temples = founder.tiles_among(1 << tile.temple) + 1
        later = min(tile.most, temples * (founder.tiles_among(tiles.PRODUCING[tile.building]) + 1))
        return now + (later - now) * weights.growing * o.time
    if effect == worship.HAVE:
        if holds(founder, tile):
            return float(tile.points)
        return tile.points * weights.growing * fulfilled(founder, tile) * o.time
    if effect == worship.A_TEMPLE:
        return weights.a_temple
    if effect == worship.A_PYRAMID_TILE:
        return weights.a_pyramid_tile
    if effect == worship.ANY_BUILDING:
        return tile.points + weights.a_building * o.time
    return tile.points + weights.an_action * o.time


def fulfilled(founder: Founder, tile: Worship) -> float:
    """Return the share of a tile's needs that is met."""
    have = 0
    need = 0
    for kinds, count in tile.needs:
        need += count
        have += min(count, founder.tiles_among(kinds))
    return have / need


def trade(founder: Founder, tile: Worship, o: Horizon) -> float:
    """Points for cubes, less what those cubes are worth."""
    times = most_times(tile.pay, founder.purse(), tile.times)
    each = max(0.0, tile.points - o.cost(tile.pay) * 0.6)  # the last cubes of many are worth less
    more = each * o.weights.growing * o.time if times < tile.times else 0.0
    return times * each + more
