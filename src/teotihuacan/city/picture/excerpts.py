"""Pieces of the picture for pages and documents: the board alone, or some of its parts.

They bring no style and no symbols of their own: the page around them has both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teotihuacan.city.picture import avenue, boards, buildings, calendar, pyramid, temples, wheel
from teotihuacan.city.picture.layout import BOARD, INNER, SLOTS, canvas
from teotihuacan.picture.ink import group

GAP: Final = 12

SIZES: Final[dict[str, tuple[float, float]]] = {
    "avenue": avenue.SIZE,
    "buildings": buildings.SIZE,
    "calendar": calendar.SIZE,
    "pyramid": pyramid.SIZE,
    "temples": temples.SIZE,
    "wheel": wheel.SIZE,
    "slot-0": boards.TOP,
    "slot-4": boards.BOTTOM,
}


def board_alone(parts: dict[str, str]) -> str:
    """The board without the player areas."""
    places = {f"slot-{slot}": corner for slot, corner in enumerate(SLOTS)} | INNER
    lying = [group(parts[name], at=corner) for name, corner in places.items()]
    return canvas(*BOARD, parts["ground"], *lying)


def excerpt(parts: dict[str, str], names: Sequence[str]) -> str:
    """Some parts beside each other."""
    across = 0.0
    tall = 0.0
    lying: list[str] = []
    for name in names:
        wide, high = SIZES.get(name, boards.SIDE)
        lying.append(group(parts[name], at=(across, 0)))
        across += wide + GAP
        tall = max(tall, high)
    return canvas(across - GAP, tall, *lying)
