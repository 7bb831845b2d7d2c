"""A batch of games whose results are numpy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teotihuacan.research.packages import needed
from teotihuacan.research.specification import Specification, spec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Numbers = NDArray[np.int16]


class Games:
    """Many games played at once; each `step` fills the same arrays.

    The first axis of every array is the game.

    - `observations`: bytes, see `spec.fields`; of the seat that is asked.
    - `masks`: 1 for each legal action.
    - `actors`: the seat that is asked.
    - `rewards`: the change of each seat's points by the last action.
    - `ended`: 1 if the last action has ended the game.  Then rewards, `scores` and `won` are those
      of its end, while observation, mask and actor belong to the next game.
    - `scores`: the points of each seat.
    - `won`: where a game has ended, 1 for each winner.
    - `replaced`: 1 if an illegal action was replaced.

    >>> from teotihuacan.research import environments
    >>> games = Games(next(iter(environments())), 3, seed=1)
    >>> games.observations.shape == (3, games.spec.size), len(games.actors)
    (True, 3)
    >>> games.step(games.masks.argmax(axis=1)).tolist()
    [0, 0, 0]
    """

    def __init__(
        self,
        environment: str | Specification,
        count: int,
        *,
        seed: int,
        first: int = 0,
        illegal: str = "raise",
        chance: bool = False,
        memory: Any = None,
    ) -> None:
        """Begin `count` games, those of the places from `first` on.

        `illegal` is "raise", an error before anything is played, or "lowest": the legal action with
        the lowest index is played instead.  With `chance` the caller plays draws, too.  `memory` is
        a writable buffer of `Games.bytes_needed` to use instead of new arrays.
        """
        numpy = needed("numpy")
        batch = needed("teotihuacan.research.batch")
        made = environment if isinstance(environment, Specification) else spec(environment)
        self.spec = made
        actions = len(batch.actions_of(made.encoder, chance))
        sizes = (made.size, actions, batch.results_size(made.seats))
        if memory is None:
            memory = bytearray(count * sum(sizes))
        taken = numpy.frombuffer(memory, numpy.uint8, count * sum(sizes))
        parts: list[Any] = []
        at = 0
        for size in sizes:
            parts.append(taken[at : at + count * size].reshape(count, size))
            at += count * size
        views = [memoryview(part.reshape(-1)) for part in parts]
        buffers = batch.Buffers(*views)
        self.batch = batch.Batch(made.encoder, count, seed, buffers, first, illegal, chance)
        self.count = count
        seats = made.seats
        self.observations: Bytes
        self.masks: Bytes
        self.observations, self.masks, results = parts
        self.actors: Bytes = results[:, batch.ACTOR]
        self.ended: Bytes = results[:, batch.ENDED]
        self.replaced: Bytes = results[:, batch.REPLACED]
        by_seat = results[:, batch.SEATS_FROM :].view("<i2").reshape(count, -1, seats)
        self.rewards: Numbers = by_seat[:, 0]
        self.scores: Numbers = by_seat[:, 1]
        self.won: Numbers = by_seat[:, 2]

    def step(self, actions: Any) -> Bytes:
        """Play an action in each game: a sequence or an array of indexes; return `ended`."""
        self.batch.step(actions.tolist() if hasattr(actions, "tolist") else list(actions))
        return self.ended

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.batch.reset(seed)

    def seed_of(self, place: int) -> int:
        """Return the seed of the game at a place: `teo.new_game` makes the same game with it."""
        seed: int = self.batch.seed_at(place)
        return seed
