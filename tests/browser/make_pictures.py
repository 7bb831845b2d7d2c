"""Takes the pictures of the pages for the documents: `make pictures`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    FloatRect,
    Page,
    ViewportSize,
    sync_playwright,
)

import teotihuacan as teo
from teotihuacan.city.rules.state import City
from teotihuacan.server.games import sample
from teotihuacan.titles import first
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.make_founders_pictures import PICTURES as FOUNDERS
from tests.browser.make_period_pictures import PICTURES as PERIOD
from tests.browser.played import Played
from tests.browser.well_played import WellPlayed, at_turn
from tests.services import chromium
from tests.services.server import Server

FOLDER = Path("docs/pictures")
CALM = 400  # milliseconds until nothing moves any more


class Studio:
    """A server, a browser, and where the pictures go."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    def visitor(self, size: ViewportSize, **more: Any) -> BrowserContext:
        return self.browser.new_context(
            base_url=self.server.address,
            viewport=size,
            reduced_motion="reduce",
            locale="en-GB",
            **more,
        )

    def open(
        self, game: Played, size: ViewportSize = LAPTOP, seats: list[int] | None = None, **more: Any
    ) -> Page:
        context = self.visitor(size, **more)
        page = context.new_page()
        page.goto(game.bring(context, seats))
        page.wait_for_selector("main[data-step]")
        page.wait_for_timeout(CALM)
        return page

    def take(self, page: Page, name: str, clip: FloatRect | None = None) -> None:
        page.wait_for_timeout(CALM)
        page.screenshot(path=FOLDER / f"{name}.png", clip=clip)
        print(f"{FOLDER / name}.png")

    # --- the pictures -------------------------------------------------------------------------

    def start(self) -> None:
        page = self.visitor(LAPTOP).new_page()
        page.goto("/")
        self.take(page, "start")
        page.goto("/how")
        self.take(page, "how")
        page.goto(f"/replay/{sample.id_of(first())}?at=220")
        page.wait_for_selector("#part-pyramid .piece")
        self.take(page, "replay")

    def boards(self) -> None:
        for count in (2, 3, 4):
            game = WellPlayed(self.server, seed=20 + count, players=count)
            game.forward(at_turn(150 * count))
            page = self.open(game)
            page.locator("#choice-list button").first.hover()
            self.take(page, f"table-{count}")

    def solo(self) -> None:
        game = WellPlayed(self.server, seed=5, players=1, bot="teotibot")
        self.take(self.open(game.forward(at_turn(190))), "solo")

    def placement(self) -> None:
        game = WellPlayed(self.server, seed=4, players=2)
        game.forward(lambda game: len(game.history) > 240 and game.asked == "rotation")
        page = self.open(game)
        page.locator("#tray .spot.glow").last.hover()
        self.take(page, "placement")

    def eclipse(self) -> None:
        game = WellPlayed(self.server, seed=31, players=3).forward(at_turn(200))
        page = self.open(game)
        game.forward(lambda game: eclipses(game) > 0)
        page.wait_for_selector("dialog[open]")
        self.take(page, "eclipse")
        game.forward(lambda game: False)
        context = self.visitor(LAPTOP)
        page = context.new_page()
        page.goto(game.bring(context))
        page.wait_for_selector("dialog[open]")
        self.take(page, "final")

    def phone(self) -> None:
        game = WellPlayed(self.server, seed=24, players=4).forward(at_turn(600))
        page = self.open(game, PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
        for tab in ("ring", "centre", "choices"):
            page.locator(f"#tab-{tab}").tap()
            self.take(page, f"phone-{tab}")


def eclipses(game: teo.Game) -> int:
    """How many are behind us."""
    assert isinstance(game.state, City)
    return game.state.era


def main() -> int:
    reason = chromium.why_not()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/games.sqlite3") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(
            executable_path=chromium.chromium(), args=chromium.arguments()
        )
        studio = Studio(server, browser)
        own = ("start", "boards", "solo", "placement", "eclipse", "phone")
        more = {**PERIOD, **FOUNDERS}
        for name in sys.argv[1:] or [*own, *more]:
            if name in more:
                more[name](studio)
            else:
                getattr(studio, name)()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
