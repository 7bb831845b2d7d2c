"""The kinds of step of the score attack, by number: they follow those of the rules."""

from typing import Final

from teotihuacan.founders.rules.kinds import KINDS

DRAW_SPACE: Final = KINDS  # a turn of the dummy: where do its disks go?
DRAW_TILE: Final = KINDS + 1  # which tile leaves what a section shows, the first of `left`?
