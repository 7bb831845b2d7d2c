"""The technology tiles, and when each of them pays."""

from typing import Final

from teotihuacan.city.rules import triggers, units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import bundle_of
from teotihuacan.city.rules.goods.reading import (
    bundle,
    bundle_or_nothing,
    check_new,
    module_of,
    numbered,
)
from teotihuacan.city.rules.pieces import Technology
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.engine.facts import Group

# When a technology pays.
PASS: Final = "pass"  # a worker moves onto or past a board
MAIN: Final = "main"  # the main action of a board is done
DURING: Final = "during"  # … or is being carried out
POWER_UP: Final = "power-up"  # the power-ups of a main action are done
AFTER: Final = "after"  # something else was done: `TRIGGERS`
TAKING: Final = "taking"  # a resource of the player's choice is taken, and may be this
INSTEAD: Final = "instead"  # cocoa is paid, and its cost may stand for that much of it

TRIGGERS: Final = (triggers.COLLECT, triggers.ROYAL)
"""The actions that a technology can pay for."""

# Possible gains of each kind of technology, all of which are carried out.
_BRINGS: Final[dict[str, frozenset[str]]] = {
    PASS: units.GAIN,
    MAIN: units.GAIN | {"local"},
    DURING: frozenset(["worker", "discount"]),
    POWER_UP: frozenset(["power"]),
    AFTER: units.GAIN | units.WITH_WILD,
    TAKING: units.WITH_WILD,
    INSTEAD: units.COCOA_ONLY,
}
_COSTS: Final[dict[str, frozenset[str]]] = {
    POWER_UP: units.PRICE - {"resource"},
    INSTEAD: units.WITH_WILD,
}


def _technology(row: Group, module: str) -> Technology:
    words = row.word("when").split()
    if not words or words[0] not in _BRINGS:
        raise row.wrong("when", f"must begin with one of {', '.join(_BRINGS)}")
    when = words[0]
    boards: list[int] = []
    if when == AFTER:
        if not words[1:] or not set(words[1:]) <= set(TRIGGERS):
            raise row.wrong("when", f"after what? one or more of {', '.join(TRIGGERS)}")
    else:
        boards = _boards(row, when, words[1:])
    gain = bundle(row, "gain", _BRINGS[when])
    if gain.is_empty():
        raise row.wrong("gain", "a technology must bring something")
    if gain.of(units.LOCAL) and not set(boards) <= {2, 3, 4}:
        raise row.wrong("gain", "only forest, quarry and gold have something local to give")
    cost = bundle_or_nothing(row, "cost", _COSTS.get(when, frozenset[str]()))
    if when == INSTEAD and cost.wild != 1:
        raise row.wrong("cost", "must be one piece: each stands for so much cocoa")
    if when == TAKING and gain.wild != 1:
        raise row.wrong("gain", "must be one piece: it is taken instead of one")
    number, half = row.number("number"), row.flag("half")
    return Technology(
        number,
        half,
        f"tech{number}.5" if half else f"tech{number}",
        f"{number}½" if half else str(number),
        bundle_of(units.GOLD, row.number("gold")),
        when,
        tuple(boards) or tuple(range(2, len(printed_boards.BOARD_KEYS))),
        tuple(words[1:]) if when == AFTER else (),
        cost,
        gain,
        module,
    )


def _boards(row: Group, when: str, words: list[str]) -> list[int]:
    """The boards that a technology names."""
    for word in words:
        if word not in printed_boards.BOARD_KEYS[1:]:
            raise row.wrong(
                "when",
                f"unknown board {word!r}; boards are {', '.join(printed_boards.BOARD_KEYS[1:])}",
            )
    boards = [printed_boards.BOARD_KEYS.index(word) for word in words]
    if when in (POWER_UP, TAKING, INSTEAD) and boards:
        raise row.wrong("when", "it may follow the main action of any board: name none")
    if when in (PASS, MAIN, DURING) and not boards:
        raise row.wrong("when", f"{when} needs a board")
    if when == DURING and boards != [printed_boards.CONSTRUCTION_BOARD]:
        raise row.wrong("when", "only construction can be helped while it is carried out")
    if when == MAIN and 1 in boards:
        raise row.wrong("when", "the palace has no main action")
    return boards


def _bits(when: str) -> tuple[int, ...]:
    """The technologies of one sort, as bits by board."""
    bits = [0] * len(printed_boards.BOARD_KEYS)
    for index, technology in enumerate(TILES):
        if technology.when == when:
            for board in technology.boards:
                bits[board] |= 1 << index
    return tuple(bits)


_technologies: Final = DATA.open("technologies.toml")
_display: Final = _technologies.group("display")

TILES: Final[list[Technology]] = []
for _row in numbered(_technologies.group("tiles"), [1, 3, 5, 7, 9, 11, 13, 15, 17]):
    TILES.append(_technology(_row, ""))
    _row.done()
for _box in DATA.more("technologies.toml"):
    _tiles = _box.group("tiles")
    for _row in _tiles.tables("list", -1):
        _more = _technology(_row, module_of(_tiles))
        check_new(_row, "number", _more.label, [tile.label for tile in TILES])
        TILES.append(_more)
        _row.done()
    _box.done()


IN_ORDER: Final[list[int]] = sorted(range(len(TILES)), key=lambda index: TILES[index].order())
"""The technologies in the order of their numbers."""


def _after(trigger: str) -> int:
    """The technologies that pay after an action, as bits."""
    return sum([1 << i for i, technology in enumerate(TILES) if trigger in technology.triggers])


def _sort(when: str) -> int:
    """The technologies of one sort, as bits, whatever the board."""
    return sum([1 << i for i, technology in enumerate(TILES) if technology.when == when])


# [board]: the technologies that pay, as bits: a worker moves onto or past it; its main action is
# done; it is being carried out
PASSING: Final[tuple[int, ...]] = _bits(PASS)
AFTER_MAIN: Final[tuple[int, ...]] = _bits(MAIN)
DURING_MAIN: Final[tuple[int, ...]] = _bits(DURING)
# … or any board
AFTER_POWER_UPS: Final[int] = _sort(POWER_UP)
AFTER_COLLECTING: Final[int] = _after(triggers.COLLECT)
AFTER_ROYAL: Final[int] = _after(triggers.ROYAL)
WHEN_TAKING: Final[int] = _sort(TAKING)
WHEN_PAYING: Final[int] = _sort(INSTEAD)
for _sold in (AFTER_POWER_UPS, WHEN_TAKING, WHEN_PAYING):
    if _sold.bit_count() > 1:
        raise _technologies.group("tiles").wrong(
            "list", "only one technology can sell power-ups, be taken or be paid with instead"
        )
COCOA_INSTEAD: Final[int] = sum(
    [technology.gain.cocoa for technology in TILES if technology.when == INSTEAD]
)
"""For how much cocoa of one payment a piece can stand, with the technology that says so."""
SHOWN_ROWS: Final[int] = _display.number("rows", 2, 2)
SHOWN_COLUMNS: Final[int] = _display.number("columns", 3, 3)
SHOWN: Final[int] = SHOWN_ROWS * SHOWN_COLUMNS
SECOND_ROW_POWER: Final[int] = _display.number("second_row_power", 1, 6)
REWARD_TO_OWNERS: Final[int] = _display.number("to_owners")

_technologies.done()
