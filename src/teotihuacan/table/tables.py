"""All games of a server: opening, playing, taking back, joining.

A game in memory is only a copy of what the store knows.  Each request looks whether the store
knows more, so any number of servers can work on one store; what is written goes there first.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.table.errors import Refused
from teotihuacan.table.hub import Hub
from teotihuacan.table.live import Live, Past, Shot, asked_computer, new_header
from teotihuacan.table.seats import (
    COMPUTER,
    FRIEND,
    ME,
    Seat,
    alone,
    computer_names,
    hashed,
    invited,
    new_game_id,
    new_token,
    seat_of,
)
from teotihuacan.table.settings import Settings
from teotihuacan.table.store import Overtaken, Row, Store
from teotihuacan.titles import title_of


@dataclass
class Entry:
    """A place in memory for one game."""

    lock: threading.Lock = field(default_factory=threading.Lock)
    live: Live | None = None


@dataclass(frozen=True)
class Wish:
    """Who shall sit on a seat of a new game."""

    kind: str
    name: str = ""
    player: str | None = None


@dataclass(frozen=True)
class Given:
    """A seat of a new game, with the secret that opens it."""

    seat: Seat
    token: str | None = None
    invite: str | None = None


class Tables:
    """The games of one store, as one server process sees them."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.hub: Final = hub
        self.entries: Final[OrderedDict[str, Entry]] = OrderedDict()
        self.lock: Final = threading.Lock()
        self.think: Callable[[str], None] = lambda game: None
        """Called when a computer player of a game is asked; set by those who let it think."""

    # --- opening ------------------------------------------------------------------------------

    @contextlib.contextmanager
    def open(self, id: str) -> Iterator[Live]:
        """A game with everything the store knows of it, for one thread at a time."""
        with self.lock:
            entry = self.entries.get(id)
            if entry is None:
                entry = self.entries[id] = Entry()
            self.entries.move_to_end(id)
            while len(self.entries) > max(1, self.settings.live_games):
                # Whoever still works with it is not disturbed: the store guards every writing.
                self.entries.popitem(last=False)
        with entry.lock:
            try:
                entry.live = self.caught_up(id, entry.live)
                yield entry.live
            except (Refused, Overtaken):
                if entry.live is None:
                    self.forget(id, entry)
                raise
            except BaseException:
                # Nobody knows how far it came: the next one asks the store.
                entry.live = None
                self.forget(id, entry)
                raise

    def forget(self, id: str, entry: Entry) -> None:
        with self.lock:
            if self.entries.get(id) is entry:
                del self.entries[id]

    def caught_up(self, id: str, live: Live | None) -> Live:
        glance = self.store.glance(id)
        if glance is None:
            raise Refused("no_game")
        if live is None or glance.step < live.step:
            live = self.load(id)
        if live.joined != glance.joined:
            live.seats = tuple(self.store.seats(id))
            live.joined = glance.joined
        if live.step < glance.step:
            self.read(live, self.store.rows(id, live.step))
        live.updated = glance.updated
        return live

    def load(self, id: str, whole: bool = False, until: int | None = None) -> Live:
        """A game out of the store: from its last snapshot, or from its beginning."""
        header = self.store.header(id)
        if header is None:
            raise Refused("no_game")
        seats = tuple(self.store.seats(id))
        snapshot = None if whole else self.store.snapshot(id)
        try:
            if snapshot is not None:
                try:
                    live = Live.woken(id, header, seats, -1, snapshot)
                except teo.PositionError:
                    return self.load(id, whole=True)
            else:
                live = Live.fresh(id, header, seats, -1)
        except (teo.OptionError, teo.IllegalChoice):
            raise Refused("old_rules") from None
        self.read(live, self.store.rows(id, live.step)[:until])
        return live

    def read(self, live: Live, rows: Sequence[Row]) -> None:
        try:
            for row in rows:
                live.read(row)
        except teo.IllegalChoice:
            raise Refused("old_rules") from None

    def remember(self, live: Live) -> Past:
        """The whole past of a game; one that came from a snapshot is played again for it."""
        if live.past is None:
            live.past = self.load(live.id, whole=True, until=live.step).past
        assert live.past is not None
        return live.past

    # --- looking ------------------------------------------------------------------------------

    def sit(self, live: Live, token: str | None) -> int | None:
        """The seat of whoever asks; None for a spectator, a wrong token is refused."""
        if token is None:
            return None
        seat = seat_of(live.seats, token)
        if seat is None:
            raise Refused("bad_token")
        return seat

    def look(self, id: str, token: str | None = None, at: int | None = None) -> Shot:
        """A game as it stands, or as it stood after its first `at` choices."""
        with self.open(id) as live:
            seat = self.sit(live, token)
            if at is None:
                return live.shot(seat)
            if at > live.moments:
                raise Refused("no_moment", moments=live.moments)
            self.remember(live)
            return live.earlier(at, seat)

    def history(self, id: str, token: str | None = None) -> tuple[Shot, Past]:
        """A game with everything that has happened in it."""
        with self.open(id) as live:
            seat = self.sit(live, token)
            past = self.remember(live)
            return live.shot(seat), Past(past.rows[:], past.events[:])

    def record(self, id: str, token: str | None = None) -> dict[str, object]:
        """The record of a game that is over."""
        with self.open(id) as live:
            self.sit(live, token)
            if not live.game.over:
                raise Refused("running")
            header = live.header.data
            steps = list(header["draws"])
            for row in self.remember(live).rows:
                steps += [row.code, *row.draws]
            record = teo.Record(
                *(header["game"], header["rules"], header["options"], header["seed"]),
                *(None, steps, live.game.scores),
            )
            return record.to_json()

    # --- making and joining -------------------------------------------------------------------

    def create(
        self, name: str, options: dict[str, object], seed: int | None, wishes: Sequence[Wish]
    ) -> tuple[str, list[Given]]:
        """Begin a game of a title; the seats come with their keys, which are told only now.

        Without wishes the first seat is whoever asks, and computers take the others.
        """
        try:
            header, game = new_header(name, options, seed)
        except teo.OptionError as error:
            raise Refused("options", problem=str(error)) from None
        wishes = self.computers(name, wishes or [Wish(ME), *[Wish(COMPUTER)] * (game.deciders - 1)])
        if len(wishes) != game.deciders:
            raise Refused("seats", seats=len(wishes), players=game.deciders)
        given = assign(wishes)
        id = new_game_id()
        seats = [place.seat for place in given]
        due = due_seat(seats, game)
        self.store.create(id, header, seats, due, self.promise(due))
        if due is not None:
            self.think(id)
        return id, given

    def computers(self, name: str, wishes: Sequence[Wish]) -> list[Wish]:
        """The wishes with a computer player that knows the game wherever one shall sit."""
        known = players.names(name)
        found: list[Wish] = []
        for wish in wishes:
            if wish.kind == COMPUTER:
                player = wish.player or players.opponent(name)
                if player not in known:
                    raise Refused("no_player", players=", ".join(known))
                wish = Wish(COMPUTER, wish.name, player)
            found.append(wish)
        return found

    def join(self, id: str, invite: str, name: str) -> tuple[int, str]:
        """Take the seat an invite is for: the seat and its token."""
        with self.open(id) as live:
            seat = invited(live.seats, invite)
            if seat is None:
                raise Refused("no_invite")
            token = new_token()
            if not self.store.join(id, seat.seat, name, hashed(token)):
                raise Refused("taken")
        self.hub.announce([id])
        return seat.seat, token

    # --- playing ------------------------------------------------------------------------------

    def play(self, id: str, token: str | None, step: int, choice: object) -> Shot:
        """Carry out a choice of a seat and tell everybody; refused if it is not its turn."""
        with self.open(id) as live:
            seat = self.acting(live, token, step)
            if live.game.actor != seat:
                raise Refused("not_asked")
            try:
                row, game = live.tried(choice, seat)
            except teo.IllegalChoice:
                raise Refused("illegal") from None
            self.write(live, [(row, game)], seat)
            return live.shot(seat)

    def undo(self, id: str, token: str | None, step: int, whole_turn: bool) -> Shot:
        """Take back a seat's last choice, or its turn, as far as nothing new was seen."""
        with self.open(id) as live:
            seat = self.acting(live, token, step)
            target = live.target(seat, whole_turn)
            if target is None:
                raise Refused("no_undo")
            row = Row(seat, "", (), target)
            before = next(entry for entry in live.back if entry.moments == target)
            self.write(live, [(row, before.game)], seat)
            return live.shot(seat)

    def advised(self, id: str, token: str | None, step: int) -> Shot:
        """The game for a hint to the seat that is asked."""
        with self.open(id) as live:
            seat = self.acting(live, token, step)
            if live.game.actor != seat:
                raise Refused("not_asked")
            if not may_hint(live.seats, live.game):
                raise Refused("no_hints")
            return live.shot(seat)

    def acting(self, live: Live, token: str | None, step: int) -> int:
        if token is None:
            raise Refused("no_token")
        seat = self.sit(live, token)
        assert seat is not None
        if step != live.step:
            raise Refused("stale", live.shot(seat))
        if live.game.over:
            raise Refused("over")
        return seat

    def write(self, live: Live, played: list[tuple[Row, teo.Game]], seat: int | None) -> None:
        """Store rows, then let the game go on from them and announce it."""
        last = played[-1][1]
        due = due_seat(live.seats, last)
        snapshot = live.snapshot(played)
        rows = [row for row, _ in played]
        try:
            live.updated = self.store.append(
                live.id, live.step, rows, last.over, due, self.promise(due), snapshot
            )
        except Overtaken:
            fresh = self.caught_up(live.id, live)
            raise Refused("stale", fresh.shot(seat)) from None
        for row, game in played:
            if row.back_to is not None:
                live.go_back(row.back_to)
            else:
                live.accept(row, game)
        if snapshot is not None:
            live.kept = snapshot.number
        self.hub.announce([live.id])
        if due is not None:
            self.think(live.id)

    def play_computer(
        self, id: str, step: int, codes: Sequence[str], forfeits: Mapping[int, str] | None = None
    ) -> bool:
        """Carry out what a computer player has decided, if the game still stands there.

        `forfeits`: by the place of a code, why it was decided by chance.
        """
        with self.open(id) as live:
            asked = live.computer()
            if asked is None or live.step != step:
                return False
            played: list[tuple[Row, teo.Game]] = []
            ahead = live
            for place, code in enumerate(codes):
                if ahead.game.actor != asked.seat:
                    return False
                row, game = ahead.tried(code, asked.seat)
                why = (forfeits or {}).get(place)
                played.append((replace(row, forfeit=why), game))
                ahead = Live(live.id, live.header, live.seats, live.joined, game)
            self.write(live, played, None)
            return True

    def promise(self, due: int | None) -> float | None:
        """Until when this server sees to a computer player who is asked."""
        if due is None or self.settings.thinkers == 0:
            return None
        return time.time() + self.settings.lease


def may_hint(seats: Sequence[Seat], game: teo.Game) -> bool:
    """Whether hints are given: only where no other person plays, and where somebody can judge."""
    return alone(seats) and title_of(game).thinker(game) is not None


def due_seat(seats: Sequence[Seat], game: teo.Game) -> int | None:
    """The seat of a computer player who is asked, as the store notes it."""
    asked = asked_computer(seats, game)
    return None if asked is None else asked.seat


def assign(wishes: Sequence[Wish]) -> list[Given]:
    """Seats with fresh secrets."""
    names = computer_names(wish.player if wish.kind == COMPUTER else None for wish in wishes)
    given: list[Given] = []
    for number, wish in enumerate(wishes):
        token = new_token() if wish.kind == ME else None
        invite = new_token() if wish.kind == FRIEND else None
        seat = Seat(
            number,
            wish.kind,
            wish.name or names[number],
            wish.player if wish.kind == COMPUTER else None,
            None if token is None else hashed(token),
            None if invite is None else hashed(invite),
        )
        given.append(Given(seat, token, invite))
    return given
