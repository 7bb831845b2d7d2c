"""`make play` by somebody who has just come: told from the beginning, and everything is there."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import locked

ROOT = Path(__file__).parent.parent


def recipe() -> list[str]:
    """What `make play` would do in a fresh clone."""
    if shutil.which("make") is None:
        pytest.skip("make is not installed")
    said = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", "--always-make", "play"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return said.stdout.splitlines()


def test_the_first_start_is_not_silent() -> None:
    """A word before everything that takes long, the first of all about how long."""
    lines = recipe()
    assert lines[0].startswith("echo")
    assert "takes a minute or two" in lines[0]
    slow = [number for number, line in enumerate(lines) if re.search("(-m|uv) pip install", line)]
    assert len(slow) == 3
    said = [number for number, line in enumerate(lines) if line.startswith("echo")]
    for one, another in zip([0, *slow], slow):
        assert any(one <= number < another for number in said), lines[another]


def test_pictures_in_png_work_after_make_play() -> None:
    told = re.search(r"^PLAYING +:= (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert told is not None
    names = {locked.name_of(block[0]) for block in locked.chosen(told[1].split())}
    assert {"resvg-py", "fastapi", "uvicorn"} <= names
