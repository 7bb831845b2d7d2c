"""The table in plain JSON types, for people and programs.

Names instead of numbers wherever there is a name, so that a position can be read, and mended,
by a person.  What follows from the rest (icons, the lowest visible building) is written beside it
for those who read; `restoring.py`, which reads all this back, only checks that it agrees.
"""

from typing import Final

from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards import decorations, geometry, pyramid_tiles
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.printed import discovery, technologies, temples
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.rules.scoring.eclipse import visible_building
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.city.rules.turns.temples import FIRST_TEMPLE_PILE
from teotihuacan.engine.checking import counted

KEYS: Final[list[str]] = [tile.key for tile in discovery.TILES]
BOARDS: Final[list[str]] = list(printed_boards.BOARD_KEYS[1:])
PILE_NAMES: Final[list[str]] = [
    f"avenue {temples.AVENUE_PILE.index(pile)}" for pile in range(FIRST_TEMPLE_PILE)
] + [
    f"{printed_boards.TEMPLE_KEYS[temple]} {temples.MAJOR_PILE[temple].index(pile)}"
    for pile in range(len(temples.MAJOR_TILES))
    for temple in range(len(printed_boards.TEMPLE_KEYS))
    if pile in temples.MAJOR_PILE[temple]
]
SITE_NAMES: Final[list[str]] = [site_code(site) for site in range(geometry.SITES)]
SIDE_NAMES: Final[list[str]] = [
    f"{side} {level}" for side in decorations.SIDES for level in range(1, decorations.LEVELS + 1)
]


TURNED_WORDS: Final[list[str]] = [
    pyramid_tiles.icon_word(icons) for icons in pyramid_tiles.ORIENTED
]
TILE_WORDS: Final[list[str]] = [
    pyramid_tiles.icon_word(icons) for icons in pyramid_tiles.TILE_ICONS
]
DECORATION_WORDS: Final[list[str]] = [
    pyramid_tiles.icon_word(icons) for icons in pyramid_tiles.DECORATION_ICONS
]
ROYAL_PLACES: Final = ("left", "middle", "right")
CATEGORIES: Final = "ABC"
LOWEST_VISIBLE: Final = "lowest visible"


def _places() -> dict[int, str]:
    names = {places.WHEEL: "wheel", places.HAND: "hand"}
    for board in range(1, 9):
        names[board] = printed_boards.BOARD_KEYS[board]
    for royal in range(3):
        names[places.ROYAL_SPACE + royal] = f"royal {royal + 1}"
    for board in printed_boards.WORSHIP_BOARDS:
        if board != places.PALACE:
            names[places.SIDEBAR + board] = f"{printed_boards.BOARD_KEYS[board]} sidebar"
    return names


PLACES: Final[dict[int, str]] = _places()
PLACE_NUMBERS: Final[list[int]] = list(PLACES)
PLACE_NAMES: Final[list[str]] = [PLACES[number] for number in PLACE_NUMBERS]


def bits(value: int, count: int) -> list[int]:
    """The set bits, counted from 1 as tiles are."""
    return [i + 1 for i in range(count) if (value >> i) & 1]


def numbered(tiles: tuple[int, ...]) -> list[object]:
    """Tiles counted from 1; null for an empty place."""
    return [tile + 1 if tile >= 0 else None for tile in tiles]


def write_player(player: Player, goods: int, shown: bool) -> dict[str, object]:
    """Write a player with these goods; `shown`: whether the secret starting tiles are visible."""
    return {
        **{name: player.goods[good] for good, name in enumerate(units.GOODS[:goods])},
        "points": player.points,
        "temples": {key: player.temple[i] for i, key in enumerate(printed_boards.TEMPLE_KEYS)},
        "avenue": player.avenue,
        "pyramid track": player.track,
        "technologies": [
            technologies.TILES[i].written() for i in technologies.IN_ORDER if player.knows(i)
        ],
        "workers": [
            {"at": PLACES[player.place[i]], "power": player.power[i]} for i in range(WORKER_COUNT)
        ],
        "discovery": counted(player.tiles, KEYS),
        "discovery used": counted(list(player.used), KEYS),
        "starting dealt": [tile + 1 for tile in player._dealt] if shown else len(player._dealt),
        "starting kept": [tile + 1 for tile in player._kept] if shown else len(player._kept),
    }


def unseen_tiles(city: City, seat: int | None) -> list[int]:
    """Return how many discovery tiles of each kind a seat (None: a spectator) has not seen: in the
    pile, or beside a starting tile in a hand that it cannot see.
    """
    pile = list(city._discovery_pile)
    for tile, kind in zip(city.setting.discoverers, city._linked, strict=True):
        if kind >= 0 and not holds(city, seat, tile) and not lies_open(city, tile):
            pile[kind] += 1
    return pile


def write_city(city: City, seat: int | None, everything: bool) -> dict[str, object]:
    """Write all of the table, or the part that a seat may know."""
    shown = [everything or not city.secret or player.seat == seat for player in city.players]
    linked = [
        kind if everything or holds(city, seat, tile) or lies_open(city, tile) else -1
        for tile, kind in zip(city.setting.discoverers, city._linked, strict=True)
    ]
    pile = city._discovery_pile if everything else unseen_tiles(city, seat)
    written: dict[str, object] = {
        "players": [
            write_player(player, city.setting.goods, shown[player.seat]) for player in city.players
        ],
        "ring": [printed_boards.BOARD_KEYS[board] if board else None for board in city.ring],
        "royal tiles": [ROYAL_TILES[tile].number for tile in city.royal],
        "royal places": royal_places(city),
        "technologies": [technologies.TILES[tile].written() for tile in city.technologies],
        "bonus tiles": [BONUS_TILES[tile].number for tile in city.bonus],
        "neutral workers": [
            [printed_boards.BOARD_KEYS[board] for board in boards] for boards in city.neutral
        ],
        "calendar": {
            "light": city.light,
            "dark": city.dark,
            "era": city.era + 1,
            "turns to eclipse": city.countdown if city.countdown >= 0 else None,
            "pyramid finished": city.final,
        },
        "turn": city.turn if city.turn >= 0 else None,
        "acting workers": bits(city.acting, WORKER_COUNT),
        "buildings": write_buildings(city),
        "pyramid": {
            SITE_NAMES[site]: [tile // 4 + 1, tile % 4]
            for site, tile in enumerate(city.pyramid)
            if tile >= 0
        },
        "pyramid icons": site_icons(city),
        "pyramid offer": numbered(city.pyramid_offer),
        "pyramid offer icons": offer_icons(city.pyramid_offer, TILE_WORDS),
        "pyramid pile": bits(city.pyramid_pile, pyramid_tiles.PYRAMID_TILES),
        "decorations": {
            SIDE_NAMES[space]: tile + 1 for space, tile in enumerate(city.decorations) if tile >= 0
        },
        "decoration icons": side_icons(city),
        "decoration offer": numbered(city.decoration_offer),
        "decoration offer icons": offer_icons(city.decoration_offer, DECORATION_WORDS),
        "decoration pile": bits(city.decoration_pile, pyramid_tiles.DECORATION_TILES),
        "discovery near": {
            printed_boards.BOARD_KEYS[board]: KEYS[city.near[board]]
            for board in printed_boards.WORSHIP_BOARDS
            if city.near[board] >= 0
        },
        "discovery piles": {
            PILE_NAMES[i]: [KEYS[kind] for kind in kinds] for i, kinds in enumerate(city.piles)
        },
        "discovery pile": counted(pile, KEYS),
        "discovery linked": [KEYS[kind] if kind >= 0 else None for kind in linked],
        "starting face up": [tile + 1 for tile in city.face_up],
        "starting drawn": [tile + 1 for tile in city.drawn],
        "starting secret": city.secret,
    }
    if city.discount_used:
        written["discount used"] = True
    for module in city.setting.modules:
        module.write(city, written)
    if everything:
        written["starting pile"] = bits(city._starting_pile, city._starting_pile.bit_length())
    return written


def write_buildings(city: City) -> dict[str, object]:
    """Built, the rows (how many spaces are taken from the left, or which ones, where there are
    gaps), and the number that is visible now: what an Avenue step is worth."""
    rows: list[object] = []
    for taken in city.nobles:
        count = taken.bit_count()
        rows.append(count if taken == (1 << count) - 1 else bits(taken, taken.bit_length()))
    return {"built": city.buildings, "rows": rows, LOWEST_VISIBLE: visible_building(city)}


# --- what follows from the rest -------------------------------------------------------------------


def royal_places(city: City) -> dict[str, object]:
    """The royal tiles from left to right, as the codes and spaces `royal 1` to `royal 3` count."""
    return {
        ROYAL_PLACES[place]: {
            "space": PLACES[places.ROYAL_SPACE + place],
            "tile": ROYAL_TILES[tile].number,
            "category": CATEGORIES[ROYAL_TILES[tile].category],
        }
        for place, tile in enumerate(city.royal)
    }


def site_icons(city: City) -> dict[str, object]:
    """The icons of the tiles on the pyramid as they lie there, clockwise from the top left."""
    laid = [(site, tile) for site, tile in enumerate(city.pyramid) if tile >= 0]
    return {SITE_NAMES[site]: TURNED_WORDS[tile] for site, tile in laid}


def side_icons(city: City) -> dict[str, object]:
    laid = [(space, tile) for space, tile in enumerate(city.decorations) if tile >= 0]
    return {SIDE_NAMES[space]: DECORATION_WORDS[tile] for space, tile in laid}


def offer_icons(offer: tuple[int, ...], words: list[str]) -> list[object]:
    return [words[tile] if tile >= 0 else None for tile in offer]


def lies_open(city: City, tile: int) -> bool:
    """Return whether all players can see a starting tile: in the draft, or kept and revealed."""
    if tile in city.face_up:
        return True
    return not city.secret and any(tile in player._kept for player in city.players)


def holds(city: City, seat: int | None, tile: int) -> bool:
    if seat is None:
        return False
    player = city.players[seat]
    return tile in player._dealt or tile in player._kept
