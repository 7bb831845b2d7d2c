"""Texts of an expansion module: `TEXTS` in its `texts.py`."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from teotihuacan.city.expansions import HOMES, parts
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.state import City
from teotihuacan.words.formatter import Part, Said, Words
from teotihuacan.words.naming import Naming
from teotihuacan.words.unverified import Values

Topic = tuple[str, int]
"""A thing to explain: a part of a phrase and its value, or `topic` and its place."""


class OtherBoard(NamedTuple):
    """A board that a module puts in the place of another."""

    key: str
    values: tuple[Values, ...]  # those of which some may be reconstructed


class Texts:
    """By itself a module adds nothing; all of it is asked with every game, unless it says so."""

    module: str
    names: ClassVar[Mapping[str, Naming]] = {}
    """Names of parts of a phrase, as in `naming.py`."""

    topics: ClassVar[tuple[str, ...]] = ()
    """Rules that are explained, where the module is in play."""

    explained: ClassVar[Mapping[str, range]] = {}
    """Parts of a phrase that can be explained, and their values."""

    marked: ClassVar[tuple[str, ...]] = ()
    """Those of them that pages mark in any sentence."""

    boards: ClassVar[Mapping[int, OtherBoard]] = {}
    """Boards that lie in the place of others, where the module is in play."""

    grids: ClassVar[Mapping[tuple[int, ...], list[list[list[Bundle]]]]] = {}
    """Its grids of resource boards, by `MainAction.grid`."""

    doubts: ClassVar[Mapping[Values, str]] = {}
    """Sentences about values that are reconstructed."""

    folded: ClassVar[tuple[str, ...]] = ()
    """Events that the table shows by itself, or that only prepare something else."""

    decisive: ClassVar[tuple[str, ...]] = ()
    """Events about a bot's decisions that a short log keeps."""

    coach: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The topics that the coach explains with a question."""

    def typed(self) -> dict[str, Topic]:
        """Words that find its things, in addition to their names."""
        return {}

    def facts(self, words: Words) -> dict[str, Part]:
        """Numbers of its rules that explanations need."""
        return {}

    def explain(self, words: Words, part: str, value: int, city: City | None) -> Said | None:
        """The key and the parts of an explanation that is not simply `explain.PART`."""
        return None

    def about_board(self, words: Words, board: int, city: City) -> list[str]:
        """Return its additions to the explanation of a board, if the module is in play."""
        return []

    def values_on(self, board: int) -> tuple[Values, ...]:
        """Its values that lie on a board, where it is in play; some may be reconstructed."""
        return ()


def all_texts() -> tuple[Texts, ...]:
    """Return the texts of all modules."""
    return parts(HOMES, "texts", Texts)


def texts_in(city: City | None) -> tuple[Texts, ...]:
    """Return the texts of the modules in play; none without a game."""
    names = [] if city is None else [module.name for module in city.setting.modules]
    return tuple(texts for texts in all_texts() if texts.module in names)
