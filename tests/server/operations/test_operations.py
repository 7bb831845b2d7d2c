"""For whoever runs a table: health, readiness, drain, logs and figures, of real servers."""

import http.client
import io
import json
import logging
import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from teotihuacan.cli.serve import ServerArguments
from teotihuacan.engine.errors import OptionError
from teotihuacan.server.operations.logs import REQUEST, discreet, write_log
from teotihuacan.server.operations.metrics import Counter, Histogram
from teotihuacan.server.operations.metrics_server import address
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.store import SqlStore
from tests.server import seated
from tests.server.indoors import ALSO_ME, ME, Service, opened, unlimited
from tests.services.ports import free_port
from tests.services.postgres import Postgres
from tests.services.server import Server

PATIENCE = 60.0


def until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end
        time.sleep(0.05)


# --- health and readiness -------------------------------------------------------------------------


def test_health_and_readiness_are_told_to_anybody(service: Service) -> None:
    for path, status in (("/health", "ok"), ("/ready", "ready")):
        answer = service.client.get(path, headers={"Host": "10.0.0.7:8420"})
        assert (answer.status_code, answer.json()) == (200, {"status": status})
        assert service.client.head(path).content == b""


def test_asking_for_it_is_not_counted_against_anybody(tmp_path: Path) -> None:
    settings = unlimited(tmp_path, requests_per_second=0.001, burst=1, hosts=("localhost",))
    with opened(settings) as service:
        for _ in range(5):
            assert service.client.get("/health").status_code == 200
            assert service.client.get("/ready").status_code == 200


def test_a_server_without_its_store_lives_but_is_not_ready(postgres: Postgres) -> None:
    settings = Settings(postgres.create(), thinkers=0, requests_per_second=0, sweep=600)
    with opened(settings) as service:
        assert service.client.get("/ready").json() == {"status": "ready"}
        with postgres.frozen():
            for _ in range(2):
                answer = service.client.get("/ready")
                assert (answer.status_code, answer.json()) == (503, {"status": "store"})
            assert service.client.get("/health").status_code == 200
        until(lambda: service.client.get("/ready").status_code == 200)


def test_it_is_not_ready_before_it_stops(sqlite: str) -> None:
    """After SIGTERM others are told to stay away, and everybody who is there is still served."""
    with Server(sqlite, arguments=("--drain-seconds", "600")) as server:
        with server.client() as client:
            game = seated.create(client, (seated.ME, seated.ME))
            assert client.get("/ready").status == 200
            os.kill(server.pid, signal.SIGTERM)
            until(lambda: client.get("/ready").status == 503)
            assert client.get("/ready").json == {"status": "draining"}
            assert client.get("/health").status == 200
            step = seated.look(client, game)["step"]
            while seated.look(client, game)["step"] < step + 3:
                for seat in game.tokens:
                    offered = seated.choices_of(client, game, seat)
                    if offered["choices"]:
                        code = offered["choices"][0]["code"]
                        assert seated.play(client, game, seat, offered["step"], code)
        assert server.running()
        assert server.stop() == 0  # the second signal
        assert server.tracebacks() == []


def test_without_a_time_to_drain_it_stops_at_once(sqlite: str) -> None:
    with Server(sqlite) as server:
        assert server.stop() == 0


# --- logs -----------------------------------------------------------------------------------------


def lines_of(server: Server) -> list[dict[str, object]]:
    """The log of a server, without what is said to whoever starts it."""
    said = server.log.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in said if line.startswith("{")]


def test_a_log_for_programs_names_requests_and_no_secrets(sqlite: str, tmp_path: Path) -> None:
    arguments = ("--log", "json", "--log-level", "info", "--behind-proxy")
    with Server(sqlite, arguments=arguments) as server, server.client() as client:
        game = seated.create(client, (seated.ME, seated.FRIEND), seed=None)
        seated.join(client, game, 1)
        path = f"/api/games/{game.id}/choices"
        bearer = f"Bearer {game.tokens[0]}"
        answer = client.get(path, **{"Authorization": bearer, "X-Request-ID": "from-the-proxy.1"})
        ours = client.get(path, Authorization=bearer)
        client.get(f"/game/{game.id}?token={game.tokens[0]}")
        client.get(f"/api/games/{game.id}", **{"X-Request-ID": "not \x7f an id\x0b, not at all"})
        store = SqlStore(Settings(sqlite).url)
        with store.writing() as connection:
            connection.exec_driver_sql("UPDATE games SET header = '{' WHERE step = 0")
        store.close()
        server.stop()
        server.start()
        with server.client() as again:
            assert again.get(f"/api/games/{game.id}").status == 409
        assert server.stop() == 0
        lines = lines_of(server)
        said = server.log.read_text(encoding="utf-8")
        secrets = [game.id, *game.tokens.values(), *game.invites.values()]
    assert dict(answer.headers)["x-request-id"] == "from-the-proxy.1"
    own = dict(ours.headers)["x-request-id"]
    assert re.fullmatch(r"[0-9a-f]{16}", own)
    asked = {line["request"]: line for line in lines if line["message"] == "request"}
    for id in ("from-the-proxy.1", own):
        assert asked[id]["route"] == "/api/games/{game}/choices"
        assert (asked[id]["method"], asked[id]["status"]) == ("GET", 200)
    for line in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", str(line["time"]))
        assert line["level"] in ("debug", "info", "warning", "error")
    assert [line["level"] for line in lines if "damaged" in str(line["message"])] == ["error"]
    for secret in secrets:
        assert secret not in said


def test_secrets_are_struck_out_wherever_they_come_from() -> None:
    token = "aB3_" * 10 + "xyz"
    for text in (
        f"/api/games/AbCdEf-0123456789_xyzA/play failed for {token}",
        f"postgresql://teo:{token[:12]}@database/games",
        "hash 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        f"Authorization: Bearer {token}",
    ):
        told = discreet(text)
        for secret in ("0123456789", token, token[:12]):
            assert secret not in told
    assert discreet("the store failed: OperationalError") == "the store failed: OperationalError"
    assert discreet("/api/games/AbCdEf-0123456789_xyzA") == "/api/games/AbCdEf…"


def test_errors_of_the_store_hide_the_values(tmp_path: Path) -> None:
    store = SqlStore(unlimited(tmp_path).url)
    with pytest.raises(SQLAlchemyError) as failed:
        store.people.keep_note("no such game", 0, "123454321")
    assert "123454321" not in str(failed.value)
    store.close()


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_is_one_line_or_one_object(form: str) -> None:
    stream = io.StringIO()
    logger = logging.getLogger("teotihuacan.server")
    before = logging.getLogger("teotihuacan").handlers[:]
    try:
        write_log("json" if form == "json" else "text", "warning", stream)
        REQUEST.set("abc")
        try:
            raise ValueError("postgresql://teo:secret@somewhere/games")
        except ValueError:
            logger.error("it failed: %s", "why", exc_info=True)
        logger.info("not this")
    finally:
        REQUEST.set("")
        write_log()
        for name in ("teotihuacan", "uvicorn", "asyncio", "concurrent.futures"):
            logging.getLogger(name).handlers[:] = before if name == "teotihuacan" else []
            logging.getLogger(name).propagate = True
            logging.getLogger(name).setLevel(logging.NOTSET)
    said = stream.getvalue()
    assert "secret" not in said
    if form == "json":
        line = json.loads(said)
        assert (line["level"], line["message"]) == ("error", "it failed: why")
        assert line["request"] == "abc"
        assert "ValueError" in line["exception"]
    else:
        assert re.match(r"\S+Z error \[abc\] it failed: why\nTraceback", said)


# --- figures --------------------------------------------------------------------------------------


def figures(port: int, path: str = "/metrics") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer.status, body


SAMPLE = re.compile(r'[a-z_]+(\{([a-z]+="[^"\n]*",?)*\})? [0-9.e+-]+')


def test_figures_are_told_on_an_address_of_their_own(sqlite: str) -> None:
    port = free_port()
    with Server(sqlite, arguments=("--metrics", f"127.0.0.1:{port}")) as server:
        with server.client() as client:
            game = seated.create(client, (seated.ME, seated.ME))
            for seat in game.tokens:
                offered = seated.choices_of(client, game, seat)
                if offered["choices"]:
                    code = offered["choices"][0]["code"]
                    assert seated.play(client, game, seat, offered["step"], code)
            client.get("/no/such/page")
            client.request("BREW", "/api/options")
            for path in ("/metrics", "/api/metrics"):
                assert client.get(path).status == 404
        status, said = figures(port)
        assert figures(port, "/")[0] == 404
        assert server.stop() == 0
    assert status == 200
    for line in said.splitlines():
        assert line.startswith("# ") or SAMPLE.fullmatch(line), line
    assert 'teo_rows_total{kind="person"} 1' in said
    assert "teo_append_seconds_count 1" in said
    assert 'teo_requests_total{method="POST",route="/api/games/{game}/play",status="200"} 1' in said
    assert 'route="other",status="404"' in said
    assert "teo_games_in_memory 1" in said
    assert "BREW" not in said
    assert game.id not in said


def test_nobody_outside_can_make_them_grow() -> None:
    counter = Counter("some_total", "Some.", ("what",))
    histogram = Histogram("some_seconds", "Some.", ("what",))
    for number in range(5000):
        counter.add(str(number))
        histogram.note(0.1, str(number))
    assert len(counter.lines()) == 2000
    assert len(histogram.values) == 2000


def test_a_histogram_counts_up() -> None:
    histogram = Histogram("some_seconds", "Some.", ("what",))
    for seconds in (0.001, 0.02, 0.02, 7.0, 100.0):
        histogram.note(seconds, 'a "b"\\')
    lines = dict(line.rsplit(" ", 1) for line in histogram.lines())
    named = 'what="a \\"b\\"\\\\"'
    assert lines[f'some_seconds_bucket{{{named},le="0.005"}}'] == "1"
    assert lines[f'some_seconds_bucket{{{named},le="0.025"}}'] == "3"
    assert lines[f'some_seconds_bucket{{{named},le="10.0"}}'] == "4"
    assert lines[f'some_seconds_bucket{{{named},le="+Inf"}}'] == "5"
    assert lines[f"some_seconds_count{{{named}}}"] == "5"


def test_where_figures_are_told() -> None:
    assert ServerArguments().metrics == ""
    assert address("9100") == ("127.0.0.1", 9100)
    assert address("[::1]:9100") == ("::1", 9100)
    for nonsense in ("", "nine", "1.2.3.4", "1.2.3.4:99999"):
        with pytest.raises(OptionError):
            address(nonsense)


def test_games_are_counted_by_what_is_done(service: Service) -> None:
    game = service.create(ME, ALSO_ME, seed=1)
    assert 'teo_rows_total{kind="undo"}' not in service.tables.metrics.text()
    actor = game.ask()["actor"]
    code = game.ask("choices", actor)["choices"][0]["code"]
    game.play(code, actor)
    if game.ask("choices", actor)["undo"]["choice"]:
        game.undo(actor)
        assert 'teo_rows_total{kind="undo"} 1' in service.tables.metrics.text()
    assert 'teo_rows_total{kind="person"} 1' in service.tables.metrics.text()
