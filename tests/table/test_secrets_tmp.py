"""No hidden information leaves the server: all bytes are compared in pairs of games.

The two games of a pair differ only in what the one who asks may not know: the starting tiles in
other hands, dealt or kept, those left in the pile, the discovery tiles drawn with them, the seed
and with it the dealer.  Ids, tokens and the clock are the same in both, so that every single byte
can be compared, of every route the server has.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.testclient import TestClient

import teotihuacan as teo
from teotihuacan.table.app import create_app
from teotihuacan.table.live import Live
from teotihuacan.table.seats import Seat, hashed
from teotihuacan.table.settings import Settings
from teotihuacan.table.store import Header, Row, Snapshot, Store
from tests.table.twins import Played, twins
from tests.tables import table

GAME = "game-of-the-twins-0"
NOW = 1_800_000_000.0
TOKENS = [f"token-of-seat-{seat}-and-of-nobody-else" for seat in range(4)]

Sent = list[tuple[str, int, list[tuple[str, str]], bytes]]
"""What was asked, and everything that came back."""

# Options and the decisions made so far: before the first tile is kept, after each of the first
# ones (secret still), when all is revealed, early and late in the game.
TABLES: dict[str, tuple[dict[str, object], tuple[int, ...]]] = {
    "two": ({"players": 2}, (0, 1, 2, 3, 4, 9, 60, 150)),
    "three": ({"players": 3, "dark_eclipse": True}, (0, 2, 3, 5, 6, 20)),
    "four": ({"players": 4, "edition": "first"}, (1, 4, 7, 8, 30)),
    "draft": ({"players": 2, "draft": True}, (0, 3, 40)),
    "first game": ({"players": 3, "first_game": True}, (0, 25)),
    "teotibot": ({"players": 1, "bot": "teotibot"}, (0, 1, 2, 40)),
    "modified bot": ({"players": 1, "bot": "modified"}, (0, 1, 3, 40)),
}


def viewers(options: dict[str, object]) -> list[int | None]:
    """A spectator, the first seat and the last one."""
    players = options["players"]
    assert isinstance(players, int)
    return [None, 0, players - 1] if players > 1 else [None, 0]


CASES = [
    pytest.param(options, decisions, viewer, id=f"{name}-{decisions}-{viewer}")
    for name, (options, stages) in TABLES.items()
    for decisions in stages
    for viewer in viewers(options)
]


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)


def store(file: Path, played: Played) -> Settings:
    """A store with this one game in it, put there by the means of the store itself."""
    settings = Settings(
        database=f"sqlite:///{file}",
        thinkers=0,
        requests_per_second=0,
        burst=0,
        games_per_hour=0,
        sockets_per_client=0,
    )
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
    kept = Store(settings.url)
    kept.create(GAME, header, seats, None, None)
    live = Live.fresh(GAME, Header(header, NOW), seats, 0)
    for number, (seat, code, draws) in enumerate(played.choices):
        row = Row(seat, code, tuple(draws))
        live.read(row)
        snapshot: Snapshot | None = None
        if number % 50 == 40:
            snapshot = Snapshot(live.step, live.moments, live.turns, live.game.position())
        kept.append(GAME, number, [row], live.game.over, None, None, snapshot)
    kept.close()
    return settings


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


def addresses(app: FastAPI, moments: int) -> Iterator[str]:
    """Everything that can be asked for: every route, about every game and moment there is."""
    for route in all_routes(app.routes):
        if "GET" not in (route.methods or ()):
            continue
        path = route.path
        names = set(re.findall(r"{(\w+)", path))
        if names <= {"game", "id"}:
            path = re.sub(r"{(game|id)}", GAME, path)
            yield path
            yield f"{path}?language=es"
            if names:
                for moment in sorted({0, 1, 2, 3, 4, moments // 2, moments - 1, moments}):
                    if 0 <= moment <= moments:
                        yield f"{path}?at={moment}"
                        yield f"{path}?since={moment}"
                yield f"{path}?at={moments + 1}"
                yield f"{path}?since={moments + 1}"
        else:
            # Nothing else may depend on a game; whoever adds such a route must add it here.
            assert not names & {"game", "id"}, path


def ask(client: TestClient, sent: Sent, method: str, path: str, data: object = None) -> None:
    answer = client.request(method, path, json=data)
    sent.append((f"{method} {path} {data}", answer.status_code, headers(answer), answer.content))
    client.cookies.clear()


def headers(answer: object) -> list[tuple[str, str]]:
    found = answer.headers  # type: ignore[attr-defined]  # httpx, or what takes its place
    return sorted((str(key), str(value)) for key, value in found.multi_items())


def everything(settings: Settings, viewer: int | None, safe: list[str]) -> Sent:
    """All that a server sends to somebody who asks for all there is, and plays `safe` choices."""
    app = create_app(settings)
    sent: Sent = []
    with TestClient(app, raise_server_exceptions=False) as client:
        hello = {} if viewer is None else {"token": TOKENS[viewer]}
        if viewer is not None:
            client.headers["Authorization"] = f"Bearer {TOKENS[viewer]}"
        state = client.get(f"/api/games/{GAME}/choices").json()
        step, moments = state["step"], state["moments"]
        for path in addresses(app, moments):
            ask(client, sent, "GET", path)
        base = f"/api/games/{GAME}"
        ask(client, sent, "POST", f"{base}/play", {"step": step + 1, "choice": 0})
        ask(client, sent, "POST", f"{base}/play", {"step": step, "choice": "no such code"})
        ask(client, sent, "POST", f"{base}/play", {"step": step, "choice": -1})
        ask(client, sent, "POST", f"{base}/play", {"step": "x"})
        ask(client, sent, "POST", f"{base}/undo", {"step": step + 1, "back": "turn"})
        ask(client, sent, "POST", f"{base}/join", {"invite": "x" * 30, "name": "Zoe"})
        with client.websocket_connect(f"{base}/live") as line:
            line.send_json(hello)
            sent.append(("live", 0, [], line.receive_text().encode()))
            for code in safe:
                ask(client, sent, "POST", f"{base}/play", {"step": step, "choice": code})
                step += 1
                sent.append(("live", step, [], line.receive_text().encode()))
                for path in addresses(app, moments + 1):
                    ask(client, sent, "GET", path)
                ask(client, sent, "POST", f"{base}/undo", {"step": step, "back": "choice"})
                step += 1
                sent.append(("live", step, [], line.receive_text().encode()))
            ask(client, sent, "POST", f"{base}/undo", {"step": step, "back": "turn"})
            ask(client, sent, "GET", f"{base}/scene")
    return sent


def safe_choices(first: teo.Game, second: teo.Game, viewer: int | None) -> list[str]:
    """Choices of the viewer after which the two games still look the same to them.

    Not those that make something known: the last tile kept turns all of them up, and what is
    drawn comes from different dealers.
    """
    safe: list[str] = []
    if viewer is None or first.actor != viewer:
        return safe
    assert first.ids == second.ids
    for id in first.legal():
        ahead = [first.copy(), second.copy()]
        for game in ahead:
            game.play(id)
        same = ahead[0].view(viewer) == ahead[1].view(viewer)
        if same and ahead[0].actor != teo.CHANCE and not ahead[0].over:
            safe.append(first.rules.codes[id])
    return safe[:2]


@pytest.mark.parametrize(("options", "decisions", "viewer"), CASES)
def test_nobody_is_sent_what_they_may_not_know(
    options: dict[str, object], decisions: int, viewer: int | None, tmp_path: Path
) -> None:
    first, second = twins(options, 5 + decisions, decisions, viewer)
    assert first.seed != second.seed
    if first.game().over:
        pytest.fail("a game that is over has no secrets: choose fewer decisions")
    safe = safe_choices(first.game(), second.game(), viewer)
    one = everything(store(tmp_path / "first", first), viewer, safe)
    two = everything(store(tmp_path / "second", second), viewer, safe)
    assert len(one) == len(two)
    for here, there in zip(one, two, strict=True):
        assert here == there



@pytest.mark.parametrize("decisions", [0, 1, 2])
def test_the_pairs_do_differ(decisions: int, tmp_path: Path) -> None:
    """The seat whose tiles were exchanged sees another game: the comparison has teeth."""
    first, second = twins({"players": 2}, 5 + decisions, decisions, 0)
    assert table(first.game()).secret
    one = everything(store(tmp_path / "first", first), 1, [])
    two = everything(store(tmp_path / "second", second), 1, [])
    assert one != two
