"""Module state in the city: the discarded Major Discovery tiles, and how often the gain of a cell
is doubled.
"""

from __future__ import annotations

from teotihuacan.city.modules.obsidian.rules import printed
from teotihuacan.city.rules.state import City, Part, added


class Majors(Part):
    """Besides the stack, which lies with the other discovery tiles."""

    def __init__(self, doubled: int, discard: tuple[int, ...]) -> None:
        self.doubled = doubled  # in the main action that runs
        self.discard = discard  # by kind; only bots discard Major tiles

    def copy(self) -> Majors:
        return Majors(self.doubled, self.discard)

    def marked(self, mark: int) -> int:
        return hash((mark, self.doubled))


def majors_of(city: City) -> Majors:
    for part in city.parts:
        if isinstance(part, Majors):
            return part
    raise ValueError("there are no Major Discovery tiles in this game")


def majors_left(city: City) -> int:
    """Return how many tiles are left in the stack."""
    return sum([city._discovery_pile[kind] for kind in printed.MAJOR_KINDS])


def discard_major(city: City, kind: int) -> None:
    """A Major tile leaves its place, and comes back when the stack is empty (rulings D10, X43)."""
    majors = majors_of(city)
    majors.discard = added(majors.discard, kind, 1)
    renew_stack(city)


def renew_stack(city: City) -> None:
    """Shuffle the discarded tiles into an empty stack."""
    for kind in printed.MAJOR_KINDS:
        if city._discovery_pile[kind]:
            return
    majors = majors_of(city)
    for kind, count in enumerate(majors.discard):
        if count:
            city._discovery_pile[kind] += count
    majors.discard = (0,) * len(majors.discard)
