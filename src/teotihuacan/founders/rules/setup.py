"""Setup: chance, the starting Pyramid tiles with their rewards, and the first Worship tiles."""

from typing import ClassVar, Final

from teotihuacan.engine.steps import CHANCE, Declared, Kind, Step, make_step, push, push2
from teotihuacan.founders.rules import fields, kinds
from teotihuacan.founders.rules.families import ONLY_PLANNED, PAUSE
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.state import Founder, Founding, Setting
from teotihuacan.founders.rules.turn import start_round

ALL_COLOURS: Final[int] = (1 << len(tiles.COLOURS)) - 1


def new_founder(seat: int, setting: Setting) -> Founder:
    """A player with an empty city, its blank tile, and a Pyramid tile of each colour."""
    board = setting.boards[0] if len(setting.boards) == 1 else -1
    return Founder(seat, board, seat, setting.disks, [0, 0, 0], ALL_COLOURS)


def first_tiles(setting: Setting) -> tuple[list[int], list[int]]:
    """Return the tiles on the Main board and those beside it, after everything is laid out (F2)."""
    left = tiles.COPIES[:]
    for tile in range(tiles.FIRST_PYRAMID, tiles.TILES):
        left[tile] -= setting.players
    shown = [min(pair) for pair in zip(setting.display, left)]
    return shown, [there - taken for there, taken in zip(left, shown)]


def plan_setup(founding: Founding) -> None:
    """Lay the whole setup on the agenda (F4)."""
    players = len(founding.founders)
    steps = [make_step(kinds.DRAW_FIRST, CHANCE)]
    if len(founding.setting.boards) > 1:
        steps += [make_step(kinds.DRAW_BOARD, CHANCE, seat) for seat in range(players)]
    steps += [make_step(kinds.DRAW_DISK, CHANCE, space) for space in founding.setting.spaces]
    steps += [make_step(kinds.STARTING_TILES, 0, order) for order in range(players)]
    for stack in range(len(tiles.COLOURS)):
        turn_up = make_step(kinds.DRAW_WORSHIP, CHANCE, stack, fields.TO_THE_TABLE)
        steps += [turn_up, turn_up]  # beside the stack, on it
    steps.append(make_step(kinds.SETUP_OVER))
    founding.agenda = steps[::-1]


class StartingTiles(Kind[Founding]):
    """A player places all three starting Pyramid tiles; whose turn it is follows from the First
    Player."""

    declared: ClassVar = Declared(
        kinds.STARTING_TILES, "starting tiles", "order:0..3", parents=ONLY_PLANNED
    )

    def run(self, founding: Founding, step: Step) -> None:
        seat = (founding.first + step[2]) % len(founding.founders)
        push(founding, kinds.STARTING_TILE, seat)


class StartingTile(Kind[Founding]):
    """Place one starting tile after the other, each with its whole reward (F5)."""

    declared: ClassVar = Declared(
        kinds.STARTING_TILE,
        "starting tile",
        parents=("starting tiles",),
        families=(PAUSE,),
        same_seat=False,
    )

    def run(self, founding: Founding, step: Step) -> None:
        if founding.founders[step[1]].start:
            push2(founding, make_step(kinds.PYRAMID, step[1], fields.IN_HAND), step)


class SetupOver(Kind[Founding]):
    """End the setup: the first round begins."""

    declared: ClassVar = Declared(kinds.SETUP_OVER, "setup over", parents=ONLY_PLANNED)

    def run(self, founding: Founding, step: Step) -> None:
        founding.round = 1
        start_round(founding)
