"""Games that nobody wants any more: which those are, and their end.

It works while servers run: a game is removed only if at that moment it is still as old as it was
asked to be, and a few at a time, so that nobody waits long.  The samples stay.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, false, or_, select

from teotihuacan.engine.errors import OptionError
from teotihuacan.server.games.sample import id_of
from teotihuacan.server.store.company_schema import OF_PEOPLE
from teotihuacan.server.store.engines import open_engine
from teotihuacan.server.store.schema import GAMES, SEATS, SNAPSHOTS, STEPS
from teotihuacan.server.store.versions import at_this_version
from teotihuacan.titles import TITLES

AT_ONCE: Final = 200
DAY: Final = 24 * 3600.0


@dataclass(frozen=True)
class Old:
    """How many days after its last move a game may go; None: never."""

    finished: float | None = None
    idle: float | None = None
    """Not over, and nobody plays it."""
    unbegun: float | None = None
    """Without a single move."""
    game: str | None = None
    """This one, however old it is."""

    def wanted(self, now: float) -> ColumnElement[bool]:
        """Which games that means."""
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
class Going:
    """A game that goes."""

    game: str
    step: int
    over: bool
    updated: float


def prune(url: str, old: Old, really: bool, now: float | None = None) -> Iterator[Going]:
    """The games that go, each told when it has gone; only told unless `really`."""
    now = time.time() if now is None else now
    wanted = old.wanted(now)
    engine = open_engine(url)
    columns = (GAMES.c.id, GAMES.c.step, GAMES.c.over, GAMES.c.updated)
    found = 0
    try:
        at_this_version(engine)
        last = ""
        while True:
            some = select(*columns).where(wanted, GAMES.c.id > last).order_by(GAMES.c.id)
            with engine.connect() as fresh:
                connection = fresh.execution_options(writing=really)
                with connection.begin():
                    going = [Going(*row) for row in connection.execute(some.limit(AT_ONCE))]
                    if really:
                        going = [game for game in going if removed(connection, game, wanted)]
                        last = ""
                    elif going:
                        last = going[-1].game
            found += len(going)
            yield from going
            if not going:
                break
    finally:
        engine.dispose()
    if not found and old.game is not None:
        raise OptionError(f"there is no game {old.game!r:.60}")


def removed(connection: Connection, going: Going, wanted: ColumnElement[bool]) -> bool:
    """Remove a game, unless somebody has played on meanwhile."""
    gone = connection.execute(delete(GAMES).where(GAMES.c.id == going.game, wanted))
    if gone.rowcount != 1:
        return False
    for table in (
        *OF_PEOPLE,
        SNAPSHOTS,
        STEPS,
        SEATS,
    ):  # a database without foreign keys keeps them otherwise
        connection.execute(delete(table).where(table.c.game == going.game))
    return True
