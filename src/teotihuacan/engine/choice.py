"""A choice: one thing that may be decided now."""

from __future__ import annotations


class Choice:
    """One thing that may be decided now: a fixed id, its code, and what it means here.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> game.choices[1]
    Choice(157, 'F1', 'The power 1 worker on the Forest')
    """

    def __init__(self, id: int, code: str, text: str) -> None:
        self.id = id
        self.code = code
        self.text = text

    def __repr__(self) -> str:
        return f"Choice({self.id}, {self.code!r}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.id == other.id and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.id, self.text))

    def __reduce__(self) -> tuple[type[Choice], tuple[int, str, str]]:
        return Choice, (self.id, self.code, self.text)
