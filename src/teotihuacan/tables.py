"""Reference tables: values of a game to look up, in rows of text.

A game declares each of its tables as a function that returns the rows.  The title of a table is the
sentence `tables.KEY.title`, its note `tables.KEY.note`, its heads `tables.head.NAME`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TypeAlias

from teotihuacan.title import RuleTable
from teotihuacan.words.formatter import Words, capital

Cell: TypeAlias = str | int
Rows: TypeAlias = Iterable[Sequence[Cell]]
Heads: TypeAlias = Callable[[Words], Sequence[Cell]]
Note: TypeAlias = Callable[[Words], str]


def nothing(words: Words) -> str:
    return ""


@dataclass(frozen=True)
class Declared:
    """A reference table as a module declares it; called with words, it is made."""

    key: str
    heads: tuple[str, ...]
    rows: Callable[[Words], Rows]
    more: Heads
    note: Note
    module: str

    def __call__(self, words: Words) -> RuleTable:
        header = [*head(words, *self.heads), *self.more(words)]
        return made(words, self.key, header, self.rows(words), self.note(words))


def table(
    key: str, *heads: str, more: Heads = nothing, note: Note = nothing
) -> Callable[[Callable[[Words], Rows]], Declared]:
    """Declare a table by its key and the heads of its columns; `more` are further heads."""
    return lambda rows: Declared(key, heads, rows, more, note, rows.__module__)


def tables_in(words: Words, *modules: ModuleType) -> list[RuleTable]:
    """The tables that modules declare, in the order in which they do."""
    return [
        declared(words)
        for module in modules
        for declared in vars(module).values()
        if isinstance(declared, Declared) and declared.module == module.__name__
    ]


def made(words: Words, key: str, header: Sequence[Cell], rows: Rows, note: str = "") -> RuleTable:
    if words.has(f"tables.{key}.note"):
        note = words.text(f"tables.{key}.note")
    return RuleTable(
        key,
        words.text(f"tables.{key}.title"),
        tuple(capital(str(cell)) for cell in header),
        tuple(tuple(capital(str(cell)) for cell in row) for row in rows),
        note,
    )


def head(words: Words, *names: str) -> list[str]:
    """The heads of columns; an empty name is a column without one."""
    return [words.text(f"tables.head.{name}") if name else "" for name in names]


def labelled(words: Words, key: str, values: Mapping[str, Sequence[Cell]]) -> Rows:
    """Rows with the sentences `KEY.NAME` in front."""
    return [(words.text(f"{key}.{name}"), *row) for name, row in values.items()]


def pairs(words: Words, key: str, values: Mapping[str, Cell]) -> Rows:
    """Rows of one value each, with the sentences `KEY.NAME` in front."""
    return labelled(words, key, {name: (value,) for name, value in values.items()})


def numbers(values: Iterable[int]) -> str:
    return ", ".join(str(value) for value in values)


def in_rows(cells: Sequence[str], wide: int) -> list[Sequence[str]]:
    return [cells[first : first + wide] for first in range(0, len(cells), wide)]
