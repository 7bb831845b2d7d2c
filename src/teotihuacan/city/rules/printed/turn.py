"""The numbers of a turn."""

from typing import Final

from teotihuacan.city.rules.books import BOOKS
from teotihuacan.city.rules.bundle import COCOA_ONLY, Bundle
from teotihuacan.city.rules.reading import bundle

_turn: Final = BOOKS.open("turn.toml")

MOVE: Final[int] = _turn.group("moving").number("boards", 1, 7)
COLLECTED: Final[int] = _turn.group("collecting").number("more")
DISPLACING: Final[Bundle] = bundle(_turn.group("worship"), "displacing", COCOA_ONLY)
BOTH: Final[Bundle] = bundle(_turn.group("worship"), "both", COCOA_ONLY)
UNLOCKING: Final[Bundle] = bundle(_turn.group("unlocking"), "cost", COCOA_ONLY)
COUNTED: Final[int] = _turn.group("workers").number("counted", 3, 3)  # the boards have three rows

_turn.done()
