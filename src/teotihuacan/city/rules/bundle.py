"""Things paid or gained together, and the short language they are written in.

The units are numbers, so that amounts are a small vector; the first of them are the goods, in the
order of `Player.goods`.
"""

from __future__ import annotations

import re
from typing import Final

from teotihuacan.city.rules.books import BOOKS
from teotihuacan.engine.facts import Book, Group


def _wild(names: list[str]) -> str:
    """The good that can stand for any resource, by the name that a box has for it."""
    return names[0] if names else "wild"


def _listed(boxes: list[Book], name: str) -> list[Group]:
    """The lines of a group, in all boxes."""
    return [row for box in boxes for row in box.group(name).tables("list", -1)]


_boxes: Final = BOOKS.more("units.toml")
_units: Final = _listed(_boxes, "units")
_modules: Final = _listed(_boxes, "modules")

# fmt: off
UNITS: Final[tuple[str, ...]] = (
    "cocoa", "wood", "stone", "gold",
    _wild([box.group("goods").word("wild") for box in _boxes]),
    "resource", "points", "blue", "red", "green",
    "temple", "avenue", "power", "technology", "discovery", "worker", "discount", "local",
    *[row.word("key") for row in _units],
)
# fmt: on

COCOA: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD_BARS: Final = 3
WILD: Final = 4  # stands for wood, stone or gold in a payment
RESOURCE: Final = 5  # any one of wood, stone, gold
POINTS: Final = 6
BLUE: Final = 7
RED: Final = 8
GREEN: Final = 9
TEMPLE: Final = 10  # steps on any temple
AVENUE: Final = 11
POWER: Final = 12  # power-ups
TECHNOLOGY: Final = 13
DISCOVERY: Final = 14
WORKER: Final = 15  # counted as that many more
DISCOUNT: Final = 16
LOCAL: Final = 17  # of what the board at hand yields
MORE: Final = 18  # from here on units that modules know

MOST: Final[tuple[int, ...]] = (*[99] * MORE, *[row.number("most", 1, 9) for row in _units])
"""How much of a unit a bundle can have: more of it would be told and not played."""

MODULES: Final[dict[str, frozenset[str]]] = {
    row.word("key"): frozenset(row.words("tiles", -1, UNITS[TECHNOLOGY:])) for row in _modules
}
"""The modules of further boxes, and what their discovery tiles may bring besides."""

for _row in (*_units, *_modules):
    _row.done()
for _box in _boxes:
    _box.done()

GOODS: Final[tuple[str, ...]] = UNITS[:RESOURCE]
"""What a player can own, in the order of `Player.goods`."""

RESOURCES: Final[tuple[str, ...]] = UNITS[WOOD:WILD]
"""What can be taken where any resource will do."""

WITH_WILD: Final[frozenset[str]] = frozenset(UNITS[WILD : WILD + 1])
"""What the tiles of a box that has such a good may say besides."""

PRICE: Final[frozenset[str]] = frozenset(UNITS[: RESOURCE + 1]) - WITH_WILD
"""What can be paid."""

COCOA_ONLY: Final[frozenset[str]] = frozenset(UNITS[:1])

GAIN: Final[frozenset[str]] = frozenset(UNITS[: POWER + 1]) - WITH_WILD
"""What can be gained anywhere; the units after these need a place that knows them."""


class Bundle:
    """Things paid or gained together, such as "1 cocoa, 1 wood".

    >>> parse_bundle("1 cocoa, 2 wood").parts
    ((0, 1), (1, 2))
    """

    def __init__(self, amounts: tuple[int, ...], text: str = "") -> None:
        self.amounts: Final[tuple[int, ...]] = amounts  # in the order of `UNITS`
        self.text: Final[str] = text
        self.parts: Final[tuple[tuple[int, int], ...]] = tuple(
            [(unit, amount) for unit, amount in enumerate(amounts) if amount]
        )
        """Unit and amount of what is in it."""
        self.price: Final[tuple[int, int, int, int, int]] = (
            amounts[COCOA],
            amounts[WOOD],
            amounts[STONE],
            amounts[GOLD_BARS],
            amounts[RESOURCE],
        )
        """What is asked of somebody who pays it: the goods, and resources of the payer's choice.
        The good that stands for them and power come besides."""
        self.cocoa: Final[int] = amounts[COCOA]
        self.wild: Final[int] = amounts[WILD]
        self.power: Final[int] = amounts[POWER]
        self.only_cocoa: Final[bool] = not any(self.price[WOOD:]) and not self.wild + self.power
        """Whether cocoa, or nothing, is all that is asked: mostly it is."""
        self.points: Final[int] = amounts[POINTS]
        last = self.parts[-1][0] if self.parts else COCOA
        self.owes: Final[bool] = last > POINTS or amounts[RESOURCE] > 0
        """Whether something in it is more than goods and points, so that it goes on the agenda."""
        self.more: Final[bool] = last > POWER
        """Whether something in it is known to modules only."""

    def of(self, unit: int) -> int:
        return self.amounts[unit]

    def named(self, unit: str) -> int:
        """How much of a unit there is, by its name: for those that only a module knows."""
        return self.amounts[UNITS.index(unit)]

    def is_empty(self) -> bool:
        return not self.parts

    def only(self, *units: int) -> Bundle:
        """The same with nothing but these units."""
        return Bundle(
            tuple([amount if unit in units else 0 for unit, amount in enumerate(self.amounts)]),
            self.text,
        )

    def without(self, *units: int) -> Bundle:
        """The same without these units."""
        return Bundle(
            tuple([0 if unit in units else amount for unit, amount in enumerate(self.amounts)]),
            self.text,
        )

    def less(self, unit: int, amount: int) -> Bundle:
        """The same with so much less of a unit, never below nothing."""
        left = list(self.amounts)
        left[unit] = max(0, left[unit] - amount)
        return Bundle(tuple(left), self.text)

    def times(self, count: int) -> Bundle:
        return Bundle(tuple([count * amount for amount in self.amounts]), self.text)

    def __repr__(self) -> str:
        return f"Bundle({self.text!r})"


NOTHING: Final = Bundle((0,) * len(UNITS))


def things(**amounts: int) -> Bundle:
    """A bundle by the names of its units: `things(stone=2, wood=1)`."""
    return Bundle(tuple([amounts.get(unit, 0) for unit in UNITS]))


def bundle_of(unit: int, amount: int) -> Bundle:
    """So much of one unit."""
    return Bundle(tuple([amount if other == unit else 0 for other in range(len(UNITS))]))


def parse_bundle(text: str, allowed: frozenset[str] = frozenset(UNITS)) -> Bundle:
    """Read "1 cocoa, 1 wood"; a plain ValueError says what cannot be read or carried here."""
    amounts = [0] * len(UNITS)
    for part in text.split(",") if text.strip() else []:
        found = re.fullmatch(r"\s*([0-9]+) +([a-z]+)\s*", part)
        if found is None:
            raise ValueError(
                f'cannot read {part.strip()!r} in {text!r}; write for example "1 cocoa, 2 wood"'
            )
        count, unit = int(found.group(1)), found.group(2)
        if unit not in UNITS:
            raise ValueError(f"unknown unit {unit!r} in {text!r}; units are {', '.join(UNITS)}")
        if unit not in allowed:
            known = ", ".join([name for name in UNITS if name in allowed])
            raise ValueError(f"{unit!r} in {text!r} means nothing here; possible here: {known}")
        if count == 0 or amounts[UNITS.index(unit)]:
            raise ValueError(f"{unit!r} is {'zero' if count == 0 else 'named twice'} in {text!r}")
        if count > MOST[UNITS.index(unit)]:
            raise ValueError(f"{unit!r} in {text!r} can be {MOST[UNITS.index(unit)]} at most")
        amounts[UNITS.index(unit)] = count
    return Bundle(tuple(amounts), text)


def cheapest(costs: list[Bundle]) -> Bundle:
    """What all of these cost at least: who cannot pay it can pay none of them."""
    return Bundle(tuple([min(amounts) for amounts in zip(*[cost.amounts for cost in costs])]))


def together(first: Bundle, second: Bundle) -> Bundle:
    """Both bundles as one."""
    sums = [a + b for a, b in zip(first.amounts, second.amounts)]
    return Bundle(tuple(sums), ", ".join([t for t in (first.text, second.text) if t]))
