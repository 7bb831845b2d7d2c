"""No page has a serious fault that axe-core can see, and everything fits and works by keyboard."""

from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Frame, Page, ViewportSize, expect

from teotihuacan.server.games import sample
from teotihuacan.titles import first
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.played import Played
from tests.long import daily
from tests.services.server import Server

SAMPLE = sample.id_of(first())
SERIOUS = ("serious", "critical")


def faults(page: Page | Frame, only: str = "") -> list[str]:
    """What axe-core finds serious, in a line each: all of it, or what one of its rules finds."""
    options: dict[str, object] = {"resultTypes": ["violations"], "preload": False}
    if only:
        options["runOnly"] = [only]
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{fault['impact']} {fault['id']}: {node['html'][:160]} {node['target']}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"][:5]
    ]


def faults_in_both(page: Page | Frame) -> list[str]:
    """In the light scheme, and in the dark one, where only colours differ."""
    window = page if isinstance(page, Page) else page.page
    found = faults(page)
    window.emulate_media(color_scheme="dark")
    found += faults(page, "color-contrast")
    window.emulate_media(color_scheme="light")
    return found


ADDRESSES = ("/", "/how", f"/replay/{SAMPLE}?at=300", f"/game/{SAMPLE}", f"/join/{SAMPLE}#x")
PAGES = daily(
    [*((address, "en") for address in ADDRESSES), ("/", "es"), (f"/game/{SAMPLE}", "es")],
    list(product(ADDRESSES, ("en", "es"))),
)


@pytest.mark.parametrize(("address", "language"), PAGES)
def test_pages_are_accessible(page: Page, address: str, language: str) -> None:
    page.goto(f"/?language={language}")  # it is remembered
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


SCREENS = {"laptop": LAPTOP, "phone": PHONE}


@pytest.mark.parametrize(
    ("screen", "language"),
    daily([("laptop", "en"), ("phone", "es")], list(product(SCREENS, ("en", "es")))),
)
def test_tables_to_look_up_are_accessible_and_fit(page: Page, screen: str, language: str) -> None:
    """They are folded away at first; unfolded, a wide one scrolls in its own frame."""
    page.set_viewport_size(SCREENS[screen])
    page.goto(f"/?language={language}")
    page.goto("/how")
    tables = page.locator("details.lookup")
    expect(tables).to_have_count(len(first().tables(first().words(language))))
    expect(tables.locator("table").first).to_be_hidden()
    tables.first.locator("summary").click()
    expect(tables.locator("table").first).to_be_visible()
    page.evaluate("document.querySelectorAll('details.lookup').forEach((it) => it.open = true)")
    expect(tables.locator(".laid").first).to_be_visible()
    assert faults(page) == []
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0


def test_a_page_that_is_missing_is_accessible(context: BrowserContext) -> None:
    page = context.new_page()
    answer = page.goto("/game/nothing")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).to_be_visible()
    assert faults_in_both(page) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_page_with_a_question_is_accessible(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    context = browser.new_context(base_url=server.address, viewport=size, reduced_motion="reduce")
    address = Played(server, players=3).moments(60).bring(context)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("main.asked")
    assert faults(page) == []
    if size is PHONE:
        for tab in ("centre", "players", "choices", "log"):
            page.locator(f"#tab-{tab}").click()
            assert faults(page) == []
    page.locator("#menu summary").click()
    assert faults(page) == []
    page.locator("#scores").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert faults(page) == []
    context.close()


def test_a_turn_by_keyboard_alone(page: Page, context: BrowserContext, server: Server) -> None:
    game = Played(server).on_until(lambda state: state["asked"] == "turn" and state["moments"] > 30)
    page.goto(game.bring(context))
    page.wait_for_selector("main.asked")
    before = page.locator("main").get_attribute("data-step")
    page.keyboard.press("c")
    expect(page.locator("#choice-list button").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#preview")).not_to_be_empty()
    expect(page.locator(".spot.looked").first).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator("main")).not_to_have_attribute("data-step", before or "")
    page.wait_for_selector("main.asked:not(.busy)")
    expect(page.locator("#undo")).to_be_enabled()
    page.keyboard.press("Control+z")
    expect(page.locator("#undo")).to_be_disabled()
    page.keyboard.press("1")
    expect(page.locator("#undo")).to_be_enabled()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


CONTRASTS = r"""() => {
  const parts = (colour) => colour.match(/[\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const over = (top, alpha, below) => below.map((part, at) => top[at] * alpha + part * (1 - alpha));
  const opacity = (element) => {
    let share = 1;
    for (let one = element; one; one = one.parentElement) {
      share *= Number(getComputedStyle(one).opacity);
    }
    return share;
  };
  const paint = (element) => {
    const { fill, fillOpacity, backgroundColor } = getComputedStyle(element);
    const drawn = element instanceof SVGElement && element.tagName !== "svg";
    if (drawn && !/^(rect|path|circle|polygon|ellipse)$/.test(element.tagName)) return null;
    const colour = drawn ? fill : backgroundColor;
    if (!colour.startsWith("rgb")) return null;
    const alpha = (parts(colour)[3] ?? 1) * (drawn ? Number(fillOpacity) : 1) * opacity(element);
    return alpha ? { colour: parts(colour), alpha } : null;
  };
  const found = [];
  for (const text of document.querySelectorAll("svg text")) {
    if (!text.checkVisibility({ visibilityProperty: true }) || text.closest(".small")) continue;
    const { x, y, width, height } = text.getBoundingClientRect();
    if (!width || !text.textContent.trim()) continue;
    const here = document.elementsFromPoint(x + width / 2, y + height / 2);
    if (!here.includes(text)) continue;
    const below = here.slice(here.indexOf(text) + 1);
    const layers = [];
    let icon = false;
    for (const one of below) {
      icon = one.tagName === "use";
      const layer = icon ? null : paint(one);
      if (layer) layers.unshift(layer);
      if (icon || layer?.alpha > 0.99) break;
    }
    if (icon) continue; // by eye
    const white = [255, 255, 255];
    const ground = layers.reduce((sum, { colour, alpha }) => over(colour, alpha, sum), white);
    const ink = parts(getComputedStyle(text).fill);
    const shown = over(ink, (ink[3] ?? 1) * opacity(text), ground);
    const [more, less] = [light(shown), light(ground)].sort((one, other) => other - one);
    found.push([text.textContent, (more + 0.05) / (less + 0.05)]);
  }
  return found;
}"""
"""Every text inside a picture with its contrast to what it lies on, see-through things included."""


@pytest.mark.parametrize("modules", [[], ["all"]], ids=["plain", "modules"])
def test_type_on_the_board_has_enough_contrast(
    page: Page, context: BrowserContext, server: Server, modules: list[str]
) -> None:
    """What axe-core does not look at: type inside the picture, on whatever lies beneath it."""
    page.goto(Played(server, players=4, modules=modules).moments(160).bring(context))
    page.wait_for_selector("main[data-step]")
    found = page.evaluate(CONTRASTS)
    assert len(found) > 50
    assert [(said, round(contrast, 2)) for said, contrast in found if contrast < 4.5] == []
