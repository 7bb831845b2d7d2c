"""Before the door: who comes too often, or sends what must be thrown away, is turned away there."""

import contextlib
import socket
import threading
from pathlib import Path

import pytest

from teotihuacan.server.limits.connection_rate import (
    BYTES_WASTED,
    IN_A_ROW,
    LONGEST_REFUSAL,
    ConnectionRateLimiter,
    LimitedSocket,
)
from teotihuacan.server.settings import Settings
from tests.server.indoors import unlimited
from tests.services.indoor_server import Running, rest, running

ASKED = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
POST = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
NEVER = 1e-6  # connections each second: no test lasts that long


def answered(server: Running, said: bytes = ASKED, host: str = "127.0.0.1") -> bytes:
    """All that is answered on a connection of its own; nothing where it is turned away."""
    with contextlib.suppress(ConnectionError), server.connect(host) as line:
        line.sendall(said)
        return rest(line)
    return b""


def test_a_client_that_comes_too_often_is_turned_away(tmp_path: Path) -> None:
    settings = unlimited(tmp_path, connections_per_second=NEVER, connections_at_once=5)
    with running(settings, "::") as server:
        for _ in range(5):
            assert b" 200 " in answered(server)
        for _ in range(3):
            assert answered(server) == b""
        assert b" 200 " in answered(server, host="::1"), "another client"
        assert server.server.server_state.total_requests == 6
        assert "teo_connections_turned_away_total 3" in server.app.state.tables.metrics.text()


def test_whoever_accepts_it_is_counted(tmp_path: Path) -> None:
    """Where the event loop does not ask the limited, as on Windows, the doorway counts."""
    settings = unlimited(tmp_path, connections_per_second=NEVER, connections_at_once=2)
    with running(settings) as server:
        server.app.state.connection_rate.by_socket = False
        # Counted twice now, by both; here only the doorway is left to turn away the second.
        assert b" 200 " in answered(server)
        assert answered(server) == b""
        assert server.server.server_state.total_requests == 1


@pytest.mark.parametrize(
    "told",
    [
        POST + b"Content-Length: 100000000\r\n\r\n",
        POST + b"Transfer-Encoding: chunked\r\n\r\n18000\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ",
    ],
    ids=["length", "chunks", "head"],
)
def test_what_is_read_in_vain_is_paid_for(tmp_path: Path, told: bytes) -> None:
    settings = unlimited(tmp_path, connections_per_second=NEVER, connections_at_once=3)
    with running(settings) as server:
        assert b" 200 " not in answered(server, told + b"[" * 0x18000)
        assert answered(server) == b""


def test_a_browser_that_tries_another_language_first_pays_little(tmp_path: Path) -> None:
    settings = unlimited(tmp_path, connections_per_second=NEVER, connections_at_once=20)
    hello = b"\x16\x03\x01\x02\x00\x01" + bytes(500) + b"\r\n"
    with running(settings) as server:
        for _ in range(5):
            assert b" 400 " in answered(server, hello)
            assert b" 200 " in answered(server)


def test_a_long_request_that_is_read_costs_nothing_more(tmp_path: Path) -> None:
    settings = unlimited(tmp_path, connections_per_second=NEVER, connections_at_once=5)
    body = b"[" * 60_000
    with running(settings) as server:
        for _ in range(5):
            said = POST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body
            assert b'"unreadable"' in answered(server, said)


def test_behind_a_proxy_the_proxy_counts(tmp_path: Path) -> None:
    settings = unlimited(
        tmp_path, connections_per_second=NEVER, connections_at_once=1, behind_proxy=True
    )
    with running(settings) as server:
        answered(server, POST + b"Content-Length: 100000000\r\n\r\n" + b"[" * 0x18000)
        for _ in range(5):
            assert b" 200 " in answered(server)


def test_a_refusal_is_waited_for_and_holds_up_nobody_else(tmp_path: Path) -> None:
    settings = unlimited(
        tmp_path, requests_per_second=NEVER, burst=2, refusal_seconds=3600, thinkers=0
    )
    asked = b"GET /api/options HTTP/1.1\r\nHost: localhost\r\n"
    with running(settings, "::", timeout_graceful_shutdown=0) as server:
        for _ in range(2):
            assert b" 200 " in answered(server, asked + b"Connection: close\r\n\r\n")
        with server.connect() as line:
            line.sendall(asked + b"\r\n")
            for _ in range(2):  # another client
                said = answered(server, asked + b"Connection: close\r\n\r\n", "::1")
                assert b" 200 " in said
            line.setblocking(False)
            with pytest.raises(BlockingIOError):
                line.recv(1)


def test_one_client_does_not_take_all_places_of_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = b'{"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}'
    begin = POST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(wish) + wish
    with running(unlimited(tmp_path, games_at_once=3), "::") as server:
        store = server.app.state.tables.store
        create, slow, inside = store.create, threading.Event(), threading.Semaphore(0)

        def slowly(*given: object) -> None:
            inside.release()
            assert slow.wait(60)
            create(*given)

        monkeypatch.setattr(store, "create", slowly)
        with contextlib.ExitStack() as lines:
            waiting = [lines.enter_context(server.connect()) for _ in range(3)]
            for line in waiting:
                line.sendall(begin)
                assert inside.acquire(timeout=60)
            assert b'"too_often"' in answered(server, begin)
            other = lines.enter_context(server.connect("::1"))
            other.sendall(begin)
            assert inside.acquire(timeout=60), "another client"
            slow.set()
            assert all(b" 201 " in rest(line) for line in (*waiting, other))
        assert b" 201 " in answered(server, begin)


def test_crowd_is_taken_in_portions() -> None:
    """Each takes a file before anybody has counted it."""
    with contextlib.ExitStack() as lines:
        listener = socket.create_server(("127.0.0.1", 0), backlog=2 * IN_A_ROW)
        rate = ConnectionRateLimiter(Settings(connections_per_second=0))
        limited = lines.enter_context(LimitedSocket(listener, rate))
        for _ in range(IN_A_ROW + 5):
            lines.enter_context(socket.create_connection(limited.getsockname()))
        limited.setblocking(False)
        for expected in (IN_A_ROW, 5):
            taken = 0
            with contextlib.suppress(BlockingIOError):
                while True:
                    lines.enter_context(limited.accept()[0])
                    taken += 1
            assert taken == expected


def test_a_club_may_come_together(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    rate = ConnectionRateLimiter(Settings())
    browsers, lines = 50, 6
    assert all(rate.admits("10.0.0.1") for _ in range(2 * browsers * lines))
    assert not rate.admits("10.0.0.1")
    assert not rate.admits("::ffff:10.0.0.1"), "the same client"
    now += 1
    assert rate.admits("10.0.0.1")


def test_penance_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    rate = ConnectionRateLimiter(Settings(connections_per_second=10, connections_at_once=20))
    for _ in range(1000):
        rate.charge("10.0.0.1", 100 * BYTES_WASTED)
    now += LONGEST_REFUSAL - 1
    assert not rate.admits("10.0.0.1")
    now += 2
    assert rate.admits("10.0.0.1")


def test_others_have_their_turn_while_many_are_turned_away() -> None:
    rate = ConnectionRateLimiter(Settings(connections_per_second=NEVER, connections_at_once=1))
    with contextlib.ExitStack() as lines:
        plain = socket.create_server(("127.0.0.1", 0), backlog=2 * IN_A_ROW)
        port = plain.getsockname()[1]
        limited = lines.enter_context(contextlib.closing(LimitedSocket(plain, rate)))
        limited.settimeout(30)
        for _ in range(2 * IN_A_ROW):
            lines.enter_context(socket.create_connection(("127.0.0.1", port), timeout=30))
        lines.enter_context(limited.accept()[0])
        with pytest.raises(BlockingIOError):
            limited.accept()
        assert 1 + rate.turned_away == IN_A_ROW
