"""A turn, the boards and their main actions."""

from typing import Final

from teotihuacan.city.rules import places
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_COST, DECORATION_POINTS
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.printed import technologies
from teotihuacan.city.rules.printed import turn as printed_turn
from teotihuacan.city.tables.making import POWERS, board, points, workers
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.city.words.naming import ROWS
from teotihuacan.tables import Cell, Rows, numbers, pairs, table
from teotihuacan.words.formatter import Words


@table("turn", "what", "number")
def turn(words: Words) -> Rows:
    values: dict[str, Cell] = {
        "move": words.text("tables.turn.move.value", move=printed_turn.MOVE),
        "collect": words.text("tables.turn.collect.value", collected=printed_turn.COLLECTED),
        "main": words.text("tables.turn.main.value"),
        "counted": printed_turn.COUNTED,
        "displacing": told(words, printed_turn.DISPLACING),
        "both": told(words, printed_turn.BOTH),
        "unlocking": told(words, printed_turn.UNLOCKING),
    }
    return pairs(words, "tables.turn", values)


def counts(words: Words) -> list[str]:
    """Columns for each number of workers."""
    found = range(1, printed_turn.COUNTED + 1)
    return [words.text("tables.boards.workers", workers=count) for count in found]


@table("boards", "board", "number", "worship", more=counts)
def boards(words: Words) -> Rows:
    none = words.text("tables.none")
    rows: list[list[Cell]] = []
    for number in range(1, len(printed_boards.BOARD_KEYS)):
        ability = none
        if printed_boards.SIDEBAR_TEMPLE[number] >= 0:
            ability = words.part("temple", printed_boards.SIDEBAR_TEMPLE[number], "step")
        elif number in printed_boards.WORSHIP_BOARDS:
            ability = words.text("tables.boards.royal")
        ups = [count or none for count in printed_boards.POWER_UPS[number]]
        rows.append([board(words, number), number, ability, *ups])
    return rows


COLUMNS: Final = [
    [p for p in POWERS if printed_boards.COLUMN_OF_POWER[p] == column] for column in range(3)
]
"""The powers that belong to each column of the resource boards."""


def columns(words: Words) -> list[str]:
    powers = ["–".join(str(p) for p in sorted({row[0], row[-1]})) for row in COLUMNS]
    return [words.text("tables.power", power=power) for power in powers]


@table("grid", "board", "with", more=columns)
def grid(words: Words) -> Rows:
    return cells_of(words, printed_boards.GRID)


def cells_of(words: Words, grid: list[list[list[Bundle]]]) -> list[list[str]]:
    """The cells of the three resource boards, a row for each number of workers."""
    return [
        [board(words, number), label, *(told(words, cell) for cell in row)]
        for number, cells in enumerate(grid, start=places.FOREST)
        for label, row in zip(workers(words), cells, strict=True)
    ]


@table("actions", "board", "what", "number")
def actions(words: Words) -> Rows:
    alchemy, noble, decorating = (
        board(words, printed_boards.BOARD_KEYS.index(key))
        for key in ("alchemy", "nobles", "decorations")
    )
    owners = points(words, technologies.REWARD_TO_OWNERS)
    return [
        (alchemy, words.text("tables.actions.owners"), owners),
        (alchemy, words.text("tables.actions.second_row"), technologies.SECOND_ROW_POWER),
        (noble, words.text("tables.actions.price"), told(words, printed_boards.NOBLE_COST)),
        *(
            (decorating, words.text("tables.actions.decorating", workers=count), told(words, cost))
            for count, cost in enumerate(DECORATION_COST, start=1)
        ),
        (decorating, words.text("tables.actions.decoration"), points(words, DECORATION_POINTS)),
    ]


@table("nobles", "row", "with", "spaces")
def nobles(words: Words) -> Rows:
    rows = zip(ROWS, workers(words), printed_boards.NOBLE_ROWS, strict=True)
    return [
        (words.part("row", name, "short"), with_workers, numbers(row))
        for name, with_workers, row in rows
    ]


def built(words: Words) -> list[Cell]:
    return [words.text("tables.buildings.built"), *range(len(printed_boards.BUILDINGS_ROW))]


@table("buildings", more=built)
def buildings(words: Words) -> Rows:
    return [[words.text("tables.buildings.points"), *printed_boards.BUILDINGS_ROW]]
