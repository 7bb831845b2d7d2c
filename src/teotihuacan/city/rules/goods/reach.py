"""Reach of a player: whether a price that cannot be paid now could be paid soon.

Generous on purpose: nothing that is possible may be left out, so gains are taken at their best.
"""

from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.effects import climbable
from teotihuacan.city.rules.goods.bundle import Bundle, bundle_of
from teotihuacan.city.rules.printed import discovery, technologies, temples
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.city.rules.turns.temples import FIRST_TEMPLE_PILE

Deal = tuple[Bundle, list[Bundle]]
"""A cost and everything that is gained for it."""


def within_reach(
    city: City, player: Player, cost: Bundle, cocoa_spent: int, deals: list[Deal]
) -> bool:
    """Return whether a cost could be paid after one of the deals and with the tiles in hand."""
    have = player.goods[:]
    have[units.COCOA] -= cocoa_spent
    wild = tiles_in_hand(city, player, have)
    for price, gains in deals:
        then = have[:]
        free = wild
        for gained in gains:
            free += collect(then, gained)
        if enough(player, then, free, price, cost):
            return True
    return False


def tiles_in_hand(city: City, player: Player, have: list[int]) -> int:
    """Add the goods that a player's tiles could bring; how many resources of one's choice come
    with them."""
    free = 0
    for tile in range(discovery.FOUR_POINTS, discovery.DOUBLE_MOVE):
        if player.tiles[tile]:
            for bundle in tile_gains(city, player, tile):
                free += collect(have, bundle) * player.tiles[tile]
    if player.showing >> discovery.KINDS:
        for tile in range(discovery.KINDS, len(player.tiles)):
            if player.tiles[tile] and not discovery.TILES[tile].special:
                for bundle in tile_gains(city, player, tile):
                    free += collect(have, bundle.times(player.tiles[tile]))
    return free


def collect(have: list[int], bundle: Bundle) -> int:
    """Add the goods of a bundle; how many resources of one's choice come with them."""
    for unit, amount in bundle.parts:
        if unit < units.RESOURCE:
            have[unit] += amount
    return bundle.amounts[units.RESOURCE]


def enough(player: Player, have: list[int], free: int, price: Bundle, cost: Bundle) -> bool:
    """Return whether a player with these goods, and this many resources of any kind, can pay price
    and cost together.

    A piece of the good that stands for others may pay cocoa with a technology.
    """
    instead = technologies.COCOA_INSTEAD if player.technologies & technologies.WHEN_PAYING else 0
    pieces = have[units.WILD] - price.wild - cost.wild
    missing = price.cocoa + cost.cocoa - have[units.COCOA]
    if missing > 0:
        if not instead:
            return False
        pieces -= -(-missing // instead)
    if pieces < 0:
        return False
    if not player.literal:
        free += pieces
    spare = 0
    for good in (units.WOOD, units.STONE, units.GOLD):
        left = have[good] - price.of(good) - cost.of(good)
        if left >= 0:
            spare += left
        else:
            free += left  # what is missing of it
    return free >= 0 and spare + free >= price.of(units.RESOURCE) + cost.of(units.RESOURCE)


def tile_gains(city: City, player: Player, tile: int) -> list[Bundle]:
    """Return all possible gains of using a tile: its goods, and what steps lead to."""
    gain = discovery.TILES[tile].gain
    found = [gain]
    for temple in range(3):
        if gain.of(units.TEMPLE) or gain.of(units.BLUE + temple):
            found += step_gains(city, player, temple)
    if gain.of(units.AVENUE):
        found += avenue_gains(city, player)
    if gain.of(units.TECHNOLOGY):
        found += step_gains(city, player, -1)
    if gain.of(units.POWER):
        for worker in range(WORKER_COUNT):
            standing = 1 <= player.place[worker] < places.HAND
            if standing and player.power[worker] + gain.of(units.POWER) >= 6:
                found.append(bundle_of(units.COCOA, city.setting.edition.ascension_cocoa))
                found += avenue_gains(city, player) + step_gains(city, player, -1)
                break
    return found


def step_gains(city: City, player: Player, temple: int) -> list[Bundle]:
    """Return the possible gains of the next step on a temple (-1: any): its reward, or a tile."""
    found: list[Bundle] = []
    for other in range(3) if temple < 0 else range(temple, temple + 1):
        if climbable(city, player, other):
            height = player.temple[other] + 1
            found.append(temples.TEMPLE_REWARD[other][height])
            pile = temples.MAJOR_PILE[other][height]
            if pile >= 0:
                found += [
                    discovery.TILES[tile].gain for tile in city.piles[FIRST_TEMPLE_PILE + pile]
                ]
    return found


def steps_gained(city: City, player: Player, count: int) -> list[list[Bundle]]:
    """Return the possible gains of this many steps on any temples, for each way to spend them;
    every tile on the way is included.
    """
    if count == 1:
        return [[gained] for gained in step_gains(city, player, -1)]
    found: list[list[Bundle]] = []
    for blue in range(count + 1):
        for red in range(count + 1 - blue):
            gains: list[Bundle] = []
            for temple, steps in enumerate((blue, red, count - blue - red)):
                height = player.temple[temple]
                for step in range(height + 1, min(height + steps, temples.TOP_STEP) + 1):
                    gains.append(temples.TEMPLE_REWARD[temple][step])
                    pile = temples.MAJOR_PILE[temple][step]
                    if pile >= 0:
                        for tile in city.piles[FIRST_TEMPLE_PILE + pile]:
                            gains.append(discovery.TILES[tile].gain)
            found.append(gains)
    return found


def avenue_gains(city: City, player: Player) -> list[Bundle]:
    """Return the possible gains of the tiles on the next step of the Avenue."""
    if player.avenue >= temples.AVENUE_LAST:
        return []
    pile = temples.AVENUE_PILE[player.avenue + 1]
    return [] if pile < 0 else [discovery.TILES[tile].gain for tile in city.piles[pile]]
