from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.indoors import Service, opened, unlimited
from tests.services import postgres as services
from tests.services.postgres import Postgres
from tests.services.programs import skip_without
from tests.services.server import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL; where there can be none, the tests that need it are skipped."""
    skip_without(services.why_not())
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a store in a file that is not there yet."""
    return f"sqlite:///{tmp_path / 'games.sqlite3'}"


@pytest.fixture
def server(sqlite: str) -> Iterator[Server]:
    """A server on a store of its own that lets one client ask as much as it likes."""
    with Server(sqlite) as running:
        yield running


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """A service on a store of its own, without limits and without computers that think."""
    with opened(unlimited(tmp_path)) as opened_service:
        yield opened_service
