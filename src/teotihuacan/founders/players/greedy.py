"""The player that takes the best turn in sight."""

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.planner import Planner, fingerprint
from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.planning import TurnPlayer


class Greedy(TurnPlayer):
    """A player that looks one full own turn ahead, and no further."""

    name = "greedy"
    game = "founders"

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights if weights is not None else Weights()

    def plan_anew(self, game: Game, seat: int) -> int:
        if len(game.ids) == 1:  # there is nothing to think about
            self.planned = []
            return game.ids[0]
        return super().plan_anew(game, seat)

    def plan(self, start: Game[Founding], seat: int) -> list[int]:
        return Planner(Horizon(start.state, seat, self.weights)).plan(start)

    def mark(self, game: Game[Founding], seat: int) -> int:
        return fingerprint(game.state, seat)
