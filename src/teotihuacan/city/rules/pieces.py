"""The kinds of tiles, as plain frozen objects."""

from dataclasses import dataclass

from teotihuacan.city.rules.goods.bundle import Bundle


@dataclass(frozen=True)
class Technology:
    """A technology tile; those of further boxes have numbers in between, with a half."""

    number: int
    half: bool
    key: str
    label: str  # as printed
    price: Bundle
    when: str  # pass, main, during, power-up, after, taking, instead
    boards: tuple[int, ...]
    triggers: tuple[str, ...]  # after which it pays: collect, royal
    cost: Bundle  # each time it is used
    gain: Bundle
    module: str  # that it comes with; empty: the game itself

    def order(self) -> int:
        """Technologies lie in the order of their numbers."""
        return 2 * self.number + (1 if self.half else 0)

    def written(self) -> int | float:
        """The number as positions have it: 3, or 3.5."""
        return self.number + 0.5 if self.half else self.number


@dataclass(frozen=True)
class RoyalTile:
    """A tile of the Palace."""

    number: int
    category: int  # 0 A, 1 B, 2 C
    effect: str  # points, trade, trade_for_power, gain
    points: int
    of: str  # technologies, pyramid_track, avenue, or what a module counts
    pay: Bundle
    gain: Bundle
    plus: int  # added to the power of the locked worker
    module: str
    once: bool  # one trade, whatever the power
    fee: Bundle  # the cocoa of the price …
    unpaid: Bundle  # … and the rest of it
    trades: bool


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
    """The start of a player of a first game; the cocoa for the seat comes on top."""

    gain: Bundle  # with what the temple steps bring
    temples: tuple[int, int, int]
    avenue: int
    technology: int  # index, or -1
    workers: tuple[tuple[int, int], ...]  # board, power
