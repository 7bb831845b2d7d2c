"""Typed events of a game, for the log, the animation and statistics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


class Event:
    """One thing that happened: its kind, whose it was, and a few integers.

    The rules of a game name the integers of each kind, see `Rules.event_fields`.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> game.events[0]
    Event('new decoration', -1, (2, 0, 0))
    """

    def __init__(self, kind: str, seat: int, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.values})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.seat == other.seat
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.values))

    def __reduce__(self) -> tuple[type[Event], tuple[str, int, tuple[int, ...]]]:
        return Event, (self.kind, self.seat, self.values)


UNKNOWN: Final = -1
"""The id of a decision that a seat saw being made, but not what was decided."""


@dataclass(frozen=True)
class Observed:
    """One decision or draw as a seat saw it: who decided, which id, and what happened then.

    The first one of a history has no decision: it is what happened before the first question.
    """

    actor: int | None
    choice: int
    events: tuple[Event, ...]

    def __reduce__(self) -> tuple[object, ...]:
        return Observed, (self.actor, self.choice, self.events)


class Recalled:
    """Knowledge of a seat before its determinised copy was made; immutable, so copies share it."""

    def __init__(self, seat: int, history: list[Observed]) -> None:
        self.seat = seat
        self.history = history

    def __reduce__(self) -> tuple[object, ...]:
        return Recalled, (self.seat, self.history)
