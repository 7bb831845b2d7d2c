"""Founders of Teotihuacan on the page: whole games, tiles laid by one click, one screen, axe."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from teotihuacan.server.games import sample
from teotihuacan.titles import title_named
from tests.browser.conftest import LAPTOP, PHONE, watched
from tests.browser.person import Person
from tests.browser.played import Played
from tests.browser.test_accessible import CONTRASTS, faults
from tests.browser.test_layout import OVERFLOW, fits_one_screen
from tests.browser.test_whole_games import engine_scores, shown_scores
from tests.long import LONG
from tests.services.server import Server

SAMPLE = sample.id_of(title_named("founders"))
OTHER = re.compile(".+")


def founded(server: Server, asked: str, least: int = 0, players: int = 2, seed: int = 11) -> Played:
    """A game in which this is asked."""
    game = Played(server, seed=seed, game="founders", players=players)
    return game.on_until(
        lambda state: state["moments"] >= least and state["asked"] == asked, seed=3
    )


def opened(page: Page, address: str) -> Person:
    page.goto(address)
    page.wait_for_selector("main.asked")
    return Person(page, 1)


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# --- whole games; every day the first answers of one and the last part of another -----------------


def test_a_game_against_two_computers(page: Page, server: Server) -> None:
    page.goto("/?game=founders")
    page.locator("[data-quick=computers]").click()
    person = Person(page, seed=2)
    if not LONG:
        person.play_out(undo_every=3, most=12)
        computer = {"kind": "computer", "player": "random"}
        seats = [{"kind": "me", "name": "Ana"}, computer, computer]
        last = Played(server, game="founders", players=3, seats=seats).moments(150)
        page.goto(last.bring(page.context))
    person.play_out(undo_every=15 if LONG else 3)
    expect(page.locator("dialog[open] h2")).to_contain_text(OTHER)
    assert shown_scores(page, 3) == engine_scores(server, person.game)
    assert person.on_board > (10 if LONG else 3)
    assert person.in_list > (10 if LONG else 3)
    assert person.taken_back > 0


def test_two_people_at_one_screen(page: Page, server: Server) -> None:
    page.goto("/?game=founders")
    page.locator("[data-quick=hotseat]").click()
    person = Person(page, seed=5)
    if not LONG:
        person.play_out(most=12)
        page.goto(Played(server, game="founders").moments(150).bring(page.context))
    person.play_out()
    expect(page.locator("dialog[open] h2")).to_contain_text(OTHER)
    assert shown_scores(page, 2) == engine_scores(server, person.game)
    # A page for each round, and the last one.
    expect(page.locator("dialog[open] .pages button")).to_have_count(5)


def test_points_of_a_bonus_disk_come_without_a_question(
    page: Page, context: BrowserContext, server: Server
) -> None:
    """They are made, and taken back, together with the disks."""
    game = founded(server, "turn")
    person = opened(page, game.bring(context))
    with server.client(game.tokens[0]) as client:
        choices = client.get(f"/api/games/{game.id}/scene").json["choices"]
    sure = next(choice for choice in choices if choice["then"])
    before, asked = person.step, page.locator("#question").inner_text()
    page.locator(f"#choice-list button[data-id='{sure['id']}']").click()
    person.wait_for_change(before)
    expect(page.locator("#question")).not_to_contain_text("bonus disk")
    before = person.step
    page.locator("#undo").click()
    person.wait_for_change(before)
    expect(page.locator("#question")).to_have_text(asked)


# --- laying a tile --------------------------------------------------------------------------------


def test_tile_follows_the_pointer_and_one_click_places_it(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = founded(server, "anchor", 40)
    person = opened(page, game.bring(context))
    held = page.locator("#board .laying")
    expect(held).to_have_count(1)
    expect(page.locator("#board .spot.glow")).to_have_count(0)
    before = person.step
    person.lay()
    person.wait_for_change(before)
    expect(held).to_have_count(0)
    expect(page.locator("#preview")).to_be_empty()
    # It is taken back as one thing, however many questions stood behind it.
    page.locator("#undo").click()
    expect(held).to_have_count(1)
    with server.client(game.tokens[0]) as client:
        assert client.get(f"/api/games/{game.id}").json["moments"] >= 40


def test_tile_is_not_placed_at_an_illegal_place(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = founded(server, "anchor", 40)
    person = opened(page, game.bring(context))
    before = person.step
    pyramid = page.locator("#board .leaf.shown .terrace")
    page.mouse.move(*middle(pyramid))
    expect(page.locator("#board .laying.cannot")).to_have_count(1)
    expect(page.locator("#preview")).to_have_text("It doesn’t fit there")
    page.mouse.click(*middle(pyramid))
    page.locator("#lay-do").click()
    assert person.step == before


def test_a_tile_is_laid_by_keyboard(page: Page, context: BrowserContext, server: Server) -> None:
    game = founded(server, "anchor", 40)
    person = opened(page, game.bring(context))
    held = page.locator("#board .laying")
    first = held.inner_html()
    page.keyboard.press("ArrowLeft")
    expect(held).to_have_count(1)
    page.keyboard.press("ArrowDown")
    assert held.inner_html() != first
    before = person.step
    page.keyboard.press("Enter")
    person.wait_for_change(before)
    expect(held).to_have_count(0)


def test_first_proposed_place_destroys_no_cube_and_the_list_says_what_places_bring(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = founded(server, "anchor", 60)
    with server.client() as client:
        asked = client.get(f"/api/games/{game.id}").json["actor"]
        client.token = game.tokens[asked]
        scene = client.get(f"/api/games/{game.id}/scene").json
    places = scene["laying"]["places"]
    kept = {place["text"] for place in places if not place["lost"]}
    assert kept < {place["text"] for place in places}
    person = opened(page, game.bring(context, [asked]))
    said = (page.locator("#preview").text_content() or "").partition(" · ")[2]
    assert said in kept
    first = page.locator("#choice-list button").first
    expect(first.locator(".words")).to_have_text(re.compile(r"^On [a-l]\d+$"))
    brings = page.locator("#choice-list .offer .brings").first
    expect(brings).to_be_visible()
    place = page.locator("#choice-list button:has(.offer)").first.bounding_box()
    assert place is not None
    assert place["height"] < 40  # one line: there are many
    assert person.asked()


def test_on_a_phone_a_tap_moves_a_tile_and_a_button_places_it(
    browser: Browser, server: Server
) -> None:
    phone = browser.new_context(
        base_url=server.address,
        viewport=PHONE,
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    page = phone.new_page()
    wrong = watched(page)
    person = opened(page, founded(server, "anchor", 40).bring(phone))
    expect(page.locator("main")).to_have_attribute("data-tab", "city")
    held = page.locator("#board .laying")
    expect(held).to_be_visible()
    expect(page.locator("#preview")).to_contain_text("+")  # what it brings there
    first = held.inner_html()
    box = page.locator("#board .leaf.shown").bounding_box()
    assert box is not None
    for across, down in ((0.15, 0.2), (0.9, 0.2), (0.15, 0.9), (0.9, 0.9)):
        page.touchscreen.tap(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
        if held.inner_html() != first and page.locator(".laying.cannot").count() == 0:
            break
    before = person.step
    page.locator("#lay-do").tap()
    person.wait_for_change(before)
    assert page.evaluate(OVERFLOW)[0] <= 0
    phone.close()
    assert wrong == []


def test_cubes_are_picked_in_any_order(page: Page, context: BrowserContext, server: Server) -> None:
    game = Played(server, seed=12, game="founders", players=3)
    game.on_until(
        lambda state: state["asked"] == "pay cube" and "(2 to go)" in state["question"], seed=3
    )
    person = opened(page, game.bring(context))
    glowing = page.locator("#board .spot.glow")
    count = glowing.count()
    assert count >= 3
    before = person.step
    glowing.nth(count - 1).click()
    expect(page.locator("#preview")).to_have_text("1 of 2 chosen")
    expect(page.locator("#board .spot.picked")).to_have_count(1)
    glowing.first.click()
    person.wait_for_change(before)
    page.locator("#undo").click()
    expect(glowing).to_have_count(count)


# --- cities ---------------------------------------------------------------------------------------


def test_other_cities_are_one_click_away(
    page: Page, context: BrowserContext, server: Server
) -> None:
    game = founded(server, "turn", 60, players=3)
    opened(page, game.bring(context))
    shown = page.locator(".leaf.shown")
    own = shown.get_attribute("data-leaf")
    expect(shown).to_have_count(1)
    others = page.locator(f".small:not([data-turn-to={own}])")
    expect(others).to_have_count(2)
    wanted = others.first.get_attribute("data-turn-to")
    others.first.click()
    expect(shown).to_have_attribute("data-leaf", wanted or "")
    page.keyboard.press("v")
    expect(shown).not_to_have_attribute("data-leaf", wanted or "")
    others.first.click()
    page.locator("#choice-list button").first.click()
    expect(shown).to_have_attribute("data-leaf", own or "")  # asked again: back to the own city


def test_things_explain_themselves(page: Page, context: BrowserContext, server: Server) -> None:
    opened(page, founded(server, "turn", 40).bring(context))
    page.locator("#board [data-about^='tile:']").last.hover()
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator(".tip")).not_to_be_empty()


def test_the_sample_game_is_replayed(page: Page) -> None:
    page.goto(f"/replay/{SAMPLE}?at=300")
    expect(page.locator("#preview")).to_contain_text("300")
    shown = page.locator(".leaf.shown")
    expect(shown).to_have_count(1)
    page.locator(".small").last.click()
    expect(shown).to_have_attribute("data-leaf", "city-3")
    page.locator("#next").click()
    expect(page.locator("#preview")).to_contain_text("301")


# --- room, contrast, axe --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "size"), [(2, (1366, 768)), (4, (1366, 768)), (4, (1920, 1080))]
)
def test_one_screen_without_scrolling(
    browser: Browser, server: Server, players: int, size: tuple[int, int]
) -> None:
    context = browser.new_context(
        base_url=server.address, viewport={"width": size[0], "height": size[1]}
    )
    page = context.new_page()
    opened(page, founded(server, "anchor", 60, players=players).bring(context))
    fits_one_screen(page, size)
    context.close()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_page_with_a_question_is_accessible(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    context = browser.new_context(base_url=server.address, viewport=size, reduced_motion="reduce")
    page = context.new_page()
    opened(page, founded(server, "anchor", 60, players=3).bring(context))
    assert faults(page) == []
    if size is PHONE:
        for tab in ("board", "players", "choices"):
            page.locator(f"#tab-{tab}").click()
            assert faults(page) == []
    context.close()


@pytest.mark.parametrize(
    "address", ["/?game=founders", "/how/founders", f"/replay/{SAMPLE}?at=200"]
)
def test_pages_are_accessible(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


def test_type_on_the_board_has_enough_contrast(
    page: Page, context: BrowserContext, server: Server
) -> None:
    opened(page, founded(server, "turn", 80, players=4).bring(context))
    found = page.evaluate(CONTRASTS)
    assert len(found) > 50
    assert [(said, round(contrast, 2)) for said, contrast in found if contrast < 4.5] == []
