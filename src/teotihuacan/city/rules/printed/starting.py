"""Starting tiles, what players begin with, and the first game."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import together
from teotihuacan.city.rules.goods.reading import bundle, check_new, module_of, numbered
from teotihuacan.city.rules.pieces import FirstSeat, StartingTile
from teotihuacan.city.rules.printed import boards, discovery, technologies
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.engine.facts import Group

_starting: Final = DATA.open("starting.toml")
_setup: Final = DATA.open("setup.toml")


def _read_tile(row: Group, module: str, known: list[StartingTile]) -> None:
    left, right = row.numbers("boards", 2, 1, 8)
    if left == right and not module:
        raise row.wrong("boards", "must be two different boards")
    more = units.WITH_WILD | {"major"} if module else frozenset[str]()
    gain = bundle(row, "gain", units.GAIN | {"technology", "discovery"} | more)
    if gain.of(units.DISCOVERY) + (gain.named("major") if module else 0) > 1:
        raise row.wrong("gain", "a starting tile comes with one discovery tile, not with more")
    number = row.number("number")
    check_new(row, "number", f"{number}", [f"{tile.number}" for tile in known])
    for tile in known:
        if sorted(tile.boards) == sorted((left, right)):
            raise row.wrong("boards", f"with tile {tile.number} nobody could place three workers")
    known.append(StartingTile(number, (left, right), gain, module))
    row.done()


def brings_major(tile: StartingTile) -> bool:
    return bool(tile.module) and tile.gain.named("major") > 0


TILES: Final[list[StartingTile]] = []
for _row in numbered(_starting.group("tiles"), list(range(1, 19))):
    _read_tile(_row, "", TILES)
for _box in DATA.more("starting.toml"):
    _tiles = _box.group("tiles")
    for _row in _tiles.tables("list", -1):
        _read_tile(_row, module_of(_tiles), TILES)
    _box.done()


_BRINGING: Final = [tile.gain.of(units.DISCOVERY) or brings_major(tile) for tile in TILES]
DISCOVERERS: Final[tuple[int, ...]] = tuple([i for i, brings in enumerate(_BRINGING) if brings])
"""The starting tiles that come with a discovery tile."""


def stack_with(tile: int) -> int:
    """From which stack the discovery tile is drawn that comes with a starting tile."""
    return discovery.MAJOR if brings_major(TILES[tile]) else discovery.ORDINARY


def _seat_cocoa(group: Group) -> tuple[tuple[int, ...], ...]:
    first, middle = group.number("cocoa_first"), group.number("cocoa_middle")
    last = group.number("cocoa_last")
    return ((), (first,), (first, last), (first, middle, last), (first, middle, middle, last))


def _draft(group: Group) -> tuple[int, ...]:
    tiles = group.numbers("draft", 3, 4, 18)
    for players, count in enumerate(tiles, start=2):
        if count < 2 * players:
            raise group.wrong("draft", f"{players} players need {2 * players} tiles, not {count}")
    return tiles


def _neutral(group: Group) -> tuple[int, ...]:
    colours = group.numbers("colours", 3, 0, 2)
    for players, count in enumerate(colours, start=2):
        if players + count > 4:
            raise group.wrong("colours", f"{players} players leave {4 - players}, not {count}")
    return colours


def _indexes(group: Group, key: str, count: int, numbers: list[int]) -> tuple[int, ...]:
    """Tiles named by their printed numbers, as indexes."""
    result: list[int] = []
    for number in group.numbers(key, count):
        if number not in numbers or numbers.index(number) in result:
            raise group.wrong(key, f"{number} is not on a tile, or named twice")
        result.append(numbers.index(number))
    return tuple(result)


def _first_seats(group: Group) -> list[FirstSeat]:
    seats: list[FirstSeat] = []
    for row in group.tables("list", 4):
        steps = bundle(row, "steps", frozenset(["blue", "red", "green", "avenue"]))
        goods = frozenset(units.UNITS[:4]) | {"points"}
        technology = -1
        if row.has("technology"):
            number = row.number("technology")
            if number not in _TECHNOLOGY_NUMBERS:
                raise row.wrong("technology", f"there is no technology {number}")
            technology = _TECHNOLOGY_NUMBERS.index(number)
        workers: list[tuple[int, int]] = []
        for pair in row.number_rows("workers", 3, 1, 8):
            if len(pair) != 2 or pair[1] > 5:
                raise row.wrong("workers", f"{list(pair)} must be a board and a power of 1 to 5")
            workers.append((pair[0], pair[1]))
        seats.append(
            FirstSeat(
                together(bundle(row, "gain", goods), bundle(row, "temple_gain", goods)),
                (steps.of(units.BLUE), steps.of(units.BLUE + 1), steps.of(units.BLUE + 2)),
                steps.of(units.AVENUE),
                technology,
                tuple(workers),
            )
        )
        row.done()
    return seats


_TECHNOLOGY_NUMBERS: Final[list[int]] = [
    technology.number for technology in technologies.TILES if not technology.module
]
_first: Final = _setup.group("first_game_tiles")

# [players][seat]
SEAT_COCOA: Final[tuple[tuple[int, ...], ...]] = _seat_cocoa(_setup.group("seats"))
DEALT: Final[int] = _setup.group("starting_tiles").number("dealt", 2, 4)
KEPT: Final[int] = _setup.group("starting_tiles").number("kept", 2, 2)
DRAFT_TILES: Final[tuple[int, ...]] = (0, 0) + _draft(_setup.group("starting_tiles"))
NEUTRAL_COLOURS: Final[tuple[int, ...]] = (0, 0) + _neutral(_setup.group("neutral"))
FIRST_RING: Final[tuple[int, ...]] = boards.PRINTED_RING
FIRST_ROYAL: Final[tuple[int, ...]] = _indexes(
    _first, "royal", 3, [tile.number for tile in ROYAL_TILES]
)
FIRST_TECHNOLOGIES: Final[tuple[int, ...]] = _indexes(
    _first, "technologies", 6, _TECHNOLOGY_NUMBERS
)
if sorted([ROYAL_TILES[index].category for index in FIRST_ROYAL]) != [0, 1, 2]:
    raise _first.wrong("royal", "must be one tile of each category")
FIRST_BONUS: Final[tuple[int, ...]] = _indexes(
    _first, "bonus", 3, [tile.number for tile in BONUS_TILES]
)
FIRST_SEATS: Final[list[FirstSeat]] = _first_seats(_setup.group("first_game_seats"))

_starting.done()
_setup.done()
