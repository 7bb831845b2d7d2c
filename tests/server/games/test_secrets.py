"""No hidden information leaves the server: all bytes are compared in pairs of games.

The two games of a pair differ only in what the one who asks may not know: the starting tiles in
other hands, dealt or kept, those left in the pile, the discovery and Major tiles drawn with them,
the seed and with it the dealer: all stacks, dice, paths and masks to come.  Ids, tokens and the
clock are the same in both, so that every single byte can be compared, of every route the server
has.
"""

import json
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.testclient import TestClient

import teotihuacan as teo
from teotihuacan.server.app import create_app
from teotihuacan.server.games.live import LiveGame
from teotihuacan.server.games.people import People
from teotihuacan.server.games.seats import Seat, hashed
from teotihuacan.server.games.storage import Header, Row, Snapshot
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.store import SqlStore
from teotihuacan.titles import first
from tests.server.games.twins import Played, twins
from tests.tables import table

NOW = 1_800_000_000.0
TOKENS = [f"token-of-seat-{seat}-and-of-nobody-else" for seat in range(4)]

Sent = list[tuple[str, int, list[tuple[str, str]], bytes]]
"""What was asked, and everything that came back."""

# Options and the decisions made so far: before the first tile is kept, after each of the first
# ones (secret still), when all is revealed, early and late in the game.
TABLES: dict[str, tuple[dict[str, object], tuple[int, ...]]] = {
    "two": ({"players": 2}, (0, 1, 2, 3, 4, 90)),
    "three": ({"players": 3, "dark_eclipse": True}, (2, 4, 5, 20)),
    "four": ({"players": 4, "edition": "first"}, (7, 8)),
    "draft": ({"players": 2, "draft": True}, (2, 30)),
    "first game": ({"players": 3, "first_game": True}, (10,)),
    "teotibot": ({"players": 1, "bot": "teotibot"}, (0, 1, 30)),
    "modified bot": ({"players": 1, "bot": "modified"}, (1, 3)),
    "all modules": ({"players": 3, "modules": ["all"]}, (4, 45)),
    "teotibot with all": (
        {"players": 1, "bot": "teotibot", "modules": ["all"], "extras": ["S07", "S08"]},
        (0, 30),
    ),
    "modified bot with all": (
        {"players": 1, "bot": "modified", "modules": ["all"], "extras": ["S07", "S08"]},
        (1, 30),
    ),
}


def viewers(options: dict[str, object]) -> list[int | None]:
    """A spectator and the last seat; at the table for two the first one as well."""
    players = options["players"]
    assert isinstance(players, int)
    return [None, 0, 1] if players == 2 and "draft" not in options else [None, players - 1]


CASES = [
    pytest.param(options, decisions, viewer, id=f"{name}-{decisions}-{viewer}")
    for name, (options, stages) in TABLES.items()
    for decisions in stages
    for viewer in viewers(options)
]


class Service:
    """A server with a store of its own, asked without a network between."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(
            database=f"sqlite:///{folder / 'games.sqlite3'}",
            thinkers=0,
            requests_per_second=0,
            games_per_hour=0,
            words_per_minute=0,
            codes_per_minute=0,
            sockets_per_client=0,
        )
        self.app = create_app(settings)
        self.store = SqlStore(settings.url)
        self.client = TestClient(self.app, raise_server_exceptions=False)


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Service, Service]]:
    first, second = (Service(tmp_path_factory.mktemp(name)) for name in ("first", "second"))
    with first.client, second.client:
        yield first, second
    first.store.close()
    second.store.close()


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)


def put(service: Service, id: str, played: Played) -> None:
    """A game into a store, by the means of the store itself."""
    game = teo.new_game("city", seed=None, **played.options)
    header = {
        "game": game.rules.name,
        "rules": game.rules.revision,
        "options": game.options,
        "seed": played.seed,
        "draws": played.setup,
    }
    seats = tuple(
        Seat(number, "me", f"Player {number}", None, hashed(TOKENS[number]))
        for number in range(game.deciders)
    )
    service.store.create(id, header, seats, None, None)
    live = LiveGame.fresh(id, Header(header, NOW), seats, 0)
    for number, (seat, code, draws) in enumerate(played.choices):
        row = Row(seat, code, tuple(draws))
        live.read(row)
        snapshot: Snapshot | None = None
        if number % 50 == 40:
            snapshot = Snapshot(live.step, live.moments, live.turns, live.game.position())
        service.store.append(id, number, [row], live.game.over, None, None, snapshot)


def all_routes(routes: Iterable[BaseRoute]) -> Iterator[Route]:
    """All routes, those of included routers too, which some versions of FastAPI keep apart."""
    for route in routes:
        if isinstance(route, Mount | WebSocketRoute):
            continue  # files that are the same for all games; sockets come below
        included = getattr(route, "original_router", None)
        if included is not None:
            yield from all_routes(included.routes)
        else:
            assert isinstance(route, Route)
            yield route


def addresses(app: FastAPI, id: str, moments: int, everywhere: bool) -> Iterator[str]:
    """Everything that can be asked about a game, by every route and about its moments; with
    `everywhere` also what no game is named for."""
    document = app.openapi()["paths"]
    for route in all_routes(app.routes):
        if "GET" not in (route.methods or ()):
            continue
        names = set(re.findall(r"{(\w+)", route.path))
        if names == {"game", "part", "value"}:
            for part, values in first().explainable().items():
                asked = route.path.replace("{game}", id).replace("{part}", part)
                yield asked.replace("{value}", str(values[-1]))
            continue
        if not names <= {"game", "id"}:
            # Nothing else may depend on a game; whoever adds such a route must add it here.
            assert not names & {"game", "id"}, route.path
            continue
        path = re.sub(r"{(game|id)}", id, route.path)
        if names or everywhere:
            yield path
        if names:
            yield f"{path}?language=es"
        described = document.get(route.path, {}).get("get", {}).get("parameters", [])
        for asked in {parameter["name"] for parameter in described} & {"at", "since"}:
            for moment in {0, moments // 2, moments - 1, moments, moments + 1} - {-1}:
                yield f"{path}?{asked}={moment}"


def ask(client: TestClient, sent: Sent, method: str, path: str, data: object = None) -> bool:
    """Ask, and keep everything that comes back; whether it was granted."""
    answer = client.request(method, path, json=data)
    sent.append((f"{method} {path} {data}", answer.status_code, headers(answer), answer.content))
    client.cookies.clear()
    return bool(answer.status_code == 200)


def headers(answer: object) -> list[tuple[str, str]]:
    """All of them, but for the id of the request: a random number that knows no game."""
    found = answer.headers  # type: ignore[attr-defined]  # httpx, or what takes its place
    assert re.fullmatch(r"[0-9a-f]{16}", found.pop("x-request-id"))
    return sorted((str(key), str(value)) for key, value in found.multi_items())


def everything(service: Service, id: str, viewer: int | None, safe: list[str]) -> Sent:
    """All that a server sends to somebody who asks for all there is, and plays `safe` choices."""
    sent: Sent = []
    app, client = service.app, service.client
    client.headers = {"Accept-Encoding": "identity"}
    hello = {} if viewer is None else {"token": TOKENS[viewer]}
    if viewer is not None:
        client.headers["Authorization"] = f"Bearer {TOKENS[viewer]}"
    base = f"/api/games/{id}"
    state = client.get(f"{base}/choices").json()
    step, moments = state["step"], state["moments"]
    for path in addresses(app, id, moments, True):
        ask(client, sent, "GET", path)
    ask(client, sent, "POST", f"{base}/play", {"step": step + 1, "choice": 0})
    ask(client, sent, "POST", f"{base}/play", {"step": step, "choice": "no such code"})
    ask(client, sent, "POST", f"{base}/play", {"step": step, "choice": -1})
    ask(client, sent, "POST", f"{base}/play", {"step": "x"})
    ask(client, sent, "POST", f"{base}/undo", {"step": step + 1, "back": "turn"})
    ask(client, sent, "POST", f"{base}/join", {"invite": "x" * 30, "name": "Zoe"})
    ask(client, sent, "POST", f"{base}/hint", {"step": step})
    ask(client, sent, "POST", f"{base}/free", {"seat": 1})
    seen = {"step": max(0, step - 9), "moment": max(0, moments - 9), "marks": {"ring": "x"}}
    ask(client, sent, "POST", f"{base}/news", seen)  # with the last turns, as they looked
    company(client, sent, base)
    with client.websocket_connect(f"{base}/live") as line:
        line.send_json(hello)
        sent.append(("live", 0, [], line.receive_text().encode()))
        for code in safe:
            if not ask(client, sent, "POST", f"{base}/play", {"step": step, "choice": code}):
                break
            step += 1
            sent.append(("live", step, [], line.receive_text().encode()))
            for path in addresses(app, id, moments + 1, False):
                ask(client, sent, "GET", path)
            undoing = {"step": step, "back": "choice"}
            if not ask(client, sent, "POST", f"{base}/undo", undoing):
                break  # nobody would announce anything: there is nothing to wait for
            step += 1
            sent.append(("live", step, [], line.receive_text().encode()))
        ask(client, sent, "POST", f"{base}/undo", {"step": step, "back": "turn"})
        ask(client, sent, "GET", f"{base}/scene")
    return sent


def company(client: TestClient, sent: Sent, base: str) -> None:
    """What concerns the people at the table and not the game; passes are secrets by chance."""
    ask(client, sent, "POST", f"{base}/say", {"text": "good luck"})
    ask(client, sent, "POST", f"{base}/note", {"text": "mine"})
    ask(client, sent, "POST", f"{base}/invited", {"invite": "x" * 30})
    ask(client, sent, "POST", f"{base}/enter", {"pass": "x" * 30})
    ask(client, sent, "POST", f"{base}/rematch", {})
    ask(client, sent, "POST", f"{base}/file", {"tokens": []})  # all people give theirs, or nobody
    ask(client, sent, "GET", f"{base}/company")
    given = client.post(f"{base}/pass", json={}).json()
    given.pop("pass", None)
    sent.append((f"POST {base}/pass {{}}", 0, [], json.dumps(given).encode()))


def whisper(service: Service, id: str, viewer: int | None, seats: int, text: str) -> None:
    """What others note, and what spectators may not read, is not the same in both services."""
    people: People = service.app.state.tables.people
    for seat in set(range(seats)) - {viewer}:
        people.store.keep_note(id, seat, text)
    if viewer is None:
        people.say(id, 0, text)


def test_every_address_that_changes_something_is_asked(services: tuple[Service, Service]) -> None:
    """Whoever adds one must add it above."""
    put_game = hashed("every address")[:20]
    put(services[0], put_game, twins({"players": 2}, 5, 0, 0)[0])
    asked = {
        what.split(" ")[1].replace(put_game, "{game}")
        for what, *_ in everything(services[0], put_game, 0, [])
        if what.startswith("POST ")
    }
    known = {
        path
        for path, methods in services[0].app.openapi()["paths"].items()
        if "post" in methods and "{game}" in path
    }
    assert asked == known


def id_of(request: pytest.FixtureRequest) -> str:
    """A game's id: the same in both stores, another one for every test."""
    return hashed(request.node.name)[:20]


def safe_choices(first: teo.Game, second: teo.Game, viewer: int | None) -> list[str]:
    """Choices of the viewer after which the two games still look the same to them.

    Not those that make something known: the last tile kept turns all of them up, and what is
    drawn comes from different dealers.
    """
    safe: list[str] = []
    if viewer is None or first.actor != viewer:
        return safe
    assert first.ids == second.ids
    for id in first.ids:
        ahead = [first.copy(), second.copy()]
        for game in ahead:
            game.play(id)
        same = ahead[0].view(viewer) == ahead[1].view(viewer)
        if same and ahead[0].actor != teo.CHANCE and not ahead[0].over:
            safe.append(first.rules.codes[id])
    return safe[:1]


@pytest.mark.parametrize(("options", "decisions", "viewer"), CASES)
def test_nobody_is_sent_what_they_may_not_know(
    options: dict[str, object],
    decisions: int,
    viewer: int | None,
    services: tuple[Service, Service],
    request: pytest.FixtureRequest,
) -> None:
    first, second = twins(options, 5 + decisions, decisions, viewer)
    assert first.seed != second.seed
    if first.game().over:
        pytest.fail("a game that is over has no secrets: choose fewer decisions")
    safe = safe_choices(first.game(), second.game(), viewer)
    id = id_of(request)
    put(services[0], id, first)
    put(services[1], id, second)
    for service, text in zip(services, ("one secret", "another one"), strict=True):
        whisper(service, id, viewer, first.game().deciders, text)
    one = everything(services[0], id, viewer, safe)
    two = everything(services[1], id, viewer, safe)
    assert len(one) == len(two)
    for here, there in zip(one, two, strict=True):
        assert here == there
    # Nobody thinks in these services, so hints are refused for that.
    assert all(status < 500 for what, status, _, _ in one if "/hint" not in what)


@pytest.mark.parametrize("decisions", [0, 1, 2])
def test_the_pairs_do_differ(
    decisions: int, services: tuple[Service, Service], request: pytest.FixtureRequest
) -> None:
    """The seat whose tiles were exchanged sees another game: the comparison has teeth."""
    first, second = twins({"players": 2}, 5 + decisions, decisions, 0)
    assert table(first.game()).secret
    id = id_of(request)
    put(services[0], id, first)
    put(services[1], id, second)
    assert everything(services[0], id, 1, []) != everything(services[1], id, 1, [])
