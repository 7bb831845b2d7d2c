"""Module state in the city: Warriors, buildings in regions, tiles drawn for a region."""

from __future__ import annotations

from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.rules.state import City, Part


class Empire(Part):
    """The map.  A Warrior that is pushed belongs to no region until its owner has said where it
    goes: then the step that asks stands for it."""

    def __init__(
        self,
        holder: tuple[int, ...],
        farthest: tuple[int, ...],
        supply: tuple[int, ...],
        removed: tuple[int, ...],
        settled: int,
        drawn: tuple[tuple[int, ...], tuple[int, ...]],
    ) -> None:
        self.holder = holder  # whose Warrior stands in Teotihuacan (0) and in each region, or -1
        self.farthest = farthest  # how many stand in the farthest region, by seat
        self.supply = supply  # by seat
        self.removed = removed  # out of the game, by seat: they have settled down
        self.settled = settled  # the regions that have a building, as bits
        self.drawn = drawn  # the ordinary and the Major tiles drawn for a region

    def copy(self) -> Empire:
        return Empire(
            self.holder, self.farthest, self.supply, self.removed, self.settled, self.drawn
        )

    def marked(self, mark: int) -> int:
        return hash((mark, self.holder, self.farthest, self.settled))

    def is_settled(self, region: int) -> bool:
        return (self.settled >> region) & 1 == 1


def new_empire(seats: int) -> Empire:
    """An empty map, and all Warriors in supply."""
    none = (0,) * seats
    return Empire((-1,) * printed.FARTHEST, none, (printed.WARRIORS,) * seats, none, 0, ((), ()))


def empire_of(city: City) -> Empire:
    for part in city.parts:
        if isinstance(part, Empire):
            return part
    raise ValueError("there is no empire in this game")
