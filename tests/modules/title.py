"""The title of City of Gods with rain: ours, other rules, and a few more sentences.

A module of the package has its sentences in the files of the game; this one has a file to itself,
so that nothing made up stands there.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from teotihuacan.city.modules.solo import module as solo_module
from teotihuacan.city.rules.rules import CityRules
from teotihuacan.city.title import CityTitle
from teotihuacan.title import Title
from teotihuacan.titles import GAMES, TITLES, register
from teotihuacan.words import Words
from teotihuacan.words.catalogue import game_catalogue, read_catalogue
from tests.modules.rain.module import MODULE as RAIN

RAINY: Final = CityRules((solo_module.MODULE, RAIN), "rainy city")


class RainyTitle(CityTitle):
    """City of Gods with rain."""

    sources = RAINY.sources

    def __init__(self) -> None:
        Title.__init__(self, RAINY)

    def words(self, language: str = "en", names: Sequence[str] = ()) -> Words:
        if language not in self._catalogues:
            more = read_catalogue(language, Path(__file__).parent / "rain" / "words" / "en.toml")
            self._catalogues[language] = game_catalogue(
                language, self.sentences(), self.more_sentences()
            ).with_more(more)
        return super().words(language, names)


@contextmanager
def registered() -> Iterator[RainyTitle]:
    """The rainy city among the registered games, as long as a test needs it there."""
    title = RainyTitle()
    register(title)
    try:
        yield title
    finally:
        del TITLES[title.name], GAMES[title.name]
