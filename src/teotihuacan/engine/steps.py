"""Steps, and the kinds of step a game is made of.

A game is a position plus an *agenda*: a stack of steps, each saying one thing that the rules
still owe.  A step is five plain integers, so copying an agenda is copying a list, and any step
can be written down and read back.  What a step *does* is known to its kind.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.events import Event

CHANCE: Final = -1
"""The seat of the dealer: draws and rolls are its decisions."""

Step = tuple[int, int, int, int, int]
"""Kind, seat, and up to three integers whose meaning (and names) the kind declares."""

Phrase = tuple[str, dict[str, int]]
"""A sentence still without words: its key and what goes into it.  `words/` makes it language."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, and what the rules still owe; each game adds its own pieces."""

    def __init__(self, agenda: list[Step]) -> None:
        self.agenda = agenda
        self.events: list[Event] | None = None  # None: nobody listens

    def copy(self) -> State:
        raise NotImplementedError

    def tell(self, kind: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Report an event, if anybody listens.  Hot code asks `events is not None` first."""
        if self.events is not None:
            self.events.append(Event(kind, seat, (a, b, c)))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[S]):
    """One kind of step.  It either resolves itself (`run`) or asks (`legal`, then `play`).

    A kind that asks owns `size` ids from `first` on, one for each answer that can ever be given,
    and `codes` names them in the game's notation.  Inside a kind answers count from 0
    ("options"); `legal` adds `first` itself, because it is called for every decision of a game.
    """

    def __init__(
        self,
        number: int,
        name: str,
        fields: str = "",
        codes: list[str] | None = None,
        chance: bool = False,
        even: bool = True,
        free: bool = False,
        always: bool = False,
        lapses: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.fields: tuple[str, ...] = tuple(fields.split())
        self.codes: list[str] = codes or []
        self.asks = codes is not None
        self.size = len(self.codes)
        self.first = 0  # set when the rules of a game are put together
        self.asides = 0  # the first id of the asides, set then too
        self.chance = chance
        self.even = even  # all outcomes of a chance step are equally likely
        self.free = free  # asides (tiles used in the middle of something) may be played first
        self.always = always  # asked even when there is only one answer
        self.lapses = lapses  # a step nobody can answer is lost; elsewhere it would be a bug

    def run(self, state: S, step: Step) -> None:
        """Resolve the step, which is off the agenda already."""
        raise NotImplementedError(self.name)

    def legal(self, state: S, step: Step) -> list[int]:
        """The ids of all legal answers."""
        raise NotImplementedError(self.name)

    def play(self, state: S, step: Step, option: int) -> None:
        """Carry out an answer; the step is off the agenda already."""
        raise NotImplementedError(self.name)

    def weights(self, state: S, step: Step, ids: list[int]) -> list[int]:
        """The odds of each outcome of a chance step; a kind that is not `even` says them."""
        return [1] * len(ids)

    def extend(self, state: S, step: Step, ids: list[int]) -> None:
        """For the kind of the asides: add those possible now to the answers of a free question."""
        raise NotImplementedError(self.name)

    def question(self, state: S, step: Step) -> Phrase:
        """What is asked."""
        return self.name, {"seat": step[1]}

    def answer(self, state: S, step: Step, option: int) -> Phrase:
        """What an option means here."""
        return f"{self.name}.{self.codes[option]}", {}

    def flaw(self, state: S, step: Step) -> str:
        """Why this step cannot stand on an agenda with this table, or nothing.

        Called when a position is read from outside, for every step of its agenda.
        """
        return ""
