"""The container: its files fit together and to the commands they call, and its start script works
in an environment that has nothing else.  The image itself is built where Docker is."""

import importlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.services.client import Client
from tests.services.ports import free_port

ROOT = Path(__file__).parent.parent
START = ROOT / "deploy" / "start.sh"
TABLE = all(importlib.util.find_spec(name) for name in ("fastapi", "sqlalchemy", "yaml"))
needs_table = pytest.mark.skipif(not TABLE, reason="the server is not installed")


def lint(program: str, *arguments: str) -> None:
    """A linter, where there is one."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    run = subprocess.run([found, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_dockerfile_by_hadolint() -> None:
    lint("hadolint", "Dockerfile")


def test_the_start_script_by_shellcheck() -> None:
    lint("shellcheck", str(START))


def test_what_the_image_is_made_from_is_there_and_let_in() -> None:
    let_in = {
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"
    }
    copied: set[str] = set()
    for line in (ROOT / "Dockerfile").read_text().splitlines():
        if line.startswith("COPY ") and "--from=" not in line:
            copied |= {word for word in line.split()[1:-1] if not word.startswith("--")}
    assert copied == let_in
    for name in copied:
        assert (ROOT / name).exists(), name
    assert os.access(START, os.X_OK)


@needs_table
def test_the_services_fit_together() -> None:
    yaml = importlib.import_module("yaml")  # it comes with what the tests need, without types
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services = compose["services"]
    assert {"database", "table-1", "table-2", "proxy"} <= set(services)
    for service in services.values():
        assert ("image" in service) or ("build" in service)
        for name in service.get("depends_on", {}):
            assert name in services
            assert "healthcheck" in services[name] or services[name].get("build")
        for name in service.get("secrets", []):
            assert name in compose["secrets"]
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (ROOT / source).exists(), source
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    for upstream in re.findall(r"([\w-]+):8420", caddy):
        assert upstream in services
    told = set(re.findall(r"TEO_[A-Z_]+", START.read_text()))
    for name in ("table-1", "table-2"):
        assert set(services[name]["environment"]) <= told
        assert "ports" not in services[name]  # nobody comes past the proxy, nor to the figures
    assert "ports" not in services["database"]


def clean(folder: Path, **more: str) -> dict[str, str]:
    """An environment with nothing but what the image has."""
    return {"PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin", "HOME": str(folder), **more}


@needs_table
def test_the_start_script_in_a_clean_environment(tmp_path: Path) -> None:
    port, figures = free_port(), free_port()
    secret = tmp_path / "password"
    secret.write_text("unused\n")
    variables = {
        "TEO_DATABASE": str(tmp_path / "games.sqlite3"),
        "TEO_PASSWORD_FILE": str(secret),
        "TEO_PORT": str(port),
        "TEO_WORKERS": "0",
        "TEO_BEHIND_PROXY": "1",
        "TEO_METRICS": f"127.0.0.1:{figures}",
        "TEO_DRAIN_SECONDS": "0",
        "TEO_LOG_LEVEL": "info",
    }
    environment = clean(tmp_path, **variables)
    log = tmp_path / "log"
    with log.open("wb") as out:
        server = subprocess.Popen(
            ["sh", str(START), "--host", "127.0.0.1"],
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        end = time.monotonic() + 60
        while True:
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            try:
                with Client(port) as client:
                    assert client.get("/ready").status == 200
                    break
            except OSError:
                time.sleep(0.1)
        with Client(figures) as client:
            assert client.get("/metrics").status == 200
        # Any other command of teo, on the same database.
        checked = subprocess.run(
            ["sh", str(START), "check"],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (checked.returncode, checked.stderr) == (0, "")
        assert "all is well" in checked.stdout
        server.send_signal(signal.SIGTERM)  # as Docker would: it reaches the server itself
        assert server.wait(60) == 0, log.read_text()
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()
    assert '"message": "request"' in log.read_text()
