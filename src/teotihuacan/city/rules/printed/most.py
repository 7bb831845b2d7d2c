"""The most of a unit that anything printed brings at once: what a step may owe."""

from typing import Final

from teotihuacan.city.rules.bundle import BLUE, GREEN, Bundle
from teotihuacan.city.rules.printed.boards import GRID
from teotihuacan.city.rules.printed.discovery import DISCOVERY
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.printed.starting import STARTING
from teotihuacan.city.rules.printed.technologies import TECHNOLOGIES
from teotihuacan.city.rules.printed.temples import TEMPLE_REWARD
from teotihuacan.city.rules.pyramid_tiles import COLOURED, TILE_ICONS

UNAIDED: Final = 6  # of what a royal tile brings: the highest power of a worker and one more
HIGHEST_COUNT: Final = 10  # and with everything that modules may add


def most(unit: int, count: int = HIGHEST_COUNT) -> int:
    """The largest amount of a unit; a royal tile brings its own as often as the power says."""
    gains: list[Bundle] = [tile.gain for tile in DISCOVERY]
    gains += [tile.gain for tile in TECHNOLOGIES]
    gains += [tile.gain for tile in STARTING]
    gains += [reward for rewards in TEMPLE_REWARD for reward in rewards]
    gains += [cell for board in GRID for row in board for cell in row]
    amounts = [gain.of(unit) for gain in gains]
    amounts += [tile.gain.of(unit) * count for tile in ROYAL_TILES]
    if BLUE <= unit <= GREEN:  # as many as a tile of the pyramid can match at once
        amounts += [icons.count(COLOURED + unit - BLUE) for icons in TILE_ICONS]
    return max(amounts)
