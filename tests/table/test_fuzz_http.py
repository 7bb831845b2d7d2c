"""Schemathesis against the server's own OpenAPI document: fitting requests and broken ones.

No answer may be a server's error, every answer must be one that the document knows, and games
are what they were unless somebody with a seat's token made a legal move.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation.modes import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.services.server import Server
from tests.table import seated
from tests.table.seated import FRIEND, ME, RANDOM, Played
from tests.table.stored import check, kept_games

DOCUMENT = "/api/openapi.json"
EXAMPLES = 60  # for each operation, fitting and broken
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
BROKEN_CHECKS = [*CHECKS, negative_data_rejection]


class House:
    """A server with a few games in it, and everything a client could know about them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.games: list[Played] = []
        rng = Random(3)
        with server.client() as client:
            self.games = [
                seated.create(client, (ME, ME)),
                seated.create(client, (ME, FRIEND)),
                seated.create(client, (ME, RANDOM), draft=True),
                seated.create(client, (ME,), bot="modified"),
            ]
            for game in self.games:
                for _ in range(20):
                    seated.move(client, client, game, rng)

    def requests(self) -> list[tuple[str, str | None]]:
        """Games and tokens that fit each other, and some that do not."""
        pairs: list[tuple[str, str | None]] = [("nothing", None), ("nothing", "nothing")]
        for game in self.games:
            pairs += [(game.id, None), (game.id, "nothing")]
            pairs += [(game.id, token) for token in game.tokens.values()]
        pairs.append((self.games[0].id, self.games[1].tokens[0]))
        return pairs


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with Server(f"sqlite:///{folder / 'games.sqlite3'}") as server:
        yield House(server)


def pester(house: House, operation: Any, mode: GenerationMode) -> None:
    """Requests for one operation: with what Schemathesis made up, and with real games."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        real=st.sampled_from([None, *house.requests()]),
    )
    def send(case: Any, real: tuple[str, str | None] | None) -> None:
        headers: dict[str, str] = {}
        if real is not None:
            game, token = real
            if mode is GenerationMode.POSITIVE and "game" in (case.path_parameters or {}):
                case.path_parameters["game"] = game
            if token is not None:
                headers["Authorization"] = f"Bearer {token}"
        broken = mode is GenerationMode.NEGATIVE
        case.call_and_validate(headers=headers, checks=BROKEN_CHECKS if broken else CHECKS)

    send()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_every_answer_is_one_of_the_document(house: House, mode: GenerationMode) -> None:
    document = schemathesis.openapi.from_url(house.server.address + DOCUMENT)
    seen = 0
    for found in document.get_all_operations():
        operation = found.ok()
        assert operation is not None
        described = document.raw_schema["paths"][operation.path][operation.method]
        if mode is GenerationMode.POSITIVE or described.keys() & {"parameters", "requestBody"}:
            pester(house, operation, mode)
        seen += 1
    assert seen >= 10
    assert house.server.running()
    assert "Traceback" not in house.server.told(), house.server.told()
    for game in kept_games(house.server.database).values():
        check(game)
