"""The way in: silent, slow, endless and doubtful requests harm only whoever sends them."""

import contextlib
import logging
import socket
import stat
import time
import unicodedata
from pathlib import Path

import pytest
from sqlalchemy import text
from uvicorn.protocols.http.h11_impl import H11Protocol

from teotihuacan.server.games.seats import clean_name
from teotihuacan.server.limits import timeouts
from teotihuacan.server.limits.log_rate import LOGGERS, Throttle, limit_log_rate
from teotihuacan.server.limits.requests import client_at, client_of
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.store import AT_A_TIME, SqlStore
from tests.server.indoors import ME, Service, database, opened, unlimited
from tests.services.indoor_server import ask, rest, running

HEAD = "GET /api/options HTTP/1.1\r\nHost: localhost\r\n"
CLOSING = f"{HEAD}Connection: close\r\n\r\n"
POST = "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


# --- 1: half-sent requests ------------------------------------------------------------------------


def test_half_a_head_is_not_waited_for(tmp_path: Path) -> None:
    with running(unlimited(tmp_path, header_seconds=0.3)) as server:
        for half in ("", "GET", HEAD, f"{HEAD}X-Long: "):
            with server.connect() as line:
                assert status(ask(line, half)) == 408, half
        with server.connect() as line:  # nor after a whole one on the same connection
            line.sendall(f"{HEAD}\r\n".encode())
            got = ask(line, HEAD)
            assert got.count(b"HTTP/1.1 200") == 1
        assert server.connections() == 0


def test_half_a_body_is_not_waited_for(tmp_path: Path) -> None:
    with running(unlimited(tmp_path, header_seconds=0.3, body_seconds=0.3)) as server:
        with server.connect() as line:
            got = ask(line, f"{POST}Content-Length: 100\r\n\r\n{{")
            assert status(got) == 408
            assert b'"slow"' in got
        with server.connect() as line:  # a body that nobody reads is not read for ever either
            line.sendall(f"{HEAD}Content-Length: 100\r\n\r\n".encode())
            with contextlib.suppress(OSError):  # closed while we still talk
                for _ in range(100):
                    line.sendall(b"x")
                    line.settimeout(0.05)
                    with contextlib.suppress(TimeoutError):
                        if not line.recv(1 << 20):
                            break
                else:
                    pytest.fail("the connection stayed open")


def test_many_silent_connections_leave_room_for_others(tmp_path: Path) -> None:
    settings = unlimited(tmp_path, connections=40)
    with running(settings) as server, contextlib.ExitStack() as lines:
        silent = [lines.enter_context(server.connect()) for _ in range(120)]
        for line in silent:
            with contextlib.suppress(OSError):
                line.sendall(HEAD.encode())
        for _ in range(3):
            with server.connect() as line:
                assert status(ask(line, CLOSING)) == 200
        assert server.connections() <= 41


def test_one_client_has_so_many_connections(tmp_path: Path) -> None:
    settings = unlimited(tmp_path, connections_per_client=5)
    with running(settings, "::") as server, contextlib.ExitStack() as lines:
        for _ in range(5):
            lines.enter_context(server.connect())
        with server.connect() as line:
            with contextlib.suppress(OSError):
                line.sendall(CLOSING.encode())
            assert rest(line) == b""
        with server.connect("::1") as line:  # another client
            assert status(ask(line, CLOSING)) == 200
        lines.close()
        with server.connect() as line:
            assert status(ask(line, CLOSING)) == 200


def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    with running(unlimited(tmp_path, answer_seconds=0.3), unread=4096) as server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(30)
        line.connect(("127.0.0.1", server.port))
        line.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            line.sendall(f"{HEAD}\r\n".encode() * 400)
        until = time.monotonic() + 30
        while not server.connections():
            time.sleep(0.01)
        while server.connections():
            assert time.monotonic() < until
            time.sleep(0.02)
        line.close()


def test_files_are_not_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    limits = [300, 500]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.__setitem__(0, wanted[0]))
    assert timeouts.connections_for(100) == 100
    assert limits == [300, 500]
    assert timeouts.connections_for(8000) == 300
    assert limits == [500, 500]


# --- 8: headers without end -----------------------------------------------------------------------


def test_headers_end(tmp_path: Path) -> None:
    with running(unlimited(tmp_path)) as server, server.connect() as line:
        line.sendall(HEAD.encode())
        sent = 0
        with contextlib.suppress(OSError):
            while sent < 4 << 20:
                line.sendall(b"X-More: " + b"x" * 4000 + b"\r\n")
                sent += 4010
        assert sent < 4 << 20
        assert status(rest(line) or b"HTTP/1.1 400 ") == 400


def test_the_parser_is_the_one_that_was_tried(tmp_path: Path) -> None:
    config = timeouts.configuration(lambda: None, Settings())
    assert isinstance(config.http, type)
    assert issubclass(config.http, H11Protocol)
    assert config.h11_max_incomplete_event_size == timeouts.HEADER_BYTES


def test_a_request_with_length_and_chunks_is_refused(tmp_path: Path) -> None:
    both = f"{POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n"
    with running(unlimited(tmp_path)) as server, server.connect() as line:
        got = ask(line, both + CLOSING)
        assert status(got) == 400
        assert b'"ambiguous"' in got
        assert got.count(b"HTTP/1.1") == 1


# --- the log --------------------------------------------------------------------------------------


def test_the_log_says_the_same_a_few_times_only(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    said: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(record.getMessage())

    logger = logging.Logger("tried")
    logger.addHandler(Keep())
    logger.addFilter(Throttle(at_once=3, seconds=60.0))
    for number in range(1000):
        logger.error("%s failed", f"/path/{number}")
    logger.error("something else")
    assert len(said) == 4
    now += 61
    logger.error("%s failed", "/again")
    assert said[-1] == "/again failed (and 997 more like it)"


def test_a_server_that_fails_does_not_fill_its_log(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("out of order")

    game = service.create(ME, ME)
    monkeypatch.setattr(service.tables, "look", broken)
    limit_log_rate()
    limit_log_rate()  # again: nothing is said to be left out twice
    try:
        for _ in range(60):
            assert game.ask(status=500)["error"] == "broken"
        told = [record for record in caplog.records if record.exc_info]
        assert 1 <= len(told) <= 5
    finally:
        for name in LOGGERS:
            found = [one for one in logging.getLogger(name).filters if isinstance(one, Throttle)]
            assert len(found) == 1
            logging.getLogger(name).removeFilter(found[0])


# --- 6: addresses ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.2", "10.0.0.2"),
        ("10.0.0.1:5555", "10.0.0.1"),
        ("[::ffff:10.0.0.1]:5555", "10.0.0.1"),
        ("[2001:db8::1]:5555", "2001:db8::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", ""),
        ("", ""),
        ("1.2.3.4, 5.6.7.8", ""),
    ],
)
def test_a_client_is_counted_once(address: str, counted: str) -> None:
    assert client_at(address) == counted


def test_what_a_proxy_says_cannot_be_escaped() -> None:
    behind = Settings(behind_proxy=True)

    def client(said: bytes) -> str:
        scope = {"client": ("10.0.0.9", 5), "headers": [(b"x-forwarded-for", said)]}
        return client_of(scope, behind)

    assert {client(b"1.2.3.4:%d" % port) for port in range(1000, 1020)} == {"1.2.3.4"}
    assert {client(junk) for junk in (b"unknown", b"a", b"b", b"")} == {"10.0.0.9"}


def test_limits_tell_ipv4_clients_of_a_dual_listener_apart() -> None:
    seen = {
        client_of({"client": (f"::ffff:10.0.0.{host}", 5), "headers": []}, Settings())
        for host in range(1, 9)
    }
    assert len(seen) == 8


# --- 12: small ones -------------------------------------------------------------------------------


def test_nobody_is_led_to_the_host_of_a_request(service: Service) -> None:
    for path in ("/api/options/", "/how/", "/static", "/api/games/"):
        answer = service.client.get(path, headers={"Host": "evil.example"}, follow_redirects=False)
        assert "evil.example" not in str(answer.headers)
        assert answer.status_code in (404, 405)


def test_whatever_can_be_read_can_be_asked_about(service: Service) -> None:
    game = service.create(ME, ME)
    for path in ("/", "/api/options", f"/api/games/{game.id}", "/static/styles/base.css", "/how"):
        asked = service.client.head(path)
        assert (asked.status_code, asked.content) == (200, b""), path
        assert asked.headers["content-type"] == service.client.get(path).headers["content-type"]
    assert service.client.head("/api/games").status_code == 405


@pytest.mark.parametrize(
    "name",
    ["\u200b", "\u2060\u200d", "\u2800", "\u3164", "\u00ad", "\u00a0", "\u115f\u1160", "\ufe0f"],
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        clean_name(name)
    if any(unicodedata.category(letter) == "Cf" for letter in name):
        with pytest.raises(ValueError, match="not seen"):  # it would make two names look alike
            clean_name(f"A{name}")
    else:
        assert clean_name(f"A{name}") in (f"A{name}", "A")


def test_a_name_has_single_spaces() -> None:
    assert clean_name("\u00a0Ana\u2003\u2003Luz ") == "Ana Luz"


def test_the_file_of_the_games_is_private(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    SqlStore(f"sqlite:///{file}").close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for other in tmp_path.iterdir():
        assert not stat.S_IMODE(other.stat().st_mode) & 0o077
    file.chmod(0o644)
    SqlStore(f"sqlite:///{file}").close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_leases_of_any_number_of_games_are_renewed(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path)) as service:
        store = database(service.tables)
        game = service.create(ME, {"kind": "computer"}, first_game=True)
        with store.writing() as connection:
            connection.execute(text("UPDATE games SET due = 1 WHERE NOT over"))
            raw = connection.connection.driver_connection
            assert raw is not None
            # What older builds of SQLite allow.
            raw.setlimit(9, 999)
        many = [f"no-such-game-{number:05}" for number in range(4 * AT_A_TIME)]
        store.renew_leases([*many, game.id], 60.0)
        assert store.without_server(10) == []
        store.renew_leases([*many, game.id], -1.0)
        assert store.without_server(10) == [game.id]
        assert list(store.statuses([*many, game.id])) == [game.id]
