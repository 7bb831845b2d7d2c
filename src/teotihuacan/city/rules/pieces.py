"""The kinds of tiles, as plain frozen objects."""

from dataclasses import dataclass
from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.bundle import Bundle


class Technology:
    """A technology tile; those of further boxes have numbers in between, with a half."""

    def __init__(
        self,
        number: int,
        half: bool,
        price: Bundle,
        when: str,
        boards: tuple[int, ...],
        triggers: tuple[str, ...],
        cost: Bundle,
        gain: Bundle,
        module: str,
    ) -> None:
        self.number: Final[int] = number
        self.half: Final[bool] = half
        self.key: Final[str] = f"tech{number}.5" if half else f"tech{number}"
        self.label: Final[str] = f"{number}½" if half else str(number)  # as printed
        self.price: Final[Bundle] = price
        self.when: Final[str] = when  # pass, main, during, power-up, after, taking, instead
        self.boards: Final[tuple[int, ...]] = boards
        self.triggers: Final[tuple[str, ...]] = triggers  # after which it pays: collect, royal
        self.cost: Final[Bundle] = cost  # each time it is used
        self.gain: Final[Bundle] = gain
        self.module: Final[str] = module  # that it comes with; empty: the game itself

    def order(self) -> int:
        """Technologies lie in the order of their numbers."""
        return 2 * self.number + (1 if self.half else 0)

    def written(self) -> int | float:
        """The number as positions have it: 3, or 3.5."""
        return self.number + 0.5 if self.half else self.number


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
        module: str,
    ) -> None:
        self.number: Final[int] = number
        self.module: Final[str] = module
        self.category: Final[int] = category  # 0 A, 1 B, 2 C
        self.effect: Final[str] = effect  # points, trade, trade_for_power, gain
        self.points: Final[int] = points
        self.of: Final[str] = of  # technologies, pyramid_track, avenue, or what a module counts
        self.pay: Final[Bundle] = pay
        self.gain: Final[Bundle] = gain
        self.plus: Final[int] = plus  # added to the power of the locked worker
        self.once: Final[bool] = effect == "trade_for_power"  # one trade, whatever the power
        self.fee: Final[Bundle] = pay.only(units.COCOA)  # the cocoa of the price …
        self.unpaid: Final[Bundle] = pay.without(units.COCOA)  # … and the rest of it
        self.trades: Final[bool] = effect in ("trade", "trade_for_power")


@dataclass(frozen=True)
class BonusTile:
    """A temple bonus tile, scored at the last eclipse."""

    number: int
    effect: str
    points: int
    points_high: int  # for each worker …
    high_power: int  # … from this power on


@dataclass(frozen=True)
class DiscoveryTile:
    """A discovery tile, with the number of its copies."""

    key: str
    mask: int  # 1 to 10, or 0
    copies: int
    cost: Bundle
    gain: Bundle
    special: str
    boards: tuple[int, ...]  # whose main actions it can join
    stack: int  # which one it is drawn from, see `printed/discovery.py`
    module: str


@dataclass(frozen=True)
class StartingTile:
    """A starting tile: two boards and a gain."""

    number: int
    boards: tuple[int, int]  # in printed order
    gain: Bundle
    module: str


@dataclass(frozen=True)
class FirstSeat:
    """What a player of a first game begins with; the cocoa for the seat comes on top."""

    gain: Bundle  # with what the temple steps bring
    temples: tuple[int, int, int]
    avenue: int
    technology: int  # index, or -1
    workers: tuple[tuple[int, int], ...]  # board, power
