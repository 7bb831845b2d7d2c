"""The eight action boards as printed: ring, sidebars, grids, nobles, buildings."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.goods.reading import bundle, bundle_rows
from teotihuacan.engine.facts import Group

BOARD_KEYS: Final[tuple[str, ...]] = (
    *("", "palace", "forest", "quarry", "gold"),
    *("alchemy", "nobles", "decorations", "construction"),
)
CONSTRUCTION_BOARD: Final = 8
BOARD_LETTERS: Final[tuple[str, ...]] = ("", "P", "F", "Q", "G", "A", "N", "D", "C")
TEMPLE_KEYS: Final[tuple[str, ...]] = ("blue", "red", "green")
_SIDEBARS: Final = (2, 3, 4, 7)  # the boards with a temple sidebar

_boards: Final = DATA.open("boards.toml")


def _board_numbers(group: Group, key: str, count: int) -> tuple[int, ...]:
    numbers = [BOARD_KEYS.index(word) for word in group.words(key, count, BOARD_KEYS[1:])]
    if len(set(numbers)) != count:
        raise group.wrong(key, "names a board twice")
    return tuple(numbers)


def _printed_ring(group: Group) -> tuple[int, ...]:
    ring = _board_numbers(group, "printed", 8)
    if ring[0] != 1 or ring[4] != 8:
        raise group.wrong(
            "printed", "the palace must be first and construction fifth: they never move"
        )
    return ring


def _shuffled(group: Group) -> tuple[int, ...]:
    slots = group.numbers("shuffled", 6, 1, 7)
    if sorted(slots) != [1, 2, 3, 5, 6, 7]:
        raise group.wrong("shuffled", "must be all places but those of the palace and construction")
    return slots


def _worship_boards(group: Group) -> tuple[int, ...]:
    boards = _board_numbers(group, "boards", 5)
    if sorted(boards) != [1, *_SIDEBARS]:
        raise group.wrong("boards", "must be the palace and the four boards of [sidebars]")
    return boards


def _sidebars(group: Group) -> tuple[int, ...]:
    temples = [-1] * 9
    for board in _SIDEBARS:
        temples[board] = (TEMPLE_KEYS + ("any",)).index(
            group.word(BOARD_KEYS[board], TEMPLE_KEYS + ("any",))
        )
    return tuple(temples)


def _power_ups(group: Group) -> tuple[tuple[int, ...], ...]:
    rows: list[tuple[int, ...]] = [(0, 0, 0), (0, 0, 0)]
    for key in BOARD_KEYS[2:]:
        rows.append(group.numbers(key, 3, 0, 3))
    return tuple(rows)


def _noble_rows(group: Group) -> tuple[tuple[int, ...], ...]:
    rows = group.number_rows("rows", 3)
    if [len(row) for row in rows] != [5, 4, 3]:
        raise group.wrong("rows", "must have 5, 4 and 3 spaces")
    return tuple(rows)


def _buildings_row(group: Group) -> tuple[int, ...]:
    values = group.numbers("values", 12)
    if sorted(values, reverse=True) != list(values):
        raise group.wrong("values", "must not rise: the lowest visible number is the last one")
    return values


def _columns(group: Group) -> tuple[int, ...]:
    last = group.numbers("columns", 3, 1, 5)
    if not last[0] < last[1] < last[2] == 5:
        raise group.wrong("columns", "must rise and end with 5")
    return tuple([0] + [0 if p <= last[0] else 1 if p <= last[1] else 2 for p in range(1, 6)] + [0])


PRINTED_RING: Final[tuple[int, ...]] = _printed_ring(_boards.group("ring"))
SHUFFLED_SLOTS: Final[tuple[int, ...]] = _shuffled(_boards.group("ring"))
WORSHIP_BOARDS: Final[tuple[int, ...]] = _worship_boards(_boards.group("worship"))
# [board]: 0 to 2, 3 any temple, -1 none
SIDEBAR_TEMPLE: Final[tuple[int, ...]] = _sidebars(_boards.group("sidebars"))
# [board][workers - 1]
POWER_UPS: Final[tuple[tuple[int, ...], ...]] = _power_ups(_boards.group("power_ups"))
GRID: Final[list[list[list[Bundle]]]] = [  # [board - 2][workers - 1][column]
    bundle_rows(_boards.group("grid"), key, 3, 3, units.GAIN) for key in BOARD_KEYS[2:5]
]
COLUMN_OF_POWER: Final[tuple[int, ...]] = _columns(_boards.group("grid"))

BUILDINGS: Final[int] = _boards.group("buildings").number("count", 1, 11)
NOBLE_COST: Final[Bundle] = bundle(_boards.group("nobles"), "cost", units.PRICE)
NOBLE_ROWS: Final[tuple[tuple[int, ...], ...]] = _noble_rows(_boards.group("noble_rows"))
BUILDINGS_ROW: Final[tuple[int, ...]] = _buildings_row(_boards.group("buildings_row"))

_boards.done()
