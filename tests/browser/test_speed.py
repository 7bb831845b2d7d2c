"""What makes the page quick, as far as it can be told without a clock: how much is loaded, how
often the server is asked, how much of the board is looked at again."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.played import Played, State
from tests.browser.weighing import weight
from tests.services.server import Server

MANY = 2000  # elements with what symbols consist of; the whole board has some four thousand
IN_TIME = """
  const wait = setTimeout;
  window.setTimeout = (done, time, ...more) => (time === 300 ? 0 : wait(done, time, ...more));
"""
"""The pointer never shows that the server is slow, however slow this machine is."""
SLOWLY = """
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, how) {
    return animate.call(this, frames, { ...how, duration: 60000 });
  };
"""
TRIES = 4  # journeys
FEW = 5  # paintings in a second of some sixty frames
LIGHT = 120_000  # bytes, with headers
FINGERS: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def in_turn(state: State) -> bool:
    return bool(state["asked"] == "turn" and state["moments"] > 40)


@pytest.mark.parametrize("device", [{}, FINGERS], ids=["laptop", "phone"])
@pytest.mark.parametrize("title", ["city", "founders"])
def test_a_first_look_is_light(
    browser: Browser, server: Server, title: str, device: dict[str, Any]
) -> None:
    game = Played(server, game=title).on_until(lambda state: state["moments"] > 30)
    path = f"/game/{game.id}"
    for address in (f"/?game={title}", f"/how/{title}", path, path.replace("game", "replay")):
        visitor = browser.new_context(base_url=server.address, **device)
        game.bring(visitor)
        assert 50_000 < weight(visitor, address) < LIGHT, address
        visitor.close()


def test_a_turn_ends_with_one_request_at_a_shared_screen(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server).on_until(in_turn)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    calls: list[str] = []
    page.on("request", lambda request: calls.append(re.sub(r".*/|\?.*", "", request.url)))
    for clicks in range(1, 15):
        main = page.locator("main")
        before = main.get_attribute("data-step") or ""
        page.locator("#choice-list button").first.click()
        expect(main).not_to_have_attribute("data-step", before)
        page.wait_for_selector("main.asked:not(.busy)")
        assert [call for call in calls if call != "company"] == ["play"] * clicks
    owners = page.evaluate(
        "[...document.querySelectorAll('.entry.starts')].map((e) => e.className)"
    )
    assert len(set(owners)) > 1  # both have played
    # The log of the one who looks now is whole, and nothing stands in it twice.
    shown = page.evaluate("[...document.querySelectorAll('.entry')].map((e) => e.dataset.moment)")
    page.reload()
    page.wait_for_selector("main.asked")
    fresh = page.evaluate("[...document.querySelectorAll('.entry')].map((e) => e.dataset.moment)")
    assert shown == fresh


def test_a_click_leaves_most_of_the_board_alone(
    page: Page, context: BrowserContext, server: Server
) -> None:
    """Elements whose style is worked out again: not all of them, as a pointer that says "wait"
    over everything would ask for, at each click twice."""
    game = Played(server).on_until(in_turn)
    page.add_init_script(IN_TIME)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    browser = context.browser
    assert browser is not None
    for _ in range(4):
        before = page.locator("main").get_attribute("data-step") or ""
        page.wait_for_timeout(200)  # what came before is drawn
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        page.evaluate("document.querySelector('#choice-list button').click()")
        expect(page.locator("main")).not_to_have_attribute("data-step", before)
        page.wait_for_timeout(200)
        told = browser.stop_tracing().decode()
        counts = [int(count) for count in re.findall(r'"elementCount":(\d+)', told)]
        assert counts
        assert max(counts) < MANY


def test_moving_piece_does_not_repaint_the_board(browser: Browser, server: Server) -> None:
    """The browser moves it by itself, as a layer of its own.  On a busy machine it sometimes does
    not, for a whole journey; but not for all of several."""
    paints: list[int] = []
    for _ in range(TRIES):
        paints += paints_of_a_journey(browser, server)
        if min(paints) < FEW:
            return
    raise AssertionError(paints)


def paints_of_a_journey(browser: Browser, server: Server) -> list[int]:
    """How often something was painted in each of the first seconds."""
    context = browser.new_context(base_url=server.address, viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.add_init_script(IN_TIME)
    page.add_init_script(SLOWLY)
    game = Played(server).on_until(in_turn)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    for _ in range(8):  # until something has moved
        before = page.locator("main").get_attribute("data-step") or ""
        page.evaluate("document.querySelector('#choice-list button').click()")
        expect(page.locator("main")).not_to_have_attribute("data-step", before)
        page.wait_for_selector("main.asked:not(.busy)")
        if page.locator(".travelling").count():
            break
    paints: list[int] = []
    while len(paints) < 4 and min(paints, default=FEW) >= FEW:  # until all else has come to rest
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        page.wait_for_timeout(1000)
        paints.append(browser.stop_tracing().decode().count('"name":"Paint"'))
    assert page.locator(".travelling").count()  # it takes a minute here
    context.close()
    return paints
