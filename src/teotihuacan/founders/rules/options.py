"""What a game of Founders of Teotihuacan can be made with; a way to play alone adds its own."""

from typing import Final

from teotihuacan.engine.options import CHOICE, NUMBER, Option
from teotihuacan.founders.rules.printed import boards

OPTIONS: Final = (
    Option("players", NUMBER, 2, (1, 2, 3, 4)),  # one: with an option of a way to play alone
    Option("side", CHOICE, "A", boards.BOARD_SIDES),  # of the player boards, for all (R59)
)
