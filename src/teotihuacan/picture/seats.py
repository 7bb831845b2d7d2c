"""The seats in the picture: their classes in `style.css`, their shapes, and dice with such pips.

Colours themselves are in the style sheet, so that page and picture share them; nothing is told by
colour alone: seats have shapes.
"""

from typing import Final

from teotihuacan.picture.ink import circle, group, polygon, rect, remembered

SEATS: Final = ("seat-0", "seat-1", "seat-2", "seat-3")
"""Classes of the seats: maize, indigo, plum, bone."""

# The shapes of the seats, centred on the origin, within a square of 2 units.
TRIANGLE: Final = ((0.0, -1.0), (1.05, 0.82), (-1.05, 0.82))
DIAMOND: Final = ((0.0, -1.15), (1.05, 0.0), (0.0, 1.15), (-1.05, 0.0))


@remembered
def seat_shape(seat: int, x: float, y: float, r: float, class_: str = "body") -> str:
    """The shape of a seat as big as a disc of radius r; it wears the class of its colour part."""
    if seat == 0:
        return polygon([(x + r * a, y + r * b) for a, b in TRIANGLE], class_)
    if seat == 1:
        side = r * 0.88
        return rect(x - side, y - side, 2 * side, 2 * side, class_)
    if seat == 2:
        return circle(x, y, r, class_)
    return polygon([(x + r * a, y + r * b) for a, b in DIAMOND], class_)


# --- dice -----------------------------------------------------------------------------------------


SIZE: Final = 32  # the side of a die on the boards
NEAR: Final = 0.26
FAR: Final = 0.74
PIPS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((0.5, 0.5),),
    ((NEAR, FAR), (FAR, NEAR)),
    ((NEAR, FAR), (0.5, 0.5), (FAR, NEAR)),
    ((NEAR, NEAR), (FAR, NEAR), (NEAR, FAR), (FAR, FAR)),
    ((NEAR, NEAR), (FAR, NEAR), (0.5, 0.5), (NEAR, FAR), (FAR, FAR)),
    ((NEAR, NEAR), (FAR, NEAR), (NEAR, 0.5), (FAR, 0.5), (NEAR, FAR), (FAR, FAR)),
)
"""The positions of the pips on a die of side 1, by their number."""


@remembered
def cube(size: float) -> str:
    """The body of a die: a soft shadow, the rounded cube, a light edge on top."""
    corner = size * 0.24
    return (
        rect(1, 2.5, size, size, "shade", corner)
        + rect(0, 0, size, size, "body", corner)
        + rect(2, 1.8, size - 4, size * 0.3, "shine", corner * 0.7)
    )


@remembered
def die(seat: int, pips: int, size: float = SIZE) -> str:
    """A die alone, its upper left corner at the origin."""
    radius = size * (0.15 if pips == 1 else 0.115)
    drawn = [seat_shape(seat, size * x, size * y, radius, "on-body") for x, y in PIPS[pips]]
    return group(cube(size), *drawn, class_=SEATS[seat])
