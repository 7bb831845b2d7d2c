"""Positions of the parts: on one wide board, or in the tabs of a phone."""

from typing import Final

from teotihuacan.founders.picture import city, sections, tracks
from teotihuacan.founders.picture.names import topic
from teotihuacan.picture.frames import Leaf, canvas, part
from teotihuacan.picture.frames import leaf as leaf_group
from teotihuacan.picture.frames import small as small_group
from teotihuacan.picture.ink import circle, group
from teotihuacan.picture.seats import SEATS as PALETTE
from teotihuacan.picture.seats import seat_shape

PHONE: Final = 600
GAP: Final = 12
SIZE: Final = (city.WIDE + GAP + sections.WIDE, 840)
SEATS: Final = 4

RIGHT: Final = city.WIDE + GAP
DOWN: Final = (SIZE[1] - tracks.ROUNDS[1] - 3 * sections.HIGH) / 3
"""The gap between the boards on the right."""

CITIES: Final = tuple(f"city-{seat}" for seat in range(SEATS))

BOARDS: Final[dict[str, tuple[int, float]]] = {
    "rounds": (RIGHT, 0),
    **{
        name: (RIGHT, tracks.ROUNDS[1] + DOWN + place * (sections.HIGH + DOWN))
        for place, name in enumerate(sections.NAMES)
    },
}

SMALL: Final = 0.208
APART: Final = 26


def whose(seat: int) -> str:
    """The shape of a seat on the corner of its city in small."""
    bed = circle(0, 0, 13, "bonus-disk")
    return group(bed, seat_shape(seat, 0, 0, 8), at=(4, 4), class_=PALETTE[seat])


STRIP: Final = (city.WIDE, SIZE[1] - city.HIGH - GAP)
"""The size of what lies below the city of a person who plays alone, and so needs it only once."""


def small_city(seat: int, at: tuple[float, float], scale: float) -> Leaf:
    return Leaf((city.WIDE, city.HIGH), at, scale, whose(seat), topic("cities"))


def cities(players: int) -> dict[str, Leaf]:
    """The cities lie in one place, one of them seen; and all of them small below it."""
    across = city.WIDE * SMALL
    left = (city.WIDE - players * across - (players - 1) * APART) / 2
    down = city.HIGH + (SIZE[1] - city.HIGH - city.HIGH * SMALL) / 2 + 3
    at = [(left + seat * (across + APART), down) for seat in range(players)]
    return {CITIES[seat]: small_city(seat, at[seat], SMALL) for seat in range(players)}


SIZES: Final[dict[str, tuple[int, int]]] = {
    **dict.fromkeys(CITIES, (city.WIDE, city.HIGH)),
    "guest": STRIP,
    "rounds": tracks.ROUNDS,
    **dict.fromkeys(sections.NAMES, (sections.WIDE, sections.HIGH)),
}


def city_tab(players: int) -> str:
    """The city as large as it can be, all of them small below."""
    large = PHONE / city.WIDE
    lying = [leaf_group(CITIES[seat], 0, 0, large) for seat in range(players)]
    down = city.HIGH * large + GAP + 8
    across = (PHONE - 24 - 3 * GAP) / 4
    scale = across / city.WIDE
    for seat in range(players):
        at = (12 + seat * (across + GAP), down)
        lying.append(small_group(CITIES[seat], small_city(seat, at, scale)))
    return canvas(PHONE, down + city.HIGH * scale + 4, *lying)


def city_tab_alone() -> str:
    """The one city as large as it can be, and the dummy below."""
    large = PHONE / city.WIDE
    lying = [part(CITIES[0], 0, 0, large), part("guest", 0, city.HIGH * large + GAP, large)]
    return canvas(PHONE, (city.HIGH + STRIP[1]) * large + GAP, *lying)


def board_tab() -> str:
    """The rounds and the three sections below each other."""
    across = PHONE / sections.WIDE
    down = 0.0
    lying: list[str] = []
    for name in BOARDS:
        high = tracks.ROUNDS[1] if name == "rounds" else sections.high("phone")
        lying.append(part(name, 0, down, across))
        down += high * across + GAP
    return canvas(PHONE, down - GAP, *lying)
