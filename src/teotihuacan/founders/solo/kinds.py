"""The kinds of step of the score attack, by number: they follow those of the rules."""

from typing import Final

from teotihuacan.founders.rules import kinds

DRAW_SPACE: Final = kinds.KINDS  # a turn of the dummy: where do its disks go?
DRAW_TILE: Final = kinds.KINDS + 1  # which tile leaves what a section shows, the first of `left`?
