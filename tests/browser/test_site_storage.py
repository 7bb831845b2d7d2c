"""A site without a server in browsers that store nothing, have no room, or have lost what was
stored: a plain sentence, and no half game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import CDPSession, Playwright, expect

from tests.browser.visiting import STARTING, Visit
from tests.offline.hosting import hosted

FULL = """() => {
  self.real = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
ROOM = "() => { IDBObjectStore.prototype.put = self.real; }"


def limit(session: CDPSession, address: str, **room: int) -> None:
    session.send("Storage.overrideQuotaForOrigin", {"origin": address, **room})


def refuses(visit: Visit, reason: str) -> None:
    """Say why in the bar, and to every click."""
    expect(visit.page.locator("#bar")).to_contain_text(reason, timeout=STARTING)
    visit.inside.locator("[data-quick=first]").click()
    expect(visit.inside.locator("#toast")).to_contain_text(reason)
    expect(visit.inside.locator("#my-games li")).to_have_count(0)


def test_a_browser_without_a_database_says_so(play: Playwright, site: Path, tmp_path: Path) -> None:
    with hosted(site) as address:
        visit = Visit(play, tmp_path / "profile")
        visit.context.add_init_script("indexedDB.open = () => { throw new DOMException('no'); }")
        visit.page.goto(address)
        refuses(visit, "stores nothing")
        visit.close()


def test_a_device_without_room_says_so(play: Playwright, site: Path, tmp_path: Path) -> None:
    with hosted(site) as address:
        visit = Visit(play, tmp_path / "profile")
        session = visit.context.new_cdp_session(visit.page)
        limit(session, address, quotaSize=5_000_000)  # for the small files, but not for Python
        visit.page.goto(address)
        refuses(visit, "no room")
        limit(session, address)
        visit.page.reload()
        visit.ready()
        visit.close()


def test_a_choice_that_cannot_be_stored_is_not_made(
    play: Playwright, site: Path, tmp_path: Path
) -> None:
    with hosted(site) as address:
        visit = Visit(play, tmp_path / "profile")
        session = visit.context.new_cdp_session(visit.page)
        visit.open(address)
        visit.inside.locator("[data-quick=solo]").click()
        visit.asked()
        toast = visit.inside.locator("#toast")
        step = visit.step()
        (host,) = [worker for worker in visit.page.workers if worker.url.endswith("/host.js")]
        host.evaluate(FULL)  # Chromium reserves some room, so that a quota comes too late
        visit.inside.locator("#choice-list button").first.click()
        expect(toast).to_contain_text("not stored")
        assert visit.step() == step
        host.evaluate(ROOM)
        visit.choose()
        visit.choose()
        assert visit.step() > step
        # The player deletes the data of the site while the page is open.
        origin = {"origin": address, "storageTypes": "indexeddb,local_storage"}
        session.send("Storage.clearDataForOrigin", origin)
        visit.inside.locator("#choice-list button").first.click()
        expect(toast).to_contain_text("was deleted")
        visit.page.goto(f"{address}#/")
        expect(visit.inside.locator("#no-games")).to_be_visible()
        visit.page.reload()
        visit.ready()
        expect(visit.inside.locator("#no-games")).to_be_visible()
        visit.close()
