"""The most of a unit that anything printed brings at once: what a step may owe."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards.pyramid_tiles import COLOURED, TILE_ICONS
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import boards, discovery, starting, technologies, temples
from teotihuacan.city.rules.printed.royal import ROYAL_TILES

UNAIDED: Final = 6  # of what a royal tile brings: the highest power of a worker and one more
HIGHEST_COUNT: Final = 10  # and with everything that modules may add


def most(unit: int, count: int = HIGHEST_COUNT) -> int:
    """The largest amount of a unit; a royal tile brings its own as often as the power says."""
    gains: list[Bundle] = [tile.gain for tile in discovery.TILES]
    gains += [tile.gain for tile in technologies.TILES]
    gains += [tile.gain for tile in starting.TILES]
    gains += [reward for rewards in temples.TEMPLE_REWARD for reward in rewards]
    gains += [cell for board in boards.GRID for row in board for cell in row]
    amounts = [gain.of(unit) for gain in gains]
    amounts += [tile.gain.of(unit) * count for tile in ROYAL_TILES]
    if units.BLUE <= unit <= units.GREEN:  # as many as a tile of the pyramid can match at once
        amounts += [icons.count(COLOURED + unit - units.BLUE) for icons in TILE_ICONS]
    return max(amounts)
