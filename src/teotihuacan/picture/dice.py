"""Dice in the colour of a seat, with pips in its shape."""

from typing import Final

from teotihuacan.picture.ink import group, rect, remembered
from teotihuacan.picture.palette import SEATS
from teotihuacan.picture.symbols import seat_shape

SIZE: Final = 32
"""The side of a die on the boards."""

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
"""Where the pips lie on a die of side 1, by their number."""


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
