"""Where the parts lie: on one wide board, or in the tabs of a phone."""

from functools import cache
from typing import Final

from teotihuacan.city.modules.altars import picture as altars
from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.empire import picture as empire
from teotihuacan.city.picture import avenue, boards, buildings, calendar, pyramid, temples, wheel
from teotihuacan.city.picture.plan import BASE, INNER, MAP_WIDE, Plan
from teotihuacan.picture.frames import canvas, part
from teotihuacan.picture.ink import rect

PHONE: Final = 600
"""The width of a tab of the phone, in units."""

GAP: Final = 12
BESIDE: Final = 8  # between the things in the court


def inner(plan: Plan) -> dict[str, tuple[int, int]]:
    """The corners of what the ring encloses, on the wide board."""
    x, y, wide, _ = plan.court
    more = BESIDE + MAP_WIDE if plan.empire else 0
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
    if plan.empire:
        found["empire"] = (left + INNER + BESIDE, top - 2)
    return found


def between(plan: Plan) -> dict[str, tuple[int, int]]:
    """The corners of the altars, each between two boards of the ring."""
    if not plan.altars:
        return {}
    x, _, wide, _ = plan.court
    across, high = altars.SIZE
    below = plan.size[1] - (plan.bottom[1] + high) // 2
    found: dict[str, tuple[int, int]] = {}
    for name, (before, behind) in zip(altars.NAMES, altar_printed.GAPS, strict=True):
        low = altars.mirrored(altars.NAMES.index(name))
        # Left of a long board when the other place is on the left side of the ring.
        on_left = max(before, behind) > 5
        found[name] = (x if on_left else x + wide - across, below if low else 0)
    return found


@cache
def places(plan: Plan) -> dict[str, tuple[int, int]]:
    """The corners of everything on the wide board."""
    slots = {f"slot-{slot}": corner for slot, corner in enumerate(plan.slots)}
    return {**slots, **inner(plan), **between(plan)}


PLACES: Final = places(BASE)

SIZES: Final[dict[str, tuple[int, int]]] = {
    "avenue": avenue.SIZE,
    "buildings": buildings.SIZE,
    "calendar": calendar.SIZE,
    "pyramid": pyramid.SIZE,
    "temples": temples.SIZE,
    "wheel": wheel.SIZE,
    **{f"slot-{slot}": boards.size_of(slot) for slot in range(boards.SLOTS)},
    **dict.fromkeys(altars.NAMES, altars.SIZE),
    "empire": empire.size(),
}
"""How large the parts on the board are drawn, on a wide screen."""


def ring_tab(plan: Plan = BASE) -> str:
    """The boards in two columns as on the table, Palace above and Construction below."""
    top, next_, bottom = (boards.size_of(slot, "phone", plan) for slot in (0, 1, 4))
    across = PHONE / top[0]
    side = (PHONE - GAP) / 2 / next_[0]
    down = top[1] * across + GAP
    lying = [part("slot-0", 0, 0, across)]
    if plan.altars:
        lying += altar_row(False, down)
        down += altar_high() + GAP
    for left, right in ((7, 1), (6, 2), (5, 3)):
        lying.append(part(f"slot-{left}", 0, down, side))
        lying.append(part(f"slot-{right}", (PHONE + GAP) / 2, down, side))
        down += next_[1] * side + GAP
    if plan.altars:
        lying += altar_row(True, down)
        down += altar_high() + GAP
    lying.append(part("slot-4", 0, down, across))
    return canvas(PHONE, down + bottom[1] * across, *lying)


def altar_scale() -> float:
    return (PHONE - GAP) / 2 / altars.SIZE[0]


def altar_high() -> float:
    return altars.SIZE[1] * altar_scale()


def altar_row(low: bool, down: float) -> list[str]:
    """Two altars between a long board and the columns of the others."""
    lying: list[str] = []
    for number, (before, behind) in enumerate(altar_printed.GAPS):
        if altars.mirrored(number) == low:
            left = 0 if max(before, behind) > 5 else (PHONE + GAP) / 2
            lying.append(part(altars.NAMES[number], left, down, altar_scale()))
    return lying


def empire_tab() -> str:
    """The map alone."""
    wide, high = empire.size("phone")
    across = PHONE / wide
    return canvas(PHONE, high * across, part("empire", 0, 0, across))


def centre_tab() -> str:
    """The pyramid as large as it can be, then the Avenue, temples, calendar, wheel, buildings."""
    large = PHONE / pyramid.SIZE[0]
    down = pyramid.SIZE[1] * large + GAP
    top = down
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
    tall = down + high * across
    # What they say is written for the court that they lie in.
    court = rect(-GAP, top - GAP / 2, PHONE + 2 * GAP, tall - top + GAP, "court")
    return canvas(PHONE, tall, court, *lying)
