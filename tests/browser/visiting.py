"""A browser with a profile of its own at a site without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Frame, FrameLocator, Page, Playwright

from tests.browser.conftest import LAPTOP
from tests.browser.person import Person
from tests.services import chromium, firefox
from tests.services.programs import skip_without
from tests.services.server import processes

STARTING = 120_000  # milliseconds: a cold start on a busy machine
BELOW = "/games/teotihuacan"  # not at the root of its domain


class Visit:
    """A browser at the site; `troubles`: what its console complains about."""

    def __init__(
        self, play: Playwright, profile: Path, kind: str = "chromium", **more: Any
    ) -> None:
        self.profile = profile
        options = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", **more}
        if kind == "chromium":
            skip_without(chromium.why_not())
            self.context: BrowserContext = play.chromium.launch_persistent_context(
                str(profile),
                executable_path=chromium.chromium(),
                args=chromium.arguments(),
                **options,
            )
        else:
            skip_without(firefox.why_not())
            profile.mkdir(exist_ok=True)
            self.context = play.firefox.launch_persistent_context(
                str(profile),
                channel=firefox.CHANNEL,
                executable_path=firefox.program(profile),
                firefox_user_prefs=firefox.PREFERENCES,
                **options,
            )
        self.troubles: list[str] = []
        self.page = self.context.pages[0]
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on(
            "console",
            lambda said: self.troubles.append(said.text) if said.type == "error" else None,
        )

    def open(self, address: str) -> None:
        self.page.goto(address)
        self.ready()

    def reload(self) -> None:
        self.page.reload()
        self.ready()

    def ready(self) -> None:
        self.page.locator("body[data-ready]").wait_for(state="attached", timeout=STARTING)

    def version(self) -> str:
        """Of the site that this page is from."""
        told = self.page.evaluate("fetch('version.json').then((answer) => answer.json())")
        return str(told["version"])

    @property
    def inside(self) -> FrameLocator:
        return self.page.frame_locator("#page")

    @property
    def frame(self) -> Frame:
        found = self.page.locator("#page").element_handle().content_frame()
        assert found is not None
        return found

    def person(self, seed: int = 1) -> Person:
        return Person(self.page, seed, frame=self.frame)

    def asked(self) -> None:
        self.inside.locator("main.asked:not(.busy)").wait_for(timeout=STARTING)

    def step(self) -> int:
        return int(self.inside.locator("main").get_attribute("data-step") or "-1")

    def choose(self) -> None:
        """Click on the first choice, and wait for the next question to this seat."""
        before = self.step()
        self.inside.locator("#choice-list button").first.click()
        changed = self.inside.locator(f"main.asked:not(.busy):not([data-step='{before}'])")
        changed.wait_for(timeout=STARTING)

    @property
    def pid(self) -> int:
        """The browser itself, not one of its processes."""
        own = f"--user-data-dir={self.profile}"
        for pid in processes():
            words = command_of(pid)
            if own in words and not any(word.startswith("--type=") for word in words):
                return pid
        raise AssertionError("the browser is not running")

    def renderers(self) -> list[int]:
        """Its processes for pages."""
        own = f"--user-data-dir={self.profile}"
        found = [(pid, command_of(pid)) for pid in processes()]
        return [pid for pid, words in found if own in words and "--type=renderer" in words]

    def close(self) -> None:
        self.context.close()


def command_of(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return []
