"""Schemathesis against the server's own OpenAPI document: fitting requests and broken ones.

No answer may be a server's error, every answer must be one that the document knows, and games
are what they were unless somebody with a seat's token made a legal move.  Every operation of the
document is also called once with a request that fits, so that nothing hides behind a refusal:
what chance makes up need not be lucky for that.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation.modes import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.long import LONG
from tests.server import seated
from tests.server.seated import FRIEND, ME, RANDOM, Played
from tests.server.stored import Stored, check, kept_games
from tests.services.server import Server

DOCUMENT = "/api/openapi.json"
EXAMPLES = 50 if LONG else 10  # for each operation, fitting and broken
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
BROKEN_CHECKS = [*CHECKS, negative_data_rejection]


class Service:
    """A server with a few games in it, and everything a client could know about them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        rng = Random(3)
        with server.client() as client:
            self.running = [
                seated.create(client, (ME, ME), seed=1),
                seated.create(client, (ME, RANDOM), seed=2, draft=True),
                seated.create(client, (ME,), seed=3, bot="modified"),
            ]
            self.waiting = seated.create(client, (ME, FRIEND))
            self.finished = seated.create(client, (RANDOM, RANDOM), seed=5)
            for game in self.running:
                for _ in range(10):
                    seated.wait_asked(client, game)
                    seated.move(client, client, game, rng)
            seated.wait_asked(client, self.finished)
            self.settle()

    @property
    def games(self) -> list[Played]:
        return [*self.running, self.waiting, self.finished]

    def settle(self) -> None:
        """Until no computer player is about to move."""
        with self.server.client() as client:
            for game in self.running:
                seated.wait_asked(client, game)

    def requests(self) -> list[tuple[Played | None, str | None]]:
        """Games and tokens that fit each other, and some that do not."""
        pairs: list[tuple[Played | None, str | None]] = []
        for game in self.games:
            pairs += [(game, token) for token in game.tokens.values()]
            pairs.append((game, None))
        pairs.append((self.waiting, "not-the-token-of-anybody"))
        pairs.append((self.waiting, self.running[0].tokens[0]))
        pairs += [(None, None), (None, "not-the-token-of-anybody")]
        return pairs

    def sensible(self, path: str, game: Played, token: str | None) -> dict[str, object] | None:
        """A body that makes sense where chance would never hit upon one."""
        with self.server.client(token) as client:
            state = client.get(f"{game.path}/choices").json
        if path.endswith("/play") and state.get("choices"):
            return {"step": state["step"], "choice": state["choices"][-1]["code"]}
        if path.endswith("/undo") and "step" in state:
            return {"step": state["step"], "back": "choice"}
        if path.endswith("/hint") and "step" in state:
            return {"step": state["step"]}
        if path.endswith("/join") and game.invites:
            return {"invite": game.invites[1], "name": "Zoë"}
        return None

    def rows(self) -> dict[str, list[Stored]]:
        """What lies in the store of these games."""
        kept = kept_games(self.server.database)
        return {game.id: kept[game.id].rows for game in self.games}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("service")
    with Server(f"sqlite:///{folder / 'games.sqlite3'}") as server:
        yield Service(server)


class Doors:
    """Every operation of the document, called with a request that fits."""

    def __init__(self, document: Any) -> None:
        found = list(document.get_all_operations())
        assert all(isinstance(operation, Ok) for operation in found)
        self.operations = {operation.ok().label: operation.ok() for operation in found}
        self.opened: set[str] = set()

    def open(
        self, label: str, body: object = None, token: str | None = None, **path: object
    ) -> dict[str, Any]:
        """Call one; it must answer as the document says, and not with a refusal."""
        case = self.operations[label].Case(path_parameters=path)
        if body is not None:
            case.body, case.media_type = body, "application/json"
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        response = case.call_and_validate(headers=headers, checks=CHECKS)
        assert response.status_code < 300, (label, response.text)
        self.opened.add(label)
        answer: dict[str, Any] = response.json()
        return answer


def test_every_door_opens_to_a_request_that_fits(service: Service) -> None:
    doors = Doors(schemathesis.openapi.from_url(service.server.address + DOCUMENT))
    doors.open("GET /api/options")
    doors.open("POST /api/options", body={"options": {"players": 3}})
    doors.open("GET /api/about/{part}/{value}", part="topic", value=0)
    doors.open(
        "GET /api/about/{title_name}/{part}/{value}", title_name="city", part="tile", value=0
    )
    made = doors.open("POST /api/games", {"players": 2, "seats": [ME, FRIEND], "first_game": True})
    game = made["id"]
    mine, invite = made["seats"][0]["token"], made["seats"][1]["invite"]
    joining = {"invite": invite, "name": "Zoë"}
    theirs = doors.open("POST /api/games/{game}/join", joining, game=game)["token"]
    state = doors.open("GET /api/games/{game}/choices", token=mine, game=game)
    token = mine if state["choices"] else theirs
    state = doors.open("GET /api/games/{game}/choices", token=token, game=game)
    move = {"step": state["step"], "choice": state["choices"][0]["code"]}
    state = doors.open("POST /api/games/{game}/play", move, token, game=game)
    back = {"step": state["step"], "back": "choice"}
    doors.open("POST /api/games/{game}/undo", back, token, game=game)
    for what in ("", "/position", "/scene", "/events", "/log", "/scores"):
        doors.open(f"GET /api/games/{{game}}{what}", token=token, game=game)
    about = "GET /api/games/{game}/about/{part}/{value}"
    doors.open(about, token=token, game=game, part="tile", value=0)
    doors.open("GET /api/games/{game}/record", game=service.finished.id)
    doors.open("GET /api/games/{game}/review", game=service.finished.id)
    alone = service.running[2]
    tokens = {"tokens": [alone.tokens[0]]}
    file = doors.open("POST /api/games/{game}/file", tokens, game=alone.id)
    doors.open("POST /api/import", file)
    with service.server.client(alone.tokens[0]) as client:
        asked = {"step": client.get(f"{alone.path}/choices").json["step"]}
    doors.open("POST /api/games/{game}/hint", asked, alone.tokens[0], game=alone.id)
    doors.open("GET /api/games/{game}/coach", token=token, game=game)
    doors.open("POST /api/games/{game}/news", {}, token, game=game)
    people_at_the_table(doors, service, game, mine, theirs, invite)
    assert doors.opened == set(doors.operations)


def people_at_the_table(
    doors: Doors, service: Service, game: str, mine: str, theirs: str, invite: str
) -> None:
    """Everything that is not the game itself."""
    doors.open("GET /api/games/{game}/company", token=mine, game=game)
    doors.open("POST /api/games/{game}/say", {"text": "¡Hola!"}, mine, game=game)
    doors.open("POST /api/games/{game}/note", {"text": "a plan"}, mine, game=game)
    doors.open("POST /api/games/{game}/invited", {"invite": invite}, game=game)
    secret = doors.open("POST /api/games/{game}/pass", token=theirs, game=game)["pass"]
    doors.open("POST /api/games/{game}/enter", {"pass": secret}, game=game)
    doors.open("POST /api/games/{game}/free", {"seat": 1}, mine, game=game)
    doors.open("POST /api/qr", {"text": "http://127.0.0.1/"})
    with service.server.client() as client:
        over = seated.create(client, (ME, RANDOM), seed=6)
        while not seated.look(client, over)["over"]:
            seated.wait_asked(client, over)
            seated.move(client, client, over, Random(6))
    doors.open("POST /api/games/{game}/rematch", token=over.tokens[0], game=over.id)


def pester(service: Service, operation: Any, mode: GenerationMode) -> set[str]:
    """Requests for one operation, with what Schemathesis made up and with real games.

    The games for which one was accepted come back ("": without a game).
    """
    accepted: set[str] = set()

    @settings(
        max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        real=st.sampled_from(service.requests()),
        sensible=st.booleans(),
    )
    def send(case: Any, real: tuple[Played | None, str | None], sensible: bool) -> None:
        game, token = real
        checks = CHECKS if mode is GenerationMode.POSITIVE else BROKEN_CHECKS
        if game is not None and "game" in (case.path_parameters or {}):
            # That may have been all that was broken: then it need not be rejected any more.
            case.path_parameters["game"] = game.id
            checks = CHECKS
            if sensible and mode is GenerationMode.POSITIVE:
                case.body = service.sensible(operation.path, game, token) or case.body
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        if case.call_and_validate(headers=headers, checks=checks).status_code < 300:
            accepted.add(str((case.path_parameters or {}).get("game", "")))

    send()
    return accepted


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_every_answer_is_one_of_the_document(service: Service, mode: GenerationMode) -> None:
    service.settle()
    before = service.rows()
    document = schemathesis.openapi.from_url(service.server.address + DOCUMENT)
    moved: set[str] = set()
    for found in document.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        described = document.raw_schema["paths"][operation.path][operation.method]
        if mode is GenerationMode.POSITIVE or described.keys() & {"parameters", "requestBody"}:
            accepted = pester(service, operation, mode)
            if operation.method == "post":
                moved |= accepted
    assert service.server.running()
    assert service.server.tracebacks() == []
    service.settle()
    after = service.rows()
    assert all(after[id][: len(rows)] == rows for id, rows in before.items())
    for kept in kept_games(service.server.database).values():
        check(kept)
    # Whatever was sent, a refusal changes nothing, and begins no game.
    old = {id: rows for id, rows in after.items() if id in before or "" not in moved}
    assert {id: rows for id, rows in old.items() if id not in moved} == {
        id: rows for id, rows in before.items() if id not in moved
    }
