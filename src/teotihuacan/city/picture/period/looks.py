"""How a board is called and what it looks like: some modules put another in its place."""

from __future__ import annotations

from typing import Final, NamedTuple

from teotihuacan.city.picture.period import doubt
from teotihuacan.city.picture.symbols import BOARD_SYMBOLS
from teotihuacan.city.picture.tiles import GATHERING
from teotihuacan.city.rules.bundle import WILD
from teotihuacan.city.rules.printed.boards import BOARD_KEYS
from teotihuacan.city.rules.state import NOBLES, PALACE, City
from teotihuacan.words import Words


class Look(NamedTuple):
    """The heading of a board."""

    name: str
    symbol: str
    class_: str
    doubt: str  # what is said about values that are reconstructed


class Other(NamedTuple):
    """A board that a module puts in the place of another."""

    module: str
    key: str
    symbol: str
    values: tuple[doubt.Values, ...]


OTHERS: Final = {
    PALACE: Other("mansion", "mansion", "mansion", (doubt.ROYAL_TEMPLES, doubt.MAJOR_TILES)),
    NOBLES: Other("empire", "conquest", "warrior", (doubt.CONQUEST,)),
}


def has(city: City, name: str) -> bool:
    """Whether a module is in the game."""
    return any(module.name == name for module in city.setting.modules)


def look_of(city: City, words: Words, board: int) -> Look:
    key = BOARD_KEYS[board]
    other = OTHERS.get(board)
    if other is not None and has(city, other.module):
        name = words.text(f"names.board.short.{other.key}")
        said = doubt.doubt(words, *other.values)
        return Look(name, other.symbol, f"board-{key} {other.key}", said)
    name = words.part("board", board, "short")
    doubtful = board in GATHERING and city.setting.goods > WILD
    said = doubt.doubt(words, doubt.GRIDS) if doubtful else ""
    return Look(name, BOARD_SYMBOLS[board], f"board-{key}", said)
