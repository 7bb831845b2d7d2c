"""The families of points in the score chart of City of Gods."""

from typing import Final

from teotihuacan.city.picture.modules import symbols
from teotihuacan.city.rules import sources
from teotihuacan.picture.scores import Family

OTHERS: Final = tuple(source for own in symbols() for source in own.other_sources)
OF_MODULES: Final = tuple(family for own in symbols() for family in own.families)
"""Families that not every game has."""

FAMILIES: Final = (
    Family("pyramid", (sources.PYRAMID, sources.ICONS, sources.DECORATIONS)),
    Family("track", (sources.TRACK, sources.LEADER), "M0 4H8"),
    Family("temples", (sources.TEMPLES, sources.BONUS), "M0 8L8 0M-2 2L2 -2M6 10L10 6"),
    Family("avenue", (sources.AVENUE, sources.NOBLES), "M4 0V8"),
    Family(
        "technologies", (sources.TECHNOLOGIES, sources.INVENTORS), "M0 0L8 8M-2 6L2 10M6 -2L10 2"
    ),
    Family("tiles", (sources.MASKS, sources.DISCOVERY), "M0 4H8M4 0V8"),
    Family("workers", (sources.ASCENSION, sources.ROYAL, sources.BOARDS), "M1 2H3M5 6H7"),
    *OF_MODULES,
    Family(
        "other",
        (sources.SETUP, *[other for own in symbols() for other in own.other_sources]),
        "M0 0L8 8M8 0L0 8",
    ),
    Family("salary", (sources.SALARY,), "M0 2H8M0 6H8", lost=True),
)
