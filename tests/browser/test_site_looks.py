"""Pages of a site without a server have no serious fault that axe-core can see, in both schemes, at
the root of a domain and in a folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Playwright, ViewportSize, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.test_accessible import CONTRASTS, SAMPLE, faults, faults_in_both
from tests.browser.visiting import BELOW, STARTING, Visit
from tests.long import LONG
from tests.offline.hosting import hosted

PLACES: list[tuple[str, ViewportSize]] = [
    ("", LAPTOP),
    (BELOW, PHONE),
    (BELOW, LAPTOP),
    ("", PHONE),
]
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def look(visit: Visit) -> None:
    """At the page inside, in both schemes, and at the frame around it."""
    assert faults_in_both(visit.frame) == []
    assert faults_in_both(visit.page) == []
    assert visit.frame.evaluate(WIDE) <= 0
    found = visit.frame.evaluate(CONTRASTS)
    assert [(said, round(contrast, 2)) for said, contrast in found if contrast < 4.5] == []


@pytest.mark.parametrize(("below", "size"), PLACES if LONG else PLACES[:1])
def test_pages_of_a_site_are_accessible(
    play: Playwright, site: Path, tmp_path: Path, below: str, size: ViewportSize
) -> None:
    with hosted(site, below) as address:
        visit = Visit(play, tmp_path / "profile", viewport=size)
        visit.page.goto(address)
        visit.inside.locator("[data-quick=first]").wait_for()
        assert faults(visit.page) == []  # with the bar
        visit.ready()
        look(visit)
        visit.inside.locator("[data-quick=first]").click()
        visit.asked()
        expect(visit.inside.locator("#coach-do")).to_be_visible()
        look(visit)
        visit.page.goto(f"{address}#/?game=founders")
        visit.inside.locator("[data-title=founders] [data-quick=hotseat]").click()
        visit.asked()
        look(visit)
        visit.page.goto(f"{address}#/replay/{SAMPLE}?at=200")
        visit.inside.locator("#moment[max]:not([max='0'])").wait_for(timeout=STARTING)
        look(visit)
        visit.page.goto(f"{address}#/game/there-is-no-such-game")
        visit.inside.locator("h1").wait_for()
        look(visit)
        assert [said for said in visit.troubles if "404" not in said] == []
        visit.close()
