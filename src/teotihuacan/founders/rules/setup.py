"""Setup: chance, the starting Pyramid tiles with their rewards, and the first Worship tiles."""

from typing import ClassVar, Final

from teotihuacan.engine.steps import Kind, Step
from teotihuacan.founders.rules import kinds, owing
from teotihuacan.founders.rules.families import ONLY_PLANNED, PAUSE
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.state import Founder, Founding, Setting
from teotihuacan.founders.rules.turn import start_round

ALL_COLOURS: Final = (1 << len(tiles.COLOURS)) - 1


def new_founder(seat: int, setting: Setting) -> Founder:
    """A player with an empty city, its blank tile, and a Pyramid tile of each colour."""
    board = setting.boards[0] if len(setting.boards) == 1 else -1
    return Founder(seat, board, seat, setting.disks, [0, 0, 0], ALL_COLOURS)


def first_display(setting: Setting) -> list[int]:
    return [
        min(setting.display[tile], left_after_start(setting, tile)) for tile in range(tiles.TILES)
    ]


def first_supply(setting: Setting) -> list[int]:
    """What lies beside the Main board after everything is laid out (F2)."""
    shown = first_display(setting)
    return [left_after_start(setting, tile) - shown[tile] for tile in range(tiles.TILES)]


def left_after_start(setting: Setting, tile: int) -> int:
    return tiles.COPIES[tile] - (setting.players if tile >= tiles.FIRST_PYRAMID else 0)


def plan_setup(founding: Founding) -> None:
    """Lay the whole setup on the agenda (F4)."""
    players = len(founding.founders)
    steps = [owing.draw_first()]
    if len(founding.setting.boards) > 1:
        steps += [owing.draw_board(seat) for seat in range(players)]
    steps += [owing.draw_disk(space) for space in founding.setting.spaces]
    steps += [owing.starting_tiles(order) for order in range(players)]
    for stack in range(len(tiles.COLOURS)):
        steps += [owing.draw_worship(stack, owing.TO_THE_TABLE)] * 2  # beside the stack, on it
    steps.append(owing.setup_over())
    founding.agenda = steps[::-1]


class StartingTiles(Kind[Founding]):
    """A player places all three starting Pyramid tiles; whose turn it is follows from the First
    Player."""

    on: ClassVar = ONLY_PLANNED

    def __init__(self) -> None:
        super().__init__(kinds.STARTING_TILES, "starting tiles", "order:0..3")

    def run(self, founding: Founding, step: Step) -> None:
        seat = (founding.first + step[2]) % len(founding.founders)
        founding.agenda.append(owing.starting_tile(seat))


class StartingTile(Kind[Founding]):
    """One tile after the other, each with its whole reward (F5)."""

    on: ClassVar = ("starting tiles",)
    families: ClassVar = (PAUSE,)
    seated: ClassVar = False

    def __init__(self) -> None:
        super().__init__(kinds.STARTING_TILE, "starting tile")

    def run(self, founding: Founding, step: Step) -> None:
        if founding.founders[step[1]].start:
            founding.agenda.append(step)
            founding.agenda.append(owing.pyramid_tile(step[1], owing.IN_HAND, 0))


class SetupOver(Kind[Founding]):
    """Everything lies: the first round begins."""

    on: ClassVar = ONLY_PLANNED

    def __init__(self) -> None:
        super().__init__(kinds.SETUP_OVER, "setup over")

    def run(self, founding: Founding, step: Step) -> None:
        founding.round = 1
        start_round(founding)
