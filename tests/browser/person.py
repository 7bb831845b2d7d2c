"""Somebody at the page, who clicks only what can be seen."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, TimeoutError

PATIENCE = 90_000  # milliseconds: machines may be busy
SURPRISE = 3_000  # milliseconds after which something may have come in between
ACROSS, DOWN = 20, 16  # points of a board at which a tile is tried
LOOKS = 12  # of them, before it is turned

MOVED_ON = (
    "before => document.querySelector('main').dataset.step !== before"
    " || !document.querySelector('.choose').hidden"
    " || document.querySelector('.spot.picked')"
)
"""Whether a click on the board has played something, opened a menu, or picked one of several."""

STANDS = """() => ({
  main: document.querySelector("main").className,
  step: document.querySelector("main").dataset.step,
  question: document.querySelector("#question").textContent,
  menu: document.querySelector(".choose")?.textContent,
  dialog: document.querySelector("dialog[open]")?.textContent,
  toast: document.querySelector("#toast")?.textContent,
  choices: document.querySelectorAll("#choice-list button").length,
})"""
"""How a page looks, for whoever must find out why nothing happened."""


class Person:
    """Plays at random, by turns on the board itself (where it can) and from the list."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.on_board = 0
        self.in_list = 0
        self.laid = 0
        self.taken_back = 0

    @property
    def game(self) -> str:
        return self.page.url.rstrip("/").rpartition("/")[2].partition("?")[0]

    @property
    def step(self) -> str:
        return self.page.locator("main").get_attribute("data-step") or ""

    @property
    def over(self) -> bool:
        return self.page.locator("main.over").count() > 0

    def settled(self) -> None:
        """Wait until the page asks, waits for somebody else, or the game is over."""
        self.page.wait_for_selector("main[data-step]:not(.busy)", timeout=PATIENCE)

    def close_dialog(self) -> bool:
        """Put away what lies over the table, but not the last page."""
        if self.over:
            return False
        dialog = self.page.locator("dialog[open]")
        if not dialog.count():
            return False
        dialog.locator("form button.primary").click()
        return True

    def asked(self) -> bool:
        self.settled()
        return self.page.locator("main.asked").count() > 0

    def wait_until_asked(self) -> None:
        """Until it is this person's turn, or the game is over."""
        self.page.wait_for_selector(
            "main.asked:not(.busy), main.over, dialog[open]", timeout=PATIENCE
        )

    def answer(self) -> None:
        """Make one choice."""
        before = self.step
        if self.on_board <= self.in_list and self.page.locator("#laying:visible").count():
            self.lay()
            self.on_board += 1
            self.wait_for_change(before)
            return
        glowing = self.page.locator("#board .spot.glow:visible, #players .spot.glow:visible")
        if self.on_board <= self.in_list and glowing.count():
            self.click_board(self.pick(glowing))
            self.on_board += 1
        else:
            self.press(self.pick(self.page.locator("#choice-list button")))
            self.in_list += 1
        self.wait_for_change(before)

    def choose(self, id: int, spot: str | None) -> None:
        """Make a choice that somebody else thought of: on the board where it can be seen there."""
        before = self.step
        shown = self.page.locator(f"main [data-spot='{spot}'].glow:visible")
        if self.on_board <= self.in_list and spot is not None and shown.count():
            self.press(shown.first)
            self.until(MOVED_ON, before)
            menu = self.page.locator(".choose:visible")
            if menu.count():
                self.press(menu.locator(f"button[data-id='{id}']"))
            self.on_board += 1
        else:
            self.press(self.page.locator(f"#choice-list button[data-id='{id}']"))
            self.in_list += 1
        self.wait_for_change(before)

    def play_out(self, undo_every: int = 0) -> None:
        """To the end of the game; now and then something is taken back, where it can be."""
        while not self.over:
            self.wait_until_asked()
            if self.close_dialog() or self.over:
                continue
            self.answer()
            due = undo_every and self.on_board + self.in_list > undo_every * (self.taken_back + 1)
            if due and self.asked() and self.can_undo():  # and nobody else can act meanwhile
                self.undo()

    def click_board(self, spot: Locator) -> None:
        before = self.step
        menu = self.page.locator(".choose:visible")
        if not menu.count():
            self.press(spot)
            self.until(MOVED_ON, before)
            while self.page.locator("main:not(.busy) .spot.picked").count():
                self.pick_another(before)
        if menu.count():
            self.press(self.pick(menu.locator("button")))

    def pick_another(self, before: str) -> None:
        """Several things are chosen: one more, which may be the last."""
        picked = self.page.locator(".spot.picked").count()
        self.press(self.pick(self.page.locator("#board .spot.glow:not(.picked):visible")))
        self.page.wait_for_function(
            "([before, picked]) => document.querySelector('main').dataset.step !== before"
            " || document.querySelector('main.busy')"
            " || document.querySelectorAll('.spot.picked').length > picked",
            arg=[before, picked],
            timeout=PATIENCE,
        )

    def lay(self) -> None:
        """Turn the tile in hand, move it about, and put it down where it can lie."""
        self.close_dialog()
        for _ in range(self.random.randrange(4)):
            if self.page.locator("#lay-turn:visible").count():
                self.page.keyboard.press("t")
        if not self.page.locator("#board .leaf.shown").count():  # it only turns where it lies
            self.page.locator("#lay-do").click()
            self.laid += 1
            return
        ground = self.page.locator("#board .leaf.shown").bounding_box()
        assert ground is not None
        points = [(across, down) for across in range(ACROSS) for down in range(DOWN)]
        self.random.shuffle(points)
        for first in range(0, len(points), LOOKS):
            for turned in range(8):  # turned like this it may fit hardly anywhere
                for across, down in points[first : first + LOOKS]:
                    x = ground["x"] + (across + 0.5) / ACROSS * ground["width"]
                    y = ground["y"] + (down + 0.5) / DOWN * ground["height"]
                    self.page.mouse.move(x, y)
                    if self.page.locator("#board .laying:not(.cannot)").count():
                        self.page.locator("#lay-do").click()
                        self.laid += 1
                        return
                self.page.keyboard.press("f" if turned % 4 == 3 else "t")
        raise AssertionError("there is no room for the tile")

    def press(self, target: Locator) -> None:
        """Click; the score of an Eclipse may just have been laid over everything."""
        try:
            target.click(timeout=SURPRISE)
        except TimeoutError:
            self.close_dialog()
            target.click()

    def undo(self) -> None:
        before = self.step
        self.page.keyboard.press("Control+z")
        self.until(
            "before => document.querySelector('main').dataset.step !== before"
            " || document.querySelector('dialog[open]')",
            before,
        )
        if self.step == before:  # the score of an Eclipse lay over everything
            self.close_dialog()
            self.page.keyboard.press("Control+z")
        self.wait_for_change(before)
        self.taken_back += 1

    def can_undo(self) -> bool:
        return self.page.locator("#undo").is_enabled()

    def wait_for_change(self, before: str) -> None:
        self.until(
            "before => { const main = document.querySelector('main');"
            " return main.dataset.step !== before && !main.classList.contains('busy'); }",
            before,
        )

    def until(self, so: str, before: str) -> None:
        """Until something is so; where it never is, how the page looks is told."""
        try:
            self.page.wait_for_function(so, arg=before, timeout=PATIENCE)
        except TimeoutError:
            stands = self.page.evaluate(STANDS)
            raise AssertionError(f"nothing has changed since step {before}: {stands}") from None

    def pick(self, found: Locator) -> Locator:
        return found.nth(self.random.randrange(found.count()))
