"""The player boards: rewards of the pyramid, and where masks are."""

from teotihuacan.founders.rules import grid
from teotihuacan.founders.rules.grid import name_of, under_pyramid
from teotihuacan.founders.rules.printed import boards, masks
from teotihuacan.founders.rules.printed.boards import Board
from teotihuacan.founders.tables.making import doubt
from teotihuacan.founders.words.naming import reward
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def rewards(words: Words) -> RuleTable:
    rows = [
        (
            words.part("place", place, "short"),
            *[reward(words, board.rewards[place]) for board in boards.BOARDS],
        )
        for place in range(len(grid.SQUARES))
    ]
    cities = [words.text("tables.city", board=board.key) for board in boards.BOARDS]
    note = doubt(words, *[("cities.toml", board.key) for board in boards.BOARDS])
    return made(words, "rewards", [*head(words, "square"), *cities], rows, note)


def maps(words: Words) -> list[RuleTable]:
    """A table for each board, with the letter of each mask symbol."""
    return [city(words, board) for board in boards.BOARDS]


def city(words: Words, board: Board) -> RuleTable:
    header = ["", *[name_of(column)[0] for column in range(grid.SIZE)]]
    rows = [
        [str(row + 1), *[space(board, row, column) for column in range(grid.SIZE)]]
        for row in range(grid.SIZE)
    ]
    note = doubt(words, ("cities.toml", board.key), ("geometry.toml", "city"))
    made_of = made(words, "map", header, rows, note)
    title = words.text("tables.map.title", board=board.key)
    # Letters of columns are those of the notation: they stay small.
    return RuleTable(f"map {board.key}", title, tuple(header), made_of.rows, made_of.note)


def space(board: Board, row: int, column: int) -> str:
    if under_pyramid(row, column):
        return "▲"
    for cluster in board.clusters:
        if cluster.spaces >> (row * grid.SIZE + column) & 1:
            return masks.LETTERS[cluster.colour]
    return "·"
