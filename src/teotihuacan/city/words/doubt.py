"""Unverified values, which none of us has seen in print, and the sentences about them."""

from typing import Final

from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.words.modules import all_texts
from teotihuacan.words import Words
from teotihuacan.words.unverified import Unverified, Values

DOUBTS: Final = Unverified(
    DATA, {values: key for texts in all_texts() for values, key in texts.doubts.items()}
)
"""Sentences about groups of values that are reconstructed."""


def doubt(words: Words, *groups: Values) -> str:
    """The sentences about groups of values, or nothing where all of them are certain."""
    return DOUBTS.about(words, *groups)
