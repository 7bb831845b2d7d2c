"""Things paid or gained together, and the short notation for them.

Units are numbers (`units.py`), so that amounts are a small vector.
"""

from __future__ import annotations

import re
from typing import Final

from teotihuacan.city.rules import units


class Bundle:
    """Things paid or gained together, such as "1 cocoa, 1 wood".

    >>> parse_bundle("1 cocoa, 2 wood").parts
    ((0, 1), (1, 2))
    """

    def __init__(self, amounts: tuple[int, ...], text: str = "") -> None:
        self.amounts: Final[tuple[int, ...]] = amounts  # in the order of `units.UNITS`
        self.text: Final[str] = text
        self.parts: Final[tuple[tuple[int, int], ...]] = tuple(
            [(unit, amount) for unit, amount in enumerate(amounts) if amount]
        )
        """Unit and amount of what is in it."""
        self.price: Final[tuple[int, int, int, int, int]] = (
            amounts[units.COCOA],
            amounts[units.WOOD],
            amounts[units.STONE],
            amounts[units.GOLD],
            amounts[units.RESOURCE],
        )
        """The price to a player who pays it: the goods, and resources of the payer's choice.
        The good that stands for them and power come besides."""
        self.cocoa: Final[int] = amounts[units.COCOA]
        self.wild: Final[int] = amounts[units.WILD]
        self.power: Final[int] = amounts[units.POWER]
        self.only_cocoa: Final[bool] = (
            not any(self.price[units.WOOD :]) and not self.wild + self.power
        )
        """True if only cocoa, or nothing, is to be paid: the usual case."""
        self.points: Final[int] = amounts[units.POINTS]
        last = self.parts[-1][0] if self.parts else units.COCOA
        self.needs_steps: Final[bool] = last > units.POINTS or amounts[units.RESOURCE] > 0
        """True if it contains more than goods and points, so that it needs the agenda."""
        self.more: Final[bool] = last > units.POWER
        """True if it contains units that only modules know."""

    def of(self, unit: int) -> int:
        return self.amounts[unit]

    def named(self, unit: str) -> int:
        """Return how much of a unit there is, by its name: for units that only a module knows."""
        return self.amounts[units.UNITS.index(unit)]

    def is_empty(self) -> bool:
        return not self.parts

    def only(self, *units: int) -> Bundle:
        """The same with nothing but these units."""
        kept = [amount if unit in units else 0 for unit, amount in enumerate(self.amounts)]
        return Bundle(tuple(kept), self.text)

    def without(self, *units: int) -> Bundle:
        """The same without these units."""
        left = [0 if unit in units else amount for unit, amount in enumerate(self.amounts)]
        return Bundle(tuple(left), self.text)

    def less(self, unit: int, amount: int) -> Bundle:
        """The same with so much less of a unit, never below nothing."""
        left = list(self.amounts)
        left[unit] = max(0, left[unit] - amount)
        return Bundle(tuple(left), self.text)

    def times(self, count: int) -> Bundle:
        return Bundle(tuple([count * amount for amount in self.amounts]), self.text)

    def __repr__(self) -> str:
        return f"Bundle({self.text!r})"


EMPTY_BUNDLE: Final = Bundle((0,) * len(units.UNITS))


def things(**amounts: int) -> Bundle:
    """A bundle by the names of its units: `things(stone=2, wood=1)`."""
    return Bundle(tuple([amounts.get(unit, 0) for unit in units.UNITS]))


def bundle_of(unit: int, amount: int) -> Bundle:
    """Return a bundle of one unit."""
    return Bundle(tuple([amount if other == unit else 0 for other in range(len(units.UNITS))]))


def parse_bundle(text: str, allowed: frozenset[str] = frozenset(units.UNITS)) -> Bundle:
    """Read "1 cocoa, 1 wood"; a plain ValueError says what cannot be read or carried here."""
    amounts = [0] * len(units.UNITS)
    for part in text.split(",") if text.strip() else []:
        found = re.fullmatch(r"\s*([0-9]+) +([a-z]+)\s*", part)
        if found is None:
            raise ValueError(
                f'cannot read {part.strip()!r} in {text!r}; write for example "1 cocoa, 2 wood"'
            )
        count, unit = int(found.group(1)), found.group(2)
        if unit not in units.UNITS:
            raise ValueError(
                f"unknown unit {unit!r} in {text!r}; units are {', '.join(units.UNITS)}"
            )
        if unit not in allowed:
            known = ", ".join([name for name in units.UNITS if name in allowed])
            raise ValueError(f"{unit!r} in {text!r} means nothing here; possible here: {known}")
        if count == 0 or amounts[units.UNITS.index(unit)]:
            raise ValueError(f"{unit!r} is {'zero' if count == 0 else 'named twice'} in {text!r}")
        if count > units.MOST[units.UNITS.index(unit)]:
            raise ValueError(
                f"{unit!r} in {text!r} can be {units.MOST[units.UNITS.index(unit)]} at most"
            )
        amounts[units.UNITS.index(unit)] = count
    return Bundle(tuple(amounts), text)


def cheapest(costs: list[Bundle]) -> Bundle:
    """Return the minimum of all of these costs: if it is unaffordable, so is each of them."""
    return Bundle(tuple([min(amounts) for amounts in zip(*[cost.amounts for cost in costs])]))


def together(first: Bundle, second: Bundle) -> Bundle:
    """Return the sum of both bundles."""
    sums = [a + b for a, b in zip(first.amounts, second.amounts)]
    return Bundle(tuple(sums), ", ".join([t for t in (first.text, second.text) if t]))
