"""The kinds of step of this module, by number, from 220 on."""

from typing import Final

CHOOSE_PRIEST: Final = 220
DRAW_GIFT: Final = 221
KEEP_GIFT: Final = 222
