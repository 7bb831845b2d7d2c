"""The kinds of step of this module, by number, from 180 on."""

from typing import Final

MUSTER: Final = 180
MARCH: Final = 181
CONQUEST: Final = 182
SETTLE: Final = 183
BENEFIT: Final = 184
DIFFERENT_WORKERS: Final = 185
DIFFERENT_TEMPLES: Final = 186
SCORE_WARRIORS: Final = 187
DRAW_PATH: Final = 188
BOT_WARRIOR: Final = 189
BOT_SETTLES: Final = 190
BOT_PICKS: Final = 191
BOT_SENDS_MORE: Final = 192
