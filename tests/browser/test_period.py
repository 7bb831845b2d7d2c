"""The Expansion Period on the page: still one screen, and a tab more on a phone."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.played import Played
from tests.browser.test_accessible import faults
from tests.browser.test_layout import OVERFLOW, fits_one_screen
from tests.services.server import Server

MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize("modules", [["all"], ["M6", "M9"]], ids=["all", "empire"])
def test_one_screen_without_scrolling(
    page: Page, context: BrowserContext, server: Server, modules: list[str]
) -> None:
    game = Played(server, players=4, modules=modules).moments(200)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    fits_one_screen(page, (1366, 768))


def test_pushed_warrior_goes_to_the_clicked_place(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server, players=2, modules=["all"])
    game.on_until(lambda state: state["asked"] == "march" and state["moments"] > 60, seed=5)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    before = page.locator("main").get_attribute("data-step") or ""
    page.locator("#board [data-spot^=region-].glow").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)


def test_the_map_is_a_tab_on_a_phone(browser: Browser, server: Server) -> None:
    phone = browser.new_context(
        base_url=server.address,
        viewport=PHONE,
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    game = Played(server, players=2, modules=["all"])
    game.on_until(lambda state: state["asked"] == "march" and state["moments"] > 60, seed=5)
    page = phone.new_page()
    page.goto(game.bring(phone))
    page.wait_for_selector("main.asked")
    # The page turns to where something can be chosen.
    expect(page.locator("main")).to_have_attribute("data-tab", "empire")
    expect(page.locator("#board [data-frame=empire]")).to_be_visible()
    for tab in ("ring", "centre", "empire", "players", "choices", "log"):
        page.locator(f"#tab-{tab}").tap()
        expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
        across, down = page.evaluate(OVERFLOW)
        assert (across <= 0, down <= 0) == (True, True), tab
    page.locator("#tab-empire").tap()
    assert faults(page) == []
    phone.close()


def test_a_mark_of_doubt_tells_why(page: Page, context: BrowserContext, server: Server) -> None:
    game = Played(server, players=2, modules=["M6"]).moments(80)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    told = page.locator("#board .doubt title").all_text_contents()
    assert len(told) == 3
    assert all(re.match("Reconstructed", said) for said in told)


def test_boards_explain_what_is_in_play(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server, players=2, modules=["all"]).moments(60)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    tip = page.locator(".tip")
    for mark, said in (
        ("board:1", "The Mansion"),
        ("board:6", "Conquest"),
        ("board:2", "2 wood and 2 obsidian"),
        ("region:5", "Special Mask"),
        ("half:0", "Half of an altar"),
    ):
        page.locator(f"#board [data-about='{mark}']").first.hover(position={"x": 5, "y": 5})
        expect(tip).to_contain_text(said)
        box = tip.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 1366
        assert box["y"] + box["height"] <= 768


def test_each_way_to_pay_shows_its_cost(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = Played(server, seed=20, players=2, modules=["M6"])
    game.on_until(lambda state: state["asked"] == "pay with", seed=3)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    ways = page.locator("#choice-list button")
    assert ways.count() >= 2
    expect(ways.first.locator(".chip.less")).not_to_have_count(0)
    costs = ways.last.locator(".chip.less", has=page.locator("[href='#teo-obsidian']"))
    expect(costs).to_have_text(re.compile(f"^{MINUS}"))
    page.locator("#tray .spot.glow").last.hover()  # the same where it lies to be chosen
    expect(page.locator("#preview")).to_contain_text(re.compile(f"{MINUS}[0-9]+ obsidian"))


ORIGINS = """async ([before, now, from]) => {
  const { origins } = await import("/static/board/piece-origins.js");
  const found = origins(...[before, now, from].map((one) => new Map(Object.entries(one))));
  return Object.fromEntries([...found].map(([name, { x }]) => [name, x]));
}"""

Places = dict[str, dict[str, object]]


def row(places: dict[str, int], kin: str | None = None) -> Places:
    """Pieces by name, on a line."""
    return {name: {"x": x, "y": 0, **({"kin": kin} if kin else {})} for name, x in places.items()}


@pytest.mark.parametrize(
    ("before", "now", "come"),
    [
        # By name, wherever it is.
        (row({"die": 10}), row({"die": 90}), {"die": 10}),
        # One of three goes on; their names say nothing.
        (
            row({"a": 10, "b": 40, "c": 80}, "w"),
            row({"a": 10, "b": 60, "c": 80}, "w"),
            {"a": 10, "b": 40, "c": 80},
        ),
        # One was removed, the others stay: no other piece takes its place.
        (row({"a": 10, "b": 40, "c": 80}, "w"), row({"a": 10, "b": 80}, "w"), {"a": 10, "b": 80}),
        # One pushes another on: both go one step.
        (row({"a": 10, "b": 40}, "w"), row({"a": 40, "b": 70}, "w"), {"a": 10, "b": 40}),
        # A new one comes from the supply, while others stay where they are.
        (
            {**row({"a": 10}, "w"), **row({"supply": 500})},
            row({"a": 10, "b": 0}, "w"),
            {"a": 10, "b": 500},
        ),
    ],
    ids=["named", "one goes", "one is gone", "pushing", "new"],
)
def test_pieces_that_are_alike_take_the_shortest_ways(
    page: Page, before: Places, now: Places, come: dict[str, int]
) -> None:
    page.goto("/how")
    from_supply = {name: "supply" for name, place in now.items() if "kin" in place}
    assert page.evaluate(ORIGINS, [before, now, from_supply]) == come


def test_a_building_comes_from_the_row(page: Page) -> None:
    page.goto("/how")
    before = row({"building-1": 100, "building-2": 200, "settled-5": 300})
    now = row({"building-2": 200, "settled-5": 300, "settled-3": 400})
    made = {"settled-5": "building", "settled-3": "building"}
    assert page.evaluate(ORIGINS, [before, now, made])["settled-3"] == 100


def test_a_warrior_that_is_pushed_travels_and_no_other(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, viewport=LAPTOP)
    game = Played(server, players=2, modules=["all"])
    game.on_until(lambda state: state["asked"] == "march" and state["moments"] > 60, seed=5)
    page = context.new_page()
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    page.evaluate(
        "() => { const travel = Element.prototype.animate; window.travels = [];"
        " Element.prototype.animate = function (frames, ...all) {"
        " const { kin } = (this.firstElementChild ?? this).dataset;"
        " window.travels.push([kin, 'transform' in frames[0]]);"
        " return travel.call(this, frames, ...all); }; }"
    )
    before = page.locator("main").get_attribute("data-step") or ""
    page.locator("#board [data-spot^=region-].glow:not(:has([data-kin]))").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)
    moved = [kin for kin, travels in page.evaluate("window.travels") if kin and travels]
    assert len(moved) == 1
    context.close()


def test_the_game_itself_has_no_such_tab(
    page: Page, context: BrowserContext, server: Server
) -> None:
    page.goto(Played(server).moments(40).bring(context))
    page.wait_for_selector("main.asked")
    assert page.locator("#tab-empire").count() == 0
