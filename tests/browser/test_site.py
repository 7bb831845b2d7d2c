"""The site without a server in Chromium: one short path through all of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Playwright, expect

from teotihuacan.offline import building
from tests.browser.visiting import BELOW, STARTING, Visit
from tests.offline.hosting import hosted
from tests.services import pyodide


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
