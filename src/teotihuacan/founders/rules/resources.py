"""Gold, stone and wood: cubes that lie in a city, and prices to be paid with them."""

from __future__ import annotations

from typing import Final

from teotihuacan.engine.facts import Group

GOLD: Final = 0
STONE: Final = 1
WOOD: Final = 2
RESOURCES: Final[tuple[str, ...]] = ("gold", "stone", "wood")

ANY: Final = "any"

MOST_UNITS: Final = 12
"""The most that one payment may name of a resource: there is an answer for each number."""

MOST_ANY: Final = 20  # the most cubes of any resource that one payment may ask for


Purse = tuple[int, int, int]  # how many cubes of gold, stone and wood there are to pay with


class Price:
    """A price: named resources, or a number of cubes of any resource (F35)."""

    def __init__(self, gold: int, stone: int, wood: int, any: int) -> None:
        self.gold: Final[int] = gold
        self.stone: Final[int] = stone
        self.wood: Final[int] = wood
        self.any: Final[int] = any

    def times(self, count: int) -> Price:
        return Price(self.gold * count, self.stone * count, self.wood * count, self.any * count)

    def plus(self, other: Price, count: int) -> Price:
        """This price, and another one `count` times."""
        more = other.times(count)
        gold, stone, wood = self.gold + more.gold, self.stone + more.stone, self.wood + more.wood
        return Price(gold, stone, wood, self.any + more.any)

    def too_much(self) -> bool:
        """Return whether there would be no answers to pay it with."""
        return max(self.gold, self.stone, self.wood) > MOST_UNITS or self.any > MOST_ANY


def amounts(group: Group, key: str, allowed: tuple[str, ...]) -> dict[str, int]:
    """Return the resources that a text such as "1 gold, 2 wood" names, with their numbers."""
    found: dict[str, int] = {}
    for part in group.word(key).split(","):
        words = part.split()
        if len(words) != 2 or not words[0].isdecimal() or not 1 <= int(words[0]) <= MOST_ANY:
            raise group.wrong(key, f"{part.strip()!r} must be a number and a name, as in '2 wood'")
        name = group.to_word(key, words[1], allowed)
        if name in found:
            raise group.wrong(key, f"duplicate {name}")
        found[name] = int(words[0])
    return found


def price(group: Group, key: str, any_sort: bool) -> Price:
    """A price in named resources or, where that is allowed, in any."""
    found = amounts(group, key, (*RESOURCES, ANY) if any_sort else RESOURCES)
    if ANY in found and len(found) > 1:
        raise group.wrong(key, "a price is either of any sort or of named resources")
    read = Price(*[found.get(name, 0) for name in (*RESOURCES, ANY)])
    if read.too_much():
        raise group.wrong(key, f"at most {MOST_UNITS} of a resource or {MOST_ANY} of any sort")
    return read
