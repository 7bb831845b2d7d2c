"""Boards, tracks and tiles of City of Gods, read once from ``data/*.toml`` into frozen tables.

Numbers used everywhere: temples 0 blue, 1 red, 2 green; boards 1 to 8; icons 0 b, 1 r, 2 g, 3 n,
and 4 more when coloured; corners 0 top left, 1 top right, 2 bottom right, 3 bottom left; sides
0 top, 1 right, 2 bottom, 3 left.
"""

from typing import Final

from teotihuacan.city.rules.bundle import AVENUE as _AVENUE
from teotihuacan.city.rules.bundle import BLUE as _BLUE
from teotihuacan.city.rules.bundle import COCOA_ONLY, GAIN, LOCAL, PRICE, UNITS, bundle_of, together
from teotihuacan.city.rules.bundle import DISCOVERY as _DISCOVERY
from teotihuacan.city.rules.bundle import GOLD_BARS as _GOLD_BARS
from teotihuacan.city.rules.bundle import RESOURCE as _RESOURCE
from teotihuacan.city.rules.bundle import Bundle as Bundle
from teotihuacan.city.rules.geometry import DECORATION_NEEDS as DECORATION_NEEDS
from teotihuacan.city.rules.geometry import FIRST_SITE_OF_LEVEL as FIRST_SITE_OF_LEVEL
from teotihuacan.city.rules.geometry import LEVELS as LEVELS
from teotihuacan.city.rules.geometry import SITE_COL as SITE_COL
from teotihuacan.city.rules.geometry import SITE_LEVEL as SITE_LEVEL
from teotihuacan.city.rules.geometry import SITE_ROW as SITE_ROW
from teotihuacan.city.rules.geometry import SITES as SITES
from teotihuacan.city.rules.geometry import SUPPORT as SUPPORT
from teotihuacan.city.rules.pieces import BonusTile as BonusTile
from teotihuacan.city.rules.pieces import DiscoveryTile as DiscoveryTile
from teotihuacan.city.rules.pieces import FirstSeat as FirstSeat
from teotihuacan.city.rules.pieces import RoyalTile as RoyalTile
from teotihuacan.city.rules.pieces import StartingTile as StartingTile
from teotihuacan.city.rules.pieces import Technology as Technology
from teotihuacan.city.rules.pyramid_tiles import DECORATION_COST as DECORATION_COST
from teotihuacan.city.rules.pyramid_tiles import DECORATION_ICONS as DECORATION_ICONS
from teotihuacan.city.rules.pyramid_tiles import DECORATION_OFFER as DECORATION_OFFER
from teotihuacan.city.rules.pyramid_tiles import DECORATION_POINTS as DECORATION_POINTS
from teotihuacan.city.rules.pyramid_tiles import DECORATION_TILES as DECORATION_TILES
from teotihuacan.city.rules.pyramid_tiles import DECORATION_UNDER as DECORATION_UNDER
from teotihuacan.city.rules.pyramid_tiles import LEVEL_COST as LEVEL_COST
from teotihuacan.city.rules.pyramid_tiles import LEVEL_POINTS as LEVEL_POINTS
from teotihuacan.city.rules.pyramid_tiles import ORIENTED as ORIENTED
from teotihuacan.city.rules.pyramid_tiles import PYRAMID_OFFER as PYRAMID_OFFER
from teotihuacan.city.rules.pyramid_tiles import PYRAMID_TILES as PYRAMID_TILES
from teotihuacan.city.rules.pyramid_tiles import START_SITES as START_SITES
from teotihuacan.city.rules.pyramid_tiles import TILE_ICONS as TILE_ICONS
from teotihuacan.city.rules.pyramid_tiles import UNDER as UNDER
from teotihuacan.city.rules.pyramid_tiles import icon_word as icon_word
from teotihuacan.city.rules.reading import (
    BOOKS,
    bundle,
    bundle_or_nothing,
    bundle_rows,
    bundles,
)
from teotihuacan.engine.facts import Fact, Group

# --- Boards

BOARD_KEYS: Final[tuple[str, ...]] = (
    "",
    "palace",
    "forest",
    "quarry",
    "gold",
    "alchemy",
    "nobles",
    "decorations",
    "construction",
)
CONSTRUCTION_BOARD: Final = 8
BOARD_LETTERS: Final[tuple[str, ...]] = ("", "P", "F", "Q", "G", "A", "N", "D", "C")
TEMPLE_KEYS: Final[tuple[str, ...]] = ("blue", "red", "green")
_SIDEBARS: Final = (2, 3, 4, 7)  # the boards with a temple sidebar

_boards: Final = BOOKS.open("boards.toml")


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
    bundle_rows(_boards.group("grid"), key, 3, 3, GAIN) for key in BOARD_KEYS[2:5]
]
COLUMN_OF_POWER: Final[tuple[int, ...]] = _columns(_boards.group("grid"))

BUILDINGS: Final[int] = _boards.group("buildings").number("count", 1, 11)
NOBLE_COST: Final[Bundle] = bundle(_boards.group("nobles"), "cost", PRICE)
NOBLE_ROWS: Final[tuple[tuple[int, ...], ...]] = _noble_rows(_boards.group("noble_rows"))
BUILDINGS_ROW: Final[tuple[int, ...]] = _buildings_row(_boards.group("buildings_row"))


# --- A turn

_turn: Final = BOOKS.open("turn.toml")

MOVE: Final[int] = _turn.group("moving").number("boards", 1, 7)
COLLECTED: Final[int] = _turn.group("collecting").number("more")
DISPLACING: Final[Bundle] = bundle(_turn.group("worship"), "displacing", COCOA_ONLY)
BOTH: Final[Bundle] = bundle(_turn.group("worship"), "both", COCOA_ONLY)
UNLOCKING: Final[Bundle] = bundle(_turn.group("unlocking"), "cost", COCOA_ONLY)
COUNTED: Final[int] = _turn.group("workers").number("counted", 3, 3)  # the boards have three rows


# --- Temples, Avenue of the Dead

_temples: Final = BOOKS.open("temples.toml")

BONUS_STEP: Final[int] = _temples.group("bonus").number("step", 10, 10)
TOP_STEP: Final[int] = _temples.group("bonus").number("top", 11, 11)


def _rewards(group: Group) -> list[Bundle]:
    steps = bundles(group, "steps", TOP_STEP + 1, GAIN)
    for step, why in ((0, "nobody climbs onto it"), (BONUS_STEP, "it holds the bonus tile")):
        if not steps[step].is_empty():
            raise group.wrong("steps", f'step {step} must be "": {why}')
    return steps


TEMPLE_REWARD: Final[list[list[Bundle]]] = [  # [temple][step]
    _rewards(_temples.group(key)) for key in TEMPLE_KEYS
]
AVENUE_LAST: Final[int] = _temples.group("avenue").number("last", 9, 9)
AVENUE_TILES: Final[tuple[int, ...]] = _temples.group("avenue").numbers("tiles", 3, 1, 9)

_pile_temples: Final[list[int]] = []
_pile_steps: Final[list[int]] = []
_pile_tiles: Final[list[tuple[int, ...]]] = []
for _row in _temples.group("major_steps").tables("piles", 4):
    _pile_temples.append(TEMPLE_KEYS.index(_row.word("temple", TEMPLE_KEYS)))
    _pile_steps.append(_row.number("step", 1, BONUS_STEP - 1))
    _pile_tiles.append((0, 0) + _row.numbers("tiles", 3, 0, 9))
    _row.done()
if _pile_temples != [0, 1, 2, 2]:
    raise _temples.group("major_steps").wrong(
        "piles", "must be one blue, one red and two green piles, in this order"
    )
if _pile_steps[2] == _pile_steps[3]:
    raise _temples.group("major_steps").wrong("piles", "two green piles lie on the same step")


def _pile_on(temple: int, step: int) -> int:
    for pile in range(len(_pile_steps)):
        if _pile_temples[pile] == temple and _pile_steps[pile] == step:
            return pile
    return -1


def _avenue_piles(group: Group) -> tuple[int, ...]:
    steps = group.numbers("steps", 3, 1, AVENUE_LAST)
    if not steps[0] < steps[1] < steps[2]:
        raise group.wrong("steps", "must rise: the spots lie one after another")
    return tuple([steps.index(step) if step in steps else -1 for step in range(AVENUE_LAST + 1)])


MAJOR_TILES: Final[tuple[tuple[int, ...], ...]] = tuple(_pile_tiles)  # [pile][players]
MAJOR_PILE: Final[tuple[tuple[int, ...], ...]] = tuple(  # [temple][step]: pile or -1
    [tuple([_pile_on(temple, step) for step in range(TOP_STEP + 1)]) for temple in range(3)]
)
AVENUE_PILE: Final[tuple[int, ...]] = _avenue_piles(  # [step]: pile or -1
    _temples.group("avenue_spots")
)


# --- Calendar, eclipse, ascension

_calendar: Final = BOOKS.open("calendar.toml")
_salary: Final = _calendar.group("salary")
_ascension: Final = _calendar.group("ascension")

DARK_DISC: Final[tuple[tuple[int, ...], ...]] = (  # [players][era]
    (0, 0, 0),
    (0, 0, 0),
    _calendar.group("calendar").numbers("dark_disc_2", 3, 1, 12),
    _calendar.group("calendar").numbers("dark_disc_3", 3, 1, 12),
    _calendar.group("calendar").numbers("dark_disc_4", 3, 1, 12),
)
TRACK_LAST: Final[int] = _calendar.group("pyramid_track_length").number("last", 1, 20)
TRACK_POINTS: Final[tuple[int, ...]] = _calendar.group("pyramid_track").numbers("points", 3)
LEADER_POINTS: Final[int] = _calendar.group("pyramid_track").number("leader")
MASK_SET_POINTS: Final[tuple[int, ...]] = _calendar.group("masks").numbers("set_points", 8)
SALARY: Final[int] = _salary.number("cocoa")  # for each worker
# From this power on SALARY_EXTRA more.
SALARY_HIGH_POWER: Final[int] = _salary.number("high_power", 1, 6)
SALARY_EXTRA: Final[int] = _salary.number("extra")
UNPAID_LOSS: Final[int] = _salary.number("unpaid_loss")
ASCENSION_POINTS: Final[int] = _ascension.number("points")
ASCENSION_PAY: Final[int] = _ascension.number("pay")
FOURTH_WORKER_POWER: Final[int] = _ascension.number("fourth_worker_power", 1, 5)
FOURTH_WORKER_COCOA: Final[int] = _ascension.number("fourth_worker_cocoa")


# --- Technologies

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


def _numbered(group: Group, numbers: list[int]) -> list[Group]:
    """The tiles of a group in the order of their numbers, which must be exactly these."""
    by_number: dict[int, Group] = {}
    for row in group.tables("list", len(numbers)):
        if row.number("number") in by_number:
            raise group.wrong("list", f"number {row.number('number')} stands there twice")
        by_number[row.number("number")] = row
    if sorted(by_number) != numbers:
        raise group.wrong("list", f"the numbers must be {numbers}, not {sorted(by_number)}")
    return [by_number[number] for number in numbers]


_technologies: Final = BOOKS.open("technologies.toml")
_display: Final = _technologies.group("display")

TECHNOLOGIES: Final[list[Technology]] = []
for _row in _numbered(_technologies.group("tiles"), [1, 3, 5, 7, 9, 11, 13, 15, 17]):
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


# --- Royal tiles, temple bonus tiles

_royal: Final = BOOKS.open("royal.toml")
_bonus: Final = BOOKS.open("bonus.toml")
_UPTO: Final = ("power - 1", "power", "power + 1")
_BONUS_EFFECTS: Final = (
    "masks",
    "technologies",
    "flat",
    "avenue",
    "bonus_tiles",
    "discovery",
    "workers",
)


# What the tiles of each effect say besides; everything else would be told and never played.
_ROYAL: Final[dict[str, tuple[str, ...]]] = {
    "points": ("points", "of"),
    "trade": ("pay", "gain"),
    "trade_for_power": ("pay", "gain"),
    "gain": ("gain",),
}
_BONUS: Final[dict[str, tuple[str, ...]]] = {
    effect: () if effect == "masks" else ("points",) for effect in _BONUS_EFFECTS
}
_BONUS["workers"] = ("points", "points_high", "high_power")


def _says(row: Group, effects: dict[str, tuple[str, ...]]) -> str:
    """The effect of a tile, which needs certain fields and has no use for those of others."""
    effect = row.word("effect", tuple(effects))
    for fields in effects.values():
        for field in fields:
            if row.has(field) and field not in effects[effect]:
                raise row.wrong(field, f"the effect {effect!r} has no use for it")
    for field in effects[effect]:
        if not row.has(field):
            raise row.wrong(field, f"missing: the effect {effect!r} needs it")
    return effect


def _trades(row: Group) -> tuple[Bundle, Bundle]:
    """What a royal tile takes and gives."""
    pay, gain = bundle_or_nothing(row, "pay", PRICE), bundle_or_nothing(row, "gain", GAIN)
    if pay.of(_RESOURCE) and not gain.only(*range(1, _RESOURCE)).is_empty():
        # It is asked which resource is paid, and what was just gained must not pay for itself.
        raise row.wrong("gain", "a price in any resource cannot bring wood, stone or gold by name")
    return pay, gain


ROYAL_TILES: Final[list[RoyalTile]] = []
for _row in _numbered(_royal.group("tiles"), [1, 2, 3, 4, 5, 6, 7, 8, 9]):
    ROYAL_TILES.append(
        RoyalTile(
            _row.number("number"),
            "ABC".index(_row.word("category", ("A", "B", "C"))),
            _says(_row, _ROYAL),
            _row.number_or("points", 0),
            _row.word_or("of", "", ("technologies", "pyramid_track", "avenue")),
            *_trades(_row),
            _UPTO.index(_row.word("upto", _UPTO)) - 1,
        )
    )
    _row.done()
if [len([t for t in ROYAL_TILES if t.category == c]) for c in range(3)] != [3, 3, 3]:
    raise _royal.group("tiles").wrong("list", "must have three tiles of each category")

BONUS: Final[list[BonusTile]] = []
for _row in _numbered(_bonus.group("tiles"), [1, 2, 3, 4, 5, 6, 7]):
    BONUS.append(
        BonusTile(
            _row.number("number"),
            _says(_row, _BONUS),
            _row.number_or("points", 0),
            _row.number_or("points_high", 0),
            _row.number_or("high_power", 0),
        )
    )
    _row.done()


# --- Discovery tiles

MASKS: Final = 7
FOUR_POINTS: Final = 7
THREE_RESOURCES: Final = 8
TWO_RESOURCES: Final = 9
FOUR_COCOA: Final = 10
AVENUE_STEP: Final = 11
TEMPLE_ANY: Final = 12
TEMPLE_BLUE: Final = 13
TEMPLE_RED: Final = 14
TEMPLE_GREEN: Final = 15
TWO_POWER_UPS: Final = 16
DOUBLE_MOVE: Final = 17
MOVE_ANYWHERE: Final = 18
EXTRA_WORKER: Final = 19
IGNORE_COCOA: Final = 20

# fmt: off
_DISCOVERY_KEYS: Final = (
    "mask_1", "mask_2", "mask_3", "mask_4", "mask_5", "mask_6", "mask_7", "four_points",
    "three_resources", "two_resources", "four_cocoa", "avenue_step", "temple_any", "temple_blue",
    "temple_red", "temple_green", "two_power_ups", "double_move", "move_anywhere", "extra_worker",
    "ignore_cocoa",
)
# fmt: on


def _check_discovery(row: Group, index: int) -> None:
    """Masks are scored, the last four do what their key says, the others bring their gain."""
    key = _DISCOVERY_KEYS[index]
    special = key if index >= DOUBLE_MOVE else ""
    if row.word_or("special", "", _DISCOVERY_KEYS[DOUBLE_MOVE:]) != special:
        raise row.wrong("special", f"must be {special!r}" if special else f"{key} has none")
    if row.has("gain") and (special or index < MASKS):
        raise row.wrong("gain", f"{key} brings nothing when it is used")


def _discovery_kinds(group: Group, first: int, count: int) -> list[DiscoveryTile]:
    kinds: list[DiscoveryTile] = []
    for row in group.tables("list", count):
        index = first + len(kinds)
        _check_discovery(row, index)
        kinds.append(
            DiscoveryTile(
                row.word("key", (_DISCOVERY_KEYS[index],)),
                index + 1 if index < MASKS else 0,
                row.number("copies", 1, 9),
                bundle_or_nothing(row, "cost", PRICE - {"resource"}),
                bundle_or_nothing(row, "gain", GAIN),
                row.word_or("special", "", _DISCOVERY_KEYS[17:]),
            )
        )
        row.done()
    return kinds


_discovery: Final = BOOKS.open("discovery.toml")

DISCOVERY: Final[list[DiscoveryTile]] = _discovery_kinds(
    _discovery.group("masks"), 0, MASKS
) + _discovery_kinds(_discovery.group("others"), 7, 14)


# --- Starting tiles, setup, first game

_starting: Final = BOOKS.open("starting.toml")
_setup: Final = BOOKS.open("setup.toml")

STARTING: Final[list[StartingTile]] = []
for _row in _numbered(_starting.group("tiles"), list(range(1, 19))):
    _left, _right = _row.numbers("boards", 2, 1, 8)
    if _left == _right:
        raise _row.wrong("boards", "must be two different boards")
    _gain = bundle(_row, "gain", GAIN | {"technology", "discovery"})
    if _gain.of(_DISCOVERY) > 1:
        raise _row.wrong("gain", "a starting tile comes with one discovery tile, not with more")
    STARTING.append(StartingTile(_row.number("number"), (_left, _right), _gain))
    _row.done()


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
        goods = frozenset(UNITS[:4]) | {"points"}
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
                (steps.of(_BLUE), steps.of(_BLUE + 1), steps.of(_BLUE + 2)),
                steps.of(_AVENUE),
                technology,
                tuple(workers),
            )
        )
        row.done()
    return seats


_TECHNOLOGY_NUMBERS: Final[list[int]] = [technology.number for technology in TECHNOLOGIES]
_first: Final = _setup.group("first_game_tiles")

# [players][seat]
SEAT_COCOA: Final[tuple[tuple[int, ...], ...]] = _seat_cocoa(_setup.group("seats"))
DEALT: Final[int] = _setup.group("starting_tiles").number("dealt", 2, 4)
KEPT: Final[int] = _setup.group("starting_tiles").number("kept", 2, 2)
DRAFT_TILES: Final[tuple[int, ...]] = (0, 0) + _draft(_setup.group("starting_tiles"))
NEUTRAL_COLOURS: Final[tuple[int, ...]] = (0, 0) + _neutral(_setup.group("neutral"))
FIRST_RING: Final[tuple[int, ...]] = PRINTED_RING
FIRST_ROYAL: Final[tuple[int, ...]] = _indexes(
    _first, "royal", 3, [tile.number for tile in ROYAL_TILES]
)
FIRST_TECHNOLOGIES: Final[tuple[int, ...]] = _indexes(
    _first, "technologies", 6, _TECHNOLOGY_NUMBERS
)
if sorted([ROYAL_TILES[index].category for index in FIRST_ROYAL]) != [0, 1, 2]:
    raise _first.wrong("royal", "must be one tile of each category")
FIRST_BONUS: Final[tuple[int, ...]] = _indexes(_first, "bonus", 3, [tile.number for tile in BONUS])
FIRST_SEATS: Final[list[FirstSeat]] = _first_seats(_setup.group("first_game_seats"))

for _book in BOOKS.opened:
    _book.done()


def facts() -> list[Fact]:
    """Where every group of values comes from."""
    return BOOKS.facts()


def weak_facts() -> list[Fact]:
    """What an owner of the game might check: see ``Fact.is_weak``."""
    return [fact for fact in facts() if fact.is_weak()]
