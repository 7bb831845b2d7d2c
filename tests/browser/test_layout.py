"""One screen on a laptop, tabs on a phone, and nothing cut off in between."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.person import PATIENCE
from tests.browser.played import Played
from tests.services.server import Server

OVERFLOW = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_screen_without_scrolling(browser: Browser, server: Server, players: int) -> None:
    game = Played(server, players=players).moments(40 * players)
    for width, height in ((1366, 768), (1440, 900), (1920, 1080)):
        context = browser.new_context(
            base_url=server.address, viewport={"width": width, "height": height}
        )
        page = context.new_page()
        page.goto(game.bring(context))
        page.wait_for_selector("main.asked")
        fits_one_screen(page, (width, height))
        context.close()


def fits_one_screen(page: Page, size: tuple[int, int]) -> None:
    """Nothing scrolls, and every part has its room."""
    across, down = page.evaluate(OVERFLOW)
    assert across <= 0
    assert down <= 0
    least = {"#board svg": 500, "#players": 100, "#choices": 60, "#log": 90}
    for part, height in least.items():
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["y"] + box["height"] <= size[1] + 1
        assert box["height"] >= height


ROOMS = """() => {
  const seen = (part) => document.querySelector(part).clientHeight;
  const [list, coach] = ["#choice-list", "#coach"].map((part) => document.querySelector(part));
  const inside = (one) => {
    const [outer, inner] = [list, one].map((thing) => thing.getBoundingClientRect());
    return inner.top >= outer.top && inner.bottom <= outer.bottom + 1;
  };
  return {
    players: seen("#players"),
    choices: seen("#choice-list") / Math.min(list.scrollHeight, 160),
    log: seen("#log-list"),
    coach: coach.scrollHeight - coach.clientHeight,
    proposed: [...list.querySelectorAll(".hinted")].map(inside),
  };
}"""
"""Heights of what is seen beside the board; the choices as a part of what they need (up to 160)."""


def has_room_beside_the_board(page: Page) -> dict[str, Any]:
    across, down = page.evaluate(OVERFLOW)
    assert (across <= 0, down <= 0) == (True, True)
    rooms: dict[str, Any] = page.evaluate(ROOMS)
    assert rooms["players"] <= 240, rooms
    assert rooms["choices"] >= 0.99, rooms
    assert rooms["log"] >= 90, rooms
    assert rooms["coach"] <= 0, rooms
    return rooms


@pytest.mark.parametrize("address", ["/", "/?game=founders"])
def test_laptop_shows_choices_log_and_coach_together(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-quick=first]").click()
    page.wait_for_selector("#coach[data-id]", timeout=PATIENCE)
    assert has_room_beside_the_board(page)["proposed"] == [True]
    expect(page.locator("#coach-do")).to_be_visible()
    short = page.locator("#coach-said").bounding_box()
    page.locator("#coach-more").click()
    expect(page.locator("#coach-why")).to_be_visible()
    long = page.locator("#coach-said").bounding_box()
    assert short is not None
    assert long is not None
    assert short["height"] < 80 < long["height"]


def test_choice_list_scrolls_to_the_proposed_choice(page: Page) -> None:
    page.goto("/?game=founders")
    page.locator("[data-quick=first]").click()
    page.wait_for_selector("#coach[data-id]", timeout=PATIENCE)
    last = page.locator("#choice-list button").last.get_attribute("data-id")
    page.evaluate(
        """async (id) => {
          const { src } = document.querySelector("script[type=module][src*='game']");
          const { Hints } = await import(new URL("../advice/hint.js", src));
          Hints.mark({ id: Number(id) }, []);
        }""",
        last,
    )
    assert page.evaluate(ROOMS)["proposed"] == [True]


@pytest.mark.parametrize(
    ("asked", "options"),
    [("distance", {"players": 4}), ("turn", {"players": 3, "game": "founders"})],
)
def test_laptop_shows_choices_and_log_with_many_players(
    page: Page, context: BrowserContext, server: Server, asked: str, options: dict[str, Any]
) -> None:
    """Other players are rows; a click opens one."""
    game = Played(server, **options).on_until(
        lambda state: state["asked"] == asked and state["moments"] > 30
    )
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    has_room_beside_the_board(page)
    other = page.locator(".person:not(.own)").first
    expect(other.locator(".area")).to_be_hidden()
    other.locator(".brief").click()
    expect(other.locator(".area")).to_be_visible()
    expect(other.locator(".brief")).to_have_attribute("aria-expanded", "true")
    other.locator(".brief").click()
    expect(other.locator(".area")).to_be_hidden()


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    context = browser.new_context(
        base_url=server.address,
        viewport=PHONE,
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    yield context
    context.close()


def test_tabs_on_a_phone(phone: BrowserContext, server: Server) -> None:
    page = phone.new_page()
    page.goto(Played(server, players=4).moments(120).bring(phone))
    page.wait_for_selector("main.asked")
    panes = {
        "ring": "#board [data-frame=ring]",
        "centre": "#board [data-frame=centre]",
        "players": "#players",
        "choices": "#choices",
        "log": "#log",
    }
    for tab, pane in panes.items():
        page.locator(f"#tab-{tab}").tap()
        expect(page.locator(pane)).to_be_visible()
        for other, hidden in panes.items():
            if other != tab:
                expect(page.locator(hidden)).to_be_hidden()
        across, down = page.evaluate(OVERFLOW)
        assert (across <= 0, down <= 0) == (True, True), tab


def test_two_taps_on_a_phone_make_a_choice(phone: BrowserContext, server: Server) -> None:
    page = phone.new_page()
    game = Played(server).on_until(lambda state: state["asked"] == "turn" and state["moments"] > 30)
    page.goto(game.bring(phone))
    page.wait_for_selector("main.asked")
    before = page.locator("main").get_attribute("data-step") or ""
    for _ in range(2):  # the first one only shows what it brings
        page.locator("#board [data-frame=ring] .spot.glow").first.tap()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)


@pytest.mark.parametrize("address", ["/", "/how"])
@pytest.mark.parametrize("width", [390, 683, 1366])
def test_pages_never_scroll_sideways(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(address)
    assert page.evaluate(OVERFLOW)[0] <= 0


def test_zoomed_to_200_percent_everything_is_still_there(browser: Browser, server: Server) -> None:
    """A laptop's window at 200 % has half the width and height in its own pixels."""
    context = browser.new_context(
        base_url=server.address, viewport={"width": 683, "height": 384}, device_scale_factor=2
    )
    page = context.new_page()
    page.goto(Played(server).moments(40).bring(context))
    page.wait_for_selector("main.asked")
    for tab in ("ring", "centre", "players", "choices", "log"):
        page.locator(f"#tab-{tab}").click()
        assert page.evaluate(OVERFLOW)[0] <= 0
    page.locator("#tab-choices").click()
    last = page.locator("#choice-list button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    context.close()


def test_tiles_are_drawn_in_sentences_and_still_everything_fits(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server, seed=11).on_until(lambda state: state["asked"] == "rotation", seed=3)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    page.locator("#choice-list button").first.hover()
    for place in ("#question", "#preview", "#choice-list"):
        expect(page.locator(f"{place} .laid").first).to_be_visible()
    across, down = page.evaluate(OVERFLOW)
    assert across <= 0
    assert down <= 0
    board = page.locator("#board svg").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= 768
    drawn, line = (page.locator(part).first.bounding_box() for part in ("#preview .laid", ".ask"))
    assert drawn is not None
    assert line is not None
    assert drawn["y"] + drawn["height"] <= line["y"] + line["height"]  # below it is cut off


def test_many_gains_of_a_choice_stay_inside_the_list(
    page: Page, context: BrowserContext, server: Server
) -> None:
    """They were in one line, which made the list wider than its column."""
    game = Played(server, seed=11).on_until(lambda state: state["asked"] == "rotation", seed=3)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    chips = page.locator("#choice-list .brings").first
    chips.evaluate(
        "brings => brings.firstChild.append(...Array.from({ length: 12 },"
        " () => brings.querySelector('.chip').cloneNode(true)))"
    )
    list_ = page.locator("#choice-list")
    assert list_.evaluate("list => list.scrollWidth - list.clientWidth") <= 0


MENU = """async () => {
  const { src } = document.querySelector("script[type=module][src*='game']");
  const { ChoiceMenu } = await import(new URL("../board/choice-menu.js", src));
  const { box, open } = new ChoiceMenu({ pick() {}, look() {} });
  const preview = Array.from({ length: 5 }, () => ({ amount: 1, icon: "wood" }));
  const text = "pay 1 cocoa and 1 wood: both a step on the red temple and the tile “mask 7”";
  open.call({ box }, [{ id: 1, text, preview, preview_text: "" }], document.querySelector("#menu"));
  const [first, ...rest] = [...box.querySelectorAll(".chip")].map((c) => c.getBoundingClientRect());
  const { right } = box.getBoundingClientRect();
  const aside = (chip) => chip.left > first.left && chip.right < right;
  return rest.every((chip) => chip.top === first.top && aside(chip));
}"""
"""Whether many gains are in one line in the menu of a target, and inside it."""


def test_many_gains_of_a_choice_are_one_line_in_the_menu(
    page: Page, context: BrowserContext, server: Server
) -> None:
    page.goto(Played(server).bring(context))
    page.wait_for_selector("main.asked")
    assert page.evaluate(MENU)


def test_a_long_preview_moves_nothing(page: Page, context: BrowserContext, server: Server) -> None:
    """It would take the choice away from under the pointer that asked for it."""
    page.goto(Played(server, players=3).moments(40).bring(context))
    page.wait_for_selector("main.asked")
    parts = ("#side", "#choices", "#choice-list li", "#menu", "#board svg")
    before = [page.locator(part).first.bounding_box() for part in parts]
    page.locator("#preview").evaluate("line => line.textContent = 'a long choice, '.repeat(40)")
    assert [page.locator(part).first.bounding_box() for part in parts] == before


def test_phone_shows_the_tab_with_a_target(phone: BrowserContext, server: Server) -> None:
    game = Played(server, seed=11).on_until(lambda state: state["asked"] == "build", seed=3)
    page = phone.new_page()
    page.goto(game.bring(phone))
    page.wait_for_selector("main.asked")
    expect(page.locator("main")).to_have_attribute("data-tab", "ring")
    for _ in range(2):
        page.locator("[data-frame=ring] .spot.glow").first.tap()  # a tile of the offer …
    expect(page.locator("main")).to_have_attribute("data-tab", "centre")  # … lies on the pyramid
    for _ in range(2):
        page.locator("[data-frame=centre] .spot.glow").first.tap()
    expect(page.locator("#lay-do")).to_be_visible()  # it is turned where it lies …
    expect(page.locator("#board .laying")).to_be_visible()
    expect(page.locator("main")).to_have_attribute("data-tab", "centre")  # … and stays in sight
