"""Places of discovery tiles, as the numbers that a claim and a draw use."""

from typing import Final

# Piles 0-2 along the Avenue, 3-6 on the temples, then these.
PILES: Final = 7
NEAR: Final = 10  # 10 + board: beside its worship space
LINKED: Final = 20  # 20, 21, …: drawn with a starting tile
ELSEWHERE: Final = 30  # from here on places that modules have
LAST: Final = 49
