"""Names of tiles and their printed contents, from the game's data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_ICONS, ORIENTED
from teotihuacan.city.rules.printed import (
    boards,
    calendar,
    discovery,
    starting,
    technologies,
    temples,
)
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.rules.turns.temples import FIRST_TEMPLE_PILE
from teotihuacan.city.words.goods import bundle, paid
from teotihuacan.words.naming import Naming

if TYPE_CHECKING:
    from teotihuacan.words.formatter import Words

ICONS: Final = "brgnBRG"


def tile_short(words: Words, value: int) -> str:
    """A discovery tile by its name, which may include its gain."""
    if value < 0:
        return ""
    kind = discovery.TILES[value]
    return words.text(f"names.tile.{kind.key}", gain=bundle(words, kind.gain))


def pile(words: Words, value: int) -> str:
    """Describe where a pile of discovery tiles lies."""
    key, step = pile_step(value)
    return words.text(f"names.pile.{key}", step=step)


def pile_short(words: Words, value: int) -> str:
    key, step = pile_step(value)
    return words.text(f"names.pile.short.{key}", step=step)


def pile_step(value: int) -> tuple[str, int]:
    if value < FIRST_TEMPLE_PILE:
        return "avenue", temples.AVENUE_PILE.index(value)
    place = value - FIRST_TEMPLE_PILE
    temple = [place in piles for piles in temples.MAJOR_PILE].index(True)
    return boards.TEMPLE_KEYS[temple], temples.MAJOR_PILE[temple].index(place)


def cost(words: Words, value: int) -> str:
    """Describe the cost of claiming a discovery tile."""
    if value < 0:
        return ""
    price = discovery.TILES[value].cost
    if price.is_empty():
        return words.text("names.cost.free")
    return words.text("names.cost.price", price=paid(words, price))


def cost_short(words: Words, value: int) -> str:
    if value < 0 or discovery.TILES[value].cost.is_empty():
        return cost(words, value)
    return paid(words, discovery.TILES[value].cost)


def cost_pay(words: Words, value: int) -> str:
    """The same as something to do, before what it brings."""
    return total(words, (value, 0))


def total(words: Words, value: tuple[int, int]) -> str:
    """Describe the total cost of a discovery tile and a fee of cocoa."""
    kind, fee = value
    if kind < 0:
        return ""
    price = discovery.TILES[kind].cost
    if price.is_empty() and not fee:
        return words.text("names.cost.free")
    return words.text("names.cost.pay", price=paid(words, price, fee))


def tile(words: Words, value: int) -> str:
    """A discovery tile by its gain; masks and odd ones by their names."""
    if value < 0:
        return ""
    kind = discovery.TILES[value]
    if kind.special or kind.gain.is_empty():
        return tile_short(words, value)
    return bundle(words, kind.gain)


def technology(words: Words, value: int) -> str:
    tile = technologies.TILES[value]
    name = words.text(f"names.technology.{tile.key}")
    return words.text("names.technology.full", number=tile.label, name=name)


def technology_effect(words: Words, value: int) -> str:
    tile = technologies.TILES[value]
    boards = words.listing([words.part("board", board) for board in tile.boards])
    deeds = words.listing([words.text(f"names.technology.deed.{deed}") for deed in tile.triggers])
    parts = {"boards": boards, "deeds": deeds}
    parts |= {"gain": bundle(words, tile.gain), "cost": bundle(words, tile.cost)}
    return words.text(f"names.technology.when.{tile.when}", **parts)


def technology_cost(words: Words, value: int) -> str:
    """Describe the cost of using a technology once."""
    return bundle(words, technologies.TILES[value].cost) if value >= 0 else ""


def technology_price(words: Words, value: int) -> str:
    return str(technologies.TILES[value].price.of(units.GOLD))


def royal(words: Words, value: int) -> str:
    if value < 0:
        return ""
    number = ROYAL_TILES[value].number
    return words.text("names.royal.full", number=number, effect=royal_effect(words, value))


def royal_effect(words: Words, value: int) -> str:
    tile = ROYAL_TILES[value]
    return words.text(
        f"names.royal.{tile.effect}",
        points=tile.points,
        of=words.text(f"names.royal.of.{tile.of}") if tile.of else "",
        pay=bundle(words, tile.pay),
        gain=bundle(words, tile.gain),
        upto=words.text("names.royal.upto." + ("less", "power", "more")[tile.plus + 1]),
    )


def royal_trade(words: Words, value: int) -> str:
    tile = ROYAL_TILES[value]
    return words.text("names.royal.one", pay=bundle(words, tile.pay), gain=bundle(words, tile.gain))


def royal_free(words: Words, value: int) -> str:
    """The same trade once its cocoa is taken care of: what is left to pay, and the gain."""
    tile = ROYAL_TILES[value]
    left = tile.unpaid
    if left.is_empty():
        return bundle(words, tile.gain)
    return words.text("names.royal.one", pay=bundle(words, left), gain=bundle(words, tile.gain))


def royal_rest(words: Words, value: int) -> str:
    """Describe what is left to pay once the cocoa is taken care of."""
    return bundle(words, ROYAL_TILES[value].unpaid)


def royal_gain(words: Words, value: tuple[int, int]) -> str:
    """Describe the gain of one trade that counts as often as the worker's power allows."""
    tile, count = value
    return bundle(words, ROYAL_TILES[tile].gain.times(count))


def royal_trades(words: Words, value: tuple[int, int]) -> str:
    """Describe this many trades at once."""
    index, count = value
    tile = ROYAL_TILES[index]
    pay, gain = (bundle(words, things.times(count)) for things in (tile.pay, tile.gain))
    return words.text("names.royal.one", pay=pay, gain=gain)


def royal_price(words: Words, value: int) -> str:
    return bundle(words, ROYAL_TILES[value].pay)


def bonus(words: Words, value: int) -> str:
    tile = BONUS_TILES[value]
    parts = {"points": tile.points, "high": tile.points_high, "strong": tile.high_power}
    most = max(calendar.MASK_SET_POINTS)
    return words.text(f"names.bonus.{tile.effect}", **parts, most=most)


def bonus_full(words: Words, value: int) -> str:
    number = BONUS_TILES[value].number
    return words.text("names.bonus.full", number=number, effect=bonus(words, value))


def start_printed(value: int) -> str:
    """Return the printed code of a starting tile of a further box: P1, P2, …"""
    further = [index for index, tile in enumerate(starting.TILES) if tile.module]
    return f"P{further.index(value) + 1}" if value in further else ""


def start(words: Words, value: int) -> str:
    tile = starting.TILES[value]
    return words.text(
        "names.start.printed" if tile.module else "names.start",
        number=tile.number,
        printed=start_printed(value),
        left=words.part("board", tile.boards[0], "short"),
        right=words.part("board", tile.boards[1], "short"),
        gain=bundle(words, tile.gain),
    )


def tiles(words: Words, value: tuple[int, ...]) -> str:
    """Several discovery tiles by their names."""
    names = [tile_short(words, kind) for kind in value]
    return words.listing([words.text("names.half.tile", name=name) for name in names])


def icon(words: Words, value: int) -> str:
    letter = ICONS[value]
    sign = words.text(f"names.icon.{letter.lower()}")
    return sign.upper() if letter.isupper() else sign


def oriented(words: Words, value: int) -> str:
    """A tile as it lies: upper row / lower row."""
    a, b, c, d = (icon(words, i) for i in ORIENTED[value])  # clockwise from the top left
    return f"[{a}{b}/{d}{c}]"


def pyramid(words: Words, value: int) -> str:
    if value < 0:
        return ""
    return words.text("names.pyramid", number=value + 1, icons=oriented(words, value * 4))


def decoration_icons(words: Words, value: int) -> str:
    return "[" + "".join(icon(words, i) for i in DECORATION_ICONS[value]) + "]"


def decoration(words: Words, value: int) -> str:
    if value < 0:
        return ""
    icons = decoration_icons(words, value)
    return words.text("names.decoration", number=value + 1, icons=icons)


NAMES_OF_TILES: Final[dict[str, Naming]] = {
    "tile": tile,
    "tile.short": tile_short,
    "cost": cost,
    "cost.short": cost_short,
    "cost.pay": cost_pay,
    "cost with amount": total,
    "pile": pile,
    "pile.short": pile_short,
    "technology": technology,
    "technology.effect": technology_effect,
    "technology.price": technology_price,
    "technology.cost": technology_cost,
    "royal": royal,
    "royal.effect": royal_effect,
    "royal.trade": royal_trade,
    "royal.free": royal_free,
    "royal.price": royal_price,
    "royal.rest": royal_rest,
    "royal with left": royal_gain,
    "royal with amount": royal_trades,
    "tiles": tiles,
    "bonus": bonus_full,
    "bonus.effect": bonus,
    "start": start,
    "pyramid": pyramid,
    "oriented": oriented,
    "decoration": decoration,
    "decoration.icons": decoration_icons,
}
"""By the name of a part, as in `naming.py`."""
