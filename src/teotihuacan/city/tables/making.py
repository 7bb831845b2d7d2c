"""Helpers for the tables of City of Gods."""

from collections.abc import Callable
from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle, bundle_of
from teotihuacan.city.rules.printed import boards, turn
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import Declared, Rows, head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.formatter import Words
from teotihuacan.words.unverified import Values

PLAYERS: Final = (2, 3, 4)
POWERS: Final = range(1, 6)
PERIOD: Final = "period "
"""The prefix of table keys of a further box."""

ERA_KEYS: Final = ("first", "second", "third")


def or_dash(words: Words, bundle: Bundle) -> str:
    return words.text("tables.none") if bundle.is_empty() else told(words, bundle)


def points(words: Words, amount: int) -> str:
    return told(words, bundle_of(units.POINTS, amount))


def workers(words: Words) -> list[str]:
    return [words.text("tables.workers", workers=count) for count in range(1, turn.COUNTED + 1)]


def board(words: Words, number: int) -> str:
    return words.part("board", number, "short")


def columns(words: Words) -> list[str]:
    """The heads of the columns of a grid: 1, 2–3, 4–5."""
    column_of = boards.COLUMN_OF_POWER
    powers = [[p for p in POWERS if column_of[p] == column] for column in range(3)]
    return [
        words.text("tables.period.powers", low=p[0], high=p[-1])
        if len(p) > 1
        else words.text("tables.power", power=p[0])
        for p in powers
    ]


def reconstructed(words: Words, values: Values) -> str:
    """A note under a table whose values have not been seen in print."""
    doubtful = values in DATA.reconstructed()
    return words.text("tables.reconstructed") if doubtful else ""


def further(words: Words, table: Declared, rows: Callable[[Words, bool], Rows]) -> RuleTable:
    """A table of the game itself with the tiles of a further box."""
    return made(words, f"{PERIOD}{table.key}", head(words, *table.heads), rows(words, True))


class Tables:
    """The tables of an expansion module: `TABLES` in its `tables.py`."""

    def __init__(self, *makers: Callable[[Words], RuleTable]) -> None:
        self.makers: Final = makers
