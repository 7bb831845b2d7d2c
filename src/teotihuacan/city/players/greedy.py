"""The player that takes the best turn in sight."""

from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.modules import with_opinions
from teotihuacan.city.players.out_of_turn import answer_out_of_turn
from teotihuacan.city.players.planner import Planner, answer_others, fingerprint
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.planning import TurnPlayer


class Greedy(TurnPlayer):
    """A player that looks one full own turn ahead, and no further."""

    name = "greedy"
    game = "city"

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights if weights is not None else Weights()

    def plan(self, start: Game[City], seat: int) -> list[int]:
        return Planner(Horizon(start.state, seat, self.weights)).plan(start)

    def mark(self, game: Game[City], seat: int) -> int:
        return fingerprint(game.state, seat)

    def can_play(self, game: Game) -> bool:
        return isinstance(game.state, City)

    def at_once(self, game: Game[City], seat: int) -> int:
        return answer_out_of_turn(game, game.state, seat, self.weights)

    def let_others_answer(self, game: Game[City], seat: int) -> None:
        if with_opinions(game.state):
            answer_others(game, seat)
