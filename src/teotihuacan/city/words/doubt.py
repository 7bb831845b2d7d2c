"""Values that nobody has seen in print, and the sentences that say so."""

from __future__ import annotations

from functools import cache
from typing import Final

from teotihuacan.city.rules.books import BOOKS
from teotihuacan.words import Words

GRIDS: Final = ("period/boards.toml", "grid")
ROYAL_TEMPLES: Final = ("period/mansion.toml", "temples")
ALTAR_HALVES: Final = ("period/altars.toml", "tiles")
CONQUEST: Final = ("period/empire.toml", "conquest")
MAJOR_TILES: Final = ("period/discovery.toml", "major")
SHAMAN_TILES: Final = ("period/discovery.toml", "shamans")

Values = tuple[str, str]
"""A group of values in the data: its file and its name."""

SAID: Final[dict[Values, str]] = {
    GRIDS: "picture.doubt.grid",
    ROYAL_TEMPLES: "picture.doubt.temples",
    ALTAR_HALVES: "picture.doubt.halves",
    CONQUEST: "picture.doubt.conquest",
    MAJOR_TILES: "picture.doubt.major",
    SHAMAN_TILES: "picture.doubt.shamans",
}
"""What is said about a group of values that is reconstructed."""


@cache
def reconstructed() -> frozenset[Values]:
    """File and group of everything that the data call reconstructed."""
    return BOOKS.reconstructed()


def doubt(words: Words, *groups: Values) -> str:
    """The sentences about groups of values, or nothing where all of them are certain."""
    return " ".join(words.text(SAID[group]) for group in groups if group in reconstructed())
