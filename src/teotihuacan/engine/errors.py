"""Exceptions raised for bad input.

Each error says what is wrong and, where it can, what would be right.  All of them are
`ValueError`s too, so that a caller who does not care for the difference can catch one type.
"""

from __future__ import annotations


class TeotihuacanError(ValueError):
    """The common ancestor: bad input of any sort.

    >>> issubclass(IllegalChoice, TeotihuacanError) and issubclass(TeotihuacanError, ValueError)
    True
    """


class OptionError(TeotihuacanError):
    """An unknown game or option, a value out of range, or options that exclude each other.

    >>> import teotihuacan as teo
    >>> teo.new_game(players=9)
    Traceback (most recent call last):
    teotihuacan.engine.errors.OptionError: players must be 1 to 4, not 9
    """


class IllegalChoice(TeotihuacanError):
    """The choice is not one of those offered now; the game is unchanged.

    >>> import teotihuacan as teo
    >>> teo.new_game(players=2, seed=1, first_game=True).play("pay2")
    Traceback (most recent call last):
    teotihuacan.engine.errors.IllegalChoice: pay2 cannot be played now; possible: N2, F1, C1
    """


class FieldError(TeotihuacanError):
    """Data from outside is broken; `field` names the place, for example `players[1].cocoa`."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[type[FieldError], tuple[str, str]]:
        return type(self), (self.field, self.problem)


class PositionError(FieldError):
    """A position that cannot be read or cannot occur.

    >>> import teotihuacan as teo
    >>> position = teo.new_game(players=2, seed=1, first_game=True).position()
    >>> del position["seed"]
    >>> teo.from_position(position)
    Traceback (most recent call last):
    teotihuacan.engine.errors.PositionError: seed: missing
    """


class RecordError(FieldError):
    """A record that cannot be read or no longer replays.

    >>> import teotihuacan as teo
    >>> try:
    ...     teo.Record.from_json({"format": "a tune"})
    ... except teo.RecordError as error:
    ...     print(error.field)
    format
    """
