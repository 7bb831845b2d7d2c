"""A turn, the boards and their main actions."""

from teotihuacan.city.rules import places
from teotihuacan.city.rules.bundle import Bundle
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.printed import technologies
from teotihuacan.city.rules.printed import turn as printed_turn
from teotihuacan.city.rules.pyramid_tiles import DECORATION_COST, DECORATION_POINTS
from teotihuacan.city.tables.making import POWERS, board, points, workers
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.city.words.naming import ROWS
from teotihuacan.tables import head, made, numbers
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def turn(words: Words) -> RuleTable:
    values = {
        "move": words.text("tables.turn.move.value", move=printed_turn.MOVE),
        "collect": words.text("tables.turn.collect.value", collected=printed_turn.COLLECTED),
        "main": words.text("tables.turn.main.value"),
        "counted": str(printed_turn.COUNTED),
        "displacing": told(words, printed_turn.DISPLACING),
        "both": told(words, printed_turn.BOTH),
        "unlocking": told(words, printed_turn.UNLOCKING),
    }
    rows = [(words.text(f"tables.turn.{key}"), value) for key, value in values.items()]
    return made(words, "turn", head(words, "what", "number"), rows)


def boards(words: Words) -> RuleTable:
    counts = range(1, printed_turn.COUNTED + 1)
    header = [words.text("tables.boards.workers", workers=count) for count in counts]
    none = words.text("tables.none")
    rows: list[list[str]] = []
    for number in range(1, len(printed_boards.BOARD_KEYS)):
        ability = none
        if printed_boards.SIDEBAR_TEMPLE[number] >= 0:
            ability = words.part("temple", printed_boards.SIDEBAR_TEMPLE[number], "step")
        elif number in printed_boards.WORSHIP_BOARDS:
            ability = words.text("tables.boards.royal")
        ups = [str(count) if count else none for count in printed_boards.POWER_UPS[number]]
        rows.append([board(words, number), str(number), ability, *ups])
    return made(words, "boards", [*head(words, "board", "number", "worship"), *header], rows)


def grid(words: Words) -> RuleTable:
    columns = [
        [p for p in POWERS if printed_boards.COLUMN_OF_POWER[p] == column] for column in range(3)
    ]
    powers = ["–".join(str(p) for p in sorted({row[0], row[-1]})) for row in columns]
    header = [words.text("tables.power", power=power) for power in powers]
    return made(
        words,
        "grid",
        [*head(words, "board", "with"), *header],
        cells_of(words, printed_boards.GRID),
    )


def cells_of(words: Words, grid: list[list[list[Bundle]]]) -> list[list[str]]:
    """The cells of the three resource boards, a row for each number of workers."""
    return [
        [board(words, number), crew, *(told(words, cell) for cell in row)]
        for number, cells in enumerate(grid, start=places.FOREST)
        for crew, row in zip(workers(words), cells, strict=True)
    ]


def actions(words: Words) -> RuleTable:
    alchemy, noble, decorating = (
        board(words, printed_boards.BOARD_KEYS.index(key))
        for key in ("alchemy", "nobles", "decorations")
    )
    rows = [
        (
            alchemy,
            words.text("tables.actions.owners"),
            points(words, technologies.REWARD_TO_OWNERS),
        ),
        (alchemy, words.text("tables.actions.second_row"), str(technologies.SECOND_ROW_POWER)),
        (noble, words.text("tables.actions.price"), told(words, printed_boards.NOBLE_COST)),
        *(
            (decorating, words.text("tables.actions.decorating", workers=count), told(words, cost))
            for count, cost in enumerate(DECORATION_COST, start=1)
        ),
        (decorating, words.text("tables.actions.decoration"), points(words, DECORATION_POINTS)),
    ]
    return made(words, "actions", head(words, "board", "what", "number"), rows)


def nobles(words: Words) -> RuleTable:
    rows = [
        (words.part("row", ROWS[place], "short"), with_workers, numbers(row))
        for place, (with_workers, row) in enumerate(
            zip(workers(words), printed_boards.NOBLE_ROWS, strict=True)
        )
    ]
    return made(words, "nobles", head(words, "row", "with", "spaces"), rows)


def buildings(words: Words) -> RuleTable:
    header = [
        words.text("tables.buildings.built"),
        *(str(n) for n in range(len(printed_boards.BUILDINGS_ROW))),
    ]
    row = [
        words.text("tables.buildings.points"),
        *(str(value) for value in printed_boards.BUILDINGS_ROW),
    ]
    return made(words, "buildings", header, [row])
