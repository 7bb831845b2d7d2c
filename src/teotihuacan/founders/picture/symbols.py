"""The icons of Founders: masks, Actions, disks and tiles, in addition to those of the theme."""

from typing import Final

from teotihuacan.picture.symbols import icons
from teotihuacan.theme import ICONS

MASK_SYMBOLS: Final = ("mask-yellow", "mask-purple", "mask-teal")
"""The faces of the masks, by colour: round, square, pointed."""

DRAWN: Final = {
    **ICONS,
    **icons(
        __package__,
        "mask-yellow mask-purple mask-teal build influence worship-tile favor disks strength "
        "architect house-any pass first produce temple-more pyramid-more",
    ),
}
"""The icons by name, in addition to the shared ones."""

RESOURCE_SYMBOLS: Final = ("gold", "stone", "wood")
SIGNS: Final = ("icon-G", "icon-B", "icon-R")
"""The signs of the colours green, blue and red: leaf, drop, sun."""

TEMPLES: Final = ("temple-green", "temple-blue", "temple-red")

ACTION_SYMBOLS: Final = ("building", "temple-any", "pyramid", "produce", "worship", "favor")
"""By the number of the Action."""
