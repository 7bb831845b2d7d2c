"""Everything that can go wrong at the door, as types of its own.

Each error says what is wrong and, where it can, what would be right.  All of them are
`ValueError`s too, so that a caller who does not care for the difference can catch one type.
"""

from __future__ import annotations


class TeotihuacanError(ValueError):
    """The common ancestor: bad input of any sort."""


class OptionError(TeotihuacanError):
    """An unknown game or option, a value out of range, or options that exclude each other."""


class IllegalChoice(TeotihuacanError):
    """The choice is not one of those offered now; the game is unchanged."""


class FieldError(TeotihuacanError):
    """Data from outside is broken; `field` names the place, for example `players[1].cocoa`."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[type[FieldError], tuple[str, str]]:
        return type(self), (self.field, self.problem)


class PositionError(FieldError):
    """A position that cannot be read or cannot occur."""


class RecordError(FieldError):
    """A record that cannot be read or no longer replays."""
