"""Whole games at a site without a server, by clicks alone, in Chromium and in Firefox.

In the middle of each game the page is reloaded, the browser restarts, the server stops, comes back
with a newer version of the site, and the player accepts it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Playwright, expect

import teotihuacan as teo
from tests.browser.coached import follow_coach
from tests.browser.person import Person
from tests.browser.test_whole_games import shown_scores
from tests.browser.visiting import STARTING, Visit
from tests.offline.hosting import hosted, renew

pytestmark = pytest.mark.long

SOME = 15  # choices between two troubles
NAMES = ("Ana", "Bea", "Carla")
MODULES = ("obsidian", "mansion", "altars", "empire", "movement")

RECORD = """async () => {
  const id = location.hash.split("/").at(-1).split("?")[0];
  const games = JSON.parse(localStorage.getItem("teotihuacan.games"));
  const [token] = Object.values(games.find((game) => game.id === id).tokens);
  const headers = { Authorization: `Bearer ${token}` };
  return (await teotihuacan.fetch(`/api/games/${id}/record`, { headers })).json();
}"""


@pytest.fixture(scope="module")
def newer(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("newer") / "site"
    renew(site, folder)
    return folder


# --- beginnings -----------------------------------------------------------------------------------


def first_game(frame: Frame) -> int:
    """With a coach; how many plates there are."""
    frame.locator("[data-quick=first]").click()
    frame.locator("#coach").wait_for()
    return 2


def alone_with_all_modules(frame: Frame) -> int:
    frame.locator("[name=players][value='1']").check()
    frame.locator("[name=bot]").select_option("modified")
    frame.locator("details summary").click()
    for module in MODULES:
        frame.locator(f"[name=modules][value={module}]").check()
    frame.locator("#new-game button.primary").click()
    return 2


def three_at_one_screen(frame: Frame) -> int:
    frame.locator("nav a[href*=founders]").click()
    frame.locator("body[data-title=founders]").wait_for()
    frame.locator("[name=players][value='3']").check()
    for seat, name in enumerate(NAMES):
        frame.locator(f"#kind-{seat}").select_option("me")
        frame.locator(f"#name-{seat}").fill(name)
    frame.locator("#new-game button.primary").click()
    return 3


# --- whole games ----------------------------------------------------------------------------------


def clicked(person: Person, most: int) -> None:
    person.play_out(undo_every=12, most=person.on_board + person.in_list + most)


def coached(person: Person, most: int) -> None:
    follow_coach(person, lambda followed, _: followed >= most)


@pytest.mark.parametrize("kind", ["chromium", "firefox"])
@pytest.mark.parametrize(
    ("begin", "play_on"),
    [(first_game, coached), (alone_with_all_modules, clicked), (three_at_one_screen, clicked)],
    ids=["coached first game", "alone with all modules", "founders, three at one screen"],
)
def test_a_whole_game_survives_every_interruption(
    play: Playwright,
    site: Path,
    newer: Path,
    tmp_path: Path,
    kind: str,
    begin: Callable[[Frame], int],
    play_on: Callable[[Person, int], None],
) -> None:
    profile = tmp_path / "profile"
    with hosted(site) as address:
        port = int(address.rstrip("/").rpartition(":")[2])
        visit = Visit(play, profile, kind)
        visit.page.goto(address)
        plates = begin(visit.frame)
        visit.ready()
        play_on(visit.person(1), SOME)
        step = steady(visit)
        visit.reload()
        assert steady(visit) == step
        play_on(visit.person(2), SOME)
        step = steady(visit)
        visit.close()
        visit = Visit(play, profile, kind)
        visit.open(address)
        visit.frame.locator("#my-games a").first.click()
        assert steady(visit) == step
        play_on(visit.person(3), SOME)
    play_on(visit.person(4), SOME)  # the server has stopped
    step = steady(visit)
    visit.reload()
    assert steady(visit) == step
    play_on(visit.person(5), SOME)
    with hosted(newer, port=port) as address:
        step = steady(visit)
        visit.reload()
        bar = visit.page.locator("#bar")
        expect(bar).to_contain_text("new version", timeout=STARTING)
        assert steady(visit) == step
        play_on(visit.person(6), SOME)
        step = steady(visit)
        old = visit.version()
        with visit.page.expect_event("load"):
            bar.locator("button").click()
        visit.ready()
        assert visit.version() != old
        assert steady(visit) == step
        last = visit.person(7)
        play_on(last, 10_000)
        expect(visit.frame.locator("dialog[open] h2")).to_be_visible()
        record = teo.Record.from_json(visit.page.evaluate(RECORD))
        replayed = teo.replay(record)
        assert replayed.over
        assert shown_scores(visit.frame, plates) == replayed.scores
        assert visit.troubles == []
        visit.close()


def steady(visit: Visit) -> int:
    """The step at which the game waits for this screen."""
    visit.person().wait_until_asked()
    return visit.step()
