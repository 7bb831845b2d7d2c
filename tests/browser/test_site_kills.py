"""A browser that is killed in the middle of choices: every choice that it had shown is there."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import ConsoleMessage, Error, Frame, Playwright

from tests.browser.visiting import STARTING, Visit
from tests.offline.hosting import hosted

KILLS = int(os.environ.get("TEO_TEST_KILLS", "200"))
BEGINNINGS = ("hotseat", "solo", "first")
SOONEST, LATEST = 0.2, 4.0  # seconds until the browser is killed

TELL = """(() => {
  const tell = () => {
    const main = document.querySelector("main[data-step]");
    if (main) console.debug(`shown ${location.pathname.split("/").at(-1)} ${main.dataset.step}`);
  };
  const watch = () => new MutationObserver(tell).observe(
    document, { attributes: true, attributeFilter: ["data-step"], subtree: true },
  );
  if (window !== parent) watch();
})()"""
"""In every page of a game: say what is shown, as soon as it is."""


class Witness:
    """What pages have shown: the last step of each game."""

    def __init__(self) -> None:
        self.shown: dict[str, int] = {}

    def hear(self, said: ConsoleMessage) -> None:
        if said.text.startswith("shown "):
            _, game, step = said.text.split()
            self.shown[game] = max(int(step), self.shown.get(game, 0))


def begin(frame: Frame, rng: Random) -> None:
    """A new game of one of several kinds."""
    if rng.random() < 0.5:
        frame.locator("nav a[href*=founders]").click()
        frame.locator("body[data-title=founders]").wait_for()
    frame.locator(f"[data-quick={rng.choice(BEGINNINGS)}]").click()


@pytest.mark.long
def test_no_choice_that_was_shown_is_lost_when_the_browser_is_killed(
    play: Playwright, site: Path, tmp_path: Path
) -> None:
    rng = Random(1)
    witness = Witness()
    game = ""
    steps = 0
    with hosted(site) as address:
        for number in range(KILLS):
            visit = Visit(play, tmp_path / "profile")
            visit.page.on("console", witness.hear)
            visit.context.add_init_script(TELL)
            visit.open(address)
            if game and number % 10:
                visit.frame.locator(f"#my-games a[href$='{game}']").click()
            else:
                begin(visit.frame, rng)
            visit.frame.wait_for_selector("main[data-step]", timeout=STARTING)
            person = visit.person(number)
            game = person.game
            before = witness.shown.get(game, 0)
            assert visit.step() >= before, f"{before} steps were shown before kill {number}"
            wait = rng.uniform(SOONEST, LATEST)
            killer = threading.Timer(wait, os.kill, (visit.pid, signal.SIGKILL))
            killer.start()
            with contextlib.suppress(Error, AssertionError):
                person.play_out()
                game = ""  # it is over
            killer.join()
            with contextlib.suppress(Error):
                visit.close()
            steps += witness.shown[person.game] - before
            print(f"kill {number + 1}: {steps} steps were shown", flush=True)
    assert steps > KILLS
