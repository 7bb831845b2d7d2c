"""The priest of each player, and the technologies that came with one."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.modules.altars.rules.state import altars_of
from teotihuacan.city.modules.priests.rules import printed
from teotihuacan.city.rules import triggers
from teotihuacan.city.rules.state import City, Part

NOBODY: Final = -1
NO_PRIEST: Final = -1
NO_GIFT: Final = -1


class Priests(Part):
    """The priests of a game and what they have brought."""

    def __init__(
        self,
        deck: tuple[int, ...],
        held: tuple[int, ...],
        offered: tuple[int, ...],
        gifts: tuple[int, ...],
    ) -> None:
        self.deck = deck  # those in the game, as places in PRIESTS; never changes
        self.held = held  # by seat: the same, or NO_PRIEST
        self.offered = offered  # drawn technologies, of which a player is about to keep one
        self.gifts = gifts  # by seat: the technology kept, or NO_GIFT

    def copy(self) -> Priests:
        return Priests(self.deck, self.held, self.offered, self.gifts)

    def marked(self, mark: int) -> int:
        return hash((mark, self.held, self.gifts))


def priests_of(city: City) -> Priests:
    for part in city.parts:
        if isinstance(part, Priests):
            return part
    raise ValueError("there are no priests in this game")


def free_priests(city: City) -> list[int]:
    """The priests that no player has."""
    priests = priests_of(city)
    return [priest for priest in priests.deck if priest not in priests.held]


def bind(city: City, seat: int) -> None:
    """Apply the permanent changes of a priest to its player (rulings X120, X121)."""
    held = priests_of(city).held[seat]
    if held == NO_PRIEST:
        return
    priest = printed.PRIESTS[held]
    city.players[seat].literal = priest.literal
    if triggers.ROYAL in priest.stands:
        altars_of(city).risers |= 1 << seat
