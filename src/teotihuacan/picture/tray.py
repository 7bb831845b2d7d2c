"""The tray: what is on offer now and lies nowhere on the table, one thing for each such choice."""

from typing import Final

from teotihuacan.picture.ink import SMALL, group, halo, spot, text, use
from teotihuacan.picture.row import Row, plate
from teotihuacan.picture.type import fitted, width

SIZE: Final = (370, 168)
GAP: Final = 10
BUTTON: Final = 44


class Offer:
    """Something in the tray: its size, how it looks, what explains it."""

    def __init__(self, wide: float, tall: float, drawn: str, about: str | None = None) -> None:
        self.wide: Final = wide
        self.tall: Final = tall
        self.drawn: Final = drawn
        self.about: Final = about


def button(row: Row) -> Offer:
    wide = max(row.width + 20, BUTTON)
    return Offer(wide, BUTTON, plate(wide, BUTTON, r=8) + row.centred(wide / 2, BUTTON / 2))


def spoken(sign: str, said: str) -> Offer:
    """An answer that has no picture: a sign and the words of the choice."""
    shown = fitted(said, SIZE[0] - 60, SMALL, bold=True)
    wide = width(shown, SMALL, bold=True) + 52
    drawn = plate(wide, BUTTON, r=8) + use(sign, 23, BUTTON / 2, 26)
    return Offer(wide, BUTTON, drawn + text(42, BUTTON / 2 + 5, shown, "bold"))


def arranged(found: list[tuple[str | None, Offer]]) -> str:
    """The offers in centred lines, smaller where they would not fit."""
    if not found:
        return ""
    for percent in range(100, 30, -5):
        room = SIZE[0] * 100 / percent
        lines = broken(found, room)
        tall = sum(max(thing.tall for _, thing in line) + GAP for line in lines) - GAP
        if tall * percent / 100 <= SIZE[1]:
            break
    drawn: list[str] = []
    down = (SIZE[1] * 100 / percent - tall) / 2
    for line in lines:
        wide = sum(thing.wide + GAP for _, thing in line) - GAP
        left = (room - wide) / 2
        tallest = max(thing.tall for _, thing in line)
        for name, thing in line:
            drawn.append(laid(name, thing, left, down + (tallest - thing.tall) / 2))
            left += thing.wide + GAP
        down += tallest + GAP
    # A page cannot measure what it hides in another tab: so what it takes is said.
    shown = percent / 100
    top = (SIZE[1] - tall * shown) / 2
    return group(*drawn, scale=shown, data_top=top, data_high=tall * shown)


def broken(
    found: list[tuple[str | None, Offer]], room: float
) -> list[list[tuple[str | None, Offer]]]:
    """The offers broken into as few lines as there is room for, about equally full."""
    total = sum(thing.wide + GAP for _, thing in found) - GAP
    for count in range(max(1, int(total // (room + GAP))), len(found) + 1):
        each = -(-len(found) // count)
        lines = [found[i : i + each] for i in range(0, len(found), each)]
        if all(sum(thing.wide + GAP for _, thing in line) - GAP <= room for line in lines):
            return lines
    return [[one] for one in found]


def laid(name: str | None, thing: Offer, x: float, y: float) -> str:
    if name is None:
        return group(thing.drawn, at=(x, y), data_about=thing.about)
    outline = halo(0, 0, thing.wide, thing.tall)
    return spot(name, thing.drawn, halo=outline, about=thing.about, at=(x, y))
