"""Retention: which games go, that others stay, and that nothing goes without --delete."""

import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from teotihuacan.cli import main
from teotihuacan.server.games.storage import Row
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.pruning import AgeLimits, prune
from tests.server.indoors import ALSO_ME, ME, Game, Service, opened
from tests.server.stored import kept_games

DAY = 24 * 3600.0


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        made: str = request.getfixturevalue("postgres").create()
        return made
    return str(tmp_path / "games.sqlite3")


def change(database: str, statement: str) -> None:
    engine = create_engine(Settings(database).url, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def count(database: str, table: str, game: str) -> int:
    engine = create_engine(Settings(database).url, poolclass=NullPool)
    with engine.connect() as connection:
        column = "id" if table == "games" else "game"
        asked = text(f"SELECT count(*) FROM {table} WHERE {column} = :game")
        found = connection.execute(asked, {"game": game}).scalar()
    engine.dispose()
    assert isinstance(found, int)
    return found


def aged(service: Service, database: str, days: float, moves: int, over: bool = False) -> Game:
    """A game whose last move was so long ago."""
    game = service.create(ME, ALSO_ME)
    if moves:
        game.wander(Random(1), lambda state: state["step"] >= moves)
    ended = ", over = true" if over else ""
    then = time.time() - days * DAY
    change(database, f"UPDATE games SET updated = {then}{ended} WHERE id = '{game.id}'")
    return game


def test_only_what_is_asked_goes_and_only_when_it_is_said(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(Settings(database, thinkers=0, requests_per_second=0)) as service:
        old = aged(service, database, 400, 5, over=True)
        ended = aged(service, database, 20, 5, over=True)
        idle = aged(service, database, 100, 5)
        unbegun = aged(service, database, 10, 0)
        played = aged(service, database, 10, 5)
        named = aged(service, database, 0, 2)
        kept = [ended, played]
        gone = [old, idle, unbegun]
        asked = ["prune", "--database", database]
        asked += ["--finished", "365", "--idle", "90", "--unbegun", "7"]
        assert main(asked) == 0
        said = capsys.readouterr().out
        assert "3 games with 10 rows would be removed" in said
        assert all(game.id in said for game in gone)
        assert not any(game.id in said for game in kept)
        assert len(kept_games(database)) == 6
        assert main([*asked, "--delete"]) == 0
        assert "3 games with 10 rows removed" in capsys.readouterr().out
        for game in gone:
            game.ask(status=404)
            for table in ("games", "seats", "steps", "snapshots"):
                assert count(database, table, game.id) == 0
        for game in kept:
            assert game.ask()["step"] == 5
        assert main(["prune", "--database", database, "--game", named.id, "--delete"]) == 0
        named.ask(status=404)
        assert main(["prune", "--database", database, "--game", named.id, "--delete"]) == 2
        assert "there is no game" in capsys.readouterr().err
        # Even with no mercy at all the samples stay.
        everything = ["--finished", "0", "--idle", "0", "--delete"]
        assert main(["prune", "--database", database, *everything]) == 0
        assert kept_games(database) == {}
        assert service.client.get("/api/games/sample-game-of-city-2").status_code == 200
    assert main(["check", "--database", database]) == 0


def test_a_game_that_is_played_on_meanwhile_stays(database: str) -> None:
    """Somebody comes back to an old game while the old ones are being removed."""
    with opened(Settings(database, thinkers=0, requests_per_second=0)) as service:
        games = sorted((aged(service, database, 50, 0) for _ in range(3)), key=lambda game: game.id)
        old = AgeLimits(idle=30)
        url = Settings(database).url
        told = prune(url, old, really=False)
        assert next(told).game == games[0].id
        told.close()  # type: ignore[attr-defined]
        store = service.tables.store
        store.append(games[1].id, 0, [Row(0, "keep1")], False, None, None)
        gone = [going.game for going in prune(url, old, really=True)]
        assert gone == [games[0].id, games[2].id]


def test_one_must_say_which(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prune", "--database", str(tmp_path / "none.sqlite3")]) == 2
    assert "one of --finished, --idle, --unbegun or --game is required" in capsys.readouterr().err
    assert main(["prune", "--finished", "soon"]) == 2
