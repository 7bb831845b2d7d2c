"""Worship tiles: what they do, in which stack they lie, and how often."""

from typing import Final

from teotihuacan.engine.facts import Group
from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.resources import RESOURCES, Price, amounts, price

# Effects of tiles.
TRADE: Final = 0
MULTIPLY: Final = 1
HAVE: Final = 2
ANY_BUILDING: Final = 3
ANY_INFLUENCE: Final = 4
ANY_BUILD: Final = 5
A_TEMPLE: Final = 6
A_PYRAMID_TILE: Final = 7
EFFECTS: Final[tuple[str, ...]] = (
    *("trade", "multiply", "have", "building", "influence", "build"),
    *("temple", "pyramid"),
)

MOST_TIMES: Final = 12  # the most repetitions of a trade: there is an answer for each number
NO_PRICE: Final[Price] = Price(0, 0, 0, 0)

# Allowed keys of each effect; any other key would be shown but have no effect.
_SAYS: Final[dict[str, tuple[str, ...]]] = {
    "trade": ("pay", "points", "most"),
    "multiply": ("temple", "building", "most"),
    "have": ("needs", "points"),
    "building": ("points", "size"),
    "influence": ("points",),
    "build": ("points",),
    "temple": ("pay",),
    "pyramid": ("pay",),
}

_COUNTED: Final[tuple[str, ...]] = (
    *tiles.BUILDING_KEYS,
    *tiles.COLOURS,
    *[f"size{size}" for size in range(1, 5)],
)


class Worship:
    """A kind of Worship tile."""

    def __init__(self, row: Group, stack: int, copies: int) -> None:
        effect = row.word("effect", EFFECTS)
        for field in _SAYS[effect]:
            if not row.has(field):
                raise row.wrong(field, f"missing: the effect {effect!r} needs it")
        self.key: Final[str] = row.word("key")
        self.stack: Final[int] = stack
        self.copies: Final[int] = copies
        self.effect: Final[int] = EFFECTS.index(effect)
        says = _SAYS[effect]
        self.points: Final[int] = row.number("points") if "points" in says else 0
        self.most: Final[int] = row.number("most") if "most" in says else 0
        self.pay: Final[Price] = price(row, "pay", True) if "pay" in says else NO_PRICE
        self.size: Final[int] = row.number("size", 1, 4) if "size" in says else 0
        self.temple: Final[int] = (
            tiles.FIRST_TEMPLE + tiles.COLOURS.index(row.word("temple", tiles.COLOURS))
            if "temple" in says
            else -1
        )
        self.building: Final[int] = (
            RESOURCES.index(row.word("building", RESOURCES)) if "building" in says else -1
        )
        self.needs: Final[list[tuple[int, int]]] = _needs(row) if "needs" in says else []
        self.times: Final[int] = self._times(row) if effect == "trade" else 0
        if self.effect in (A_TEMPLE, A_PYRAMID_TILE) and not self.pay.any:
            raise row.wrong("pay", "must be so many of any sort, as in '3 any'")
        if self.size and not tiles.OF_SIZE[self.size]:
            raise row.wrong("size", f"there is no Building of size {self.size}")
        row.done()

    def _times(self, row: Group) -> int:
        """Return how often a trade may be repeated (R51)."""
        times = self.most // max(1, self.points)
        if not 1 <= times <= MOST_TIMES or self.pay.times(times).too_much():
            raise row.wrong("most", "a trade is for 1 to 12 times, and what one city can hold")
        return times


def _needs(row: Group) -> list[tuple[int, int]]:
    """Tiles that are needed: the kinds that count together, as bits, and how many (F51)."""
    found: list[tuple[int, int]] = []
    for name, count in amounts(row, "needs", _COUNTED).items():
        if name in tiles.COLOURS:
            kinds = 1 << (tiles.FIRST_TEMPLE + tiles.COLOURS.index(name))
        elif name in tiles.BUILDING_KEYS:
            kinds = 1 << tiles.BUILDING_KEYS.index(name)
        else:
            kinds = tiles.OF_SIZE[int(name[-1])]
        found.append((kinds, count))
    return found


def _read() -> list[Worship]:
    book = DATA.open("worship.toml")
    rows: dict[str, Group] = {}
    for name in ("tiles", "shown"):
        group = book.group(name)
        for row in group.tables("list", -1):
            if row.word("key") in rows:
                raise group.wrong("list", f"duplicate key {row.word('key')}")
            rows[row.word("key")] = row
    stacks = book.group("stacks")
    found: list[Worship] = []
    for stack, colour in enumerate(tiles.COLOURS):
        lying = stacks.raw(colour)
        if not isinstance(lying, dict):
            raise stacks.wrong(colour, "must be a table of tiles and how many there are")
        for key, copies in lying.items():
            if key not in rows:
                raise stacks.wrong(colour, f"there is no tile {key!r}, or it lies in two stacks")
            count = stacks.to_number(f"{colour}.{key}", copies, 1, 12)
            found.append(Worship(rows.pop(key), stack, count))
    for key in rows:
        raise stacks.wrong("", f"{key} lies in no stack")
    book.done()
    return found


WORSHIP: Final[list[Worship]] = _read()  # by stack
IN_STACK: Final[list[list[int]]] = [
    [kind for kind, tile in enumerate(WORSHIP) if tile.stack == stack]
    for stack in range(len(tiles.COLOURS))
]
