"""What every table is made with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from teotihuacan.city.rules.bundle import POINTS, Bundle, bundle_of
from teotihuacan.city.rules.printed.turn import COUNTED
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words, capital

PLAYERS: Final = (2, 3, 4)
POWERS: Final = range(1, 6)
ERAS: Final = ("first", "second", "third")


def made(
    words: Words,
    key: str,
    header: Sequence[str],
    rows: Iterable[Sequence[str]],
    note: str = "",
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


def or_dash(words: Words, bundle: Bundle) -> str:
    return words.text("tables.none") if bundle.is_empty() else told(words, bundle)


def points(words: Words, amount: int) -> str:
    return told(words, bundle_of(POINTS, amount))


def workers(words: Words) -> list[str]:
    return [words.text("tables.workers", workers=count) for count in range(1, COUNTED + 1)]


def board(words: Words, number: int) -> str:
    return words.part("board", number, "short")


def numbers(values: Iterable[int]) -> str:
    return ", ".join(str(value) for value in values)


def in_rows(cells: Sequence[str], wide: int) -> list[Sequence[str]]:
    return [cells[first : first + wide] for first in range(0, len(cells), wide)]
