"""Altars with their tiles, and the Shamans: the state that this module adds to the city."""

from __future__ import annotations

from typing import ClassVar, Final

from teotihuacan.city.modules.altars.rules import kinds, printed
from teotihuacan.city.modules.altars.rules.printed import pointed_place
from teotihuacan.city.rules import places, tile_places
from teotihuacan.city.rules.draws import Draw, draw
from teotihuacan.city.rules.state import City, Part, replaced
from teotihuacan.engine.steps import Phrase, Step

IN_HAND: Final = -1  # a Shaman that is being moved, or not yet placed
UNDRAWN: Final = -1  # the altar of a gap, in setup

PILE: Final[int] = (
    tile_places.ELSEWHERE
)  # the place of the Major Discovery tiles on the first altar

# Progress of the current turn, as far as it forbids something else.
NOTHING_YET: Final = 0
HAS_UNLOCKED: Final = 1  # for cocoa: a normal turn, so the Shaman is not activated
HAS_ACTIVATED: Final = 2  # the Shaman: no worker is unlocked for cocoa


class Altars(Part):
    """The four altars and each player's Shaman."""

    def __init__(
        self,
        tiles: tuple[int, ...],
        piles: tuple[tuple[int, ...], ...],
        shamans: tuple[int, ...],
        standing: int,
        turn: int,
        helping: bool,
        skips: int = 0,
        risers: int = 0,
    ) -> None:
        self.tiles = tiles  # the tile in each gap
        self.piles = piles  # Major Discovery tiles on each, as they were laid: the last on top
        self.shamans = shamans  # by seat: the half it is on, or IN_HAND
        self.standing = standing  # the seats whose Shamans stand, as bits
        self.turn = turn  # what has been done in it
        self.helping = helping  # the Shaman counts in the action that goes on
        self.skips = skips  # altars that an activated Shaman may go past; never changes in a game
        self.risers = risers  # bits of seats: those that stand up before a royal tile is used

    def copy(self) -> Altars:
        return Altars(
            self.tiles,
            self.piles,
            self.shamans,
            self.standing,
            self.turn,
            self.helping,
            self.skips,
            self.risers,
        )

    def marked(self, mark: int) -> int:
        return hash((mark, self.shamans, self.standing, self.turn, self.piles))

    def stands(self, seat: int) -> bool:
        return (self.standing >> seat) & 1 == 1

    def holder(self, half: int, besides: int) -> int:
        """The seat of another player whose Shaman is on a half; -1 if there is none."""
        for seat, on in enumerate(self.shamans):
            if on == half and seat != besides:
                return seat
        return -1


def altars_of(city: City) -> Altars:
    for part in city.parts:
        if isinstance(part, Altars):
            return part
    raise ValueError("there are no altars in this game")


def pointed_board(city: City, half: int) -> int:
    """The board that a half points to, whichever lies there (ruling A2)."""
    return city.ring[pointed_place(half) - 1]


def beside(city: City, altar: int) -> tuple[int, int]:
    """The boards before and behind an altar, clockwise."""
    before, behind = printed.GAPS[altar]
    return city.ring[before - 1], city.ring[behind - 1]


def helper(city: City, seat: int, board: int) -> bool:
    """Return whether a player's Shaman points to a board and stands, or will when a royal tile is
    used there (ruling X121).
    """
    altars = altars_of(city)
    half = altars.shamans[seat]
    if half == IN_HAND or pointed_board(city, half) != board:
        return False
    return altars.stands(seat) or (board == places.PALACE and (altars.risers >> seat) & 1 == 1)


def stand_up(city: City, seat: int) -> None:
    altars = altars_of(city)
    if altars.shamans[seat] != IN_HAND and not altars.stands(seat):
        altars.standing |= 1 << seat
        city.tell("shaman stands", seat)


def lie_down(city: City, seat: int) -> None:
    altars = altars_of(city)
    if altars.stands(seat):
        altars.standing &= ~(1 << seat)
        city.tell("shaman lies", seat)


def take_in_hand(city: City, seat: int) -> None:
    """A Shaman leaves its altar."""
    altars = altars_of(city)
    altars.shamans = replaced(altars.shamans, seat, IN_HAND)
    altars.standing &= ~(1 << seat)


def put_on(city: City, seat: int, half: int) -> None:
    """A Shaman comes to a half, standing."""
    altars = altars_of(city)
    altars.shamans = replaced(altars.shamans, seat, half)
    altars.standing |= 1 << seat


def change_pile(altars: Altars, altar: int, pile: tuple[int, ...]) -> None:
    altars.piles = (*altars.piles[:altar], pile, *altars.piles[altar + 1 :])


def take_from_pile(altars: Altars, altar: int, tile: int) -> None:
    """Take a tile from a pile without refilling (ruling X64); of equal tiles the upper one."""
    left = list(altars.piles[altar])[::-1]
    left.remove(tile)
    change_pile(altars, altar, tuple(left[::-1]))


class DrawAltar(Draw):
    """A different tile for each gap (ruling X19)."""

    declared: ClassVar = draw(
        kinds.DRAW_ALTAR,
        "draw altar",
        [f"~altar-{key}" for key in printed.ALTAR_KEYS],
        "altar tile",
        fields=f"altar:0..{printed.ALTARS - 1}",
    )

    def legal(self, city: City, step: Step) -> list[int]:
        tiles = altars_of(city).tiles
        return [self.ids[tile] for tile in range(printed.ALTARS) if tile not in tiles]

    def play(self, city: City, step: Step, option: int) -> None:
        altars = altars_of(city)
        altars.tiles = replaced(altars.tiles, step[2], option)
        if city.events is not None:
            before, behind = beside(city, step[2])
            city.tell("altar", -1, before, behind, option)

    def question(self, city: City, step: Step) -> Phrase:
        before, behind = beside(city, step[2])
        return "draw altar", {"board": before, "to": behind}

    def flaw(self, city: City, step: Step) -> str:
        return "" if altars_of(city).tiles[step[2]] == UNDRAWN else "altar must be an empty gap"
