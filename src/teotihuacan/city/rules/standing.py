"""Whether an agenda can stand on its table: the check of every position read from outside.

Each kind of step looks after its own fields (`Kind.flaw`).  Here is what no single step can tell:
what has to lie at the bottom, which steps may stand on which, and what the table must look like
meanwhile.  A position that passes can be played to its end.
"""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.agenda import (
    ACTION,
    ACTION_OVER,
    AVENUE,
    BENEFITS,
    BUILD,
    BUY_POWER,
    CALENDAR,
    CLAIM,
    DECORATE,
    DECORATION_SIDE,
    DISCOUNT,
    DISTANCE,
    DRAW_BOARD,
    DRAW_BONUS,
    DRAW_DECORATION,
    DRAW_DISCOVERY,
    DRAW_PYRAMID,
    DRAW_ROTATION,
    DRAW_ROYAL,
    DRAW_STARTING,
    DRAW_TECHNOLOGY,
    END,
    EXTRA_WORKER_TILE,
    FINISH_TURN,
    GAME_OVER,
    GIVE,
    KEEP,
    LEARN,
    LINK,
    NEUTRALS,
    NEW_ERA,
    NEXT_TURN,
    NOBLE_ROW,
    PLACE,
    POWER_UP,
    REBORN,
    RESOURCE,
    REVEAL,
    ROTATION,
    SALARY,
    SCORE_BONUS,
    SETUP_OVER,
    SITE,
    STARTING_POWER,
    TECHNOLOGY_GAIN,
    TEMPLE,
    TEMPLE_ORDER,
    TEMPLE_STEP,
    TRADE,
    TURN,
    WHEEL_REWARD,
    WORSHIP,
    WORSHIP_ORDER,
)
from teotihuacan.city.rules.discovery import LINKED, NEAR
from teotihuacan.city.rules.draws import FACE_UP, ON_SITE
from teotihuacan.city.rules.eclipse import is_last
from teotihuacan.city.rules.modules import UNSAID
from teotihuacan.city.rules.neutral import FOR_NEUTRALS
from teotihuacan.city.rules.setup import DISCOVERERS
from teotihuacan.city.rules.state import (
    HAND,
    WHEEL,
    WORKERS,
    City,
    Player,
)
from teotihuacan.city.rules.tiles import (
    AVENUE_TILES,
    DEALT,
    DRAFT_TILES,
    KEPT,
    MAJOR_TILES,
    NEUTRAL_COLOURS,
    PYRAMID_OFFER,
    ROYAL_TILES,
    START_SITES,
    STARTING,
)
from teotihuacan.engine.steps import CHANCE, Step

# What happens to a player can happen in the middle of these: of all free questions, and of
# whatever is owed once something else has been settled.
_BUSY: Final[frozenset[int]] = frozenset(
    [END, TURN, ACTION, WORSHIP_ORDER, TRADE, CLAIM, BUILD, POWER_UP, BUY_POWER, WHEEL_REWARD]
    + [ACTION_OVER, TECHNOLOGY_GAIN, TEMPLE, TEMPLE_ORDER, TEMPLE_STEP, AVENUE, REBORN, CALENDAR]
    + [RESOURCE, PLACE, STARTING_POWER]
)
_TURN: Final[frozenset[int]] = frozenset([END])
_AFTER_ACTION: Final[frozenset[int]] = frozenset([ACTION_OVER, BUY_POWER, POWER_UP])

STANDS_ON: Final[dict[int, frozenset[int]]] = {
    TURN: _TURN,
    DISTANCE: _TURN,
    ACTION: _TURN,
    WORSHIP: _TURN,
    WORSHIP_ORDER: _TURN,
    LEARN: _TURN,
    NOBLE_ROW: _TURN,
    BUILD: _TURN,
    ACTION_OVER: _TURN,
    TRADE: frozenset([END, CLAIM]),
    GIVE: frozenset([END, CLAIM, TRADE, RESOURCE]),
    EXTRA_WORKER_TILE: _TURN,
    SITE: frozenset([BUILD]),
    ROTATION: frozenset([BUILD]),
    DISCOUNT: frozenset([ROTATION]),
    BUY_POWER: _AFTER_ACTION,
    TECHNOLOGY_GAIN: _AFTER_ACTION,
    DECORATE: _AFTER_ACTION | {TECHNOLOGY_GAIN},
    DECORATION_SIDE: _AFTER_ACTION | {TECHNOLOGY_GAIN},
    CLAIM: _BUSY,
    RESOURCE: _BUSY,
    TEMPLE: _BUSY,
    TEMPLE_ORDER: _BUSY,
    TEMPLE_STEP: _BUSY,
    AVENUE: _BUSY,
    POWER_UP: _BUSY,
    CALENDAR: _BUSY,
    WHEEL_REWARD: frozenset([CALENDAR]),
    REBORN: frozenset([WHEEL_REWARD]),
    STARTING_POWER: frozenset([PLACE, CLAIM, STARTING_POWER]),
    PLACE: frozenset([PLACE]),
}
"""For every kind of step within a turn or a starting tile's benefits, what may lie under it."""

MAIN_ACTIONS: Final[frozenset[int]] = frozenset(
    [EXTRA_WORKER_TILE, LEARN, NOBLE_ROW, BUILD, ACTION_OVER]
)


def people(city: City) -> list[Player]:
    """Those who choose and pay."""
    return city.players[: city.setting.people]


def agenda_flaw(city: City, planned: list[Step]) -> str:
    """Why the agenda cannot stand, or nothing; `planned` is the agenda of a game not yet begun."""
    bottom = city.agenda[0][0] if city.agenda else GAME_OVER
    if bottom == SETUP_OVER:
        return setup_flaw(city, planned)
    flaw = finished_setup_flaw(city)
    for module in city.setting.modules:
        flaw = flaw or module.flaw(city)
    if flaw:
        return flaw
    if bottom == FINISH_TURN:
        for module in city.setting.modules:
            flaw = module.turn_flaw(city)
            if flaw != UNSAID:
                return flaw or hand_flaw(city)
        return turn_flaw(city)
    if bottom not in (NEXT_TURN, NEW_ERA, GAME_OVER):
        return "a turn, an Eclipse or the setup must lie at the bottom"
    if city.turn >= 0 or city.acting:
        return "it is nobody's turn now"
    return hand_flaw(city) or (refill_flaw(city) if bottom == NEXT_TURN else eclipse_flaw(city))


def owed(city: City, kind: int) -> list[Step]:
    return [step for step in city.agenda if step[0] == kind]


# --- setup ----------------------------------------------------------------------------------------


def setup_flaw(city: City, planned: list[Step]) -> str:
    """Setup follows one plan: some of it is still owed, and one step of it may be half done."""
    done = 0
    while done < min(len(planned), len(city.agenda)) and planned[done] == city.agenda[done]:
        done += 1
    doing = planned[done] if done < len(planned) else planned[-1]
    flaw = half_done_flaw(city, doing, city.agenda[done:])
    if flaw:
        return flaw
    if city.turn >= 0 or city.acting or city.era or city.light or city.countdown >= 0 or city.final:
        return "no turn and no era has begun during setup"
    if city.neutral or (city.drawn and not city.setting.modules):
        return "neutral workers come when setup is over"
    sites = [site for site, tile in enumerate(city.pyramid) if tile >= 0]
    sites += [step[2] - ON_SITE for step in owed(city, DRAW_PYRAMID) if step[2] >= ON_SITE]
    if sorted(sites) != sorted(START_SITES[len(city.players)]):
        return "the pyramid begins with the tiles for this number of players"
    flaw = drawn_flaw(city) or chosen_flaw(city, planned) or setup_hand_flaw(city)
    for module in city.setting.modules:
        flaw = flaw or module.setup_flaw(city)
    return flaw


def half_done_flaw(city: City, doing: Step, rest: list[Step]) -> str:
    """What may lie on the plan: the consequences of the step of it that comes next."""
    if not rest:
        return ""
    kind = doing[0]
    if kind == DRAW_PYRAMID and doing[2] >= ON_SITE:
        right = rest == [(DRAW_ROTATION, CHANCE, doing[2] - ON_SITE, 0, 0)]
        return "" if right else "only the tile just laid can be turned"
    if kind == LINK:
        return link_flaw(city, rest)
    if kind != BENEFITS or rest[0] != (PLACE, doing[1], 0, 0, 0):
        return "the steps of setup do not follow the plan"
    return stack_flaw(rest, doing[1])


def link_flaw(city: City, rest: list[Step]) -> str:
    lying = [*city.face_up, *[tile for player in city.players for tile in player.dealt]]
    places = [
        LINKED + place
        for place, tile in enumerate(DISCOVERERS)
        if tile in lying and city.linked[place] < 0
    ]
    right = rest == [(DRAW_DISCOVERY, CHANCE, place, 0, 0) for place in places]
    return "" if right else "discovery tiles come with the starting tiles that name one"


def chosen_flaw(city: City, planned: list[Step]) -> str:
    """The starting tiles: dealt, kept, laid out, laid aside, or left in the pile."""
    everywhere = city.starting_pile.bit_count() + len(city.face_up) + len(city.drawn)
    for player in city.players:
        everywhere += len(player.dealt) + len(player.kept)
    dealing = bool([step for step in planned if step[0] == REVEAL])
    draft = city.setting.draft
    needed = dealing or bool([step for step in planned if step[0] == DRAW_STARTING])
    if everywhere != (len(STARTING) if needed else 0):
        return "every starting tile must be somewhere (in a first game: none)"
    if not dealing:
        return ""
    choosing = bool(owed(city, REVEAL))
    if city.secret != (choosing and not draft):
        return "starting tiles are secret while they are being chosen, except in a draft"
    draws = [step[2] for step in owed(city, DRAW_STARTING)]
    keeps = [step[1] for step in owed(city, KEEP)]
    for player in people(city):
        kept = len(player.kept)
        if kept + keeps.count(player.seat) != KEPT:
            return f"seat {player.seat} must keep {KEPT} starting tiles in all"
        dealt = len(player.dealt) + kept + draws.count(player.seat)
        if choosing and not draft and dealt != DEALT:
            return f"seat {player.seat} must be dealt {DEALT} starting tiles in all"
        if player.dealt and not (choosing and not draft):
            return f"seat {player.seat} cannot have starting tiles in hand now"
    taken = sum([len(player.kept) for player in city.players])
    if draft and choosing:
        if len(city.face_up) + taken + draws.count(FACE_UP) != DRAFT_TILES[len(city.players)]:
            return "starting tiles are missing from the draft"
    elif city.face_up:
        return "starting tiles lie face up only while they are being drafted"
    return ""


def setup_hand_flaw(city: City) -> str:
    """Workers stay in hand until their owner's starting tiles have brought their benefits."""
    waiting = [step[1] for step in owed(city, BENEFITS)]
    placing = [step[1] for step in owed(city, PLACE)]
    for player in people(city):
        if 6 in player.power:
            return "no worker ascends during setup"
        if player.seat in waiting:
            if player.place != [HAND, HAND, HAND, WHEEL] or player.technologies:
                return f"seat {player.seat} has not had the benefits of its starting tiles yet"
        elif player.place.count(HAND) != placing.count(player.seat):
            return f"each worker in hand of seat {player.seat} needs a step that places it"
    return ""


def drawn_flaw(city: City) -> str:
    """What makes up the board is there, or is still to be drawn."""
    categories = [ROYAL_TILES[tile].category for tile in city.royal]
    categories += [step[2] for step in owed(city, DRAW_ROYAL)]
    if sorted(categories) != [0, 1, 2]:
        return "one royal tile of each category is needed"
    if len(city.technologies) + len(owed(city, DRAW_TECHNOLOGY)) != 6:
        return "six technologies are needed"
    if len(city.bonus) + len(owed(city, DRAW_BONUS)) != 3:
        return "three temple bonus tiles are needed"
    slots = [step[2] for step in owed(city, DRAW_BOARD)]
    if sorted(slots) != [slot for slot, board in enumerate(city.ring) if board == 0]:
        return "a board is missing from the ring"
    draws = [step[2] for step in owed(city, DRAW_DISCOVERY)]
    sizes = [*AVENUE_TILES, *[counts[len(city.players)] for counts in MAJOR_TILES]]
    for pile, size in enumerate(sizes):
        if len(city.piles[pile]) + draws.count(pile) > size:
            return f"there are too many discovery tiles in pile {pile}"
    return ""


def finished_setup_flaw(city: City) -> str:
    flaw = drawn_flaw(city)
    if flaw:
        return flaw
    if city.secret or city.face_up or max(city.linked) >= 0:
        return "the starting tiles have been chosen when setup is over"
    for player in city.players:
        if player.dealt or player.kept:
            return f"seat {player.seat} has no starting tiles when setup is over"
    draws = owed(city, DRAW_STARTING)
    colours = NEUTRAL_COLOURS[len(city.players)]
    if 2 * len(city.neutral) + len(city.drawn) + len(draws) != 2 * colours:
        return f"{colours} neutral colours are needed"
    if bool(city.starting_pile) != bool(draws) or city.starting_pile.bit_count() < len(draws):
        return "starting tiles are drawn for neutral workers only, and then put away"
    return ""


# --- turns ----------------------------------------------------------------------------------------


def turn_flaw(city: City) -> str:
    seat = city.turn
    begin: list[Step] = [(FINISH_TURN, seat, 0, 0, 0), (END, seat, 0, 0, 0)]
    if seat < 0 or city.agenda[:2] != begin:
        return "a turn ends with its player's end and its finish"
    if city.countdown == 0:
        return "the Eclipse comes before the next turn"
    draws = owed(city, DRAW_STARTING)
    if draws:
        neutral: list[Step] = [(TURN, seat, 0, 0, 0), (NEUTRALS, 0, 0, 0, 0)]
        neutral += [(DRAW_STARTING, CHANCE, FOR_NEUTRALS, 0, 0)] * len(draws)
        flaw = "" if city.agenda[2:] == neutral else "neutral workers come before a turn"
        return flaw or hand_flaw(city)
    doing = city.agenda[2][0] if len(city.agenda) > 2 else END
    if city.acting and doing not in MAIN_ACTIONS:
        return "workers act only while a main action goes on"
    return stack_flaw(city.agenda[1:], seat) or hand_flaw(city)


def stack_flaw(steps: list[Step], seat: int) -> str:
    """Each step must be this seat's, and one that may stand on the step under it."""
    for i in range(1, len(steps)):
        step, under = steps[i], steps[i - 1]
        if step[1] != seat:
            return f"only seat {seat} can owe something now"
        if step[0] not in STANDS_ON or under[0] not in STANDS_ON[step[0]]:
            return "a step stands on one that would have come first"
        if under[0] == BUILD and under[3] == 0:
            return "nothing comes between a construction and its first tile"
    return ""


def hand_flaw(city: City) -> str:
    """Every worker in hand is being moved or reborn, and the other way round."""
    for player in city.players:
        named: list[int] = []
        reborn: list[int] = []
        for step in city.agenda:
            if step[1] == player.seat:
                if step[0] == REBORN:
                    reborn.append(step[2])
                elif step[0] == ACTION:
                    named += movers(step[2], step[3])
                elif step[0] == WORSHIP:
                    named += movers(step[3], step[4])
        named += reborn
        if sorted(named) != [i for i in range(WORKERS) if player.place[i] == HAND]:
            return f"each worker in hand of seat {player.seat} needs a step that places it"
        if sorted(reborn) != [i for i in range(WORKERS) if player.power[i] == 6]:
            return f"a worker of seat {player.seat} with power 6 must be the one being reborn"
    return ""


def movers(worker: int, second: int) -> list[int]:
    return [worker] if second < 0 else [worker, second]


# --- between turns --------------------------------------------------------------------------------


def refill_flaw(city: City) -> str:
    """After a turn: one draw for each place that was emptied."""
    draws = city.agenda[1:]
    for step in draws:
        place = step[2]
        right = step[0] == DRAW_DECORATION
        right = right or (step[0] == DRAW_PYRAMID and place < PYRAMID_OFFER)
        right = right or (step[0] == DRAW_DISCOVERY and NEAR <= place < LINKED)
        if not right:
            return "only empty places are filled after a turn"
    if len(set(draws)) != len(draws):
        return "a place is filled twice"
    return "the Eclipse comes before the next turn" if city.countdown == 0 else ""


def eclipse_flaw(city: City) -> str:
    """Salaries in player order, then a new era or the end."""
    if city.light != city.dark or city.countdown != 0:
        return "the discs must have met for an Eclipse"
    if not city.agenda:
        return "" if is_last(city) else "the game is not over before the last Eclipse"
    last = city.agenda[0][0] == GAME_OVER
    if last != is_last(city):
        return "the last Eclipse ends the game, any other begins an era"
    if last and city.agenda[1:2] != [(SCORE_BONUS, 0, 0, 0, 0)]:
        return "the bonus tiles score at the end"
    salaries = city.agenda[2:] if last else city.agenda[1:]
    seats = len(people(city))
    paying: list[Step] = [(SALARY, seats - 1 - i, 0, 0, 0) for i in range(len(salaries))]
    return "" if salaries == paying else "salaries are paid in player order"
