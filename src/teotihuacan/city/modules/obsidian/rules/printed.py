"""The printed data of this module's boards, and the units that its tiles name."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.goods.reading import bundle_rows
from teotihuacan.city.rules.printed import boards, discovery

BACK: Final[int] = units.UNITS.index("back")
REUSE: Final[int] = units.UNITS.index("reuse")

_boards: Final = DATA.open("period/boards.toml")
_grid: Final = _boards.group("grid")
_grid.word("module", ("obsidian",))

# [board - 2][workers - 1][column]
GRID: Final[list[list[list[Bundle]]]] = [
    bundle_rows(_grid, key, 3, 3, units.GAIN | units.WITH_WILD) for key in boards.BOARD_KEYS[2:5]
]
MAJOR_KINDS: Final[tuple[int, ...]] = tuple(
    [kind for kind, tile in enumerate(discovery.TILES) if tile.stack == discovery.MAJOR]
)

_boards.done()
