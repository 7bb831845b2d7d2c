"""The player who has learned from games against itself."""

from typing import Final

from teotihuacan.city.players.greedy import Greedy, city_of
from teotihuacan.city.players.hand import in_turn
from teotihuacan.city.players.learned.thinker import CityThinker
from teotihuacan.city.players.searching import SearchThinker
from teotihuacan.city.rules.bundle import WILD
from teotihuacan.engine.game import Game
from teotihuacan.players.search.chance import seed_for
from teotihuacan.players.search.closer import closer_look
from teotihuacan.players.search.model import Model

POSITIONS: Final = 200  # on the way to the ends of a turn; beyond them it is in a hurry
TURNS: Final = 16  # in question

LOOKED_AT: Final = 4  # turns, with modules: their value is less sure at first sight …
AS_CLOSE: Final = 8.0  # … so further ones are close


class Strong(Greedy):
    """Looks at the promising ends of its turn and takes the one with the best learned value; where
    two are close, it looks one turn further.

    What is asked outside its turns it answers as greedy does.
    """

    name = "strong"

    def __init__(self, seed: int = 0, model: Model | None = None) -> None:
        super().__init__(seed)
        self.thinker = CityThinker(model, self.weights)
        self.quick = SearchThinker(model, self.weights, POSITIONS)
        self.thought = 0  # how often: every time with another luck

    def plan(self, start: Game, seat: int) -> list[int]:
        city = city_of(start)
        if not in_turn(city, seat):
            return self.thinker.think(start, city, seat).options[0].end.ids
        self.thought += 1
        turns = self.quick.turns(start, seat, TURNS)
        luck = seed_for(self.seed, self.thought)
        if city.setting.goods > WILD:  # with modules
            chosen = closer_look(self.quick, start, seat, turns, luck, LOOKED_AT, AS_CLOSE)
        else:
            chosen = closer_look(self.quick, start, seat, turns, luck)
        return chosen.ids
