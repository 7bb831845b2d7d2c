"""What the parts of a phrase are called: boards, tiles, temples, goods, sites, players.

Each part has a meaning of its own; here is, for every name a part can have, how to put it into
words.  What is printed on a tile is told from the game's data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.period.altars.printed import ALTAR_TILES, BENEFITS
from teotihuacan.city.period.empire.printed import (
    BUILD_COST,
    FARTHEST,
    TEOTIHUACAN,
    benefit_of,
)
from teotihuacan.city.period.obsidian.printed import GRID as OBSIDIAN_GRID
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.boards.decorations import SIDES
from teotihuacan.city.rules.bundle import GOLD_BARS, GOODS, POWER, UNITS, WILD, Bundle
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
from teotihuacan.city.solo.action_pyramid import POSITIONS, advance_of, side_of
from teotihuacan.city.solo.action_pyramid import SIDES as DIRECTION_SIDES
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
    return words.listing(items(words, things, cocoa)) or words.text("names.nothing")


def items(words: Words, things: Bundle, cocoa: int = 0) -> list[str]:
    amounts = dict(zip(UNITS, things.amounts, strict=True))
    amounts["cocoa"] += cocoa
    return [
        words.text(f"names.unit.{unit}", amount=amount)
        for unit, amount in amounts.items()
        if amount
    ]


def paid(words: Words, price: Bundle, cocoa: int = 0) -> str:
    """The same for what is paid: power is gained as a power-up, and paid by a worker."""
    if not price.power:
        return bundle(words, price, cocoa)
    worker = words.text("names.cost.power", amount=price.power)
    return words.listing([*items(words, price.without(POWER), cocoa), worker])


def amount_of(words: Words, value: tuple[int, int]) -> str:
    """So much of a good."""
    good, amount = value
    return words.text(f"names.unit.{GOODS[good]}", amount=amount)


def pieces(words: Words, value: int) -> str:
    """So many pieces of the good that stands for others."""
    return amount_of(words, (WILD, value))


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
    return words.text("names.cost.price", price=paid(words, price))


def cost_short(words: Words, value: int) -> str:
    if value < 0 or DISCOVERY[value].cost.is_empty():
        return cost(words, value)
    return paid(words, DISCOVERY[value].cost)


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
    return words.text("names.cost.pay", price=paid(words, price, fee))


def tile(words: Words, value: int) -> str:
    """A discovery tile by what it brings; masks and odd ones by their names."""
    if value < 0:
        return ""
    kind = DISCOVERY[value]
    if kind.special or kind.gain.is_empty():
        return tile_short(words, value)
    return bundle(words, kind.gain)


def technology(words: Words, value: int) -> str:
    tile = TECHNOLOGIES[value]
    name = words.text(f"names.technology.{tile.key}")
    return words.text("names.technology.full", number=tile.label, name=name)


def technology_effect(words: Words, value: int) -> str:
    tile = TECHNOLOGIES[value]
    boards = words.listing([words.part("board", board) for board in tile.boards])
    deeds = words.listing([words.text(f"names.technology.deed.{deed}") for deed in tile.deeds])
    return words.text(
        f"names.technology.when.{tile.when}",
        boards=boards,
        deeds=deeds,
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


def royal_trades(words: Words, value: tuple[int, int]) -> str:
    """So many trades at once."""
    index, count = value
    tile = ROYAL_TILES[index]
    pay, gain = (bundle(words, things.times(count)) for things in (tile.pay, tile.gain))
    return words.text("names.royal.one", pay=pay, gain=gain)


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


def start_printed(value: int) -> str:
    """What is printed on a starting tile of a further box: P1, P2, …"""
    further = [index for index, tile in enumerate(STARTING) if tile.module]
    return f"P{further.index(value) + 1}" if value in further else ""


def start(words: Words, value: int) -> str:
    tile = STARTING[value]
    return words.text(
        "names.start.printed" if tile.module else "names.start",
        number=tile.number,
        printed=start_printed(value),
        left=words.part("board", tile.boards[0], "short"),
        right=words.part("board", tile.boards[1], "short"),
        gain=bundle(words, tile.gain),
    )


# --- altars ---------------------------------------------------------------------------------------


def altar_half(words: Words, value: int) -> str:
    """What a half of an altar brings, and what it takes."""
    if value < 0:
        return ""
    printed = BENEFITS[value]
    brought = items(words, printed.goods)
    if printed.claims:
        brought.append(words.text("names.half.claim", amount=printed.claims))
    if printed.unlock:
        brought.append(words.text("names.half.unlock"))
    if printed.back:
        back = words.text("names.half.back", times=printed.times, amount=printed.back)
        brought.append(back)
    if printed.pay.is_empty():
        return words.listing(brought)
    price = bundle(words, printed.pay)
    return words.text("names.half.priced", price=price, gain=words.listing(brought))


def altar_tile(words: Words, value: int) -> str:
    """An altar by what its halves bring."""
    first, second = ALTAR_TILES[value].halves
    halves = [altar_half(words, first), altar_half(words, second)]
    return words.text("names.half.both", first=halves[0], second=halves[1])


def tiles(words: Words, value: tuple[int, ...]) -> str:
    """Several discovery tiles by their names."""
    names = [tile_short(words, kind) for kind in value]
    return words.listing([words.text("names.half.tile", name=name) for name in names])


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


def direction(words: Words, value: int) -> str:
    """A side of a direction tile; those of the other movement say how far a worker advances."""
    side = words.text(f"names.direction.{DIRECTION_SIDES[side_of(value)]}")
    if value < len(DIRECTION_SIDES):
        return side
    return words.text("names.direction.further", side=side, boards=advance_of(value))


# --- boards, temples ------------------------------------------------------------------------------


def cell(words: Words, value: tuple[int, ...]) -> str:
    """A cell of a resource board's grid: board, workers and column, and 1 where obsidian is."""
    board, workers, column, *obsidian = value
    grid = OBSIDIAN_GRID if any(obsidian) else GRID
    return bundle(words, grid[board - 2][workers - 1][column])


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


def bought_step(words: Words, value: tuple[int, int]) -> str:
    """A step on a temple that can be bought; without a temple there is none."""
    temple, fee = value
    if temple < 0:
        return ""
    return words.text("names.bought step", step=words.part("temple", temple, "step"), amount=fee)


# --- regions --------------------------------------------------------------------------------------


def region(words: Words, value: int) -> str:
    """A region of the empire."""
    if value == TEOTIHUACAN:
        return words.text("names.region.teotihuacan")
    if value == FARTHEST:
        return words.text("names.region.farthest")
    return words.text("names.region.number", number=value)


def region_brings(words: Words, value: int) -> str:
    """What a building in a region brings."""
    brings = benefit_of(value)
    parts = items(words, brings.gain)
    if brings.discovery:
        parts.append(words.text("names.region.discovery", amount=brings.discovery))
    if brings.major:
        parts.append(words.text("names.region.major", amount=brings.major))
    if brings.worker or brings.strong_worker:
        each = words.text(
            "names.region.workers",
            points=brings.worker,
            high=brings.strong_worker,
            strong=brings.strong_from,
        )
        parts.append(each)
    return words.listing(parts)


def settling(words: Words, value: int) -> str:
    """What a building in a region costs."""
    return bundle(words, BUILD_COST)


TEMPLES: Final = (*TEMPLE_KEYS, "any")
_NAMES_OF_BOARDS: Final = table("board", BOARD_KEYS)


def board(words: Words, value: int | str) -> str:
    """A board; 0 is nowhere."""
    return _NAMES_OF_BOARDS(words, value) if value else ""


NAMES: Final[dict[str, Naming]] = {
    "board": board,
    "board.short": table("board.short", BOARD_KEYS),
    "board.action": table("board.action", BOARD_KEYS),
    "board.letter": letter,
    "to": board,
    "there": board,
    "second": board,
    "third": board,
    "holder": seat,
    "owner": seat,
    "power.next": plus_one,
    "good": table("good", GOODS),
    "good with amount": amount_of,
    "pieces": pieces,
    "temple": table("temple", TEMPLES),
    "temple.step": table("temple.step", TEMPLES),
    "temple.short": table("temple.short", TEMPLES),
    "temple with fee": bought_step,
    "region": region,
    "region.brings": region_brings,
    "onward": region,
    "settling": settling,
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
    "royal with amount": royal_trades,
    "half": altar_half,
    "altar tile": altar_tile,
    "tiles": tiles,
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
    "direction": direction,
    "below": direction,
    "reason": table("reason", REASONS),
}
"""By the name of a part, or of a part in other words (`board.short`)."""
