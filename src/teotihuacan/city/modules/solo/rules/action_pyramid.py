"""The action pyramid: six tiles in three rows, a seventh aside, and the direction tiles.

```
        0            dice 6 7 8
      1   2          4 5      9 10
    3   4   5        2 3   –   11 12
```
"""

from typing import Final

from teotihuacan.city.modules.solo.rules import printed

TILES: Final = (
    "construction", "decorations", "alchemy", "nobles", "mastery", "worship", "mask collection",
)  # fmt: skip
CONSTRUCTION_TILE: Final = 0
DECORATIONS_TILE: Final = 1
ALCHEMY_TILE: Final = 2
NOBLES_TILE: Final = 3
MASTERY_TILE: Final = 4
WORSHIP_TILE: Final = 5
MASK_TILE: Final = 6

POSITIONS: Final = (
    "top", "middle left", "middle right", "bottom left", "bottom middle", "bottom right", "aside",
)  # fmt: skip
SET_ASIDE: Final = 6

SIDES: Final = ("from lower left", "from lower right")
"""From where a direction tile fills a gap: the index into `BELOW`."""

DIRECTIONS: Final[tuple[str, ...]] = (
    *SIDES,
    *[f"{side}, advance {boards}" for boards in printed.FURTHER for side in SIDES],
)
"""The sides of all direction tiles; those of the other movement name a distance."""


def side_of(direction: int) -> int:
    """From where a direction tile fills a gap."""
    return direction % 2


def advance_of(direction: int) -> int:
    """Return how far a worker advances by a direction tile in the other movement."""
    return printed.FURTHER[direction // 2 - 1] if direction >= 2 else printed.ADVANCE


def shift(
    tiles: tuple[int, ...], directions: tuple[int, ...], removed: int
) -> tuple[tuple[int, ...], list[tuple[int, int]]]:
    """Take a tile out and let the others move up; also the moves, as (from, to).

    Each gap above the bottom row is filled from below, to the side that the next direction tile
    shows (ruling B2); the tile that was aside comes into the bottom row.
    """
    placed = list(tiles)
    taken = placed[removed]
    moves: list[tuple[int, int]] = []
    gap = removed
    turned = 0
    while gap < len(printed.BELOW):
        child = printed.BELOW[gap][side_of(directions[turned])]
        placed[gap] = placed[child]
        moves.append((child, gap))
        gap = child
        turned += 1
    placed[gap] = placed[SET_ASIDE]
    moves.append((SET_ASIDE, gap))
    placed[SET_ASIDE] = taken
    return tuple(placed), moves


def flip(directions: tuple[int, ...]) -> tuple[int, ...]:
    """Turn the top direction tile over and put it below the others."""
    return (*directions[1:], directions[0] ^ 1)
