"""Handcrafted evaluation for the search: greedy's planner and its value, less the best other's.

It uses nothing that was learned, so it is a different opponent.
"""

from typing import Final

from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.next_turn import next_turn_worth
from teotihuacan.city.players.planner import BUDGET, NOTHING, STUDIED
from teotihuacan.city.players.quick import OUTLINE, POSITIONS_A_NODE, QuickPlanner, reply_quickly
from teotihuacan.city.players.value import standing
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.game import Game
from teotihuacan.players.search.ends import promising
from teotihuacan.players.search.evaluator import Evaluator, Turn, lead
from teotihuacan.players.search.learned import ALIKE

INSIDE: Final = 8  # if at most this many turns are asked for, plan quickly
QUICKLY: Final = 1  # outlines in full, then
REPLY: Final = 1  # and for the turns of others


def in_turn(city: City, seat: int) -> bool:
    """Return whether the question is about a turn of the seat, worth a search."""
    return city.turn == seat and city.agenda[-1][0] not in (kinds.KEEP, kinds.SALARY)


def best_other(city: City, others: list[Horizon]) -> float:
    """Return the best value among the others; a bot has no more than what is scored."""
    best = NOTHING
    for o in others:
        player = city.players[o.seat]
        person = o.seat < city.setting.people
        worth = standing(city, player, o) if person else scored(city, player, o)
        if worth > best:
            best = worth
    return best


def scored(city: City, player: Player, o: Horizon) -> float:
    return player.points + player.avenue * o.avenue[city.buildings] + player.track * o.track


def planner_for(
    o: Horizon, studied: int, interrupts: bool, quick: bool, positions: int = BUDGET
) -> QuickPlanner:
    if quick:
        return QuickPlanner(o, studied, interrupts, POSITIONS_A_NODE)
    return QuickPlanner(o, STUDIED, True, positions)


class HandcraftedEvaluator(Evaluator[City]):
    """An evaluator of City of Gods with greedy's value."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights if weights is not None else Weights()
        self.studied = QUICKLY
        self.reply_studied = REPLY
        self.interrupts = False  # whether tiles are used before anything else, in a hurry too

    def turns(self, game: Game[City], seat: int, most: int) -> list[Turn]:
        """Distinct turns, the best first; none where the question is about something else."""
        city = game.state
        if not in_turn(city, seat):
            return []
        quick = most <= INSIDE
        o = Horizon(city, seat, self.weights)
        planner = planner_for(o, self.studied, self.interrupts, quick)
        others = self.others(city, seat)
        found: list[Turn] = []
        ends = planner.ends(game)
        for end in promising(ends, game.rules.askers, OUTLINE, ALIKE, most):
            found.append(Turn(end.ids, end.worth - best_other(end.state, others)))
        found.sort(key=lambda turn: -turn.worth)
        return found

    def others(self, city: City, seat: int) -> list[Horizon]:
        others = [other for other in range(len(city.players)) if other != seat]
        return [Horizon(city, other, self.weights) for other in others]

    def value(self, game: Game[City], seat: int) -> float:
        city = game.state
        player = city.players[seat]
        if not city.agenda:
            return lead(game.scores, seat)
        o = Horizon(city, seat, self.weights)
        worth = standing(city, player, o) + next_turn_worth(city, player, o)
        return worth - best_other(city, self.others(city, seat))

    def reply(self, game: Game) -> None:
        reply_quickly(game, self.weights, self.reply_studied)
