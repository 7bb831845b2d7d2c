"""The coached first game in the real page: clicks on what the coach proposes, and nothing else."""

import re

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.coached import follow_coach
from tests.browser.person import PATIENCE, Person
from tests.browser.test_accessible import faults_in_both
from tests.long import LONG
from tests.services.server import Server


def test_the_first_game_is_the_big_button_and_begins_with_a_coach(page: Page) -> None:
    page.goto("/")
    titles = page.locator("[data-quick]")
    expect(titles.first).to_have_attribute("data-quick", "first")
    first, second = (titles.nth(place).bounding_box() for place in (0, 1))
    assert first is not None
    assert second is not None
    assert first["width"] > 1.5 * second["width"]
    titles.first.click()
    expect(page.locator("#coach")).to_be_visible()
    expect(page.locator("#coach-tips")).to_contain_text("Welcome to Teotihuacan")
    expect(page.locator("#coach-do")).to_contain_text("I would:")
    expect(page.locator("#coach-why")).to_contain_text("Why?")
    assert page.locator(".pointed").count() > 0
    assert page.locator(".spot.hinted").count() > 0
    halo = page.locator("#board .spot.hinted > .halo").first
    assert halo.evaluate("halo => getComputedStyle(halo).fill") == "rgba(0, 0, 0, 0)"
    assert faults_in_both(page) == []
    page.locator("#coach-leave").click()
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator(".pointed")).to_have_count(0)
    page.reload()
    page.wait_for_selector("main[data-step]")
    expect(page.locator("#coach")).to_be_hidden()
    page.locator("#menu summary").click()
    page.locator("#coach-on").click()
    expect(page.locator("#coach-do")).to_contain_text("I would:")
    expect(page.locator("#coach-tips")).to_be_empty()  # told before


def test_the_coach_speaks_spanish_and_of_the_other_game(page: Page) -> None:
    page.goto("/?game=founders&language=es")
    page.locator("[data-quick=first]").click()
    expect(page.locator("#coach-tips")).to_contain_text("Te damos la bienvenida")
    expect(page.locator("#coach-do")).to_contain_text("Yo haría esto:")


TENTH_TURN = """() => {
  const id = location.pathname.split("/").at(-1);
  const turns = Array.from({ length: 9 }, (_, turn) => `${id}:${-turn}`);
  sessionStorage.setItem("teotihuacan.coach", JSON.stringify(turns));
}"""
"""Let the coach count more turns, so that it waits to be asked."""


def follow(page: Page) -> None:
    """Do what the coach proposes, and wait for what it says next."""
    page.wait_for_selector("main.asked:not(.busy) #coach[data-id]", timeout=PATIENCE)
    step = page.locator("main").get_attribute("data-step") or ""
    id = page.locator("#coach").get_attribute("data-id")
    page.locator(f"#choice-list button[data-id='{id}']").click()
    expect(page.locator("main")).not_to_have_attribute("data-step", step)
    page.wait_for_selector("main.asked:not(.busy) #coach[data-id]", timeout=PATIENCE)


def test_coach_says_once_in_a_turn_why(page: Page) -> None:
    page.goto("/")
    page.locator("[data-quick=first]").click()
    why = page.locator("#coach-why")
    expect(why).to_contain_text("Why? ", timeout=PATIENCE)
    expect(why).not_to_contain_text("less from")
    follow(page)  # which worker; now how far it goes
    expect(page.locator("#coach-do")).to_contain_text("I would:")
    expect(why).not_to_contain_text("Why?")


CUT = """() => ["#coach-tips", "#coach-do", "#coach-why"]
  .map((part) => document.querySelector(part))
  .some((part) => part.textContent && (!part.checkVisibility()
    || part.scrollHeight > part.clientHeight))"""
"""Whether the coach has said more than is shown."""


def test_coach_offers_more_only_if_there_is_more(page: Page) -> None:
    page.goto("/")
    page.locator("[data-quick=first]").click()
    seen = set()
    for _ in range(4):
        follow(page)
        more = page.evaluate(CUT)
        expect(page.locator("#coach-more")).to_be_visible(visible=more)
        seen.add(more)
    assert seen == {True, False}


def test_coach_is_silent_while_others_play(moving: BrowserContext) -> None:
    page = moving.new_page()
    page.clock.install()
    page.goto("/")
    page.locator("[data-quick=first]").click()
    while not page.locator("#end:enabled").count():
        follow(page)
    page.clock.pause_at("2100-01-01")
    page.locator("#end").click()
    expect(page.locator("#question")).to_contain_text("’s turn")
    expect(page.locator("#coach")).to_be_hidden()
    page.clock.resume()
    page.locator("#skip").click()
    expect(page.locator("#coach")).to_be_visible()
    expect(page.locator("#coach")).not_to_contain_text("End your turn when you are ready")


def to_a_tile(page: Page) -> None:
    """A first game of Founders in which a building is placed."""
    page.goto("/?game=founders")
    page.locator("[data-quick=first]").click()
    while not page.locator("#tile-tools:not([hidden])").count():
        follow(page)
    page.mouse.move(1, 1)  # away from the list, which shows what is under the pointer


def test_coach_says_which_way_round_a_tile_lies_and_holds_it_there(page: Page) -> None:
    to_a_tile(page)
    said = re.compile(r"^I would: (On [a-l]\d+), [■·/]+$")
    expect(page.locator("#coach-do")).to_have_text(said)
    place = said.match(page.locator("#coach-do").inner_text())
    assert place is not None
    expect(page.locator("#preview")).to_contain_text(f"{place[1]} ·")
    before = page.locator("main").get_attribute("data-step") or ""
    page.locator("#lay-do").click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before)
    expect(page.locator("#log-list .entry").last).to_contain_text(place[1].lower())


def test_coach_leaves_a_tile_where_the_player_has_moved_it(page: Page) -> None:
    to_a_tile(page)
    late: list[Route] = []
    page.route("**/hint?*", lambda route: late.append(route))
    with page.expect_request("**/hint?*"):
        page.reload()
    expect(page.locator("#board .laying")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("t")
    held = page.locator("#preview").inner_text()
    late[0].continue_()
    expect(page.locator("#coach-do")).to_contain_text("I would: On ")
    expect(page.locator("#preview")).to_have_text(held)


def test_coach_that_was_asked_offers_no_question_again(page: Page) -> None:
    page.goto("/")
    page.locator("[data-quick=first]").click()
    page.wait_for_selector("#coach[data-id]", timeout=PATIENCE)
    page.evaluate(TENTH_TURN)
    page.reload()
    page.locator("#coach-ask").click()
    expect(page.locator("#coach-do")).to_contain_text("I would:", timeout=PATIENCE)
    expect(page.locator("#coach-ask")).to_be_hidden()


def test_a_game_by_following_the_coach(page: Page, server: Server) -> None:
    """In the long version to its end."""
    page.goto("/")
    page.locator("[data-quick=first]").click()
    person = Person(page, 1)
    followed, asked = follow_coach(
        person, lambda followed, asked: not LONG and followed >= 15 and asked > 0
    )
    assert followed > (60 if LONG else 10)
    assert asked > 0  # the coach has become quiet
    if not LONG:
        return
    with server.client() as client:
        assert client.get(f"/api/games/{person.game}").json["over"]
