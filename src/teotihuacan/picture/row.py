"""Shared shapes: empty tiles, and lines of icons and text."""

from typing import Final, Self

from teotihuacan.picture.ink import LARGE, SMALL, group, rect, remembered, text, use
from teotihuacan.picture.type import width


@remembered
def plate(w: float, h: float, class_: str = "tile", r: float = 5) -> str:
    """An empty tile with its soft shadow: it could be picked up."""
    return rect(0.8, 2.2, w, h, "shade", r) + rect(0, 0, w, h, class_, r)


class Row:
    """Icons and type from left to right, measured while it grows."""

    def __init__(self, size: float, gap: float = 3, type: float = 0) -> None:
        self.size: Final = size
        self.gap: Final = gap
        self.type: Final = type or (LARGE if size >= 25 else SMALL)
        self.number: Final = type or SMALL
        self.width = 0.0
        self.drawn: list[str] = []

    def room(self, space: float) -> float:
        """Make room for something; where it begins."""
        begins = self.width + (self.gap if self.drawn else 0)
        self.width = begins + space
        return begins

    def apart(self, space: float) -> Self:
        """Some empty room before what comes next."""
        self.width += space
        return self

    def icon(self, symbol: str, size: float = 0) -> Self:
        side = size or self.size
        self.drawn.append(use(symbol, self.room(side) + side / 2, 0, side))
        return self

    def say(self, said: str | int, class_: str = "bold") -> Self:
        begins = self.room(width(str(said), self.type, "bold" in class_))
        self.drawn.append(text(begins, self.type * 0.33, said, class_, self.type))
        return self

    def points(self, amount: int | str) -> Self:
        """A rosette with its number inside."""
        side = max(self.size * 1.2, 24 if len(str(amount)) < 2 else 27)
        begins = self.room(side)
        self.drawn.append(use("points", begins + side / 2, 0, side))
        middle = begins + side / 2
        lowered = 5 * self.number / SMALL
        self.drawn.append(text(middle, lowered, amount, "bold", self.number, "middle"))
        return self

    def arrow(self) -> Self:
        return self.icon("arrow", self.size * 0.72)

    def at(self, x: float, y: float) -> str:
        """The row from x on, its middle line at y."""
        return group(*self.drawn, at=(x, y))

    def centred(self, x: float, y: float) -> str:
        return self.at(x - self.width / 2, y)

    def before(self, x: float, y: float) -> str:
        """The row up to x."""
        return self.at(x - self.width, y)
