"""What really lies in a store, read past every server: rows, headers, and their replay."""

from typing import Any, NamedTuple

from sqlalchemy import select

import teotihuacan as teo
from teotihuacan.server.games import sample
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.engines import open_engine
from teotihuacan.server.store.schema import GAMES, STEPS
from teotihuacan.titles import TITLES


class Stored(NamedTuple):
    """One row of `steps`."""

    number: int
    seat: int
    code: str
    draws: list[str]
    back_to: int | None


class Kept(NamedTuple):
    """One game as it lies in the store."""

    header: dict[str, Any]
    step: int
    over: bool
    rows: list[Stored]


def kept_games(database: str) -> dict[str, Kept]:
    """All games of a store by their ids, the rows in the order of their numbers.

    Only those that somebody began: every server puts a sample game into its store.
    """
    engine = open_engine(Settings(database=database).url)
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    columns = (STEPS.c.game, STEPS.c.number, STEPS.c.seat, STEPS.c.code, STEPS.c.draws)
    with engine.connect() as connection, connection.begin():  # all of it in one moment
        rows = connection.execute(
            select(*columns, STEPS.c.back_to).order_by(STEPS.c.game, STEPS.c.number)
        ).all()
        games = {
            id: Kept(header, step, over, [])
            for id, header, step, over in connection.execute(
                select(GAMES.c.id, GAMES.c.header, GAMES.c.step, GAMES.c.over)
            )
        }
    engine.dispose()
    for game, *row in rows:
        games[game].rows.append(Stored(*row))
    for title in TITLES.values():
        games.pop(sample.id_of(title), None)
    return games


def standing(rows: list[Stored]) -> list[Stored]:
    """The choices that stand: those nobody has taken back."""
    stand: list[Stored] = []
    for row in rows:
        if row.back_to is None:
            stand.append(row)
        else:
            del stand[row.back_to :]
    return stand


def replayed(kept: Kept) -> teo.Game:
    """The game that the rows tell of, played again without any dealer.

    Every row must be a legal choice of the seat it names, followed by exactly the draws that
    were due: a row that was lost, doubled or out of order cannot get past this.
    """
    header = kept.header
    begun = (header["game"], header["rules"], header["options"])
    game = teo.replay(teo.Record(*begun, None, None, [], None))
    for draw in header["draws"]:
        assert game.actor == teo.CHANCE
        game.play(draw)
    for row in standing(kept.rows):
        assert game.actor == row.seat
        game.play(row.code)
        for draw in row.draws:
            assert game.actor == teo.CHANCE
            game.play(draw)
        assert game.actor != teo.CHANCE
    return game


def check(kept: Kept) -> teo.Game:
    """Numbers without gaps, a header that agrees with them, a replay to the same end."""
    assert [row.number for row in kept.rows] == list(range(1, len(kept.rows) + 1))
    assert kept.step == len(kept.rows)
    game = replayed(kept)
    assert kept.over == game.over
    return game
