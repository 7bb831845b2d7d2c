"""Names and looks of boards: some modules put another board in place of one."""

from typing import NamedTuple

from teotihuacan.city.picture.modules import symbols
from teotihuacan.city.picture.symbols import BOARD_SYMBOLS
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.in_play import board_doubt, other_board
from teotihuacan.city.words.modules import OtherBoard
from teotihuacan.words import Words


class Look(NamedTuple):
    """The heading of a board."""

    name: str
    symbol: str
    class_: str
    doubt: str  # what is said about values that are reconstructed


def icon_of(other: OtherBoard) -> str:
    """The symbol of a board that a module brings."""
    return next(own.boards[other.key] for own in symbols() if other.key in own.boards)


def symbols_in(city: City) -> tuple[str, ...]:
    """The icon of every board as it lies in a game, by its number."""
    others = [other_board(city, board) for board in range(len(BOARD_SYMBOLS))]
    looks = zip(BOARD_SYMBOLS, others, strict=True)
    return tuple(symbol if other is None else icon_of(other) for symbol, other in looks)


def look_of(city: City, words: Words, board: int) -> Look:
    key = boards.BOARD_KEYS[board]
    doubt = board_doubt(city, words, board)
    other = other_board(city, board)
    if other is not None:
        name = words.text(f"names.board.short.{other.key}")
        return Look(name, icon_of(other), f"board-{key} {other.key}", doubt)
    return Look(words.part("board", board, "short"), BOARD_SYMBOLS[board], f"board-{key}", doubt)
