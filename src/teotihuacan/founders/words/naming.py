"""Names of the parts of a phrase: tiles, cubes, spaces, Worship tiles, Bonus disks.

Whatever is printed is told from the data, so that a corrected value is told as it is played.
"""

from typing import Final

from teotihuacan.founders.rules import actions
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import name_of
from teotihuacan.founders.rules.printed import boards, disks, masks, rounds, tiles, worship
from teotihuacan.founders.rules.printed.boards import Reward
from teotihuacan.founders.rules.printed.tiles import colour_of
from teotihuacan.founders.rules.printed.worship import Worship
from teotihuacan.founders.rules.resources import RESOURCES, Price
from teotihuacan.founders.solo import numbers
from teotihuacan.words.formatter import Words
from teotihuacan.words.naming import Naming, same, seat, table

FULL: Final = "■"
EMPTY: Final = "·"

SOURCES: Final = ("display", "supply", "hand")
SORTS: Final = ("build", "influence")
SHORT: Final = "names.tile.short"


# --- cubes ----------------------------------------------------------------------------------------


def unit(words: Words, value: tuple[int, int]) -> str:
    """Describe a number of cubes of a resource: "2 wood"."""
    resource, amount = value
    return words.text(f"names.unit.{RESOURCES[resource]}", amount=amount)


def price(words: Words, value: tuple[int, ...]) -> str:
    """Describe a price: gold, stone, wood and perhaps cubes of any kind."""
    parts = [unit(words, (i, amount)) for i, amount in enumerate(value[:3]) if amount]
    if len(value) > 3 and value[3]:
        parts.append(words.text("names.unit.any", amount=value[3]))
    return words.listing(parts) or words.text("names.nothing")


def priced(words: Words, due: Price) -> str:
    return price(words, (due.gold, due.stone, due.wood, due.any))


# --- tiles ----------------------------------------------------------------------------------------


def tile(words: Words, value: int, key: str = "names.tile", amount: int = 1) -> str:
    """A Building, a Temple or a Pyramid tile; several with another key."""
    if value < 0:
        return ""
    if value < tiles.BUILDINGS:
        made_of = RESOURCES[tiles.RESOURCE[value]]
        return words.text(f"{key}.{made_of}", size=tiles.SIZES[value], amount=amount)
    sort = "pyramid" if value >= tiles.FIRST_PYRAMID else "temple"
    return words.text(f"{key}.{sort}.{tiles.COLOURS[colour_of(value)]}", amount=amount)


def drawn(words: Words, value: tuple[int, int]) -> str:
    """A tile as it lies, row by row: "■■/·■"."""
    kind, orientation = value
    cells = tiles.SHAPE[kind].forms[orientation].cells
    rows = 1 + max(row for row, _ in cells)
    columns = 1 + max(column for _, column in cells)
    return "/".join(
        "".join(FULL if (row, column) in cells else EMPTY for column in range(columns))
        for row in range(rows)
    )


def mask(words: Words, value: int) -> str:
    """A colour of masks; a corrected colour need not be translated."""
    key = masks.MASK_COLOURS[value]
    return words.called(f"names.mask.{key}", key)


# --- Worship tiles, Bonus disks, rewards ----------------------------------------------------------


def worship_tile(words: Words, value: int) -> str:
    """A Worship tile by its stack and what it does."""
    if value < 0:
        return ""
    colour = worship_stack(words, value)
    return words.text("names.worship.full", colour=colour, effect=worship_effect(words, value))


def worship_stack(words: Words, value: int) -> str:
    """A Worship tile by its colour alone."""
    return words.text(f"names.stack.tile.{tiles.COLOURS[worship.WORSHIP[value].stack]}")


def worship_effect(words: Words, value: int) -> str:
    """Describe the effect of a Worship tile."""
    if value < 0:
        return ""
    what = worship.WORSHIP[value]
    key = worship.EFFECTS[what.effect]
    if what.effect == worship.TRADE and what.times == 1:
        key = "once"
    temples = buildings = ""
    if what.effect == worship.MULTIPLY:
        temples = words.text(f"names.worship.temples.{tiles.COLOURS[colour_of(what.temple)]}")
        buildings = words.text(f"names.worship.buildings.{RESOURCES[what.building]}")
    return words.text(
        f"names.worship.{key}",
        price=priced(words, what.pay),
        points=what.points,
        most=what.most,
        temples=temples,
        buildings=buildings,
        needs=needs(words, what),
        size=what.size,
    )


def needs(words: Words, what: Worship) -> str:
    """Describe what a city must have: tiles of a kind, or Buildings of a size."""
    said: list[str] = []
    for kinds, count in what.needs:
        if kinds in tiles.OF_SIZE:
            size = tiles.OF_SIZE.index(kinds)
            said.append(words.text("names.worship.sized", amount=count, size=size))
        else:
            said.append(tile(words, kinds.bit_length() - 1, "names.tile.many", count))
    return words.listing(said)


def disk(words: Words, value: int) -> str:
    """A Bonus disk by what it brings."""
    if value < 0:
        return ""
    kind = disks.DISKS[value]
    key = disks.EFFECTS[kind.effect]
    return words.text(f"names.disk.{key}", points=kind.points, strength=kind.strength)


def reward(words: Words, what: Reward) -> str:
    """Describe the reward of a square of the pyramid when it is covered."""
    return words.listing(rewards(words, what, what.points))


def rewards(words: Words, what: Reward, points: int) -> list[str]:
    """The single things of a reward, its points among them, with their numbers."""
    if what.kind in (boards.POINTS, boards.ANY_BUILDING):
        key = boards.REWARDS[what.kind].replace(" ", "_")
        return [words.text(f"names.reward.{key}", points=points, size=what.size)]
    found = [words.text("names.reward.points", points=points)] if points else []
    if what.kind == boards.TEMPLE:
        return [*found, tile(words, tiles.FIRST_TEMPLE + what.colour)]
    if what.kind == boards.BUILDINGS:
        return found + [tile(words, kind) for kind in what.buildings]
    return [*found, words.text("names.reward.worship")]


def pyramid_gain(words: Words, value: tuple[int, int, int]) -> str:
    """Describe the gain of a Pyramid tile on a place of a city: points, and the reward there."""
    points, city, where = value
    if where >= grid.LEVEL_2:
        return words.text("names.reward.points", points=points)
    printed = boards.BOARDS[city].rewards[where]
    return words.listing(rewards(words, printed, points + printed.points))


def removed(words: Words, value: int) -> str:
    """Name the tile that a section loses to the dummy of the score attack."""
    way = "largest" if numbers.ONLY_LARGEST[value] else "any"
    return words.text(f"names.removed.{rounds.SECTIONS[value]}.{way}")


NAMINGS: Final[dict[str, Naming]] = {
    "to": seat,
    "resource": table("resource", RESOURCES),
    "other": table("resource", RESOURCES),
    "resource with amount": unit,
    "gold with stone with wood": price,
    "gold with stone with wood with any": price,
    "tile": tile,
    "tile.short": lambda words, value: tile(words, value, SHORT),
    "tile with orientation": drawn,
    "colour": table("colour", tiles.COLOURS),
    "colour.pyramid": table("tile.pyramid", tiles.COLOURS),
    "colour.stack": table("stack", tiles.COLOURS),
    "mask": mask,
    "worship": worship_tile,
    "worship.effect": worship_effect,
    "worship.stack": worship_stack,
    "disk": disk,
    "cell": same([name_of(space) for space in range(grid.SPACES)]),
    "space": same(rounds.SPACE_CODES),
    "board": same([board.key for board in boards.BOARDS]),
    "place": table("place", grid.PLACES),
    "place.short": table("place.short", grid.PLACES),
    "points with board with place": pyramid_gain,
    "side": table("side", grid.SIDES),
    "side.short": table("side.short", grid.SIDES),
    "district": table("district", grid.DISTRICTS),
    "action": table("action", actions.ACTIONS),
    "action.short": table("action.short", actions.ACTIONS),
    "sort": table("sort", SORTS),
    "from": table("from", SOURCES),
    "section": same(rounds.SECTIONS),
    "section.removed": removed,
    "band": table("band", numbers.BAND_KEYS),
}
"""By the name of a part, or of a part in other words (`tile.short`)."""
