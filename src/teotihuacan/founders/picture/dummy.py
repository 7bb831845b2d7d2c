"""The dummy beside a single player: what it has and took, and that the variant is unofficial.

It lies below the city, where with more players all cities are seen small.
"""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture import layout, pieces
from teotihuacan.founders.picture.names import topic
from teotihuacan.founders.picture.symbols import MASK_SYMBOLS
from teotihuacan.founders.rules.dummy import Dummy, starting_tiles
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.words.unverified import about_solo
from teotihuacan.picture.ink import LARGE, group, rect, text, use
from teotihuacan.picture.symbols import unverified_mark
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words

EDGE: Final = 18
DISK: Final = (44, 26)
ROWS: Final = (32, 74, 118)
BESIDE: Final = 130  # where the disks begin, right of the name


def draw(game: Game[Founding], words: Words) -> str:
    founding = game.state
    dummy = founding.dummy
    assert dummy is not None
    wide, high = layout.STRIP
    taken = sum(dummy.tiles) - sum(starting_tiles(founding.setting))
    gone = words.text("picture.dummy.gone", tiles=taken, masks=len(dummy.masks))
    title = fitted(words.text("picture.solo"), wide - 2 * EDGE - 40, LARGE, bold=True)
    return group(
        rect(1, 3, wide - 2, high - 2, "shade", 12),
        rect(1, 1, wide - 2, high - 2, "board", 12),
        text(EDGE, ROWS[0], title, "bold", LARGE),
        unverified_mark(about_solo(words), wide - 28, ROWS[0] - 6, 20),
        text(EDGE, ROWS[1], words.text("picture.dummy"), "bold", LARGE),
        group(in_hand(dummy), at=(EDGE + BESIDE, ROWS[1] - 20)),
        text(EDGE, ROWS[2], gone, "soft", LARGE),
        group(masks(dummy), at=(EDGE + width(gone, LARGE) + 28, ROWS[2] - 7)),
        class_="guest",
        data_about=topic("solo"),
    )


def in_hand(dummy: Dummy) -> str:
    """The disks that are left."""
    return "".join(
        group(pieces.dummy_disk(*DISK), at=(place * (DISK[0] + 6), 0))
        for place in range(dummy.disks)
    )


def masks(dummy: Dummy) -> str:
    """The Mask tiles that no player can have any more."""
    return "".join(
        use(MASK_SYMBOLS[mask % 3], place * 30, 0, 26) for place, mask in enumerate(dummy.masks)
    )
