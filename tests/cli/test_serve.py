"""`teo serve`: what can go wrong is said in one line."""

import importlib.util
import socket
from pathlib import Path

import pytest

from teotihuacan.cli.serve import (
    HOST,
    ServerArguments,
    address_of,
    is_local,
    listening,
    make_settings,
)
from tests.cli.running import Teo

# Without the driver there is another thing to be said first.
DRIVER = importlib.util.find_spec("psycopg") is not None
UNREACHABLE = "cannot open the database" if DRIVER else "pip install 'teotihuacan[postgres]'"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--port", "70000"), "--port must be a whole number from 0 to 65535, not '70000'"),
        (("--port", "x"), "--port must be a whole number from 0 to 65535, not 'x'"),
        (("--database", "mysql://somewhere/games"), "--database must be"),
        (("--database", "nowhere/at/all/games.sqlite3"), "cannot open the database"),
        (("--database", "postgresql://me@127.0.0.1:1/games"), UNREACHABLE),
        (
            ("--host", "no.such.host.invalid"),
            "--host must be an address of this machine, not 'no.such",
        ),
        (("--workers-thinking", "1000"), "--workers-thinking must be 0 to 64, not 1000"),
    ],
)
def test_what_cannot_be_served_is_said(
    teo_command: Teo, arguments: tuple[str, ...], problem: str
) -> None:
    port = () if "--port" in arguments else ("--port", "0")
    run = teo_command("serve", *port, *arguments)
    assert run.status == 2
    assert problem in run.err
    assert "Traceback" not in run.err


def test_a_port_that_is_taken(teo_command: Teo) -> None:
    with socket.create_server((HOST, 0)) as other:
        port = other.getsockname()[1]
        run = teo_command("serve", "--port", str(port))
        assert run.status == 2
        assert f"port {port} is already in use" in run.err
        with listening(ServerArguments(port=port, any_port=True)) as listener:
            assert not address_of(listener).endswith(f":{port}/")


def test_limits_are_for_strangers(tmp_path: Path) -> None:
    own = make_settings(ServerArguments(database=str(tmp_path / "games")))
    assert own.requests_per_second == own.connections_per_second == 0
    assert "localhost" in own.hosts
    for wanted in (ServerArguments("0.0.0.0"), ServerArguments(behind_proxy=True)):
        settings = make_settings(wanted)
        assert settings.requests_per_second > 0
        assert settings.games_per_hour > 0
        assert settings.connections_per_second > 0
        assert settings.hosts == ()
    for host in ("0.0.0.0", HOST):
        wished = make_settings(ServerArguments(host, connections_per_second=5.0))
        assert wished.connections_per_second == 5.0
    unlimited = ServerArguments("0.0.0.0", connections_per_second=0.0)
    assert make_settings(unlimited).connections_per_second == 0


def test_this_machine_only() -> None:
    assert all(is_local(host) for host in (HOST, "localhost", "::1", "127.1.2.3"))
    assert not any(is_local(host) for host in ("0.0.0.0", "::", "10.0.0.1", "example.org"))
