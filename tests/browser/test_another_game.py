"""A game that is nothing but rules, a title, some sentences and the smallest artist, by clicks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import teotihuacan as teo
from tests.browser.conftest import PHONE, watched
from tests.browser.person import Person
from tests.services.server import Server
from tests.toy.installed import installed, registered


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has found another game among the installed packages."""
    folder = tmp_path_factory.mktemp("coins")
    with Server(f"sqlite:///{folder / 'games.sqlite3'}", installed(folder / "site")) as running:
        yield running


def engine_scores(server: Server, game: str) -> list[int]:
    with server.client() as client, registered():
        record = teo.Record.from_json(client.get(f"/api/games/{game}/record").json)
        return teo.replay(record).scores


def test_a_game_is_chosen_begun_and_played_to_its_end(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator(".shelf a", has_text="Coins").click()
    expect(page.locator("h1")).to_have_text("Coins")
    expect(page.locator("[name=draft]")).to_have_count(0)  # that is the other game's
    page.get_by_label("3", exact=True).check()
    page.locator("#kind-1").select_option("me")
    page.locator("#kind-2").select_option("computer:random")
    page.locator("details summary").click()
    page.locator("[name=rounds]").select_option("2")
    page.locator("#new-game button.primary").click()
    page.wait_for_selector("main.asked")
    person = Person(page, seed=1)
    before = person.step
    page.locator("[data-spot=coin-1]").click()
    person.wait_for_change(before)
    person.play_out()
    expect(page.locator("dialog[open] h2")).to_contain_text("win")
    again = page.locator("dialog[open] a", has_text="New game")
    expect(again).to_have_attribute("href", "/?game=coins")
    with server.client() as client:
        options = client.get(f"/api/games/{person.game}").json["options"]
    assert options == {"players": 3, "rounds": 2, "charms": 1}
    plates = [page.locator(f"[data-spot=plate-{seat}] text").last for seat in range(3)]
    shown = [int(plate.text_content() or "") for plate in plates]
    assert shown == engine_scores(server, person.game)


def test_buttons_undo_and_end_a_turn(page: Page) -> None:
    page.goto("/?game=coins")
    page.locator("[data-quick=hotseat]").click()
    person = Person(page, seed=2)
    person.wait_until_asked()
    before = person.step
    page.locator("[data-spot=coin-1]").click()
    person.wait_for_change(before)
    expect(page.locator("#log-list")).to_contain_text("takes 1 coin")
    expect(page.locator("#end")).to_be_enabled()
    person.undo()
    expect(page.locator("#log-list")).not_to_contain_text("takes 1 coin")
    page.locator("[data-spot=coin-1]").click()
    expect(page.locator("#end")).to_be_enabled()
    page.locator("#end").click()
    expect(page.locator("#undo")).to_be_disabled()  # the bank has rolled for the next one


def test_page_fits_a_phone(browser: Browser, server: Server) -> None:
    opened = browser.new_context(
        base_url=server.address, viewport=PHONE, has_touch=True, reduced_motion="reduce"
    )
    page = opened.new_page()
    wrong = watched(page)
    page.goto("/?game=coins")
    page.locator("[data-quick=hotseat]").click()
    page.wait_for_selector("main.asked")
    expect(page.locator("[role=tab]").first).to_have_text("Board")
    expect(page.locator("[data-frame=board] [data-spot=coin-1]")).to_be_visible()
    page.locator("#tab-choices").click()
    expect(page.locator("#choice-list button").first).to_be_visible()
    opened.close()
    assert wrong == []
