"""Values that none of us has seen in print, and the sentences that say so."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from teotihuacan.engine.facts import DataFiles
from teotihuacan.words import Words

Values = tuple[str, str]  # a group of values in the data of a game: its file and its name


class Unverified:
    """The reconstructed values of a game, by group, and what is said about them."""

    def __init__(self, data_files: DataFiles, sentences: Mapping[Values, str]) -> None:
        self.data_files: Final = data_files
        self.sentences: Final = sentences

    @cached_property
    def reconstructed(self) -> frozenset[Values]:
        """File and group of everything that the data call reconstructed."""
        return self.data_files.reconstructed()

    def about(self, words: Words, *groups: Values) -> str:
        """The sentences about groups of values, or nothing where all of them are certain."""
        found = [self.sentences[group] for group in groups if group in self.reconstructed]
        return " ".join(words.text(key) for key in dict.fromkeys(found))
