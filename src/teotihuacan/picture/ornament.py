"""Ornament: bands of stepped frets, nothing to play with."""

from typing import Final

from teotihuacan.picture.ink import group, path

WIDE: Final = 26  # the width of one stepped fret


def band(count: int, class_: str) -> str:
    """Draw a band of frets, 12 high, from the origin to the right."""
    one = "v-11 h16 v8 h-10 v-4 h5"
    return path("".join(f"M{i * WIDE + 5} 12 {one}" for i in range(count)), class_)


def between(left: float, right: float, down: float, class_: str = "head-greca") -> str:
    """A quiet band from left to right, as far as there is room."""
    count = int((right - left) // WIDE)
    return group(band(count, class_), at=(left, down)) if count > 0 else ""
