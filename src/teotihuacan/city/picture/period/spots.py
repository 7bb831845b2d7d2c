"""Where the choices of the Expansion Period lie in the picture, see `../spots.py`."""

from collections.abc import Callable
from typing import Final

from teotihuacan.city.modules.altars.rules import kinds as altar_kinds
from teotihuacan.city.modules.altars.rules import moving
from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.state import PILE, altars_of
from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.empire.rules.benefits import to_rise
from teotihuacan.city.modules.empire.rules.conquest import SEND
from teotihuacan.city.modules.mansion.rules import kinds as mansion_kinds
from teotihuacan.city.modules.mansion.rules import royal_worship as royal_worship_rules
from teotihuacan.city.modules.mansion.rules.royal_worship import worshipped
from teotihuacan.city.modules.mansion.rules.state import temple_of
from teotihuacan.city.modules.obsidian.rules import kinds as obsidian_kinds
from teotihuacan.city.modules.obsidian.rules.moving_back import STAY, returning
from teotihuacan.city.picture.names import (
    beside,
    board_spot,
    die_spot,
    space_spot,
    temple_spot,
    tile_spot,
)
from teotihuacan.city.rules.effects import idle
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, board_and_power
from teotihuacan.city.rules.turn import board_ahead
from teotihuacan.engine.steps import Step

# An empty name means the tray.


def move_back(city: City, step: Step, option: int) -> str:
    if option == STAY:
        return ""
    player = city.players[step[1]]
    return die_spot(player, idle(city, player, player.worker_with(*board_and_power(option))))


def going_back(city: City, step: Step, option: int) -> tuple[int, int]:
    """The worker that goes back, and the board it comes to."""
    worker = returning(step)
    board = city.players[step[1]].place[worker]
    return worker, board_ahead(city, board, -(option + 1))


def back_distance(city: City, step: Step, option: int) -> str:
    return board_spot(going_back(city, step, option)[1])


def royal_worship(city: City, step: Step, option: int) -> str:
    space = worshipped(step)
    if option == royal_worship_rules.NOW:
        return space_spot(space)
    if option == royal_worship_rules.CLAIM:
        return beside(space)
    return temple_spot(temple_of(space)) if option == royal_worship_rules.CLIMB else ""


def half(city: City, step: Step, option: int) -> str:
    return (
        tile_spot(step[1], altar_printed.STEP_TILE)
        if option == moving.FURTHER
        else f"half-{option}"
    )


def barter(city: City, step: Step, option: int) -> str:
    """The half on which the Shaman stands; declining lies in the tray."""
    return "" if option else f"half-{altars_of(city).shamans[step[1]]}"


def on_altar(place: int, kind: int) -> str:
    """A Major Discovery tile of an altar; those drawn for a region lie in the tray."""
    altar = place - PILE
    return f"altar-{altar}-{discovery.TILES[kind].key}" if altar < altar_printed.ALTARS else ""


def region(city: City, step: Step, option: int) -> str:
    return f"region-{option + 1}"


def conquest(city: City, step: Step, option: int) -> str:
    return f"region-{empire_printed.TEOTIHUACAN}" if option == SEND else ""


def different_worker(city: City, step: Step, option: int) -> str:
    player = city.players[step[1]]
    board, power = board_and_power(option)
    for worker in to_rise(city, step):
        if player.place[worker] == board and player.power[worker] == power:
            return die_spot(player, worker)
    return ""


def different_temple(city: City, step: Step, option: int) -> str:
    return temple_spot(option)


def shaman(city: City, step: Step, option: int) -> str:
    return f"shaman-{step[1]}"


FINDERS_OF_PERIOD: Final[dict[int, Callable[[City, Step, int], str]]] = {
    obsidian_kinds.MOVE_BACK: move_back,
    obsidian_kinds.BACK_DISTANCE: back_distance,
    mansion_kinds.ROYAL_WORSHIP: royal_worship,
    altar_kinds.HALF: half,
    altar_kinds.BARTER: barter,
    empire_kinds.MARCH: region,
    empire_kinds.CONQUEST: conquest,
    empire_kinds.SETTLE: region,
    empire_kinds.DIFFERENT_WORKERS: different_worker,
    empire_kinds.DIFFERENT_TEMPLES: different_temple,
}

SPOTS_OF_STEPS: Final[dict[int, Callable[[City, Step, int], str]]] = {altar_kinds.SHAMAN: shaman}
"""Kinds that answer another's question."""
