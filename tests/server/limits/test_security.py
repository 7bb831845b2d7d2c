"""The guard at the door: headers, origins, hosts, sizes, rates, and silence about secrets."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from teotihuacan.server.limits.requests import CSP, RateLimiter, client_of, host_name
from teotihuacan.server.settings import Settings
from tests.server.indoors import ALSO_ME, ME, Service, opened, unlimited


@pytest.mark.parametrize("path", ["/api/options", "/api/nothing", "/nothing", "/api/games/x"])
def test_every_answer_is_dressed(service: Service, path: str) -> None:
    headers = service.client.get(path).headers
    assert headers["content-security-policy"] == CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api")


def test_a_file_wears_what_files_need(service: Service) -> None:
    headers = service.client.get("/static/pages/game.js").headers
    assert headers["content-security-policy"] == "default-src 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "permissions-policy" not in headers  # thirty files a page


def test_a_crash_is_dressed_and_tells_nothing(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def crash(*_: object) -> None:
        raise ZeroDivisionError("the seed is 42")

    monkeypatch.setattr(service.tables, "look", crash)
    with caplog.at_level(logging.CRITICAL):
        answer = service.client.get(f"/api/games/{'x' * 22}")
    assert answer.status_code == 500
    assert answer.json()["error"] == "broken"
    assert "42" not in answer.text
    assert answer.headers["content-security-policy"] == CSP


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver:81", "x"])
def test_other_pages_cannot_write(service: Service, origin: str) -> None:
    answer = service.client.post("/api/games", json={}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"] == "foreign"
    assert service.client.get("/api/options", headers={"Origin": origin}).status_code == 200


def test_our_own_page_and_programs_can(service: Service) -> None:
    own = {"Origin": "http://testserver"}
    assert service.client.post("/api/games", json={}, headers=own).status_code == 201
    assert service.client.post("/api/games", json={}).status_code == 201


def test_a_websocket_is_for_our_own_page(service: Service) -> None:
    game = service.create(ME, ALSO_ME)
    path = f"/api/games/{game.id}/live"
    with (
        pytest.raises(WebSocketDisconnect),
        service.client.websocket_connect(path, headers={"Origin": "https://evil.example"}),
    ):
        pass
    with service.client.websocket_connect(path, headers={"Origin": "http://testserver"}) as line:
        line.send_json({})
        assert line.receive_json()["step"] == 0


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("x", 4400),
        ("[]", 4400),
        ('{"token": 3}', 4400),
        ('{"other": 3}', 4400),
        ('{"token": "nonsense"}', 4401),
        ("[" * 3000, 4400),
        ("x" * 5000, 1009),
    ],
)
def test_a_broken_hello_ends_the_conversation(service: Service, said: str, code: int) -> None:
    game = service.create(ME, ALSO_ME)
    with service.client.websocket_connect(f"/api/games/{game.id}/live") as line:
        line.send_text(said)
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_text()
    assert closed.value.code == code


def test_a_client_who_talks_too_much_is_left(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, messages_per_minute=5)) as service:
        game = service.create(ME, ALSO_ME)
        with service.client.websocket_connect(f"/api/games/{game.id}/live") as line:
            line.send_json({})
            line.receive_json()
            for _ in range(6):
                line.send_text("hello?")
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive_text()
    assert closed.value.code == 4429


def test_a_game_that_is_not_there_cannot_be_watched(service: Service) -> None:
    with service.client.websocket_connect(f"/api/games/{'x' * 22}/live") as line:
        line.send_json({})
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_text()
    assert closed.value.code == 4404
    assert service.tables.hub.watched() == []


def test_sockets_are_counted(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, sockets_per_client=1)) as service:
        path = f"/api/games/{service.create(ME, ALSO_ME).id}/live"
        with (
            service.client.websocket_connect(path),
            pytest.raises(WebSocketDisconnect),
            service.client.websocket_connect(path),
        ):
            pass
        with service.client.websocket_connect(path) as line:
            line.send_json({})
            assert line.receive_json()["step"] == 0


def test_long_requests_are_not_read(service: Service) -> None:
    for body in (b"x" * 70_000, b'{"players": 2}' + b" " * 70_000):
        answer = service.client.post(
            "/api/games", content=body, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 413
        assert answer.json()["error"] == "too_long"

    def pieces() -> Iterator[bytes]:
        for _ in range(80):
            yield b" " * 1024

    assert service.client.post("/api/games", content=pieces()).status_code == 413


@pytest.mark.parametrize("body", [b"\xff", b"{", b"9" * 5000, b"[" * 30_000, b'{"seed": 1e400}'])
def test_what_is_no_json_is_refused(service: Service, body: bytes) -> None:
    answer = service.client.post(
        "/api/games", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in (400, 422)
    assert answer.json()["error"] in ("unreadable", "invalid")


def test_asking_too_often_is_refused(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, requests_per_second=0.001, burst=3)) as service:
        codes = [service.client.get("/api/options").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_games_are_not_begun_without_end(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, games_per_hour=2)) as service:
        codes = [service.client.post("/api/games", json={}).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert service.client.get("/api/options").status_code == 200


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = RateLimiter(2.0, 2)
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b")
    now = 0.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    assert all(RateLimiter(0, 0).take("a") for _ in range(100))


def test_the_name_of_the_server(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, hosts=("localhost", "::1"))) as service:
        for host, status in (
            ("localhost:8420", 200),
            ("LOCALHOST", 200),
            ("[::1]:8420", 200),
            ("evil.example", 400),
            ("localhost.evil.example", 400),
        ):
            answer = service.client.get("/api/options", headers={"Host": host})
            assert answer.status_code == status
    assert host_name("a.b:80") == "a.b"


def test_a_client_is_who_it_is() -> None:
    scope = {"client": ("10.0.0.1", 5), "headers": [(b"x-forwarded-for", b"1.1.1.1, 2.2.2.2")]}
    assert client_of(scope, Settings()) == "10.0.0.1"
    assert client_of(scope, Settings(behind_proxy=True)) == "2.2.2.2"
    network = {"client": ("2001:db8::1", 5), "headers": []}
    assert client_of(network, Settings()) == "2001:db8::/64"
    assert client_of({"client": None, "headers": []}, Settings()) == ""


def test_methods_that_do_not_exist(service: Service) -> None:
    answer = service.client.delete("/api/games")
    assert answer.status_code == 405
    assert answer.json()["error"] == "method"
    assert "POST" in answer.headers["allow"]


def test_answers_are_compressed(service: Service) -> None:
    game = service.create(ME, ALSO_ME)
    answer = service.client.get(f"/api/games/{game.id}/position")
    assert answer.headers["content-encoding"] == "gzip"


def test_the_front_door_does_not_open_the_table() -> None:
    import subprocess
    import sys

    code = "import sys, teotihuacan; print('teotihuacan.server' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"
