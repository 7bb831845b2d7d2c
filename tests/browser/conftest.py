import fcntl
import os
from asyncio import AbstractEventLoop
from asyncio.events import _get_running_loop, _set_running_loop
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from teotihuacan.offline import building
from tests.services import chromium, firefox, pyodide
from tests.services.programs import skip_without
from tests.services.server import Server

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 15_000  # milliseconds

Devices = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


_loop: AbstractEventLoop | None = None  # Playwright's, while tests of other folders run


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Show Playwright's event loop to the tests of this folder only.

    It stays the running one of this thread, so that other tests could not run one of their own.
    """
    global _loop
    if item.path.parent != Path(__file__).parent:
        return (yield)
    _set_running_loop(_loop)
    result = yield
    _loop = _get_running_loop()
    _set_running_loop(None)
    return result


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all pages of a worker."""
    folder = tmp_path_factory.mktemp("games")
    with Server(f"sqlite:///{folder / 'games.sqlite3'}") as running:
        yield running


@pytest.fixture(scope="session")
def play() -> Iterator[Playwright]:
    """What drives the browsers; they end when it does."""
    with sync_playwright() as running:
        loop = _get_running_loop()
        yield running
        _set_running_loop(loop)  # the last test may be from another folder


@pytest.fixture(scope="session")
def browser(play: Playwright) -> Browser:
    """The machine's Chromium; where there is none, the tests that need it are skipped."""
    return launched(play)


def launched(play: Playwright) -> Browser:
    skip_without(chromium.why_not())
    return play.chromium.launch(executable_path=chromium.chromium(), args=chromium.arguments())


def launched_firefox(play: Playwright, folder: Path, finger: bool = False) -> Browser:
    """The machine's Firefox; it has fingers or a mouse, and wants little motion."""
    skip_without(firefox.why_not())
    return play.firefox.launch(
        channel=firefox.CHANNEL,
        executable_path=firefox.program(folder, finger),
        firefox_user_prefs=firefox.PREFERENCES,
    )


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a built site; all workers share it."""
    skip_without(pyodide.why_not())
    archive = pyodide.archive()
    assert isinstance(archive, Path)
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "site"
    with folder.with_name("site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "sw.js").exists():
            building.build(folder, archive)
    return folder


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A fresh visitor on a laptop whose system asks for little motion."""
    opened = browser.new_context(
        base_url=server.address, viewport=LAPTOP, reduced_motion="reduce", locale="en-GB"
    )
    opened.set_default_timeout(PATIENCE)
    yield opened
    opened.close()


@pytest.fixture
def moving(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A visitor on a laptop, with animations."""
    opened = browser.new_context(base_url=server.address, viewport=LAPTOP, locale="en-GB")
    opened.set_default_timeout(PATIENCE)
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which no script may fail and nothing may be missing."""
    opened = context.new_page()
    wrong = watched(opened)
    yield opened
    assert wrong == []


@pytest.fixture
def devices() -> Iterator[Devices]:
    """Several devices of one game: a page for each context; no script of any may fail, but where a
    refusal is expected."""
    opened: list[tuple[BrowserContext, list[str]]] = []

    def come(context: BrowserContext, refused: bool = False) -> Page:
        page = context.new_page()
        opened.append((context, [] if refused else watched(page)))
        return page

    yield come
    for context, wrong in opened:
        context.close()
        assert wrong == []


def invited(page: Page, name: str = "Ana") -> str:
    """A game with a friend, begun on the start page by a person of this name; its link."""
    page.locator("[data-quick=friend]").click()
    page.locator("#your-name").fill(name)
    page.keyboard.press("Enter")
    return page.locator("#dialog[open] input").input_value()


def sit_down(page: Page, friend: Page, name: str, game: str = "") -> str:
    """Two sit down: one begins and sends a link, the other has this name. The link."""
    page.goto(f"/?game={game}" if game else "/")
    link = invited(page)
    friend.goto(link)
    friend.locator("input[name=name]").fill(name)
    friend.locator("#join button").click()
    friend.wait_for_selector("main[data-step]")
    expect(page.locator("dialog[open]")).to_have_count(0)  # all invitations are taken
    return link


def watched(page: Page) -> list[str]:
    """What goes wrong on a page, as it happens."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "console",
        lambda said: (
            wrong.append(f"{said.text} ({said.location.get('url', '')})")
            if said.type in ("error", "warning")
            else None
        ),
    )
    return wrong
