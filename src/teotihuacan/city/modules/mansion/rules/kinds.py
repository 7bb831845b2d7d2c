"""The kinds of step of this module, by number, from 140 on."""

from typing import Final

DRAW_CATEGORY: Final = 140
ROYAL_WORSHIP: Final = 141
OWNER: Final = 142
ROYAL_OVER: Final = 143
MANSION_ROLL: Final = 144
ROYAL_USED: Final = 145
