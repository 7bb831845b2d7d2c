"""The kinds of step of solo play, by number, from 100 on."""

from typing import Final

DRAW_ACTION: Final = 100
DRAW_DIRECTION: Final = 101
BOT_SETUP: Final = 102
BOT_DIE: Final = 103
BOT_SHIFT: Final = 104
BOT_ACT: Final = 105
BOT_MASK: Final = 106
BOT_EXCHANGE: Final = 107
# Steps that wait while a module acts in the middle of an action.
BOT_CLIMB: Final = 108
BOT_WORK: Final = 109
BOT_STRENGTHEN: Final = 110

BOT: Final = 1
"""The bot sits in the second seat; it is the last player, and never asked."""
