"""Hints at the table, and the review of a finished game."""

import json
import re

from playwright.sync_api import BrowserContext, Page, expect

from teotihuacan.server.games import sample
from teotihuacan.titles import first
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.test_accessible import faults, faults_in_both
from tests.services.server import Server

SAMPLE = sample.id_of(first())


def sit_down(page: Page, context: BrowserContext, server: Server) -> str:
    """A game against the bot, at the first question of the first turn; its id."""
    asked = {
        "game": "city",
        "seed": 5,
        "options": {"players": 1, "bot": "teotibot", "first_game": True},
        "seats": [{"kind": "me", "name": "Ana"}],
    }
    with server.client() as client:
        made = client.post("/api/games", asked)
        assert made.status == 201, made.body
    tokens = {0: made.json["seats"][0]["token"]}
    mine = json.dumps([{"id": made.json["id"], "tokens": tokens, "invites": {}}])
    context.add_init_script(f"localStorage.setItem('teotihuacan.games', {json.dumps(mine)})")
    page.goto(f"/game/{made.json['id']}")
    page.wait_for_selector("main.asked")
    return str(made.json["id"])


def play_hinted(page: Page) -> None:
    """Make the choice that is pointed at."""
    before = page.locator("main").get_attribute("data-step") or ""
    page.locator("#choice-list button.hinted").click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)


def test_a_hint_points_at_every_click_of_a_turn(
    page: Page, context: BrowserContext, server: Server
) -> None:
    sit_down(page, context, server)
    expect(page.locator("#hints")).to_be_hidden()
    page.keyboard.press("h")
    turns = page.locator("#hint-list button")
    expect(turns.first).to_contain_text("at the end")
    assert 2 <= turns.count() <= 3
    assert faults_in_both(page) == []
    expect(page.locator("#board .spot.hinted").first).to_be_attached()
    # Another of the turns is chosen: it is pointed at, and followed to its end.
    turns.last.click()
    expect(turns.last).to_have_attribute("aria-pressed", "true")
    steps = turns.last.locator(".step").count()
    for made in range(1, steps + 1):
        play_hinted(page)
        expect(turns.last.locator(".step.made")).to_have_count(made)
    expect(page.locator("#choice-list button.hinted")).to_have_attribute("data-code", "end")


def test_a_hint_is_put_away_when_something_else_is_played(
    page: Page, context: BrowserContext, server: Server
) -> None:
    sit_down(page, context, server)
    page.locator("#hint").click()
    expect(page.locator("#choice-list button.hinted")).to_have_count(1)
    page.locator("#choice-list button:not(.hinted)").first.click()
    expect(page.locator("#hints")).to_be_hidden()
    expect(page.locator("#log")).to_be_visible()


def test_playing_cancels_a_hint_request(
    page: Page, context: BrowserContext, server: Server
) -> None:
    sit_down(page, context, server)
    page.route("**/hint?*", lambda route: None)  # never answered
    with page.expect_request("**/hint?*"):
        page.keyboard.press("h")
    expect(page.locator("#hints")).to_be_visible()
    before = page.locator("main").get_attribute("data-step") or ""
    with page.expect_event("requestfailed") as failed:
        page.keyboard.press("1")
    assert failed.value.url.split("?")[0].endswith("/hint")
    expect(page.locator("main")).not_to_have_attribute("data-step", before)
    expect(page.locator("#hints")).to_be_hidden()
    expect(page.locator("#hint")).to_be_enabled()


def test_hint_on_a_phone_leaves_the_board_visible(
    page: Page, context: BrowserContext, server: Server
) -> None:
    page.set_viewport_size(PHONE)
    sit_down(page, context, server)
    page.locator("#hint").click()
    expect(page.locator("#hint-list button").first).to_be_visible()
    spot = page.locator("#board .spot.hinted:visible").first
    expect(spot).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    panel = page.locator("#hints").bounding_box()
    pointed = spot.bounding_box()
    assert panel is not None
    assert pointed is not None
    assert pointed["y"] + pointed["height"] <= panel["y"]
    assert faults(page) == []


def test_the_review_of_a_finished_game(page: Page) -> None:
    page.goto(f"/replay/{SAMPLE}?at=100")
    page.locator("#menu summary").click()
    page.locator("#to-review a").click()
    expect(page.locator("#making")).to_be_visible()
    assert faults(page) == []
    expect(page.locator("#so-far")).to_contain_text("turns")
    expect(page.locator("#course svg")).to_be_visible(timeout=120_000)
    costs = page.locator("#costs .cost")
    expect(costs.first).to_contain_text("Better")
    assert page.locator("#course [data-mark]").count() == costs.count()
    assert faults_in_both(page) == []
    page.set_viewport_size(PHONE)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(LAPTOP)
    seats = page.locator("#course [data-seat]").count()
    expect(page.locator("#whose option")).to_have_count(seats + 1)
    page.locator("#whose").select_option("0")
    expect(page.locator("#costs .cost:not(.of-0)")).to_have_count(0)
    costs.first.locator("a").click()
    expect(page).to_have_url(re.compile(rf"/replay/{SAMPLE}\?at=\d+$"))
    expect(page.locator("#question")).to_contain_text("which worker")
