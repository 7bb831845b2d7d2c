"""Sources of points: the columns of every score sheet; modules add columns behind these."""

from typing import Final, NewType

Source = NewType("Source", int)
"""A number of its own, so that no unit or kind can be taken for a source by mistake."""

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

BOARDS: Final = Source(0)
TEMPLES: Final = Source(1)
PYRAMID: Final = Source(2)
DECORATIONS: Final = Source(3)
ICONS: Final = Source(4)
NOBLES: Final = Source(5)
TECHNOLOGIES: Final = Source(6)
INVENTORS: Final = Source(7)  # 3 points when another player develops a technology you have
DISCOVERY: Final = Source(8)
ROYAL: Final = Source(9)
ASCENSION: Final = Source(10)
AVENUE: Final = Source(11)
LEADER: Final = Source(12)
TRACK: Final = Source(13)
MASKS: Final = Source(14)
SALARY: Final = Source(15)  # never above zero
BONUS: Final = Source(16)
SETUP: Final = Source(17)
