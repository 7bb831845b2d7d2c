"""Names of the parts of a phrase: boards, tiles, temples, goods, sites, players.

Each part has a meaning of its own; here is, for every name a part can have, how to put it into
words.  What is printed on a tile is told from the game's data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards import decorations
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.printed import boards, temples
from teotihuacan.city.words.goods import amount_of, bundle, pieces
from teotihuacan.city.words.modules import all_texts
from teotihuacan.city.words.tiles import NAMES_OF_TILES
from teotihuacan.words.naming import Naming, seat, table

if TYPE_CHECKING:
    from teotihuacan.words.formatter import Words

ROWS: Final = ("top", "centre", "bottom")
TEMPLES: Final = (*boards.TEMPLE_KEYS, "any")
GRIDS: Final = {mark: grid for texts in all_texts() for mark, grid in texts.grids.items()}
_NAMES_OF_BOARDS: Final = table("board", boards.BOARD_KEYS)


def board(words: Words, value: int | str) -> str:
    """A board; 0 is nowhere."""
    return _NAMES_OF_BOARDS(words, value) if value else ""


def letter(words: Words, value: int) -> str:
    return boards.BOARD_LETTERS[value] if 0 <= value < len(boards.BOARD_LETTERS) else ""


def plus_one(words: Words, value: int) -> str:
    return str(value + 1)


def cell(words: Words, value: tuple[int, ...]) -> str:
    """A cell of a resource board's grid: board, workers and column, and which grid it is."""
    board, workers, column, *grid = value
    return bundle(words, GRIDS.get(tuple(grid), boards.GRID)[board - 2][workers - 1][column])


def reward(words: Words, value: tuple[int, int]) -> str:
    """The printed reward of a temple step: temple and step."""
    temple, step = value
    return bundle(words, temples.TEMPLE_REWARD[temple][step])


def space(words: Words, value: int) -> str:
    """A worship space."""
    if value < places.SIDEBAR:
        return words.text("names.space.royal", place=royal_space(words, value - places.ROYAL_SPACE))
    return words.text("names.space.sidebar", board=words.part("board", value - places.SIDEBAR))


def space_ability(words: Words, value: int) -> str:
    """Describe the ability of the temple sidebar of a board."""
    return words.part("temple", boards.SIDEBAR_TEMPLE[value - places.SIDEBAR], "step")


def royal_space(words: Words, value: int) -> str:
    """The place of a royal tile, told as a place: the tile's own number is another one."""
    return words.text("names.space.places").split()[value] if value >= 0 else ""


def site(words: Words, value: int) -> str:
    return site_code(value)


NAMINGS: Final[dict[str, Naming]] = {
    "board": board,
    "board.short": table("board.short", boards.BOARD_KEYS),
    "board.action": table("board.action", boards.BOARD_KEYS),
    "board.letter": letter,
    "to": board,
    "there": board,
    "second": board,
    "third": board,
    "holder": seat,
    "owner": seat,
    "power.next": plus_one,
    "good": table("good", units.GOODS),
    "good with amount": amount_of,
    "pieces": pieces,
    "temple": table("temple", TEMPLES),
    "temple.step": table("temple.step", TEMPLES),
    "temple.short": table("temple.short", TEMPLES),
    "reward": reward,
    "cell": cell,
    "space": space,
    "space.ability": space_ability,
    "royal space": royal_space,
    "category": table("category", ("A", "B", "C")),
    "side": table("side", decorations.SIDES),
    "side.short": table("side.short", decorations.SIDES),
    "row": table("row", ROWS),
    "row.short": table("row.short", ROWS),
    "site": site,
    **NAMES_OF_TILES,
    **{name: naming for texts in all_texts() for name, naming in texts.names.items()},
}
"""By the name of a part, or of a part in other words (`board.short`)."""
