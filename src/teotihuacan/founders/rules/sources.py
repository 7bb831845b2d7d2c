"""Sources of points: the columns of every score sheet."""

from typing import Final

SOURCES: Final[tuple[str, ...]] = (
    *("masks", "pyramid", "rewards", "worship", "favor", "bonus"),
    *("districts", "setup"),
)

MASKS: Final = 0
PYRAMID: Final = 1  # for building a tile
REWARDS: Final = 2  # of the squares it covers
WORSHIP: Final = 3
FAVOR: Final = 4
BONUS: Final = 5
DISTRICTS: Final = 6  # the final scoring
SETUP: Final = 7  # points without an event: a position set up by hand
