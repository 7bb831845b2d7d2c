"""The discovery tiles."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.reading import bundle_or_nothing, check_new, module_of, rising
from teotihuacan.city.rules.pieces import DiscoveryTile
from teotihuacan.engine.facts import Group

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
                bundle_or_nothing(row, "cost", units.PRICE - {"resource"}),
                bundle_or_nothing(row, "gain", units.GAIN),
                row.word_or("special", "", _DISCOVERY_KEYS[DOUBLE_MOVE:]),
                (),
                ORDINARY,
                "",
            )
        )
        row.done()
    return kinds


def _more_kinds(group: Group, known: list[DiscoveryTile]) -> None:
    """Add the tiles of a further box; those whose key is a number behind "mask_" are masks."""
    module = module_of(group)
    stack = _STACKS.index(group.word("stack", _STACKS))
    for row in group.tables("list", -1):
        key = row.word("key")
        check_new(row, "key", key, [tile.key for tile in known])
        number = key.removeprefix(_MASK)
        special = row.word_or("special", "", tuple(_SPECIAL))
        tile = DiscoveryTile(
            key,
            int(number) if key != number and number.isdecimal() else 0,
            row.number("copies", 1, 9),
            bundle_or_nothing(
                row, "cost", (units.PRICE - {"resource"}) | units.WITH_WILD | {"power"}
            ),
            bundle_or_nothing(row, "gain", units.GAIN | units.WITH_WILD | units.MODULES[module]),
            special,
            _joined(row, special),
            stack,
            module,
        )
        if bool(tile.mask) != (tile.gain.is_empty() and not special):
            raise row.wrong("key", "a mask brings nothing when it is used, and all others do")
        known.append(tile)
        row.done()


def _joined(row: Group, special: str) -> tuple[int, ...]:
    """The boards whose main actions a tile can join."""
    possible = _SPECIAL.get(special, ())
    if not possible:
        if row.has("boards"):
            raise row.wrong("boards", "only tiles that join a main action have boards")
        return ()
    if row.has("gain"):
        raise row.wrong("gain", "a tile that joins a main action brings nothing else")
    return rising(row, "boards", possible[0], possible[-1])


_MASK: Final = "mask_"

# Additional effects of tiles of further boxes, and the boards whose main actions they join.
_SPECIAL: Final[dict[str, tuple[int, ...]]] = {
    "extra_worker": (2, 3, 4, 5, 6, 7, 8),
    "double": (2, 3, 4),
    "further": (),
}

# The stacks that tiles are drawn from; what belongs to none lies apart.
ORDINARY: Final = 0
MAJOR: Final = 1
APART: Final = 2
_STACKS: Final = ("ordinary", "major", "apart")

_discovery: Final = DATA.open("discovery.toml")

TILES: Final[list[DiscoveryTile]] = _discovery_kinds(
    _discovery.group("masks"), 0, MASKS
) + _discovery_kinds(_discovery.group("others"), 7, 14)
KINDS: Final[int] = len(TILES)
"""The number of kinds in the base game, which come first; those of further boxes follow, stack by
stack."""

for _box in DATA.more("discovery.toml"):
    for _name in _box.groups:
        _more_kinds(_box.group(_name), TILES)
    _box.done()

MASK_KINDS: Final[tuple[int, ...]] = tuple([kind for kind, tile in enumerate(TILES) if tile.mask])
"""All masks, by kind."""

_discovery.done()
