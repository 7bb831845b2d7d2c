"""The calendar, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.observation.part import Fields
from teotihuacan.city.observation.people import starting_names
from teotihuacan.city.rules.positions.writing import holds, lies_open
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import WORKER_COUNT, City
from teotihuacan.observation.layout import MOST, Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

ERAS: Final = 3


class Turn(Fields):
    """Time, the turn, and what only a setup has on the table."""

    def __init__(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> None:
        self.light: i64 = layout.add("light disc", "The light disc.", high=MOST, scale=12)
        self.dark: i64 = layout.add("dark disc", "The dark disc.", high=12)
        self.left: i64 = layout.add("to the Eclipse", "Spaces between the discs.", high=12)
        self.countdown: i64 = layout.add(
            "countdown", "Turns to the Eclipse and 1; 0 while it is not in sight.", high=9, scale=5
        )
        self.final: i64 = layout.add(
            "final",
            "The pyramid is finished: the Eclipse is the last.",
            rest="Random players hardly ever finish the pyramid.",
        )
        eras = tuple([str(era + 1) for era in range(ERAS)])
        self.era: i64 = layout.add("era", "The era.", parts=eras)
        self.turn: i64 = layout.add("turn", "The player whose turn it is.", parts=players)
        workers = tuple([f"worker {i}" for i in range(WORKER_COUNT)])
        self.acting: i64 = layout.add("acting", "Workers whose main action runs.", parts=workers)
        self.discount: i64 = layout.add("discount used", "In the main action that runs.")
        secret = "" if not setting.first_game else "A first game has no secrets."
        self.secret: i64 = layout.add(
            "secret", "Kept starting tiles are still face down.", rest=secret
        )
        names = starting_names(setting)
        draft = "" if setting.draft else "Only a draft has them."
        self.face_up: i64 = layout.add(
            "face up", "Starting tiles to draft from.", parts=names, rest=draft
        )

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        light = city.light
        left = city.dark - light
        out[self.light] = light if light < MOST else MOST
        out[self.dark] = city.dark
        if left > 0:
            out[self.left] = left
        out[self.countdown] = city.countdown + 1
        if city.final:
            out[self.final] = 1
        era = city.era
        if era < ERAS:
            out[self.era + era] = 1
        seats = len(city.players)
        if city.turn >= 0:
            out[self.turn + (city.turn - seat) % seats] = 1
        bits: i64 = city.acting
        k = self.acting
        while bits:
            if bits & 1:
                out[k] = 1
            bits >>= 1
            k += 1
        if city.discount_used:
            out[self.discount] = 1
        if city.secret:
            out[self.secret] = 1
        for tile in city.face_up:
            out[self.face_up + tile] = 1


class Unseen(Fields):
    """The discovery tiles that a seat has not seen."""

    def __init__(self, layout: Layout, setting: Setting) -> None:
        self.unseen: i64 = layout.add(
            "unseen discovery tiles",
            "Discovery tiles that the observing seat has not seen.",
            parts=tuple(setting.keys),
            high=9,
            scale=3,
        )

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        k: i64 = self.unseen
        for count in city._discovery_pile:
            if count:
                out[k] = count
            k += 1
        # What lies beside a starting tile that the seat cannot see might as well be in the pile.
        linked = city._linked
        for place in range(len(linked)):
            kind = linked[place]
            if kind >= 0:
                tile = city.setting.discoverers[place]
                if not holds(city, seat, tile) and not lies_open(city, tile):
                    out[self.unseen + kind] = out[self.unseen + kind] + 1
