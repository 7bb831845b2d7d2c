"""requirements.lock fits pyproject.toml, names no address, and has hashes for everything."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import locked

PINS = [block[0] for block in locked.blocks()]


def pinned(name: str) -> list[str]:
    """The versions of a package: several where they depend on Python's."""
    found = [pin.split(";")[0].rstrip(" \\").split("==") for pin in PINS]
    return [version for known, version in found if known == canonicalize_name(name)]


@pytest.mark.parametrize("part", locked.parts())
def test_the_lock_fits_what_is_asked_for(part: str) -> None:
    for text in locked.parts()[part]:
        wanted = Requirement(text)
        versions = pinned(wanted.name)
        assert versions, f"{wanted.name} is not locked: make lock"
        assert all(version in wanted.specifier for version in versions), f"{text}: make lock"


def test_every_pin_has_hashes_and_no_address() -> None:
    text = locked.LOCK.read_text(encoding="utf-8")
    assert not re.search(r"--(extra-)?index-url|--find-links|://|file:", text)
    for block in locked.blocks():
        assert any("--hash=sha256:" in line for line in block), block[0]


def test_parts_are_whole_and_no_more() -> None:
    """What a part prints is what pip would choose: checked for the smallest and for its tools."""
    said = subprocess.run(
        [sys.executable, "tools/locked.py", "base"], capture_output=True, text=True, check=True
    ).stdout
    names = {line.split("==")[0] for line in said.splitlines() if "==" in line}
    assert names == {"rich", "markdown-it-py", "mdurl", "pygments"}
    assert {"mypy", "setuptools"} <= {locked.name_of(b[0]) for b in locked.chosen(["build"])}
    assert "playwright" not in {locked.name_of(b[0]) for b in locked.chosen(["test"])}


def test_nobody_asks_in_vain() -> None:
    asked = subprocess.run(
        [sys.executable, str(Path("tools", "locked.py")), "no-such-part"],
        capture_output=True,
        text=True,
    )
    assert asked.returncode != 0
    assert "make lock" in asked.stderr
