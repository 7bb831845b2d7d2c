"""The ground under the board: sandstone, and the court that the ring of boards encloses."""

from __future__ import annotations

from functools import cache
from typing import Final

from teotihuacan.city.picture.plan import BASE, Plan
from teotihuacan.picture.ink import path, rect

FRET: Final = 26
"""The width of one stepped fret."""


def fret(count: int, class_: str) -> str:
    """A band of stepped frets, 12 high, from the origin to the right."""
    one = "v-11 h16 v8 h-10 v-4 h5"
    return path("".join(f"M{i * FRET + 5} 12 {one}" for i in range(count)), class_)


@cache
def draw(plan: Plan = BASE) -> str:
    """What lies under everything; it never changes in a game."""
    x, y, w, h = plan.court
    wide, high = plan.size
    base = rect(-8, -8, wide + 16, high + 16, "ground", 18)
    return base + rect(x - 6, y - 6, w + 12, h + 12, "court", 10)
