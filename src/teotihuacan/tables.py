"""What the tables of any game are made with: values to look up, in rows of text.

The title of a table is the sentence `tables.KEY.title`, a remark `tables.KEY.note`.
"""

from collections.abc import Iterable, Sequence

from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words, capital


def made(
    words: Words, key: str, header: Sequence[str], rows: Iterable[Sequence[str]], note: str = ""
) -> RuleTable:
    if words.has(f"tables.{key}.note"):
        note = words.text(f"tables.{key}.note")
    return RuleTable(
        key,
        words.text(f"tables.{key}.title"),
        tuple(capital(cell) for cell in header),
        tuple(tuple(capital(cell) for cell in row) for row in rows),
        note,
    )


def head(words: Words, *names: str) -> list[str]:
    return [words.text(f"tables.head.{name}") for name in names]


def numbers(values: Iterable[int]) -> str:
    return ", ".join(str(value) for value in values)


def in_rows(cells: Sequence[str], wide: int) -> list[Sequence[str]]:
    return [cells[first : first + wide] for first in range(0, len(cells), wide)]
