"""The encoder of Founders of Teotihuacan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.founders.observation.board import MainBoard
from teotihuacan.founders.observation.city import Cities
from teotihuacan.founders.rules.state import Founding
from teotihuacan.observation.encoder import Encoder

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8


class FoundersEncoder(Encoder[Founding]):
    """Writes a game as a seat sees it; nothing is hidden in this game."""

    def declare(self) -> None:
        start = self.rules.start(self.options, self.rules.revision)
        players = self.player_names()
        self.cities = Cities(self.layout, start.setting, players)
        self.board = MainBoard(self.layout, start.setting, players)

    def write(self, founding: Founding, seat: int, out: vec[u8]) -> None:
        self.write_asked(founding, seat, True, out)
        self.cities.write(founding, seat, out)
        self.board.write(founding, seat, out)


ENCODER: Final = FoundersEncoder
