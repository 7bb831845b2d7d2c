"""`teo play --share`: one command, and the other devices of the network find the table."""

import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from teotihuacan.cli import lan_addresses, serve
from teotihuacan.cli.serve import ServerArguments, make_settings, reachable
from tests.services.server import clean_environment

EVERYWHERE = ServerArguments("0.0.0.0", 0, share=True)


def test_this_machine_alone_is_no_address_for_others() -> None:
    for address in ("127.0.0.1", "::1", "0.0.0.0", "169.254.3.4", "nonsense"):
        assert not lan_addresses.is_reachable(address)
    assert lan_addresses.is_reachable("192.168.1.20")
    assert all(lan_addresses.is_reachable(address) for address in lan_addresses.addresses())


@pytest.mark.parametrize(
    ("wanted", "found", "address"),
    [
        (EVERYWHERE, ["192.168.1.20", "10.0.0.2"], "http://192.168.1.20:PORT"),
        (EVERYWHERE, [], ""),
        (ServerArguments(port=0), ["192.168.1.20"], ""),  # this machine only
        (replace(EVERYWHERE, behind_proxy=True), ["192.168.1.20"], ""),  # the proxy has a name
    ],
)
def test_the_address_for_others(
    monkeypatch: pytest.MonkeyPatch, wanted: ServerArguments, found: list[str], address: str
) -> None:
    monkeypatch.setattr(lan_addresses, "addresses", lambda: found)
    with serve.listening(wanted) as listener:
        port = listener.getsockname()[1]
        settings = reachable(make_settings(wanted), wanted, listener)
    assert settings.address == address.replace("PORT", str(port))
    if wanted is EVERYWHERE:  # pages that lead here under another name are refused
        assert {"localhost", "127.0.0.1", *found} <= set(settings.hosts)
        assert "elsewhere.example" not in settings.hosts


def test_sharing_is_for_the_browser() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "teotihuacan", "play", "--share", "--text"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "--share" in done.stderr


def test_one_command_says_that_it_works_and_where_it_is(tmp_path: Path) -> None:
    environment = {**clean_environment(), "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    environment.pop("DISPLAY", None)
    running = subprocess.Popen(
        [sys.executable, "-m", "teotihuacan", "play", "--share"],
        stdout=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        env=environment,
        text=True,
        start_new_session=True,
    )
    try:
        assert running.stdout is not None
        said: list[str] = []
        for line in running.stdout:
            said.append(line.strip())
            if "Ctrl-C" in line:
                break
    finally:
        os.kill(running.pid, signal.SIGTERM)
        running.communicate()
    assert said[0].startswith("Starting")  # before anything that takes time
    assert re.search(r"http://localhost:\d+/", said[1])
    others = lan_addresses.addresses()
    assert (f"http://{others[0]}:" in said[2]) if others else ("No network" in said[2])
