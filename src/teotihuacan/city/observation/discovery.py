"""The discovery tiles beside worship spaces, on the Avenue and the temples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teotihuacan.city.observation.part import Fields
from teotihuacan.city.rules.positions.writing import PILE_NAMES
from teotihuacan.city.rules.printed.boards import BOARD_KEYS, WORSHIP_BOARDS
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import City
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8


class Discovery(Fields):
    """Unclaimed discovery tiles, by kind."""

    def __init__(self, layout: Layout, setting: Setting) -> None:
        kinds = tuple(setting.keys)
        self.kinds: i64 = len(kinds)
        near = Layout()
        near.add("tile", "The discovery tile beside the worship space.", parts=kinds)
        names = tuple([f"near {BOARD_KEYS[board]}" for board in WORSHIP_BOARDS])
        self.near: i64 = layout.repeat("discovery tiles near", names, near)
        pile = Layout()
        pile.add("tiles", "The discovery tiles of this pile.", parts=kinds, high=9, scale=1)
        self.piles: i64 = layout.repeat("discovery piles", tuple(PILE_NAMES), pile)

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        k: i64 = self.near
        near = city.near
        for board in WORSHIP_BOARDS:
            kind = near[board]
            if kind >= 0:
                out[k + kind] = 1
            k += self.kinds
        for pile in city.piles:
            for kind in pile:
                out[k + kind] = out[k + kind] + 1
            k += self.kinds
