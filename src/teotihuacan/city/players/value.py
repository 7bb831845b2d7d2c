"""The value of a position to a seat, in points.

`standing` counts what a player has; `next_turn_worth` guesses at the best thing to do next with it.
"""

from typing import Final

from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.rules import kinds, places, units
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.printed import temples as printed_temples
from teotihuacan.city.rules.printed.royal import BONUS_TILES
from teotihuacan.city.rules.scoring.eclipse import bonus_points, mask_points, salary_due
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.city.rules.turns.ascension import power_ups_owed
from teotihuacan.city.rules.turns.temples import resources_owed, steps_owed
from teotihuacan.engine.steps import CHANCE

OPEN_QUESTION: Final = 1.5
"""The worth of an open question of another kind."""


def standing(city: City, player: Player, o: Horizon) -> float:
    """Return the worth of what a player has, as far as it will turn into points."""
    worth = float(player.points)
    worth += goods(city, player, o)
    worth += workers(player, o)
    worth += temples(city, player, o)
    worth += player.avenue * o.avenue[city.buildings]
    worth += track(city, player, o)
    worth += tiles(city, player, o)
    known = player.technologies
    for technology in range(len(o.technology)):
        if (known >> technology) & 1:
            worth += o.technology[technology]
    if o.opinions:
        for opinion in o.opinions:
            worth += opinion.standing(city, player)
    return worth


def plenty(amount: int, enough: int) -> float:
    """The last of many pieces is not worth as much as the first."""
    return float(amount) if amount <= enough else enough + (amount - enough) * 0.5


def goods(city: City, player: Player, o: Horizon) -> float:
    enough = o.weights.plenty
    worth = (
        plenty(player.goods[units.WOOD], enough) * o.wood
        + plenty(player.goods[units.STONE], enough) * o.stone
        + plenty(player.goods[units.GOLD], enough) * o.gold
        + plenty(player.goods[units.COCOA], o.weights.plenty_of_cocoa) * o.cocoa
        + player.goods[units.COCOA] * 0.01  # breaks ties, as in the rules
    )
    missing = salary_due(city, player) - player.goods[units.COCOA]
    if missing > 0:
        worth -= missing * o.unpaid
    return worth


def workers(player: Player, o: Horizon) -> float:
    worth = 0.0
    for i in range(WORKER_COUNT):
        place = player.place[i]
        if place == places.WHEEL:
            continue
        worth += o.power[player.power[i]]
        if place > places.HAND:
            worth -= o.locked
    if places.WHEEL not in player.place:
        worth += o.fourth
    return worth


def temples(city: City, player: Player, o: Horizon) -> float:
    """The bonus tiles: reached, or the nearer the surer."""
    worth = 0.0
    for temple in range(3):
        step = player.temple[temple]
        if step == 0:
            continue
        points = float(bonus_points(city, player, BONUS_TILES[city.bonus[temple]]))
        if step >= printed_temples.BONUS_STEP:
            worth += points
            continue
        worth += points * hope(step, o)
    return worth


def hope(step: int, o: Horizon) -> float:
    """Return how likely a bonus tile will be reached from a step of its temple."""
    missing = printed_temples.BONUS_STEP - step
    can = o.turns * o.weights.climb
    sure = float((step / printed_temples.BONUS_STEP) ** o.weights.hope)
    if missing > can:
        sure *= can / missing
    return sure


def track(city: City, player: Player, o: Horizon) -> float:
    """The Pyramid track, and the chance to lead on it."""
    worth = player.track * o.track
    if player.track == 0:
        return worth
    furthest = 0
    for other in city.players:
        if other.seat != player.seat and other.track > furthest:
            furthest = other.track
    lead = player.track - furthest
    if lead > 0:
        return worth + o.leader
    if lead == 0:
        return worth + o.leader * o.weights.tied
    return worth


def tiles(city: City, player: Player, o: Horizon) -> float:
    """Masks score in every Eclipse; the other tiles wait to be used."""
    worth = 0.0
    masks = False
    for kind, count in enumerate(player.tiles):
        if count:
            if discovery.TILES[kind].mask:
                masks = True
            else:
                worth += count * o.tiles[kind]
    if masks:
        worth += mask_points(city, player) * o.masks
    return worth


def owed(city: City, o: Horizon) -> float:
    """Return the rough worth of the questions still open in this turn.

    It makes lines comparable that stand at different questions.
    """
    worth = 0.0
    for place in range(len(city.agenda) - 1, -1, -1):
        step = city.agenda[place]
        kind = step[0]
        if kind == kinds.END or (step[1] != o.seat and not (o.opinions and step[1] == CHANCE)):
            break
        if kind == kinds.TEMPLE:
            worth += steps_owed(step) * (o.temple + 1.0)
        elif kind == kinds.RESOURCE:
            worth += resources_owed(step) * o.stone
        elif kind == kinds.POWER_UP:
            worth += power_ups_owed(step) * o.power_up
        elif kind in (kinds.BUY_POWER, kinds.CLAIM, kinds.TRADE):
            worth += OPEN_QUESTION
        for opinion in o.opinions:
            worth += opinion.owed(city, step)
    return worth
