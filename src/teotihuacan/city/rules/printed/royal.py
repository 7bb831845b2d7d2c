"""Royal tiles and temple bonus tiles."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.goods.reading import bundle_or_nothing, check_new, module_of, numbered
from teotihuacan.city.rules.pieces import BonusTile, RoyalTile
from teotihuacan.engine.facts import Group

_royal: Final = DATA.open("royal.toml")
_bonus: Final = DATA.open("bonus.toml")
COUNTED_HERE: Final = ("technologies", "pyramid_track", "avenue")
COUNTED_BY_MODULES: Final = ("major_pairs",)
_UPTO: Final = ("power - 1", "power", "power + 1")
_BONUS_EFFECTS: Final = (
    "masks", "technologies", "flat", "avenue", "bonus_tiles", "discovery", "workers",
)  # fmt: skip


# Allowed keys of each effect; any other key would be shown but have no effect.
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


def _trades(row: Group, module: str) -> tuple[Bundle, Bundle]:
    """Return the cost and the gain of a royal tile."""
    more = units.WITH_WILD if module else frozenset[str]()
    pay = bundle_or_nothing(row, "pay", units.PRICE | more)
    gain = bundle_or_nothing(row, "gain", units.GAIN | more)
    if pay.of(units.RESOURCE) and not gain.only(*range(1, units.RESOURCE)).is_empty():
        # It is asked which resource is paid, and what was just gained must not pay for itself.
        raise row.wrong("gain", "a price in any resource cannot bring wood, stone or gold by name")
    return pay, gain


def _royal_tile(row: Group, module: str) -> RoyalTile:
    of = COUNTED_HERE if not module else COUNTED_HERE + COUNTED_BY_MODULES
    effect = _says(row, _ROYAL)
    pay, gain = _trades(row, module)
    tile = RoyalTile(
        row.number("number"),
        "ABC".index(row.word("category", ("A", "B", "C"))),
        effect,
        row.number_or("points", 0),
        row.word_or("of", "", of),
        pay,
        gain,
        _UPTO.index(row.word("upto", _UPTO)) - 1,
        module,
        once=effect == "trade_for_power",
        fee=pay.only(units.COCOA),
        unpaid=pay.without(units.COCOA),
        trades=effect in ("trade", "trade_for_power"),
    )
    row.done()
    return tile


ROYAL_TILES: Final[list[RoyalTile]] = [
    _royal_tile(row, "") for row in numbered(_royal.group("tiles"), [1, 2, 3, 4, 5, 6, 7, 8, 9])
]
if [len([t for t in ROYAL_TILES if t.category == c]) for c in range(3)] != [3, 3, 3]:
    raise _royal.group("tiles").wrong("list", "must have three tiles of each category")
for _box in DATA.more("royal.toml"):
    _tiles = _box.group("tiles")
    for _row in _tiles.tables("list", -1):
        check_new(_row, "number", f"{_row.number('number')}", [f"{t.number}" for t in ROYAL_TILES])
        ROYAL_TILES.append(_royal_tile(_row, module_of(_tiles)))
    _box.done()

BONUS_TILES: Final[list[BonusTile]] = []
for _row in numbered(_bonus.group("tiles"), [1, 2, 3, 4, 5, 6, 7]):
    BONUS_TILES.append(
        BonusTile(
            _row.number("number"),
            _says(_row, _BONUS),
            _row.number_or("points", 0),
            _row.number_or("points_high", 0),
            _row.number_or("high_power", 0),
        )
    )
    _row.done()

_royal.done()
_bonus.done()
