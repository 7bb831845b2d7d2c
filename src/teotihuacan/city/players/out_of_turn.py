"""Questions outside the seat's turns: starting tiles to keep, salary to pay.

Each is put on a table of its own, where only the asking seat has anything left to decide, and
planned there like a turn.
"""

from typing import Final

from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.modules import with_opinions
from teotihuacan.city.players.planner import Planner
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.printed import calendar, starting
from teotihuacan.city.rules.scoring.eclipse import is_last
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step, make_step
from teotihuacan.players.search.evaluator import imagined

BEYOND: Final = frozenset(
    [kinds.TURN, kinds.END, kinds.FINISH_TURN, kinds.NEXT_TURN, kinds.NEW_ERA]
)
"""Steps with a seat at which nothing of the question before is left."""


def answer_out_of_turn(game: Game, city: City, seat: int, weights: Weights) -> int:
    """The answer to a question outside the seat's own turns, or -1 where it is within one."""
    kind = city.agenda[-1][0]
    if kind == kinds.KEEP:
        return keep(game, seat, weights)
    if kind == kinds.SALARY:
        return pay(game, seat, weights)
    if city.turn != seat and with_opinions(city):
        return out_of_turn(game, seat, weights)
    return -1


def keep(game: Game[City], seat: int, weights: Weights) -> int:
    """The id of the starting tile to keep, judged by the best pair it belongs to.

    Only the own tiles (or the face-up ones) are looked at: what others hold is not ours to know.
    """
    city = game.state
    kind = game.rules.kinds[city.agenda[-1][0]]
    kept = city.players[seat]._kept
    best_id = game.ids[0]
    best = -1e9
    for id in game.ids:
        worth = 0.0
        if len(kept) + 1 == starting.KEPT:
            worth = pair_worth(game, seat, (*kept, kind.option_of(id)), weights)
        else:
            pairs = [
                (kind.option_of(id), kind.option_of(other)) for other in game.ids if other != id
            ]
            worth = max([pair_worth(game, seat, pair, weights) for pair in pairs])
        if worth > best:
            best = worth
            best_id = id
    return best_id


def pair_worth(game: Game[City], seat: int, pair: tuple[int, ...], weights: Weights) -> float:
    """Return the worth of two starting tiles, with their workers placed and goods taken."""
    after = imagined(game)
    city = after.state
    city.secret = False
    for player in city.players:
        player._dealt = ()
        player._kept = ()
    city.players[seat]._kept = pair
    city.agenda = [make_step(kinds.BENEFITS, seat)]
    after.settle()
    planner = Planner(Horizon(city, seat, weights))
    planner.plan(after)
    return planner.best.worth


def pay(game: Game[City], seat: int, weights: Weights) -> int:
    """The id of the salary to pay, or of the tile that helps to pay it.

    Weighed as if the new era had begun: what is kept now will be needed then.
    """
    after = imagined(game)
    city = after.state
    over = is_last(city)
    city.agenda = [make_step(kinds.SALARY, seat)]
    if not over:
        begin_era(city)
    return Planner(Horizon(city, seat, weights, over)).plan(after)[0]


def begin_era(city: City) -> None:
    city.era += 1
    city.light = 0
    city.dark = calendar.DARK_DISC[len(city.players)][city.era]
    city.countdown = -1


def out_of_turn(game: Game[City], seat: int, weights: Weights) -> int:
    """The id of the answer to a question of a module that comes in another's turn, in setup, or
    in an Eclipse, where the next era is as good as begun."""
    after = imagined(game)
    city = after.state
    own: list[Step] = []
    while city.agenda and city.agenda[-1][1] == seat and city.agenda[-1][0] not in BEYOND:
        own.append(city.agenda.pop())
    city.agenda = own[::-1]
    over = False
    if city.countdown == 0 and city.turn < 0:
        over = is_last(city)
        if not over:
            begin_era(city)
    return Planner(Horizon(city, seat, weights, over)).plan(after)[0]
