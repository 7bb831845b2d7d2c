"""The six Actions, when they are possible and what they do; a Worship tile may lead to another."""

from tests.founders.second import worship
from tests.founders.second.building import (
    build_one,
    build_pyramid,
    can_build_pyramid,
    fits,
    lay,
    of_size,
)
from tests.founders.second.city import NAME, SPACE, beside
from tests.founders.second.data import (
    BUILDINGS,
    COLOURS,
    FAVOR,
    PYRAMID_TILE,
    TEMPLES,
    WORSHIP,
    Space,
)
from tests.founders.second.paying import can_pay, pay, price_at, times
from tests.founders.second.table import Founder, Steps, Table, ask

BUILD = ("building", "temple", "pyramid")
INFLUENCE = ("produce", "offering", "favor")


def sizes_up_to(strength: int) -> list[str]:
    return [tile for tile, building in BUILDINGS.items() if building.size <= strength]


def temples_possible(
    table: Table, founder: Founder, strength: int, having: dict[str, int]
) -> list[str]:
    """A colour that lies on the Main board, can be paid and has a place (F37)."""
    return [
        colour
        for colour in COLOURS
        if table.display[colour]
        and can_pay(price_at(TEMPLES[colour], strength), having)
        and fits(table, founder, colour)
    ]


def temples_in_supply(table: Table, founder: Founder) -> list[str]:
    return [c for c in COLOURS if table.supply[c] and fits(table, founder, c)]


def is_usable(table: Table, founder: Founder, key: str, having: dict[str, int]) -> bool:
    """Return whether a Worship tile can be used with this many cubes (F45)."""
    tile = WORSHIP[key]
    if tile.pay and not can_pay(tile.pay, having):
        return False
    if tile.effect == "temple":
        return bool(temples_in_supply(table, founder))
    if tile.effect == "pyramid":
        return can_build_pyramid(founder, table.supply)
    return all(founder.count(kind) >= needed for kind, needed in tile.needs.items())


def is_possible(table: Table, founder: Founder, action: str) -> bool:
    having = founder.having()
    if action == "building":
        kinds = sizes_up_to(table.strength)
        return any(table.display[tile] and fits(table, founder, tile) for tile in kinds)
    if action == "temple":
        return bool(temples_possible(table, founder, table.strength, having))
    if action == "pyramid":
        payable = can_pay(price_at(PYRAMID_TILE, table.strength), having)
        return payable and can_build_pyramid(founder, table.display)
    if action == "offering":
        return any(is_usable(table, founder, key, having) for key in founder.worship)
    return True  # Produce may bring nothing, and so may Favor (F15)


def act(table: Table, founder: Founder, action: str) -> Steps[None]:
    table.seen[action] += 1
    if action == "building":
        kinds = sizes_up_to(table.strength)
        yield from build_one(table, founder, kinds, table.display, optional=False)
    elif action == "temple":
        possible = temples_possible(table, founder, table.strength, founder.having())
        colour = yield from ask(founder.seat, possible)
        table.display[colour] -= 1
        yield from lay(table, founder, colour, price_at(TEMPLES[colour], table.strength))
    elif action == "pyramid":
        price = price_at(PYRAMID_TILE, table.strength)
        yield from build_pyramid(table, founder, table.display, price)
    elif action == "produce":
        yield from produce(table, founder)
    elif action == "offering":
        yield from offer(table, founder)
    else:
        yield from gain_favor(table, founder)


def any_action(
    table: Table, founder: Founder, actions: tuple[str, ...], optional: bool
) -> Steps[None]:
    possible = [action for action in actions if is_possible(table, founder, action)]
    if optional:
        possible.append("no-action")
    if possible:
        action = yield from ask(founder.seat, possible)
        if action != "no-action":
            yield from act(table, founder, action)


# --- the Influence Actions ------------------------------------------------------------------------


def produce(table: Table, founder: Founder) -> Steps[None]:
    small = of_size(1)
    answers = ["cubes"]
    if any(table.supply[tile] and fits(table, founder, tile) for tile in small):
        answers.append("size1")
    if (yield from ask(founder.seat, answers)) == "cubes":
        yield from produce_cubes(founder)
    else:  # one or two of them (F28)
        yield from build_one(table, founder, small, table.supply, optional=False)
        yield from build_one(table, founder, small, table.supply, optional=True)


def produce_cubes(founder: Founder) -> Steps[None]:
    """Each Building at most one cube, each space at most one (F27)."""
    produced: set[Space] = set()
    for laid in founder.tiles:
        if laid.tile not in BUILDINGS:
            continue
        resource = BUILDINGS[laid.tile].resource
        around = beside(laid.spaces) - founder.taken - produced
        names = [NAME[space] for space in around if founder.cubes.get(space) != resource]
        answer = yield from ask(founder.seat, [f"+{name}" for name in names] + ["skip"])
        if answer != "skip":
            produced.add(SPACE[answer[1:]])
            founder.cubes[SPACE[answer[1:]]] = resource


def offer(table: Table, founder: Founder) -> Steps[None]:
    """The tile is laid aside, then cost, then effect, then it goes under its stack (F46)."""
    having = founder.having()
    usable = {key for key in founder.worship if is_usable(table, founder, key, having)}
    key = yield from ask(founder.seat, sorted(usable))
    founder.worship.remove(key)
    table.seen[key] += 1
    tile = WORSHIP[key]
    if tile.effect == "trade":
        yield from trade(founder, key)
    elif tile.effect == "multiply":
        kinds = [kind for kind, made in BUILDINGS.items() if made.resource == tile.building]
        buildings = sum(founder.count(kind) for kind in kinds)
        founder.points += min(tile.most, founder.count(tile.temple) * buildings)
    elif tile.effect == "temple":
        colour = yield from ask(founder.seat, temples_in_supply(table, founder))
        table.supply[colour] -= 1
        yield from lay(table, founder, colour, tile.pay)
    elif tile.effect == "pyramid":
        yield from build_pyramid(table, founder, table.supply, tile.pay)
    else:  # points, and then perhaps something that may be declined
        founder.points += tile.points
        if tile.effect == "building":
            yield from build_one(table, founder, of_size(tile.size), table.supply, optional=True)
        elif tile.effect == "influence":
            yield from any_action(table, founder, INFLUENCE, optional=True)
        elif tile.effect == "build":
            yield from any_action(table, founder, BUILD, optional=True)
        else:
            assert tile.effect == "have"
    yield from worship.put_under(table, key)


def trade(founder: Founder, key: str) -> Steps[None]:
    """At least once, up to the most points; all repetitions are one payment (R51, F33)."""
    tile = WORSHIP[key]
    having = founder.having()
    counts = [
        count
        for count in range(1, tile.most // tile.points + 1)
        if can_pay(times(tile.pay, count), having)
    ]
    answer = yield from ask(founder.seat, [f"x{count}" for count in counts])
    count = int(answer.removeprefix("x"))
    yield from pay(founder, times(tile.pay, count))
    founder.points += count * tile.points


def gain_favor(table: Table, founder: Founder) -> Steps[None]:
    """A step on the track, unless it ends there, and perhaps a swap (F52, F53)."""
    if founder.favor < len(FAVOR):
        founder.points += FAVOR[founder.favor]
        founder.favor += 1
    else:
        table.seen["end of the track"] += 1
    face_up = worship.any_face_up(table)
    if not founder.worship or not face_up:
        return
    answers = [f"return.{key}" for key in sorted(set(founder.worship))]
    answer = yield from ask(founder.seat, [*answers, "no-swap"])
    if answer != "no-swap":
        returned = answer.removeprefix("return.")
        founder.worship.remove(returned)
        yield from worship.take(table, founder, face_up)
        yield from worship.put_under(table, returned)
