"""The player who takes the best turn in sight."""

from __future__ import annotations

from teotihuacan.city.players.occasions import occasion
from teotihuacan.city.players.outlook import Outlook
from teotihuacan.city.players.planner import Planner, answer_others, fingerprint, imagined
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules.bundle import WILD
from teotihuacan.city.rules.state import City
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import Game
from teotihuacan.players.player import Player


class Greedy(Player):
    """Looks one full own turn ahead, and no further.

    A turn is planned once, at its first question; the plan is followed as long as the game
    stands where the plan expects it.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights if weights is not None else Weights()
        self.planned: list[tuple[int, int]] = []  # the next last

    def choose(self, game: Game) -> int:
        city = game.state
        if not isinstance(city, City):
            raise OptionError(f"the {self.name} player cannot play {game.rules.name!r}")
        seat = city.agenda[-1][1]
        answer = occasion(game, city, seat, self.weights)
        if answer >= 0:
            return answer
        modules = city.setting.goods > WILD
        if self.planned:
            expected, id = self.planned.pop()
            if expected == fingerprint(city, seat) and id in game.ids:
                return id
        start = imagined(game)
        self.planned = []
        for id in self.plan(start, city, seat):
            if modules:
                answer_others(start, seat)
            now = start.state
            assert isinstance(now, City)
            self.planned.append((fingerprint(now, seat), id))
            start.apply(id)
        self.planned.reverse()
        return self.planned.pop()[1]

    def plan(self, start: Game, city: City, seat: int) -> list[int]:
        """The answers to give, from this question on."""
        return Planner(Outlook(city, seat, self.weights)).plan(start)
