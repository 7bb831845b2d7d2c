"""Places of a worker, as numbers; those of the boards are also the numbers of the boards."""

from typing import Final

# 1 to 8 are the general areas of the boards.
WHEEL: Final = 0  # the fourth worker, waiting
HAND: Final = 9  # being moved, or not yet placed
ROYAL_SPACE: Final = 11  # 11, 12, 13: locked on a royal tile
SIDEBAR: Final = 20  # 20 + board: locked on that board's temple sidebar

PALACE: Final = 1
FOREST: Final = 2
QUARRY: Final = 3
GOLD: Final = 4
ALCHEMY: Final = 5
NOBLES: Final = 6
DECORATIONS: Final = 7
CONSTRUCTION: Final = 8
