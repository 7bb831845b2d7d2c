"""Page updates: made once for all pages, in turn, and charged to the client that causes them."""

import asyncio
import threading
import time
from pathlib import Path
from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect

from teotihuacan.server.limits.drawing import AT_ONCE, DrawingQueue
from teotihuacan.server.limits.requests import RateLimiter
from teotihuacan.server.view import game_log, page_state
from tests.server.http.test_once_for_all import counting
from tests.server.indoors import ALSO_ME, ME, Game, Json, Service, opened, unlimited

SAMPLE = "/api/games/sample-game-of-city-2"


def page(name: str, step: int = 0) -> Json:
    """A page that lacks everything, as no other page does."""
    return {"name": name, "step": step, "moment": 0, "marks": {"x": name}}


def begun(service: Service) -> tuple[Game, Json]:
    """A game with a choice behind it, and the next question."""
    game = service.create(ME, ALSO_ME, seed=8)
    state = game.wander(Random(1), lambda state: state["step"] == 1)
    return game, game.ask("choices", state["actor"])


def test_message_alone_brings_no_update(service: Service) -> None:
    game, state = begun(service)
    with game.client.websocket_connect(f"/api/games/{game.id}/live") as line:
        line.send_json({"page": page("first")})
        assert line.receive_json()["news"]["scene"]["step"] == 1
        for number in range(5):
            line.send_json({"page": page(f"page {number}")})
        game.play(state["choices"][0]["id"], state["actor"])
        told = line.receive_json()
        assert (told["step"], told["news"]["scene"]["step"]) == (2, 2)


def test_pages_with_other_marks_share_one_drawing(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = begun(service)
    drawn = counting(monkeypatch, page_state, "page_state")
    told = counting(monkeypatch, game_log, "entries")
    answers = [game.send("news", page(str(number)))["scene"]["parts"] for number in range(5)]
    assert len({tuple(parts.items()) for parts in answers}) == 1
    assert (len(drawn), len(told)) == (1, 1)
    for other in ({"layout": "phone"}, {"layout": "wide"}):
        game.send("news", {**page("x"), **other})
        game.send("news", {**page("x"), **other}, 0)
        game.send("news?language=es", {**page("x"), **other})
    assert len(drawn) == 6, "each seat, language and layout has its own"


def test_marks_do_not_change_what_is_kept(service: Service) -> None:
    game, _ = begun(service)
    whole = game.send("news", page("x"))["scene"]
    seen = {"step": 1, "moment": 1, "marks": whole["marks"]}
    assert game.send("news", seen)["scene"]["parts"] == {}
    assert game.send("news", page("y"))["scene"] == whole


def test_updates_of_all_sockets_are_charged(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, requests_per_second=0.0001, burst=15)) as service:
        with service.client.websocket_connect(f"{SAMPLE}/live") as line:
            line.send_json({"page": page("first")})
            assert "news" in line.receive_json()
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            service.client.websocket_connect(f"{SAMPLE}/live"),
        ):
            pass
        assert refused.value.code == 1008
        assert service.client.get(SAMPLE).status_code == 429


@pytest.mark.parametrize("what", ["play", "undo"])
def test_update_with_an_answer_is_charged(tmp_path: Path, what: str) -> None:
    left: dict[bool, float] = {}
    for told in (False, True):
        with opened(unlimited(tmp_path, requests_per_second=0.0001, burst=1000)) as service:
            game, state = begun(service)
            if what == "undo":
                state = game.play(state["choices"][0]["id"], state["actor"])
            more = {"page": page("x")} if told else {}
            wish = {"choice": state["choices"][0]["id"]} if what == "play" else {}
            before = left_of(service)
            game.send(what, {"step": state["step"], **wish, **more}, state["seat"])
            left[told] = before - left_of(service)
    assert left[False] == pytest.approx(1, abs=0.1)
    assert left[True] > left[False] + 0.5


def left_of(service: Service) -> float:
    """What the client may still ask for."""
    requests: RateLimiter = service.app.state.drawing.requests
    return requests.left["testclient"][0]


def test_messages_are_charged_over_all_sockets(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, requests_per_second=0.0001, burst=50)) as service:
        game, state = begun(service)
        path = f"/api/games/{game.id}/live"
        with (
            service.client.websocket_connect(path) as first,
            service.client.websocket_connect(path) as second,
        ):
            for line in (first, second):
                line.send_json({})
                line.receive_json()
            before = left_of(service)
            for line in (first, second):
                for _ in range(3):
                    line.send_text("hello?")
            # Messages of a line are taken in their order: here the last one ends it.
            for line in (first, second):
                line.send_bytes(b"end")
                with pytest.raises(WebSocketDisconnect):
                    line.receive_json()
            assert before - left_of(service) == pytest.approx(1.2, abs=0.1)
            assert state["step"] == 1


def test_few_are_drawn_at_once_and_clients_in_turn() -> None:
    held = threading.Event()
    order: list[str] = []
    running: list[int] = []

    async def ask() -> None:
        drawing = DrawingQueue(RateLimiter(0, 0))

        def work(client: str) -> None:
            running.append(len([one for one in drawing.queue.running if one is not None]))
            held.wait(60)
            order.append(client)

        def asked(client: str) -> asyncio.Future[None]:
            return asyncio.ensure_future(drawing.draw(client, lambda: work(client)))

        many = [asked("many") for _ in range(4)]
        await asyncio.sleep(0)
        few = [asked(client) for client in ("few", "third")]
        await asyncio.sleep(0)
        assert len(drawing.threads) == AT_ONCE
        held.set()
        await asyncio.gather(*many, *few)
        drawing.close()

    asyncio.run(ask())
    assert sorted(order) == ["few", "many", "many", "many", "many", "third"]
    assert set(order[-2:]) == {"many"}, "who asks for more waits longer"
    assert max(running) <= AT_ONCE


def test_client_in_debt_waits_until_its_tokens_are_back() -> None:
    buckets = RateLimiter(rate=2, burst=10)
    buckets.left["client"] = (-6.0, time.monotonic())
    assert 4 < buckets.wait("client", 4) <= 5
    assert 4 < buckets.wait("client", 40) <= 8  # no more than fits into the bucket
    assert buckets.wait("another", 4) == 0.01
