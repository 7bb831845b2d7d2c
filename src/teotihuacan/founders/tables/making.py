"""What the tables of Founders of Teotihuacan are made with."""

from typing import Final

from teotihuacan.founders.words.doubt import doubtful
from teotihuacan.words.speaker import Words

PLAYERS: Final = (2, 3, 4)
STAR: Final = " *"
"""Behind single values of a table that are reconstructed."""


def doubt(words: Words, *groups: tuple[str, str]) -> str:
    """A note under a table whose values nobody has seen printed."""
    if any(doubtful(*group) for group in groups):
        return words.text("tables.reconstructed")
    return ""


def starred(words: Words, some: bool) -> str:
    """A note under a table in which single values have a star."""
    return words.text("tables.starred") if some else ""


def seats(words: Words) -> list[str]:
    return [words.text("tables.seats", players=players) for players in PLAYERS]


def points(words: Words, amount: int) -> str:
    return words.text("tables.points", points=amount)


def or_dash(words: Words, amount: int) -> str:
    return str(amount) if amount else words.text("tables.none")
