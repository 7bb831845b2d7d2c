"""The packages that play, show and schedule games run without FastAPI, Pydantic and SQLAlchemy."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_whole_game_is_played_with_frameworks_unimportable() -> None:
    program = [sys.executable, "-m", "tests.server.games.without_frameworks"]
    ended = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert ended.returncode == 0, ended.stderr
    assert "computer player" in ended.stdout
