"""The base of an encoder: the observation of a seat, written as bytes.

A game's encoder is made for the options of a game.  It declares its fields in `layout` when it is
made, and keeps the offsets that it gets; `write` then writes at these offsets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.generic import S
from teotihuacan.engine.options import Options
from teotihuacan.engine.rules import Rules
from teotihuacan.engine.steps import CHANCE
from teotihuacan.observation.layout import MOST, Layout
from teotihuacan.observation.memory import filled

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

WIDEST: Final = 150
"""A field of a step with more values than this is written in binary digits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Writes what a seat may know of a state, and nothing else.

    Players come in the order of the table, the observing seat first.  This class writes the open
    question and the points; a game's own encoder writes the question in the same way, and more.
    """

    def __init__(self, rules: Rules[S], options: Options) -> None:
        self.rules = rules
        self.options = rules.options(options)
        start = rules.start(self.options, rules.revision)
        self.seats: Final[int] = rules.seats(start)
        self.layout = Layout()
        self.blank = b""
        possible = rules.possible_ids(options)
        self.actions: list[int] = [
            id for id in possible if not rules.kinds[rules.askers[id]].chance
        ]
        """The ids of players' answers by the index of an action."""
        asking = [kind for kind in rules.kinds if kind.asks and not kind.chance]
        self.kinds = [kind for kind in asking if kind.ids and rules.in_play(start, kind.number)]
        self.lasting = -1
        """The fields from this offset on are the same for all seats, and seldom change."""
        self.declare_asked()
        self.declare()
        self.blank = bytes(self.layout.size)
        if self.lasting < 0:
            self.lasting = self.layout.size
        self.blank_changing = bytes(self.lasting)

    def declare(self) -> None:
        """Declare the fields behind those of the open question."""
        self.points: i64 = self.layout.add(
            "points",
            "Points; those of others only in games without secrets.",
            parts=self.player_names(),
            high=MOST,
            scale=100,
        )

    def observe(self, state: S, seat: int) -> vec[u8]:
        """Return the observation of a seat."""
        out = filled(self.blank)
        self.write(state, seat, out)
        return out

    def observe_changing(self, state: S, seat: int) -> vec[u8]:
        """Return the fields before `lasting`."""
        out = filled(self.blank_changing)
        self.write_changing(state, seat, out)
        return out

    def write_changing(self, state: S, seat: int, out: vec[u8]) -> None:
        """Write the fields before `lasting`."""
        self.write(state, seat, out)

    def mark(self, state: S) -> object:
        """Return what `lasts` compares, for an encoder with lasting fields."""
        return None

    def lasts(self, state: S, mark: object) -> bool:
        """Return whether the lasting fields are those of the state that was marked: memory that
        has them needs only the others anew."""
        return False

    def write(self, state: S, seat: int, out: vec[u8]) -> None:
        """Write the observation of a seat into an array of zeros."""
        agenda = state.agenda
        hides = len(agenda) > 0 and self.rules.hidden(state, seat, agenda[-1])
        self.write_asked(state, seat, not hides, out)
        scores = self.rules.scores(state)
        k: i64 = self.points
        shown = 1 if self.rules.secret_events else self.seats
        for further in range(shown):
            points = scores[(seat + further) % self.seats]
            out[k] = max(0, min(points, MOST))
            k += 1

    # --- players ----------------------------------------------------------------------------------

    def player_names(self) -> tuple[str, ...]:
        """The players in the order in which they are written."""
        return ("own", *[f"player +{further}" for further in range(1, self.seats)])

    # --- the open question ------------------------------------------------------------------------

    def declare_asked(self) -> None:
        """Declare the fields of the open question: its kind, and the fields of its step."""
        layout = self.layout
        self.asked_seat: i64 = layout.add(
            "asked player", "The player who is asked.", parts=self.player_names()
        )
        names = tuple([kind.name for kind in self.kinds])
        self.asked_kind = [-1] * len(self.rules.kinds)
        first = layout.add("asked", "The kind of the open question.", parts=names)
        for place, kind in enumerate(self.kinds):
            self.asked_kind[kind.number] = first + place
        # Fields of the same name share their bytes.
        lows: dict[str, int] = {}
        highs: dict[str, int] = {}
        users: dict[str, list[str]] = {}
        for kind in self.kinds:
            for name, (low, high) in zip(kind.fields, kind.bounds):
                lows[name] = min(low, lows.get(name, low))
                highs[name] = max(high, highs.get(name, high))
                users.setdefault(name, []).append(kind.name)
        # By kind and place in the step: the offset of the value 0, or of the lowest binary digit.
        self.one_hot = [-1] * (3 * len(self.rules.kinds))
        self.lowest = [0] * (3 * len(self.rules.kinds))
        self.digits = [0] * (3 * len(self.rules.kinds))
        offsets: dict[str, int] = {}
        for name, users_of in users.items():
            low, high = lows[name], highs[name]
            about = f"The field {name} of the question: {', '.join(users_of)}."
            if high - low < WIDEST:
                parts = tuple([str(value) for value in range(low, high + 1)])
                rest = self.resting(name)
                offsets[name] = layout.add(f"asked {name}", about, parts=parts, rest=rest)
            else:
                parts = tuple([str(1 << digit) for digit in range((high - low).bit_length())])
                offsets[name] = layout.add(f"asked {name}", f"{about} In binary.", parts=parts)
        for kind in self.kinds:
            for place, name in enumerate(kind.fields):
                at = 3 * kind.number + place
                self.one_hot[at] = offsets[name]
                self.lowest[at] = lows[name]
                if highs[name] - lows[name] >= WIDEST:
                    self.digits[at] = (highs[name] - lows[name]).bit_length()

    def resting(self, field: str) -> str:
        """Return why a field of questions is never seen in these games, if that is so."""
        return ""

    def write_asked(self, state: S, seat: int, shown: bool, out: vec[u8]) -> None:
        """Write the open question; its fields only if they may be `shown` to the seat."""
        agenda = state.agenda
        if not agenda:
            return
        step = agenda[-1]
        number, actor, a, b, c = step
        if actor == CHANCE:
            return
        further: i64 = (actor - seat) % self.seats
        out[self.asked_seat + further] = 1
        kind: i64 = self.asked_kind[number]
        if kind >= 0:
            out[kind] = 1
        if not shown:
            return
        at: i64 = 3 * number
        self.write_field(at, a, out)
        self.write_field(at + 1, b, out)
        self.write_field(at + 2, c, out)

    def write_field(self, at: i64, value: i64, out: vec[u8]) -> None:
        first: i64 = self.one_hot[at]
        if first < 0:
            return
        value -= self.lowest[at]
        digits: i64 = self.digits[at]
        if not digits:
            out[first + value] = 1
            return
        while digits > 0:
            if value & 1:
                out[first] = 1
            value >>= 1
            first += 1
            digits -= 1
