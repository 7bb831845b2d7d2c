"""Plays a whole game with the packages that play, in an interpreter without any framework.

    python -m tests.server.games.without_frameworks

Exits with an error if one of them needs FastAPI, Starlette, Pydantic or SQLAlchemy.
"""

import sys

FRAMEWORKS = ("fastapi", "starlette", "pydantic", "sqlalchemy")
for framework in FRAMEWORKS:
    sys.modules[framework] = None  # type: ignore[assignment]  # importing it fails from now on

import threading  # noqa: E402
from collections.abc import Sequence  # noqa: E402
from concurrent.futures import Future  # noqa: E402
from random import Random  # noqa: E402
from typing import Any  # noqa: E402
from unittest.mock import Mock  # noqa: E402

import teotihuacan as teo  # noqa: E402
from teotihuacan.server.games.chain import sealed  # noqa: E402
from teotihuacan.server.games.hub import Hub  # noqa: E402
from teotihuacan.server.games.live import GameView  # noqa: E402
from teotihuacan.server.games.seats import Seat  # noqa: E402
from teotihuacan.server.games.storage import (  # noqa: E402
    Append,
    Conflict,
    GameStatus,
    Header,
    PeopleStore,
    Row,
    Snapshot,
    Store,
)
from teotihuacan.server.games.tables import SeatRequest, Tables  # noqa: E402
from teotihuacan.server.settings import Settings  # noqa: E402
from teotihuacan.server.thinking.advising import Adviser  # noqa: E402
from teotihuacan.server.thinking.scheduling import Here, Scheduler  # noqa: E402
from teotihuacan.server.view import game_log, page_state, preview, updates  # noqa: E402
from teotihuacan.server.view.caching import DrawingCache  # noqa: E402
from teotihuacan.words import in_language  # noqa: E402

OPTIONS: dict[str, object] = {"players": 2, "first_game": True}


class Kept:
    """A game as a store keeps it."""

    def __init__(self, header: dict[str, Any], seats: list[Seat], chain: str) -> None:
        self.header = Header(header, 0.0)
        self.seats = seats
        self.rows: list[Row] = []
        self.snapshot: Snapshot | None = None
        self.status = GameStatus(0, 0, False, 0.0, chain)


class MemoryStore(Store):
    """Keeps games in dictionaries."""

    def __init__(self) -> None:
        self.games: dict[str, Kept] = {}
        self.errors = ()
        self.people = Mock(spec=PeopleStore)  # one person needs nothing of it

    def status(self, game: str) -> GameStatus | None:
        return self.games[game].status if game in self.games else None

    def header(self, game: str) -> Header | None:
        return self.games[game].header if game in self.games else None

    def seats(self, game: str) -> list[Seat]:
        return self.games[game].seats

    def rows(self, game: str, after: int = 0) -> list[Row]:
        return self.games[game].rows[after:]

    def snapshot(self, game: str) -> Snapshot | None:
        return self.games[game].snapshot

    def create(
        self,
        game: str,
        header: dict[str, Any],
        seats: Sequence[Seat],
        due: int | None,
        lease: float | None,
    ) -> None:
        self.games[game] = Kept(header, list(seats), sealed(game, header))

    def put(self, append: Append) -> Future[float]:
        kept = self.games[append.game]
        if (kept.status.step, kept.status.chain) != (append.step, append.chain):
            append.written.set_exception(Conflict())
            return append.written
        kept.rows += [
            Row(row.seat, row.code, row.draws, row.back_to, row.forfeit, link)
            for row, link in zip(append.rows, append.links, strict=True)
        ]
        step = append.step + len(append.rows)
        kept.status = GameStatus(step, 0, append.over, append.now, append.links[-1])
        append.written.set_result(append.now)
        return append.written

    # What one person and one server do without.

    def statuses(self, games: Sequence[str]) -> dict[str, tuple[int, int]]:
        return {}

    def join(
        self, game: str, seat: int, name: str, token_hash: str, colour: int | None = None
    ) -> bool:
        return False

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


def main() -> None:
    assert threading.active_count() == 1, "importing starts no thread"
    store = MemoryStore()
    tables = Tables(Settings(), store, Hub())
    scheduler = Scheduler(tables)
    scheduler.connect()
    worker = Here()
    id, given = tables.create(
        "city", OPTIONS, 7, [SeatRequest("me", "Ana"), SeatRequest("computer", player="greedy")]
    )
    token = given[0].token
    assert token is not None
    words = in_language("en")
    rng = Random(1)
    known = updates.ClientState()
    cache = DrawingCache()
    seen: set[str] = set()
    while not (view := tables.look(id, token)).game.over:
        if view.game.actor != 0:
            assert scheduler.serve(worker, 0), "a computer player is asked"
            seen.add("computer player")
            continue
        state = page_state.state(view, page_state.at_table(words, view))
        choice = rng.choice(state["choices"])
        if view.step % 20 == 0:
            seen.update(looked_at(view, choice["id"], tables, token))
            found = updates.find(tables, id, token, known)
            _, known = updates.draw(cache, found, words, known)
        played = tables.play(id, token, view.step, choice["id"])
        if played.undo[0] and rng.random() < 0.2:
            back = tables.undo(id, token, played.step, whole_turn=False)
            assert back.moments == view.moments
            seen.add("undo")
    view, history = tables.history(id, token)
    spoken = page_state.at_table(words, view)
    assert game_log.entries(view, history, spoken, -1, by_turn=True)
    assert page_state.scores(view, history, spoken)["winners"] == view.game.winners
    record = teo.Record.from_json(tables.record(id, token))
    assert teo.replay(record).scores == view.game.scores
    assert seen >= {"computer player", "undo", "preview", "page state", "hint"}, seen
    assert threading.active_count() == 1, "playing starts none either"
    assert [name for name in FRAMEWORKS if sys.modules.get(name) is not None] == []
    print(f"played {view.moments} moves: {', '.join(sorted(seen))}")


def looked_at(view: GameView, id: int, tables: Tables, token: str) -> set[str]:
    """What a page shows of a question: which parts of it there were."""
    spoken = page_state.at_table(in_language("en"), view)
    shown = page_state.page_state(view, spoken)
    assert shown["choices"]
    assert shown["parts"]
    seen = {"page state"}
    if preview.preview(view.game, id):
        seen.add("preview")
    scheduler = Scheduler(tables)
    hint = Adviser(tables, scheduler).hint(tables.advised(view.id, token, view.step), "")
    assert scheduler.serve(Here(), 0)
    if hint.result(0):
        seen.add("hint")
    return seen


if __name__ == "__main__":
    main()
