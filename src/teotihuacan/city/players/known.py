"""The technologies that the greedy player has an opinion on, by their place in the data."""

from typing import Final

LEARNED: Final = 1  # 3
ONE_MORE: Final = 2  # 5
COCOA_AND_POINT: Final = 3  # 7
FINE_ART: Final = 4  # 9
MASONRY: Final = 5  # 11
PIOUS_BUILDERS: Final = 8  # 17
