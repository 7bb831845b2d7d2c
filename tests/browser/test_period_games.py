"""Games with all modules of the Expansion Period through the real page, by clicks alone.

Every day their beginning and their last part are played; `make test-long` plays them whole.
"""

import random
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import teotihuacan as teo
from teotihuacan.city.rules.state import City
from teotihuacan.titles import first
from tests.browser.conftest import LAPTOP, watched
from tests.browser.person import Person
from tests.browser.played import NAMES, Played
from tests.browser.test_accessible import faults
from tests.browser.test_whole_games import WINS, engine_scores, shown_scores
from tests.long import LONG
from tests.services.server import Server

MODULES = ("obsidian", "mansion", "altars", "empire")
ANSWERS = 40 if LONG else 8  # by clicks before a table is looked at with axe-core


def begin(page: Page, players: int) -> Person:
    """From the start page, with every module that is for any number of players."""
    page.goto("/")
    page.locator(f"[name=players][value='{players}']").check()
    page.locator("details summary").click()
    for module in MODULES:
        page.locator(f"[name=modules][value={module}]").check()
    page.locator("#new-game button.primary").click()
    page.wait_for_selector("main.asked")
    return Person(page, seed=players)


def played_to_the_end(person: Person, server: Server, last: Callable[[], Played]) -> None:
    """A whole game, or the beginning of one and the last part of another; the table is looked at
    somewhere in it, and at its end."""
    while person.on_board + person.in_list < ANSWERS:
        person.wait_until_asked()
        if not person.close_dialog():
            person.answer()
    person.wait_until_asked()
    person.close_dialog()
    assert faults(person.page) == []
    assert modules_of(server, person.game) == list(MODULES)
    if not LONG:
        person.page.goto(last().bring(person.page.context))
    person.play_out(undo_every=20 if LONG else 5)
    expect(person.page.locator("dialog[open] h2")).to_contain_text(WINS)
    assert faults(person.page) == []


def modules_of(server: Server, game: str) -> list[str]:
    with server.client() as client:
        modules: list[str] = client.get(f"/api/games/{game}").json["options"]["modules"]
    return modules


def test_a_person_against_two_computers(page: Page, server: Server) -> None:
    def last() -> Played:
        computer = {"kind": "computer", "player": "random"}
        seats = [{"kind": "me", "name": "Ana"}, computer, computer]
        return Played(server, players=3, seats=seats, modules=MODULES).moments(480)

    person = begin(page, players=3)
    played_to_the_end(person, server, last)
    assert shown_scores(page, 3) == engine_scores(server, person.game)
    assert person.on_board > (30 if LONG else 10)
    assert person.in_list > (30 if LONG else 10)
    assert person.taken_back > 1


def test_a_person_alone(page: Page, server: Server) -> None:
    def last() -> Played:
        return Played(server, players=1, bot="teotibot", modules=MODULES).moments(110)

    person = begin(page, players=1)
    played_to_the_end(person, server, last)
    assert shown_scores(page, 2) == engine_scores(server, person.game)
    assert person.on_board > (30 if LONG else 10)
    assert person.in_list > (30 if LONG else 10)
    assert person.taken_back > 1


# --- two people, and questions in another's turn --------------------------------------------------


class Plan(NamedTuple):
    """A game for two people, whose decisions are made beforehand."""

    seed: int
    moves: list[int]
    begins: int  # so many decisions are made before the browsers open


ASIDE = {"power up", "wheel", "march", "half"}
"""In another's turn: an owner's power-up and its Ascension, a pushed Warrior, a Shaman."""


def is_aside(game: teo.Game) -> bool:
    """True if a player is asked in another player's turn."""
    assert isinstance(game.state, City)
    return game.state.turn not in (-1, game.actor)


def new_game(seed: int) -> teo.Game:
    return teo.new_game("city", seed=seed, players=2, modules=["all"])


def planned(seed: int) -> Plan | None:
    """A random game in whose last part all of that is asked, or None."""
    game = new_game(seed)
    dice = random.Random(seed)
    moves: list[int] = []
    last: dict[str, int] = {}
    while not game.over:
        if is_aside(game):
            last[game.asked] = len(moves)
        moves.append(dice.choice(game.ids))
        game.play(moves[-1])
    if not last.keys() >= ASIDE or len(moves) - min(last.values()) > 100:
        return None
    return Plan(seed, moves, min(last.values()) - 3)


def plans() -> Iterator[Plan]:
    """Where rules that change make another game of the first one, the search goes on."""
    return (plan for plan in map(planned, count(1796)) if plan is not None)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return next(islice(plans(), 1))


@pytest.fixture
def screens(browser: Browser, server: Server) -> Iterator[list[BrowserContext]]:
    opened = [
        browser.new_context(
            base_url=server.address, viewport=LAPTOP, reduced_motion="reduce", locale="en-GB"
        )
        for _ in range(2)
    ]
    yield opened
    for context in opened:
        context.close()


def test_two_players_are_asked_in_each_others_turns(
    screens: list[BrowserContext], server: Server, plan: Plan
) -> None:
    """The last part of a game at two screens: what both see while one of them is asked aside."""
    game = new_game(plan.seed)
    table = Played(server, seed=plan.seed, players=2, modules=["all"])
    table.follow(game, plan.moves[: plan.begins])
    pages = [context.new_page() for context in screens]
    wrong = [watched(page) for page in pages]
    for seat, page in enumerate(pages):
        page.goto(table.bring(screens[seat], [seat]))
        page.wait_for_selector("main[data-step]")
    people = [Person(page, seat) for seat, page in enumerate(pages)]
    answered: set[str] = set()
    for move in plan.moves[plan.begins :]:
        actor = game.actor
        assert actor is not None
        spot = first().artist().spots(game)[move]
        asked, aside = game.asked, is_aside(game)
        person, other = people[actor], people[1 - actor]
        person.wait_until_asked()
        person.close_dialog()
        if aside:
            looks_aside(person, other, NAMES[actor], accessible=not answered)
        person.choose(move, spot)
        game.play(move)
        if aside and not game.over:
            answered.add(asked)
            if game.actor == 1 - actor:
                cannot_go_back(other)
    assert answered >= ASIDE
    scores = engine_scores(server, table.id)
    assert game.scores == scores
    for page in pages:
        expect(page.locator("dialog[open] h2")).to_contain_text("wins with")
        assert shown_scores(page, 2) == scores
    assert wrong == [[], []]


def looks_aside(person: Person, other: Person, name: str, accessible: bool) -> None:
    """Both know who is asked, and in whose turn; only the one who is asked can choose."""
    expect(other.page.locator("main")).to_have_attribute("data-step", person.step)
    other.close_dialog()
    expect(other.page.locator("#waiting")).to_contain_text(f"Waiting for {name}")
    expect(other.page.locator("#waiting")).to_contain_text("your turn")
    expect(other.page.locator("#choice-list button")).to_have_count(0)
    expect(other.page.locator(".spot.glow")).to_have_count(0)
    expect(person.page.locator("#waiting")).to_contain_text("during")
    for page in (person.page, other.page):
        expect(page.locator("#question")).to_contain_text(name)
        if accessible:
            assert faults(page) == []


def cannot_go_back(person: Person) -> None:
    """The one on turn goes on, and what came before the other's answer stands."""
    person.wait_until_asked()
    person.close_dialog()
    assert not person.can_undo()
    expect(person.page.locator("#restart")).to_be_disabled()
