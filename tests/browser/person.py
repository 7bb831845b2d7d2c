"""A player at the page, who clicks only what is visible."""

import random
from typing import Any

from playwright.sync_api import Frame, Locator, Page, TimeoutError

PATIENCE = 90_000  # milliseconds: machines may be busy
SURPRISE = 3_000  # milliseconds after which something may have come in between
LOOKS = 5  # points of a board at which a tile is tried with the mouse

FITS = "() => document.querySelector('#board .laying:not(.cannot)') !== null"
"""Whether a tile can lie where it is held."""

POINT = """(thing) => {
  const middle = () => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const hits = () => thing.contains(document.elementFromPoint(...middle())); // not if it is outside
  if (!hits()) thing.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return hits() ? middle() : null;
}"""
"""Where to click to hit a thing, scrolled to if need be; null where something lies over it."""

LOOK = f"""([inList, roll]) => {{
  const main = document.querySelector("main");
  const step = main?.dataset.step;
  if (step === undefined || main.classList.contains("busy")) return null;
  if (main.classList.contains("over")) return {{ over: true }};
  if (document.querySelector("dialog[open]")) return {{ dialog: true }};
  if (!main.classList.contains("asked")) return null;
  const visible = (thing) => thing.checkVisibility({{ visibilityProperty: true }}) &&
    thing.getBoundingClientRect().width > 0;
  const all = (what) => [...document.querySelectorAll(what)];
  if (!inList && all("#tile-tools").some(visible)) return {{ step, laying: true }};
  const glowing = inList ? [] : all("#board .spot.glow, #players .spot.glow").filter(visible);
  const [elsewhere] = all("#board [data-frame]:has(.spot.glow)");
  const tab = document.querySelector(`[role=tab][data-tab="${{elsewhere?.dataset.frame}}"]`);
  if (!inList && !glowing.length && tab && visible(tab)) return {{ step, tab: tab.id }};
  const found = glowing.length ? glowing : all("#choice-list button");
  const chosen = found[Math.floor(roll * found.length)];
  if (!chosen) return null;
  const point = visible(chosen) ? ({POINT})(chosen) : null;
  const {{ id, spot }} = chosen.dataset;
  return {{ step, point, board: glowing.length > 0, id, spot }};
}}"""
"""What is there to do: the game is over, something lies over the table, a tile is laid, a choice is
to be made in the list or on the board, maybe behind another tab. Nothing while others play."""

MOVED_ON = (
    "before => document.querySelector('main').dataset.step !== before"
    " || !document.querySelector('.choose').hidden"
    " || !document.querySelector('#tapped').hidden"
    " || document.querySelector('.spot.picked, dialog[open]')"
)
"""Whether a click on the board has played something, opened a menu, shown what a tap would do, or
picked one of several."""

OPENED = """(before) => document.querySelector("main").dataset.step !== before ? [] : [
  !document.querySelector("#tapped").hidden && "tapped",
  document.querySelector("main:not(.busy) .spot.picked") && "picked",
  !document.querySelector(".choose").hidden && "menu",
  document.querySelector("dialog[open]") && "dialog",
].filter(Boolean)"""
"""What a click on the board has led to, if nothing was played."""

STANDS = """() => ({
  main: document.querySelector("main").className,
  step: document.querySelector("main").dataset.step,
  question: document.querySelector("#question").textContent,
  menu: document.querySelector(".choose")?.textContent,
  dialog: document.querySelector("dialog[open]")?.textContent,
  toast: document.querySelector("#toast")?.textContent,
  choices: document.querySelectorAll("#choice-list button").length,
})"""
"""The state of a page, for the message of a failed test."""


class Person:
    """Plays at random, by turns on the board itself (where it can) and from the list."""

    def __init__(
        self, page: Page, seed: int, finger: bool = False, frame: Frame | None = None
    ) -> None:
        self.page = page
        self.inside: Page | Frame = frame or page  # where the game is; it fills the window
        self.random = random.Random(seed)
        self.finger = finger  # instead of a mouse
        self.on_board = 0
        self.in_list = 0
        self.laid = 0
        self.taken_back = 0

    @property
    def game(self) -> str:
        return self.inside.url.rstrip("/").rpartition("/")[2].partition("?")[0]

    @property
    def step(self) -> str:
        return self.inside.locator("main").get_attribute("data-step") or ""

    @property
    def over(self) -> bool:
        return self.inside.locator("main.over").count() > 0

    def settled(self) -> None:
        """Wait until the page asks, waits for another player, or the game is over."""
        self.inside.wait_for_selector("main[data-step]:not(.busy)", timeout=PATIENCE)

    def close_dialog(self) -> bool:
        """Put away what lies over the table, but not the last page."""
        if self.over:
            return False
        dialog = self.inside.locator("dialog[open]")
        if not dialog.count():
            return False
        self.touch(dialog.locator("form button.primary"), PATIENCE)
        return True

    def asked(self) -> bool:
        self.settled()
        return self.inside.locator("main.asked").count() > 0

    def wait_until_asked(self) -> None:
        """Until it is this person's turn, or the game is over."""
        self.inside.wait_for_selector(
            "main.asked:not(.busy), main.over, dialog[open]", timeout=PATIENCE
        )

    def answer(self) -> None:
        """Make one choice."""
        while True:
            seen = self.look()
            if "over" in seen or self.acted(seen):
                return

    def acted(self, seen: dict[str, Any]) -> bool:
        """Do what there is to do; whether a choice was made, for an Eclipse may come in between."""
        if "dialog" in seen:
            self.close_dialog()
            return False
        if "tab" in seen:
            self.press(self.inside.locator(f"#{seen['tab']}"))
            return False
        before = seen["step"]
        if "laying" in seen:
            self.lay()
            self.on_board += 1
        elif seen["board"]:
            if not self.click_board(seen):
                return False
            self.on_board += 1
        else:
            if not self.click_list(seen):
                return False
            self.in_list += 1
        self.wait_for_change(before)
        return True

    def look(self) -> dict[str, Any]:
        """What is there to do, as soon as there is something."""
        try:
            found = self.inside.wait_for_function(LOOK, arg=self.mind(), timeout=PATIENCE)
        except TimeoutError:
            raise AssertionError(f"nothing to do: {self.inside.evaluate(STANDS)}") from None
        seen: dict[str, Any] = found.json_value()
        return seen

    def glance(self) -> dict[str, Any] | None:
        """What is there to do now."""
        seen: dict[str, Any] | None = self.inside.evaluate(LOOK, self.mind())
        return seen

    def mind(self) -> list[object]:
        """Whether the next choice is made in the list, and which of them it will be."""
        return [self.on_board > self.in_list, self.random.random()]

    def choose(self, id: int, spot: str | None) -> None:
        """Make a given choice: on the board if it is visible there."""
        before = self.step
        shown = self.inside.locator(f"main [data-spot='{spot}'].glow:visible")
        if self.on_board <= self.in_list and spot is not None and shown.count():
            self.press(shown.first)
            self.until(MOVED_ON, before)
            menu = self.inside.locator(".choose:visible")
            if menu.count():
                self.press(menu.locator(f"button[data-id='{id}']"))
            self.on_board += 1
        else:
            self.press(self.inside.locator(f"#choice-list button[data-id='{id}']"))
            self.in_list += 1
        self.wait_for_change(before)

    def play_out(self, undo_every: int = 0, most: int = 10_000) -> None:
        """To the end of the game, or `most` answers; now and then one is undone, if possible."""
        while self.on_board + self.in_list < most:
            seen = self.look()
            if "over" in seen:
                return
            if not self.acted(seen):
                continue
            due = undo_every and self.on_board + self.in_list > undo_every * (self.taken_back + 1)
            if due and self.asked() and self.can_undo():  # and no other player can act meanwhile
                self.undo()

    def click_board(self, seen: dict[str, Any]) -> bool:
        """A spot of the board, and whatever it opens; whether something was played."""
        before = seen["step"]
        spots = self.inside.locator(f"main [data-spot='{seen['spot']}'].glow:visible")
        opened = self.hit(before, seen["point"], spots.first)
        if "tapped" in opened:
            self.tap_again(spots.first)
        while "picked" in opened:
            self.pick_another(before)
            opened = self.inside.evaluate(OPENED, before)
        if "menu" in opened:
            self.press(self.pick(self.inside.locator(".choose:visible button")))
        return "dialog" not in opened

    def tap_again(self, spot: Locator) -> None:
        """A finger sees first what it would do, and then does it, there or by the button."""
        point = spot.evaluate(POINT) if self.random.random() < 0.5 else None
        if point is not None:
            self.poke(point)
            return
        do_it = self.inside.locator("#tapped .primary")
        try:
            self.touch(do_it)
        except TimeoutError:  # on a busy machine also of a tap that was heard: then it is gone
            self.close_dialog()
            if do_it.is_visible():
                self.touch(do_it, PATIENCE)

    def click_list(self, seen: dict[str, Any]) -> bool:
        """A choice in words; on a phone the list has a tab of its own."""
        button = self.inside.locator(f"#choice-list button[data-id='{seen['id']}']")
        if seen["point"] is None and not button.is_visible():
            self.press(self.inside.locator("#tab-choices"))
        return "dialog" not in self.hit(seen["step"], seen["point"], button)

    def hit(self, before: str, point: list[float] | None, target: Locator) -> list[str]:
        """Click on a point, or where something lies over it as soon as nothing does; what it has
        opened. Where it opens nothing, something was played."""
        if point is None:
            try:
                self.touch(target)
            except TimeoutError:
                return ["dialog"]
        else:
            self.poke(point)
        self.until(MOVED_ON, before)
        opened: list[str] = self.inside.evaluate(OPENED, before)
        return opened

    def poke(self, point: list[float]) -> None:
        if self.finger and not self.in_firefox:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    @property
    def in_firefox(self) -> bool:
        """Where clicks are made touches on their way, see `tests/services/bidi.py`."""
        browser = self.page.context.browser
        return browser is not None and browser.browser_type.name == "firefox"

    def touch(self, target: Locator, patience: float = SURPRISE) -> None:
        if self.finger and not self.in_firefox:
            target.tap(timeout=patience)
        else:
            target.click(timeout=patience)

    def pick_another(self, before: str) -> None:
        """Several things are chosen: one more, which may be the last."""
        picked = self.inside.locator(".spot.picked").count()
        self.press(self.pick(self.inside.locator("#board .spot.glow:not(.picked):visible")))
        self.inside.wait_for_function(
            "([before, picked]) => document.querySelector('main').dataset.step !== before"
            " || document.querySelector('main.busy')"
            " || document.querySelectorAll('.spot.picked').length > picked",
            arg=[before, picked],
            timeout=PATIENCE,
        )

    def lay(self) -> None:
        """Turn the tile in hand, move it about, and put it down where it can lie."""
        self.close_dialog()
        turn = self.inside.locator("#lay-turn:visible")
        for _ in range(self.random.randrange(4)):
            if turn.count():
                if self.finger:
                    self.press(turn)
                else:
                    self.page.keyboard.press("t")
        if not self.inside.locator("#board .leaf.shown").count():  # it only turns where it lies
            self.press(self.inside.locator("#lay-do"))
            self.laid += 1
            return
        leaf = self.inside.locator("#board .leaf.shown")
        if not leaf.is_visible():  # behind another tab
            frame = self.inside.locator("#board [data-frame]:has(.leaf.shown)")
            self.press(self.inside.locator(f"#tab-{frame.get_attribute('data-frame')}"))
        ground = leaf.bounding_box()
        assert ground is not None
        for _ in range(LOOKS):
            x = ground["x"] + self.random.random() * ground["width"]
            y = ground["y"] + self.random.random() * ground["height"]
            self.page.mouse.move(x, y)
            if self.inside.evaluate(FITS):
                break
        ways = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]  # to where it fits, by keyboard
        self.random.shuffle(ways)
        for key in [*ways, "t", *ways]:
            if self.inside.evaluate(FITS):
                break
            self.page.keyboard.press(key)
        assert self.inside.evaluate(FITS), "there is no room for the tile"
        self.press(self.inside.locator("#lay-do"))
        self.laid += 1

    def press(self, target: Locator) -> None:
        """Click; the score of an Eclipse may just have been laid over everything."""
        try:
            self.touch(target)
        except TimeoutError:
            self.close_dialog()
            self.touch(target, PATIENCE)

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
        return self.inside.locator("#undo").is_enabled()

    def wait_for_change(self, before: str) -> None:
        self.until(
            "before => { const main = document.querySelector('main');"
            " return main.dataset.step !== before && !main.classList.contains('busy'); }",
            before,
        )

    def until(self, so: str, before: str) -> None:
        """Until something is so; where it never is, how the page looks is told."""
        try:
            self.inside.wait_for_function(so, arg=before, timeout=PATIENCE)
        except TimeoutError:
            stands = self.inside.evaluate(STANDS)
            raise AssertionError(f"nothing has changed since step {before}: {stands}") from None

    def pick(self, found: Locator) -> Locator:
        return found.nth(self.random.randrange(found.count()))


def play_together(people: list[Person], choices: int | None = None) -> None:
    """Let the players who are asked choose: this many times, or to the end of the game."""
    made = 0
    while choices is None or made < choices:
        seen = [(person, person.glance()) for person in people]
        if all(told and "over" in told for _, told in seen):
            return
        idle = True
        for person, told in seen:
            if told and "over" not in told:
                idle = False
                made += person.acted(told)
        if idle:  # what was played is on its way to the others
            people[0].page.wait_for_timeout(15)
