"""The interface of a store: the data of a game, and the operations.

`server/store/` has the store of a server, for SQLite and PostgreSQL.  Any other class with these
methods will do: nothing that plays, shows or schedules games knows a database.
"""

import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Protocol

from teotihuacan.server.games.chain import linked, sealed_snapshot
from teotihuacan.server.games.seats import Seat


class Conflict(Exception):
    """Another server wrote first: the game is not any more where it was seen."""


@dataclass(frozen=True, slots=True)
class Row:
    """One stored step: a choice and the draws that followed, or something taken back."""

    seat: int
    code: str
    draws: tuple[str, ...] = ()
    back_to: int | None = None
    forfeit: str | None = None
    """The reason why a computer player did not decide this itself: one of `players.REASONS`."""
    chain: str = field(default="", compare=False)
    """Its stored hash; see `chain.py`."""

    def link(self, before: str, number: int) -> str:
        """The hash it must have after a row with that hash."""
        return linked(before, number, self.seat, self.code, self.draws, self.back_to, self.forfeit)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole position after a number of rows."""

    number: int
    moments: int
    turns: int
    position: dict[str, Any]
    chain: str = field(default="", compare=False)
    """The hash of the row it was taken after."""


@dataclass(frozen=True, slots=True)
class Header:
    """The data of a game that never change, and when it was created."""

    data: dict[str, Any]
    created: float


@dataclass(frozen=True, slots=True)
class GameStatus:
    """The status of a game: enough to see whether it has changed, without its record."""

    step: int
    joined: int
    over: bool
    updated: float
    chain: str = ""


@dataclass
class Append:
    """Rows for a game that has `step` rows so far, the last one with the hash `chain`."""

    game: str
    step: int
    chain: str
    rows: Sequence[Row]
    over: bool
    pending: int | None
    lease: float | None
    now: float
    snapshot: Snapshot | None = None
    links: list[str] = field(default_factory=list)
    written: Future[float] = field(default_factory=Future)
    """The time it was given; or why it was not written, which may be `Conflict`."""
    began: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        # The caller may be cancelled; queued rows are written nevertheless.
        self.written.set_running_or_notify_cancel()
        link = self.chain
        for number, row in enumerate(self.rows, self.step + 1):
            link = row.link(link, number)
            self.links.append(link)

    def seal(self) -> str:
        """The hash of the snapshot."""
        kept = self.snapshot
        assert kept is not None
        link = self.links[kept.number - self.step - 1]
        return sealed_snapshot(link, kept.number, kept.moments, kept.turns, kept.position)


@dataclass(frozen=True)
class Message:
    """A message of a player to the others."""

    number: int
    seat: int
    text: str
    time: float


class PeopleStore(Protocol):
    """The stored data of people who play; a game does not depend on them."""

    def number(self, game: str) -> int:
        """Return how often something has changed."""

    def add_message(self, game: str, seat: int, text: str) -> None: ...

    def messages(self, game: str) -> list[Message]: ...

    def note(self, game: str, seat: int) -> str: ...

    def keep_note(self, game: str, seat: int, text: str) -> None:
        """Replace the note of a seat; no one else is notified."""

    def add_device_link(self, game: str, seat: int, hash: str) -> None:
        """Keep the hash of a secret that another device may redeem once; the last one counts."""

    def redeem_device_link(self, game: str, hash: str, key: str, oldest: float) -> int | None:
        """Use up a link for a further key to its seat, which is returned; None if it was used
        before, or is from before `oldest`."""

    def renew_presence(self, game: str, seat: int, until: float) -> bool:
        """Note that a seat is looked from until then; return whether it was not before."""

    def end_presence(self, game: str, seat: int) -> None: ...

    def present(self, game: str) -> list[int]:
        """The seats that are looked from now."""

    def rematch(self, game: str) -> str | None: ...

    def set_rematch(self, game: str, rematch: str) -> str:
        """Note the rematch of a game unless it has one; the one that counts, the other is lost."""

    def copy_keys(self, game: str, rematch: str, seats: dict[int, int]) -> None:
        """Let other devices into a rematch, where each seat has another number."""

    def free_seat(self, game: str, seat: int, invite_hash: str) -> bool:
        """End all tokens, links and the note of a person's seat, and let an invite open it."""


class Store(Protocol):
    """Headers, seats and rows of all games; safe to use from many threads."""

    people: PeopleStore
    errors: tuple[type[Exception], ...]
    """The errors that it raises when it is not available."""

    # --- reading ------------------------------------------------------------------------------

    def status(self, game: str) -> GameStatus | None: ...

    def statuses(self, games: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The number of rows and of joined players of several games."""

    def header(self, game: str) -> Header | None:
        """Return what a game began with; may raise `Corrupt`."""

    def seats(self, game: str) -> list[Seat]: ...

    def rows(self, game: str, after: int = 0) -> list[Row]:
        """All rows after a number, in their order; the caller checks their chain."""

    def snapshot(self, game: str) -> Snapshot | None:
        """The newest one, if it is intact."""

    # --- writing ------------------------------------------------------------------------------

    def create(
        self,
        game: str,
        header: dict[str, Any],
        seats: Sequence[Seat],
        pending: int | None,
        lease: float | None,
    ) -> None:
        """Store a new game; `Conflict` if there is one with this id."""

    def put(self, append: Append) -> Future[float]:
        """Write rows; the result is `append.written`."""

    def append(
        self,
        game: str,
        step: int,
        rows: Sequence[Row],
        over: bool,
        pending: int | None,
        lease: float | None,
        snapshot: Snapshot | None = None,
        chain: str | None = None,
    ) -> float:
        """Write rows and wait; the time they were given.

        `chain`: the hash of the last row, if the caller has read them all.
        """
        chain = self.chain(game) if chain is None else chain
        append = Append(game, step, chain, rows, over, pending, lease, time.time(), snapshot)
        return self.put(append).result()

    def chain(self, game: str) -> str:
        """The hash of a game's last row."""
        status = self.status(game)
        if status is None:
            raise Conflict
        return status.chain

    def join(
        self, game: str, seat: int, name: str, token_hash: str, colour: int | None = None
    ) -> bool:
        """Give a free seat to a player; False if it is taken meanwhile."""

    # --- computer players ---------------------------------------------------------------------

    def without_server(self, limit: int) -> list[str]:
        """Games that wait for a computer player and that no server has a lease of."""

    def claim(self, game: str, lease: float) -> bool:
        """Take the lease of a game for some seconds; False if another server was faster."""

    def renew_leases(self, games: Sequence[str], lease: float) -> None:
        """Renew the leases of this server, or with a negative time end them."""

    def drop_pending(self, game: str) -> None:
        """Let no server think for a game any more."""

    def forget_leases(self) -> None:
        """End all leases if no other server can use this store."""
