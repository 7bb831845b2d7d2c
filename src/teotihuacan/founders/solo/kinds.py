"""The kinds of step of the score attack, by number: they follow those of the rules."""

from typing import Final

from teotihuacan.founders.rules import kinds

DRAW_SPACE: Final[int] = kinds.KINDS  # a turn of the dummy: where do its disks go?
DRAW_TILE: Final[int] = kinds.KINDS + 1  # which tile leaves a section, the first of `left`?
