"""A whole game: setup, rounds, turns, the final scoring."""

from tests.founders.second import worship
from tests.founders.second.actions import (
    BUILD,
    INFLUENCE,
    act,
    any_action,
    is_possible,
    is_usable,
    temples_possible,
)
from tests.founders.second.building import bring_reward
from tests.founders.second.city import ALL, CITY, NAME, SIDES, SPACE, district_of, districts_of
from tests.founders.second.data import (
    BOARDS,
    BOTTOM_POINTS,
    COLOURS,
    DISKS,
    DISKS_AT_ONCE,
    DISKS_LOST,
    RESOURCES,
    SQUARES,
    STACK,
    UPPER_POINTS,
)
from tests.founders.second.table import Founder, Steps, Table, ask, draw

SECTIONS = {
    "A": {"build": "building", "influence": "produce"},
    "B": {"build": "temple", "influence": "offering"},
    "C": {"build": "pyramid", "influence": "favor"},
}


def play(table: Table, side: str) -> Steps[None]:
    yield from set_up(table, side)
    for number in range(1, table.laying.rounds + 1):
        table.round = number
        if number > 1:
            yield from deal_bonus_disks(table)
            refill(table)
            table.first = (table.first + 1) % len(table.founders)
        yield from play_round(table)
    for founder in table.founders:
        founder.points += final_points(founder)


def in_player_order(table: Table) -> list[Founder]:
    return table.founders[table.first :] + table.founders[: table.first]


def set_up(table: Table, side: str) -> Steps[None]:
    """Chance comes in the order of F4; each founder places three tiles (R35)."""
    seats = {f"P{founder.seat + 1}": 1 for founder in table.founders}
    table.first = int((yield from draw(seats))[1:]) - 1
    boards = {key: 1 for key, board in BOARDS.items() if board.side == side}
    for founder in table.founders:
        founder.board_key = yield from draw(boards)
        founder.board = BOARDS[founder.board_key]
        if side == "B":
            del boards[founder.board_key]
    yield from deal_bonus_disks(table)
    for founder, architect in zip(in_player_order(table), SIDES):
        founder.architect = architect
        left = list(COLOURS)
        while left:
            empty = [square for square in SQUARES if square not in founder.pyramid]
            answers = [f"{colour}.{square}" for colour in left for square in empty]
            colour, square = (yield from ask(founder.seat, answers)).split(".")
            left.remove(colour)
            founder.pyramid[square] = colour
            yield from bring_reward(table, founder, square)
    for stack in COLOURS:
        yield from worship.reveal(table, stack)
        yield from worship.reveal(table, stack)


def deal_bonus_disks(table: Table) -> Steps[None]:
    """All disks are shuffled every round; with two players some stay away (R37)."""
    left = {key: disk.copies for key, disk in DISKS.items()}
    for space in table.spaces:
        table.bonus[space] = yield from draw(left)
        left[table.bonus[space]] -= 1


def refill(table: Table) -> None:
    """Refill as far as the supply goes; what is left stays (R36)."""
    for tile, full in table.laying.display.items():
        coming = min(full - table.display[tile], table.supply[tile])
        table.display[tile] += coming
        table.supply[tile] -= coming


def play_round(table: Table) -> Steps[None]:
    for founder in table.founders:
        founder.disks = table.laying.disks - DISKS_LOST * (table.round - 1)
        founder.passed = False
    table.disks = {space: [] for space in table.spaces}
    while not all(founder.passed for founder in table.founders):
        for founder in in_player_order(table):
            if not founder.disks:
                founder.passed = True  # unasked (F13)
            if not founder.passed:
                yield from take_turn(table, founder)


def take_turn(table: Table, founder: Founder) -> Steps[None]:
    answers = [
        f"{space}+{disks}"
        for space in table.spaces
        for disks in range(1, min(DISKS_AT_ONCE, founder.disks) + 1)
        if len(table.disks[space]) + 1 + disks <= STACK and is_open(table, founder, space, disks)
    ]
    answer = yield from ask(founder.seat, [*answers, "pass"])
    if answer == "pass":
        founder.passed = True
        return
    space, disks = answer.split("+")
    fresh = not table.disks[space]
    table.disks[space] += [founder.seat] * int(disks)
    founder.disks -= int(disks)
    table.strength = len(table.disks[space]) + 1
    actions = SECTIONS[space[0]]

    bonus_left = fresh
    if fresh and bonus_is_possible(table, founder, space):
        when = ["bonus"]  # where no Action is possible it comes first (F16)
        if any(is_possible(table, founder, action) for action in actions.values()):
            when.append("later")
        if (yield from ask(founder.seat, when)) == "bonus":
            bonus_left = False
            yield from use_bonus(table, founder, space)
    possible = [name for name, action in actions.items() if is_possible(table, founder, action)]
    if possible:
        name = yield from ask(founder.seat, possible)
        yield from act(table, founder, actions[name])
    else:
        table.seen["action lapses"] += 1
    if bonus_left and bonus_is_possible(table, founder, space):
        if (yield from ask(founder.seat, ["bonus", "none"])) == "bonus":
            yield from use_bonus(table, founder, space)
    yield from ask(founder.seat, ["end"], always=True)
    founder.architect = SIDES[(SIDES.index(founder.architect) + 1) % 4]
    table.strength = 0


# --- which spaces are open (F15) ------------------------------------------------------------------


def is_open(table: Table, founder: Founder, space: str, disks: int) -> bool:
    if space[0] != "B":
        return True
    strength = len(table.disks[space]) + 1 + disks
    having = founder.having()
    if b_is_possible(table, founder, strength, having):
        return True
    if table.disks[space]:
        return False
    disk = DISKS[table.bonus[space]]
    if disk.effect == "strength":
        return b_is_possible(table, founder, strength + disk.strength, having)
    if disk.effect == "resource":
        return any(
            b_is_possible(table, founder, strength, changed)
            for changed in with_another_cube(founder)
        )
    return disk.effect in ("influence", "build")


def b_is_possible(table: Table, founder: Founder, strength: int, having: dict[str, int]) -> bool:
    """A Temple or an Offering, with so many cubes."""
    if any(is_usable(table, founder, key, having) for key in founder.worship):
        return True
    return bool(temples_possible(table, founder, strength, having))


def with_another_cube(founder: Founder) -> list[dict[str, int]]:
    """The cubes after one was added, or put in the place of another."""
    having = founder.having()
    found = []
    for won in RESOURCES:
        more = {**having, won: having[won] + 1}
        if ALL - founder.taken - set(founder.cubes):
            found.append(more)
        for lost in RESOURCES:
            if lost != won and having[lost]:
                found.append({**more, lost: having[lost] - 1})
    return found


# --- the Bonus ------------------------------------------------------------------------------------


def bonus_is_possible(table: Table, founder: Founder, space: str) -> bool:
    """Any Build is not offered where nothing can be built (F19)."""
    if DISKS[table.bonus[space]].effect != "build":
        return True
    return any(is_possible(table, founder, action) for action in BUILD)


def use_bonus(table: Table, founder: Founder, space: str) -> Steps[None]:
    disk = DISKS[table.bonus[space]]
    founder.points += disk.points
    table.strength += disk.strength
    if disk.effect == "influence":
        yield from any_action(table, founder, INFLUENCE, optional=False)
    elif disk.effect == "build":
        yield from any_action(table, founder, BUILD, optional=False)
    elif disk.effect == "resource":
        yield from put_one_cube(founder)


def put_one_cube(founder: Founder) -> Steps[None]:
    """On any space without a tile; a cube of the same sort is no answer (R13, F21)."""
    spaces = [space for space in CITY if space not in founder.taken]
    useful = {
        resource: [space for space in spaces if founder.cubes.get(space) != resource]
        for resource in RESOURCES
    }
    possible = [resource for resource in RESOURCES if useful[resource]]
    if possible:
        resource = yield from ask(founder.seat, possible)
        name = yield from ask(founder.seat, [f"+{NAME[space]}" for space in useful[resource]])
        founder.cubes[SPACE[name[1:]]] = resource


def final_points(founder: Founder) -> int:
    """Each Pyramid tile, in each of its Districts, for each Temple of its colour there (F58)."""
    points = 0
    for place, colour in founder.pyramid.items():
        for district in districts_of(place):
            temples = [
                laid
                for laid in founder.tiles
                if laid.tile == colour and district in {district_of(s) for s in laid.spaces}
            ]
            points += len(temples) * (BOTTOM_POINTS if place in SQUARES else UPPER_POINTS)
    return points
