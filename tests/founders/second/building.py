"""Buildings, Temples and Pyramid tiles: where they may lie and what they bring."""

from tests.founders.second import worship
from tests.founders.second.city import (
    ALL,
    DISTRICTS,
    NAME,
    SECOND_LEVEL,
    SPACE,
    TOP,
    Spaces,
    Way,
    beside,
    spaces_reached,
    squares_of,
    squares_reached,
    ways_in_the_city,
)
from tests.founders.second.data import BUILDINGS, COLOURS, PYRAMID_POINTS, SQUARES, Price
from tests.founders.second.paying import pay
from tests.founders.second.table import Founder, Laid, Steps, Table, ask


def free(table: Table, founder: Founder) -> Spaces:
    """Setup lifts reach and forbids masks; in play it is the other way round (R35, F6)."""
    if table.in_setup:
        assert founder.board is not None
        symbols = frozenset().union(*[spaces for _, spaces in founder.board.clusters])
        return ALL - founder.taken - symbols
    return spaces_reached(founder.architect) - founder.taken


def ways(table: Table, founder: Founder, tile: str) -> list[Way]:
    spaces = free(table, founder)
    return [way for way in ways_in_the_city(tile) if way[2] <= spaces]


def fits(table: Table, founder: Founder, tile: str) -> bool:
    spaces = free(table, founder)
    return any(way[2] <= spaces for way in ways_in_the_city(tile))


def lay(table: Table, founder: Founder, tile: str, price: Price | None = None) -> Steps[None]:
    """Place and orientation, payment (F36); then cubes or a Worship tile, then masks (R15, R25)."""
    possible = ways(table, founder, tile)
    anchors = sorted({NAME[at] for at, _, _ in possible})
    at = SPACE[(yield from ask(founder.seat, anchors))]
    turned = {f"r{turn}": (turn, spaces) for first, turn, spaces in possible if first == at}
    turn, spaces = turned[(yield from ask(founder.seat, list(turned)))]
    if price:
        yield from pay(founder, price)
    for space in spaces:
        founder.cubes.pop(space, None)
    founder.tiles.append(Laid(tile, at, turn, spaces))
    if tile in BUILDINGS:
        yield from put_cubes_around(founder, spaces, BUILDINGS[tile].resource)
    elif table.in_setup:
        yield from worship.take_unseen(table, founder, [tile])
    else:
        yield from worship.take(table, founder, worship.side_or_top(table, tile))
    take_masks(table, founder)


def put_cubes_around(founder: Founder, spaces: Spaces, resource: str) -> Steps[None]:
    """Empty spaces get a cube; where another sort lies its owner decides (R16, F25)."""
    around = sorted(beside(spaces) - founder.taken)
    for space in around:
        founder.cubes.setdefault(space, resource)
    for space in around:
        if founder.cubes[space] != resource:
            name = NAME[space]
            if (yield from ask(founder.seat, [f"{name}!", f"{name}="])) == f"{name}!":
                founder.cubes[space] = resource


def take_masks(table: Table, founder: Founder) -> None:
    """A cluster pays once, when its last space is covered (F30 to F32)."""
    assert founder.board is not None
    for colour, spaces in founder.board.clusters:
        if spaces not in founder.completed and spaces <= founder.taken:
            founder.completed.add(spaces)
            if table.masks[colour]:
                points = table.masks[colour].pop(0)
                founder.masks.append((colour, points))
                founder.points += points
            else:
                table.seen["no mask left"] += 1


def build_one(
    table: Table, founder: Founder, kinds: list[str], source: dict[str, int], optional: bool
) -> Steps[str]:
    """Build one Building of these kinds, without cost; return its kind, or "" if none was built."""
    possible = [
        tile for tile in dict.fromkeys(kinds) if source[tile] and fits(table, founder, tile)
    ]
    if optional:
        possible.append("done")
    if not possible:
        return ""
    tile = yield from ask(founder.seat, possible)
    if tile == "done":
        return ""
    source[tile] -= 1
    yield from lay(table, founder, tile)
    return tile


def of_size(size: int) -> list[str]:
    return [tile for tile, building in BUILDINGS.items() if building.size == size]


# --- the pyramid ----------------------------------------------------------------------------------


def places(founder: Founder) -> list[str]:
    """Return where a Pyramid tile may be built (R28, F38, F39); its middle is filled (R29)."""
    filled = set(founder.pyramid)
    reached = squares_reached(founder.architect)
    found = [square for square in SQUARES if square in reached]
    found += [
        SECOND_LEVEL[district]
        for district in DISTRICTS
        if squares_of(district) <= filled and squares_of(district) <= reached
    ]
    if filled >= set(SECOND_LEVEL.values()):
        found.append(TOP)  # from any side
    return [place for place in found if place not in filled]


def can_build_pyramid(founder: Founder, source: dict[str, int]) -> bool:
    return any(source[f"{colour} pyramid"] for colour in COLOURS) and bool(places(founder))


def build_pyramid(
    table: Table, founder: Founder, source: dict[str, int], price: Price
) -> Steps[None]:
    """Pay, place, points, reward (F40)."""
    answers = [
        f"{colour}.{place}"
        for colour in COLOURS
        if source[f"{colour} pyramid"]
        for place in places(founder)
    ]
    colour, place = (yield from ask(founder.seat, answers)).split(".")
    source[f"{colour} pyramid"] -= 1
    yield from pay(founder, price)
    founder.pyramid[place] = colour
    founder.points += PYRAMID_POINTS
    table.seen[place if place == TOP else "bottom" if place in SQUARES else "second level"] += 1
    if place in SQUARES:
        yield from bring_reward(table, founder, place)


def bring_reward(table: Table, founder: Founder, square: str) -> Steps[None]:
    """All from the supply; it must be taken if possible, but for any Building of a size (R30)."""
    assert founder.board is not None
    reward = founder.board.rewards[square]
    founder.points += reward.points
    if reward.temple and table.supply[reward.temple] and fits(table, founder, reward.temple):
        table.supply[reward.temple] -= 1
        yield from lay(table, founder, reward.temple)
    if reward.worship and table.in_setup:
        yield from worship.take_unseen(table, founder, list(COLOURS))
    elif reward.worship:
        yield from worship.take(table, founder, worship.any_top(table))
    left = list(reward.buildings)
    built = yield from build_one(table, founder, left, table.supply, optional=False)
    if built and len(left) > 1:  # the other one may be declined (F41)
        left.remove(built)
        yield from build_one(table, founder, left, table.supply, optional=True)
    if reward.size:
        yield from build_one(table, founder, of_size(reward.size), table.supply, optional=True)
