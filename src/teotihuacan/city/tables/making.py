"""What the tables of City of Gods are made with."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.bundle import Bundle, bundle_of
from teotihuacan.city.rules.printed import turn
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.words.formatter import Words

PLAYERS: Final = (2, 3, 4)
POWERS: Final = range(1, 6)
ERA_KEYS: Final = ("first", "second", "third")


def or_dash(words: Words, bundle: Bundle) -> str:
    return words.text("tables.none") if bundle.is_empty() else told(words, bundle)


def points(words: Words, amount: int) -> str:
    return told(words, bundle_of(units.POINTS, amount))


def workers(words: Words) -> list[str]:
    return [words.text("tables.workers", workers=count) for count in range(1, turn.COUNTED + 1)]


def board(words: Words, number: int) -> str:
    return words.part("board", number, "short")
