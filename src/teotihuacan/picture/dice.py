"""Workers: dice in the colour of their seat, with pips in its shape; neutral ones have bars."""

from __future__ import annotations

from typing import Final

from teotihuacan.picture.ink import group, halo, rect, remembered, spot, use
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
"""Where the pips of a power lie on a die of side 1; a six is about to ascend."""


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
def die(seat: int, power: int, size: float = SIZE) -> str:
    """A die alone, its upper left corner at the origin."""
    radius = size * (0.15 if power == 1 else 0.115)
    pips = [seat_shape(seat, size * x, size * y, radius, "on-body") for x, y in PIPS[power]]
    return group(cube(size), *pips, class_=SEATS[seat])


@remembered
def worker(
    seat: int,
    number: int,
    power: int,
    x: float,
    y: float,
    size: float = SIZE,
    locked: bool = False,
) -> str:
    """A worker of a player where it stands: a spot, and a piece that can travel."""
    drawn = die(seat, power, size)
    if locked:
        drawn += use("lock", size - 2, size - 3, 17)
    name = f"die-{seat}-{number}"
    shown = spot(name, drawn, halo=halo(0, 0, size, size, 7))
    return group(shown, at=(x, y), class_="worker", data_piece=name)


@remembered
def neutral(colour: int, number: int, x: float, y: float, size: float = SIZE) -> str:
    """A neutral worker: grey, with bars instead of pips: one for the first colour, two else."""
    bars = [
        rect(size * 0.24, size * (0.5 + 0.17 * (2 * i - colour)) - 2, size * 0.52, 4, "on-body", 2)
        for i in range(colour + 1)
    ]
    drawn = group(cube(size), *bars, class_="neutral")
    return group(drawn, at=(x, y), class_="worker", data_piece=f"neutral-{colour}-{number}")
