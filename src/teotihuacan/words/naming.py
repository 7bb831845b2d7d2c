"""Names of the parts of a phrase: those of every game, and a helper for those of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from teotihuacan.words.formatter import Words

Naming = Callable[["Words", Any], str]
"""The name of a part of a phrase; its value is given as in the rules."""


def table(name: str, keys: Sequence[str]) -> Naming:
    """The usual case: the file has a table of names, one for each key; -1 is nothing.

    The rules may hand over the place of a key or the key itself.
    """

    def naming(words: Words, value: int | str) -> str:
        if isinstance(value, str):
            return words.text(f"names.{name}.{value}") if value else ""
        return words.text(f"names.{name}.{keys[value]}") if 0 <= value < len(keys) else ""

    return naming


def same(names: Sequence[str]) -> Naming:
    """Names that are the same in every language, such as codes; -1 is nothing."""
    return lambda words, value: names[value] if value >= 0 else ""


def seat(words: Words, value: int) -> str:
    """A player by name, or by number where nobody gave one."""
    if 0 <= value < len(words.names) and words.names[value]:
        return words.names[value]
    return words.text("names.player", number=value + 1) if value >= 0 else ""


EVERY_GAME: Final[Mapping[str, Naming]] = {"seat": seat}
"""The parts that every game has."""
