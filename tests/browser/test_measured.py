"""Measured in the browser, on every page and for every game: type, contrast, targets, rings."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.measuring import fingers, type_below, untouchable, weak_type
from tests.browser.pixels import ring_contrasts
from tests.browser.played import Played
from tests.long import LONG, daily
from tests.services.server import Server

SEATS: dict[str, dict[str, Any]] = {
    "city": {"players": 3},
    "city-four": {"players": 4},
    "modules": {"players": 3, "modules": ["all"]},
    "modules-four": {"players": 4, "modules": ["all"]},
    "solo": {"players": 1, "seats": [{"kind": "me", "name": "Ana"}], "bot": "teotibot"},
    "founders": {"players": 3, "game": "founders"},
    "founders-two": {"players": 2, "game": "founders"},
    "founders-four": {"players": 4, "game": "founders"},
}
PAGES = ("/", "/?game=founders", "/how", "/how/founders", "/missing", "/offline")
LYING: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}
NARROW: ViewportSize = {"width": 360, "height": 740}
TOUCHED_KINDS = 16 if LONG else 6  # kinds of questions at which targets are touched
KINDS = 8  # kinds of questions at which rings are looked at
SETUP = 0 if LONG else 20  # moments before targets are touched: the setup asks mostly for tiles
LEAST = 3.0  # contrast of a ring


def visitor(browser: Browser, server: Server, size: ViewportSize, scheme: str) -> BrowserContext:
    return browser.new_context(
        base_url=server.address,
        viewport=size,
        has_touch=size is not LAPTOP,
        is_mobile=size is not LAPTOP,
        reduced_motion="reduce",
        color_scheme="dark" if scheme == "dark" else "light",
        locale="en-GB",
    )


def views(page: Page, table: Played, size: ViewportSize) -> Iterator[str]:
    """A table from all sides: its tabs, the menu, the dialogs, the replay of it."""
    page.wait_for_selector("main.asked")
    for tab in page.locator("[role=tab]:visible").all() if size is PHONE else [None]:
        if tab is not None:
            tab.tap()
        yield "table" if tab is None else f"tab {tab.get_attribute('data-tab')}"
    page.locator("#menu summary").click()
    yield "menu"
    for name in ("keys", "scores", "fair"):
        page.locator(f"#{name}").evaluate("button => button.click()")
        page.wait_for_selector("dialog[open]")
        yield name
        page.keyboard.press("Escape")
    page.goto(f"/replay/{table.id}?at=60")
    page.wait_for_selector("main[data-step], #log-list .entry", state="attached")
    page.wait_for_function("() => document.querySelector('#players text') !== null")
    yield "replay"


def questions(table: Played, count: int) -> Iterator[str]:
    """A game, played on to so many sorts of questions."""
    asked: set[str] = set()
    for _ in range(count):
        kinds: list[str] = []

        def new(state: dict[str, Any], kinds: list[str] = kinds) -> bool:
            kinds.append(str(state["asked"]))
            return kinds[-1] not in asked

        table.on_until(new)
        if not kinds or kinds[-1] in asked:
            return  # it is over
        asked.add(kinds[-1])
        yield kinds[-1]


SIZES = {"laptop": LAPTOP, "phone": PHONE, "lying": LYING}
VIEWS = daily(
    [
        *[("city-four", "laptop"), ("modules", "phone"), ("modules-four", "laptop")],
        *[("solo", "phone"), ("founders", "laptop"), ("founders-four", "phone")],
    ],
    list(product(SEATS, ("laptop", "phone"))),
)
RINGS = daily(
    [("modules", "dark"), ("founders-four", "light")],
    list(product(("modules", "solo", "founders-four"), ("light", "dark"))),
)
TOUCHED = daily(
    [
        *[("city", "phone"), ("modules", "lying"), ("solo", "phone")],
        *[("founders-two", "lying"), ("founders-four", "phone")],
    ],
    list(product(("city", "modules", "solo", "founders-two", "founders-four"), ("phone", "lying"))),
)


@pytest.mark.parametrize(("name", "screen"), VIEWS)
def test_every_view_of_a_table(browser: Browser, server: Server, name: str, screen: str) -> None:
    """12 pixels of type on a laptop, 13 and 40 pixels for a finger on a phone, contrast of 4.5."""
    size = SIZES[screen]
    table = Played(server, **SEATS[name]).moments(130 if name != "solo" else 70)
    context = visitor(browser, server, size, "light")
    page = context.new_page()
    page.goto(table.bring(context))
    least = 13 if size is PHONE else 12
    seen = 0
    for view in views(page, table, size):
        assert type_below(page, least) == [], view
        assert weak_type(page) == [], view
        if size is PHONE:
            assert fingers(page) == [], view
        seen += 1
    assert seen >= 6
    context.close()


@pytest.mark.parametrize("name", ["city", "founders"])
def test_type_on_a_narrow_phone(browser: Browser, server: Server, name: str) -> None:
    table = Played(server, **SEATS[name]).moments(130)
    context = visitor(browser, server, NARROW, "light")
    page = context.new_page()
    page.goto(table.bring(context))
    page.wait_for_selector("main.asked")
    for tab in page.locator("[role=tab]:visible").all():
        tab.tap()
        assert type_below(page, 13) == []
    context.close()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("address", PAGES)
def test_every_other_page(
    browser: Browser, server: Server, address: str, size: ViewportSize
) -> None:
    """The same."""
    context = visitor(browser, server, size, "light")
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert type_below(page, 13 if size is PHONE else 12) == []
    assert weak_type(page) == []
    if size is PHONE:
        assert fingers(page) == []
    context.close()


@pytest.mark.parametrize(("name", "scheme"), RINGS)
def test_every_ring_has_enough_contrast(
    browser: Browser, server: Server, name: str, scheme: str
) -> None:
    """At several sorts of questions: each ring, on what is below it."""
    table = Played(server, seed=4, **SEATS[name])
    context = visitor(browser, server, LAPTOP, scheme)
    page = context.new_page()
    address = table.bring(context)
    measured: dict[str, float] = {}
    for asked in questions(table, KINDS):
        page.goto(address)
        page.wait_for_selector("main.asked")
        found = ring_contrasts(page)
        measured.update({f"{asked} {spot}": value for spot, value in found.items()})
    assert len(measured) > 20
    assert {spot: round(value, 2) for spot, value in measured.items() if value < LEAST} == {}
    context.close()


@pytest.mark.parametrize(("name", "screen"), TOUCHED)
def test_a_finger_hits_every_target(
    browser: Browser, server: Server, name: str, screen: str
) -> None:
    """At many sorts of questions, on every tab: 40 by 40 pixels around its middle."""
    table = Played(server, seed=6, **SEATS[name]).moments(SETUP)
    context = visitor(browser, server, SIZES[screen], "light")
    page = context.new_page()
    address = table.bring(context)
    small: dict[str, list[tuple[str, float, float]]] = {}
    for asked in questions(table, TOUCHED_KINDS):
        page.goto(address)
        page.wait_for_selector("main.asked")
        for tab in page.locator("[role=tab]:visible").all():
            tab.evaluate("tab => tab.click()")  # a tap takes several frames, a hundred times here
            found = untouchable(page)
            if found:
                small[f"{asked}, {tab.get_attribute('data-tab')}"] = found
    assert small == {}
    context.close()
