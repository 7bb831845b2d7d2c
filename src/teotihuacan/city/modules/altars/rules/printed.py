"""The printed data of the altars, and their places."""

from dataclasses import dataclass
from typing import Final

from teotihuacan.city.modules.obsidian.rules import printed as obsidian_printed
from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.goods.reading import bundle, bundle_or_nothing, keyed
from teotihuacan.city.rules.printed import discovery
from teotihuacan.engine.facts import Group

MAJOR: Final[int] = units.UNITS.index("major")
STAND: Final[int] = units.UNITS.index("stand")

ALTARS: Final = 4
HALVES: Final = 8  # two of each altar: 2 * altar and 2 * altar + 1
PLACES: Final = 8  # of boards in the ring

STEP_TILE: Final[int] = [tile.special for tile in discovery.TILES].index("further")
"""The tile with which one's own Shaman goes an altar further."""


@dataclass(frozen=True)
class Benefit:
    """The benefit of a half of an altar."""

    key: str
    pay: Bundle
    goods: Bundle  # come at once, if there is no price
    claims: int  # tiles of the altar
    back: int  # boards that a worker goes back at most …
    times: int  # … and how often
    unlock: bool


_GAIN: Final = frozenset([*units.GOODS, units.UNITS[MAJOR], units.UNITS[obsidian_printed.BACK]])


def _benefit(row: Group) -> Benefit:
    gain = bundle(row, "gain", _GAIN)
    pay = bundle_or_nothing(row, "pay", units.PRICE | units.WITH_WILD)
    back = gain.of(obsidian_printed.BACK)
    times = row.number("times", 1, 2) if back else 0
    unlock = row.flag("unlock")
    claims = gain.of(MAJOR)
    if not pay.is_empty() and (unlock or claims or back):
        raise row.wrong("pay", "only goods have a price")
    goods = gain.without(MAJOR, obsidian_printed.BACK)
    benefit = Benefit(row.word("key"), pay, goods, claims, back, times, unlock)
    row.done()
    return benefit


def _gaps(group: Group) -> list[tuple[int, int]]:
    """The two places beside each gap, which follow each other around the ring."""
    gaps: list[tuple[int, int]] = []
    for row in group.number_rows("between", ALTARS, 1, PLACES):
        if len(row) != 2 or row[1] != row[0] % PLACES + 1:
            raise group.wrong("between", f"two places next to each other are needed, not {row}")
        gaps.append((row[0], row[1]))
    behind = [gap[1] for gap in gaps]
    ways = [(behind[i - 1] - behind[i]) % PLACES for i in range(ALTARS)]
    if min(ways) == 0 or sum(ways) != PLACES:
        raise group.wrong("between", "four different gaps are needed, counter-clockwise")
    return gaps


_altars: Final = DATA.open("period/altars.toml")

for _name in ("gaps", "piles", "benefits", "tiles", "bots"):
    _altars.group(_name).word("module", ("altars",))

GAPS: Final[list[tuple[int, int]]] = _gaps(_altars.group("gaps"))
"""[altar]: the places before and behind it, clockwise.  Shamans go from each to the next."""

TILES_ON_ALTARS: Final[tuple[int, ...]] = (0, 0, *_altars.group("piles").numbers("tiles", 3, 0, 9))
"""[players]: how many Major Discovery tiles begin on each altar."""

_KEYS: Final = ("claim", "barter", "unlock", "back", "obsidian")

BENEFITS: Final[list[Benefit]] = [_benefit(row) for row in keyed(_altars.group("benefits"), _KEYS)]


@dataclass(frozen=True)
class AltarTile:
    """An altar: the benefits of its half before the dividing line and of the one behind it."""

    key: str
    halves: tuple[int, int]  # as places in BENEFITS


def _tile(row: Group) -> AltarTile:
    first, second = row.words("halves", 2, _KEYS)
    tile = AltarTile(row.word("key"), (_KEYS.index(first), _KEYS.index(second)))
    row.done()
    return tile


ALTAR_KEYS: Final = ("barter", "unlock", "back", "obsidian")
ALTAR_TILES: Final[list[AltarTile]] = [
    _tile(row) for row in keyed(_altars.group("tiles"), ALTAR_KEYS)
]

_bots: Final = _altars.group("bots")
BOT_FINDS_NONE: Final[Bundle] = bundle(_bots, "no_tile", frozenset(units.GOODS))
BOT_DISPLACED: Final[Bundle] = bundle(_bots, "displaced", frozenset(units.GOODS))
BOT_DISCARDS: Final[Bundle] = bundle(_bots, "harder_discard", frozenset(units.GOODS))


@dataclass(frozen=True)
class Season:
    """A season, which lasts the whole game (ruling X127)."""

    key: str  # what is printed on it
    needs: tuple[str, ...]  # the modules it is never played without
    further: int  # altars that an activated Shaman may go past


def _season(row: Group) -> Season:
    needs = row.words("needs", -1, ("altars",))
    season = Season(row.word("key"), needs, row.number("further", 0, 2))
    row.done()
    return season


SEASONS: Final[list[Season]] = [_season(row) for row in _altars.group("seasons").tables("list", -1)]

_altars.done()

HALF_NAMES: Final[list[str]] = [
    f"{before}{behind}-{place}" for before, behind in GAPS for place in (before, behind)
]
"""A half by the places beside its altar and the one it points to."""


def next_altar(altar: int) -> int:
    """Return the altar after an altar, counter-clockwise."""
    return (altar + 1) % ALTARS


def first_altar(place: int) -> int:
    """The first altar counter-clockwise of a place in the ring, counted from 1."""
    behind = [gap[1] for gap in GAPS]
    while place not in behind:
        place = place - 1 if place > 1 else PLACES
    return behind.index(place)


def pointed_place(half: int) -> int:
    """The place in the ring that a half points to, counted from 1."""
    return GAPS[half // 2][half % 2]
