"""Checks if a worship at a royal tile is open, judged over the whole of it (ruling X52).

What has a price may be paid with what another part of the same worship brings: the owner's own
power-up, the step on the temple, the tile beside.  As in `rules/goods/reach.py` gains are taken at
their best, but what comes later cannot pay for what comes first.
"""

from teotihuacan.city.modules.mansion.rules import printed
from teotihuacan.city.modules.mansion.rules.state import NOBODY, owner_of, temple_of
from teotihuacan.city.modules.obsidian.rules import printed as obsidian_printed
from teotihuacan.city.modules.obsidian.rules.again import AGAIN
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.effects import climbable
from teotihuacan.city.rules.goods import reach
from teotihuacan.city.rules.goods.bundle import EMPTY_BUNDLE, Bundle, bundle_of, together
from teotihuacan.city.rules.goods.reach import Deal
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player, unlocked
from teotihuacan.city.rules.turns.abilities import can_trade, costs_nothing, deals_of, royal_tile

Course = list[Deal]
"""Parts of a worship in the order in which they are paid and bring something."""


def open_to(
    city: City, player: Player, space: int, power: int, with_tile: bool, spent: int, ignores: int
) -> bool:
    """Return whether the royal tile can be used, and with it the discovery tile beside it."""
    if not effect_open(city, player, space, power, with_tile, spent, ignores):
        return False
    return not with_tile or tile_open(city, player, space, power, spent, ignores)


def effect_open(
    city: City, player: Player, space: int, power: int, with_tile: bool, spent: int, ignores: int
) -> bool:
    """Return whether the price of the effect can be paid once (rulings 14, 22)."""
    tile = royal_tile(city, space)
    if costs_nothing(tile, power):
        return True
    if not can_trade(city, player, tile):
        return False
    price = tile.unpaid if ignores > 0 else tile.pay
    for course in before(city, player, space, with_tile):
        if can_follow(player, player.goods[:], 0, spent, [*course, (price, [])]):
            return True
    return False


def tile_open(city: City, player: Player, space: int, power: int, spent: int, ignores: int) -> bool:
    """Return whether the tile beside can be paid at some point of the worship (ruling 64c)."""
    cost = discovery.TILES[city.near[places.PALACE]].cost
    if cost.power and not any_to_lower(city, player, space):
        return False
    have = player.goods[:]
    if can_follow(player, have, 0, spent, [(cost, [])]):
        return True
    free = reach.tiles_in_hand(city, player, have)
    paid: Deal = (cost, [])
    effects = deals_of(city, player, space, power, ignores)
    for course in before(city, player, space, False):
        for effect in effects:
            if can_follow(player, have, free, spent, [*course, effect, paid]):
                return True
            if can_follow(player, have, free, spent, [effect, *course, paid]):
                return True
    return False


def before(city: City, player: Player, space: int, with_tile: bool) -> list[Course]:
    """Return what may come before the effect, in every order."""
    owner = owner_of(city, space)
    first: Course = []
    if owner == player.seat:
        first = [(EMPTY_BUNDLE, power_up_gains(city, player))]
    courses = [first]
    steps: list[Deal] = []
    if owner != NOBODY and climbable(city, player, temple_of(space)):
        gains = reach.step_gains(city, player, temple_of(space))
        steps = [(printed.STEP_FEE, [gained]) for gained in gains]
        courses += [[*first, step] for step in steps]
    if with_tile:
        tile = city.near[places.PALACE]
        claim: Deal = (discovery.TILES[tile].cost, claimed_gains(city, player, tile))
        courses.append([*first, claim])
        courses += [[*first, claim, step] for step in steps]
        courses += [[*first, step, claim] for step in steps]
    return courses


def can_follow(player: Player, goods: list[int], free: int, spent: int, course: Course) -> bool:
    """Return whether each part can be paid when its turn comes, from these goods and this many
    resources of any kind.
    """
    have = goods[:]
    have[units.COCOA] -= spent
    paid = EMPTY_BUNDLE
    for price, gains in course:
        if not reach.enough(player, have, free, paid, price):
            return False
        paid = together(paid, price)
        for gained in gains:
            free += reach.collect(have, gained)
    return True


def power_up_gains(city: City, player: Player) -> list[Bundle]:
    """Return the possible gains of the owner's power-up, with those of an Ascension."""
    if not ascends(player):
        return []
    gains = reach.avenue_gains(city, player) + reach.step_gains(city, player, -1)
    return [bundle_of(units.COCOA, city.setting.edition.ascension_cocoa), *gains]


def ascends(player: Player) -> bool:
    for worker in unlocked(player):
        if player.power[worker] + printed.POWER_UPS >= 6:
            return True
    return False


def claimed_gains(city: City, player: Player, tile: int) -> list[Bundle]:
    """Return the possible gains of a tile that is used as soon as it is claimed."""
    gains = reach.tile_gains(city, player, tile)
    if discovery.TILES[tile].gain.of(obsidian_printed.REUSE):
        for kind in AGAIN:
            if player.used[kind]:
                gains += reach.tile_gains(city, player, kind)
    return gains


def any_to_lower(city: City, player: Player, space: int) -> bool:
    """Return whether a worker can be powered down to pay for the tile: the one that worships is
    already locked, a second one that comes with it is not.
    """
    two = player.place.count(places.HAND) > 1
    own = printed.POWER_UPS if owner_of(city, space) == player.seat else 0
    for i in range(WORKER_COUNT):
        if 1 <= player.place[i] < places.HAND or (two and player.place[i] == places.HAND):
            if player.power[i] + own > 1:
                return True
    return False
