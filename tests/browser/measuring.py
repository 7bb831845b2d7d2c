"""What a browser has drawn, measured: the size of type and of targets, and how it stands out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.test_accessible import CONTRASTS

FINGER = 40  # pixels

TYPE = """(but) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.textContent.trim();
    const element = node.parentElement;
    if (!said || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".hidden, .skip, title, desc, .small, option")) continue;
    if (but && element.closest(but)) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    found.push([said.slice(0, 40), matrix ? size * Math.hypot(matrix.a, matrix.b) : size]);
  }
  return found;
}"""
"""Every visible text with the size of its type on the screen; what is drawn small a second time
(`.small`) is no text to read."""

FINGERS = """() => {
  const things = "button, a[href], select, summary, textarea, label:has(input), "
    + "input:not([type=checkbox], [type=radio])";
  return [...document.querySelectorAll(things)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.closest(".hidden, .skip"))
    .map((one) => {
      const { width, height } = one.getBoundingClientRect();
      const said = (one.textContent || one.name).trim().slice(0, 30);
      return [`${one.tagName} ${one.id} ${said}`, width, height];
    })
    .filter(([, width]) => width);
}"""
"""Whatever a finger can touch around the board; boxes to tick are touched by their labels."""

TARGETS = """() => [...document.querySelectorAll("main .spot.glow")]
  .filter((spot) => spot.checkVisibility())
  .map((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    return { name: spot.dataset.spot, x, y, width, height };
  })"""


def smallest(page: Page) -> tuple[float, str]:
    """The smallest type on the page, and what it says."""
    sizes = page.evaluate(TYPE)
    assert len(sizes) > 5
    size, said = min((size, said) for said, size in sizes)
    return round(size, 2), said


def type_below(page: Page, least: float, but: str = "") -> list[tuple[str, float]]:
    """Type that is smaller, but for what is in elements like these."""
    sizes = page.evaluate(TYPE, but)
    assert sizes
    return [(said, round(size, 2)) for said, size in sizes if size < least - 0.01]


def weak_type(page: Page) -> list[tuple[str, float]]:
    """Type in pictures that stands out too little; axe looks at all other."""
    return [(said, round(far, 2)) for said, far in page.evaluate(CONTRASTS) if far < 4.5]


def fingers(page: Page) -> list[tuple[str, float, float]]:
    """Whatever is too small for a finger."""
    found = page.evaluate(FINGERS)
    assert found
    return [
        (name, round(width, 1), round(height, 1))
        for name, width, height in found
        if width < FINGER - 0.5 or height < FINGER - 0.5
    ]


def targets(page: Page) -> list[dict[str, Any]]:
    """Everything that glows and can be seen, with its box."""
    found: list[dict[str, Any]] = page.evaluate(TARGETS)
    return found
