"""The signs of the empire."""

from typing import Final

from teotihuacan.city.modules.empire.rules import sources
from teotihuacan.city.picture.modules import Symbols
from teotihuacan.picture.scores import Family

SYMBOLS: Final = Symbols(
    icons="warrior double special-mask power-different temples-apart",
    units={
        "mask": "special-mask",
        "empire": "warrior",
        "build": "building",
        "different": "power-different",
        "apart": "temples-apart",
    },
    boards={"conquest": "warrior"},
    families=(Family("empire", (sources.REGIONS, sources.WARRIORS), "M4 1L7 4L4 7L1 4Z"),),
)
