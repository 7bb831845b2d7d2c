"""A cluster that a command starts for itself, and clusters that are not there."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from teotihuacan.cli import main
from tests.cluster.conftest import ray

MARK = "TEOTIHUACAN_TEST_OF_PROCESSES"

FLAGGING = """
from pathlib import Path
from teotihuacan import players

class Flagging(players.Random):
    name = "flagging"

    def choose(self, game):
        Path({flag!r}).touch()
        return super().choose(game)
"""


def alive(mark: str) -> list[str]:
    """The processes that have our mark, and so those that they began."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_text("utf-8")[:80])
        except OSError:  # it is gone, or another's
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="no /proc to look into")
def test_ctrl_c_leaves_nobody(tmp_path: Path) -> None:
    """As on a terminal, where all processes of the command get it."""
    flag = tmp_path / "began"
    (tmp_path / "mine.py").write_text(FLAGGING.format(flag=str(flag)), "utf-8")
    line = ["simulate", "--player", "mine:Flagging", "--games", "1000000", "--workers", "2"]
    environment = {**os.environ, MARK: f"{MARK}:{os.getpid()}"}
    environment.pop("RAY_ADDRESS", None)
    command = subprocess.Popen(
        [sys.executable, "-m", "teotihuacan", *line, "--ray"],
        cwd=tmp_path,
        env=environment,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not flag.exists():
        assert command.poll() is None, command.communicate()
        time.sleep(0.05)
    assert len(alive(environment[MARK])) > 3, "Ray is not one process"
    os.killpg(command.pid, signal.SIGINT)
    out, err = command.communicate()
    assert (command.returncode, out) == (130, "")
    assert "Traceback" not in err, "Ray itself may have a warning to give"
    patience = 1200
    while (left := alive(environment[MARK])) and patience:  # the last ones are just leaving
        patience -= 1
        time.sleep(0.05)
    assert left == []


def test_a_cluster_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--ray", "127.0.0.1:1"]) == 2
    assert "no Ray cluster at 127.0.0.1:1" in capsys.readouterr().err
    assert not ray.is_initialized()
