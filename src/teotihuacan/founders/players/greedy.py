"""The player who takes the best turn in sight."""

from __future__ import annotations

from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import Game
from teotihuacan.founders.players.outlook import Outlook
from teotihuacan.founders.players.planner import Planner, fingerprint
from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules.state import Founding
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
        founding = game.state
        if not isinstance(founding, Founding):
            raise OptionError(f"the {self.name} player cannot play {game.rules.name!r}")
        seat = founding.agenda[-1][1]
        if self.planned:
            expected, id = self.planned.pop()
            if expected == fingerprint(founding, seat) and id in game.ids:
                return id
        self.planned = []
        if len(game.ids) == 1:
            return game.ids[0]
        start = game.hypothetical()
        start.history = []
        ids = self.plan(start, founding, seat)
        if not ids:
            return game.ids[0]
        for id in ids:
            now = start.state
            assert isinstance(now, Founding)
            if not now.agenda or now.agenda[-1][1] != seat:
                break
            self.planned.append((fingerprint(now, seat), id))
            start.apply(id)
        self.planned.reverse()
        return self.planned.pop()[1]

    def plan(self, start: Game, founding: Founding, seat: int) -> list[int]:
        """The answers to give, from this question on."""
        return Planner(Outlook(founding, seat, self.weights)).plan(start)
