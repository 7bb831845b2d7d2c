"""The browser of the machine, for tests of the pages."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def chromium() -> str | None:
    """The path of a Chromium, or None; `CHROMIUM` in the environment is asked first."""
    told = os.environ.get("CHROMIUM")
    for name in (told, *NAMES) if told else NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    return None


def why_not() -> str:
    """Why no browser can be started here; nothing when one can."""
    return "" if chromium() is not None else "Chromium is not installed"


def arguments() -> list[str]:
    """What it must be told here: as root, and in small containers, it has no sandbox."""
    switches = ["--disable-dev-shm-usage"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        switches.append("--no-sandbox")
    return switches
