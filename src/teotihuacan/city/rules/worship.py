"""Worship: a space, its ability, the tile beside it, or both for 1 cocoa."""

from __future__ import annotations

from typing import ClassVar, Final

from teotihuacan.city.rules import owing, sources
from teotihuacan.city.rules.agenda import ABILITY, GIVE, TRADE, TRADED, WORSHIP, WORSHIP_ORDER
from teotihuacan.city.rules.bundle import (
    GOODS,
    NOTHING,
    TEMPLE,
    WILD,
    WOOD,
    Bundle,
    together,
)
from teotihuacan.city.rules.discovery import claim_near
from teotihuacan.city.rules.families import AT_A_ROYAL_TILE, IN_A_TURN, PAUSE
from teotihuacan.city.rules.pieces import DiscoveryTile, RoyalTile
from teotihuacan.city.rules.places import NEAR
from teotihuacan.city.rules.printed.boards import SIDEBAR_TEMPLE
from teotihuacan.city.rules.printed.discovery import DISCOVERY, IGNORE_COCOA
from teotihuacan.city.rules.printed.most import UNAIDED
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.printed.technologies import TECHNOLOGIES_INSTEAD
from teotihuacan.city.rules.printed.turn import BOTH, DISPLACING
from teotihuacan.city.rules.reach import Deal, step_gains, steps_gained, within_reach
from teotihuacan.city.rules.state import (
    HAND,
    PALACE,
    ROYAL_SPACE,
    SIDEBAR,
    City,
    Player,
    board_of,
)
from teotihuacan.city.rules.technologies import owe_royal_technologies
from teotihuacan.city.rules.verbs import (
    any_climbable,
    climbable,
    flip,
    gain,
    pay,
    pay_or_ignore,
    payable,
    release,
    score,
    take,
    wild_needed,
)
from teotihuacan.engine.steps import Kind, Phrase, Step

ANY: Final = 3  # a sidebar that lets one choose the temple

FEES: Final[list[Bundle]] = [NOTHING, BOTH, DISPLACING, together(DISPLACING, BOTH)]
"""What entering a space costs: nothing, both options, a worker to displace, or all of that."""


def fee_of(way: int, held: bool) -> Bundle:
    return FEES[(1 if way == WITH_BOTH else 0) + (2 if held else 0)]


HIGHEST_POWER: Final = 9  # of a worker at a royal tile, whatever helps it

WORSHIPPING: Final = ("end", "claim", AT_A_ROYAL_TILE)
"""Where what a worship space does may lie: the tile beside it can be owed already."""

WITH_ABILITY: Final = 0
WITH_TILE: Final = 1
WITH_BOTH: Final = 2
IGNORING: Final = 3  # the same three again, paid with the tile that ignores cocoa


def royal_tile(city: City, space: int) -> RoyalTile:
    return ROYAL_TILES[city.royal[space - ROYAL_SPACE]]


def ability_possible(
    city: City, player: Player, space: int, power: int, spent: int, ignores: int
) -> bool:
    """Whether the ability could be used once so much cocoa is spent, with so many ignore-cocoa
    tiles left.

    A temple that cannot be climbed (ruling 13) and a price that cannot be paid (14) forbid it;
    an ability that brings nothing does not.
    """
    if space >= SIDEBAR:
        temple = SIDEBAR_TEMPLE[space - SIDEBAR]
        return any_climbable(city, player) if temple == ANY else climbable(city, player, temple)
    tile = royal_tile(city, space)
    if not tile.trades or power + tile.plus <= 0:
        return True
    if tile.gain.of(TEMPLE) and not any_climbable(city, player):
        return False
    return payable(player, tile.pay, spent) or (ignores > 0 and payable(player, tile.unpaid))


def can_worship(city: City, player: Player, space: int, power: int) -> bool:
    """Whether any way of worshipping on a space is open: mostly its ability, at no cost."""
    holder = city.holder(space)
    if holder == player.seat:
        return False
    if holder < 0:
        raised = power if space >= SIDEBAR else worship_power(city, player, space, power)
        if ability_possible(city, player, space, raised, 0, player.tiles[IGNORE_COCOA]):
            return True
    return len(worship_options(city, player, space, power)) > 0


def worship_power(city: City, player: Player, space: int, power: int) -> int:
    """The power that counts when a worker worships on a space: its own, unless a module adds."""
    if space < SIDEBAR and city.setting.worship_begun:
        for module in city.setting.worship_begun:
            power = module.royal_power(city, player, power)
    return power


def worship_options(city: City, player: Player, space: int, power: int) -> list[int]:
    """Which of the six ways of worshipping on a space are open; none if it cannot be entered."""
    options: list[int] = []
    holder = city.holder(space)
    if holder == player.seat:
        return options  # nobody unlocks their own worker this way (ruling 7)
    ignores = player.tiles[IGNORE_COCOA]
    tile = city.near[board_of(space)]
    power = worship_power(city, player, space, power)
    for way in range(3):
        if way != WITH_ABILITY and tile < 0:
            continue
        if way == WITH_TILE and space < SIDEBAR:
            continue  # at the Palace the tile comes only with a royal tile (ruling 16)
        fee = fee_of(way, holder >= 0)
        if payable(player, fee) and way_open(city, player, space, power, way, fee.cocoa, ignores):
            options.append(way)
        if (
            fee.cocoa > 0
            and ignores > 0
            and way_open(city, player, space, power, way, 0, ignores - 1)
        ):
            options.append(way + IGNORING)
    return options


def way_open(
    city: City, player: Player, space: int, power: int, way: int, spent: int, ignores: int
) -> bool:
    """Whether a way of worshipping is open once so much cocoa is spent, with so many such tiles
    left."""
    if way == WITH_TILE:
        return payable(player, tile_beside(city, space).cost, spent)
    if space < SIDEBAR and city.setting.worship_begun:
        for module in city.setting.worship_begun:
            if module.royal_open(city, player, space, power, way == WITH_BOTH, spent, ignores):
                return True
        return False
    if not ability_possible(city, player, space, power, spent, ignores):
        return False
    if way == WITH_ABILITY or city.setting.revision < 2:
        return True
    # Both only if the tile can be had as well (ruling 64c).
    cost = tile_beside(city, space).cost
    if payable(player, cost, spent):
        return True
    return within_reach(city, player, cost, spent, deals_of(city, player, space, power, ignores))


def tile_beside(city: City, space: int) -> DiscoveryTile:
    return DISCOVERY[city.near[board_of(space)]]


def deals_of(city: City, player: Player, space: int, power: int, ignores: int) -> list[Deal]:
    """What the ability of a space may cost and bring: one of these."""
    if space >= SIDEBAR:
        temple = SIDEBAR_TEMPLE[space - SIDEBAR]
        gains = step_gains(city, player, temple if temple != ANY else -1)
        return [(NOTHING, gained) for gained in gains]
    tile = royal_tile(city, space)
    count = power + tile.plus
    if tile.effect == "points" or count <= 0:
        return [(NOTHING, NOTHING)]
    if tile.effect == "gain":
        return [(NOTHING, tile.gain.times(count))]
    price = tile.unpaid if ignores > 0 else tile.pay
    if tile.once:
        return [(price, tile.gain.times(count))]
    deals: list[Deal] = [(NOTHING, NOTHING)]
    for trades in range(1, count + 1):
        gained = tile.gain.times(trades)
        steps = gained.of(TEMPLE)
        for more in steps_gained(city, player, steps) if steps else [NOTHING]:
            deals.append((price.times(trades), together(gained, more)))
    return deals


class Worship(Kind[City]):
    """The worker is about to enter a space: ability, tile, or both, and how to pay."""

    on: ClassVar = IN_A_TURN

    def __init__(self) -> None:
        codes = ["ability", "tile", "both", "ability!", "tile!", "both!"]
        super().__init__(WORSHIP, "worship", "space worker:0..3 second:-1..3", codes)

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        power = player.power[step[3]]
        return [self.first + way for way in worship_options(city, player, step[2], power)]

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, space, worker, second = step
        player = city.players[seat]
        ignoring = option >= IGNORING
        way = option - IGNORING if ignoring else option
        holder = city.holder(space)
        board = board_of(space)
        # Both fees come before any benefit (ruling 11).
        fee = fee_of(way, holder >= 0)
        kept = 0
        if way == WITH_TILE and player.goods[WILD]:
            both = wild_needed(player, tile_beside(city, space).cost, fee.cocoa)
            kept = max(0, both - wild_needed(player, fee))
        pay_or_ignore(city, player, fee, ignoring, kept)
        player.place[worker] = space
        if holder >= 0:
            displace(city, holder, space, seat, worker)
        if second >= 0:
            player.place[second] = board  # only the first of two movers is locked (ruling 9)
        if city.events is not None:
            city.tell("worship", seat, board, space - ROYAL_SPACE if space < SIDEBAR else -1)
        if space < SIDEBAR:
            owe_royal_technologies(city, player)
            for module in city.setting.worship_begun:
                power = player.power[worker]
                if module.worship(city, player, space, power, way == WITH_BOTH):
                    return
        if way == WITH_ABILITY:
            city.agenda.append(owing.ability(seat, space, player.power[worker]))
        elif way == WITH_TILE:
            claim_near(city, player, board)
        else:
            city.agenda.append(owing.worship_order(seat, space, player.power[worker], 0))

    def question(self, city: City, step: Step) -> Phrase:
        space = step[2]
        if space >= SIDEBAR:
            return "worship", {"seat": step[1], "space": space}
        return "worship.palace", {"seat": step[1], "royal": city.royal[space - ROYAL_SPACE]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        space = step[2]
        way = option % IGNORING
        fee = fee_of(way, city.holder(space) >= 0).cocoa
        keys = ("ability", "tile", "both") if space >= SIDEBAR else ("royal", "tile", "royal both")
        ending = ".ignoring" if option >= IGNORING else ".paying" if fee else ""
        parts = {"amount": fee, **space_parts(city, space)}
        phrase: Phrase = (f"worship.{keys[way]}{ending}", parts)
        return worship_phrase(city, city.players[step[1]], space, step[3], phrase)

    def flaw(self, city: City, step: Step) -> str:
        _, seat, space, worker, second = step
        player = city.players[seat]
        if not is_space(space):
            return "space is no worship space"
        if player.place[worker] != HAND:
            return "worker must be one in hand"
        right = second < 0 or (second != worker and player.place[second] == HAND)
        return "" if right else "second must be -1 or another worker in hand"


def worship_phrase(city: City, player: Player, space: int, worker: int, phrase: Phrase) -> Phrase:
    """An answer that offers a space to a worker, with what modules have to say about it."""
    if space < SIDEBAR:
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
    if city.setting.worker_displaced:
        for module in city.setting.worker_displaced:
            if module.displace(city, holder, space, by, worker):
                return
    release(city, holder, space)


def is_space(space: int) -> bool:
    if space >= SIDEBAR:
        return space - SIDEBAR < len(SIDEBAR_TEMPLE) and SIDEBAR_TEMPLE[space - SIDEBAR] >= 0
    return ROYAL_SPACE <= space < ROYAL_SPACE + 3


def space_parts(city: City, space: int) -> dict[str, int]:
    """What a worship space offers, for the words of a choice."""
    tile = city.near[board_of(space)]
    royal = city.royal[space - ROYAL_SPACE] if space < SIDEBAR else -1
    return {"space": space, "royal": royal, "tile": tile, "cost": tile}


def space_flaw(step: Step) -> str:
    return "" if is_space(step[2]) else "space is no worship space"


class WorshipOrder(Kind[City]):
    """Both were paid for: which comes first (ruling 12; the first edition has a fixed order).

    After the tile it stands for a royal tile that scores alone, so that the tile just claimed can
    be used before it; every other ability leaves room for tiles by itself.
    """

    on: ClassVar = (*IN_A_TURN, AT_A_ROYAL_TILE)
    families: ClassVar = (PAUSE,)

    def __init__(self) -> None:
        codes = ["ability-first", "tile-first"]
        super().__init__(
            WORSHIP_ORDER, "worship order", "space power:1..5 claimed:0..1", codes, free=True
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
        place = NEAR + board_of(space)
        if option == 1 and city.setting.revision < 2:
            city.agenda.append(owing.worship_order(seat, space, power, 1))
            city.agenda.append(owing.claim(seat, place, 0))
            return
        if option == 1:
            claim_near(city, city.players[seat], board_of(space))
            if scores_by_marker(city, space):
                city.agenda.append(owing.worship_order(seat, space, power, 1))
                return
        elif not claimed:
            city.agenda.append(owing.claim(seat, place, 0))
        city.agenda.append(owing.ability(seat, space, power))

    def question(self, city: City, step: Step) -> Phrase:
        if step[4]:
            return "worship order.then", {"seat": step[1]}
        return "worship order", {"seat": step[1]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        ability = "ability" if step[2] >= SIDEBAR else "royal"
        if step[4]:
            return f"worship.{ability}", {"amount": 0, **space_parts(city, step[2])}
        key = ability if option == 0 else "tile"
        return f"worship order.{key}", space_parts(city, step[2])

    def flaw(self, city: City, step: Step) -> str:
        if step[2] < SIDEBAR and city.setting.worship_begun:
            return "a module orders what a royal tile brings"
        return space_flaw(step)


def scores_by_marker(city: City, space: int) -> bool:
    """Whether the ability counts at once how far a marker has come, so that a tile used before it
    can make a difference."""
    return space < SIDEBAR and royal_tile(city, space).effect == "points"


class Ability(Kind[City]):
    """What a worship space does."""

    on: ClassVar = WORSHIPPING

    def __init__(self) -> None:
        super().__init__(ABILITY, "ability", f"space power:1..{HIGHEST_POWER}")

    def run(self, city: City, step: Step) -> None:
        _, seat, space, power, _ = step
        player = city.players[seat]
        if space >= SIDEBAR:
            temple = SIDEBAR_TEMPLE[space - SIDEBAR]
            if temple == ANY:
                city.agenda.append(owing.any_temple(seat, 1))
            else:
                city.agenda.append(owing.temple_step(seat, temple))
            return
        tile = royal_tile(city, space)
        count = power + tile.plus
        if tile.effect == "gain":
            if count > 0:
                gain(city, player, tile.gain.times(count), sources.ROYAL)
        elif tile.effect == "points":
            reached = min(marker(city, player, tile.of), count)
            score(city, player, tile.points * reached, sources.ROYAL)
        elif count > 0:
            # So many trades, or a single one that brings so much.
            city.agenda.append(owing.trade(seat, space, count, 0))

    def flaw(self, city: City, step: Step) -> str:
        if step[3] >= UNAIDED and not city.setting.worship_begun:
            return f"no worker has a power of {UNAIDED} or more"
        return space_flaw(step)


def marker(city: City, player: Player, of: str) -> int:
    """How far a player has come with what a royal tile counts."""
    for module in city.setting.things_counted:
        counted = module.count(city, player, of)
        if counted >= 0:
            return counted
    if of == "technologies":
        return player.technologies.bit_count()
    return player.avenue if of == "avenue" else player.track


TRADE_IGNORING: Final = 1
TRADE_STOP: Final = 2
TOGETHER: Final = 1  # and so many trades: the answers after these
MOST_TRADES: Final[int] = HIGHEST_POWER + 1  # a tile may add one


class Trade(Kind[City]):
    """A royal tile's trade, once more or no more (ruling 15).

    The ignore-cocoa tile covers all the cocoa of one royal tile's trades (ruling 22).
    """

    on: ClassVar = WORSHIPPING
    families: ClassVar = (PAUSE,)
    scattered: ClassVar = True

    def __init__(self) -> None:
        codes = ["trade", "trade!", "stop"]
        codes += [f"trade-{count}" for count in range(2, MOST_TRADES + 1)]
        super().__init__(TRADE, "trade", f"space left:1..{MOST_TRADES} free:0..1", codes, free=True)

    def together(self, player: Player, tile: RoyalTile, left: int) -> list[int]:
        """Several trades announced at once, so that a piece can stand for the cocoa of all."""
        if not tile.pay.cocoa or not player.goods[WILD]:
            return []
        counts = range(2, left + 1)
        return [self.ids[TOGETHER + n] for n in counts if payable(player, tile.pay.times(n))]

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, space, _, free = step
        player = city.players[seat]
        tile = royal_tile(city, space)
        ids: list[int] = []
        if not tile.gain.of(TEMPLE) or any_climbable(city, player):
            if payable(player, tile.unpaid if free else tile.pay):
                ids.append(self.ids[0])
            covers = not free and tile.pay.cocoa > 0 and player.tiles[IGNORE_COCOA] > 0
            if covers and payable(player, tile.unpaid):
                ids.append(self.ids[TRADE_IGNORING])
            if not free and not tile.once and player.technologies & TECHNOLOGIES_INSTEAD:
                ids += self.together(player, tile, step[3])
        if not tile.once or self.ids[0] not in ids:
            # The single trade must be made (ruling 15), but nobody must give a tile for it.
            ids.append(self.ids[TRADE_STOP])
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, space, left, free = step
        if option == TRADE_STOP:
            return
        player = city.players[seat]
        tile = royal_tile(city, space)
        if option == TRADE_IGNORING:
            flip(city, player, IGNORE_COCOA)
            free = 1
        if city.setting.goods > WILD:
            self.play_wild(city, step, 1 if option <= TRADE_IGNORING else option - TOGETHER, free)
            return
        if not free:
            pay(city, player, tile.fee)
        if tile.once:
            gain(city, player, tile.gain.times(left), sources.ROYAL)
        else:
            if left > 1:
                city.agenda.append(owing.trade(seat, space, left - 1, free))
            gain(city, player, tile.gain, sources.ROYAL)
        pay(city, player, tile.unpaid)  # what is asked for comes before what was gained

    def play_wild(self, city: City, step: Step, count: int, free: int) -> None:
        """So many trades at once, in a game where it may be asked how they are paid: what they
        bring must not pay for them."""
        _, seat, space, left, _ = step
        tile = royal_tile(city, space)
        if left > count and not tile.once:
            city.agenda.append(owing.trade(seat, space, left - count, free))
        city.agenda.append(owing.traded(seat, space, left if tile.once else count))
        price = tile.unpaid if free else tile.pay
        pay(city, city.players[seat], price.times(count))

    def question(self, city: City, step: Step) -> Phrase:
        return "trade", {
            "seat": step[1],
            "royal": city.royal[step[2] - ROYAL_SPACE],
            "left": step[3],
        }

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        parts = {"royal": city.royal[step[2] - ROYAL_SPACE], "left": step[3]}
        if option == TRADE_STOP:
            return "trade.stop", parts
        if option > TRADE_STOP:
            return "trade.together", {**parts, "amount": option - TOGETHER}
        key = "power" if royal_tile(city, step[2]).once else "again"
        ending = ".ignoring" if option == TRADE_IGNORING else ".free" if step[4] else ""
        return f"trade.{key}{ending}", parts

    def flaw(self, city: City, step: Step) -> str:
        return trade_flaw(city, step)


def trade_flaw(city: City, step: Step) -> str:
    if not ROYAL_SPACE <= step[2] < ROYAL_SPACE + 3:
        return "space is no royal tile's"
    if len(city.royal) < 3 or not royal_tile(city, step[2]).effect.startswith("trade"):
        return "the royal tile there is no trade"
    if step[3] > UNAIDED and not city.setting.worship_begun:
        return f"no worker trades more than {UNAIDED} times"
    return ""


class Traded(Kind[City]):
    """What a royal tile gives, once it is paid."""

    on: ClassVar = (*WORSHIPPING, "trade")
    families: ClassVar = (PAUSE,)

    def __init__(self) -> None:
        super().__init__(TRADED, "traded", f"space count:1..{MOST_TRADES}")

    def run(self, city: City, step: Step) -> None:
        _, seat, space, count, _ = step
        gained = royal_tile(city, space).gain.times(count)
        gain(city, city.players[seat], gained, sources.ROYAL)

    def flaw(self, city: City, step: Step) -> str:
        if city.setting.goods <= WILD:
            return "nothing can stand for other goods in this game"
        return trade_flaw(city, step)


class Give(Kind[City]):
    """Which resource to pay where any one will do."""

    on: ClassVar = (PAUSE, "give")
    scattered: ClassVar = True

    def __init__(self) -> None:
        codes = [f"give-{good}" for good in GOODS[1:]]
        super().__init__(GIVE, "give", "", codes, lapses=True)

    def legal(self, city: City, step: Step) -> list[int]:
        goods = city.players[step[1]].goods
        return [id for good, id in enumerate(self.ids, WOOD) if goods[good] > 0]

    def play(self, city: City, step: Step, option: int) -> None:
        take(city, city.players[step[1]], option + 1, -1)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return "give.choice", {"good": option + 1}


NO_SPACE: Final[tuple[int, ...]] = ()


def _spaces(board: int) -> tuple[int, ...]:
    if board == PALACE:
        return (ROYAL_SPACE, ROYAL_SPACE + 1, ROYAL_SPACE + 2)
    return (SIDEBAR + board,) if SIDEBAR_TEMPLE[board] >= 0 else NO_SPACE


SPACES: Final[tuple[tuple[int, ...], ...]] = tuple([_spaces(board) for board in range(9)])
"""The worship spaces of each board."""
