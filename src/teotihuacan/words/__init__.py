"""Every sentence a person reads, by key, one file for each language.

A language is one TOML file in this folder; `en.toml` explains how its sentences are written.
"""

from __future__ import annotations

from collections.abc import Sequence

from teotihuacan.words.book import LanguageError, languages, open_book
from teotihuacan.words.speaker import Naming, Words


def in_language(language: str = "en", names: Sequence[str] = ()) -> Words:
    """The words of a language; `names` are what the players are called, by seat."""
    return Words(open_book(language), names)


__all__ = ["LanguageError", "Naming", "Words", "in_language", "languages"]
