"""A batch of games whose results are numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from teotihuacan.research.packages import needed
from teotihuacan.research.specification import Specification, spec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Numbers = NDArray[np.int16]


class Arrays:
    """Arrays that show the state of many games; the first axis of each is the game.

    - `observations`: bytes, see `spec.fields`; of the seat that is asked.
    - `masks`: 1 for each legal action.
    - `actors`: the seat that is asked; 255 while a draw is the caller's.
    - `rewards`: the change of each seat's points by the last action.
    - `ended`: 1 if the last action has ended the game.  Then rewards, `scores` and `won` are those
      of its end, while observation, mask and actor belong to the next game.
    - `scores`: the points of each seat.
    - `won`: where a game has ended, 1 for each winner.
    - `replaced`: 1 if an illegal action was replaced.
    - `answers`, `answer_actions`: if wanted, a row of features for each legal answer, see
      `spec.answer_fields`, and the action of each row; -1 where there is none.
    """

    def __init__(
        self, made: Specification, count: int, memory: Any, sizes: Sequence[int], at: int = 0
    ) -> None:
        """Show `memory` from an offset on, where a batch writes."""
        numpy = needed("numpy")
        batch = needed("teotihuacan.research.batch")
        self.spec = made
        self.count = count
        parts = [
            numpy.frombuffer(part, numpy.uint8).reshape(count, size)
            for part, size in zip(split(memory, count, sizes, at), sizes)
        ]
        for part in parts:
            part.flags.writeable = False  # a batch counts on what it has written
        self.observations: Bytes = parts[0]
        self.masks: Bytes = parts[1]
        results = parts[2]
        self.answers: Bytes | None = None
        self.answer_actions: Numbers | None = None
        if len(parts) > 3:
            self.answers = parts[3].reshape(count, made.answer_rows, made.answer_size)
            self.answer_actions = parts[4].view("<i2")
        self.actors: Bytes = results[:, batch.ACTOR]
        self.ended: Bytes = results[:, batch.ENDED]
        self.replaced: Bytes = results[:, batch.REPLACED]
        by_seat = results[:, batch.SEATS_FROM :].view("<i2")
        by_seat = by_seat.reshape(count, batch.PER_SEAT, made.seats)
        self.rewards: Numbers = by_seat[:, 0]
        self.scores: Numbers = by_seat[:, 1]
        self.won: Numbers = by_seat[:, 2]


def split(memory: Any, count: int, sizes: Sequence[int], at: int = 0) -> list[memoryview]:
    """Cut memory into the parts of `Buffers`, from an offset on."""
    whole = memoryview(memory)
    found: list[memoryview] = []
    for size in sizes:
        found.append(whole[at : at + count * size])
        at += count * size
    return found


class Games(Arrays):
    """Many games played at once; each `step` fills the arrays.

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
        answers: bool = False,
    ) -> None:
        """Begin `count` games, those of the places from `first` on.

        `illegal` is "raise", an error before anything is played, or "lowest": the legal action with
        the lowest index is played instead.  With `chance` the caller plays draws, too.  With
        `answers` the features of legal answers are written, too.
        """
        batch = needed("teotihuacan.research.batch")
        made = environment if isinstance(environment, Specification) else spec(environment)
        rows = made.answers if answers else None
        sizes = batch.sizes(made.encoder, chance, rows)
        memory = bytearray(count * sum(sizes))
        super().__init__(made, count, memory, sizes)
        buffers = batch.Buffers(*split(memory, count, sizes))
        self.batch = batch.Batch(made.encoder, count, seed, buffers, first, illegal, chance, rows)

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
