"""Light and dark: axe finds nothing in either, and a whole game goes by keyboard alone."""

from itertools import product

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PHONE, invited
from tests.browser.played import Played
from tests.browser.test_accessible import CONTRASTS, SAMPLE, faults, faults_in_both
from tests.long import LONG, daily
from tests.services.server import Server

MOST = 1200  # keys; a game alone takes some hundred


@pytest.mark.parametrize(
    "address",
    [
        *("/", "/?game=founders", "/how", "/how/founders", f"/replay/{SAMPLE}?at=300"),
        *(f"/game/{SAMPLE}", f"/join/{SAMPLE}#x"),
    ],
)
def test_pages_are_accessible_in_the_dark(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgb(239, 227, 200)"
    assert faults(page, "color-contrast") == []  # test_accessible.py looks at everything else


# test_accessible.py looks at City of Gods in the light scheme.
@pytest.mark.parametrize(
    ("scheme", "game"),
    daily(
        [("dark", "city"), ("light", "founders"), ("dark", "founders")],
        list(product(("light", "dark"), ("city", "founders"))),
    ),
)
def test_the_table_is_accessible_in_both_schemes(
    page: Page, context: BrowserContext, server: Server, scheme: str, game: str
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(Played(server, players=3, game=game).moments(60).bring(context))
    page.wait_for_selector("main.asked")
    assert faults(page) == []
    dims = "board => getComputedStyle(board, '::after').opacity"
    shade = page.locator("#board").evaluate(dims)
    assert (float(shade) < 1) == (scheme == "dark")
    page.locator("#scores").evaluate("button => button.click()")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    found = page.evaluate(CONTRASTS)
    assert [(said, round(contrast, 2)) for said, contrast in found if contrast < 4.5] == []


def test_whatever_opens_over_a_table_is_accessible(page: Page) -> None:
    """The dialogs of a game with a friend, and both ends of an invitation."""
    page.goto("/")
    dialog = page.locator("dialog[open]")
    link = invited(page)
    assert faults_in_both(page) == []
    for wish in ("another-device", "show-notes", "scores", "fair", "keys"):
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        page.locator("#menu summary").click()
        page.locator(f"#{wish}").click()
        expect(dialog).to_be_visible()
        assert faults_in_both(page) == [], wish
    page.evaluate("localStorage.clear()")  # a friend, who has no seat yet
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("#join")).to_be_visible()
    assert faults_in_both(page) == []
    page.locator("input[name=name]").fill("Bea")
    page.locator("#join button").click()
    page.wait_for_selector("main[data-step]")
    page.locator("#company summary").click()  # who is there, and what they say
    assert faults_in_both(page) == []
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("#about")).to_contain_text("Bea")
    assert faults_in_both(page) == []


def test_handing_over_and_a_first_tap_are_accessible(
    page: Page, context: BrowserContext, browser: Browser, server: Server
) -> None:
    played = Played(server)  # starting tiles are secret
    page.goto(played.bring(context))
    page.wait_for_selector("main.asked")
    for _ in range(2):
        before = page.locator("main").get_attribute("data-step") or ""
        page.locator("main:not(.busy) #choice-list button").first.click()
        expect(page.locator("main")).not_to_have_attribute("data-step", before)
    expect(page.locator("dialog[open]")).to_contain_text("Bruno")
    assert faults_in_both(page) == []
    phone = browser.new_context(
        base_url=server.address, viewport=PHONE, has_touch=True, reduced_motion="reduce"
    )
    table = Played(server).on_until(
        lambda state: state["asked"] == "turn" and state["moments"] > 30
    )
    touched = phone.new_page()
    touched.goto(table.bring(phone))
    touched.locator("main.asked #board .shown .spot.glow").first.tap()
    expect(touched.locator("#tapped")).to_be_visible()
    assert faults_in_both(touched) == []
    phone.close()


def test_a_game_by_keyboard_alone(page: Page, context: BrowserContext, server: Server) -> None:
    """Every day its first answers and the last part of another one."""
    page.goto("/")
    button = page.locator("[data-quick]").first
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("main[data-step]")
    for key in range(MOST):
        if key == 20 and not LONG:
            seats = [{"kind": "me", "name": "Ana"}]
            last = Played(server, players=1, seats=seats, bot="teotibot").moments(85)
            page.goto(last.bring(context))
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
