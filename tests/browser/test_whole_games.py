"""Whole games through the real page, every click on something that can be seen."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

import teotihuacan as teo
from tests.browser.conftest import LAPTOP, watched
from tests.browser.person import Person
from tests.services.server import Server

WINS = re.compile("wins(:| with)")  # a tie goes to the bot, in other words


def engine_scores(server: Server, game: str) -> list[int]:
    """The scores that the engine comes to when it plays the record of the game again."""
    with server.client() as client:
        record = teo.Record.from_json(client.get(f"/api/games/{game}/record").json)
    replayed = teo.replay(record)
    assert replayed.over
    return replayed.scores


def shown_scores(page: Page, players: int) -> list[int]:
    """The points written on the name plates."""
    plates = [page.locator(f"[data-spot=plate-{seat}] text").last for seat in range(players)]
    return [int(plate.text_content() or "") for plate in plates]


def test_a_solo_game_from_the_first_click_to_the_last(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator("[data-quick=solo]").click()
    person = Person(page, seed=1)
    person.play_out(undo_every=8)
    expect(page.locator("dialog[open] h2")).to_contain_text(WINS)
    assert shown_scores(page, 2) == engine_scores(server, person.game)
    assert person.on_board > 30
    assert person.in_list > 30
    assert person.taken_back > 3


def test_two_people_at_two_screens(browser: Browser, server: Server) -> None:
    opened = [
        browser.new_context(base_url=server.address, viewport=LAPTOP, reduced_motion="reduce")
        for _ in range(2)
    ]
    pages = [context.new_page() for context in opened]
    wrong = [watched(page) for page in pages]
    pages[0].goto("/")
    pages[0].locator("[data-quick=friend]").click()
    link = pages[0].locator("dialog[open] input").input_value()
    pages[1].goto(link)
    pages[1].locator("input[name=name]").fill("<b>Bea & Co</b>")
    pages[1].locator("#join button").click()
    people = [Person(page, seed) for seed, page in enumerate(pages)]
    expect(pages[0].locator("dialog[open]")).to_have_count(0)  # nobody is left to invite
    expect(pages[0].locator("#part-player-1")).to_contain_text("<b>Bea & Co</b>")
    while not all(person.over for person in people):
        for person in people:
            if person.close_dialog() or person.over or not person.asked():
                continue
            person.answer()
    scores = engine_scores(server, people[0].game)
    for page in pages:
        expect(page.locator("dialog[open] h2")).to_contain_text("wins with")
        assert shown_scores(page, 2) == scores
    for context in opened:
        context.close()
    assert wrong == [[], []]
