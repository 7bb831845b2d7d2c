"""Widths of lines of text, so that labels can be fitted without a browser."""

from functools import cache
from typing import Final

from teotihuacan.picture import embedding

FIRST: Final = ord(" ")
PAST: Final = ord("ÿ") + 1
OTHER: Final = 560  # any other character


@cache
def widths_of(weight: int) -> list[int]:
    """The widths from space to ÿ in thousandths of the size of the type; 0: the font has none."""
    known = embedding.widths(weight)
    return [known.get(place, 0) for place in range(FIRST, PAST)]


def width(said: str, size: float, bold: bool = False) -> float:
    """The width of a line of type in units of the picture."""
    widths = widths_of(embedding.BOLD if bold else embedding.MEDIUM)
    total = 0
    for letter in said:
        place = ord(letter) - FIRST
        total += widths[place] if 0 <= place < len(widths) else OTHER
    return total * size / 1000


def fitted(said: str, room: float, size: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it would not fit."""
    if width(said, size, bold) <= room:
        return said
    while said and width(said + "…", size, bold) > room:
        said = said[:-1]
    return said.rstrip() + "…"


def wrapped(said: str, room: float, size: float) -> list[str]:
    """A sentence in bold type, broken into lines."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold=True) <= room:
            lines[-1] = longer
        else:
            lines.append(fitted(word, room, size, bold=True))
    return lines
