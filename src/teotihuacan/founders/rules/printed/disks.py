"""Bonus disks."""

from typing import Final

from teotihuacan.engine.facts import DataFile, Group
from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.printed import rounds

# Effects of disks, in addition to points.
NOTHING: Final = 0
RESOURCE: Final = 1
STRENGTH: Final = 2
INFLUENCE: Final = 3
BUILD: Final = 4
EFFECTS: Final[tuple[str, ...]] = ("points", "resource", "strength", "influence", "build")

_book: Final[DataFile] = DATA.open("disks.toml")


class Disk:
    """A kind of Bonus disk."""

    def __init__(self, row: Group, copies: int) -> None:
        self.key: Final[str] = row.word("key")
        self.effect: Final[int] = EFFECTS.index(row.word("effect", EFFECTS))
        self.points: Final[int] = row.number_or("points", 0)
        self.strength: Final[int] = (
            row.number("strength", 1, rounds.MOST_RAISED) if self.effect == STRENGTH else 0
        )
        self.copies: Final[int] = copies
        row.done()


def _disks() -> list[Disk]:
    copies = _book.group("copies")
    rows = _book.group("effects").tables("list", -1)
    found = [Disk(row, copies.number(row.word("key"))) for row in rows]
    if sum([disk.copies for disk in found]) < rounds.SPACES:
        raise copies.wrong("", f"there must be one for each of {rounds.SPACES} spaces")
    return found


DISKS: Final[list[Disk]] = _disks()
_book.done()
