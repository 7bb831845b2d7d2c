"""Where the parts lie: on one wide board, or in the tabs of a phone."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.picture import (
    avenue,
    boards,
    buildings,
    calendar,
    ground,
    pyramid,
    temples,
    wheel,
)
from teotihuacan.picture.frames import canvas, part

PHONE: Final = 600
"""The width of a tab of the phone, in units."""

GAP: Final = 12
SLOTS: Final[tuple[tuple[int, int], ...]] = (
    (262, 0),
    (950, 0),
    (950, 284),
    (950, 568),
    (262, 680),
    (0, 568),
    (0, 284),
    (0, 0),
)
"""The corners of the slots on the wide board, clockwise from the Palace."""

LEFT: Final = ground.COURT[0] + (ground.COURT[2] - buildings.SIZE[0]) // 2
TOP: Final = ground.COURT[1] + 9
BESIDE: Final = LEFT + temples.SIZE[0] + 8  # the pyramid, beside the temples
RIGHT: Final = BESIDE + pyramid.SIZE[0] + 8
INNER: Final[dict[str, tuple[int, int]]] = {
    "temples": (LEFT, TOP),
    "pyramid": (BESIDE, TOP),
    "avenue": (BESIDE, TOP + temples.SIZE[1] - avenue.SIZE[1]),
    "calendar": (RIGHT, TOP),
    "wheel": (RIGHT, TOP + temples.SIZE[1] - wheel.SIZE[1]),
    "buildings": (LEFT, TOP + temples.SIZE[1] + 8),
}
"""The corners of what the ring encloses, on the wide board."""

PLACES: Final[dict[str, tuple[int, int]]] = {
    **{f"slot-{slot}": corner for slot, corner in enumerate(SLOTS)},
    **INNER,
}
"""The corners of everything on the wide board."""

SIZES: Final[dict[str, tuple[int, int]]] = {
    "avenue": avenue.SIZE,
    "buildings": buildings.SIZE,
    "calendar": calendar.SIZE,
    "pyramid": pyramid.SIZE,
    "temples": temples.SIZE,
    "wheel": wheel.SIZE,
    **{f"slot-{slot}": boards.size_of(slot) for slot in range(len(SLOTS))},
}
"""How large the parts on the board are drawn, on a wide screen."""


def ring_tab() -> str:
    """The boards in two columns as on the table, Palace above and Construction below."""
    across = PHONE / boards.TOP_PHONE[0]
    side = (PHONE - GAP) / 2 / boards.SIDE[0]
    down = boards.TOP_PHONE[1] * across + GAP
    lying = [part("slot-0", 0, 0, across)]
    for left, right in ((7, 1), (6, 2), (5, 3)):
        lying.append(part(f"slot-{left}", 0, down, side))
        lying.append(part(f"slot-{right}", (PHONE + GAP) / 2, down, side))
        down += boards.SIDE[1] * side + GAP
    lying.append(part("slot-4", 0, down, across))
    return canvas(PHONE, down + boards.BOTTOM_PHONE[1] * across, *lying)


def centre_tab() -> str:
    """The pyramid as large as it can be, then the Avenue, temples, calendar, wheel, buildings."""
    large = PHONE / pyramid.SIZE[0]
    down = pyramid.SIZE[1] * large + GAP
    lying = [part("pyramid", 0, 0, large), part("avenue", 0, down, large)]
    down += avenue.SIZE[1] * large + GAP
    middle = (PHONE - GAP) / (temples.SIZE[0] + calendar.SIZE[0])
    beside = temples.SIZE[0] * middle + GAP
    lying += [
        part("temples", 0, down, middle),
        part("calendar", beside, down, middle),
        part("wheel", beside, down + (temples.SIZE[1] - wheel.SIZE[1]) * middle, middle),
    ]
    down += temples.SIZE[1] * middle + GAP
    wide, high = buildings.SIZE_PHONE
    across = PHONE / wide
    lying.append(part("buildings", 0, down, across))
    return canvas(PHONE, down + high * across, *lying)
