"""A phone, a phone lying down, tablets, and a small laptop: each has a table of its own."""

import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.measuring import FINGER, smallest, targets
from tests.browser.played import Played
from tests.browser.test_accessible import CONTRASTS
from tests.browser.test_layout import OVERFLOW
from tests.services.server import Server

ASKED = "main.asked:not(.busy)"
WITH_HINTS = [{"kind": "me", "name": "Ana"}, {"kind": "computer", "player": "random"}]


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    context = touched(browser, server, 390, 844)
    yield context
    context.close()


def touched(
    browser: Browser, server: Server, width: int, height: int, **more: Any
) -> BrowserContext:
    """A visitor with a touch screen."""
    return browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        locale="en-GB",
        **more,
    )


UNDER = """() => {
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const panel = document.querySelector("#coach-said").getBoundingClientRect();
  for (const target of document.querySelectorAll("#board .shown .spot.glow")) {
    document.querySelector("main").scrollTop +=
      middle(target.getBoundingClientRect())[1] - middle(panel)[1];
    const place = middle(target.getBoundingClientRect());
    if (document.elementFromPoint(...place)?.closest("#coach")) return place;
  }
}"""
"""Scroll until a target is below the coach; where it is then."""


def opened(context: BrowserContext, game: Played) -> Page:
    page = context.new_page()
    page.goto(game.bring(context))
    page.wait_for_selector(ASKED)
    return page


def turn_of(server: Server, players: int = 2, **options: Any) -> Played:
    game = Played(server, players=players, **options)
    return game.on_until(lambda state: state["asked"] == "turn" and state["moments"] > 30 * players)


def step(page: Page) -> str:
    return page.locator("main").get_attribute("data-step") or ""


# --- a phone --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_scores_are_seen_on_a_phone_without_scrolling(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    """The chart scrolls sideways there, and every number was outside."""
    with contextlib.closing(touched(browser, server, width, height)) as context:
        page = opened(context, Played(server, players=4).moments(24))
        page.evaluate("document.querySelector('#scores').click()")
        expect(page.locator("#dialog-head")).to_be_in_viewport(ratio=1)
        sheet = page.locator(".score-sheet")  # its numbers were outside
        expect(sheet).to_have_count(1)
        expect(sheet).to_be_hidden()
        svg = page.locator(".chart svg")
        below = "svg => svg.viewBox.baseVal.height - svg.getBBox().height"
        assert 0 <= svg.evaluate(below) < 60
        points = page.locator(".points")
        long = "cell => cell.textContent = 'Nezahualcoyotl, Pyramid track leader'"
        for name in points.locator("th").all():
            name.evaluate(long)
        wide = "table => table.offsetWidth - document.querySelector('#dialog-body').clientWidth"
        assert points.evaluate(wide) <= 0
        totals = page.locator(".points tr").nth(1).locator("td")
        expect(totals).to_have_count(4)
        for place in range(4):
            expect(totals.nth(place)).to_be_in_viewport(ratio=1)
        plates = page.locator("[data-spot^=plate-] text:last-child")
        shown = [plates.nth(seat).text_content() for seat in range(4)]
        assert [totals.nth(place).text_content() for place in range(4)] == [
            "·" if points == "0" else points for points in shown
        ]


def test_touch_preview_closes_when_others_play(phone: BrowserContext, server: Server) -> None:
    page = opened(phone, turn_of(server))
    page.locator("#board .spot.glow:visible").first.tap()
    expect(page.locator("#tapped")).to_be_visible()
    page.evaluate("document.querySelector('main').classList.remove('asked')")
    expect(page.locator("#tapped")).to_be_hidden()


def test_starting_tiles_and_rotations_are_seen_on_a_phone(
    phone: BrowserContext, server: Server
) -> None:
    """The tray was measured while its tab was hidden, and so it was 8 units high."""
    page = opened(phone, Played(server))
    expect(page.locator("main")).to_have_attribute("data-tab", "choices")
    for tile in targets(page):
        assert tile["height"] >= FINGER, tile
    assert len(targets(page)) == 4
    game = Played(server, seed=11).on_until(lambda state: state["asked"] == "rotation", seed=3)
    page = opened(phone, game)
    expect(page.locator("main")).to_have_attribute("data-tab", "centre")
    expect(page.locator("#board .laying")).to_be_visible()
    for button in ("#lay-turn", "#lay-do"):
        box = page.locator(button).bounding_box()
        assert box is not None, button
        assert box["height"] >= FINGER, button
    page.locator("#tab-choices").tap()
    assert [tile for tile in targets(page) if tile["height"] < FINGER] == []
    assert len(targets(page)) >= 2


def test_every_tab_has_its_own_place(phone: BrowserContext, server: Server) -> None:
    page = opened(phone, turn_of(server))
    main = page.locator("main")
    page.locator("#tab-ring").tap()
    main.evaluate("main => main.scrollTop = 400")
    page.locator("#tab-centre").tap()
    assert main.evaluate("main => main.scrollTop") == 0
    page.locator("#tab-ring").tap()
    assert main.evaluate("main => main.scrollTop") == 400


def test_phone_scrolls_to_a_target(phone: BrowserContext, server: Server) -> None:
    """Construction lies at the end of its tab."""
    game = Played(server, seed=11).on_until(lambda state: state["asked"] == "build", seed=3)
    page = opened(phone, game)
    for target in page.locator("#board .shown .spot.glow").all()[:1]:
        expect(target).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["phone", "lying"])
def test_the_log_opens_where_something_is_new(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """It was drawn while its tab was hidden, and stood at the very beginning."""
    context = touched(browser, server, *size)
    page = opened(context, turn_of(server).moments(90))
    page.locator("#tab-log").tap()
    expect(page.locator("#log-list .entry:visible").first).not_to_be_in_viewport()
    expect(page.locator("#log-list :is(.news, .entry:last-of-type)").first).to_be_in_viewport()
    page.locator("#log-list").evaluate("list => list.scrollTop = 0")
    expect(page.locator("#log-list .entry:visible").first).to_be_in_viewport()
    page.locator("#tab-players").tap()
    page.locator("#tab-log").tap()  # the scroll position is kept
    expect(page.locator("#log-list .entry:visible").first).to_be_in_viewport()
    context.close()


def test_resource_bar_is_visible_on_every_tab(phone: BrowserContext, server: Server) -> None:
    page = opened(phone, turn_of(server))
    scene = page.evaluate(
        "() => [...document.querySelectorAll('#resources text')].map((text) => text.textContent)"
    )
    assert len(scene) == 5  # four goods and the points
    for tab in ("ring", "centre", "players", "choices", "log"):
        page.locator(f"#tab-{tab}").tap()
        expect(page.locator("#resources text").first).to_be_in_viewport(ratio=1)
        expect(page.locator("#resources text").last).to_be_in_viewport(ratio=1)


def test_the_first_tap_shows_and_the_second_plays(phone: BrowserContext, server: Server) -> None:
    page = opened(phone, turn_of(server))
    before = step(page)
    worker = page.locator("#board .shown .spot.glow").first
    name = worker.get_attribute("data-spot")
    worker.tap()
    expect(page.locator("#tapped")).to_be_visible()
    expect(page.locator("#tapped p")).not_to_be_empty()
    expect(page.locator(f"#board [data-spot={name}].looked")).to_be_attached()
    assert step(page) == before
    worker.tap()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)
    expect(page.locator("#tapped")).to_be_hidden()


def test_touch_preview_has_buttons_to_play_and_to_close(
    phone: BrowserContext, server: Server
) -> None:
    page = opened(phone, turn_of(server))
    before = step(page)
    page.locator("#board .shown .spot.glow").first.tap()
    page.locator("#tapped .quiet").tap()
    expect(page.locator("#tapped")).to_be_hidden()
    assert step(page) == before
    page.locator("#board .shown .spot.glow").first.tap()
    page.locator("#tapped .primary").tap()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)


def test_mouse_plays_with_one_click(page: Page, context: BrowserContext, server: Server) -> None:
    page.goto(turn_of(server).bring(context))
    page.wait_for_selector(ASKED)
    before = step(page)
    page.locator("#board .spot.glow").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)


@pytest.mark.parametrize("players", [2, 4])
def test_workers_are_large_enough_for_a_finger(
    phone: BrowserContext, server: Server, players: int
) -> None:
    page = opened(phone, turn_of(server, players))
    dice = [target for target in targets(page) if target["name"].startswith("die-")]
    assert dice
    small = [die for die in dice if min(die["width"], die["height"]) < FINGER]
    assert small == []


def test_tap_near_a_small_target_counts(phone: BrowserContext, server: Server) -> None:
    """Whatever is drawn smaller than 40 pixels is meant from 20 pixels around its middle."""
    game = Played(server, seed=5).on_until(
        lambda state: state["asked"] == "action" and state["moments"] > 40, seed=2
    )
    page = opened(phone, game)
    ring = page.locator("#board .shown .spot.glow[data-spot^=cocoa] > .halo")
    box = ring.bounding_box()
    assert box is not None
    assert box["height"] < FINGER, "it is large here"
    page.touchscreen.tap(box["x"] + 2, box["y"] + box["height"] / 2 - FINGER / 2 + 1)
    expect(page.locator("#tapped")).to_be_visible()
    looked = page.locator("#board .spot.looked").first
    expect(looked).to_have_attribute("data-spot", re.compile("^cocoa"))


def test_board_stays_if_the_turn_can_only_end(phone: BrowserContext, server: Server) -> None:
    """The list with that one choice came instead, and hid what was just done."""
    only_end = lambda state: state["asked"] == "end" and len(state["choices"]) == 1  # noqa: E731
    page = opened(phone, Played(server).on_until(only_end))
    expect(page.locator("main")).to_have_attribute("data-pane", "board")
    expect(page.locator("#end")).to_be_enabled()


def test_board_stays_until_the_first_tile_is_drawn(browser: Browser, server: Server) -> None:
    """The list came and went, and a tap on it hit the board."""
    game = Played(server, seed=11).on_until(lambda state: state["asked"] == "rotation", seed=3)
    # A service worker would fetch the script where the test cannot stop it.
    with contextlib.closing(touched(browser, server, 390, 844, service_workers="block")) as phone:
        page = phone.new_page()
        late: list[Route] = []
        script = re.compile("tile-placement")
        page.route(script, lambda route: late.append(route))
        with page.expect_request(script):
            page.goto(game.bring(phone))
        page.wait_for_selector(ASKED)
        main = page.locator("main")
        expect(main).to_have_attribute("data-pane", "board")
        late[0].continue_()
        expect(page.locator("#board .laying")).to_be_visible()
        expect(main).to_have_attribute("data-pane", "board")


def test_tap_on_a_panel_over_the_board_is_no_tap_on_a_target(
    phone: BrowserContext, server: Server
) -> None:
    page = opened(phone, turn_of(server, seats=WITH_HINTS))
    page.locator("#menu summary").tap()
    page.locator("#coach-on").tap()
    page.wait_for_selector("#coach[data-id]")
    place = page.evaluate(UNDER)
    assert place is not None
    page.touchscreen.tap(*place)
    expect(page.locator("#tapped")).to_be_hidden()
    page.locator("#coach-leave").tap()
    page.touchscreen.tap(*place)
    expect(page.locator("#tapped")).to_be_visible()


def test_mouse_that_a_tap_leaves_behind_explains_nothing(
    phone: BrowserContext, server: Server
) -> None:
    """It explained what others' turns brought below it, and covered them."""
    page = opened(phone, turn_of(server))
    tip = page.locator(".tip")
    thing = page.locator("#board .shown [data-about^='board:']").first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    place = (box["x"] + box["width"] / 2, box["y"] + 8)
    page.touchscreen.tap(*place)
    expect(tip).to_be_visible()
    page.locator("#question").tap()
    expect(tip).to_be_hidden()
    page.clock.install()
    page.mouse.move(1, 1)
    page.mouse.move(*place)
    page.clock.run_for(2_000)  # it is known now, and would be shown without a request
    expect(tip).to_be_hidden()


TOLD = """async () => {
  const { src } = document.querySelector("script[type=module][src*='game']");
  const { followChanges } = await import(new URL("../game/tabs.js", src));
  const board = document.querySelector("#board > .shown");
  board.style.position = "relative";
  const changes = [320, 460].map((top) => {
    const change = document.createElement("div");
    change.className = "changed";
    change.style = `position: absolute; top: ${top}px; left: 9px; width: 20px; height: 20px`;
    board.append(change);
    return change;
  });
  document.body.classList.add("animating");
  const strip = document.querySelector("#recent-turns");
  strip.hidden = false;
  strip.classList.add("open", "animated");
  strip.firstElementChild.style.height = "200px";
  followChanges();
  const { top } = strip.getBoundingClientRect();
  return changes.map((change) => change.getBoundingClientRect().bottom < top);
}"""
"""Two changes of another player's turn, with its story: whether each is above the story."""


def test_phone_scrolls_until_no_change_is_below_the_story(
    phone: BrowserContext, server: Server
) -> None:
    page = opened(phone, Played(server, game="founders"))
    assert page.evaluate(TOLD) == [True, True]


def test_tools_of_a_turn_are_one_line_on_a_small_phone(browser: Browser, server: Server) -> None:
    with contextlib.closing(touched(browser, server, 360, 740)) as context:
        page = opened(context, turn_of(server, seats=WITH_HINTS))
        expect(page.locator("#hint")).to_be_visible()
        box = page.locator("#turn-tools").bounding_box()
        assert box is not None
        assert box["height"] <= 46


# --- type -----------------------------------------------------------------------------------------


def test_text_on_a_phone_has_enough_contrast(phone: BrowserContext, server: Server) -> None:
    """Also what lies on the table itself, which is dark."""
    page = opened(phone, turn_of(server, 3))
    for tab in ("ring", "centre"):
        page.locator(f"#tab-{tab}").tap()
        for top in (0, 450, 900):
            page.locator("main").evaluate("(main, top) => main.scrollTop = top", top)
            found = page.evaluate(CONTRASTS)
            assert len(found) > 10
            assert [(said, round(far, 2)) for said, far in found if far < 4.5] == []


def test_how_to_play_is_above_the_fold(page: Page) -> None:
    for address in ("/", "/?game=founders"):
        page.goto(address)
        expect(page.locator("a[href^='/how']").first).to_be_in_viewport(ratio=1)


def test_boxes_to_tick_are_equally_large_on_a_phone(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    page.locator("[name=players][value='1']").check()
    page.locator("details summary").first.click()
    boxes = page.locator("#new-game input[type=checkbox]:visible").all()
    sizes = [box.evaluate("box => [box.clientWidth, box.clientHeight]") for box in boxes]
    assert len(sizes) > 8
    assert all(size == sizes[0] for size in sizes), sizes


def test_lists_grow_with_the_screen(browser: Browser, server: Server) -> None:
    game = turn_of(server)
    sizes = []
    for width, height in ((1366, 768), (2560, 1440)):
        context = browser.new_context(
            base_url=server.address, viewport={"width": width, "height": height}
        )
        page = opened(context, game)
        size = "one => parseFloat(getComputedStyle(one).fontSize)"
        sizes.append([page.locator(f"#{name}-list").evaluate(size) for name in ("choice", "log")])
        context.close()
    assert all(large >= 1.3 * small for small, large in zip(*sizes, strict=True)), sizes


# --- other screens --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size", [(844, 390), (820, 1180), (683, 384)], ids=["lying", "tablet", "zoomed"]
)
def test_the_board_has_the_choices_beside_it(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    context = touched(browser, server, *size)
    page = opened(context, turn_of(server))
    for part in ("#board .shown", "#choice-list button", "#resources"):
        expect(page.locator(part).first).to_be_in_viewport()
    expect(page.locator("#board .shown .spot.glow").first).to_be_in_viewport()
    across, down = page.evaluate(OVERFLOW)
    assert (across <= 0, down <= 0) == (True, True)
    page.locator("#tab-centre").tap()
    expect(page.locator("[data-frame=centre]")).to_be_visible()
    expect(page.locator("#choice-list button").first).to_be_in_viewport()
    assert smallest(page)[0] >= 12
    context.close()


def test_a_small_laptop_shows_the_whole_board(browser: Browser, server: Server) -> None:
    """At 1024 x 768 the board was drawn with type of 8 pixels."""
    context = browser.new_context(
        base_url=server.address, viewport={"width": 1024, "height": 768}, reduced_motion="reduce"
    )
    page = opened(context, turn_of(server))
    expect(page.locator("#board svg").first).to_be_in_viewport(ratio=1)
    assert smallest(page)[0] >= 12
    page.locator("#tab-choices").click()
    before = step(page)
    page.locator("#choice-list button").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)
    context.close()


def test_rotating_a_phone_keeps_the_game(phone: BrowserContext, server: Server) -> None:
    page = opened(phone, turn_of(server))
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("body")).to_have_attribute("data-screen", "beside")
    expect(page.locator("#board .shown .spot.glow").first).to_be_visible()
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator("body")).to_have_attribute("data-screen", "wide")
    expect(page.locator("#board .spot.glow").first).to_be_visible()
