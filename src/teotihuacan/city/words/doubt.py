"""Values that nobody has seen in print, and the sentences that say so."""

from typing import Final

from teotihuacan.city.rules.books import BOOKS
from teotihuacan.words import Words
from teotihuacan.words.unverified import Unverified, Values

GRIDS: Final = ("period/boards.toml", "grid")
ROYAL_TEMPLES: Final = ("period/mansion.toml", "temples")
ALTAR_HALVES: Final = ("period/altars.toml", "tiles")
CONQUEST: Final = ("period/empire.toml", "conquest")
MAJOR_TILES: Final = ("period/discovery.toml", "major")
SHAMAN_TILES: Final = ("period/discovery.toml", "shamans")

SAID: Final[dict[Values, str]] = {
    GRIDS: "picture.doubt.grid",
    ROYAL_TEMPLES: "picture.doubt.temples",
    ALTAR_HALVES: "picture.doubt.halves",
    CONQUEST: "picture.doubt.conquest",
    MAJOR_TILES: "picture.doubt.major",
    SHAMAN_TILES: "picture.doubt.shamans",
}
"""What is said about a group of values that is reconstructed."""

DOUBTS: Final = Unverified(BOOKS, SAID)


def doubt(words: Words, *groups: Values) -> str:
    """The sentences about groups of values, or nothing where all of them are certain."""
    return DOUBTS.about(words, *groups)
