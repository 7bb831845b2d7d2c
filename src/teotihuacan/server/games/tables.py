"""All games of a server: creating, joining, reading, playing, undo.

What is written goes to the store first; a game in memory is only a copy of it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.engine.dealer import known_seed
from teotihuacan.server.errors import Refused
from teotihuacan.server.games.hub import Hub
from teotihuacan.server.games.live import (
    GameView,
    History,
    LiveGame,
    TurnBoundary,
    asked_computer,
    new_header,
)
from teotihuacan.server.games.opening import Opening
from teotihuacan.server.games.people import People
from teotihuacan.server.games.seats import (
    COMPUTER,
    FRIEND,
    ME,
    Seat,
    alone,
    colours,
    computer_names,
    free_colours,
    hashed,
    invited,
    new_game_id,
    new_token,
    seat_of,
)
from teotihuacan.server.games.storage import Append, Conflict, Row, Store
from teotihuacan.server.operations.metrics import Metrics
from teotihuacan.server.settings import Settings
from teotihuacan.titles import title_of

T = TypeVar("T")
Played = list[tuple[Row, teo.Game]]
"""Rows, each with the game after it."""
JUST_NOW: Final = 30.0  # seconds
MOST_NOTED: Final = 20_000  # games whose spectators and client addresses are recorded


@dataclass(frozen=True)
class SeatRequest:
    """A request for a seat of a new game: a person, a friend or a computer player."""

    kind: str
    name: str | None = None
    player: str | None = None
    colour: int | None = None


@dataclass(frozen=True)
class CreatedSeat:
    """A seat of a new game, with its secret."""

    seat: Seat
    token: str | None = None
    invite: str | None = None


class Tables(Opening):
    """The games of one store, as one server process sees them."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        super().__init__(settings, store)
        self.hub: Final = hub
        self.metrics: Final = Metrics()
        self.people: Final = People(store.people, hub)
        self.think: Callable[[str], None] = lambda game: None
        """Called when a computer player of a game is asked; set by those who let it think."""
        self.ahead: Callable[[str], int] = lambda game: 0
        """Return how many computer players are asked before that of a game."""
        self.waiting_of: Callable[[str], int] = lambda client: 0
        """Return how many games of a client wait for computer players."""
        self.begun: Final[OrderedDict[str, str]] = OrderedDict()  # from where, as far as we know
        self.played: Final[OrderedDict[str, float]] = OrderedDict()  # when a person did so last

    # --- waiting ------------------------------------------------------------------------------

    def client_of(self, game: str) -> str:
        """The client that created a game, as far as this server knows."""
        return self.begun.get(game, "")

    def is_watched(self, game: str) -> bool:
        """Return whether a game is watched, or a person has just made a move in it."""
        since = self.played.get(game)
        return self.hub.is_watched(game) or (
            since is not None and time.monotonic() - since < JUST_NOW
        )

    def note(self, notes: OrderedDict[str, T], game: str, what: T) -> None:
        with self.lock:
            notes[game] = what
            notes.move_to_end(game)
            while len(notes) > MOST_NOTED:
                notes.popitem(last=False)

    # --- looking ------------------------------------------------------------------------------

    def look(self, id: str, token: str | None = None, at: int | None = None) -> GameView:
        """A game as it stands, or as it stood after its first `at` choices."""

        def told(live: LiveGame) -> GameView:
            seat = self.sit(live, token)
            if at is None:
                waiting = self.ahead(id) if live.computer() is not None else 0
                return replace(live.view(seat), waiting=waiting)
            if at > live.moments:
                raise Refused("no_moment", moments=live.moments)
            self.remember(live)
            return live.earlier(at, seat)

        return self.seen(id, told)

    def history(self, id: str, token: str | None = None) -> tuple[GameView, History]:
        """A game with everything that has happened in it."""
        view, history, _, _ = self.behind(id, token, 0, 0, 0)
        return view, history

    def behind(
        self, id: str, token: str | None, step: int, moment: int, most: int
    ) -> tuple[GameView, History, list[TurnBoundary], int]:
        """A game for a page that knew it at a step, up to a moment: with its history, the last
        turns in between, and the last moment that is unchanged."""

        def told(live: LiveGame) -> tuple[GameView, History, list[TurnBoundary], int]:
            seat = self.sit(live, token)
            history = self.remember(live)
            since = live.unchanged(step, moment)
            boundaries = live.boundaries(since, seat, most)
            return live.view(seat), History(history.rows[:], history.events[:]), boundaries, since

        return self.seen(id, told)

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
                *(header["game"], header["rules"], header["options"], known_seed(header["seed"])),
                *(None, steps, live.game.scores),
                [seat.player or seat.name for seat in live.seats],
                live.game.rules.data(),
            )
            return record.to_json()

    # --- making and joining -------------------------------------------------------------------

    def create(
        self,
        name: str,
        options: dict[str, object],
        seed: int | None,
        requested: Sequence[SeatRequest],
        client: str = "",
    ) -> tuple[str, list[CreatedSeat]]:
        """Create a game of a title; the seats have their secrets, which are not stored.

        By default the first seat is the caller's, and computer players take the others.  Where
        friends play no one chooses the seed: it reveals everything that is hidden from the others.
        """
        if seed is not None and any(request.kind == FRIEND for request in requested):
            raise Refused("seed")
        most = self.settings.waiting_per_client
        if most and client and self.waiting_of(client) >= most:
            raise Refused("too_many_games")
        try:
            header, game = new_header(name, options, seed)
        except teo.OptionError as error:
            raise Refused("options", problem=str(error)) from None
        usual = [SeatRequest(ME), *[SeatRequest(COMPUTER)] * (game.deciders - 1)]
        created = assign(name, requested or usual)
        if len(created) != game.deciders:
            raise Refused("seats", seats=len(created), players=game.deciders)
        id = new_game_id()
        seats = [place.seat for place in created]
        pending = pending_seat(seats, game)
        self.store.create(id, header, seats, pending, self.lease(pending))
        self.note(self.begun, id, client)
        if pending is not None:
            self.think(id)
        return id, created

    def join(self, id: str, invite: str, name: str, colour: int | None = None) -> tuple[int, str]:
        """Take the seat an invite is for: the seat and its token."""
        with self.open(id) as live:
            seat = invited(live.seats, invite)
            if seat is None:
                raise Refused("no_invite")
            if seat.taken:
                raise Refused("taken")
            if colour is not None and colour not in free_colours(live.seats, seat.seat):
                raise Refused("colour")
            token = new_token()
            if not self.store.join(id, seat.seat, name, hashed(token), colour):
                raise Refused("taken")
        self.hub.announce([id])
        return seat.seat, token

    def rematch(self, id: str, token: str | None) -> tuple[str, dict[int, int]]:
        """The same people with the same options once more, the second player first; and where each
        seat sits now.  Their tokens open their new seats.  Asked again, it is the same game."""
        with self.open(id) as live:
            if token is None:
                raise Refused("no_token")
            self.sit(live, token)
            if not live.game.over:
                raise Refused("running")
            people = list(zip(live.seats, colours(live.seats), strict=False))
            moved = {seat.seat: (seat.seat - 1) % len(people) for seat, _ in people}
            known = self.people.store.rematch(id)
            if known is not None:
                return known, moved
            header, game = new_header(live.header.data["game"], live.header.data["options"], None)
            seats = [
                replace(seat, seat=number, invite_hash=None, colour=colour)
                for number, (seat, colour) in enumerate([*people[1:], people[0]])
            ]
            new = new_game_id()
            pending = pending_seat(seats, game)
            self.store.create(new, header, seats, pending, self.lease(pending))
            self.people.store.copy_keys(id, new, moved)
            found = self.people.set_rematch(id, new)
        if pending is not None and found == new:
            self.think(new)
        return found, moved

    # --- playing ------------------------------------------------------------------------------

    def play(
        self,
        id: str,
        token: str | None,
        step: int,
        choice: object,
        page: str = "",
        then: Sequence[int] = (),
    ) -> GameView:
        """Play a choice of a seat and notify all watchers; refused if it is not asked.

        `page` is the page that made it: its response has the update already.  `then`: choices that
        are made with it as one; those of them that are still asked for, in their order.
        """
        with self.open(id, self.stands(token, step)) as live:
            seat = self.acting(live, token, step)
            self.write(live, [self.tried(live, choice, seat)], seat, page)
            view = live.view(seat)
        for choice in then:
            if view.seat == view.game.actor and choice in view.game.ids:
                view = self.play(id, token, view.step, choice, page)
        return view

    def tried(self, live: LiveGame, choice: object, seat: int) -> tuple[Row, teo.Game]:
        """A choice of a seat that is asked, as the row to store."""
        if live.game.actor != seat:
            raise Refused("not_asked")
        try:
            return live.tried(choice, seat)
        except teo.IllegalChoice:
            raise Refused("illegal") from None

    def undo(
        self,
        id: str,
        token: str | None,
        step: int,
        whole_turn: bool,
        page: str = "",
        times: int = 1,
    ) -> GameView:
        """Take back a seat's last choices, or its turn, as far as nothing new was seen."""
        with self.open(id, self.stands(token, step)) as live:
            seat = self.acting(live, token, step)
            target = live.target(seat, whole_turn)
            if target is None:
                raise Refused("no_undo")
            row = Row(seat, "", (), target)
            before = next(entry for entry in live.back if entry.moments == target)
            self.write(live, [(row, before.game)], seat, page)
            view = live.view(seat)
        if times > 1 and view.undo[whole_turn]:
            return self.undo(id, token, view.step, whole_turn, page, times - 1)
        return view

    def advised(self, id: str, token: str | None, step: int) -> GameView:
        """The game for a hint to the seat that is asked."""
        with self.open(id) as live:
            seat = self.acting(live, token, step)
            if live.game.actor != seat:
                raise Refused("not_asked")
            if not alone(live.seats) or title_of(live.game).evaluator(live.game) is None:
                raise Refused("no_hints")
            return live.view(seat)

    def stands(self, token: str | None, step: int) -> Callable[[LiveGame], bool]:
        """Whether a game in memory stands where a player saw it: then the store, which checks what
        is written, need not be asked before."""
        return lambda live: (
            live.step == step and token is not None and seat_of(live.seats, token) is not None
        )

    def acting(self, live: LiveGame, token: str | None, step: int) -> int:
        if token is None:
            raise Refused("no_token")
        seat = self.sit(live, token)
        assert seat is not None
        if step != live.step:
            raise Refused("stale", live.view(seat))
        if live.game.over:
            raise Refused("over")
        return seat

    def write(self, live: LiveGame, played: Played, seat: int | None, page: str = "") -> None:
        """Store rows, then let the game go on from them and announce it."""
        append = self.append(live, played)
        try:
            updated = self.store.put(append).result()
        except Conflict:
            fresh = self.caught_up(live.id, live)
            raise Refused("stale", fresh.view(seat)) from None
        with live.quick:
            self.go_on(live, played, append, updated)
        self.told(live, append, seat, page)

    def append(self, live: LiveGame, played: Played) -> Append:
        """Return what to append to the store for these moves."""
        last = played[-1][1]
        pending = pending_seat(live.seats, last)
        rows = [row for row, _ in played]
        return Append(
            *(live.id, live.step, live.chain, rows, last.over),
            *(pending, self.lease(pending), time.time()),
            live.snapshot(played),
        )

    def go_on(self, live: LiveGame, played: Played, append: Append, updated: float) -> None:
        """Rows were stored: let the game in memory follow."""
        self.metrics.append_seconds.note(time.perf_counter() - append.began)
        live.updated = updated
        for link, (row, game) in zip(append.links, played, strict=True):
            self.metrics.rows.add(kind_of(row, live.seats))
            live.chain = link
            if row.back_to is not None:
                live.go_back(row.back_to)
            else:
                live.accept(row, game)
        if append.snapshot is not None:
            live.kept = append.snapshot.number

    def told(self, live: LiveGame, append: Append, seat: int | None, page: str) -> None:
        """Notify watchers, and the scheduler if a computer player must move."""
        if seat is not None:
            self.note(self.played, live.id, time.monotonic())
        self.hub.announce([live.id], page)
        if append.pending is not None:
            self.think(live.id)

    async def play_fast(self, id: str, token: str, step: int, choice: object) -> GameView | None:
        """`play` without a thread, on the event loop: only the store is waited for.

        None where that would hold up others, because the game is not in memory, is not where the
        player saw it, or is in use: then nothing has happened, and `play` does it.
        """
        entry = self.known(id)
        if entry is None or not entry.lock.acquire(blocking=False):
            return None
        if entry.live is None or not self.stands(token, step)(entry.live):
            entry.lock.release()
            return None
        with self.held(id, entry, lambda live: True) as live:
            seat = self.acting(live, token, step)
            played = [self.tried(live, choice, seat)]
            append = self.append(live, played)
            try:
                updated = await asyncio.wrap_future(self.store.put(append))
            except Conflict:
                return None
            if not live.quick.acquire(blocking=False):
                await asyncio.to_thread(live.quick.acquire)  # a reader is copying the game
            try:
                self.go_on(live, played, append, updated)
            finally:
                live.quick.release()
            self.told(live, append, seat, "")
            return live.view(seat)

    def play_computer(
        self, id: str, step: int, codes: Sequence[str], forfeits: Mapping[int, str] | None = None
    ) -> bool:
        """Play the decision of a computer player, if the game has not changed meanwhile.

        `forfeits`: by the place of a code, why it was decided by chance.
        """
        with self.open(id, lambda live: live.step == step) as live:
            asked = live.computer()
            if asked is None or live.step != step:
                return False
            played: Played = []
            ahead = live
            for place, code in enumerate(codes):
                if ahead.game.actor != asked.seat:
                    return False
                row, game = ahead.tried(code, asked.seat)
                why = (forfeits or {}).get(place)
                played.append((replace(row, forfeit=why), game))
                ahead = LiveGame(live.id, live.header, live.seats, live.joined, game)
            self.write(live, played, None)
            return True

    def lease(self, pending: int | None) -> float | None:
        """For how many seconds this server takes the lease of a game; None: it does not."""
        if pending is None or self.settings.thinkers == 0:
            return None
        return self.settings.lease


def kind_of(row: Row, seats: Sequence[Seat]) -> str:
    """Return the kind of a row, for metrics."""
    if row.back_to is not None:
        return "undo"
    if row.forfeit is not None:
        return "forfeit"
    return "computer" if seats[row.seat].kind == COMPUTER else "person"


def pending_seat(seats: Sequence[Seat], game: teo.Game) -> int | None:
    """The seat of the computer player that must move."""
    asked = asked_computer(seats, game)
    return None if asked is None else asked.seat


def assign(title: str, requested: Sequence[SeatRequest]) -> list[CreatedSeat]:
    """Seats with fresh secrets; refused if the game does not know a computer player."""
    known = players.names(title)
    seated = [
        (request.player or players.opponent(title)) if request.kind == COMPUTER else None
        for request in requested
    ]
    if not {*known, None}.issuperset(seated):
        raise Refused("no_player", players=", ".join(known))
    names = computer_names(seated)
    created: list[CreatedSeat] = []
    for number, (request, player) in enumerate(zip(requested, seated, strict=True)):
        token = new_token() if request.kind == ME else None
        invite = new_token() if request.kind == FRIEND else None
        token_hash = None if token is None else hashed(token)
        invite_hash = None if invite is None else hashed(invite)
        name = request.name or names[number]
        seat = Seat(number, request.kind, name, player, token_hash, invite_hash, request.colour)
        created.append(CreatedSeat(seat, token, invite))
    return created
