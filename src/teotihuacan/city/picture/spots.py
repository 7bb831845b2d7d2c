"""Spots: the parts of the picture that represent choices.

Every legal choice of a person has exactly one spot; several choices may share one (the main action
paid with cocoa or with a tile).  A choice whose object lies nowhere on the table (a yes or no, a
resource out of the supply, a rotation) has a spot in the tray: `tray-` and its code.  The tray
therefore shows one thing for every such name among the values of `spots`.
"""

from collections.abc import Sequence
from typing import Final

from teotihuacan.city.picture import names
from teotihuacan.city.picture.modules import pictures
from teotihuacan.city.rules import kinds, places, tile_places, units
from teotihuacan.city.rules.boards import decorations, geometry, pyramid_tiles
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.boards.extra_worker import WITHOUT, joining_kind
from teotihuacan.city.rules.goods.paying import lowered_worker
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.scoring.eclipse import IGNORE_SALARY
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.turns import action as action_rules
from teotihuacan.city.rules.turns.abilities import TRADE_STOP
from teotihuacan.city.rules.turns.action import acting_board
from teotihuacan.city.rules.turns.ascension import ENOUGH, worker_powered
from teotihuacan.city.rules.turns.discovery import DECLINE, REWARD, UNLOCK, claimed_place, used_kind
from teotihuacan.city.rules.turns.turn import CIRCLE, UNLOCK_ALL, board_ahead, moving, worker_of
from teotihuacan.city.rules.turns.worship import IGNORING, WITH_TILE, worship_space
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step
from teotihuacan.picture import choices
from teotihuacan.picture.choices import Finder

WHEEL_KEYS: Final = ("points", "cocoa", "temple", "two-temples", "worker")
"""The rewards of the Ascension wheel, in the order of their ids."""


def spots(game: Game[City]) -> dict[int, str]:
    """The spot of every legal id; none while chance decides or when the game is over."""
    finders = dict(FINDERS)
    for picture in pictures():
        finders.update(picture.spots)
    return choices.spots(game, finders, instead)


def instead(game: Game[City], step: Step, id: int) -> str:
    """A tile used or workers unlocked as an interrupt, or an answer of another kind of step."""
    used = game.rules.interrupt.option_of(id)
    if used >= 0:
        return f"unlock-{step[1]}" if used == UNLOCK else names.tile_spot(step[1], used_kind(used))
    for picture in pictures():
        for number, find in picture.instead.items():
            option = game.rules.kinds[number].option_of(id)
            if option >= 0:
                return find(game.state, step, option)
    return ""


def keyed(name: str, keys: Sequence[str | int]) -> Finder[City]:
    """Spots with one name, told apart by a key for each option."""
    return lambda city, step, option: f"{name}-{keys[option]}"


# Below, one finder for each kind of question; an empty name means the tray.


def turn(city: City, step: Step, option: int) -> str:
    if option == UNLOCK_ALL:
        return f"unlock-{step[1]}"
    player = city.players[step[1]]
    return names.die_spot(player, worker_of(player, option))


def distance(city: City, step: Step, option: int) -> str:
    player = city.players[step[1]]
    movers = moving(step)
    here = player.place[movers[0]]
    if option < CIRCLE:
        return names.board_spot(board_ahead(city, here, option + 1))
    for worker in range(len(player.place)):
        same = player.place[worker] == here and player.power[worker] == option - CIRCLE + 1
        if same and worker not in movers:
            return names.die_spot(player, worker)
    return ""


def action(city: City, step: Step, option: int) -> str:
    board = acting_board(step)
    if option == action_rules.COLLECT:
        return f"cocoa-{boards.BOARD_KEYS[board]}"
    if option <= action_rules.MAIN_IGNORING:
        return f"main-{boards.BOARD_KEYS[board]}"
    if board == places.PALACE:
        return f"royal-{option - action_rules.ROYAL_WORSHIP + 1}"
    return f"worship-{boards.BOARD_KEYS[board]}"


def worship(city: City, step: Step, option: int) -> str:
    space = worship_space(step)
    return names.beside(space) if option % IGNORING == WITH_TILE else names.space_spot(space)


def worship_order(city: City, step: Step, option: int) -> str:
    space = worship_space(step)
    return names.beside(space) if option else names.space_spot(space)


def trade(city: City, step: Step, option: int) -> str:
    return "" if option == TRADE_STOP else names.space_spot(worship_space(step))


def give(city: City, step: Step, option: int) -> str:
    return f"good-{step[1]}-{units.GOODS[option + 1]}"


def claim(city: City, step: Step, option: int) -> str:
    lies = claimed_place(step)
    if option not in (REWARD, DECLINE) and lies >= tile_places.ELSEWHERE:
        return next(filter(None, [picture.lies(lies, option) for picture in pictures()]), "")
    if option in (REWARD, DECLINE) or lies >= tile_places.LINKED:
        return ""
    if lies < tile_places.PILES:
        return f"pile-{lies}-{discovery.TILES[option].key}"
    return f"near-{boards.BOARD_KEYS[lies - tile_places.NEAR]}"


def extra_worker(city: City, step: Step, option: int) -> str:
    return "" if option == WITHOUT else names.tile_spot(step[1], joining_kind(option))


def learn(city: City, step: Step, option: int) -> str:
    return f"tech-{city.technologies.index(option)}"


def build(city: City, step: Step, option: int) -> str:
    return "" if option == pyramid_tiles.PYRAMID_OFFER else f"offer-{option}"


def power_up(city: City, step: Step, option: int) -> str:
    player = city.players[step[1]]
    return "" if option == ENOUGH else names.die_spot(player, worker_powered(player, option))


def power_down(city: City, step: Step, option: int) -> str:
    player = city.players[step[1]]
    return names.die_spot(player, lowered_worker(player, option))


def end(city: City, step: Step, option: int) -> str:
    return f"plate-{step[1]}"


def salary(city: City, step: Step, option: int) -> str:
    return names.tile_spot(step[1], discovery.IGNORE_COCOA) if option == IGNORE_SALARY else ""


FINDERS: Final[dict[int, Finder[City]]] = {
    kinds.PLACE: keyed("board", boards.BOARD_KEYS[1:]),
    kinds.TURN: turn,
    kinds.DISTANCE: distance,
    kinds.ACTION: action,
    kinds.WORSHIP: worship,
    kinds.WORSHIP_ORDER: worship_order,
    kinds.TRADE: trade,
    kinds.GIVE: give,
    kinds.TEMPLE: keyed("temple", boards.TEMPLE_KEYS),
    kinds.TEMPLE_ORDER: keyed("temple", boards.TEMPLE_KEYS),
    kinds.TEMPLE_PAIR: keyed("temple", boards.TEMPLE_KEYS),
    kinds.CLAIM: claim,
    kinds.EXTRA_WORKER_TILE: extra_worker,
    kinds.LEARN: learn,
    kinds.NOBLE_ROW: keyed("noble", range(len(boards.NOBLE_ROWS))),
    kinds.DECORATE: keyed("deco-offer", range(pyramid_tiles.DECORATION_OFFER)),
    kinds.DECORATION_SIDE: keyed("deco", decorations.SIDES),
    kinds.BUILD: build,
    kinds.SITE: keyed("site", [site_code(site) for site in range(geometry.SITES)]),
    kinds.POWER_UP: power_up,
    kinds.POWER_DOWN: power_down,
    kinds.WHEEL_REWARD: keyed("wheel", WHEEL_KEYS),
    kinds.END: end,
    kinds.SALARY: salary,
}
"""By the number of the kind; what is missing here (keeping starting tiles, resources, discounts,
rotations, a yes or no) lies in the tray."""
