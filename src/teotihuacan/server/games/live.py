"""A game on the server: the engine's game and the rows it was made from.

Everything here follows from the header and the rows alone, in their order, so that every server
computes the same game.  Draws are read from the rows, never from the dealer again; the dealer is
only advanced, to continue where it was.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import teotihuacan as teo
from teotihuacan.engine.dealer import HIGHEST_SECRET, HIGHEST_SEED, known_seed, written_seed
from teotihuacan.engine.proof import commitment
from teotihuacan.server.games.chain import sealed
from teotihuacan.server.games.seats import COMPUTER, Seat
from teotihuacan.server.games.storage import Header, Row, Snapshot
from teotihuacan.title import Title
from teotihuacan.titles import title_named, title_of

SNAPSHOT_EVERY: Final = 60  # rows
RECENT: Final = 60  # undone choices that are kept: no turn is longer
TURNS: Final = 8  # turns whose way can be shown again

Facts = dict[str, Any]


def new_header(name: str, options: dict[str, object], seed: int | None) -> tuple[Facts, teo.Game]:
    """The header of a fresh game of a title, and the game.

    The seed is secret until the game is over, but a commitment to it is shown from the beginning.
    A seed that a player has chosen is shown to all.
    """
    secret = seed is None
    if seed is None:
        seed = HIGHEST_SEED + 1 + secrets.randbelow(HIGHEST_SECRET - HIGHEST_SEED)
    game = teo.Game.new(title_named(name).rules, options, seed)
    codes = game.rules.codes
    header: Facts = {
        "game": game.rules.name,
        "rules": game.rules.revision,
        "options": game.options,
        "seed": written_seed(seed),
        "draws": [codes[id] for id in game.history],
    }
    if secret:
        header["commitment"] = commitment(seed)
    else:
        header["chosen"] = True
    return header, game


def seed_in(header: Facts) -> int:
    """The seed of a game; only samples, which are not played on, have none."""
    return known_seed(header["seed"]) or 0


def beginning(header: Facts) -> teo.Game:
    """The game of a header before its first question, without a dealer.

    It is played by the revision of the rules it was begun with.
    """
    rules = title_named(header["game"]).rules
    revision = min(header["rules"], rules.revision)
    game = teo.Game.new(rules, header["options"], None, revision)
    carry_out(game, header["draws"], list(game.events))
    return game


def carry_out(game: teo.Game, codes: list[str], told: list[teo.Event]) -> None:
    """Play codes one after another; `game.events` are those of all of them, after `told`."""
    for code in codes:
        game.play(code)
        told += game.events
    game.events = told


def count_turns(events: list[teo.Event]) -> int:
    return len([event for event in events if event.kind == "turn"])


def asked_computer(seats: Sequence[Seat], game: teo.Game) -> Seat | None:
    """The computer player whose decision a game waits for."""
    actor = game.actor
    if actor is None or not 0 <= actor < len(seats) or seats[actor].kind != COMPUTER:
        return None
    return seats[actor]


@dataclass(frozen=True, slots=True)
class Before:
    """The game before a choice, and the row of the choice."""

    game: teo.Game
    moments: int
    turns: int
    row: Row


@dataclass(frozen=True)
class TurnBoundary:
    """A game at the moment between two turns."""

    view: GameView
    turn: int
    """The turn that was over, counted from 1; 0: the setup."""


@dataclass
class History:
    """All choices that were not taken back, with their events; the setup comes before the first."""

    rows: list[Row]
    events: list[list[teo.Event]]


@dataclass(frozen=True)
class GameView:
    """A copy of a game as one seat may see it; it does not change.

    It has neither seed nor dealer nor history, so nothing made from it can reveal them.
    """

    id: str
    game: teo.Game
    step: int
    moments: int
    at: int
    turn: int
    seat: int | None
    seats: tuple[Seat, ...]
    joined: int
    undo: tuple[bool, bool]
    created: float
    updated: float
    ended: bool
    """True if the game is over by now, even if this is an earlier moment."""
    seed: int | str | None
    """As it is stored; only of a game that is over, or whose seed was chosen."""
    commitment: str | None
    """To a secret seed; None of games from before there were commitments."""
    waiting: int = 0
    """The number of decisions of other computer players before the one of this game."""
    stale: bool = False
    """True if the store did not answer: another server may know more of the game."""

    @property
    def title(self) -> Title:
        return title_of(self.game)

    @property
    def live(self) -> bool:
        return self.at == self.moments

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]


@dataclass(slots=True)
class LiveGame:
    """A running game in the memory of one server; see `Tables` for its lock.

    There may be many, so it keeps what is needed to continue and to show the last turns; its
    history is replayed when it is needed.
    """

    id: str
    header: Header
    seats: tuple[Seat, ...]
    joined: int
    game: teo.Game
    updated: float = 0.0
    step: int = 0
    moments: int = 0
    turns: int = 0
    back: list[Before] = field(default_factory=list)
    """The choices that can be taken back."""
    back_seat: int = -1
    kept: int = 0  # the number of the last snapshot
    loaded: int = 0  # that of the one this was loaded from: older undos are not known
    history: History | None = None
    chain: str = ""  # the hash of the last row
    recent: list[Before] = field(default_factory=list)
    """The choices in which the last turns began."""
    backs: list[tuple[int, int]] = field(default_factory=list)
    """For each undo its step, and how many choices remained."""
    stale: bool = False  # the store did not answer
    quick: threading.Lock = field(default_factory=threading.Lock, repr=False, compare=False)
    """Held while the game is changed in memory, not while the store is used."""

    # --- loading -----------------------------------------------------------------------------

    @staticmethod
    def fresh(id: str, header: Header, seats: tuple[Seat, ...], joined: int) -> LiveGame:
        """The game after its setup."""
        game = beginning(header.data)
        live = LiveGame(id, header, seats, joined, game)
        live.turns = count_turns(game.events)
        live.history = History([], [game.events])
        game.seed = seed_in(header.data)
        game.dealer = teo.Dealer.seeded(game.seed)
        for _ in header.data["draws"]:
            game.dealer.word()  # each draw took exactly one of its words
        live.chain = sealed(id, header.data)
        return live

    @staticmethod
    def from_snapshot(
        id: str, header: Header, seats: tuple[Seat, ...], joined: int, snapshot: Snapshot
    ) -> LiveGame:
        """The game of a snapshot, without its history.  May raise `PositionError`."""
        live = LiveGame(id, header, seats, joined, teo.from_position(snapshot.position))
        live.step = live.kept = live.loaded = snapshot.number
        live.moments = snapshot.moments
        live.turns = snapshot.turns
        live.chain = snapshot.chain
        return live

    # --- rows ---------------------------------------------------------------------------------

    def read(self, row: Row) -> None:
        """Play a stored row; `IllegalChoice` if these rules do not allow it any more."""
        if row.back_to is not None:
            self.go_back(row.back_to)
            return
        game = self.game.copy()
        dealer = game.dealer
        assert dealer is not None
        game.dealer = None
        carry_out(game, [row.code, *row.draws], [])
        for _ in row.draws:
            dealer.word()
        game.dealer = dealer
        self.accept(row, game)

    def tried(self, choice: object, seat: int) -> tuple[Row, teo.Game]:
        """Play a choice on a copy; the row to store, and the copy."""
        game = self.game.copy()
        before = len(game.history)
        game.play(choice)
        codes = [game.rules.codes[id] for id in game.history[before:]]
        return Row(seat, codes[0], tuple(codes[1:])), game

    def accept(self, row: Row, game: teo.Game) -> None:
        """Continue with the game after a row that was stored."""
        if row.seat != self.back_seat:
            self.back.clear()
            self.back_seat = row.seat
        before = Before(self.game, self.moments, self.turns, row)
        hides = title_of(game).hides
        if row.draws or (hides(self.game.state) and not hides(game.state)):
            self.back.clear()  # something new has been seen
        else:
            self.back.append(before)
        if game.over:
            self.back.clear()  # then everything is revealed, the seed too
        events = game.events
        begun = count_turns(events)
        if begun:
            self.recent.append(before)
            del self.recent[:-TURNS]
        game.history.clear()  # the rows are the history; every copy would have one of its own
        self.game = game
        self.step += 1
        self.moments += 1
        self.turns += begun
        if self.history is not None:
            self.history.rows.append(row)
            self.history.events.append(events)

    def go_back(self, moments: int) -> None:
        """Undo: only the first `moments` choices remain.

        There is always a copy of that moment: rows that can be taken back follow the last draw, and
        a snapshot is only taken with a draw.
        """
        place = [before.moments for before in self.back].index(moments)
        before = self.back[place]
        del self.back[place:]
        self.game = before.game
        self.turns = before.turns
        self.step += 1
        self.moments = moments
        while self.recent and self.recent[-1].moments >= moments:
            self.recent.pop()
        self.backs.append((self.step, moments))
        del self.backs[:-RECENT]
        if self.history is not None:
            del self.history.rows[moments:]
            del self.history.events[moments + 1 :]

    # --- reading ------------------------------------------------------------------------------

    def target(self, seat: int, whole_turn: bool) -> int | None:
        """Return how many choices remain after an undo of a choice or turn; None if impossible."""
        if not self.back or seat != self.back_seat:
            return None
        last = self.back[-1]
        if not whole_turn:
            return last.moments
        return min(before.moments for before in self.back if before.turns == last.turns)

    def computer(self) -> Seat | None:
        """The seat of the computer player that must move."""
        return asked_computer(self.seats, self.game)

    def snapshot(self, played: list[tuple[Row, teo.Game]]) -> Snapshot | None:
        """The snapshot to store with some rows, if one is due.

        Only where nothing can be taken back, so that no row ever goes back behind a snapshot.
        """
        number = self.step + len(played)
        row, game = played[-1]
        if not row.draws or number - self.kept < SNAPSHOT_EVERY:
            return None
        turns = self.turns + sum(count_turns(after.events) for _, after in played)
        return Snapshot(number, self.moments + len(played), turns, game.position())

    def view(self, seat: int | None) -> GameView:
        """The game as it is now."""
        undo = (False, False)
        if seat is not None:
            undo = (self.target(seat, False) is not None, self.target(seat, True) is not None)
        return self.seen(self.game, self.moments, self.turns, seat, undo)

    def unchanged(self, step: int, moment: int) -> int:
        """The last moment that is unchanged for a client that knew the game at a step."""
        if step < self.loaded or (len(self.backs) == RECENT and self.backs[0][0] > step):
            moment = min(moment, self.moments - RECENT)  # an older undo may be forgotten
        stayed = [left for when, left in self.backs if when > step]
        return max(0, min([moment, self.moments, *stayed]))

    def boundaries(self, since: int, seat: int | None, most: int) -> list[TurnBoundary]:
        """The last turns that ended after a moment, as the game was then."""
        found: list[TurnBoundary] = []
        for choice in reversed(self.recent):
            if choice.moments < since or len(found) >= most:
                break
            at = choice.moments + 1
            found[:0] = [
                TurnBoundary(self.seen(game, at, turns, seat), turns - 1)
                for game, turns in pauses(choice, newest=at == self.moments)
            ]
        return found[-most:]

    def earlier(self, at: int, seat: int | None) -> GameView:
        """The game after its first choices."""
        assert self.history is not None
        game = beginning(self.header.data)
        for row in self.history.rows[:at]:
            carry_out(game, [row.code, *row.draws], [])
        turns = sum(count_turns(events) for events in self.history.events[: at + 1])
        return self.seen(game, at, turns, seat)

    def seen(
        self,
        game: teo.Game,
        at: int,
        turn: int,
        seat: int | None,
        undo: tuple[bool, bool] = (False, False),
    ) -> GameView:
        header = self.header.data
        return GameView(
            *(self.id, bare(game), self.step, self.moments, at, turn, seat),
            *(self.seats, self.joined, undo, self.header.created, self.updated, self.game.over),
            seed=header["seed"] if self.game.over or "chosen" in header else None,
            commitment=header.get("commitment"),
            stale=self.stale,
        )


def pauses(choice: Before, newest: bool) -> Iterator[tuple[teo.Game, int]]:
    """The game at the beginning of each turn in a choice and its draws, with the turn's number; for
    the newest choice without its last draw, which leads to the game as it is now."""
    game = choice.game.hypothetical()
    turns = choice.turns
    codes = [choice.row.code, *choice.row.draws]
    for code in codes[:-1] if newest else codes:
        game.play(code)
        begun = count_turns(game.events)
        turns += begun
        if begun:
            yield game.copy(), turns


def bare(game: teo.Game) -> teo.Game:
    """A copy that reveals neither future draws nor how the game began."""
    copy = game.hypothetical()
    copy.history = []
    copy.start = None
    return copy
