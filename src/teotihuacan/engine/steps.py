"""Steps, and the kinds of step a game is made of.

A game is a position plus an *agenda*: a stack of steps, each saying one thing that the rules
still owe.  A step is five plain integers, so copying an agenda is copying a list, and any step
can be written down and read back.  What a step *does* is known to its kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, Final, Generic, Self

from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.events import Event
from teotihuacan.engine.generic import S

CHANCE: Final = -1
"""The seat of the dealer: draws and rolls are its decisions."""

BOTTOM: Final = "bottom"
"""The parent of a step at the bottom of the agenda."""

Step = tuple[int, int, int, int, int]
"""Kind, seat, and up to three integers whose meaning (and names) the kind declares."""

Value = int | str | tuple[int, ...]
"""What goes into a sentence: a number (perhaps of something that has a name), several of them that
belong together, or finished text."""

Phrase = tuple[str, Mapping[str, Value]]
"""A sentence still without words: its key and what goes into it.  `words/` makes it language."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of a game: the table and the agenda; each game adds its own pieces."""

    # In plain Python this makes reading and copying faster.
    __slots__ = ("agenda", "due", "events")

    def __init__(self, agenda: list[Step]) -> None:
        self.agenda = agenda
        self.due: tuple[Step, ...] = ()  # comes, in this order, before anything on the agenda
        self.events: list[Event] | None = None  # None: none are recorded

    def copy(self) -> Self:
        raise NotImplementedError

    def tell(self, kind: str, seat: int, a: int = 0, b: int = 0, c: int = 0, *more: int) -> None:
        """Record an event, if events are recorded.  Hot code asks `events is not None` first."""
        if self.events is not None:
            self.events.append(Event(kind, seat, (a, b, c, *more)))


def make_step(kind: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> Step:
    """A step of a kind; the kind's `fields` say what a, b and c are."""
    return (kind, seat, a, b, c)


def field_value(step: Step, place: int) -> int:
    """Return the value of a field by its place in the kind's `fields`, for code about all kinds."""
    return step[2] if place == 0 else step[3] if place == 1 else step[4]


def push(state: State, kind: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a step on top of the agenda, so it comes next."""
    state.agenda.append((kind, seat, a, b, c))


# Several steps in the order in which they happen.  The number of arguments is fixed because
# `*steps` takes twice the time compiled.


def push2(state: State, first: Step, second: Step) -> None:
    agenda = state.agenda
    agenda.append(second)
    agenda.append(first)


def push3(state: State, first: Step, second: Step, third: Step) -> None:
    agenda = state.agenda
    agenda.append(third)
    agenda.append(second)
    agenda.append(first)


def push4(state: State, first: Step, second: Step, third: Step, fourth: Step) -> None:
    agenda = state.agenda
    agenda.append(fourth)
    agenda.append(third)
    agenda.append(second)
    agenda.append(first)


def push_all(state: State, steps: list[Step]) -> None:
    state.agenda += steps[::-1]


# Properties of a kind that a game needs at every step, as bits: `Kind.traits`.
ASKS: Final = 1
CHANCY: Final = 2
FREE: Final = 4
ALWAYS: Final = 8
PAUSES: Final = 16

HIGHEST_ARGUMENT: Final = 1 << 32


def bounds_of(field: str) -> tuple[int, int]:
    """The lowest and the highest value of a field as a kind declares it."""
    _, _, values = field.partition(":")
    if not values:
        return -1, HIGHEST_ARGUMENT
    low, _, high = values.partition("..")
    return int(low), int(high)


@dataclass(frozen=True)
class Declared:
    """The declaration of a kind of step.

    `fields` names the integers of a step, with the values they may have: "worker:0..3 left:1..6".
    `codes` names each answer that can ever be given in the game's notation; a kind without codes
    resolves itself.  `says` lists the fields that the question shows with the seat.  `answers` is
    for answers that differ only in a number: the end of their key, the name of the number and its
    value in the first answer.
    """

    number: int
    name: str
    fields: str = ""
    codes: list[str] | None = None
    _: KW_ONLY
    parents: tuple[str, ...] | None = None  # the kinds or families it may lie on; None: any
    families: tuple[str, ...] = ()  # groups of kinds that steps on top of it refer to
    same_seat: bool = True  # it belongs to the seat of the step under it
    says: str = ""
    answers: tuple[str, str, int] | None = None
    chance: bool = False
    even: bool = True  # all outcomes of a chance step are equally likely
    quick: bool = False  # a dealer draws it without a list of what is possible, see `deal`
    free: bool = False  # interrupts (tiles used in the middle of something) may be played first
    pausing: bool = False  # … but only when `pauses` says so: most kinds need not be asked
    always: bool = False  # asked even when there is only one answer
    skippable: bool = False  # a step without an answer is lost; otherwise it is a bug
    replaces: bool = False  # may answer the question of another kind, for good
    scattered: bool = False  # answers may be added, so they are looked up in `ids`


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[S]):
    """One kind of step.  It either resolves itself (`run`) or asks (`legal`, then `play`).

    A kind that asks owns an id for each answer that can ever be given.  Inside a kind answers count
    from 0 ("options").  Ids that were handed out together follow each other from `first` on, so
    `legal` may add `first` itself, because it is called for every decision of a game; options that
    came later have ids at the end of all.  A kind to which data or modules may add an answer is
    declared `scattered`, and uses `ids` and `option_of`.

    A class for one kind has its declaration as a class attribute:

        declared: ClassVar = Declared(kinds.REBORN, "reborn", "worker:0..3", parents=("wheel",))

    A class for several kinds gives a declaration to `__init__`.
    """

    declared: ClassVar[Declared]

    def __init__(self, declared: Declared | None = None) -> None:
        if declared is None:
            declared = self.declared
        self.declaration = declared
        self.number = declared.number
        self.name = declared.name
        words = declared.fields.split()
        self.fields: tuple[str, ...] = tuple([word.split(":")[0] for word in words])
        self.bounds: list[tuple[int, int]] = [bounds_of(word) for word in words]
        self.codes: list[str] = declared.codes or []
        self.asks = declared.codes is not None
        self.size = len(self.codes)
        self.first = 0  # these three are set when the rules of a game are put together
        self.ids: list[int] = []
        self.meanings: dict[int, int] = {}
        self.interrupts: list[int] = []  # the ids of the interrupts, set then too
        self.chance = declared.chance
        self.quick = declared.quick
        self.even = declared.even
        self.always = declared.always
        self.pausing = declared.pausing
        self.skippable = declared.skippable

    def pin(self, ids: list[int]) -> None:
        """Be told the ids of all options."""
        self.ids = ids
        self.first = ids[0] if ids else 0
        self.meanings = {id: option for option, id in enumerate(ids)}

    def traits(self) -> int:
        """Return what `Game.settle` asks of every kind, as one number; 0: it resolves itself."""
        if not self.asks:
            return 0
        free = FREE if self.declaration.free else 0
        always = ALWAYS if self.always else 0
        return (
            ASKS | (CHANCY if self.chance else 0) | free | always | (PAUSES if self.pausing else 0)
        )

    def option_of(self, id: int) -> int:
        """The option that an id stands for, or -1 if it belongs to another kind."""
        return self.meanings.get(id, -1)

    def run(self, state: S, step: Step) -> None:
        """Resolve the step, which is off the agenda already."""
        raise NotImplementedError(self.name)

    def legal(self, state: S, step: Step) -> list[int]:
        """The ids of all legal answers."""
        raise NotImplementedError(self.name)

    def play(self, state: S, step: Step, option: int) -> None:
        """Carry out an answer; the step is off the agenda already."""
        raise NotImplementedError(self.name)

    def deal(self, state: S, step: Step, dealer: Dealer) -> int:
        """For a quick draw: the option that the dealer draws, with one word, exactly as from the
        list of `legal`; -1 when fewer than two are possible, and nothing is drawn."""
        raise NotImplementedError(self.name)

    def weights(self, state: S, step: Step, ids: list[int]) -> list[int]:
        """The odds of each outcome of a chance step; a kind that is not `even` says them."""
        return [1] * len(ids)

    def extend(self, state: S, step: Step, ids: list[int]) -> None:
        """For the kind of interrupts: add those possible now to the answers of a free question."""
        raise NotImplementedError(self.name)

    def pauses(self, state: S, step: Step) -> bool:
        """Return whether interrupts may be played before a free question at this very moment."""
        return True

    def question(self, state: S, step: Step) -> Phrase:
        """Return the question; the seat of chance has no player."""
        parts: dict[str, Value] = {} if self.chance else {"seat": step[1]}
        for field in self.declaration.says.split():
            parts[field] = step[2 + self.fields.index(field)]
        return self.name, parts

    def answer(self, state: S, step: Step, option: int) -> Phrase:
        """Return what an option means here."""
        if self.declaration.answers is not None:
            ending, part, first = self.declaration.answers
            return f"{self.name}.{ending}", {part: first + option}
        return f"{self.name}.{self.codes[option]}", {}

    # --- positions read from outside ----------------------------------------------------------

    def flaw(self, state: S, step: Step) -> str:
        """Return why this step cannot be owed with this table, or nothing."""
        return ""

    def allowed_parents(self, step: Step) -> tuple[str, ...] | None:
        """The kinds or families this very step may lie on, where it depends on its fields."""
        return self.declaration.parents

    def reject_child(self, state: S, step: Step, above: Step) -> str:
        """Return why a step cannot lie on this one, though its kind is allowed; empty if it can."""
        return ""
