"""The ground under the board: sandstone, and the court that the ring of boards encloses."""

from __future__ import annotations

from typing import Final

from teotihuacan.picture.ink import path, rect

WIDE: Final = 1200
HIGH: Final = 840
COURT: Final = (262, 162, 676, 506)
"""Where the centre lies: left, top, width, height."""

FRET: Final = 26
"""The width of one stepped fret."""


def fret(count: int, class_: str) -> str:
    """A band of stepped frets, 12 high, from the origin to the right."""
    one = "v-11 h16 v8 h-10 v-4 h5"
    return path("".join(f"M{i * FRET + 5} 12 {one}" for i in range(count)), class_)


def draw() -> str:
    """What lies under everything; it never changes."""
    x, y, w, h = COURT
    base = rect(-8, -8, WIDE + 16, HIGH + 16, "ground", 18)
    return base + rect(x - 6, y - 6, w + 12, h + 12, "court", 10)
