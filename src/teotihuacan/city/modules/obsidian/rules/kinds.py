"""The kinds of step of this module, by number, from 120 on."""

from typing import Final

MOVE_BACK: Final = 120
BACK_DISTANCE: Final = 121
USE_AGAIN: Final = 122
