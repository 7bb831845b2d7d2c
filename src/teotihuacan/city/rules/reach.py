"""What is within a player's reach: whether a price that cannot be paid now could be paid soon.

Generous on purpose: nothing that is possible may be left out, so gains are taken at their best.
"""

from teotihuacan.city.rules.bundle import (
    AVENUE,
    BLUE,
    COCOA,
    GOLD_BARS,
    POWER,
    RESOURCE,
    STONE,
    TECHNOLOGY,
    TEMPLE,
    WILD,
    WOOD,
    Bundle,
    bundle_of,
)
from teotihuacan.city.rules.printed.discovery import DISCOVERY, DOUBLE_MOVE, FOUR_POINTS, KINDS
from teotihuacan.city.rules.printed.technologies import COCOA_INSTEAD, TECHNOLOGIES_INSTEAD
from teotihuacan.city.rules.printed.temples import (
    AVENUE_LAST,
    AVENUE_PILE,
    MAJOR_PILE,
    TEMPLE_REWARD,
    TOP_STEP,
)
from teotihuacan.city.rules.state import HAND, WORKERS, City, Player
from teotihuacan.city.rules.temples import FIRST_TEMPLE_PILE
from teotihuacan.city.rules.verbs import climbable

Deal = tuple[Bundle, list[Bundle]]
"""What is paid and everything that it brings."""


def within_reach(
    city: City, player: Player, cost: Bundle, cocoa_spent: int, deals: list[Deal]
) -> bool:
    """Whether a cost could be paid after one of the deals and with the tiles in hand."""
    have = player.goods[:]
    have[COCOA] -= cocoa_spent
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
    for tile in range(FOUR_POINTS, DOUBLE_MOVE):
        if player.tiles[tile]:
            for bundle in tile_gains(city, player, tile):
                free += collect(have, bundle) * player.tiles[tile]
    if player.showing >> KINDS:
        for tile in range(KINDS, len(player.tiles)):
            if player.tiles[tile] and not DISCOVERY[tile].special:
                for bundle in tile_gains(city, player, tile):
                    free += collect(have, bundle.times(player.tiles[tile]))
    return free


def collect(have: list[int], bundle: Bundle) -> int:
    """Add the goods of a bundle; how many resources of one's choice come with them."""
    for unit, amount in bundle.parts:
        if unit < RESOURCE:
            have[unit] += amount
    return bundle.amounts[RESOURCE]


def enough(player: Player, have: list[int], free: int, price: Bundle, cost: Bundle) -> bool:
    """Whether price and cost together can be paid by a player who has so much, with so many
    resources of any kind besides.

    A piece of the good that stands for others may pay cocoa with a technology.
    """
    instead = COCOA_INSTEAD if player.technologies & TECHNOLOGIES_INSTEAD else 0
    pieces = have[WILD] - price.wild - cost.wild
    missing = price.cocoa + cost.cocoa - have[COCOA]
    if missing > 0:
        if not instead:
            return False
        pieces -= -(-missing // instead)
    if pieces < 0:
        return False
    if not player.literal:
        free += pieces
    spare = 0
    for good in (WOOD, STONE, GOLD_BARS):
        left = have[good] - price.of(good) - cost.of(good)
        if left >= 0:
            spare += left
        else:
            free += left  # what is missing of it
    return free >= 0 and spare + free >= price.of(RESOURCE) + cost.of(RESOURCE)


def tile_gains(city: City, player: Player, tile: int) -> list[Bundle]:
    """Everything a tile could bring when it is used: its goods, and what steps lead to."""
    gain = DISCOVERY[tile].gain
    found = [gain]
    for temple in range(3):
        if gain.of(TEMPLE) or gain.of(BLUE + temple):
            found += step_gains(city, player, temple)
    if gain.of(AVENUE):
        found += avenue_gains(city, player)
    if gain.of(TECHNOLOGY):
        found += step_gains(city, player, -1)
    if gain.of(POWER):
        for worker in range(WORKERS):
            standing = 1 <= player.place[worker] < HAND
            if standing and player.power[worker] + gain.of(POWER) >= 6:
                found.append(bundle_of(COCOA, city.setting.edition.ascension_cocoa))
                found += avenue_gains(city, player) + step_gains(city, player, -1)
                break
    return found


def step_gains(city: City, player: Player, temple: int) -> list[Bundle]:
    """What the next step on a temple (-1: on any) could bring: its reward, or a tile there."""
    found: list[Bundle] = []
    for other in range(3) if temple < 0 else range(temple, temple + 1):
        if climbable(city, player, other):
            height = player.temple[other] + 1
            found.append(TEMPLE_REWARD[other][height])
            pile = MAJOR_PILE[other][height]
            if pile >= 0:
                found += [DISCOVERY[tile].gain for tile in city.piles[FIRST_TEMPLE_PILE + pile]]
    return found


def steps_gained(city: City, player: Player, count: int) -> list[list[Bundle]]:
    """What so many steps on any temples could bring, for each way to spend them; every tile on the
    way is counted in."""
    if count == 1:
        return [[gained] for gained in step_gains(city, player, -1)]
    found: list[list[Bundle]] = []
    for blue in range(count + 1):
        for red in range(count + 1 - blue):
            gains: list[Bundle] = []
            for temple, steps in enumerate((blue, red, count - blue - red)):
                height = player.temple[temple]
                for step in range(height + 1, min(height + steps, TOP_STEP) + 1):
                    gains.append(TEMPLE_REWARD[temple][step])
                    pile = MAJOR_PILE[temple][step]
                    if pile >= 0:
                        for tile in city.piles[FIRST_TEMPLE_PILE + pile]:
                            gains.append(DISCOVERY[tile].gain)
            found.append(gains)
    return found


def avenue_gains(city: City, player: Player) -> list[Bundle]:
    """What the tiles on the next step of the Avenue could bring."""
    if player.avenue >= AVENUE_LAST:
        return []
    pile = AVENUE_PILE[player.avenue + 1]
    return [] if pile < 0 else [DISCOVERY[tile].gain for tile in city.piles[pile]]
