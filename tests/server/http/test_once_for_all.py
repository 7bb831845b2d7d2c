"""What many are told alike is found out once, and dear things count for more."""

import contextlib
from pathlib import Path
from typing import Any

import pytest

from teotihuacan.server.http import html
from teotihuacan.server.limits.requests import cost_of
from teotihuacan.server.view import answers, page_state
from tests.server.indoors import ALSO_ME, ME, Service, opened, unlimited

WATCHERS = 25


def counting(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[object]:
    """How often something is called, from now on."""
    calls: list[object] = []
    was = getattr(module, name)

    def counted(*args: Any, **kwargs: Any) -> Any:
        calls.append(name)
        return was(*args, **kwargs)

    monkeypatch.setattr(module, name, counted)
    return calls


def test_one_look_for_all_who_watch(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    game = service.create(ME, ALSO_ME, first_game=True)
    with contextlib.ExitStack() as lines:
        watching = [
            lines.enter_context(service.client.websocket_connect(f"/api/games/{game.id}/live"))
            for _ in range(WATCHERS)
        ]
        for number, line in enumerate(watching):
            line.send_json({"token": game.tokens[0]} if number % 2 else {})
            assert line.receive_json()["step"] == 0
        looks = counting(monkeypatch, answers, "status")
        game.play(game.ask("choices", 0)["choices"][0]["id"])
        assert {line.receive_json()["step"] for line in watching} == {1}
        assert len(looks) <= 3


def test_one_drawing_for_all_who_watch(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    game = service.create(ME, ALSO_ME, first_game=True)
    drawings = counting(monkeypatch, page_state, "page_state")
    seen = [game.ask("scene") for _ in range(WATCHERS)]
    assert len(drawings) == 1
    assert all(one == seen[0] for one in seen)
    game.ask("scene?language=es")
    game.ask("scene?layout=phone")
    game.ask("scene", 0)
    game.ask("scene", 0)
    assert len(drawings) == 5, "players have each their own"
    game.play(game.ask("choices", 0)["choices"][0]["id"])
    assert game.ask("scene")["step"] == 1
    assert len(drawings) == 6
    plain = service.client.get(
        f"/api/games/{game.id}/scene", headers={"Accept-Encoding": "identity"}
    )
    packed = service.client.get(f"/api/games/{game.id}/scene", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert "content-encoding" not in plain.headers


def test_the_page_that_tells_how_to_play_is_made_once(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    first: dict[str, str] = {}
    for path in ("/how", "/how?language=es"):
        first[path] = service.client.get(path).text
        service.client.cookies.clear()
    made = counting(monkeypatch, html, "page")
    for path, text in first.items():
        answer = service.client.get(path)
        service.client.cookies.clear()
        assert answer.text == text
        assert ("set-cookie" in answer.headers) == ("language" in path)
    assert made == []
    assert first["/how"] != first["/how?language=es"]


def test_dear_questions_count_for_more(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.0001, "burst": 60}
    with opened(unlimited(tmp_path)) as service:
        id = service.create(ME, ALSO_ME, first_game=True).id
    allowed: dict[str, int] = {}
    for what in ("", "/scene", "/position?at=0", "/position?%61t=0"):
        with opened(unlimited(tmp_path, **limits)) as service:
            asked = [service.client.get(f"/api/games/{id}{what}").status_code for _ in range(80)]
            allowed[what] = asked.count(200)
            assert set(asked) == {200, 429}
    assert allowed[""] == 60
    assert allowed["/position?at=0"] == allowed["/position?%61t=0"] == 7
    assert 0 < allowed["/scene"] <= 20  # and what it takes to draw and send it
    assert cost_of({"path": "/static/pages/game.js"}) < cost_of({"path": "/api/options"})
