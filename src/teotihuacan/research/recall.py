"""Information states of perfect recall: everything that a seat has seen of a game.

An observation has what can be seen now; an information state has all that was ever seen.  It is a
row of 32-bit integers, little-endian.  For the setup, then for each decision or draw:

- the actor: a seat, -1 for chance, -2 for the setup
- the engine's id of the answer, or -1 if the seat could not see it
- the number of events, and for each event: its kind (a place among the sorted
  `rules.event_fields`), its seat, the number of its values, the values
"""

from __future__ import annotations

from struct import pack
from typing import Any, Final

from teotihuacan.engine.events import UNKNOWN, Observed
from teotihuacan.engine.game import Game
from teotihuacan.engine.knowledge import beginning, known_history, witnessed
from teotihuacan.engine.rules import Rules

SETUP: Final = -2
"""The actor of what happened before the first decision or draw."""


def information_state(game: Game, seat: int) -> bytes:
    """Return all that a seat has seen of a game; the game is replayed for it.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1)
    >>> other = game.imagined(0, teo.Dealer.seeded(5), past=True)
    >>> information_state(game, 0) == information_state(other, 0)
    True
    """
    return packed(game.rules, known_history(game, seat))


def packed(rules: Rules[Any], history: list[Observed]) -> bytes:
    """Return a history as bytes."""
    kinds = {kind: place for place, kind in enumerate(sorted(rules.event_fields))}
    numbers: list[int] = []
    for seen in history:
        actor = SETUP if seen.actor is None else seen.actor
        numbers += [actor, seen.choice, len(seen.events)]
        for event in seen.events:
            numbers += [kinds[event.kind], event.seat, len(event.values), *event.values]
    return pack(f"<{len(numbers)}i", *numbers)


class Recall:
    """The information states of all seats, kept while a game is played.

    It costs a second game; `information_state` costs a replay each time.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1)
    >>> recall = Recall(game)
    >>> game.apply(game.legal()[0])
    >>> recall.update()
    >>> recall.states[1] == information_state(game, 1)
    True
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.past = beginning(game)
        self.known = 0  # how much of the game's history is in the states
        self.seats: Final = list(range(game.players))
        self.states = [packed(game.rules, self.before(seat)) for seat in self.seats]
        self.update()

    def before(self, seat: int) -> list[Observed]:
        """Return what a seat saw before the first decision."""
        recalled = self.game.recalled  # the past of a copy that was imagined with it
        if recalled is not None and recalled.seat == seat:
            return recalled.history
        return [Observed(None, UNKNOWN, tuple(self.past.events_for(seat)))]

    def update(self) -> None:
        """Take in what has happened since."""
        rules = self.game.rules
        news: list[list[Observed]] = [[] for _ in self.seats]
        for choice in self.game.history[self.known :]:
            for seat, seen in enumerate(witnessed(self.past, choice, self.seats)):
                news[seat] += seen
        self.known = len(self.game.history)
        for seat, history in enumerate(news):
            self.states[seat] += packed(rules, history)
