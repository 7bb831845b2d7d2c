"""The trials of `failure.py`, short: each trouble once, for as long as it takes to meet it.

`python -m tests.trials.failure` is the long version. `tests/server/store/test_kill.py` kills
servers, too.
"""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.services import postgres as services
from tests.services.postgres import Postgres
from tests.services.programs import skip_without
from tests.trials import failure

SECONDS = 1.0
KILLS = 3


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    skip_without(services.why_not())
    running = Postgres(durable=True)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def one_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games are enough here."""
    monkeypatch.setattr(failure, "PERSONS", 1)


@pytest.mark.long
def test_kills_with_postgresql(postgres: Postgres) -> None:
    failure.kills(postgres.create(), KILLS)


def test_a_frozen_database(postgres: Postgres) -> None:
    failure.frozen(postgres, SECONDS)


def test_a_stopped_database(postgres: Postgres) -> None:
    failure.stopped(postgres, SECONDS)


def test_a_full_disk(tmp_path: Path) -> None:
    failure.sqlite_full(str(tmp_path / "games.sqlite3"), SECONDS)


@pytest.mark.long
def test_a_clock_that_is_wrong(postgres: Postgres, tmp_path: Path) -> None:
    failure.clock(postgres, failure.HOUR, tmp_path)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hung"])
def test_a_worker_that_does_not_answer(tmp_path: Path, number: int) -> None:
    failure.worker_trouble(str(tmp_path / "games.sqlite3"), number, 1)
