"""What a browser has drawn, measured: the size of type and of targets, and how it stands out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

TYPE = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.textContent.trim();
    const element = node.parentElement;
    if (!said || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".hidden, .skip, title, desc, .small, option")) continue;
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


def targets(page: Page) -> list[dict[str, Any]]:
    """Everything that glows and can be seen, with its box."""
    found: list[dict[str, Any]] = page.evaluate(TARGETS)
    return found
