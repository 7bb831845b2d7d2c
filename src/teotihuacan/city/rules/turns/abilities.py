"""The worship spaces and their abilities: a temple step, or the effect of a royal tile."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, places, sources, units
from teotihuacan.city.rules.effects import any_climbable, climbable, flip, gain, pay, payable, score
from teotihuacan.city.rules.families import AT_A_ROYAL_TILE, PAUSE
from teotihuacan.city.rules.goods.bundle import EMPTY_BUNDLE
from teotihuacan.city.rules.goods.reach import Deal, step_gains, steps_gained
from teotihuacan.city.rules.pieces import RoyalTile
from teotihuacan.city.rules.printed import boards, discovery, technologies
from teotihuacan.city.rules.printed.most import UNAIDED
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push

ANY: Final = 3  # a sidebar that lets one choose the temple

HIGHEST_POWER: Final = 9  # of a worker at a royal tile, whatever helps it

WORSHIPPING: Final = ("end", "claim", AT_A_ROYAL_TILE)
"""The parents of a worship space's effect: the tile beside it can be pending already."""

SPACE_FIELD: Final[str] = (
    f"space:{places.ROYAL_SPACE}..{places.SIDEBAR + len(boards.SIDEBAR_TEMPLE) - 1}"
)
"""The field of a step that says at which worship space it happens."""

NO_SPACE: Final[tuple[int, ...]] = ()


def _spaces(board: int) -> tuple[int, ...]:
    if board == places.PALACE:
        return (places.ROYAL_SPACE, places.ROYAL_SPACE + 1, places.ROYAL_SPACE + 2)
    return (places.SIDEBAR + board,) if boards.SIDEBAR_TEMPLE[board] >= 0 else NO_SPACE


SPACES: Final[tuple[tuple[int, ...], ...]] = tuple([_spaces(board) for board in range(9)])
"""The worship spaces of each board."""


def is_space(space: int) -> bool:
    if space >= places.SIDEBAR:
        board = space - places.SIDEBAR
        return board < len(boards.SIDEBAR_TEMPLE) and boards.SIDEBAR_TEMPLE[board] >= 0
    return places.ROYAL_SPACE <= space < places.ROYAL_SPACE + 3


def space_flaw(step: Step) -> str:
    return "" if is_space(step[2]) else "space is not a worship space"


def royal_tile(city: City, space: int) -> RoyalTile:
    return ROYAL_TILES[city.royal[space - places.ROYAL_SPACE]]


def costs_nothing(tile: RoyalTile, power: int) -> bool:
    """Return whether a royal tile takes no payment from a worker of that power: it is no trade, or
    the power allows none.
    """
    return not tile.trades or power + tile.plus <= 0


def can_trade(city: City, player: Player, tile: RoyalTile) -> bool:
    """Return whether the gain of a trade is possible: a step needs an open temple (ruling 13)."""
    return not tile.gain.of(units.TEMPLE) or any_climbable(city, player)


def ability_possible(
    city: City, player: Player, space: int, power: int, spent: int, ignores: int
) -> bool:
    """Return whether the ability could be used after spending `spent` cocoa, with `ignores` tiles
    left that ignore cocoa.

    A temple that cannot be climbed (ruling 13) and a price that cannot be paid (14) forbid it;
    an ability that brings nothing does not.
    """
    if space >= places.SIDEBAR:
        temple = boards.SIDEBAR_TEMPLE[space - places.SIDEBAR]
        return any_climbable(city, player) if temple == ANY else climbable(city, player, temple)
    tile = royal_tile(city, space)
    if costs_nothing(tile, power):
        return True
    if not can_trade(city, player, tile):
        return False
    return payable(player, tile.pay, spent) or (ignores > 0 and payable(player, tile.unpaid))


def deals_of(city: City, player: Player, space: int, power: int, ignores: int) -> list[Deal]:
    """Return the possible deals of a space's ability, each with its cost and gain."""
    if space >= places.SIDEBAR:
        temple = boards.SIDEBAR_TEMPLE[space - places.SIDEBAR]
        gains = step_gains(city, player, temple if temple != ANY else -1)
        return [(EMPTY_BUNDLE, [gained]) for gained in gains]
    tile = royal_tile(city, space)
    count = power + tile.plus
    if tile.effect == "points" or count <= 0:
        return [(EMPTY_BUNDLE, [])]
    if tile.effect == "gain":
        return [(EMPTY_BUNDLE, [tile.gain.times(count)])]
    price = tile.unpaid if ignores > 0 else tile.pay
    if tile.once:
        return [(price, [tile.gain.times(count)])]
    deals: list[Deal] = [(EMPTY_BUNDLE, [])]
    for trades in range(1, count + 1):
        gained = tile.gain.times(trades)
        paid = price.times(trades)
        if gained.of(units.TEMPLE):
            for more in steps_gained(city, player, gained.of(units.TEMPLE)):
                deals.append((paid, [gained, *more]))
        else:
            deals.append((paid, [gained]))
    return deals


class Ability(Kind[City]):
    """Carry out the ability of a worship space."""

    declared: ClassVar = Declared(
        kinds.ABILITY, "ability", f"{SPACE_FIELD} power:1..{HIGHEST_POWER}", parents=WORSHIPPING
    )

    def run(self, city: City, step: Step) -> None:
        _, seat, space, power, _ = step
        player = city.players[seat]
        if space >= places.SIDEBAR:
            temple = boards.SIDEBAR_TEMPLE[space - places.SIDEBAR]
            if temple == ANY:
                push(city, kinds.TEMPLE, seat, 1)
            else:
                push(city, kinds.TEMPLE_STEP, seat, temple)
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
            # This many trades, or a single one with this gain.
            push(city, kinds.TRADE, seat, space, count)

    def flaw(self, city: City, step: Step) -> str:
        if step[3] >= UNAIDED and not city.setting.helped:
            return f"no worker has a power of {UNAIDED} or more"
        return space_flaw(step)


def marker(city: City, player: Player, of: str) -> int:
    """Return how far a player's marker is on the track that a royal tile counts."""
    for module in city.setting.things_counted:
        counted = module.count(city, player, of)
        if counted >= 0:
            return counted
    if of == "technologies":
        return player.technologies.bit_count()
    return player.avenue if of == "avenue" else player.track


def scores_by_marker(city: City, space: int) -> bool:
    """Return whether the ability immediately scores the position of a marker, so that a tile used
    before it can make a difference.
    """
    return space < places.SIDEBAR and royal_tile(city, space).effect == "points"


TRADE_IGNORING: Final = 1
TRADE_STOP: Final = 2
TOGETHER: Final = 1  # plus the number of trades: the answers after these
MOST_TRADES: Final[int] = HIGHEST_POWER + 1  # a tile may add one


class Trade(Kind[City]):
    """A royal tile's trade, once more or no more (ruling 15).

    The ignore-cocoa tile covers all the cocoa of one royal tile's trades (ruling 22).
    """

    declared: ClassVar = Declared(
        kinds.TRADE,
        "trade",
        f"{SPACE_FIELD} left:1..{MOST_TRADES} free:0..1",
        ["trade", "trade!", "stop"] + [f"trade-{count}" for count in range(2, MOST_TRADES + 1)],
        parents=WORSHIPPING,
        families=(PAUSE,),
        free=True,
        scattered=True,
    )

    def together(self, player: Player, tile: RoyalTile, left: int) -> list[int]:
        """Several trades announced at once, so that a piece can stand for the cocoa of all."""
        if not tile.pay.cocoa or not player.goods[units.WILD]:
            return []
        counts = range(2, left + 1)
        return [self.ids[TOGETHER + n] for n in counts if payable(player, tile.pay.times(n))]

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, space, _, free = step
        player = city.players[seat]
        tile = royal_tile(city, space)
        ids: list[int] = []
        if can_trade(city, player, tile):
            if payable(player, tile.unpaid if free else tile.pay):
                ids.append(self.ids[0])
            covers = not free and tile.pay.cocoa > 0 and player.tiles[discovery.IGNORE_COCOA] > 0
            if covers and payable(player, tile.unpaid):
                ids.append(self.ids[TRADE_IGNORING])
            if not free and not tile.once and player.technologies & technologies.WHEN_PAYING:
                ids += self.together(player, tile, step[3])
        if not tile.once or self.ids[0] not in ids:
            # The single trade must be made (ruling 15), but giving a tile for it is optional.
            ids.append(self.ids[TRADE_STOP])
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, space, left, free = step
        if option == TRADE_STOP:
            return
        player = city.players[seat]
        tile = royal_tile(city, space)
        if option == TRADE_IGNORING:
            flip(city, player, discovery.IGNORE_COCOA)
            free = 1
        if city.setting.wild:
            self.play_wild(city, step, 1 if option <= TRADE_IGNORING else option - TOGETHER, free)
            return
        if not free:
            pay(city, player, tile.fee)
        if tile.once:
            gain(city, player, tile.gain.times(left), sources.ROYAL)
        else:
            if left > 1:
                push(city, kinds.TRADE, seat, space, left - 1, free)
            gain(city, player, tile.gain, sources.ROYAL)
        pay(city, player, tile.unpaid)  # what is asked for comes before what was gained

    def play_wild(self, city: City, step: Step, count: int, free: int) -> None:
        """Carry out this many trades at once, in a game where it may be asked how they are paid:
        their gain must not pay for them.
        """
        _, seat, space, left, _ = step
        tile = royal_tile(city, space)
        if left > count and not tile.once:
            push(city, kinds.TRADE, seat, space, left - count, free)
        push(city, kinds.TRADED, seat, space, left if tile.once else count)
        price = tile.unpaid if free else tile.pay
        pay(city, city.players[seat], price.times(count))

    def question(self, city: City, step: Step) -> Phrase:
        royal = city.royal[step[2] - places.ROYAL_SPACE]
        return "trade", {"seat": step[1], "royal": royal, "left": step[3]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        parts = {"royal": city.royal[step[2] - places.ROYAL_SPACE], "left": step[3]}
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
    if not places.ROYAL_SPACE <= step[2] < places.ROYAL_SPACE + 3:
        return "space is not that of a royal tile"
    if len(city.royal) < 3 or not royal_tile(city, step[2]).effect.startswith("trade"):
        return "the royal tile there is not a trade"
    if step[3] > UNAIDED and not city.setting.helped:
        return f"no worker trades more than {UNAIDED} times"
    return ""


class Traded(Kind[City]):
    """Give the gain of a royal tile, once it is paid."""

    declared: ClassVar = Declared(
        kinds.TRADED,
        "traded",
        f"{SPACE_FIELD} count:1..{MOST_TRADES}",
        parents=(*WORSHIPPING, "trade"),
        families=(PAUSE,),
    )

    def run(self, city: City, step: Step) -> None:
        _, seat, space, count, _ = step
        gained = royal_tile(city, space).gain.times(count)
        gain(city, city.players[seat], gained, sources.ROYAL)

    def flaw(self, city: City, step: Step) -> str:
        if not city.setting.wild:
            return "nothing can stand for other goods in this game"
        return trade_flaw(city, step)
