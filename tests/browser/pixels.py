"""How well what glows stands out from what it lies on, measured on pictures of the page."""

import base64
from typing import Any

from playwright.sync_api import Page

HIDE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".spot > .halo, .spot > .edge { opacity: 0 !important; }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Without the rings: what they lie on."""
SHOW = "() => { document.adoptedStyleSheets = []; }"

RINGS = """() => [...document.querySelectorAll("main .spot.glow")].flatMap((spot) => {
  const halo = spot.querySelector(":scope > .halo");
  const box = halo.getBoundingClientRect();
  if (!box.width) return [];
  return [{ name: spot.dataset.spot, x: box.x, y: box.y, width: box.width, height: box.height }];
})"""
"""Every ring on the page: the name of its spot, and its box."""

MEASURE = """async ([bare, shown, rings]) => {
  const pixels = async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [before, after] = [await pixels(bare), await pixels(shown)];
  const light = ({ data, width }, x, y) => {
    const at = 4 * (Math.round(y) * width + Math.round(x));
    const [r, g, b] = [...data.slice(at, at + 3)].map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const inside = (x, y) => x >= 0 && y >= 0 && x < before.width && y < before.height;
  return rings.map(({ name, x, y, width, height }) => {
    // Across the ring, in the middle of each of its sides: where it differs most from its ground.
    const sides = [[x, y + height / 2, 1, 0], [x + width, y + height / 2, 1, 0],
                   [x + width / 2, y, 0, 1], [x + width / 2, y + height, 0, 1]];
    const best = sides.map(([left, top, right, down]) => {
      let found = 1;
      for (let step = -7; step <= 7; step += 1) {
        const [a, b] = [left + step * right, top + step * down];
        if (!inside(a, b)) continue;
        found = Math.max(found, contrast(light(before, a, b), light(after, a, b)));
      }
      return found;
    });
    best.sort((one, other) => one - other);
    return [name, best[1]]; // one side may be covered by a neighbour
  });
}"""


def ring_contrasts(page: Page) -> dict[str, float]:
    """For every spot that glows: how much its ring stands out from what it lies on."""
    page.mouse.move(1, 1)
    rings: list[dict[str, Any]] = page.evaluate(RINGS)
    shown = page.screenshot(animations="disabled")
    page.evaluate(HIDE)
    bare = page.screenshot(animations="disabled")
    page.evaluate(SHOW)
    pictures = [base64.b64encode(png).decode() for png in (bare, shown)]
    return dict(page.evaluate(MEASURE, [*pictures, rings]))
