"""`make services` installs what the tests start; it waits its turn, and fails where CI is set."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.services.programs import skip_without

INSTALL = Path(__file__).parent / "services" / "install.sh"
TOOLS = ("sh", "mktemp", "rm", "grep", "tail", "touch", "chmod")
BUSY = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)"


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder of programs for PATH: a root without any browser, and an apt-get that is written
    by the test."""
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found is not None
        (tmp_path / tool).symlink_to(found)
    program(tmp_path, "id", "echo 0")
    program(tmp_path, "sleep", ":")
    program(tmp_path, "initdb", ":")
    return tmp_path


def program(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def install(machine: Path, *arguments: str, ci: bool = False) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(machine / "sh"), str(INSTALL), *arguments],
        env={"PATH": str(machine), "TMPDIR": str(machine), **({"CI": "true"} if ci else {})},
        capture_output=True,
        text=True,
    )


def test_install_while_another_apt_get_runs_waits(machine: Path) -> None:
    browser = machine / "chromium"
    again = f'[ -e "{machine}/asked" ] || {{ touch "{machine}/asked"; echo "{BUSY}"; exit 100; }}'
    program(machine, "apt-get", f'{again}\ntouch "{browser}"; chmod +x "{browser}"')
    done = install(machine, ci=True)
    assert done.returncode == 0, done.stderr
    assert "Waiting for another apt-get" in done.stdout
    assert "SKIPPED" not in done.stderr


@pytest.mark.parametrize("known", [False, True])
def test_chromium_comes_without_windows_where_that_is_a_package(machine: Path, known: bool) -> None:
    program(machine, "apt-cache", "exit 0" if known else "exit 1")
    program(machine, "apt-get", f'echo "$@" >>"{machine}/packages"')
    install(machine)
    packages = (machine / "packages").read_text().split()
    assert ("chromium-headless-shell" in packages, "chromium" in packages) == (known, not known)


@pytest.mark.parametrize("ci", [False, True])
def test_install_without_success_fails_only_where_ci_is_set(machine: Path, ci: bool) -> None:
    program(machine, "apt-get", "echo E: no such package; exit 100")
    done = install(machine, ci=ci)
    assert (done.returncode != 0) is ci
    assert "E: no such package" in done.stderr
    assert "NO CHROMIUM" in done.stderr


def test_firefox_is_only_wanted_when_asked_for(machine: Path) -> None:
    program(machine, "chromium", ":")
    assert install(machine, ci=True).returncode == 0
    program(machine, "apt-get", "exit 100")
    assert "NO FIREFOX" in install(machine, "firefox").stderr


def test_missing_program_skips_but_fails_where_ci_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception):
        skip_without("Chromium is not installed")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="Chromium is not installed"):
        skip_without("Chromium is not installed")
    skip_without("")
    assert "CI" in os.environ
