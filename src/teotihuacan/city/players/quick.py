"""Turns in a hurry, for those who look at hundreds of them: greedy's planner with short cuts."""

from typing import Final

from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.learned.ends import WITHIN, EndPlanner
from teotihuacan.city.players.next_turn import next_turn_worth
from teotihuacan.city.players.out_of_turn import answer_out_of_turn
from teotihuacan.city.players.planner import BUDGET, Line, answer_others, interrupted
from teotihuacan.city.players.value import owed, standing
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.search.ends import TurnEnd

FURTHER: Final = 2.0  # points: how much more a next turn may be worth than the best so far
POSITIONS_A_NODE: Final = 130  # for the turns of a node; greedy has many more
REPLY_POSITIONS: Final = 80

OUTLINE: Final = frozenset([kinds.TURN, kinds.DISTANCE, kinds.ACTION])
"""The kinds of question whose answers make the outline of a turn."""


class QuickPlanner(EndPlanner):
    """A planner that estimates an end's future only if it could come near the best one.

    After so many positions it is in a hurry: every question gets its best candidate only, and no
    tiles are used at the end of the turn.
    """

    def __init__(
        self, o: Horizon, studied: int, interrupts: bool, most: int, within: float = WITHIN
    ) -> None:
        super().__init__(o, studied)
        self.positions = BUDGET - most
        self.interrupts = interrupts  # whether a tile may be used before anything else
        self.within = within  # ends that are further behind the best are forgotten
        self.brightest = 0.0

    def explore_turn(self, game: Game, city: City, fresh: bool) -> float:
        return super().explore_turn(game, city, fresh and self.interrupts)

    def finish(self, game: Game, city: City) -> float:
        if self.positions <= BUDGET:
            return super().finish(game, city)
        self.path.append(game.rules.kinds[kinds.END].first)
        worth = self.weigh(city)
        self.path.pop()
        return worth

    def explore_best(self, game: Game[City], ids: list[int], width: int) -> float:
        city = game.state
        if width == 1 and not self.o.opinions and city.agenda[-1][0] == kinds.RESOURCE:
            return self.follow(game, self.best_resource(game, city, ids))
        return super().explore_best(game, ids, width)

    def best_resource(self, game: Game, city: City, ids: list[int]) -> int:
        """Return what to take of wood, stone and gold, without trying it."""
        goods = city.players[self.seat].goods
        enough = self.o.weights.plenty
        worths = (self.o.wood, self.o.stone, self.o.gold)
        best = ids[0]
        most = -1.0
        for id in ids:
            option = game.rules.meanings[id]
            worth = worths[option] if goods[option + 1] < enough else worths[option] * 0.5
            if worth > most:
                most = worth
                best = id
        return best

    def weigh(self, city: City) -> float:
        player = city.players[self.seat]
        worth = standing(city, player, self.o)
        if self.o.opinions and interrupted(city, self.seat):
            worth += owed(city, self.o)
        if worth + self.brightest + FURTHER > self.best.worth - self.within:
            more = next_turn_worth(city, player, self.o)
            if more > self.brightest:
                self.brightest = more
            worth += more
            if worth > self.best.worth:
                self.best = Line(self.path[:], worth)
            if worth > self.best.worth - self.within:
                self.found.append(TurnEnd(self.path[:], city, worth))
        return worth


def reply_quickly(game: Game[City], weights: Weights, studied: int) -> None:
    """Answer for the player who decides now: a whole turn as greedy would take it, with far fewer
    lines evaluated.
    """
    city = game.state
    seat = city.agenda[-1][1]
    answer = answer_out_of_turn(game, city, seat, weights)
    if answer >= 0:
        game.apply(answer)
        return
    planner = QuickPlanner(Horizon(city, seat, weights), studied, False, REPLY_POSITIONS, 0.0)
    for id in planner.plan(game):
        if planner.o.opinions:
            answer_others(game, seat)
        if id not in game.ids:
            break
        game.apply(id)
