"""The player who has learned from games against itself."""

from __future__ import annotations

from teotihuacan.city.players.greedy import Greedy, city_of
from teotihuacan.city.players.learned.thinker import CityThinker
from teotihuacan.engine.game import Game
from teotihuacan.players.search.model import Model


class Strong(Greedy):
    """Looks at all sensible ends of its turn and takes the one with the best learned value.

    What is asked outside its turns it answers as greedy does.
    """

    name = "strong"

    def __init__(self, seed: int = 0, model: Model | None = None) -> None:
        super().__init__(seed)
        self.thinker = CityThinker(model, self.weights)

    def plan(self, start: Game, seat: int) -> list[int]:
        return self.thinker.think(start, city_of(start), seat).options[0].end.ids
