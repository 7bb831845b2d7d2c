"""What is printed on the boards of this module, and the units that its tiles name."""

from typing import Final

from teotihuacan.city.rules.books import BOOKS
from teotihuacan.city.rules.bundle import GAIN, UNITS, WITH_WILD, Bundle
from teotihuacan.city.rules.printed.boards import BOARD_KEYS
from teotihuacan.city.rules.printed.discovery import DISCOVERY, MAJOR
from teotihuacan.city.rules.reading import bundle_rows

BACK: Final[int] = UNITS.index("back")
REUSE: Final[int] = UNITS.index("reuse")

_boards: Final = BOOKS.open("period/boards.toml")
_grid: Final = _boards.group("grid")
_grid.word("module", ("obsidian",))

# [board - 2][workers - 1][column]
GRID: Final[list[list[list[Bundle]]]] = [
    bundle_rows(_grid, key, 3, 3, GAIN | WITH_WILD) for key in BOARD_KEYS[2:5]
]
MAJOR_KINDS: Final[tuple[int, ...]] = tuple(
    [kind for kind, tile in enumerate(DISCOVERY) if tile.stack == MAJOR]
)

_boards.done()
