"""Integrity check: is everything in a store as it was stored?  By the chain, and by a replay.

It reads the database without a server, so it can be done while they run; it changes nothing.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, Table, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

import teotihuacan as teo
from teotihuacan.server.games.chain import draws_of, sealed, sealed_snapshot
from teotihuacan.server.games.live import LiveGame
from teotihuacan.server.games.seats import Seat
from teotihuacan.server.games.storage import Header, Row
from teotihuacan.server.store.engines import open_engine
from teotihuacan.server.store.migrating import at_this_version
from teotihuacan.server.store.schema import GAMES, SEATS, SNAPSHOTS, STEPS

MOST_WRONG: Final = 5  # columns of a game that are named
AT_ONCE: Final = 500  # ids per query: the list of all games may be long
# JSON is read as it is stored, even if it is broken; as a truth value any number would be right.
RAW: Final[dict[type, Any]] = {sa.JSON: sa.String, sa.Boolean: sa.Integer}


@dataclass(frozen=True)
class Problem:
    """Something in the store that is corrupt."""

    game: str
    """The game; empty for the database as a whole."""
    what: str


@dataclass
class Report:
    """The result of a check: how much was checked, and the number of problems."""

    games: int = 0
    rows: int = 0
    problems: int = 0
    old: int = 0
    """Intact, but of rules that this version does not play any more."""


class OldRules(Exception):
    """A game is as it was stored, but these rules cannot play it."""


def check(url: str, replay: bool = True, only: str | None = None) -> Iterator[Problem | Report]:
    """Yield every problem as it is found, and the report at the end."""
    engine = open_engine(url)
    report = Report()
    try:
        at_this_version(engine)
        if only is None:
            for problem in of_the_database(engine):
                report.problems += 1
                yield problem
        for game in [only] if only is not None else all_games(engine):
            report.games += 1
            for problem in of_a_game(engine, game, replay, report):
                report.problems += 1
                yield problem
    finally:
        engine.dispose()
    yield report


def all_games(engine: Engine) -> Iterator[str]:
    """The ids, read in parts: games may be created and deleted meanwhile."""
    last = ""
    while True:
        with engine.connect() as connection:
            wanted = select(GAMES.c.id).where(GAMES.c.id > last).order_by(GAMES.c.id)
            found = list(connection.execute(wanted.limit(AT_ONCE)).scalars())
        yield from found
        if len(found) < AT_ONCE:
            return
        last = found[-1]


# --- the database ---------------------------------------------------------------------------------


def of_the_database(engine: Engine) -> Iterator[Problem]:
    """Problems that the database finds itself, and rows without a game."""
    if engine.dialect.name == "sqlite":
        try:
            with engine.connect() as connection:
                told = connection.execute(sa.text("PRAGMA integrity_check"))
                said = [str(row[0]) for row in told]
        except DatabaseError as error:
            said = [str(error.orig)]
        for line in said:
            if line != "ok":
                yield Problem("", f"the file: {line}")
    for table, what in ((SEATS, "seats"), (STEPS, "rows"), (SNAPSHOTS, "snapshots")):
        lost = select(table.c.game).distinct().where(table.c.game.not_in(select(GAMES.c.id)))
        try:
            with engine.connect() as connection:
                orphans = list(connection.execute(lost).scalars())
        except DatabaseError as error:
            yield Problem("", f"{what} cannot be read: {error.orig}")
            continue
        for game in orphans:
            yield Problem(str(game), f"{what} without a game")


# --- a game ---------------------------------------------------------------------------------------


def of_a_game(engine: Engine, game: str, replay: bool, report: Report) -> Iterator[Problem]:
    """The problems of one game, which is read in one transaction."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with engine.begin() as connection:
            stored = read(connection, game)
        if stored is None:
            found = ["there is no such game"]
        else:
            report.rows += len(stored.rows)
            found = list(problems_of_chain(stored)) or list(problems_of_play(stored, replay))
    except OldRules:
        report.old += 1
        return
    except SQLAlchemyError as error:
        found = [f"cannot be read: {getattr(error, 'orig', None) or error}"]
    except Exception as error:  # go on with the other games
        found = [f"cannot be read: {type(error).__name__}"]
    for what in found:
        yield Problem(game, what)


@dataclass
class Stored:
    """One game as it is stored, JSON not yet parsed."""

    game: str
    about: Any
    seats: list[Seat]
    rows: list[Any]
    snapshots: list[Any]
    wrong: list[str] = field(default_factory=list)
    """Columns that hold something of another type."""
    header: Any = None
    played: list[Row] | None = None


def read(connection: Connection, game: str) -> Stored | None:
    """A game, with the names of columns that hold something else; None if it is not there."""

    def rows(table: Table, names: str) -> list[Any]:
        """Some columns of the game's rows, in the order of the first one."""
        columns = [
            sa.type_coerce(column, RAW.get(type(column.type), column.type)).label(column.name)
            for column in (table.c[name] for name in names.split())
        ]
        key = table.c.id if table is GAMES else table.c.game
        found = list(connection.execute(select(*columns).where(key == game).order_by(columns[0])))
        wrong.extend(wrong_types(table, found))
        return found

    wrong: list[str] = []
    about = rows(GAMES, "step header over due seal chain created updated joined claimed_until")
    if not about:
        return None
    seats = [Seat(*one) for one in rows(SEATS, "seat kind name player")]
    steps = rows(STEPS, "number seat code back_to forfeit chain draws")
    kept = rows(SNAPSHOTS, "number moments turns seal position")
    return Stored(game, about[0], seats, steps, kept, wrong)


def wrong_types(table: Table, rows: Sequence[Any]) -> Iterator[str]:
    """The columns of rows whose values have another type: SQLite accepts any."""
    for row in rows:
        for name, value in row._mapping.items():
            column = table.columns[name]
            if isinstance(column.type, sa.JSON) or (value is None and column.nullable):
                continue
            kind = column.type.python_type
            if not isinstance(value, {bool: int, float: (int, float)}.get(kind, kind)):
                place = f" of row {row.number}" if "number" in row._mapping else ""
                yield f"{table.name}.{name}{place} is not of its type"


def value_of(stored: Any) -> Any:
    """The value of a JSON column; SQLite returns its text."""
    return json.loads(stored) if isinstance(stored, (str, bytes)) else stored


def problems_of_chain(stored: Stored) -> Iterator[str]:
    """The first place at which the chain breaks, and corrupt snapshots."""
    about = stored.about
    if stored.wrong:
        yield from stored.wrong[:MOST_WRONG]
        return
    try:
        stored.header = value_of(about.header)
        link = sealed(stored.game, stored.header)
    except (ValueError, TypeError):
        yield "the header cannot be read any more"
        return
    if link != about.seal:
        yield "the header is not the one that was stored"
        return
    links: dict[int, str] = {0: link}
    played: list[Row] = []
    for expected, row in enumerate(stored.rows, 1):
        if row.number != expected:
            yield f"row {expected} is missing"
            return
        try:
            draws = draws_of(value_of(row.draws))
            found = Row(row.seat, row.code, draws, row.back_to, row.forfeit, row.chain)
            link = found.link(link, expected)
        except (ValueError, TypeError):
            yield f"row {expected} cannot be read any more"
            return
        if link != row.chain:
            yield f"row {expected} is not the one that was stored"
            return
        links[expected] = link
        played.append(found)
    if len(played) > about.step:
        yield f"there are {len(played)} rows, and there should be {about.step}"
    elif len(played) < about.step:
        yield f"row {len(played) + 1} is missing: there should be {about.step}"
    elif link != about.chain:
        yield "the chain does not end as the game says"
    stored.played = played
    for kept in stored.snapshots:
        try:
            said = (kept.number, kept.moments, kept.turns, value_of(kept.position))
            intact = sealed_snapshot(links[kept.number], *said) == kept.seal
        except (KeyError, ValueError, TypeError):
            intact = False
        if not intact:
            yield f"the snapshot at row {kept.number} is damaged, and not used"


def problems_of_play(stored: Stored, replay: bool) -> Iterator[str]:
    """Problems that a replay finds."""
    if not replay:
        return
    assert stored.played is not None
    header = Header(stored.header, stored.about.created)
    kept = {snapshot.number: snapshot for snapshot in stored.snapshots}
    try:
        live = LiveGame.fresh(stored.game, header, tuple(stored.seats), 0)
    except (teo.OptionError, teo.IllegalChoice):
        raise OldRules from None
    if len(stored.seats) != live.game.deciders:
        yield f"{len(stored.seats)} seats are stored, and {live.game.deciders} play"
    for number, row in enumerate(stored.played, 1):
        if row.back_to is None and live.game.actor != row.seat:
            yield f"row {number} is of a seat that was not asked"
            return
        try:
            live.read(row)
        except teo.IllegalChoice:
            if header.data["rules"] != live.game.rules.revision:
                raise OldRules from None
            yield f"row {number} cannot be played: {row.code!r:.60}"
            return
        except ValueError:
            yield f"row {number} takes back what cannot be taken back"
            return
        if number in kept:
            snapshot = kept[number]
            told = (snapshot.moments, snapshot.turns) == (live.moments, live.turns)
            if not told or not same_game(value_of(snapshot.position), live.game):
                yield f"the snapshot at row {number} is not the game that its rows tell of"
    if bool(stored.about.over) != live.game.over:
        yield "the game is over, and it is not noted" if live.game.over else "it is not over yet"
    due = live.computer()
    asked = None if due is None else due.seat
    if stored.about.due is not None and stored.about.due != asked:
        yield "a computer player is noted as asked who is not"


def same_game(position: Any, game: teo.Game) -> bool:
    """Return whether a stored position is this game, even if an earlier version wrote it."""
    try:
        again = teo.from_position(position)
    except teo.PositionError:
        return False
    return again.position() == game.position()
