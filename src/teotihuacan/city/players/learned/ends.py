"""All ends of a turn that are worth evaluating, not only the best."""

from typing import Final

from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.planner import STUDIED, Planner, fingerprint
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.search.ends import TurnEnd, distinct

WITHIN: Final = 10.0
"""Points: an end so far behind the best, in greedy's eyes, is no end to think about."""


class EndPlanner(Planner):
    """Plans a turn as greedy does, and keeps the ends that it finds."""

    def __init__(self, o: Horizon, studied: int = STUDIED) -> None:
        super().__init__(o)
        self.studied = studied
        self.found: list[TurnEnd[City]] = []

    def weigh(self, city: City) -> float:
        # An evaluated position is never changed again, so it need not be copied.
        worth = super().weigh(city)
        if worth > self.best.worth - WITHIN:
            self.found.append(TurnEnd(self.path[:], city, worth))
        return worth

    def ends(self, start: Game) -> list[TurnEnd[City]]:
        """Different positions in which the turn may end, in the order they were found."""
        self.plan(start)
        return distinct(self.found, self.best.worth - WITHIN, fingerprint, self.seat)
