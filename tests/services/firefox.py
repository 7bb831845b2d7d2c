"""The other browser of the machine, for whole games: Debian's Firefox, by WebDriver BiDi.

Playwright speaks that to any Firefox, but for one thing: it insists on commands of the newest one.
So between the two stands an interpreter, see `bidi.py`.
"""

import shlex
import sys
from pathlib import Path

from tests.services.programs import found

NAMES = ("firefox-esr", "firefox")
CHANNEL = "moz-firefox"  # for Playwright: an ordinary Firefox, not one of its own making
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
INTERPRETER = Path(__file__).with_name("bidi.py")


def firefox() -> str | None:
    """The path of a Firefox, or None; `FIREFOX` in the environment is asked first."""
    return found("FIREFOX", NAMES)


def why_not() -> str:
    """Why no Firefox can be started here; nothing when one can."""
    return "" if firefox() is not None else "Firefox is not installed"


def program(folder: Path, finger: bool = False) -> Path:
    """What Playwright shall start: Firefox and its interpreter. `finger`: clicks are touches."""
    made = folder / "firefox"
    command = [sys.executable, str(INTERPRETER), firefox() or "", *(["--finger"] if finger else [])]
    made.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n')
    made.chmod(0o755)
    return made
