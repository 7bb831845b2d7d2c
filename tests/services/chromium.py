"""The browser of the machine, for tests of the pages."""

import os

from tests.services.programs import found

# Without windows it needs a quarter less time than the browser that people use.
WITHOUT_WINDOWS = "chromium-headless-shell"
NAMES = (
    *(WITHOUT_WINDOWS, "chromium", "chromium-browser"),
    *("google-chrome-stable", "google-chrome"),
)


def chromium() -> str | None:
    """The path of a Chromium, or None; `CHROMIUM` in the environment is asked first."""
    return found("CHROMIUM", NAMES)


def why_not() -> str:
    """Why no browser can be started here; nothing when one can."""
    return "" if chromium() is not None else "Chromium is not installed"


def arguments() -> list[str]:
    """What it must be told here: as root, and in small containers, it has no sandbox."""
    # Without windows, letters are as wide as whole pixels unless hinting is switched off.
    switches = ["--disable-dev-shm-usage", "--font-render-hinting=none"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        switches.append("--no-sandbox")
    return switches
