"""The observation of Altars and Shamans, and where each Shaman points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.altars.rules import printed
from teotihuacan.city.modules.altars.rules.state import (
    HAS_ACTIVATED,
    HAS_UNLOCKED,
    IN_HAND,
    altars_of,
    pointed_board,
)
from teotihuacan.city.observation.part import Fields, ModuleObservation
from teotihuacan.city.observation.ring import KEYS
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import City
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8


class AltarFields(Fields):
    """The altars in their gaps, and the Shaman of each player."""

    def __init__(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> None:
        altar = Layout()
        self.tile: i64 = altar.add("tile", "The altar of this gap.", parts=printed.ALTAR_KEYS)
        self.pile: i64 = altar.add(
            "tiles", "Major Discovery tiles on it.", parts=tuple(setting.keys), high=9, scale=1
        )
        self.beside: i64 = altar.add("board before", "The board before it.", parts=KEYS)
        self.behind: i64 = altar.add("board behind", "The board behind it.", parts=KEYS)
        self.size: i64 = altar.size
        names = tuple([f"altar {gap}" for gap in range(1, printed.ALTARS + 1)])
        self.altars: i64 = layout.repeat("altars", names, altar)
        shaman = Layout()
        halves = tuple(printed.HALF_NAMES)
        self.half: i64 = shaman.add("half", "The half where the Shaman is.", parts=halves)
        self.board: i64 = shaman.add("board", "The board it points to.", parts=KEYS)
        self.standing: i64 = shaman.add("standing", "It stands.")
        priests = "priests" in [module.name for module in setting.modules]
        self.rises: i64 = shaman.add(
            "rises",
            "It stands up before a royal tile is used.",
            rest="" if priests else "Only a priest does that.",
        )
        self.shaman_size: i64 = shaman.size
        named = tuple([f"Shaman {player}" for player in players])
        self.shamans: i64 = layout.repeat("Shamans", named, shaman)
        self.unlocked: i64 = layout.add("has unlocked", "Cocoa has unlocked workers in this turn.")
        self.activated: i64 = layout.add("has activated", "The Shaman was activated in this turn.")
        self.helping: i64 = layout.add("helping", "The Shaman counts in the running action.")

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        altars = altars_of(city)
        k: i64 = self.altars
        at: i64 = 0
        for gap in range(printed.ALTARS):
            tile = altars.tiles[gap]
            if tile >= 0:
                out[k + self.tile + tile] = 1
            for kind in altars.piles[gap]:
                at = k + self.pile + kind
                out[at] = out[at] + 1
            board = pointed_board(city, 2 * gap)
            if board:
                out[k + self.beside + board - 1] = 1
            board = pointed_board(city, 2 * gap + 1)
            if board:
                out[k + self.behind + board - 1] = 1
            k += self.size
        seats = len(city.players)
        k = self.shamans
        for further in range(seats):
            player = (seat + further) % seats
            half = altars.shamans[player]
            if half != IN_HAND:
                out[k + self.half + half] = 1
                board = pointed_board(city, half)
                if board:
                    out[k + self.board + board - 1] = 1
            if altars.stands(player):
                out[k + self.standing] = 1
            if altars.risers >> player & 1:
                out[k + self.rises] = 1
            k += self.shaman_size
        if altars.turn == HAS_UNLOCKED:
            out[self.unlocked] = 1
        elif altars.turn == HAS_ACTIVATED:
            out[self.activated] = 1
        if altars.helping:
            out[self.helping] = 1


class AltarsObservation(ModuleObservation):
    """The fields of the module."""

    def fields(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> Fields:
        return AltarFields(layout, setting, players)

    def told(self) -> dict[str, tuple[str, int, int]]:
        return {
            "half": ("The half of an altar, counted from 0.", printed.HALVES, 8),
        }


OBSERVATION: Final = AltarsObservation()
