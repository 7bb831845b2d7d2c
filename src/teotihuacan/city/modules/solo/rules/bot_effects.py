"""Effects of both bots: climb, gain, pay, power up, advance, exchange; based on shared effects."""

from teotihuacan.city.modules.solo.rules import printed
from teotihuacan.city.modules.solo.rules import sources as solo_sources
from teotihuacan.city.modules.solo.rules.action_pyramid import advance_of
from teotihuacan.city.modules.solo.rules.bot import bot_of, passed
from teotihuacan.city.modules.solo.rules.choosing import affordable, any_temple, scarcest, strongest
from teotihuacan.city.rules import effects, sources, units
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import calendar
from teotihuacan.city.rules.scoring.calendar import advance_calendar
from teotihuacan.city.rules.scoring.eclipse import bonus_steps_reached
from teotihuacan.city.rules.sources import Source
from teotihuacan.city.rules.state import City, Player, unlocked
from teotihuacan.city.rules.turns.temples import printed_reward


def receive(city: City, player: Player, bundle: Bundle, source: Source) -> None:
    """Gain everything in a bundle without questions, in the usual order (ruling B30)."""
    effects.gain_at_once(city, player, bundle, source)
    if not bundle.needs_steps:
        return
    for _ in range(bundle.of(units.RESOURCE)):
        effects.take(city, player, scarcest(city, player), 1)
    for temple in range(3):
        for _ in range(bundle.of(units.BLUE + temple)):
            climb(city, player, temple)
    if bundle.of(units.TEMPLE):
        climb_any(city, player, bundle.of(units.TEMPLE))
    for _ in range(bundle.of(units.AVENUE)):
        effects.advance_avenue(city, player)  # never a discovery tile
    for _ in range(bundle.of(units.POWER)):
        power_up(city, player, strongest(city, player, unlocked(player)))


# --- temples --------------------------------------------------------------------------------------


def climb(city: City, player: Player, temple: int) -> None:
    """Advance one step with its printed reward, never a discovery tile; nothing if closed (B5)."""
    if effects.climbable(city, player, temple):
        height = effects.raise_marker(city, player, temple)
        receive(city, player, printed_reward(city, temple, height), sources.TEMPLES)
    elif city.events is not None:
        city.tell("bot blocked", player.seat, temple)


def climb_any(city: City, player: Player, steps: int) -> None:
    """Steps on the temple it prefers; another is picked only when that one is topped out (B6)."""
    temple = -1
    for _ in range(steps):
        if temple < 0 or not effects.climbable(city, player, temple):
            temple = any_temple(city, player)
        if temple < 0:
            city.tell("bot no temple", player.seat)
            return
        climb(city, player, temple)


# --- workers --------------------------------------------------------------------------------------


def power_up(city: City, player: Player, worker: int) -> None:
    """Turn a die up; at 6 it ascends: an Avenue step, the points of the wheel, the calendar."""
    if not effects.strengthen(city, player, worker):
        return
    effects.advance_avenue(city, player)
    effects.be_reborn(player, worker)
    effects.score(city, player, calendar.ASCENSION_POINTS, sources.ASCENSION)
    advance_calendar(city)


def advance(city: City, player: Player, worker: int, boards: int, by_power: bool) -> None:
    """Move a worker clockwise by this many boards; the Palace is passed and not counted."""
    start = player.place[worker]
    slot = city.slots[start]
    skipped = 0
    for _ in range(boards):
        slot += 1
        if slot == len(city.ring):
            slot = 1
            skipped = 1
    player.place[worker] = city.ring[slot]
    if city.events is not None:
        power = player.power[worker]
        city.tell("bot advances", player.seat, boards, power if by_power else 0, skipped)
        city.tell("move", player.seat, start, player.place[worker], power)
    if skipped:
        passed(city, player)


def steered(city: City, player: Player) -> int:
    """Return how many boards a worker moves in the other movement, by the top direction tile."""
    boards = advance_of(bot_of(city).directions[0])
    city.tell("bot distance", player.seat, boards)
    return boards


def nobody_there(city: City, player: Player, board: int) -> None:
    """Record that no worker is left on a board for the power-up after its action."""
    city.tell("bot nobody there", player.seat, board)


def walk(city: City, player: Player, worker: int, board: int) -> bool:
    """Move a worker clockwise to a board, all around if it stands there; the Palace counts.  True
    if it has come past it."""
    start = player.place[worker]
    player.place[worker] = board
    circle = len(city.ring)
    boards = (city.slots[board] - city.slots[start]) % circle or circle
    past = city.slots[start] + boards > circle
    city.tell("bot walks", player.seat, boards, 1 if past else 0)
    city.tell("move", player.seat, start, board, player.power[worker])
    return past


# --- the end of its turn and of the game ----------------------------------------------------------


def exchange(city: City, player: Player) -> None:
    """Cocoa for points, once a turn (ruling B10)."""
    if affordable(player, printed.EXCHANGED):
        points = bot_of(city).difficulty.cocoa_points
        city.tell("bot exchange", player.seat, printed.EXCHANGED.cocoa, points)
        effects.pay(city, player, printed.EXCHANGED)
        effects.score(city, player, points, solo_sources.BOT)


def final_points(city: City, player: Player) -> None:
    """The bot's own final scoring: leftovers, technologies, a flat sum for each bonus tile."""
    left = sum(player.goods)
    known = player.technologies.bit_count()
    reached = bonus_steps_reached(player)
    city.tell("bot final", player.seat, left, known, reached)
    level = bot_of(city).difficulty
    effects.score(city, player, left * printed.LEFTOVER_POINTS, solo_sources.BOT)
    effects.score(city, player, known * level.technology_points, sources.TECHNOLOGIES)
    effects.score(city, player, reached * level.bonus_points, sources.BONUS)
