"""The technology tiles, and when each of them pays."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.bundle import GAIN, LOCAL, PRICE, bundle_of
from teotihuacan.city.rules.bundle import GOLD_BARS as _GOLD_BARS
from teotihuacan.city.rules.pieces import Technology
from teotihuacan.city.rules.printed.boards import BOARD_KEYS, CONSTRUCTION_BOARD
from teotihuacan.city.rules.reading import BOOKS, bundle, bundle_or_nothing, numbered
from teotihuacan.engine.facts import Group

# What each sort of technology may bring: everything it says is carried out.
_PASS: Final = "pass"
_MAIN: Final = "main"
_DURING: Final = "during"
_POWER_UP: Final = "power-up"
_BRINGS: Final[dict[str, frozenset[str]]] = {
    _PASS: GAIN,
    _MAIN: GAIN | {"local"},
    _DURING: frozenset(["worker", "discount"]),
    _POWER_UP: frozenset(["power"]),
}


def _technology(row: Group) -> Technology:
    words = row.word("when").split()
    if not words or words[0] not in _BRINGS:
        raise row.wrong("when", f"must begin with one of {', '.join(_BRINGS)}")
    for word in words[1:]:
        if word not in BOARD_KEYS[1:]:
            raise row.wrong(
                "when", f"unknown board {word!r}; boards are {', '.join(BOARD_KEYS[1:])}"
            )
    boards = [BOARD_KEYS.index(word) for word in words[1:]]
    everywhere = tuple(range(2, len(BOARD_KEYS)))
    if words[0] == _POWER_UP and boards:
        raise row.wrong("when", "a power-up may follow the main action of any board: name none")
    if words[0] != _POWER_UP and not boards:
        raise row.wrong("when", f"{words[0]} needs a board")
    if words[0] == _DURING and boards != [CONSTRUCTION_BOARD]:
        raise row.wrong("when", "only construction can be helped while it is carried out")
    if words[0] == _MAIN and 1 in boards:
        raise row.wrong("when", "the palace has no main action")
    gain = bundle(row, "gain", _BRINGS[words[0]])
    if gain.is_empty():
        raise row.wrong("gain", "a technology must bring something")
    if gain.of(LOCAL) and not set(boards) <= {2, 3, 4}:
        raise row.wrong("gain", "only forest, quarry and gold have something local to give")
    paid = PRICE - {"resource"} if words[0] == _POWER_UP else frozenset[str]()
    return Technology(
        row.number("number"),
        bundle_of(_GOLD_BARS, row.number("gold")),
        words[0],
        tuple(boards) or everywhere,
        bundle_or_nothing(row, "cost", paid),
        gain,
    )


def _bits(when: str) -> tuple[int, ...]:
    """The technologies of one sort, as bits by board."""
    bits = [0] * len(BOARD_KEYS)
    for index, technology in enumerate(TECHNOLOGIES):
        if technology.when == when:
            for board in technology.boards:
                bits[board] |= 1 << index
    return tuple(bits)


_technologies: Final = BOOKS.open("technologies.toml")
_display: Final = _technologies.group("display")

TECHNOLOGIES: Final[list[Technology]] = []
for _row in numbered(_technologies.group("tiles"), [1, 3, 5, 7, 9, 11, 13, 15, 17]):
    TECHNOLOGIES.append(_technology(_row))
    _row.done()
# [board]: the technologies that pay, as bits: a worker moves onto or past it; its main action is
# done; it is being carried out; its power-ups are done
TECHNOLOGIES_PASSING: Final[tuple[int, ...]] = _bits(_PASS)
TECHNOLOGIES_AFTER: Final[tuple[int, ...]] = _bits(_MAIN)
TECHNOLOGIES_DURING: Final[tuple[int, ...]] = _bits(_DURING)
TECHNOLOGIES_POWER: Final[int] = _bits(_POWER_UP)[2]
if TECHNOLOGIES_POWER.bit_count() > 1:
    raise _technologies.group("tiles").wrong("list", "only one technology can sell power-ups")
TECH_ROWS: Final[int] = _display.number("rows", 2, 2)
TECH_COLUMNS: Final[int] = _display.number("columns", 3, 3)
SECOND_ROW_POWER: Final[int] = _display.number("second_row_power", 1, 6)
TECH_REWARD_TO_OWNERS: Final[int] = _display.number("to_owners")

_technologies.done()
