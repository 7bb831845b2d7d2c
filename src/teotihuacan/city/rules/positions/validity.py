"""Validity of a table with its agenda, beyond what a single step can check.

Each kind of step says for itself where it may lie (`engine/validity.py` walks the agenda).  Here
is what the table as a whole must look like meanwhile.  A position that passes can be played to its
end.
"""

from typing import Final

from teotihuacan.city.rules import kinds as step_kinds
from teotihuacan.city.rules import places, tile_places
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.pyramid_tiles import START_SITES
from teotihuacan.city.rules.draws import FACE_UP, ON_SITE
from teotihuacan.city.rules.families import MAIN_ACTION
from teotihuacan.city.rules.goods.paying import payments_flaw
from teotihuacan.city.rules.neutral import FOR_NEUTRALS, LAID_ASIDE
from teotihuacan.city.rules.printed import boards, discovery, starting, technologies, temples
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.scoring.eclipse import eclipse_flaw, is_last
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.city.rules.turns.ascension import reborn_worker
from teotihuacan.city.rules.turns.turn import moving
from teotihuacan.city.rules.turns.worship import entering
from teotihuacan.engine.errors import PositionError
from teotihuacan.engine.steps import CHANCE, Kind, Step, make_step

MOST_REDRAWN: Final = 1  # a starting tile that names one board twice is not enough for a module
BONUS_SHOWN: Final = 3


def wrong(field: str, problem: str) -> PositionError:
    return PositionError(f"table.{field}", problem)


def people(city: City) -> list[Player]:
    """Return the players who choose and pay."""
    return city.players[: city.setting.people]


def check_city(city: City, planned: list[Step], kinds: list[Kind[City]]) -> str:
    """Return why the table cannot occur, or an empty text; an error in one field is raised."""
    in_setup = bool(city.agenda) and city.agenda[0][0] == step_kinds.SETUP_OVER
    check_board(city, in_setup)
    if city.setting.stacks:
        check_stacks(city)
    if in_setup:
        check_starting_tiles(city, planned)
        flaw = setup_hand_flaw(city)
    else:
        check_setup_done(city)
        flaw = hand_flaw(city)
    flaw = flaw or payments_flaw(city, kinds)
    for module in city.setting.modules:
        module.check(city, in_setup)
    working = [step for step in city.agenda if MAIN_ACTION in kinds[step[0]].declaration.families]
    busy = [module for module in city.setting.modules if module.in_action(city)]
    if (city.acting or city.discount_used or busy) and not working:
        return "workers act only while a main action goes on"
    if not flaw and not city.agenda:
        flaw = eclipse_flaw(city)
        return flaw or ("" if is_last(city) else "the game is not over before the last Eclipse")
    return flaw


def check_board(city: City, in_setup: bool) -> None:
    """Check that the parts of the board are there, or are still to be drawn."""
    owed = city.agenda.count
    for category in range(3):
        there = len([tile for tile in city.royal if ROYAL_TILES[tile].category == category])
        there += owed(make_step(step_kinds.DRAW_ROYAL, CHANCE, category))
        if there > 1 or (there < 1 and not (in_setup and city.setting.draws_royal)):
            raise wrong("royal tiles", "one royal tile of each category is needed")
    shown = len(city.technologies) + owed(make_step(step_kinds.DRAW_TECHNOLOGY, CHANCE))
    if shown != technologies.SHOWN:
        raise wrong("technologies", "six technologies are needed")
    if len(city.bonus) + owed(make_step(step_kinds.DRAW_BONUS, CHANCE)) != BONUS_SHOWN:
        raise wrong("bonus tiles", "three temple bonus tiles are needed")
    for slot, board in enumerate(city.ring):
        if (board == 0) != (owed(make_step(step_kinds.DRAW_BOARD, CHANCE, slot)) == 1):
            raise wrong("ring", "a board is missing from the ring")
    seats = len(city.players)
    sizes = [*temples.AVENUE_TILES, *[counts[seats] for counts in temples.MAJOR_TILES]]
    for pile, size in enumerate(sizes):
        if len(city.piles[pile]) + owed(make_step(step_kinds.DRAW_DISCOVERY, CHANCE, pile)) > size:
            raise wrong("discovery piles", f"there are too many discovery tiles in pile {pile}")
    for site in range(geometry.SITES):
        laid = city.pyramid[site] >= 0
        if site in START_SITES[seats]:
            laid = laid or owed(make_step(step_kinds.DRAW_PYRAMID, CHANCE, ON_SITE + site)) == 1
            right = laid
        else:
            right = not (in_setup and laid)
        if not right:
            raise wrong("pyramid", "it begins with the tiles for this number of players")


def check_stacks(city: City) -> None:
    """Check that each tile is where tiles of its own stack are drawn for, if there are several."""
    for pile, tiles in enumerate(city.piles):
        for tile in tiles:
            check_stack(city, pile, tile, "discovery piles")
    for board in boards.WORSHIP_BOARDS:
        field = f"discovery near.{boards.BOARD_KEYS[board]}"
        check_stack(city, tile_places.NEAR + board, city.near[board], field)
    for place, tile in enumerate(city._linked):
        check_stack(city, tile_places.LINKED + place, tile, f"discovery linked[{place}]")


def check_stack(city: City, place: int, tile: int, field: str) -> None:
    stack = city.setting.stacks.get(place, discovery.ORDINARY)
    if tile >= 0 and discovery.TILES[tile].stack != stack:
        raise wrong(field, f"{city.setting.keys[tile]} belongs to another stack")


# --- setup ----------------------------------------------------------------------------------------


def owed_draws(city: City, purpose: int) -> int:
    """Return how many starting tiles are still to be drawn for a seat, the draft, …"""
    return city.agenda.count(make_step(step_kinds.DRAW_STARTING, CHANCE, purpose))


def check_starting_tiles(city: City, planned: list[Step]) -> None:
    """They are dealt, kept, laid out, drawn for a module, or left in the pile."""
    dealing = make_step(step_kinds.REVEAL) in planned
    aside = planned.count(make_step(step_kinds.DRAW_STARTING, CHANCE, LAID_ASIDE))
    everywhere = city._starting_pile.bit_count() + len(city.face_up) + len(city.drawn)
    for player in city.players:
        everywhere += len(player._dealt) + len(player._kept)
    neutrals = make_step(step_kinds.NEUTRAL_SETUP)
    late = neutrals in planned and neutrals not in city.agenda
    if late:  # before modules place what they have last
        check_neutrals(city)
        everywhere = city.setting.starting.bit_count()
    all_tiles = city.setting.starting.bit_count() if dealing or aside else 0
    # Tiles set aside for a module go back to the box after use.
    boxed = all_tiles - everywhere if owed_draws(city, LAID_ASIDE) < aside else 0
    if everywhere + boxed != all_tiles or not 0 <= boxed <= aside + MOST_REDRAWN:
        raise wrong("starting pile", "every starting tile is somewhere (in a first game: none)")
    if city.neutral and not late:
        raise wrong("neutral workers", "neutral workers come when setup is over")
    laid_aside = 0 if late else len(city.drawn) + owed_draws(city, LAID_ASIDE)
    if laid_aside > (aside + MOST_REDRAWN if aside else 0):
        raise wrong("starting drawn", "starting tiles are laid aside for a module only")
    choosing = make_step(step_kinds.REVEAL) in city.agenda
    draft = city.setting.draft
    if city.secret != (choosing and not draft):
        raise wrong("starting secret", "they are while they are chosen, except in a draft")
    served = late and tiles_away(city)
    if served and max(city._linked) >= 0:
        raise wrong("discovery linked", "none when the starting tiles are put away")
    taken = 0
    for player in people(city):
        where = f"players[{player.seat}]"
        kept = len(player._kept)
        taken += kept
        expected = starting.KEPT if dealing and not served else 0
        if kept + city.agenda.count(make_step(step_kinds.KEEP, player.seat)) != expected:
            raise wrong(f"{where}.starting kept", f"{starting.KEPT} starting tiles are kept in all")
        dealt = len(player._dealt) + kept + owed_draws(city, player.seat)
        if city.secret and dealt != starting.DEALT:
            problem = f"{starting.DEALT} starting tiles are dealt in all"
            raise wrong(f"{where}.starting dealt", problem)
    laid_out = len(city.face_up) + taken + owed_draws(city, FACE_UP)
    if draft and choosing:
        if laid_out != starting.DRAFT_TILES[len(city.players)]:
            raise wrong("starting face up", "starting tiles are missing from the draft")
    elif city.face_up:
        raise wrong("starting face up", "they lie face up only while they are being drafted")
    check_linked(city)


def check_linked(city: City) -> None:
    """A discovery tile is drawn with each starting tile that names one, once they are dealt."""
    lying = [*city.face_up, *[tile for player in city.players for tile in player._dealt]]
    for place, tile in enumerate(city.setting.discoverers):
        if city._linked[place] >= 0 and make_step(step_kinds.LINK) in city.agenda:
            raise wrong(f"discovery linked[{place}]", "no starting tile has brought one yet")
        drawing = make_step(step_kinds.DRAW_DISCOVERY, CHANCE, tile_places.LINKED + place)
        if tile not in lying and drawing in city.agenda:
            raise wrong(f"discovery linked[{place}]", "no starting tile brings one")


def setup_hand_flaw(city: City) -> str:
    """Workers stay in hand until their owner's starting tiles have brought their benefits."""
    for player in people(city):
        if 6 in player.power:
            return "no worker ascends during setup"
        placing = city.agenda.count(make_step(step_kinds.PLACE, player.seat))
        if make_step(step_kinds.BENEFITS, player.seat) in city.agenda:
            start = [places.HAND, places.HAND, places.HAND, places.WHEEL]
            if player.place != start or player.technologies:
                return f"seat {player.seat} has not had the benefits of its starting tiles yet"
        elif player.place.count(places.HAND) != placing:
            return f"each worker in hand of seat {player.seat} needs a step that places it"
    return ""


def check_setup_done(city: City) -> None:
    if city.secret:
        raise wrong("starting secret", "the starting tiles have been chosen when setup is over")
    if city.face_up or max(city._linked) >= 0:
        field = "starting face up" if city.face_up else "discovery linked"
        raise wrong(field, "there are none when setup is over")
    for player in city.players:
        if player._kept:
            raise wrong(f"players[{player.seat}].starting kept", "none when setup is over")
    check_neutrals(city)


def tiles_away(city: City) -> bool:
    """Return whether no neutral workers are being placed, and the starting tiles are in the box."""
    return len([step for step in city.agenda if step[0] == step_kinds.NEUTRALS]) == 0


def check_neutrals(city: City) -> None:
    """The neutral workers are there, or are still to be drawn."""
    draws = owed_draws(city, FOR_NEUTRALS)
    colours = starting.NEUTRAL_COLOURS[len(city.players)]
    more = max(0, len(city.drawn) - 1)  # drawn because two tiles named too few boards
    if 2 * len(city.neutral) + len(city.drawn) + draws != 2 * colours + more:
        raise wrong("neutral workers", f"{colours} neutral colours are needed")
    if not tiles_away(city):
        right = city._starting_pile.bit_count() >= draws
    else:
        waited_for = owed_draws(city, LAID_ASIDE) > 0
        right = city._starting_pile == (city.setting.starting if waited_for else 0)
    if not right:
        raise wrong("starting pile", "it is for neutral workers only, and then put away")


# --- turns ----------------------------------------------------------------------------------------


def hand_flaw(city: City) -> str:
    """Every worker in hand is being moved or reborn, and the other way round."""
    for player in city.players:
        if places.HAND not in player.place and 6 not in player.power:
            continue  # each step sees to it that its own workers are in hand
        named: list[int] = []
        reborn: list[int] = []
        for step in city.agenda:
            if step[1] != player.seat:
                continue
            if step[0] == step_kinds.REBORN:
                reborn.append(reborn_worker(step))
            elif step[0] == step_kinds.ACTION:
                named += moving(step)
            elif step[0] == step_kinds.WORSHIP:
                named += entering(step)
        named += reborn
        if sorted(named) != [i for i in range(WORKER_COUNT) if player.place[i] == places.HAND]:
            return f"each worker in hand of seat {player.seat} needs a step that places it"
        if sorted(reborn) != [i for i in range(WORKER_COUNT) if player.power[i] == 6]:
            return f"a worker of seat {player.seat} with power 6 must be the one being reborn"
    return ""
