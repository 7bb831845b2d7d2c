"""The start page: every option of a new game, the games of this browser, joining by a link."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import LAPTOP, PHONE, invited
from tests.browser.person import Person
from tests.services.server import Server


def summary(server: Server, page: Page) -> dict[str, Any]:
    """What the server says of the game whose table is open."""
    page.wait_for_selector("main[data-step]")
    with server.client() as client:
        told: dict[str, Any] = client.get(f"/api/games/{page.url.rpartition('/')[2]}").json
    return told


def test_a_game_with_every_option(page: Page, server: Server) -> None:
    page.goto("/")
    page.get_by_label("3", exact=True).check()
    for seat, name in enumerate(("Ana", "Bruno", "Carla")):
        page.locator(f"#name-{seat}").fill(name)
    page.locator("#kind-1").select_option("friend")
    page.locator("#kind-2").select_option("computer:random")
    page.locator("details summary").click()
    page.locator("[name=edition]").select_option("first")
    page.locator("[name=dark_eclipse]").check()
    page.locator("[name=draft]").check()
    expect(page.locator("[name=first_game]")).to_be_disabled()  # there is nothing to draft in it
    expect(page.locator("[name=seed]")).to_be_disabled()  # Bruno shall not play against a seer
    page.locator("#new-game button.primary").click()
    told = summary(server, page)
    assert (told["seed"], len(told["commitment"])) == (None, 64)
    options = told["options"]
    assert (options["players"], options["edition"]) == (3, "first")
    assert (options["draft"], options["dark_eclipse"], options["first_game"]) == (True, True, False)
    assert [(seat["name"], seat["kind"]) for seat in told["seats"]] == [
        ("Ana", "me"),
        ("Bruno", "friend"),
        ("Carla", "computer"),
    ]
    expect(page.locator("dialog[open] input")).to_have_count(1)  # the link for Bruno
    page.locator("dialog[open] form button").click()
    page.locator("#menu summary").click()
    page.locator("#fair").click()
    expect(page.locator("dialog[open] .proof")).to_have_text(told["commitment"])


def test_a_solo_game_with_the_other_bot(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator("[name=players][value='1']").check()
    expect(page.locator("#name-1")).to_be_hidden()
    page.locator("[name=bot]").select_option("modified")
    page.locator("[name=difficulty]").select_option("hard")
    page.locator("details summary").click()
    expect(page.locator("[name=draft]")).to_be_disabled()
    page.locator("[name=first_game]").check()
    page.locator("[name=seed]").fill("77")
    page.locator("#new-game button.primary").click()
    told = summary(server, page)
    assert (told["seed"], told["commitment"]) == (77, None)
    assert (told["options"]["players"], told["options"]["bot"]) == (1, "modified")
    assert told["options"]["first_game"] is True
    assert told["options"]["difficulty"] != {}
    expect(page.locator("#part-player-1")).to_contain_text("Teotibot")


def ticked(page: Page, option: str) -> list[str]:
    """What is ticked, when the server has said what goes together."""
    page.wait_for_selector("#new-game:not([aria-busy=true])")
    found: list[str] = page.locator(f"[name={option}]:checked").evaluate_all(
        "boxes => boxes.map((box) => box.value)"
    )
    return found


def test_ticked_module_ticks_the_modules_it_needs(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator("[name=modules][value=altars]").check()
    assert ticked(page, "modules") == ["obsidian", "altars"]
    page.locator("[name=modules][value=empire]").check()
    page.locator("[name=modules][value=obsidian]").uncheck()
    assert ticked(page, "modules") == []
    page.locator("[name=modules][value=mansion]").check()
    page.locator("details summary").click()
    expect(page.locator("[name=first_game]")).to_be_disabled()
    page.locator("#new-game button.primary").click()
    assert summary(server, page)["options"]["modules"] == ["obsidian", "mansion"]


def test_options_for_one_player_are_hidden_for_two(page: Page, server: Server) -> None:
    page.goto("/")
    movement = page.locator("[name=modules][value=movement]")
    extras = page.locator("[data-option=extras]")
    expect(movement).to_be_hidden()
    expect(extras).to_be_hidden()  # folded away with the other variants
    page.locator("#new-game summary").click()
    expect(extras).to_contain_text("another expansion")
    expect(page.locator("[name=extras][value='12']")).to_be_visible()
    expect(page.locator("[name=extras][value=S07]")).to_be_hidden()
    page.locator("[name=players][value='1']").check()
    page.locator("[name=extras][value=S07]").check()
    assert ticked(page, "modules") == ["obsidian", "mansion", "altars"]
    page.locator("[name=modules][value=altars]").uncheck()  # then the priest cannot come either
    assert ticked(page, "extras") == []
    page.locator("[name=extras][value=S08]").check()
    movement.check()
    page.locator("[name=players][value='2']").check()
    expect(movement).to_be_hidden()
    page.locator("[name=players][value='1']").check()
    page.locator("#new-game button.primary").click()
    options = summary(server, page)["options"]
    assert options["modules"] == ["obsidian", "mansion", "empire", "movement"]
    assert options["extras"] == ["S08"]


def test_ticked_options_for_one_player_are_dropped_for_two(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator("#new-game summary").click()
    page.locator("[name=players][value='1']").check()
    page.locator("[name=modules][value=movement]").check()
    page.locator("[name=extras][value=S08]").check()
    page.locator("[name=players][value='2']").check()
    page.locator("#new-game button.primary").click()
    options = summary(server, page)["options"]
    assert options["modules"] == ["obsidian", "empire"]
    assert "extras" not in options


def test_ticked_priests_tick_the_modules_they_need(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator("#new-game summary").click()
    page.locator("[name=extras][value='12']").check()
    assert ticked(page, "modules") == ["obsidian", "altars"]
    page.locator("[name=extras][value='11']").check()
    page.locator("#new-game button.primary").click()
    options = summary(server, page)["options"]
    assert options["modules"] == ["obsidian", "altars"]
    assert options["extras"] == ["11", "12"]


def test_computers_play_their_seats(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator("[data-quick=computers]").click()
    page.wait_for_selector("main.asked")
    told = summary(server, page)
    assert [seat["kind"] for seat in told["seats"]] == ["me", "computer", "computer"]
    person = Person(page, seed=2)
    question = page.locator("#question")
    turns = 0
    while turns < 2:  # the others play between two turns of ours
        person.wait_until_asked()
        turns += "which worker do you move" in (question.text_content() or "")
        person.answer()
    for name in ("Itzel", "Nahuel"):
        expect(page.locator("#log-list")).to_contain_text(f"{name} moves")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_chosen_opponent_has_a_description(page: Page, server: Server, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.goto("/?language=es")
    kind, said = page.locator("#kind-1"), page.locator("#thinks-1")
    expect(page.locator("#thinks-0")).to_be_hidden()  # a person
    expect(kind).to_have_value("computer:casual")
    expect(said).to_contain_text("Elige lo que mejor parece")
    page.goto("/?language=en")
    expect(said).to_contain_text("without looking further")
    expect(said).to_be_visible()
    kind.select_option("friend")
    expect(said).to_be_hidden()
    kind.select_option("computer:master")
    expect(said).to_contain_text("Searches several turns ahead")
    expect(kind).to_have_accessible_description(re.compile("Searches several turns"))
    kind.select_option("computer:strong")
    expect(said).to_contain_text("learned by playing against itself")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#new-game button.primary").click()
    assert summary(server, page)["seats"][1]["kind"] == "computer"


def test_my_games_are_listed_and_forgotten(page: Page) -> None:
    page.goto("/")
    expect(page.locator("#no-games")).to_be_visible()
    page.locator("[data-quick=hotseat]").click()
    page.wait_for_selector("main.asked")
    address = page.url
    page.goto("/")
    game = page.locator("#my-games li")
    expect(game).to_have_count(1)
    expect(game).to_have_class(re.compile("turn"))
    expect(game.locator(".which")).to_contain_text("City of Gods, era 1, turn")
    expect(game).to_contain_text("your turn")
    game.locator("a").click()
    expect(page).to_have_url(address)
    page.goto("/")
    page.on("dialog", lambda dialog: dialog.accept())
    game.locator("button").click()
    expect(game).to_have_count(0)
    expect(page.locator("#no-games")).to_be_visible()


def test_a_pasted_link_leads_to_its_game(page: Page) -> None:
    page.goto("/")
    page.locator("[data-quick=hotseat]").click()
    page.wait_for_selector("main.asked")
    address = page.url
    page.goto("/")
    page.locator("#link").fill("https://elsewhere.example/nothing")
    page.locator("#join-game button").click()
    expect(page.locator("#toast")).to_be_visible()
    page.locator("#link").fill(address)
    page.locator("#join-game button").click()
    expect(page).to_have_url(address)


def test_an_invitation_is_taken_once(page: Page, server: Server) -> None:
    page.goto("/")
    link = invited(page)
    with server.client() as client:
        invite = link.rpartition("#")[2]
        game = link.rpartition("/")[2].partition("#")[0]
        joined = client.post(f"/api/games/{game}/join", {"invite": invite, "name": "Eva"})
        assert joined.status == 200
        again = client.post(f"/api/games/{game}/join", {"invite": invite, "name": "Eve"})
        assert again.status == 409
    expect(page.locator("#part-player-1")).to_contain_text("Eva")


def test_buttons_work_again_when_the_browser_shows_the_page_it_left(
    page: Page, server: Server
) -> None:
    page.goto("/")
    button = page.locator("#new-game button.primary")
    button.evaluate("(button) => { button.disabled = true; }")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))")
    expect(button).to_be_disabled()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(button).to_be_enabled()
