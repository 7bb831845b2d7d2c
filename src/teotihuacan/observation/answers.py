"""Features of each legal answer: a row of bytes that says what it is, costs, brings and leads to.

A net that scores rows can judge an answer that it has never seen.  A row holds the numbers of the
answer's sentence, and what changes at once if the answer is given, found by trying it on a copy
without a dealer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.game import Game
from teotihuacan.engine.generic import S
from teotihuacan.engine.steps import CHANCE, Value
from teotihuacan.observation.encoder import Encoder
from teotihuacan.observation.layout import MOST, Layout
from teotihuacan.observation.memory import filled

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

NO_ANSWER: Final = 0xFFFF
"""The action of a row without an answer: -1 in 16 bits."""

ROWS: Final = 32
"""Rows of a game that does not say how many it needs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers(Generic[S]):
    """Writes the rows of an open question.

    A game's own subclass declares more: numbers of its sentences, things that they name, and what
    a seat has that an answer can change.
    """

    def __init__(self, encoder: Encoder[S]) -> None:
        self.encoder = encoder
        self.rules = encoder.rules
        self.rows = ROWS
        self.layout = Layout()
        layout = self.layout
        self.here: i64 = layout.add("answer", "There is an answer in this row.")
        names = tuple([kind.name for kind in encoder.kinds])
        self.kind_at = [-1] * len(self.rules.kinds)
        first = layout.add("kind", "The kind of question that it answers.", parts=names)
        next_first = layout.add("then asked", "The next own question, if any.", parts=names)
        self.next_at = self.kind_at[:]
        for place, kind in enumerate(encoder.kinds):
            self.kind_at[kind.number] = first + place
            self.next_at[kind.number] = next_first + place
        start = self.rules.start(encoder.options, self.rules.revision)
        alone = "" if self.rules.deciders(start) > 1 else "Only one player is ever asked."
        self.other: i64 = layout.add("other asked", "Then another player is asked.", rest=alone)
        self.draw: i64 = layout.add("draw", "Then chance decides.")
        self.over: i64 = layout.add(
            "over", "Then the game is over.", rest="The last turns end with draws in some games."
        )
        # By name of a part of a sentence: where its number is written.
        self.numbers: dict[str, int] = {}
        self.declare()
        names = self.counted()
        self.more: i64 = layout.add(
            "gains", "What the seat has more of at once.", parts=names, high=MOST, scale=5
        )
        self.less: i64 = layout.add(
            "losses", "What it has less of at once.", parts=names, high=MOST, scale=5
        )
        self.width: i64 = layout.size
        self.blank = bytes(self.rows * layout.size)
        self.no_actions = NO_ANSWER.to_bytes(2, "little") * self.rows
        self.index = [-1] * len(self.rules.codes)
        for index, id in enumerate(encoder.actions):
            self.index[id] = index

    # --- what a game declares ---------------------------------------------------------------------

    def declare(self) -> None:
        """Declare the numbers and things of sentences, and set `rows`."""

    def number(self, name: str, about: str, high: int, scale: int = 0, rest: str = "") -> None:
        """Declare a part of sentences that is a number; negative ones are written as 0."""
        at = self.layout.add(f"{name}", about, high=high, scale=scale, rest=rest)
        self.numbers[name] = at

    def counted(self) -> tuple[str, ...]:
        """The names of what `count` counts."""
        return ("points",)

    def count(self, state: S, seat: int) -> list[int]:
        """Return what a seat has, as far as answers change it."""
        return [self.rules.scores(state)[seat]]

    def tries(self, state: S, kind: int, option: int) -> bool:
        """Return whether an answer may be tried: nothing that is hidden may show, and a game may
        leave out answers that only lead to the next question."""
        return not self.rules.secret_events

    def write_part(
        self, state: S, seat: int, name: str, value: Value, at: i64, out: vec[u8]
    ) -> None:
        """Write a part of a sentence that is not among `numbers`."""

    def write_answer(self, state: S, seat: int, option: int, at: i64, out: vec[u8]) -> None:
        """Write more about an answer than its sentence says."""

    # --- writing ----------------------------------------------------------------------------------

    def actions(self, game: Game[S]) -> vec[u8]:
        """Return the index of each row's action, in two bytes; -1 for rows without an answer."""
        out = filled(self.no_actions)
        at: i64 = 0
        for id in sorted(game.ids)[: self.rows]:
            index = self.index[id]
            out[at] = index & 255
            out[at + 1] = index >> 8
            at += 2
        return out

    def features(self, game: Game[S]) -> vec[u8]:
        """Return the rows of the legal answers, in ascending order of their actions.

        If there are more answers than rows the last ones have none.
        """
        out = filled(self.blank)
        state = game.state
        agenda = state.agenda
        if not agenda or agenda[-1][1] == CHANCE:
            return out
        step = agenda[-1]
        seat = step[1]
        rules = self.rules
        before: list[int] = []
        numbers = self.numbers
        at: i64 = 0
        for id in sorted(game.ids)[: self.rows]:
            asker = rules.askers[id]
            option = rules.meanings[id]
            out[at + self.here] = 1
            out[at + self.kind_at[asker]] = 1
            _, parts = rules.kinds[asker].answer(state, step, option)
            for name, value in parts.items():
                place = numbers.get(name, -1)
                if place < 0:
                    self.write_part(state, seat, name, value, at, out)
                elif isinstance(value, int) and value > 0:
                    out[at + place] = value if value < MOST else MOST
            self.write_answer(state, seat, option, at, out)
            if self.tries(state, asker, option):
                if not before:
                    before = self.count(state, seat)
                self.write_outcome(game, id, seat, before, at, out)
            at += self.width
        return out

    def write_outcome(
        self, game: Game[S], id: int, seat: int, before: list[int], at: i64, out: vec[u8]
    ) -> None:
        """Write what changes until the next decision or draw."""
        options, revision = game.options, game.revision
        state = game.state.copy()
        twin = Game(self.rules, state, options, None, None, [], None, [], [], revision)
        twin.apply(id)
        agenda = state.agenda
        if not agenda:
            out[at + self.over] = 1
        else:
            number, actor, _, _, _ = agenda[-1]
            if actor == seat:
                out[at + self.next_at[number]] = 1
            elif actor == CHANCE:
                out[at + self.draw] = 1
            else:
                out[at + self.other] = 1
        k: i64 = at
        more = self.more
        less = self.less
        for had, has in zip(before, self.count(state, seat)):
            change = has - had
            if change > 0:
                out[k + more] = change if change < MOST else MOST
            elif change < 0:
                out[k + less] = -change if -change < MOST else MOST
            k += 1
