"""The site without a server in Chromium: one short path through all of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, FrameLocator, Page, Playwright, expect

from teotihuacan.offline import building
from tests.offline.hosting import hosted
from tests.services import chromium, pyodide
from tests.services.programs import skip_without

LAPTOP = {"width": 1366, "height": 768}
STARTING = 120_000  # milliseconds: a cold start on a busy machine
BELOW = "/games/teotihuacan"  # not at the root of its domain


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built site."""
    skip_without(chromium.why_not() or pyodide.why_not())
    archive = pyodide.archive()
    assert isinstance(archive, Path)
    folder = tmp_path_factory.mktemp("site") / "built"
    building.build(folder, archive)
    return folder


class Visit:
    """A browser with a profile of its own, at the site; `troubles`: what its console complains."""

    def __init__(self, play: Playwright, profile: Path) -> None:
        self.context: BrowserContext = play.chromium.launch_persistent_context(
            str(profile),
            executable_path=chromium.chromium(),
            args=chromium.arguments(),
            viewport=LAPTOP,  # type: ignore[arg-type]
            locale="en-GB",
            reduced_motion="reduce",
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

    def ready(self) -> None:
        self.page.locator("body[data-ready]").wait_for(state="attached", timeout=STARTING)

    @property
    def inside(self) -> FrameLocator:
        return self.page.frame_locator("#page")

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


def test_a_game_goes_on_after_reload_restart_and_offline(
    play: Playwright, site: Path, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    with hosted(site, BELOW) as address:
        visit = Visit(play, profile)
        visit.page.goto(address)
        first = visit.inside.locator("[data-quick='first']")
        expect(first).to_be_visible()
        expect(visit.inside.locator("[data-quick='friend']")).to_have_count(0)
        found = Axe().run(visit.page).response["violations"]
        assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
        visit.ready()
        first.click()
        visit.asked()
        expect(visit.inside.locator("#coach")).to_be_visible()
        for _ in range(3):
            visit.choose()
        step = visit.step()
        visit.page.reload()
        visit.ready()
        visit.asked()
        assert visit.step() == step
        other = visit.context.new_page()
        other.goto(address)
        expect(other.locator("#bar")).to_contain_text("another tab")
        other.close()
        assert visit.troubles == []
        visit.context.close()
    # The server has stopped, and the browser has restarted.
    visit = Visit(play, profile)
    visit.open(address)
    visit.inside.locator("#my-games a").first.click()
    visit.asked()
    assert visit.step() == step
    visit.choose()
    visit.inside.locator("#hint").click()
    expect(visit.inside.locator("#hint-list li").first).to_be_visible(timeout=STARTING)
    visit.page.goto(f"{address}#/?game=founders")
    visit.inside.locator("[data-title='founders'] [data-quick='hotseat']").click()
    visit.asked()
    visit.choose()
    visit.context.close()


@pytest.mark.long
def test_building_twice_gives_the_same_bytes(site: Path, tmp_path: Path) -> None:
    archive = pyodide.archive()
    assert isinstance(archive, Path)
    building.build(tmp_path / "again", archive)
    first = {path.relative_to(site): path.read_bytes() for path in site.rglob("*.*")}
    again = tmp_path / "again"
    second = {path.relative_to(again): path.read_bytes() for path in again.rglob("*.*")}
    assert first == second
