"""Owners of the royal tiles, and the power of a worker that worships there."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.modules.mansion.rules import printed
from teotihuacan.city.rules import places
from teotihuacan.city.rules.effects import climbable, counts_acting, payable
from teotihuacan.city.rules.state import WORKER_COUNT, City, Part, Player, replaced

NOBODY: Final = -1


class Owners(Part):
    """The owner of each temple's royal tile: a seat, or none yet."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats  # by temple

    def copy(self) -> Owners:
        return Owners(self.seats)

    def marked(self, mark: int) -> int:
        return hash((mark, self.seats))


def owners_of(city: City) -> Owners:
    for part in city.parts:
        if isinstance(part, Owners):
            return part
    raise ValueError("there is no Mansion in this game")


def temple_of(space: int) -> int:
    """The temple of the royal tile on a space."""
    return printed.ROYAL_TEMPLES[space - places.ROYAL_SPACE]


def space_of(temple: int) -> int:
    return places.ROYAL_SPACE + printed.ROYAL_TEMPLES.index(temple)


def owner_of(city: City, space: int) -> int:
    """Return the owner of the royal tile on a space: a seat, or `NOBODY`.

    A position from a file may speak of royal tiles in a city without a Mansion: nobody owns them.
    """
    for part in city.parts:
        if isinstance(part, Owners):
            return part.seats[temple_of(space)]
    return NOBODY


def take_ownership(city: City, player: Player, temple: int, height: int) -> None:
    """Give a royal tile to the first player on its temple's first major step (M4, X50)."""
    owners = owners_of(city)
    if height == printed.FIRST_MAJOR[temple] and owners.seats[temple] == NOBODY:
        owners.seats = replaced(owners.seats, temple, player.seat)
        city.tell("owner", player.seat, temple, space_of(temple) - places.ROYAL_SPACE)


def raised_power(city: City, player: Player, power: int) -> int:
    """The power of a worship: the worker's own, and more for every helper (M1, M2, X46, X47).

    Helpers are one's unlocked workers there, but not the one that worships, and what a module
    counts besides.  Before the worker is locked it is in hand, and so is a second one that comes
    with it and will be a helper.
    """
    helpers = player.place.count(places.HAND)
    if helpers:
        helpers -= 1
    for i in range(WORKER_COUNT):
        if player.place[i] == places.PALACE and not counts_acting(city, player, i):
            helpers += 1
    for module in city.setting.workers_counted:
        helpers += module.more_workers(city, player, places.PALACE)
    return power + printed.HELPER * helpers


def step_open(city: City, player: Player, space: int) -> bool:
    """Return whether the step on the temple of a royal tile can be bought now (X51)."""
    return climbable(city, player, temple_of(space)) and payable(player, printed.STEP_FEE)
