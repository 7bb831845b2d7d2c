"""The rules of one game, put together: its kinds of step, its ids and its notation."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, Generic, Protocol

from teotihuacan.engine.checking import Reader
from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.events import Event
from teotihuacan.engine.facts import DataFiles
from teotihuacan.engine.generic import S
from teotihuacan.engine.options import Option, Options, checked
from teotihuacan.engine.steps import BOTTOM, CHANCE, Kind, Phrase, Step, Value

_KNOWN: Final[dict[str, Rules]] = {}


LONGEST: Final = 60_000
"""Decisions and draws: far beyond any game; a guard against endless files."""

OTHERWISE: Final = ">"
"""Between the keys of a thing and of what it is called instead: see `Rules.cast`."""


def rules_called(name: str) -> Rules:
    """The rules of a game by its name: how a pickled game finds them again."""
    return _KNOWN[name]


class GameInterface(Protocol):
    """The interface that the engine needs of a `Title`: texts and pictures.

    A protocol, because a class that is not compiled cannot inherit from one that is.
    """

    def say(self, phrase: Phrase, cast: tuple[str, ...] = ()) -> str: ...

    def draw(self, game: Any) -> str: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """A game as the engine sees it.  Each game is a subclass with one instance.

    `kinds` are in the order of their numbers.  Ids are a promise: `pinned` lists the codes in the
    order of their ids, and a code that is not among them gets an id behind all of those.  Without
    such a list ids are handed out in the order of the kinds.
    """

    def __init__(
        self,
        name: str,
        revision: int,
        kinds: list[Kind[Any]],
        interrupt: int,
        pinned: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.revision = revision
        self.kinds = kinds
        self.codes: list[str] = list(pinned)
        self.ids: dict[str, int] = {code: id for id, code in enumerate(pinned)}
        self.names: list[str] = [kind.name for kind in kinds]
        self.title: GameInterface | None = None
        self.event_fields: dict[str, tuple[str, ...]] = {}
        self.secret_events: tuple[str, ...] = ()  # only the seat they belong to may see them
        self.with_points: tuple[str, ...] = ()  # they name the points of the event behind them
        self.specification: tuple[Option, ...] = ()
        self.data_files: DataFiles | None = None  # the data files of the game, if it has any
        owned: set[str] = set()
        for number, kind in enumerate(kinds):
            if kind.number != number:
                raise ValueError(f"{kind.name} stands in place {number}, not {kind.number}")
            for code in kind.codes:
                if code in owned:
                    raise ValueError(f"two ids share the code {code!r}")
                owned.add(code)
                if code not in self.ids:
                    self.ids[code] = len(self.codes)
                    self.codes.append(code)
            kind.pin([self.ids[code] for code in kind.codes])
            counted = list(range(kind.first, kind.first + kind.size))
            if kind.ids != counted and not kind.declaration.scattered:
                # It may count from `first`, and would play answers of another kind.
                raise ValueError(
                    f"the ids of {kind.name} do not follow each other: let it look them up in "
                    "`ids` and declare it `scattered`"
                )
        self.traits: list[int] = [kind.traits() for kind in kinds]
        self.askers: list[int] = [-1] * len(self.codes)  # by id: its kind …
        self.meanings: list[int] = [-1] * len(self.codes)  # … and the option it stands for
        for kind in kinds:
            for option, id in enumerate(kind.ids):
                self.askers[id] = kind.number
                self.meanings[id] = option
        self.interrupt: Kind[Any] = kinds[interrupt]
        _KNOWN[name] = self
        families = [family for kind in kinds for family in kind.declaration.families]
        known = {BOTTOM, *self.names, *families}
        for kind in kinds:
            kind.interrupts = self.interrupt.ids
            for name in kind.declaration.parents or ():
                if name not in known:
                    raise ValueError(f"{kind.name} lies on {name}, which is not a kind or family")

    def options(self, given: Options) -> Options:
        """All options, checked, with their defaults; raises OptionError."""
        return checked(self.specification, given)

    def data(self) -> str:
        """The fingerprint of the data that games are played with here; "" without any."""
        return "" if self.data_files is None else self.data_files.fingerprint()

    def knows_data(self, fingerprint: str) -> bool:
        """Return whether games recorded with other data play the same with this data."""
        if self.data_files is None or not fingerprint or fingerprint == self.data():
            return True
        return fingerprint in self.data_files.earlier and not self.data_files.corrected()

    def possible_ids(self, options: Options) -> list[int]:
        """All ids that can be legal in games with these options, ascending; some never are."""
        state = self.start(self.options(options), self.revision)
        kinds = [kind for kind in self.kinds if self.in_play(state, kind.number)]
        return sorted([id for kind in kinds for id in kind.ids])

    # --- what a game must provide -------------------------------------------------------------

    def start(self, options: Options, revision: int) -> S:
        """The bare table with the whole setup on its agenda, for the rules of a revision."""
        raise NotImplementedError

    def seats(self, state: S) -> int:
        raise NotImplementedError

    def deciders(self, state: S) -> int:
        """Return how many of the seats, from the first on, are ever asked something."""
        cast = self.cast(state)[: self.seats(state)]
        return self.seats(state) - len([name for name in cast if name])

    def scores(self, state: S) -> list[int]:
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        raise NotImplementedError

    def verdict(self, state: S) -> str:
        """Return why the winners have won where points alone do not say it: a key, or nothing."""
        return ""

    def write(self, state: S, seat: int | None, everything: bool) -> dict[str, object]:
        """The table in plain JSON types: everything, or what a seat (None: anyone) may know."""
        raise NotImplementedError

    def read(self, reader: Reader, options: Options, revision: int) -> S:
        """The table back from what `write` made of everything; raises PositionError."""
        raise NotImplementedError

    def mend(self, state: S, revision: int) -> None:
        """Bring an agenda that was written by an older revision into today's shape."""

    def plan(self, state: S, options: Options) -> list[Step]:
        """Return the setup steps of a new game, if this one may still be in setup."""
        return []

    def longest(self, options: Options) -> int:
        """More decisions and draws than any game with these options has."""
        return LONGEST

    def in_play(self, state: S, kind: int) -> bool:
        """Return whether steps of a kind can occur in this game; unused modules have none."""
        return True

    def flaw(self, state: S, planned: list[Step]) -> str:
        """Return why a table that was read cannot occur with its agenda, or nothing.

        What a single field can be blamed for may raise a PositionError that names it.
        """
        return ""

    def cast(self, state: S) -> tuple[str, ...]:
        """By seat, the key of what is called so instead of a player (a bot); "": a player.

        Behind the seats come things that are called otherwise in this game, as two keys of words
        with `OTHERWISE` between them: the usual one and the one that stands for it.
        """
        return ()

    def hidden(self, state: S, seat: int | None, step: Step) -> bool:
        """Return whether a step on the agenda reveals hidden things to a seat (None: anyone)."""
        return False

    def imagined(self, state: S, seat: int, dealer: Dealer) -> S:
        """A copy in which all that a seat may not know is drawn anew by a dealer.

        It looks to the seat as the true one does, and depends on nothing that is hidden from it:
        neither the copy nor how often the dealer is asked.  Whoever thinks is handed this one.
        """
        if self.secret_events:
            raise NotImplementedError(f"{self.name} has secrets and does not say how to imagine")
        return state.copy()

    # --- the same for every game --------------------------------------------------------------

    def say(self, phrase: Phrase, cast: tuple[str, ...] = ()) -> str:
        """A phrase in words; without a `Title` bare: the key and what goes into it."""
        if self.title is not None:
            return self.title.say(phrase, cast)
        key, parts = phrase
        return " ".join([key, *(f"{name}={value}" for name, value in parts.items())])

    def event_phrase(self, event: Event) -> Phrase:
        fields = self.event_fields[event.kind]
        parts: dict[str, Value] = {name: event.values[i] for i, name in enumerate(fields)}
        parts["seat"] = event.seat
        return f"event.{event.kind}", parts

    def repeats(self, event: Event, before: Event) -> bool:
        """Return whether an event only says the points that the one before it has named."""
        told = event.kind == "points" and before.kind in self.with_points
        return told and event.seat == before.seat

    def may_know(self, event: Event, seats: Collection[int]) -> bool:
        """Return whether an event is public, or belongs to one of these seats."""
        return event.kind not in self.secret_events or event.seat in seats

    def write_step(self, step: Step) -> dict[str, object]:
        kind = self.kinds[step[0]]
        written: dict[str, object] = {"step": kind.name, "seat": step[1]}
        for i, name in enumerate(kind.fields):
            written[name] = step[2 + i]
        return written

    def read_step(self, reader: Reader, seats: int) -> Step:
        number = reader.word("step", self.names)
        kind = self.kinds[number]
        if kind.number == self.interrupt.number:
            raise reader.fail("step", f"{kind.name} never stands on an agenda")
        seat = reader.integer("seat", CHANCE, seats - 1)
        if (seat == CHANCE) != kind.chance:
            raise reader.fail("seat", f"{seat} cannot be the seat of {kind.name}")
        values = [0, 0, 0]
        for i, name in enumerate(kind.fields):
            low, high = kind.bounds[i]
            values[i] = reader.integer(name, low, high)
        reader.done()
        return (number, seat, values[0], values[1], values[2])

    def __reduce__(self) -> str | tuple[object, ...]:
        return rules_called, (self.name,)  # there is only one of each
