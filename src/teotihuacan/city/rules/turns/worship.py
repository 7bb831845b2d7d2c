"""Worship: a space, its ability, the tile beside it, or both for 1 cocoa."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, places, tile_places, triggers, units
from teotihuacan.city.rules.boards.technologies import push_royal_technologies
from teotihuacan.city.rules.effects import pay_or_ignore, payable, release, wild_needed
from teotihuacan.city.rules.families import AT_A_ROYAL_TILE, IN_A_TURN, PAUSE
from teotihuacan.city.rules.goods.bundle import EMPTY_BUNDLE, Bundle, together
from teotihuacan.city.rules.goods.reach import within_reach
from teotihuacan.city.rules.pieces import DiscoveryTile
from teotihuacan.city.rules.printed import discovery, turn
from teotihuacan.city.rules.state import City, Player, board_of
from teotihuacan.city.rules.turns import abilities
from teotihuacan.city.rules.turns.discovery import claim_near
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, make_step, push, push2

WITH_ABILITY: Final = 0
WITH_TILE: Final = 1
WITH_BOTH: Final = 2
IGNORING: Final = 3  # the same three again, paid with the tile that ignores cocoa

_ALL: Final = together(turn.DISPLACING, turn.BOTH)
FEES: Final[list[Bundle]] = [EMPTY_BUNDLE, turn.BOTH, turn.DISPLACING, _ALL]
"""The costs of entering a space: nothing, both options, a worker to displace, or all of these."""


def fee_of(way: int, held: bool) -> Bundle:
    return FEES[(1 if way == WITH_BOTH else 0) + (2 if held else 0)]


def can_worship(city: City, player: Player, space: int, power: int) -> bool:
    """Return whether any way of worshipping on a space is open: mostly its ability, at no cost."""
    holder = city.holder(space)
    if holder == player.seat:
        return False
    if holder < 0:
        raised = power if space >= places.SIDEBAR else worship_power(city, player, space, power)
        if abilities.ability_possible(
            city, player, space, raised, 0, player.tiles[discovery.IGNORE_COCOA]
        ):
            return True
    return len(worship_options(city, player, space, power, holder)) > 0


def worship_power(city: City, player: Player, space: int, power: int) -> int:
    """The power that counts when a worker worships on a space: its own, unless a module adds."""
    if space < places.SIDEBAR and city.setting.worship_begun:
        for module in city.setting.worship_begun:
            power = module.royal_power(city, player, power)
    return power


def worship_options(city: City, player: Player, space: int, power: int, holder: int) -> list[int]:
    """Return the open ones of the six ways of worshipping on a space; none if it is barred."""
    options: list[int] = []
    if holder == player.seat:
        return options  # players cannot unlock their own worker this way (ruling 7)
    ignores = player.tiles[discovery.IGNORE_COCOA]
    tile = city.near[board_of(space)]
    power = worship_power(city, player, space, power)
    for way in range(3):
        if way != WITH_ABILITY and tile < 0:
            continue
        if way == WITH_TILE and space < places.SIDEBAR:
            continue  # at the Palace the tile comes only with a royal tile (ruling 16)
        fee = fee_of(way, holder >= 0)
        spent = fee.cocoa
        if (spent == 0 or payable(player, fee)) and way_open(
            city, player, space, power, way, spent, ignores
        ):
            options.append(way)
        if spent > 0 and ignores > 0 and way_open(city, player, space, power, way, 0, ignores - 1):
            options.append(way + IGNORING)
    return options


def way_open(
    city: City, player: Player, space: int, power: int, way: int, spent: int, ignores: int
) -> bool:
    """Return whether a way of worshipping is open after spending `spent` cocoa, with `ignores`
    tiles left that ignore cocoa.
    """
    if way == WITH_TILE:
        return payable(player, tile_beside(city, space).cost, spent)
    if space < places.SIDEBAR and city.setting.worship_begun:
        for module in city.setting.worship_begun:
            if module.royal_open(city, player, space, power, way == WITH_BOTH, spent, ignores):
                return True
        return False
    if not abilities.ability_possible(city, player, space, power, spent, ignores):
        return False
    if way == WITH_ABILITY or city.setting.revision < 2:
        return True
    # Both only if the tile can be had as well (ruling 64c).
    cost = tile_beside(city, space).cost
    if payable(player, cost, spent):
        return True
    deals = abilities.deals_of(city, player, space, power, ignores)
    return within_reach(city, player, cost, spent, deals)


def tile_beside(city: City, space: int) -> DiscoveryTile:
    return discovery.TILES[city.near[board_of(space)]]


def pay_fees(city: City, player: Player, space: int, way: int, ignoring: bool, held: bool) -> None:
    """Both fees come before any benefit (ruling 11)."""
    fee = fee_of(way, held)
    kept = 0
    if way == WITH_TILE and player.goods[units.WILD]:
        both = wild_needed(player, tile_beside(city, space).cost, fee.cocoa)
        kept = max(0, both - wild_needed(player, fee))
    pay_or_ignore(city, player, fee, ignoring, kept)


class Worship(Kind[City]):
    """The worker is about to enter a space: ability, tile, or both, and how to pay."""

    declared: ClassVar = Declared(
        kinds.WORSHIP,
        "worship",
        f"{abilities.SPACE_FIELD} worker:0..3 second:-1..3",
        ["ability", "tile", "both", "ability!", "tile!", "both!"],
        parents=IN_A_TURN,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        space = step[2]
        power = player.power[step[3]]
        ways = worship_options(city, player, space, power, city.holder(space))
        return [self.first + way for way in ways]

    def play(self, city: City, step: Step, option: int) -> None:
        """Pay the fees, lock the worker, displace another; then ability and tile, as chosen."""
        _, seat, space, worker, second = step
        player = city.players[seat]
        power = player.power[worker]
        way = option % IGNORING
        holder = city.holder(space)
        board = board_of(space)
        royal = space < places.SIDEBAR
        if royal and city.setting.trigger_reached:
            triggers.announce(city, player, triggers.ROYAL)
        pay_fees(city, player, space, way, option >= IGNORING, holder >= 0)
        player.place[worker] = space
        if holder >= 0:
            displace(city, holder, space, seat, worker)
        if second >= 0:
            player.place[second] = board  # only the first of two movers is locked (ruling 9)
        if city.events is not None:
            city.tell("worship", seat, board, space - places.ROYAL_SPACE if royal else -1)
        if royal:
            push_royal_technologies(city, player)
            for module in city.setting.worship_begun:
                if module.worship(city, player, space, power, way == WITH_BOTH):
                    return
        if way == WITH_ABILITY:
            push(city, kinds.ABILITY, seat, space, power)
        elif way == WITH_TILE:
            claim_near(city, player, board)
        else:
            push(city, kinds.WORSHIP_ORDER, seat, space, power)

    def question(self, city: City, step: Step) -> Phrase:
        space = step[2]
        if space >= places.SIDEBAR:
            return "worship", {"seat": step[1], "space": space}
        return "worship.palace", {"seat": step[1], "royal": city.royal[space - places.ROYAL_SPACE]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        space = step[2]
        way = option % IGNORING
        fee = fee_of(way, city.holder(space) >= 0).cocoa
        royal = space < places.SIDEBAR
        keys = ("royal", "tile", "royal both") if royal else ("ability", "tile", "both")
        ending = ".ignoring" if option >= IGNORING else ".paying" if fee else ""
        parts = {"amount": fee, **space_parts(city, space)}
        phrase: Phrase = (f"worship.{keys[way]}{ending}", parts)
        return worship_phrase(city, city.players[step[1]], space, step[3], phrase)

    def flaw(self, city: City, step: Step) -> str:
        _, seat, space, worker, second = step
        player = city.players[seat]
        if not abilities.is_space(space):
            return "space is not a worship space"
        if player.place[worker] != places.HAND:
            return "worker must be one in hand"
        right = second < 0 or (second != worker and player.place[second] == places.HAND)
        return "" if right else "second must be -1 or another worker in hand"


def worship_phrase(city: City, player: Player, space: int, worker: int, phrase: Phrase) -> Phrase:
    """An answer that offers a space to a worker: whether the royal tile brings nothing at that
    power, and what modules have to say about it."""
    if space < places.SIDEBAR:
        tile = abilities.royal_tile(city, space)
        nothing = tile.trades and abilities.costs_nothing(tile, player.power[worker])
        phrase = phrase[0], {**phrase[1], "nothing": int(nothing)}
        for module in city.setting.worship_begun:
            phrase = module.royal_phrase(city, player, space, player.power[worker], phrase)
    return phrase


def entering(step: Step) -> list[int]:
    """The workers in hand while a `worship` waits: one, or two by a tile."""
    return [worker for worker in (step[3], step[4]) if worker >= 0]


def worship_space(step: Step) -> int:
    """The space that a `worship`, a `worship order` or a `trade` is about."""
    return step[2]


def displace(city: City, holder: int, space: int, by: int, worker: int) -> None:
    """The worker locked on a space makes room for another, which stands there already."""
    for module in city.setting.worker_displaced:
        if module.displace(city, holder, space, by, worker):
            return
    release(city, holder, space)


def space_parts(city: City, space: int) -> dict[str, int]:
    """Return the parts of a worship space, for the words of a choice."""
    tile = city.near[board_of(space)]
    royal = city.royal[space - places.ROYAL_SPACE] if space < places.SIDEBAR else -1
    return {"space": space, "royal": royal, "tile": tile, "cost": tile}


class WorshipOrder(Kind[City]):
    """Both were paid for: which comes first (ruling 12; the first edition has a fixed order).

    After the tile it stands for a royal tile that scores alone, so that the tile just claimed can
    be used before it; every other ability leaves room for tiles by itself.
    """

    declared: ClassVar = Declared(
        kinds.WORSHIP_ORDER,
        "worship order",
        f"{abilities.SPACE_FIELD} power:1..5 claimed:0..1",
        ["ability-first", "tile-first"],
        parents=(*IN_A_TURN, AT_A_ROYAL_TILE),
        families=(PAUSE,),
        free=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        ids = [self.first]
        if city.setting.edition.worship_any_order and not step[4]:
            space = step[2]
            beside = city.near[board_of(space)] >= 0
            if beside and payable(city.players[step[1]], tile_beside(city, space).cost):
                ids.append(self.first + 1)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, space, power, claimed = step
        place = tile_places.NEAR + board_of(space)
        if option == 1 and city.setting.revision < 2:
            after = make_step(kinds.WORSHIP_ORDER, seat, space, power, 1)
            push2(city, make_step(kinds.CLAIM, seat, place), after)
            return
        if option == 1:
            claim_near(city, city.players[seat], board_of(space))
            if abilities.scores_by_marker(city, space):
                push(city, kinds.WORSHIP_ORDER, seat, space, power, 1)
                return
        elif not claimed:
            push(city, kinds.CLAIM, seat, place)
        push(city, kinds.ABILITY, seat, space, power)

    def question(self, city: City, step: Step) -> Phrase:
        if step[4]:
            return "worship order.then", {"seat": step[1]}
        return "worship order", {"seat": step[1]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        ability = "ability" if step[2] >= places.SIDEBAR else "royal"
        if step[4]:
            parts = {"amount": 0, "nothing": 0, **space_parts(city, step[2])}
            return f"worship.{ability}", parts
        key = ability if option == 0 else "tile"
        return f"worship order.{key}", space_parts(city, step[2])

    def flaw(self, city: City, step: Step) -> str:
        if step[2] < places.SIDEBAR and city.setting.worship_begun:
            return "a module orders what a royal tile brings"
        return abilities.space_flaw(step)
