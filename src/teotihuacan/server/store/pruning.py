"""Pruning: find and delete games that are older than some limits.

It works while servers run: a game is deleted only if it is still older at that moment, a few games
at a time, so that no request waits long.  The samples stay.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, false, or_, select

from teotihuacan.engine.errors import OptionError
from teotihuacan.server.games.sample import id_of
from teotihuacan.server.store.engines import open_engine
from teotihuacan.server.store.migrating import at_this_version
from teotihuacan.server.store.schema import GAMES, OF_PEOPLE, SEATS, SNAPSHOTS, STEPS
from teotihuacan.titles import TITLES

AT_ONCE: Final = 200
DAY: Final = 24 * 3600.0


@dataclass(frozen=True)
class AgeLimits:
    """After how many days without a move a game is deleted; None: never."""

    finished: float | None = None
    idle: float | None = None
    """Not over."""
    unbegun: float | None = None
    """Without a single move."""
    game: str | None = None
    """The id of a game to delete, however old it is."""

    def wanted(self, now: float) -> ColumnElement[bool]:
        """The condition for these games."""
        kinds: list[ColumnElement[bool]] = []
        for days, kind in (
            (self.finished, GAMES.c.over.is_(True)),
            (self.idle, GAMES.c.over.is_(False)),
            (self.unbegun, and_(GAMES.c.over.is_(False), GAMES.c.step == 0)),
        ):
            if days is not None:
                kinds.append(and_(kind, GAMES.c.updated < now - days * DAY))
        if self.game is not None:
            kinds.append(GAMES.c.id == self.game)
        samples = [id_of(title) for title in TITLES.values()]
        return and_(or_(false(), *kinds), GAMES.c.id.not_in(samples))


@dataclass(frozen=True)
class PrunableGame:
    """A game that is to be deleted, or was."""

    game: str
    step: int
    over: bool
    updated: float


def prune(
    url: str, limits: AgeLimits, really: bool, now: float | None = None
) -> Iterator[PrunableGame]:
    """Delete games, and yield each of them; without `really` only yield them."""
    now = time.time() if now is None else now
    wanted = limits.wanted(now)
    engine = open_engine(url)
    columns = (GAMES.c.id, GAMES.c.step, GAMES.c.over, GAMES.c.updated)
    found = 0
    try:
        at_this_version(engine)
        last = ""
        going = True
        while going:
            some = select(*columns).where(wanted, GAMES.c.id > last).order_by(GAMES.c.id)
            with engine.execution_options(writing=really).begin() as connection:
                listed = [PrunableGame(*row) for row in connection.execute(some.limit(AT_ONCE))]
                if really:
                    listed = [game for game in listed if remove(connection, game, wanted)]
            found += len(listed)
            yield from listed
            going = bool(listed)
            last = "" if really or not listed else listed[-1].game
    finally:
        engine.dispose()
    if not found and limits.game is not None:
        raise OptionError(f"there is no game {limits.game!r:.60}")


def remove(connection: Connection, going: PrunableGame, wanted: ColumnElement[bool]) -> bool:
    """Delete a game, unless a move was made meanwhile."""
    gone = connection.execute(delete(GAMES).where(GAMES.c.id == going.game, wanted))
    if gone.rowcount != 1:
        return False
    # A database without foreign keys keeps the rest otherwise.
    for table in (*OF_PEOPLE, SNAPSHOTS, STEPS, SEATS):
        connection.execute(delete(table).where(table.c.game == going.game))
    return True
