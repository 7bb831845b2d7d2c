"""Pages opened while a computer player thinks. Motion is on: without it nothing is held back."""

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.conftest import LAPTOP, PATIENCE, watched
from tests.browser.person import PATIENCE as LONG_PATIENCE
from tests.browser.played import Played
from tests.services.server import Server

ROOT = Path(__file__).parents[2]
STARTS = 30
BURNING = 4  # processes beside the server and the browser


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that the computer player waits for."""
    return tmp_path_factory.mktemp("gate") / "open"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, gate: Path) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("games")
    environment = {"PYTHONPATH": str(ROOT), "WAITING_FOR": str(gate)}
    player = ("--player", "tests.players.failing:Waiting")
    with Server(f"sqlite:///{folder / 'games.sqlite3'}", environment, player) as running:
        yield running


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A fresh visitor with motion."""
    opened = browser.new_context(base_url=server.address, viewport=LAPTOP, locale="en-GB")
    opened.set_default_timeout(PATIENCE)
    yield opened
    opened.close()


@pytest.fixture
def thinking(server: Server, gate: Path) -> Played:
    """A game whose first player is a computer player that thinks until the gate is open."""
    gate.unlink(missing_ok=True)
    seats = [{"kind": "computer", "player": "waiting"}, {"kind": "me", "name": "Ana"}]
    return Played(server, first_game=True, seats=seats)


def test_page_opened_while_a_computer_thinks_follows_the_game(
    context: BrowserContext, thinking: Played, gate: Path
) -> None:
    page = context.new_page()
    wrong = watched(page)
    with page.expect_websocket():
        page.goto(thinking.bring(context))
    expect(page.locator("#waiting")).to_contain_text("is calculating")
    gate.touch()
    expect(page.locator("main.asked")).to_be_attached()
    assert wrong == []


def test_page_whose_first_request_fails_follows_the_game(
    context: BrowserContext, thinking: Played, gate: Path
) -> None:
    page = context.new_page()
    page.route("**/news*", lambda route: route.abort(), times=1)
    page.goto(thinking.bring(context))
    expect(page.locator("#waiting")).to_contain_text("is calculating")
    gate.touch()
    expect(page.locator("main.asked")).to_be_attached()


def test_connection_that_does_not_open_has_words(context: BrowserContext, thinking: Played) -> None:
    page = context.new_page()
    page.add_init_script("window.WebSocket = class { send() {} };")
    page.clock.install()
    page.goto(thinking.bring(context))
    page.wait_for_selector("main[data-step]")
    expect(page.locator("#line")).to_be_hidden()
    page.clock.run_for(6_000)
    expect(page.locator("#line")).to_be_visible()


# --- under load -----------------------------------------------------------------------------------


def burn() -> None:
    """Keep one core busy."""
    while True:
        pass


@pytest.fixture
def load() -> Iterator[None]:
    """A machine that is busy with other work."""
    busy = [multiprocessing.Process(target=burn, daemon=True) for _ in range(BURNING)]
    for process in busy:
        process.start()
    yield
    for process in busy:
        process.kill()
        process.join()


@pytest.mark.long
@pytest.mark.usefixtures("load")
def test_every_start_under_load_reaches_the_first_question(context: BrowserContext) -> None:
    context.set_default_timeout(LONG_PATIENCE)
    for _ in range(STARTS):
        page = context.new_page()
        page.goto("/?game=founders")
        page.locator("[data-quick=computers]").click()
        page.wait_for_selector("main.asked")
        page.close()
