"""Contents of the cells of a grid, in as many lines as needed."""

from typing import Final

from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules import units
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.picture.ink import remembered

SIZE: Final = 18.0
STACKED: Final = 14.0  # the icons of resources that lie one above the other


@remembered
def cell(things: Bundle, x: float, y: float, room: float) -> str:
    """Draw it in one line if there is room; else its resources behind the rest, in two lines."""
    for size in (SIZE, 17, 15.5):
        line = Row(size, 2).things(things)
        if line.width <= room:
            return line.centred(x, y)
    resources = things.only(units.WOOD, units.STONE, units.GOLD, units.RESOURCE)
    apart = (units.WOOD, units.STONE, units.GOLD, units.RESOURCE, units.WILD)
    first = Row(17, 2).things(things.without(*apart))
    above = Row(STACKED, 1).things(resources)
    below = Row(STACKED, 1).things(things.only(units.WILD))
    behind = max(above.width, below.width)
    left = x - (first.width + 4 + behind) / 2
    beside = left + first.width + 4
    drawn = first.at(left, y) + above.before(beside + behind, y - STACKED / 2)
    return drawn + below.before(beside + behind, y + STACKED / 2)
