"""The action pyramid: six tiles in three rows, a seventh aside, and two direction tiles.

```
        0            dice 6 7 8
      1   2          4 5      9 10
    3   4   5        2 3   –   11 12
```
"""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.reading import BOOKS

TILES: Final = (
    "construction",
    "decorations",
    "alchemy",
    "nobles",
    "mastery",
    "worship",
    "mask collection",
)
CONSTRUCTION_TILE: Final = 0
DECORATIONS_TILE: Final = 1
ALCHEMY_TILE: Final = 2
NOBLES_TILE: Final = 3
MASTERY_TILE: Final = 4
WORSHIP_TILE: Final = 5
MASK_TILE: Final = 6

POSITIONS: Final = (
    "top",
    "middle left",
    "middle right",
    "bottom left",
    "bottom middle",
    "bottom right",
    "aside",
)
SET_ASIDE: Final = 6

_book: Final = BOOKS.open("teotibot.toml")
_goods: Final = _book.group("goods")
_original: Final = _book.group("teotibot")
_modified: Final = _book.group("modified")

POSITION_OF_SUM: Final[tuple[int, ...]] = (
    -1,
    -1,
    *_book.group("dice").numbers("place", 11, 0, 5),
)
"""The position that a sum of two dice selects (ruling B1); the bottom middle never is."""

BELOW: Final[list[tuple[int, ...]]] = _book.group("direction").number_rows("below", 3, 1, 5)
"""The lower left and the lower right neighbour of the top and of the middle row."""

STARTING_GOODS: Final[int] = _goods.number("each", 1, 9)
STARTING_TEMPLE: Final[int] = _goods.number("temple", 0, 9)
STARTING_BOARDS: Final[tuple[int, ...]] = _original.numbers("boards", 3, 2, 8)
STARTING_POWERS: Final[dict[str, tuple[int, ...]]] = {
    "teotibot": _original.numbers("powers", 3, 1, 4),
    "modified": _modified.numbers("powers", 3, 1, 4),
}
"""By the name of the bot; its difficulty changes them."""
STARTING_AVENUE: Final[dict[str, int]] = {
    "teotibot": _original.number("avenue", 0, 9),
    "modified": _modified.number("avenue", 0, 9),
}
_book.done()

FROM_LOWER_LEFT: Final = 0
FROM_LOWER_RIGHT: Final = 1
SIDES: Final = ("from lower left", "from lower right")


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
    while gap < len(BELOW):
        child = BELOW[gap][directions[turned]]
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
    return (*directions[1:], 1 - directions[0])
