"""The site without a server in Chromium: one short path through all of it."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Playwright, expect

from teotihuacan.offline import building
from tests.browser.test_accessible import faults
from tests.browser.visiting import BELOW, STARTING, Visit
from tests.offline.hosting import hosted, renew
from tests.services import pyodide


def test_a_game_goes_on_after_reload_kill_update_and_offline(
    play: Playwright, site: Path, tmp_path: Path
) -> None:
    profile, newer = tmp_path / "profile", tmp_path / "newer"
    with hosted(site, BELOW) as address:
        port = int(address.removesuffix(f"{BELOW}/").rpartition(":")[2])
        visit = Visit(play, profile)
        visit.page.goto(address)
        first = visit.inside.locator("[data-quick='first']")
        expect(first).to_be_visible()
        expect(visit.inside.locator("[data-quick='friend']")).to_have_count(0)
        assert faults(visit.page) == []
        visit.ready()
        first.click()
        visit.asked()
        expect(visit.inside.locator("#coach")).to_be_visible()
        for _ in range(3):
            visit.choose()
        step = visit.step()
        visit.reload()
        visit.asked()
        assert visit.step() == step
        assert visit.troubles == []
        # A second tab takes over, and the first one gets the games back.
        other = visit.context.new_page()
        other.goto(address)
        expect(other.locator("#bar")).to_contain_text("another tab")
        other.locator("#bar button").click()
        other.locator("body[data-ready]").wait_for(state="attached", timeout=STARTING)
        expect(visit.page.locator("#bar")).to_contain_text("another tab")
        other.close()
        visit.page.locator("#bar button").click()
        visit.ready()
        visit.asked()
        visit.choose()
        step = visit.step()
        os.kill(visit.pid, signal.SIGKILL)
        with suppress(Error):
            visit.close()
    # The browser has died and the server has stopped.
    visit = Visit(play, profile)
    visit.open(address)
    visit.inside.locator("#my-games a").first.click()
    visit.asked()
    assert visit.step() == step
    visit.choose()
    visit.inside.locator("#hint").click()
    expect(visit.inside.locator("#hint-list li").first).to_be_visible(timeout=STARTING)
    step = visit.step()
    renew(site, newer)
    with hosted(newer, BELOW, port=port):
        visit.reload()
        bar, old = visit.page.locator("#bar"), visit.version()
        expect(bar).to_contain_text("new version", timeout=STARTING)
        visit.asked()
        assert visit.step() == step
        with visit.page.expect_event("load"):
            bar.locator("button").click()
        visit.ready()
        assert visit.version() != old
        visit.asked()
        assert visit.step() == step
        visit.choose()
        visit.page.goto(f"{address}#/?game=founders")
        visit.inside.locator("[data-title='founders'] [data-quick='hotseat']").click()
        visit.asked()
        visit.choose()
        visit.close()


@pytest.mark.long
def test_building_twice_gives_the_same_bytes(site: Path, tmp_path: Path) -> None:
    archive = pyodide.archive()
    assert isinstance(archive, Path)
    again = tmp_path / "again"
    building.build(again, archive)
    first = {path.relative_to(site): path.read_bytes() for path in site.rglob("*.*")}
    second = {path.relative_to(again): path.read_bytes() for path in again.rglob("*.*")}
    assert first == second
