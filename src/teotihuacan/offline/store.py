"""The store of a page without a server: games in memory, and what of them must be written.

The page keeps games in the browser's database (IndexedDB).  It brings those that are needed
(`load`), and writes `changes` before it shows what has changed.
"""

import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from teotihuacan.server.games.chain import Corrupt, sealed, sealed_snapshot
from teotihuacan.server.games.seats import Seat
from teotihuacan.server.games.storage import (
    Append,
    Conflict,
    GameStatus,
    Header,
    Message,
    PeopleStore,
    Row,
    Snapshot,
    Store,
)

Json = dict[str, Any]
GAMES: Final = "games"
ROWS: Final = "rows"
SNAPSHOTS: Final = "snapshots"


@dataclass
class Kept:
    """A game as it is stored."""

    header: Header
    seats: list[Seat]
    status: GameStatus
    tokens: dict[int, str] = field(default_factory=dict)
    """The secrets of the seats: the page is their only reader."""
    notes: dict[int, str] = field(default_factory=dict)
    number: int = 0
    rematch: str | None = None
    rows: list[Row] = field(default_factory=list)
    snapshot: Snapshot | None = None

    def to_json(self, id: str) -> Json:
        """Return what is written when anything but rows has changed."""
        return {
            "id": id,
            "header": self.header.data,
            "created": self.header.created,
            "seats": [asdict(seat) for seat in self.seats],
            "status": asdict(self.status),
            "tokens": {str(seat): token for seat, token in self.tokens.items()},
            "notes": {str(seat): text for seat, text in self.notes.items()},
            "number": self.number,
            "rematch": self.rematch,
        }


class BrowserStore(Store):
    """All games that the page has brought so far."""

    errors = ()

    def __init__(self) -> None:
        self.games: Final[dict[str, Kept]] = {}
        self.people = BrowserPeople(self)
        self.written: list[Json] = []
        self.changed: dict[str, None] = {}  # games, in order
        self.deleted: list[str] = []

    # --- from and to the browser's database ---------------------------------------------------

    def load(self, game: Json, rows: Sequence[Json], snapshot: Json | None) -> None:
        """Take over a game as the browser has it."""
        id = game["id"]
        self.games[id] = Kept(
            Header(game["header"], game["created"]),
            [Seat(**{**seat, "keys": ()}) for seat in game["seats"]],
            GameStatus(**game["status"]),
            {int(seat): token for seat, token in game["tokens"].items()},
            {int(seat): text for seat, text in game["notes"].items()},
            game["number"],
            game["rematch"],
            [row_from(row) for row in rows],
            None if snapshot is None else snapshot_from(snapshot),
        )

    def unload(self, game: str) -> None:
        """Drop what could not be written: the browser's database has what counts."""
        self.games.pop(game, None)
        self.changed.pop(game, None)
        self.written = [one for one in self.written if one["value"]["game"] != game]

    def changes(self) -> list[Json]:
        """Return what must be written, in one transaction, before anything is shown."""
        found = self.written
        found += [{"into": GAMES, "value": self.games[id].to_json(id)} for id in self.changed]
        found += [{"delete": id} for id in self.deleted]
        self.written, self.changed, self.deleted = [], {}, []
        return found

    def delete(self, game: str) -> None:
        self.unload(game)
        self.deleted.append(game)

    def keep_tokens(self, game: str, tokens: dict[int, str]) -> None:
        self.games[game].tokens = tokens
        self.changed[game] = None

    # --- reading ------------------------------------------------------------------------------

    def status(self, game: str) -> GameStatus | None:
        return self.games[game].status if game in self.games else None

    def statuses(self, games: Sequence[str]) -> dict[str, tuple[int, int]]:
        known = {game: self.games[game].status for game in games if game in self.games}
        return {game: (status.step, status.joined) for game, status in known.items()}

    def header(self, game: str) -> Header | None:
        return self.games[game].header if game in self.games else None

    def seats(self, game: str) -> list[Seat]:
        return list(self.games[game].seats)

    def rows(self, game: str, after: int = 0) -> list[Row]:
        return self.games[game].rows[after:]

    def snapshot(self, game: str) -> Snapshot | None:
        return self.games[game].snapshot

    # --- writing ------------------------------------------------------------------------------

    def create(
        self,
        game: str,
        header: Json,
        seats: Sequence[Seat],
        pending: int | None,
        lease: float | None,
    ) -> None:
        if game in self.games:
            raise Conflict
        now = time.time()
        status = GameStatus(0, 0, False, now, sealed(game, header))
        self.games[game] = Kept(Header(header, now), list(seats), status)
        self.changed[game] = None

    def put(self, append: Append) -> Future[float]:
        game = append.game
        kept = self.games.get(game)
        if kept is None or (kept.status.step, kept.status.chain) != (append.step, append.chain):
            append.written.set_exception(Conflict())
            return append.written
        for row, link in zip(append.rows, append.links, strict=True):
            kept.rows.append(replace(row, chain=link))
            value = {"game": game, "number": len(kept.rows), "row": asdict(kept.rows[-1])}
            self.written.append({"into": ROWS, "value": value})
        kept.status = GameStatus(
            len(kept.rows), kept.status.joined, append.over, append.now, append.links[-1]
        )
        self.changed[game] = None
        if append.snapshot is not None:
            link = append.links[append.snapshot.number - append.step - 1]
            kept.snapshot = replace(append.snapshot, chain=link)
            value = {"game": game, "snapshot": asdict(kept.snapshot), "seal": append.seal()}
            self.written.append({"into": SNAPSHOTS, "value": value})
        append.written.set_result(append.now)
        return append.written

    def join(
        self, game: str, seat: int, name: str, token_hash: str, colour: int | None = None
    ) -> bool:
        return False  # others cannot reach this page

    # --- computer players: this page is the only server of its games --------------------------

    def without_server(self, limit: int) -> list[str]:
        return []

    def claim(self, game: str, lease: float) -> bool:
        return True

    def renew_leases(self, games: Sequence[str], lease: float) -> None:
        pass

    def drop_pending(self, game: str) -> None:
        pass

    def forget_leases(self) -> None:
        pass


def row_from(stored: Json) -> Row:
    return Row(**{**stored, "draws": tuple(stored["draws"])})


def snapshot_from(stored: Json) -> Snapshot | None:
    """A stored snapshot; None if it is damaged, as the rows have the same information."""
    found = Snapshot(**stored["snapshot"])
    seal = sealed_snapshot(found.chain, found.number, found.moments, found.turns, found.position)
    return found if seal == stored["seal"] else None


class BrowserPeople(PeopleStore):
    """The people at one screen: their notes and the rematch.  Messages need a server."""

    def __init__(self, store: BrowserStore) -> None:
        self.store: Final = store

    def kept(self, game: str) -> Kept:
        found = self.store.games.get(game)
        if found is None:
            raise Corrupt(game, "the game is not here")
        return found

    def number(self, game: str) -> int:
        return self.kept(game).number

    def add_message(self, game: str, seat: int, text: str) -> None:
        pass

    def messages(self, game: str) -> list[Message]:
        return []

    def note(self, game: str, seat: int) -> str:
        return self.kept(game).notes.get(seat, "")

    def keep_note(self, game: str, seat: int, text: str) -> None:
        self.kept(game).notes[seat] = text
        self.store.changed[game] = None

    def add_device_link(self, game: str, seat: int, hash: str) -> None:
        pass

    def redeem_device_link(self, game: str, hash: str, key: str, oldest: float) -> int | None:
        return None

    def renew_presence(self, game: str, seat: int, until: float) -> bool:
        return False

    def end_presence(self, game: str, seat: int) -> None:
        pass

    def present(self, game: str) -> list[int]:
        return []

    def rematch(self, game: str) -> str | None:
        return self.kept(game).rematch

    def set_rematch(self, game: str, rematch: str) -> str:
        kept = self.kept(game)
        kept.number += 1
        kept.rematch = kept.rematch or rematch
        self.store.changed[game] = None
        return kept.rematch

    def copy_keys(self, game: str, rematch: str, seats: dict[int, int]) -> None:
        tokens = {seats[seat]: token for seat, token in self.kept(game).tokens.items()}
        self.store.keep_tokens(rematch, tokens)

    def free_seat(self, game: str, seat: int, invite_hash: str) -> bool:
        return False
