"""The numbers of a turn."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.goods.reading import bundle

_turn: Final = DATA.open("turn.toml")

MOVE: Final[int] = _turn.group("moving").number("boards", 1, 7)
COLLECTED: Final[int] = _turn.group("collecting").number("more")
DISPLACING: Final[Bundle] = bundle(_turn.group("worship"), "displacing", units.COCOA_ONLY)
BOTH: Final[Bundle] = bundle(_turn.group("worship"), "both", units.COCOA_ONLY)
UNLOCKING: Final[Bundle] = bundle(_turn.group("unlocking"), "cost", units.COCOA_ONLY)
COUNTED: Final[int] = _turn.group("workers").number("counted", 3, 3)  # the boards have three rows

_turn.done()
