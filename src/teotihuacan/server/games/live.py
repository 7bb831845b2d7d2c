"""A game on the server: the engine's game and the rows it was made from.

Everything here follows from the header and the rows alone, in their order, so that every server
comes to the same game.  Draws are taken from the rows, never from the dealer again; the dealer
only keeps count, to go on where it was.
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
NOTHING: Final = (False, False)  # can be taken back
RECENT: Final = 60  # choices taken back that are remembered: no turn is longer
TURNS: Final = 8  # turns whose way can be shown again

Facts = dict[str, Any]


def new_header(name: str, options: dict[str, object], seed: int | None) -> tuple[Facts, teo.Game]:
    """The header of a fresh game of a title, and the game.

    Nobody knows or finds the seed until the game is over; but a commitment to it is told at once.
    A seed that somebody has chosen is told to everybody.
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
    """The seed of a game; a header without one would be a sample, which nobody plays on."""
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


def hides(game: teo.Game) -> bool:
    """Whether secrets are in hand now."""
    return title_of(game).hides(game.state)


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
    """The game before a choice that can be taken back."""

    game: teo.Game
    moments: int
    turns: int


@dataclass(slots=True)
class Choice:
    """A choice in which one of the last turns began: its row, and how the game stood before."""

    game: teo.Game
    moments: int
    turns: int
    row: Row


@dataclass(frozen=True)
class Stop:
    """How a game stood when a turn was over and the next one began."""

    shot: Shot
    turn: int
    """The turn that was over, counted from 1; 0: the setup."""


@dataclass
class Past:
    """All choices that stand, and what each brought; the setup comes before the first."""

    rows: list[Row]
    events: list[list[teo.Event]]

    def shorten(self, moments: int) -> None:
        del self.rows[moments:]
        del self.events[moments + 1 :]


@dataclass(frozen=True)
class Shot:
    """A game as it stood when somebody asked, to be looked at in peace.

    The copy knows neither seed nor dealer nor history, so nothing made from it can tell them.
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
    """Whether the game is over, whichever of its moments this is."""
    seed: int | str | None
    """As it is written; only of a game that is over, or where somebody has chosen it."""
    commitment: str | None
    """To a secret seed; of games from before there were commitments, nothing."""
    waiting: int = 0
    """How many computer players are asked before the one who is asked here."""
    remembered: bool = False
    """Whether the store could not be asked: another server may know more of the game."""

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
class Live:
    """A running game in the memory of one server; see `Tables` for its lock.

    There may be many, so it keeps what is needed to go on and to show the last turns; its past is
    played again when somebody asks for it.
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
    back_seat: int = -1
    kept: int = 0  # the number of the last snapshot
    past: Past | None = None
    chain: str = ""  # the hash of the last row
    recent: list[Choice] = field(default_factory=list)
    backs: list[tuple[int, int]] = field(default_factory=list)
    """Whenever something was taken back: the step of that, and how many choices stayed."""
    remembered: bool = False  # a game that is told without asking the store
    quick: threading.Lock = field(default_factory=threading.Lock, repr=False, compare=False)
    """Held while the game is changed in memory, never while the store is asked."""

    # --- coming to life -----------------------------------------------------------------------

    @staticmethod
    def fresh(id: str, header: Header, seats: tuple[Seat, ...], joined: int) -> Live:
        """The game at its beginning."""
        game = beginning(header.data)
        live = Live(id, header, seats, joined, game)
        live.turns = count_turns(game.events)
        live.past = Past([], [game.events])
        game.seed = seed_in(header.data)
        live.deal(teo.Dealer.seeded(game.seed), len(header.data["draws"]))
        live.chain = sealed(id, header.data)
        return live

    @staticmethod
    def woken(
        id: str, header: Header, seats: tuple[Seat, ...], joined: int, snapshot: Snapshot
    ) -> Live:
        """The game of a snapshot; its past is not known.  May raise `PositionError`."""
        live = Live(id, header, seats, joined, teo.from_position(snapshot.position))
        live.step = live.kept = snapshot.number
        live.moments = snapshot.moments
        live.turns = snapshot.turns
        live.chain = snapshot.chain
        return live

    def deal(self, dealer: teo.Dealer, draws: int) -> None:
        """Let the dealer catch up: each draw took exactly one of its words."""
        for _ in range(draws):
            dealer.word()
        self.game.dealer = dealer

    # --- rows ---------------------------------------------------------------------------------

    def read(self, row: Row) -> None:
        """Carry out a stored row; `IllegalChoice` if these rules do not know it any more."""
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
        """A choice played on a copy, as the row that would be stored."""
        game = self.game.copy()
        before = len(game.history)
        game.play(choice)
        codes = [game.rules.codes[id] for id in game.history[before:]]
        return Row(seat, codes[0], tuple(codes[1:])), game

    def accept(self, row: Row, game: teo.Game) -> None:
        """A row has been stored: the game goes on from here."""
        if row.seat != self.back_seat:
            self.back.clear()
            self.back_seat = row.seat
        if row.draws or (hides(self.game) and not hides(game)):
            self.back.clear()  # something new has been seen
        else:
            self.back.append(Before(self.game, self.moments, self.turns))
        if game.over:
            self.back.clear()  # then everything is open, the seed too
        events = game.events
        begun = count_turns(events)
        if begun:
            self.recent.append(Choice(self.game, self.moments, self.turns, row))
            del self.recent[:-TURNS]
        game.history.clear()  # the rows are the history; every copy would have one of its own
        self.game = game
        self.step += 1
        self.moments += 1
        self.turns += begun
        if self.past is not None:
            self.past.rows.append(row)
            self.past.events.append(events)

    def go_back(self, moments: int) -> None:
        """Something was taken back: so many choices stay.

        The copy of that moment is always here: rows that can be taken back follow the last draw,
        and a snapshot is only taken with a draw.
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
        if self.past is not None:
            self.past.shorten(moments)

    # --- asking -------------------------------------------------------------------------------

    def target(self, seat: int, whole_turn: bool) -> int | None:
        """How many choices stay if a seat takes back its last one, or its turn; None: it cannot."""
        if not self.back or seat != self.back_seat:
            return None
        last = self.back[-1]
        if not whole_turn:
            return last.moments
        return min(before.moments for before in self.back if before.turns == last.turns)

    def computer(self) -> Seat | None:
        """The computer player who is asked now."""
        return asked_computer(self.seats, self.game)

    def snapshot(self, played: list[tuple[Row, teo.Game]]) -> Snapshot | None:
        """What to keep with rows about to be stored.

        Only where nothing can be taken back, so that no row ever goes back behind a snapshot.
        """
        number = self.step + len(played)
        row, game = played[-1]
        if not row.draws or number - self.kept < SNAPSHOT_EVERY:
            return None
        turns = self.turns + sum(count_turns(after.events) for _, after in played)
        return Snapshot(number, self.moments + len(played), turns, game.position())

    def shot(self, seat: int | None) -> Shot:
        """The game as it stands."""
        undo = (False, False)
        if seat is not None:
            undo = (self.target(seat, False) is not None, self.target(seat, True) is not None)
        return self.seen(bare(self.game), self.moments, self.turns, seat, undo)

    def standing(self, step: int, moment: int) -> int:
        """Of what somebody knew at a step, up to a moment: how much of it still stands."""
        if step < self.kept or (len(self.backs) == RECENT and self.backs[0][0] > step):
            moment = min(moment, self.moments - RECENT)  # longer ago than we remember
        stayed = [left for when, left in self.backs if when > step]
        return max(0, min([moment, self.moments, *stayed]))

    def stops(self, since: int, seat: int | None, most: int) -> list[Stop]:
        """The last turns that were over behind a moment, as they stood then."""
        found: list[Stop] = []
        for choice in reversed(self.recent):
            if choice.moments < since or len(found) >= most:
                break
            at = choice.moments + 1
            found[:0] = [
                Stop(self.seen(bare(game), at, turns, seat, NOTHING), turns - 1)
                for game, turns in pauses(choice, newest=at == self.moments)
            ]
        return found[-most:]

    def earlier(self, at: int, seat: int | None) -> Shot:
        """The game after its first choices."""
        assert self.past is not None
        game = beginning(self.header.data)
        for row in self.past.rows[:at]:
            carry_out(game, [row.code, *row.draws], [])
        turns = sum(count_turns(events) for events in self.past.events[: at + 1])
        return self.seen(bare(game), at, turns, seat, (False, False))

    def seen(
        self, game: teo.Game, at: int, turn: int, seat: int | None, undo: tuple[bool, bool]
    ) -> Shot:
        return Shot(
            self.id,
            game,
            self.step,
            self.moments,
            at,
            turn,
            seat,
            self.seats,
            self.joined,
            undo,
            self.header.created,
            self.updated,
            self.game.over,
            self.header.data["seed"] if self.game.over or "chosen" in self.header.data else None,
            self.header.data.get("commitment"),
            remembered=self.remembered,
        )


def pauses(choice: Choice, newest: bool) -> Iterator[tuple[teo.Game, int]]:
    """The game wherever a new turn begins in what a choice brought, with the number of that turn;
    of the newest choice without its end, which is how the game stands now."""
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
    """A copy that cannot tell what is to come, nor how the game began."""
    copy = game.hypothetical()
    copy.history = []
    copy.start = None
    return copy
