"""What a browser has drawn, measured: the size of type and of targets, and how it stands out."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.test_accessible import CONTRASTS

FINGER = 40  # pixels

TYPE = """() => {
  const found = [];
  const scaleOf = (element) => {
    const matrix = element.getScreenCTM();
    return Math.hypot(matrix.a, matrix.b);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.textContent.trim();
    const element = node.parentElement;
    if (!said || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".hidden, .skip, title, desc, option")) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    found.push([said.slice(0, 40), element instanceof SVGElement ? size * scaleOf(element) : size]);
  }
  for (const copy of document.querySelectorAll("use[href^='#part-']")) {
    const without = getComputedStyle(copy).getPropertyValue("--type") === "hidden";
    if (without || !copy.checkVisibility()) continue;
    for (const text of document.querySelectorAll(`${copy.getAttribute("href")} text`)) {
      const size = parseFloat(getComputedStyle(text).fontSize);
      found.push([`again: ${text.textContent}`, size * scaleOf(copy)]);
    }
  }
  return found;
}"""
"""Every visible text with the size of its type on the screen, also where it is drawn again."""

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


TOUCHED = """async () => {
  const most = 60; // pixels: so far is looked
  const { src } = document.querySelector("script[type=module][src]");
  const { tapped } = await import(new URL("../board/touch-preview.js", src));
  const targets = [...document.querySelectorAll("main .spot.glow")];
  return targets.flatMap((spot) => {
    if (!spot.getBoundingClientRect().width) return [];
    spot.scrollIntoView({ block: "center", inline: "center" });
    const { x, y, width, height } = spot.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    if (document.elementFromPoint(across, down)?.closest(".spot.glow") !== spot)
      return [[spot.dataset.spot, 0, 0]];
    const hit = (clientX, clientY) => {
      const target = document.elementFromPoint(clientX, clientY);
      return target !== null && tapped(targets, { target, clientX, clientY }) === spot;
    };
    const far = (right, below) => {
      let step = 0;
      while (step < most && hit(across + right * step, down + below * step)) step += 0.5;
      return step;
    };
    const wide = Math.min(width, far(-1, 0) + far(1, 0));
    return [[spot.dataset.spot, wide, Math.min(height, far(0, -1) + far(0, 1))]];
  });
}"""
"""For every target that is seen: how wide and high it is, as far as a tap means it by what the page
itself says; nothing where its middle is covered."""


def smallest(page: Page) -> tuple[float, str]:
    """The smallest type on the page, and what it says."""
    sizes = page.evaluate(TYPE)
    assert len(sizes) > 5
    size, said = min((size, said) for said, size in sizes)
    return round(size, 2), said


def type_below(page: Page, least: float) -> list[tuple[str, float]]:
    """Type that is smaller."""
    sizes = page.evaluate(TYPE)
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


def untouchable(page: Page) -> list[tuple[str, float, float]]:
    """Targets that a finger cannot hit well."""
    found = page.evaluate(TOUCHED)
    return [one for one in found if min(one[1:]) < FINGER - 0.5]
