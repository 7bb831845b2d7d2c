"""Spots: the things in the picture that represent choices.

Every legal choice of a person has exactly one spot; several may share one (the colours that can be
built on a place of the pyramid).  A choice whose object lies nowhere on the table (a number, a yes
or no, how a tile is turned) has a spot in the tray: `tray-` and its code.
"""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step
from teotihuacan.founders.picture import names
from teotihuacan.founders.rules import actions, kinds
from teotihuacan.founders.rules.actions import chosen_action
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.building import DECLINED
from teotihuacan.founders.rules.laying.pyramid import ALL_PLACES
from teotihuacan.founders.rules.offering import NO_SWAP, SIDE_AND_TOP
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.produce import SKIP
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.rules.turn import PASS, space_and_disks
from teotihuacan.picture import choices
from teotihuacan.picture.choices import Finder


def spots(game: Game[Founding]) -> dict[int, str]:
    """The spot of every legal id; none while chance decides or when the game is over."""
    return choices.spots(game, FINDERS)


def on_space(founding: Founding, step: Step, option: int) -> str:
    return names.cell_spot(step[1], grid.CITY_SPACES[option])


def take(founding: Founding, step: Step, option: int) -> str:
    if option >= SIDE_AND_TOP:
        return names.worship_spot(option - SIDE_AND_TOP, "stack")
    stack, top = divmod(option, 2)
    # A single tile lies in the side place and is the top one, too.
    return names.worship_spot(stack, "top" if top and founding.top[stack] >= 0 else "side")


FINDERS: Final[dict[int, Finder[Founding]]] = {
    kinds.TURN: lambda _, step, option: (
        "" if option == PASS else names.disks_spot(*space_and_disks(option))
    ),
    kinds.BONUS: lambda founding, step, option: (
        names.bonus_spot(founding.space) if option == actions.USE else ""
    ),
    kinds.ACTION: lambda founding, step, option: names.action_spot(chosen_action(founding, option)),
    kinds.ANY_ACTION: lambda _, step, option: (
        "" if option == actions.NO_ACTION else names.action_spot(option)
    ),
    kinds.END: lambda _, step, option: f"plate-{step[1]}",
    kinds.BUILDING: lambda _, step, option: "" if option == DECLINED else names.tile_spot(option),
    kinds.TEMPLE: lambda _, step, option: names.tile_spot(tiles.FIRST_TEMPLE + option),
    kinds.PYRAMID: lambda _, step, option: names.place_spot(step[1], option % ALL_PLACES),
    kinds.ANCHOR: on_space,
    kinds.PUT_CUBE: lambda founding, step, option: (
        "" if option == SKIP else on_space(founding, step, option)
    ),
    # The cube itself, to replace it; to keep it lies in the tray.
    kinds.REPLACE: lambda founding, step, option: (
        "" if option % 2 else on_space(founding, step, option // 2)
    ),
    kinds.PAY_CUBE: on_space,
    kinds.KEEP_CUBE: on_space,
    kinds.OFFERING: lambda _, step, option: names.own_spot(step[1], option),
    kinds.SWAP: lambda _, step, option: (
        "" if option == NO_SWAP else names.own_spot(step[1], option)
    ),
    kinds.TAKE: take,
}
"""By the number of the kind; an empty name means the tray.  What is missing here (how a tile is
turned, what is paid with what, how often, a resource out of the supply) lies there, too."""
