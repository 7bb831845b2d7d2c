"""Shamans and Warriors: figures in the colour of a seat that travel."""

from typing import Final

from teotihuacan.city.modules.altars.rules.state import IN_HAND, altars_of
from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.picture.subject import topic
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.in_play import has
from teotihuacan.picture.ink import SMALL, circle, group, halo, path, remembered, spot, text
from teotihuacan.picture.palette import SEATS
from teotihuacan.picture.symbols import seat_shape
from teotihuacan.picture.type import width

TALL: Final = 40
"""The height of a Shaman that stands."""


@remembered
def shaman(seat: int, stands: bool) -> str:
    """A Shaman around the origin: upright, or lying on its side."""
    drawn = (
        path("M12.5 -15 V19", "staff")
        + path("M-6 -13 L-8.6 -20 M0 -14.6 V-22 M6 -13 L8.6 -20", "plume")
        + path("M-11.5 19 L-5.6 -3 H5.6 L11.5 19Z", "body")
        + circle(0, -9, 6.6, "skin")
        + path("M-6 -12 C-3 -14.6 3 -14.6 6 -12", "band")
        + seat_shape(seat, 0, 9, 5, "on-body")
    )
    if stands:
        return group(drawn, class_=SEATS[seat])
    return group(drawn, turn=90, class_=f"{SEATS[seat]} lying")


def shaman_piece(seat: int, stands: bool, x: float, y: float, scale: float = 1) -> str:
    """A Shaman where it is: a spot, and a piece that travels."""
    box = (-15, -23, 30, 43) if stands else (-21, -15, 43, 30)
    name = f"shaman-{seat}"
    shown = spot(name, shaman(seat, stands), halo=halo(*box, 8), about=topic("shamans"))
    return group(shown, at=(x, y), scale=scale, data_piece=name)


@remembered
def warrior(seat: int) -> str:
    """A Warrior around the origin, about 22 x 30."""
    drawn = (
        path("M10 -9 V15", "staff")
        + path("M10 -16 L12.6 -9.6 H7.4Z", "blade")
        + path("M-9 15 V4.4 C-9 0 -5 -1.6 -1 -1.6 C3 -1.6 7 0 7 4.4 V15Z", "body")
        + circle(-1, -6.6, 5.2, "skin")
        + path("M-5.6 -9.4 C-4 -14 2 -14 3.6 -9.4", "crest")
        + seat_shape(seat, -1, 8, 4.4, "on-body")
    )
    return group(drawn, class_=SEATS[seat])


def in_supply(city: City, seat: int) -> list[tuple[float, str]]:
    """What a seat has of them in front of itself: how wide it is, and how it looks."""
    found: list[tuple[float, str]] = []
    if has(city, "altars") and altars_of(city).shamans[seat] == IN_HAND:
        found.append((22, group(shaman_piece(seat, True, 0, 0, 0.6), at=(11, 0))))
    if has(city, "empire"):
        left = empire_of(city).supply[seat]
        count = text(24, 5, left, "bold", SMALL)
        wide = 26 + width(str(left), SMALL, bold=True)
        drawn = group(warrior(seat), at=(11, -1), scale=0.76) + count
        kin = f"warrior-{seat}"
        found.append((wide, group(drawn, data_about=topic("warriors"), data_source=kin)))
    return found
