"""Where points come from: the columns of every score sheet; modules add columns behind these."""

from typing import Final

SOURCES: Final[tuple[str, ...]] = (
    "boards",
    "temples",
    "pyramid",
    "decorations",
    "icons",
    "nobles",
    "technologies",
    "inventors",
    "discovery",
    "royal",
    "ascension",
    "avenue",
    "leader",
    "track",
    "masks",
    "salary",
    "bonus",
    "setup",
)

BOARDS: Final = 0
TEMPLES: Final = 1
PYRAMID: Final = 2
DECORATIONS: Final = 3
ICONS: Final = 4
NOBLES: Final = 5
TECHNOLOGIES: Final = 6
INVENTORS: Final = 7  # 3 points when somebody else develops a technology you have
DISCOVERY: Final = 8
ROYAL: Final = 9
ASCENSION: Final = 10
AVENUE: Final = 11
LEADER: Final = 12
TRACK: Final = 13
MASKS: Final = 14
SALARY: Final = 15  # never above zero
BONUS: Final = 16
SETUP: Final = 17
