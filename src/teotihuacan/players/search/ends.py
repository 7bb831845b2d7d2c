"""Candidate ends of a turn: selects a few of the many that a planner finds."""

from collections.abc import Callable
from typing import Generic

from teotihuacan.engine.generic import S


class TurnEnd(Generic[S]):
    """A position in which a turn may end, how to get there, and its worth at first sight."""

    def __init__(self, ids: list[int], state: S, worth: float) -> None:
        self.ids = ids
        self.state = state
        self.worth = worth


def worth_of(end: TurnEnd) -> float:
    return -end.worth


def distinct(
    ends: list[TurnEnd[S]], least: float, mark: Callable[[S, int], int], seat: int
) -> list[TurnEnd[S]]:
    """Those that are worth at least so much, one of each position, in their order."""
    seen: set[int] = set()
    kept: list[TurnEnd[S]] = []
    for end in ends:
        if end.worth >= least:
            key = mark(end.state, seat)
            if key not in seen:
                seen.add(key)
                kept.append(end)
    return kept


def promising(
    ends: list[TurnEnd[S]], askers: list[int], outline: frozenset[int], each: int, most: int
) -> list[TurnEnd[S]]:
    """The best ends at first sight, a few of `each` outline.

    The outline of a turn are its answers to certain kinds of question; those with the same one
    differ in details only.
    """
    ends.sort(key=worth_of)
    alike: dict[int, int] = {}
    found: list[TurnEnd[S]] = []
    for end in ends:
        mark = 0
        for id in end.ids:
            if askers[id] in outline:
                mark = mark * 1009 + id + 1
        count = alike.get(mark, 0)
        if count < each:
            alike[mark] = count + 1
            found.append(end)
            if len(found) == most:
                break
    return found
