"""Players who plan: a whole turn at its first question, followed to its end."""

from typing import ClassVar

from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import Game
from teotihuacan.players.player import Player
from teotihuacan.players.search.evaluator import imagined


class TurnPlayer(Player):
    """Plans a turn once, and follows the plan as long as the game stands where it expects it.

    A game's own players derive from this; they say how a turn is planned (`plan`) and what tells
    its positions apart (`mark`).
    """

    game: ClassVar[str] = ""
    """The game that is played, by the name of its rules."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.planned: list[tuple[int, int]] = []  # marks and ids, the next last

    def choose(self, game: Game) -> int:
        if not self.can_play(game):
            raise OptionError(f"the {self.name} player cannot play {game.rules.name!r}")
        seat = game.state.agenda[-1][1]
        answer = self.at_once(game, seat)
        if answer < 0:
            answer = self.as_planned(game, seat)
        if answer < 0:
            answer = self.plan_anew(game, seat)
        return answer

    def as_planned(self, game: Game, seat: int) -> int:
        """The next answer of the plan, or -1: there is none, or the game went another way."""
        if self.planned:
            expected, id = self.planned.pop()
            if expected == self.mark(game, seat) and id in game.ids:
                return id
        return -1

    def plan_anew(self, game: Game, seat: int) -> int:
        """Plan from here on; the first answer of it."""
        self.planned = []
        start = imagined(game)
        for id in self.plan(start, seat):
            self.let_others_answer(start, seat)
            agenda = start.state.agenda
            if not agenda or agenda[-1][1] != seat:
                break
            self.planned.append((self.mark(start, seat), id))
            start.apply(id)
        if not self.planned:
            return game.ids[0]
        self.planned.reverse()
        return self.planned.pop()[1]

    # --- what a game says ---------------------------------------------------------------------

    def can_play(self, game: Game) -> bool:
        """Return whether this player can play a game, also one with added modules."""
        return game.rules.name == self.game

    def plan(self, start: Game, seat: int) -> list[int]:
        """The answers to give, from this question on.  The game may be looked at, not changed."""
        raise NotImplementedError

    def mark(self, game: Game, seat: int) -> int:
        """Equal for equal positions in a turn of that seat, and for hardly any others."""
        raise NotImplementedError

    def at_once(self, game: Game, seat: int) -> int:
        """The answer to a question that is no part of a plan; -1: it is one."""
        return -1

    def let_others_answer(self, game: Game, seat: int) -> None:
        """Answer questions to other players during a turn with any legal choice."""
