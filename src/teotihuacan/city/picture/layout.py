"""Positions of the parts: on one wide board, or in the tabs of a phone."""

from functools import cache
from typing import Final

from teotihuacan.city.picture import boards
from teotihuacan.city.picture.centre import avenue, buildings, calendar, pyramid, temples, wheel
from teotihuacan.city.picture.modules import pictures
from teotihuacan.city.picture.plan import BASE, INNER, Plan
from teotihuacan.picture.frames import canvas, part
from teotihuacan.picture.ink import rect

PHONE: Final = 600
"""The width of a tab of the phone, in units."""

GAP: Final = 12
BESIDE: Final = 8  # between the things in the court


def inner(plan: Plan) -> dict[str, tuple[int, int]]:
    """The corners of what the ring encloses, and of what modules add, on the wide board."""
    x, y, wide, _ = plan.court
    more = BESIDE + plan.beside if plan.beside else 0
    left = x + (wide - INNER - more) // 2
    top = y + 9 + plan.extra // 10
    beside = left + temples.SIZE[0] + BESIDE  # the pyramid, beside the temples
    right = beside + pyramid.SIZE[0] + BESIDE
    found = {
        "temples": (left, top),
        "pyramid": (beside, top),
        "avenue": (beside, top + temples.SIZE[1] - avenue.SIZE[1]),
        "calendar": (right, top),
        "wheel": (right, top + temples.SIZE[1] - wheel.SIZE[1]),
        "buildings": (left, top + temples.SIZE[1] + BESIDE),
    }
    # Things in the court come before those between boards.
    for picture in sorted(plan.pictures, key=lambda picture: picture.between):
        found.update(picture.corners(plan, left + INNER, top))
    return found


@cache
def places(plan: Plan) -> dict[str, tuple[int, int]]:
    """The corners of everything on the wide board."""
    slots = {f"slot-{slot}": corner for slot, corner in enumerate(plan.slots)}
    return {**slots, **inner(plan)}


PLACES: Final = places(BASE)

SIZES: Final[dict[str, tuple[int, int]]] = {
    "avenue": avenue.SIZE,
    "buildings": buildings.SIZE,
    "calendar": calendar.SIZE,
    "pyramid": pyramid.SIZE,
    "temples": temples.SIZE,
    "wheel": wheel.SIZE,
    **{f"slot-{slot}": boards.size_of(slot) for slot in range(boards.SLOTS)},
}


@cache
def sizes() -> dict[str, tuple[int, int]]:
    """Return the sizes of the parts on the board, on a wide screen."""
    found = {**SIZES}
    for picture in pictures():
        found.update(picture.sizes)
    return found


def ring_tab(plan: Plan = BASE) -> str:
    """The boards in two columns as on the table, Palace above and Construction below."""
    top, next_, bottom = (boards.size_of(slot, "phone", plan) for slot in (0, 1, 4))
    across = PHONE / top[0]
    side = (PHONE - GAP) / 2 / next_[0]
    down = top[1] * across + GAP
    lying = [part("slot-0", 0, 0, across)]
    for picture in plan.pictures:
        row, high = picture.row(plan, False, down)
        lying += row
        down += high
    for left, right in ((7, 1), (6, 2), (5, 3)):
        lying.append(part(f"slot-{left}", 0, down, side))
        lying.append(part(f"slot-{right}", (PHONE + GAP) / 2, down, side))
        down += next_[1] * side + GAP
    for picture in plan.pictures:
        row, high = picture.row(plan, True, down)
        lying += row
        down += high
    lying.append(part("slot-4", 0, down, across))
    return canvas(PHONE, down + bottom[1] * across, *lying)


def centre_tab() -> str:
    """The pyramid as large as it can be, then the Avenue, temples, calendar, wheel, buildings."""
    large = PHONE / pyramid.SIZE[0]
    down = pyramid.SIZE[1] * large + GAP
    top = down
    lying = [part("pyramid", 0, 0, large), part("avenue", 0, down, large)]
    down += avenue.SIZE[1] * large + GAP
    middle = (PHONE - GAP) / (temples.SIZE[0] + calendar.SIZE[0])
    beside = temples.SIZE[0] * middle + GAP
    below = down + (temples.SIZE[1] - wheel.SIZE[1]) * middle
    lying += [part("temples", 0, down, middle), part("calendar", beside, down, middle)]
    lying.append(part("wheel", beside, below, middle))
    down += temples.SIZE[1] * middle + GAP
    wide, high = buildings.SIZE_PHONE
    across = PHONE / wide
    lying.append(part("buildings", 0, down, across))
    tall = down + high * across
    # Their texts are drawn for the colour of the court, so draw a court behind them.
    court = rect(-GAP, top - GAP / 2, PHONE + 2 * GAP, tall - top + GAP, "court")
    return canvas(PHONE, tall, court, *lying)


@cache
def ground(plan: Plan) -> str:
    """Draw the background, which never changes in a game."""
    x, y, w, h = plan.court
    wide, high = plan.size
    base = rect(-8, -8, wide + 16, high + 16, "ground", 18)
    return base + rect(x - 6, y - 6, w + 12, h + 12, "court", 10)
