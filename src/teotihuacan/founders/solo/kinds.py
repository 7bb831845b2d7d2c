"""The kinds of step of the score attack, by number: they follow those of the rules."""

from typing import Final

from teotihuacan.engine.steps import CHANCE, Step
from teotihuacan.founders.rules import kinds

DRAW_SPACE: Final = kinds.KINDS
DRAW_TILE: Final = kinds.KINDS + 1


# --- what the score attack owes, see `rules/owing.py` ---------------------------------------------


def draw_space() -> Step:
    """A turn of the dummy: where do its disks go?"""
    return (DRAW_SPACE, CHANCE, 0, 0, 0)


def draw_tile(section: int, left: int) -> Step:
    """Which tile leaves what a section shows, the first of so many?"""
    return (DRAW_TILE, CHANCE, section, left, 0)
