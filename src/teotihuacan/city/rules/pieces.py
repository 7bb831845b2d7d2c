"""The kinds of tiles, as plain frozen objects."""

from typing import Final

from teotihuacan.city.rules.bundle import COCOA, Bundle


class Technology:
    """A technology tile."""

    def __init__(
        self,
        number: int,
        price: Bundle,
        when: str,
        boards: tuple[int, ...],
        cost: Bundle,
        gain: Bundle,
    ) -> None:
        self.key: Final[str] = f"tech{number}"
        self.number: Final[int] = number
        self.price: Final[Bundle] = price
        self.when: Final[str] = when  # pass, main, during, power-up
        self.boards: Final[tuple[int, ...]] = boards
        self.cost: Final[Bundle] = cost  # each time it is used
        self.gain: Final[Bundle] = gain


class RoyalTile:
    """A tile of the Palace."""

    def __init__(
        self,
        number: int,
        category: int,
        effect: str,
        points: int,
        of: str,
        pay: Bundle,
        gain: Bundle,
        plus: int,
    ) -> None:
        self.number: Final[int] = number
        self.category: Final[int] = category  # 0 A, 1 B, 2 C
        self.effect: Final[str] = effect  # points, trade, trade_for_power, gain
        self.points: Final[int] = points
        self.of: Final[str] = of  # technologies, pyramid_track, avenue
        self.pay: Final[Bundle] = pay
        self.gain: Final[Bundle] = gain
        self.plus: Final[int] = plus  # added to the power of the locked worker
        self.once: Final[bool] = effect == "trade_for_power"  # one trade, whatever the power
        self.fee: Final[Bundle] = pay.only(COCOA)  # the cocoa of the price …
        self.unpaid: Final[Bundle] = pay.without(COCOA)  # … and the rest of it
        self.trades: Final[bool] = effect in ("trade", "trade_for_power")


class BonusTile:
    """A temple bonus tile, scored at the last eclipse."""

    def __init__(
        self, number: int, effect: str, points: int, points_high: int, high_power: int
    ) -> None:
        self.number: Final[int] = number
        self.effect: Final[str] = effect
        self.points: Final[int] = points
        self.points_high: Final[int] = points_high  # for each worker …
        self.high_power: Final[int] = high_power  # … from this power on


class DiscoveryTile:
    """A discovery tile, with the number of its copies."""

    def __init__(
        self, key: str, mask: int, copies: int, cost: Bundle, gain: Bundle, special: str
    ) -> None:
        self.key: Final[str] = key
        self.mask: Final[int] = mask  # 1 to 7, or 0
        self.copies: Final[int] = copies
        self.cost: Final[Bundle] = cost
        self.gain: Final[Bundle] = gain
        self.special: Final[str] = special


class StartingTile:
    """A starting tile: two boards and a gain."""

    def __init__(self, number: int, boards: tuple[int, int], gain: Bundle) -> None:
        self.number: Final[int] = number
        self.boards: Final[tuple[int, int]] = boards  # in printed order
        self.gain: Final[Bundle] = gain


class FirstSeat:
    """What a player of a first game begins with; the cocoa for the seat comes on top."""

    def __init__(
        self,
        gain: Bundle,
        temples: tuple[int, int, int],
        avenue: int,
        technology: int,
        workers: tuple[tuple[int, int], ...],
    ) -> None:
        self.gain: Final[Bundle] = gain  # with what the temple steps bring
        self.temples: Final[tuple[int, int, int]] = temples
        self.avenue: Final[int] = avenue
        self.technology: Final[int] = technology  # index, or -1
        self.workers: Final[tuple[tuple[int, int], ...]] = workers  # board, power
