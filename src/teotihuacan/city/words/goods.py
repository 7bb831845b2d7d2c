"""Payments and gains in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.goods.bundle import Bundle

if TYPE_CHECKING:
    from teotihuacan.words.formatter import Words

GATHERING: Final = (places.FOREST, places.QUARRY, places.GOLD)
"""The boards that bring resources."""


def bundle(words: Words, things: Bundle, cocoa: int = 0) -> str:
    """Describe things paid or gained together, and perhaps more cocoa: "1 cocoa and 2 wood"."""
    return words.listing(items(words, things, cocoa)) or words.text("names.nothing")


def items(words: Words, things: Bundle, cocoa: int = 0) -> list[str]:
    amounts = dict(zip(units.UNITS, things.amounts, strict=True))
    amounts["cocoa"] += cocoa
    there = [(unit, amount) for unit, amount in amounts.items() if amount]
    return [words.text(f"names.unit.{unit}", amount=amount) for unit, amount in there]


def paid(words: Words, price: Bundle, cocoa: int = 0) -> str:
    """The same for what is paid: power is gained as a power-up, and paid by a worker."""
    if not price.power:
        return bundle(words, price, cocoa)
    worker = words.text("names.cost.power", amount=price.power)
    return words.listing([*items(words, price.without(units.POWER), cocoa), worker])


def amount_of(words: Words, value: tuple[int, int]) -> str:
    """Describe an amount of a good."""
    good, amount = value
    return words.text(f"names.unit.{units.GOODS[good]}", amount=amount)


def pieces(words: Words, value: int) -> str:
    """Describe a number of pieces of the good that stands for others."""
    return amount_of(words, (units.WILD, value))
