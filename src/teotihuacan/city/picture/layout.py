"""Where the parts lie: one wide board, or the tabs of a phone.

A frame is made of empty groups, one for each part, with the id `part-` and its name; the parts
are drawn in coordinates of their own, and a page swaps what changed.
"""

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
from teotihuacan.city.picture.players import BOT_HIGH, HIGH, WIDE
from teotihuacan.city.picture.subject import LAYOUTS
from teotihuacan.city.picture.tray import SIZE as TRAY
from teotihuacan.engine.errors import OptionError
from teotihuacan.picture.ink import Number, group, number, tag

BOARD: Final = (ground.WIDE, ground.HIGH)
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


def part(name: str, x: Number, y: Number, scale: float = 1) -> str:
    """The empty group of a part where it lies."""
    return group("", at=(x, y), scale=scale, id=f"part-{name}")


def canvas(wide: Number, tall: Number, *inside: str) -> str:
    return tag(
        "svg",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        class_="teo",
        viewBox=f"0 0 {number(wide)} {number(tall)}",
    )


def wide_board() -> str:
    """Everything on the board, without its canvas."""
    lying = [part("ground", 0, 0)]
    lying += [part(f"slot-{slot}", x, y) for slot, (x, y) in enumerate(SLOTS)]
    lying += [part(name, x, y) for name, (x, y) in INNER.items()]
    return "".join(lying)


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


def frame(layout: str, players: int, bot: bool = False) -> dict[str, str]:
    """The empty canvases of a layout by name; `players` areas, the second the bot's in solo.

    wide: `board` (1200 x 840); phone: `ring` and `centre` (600 wide). Both have `defs`, which has
    no size and must stay in the page, `tray`, and `player-0` … for the areas.
    """
    if layout not in LAYOUTS:
        raise OptionError(f"there is no layout {layout!r}; there is: {', '.join(LAYOUTS)}")
    made = {"defs": tag("svg", part("defs", 0, 0), class_="teo", width=0, height=0)}
    if layout == "wide":
        made["board"] = canvas(*BOARD, wide_board())
    else:
        made["ring"] = ring_tab()
        made["centre"] = centre_tab()
    made["tray"] = canvas(*TRAY, part("tray", 0, 0))
    for seat in range(players):
        tall = BOT_HIGH if bot and seat == 1 else HIGH
        made[f"player-{seat}"] = canvas(WIDE, tall, part(f"player-{seat}", 0, 0))
    return made
