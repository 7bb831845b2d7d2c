"""Games that the version before has stored open here and are played on to their end."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from teotihuacan.server.http.models import Log, Scores, Summary
from teotihuacan.server.http.page_models import Scene
from tests.server.indoors import Game, Service, opened, unlimited
from tests.server.stored import check, kept_games

DUMP = Path(__file__).with_name("before.sql")
DRAFT = "stored-draft-first-edition"  # two people, undone choices, a snapshot in the middle
SOLO = "stored-solo-modified-bot"
SETUP = "stored-secret-setup"  # starting tiles are still face down


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    settings = unlimited(tmp_path)
    file = settings.database.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    with opened(settings) as opened_service:
        yield opened_service


def stored(service: Service, id: str, seats: int) -> Game:
    """A stored game with the tokens of its seats."""
    made = [{"seat": seat, "token": f"token-{id}-{seat}"} for seat in range(seats)]
    return Game(service.client, {"id": id, "seats": made})


@pytest.mark.parametrize(("id", "seats"), [(DRAFT, 2), (SOLO, 1), (SETUP, 2)])
def test_it_is_shown_and_played_on(service: Service, id: str, seats: int) -> None:
    game = stored(service, id, seats)
    summary = Summary.model_validate(game.ask())
    assert summary.title == "city"
    assert not summary.over
    for seat in (None, *range(seats)):
        scene = Scene.model_validate(game.ask("scene", seat))
        assert scene.step == summary.step
        Log.model_validate(game.ask("log", seat))
    Scene.model_validate(game.ask(f"scene?at={summary.moments // 2}"))
    for page in ("game", "replay"):
        assert service.client.get(f"/{page}/{id}").status_code == 200
    state = game.wander(Random(1), lambda state: False)
    assert state["over"]
    scores = Scores.model_validate(game.ask("scores"))
    assert scores.pages[-1].totals == game.ask()["scores"]
    assert [page.chapter for page in scores.pages][-1] is None
    assert game.ask("record")["game"] == "city"


def test_its_rows_are_still_a_whole_game(service: Service, tmp_path: Path) -> None:
    game = stored(service, DRAFT, 2)
    game.wander(Random(2), lambda state: state["moments"] >= 120)
    kept = kept_games(unlimited(tmp_path).database)[DRAFT]
    assert any(row.back_to is not None for row in kept.rows)
    assert check(kept).view(0) == game.ask("position", 0)["view"]


def test_what_was_secret_stays_secret(service: Service) -> None:
    game = stored(service, SETUP, 2)
    scenes = [Scene.model_validate(game.ask("scene", seat)) for seat in (0, 1)]
    assert all(scene.secret for scene in scenes)
    assert "start:" in scenes[1].parts["player-1"]
    assert "start:" not in scenes[0].parts["player-1"]
