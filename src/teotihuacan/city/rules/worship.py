"""Worship: a space, its ability, the tile beside it, or both for 1 cocoa."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.agenda import (
    ABILITY,
    CLAIM,
    GIVE,
    RESOURCE,
    TEMPLE,
    TEMPLE_STEP,
    TRADE,
    WORSHIP,
    WORSHIP_ORDER,
)
from teotihuacan.city.rules.discovery import NEAR, claim
from teotihuacan.city.rules.state import (
    HAND,
    PALACE,
    ROYAL_SPACE,
    SIDEBAR,
    City,
    Player,
    board_of,
    replaced,
)
from teotihuacan.city.rules.tiles import (
    DISCOVERY,
    IGNORE_COCOA,
    ROYAL_TILES,
    SIDEBAR_TEMPLE,
    RoyalTile,
)
from teotihuacan.city.rules.verbs import (
    COCOA,
    GOODS,
    affords,
    any_climbable,
    climbable,
    flip,
    gain,
    owned,
    pay_cocoa,
    score,
    take,
)
from teotihuacan.city.solo.city_table import BOT, displace_bot
from teotihuacan.engine.steps import Kind, Phrase, Step

BUMP_COST: Final = 1
BOTH_COST: Final = 1

WITH_ABILITY: Final = 0
WITH_TILE: Final = 1
WITH_BOTH: Final = 2
IGNORING: Final = 3  # the same three again, paid with the tile that ignores cocoa


def royal_tile(city: City, space: int) -> RoyalTile:
    return ROYAL_TILES[city.royal[space - ROYAL_SPACE]]


def times(tile: RoyalTile, power: int) -> int:
    return 1 if tile.once else power + tile.plus


def ability_possible(
    city: City, player: Player, space: int, power: int, cocoa: int, ignores: int
) -> bool:
    """Whether the ability could be used with so much cocoa and so many ignore-cocoa tiles left.

    A temple that cannot be climbed (ruling 13) and a price that cannot be paid (14) forbid it;
    an ability that brings nothing does not.
    """
    if space >= SIDEBAR:
        temple = SIDEBAR_TEMPLE[space - SIDEBAR]
        return any_climbable(city, player) if temple == 3 else climbable(city, player, temple)
    tile = royal_tile(city, space)
    if tile.effect != "trade" and tile.effect != "trade_for_power":
        return True
    if times(tile, power) <= 0:
        return True
    if tile.gain.temple and not any_climbable(city, player):
        return False
    return (cocoa >= tile.pay.cocoa or ignores > 0) and player.resources() >= tile.pay.resource


def worship_options(city: City, player: Player, space: int, power: int) -> list[int]:
    """Which of the six ways of worshipping on a space are open; none if it cannot be entered."""
    options: list[int] = []
    holder = city.holder(space)
    if holder == player.seat:
        return options  # nobody unlocks their own worker this way (ruling 7)
    bump = BUMP_COST if holder >= 0 else 0
    cocoa = player.cocoa
    ignores = player.tiles[IGNORE_COCOA]
    kind = city.near[board_of(space)]
    for way in range(3):
        if way != WITH_ABILITY and kind < 0:
            continue
        if way == WITH_TILE and space < SIDEBAR:
            continue  # at the Palace the tile comes only with a royal tile (ruling 16)
        fee = bump + (BOTH_COST if way == WITH_BOTH else 0)
        if fee <= cocoa and way_open(city, player, space, power, way, kind, cocoa - fee, ignores):
            options.append(way)
        if (
            fee > 0
            and ignores > 0
            and way_open(city, player, space, power, way, kind, cocoa, ignores - 1)
        ):
            options.append(way + IGNORING)
    return options


def way_open(
    city: City,
    player: Player,
    space: int,
    power: int,
    way: int,
    kind: int,
    cocoa: int,
    ignores: int,
) -> bool:
    if way == WITH_TILE:
        return affords(player, DISCOVERY[kind].cost, player.cocoa - cocoa)
    return ability_possible(city, player, space, power, cocoa, ignores)


class Worship(Kind[City]):
    """The worker is about to enter a space: ability, tile, or both, and how to pay."""

    def __init__(self) -> None:
        codes = ["ability", "tile", "both", "ability!", "tile!", "both!"]
        super().__init__(WORSHIP, "worship", "space worker second", codes)

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
        fee = (BUMP_COST if holder >= 0 else 0) + (BOTH_COST if way == WITH_BOTH else 0)
        pay_cocoa(city, player, fee, ignoring)
        if city.bot is not None and holder == BOT:
            player.place[worker] = space  # so that the bot does not find its old space empty
            displace_bot(city, board)
        elif holder >= 0:
            other = city.players[holder]
            other.place[other.place.index(space)] = board
            if city.events is not None:
                city.tell("bumped", holder, board)
        player.place[worker] = space
        if second >= 0:
            player.place[second] = board  # only the first of two movers is locked (ruling 9)
        if city.events is not None:
            city.tell("worship", seat, board, space - ROYAL_SPACE if space < SIDEBAR else -1)
        if way == WITH_ABILITY:
            city.agenda.append((ABILITY, seat, space, player.power[worker], 0))
        elif way == WITH_TILE:
            kind = city.near[board]
            claim(city, player, kind)
            city.near = replaced(city.near, board, -1)
        else:
            city.agenda.append((WORSHIP_ORDER, seat, space, player.power[worker], 0))

    def question(self, city: City, step: Step) -> Phrase:
        space = step[2]
        if space >= SIDEBAR:
            return "worship", {"seat": step[1], "space": space}
        return "worship.palace", {"seat": step[1], "royal": city.royal[space - ROYAL_SPACE]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        space = step[2]
        way = option % IGNORING
        fee = BUMP_COST if city.holder(space) >= 0 else 0
        fee += BOTH_COST if way == WITH_BOTH else 0
        keys = ("ability", "tile", "both") if space >= SIDEBAR else ("royal", "tile", "royal both")
        ending = ".ignoring" if option >= IGNORING else ".paying" if fee else ""
        parts = {"amount": fee, **space_parts(city, space)}
        return f"worship.{keys[way]}{ending}", parts

    def flaw(self, city: City, step: Step) -> str:
        _, seat, space, worker, second = step
        player = city.players[seat]
        if not is_space(space):
            return "space is no worship space"
        if not 0 <= worker < 4 or player.place[worker] != HAND:
            return "worker must be one in hand"
        if second != -1 and (
            not 0 <= second < 4 or second == worker or player.place[second] != HAND
        ):
            return "second must be -1 or another worker in hand"
        return ""


def is_space(space: int) -> bool:
    if space >= SIDEBAR:
        return space - SIDEBAR in (2, 3, 4, 7)
    return ROYAL_SPACE <= space < ROYAL_SPACE + 3


def space_parts(city: City, space: int) -> dict[str, int]:
    """What a worship space offers, for the words of a choice."""
    tile = city.near[board_of(space)]
    royal = city.royal[space - ROYAL_SPACE] if space < SIDEBAR else -1
    return {"space": space, "royal": royal, "tile": tile, "cost": tile}


def space_flaw(step: Step) -> str:
    if not is_space(step[2]):
        return "space is no worship space"
    return "" if 1 <= step[3] <= 5 else "power must be 1 to 5"


class WorshipOrder(Kind[City]):
    """Both were paid for: which comes first (ruling 12; the first edition has a fixed order).

    After the tile it stands for the ability alone, so that the tile can be used before it.
    """

    def __init__(self) -> None:
        codes = ["ability-first", "tile-first"]
        super().__init__(WORSHIP_ORDER, "worship order", "space power claimed", codes, free=True)

    def legal(self, city: City, step: Step) -> list[int]:
        ids = [self.first]
        if city.edition.worship_any_order and not step[4]:
            kind = city.near[board_of(step[2])]
            if kind >= 0 and affords(city.players[step[1]], DISCOVERY[kind].cost):
                ids.append(self.first + 1)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, space, power, claimed = step
        tile = (CLAIM, seat, NEAR + board_of(space), 0, 0)
        if option == 1:
            city.agenda.append((WORSHIP_ORDER, seat, space, power, 1))
            city.agenda.append(tile)
            return
        if not claimed:
            city.agenda.append(tile)
        city.agenda.append((ABILITY, seat, space, power, 0))

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        ability = "ability" if step[2] >= SIDEBAR else "royal"
        if step[4]:
            return f"worship.{ability}", {"amount": 0, **space_parts(city, step[2])}
        key = ability if option == 0 else "tile"
        return f"worship order.{key}", space_parts(city, step[2])

    def flaw(self, city: City, step: Step) -> str:
        return space_flaw(step) or ("" if step[4] in (0, 1) else "claimed must be 0 or 1")


class Ability(Kind[City]):
    """What a worship space does."""

    def __init__(self) -> None:
        super().__init__(ABILITY, "ability", "space power")

    def run(self, city: City, step: Step) -> None:
        _, seat, space, power, _ = step
        player = city.players[seat]
        if space >= SIDEBAR:
            temple = SIDEBAR_TEMPLE[space - SIDEBAR]
            if temple == 3:
                city.agenda.append((TEMPLE, seat, 1, 0, 0))
            else:
                city.agenda.append((TEMPLE_STEP, seat, temple, 0, 0))
            return
        tile = royal_tile(city, space)
        if tile.effect == "cocoa":
            take(city, player, COCOA, power + tile.plus)
        elif tile.effect == "points":
            if tile.of == "technologies":
                reached = player.technologies.bit_count()
            elif tile.of == "avenue":
                reached = player.avenue
            else:
                reached = player.track
            score(city, player, tile.points * min(reached, power + tile.plus), sources.ROYAL)
        elif times(tile, power) > 0:
            # A single trade for as many resources as the power: the step carries the power.
            city.agenda.append((TRADE, seat, space, power if tile.once else times(tile, power), 0))

    def flaw(self, city: City, step: Step) -> str:
        return space_flaw(step)


TRADE_ONCE: Final = 0
TRADE_IGNORING: Final = 1
TRADE_STOP: Final = 2


class Trade(Kind[City]):
    """A royal tile's trade, once more or no more (ruling 15).

    The ignore-cocoa tile covers all the cocoa of one royal tile's trades (ruling 22).
    """

    def __init__(self) -> None:
        codes = ["trade", "trade!", "stop"]
        super().__init__(TRADE, "trade", "space left free", codes, free=True)

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, space, _, free = step
        player = city.players[seat]
        tile = royal_tile(city, space)
        ids: list[int] = []
        if player.resources() >= tile.pay.resource and not (
            tile.gain.temple and not any_climbable(city, player)
        ):
            if free or player.cocoa >= tile.pay.cocoa:
                ids.append(self.first)
            if not free and tile.pay.cocoa and player.tiles[IGNORE_COCOA]:
                ids.append(self.first + TRADE_IGNORING)
        if not tile.once or self.first not in ids:
            # The single trade must be made (ruling 15), but nobody must give a tile for it.
            ids.append(self.first + TRADE_STOP)
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
        elif not free:
            take(city, player, COCOA, -tile.pay.cocoa)
        if tile.once:
            city.agenda.append((RESOURCE, seat, left, 0, 0))
        else:
            if left > 1:
                city.agenda.append((TRADE, seat, space, left - 1, free))
            gain(city, player, tile.gain, sources.ROYAL)
        if tile.pay.resource:
            city.agenda.append((GIVE, seat, 0, 0, 0))

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
        key = "power" if royal_tile(city, step[2]).once else "again"
        ending = ".ignoring" if option == TRADE_IGNORING else ".free" if step[4] else ""
        return f"trade.{key}{ending}", parts

    def flaw(self, city: City, step: Step) -> str:
        if not ROYAL_SPACE <= step[2] < ROYAL_SPACE + 3:
            return "space is no royal tile's"
        if len(city.royal) < 3 or not royal_tile(city, step[2]).effect.startswith("trade"):
            return "the royal tile there is no trade"
        if not 1 <= step[3] <= 6:
            return "left must be 1 to 6"
        return "" if step[4] in (0, 1) else "free must be 0 or 1"


class Give(Kind[City]):
    """Which resource to pay where any one will do."""

    def __init__(self) -> None:
        codes = [f"give-{good}" for good in GOODS[1:]]
        super().__init__(GIVE, "give", "", codes, lapses=True)

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        return [self.first + i for i in range(3) if owned(player, i + 1) > 0]

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
