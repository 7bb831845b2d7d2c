"""Validity of a table with its agenda, beyond what a single step can check.

Each kind of step says for itself where it may lie (`engine/validity.py` walks the agenda).  Here is
what the table as a whole must look like meanwhile: every tile, disk and Worship tile is somewhere
exactly once.  A position that passes can be played to its end.
"""

from typing import Final

from teotihuacan.engine.errors import PositionError
from teotihuacan.engine.steps import CHANCE, Step, make_step
from teotihuacan.founders.rules import fields, kinds
from teotihuacan.founders.rules.actions import is_fresh
from teotihuacan.founders.rules.dummy import Dummy, starting_tiles
from teotihuacan.founders.rules.effects import missing_face_up
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.printed import boards, disks, masks, rounds, tiles, worship
from teotihuacan.founders.rules.rounds import disks_in_round
from teotihuacan.founders.rules.state import Founder, Founding

AT_SETUP: Final[tuple[int, ...]] = (
    *(kinds.DRAW_FIRST, kinds.DRAW_BOARD, kinds.DRAW_DISK, kinds.DRAW_WORSHIP),
    *(kinds.STARTING_TILES, kinds.STARTING_TILE, kinds.SETUP_OVER),
    *(kinds.PYRAMID, kinds.SET_TILE, kinds.TAKE),
    *(kinds.BUILDING, kinds.ANCHOR, kinds.ORIENTATION, kinds.LAY, kinds.REPLACE),
)
"""The kinds of step that starting tiles and their rewards bring."""


def must(condition: bool, field: str, problem: str) -> None:
    """Raise an error that names the field unless a condition holds."""
    if not condition:
        raise PositionError(f"table.{field}", problem)


def check_founding(founding: Founding, planned: list[Step]) -> str:
    """Return why the table cannot occur, or an empty text; an error in one field is raised."""
    check_tiles(founding)
    check_worship(founding)
    check_masks(founding)
    check_bonus_disks(founding)
    check_action_disks(founding)
    if founding.dummy is not None:
        check_dummy(founding, founding.dummy)
    if planned:
        check_setup(founding)
    else:
        check_play(founding)
    return agenda_flaw(founding)


# --- everything is somewhere once -----------------------------------------------------------------


def in_hand(founding: Founding) -> list[int]:
    """The tiles that players are about to lay, by kind."""
    held = [0] * tiles.TILES
    for step in founding.agenda:
        if step[0] in (kinds.ANCHOR, kinds.ORIENTATION, kinds.LAY):
            held[step[2]] += 1
        elif step[0] == kinds.SET_TILE:
            held[tiles.FIRST_PYRAMID + step[2]] += 1
    return held


def all_tiles(founding: Founding) -> list[int]:
    """Return how many tiles of each kind there are, in all places."""
    counts = in_hand(founding)
    for tile in range(tiles.TILES):
        counts[tile] += founding.display[tile] + founding.supply[tile]
    for founder in founding.founders:
        for tile in founder.tiles:
            counts[tile] += 1
        for colour in range(3):
            counts[tiles.FIRST_PYRAMID + colour] += founder.pyramid.count(colour)
            counts[tiles.FIRST_PYRAMID + colour] += founder.start >> colour & 1
    if founding.dummy is not None:
        for tile in range(tiles.TILES):
            counts[tile] += founding.dummy.tiles[tile]
    return counts


def check_tiles(founding: Founding) -> None:
    for tile, count in enumerate(all_tiles(founding)):
        copies, key = tiles.COPIES[tile], tiles.TILE_KEYS[tile]
        must(count == copies, "supply", f"there are {copies} tiles {key}, not {count}")
    for tile, most in enumerate(founding.setting.display):
        field = f"display.{tiles.TILE_KEYS[tile]}"
        must(founding.display[tile] <= most, field, f"at most {most} of them are shown")


def all_worship_tiles(founding: Founding) -> list[int]:
    """Return how many Worship tiles of each kind there are, in all places."""
    counts = list(founding.unseen)
    lying = [*founding.beside, *founding.top]
    for returned in founding.returned:
        lying += returned
    for founder in founding.founders:
        lying += founder.worship
    lying += [step[2] for step in founding.agenda if step[0] == kinds.PUT_BACK]
    for kind in lying:
        if kind >= 0:
            counts[kind] += 1
    return counts


def check_worship(founding: Founding) -> None:
    for kind, count in enumerate(all_worship_tiles(founding)):
        tile = worship.WORSHIP[kind]
        problem = f"there are {tile.copies} tiles {tile.key}, not {count}"
        must(count == tile.copies, "worship stacks", problem)
    if founding.in_setup():
        return
    for stack in range(3):
        draw = make_step(kinds.DRAW_WORSHIP, CHANCE, stack, fields.TO_THE_TABLE)
        due = missing_face_up(founding, stack)
        problem = "two tiles of each stack lie face up, if there are two"
        must(founding.agenda.count(draw) == due, "worship stacks", problem)


def check_masks(founding: Founding) -> None:
    """Check that each whole cluster has given its Mask tile, unless impossible or pending."""
    for founder in founding.founders:
        if founder.board < 0:
            continue
        where = f"players[{founder.seat}].masks"
        unpaid = 0  # spaces of the tile whose clusters are paid next
        if [step for step in founding.agenda if step[:2] == (kinds.MASKS, founder.seat)]:
            unpaid = founder.cover(len(founder.tiles) - 1)
        whole = [0] * len(masks.MASK_COLOURS)
        for cluster in boards.BOARDS[founder.board].clusters:
            if not cluster.spaces & ~founder.taken and not cluster.spaces & unpaid:
                whole[cluster.colour] += 1
        for colour, name in enumerate(masks.MASK_COLOURS):
            held = len([tile for tile in founder.masks if tile % len(masks.MASK_COLOURS) == colour])
            left = len(founding.setting.masks[colour]) - founding.masks[colour]
            field = f"{where}.{name}"
            must(held <= whole[colour], field, "each needs a whole cluster of its colour")
            taken = held >= whole[colour] or not left
            must(taken, field, "a whole cluster has brought a Mask tile")


def check_bonus_disks(founding: Founding) -> None:
    for kind, disk in enumerate(disks.DISKS):
        count = founding.bonus.count(kind)
        must(count <= disk.copies, "spaces", f"there are {disk.copies} disks {disk.key}")
    for space in founding.setting.spaces:
        owed = make_step(kinds.DRAW_DISK, CHANCE, space) in founding.agenda
        must((founding.bonus[space] < 0) == owed, "spaces", "each space has a Bonus disk")


def check_dummy(founding: Founding, dummy: Dummy) -> None:
    """The dummy has as many disks as every player, and tiles that are out of the game."""
    everybody = disks_in_round(founding, max(1, founding.round))
    placed = sum([stack.count(len(founding.founders)) for stack in founding.stacks])
    all_there = dummy.disks + placed == everybody
    must(all_there, "dummy.disks", f"there are {everybody} disks in this round")
    for tile, least in enumerate(starting_tiles(founding.setting)):
        count = dummy.tiles[tile]
        allowed = count == least or (count > least and not founding.in_setup())
        must(allowed, "dummy.tiles", "the starting tiles of others; more after setup only")
    must(not (founding.in_setup() and dummy.masks), "dummy.masks", "none before setup is over")
    stuck = bool(founding.agenda) or not dummy.can_begin(founding)
    must(stuck, "dummy.disks", "the game is over only when nothing can be placed")
    flaw = dummy.flaw(founding)
    must(not flaw, "dummy", flaw)


def check_action_disks(founding: Founding) -> None:
    everybody = disks_in_round(founding, max(1, founding.round))
    for founder in founding.founders:
        placed = sum([stack.count(founder.seat) for stack in founding.stacks])
        field = f"players[{founder.seat}].disks"
        all_there = founder.disks + placed == everybody
        must(all_there, field, f"there are {everybody} disks in this round")


# --- setup and play -------------------------------------------------------------------------------


def check_setup(founding: Founding) -> None:
    """Check the state before the first round: starting tiles by player, and nothing else."""
    must(founding.round == 0, "round", "it is 0 until setup is over")
    in_turn = founding.active >= 0 or founding.space >= 0 or founding.strength or founding.produced
    must(not in_turn, "turn", "nobody has a turn before setup is over")
    drawing = make_step(kinds.DRAW_FIRST, CHANCE) in founding.agenda
    must((founding.first < 0) == drawing, "first player", "it is drawn first of all")
    for founder in founding.founders:
        check_starting_tiles(founding, founder)
    for stack in range(3):
        draw = make_step(kinds.DRAW_WORSHIP, CHANCE, stack, fields.TO_THE_TABLE)
        face_up = (founding.beside[stack] >= 0) + (founding.top[stack] >= 0)
        complete = face_up + founding.agenda.count(draw) == 2
        must(complete, "worship stacks", "two tiles of each stack are turned up last")
        must(not founding.returned[stack], "worship stacks", "nothing has been returned yet")


def check_starting_tiles(founding: Founding, founder: Founder) -> None:
    """Check the tiles of a player before the first round."""
    seat = founder.seat
    where = f"players[{seat}]"
    dealing = make_step(kinds.DRAW_BOARD, CHANCE, seat) in founding.agenda
    must((founder.board < 0) == dealing, f"{where}.board", "it is dealt before anything is built")
    empty = not founder.passed and not founder.favor and not founder.masks
    must(empty, where, "nobody passes, gains Favor or Mask tiles before setup is over")
    order = (seat - founding.first) % len(founding.founders)
    in_order = founding.first < 0 or founder.architect == order
    must(in_order, f"{where}.architect", "the Architects stand in the order of the players")
    placing = make_step(kinds.STARTING_TILE, seat) in founding.agenda
    waiting = founding.first < 0 or make_step(kinds.STARTING_TILES, 0, order) in founding.agenda
    left = founder.start.bit_count()
    one_by_one = not waiting if placing else left == (3 if waiting else 0)
    field = f"{where}.starting tiles"
    must(one_by_one, field, "one player after the other places all of them")
    setting = [step[2] for step in owed(founding, kinds.SET_TILE) if step[1] == seat]
    no_others = founder.filled.bit_count() + len(setting) == 3 - left
    must(no_others, f"{where}.pyramid", "only the starting tiles lie there at setup")
    at_bottom = founder.filled & ~grid.BOTTOM_PLACES == 0
    must(at_bottom, f"{where}.pyramid", "starting tiles lie at the bottom")
    for number, colour in enumerate(tiles.COLOURS):
        placed = founder.pyramid.count(number) + setting.count(number)
        must(placed + (founder.start >> number & 1) == 1, field, f"one is {colour}")


def check_play(founding: Founding) -> None:
    """Check the state after setup: the turn's player, and the Strength."""
    must(founding.round > 0 and founding.first >= 0, "round", "setup is over")
    for founder in founding.founders:
        where = f"players[{founder.seat}]"
        must(founder.board >= 0, f"{where}.board", "everybody has one")
        must(not founder.start, f"{where}.starting tiles", "none when setup is over")
        at_bottom = (founder.filled & grid.BOTTOM_PLACES).bit_count()
        must(at_bottom >= 3, f"{where}.pyramid", "the starting tiles lie there")
        for number, colour in enumerate(tiles.COLOURS):
            placed = number in founder.pyramid[: grid.LEVEL_2]
            must(placed, f"{where}.pyramid", f"one starting tile is {colour}")
    if owed(founding, kinds.FINISH_TURN):
        check_turn(founding)
    else:
        outside = founding.space < 0 and not founding.strength
        must(outside, "space", "only while a turn goes on")
    first = founding.agenda[0][0] if founding.agenda else -1
    on_turn = first in (kinds.TURN, kinds.FINISH_TURN)
    must((founding.active >= 0) == on_turn, "turn", "somebody has a turn as long as it goes on")
    producing = bool(producing_steps(founding))
    must(producing or not founding.produced, "produced", "only in the middle of producing")
    passed = [founder for founder in founding.founders if founder.passed]
    if not founding.agenda:
        last = founding.round == founding.setting.rounds
        must(last, "round", "the game is over only after the last round")
        everybody = len(passed) == len(founding.founders)
        must(everybody, "players", "all have passed when the game is over")
    elif first == kinds.BEGIN_ROUND:
        placed_disks = [stack for stack in founding.stacks if stack]
        must(not placed_disks and not passed, "spaces", "a round begins without Action disks")


def check_turn(founding: Founding) -> None:
    space, seat = founding.space, founding.active
    placed = space in founding.setting.spaces and seat in founding.stacks[space]
    must(placed, "space", "the disks of this turn lie there")
    height = founding.height(space)
    on_top = founding.stacks[space][-1] == seat and height <= rounds.STACK
    must(on_top, "space", "the disks of this turn lie on top")
    must(not founding.founders[seat].passed, "turn", "whoever has passed has no turn")
    disk = disks.DISKS[founding.bonus[space]]
    raised = disk.strength if disk.effect == disks.STRENGTH and is_fresh(founding) else 0
    known = founding.strength in (height, height + raised)
    must(known, "strength", "it is the height of the stack, and a Bonus")


def owed(founding: Founding, kind: int) -> list[Step]:
    """The steps of a kind on the agenda."""
    return [step for step in founding.agenda if step[0] == kind]


def producing_steps(founding: Founding) -> list[Step]:
    """The steps in which a Building puts a cube."""
    return [step for step in owed(founding, kinds.PUT_CUBE) if step[3] >= 0]


def agenda_flaw(founding: Founding) -> str:
    """Return why the steps of an agenda contradict each other, or an empty text."""
    if founding.in_setup():
        if [step for step in founding.agenda if step[0] not in AT_SETUP]:
            return "that cannot be owed before setup is over"
    one_by_one = len(producing_steps(founding)) <= 1
    return "" if one_by_one else "one Building after the other puts a cube"
