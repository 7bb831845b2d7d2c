"""What the parts of a phrase are called: boards, tiles, temples, goods, sites, players.

Each part has a meaning of its own; here is, for every name a part can have, how to put it into
words.  What is printed on a tile is told from the game's data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.obsidian.rules import printed as obsidian_printed
from teotihuacan.city.modules.solo.rules import action_pyramid, choosing
from teotihuacan.city.modules.solo.rules.action_pyramid import advance_of, side_of
from teotihuacan.city.modules.solo.rules.modified import A as MODIFIED_A
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards import decorations
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.printed import boards, temples
from teotihuacan.city.words.goods import amount_of, bundle, pieces
from teotihuacan.city.words.period_names import NAMES_OF_PERIOD
from teotihuacan.city.words.tiles import NAMES_OF_TILES
from teotihuacan.words.naming import Naming, seat, table

if TYPE_CHECKING:
    from teotihuacan.words.formatter import Words

ROWS: Final = ("top", "centre", "bottom")
TEMPLES: Final = (*boards.TEMPLE_KEYS, "any")
_NAMES_OF_BOARDS: Final = table("board", boards.BOARD_KEYS)


def board(words: Words, value: int | str) -> str:
    """A board; 0 is nowhere."""
    return _NAMES_OF_BOARDS(words, value) if value else ""


def letter(words: Words, value: int) -> str:
    return boards.BOARD_LETTERS[value] if 0 <= value < len(boards.BOARD_LETTERS) else ""


def plus_one(words: Words, value: int) -> str:
    return str(value + 1)


def cell(words: Words, value: tuple[int, ...]) -> str:
    """A cell of a resource board's grid: board, workers and column, and 1 where obsidian is."""
    board, workers, column, *obsidian = value
    grid = obsidian_printed.GRID if any(obsidian) else boards.GRID
    return bundle(words, grid[board - 2][workers - 1][column])


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
    """What the temple sidebar of a board does."""
    return words.part("temple", boards.SIDEBAR_TEMPLE[value - places.SIDEBAR], "step")


def royal_space(words: Words, value: int) -> str:
    """The place of a royal tile, told as a place: the tile's own number is another one."""
    return words.text("names.space.places").split()[value] if value >= 0 else ""


def bought_step(words: Words, value: tuple[int, int]) -> str:
    """A step on a temple that can be bought; without a temple there is none."""
    temple, fee = value
    if temple < 0:
        return ""
    return words.text("names.bought step", step=words.part("temple", temple, "step"), amount=fee)


def site(words: Words, value: int) -> str:
    return site_code(value)


def option(words: Words, value: int) -> str:
    """A step of an action tile: numbered for the original bot, lettered for the modified one."""
    if value < MODIFIED_A:
        return words.text("names.option.step", number=value)
    return words.text("names.option.letter", letter="ABC"[value - MODIFIED_A])


def direction(words: Words, value: int) -> str:
    """A side of a direction tile; those of the other movement say how far a worker advances."""
    side = words.text(f"names.direction.{action_pyramid.SIDES[side_of(value)]}")
    if value < len(action_pyramid.SIDES):
        return side
    return words.text("names.direction.further", side=side, boards=advance_of(value))


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
    "temple with fee": bought_step,
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
    "option": option,
    "action": table("action", action_pyramid.TILES),
    "position": table("position", action_pyramid.POSITIONS),
    "position.short": table("position.short", action_pyramid.POSITIONS),
    "from": table("position", action_pyramid.POSITIONS),
    "direction": direction,
    "below": direction,
    "reason": table("reason", choosing.REASONS),
    **NAMES_OF_TILES,
    **NAMES_OF_PERIOD,
}
"""By the name of a part, or of a part in other words (`board.short`)."""
