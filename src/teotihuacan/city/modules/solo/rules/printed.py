"""The numbers of both bots, read once from ``data/teotibot.toml``; they are played from here.

The groups of difficulty are read in `difficulty.py`.
"""

from typing import Final

from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.goods.reading import bundle, bundles
from teotihuacan.city.rules.printed import boards
from teotihuacan.engine.facts import DataFile, Group

BOOK: Final[DataFile] = DATA.open("teotibot.toml")
MORE: Final[DataFile] = DATA.open("period/teotibot.toml")

_start: Final = BOOK.group("start")
_original: Final = BOOK.group("teotibot")
_modified: Final = BOOK.group("modified")
_mines: Final = BOOK.group("mines")

_NAMED: Final = units.PRICE - {"resource"}
"""Costs of a bot name their resources, as a bot cannot be asked and the log names what it lacks."""


def _boards(group: Group) -> tuple[int, ...]:
    names = group.words("boards", 3, boards.BOARD_KEYS[1:])
    if len(set(names)) != len(names):
        raise group.wrong("boards", "names a board twice")
    return tuple([boards.BOARD_KEYS.index(name) for name in names])


def _sidebars() -> tuple[str, ...]:
    keys = enumerate(boards.BOARD_KEYS)
    return tuple([key for board, key in keys if boards.SIDEBAR_TEMPLE[board] >= 0])


def _further(group: Group) -> tuple[int, ...]:
    boards = group.numbers("advance", 2, 1, 7)
    if boards[0] == boards[1]:
        raise group.wrong("advance", "must be two different distances: tiles are told by them")
    return boards


# --- the action pyramid ---------------------------------------------------------------------------

POSITION_OF_SUM: Final[tuple[int, ...]] = (-1, -1, *BOOK.group("dice").numbers("place", 11, 0, 5))
"""The position that a sum of two dice selects (ruling B1); the bottom middle never is."""

BELOW: Final[list[tuple[int, ...]]] = BOOK.group("direction").number_rows("below", 3, 1, 5)
"""The lower left and the lower right neighbour of the top and of the middle row."""

# --- setup ----------------------------------------------------------------------------------------

STARTING_GOODS: Final[Bundle] = bundle(_start, "goods", frozenset(units.GOODS))
STARTING_TEMPLE: Final[int] = _start.number("temple", 0, 9)
STARTING_TECHNOLOGY: Final[int] = _start.number("technology", 1, 6) - 1  # its place
STARTING_SIDEBAR: Final[int] = boards.BOARD_KEYS.index(_start.word("sidebar", _sidebars()))
SIDEBAR_POWER: Final[int] = _start.number("sidebar_power", 1, 5)
STARTING_BOARDS: Final[tuple[int, ...]] = _boards(_original)
STARTING_POWERS: Final[dict[str, tuple[int, ...]]] = {
    "teotibot": _original.numbers("powers", 3, 1, 4),
    "modified": _modified.numbers("powers", 3, 1, 4),
}
"""By the name of the bot; its difficulty changes them."""
STARTING_AVENUE: Final[dict[str, int]] = {
    "teotibot": _original.number("avenue", 0, 9),
    "modified": _modified.number("avenue", 0, 9),
}

# --- moving ---------------------------------------------------------------------------------------

ADVANCE: Final[int] = _original.number("advance", 1, 7)
STRONG_POWER: Final[int] = _original.number("strong_power", 1, 6)
STRONG_ADVANCE: Final[int] = _original.number("strong_advance", 1, 7)
MODIFIED_ADVANCE: Final[int] = _modified.number("advance", 1, 7)
REACH: Final[int] = _modified.number("reach", 1, 7)

# --- what the tiles cost and bring ----------------------------------------------------------------

CONSTRUCTION_PRICE: Final[Bundle] = bundle(BOOK.group("construction"), "price", _NAMED)
CONSTRUCTION_GAIN: Final[Bundle] = bundle(BOOK.group("construction"), "gain", units.GAIN)
DECORATIONS_PRICE: Final[Bundle] = bundle(BOOK.group("decorations"), "price", _NAMED)
DECORATIONS_GAIN: Final[Bundle] = bundle(BOOK.group("decorations"), "gain", units.GAIN)
NOBLES_PRICE: Final[Bundle] = bundle(BOOK.group("nobles"), "price", _NAMED)
NOBLES_GAIN: Final[Bundle] = bundle(BOOK.group("nobles"), "gain", units.GAIN)
ALCHEMY_PRICE: Final[Bundle] = bundle(BOOK.group("alchemy"), "price", _NAMED)
ALCHEMY_POWER_UPS: Final[int] = BOOK.group("alchemy").number("power_ups", 1, 9)
_MINES: Final = (places.FOREST, places.QUARRY, places.GOLD)
MINED: Final = {board: bundle(_mines, boards.BOARD_KEYS[board], units.GAIN) for board in _MINES}
"""By board."""
MINED_WITH_OBSIDIAN: Final[dict[int, list[Bundle]]] = {
    board: bundles(MORE.group("mines"), boards.BOARD_KEYS[board], 2, units.GAIN | units.WITH_WILD)
    for board in (places.FOREST, places.QUARRY, places.GOLD)
}
"""By board, with the module that brings obsidian; the second is the harder game's."""
FURTHER: Final[tuple[int, ...]] = _further(MORE.group("directions"))
"""The steps of a worker by the direction tiles of the other movement."""
FALLBACK_COCOA: Final[Bundle] = bundle(BOOK.group("fallback"), "gain", units.COCOA_ONLY)
EXCHANGED: Final[Bundle] = bundle(BOOK.group("exchange"), "price", units.COCOA_ONLY)
ANY_TEMPLE_STEPS: Final[int] = BOOK.group("worship").number("any_temple", 0, 9)
LEFTOVER_POINTS: Final[int] = BOOK.group("end").number("left", 0, 9)
