"""Which thing in the picture stands for which choice.

Every legal choice of a person has exactly one spot; several may share one (the colours that can be
built on a place of the pyramid).  A choice whose object lies nowhere on the table (a number, a yes
or no, how a tile is turned) has a spot in the tray: `tray-` and its code.
"""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step
from teotihuacan.founders.picture.names import (
    action_spot,
    bonus_spot,
    cell_spot,
    disks_spot,
    own_spot,
    place_spot,
    tile_spot,
    worship_spot,
)
from teotihuacan.founders.rules import actions, grid, kinds
from teotihuacan.founders.rules.actions import chosen_action
from teotihuacan.founders.rules.building import DECLINED
from teotihuacan.founders.rules.offering import NO_SWAP, SIDE_AND_TOP
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.produce import SKIP
from teotihuacan.founders.rules.pyramid import ALL_PLACES
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.rules.turn import PASS, space_and_disks
from teotihuacan.picture import choices
from teotihuacan.picture.choices import Finder


def spots(game: Game[Founding]) -> dict[int, str]:
    """The spot of every legal id; none while chance decides or when the game is over."""
    return choices.spots(game, FINDERS)


# Below, one finder for each kind of question; an empty name means the tray.


def turn(founding: Founding, step: Step, option: int) -> str:
    return "" if option == PASS else disks_spot(*space_and_disks(option))


def bonus(founding: Founding, step: Step, option: int) -> str:
    return bonus_spot(founding.space) if option == actions.USE else ""


def action(founding: Founding, step: Step, option: int) -> str:
    return action_spot(chosen_action(founding, option))


def any_action(founding: Founding, step: Step, option: int) -> str:
    return "" if option == actions.NO_ACTION else action_spot(option)


def end(founding: Founding, step: Step, option: int) -> str:
    return f"plate-{step[1]}"


def building(founding: Founding, step: Step, option: int) -> str:
    return "" if option == DECLINED else tile_spot(option)


def temple(founding: Founding, step: Step, option: int) -> str:
    return tile_spot(tiles.FIRST_TEMPLE + option)


def pyramid(founding: Founding, step: Step, option: int) -> str:
    return place_spot(step[1], option % ALL_PLACES)


def on_space(founding: Founding, step: Step, option: int) -> str:
    return cell_spot(step[1], grid.CITY_SPACES[option])


def put_cube(founding: Founding, step: Step, option: int) -> str:
    return "" if option == SKIP else on_space(founding, step, option)


def replace(founding: Founding, step: Step, option: int) -> str:
    """The cube itself, to replace it; to keep it lies in the tray."""
    return "" if option % 2 else on_space(founding, step, option // 2)


def offering(founding: Founding, step: Step, option: int) -> str:
    return own_spot(step[1], option)


def swap(founding: Founding, step: Step, option: int) -> str:
    return "" if option == NO_SWAP else own_spot(step[1], option)


def take(founding: Founding, step: Step, option: int) -> str:
    if option >= SIDE_AND_TOP:
        return worship_spot(option - SIDE_AND_TOP, "stack")
    stack, top = divmod(option, 2)
    # A single tile lies in the side place and is the top one, too.
    return worship_spot(stack, "top" if top and founding.top[stack] >= 0 else "side")


FINDERS: Final[dict[int, Finder[Founding]]] = {
    kinds.TURN: turn,
    kinds.BONUS: bonus,
    kinds.ACTION: action,
    kinds.ANY_ACTION: any_action,
    kinds.END: end,
    kinds.BUILDING: building,
    kinds.TEMPLE: temple,
    kinds.PYRAMID: pyramid,
    kinds.ANCHOR: on_space,
    kinds.PUT_CUBE: put_cube,
    kinds.REPLACE: replace,
    kinds.PAY_CUBE: on_space,
    kinds.KEEP_CUBE: on_space,
    kinds.OFFERING: offering,
    kinds.SWAP: swap,
    kinds.TAKE: take,
}
"""By the number of the kind; what is missing here (how a tile is turned, what is paid with what,
how often, a resource out of the supply) lies in the tray."""
