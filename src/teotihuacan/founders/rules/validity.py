"""Whether a table can occur with its agenda: what no single step can tell.

Each kind of step says for itself where it may lie (`engine/validity.py` walks the agenda).  Here is
what the table as a whole must look like meanwhile: every tile, disk and Worship tile is somewhere
exactly once.  A position that passes can be played to its end.
"""

from typing import Final

from teotihuacan.engine.errors import PositionError
from teotihuacan.engine.steps import CHANCE, Step, make_step
from teotihuacan.founders.rules import fields, grid, kinds
from teotihuacan.founders.rules.actions import is_fresh
from teotihuacan.founders.rules.dummy import Dummy, starting_tiles
from teotihuacan.founders.rules.effects import left_in_stack
from teotihuacan.founders.rules.printed import boards, disks, masks, rounds, tiles, worship
from teotihuacan.founders.rules.rounds import disks_in_round
from teotihuacan.founders.rules.state import Founding

AT_SETUP: Final = (
    *(kinds.DRAW_FIRST, kinds.DRAW_BOARD, kinds.DRAW_DISK, kinds.DRAW_WORSHIP),
    *(kinds.STARTING_TILES, kinds.STARTING_TILE, kinds.SETUP_OVER),
    *(kinds.PYRAMID, kinds.SET_TILE, kinds.TAKE),
    *(kinds.BUILDING, kinds.ANCHOR, kinds.ORIENTATION, kinds.LAY, kinds.REPLACE),
)
"""The kinds of step that starting tiles and their rewards bring."""


def wrong(field: str, problem: str) -> PositionError:
    return PositionError(f"table.{field}", problem)


def check_founding(founding: Founding, planned: list[Step]) -> str:
    """Why the table cannot occur, or nothing; what one field is to blame for is raised."""
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
    """The tiles that somebody is about to lay, by kind."""
    held = [0] * tiles.TILES
    for step in founding.agenda:
        if step[0] in (kinds.ANCHOR, kinds.ORIENTATION, kinds.LAY):
            held[step[2]] += 1
        elif step[0] == kinds.SET_TILE:
            held[tiles.FIRST_PYRAMID + step[2]] += 1
    return held


def all_tiles(founding: Founding) -> list[int]:
    """How many tiles of each kind there are, wherever they are."""
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
        if count != tiles.COPIES[tile]:
            raise wrong(
                "supply",
                f"there are {tiles.COPIES[tile]} tiles {tiles.TILE_KEYS[tile]}, not {count}",
            )
    for tile, most in enumerate(founding.setting.display):
        if founding.display[tile] > most:
            raise wrong(f"display.{tiles.TILE_KEYS[tile]}", f"at most {most} of them are shown")


def all_worship_tiles(founding: Founding) -> list[int]:
    """How many Worship tiles of each kind there are, wherever they are."""
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
        if count != tile.copies:
            raise wrong("worship stacks", f"there are {tile.copies} tiles {tile.key}, not {count}")
    if founding.in_setup():
        return
    for stack in range(3):
        missing = (founding.beside[stack] < 0) + (founding.top[stack] < 0)
        owed = founding.agenda.count(
            make_step(kinds.DRAW_WORSHIP, CHANCE, stack, fields.TO_THE_TABLE)
        )
        if owed != min(missing, left_in_stack(founding, stack)):
            raise wrong("worship stacks", "two tiles of each stack lie face up, if there are two")


def check_masks(founding: Founding) -> None:
    """Each whole cluster has brought a Mask tile, unless its stack is empty or it is still owed."""
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
            if held > whole[colour]:
                raise wrong(f"{where}.{name}", "each needs a whole cluster of its colour")
            if held < whole[colour] and left:
                raise wrong(f"{where}.{name}", "a whole cluster has brought a Mask tile")


def check_bonus_disks(founding: Founding) -> None:
    for kind, disk in enumerate(disks.DISKS):
        if founding.bonus.count(kind) > disk.copies:
            raise wrong("spaces", f"there are {disk.copies} disks {disk.key}")
    for space in founding.setting.spaces:
        owed = make_step(kinds.DRAW_DISK, CHANCE, space) in founding.agenda
        if (founding.bonus[space] < 0) != owed:
            raise wrong("spaces", "each space has a Bonus disk")


def check_dummy(founding: Founding, dummy: Dummy) -> None:
    """The dummy has as many disks as every player, and tiles that are out of the game."""
    everybody = disks_in_round(founding, max(1, founding.round))
    placed = sum([stack.count(len(founding.founders)) for stack in founding.stacks])
    if dummy.disks + placed != everybody:
        raise wrong("dummy.disks", f"there are {everybody} disks in this round")
    for tile, least in enumerate(starting_tiles(founding.setting)):
        if dummy.tiles[tile] < least or (founding.in_setup() and dummy.tiles[tile] > least):
            raise wrong("dummy.tiles", "the starting tiles of others; more after setup only")
    if founding.in_setup() and dummy.masks:
        raise wrong("dummy.masks", "none before setup is over")
    if not founding.agenda and dummy.can_begin(founding):
        raise wrong("dummy.disks", "the game is over only when nothing can be placed")
    flaw = dummy.flaw(founding)
    if flaw:
        raise wrong("dummy", flaw)


def check_action_disks(founding: Founding) -> None:
    everybody = disks_in_round(founding, max(1, founding.round))
    for founder in founding.founders:
        placed = sum([stack.count(founder.seat) for stack in founding.stacks])
        if founder.disks + placed != everybody:
            raise wrong(
                f"players[{founder.seat}].disks", f"there are {everybody} disks in this round"
            )


# --- setup and play -------------------------------------------------------------------------------


def check_setup(founding: Founding) -> None:
    """Before the first round: who has placed starting tiles, and nothing else."""
    if founding.round:
        raise wrong("round", "it is 0 until setup is over")
    if founding.active >= 0 or founding.space >= 0 or founding.strength or founding.produced:
        raise wrong("turn", "nobody has a turn before setup is over")
    if (founding.first < 0) != (make_step(kinds.DRAW_FIRST, CHANCE) in founding.agenda):
        raise wrong("first player", "it is drawn first of all")
    seats = len(founding.founders)
    for founder in founding.founders:
        where = f"players[{founder.seat}]"
        if (founder.board < 0) != (
            make_step(kinds.DRAW_BOARD, CHANCE, founder.seat) in founding.agenda
        ):
            raise wrong(f"{where}.board", "it is dealt before anything is built")
        if founder.passed or founder.favor or founder.masks:
            raise wrong(where, "nobody passes, gains Favor or Mask tiles before setup is over")
        order = (founder.seat - founding.first) % seats
        if founding.first >= 0 and founder.architect != order:
            raise wrong(f"{where}.architect", "the Architects stand in the order of the players")
        placing = make_step(kinds.STARTING_TILE, founder.seat) in founding.agenda
        waiting = founding.first < 0 or make_step(kinds.STARTING_TILES, 0, order) in founding.agenda
        left = founder.start.bit_count()
        if (placing and waiting) or (not placing and left != (3 if waiting else 0)):
            raise wrong(f"{where}.starting tiles", "one player after the other places all of them")
        setting_now = [step for step in founding.agenda if step[0] == kinds.SET_TILE]
        in_hand_now = [step[2] for step in setting_now if step[1] == founder.seat]
        if founder.filled.bit_count() + len(in_hand_now) != 3 - left:
            raise wrong(f"{where}.pyramid", "only the starting tiles lie there at setup")
        if founder.filled >> 8:
            raise wrong(f"{where}.pyramid", "starting tiles lie at the bottom")
        for number, colour in enumerate(tiles.COLOURS):
            placed = founder.pyramid.count(number) + in_hand_now.count(number)
            if placed + (founder.start >> number & 1) != 1:
                raise wrong(f"{where}.starting tiles", f"one is {colour}")
    for stack in range(3):
        face_up = (founding.beside[stack] >= 0) + (founding.top[stack] >= 0)
        if (
            face_up
            + founding.agenda.count(
                make_step(kinds.DRAW_WORSHIP, CHANCE, stack, fields.TO_THE_TABLE)
            )
            != 2
        ):
            raise wrong("worship stacks", "two tiles of each stack are turned up last")
        if founding.returned[stack]:
            raise wrong("worship stacks", "nothing has been returned yet")


def check_play(founding: Founding) -> None:
    """After setup: who has a turn, and with which Strength."""
    if founding.round == 0 or founding.first < 0:
        raise wrong("round", "setup is over")
    for founder in founding.founders:
        if founder.board < 0:
            raise wrong(f"players[{founder.seat}].board", "everybody has one")
        if founder.start:
            raise wrong(f"players[{founder.seat}].starting tiles", "none when setup is over")
        if founder.filled & 255 == 0 or (founder.filled & 255).bit_count() < 3:
            raise wrong(f"players[{founder.seat}].pyramid", "the starting tiles lie there")
        for number, colour in enumerate(tiles.COLOURS):
            if number not in founder.pyramid[: grid.LEVEL_2]:
                raise wrong(f"players[{founder.seat}].pyramid", f"one starting tile is {colour}")
    finishing = [step for step in founding.agenda if step[0] == kinds.FINISH_TURN]
    if not finishing:
        if founding.space >= 0 or founding.strength:
            raise wrong("space", "only while a turn goes on")
    else:
        check_turn(founding)
    taking = founding.active >= 0
    on_turn = bool(founding.agenda) and founding.agenda[0][0] in (kinds.TURN, kinds.FINISH_TURN)
    if taking != on_turn:
        raise wrong("turn", "somebody has a turn as long as it goes on")
    producing = [step for step in founding.agenda if step[0] == kinds.PUT_CUBE and step[3] >= 0]
    if founding.produced and not producing:
        raise wrong("produced", "only in the middle of producing")
    if not founding.agenda:
        if founding.round != founding.setting.rounds:
            raise wrong("round", "the game is over only after the last round")
        if [founder for founder in founding.founders if not founder.passed]:
            raise wrong("players", "all have passed when the game is over")
    elif founding.agenda[0][0] == kinds.BEGIN_ROUND:
        placed = max([len(stack) for stack in founding.stacks])
        if placed or [founder for founder in founding.founders if founder.passed]:
            raise wrong("spaces", "a round begins without Action disks")


def check_turn(founding: Founding) -> None:
    space = founding.space
    if space not in founding.setting.spaces or founding.active not in founding.stacks[space]:
        raise wrong("space", "the disks of this turn lie there")
    if founding.stacks[space][-1] != founding.active or founding.height(space) > rounds.STACK:
        raise wrong("space", "the disks of this turn lie on top")
    if founding.founders[founding.active].passed:
        raise wrong("turn", "whoever has passed has no turn")
    disk = disks.DISKS[founding.bonus[space]]
    raised = disk.strength if disk.effect == disks.STRENGTH and is_fresh(founding) else 0
    if founding.strength - founding.height(space) not in (0, raised):
        raise wrong("strength", "it is the height of the stack, and a Bonus")


def agenda_flaw(founding: Founding) -> str:
    """What the steps of an agenda say of each other."""
    if founding.in_setup():
        if [step for step in founding.agenda if step[0] not in AT_SETUP]:
            return "that cannot be owed before setup is over"
    putting = [step for step in founding.agenda if step[0] == kinds.PUT_CUBE and step[3] >= 0]
    return "one Building after the other puts a cube" if len(putting) > 1 else ""
