"""The families of points in the score chart of Founders."""

from typing import Final

from teotihuacan.founders.rules import sources
from teotihuacan.picture.scores import Family

FAMILIES: Final = (
    Family("districts", (sources.DISTRICTS,)),
    Family("pyramid", (sources.PYRAMID, sources.REWARDS), "M0 4H8"),
    Family("masks", (sources.MASKS,), "M0 8L8 0M-2 2L2 -2M6 10L10 6"),
    Family("worship", (sources.WORSHIP,), "M4 0V8"),
    Family("favor", (sources.FAVOR,), "M0 0L8 8M-2 6L2 10M6 -2L10 2"),
    Family("other", (sources.BONUS, sources.SETUP), "M0 4H8M4 0V8"),
)
