"""The numbers of the score attack.  None of them is printed anywhere: they are ours."""

from typing import Final

from teotihuacan.engine.facts import DataFile
from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.printed import rounds

BAND_KEYS: Final[tuple[str, ...]] = ("apprentice", "builder", "architect", "founder")
WAYS: Final[tuple[str, ...]] = ("any", "largest")
MOST_TILES: Final = 9

_book: Final[DataFile] = DATA.open("solo.toml")
_removed: Final = _book.group("removed")

PLAYERS: Final[int] = _book.group("setup").number("players", 2, 4)
"""For how many the table is laid out."""

DISKS_AT_ONCE: Final[int] = _book.group("turn").number("disks", 1, rounds.MOST_DISKS)
TILES_AT_ONCE: Final[int] = _book.group("turn").number("tiles", 0, MOST_TILES)
MASKS_LOST: Final[int] = _book.group("masks").number("tiles", 0, MOST_TILES)

ONLY_LARGEST: Final[list[bool]] = [
    _removed.word(name, WAYS) == "largest" for name in rounds.SECTIONS
]
"""By section: whether one of the largest tiles goes, or any."""


def _bands() -> list[int]:
    """From how many points on each of the bands."""
    group = _book.group("bands")
    found: list[int] = []
    for key, row in zip(BAND_KEYS, group.tables("list", len(BAND_KEYS)), strict=True):
        if row.word("key") != key:
            raise row.wrong("key", f"here stands {key}")
        found.append(row.number("points", 0, 999 if found else 0))
        if len(found) > 1 and found[-1] <= found[-2]:
            raise row.wrong("points", "each band begins above the one before")
        row.done()
    return found


BANDS: Final[list[int]] = _bands()
_book.done()


def band_of(points: int) -> int:
    """The last band whose points a result reaches."""
    return len([least for least in BANDS if least <= max(0, points)]) - 1
