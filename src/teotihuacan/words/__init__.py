"""Every sentence a person reads, by key, one file for each language.

A language is one TOML file in this folder, for the shared messages, and one in the folder of each
game; `en.toml` explains how sentences are written.
"""

from collections.abc import Sequence

from teotihuacan.words.catalogue import LanguageError, languages, open_catalogue
from teotihuacan.words.formatter import Words
from teotihuacan.words.naming import Naming


def in_language(language: str = "en", names: Sequence[str] = ()) -> Words:
    """Return the shared messages in a language; the `Title` of a game has those of the game too.

    `names` are what the players are called, by seat.
    """
    return Words(open_catalogue(language), names)


__all__ = ["LanguageError", "Naming", "Words", "in_language", "languages"]
