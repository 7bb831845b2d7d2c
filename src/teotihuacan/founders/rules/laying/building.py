"""Buildings and Temples: which tile, where it lies, and what that brings."""

from typing import ClassVar, Final

from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, Step, make_step, push, push2
from teotihuacan.founders.rules import fields, kinds, sources
from teotihuacan.founders.rules.effects import BITS, put_cube, score, take_in_hand, tiles_from
from teotihuacan.founders.rules.families import IN_BETWEEN, LAID, PAID, PAUSE
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.listing import SpaceKind
from teotihuacan.founders.rules.laying.outcome import Outcome, completed
from teotihuacan.founders.rules.laying.shapes import ORIENTATIONS, Shape
from teotihuacan.founders.rules.paying import can_pay, payable, price_parts, push_paid
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.printed.tiles import colour_of
from teotihuacan.founders.rules.resources import MOST_ANY, Price, Purse
from teotihuacan.founders.rules.state import Founder, Founding, mask_tile, replaced

IMPOSSIBLE: Final = 99  # A Strength that no player can have
ANY_PRICES: Final[list[Price]] = [Price(0, 0, 0, amount) for amount in range(MOST_ANY + 1)]

DECLINED: Final[int] = tiles.BUILDINGS

_PRICE: Final[str] = f"price:{fields.PRINTED}..{MOST_ANY}"
INDEX: Final[str] = f"index:0..{len(grid.SPACE_NAMES) - 1}"
_TILE: Final[str] = f"tile:0..{tiles.FIRST_PYRAMID - 1}"


# --- what can be built ----------------------------------------------------------------------------


def can_construct(founding: Founding, founder: Founder, source: int, allowed: int) -> bool:
    """Return whether a Building of these kinds is available and has a place."""
    free = founding.free(founder)
    counts = tiles_from(founding, source)
    tried: Shape | None = None
    for tile in range(tiles.BUILDINGS):
        if allowed >> tile & 1 and counts[tile]:
            shape = tiles.SHAPE[tile]
            if shape is not tried and shape.lies(free):
                return True
            tried = shape
    return False


def price_of(tile: int, price: int, strength: int) -> Price:
    """Return the cost of a tile: the printed one at a Strength, or `price` cubes of any kind."""
    if price == fields.PRINTED:
        return tiles.PRICES[tile - tiles.FIRST_TEMPLE][strength]
    return ANY_PRICES[price]


def temples_possible(founding: Founding, founder: Founder, source: int, price: int) -> list[int]:
    """The Temples that are there, can be paid and have a place (F37)."""
    counts = tiles_from(founding, source)
    purse = founder.purse()
    found: list[int] = []
    for tile in range(tiles.FIRST_TEMPLE, tiles.FIRST_PYRAMID):
        if counts[tile] and payable(price_of(tile, price, founding.strength), purse):
            if tiles.SHAPE[tile].lies(founding.free(founder)):
                found.append(tile)
    return found


def lowest_temple_strength(founding: Founding, founder: Founder, purse: Purse) -> int:
    """The lowest Strength with which these cubes pay for a Temple that has a place (F15)."""
    lowest = IMPOSSIBLE
    free = founding.free(founder)
    for tile in range(tiles.FIRST_TEMPLE, tiles.FIRST_PYRAMID):
        prices = tiles.PRICES[tile - tiles.FIRST_TEMPLE]
        # More Strength is never dearer, so first ask whether all that it asks for is enough.
        if founding.display[tile] and payable(prices[tiles.SIZES[tile]], purse):
            strength = tiles.LOWEST_STRENGTH
            while not payable(prices[strength], purse):
                strength += 1
            if strength < lowest and tiles.SHAPE[tile].lies(free):
                lowest = strength
    return lowest


# --- choosing a tile ------------------------------------------------------------------------------


class Building(Kind[Founding]):
    """Choose which Building is constructed; some may be declined."""

    declared: ClassVar = Declared(
        kinds.BUILDING,
        "building",
        f"from:0..1 kinds:1..{(1 << tiles.BUILDINGS) - 1} then:0..3",
        [*tiles.BUILDING_KEYS, "done"],
        parents=IN_BETWEEN,
        families=(PAUSE,),
        skippable=True,
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, seat, source, allowed, then = step
        founder = founding.founders[seat]
        free = founding.free(founder)
        counts = tiles_from(founding, source)
        ids: list[int] = []
        for tile in range(tiles.BUILDINGS):
            if allowed >> tile & 1 and counts[tile] and tiles.SHAPE[tile].lies(free):
                ids.append(self.first + tile)
        if then == fields.MAY:
            ids.append(self.first + DECLINED)
        return ids

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, source, allowed, then = step
        if option == DECLINED:
            return
        take_in_hand(founding, source, option)
        if then in (fields.MUST, fields.MAY):
            push(founding, kinds.ANCHOR, seat, option)
            return
        if then == fields.THEN_THE_OTHER:
            allowed = allowed & ~(1 << option) or allowed  # or the same shown twice
        another = make_step(kinds.BUILDING, seat, source, allowed, fields.MAY)
        push2(founding, make_step(kinds.ANCHOR, seat, option), another)

    def question(self, founding: Founding, step: Step) -> Phrase:
        key = "building.may" if step[4] == fields.MAY else "building"
        return key, {"seat": step[1], "from": step[2]}

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        if option == DECLINED:
            return "building.done", {}
        return "building.tile", {"tile": option}

    def flaw(self, founding: Founding, step: Step) -> str:
        if step[2] == fields.DISPLAY and not founding.strength:
            return "a Building of the Main board needs a Strength"
        return ""


class Temple(Kind[Founding]):
    """Choose which Temple is constructed."""

    declared: ClassVar = Declared(
        kinds.TEMPLE,
        "temple",
        f"from:0..1 {_PRICE}",
        list(tiles.COLOURS),
        parents=IN_BETWEEN,
        says="from",
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, seat, source, price, _ = step
        possible = temples_possible(founding, founding.founders[seat], source, price)
        return [self.first + colour_of(tile) for tile in possible]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, source, price, _ = step
        take_in_hand(founding, source, tiles.FIRST_TEMPLE + option)
        push(founding, kinds.ANCHOR, seat, tiles.FIRST_TEMPLE + option, price)

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        price = price_of(tiles.FIRST_TEMPLE + option, step[3], founding.strength)
        parts = price_parts(founding.founders[step[1]], price)
        return "temple.tile", {"tile": tiles.FIRST_TEMPLE + option, **parts}


# --- laying it ------------------------------------------------------------------------------------


class Anchor(SpaceKind):
    """Choose the space of the first square of a tile, row by row."""

    declared: ClassVar = Declared(
        kinds.ANCHOR,
        "anchor",
        f"{_TILE} {_PRICE}",
        grid.SPACE_NAMES[:],
        parents=IN_BETWEEN,
        scattered=True,
        says="tile",
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        founder = founding.founders[step[1]]
        return self.listed(tiles.SHAPE[step[2]].anchors(founding.free(founder)))

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, tile, price, _ = step
        push(founding, kinds.ORIENTATION, seat, tile, price, grid.CITY_SPACES[option])

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        return "anchor.space", {"cell": grid.CITY_SPACES[option]}

    def flaw(self, founding: Founding, step: Step) -> str:
        return in_hand_flaw(founding, step[1], step[2], step[3])


class Orientation(Kind[Founding]):
    """Choose how a tile is rotated; asked only if several ways fit."""

    declared: ClassVar = Declared(
        kinds.ORIENTATION,
        "orientation",
        f"{_TILE} {_PRICE} cell:0..{grid.SPACES - 1}",
        [f"r{orientation}" for orientation in range(ORIENTATIONS)],
        parents=IN_BETWEEN,
        says="tile cell",
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, seat, tile, _, space = step
        free = founding.free(founding.founders[seat])
        fitting = tiles.SHAPE[tile].orientations(space, free)
        return [self.first + orientation for orientation in fitting]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, tile, price, space = step
        lay = make_step(kinds.LAY, seat, tile, space, option)
        due = price_of(tile, price, founding.strength)
        push_paid(founding, founding.founders[seat], due, lay)

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        return "orientation.turn", {"tile": step[2], "orientation": option}

    def flaw(self, founding: Founding, step: Step) -> str:
        if not grid.CITY >> step[4] & 1:
            return "space must be one of the city"
        return in_hand_flaw(founding, step[1], step[2], step[3])


def in_hand_flaw(founding: Founding, seat: int, tile: int, price: int) -> str:
    """Return why a tile cannot be waiting to be placed for a price."""
    if founding.in_setup() and price:
        return "nothing is paid for at setup"
    if tile < tiles.FIRST_TEMPLE:
        return "" if price == 0 else "Buildings cost nothing"
    return price_flaw(founding, seat, tile, price)


def price_flaw(founding: Founding, seat: int, tile: int, price: int) -> str:
    """Return why a Temple or Pyramid tile cannot have this price."""
    if price == fields.PRINTED and not founding.strength:
        return "its price needs a Strength"
    due = price_of(tile, price, founding.strength)
    return "" if can_pay(founding.founders[seat], due) else "it cannot be paid"


class Lay(Kind[Founding]):
    """Lay a tile that is paid for: cubes around a Building, a Worship tile for a Temple."""

    declared: ClassVar = Declared(
        kinds.LAY,
        "lay",
        f"{_TILE} cell:0..{grid.SPACES - 1} orientation:0..{ORIENTATIONS - 1}",
        parents=IN_BETWEEN,
        families=(PAID,),
    )

    def run(self, founding: Founding, step: Step) -> None:
        _, seat, tile, space, orientation = step
        founder = founding.founders[seat]
        index = len(founder.tiles)
        outcome = Outcome(founder, tile, tiles.SHAPE[tile].forms[orientation], space)
        if founding.events is not None:
            founding.tell("lay", seat, tile, space, orientation)
        founder.tiles += (tile,)
        founder.anchors += (space,)
        founder.orientations += (orientation,)
        founder.taken |= outcome.covered
        for resource, lost in enumerate(outcome.lost):
            if lost:
                founder.cubes[resource] ^= lost
                if founding.events is not None:
                    founding.tell("covered", seat, resource, lost.bit_count())
        if outcome.gained:
            resource = tiles.RESOURCE[tile]
            founder.cubes[resource] |= outcome.gained
            if founding.events is not None:
                founding.tell("cubes", seat, resource, outcome.gained.bit_count())
        # The masks come last, when everything else that the tile brings is done.
        if founding.round:  # at setup no mask is ever covered
            push(founding, kinds.MASKS, seat, index)
        if tile < tiles.FIRST_TEMPLE:
            push_replacing(founding, founder, index, outcome.asked)
        else:
            push_worship_tile(founding, seat, colour_of(tile))

    def flaw(self, founding: Founding, step: Step) -> str:
        _, seat, tile, space, orientation = step
        fitting = tiles.SHAPE[tile].orientations(space, founding.free(founding.founders[seat]))
        return "" if orientation in fitting else "it cannot lie there"


def push_replacing(founding: Founding, founder: Founder, index: int, spaces: int) -> None:
    """Ask about the first of these spaces that holds a cube of another resource."""
    other = spaces & founder.all_cubes() & ~founder.cubes[tiles.RESOURCE[founder.tiles[index]]]
    if other:
        number = grid.NUMBER_OF[(other & -other).bit_length() - 1]
        push(founding, kinds.REPLACE, founder.seat, index, number)


class Replace(Kind[Founding]):
    """A cube of another resource lies beside a new Building: replace or keep it?"""

    declared: ClassVar = Declared(
        kinds.REPLACE,
        "replace",
        f"{INDEX} number:0..{len(grid.SPACE_NAMES) - 1}",
        [f"{space}{sign}" for space in grid.SPACE_NAMES for sign in "!="],
        parents=(LAID, PAUSE),
        scattered=True,
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        return self.ids[2 * step[3] : 2 * step[3] + 2]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, index, number, _ = step
        founder = founding.founders[seat]
        bit = BITS[number]
        if option % 2 == 0:
            put_cube(founding, founder, tiles.RESOURCE[founder.tiles[index]], bit)
        above = -(bit << 1)
        push_replacing(founding, founder, index, founder.around(index) & above)

    def question(self, founding: Founding, step: Step) -> Phrase:
        founder = founding.founders[step[1]]
        old = [i for i, spaces in enumerate(founder.cubes) if spaces & BITS[step[3]]]
        return "replace", {
            "seat": step[1],
            "resource": old[0],
            "other": tiles.RESOURCE[founder.tiles[step[2]]],
            "cell": grid.CITY_SPACES[step[3]],
        }

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        key = "replace.keep" if option % 2 else "replace.replace"
        return key, {"cell": grid.CITY_SPACES[option // 2]}

    def flaw(self, founding: Founding, step: Step) -> str:
        _, seat, index, number, _ = step
        founder = founding.founders[seat]
        last = len(founder.tiles) - 1
        if index < 0 or index != last or founder.tiles[index] >= tiles.FIRST_TEMPLE:
            return "index must be that of the Building laid last"
        resource = tiles.RESOURCE[founder.tiles[index]]
        other = founder.all_cubes() & ~founder.cubes[resource]
        if not founder.around(index) & other & BITS[number]:
            return "no cube of another resource lies there, beside the Building"
        return ""


def push_worship_tile(founding: Founding, seat: int, stack: int) -> None:
    """Push the choice of a Temple's Worship tile: one of two, or the next at setup (F7)."""
    if founding.round:
        push(founding, kinds.TAKE, seat, 1 << stack)
    else:
        push(founding, kinds.DRAW_WORSHIP, CHANCE, stack, seat)


class Masks(Kind[Founding]):
    """Mask tiles for clusters whose last space has just been covered (F30, F31)."""

    declared: ClassVar = Declared(kinds.MASKS, "masks", INDEX, parents=IN_BETWEEN, families=(LAID,))

    def run(self, founding: Founding, step: Step) -> None:
        _, seat, index, _, _ = step
        founder = founding.founders[seat]
        for cluster, _ in completed(founding, founder, founder.cover(index)):
            take_mask(founding, founder, cluster.colour)

    def flaw(self, founding: Founding, step: Step) -> str:
        last = len(founding.founders[step[1]].tiles) - 1
        return "" if step[2] == last >= 0 else "index must be that of the tile laid last"


def take_mask(founding: Founding, founder: Founder, colour: int) -> None:
    """The top tile of a Mask stack, if there is one left (R19)."""
    stack = founding.setting.masks[colour]
    place = founding.masks[colour]
    if place == len(stack):
        return
    founding.masks = replaced(founding.masks, colour, place + 1)
    founder.masks += (mask_tile(colour, place),)
    founding.tell("mask", founder.seat, colour, stack[place])
    score(founding, founder.seat, stack[place], sources.MASKS)
