"""Light and dark: axe finds nothing in either, and a whole game goes by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.played import Played
from tests.browser.test_accessible import CONTRASTS, SAMPLE, faults
from tests.services.server import Server

MOST = 1200  # keys; a game alone takes some hundred


@pytest.mark.parametrize(
    "address", ["/", "/?game=founders", "/how", "/how/founders", f"/replay/{SAMPLE}?at=300"]
)
def test_pages_are_accessible_in_the_dark(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgb(239, 227, 200)"
    assert faults(page) == []


@pytest.mark.parametrize("game", ["city", "founders"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_accessible_in_both_schemes(
    page: Page, context: BrowserContext, server: Server, scheme: str, game: str
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(Played(server, players=3, game=game).moments(60).bring(context))
    page.wait_for_selector("main.asked")
    assert faults(page) == []
    page.locator("#scores").evaluate("button => button.click()")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    found = page.evaluate(CONTRASTS)
    assert [(said, round(contrast, 2)) for said, contrast in found if contrast < 4.5] == []


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    button = page.locator("[data-quick]").first
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("main[data-step]")
    for key in range(MOST):
        page.wait_for_selector(
            "main.asked:not(.busy), main.over, dialog[open]", state="attached", timeout=40_000
        )
        if page.locator("main.over").count():
            break
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            continue
        before = page.locator("main").get_attribute("data-step")
        if key % 10:
            page.keyboard.press("1")
        else:  # by the list, now and then
            page.keyboard.press("c")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('main').dataset.step !== before"
            " || document.querySelector('dialog[open]')",
            arg=before,
            timeout=40_000,
        )
    expect(page.locator("main.over")).to_be_attached()
    expect(page.locator("dialog[open]")).to_be_visible()
