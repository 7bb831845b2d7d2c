"""What the parts of a phrase are called: boards, tiles, temples, goods, sites, players.

Each part has a meaning of its own; here is, for every name a part can have, how to put it into
words.  What is printed on a tile is told from the game's data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.boards.decorations import SIDES
from teotihuacan.city.rules.bundle import GOLD_BARS, GOODS, UNITS, Bundle
from teotihuacan.city.rules.printed.boards import (
    BOARD_KEYS,
    BOARD_LETTERS,
    GRID,
    SIDEBAR_TEMPLE,
    TEMPLE_KEYS,
)
from teotihuacan.city.rules.printed.calendar import MASK_SET_POINTS
from teotihuacan.city.rules.printed.discovery import DISCOVERY
from teotihuacan.city.rules.printed.royal import BONUS, ROYAL_TILES
from teotihuacan.city.rules.printed.starting import STARTING
from teotihuacan.city.rules.printed.technologies import TECHNOLOGIES
from teotihuacan.city.rules.printed.temples import AVENUE_PILE, MAJOR_PILE, TEMPLE_REWARD
from teotihuacan.city.rules.pyramid_tiles import DECORATION_ICONS, ORIENTED
from teotihuacan.city.rules.state import ROYAL_SPACE, SIDEBAR
from teotihuacan.city.rules.temples import FIRST_TEMPLE_PILE
from teotihuacan.city.solo.action_pyramid import POSITIONS
from teotihuacan.city.solo.action_pyramid import SIDES as DIRECTIONS
from teotihuacan.city.solo.action_pyramid import TILES as ACTIONS
from teotihuacan.city.solo.choosing import REASONS
from teotihuacan.city.solo.modified import A as MODIFIED_A
from teotihuacan.words.naming import Naming, seat, table

if TYPE_CHECKING:
    from teotihuacan.words.speaker import Words

ICONS: Final = "brgnBRG"
ROWS: Final = ("top", "centre", "bottom")


def bundle(words: Words, things: Bundle, cocoa: int = 0) -> str:
    """Things paid or gained together, and perhaps more cocoa: "1 cocoa and 2 wood"."""
    amounts = dict(zip(UNITS, things.amounts, strict=True))
    amounts["cocoa"] += cocoa
    items = [
        words.text(f"names.unit.{unit}", amount=amount)
        for unit, amount in amounts.items()
        if amount
    ]
    return words.listing(items) or words.text("names.nothing")


def plus_one(words: Words, value: int) -> str:
    return str(value + 1)


def letter(words: Words, value: int) -> str:
    return BOARD_LETTERS[value] if 0 <= value < len(BOARD_LETTERS) else ""


# --- the bot --------------------------------------------------------------------------------------


def option(words: Words, value: int) -> str:
    """A step of an action tile: numbered for the original bot, lettered for the modified one."""
    if value < MODIFIED_A:
        return words.text("names.option.step", number=value)
    return words.text("names.option.letter", letter="ABC"[value - MODIFIED_A])


# --- tiles ----------------------------------------------------------------------------------------


def tile_short(words: Words, value: int) -> str:
    """A discovery tile by its name, which may say what it brings."""
    if value < 0:
        return ""
    kind = DISCOVERY[value]
    return words.text(f"names.tile.{kind.key}", gain=bundle(words, kind.gain))


def pile(words: Words, value: int) -> str:
    """Where a pile of discovery tiles lies."""
    key, step = pile_step(value)
    return words.text(f"names.pile.{key}", step=step)


def pile_short(words: Words, value: int) -> str:
    key, step = pile_step(value)
    return words.text(f"names.pile.short.{key}", step=step)


def pile_step(value: int) -> tuple[str, int]:
    if value < FIRST_TEMPLE_PILE:
        return "avenue", AVENUE_PILE.index(value)
    place = value - FIRST_TEMPLE_PILE
    temple = [place in piles for piles in MAJOR_PILE].index(True)
    return TEMPLE_KEYS[temple], MAJOR_PILE[temple].index(place)


def cost(words: Words, value: int) -> str:
    """What claiming a discovery tile costs."""
    if value < 0:
        return ""
    price = DISCOVERY[value].cost
    if price.is_empty():
        return words.text("names.cost.free")
    return words.text("names.cost.price", price=bundle(words, price))


def cost_short(words: Words, value: int) -> str:
    if value < 0 or DISCOVERY[value].cost.is_empty():
        return cost(words, value)
    return bundle(words, DISCOVERY[value].cost)


def cost_pay(words: Words, value: int) -> str:
    """The same as something to do, before what it brings."""
    return total(words, (value, 0))


def total(words: Words, value: tuple[int, int]) -> str:
    """What a discovery tile and a fee of so much cocoa cost together."""
    kind, fee = value
    if kind < 0:
        return ""
    price = DISCOVERY[kind].cost
    if price.is_empty() and not fee:
        return words.text("names.cost.free")
    return words.text("names.cost.pay", price=bundle(words, price, fee))


def tile(words: Words, value: int) -> str:
    """A discovery tile by what it brings; masks and odd ones by their names."""
    if value < 0:
        return ""
    gain = DISCOVERY[value].gain
    return tile_short(words, value) if gain.is_empty() else bundle(words, gain)


def technology(words: Words, value: int) -> str:
    tile = TECHNOLOGIES[value]
    name = words.text(f"names.technology.{tile.key}")
    return words.text("names.technology.full", number=tile.number, name=name)


def technology_effect(words: Words, value: int) -> str:
    tile = TECHNOLOGIES[value]
    boards = words.listing([words.part("board", board) for board in tile.boards])
    return words.text(
        f"names.technology.when.{tile.when}",
        boards=boards,
        gain=bundle(words, tile.gain),
        cost=bundle(words, tile.cost),
    )


def technology_cost(words: Words, value: int) -> str:
    """What using a technology costs each time."""
    return bundle(words, TECHNOLOGIES[value].cost) if value >= 0 else ""


def technology_price(words: Words, value: int) -> str:
    return str(TECHNOLOGIES[value].price.of(GOLD_BARS))


def royal(words: Words, value: int) -> str:
    if value < 0:
        return ""
    return words.text(
        "names.royal.full", number=ROYAL_TILES[value].number, effect=royal_effect(words, value)
    )


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
    """What is left to pay once the cocoa is taken care of."""
    return bundle(words, ROYAL_TILES[value].unpaid)


def royal_gain(words: Words, value: tuple[int, int]) -> str:
    """What one trade brings that counts so often as the worker's power says."""
    tile, count = value
    return bundle(words, ROYAL_TILES[tile].gain.times(count))


def royal_price(words: Words, value: int) -> str:
    return bundle(words, ROYAL_TILES[value].pay)


def bonus(words: Words, value: int) -> str:
    tile = BONUS[value]
    return words.text(
        f"names.bonus.{tile.effect}",
        points=tile.points,
        high=tile.points_high,
        strong=tile.high_power,
        most=max(MASK_SET_POINTS),
    )


def bonus_full(words: Words, value: int) -> str:
    return words.text("names.bonus.full", number=BONUS[value].number, effect=bonus(words, value))


def start(words: Words, value: int) -> str:
    tile = STARTING[value]
    return words.text(
        "names.start",
        number=tile.number,
        left=words.part("board", tile.boards[0], "short"),
        right=words.part("board", tile.boards[1], "short"),
        gain=bundle(words, tile.gain),
    )


# --- pyramid --------------------------------------------------------------------------------------


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


def site(words: Words, value: int) -> str:
    return site_code(value)


# --- boards, temples ------------------------------------------------------------------------------


def cell(words: Words, value: tuple[int, int, int]) -> str:
    """A cell of a resource board's grid: board, workers and column."""
    board, workers, column = value
    return bundle(words, GRID[board - 2][workers - 1][column])


def reward(words: Words, value: tuple[int, int]) -> str:
    """The printed reward of a temple step: temple and step."""
    temple, step = value
    return bundle(words, TEMPLE_REWARD[temple][step])


def space(words: Words, value: int) -> str:
    """A worship space."""
    if value < SIDEBAR:
        return words.text("names.space.royal", place=royal_space(words, value - ROYAL_SPACE))
    return words.text("names.space.sidebar", board=words.part("board", value - SIDEBAR))


def space_ability(words: Words, value: int) -> str:
    """What the temple sidebar of a board does."""
    return words.part("temple", SIDEBAR_TEMPLE[value - SIDEBAR], "step")


def royal_space(words: Words, value: int) -> str:
    """The place of a royal tile, told as a place: the tile's own number is another one."""
    return words.text("names.space.places").split()[value] if value >= 0 else ""


TEMPLES: Final = (*TEMPLE_KEYS, "any")
BOARD: Final = table("board", BOARD_KEYS)

NAMES: Final[dict[str, Naming]] = {
    "board": BOARD,
    "board.short": table("board.short", BOARD_KEYS),
    "board.action": table("board.action", BOARD_KEYS),
    "board.letter": letter,
    "to": BOARD,
    "second": BOARD,
    "third": BOARD,
    "holder": seat,
    "power.next": plus_one,
    "good": table("good", GOODS),
    "temple": table("temple", TEMPLES),
    "temple.step": table("temple.step", TEMPLES),
    "temple.short": table("temple.short", TEMPLES),
    "reward": reward,
    "cell": cell,
    "space": space,
    "space.ability": space_ability,
    "royal space": royal_space,
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
    "category": table("category", ("A", "B", "C")),
    "bonus": bonus_full,
    "bonus.effect": bonus,
    "start": start,
    "pyramid": pyramid,
    "oriented": oriented,
    "decoration": decoration,
    "decoration.icons": decoration_icons,
    "side": table("side", SIDES),
    "side.short": table("side.short", SIDES),
    "row": table("row", ROWS),
    "row.short": table("row.short", ROWS),
    "site": site,
    "option": option,
    "action": table("action", ACTIONS),
    "position": table("position", POSITIONS),
    "position.short": table("position.short", POSITIONS),
    "from": table("position", POSITIONS),
    "direction": table("direction", DIRECTIONS),
    "below": table("direction", DIRECTIONS),
    "reason": table("reason", REASONS),
}
"""By the name of a part, or of a part in other words (`board.short`)."""
