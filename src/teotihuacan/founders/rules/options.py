"""What a game of Founders of Teotihuacan can be made with."""

from __future__ import annotations

from typing import Final

from teotihuacan.engine.options import CHOICE, NUMBER, Option
from teotihuacan.founders.rules.printed.boards import BOARD_SIDES

OPTIONS: Final = (
    Option("players", NUMBER, 2, (2, 3, 4)),
    Option("side", CHOICE, "A", BOARD_SIDES),  # of the player boards, for all (R59)
)
