"""The visits of `attack.py`, short: fewer of each, for seconds.  Nothing is timed here, for that
takes a quiet machine: `python -m tests.trials.attack` is the long version.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.services.server import Server
from tests.trials import attack

SECONDS = 1.5
PART = {"slow": 0.2, "headers": 0.2, "bodies": 0.2, "games": 1.0, "sockets": 0.05, "updates": 0.2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = Path(tmp_path_factory.mktemp("attack")) / "games.sqlite3"
    with Server(f"sqlite:///{file}", arguments=("--host", "0.0.0.0")) as running:
        yield running
        assert running.tracebacks() == []


@pytest.mark.parametrize("name", list(attack.VISITS))
def test_others_are_answered_meanwhile(server: Server, name: str) -> None:
    felt = attack.suffer(server, name, SECONDS, PART[name])  # each of their requests has succeeded
    assert felt.done["connections"] > 0
    assert felt.memory - felt.memory_before < 150e6
    assert felt.log < 20_000
    assert felt.done.get("status 201", 0) < 200, "one address may begin all it likes"
