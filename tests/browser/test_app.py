"""The table as an app, and pictures that leave it: both work without the server."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import teotihuacan as teo
from teotihuacan.picture.type import width
from tests.browser.conftest import LAPTOP
from tests.browser.test_accessible import faults_in_both
from tests.services.server import Server
from tests.tables import after

MEASURED = """async () => {
 await document.fonts.ready;
 return [...document.querySelectorAll("text")].map((text) => [
  text.textContent,
  parseFloat(text.getAttribute("font-size")),
  getComputedStyle(text).fontWeight >= 700,
  text.getComputedTextLength(),
 ]);
}"""


def test_site_can_be_installed_as_an_app(page: Page) -> None:
    page.goto("/")
    manifest = page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())"
    )
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        found = page.evaluate(
            """async (icon) => {
              const image = new Image();
              image.src = icon.src;
              await image.decode();
              return [image.naturalWidth, image.naturalHeight];
            }""",
            icon,
        )
        if icon["sizes"] != "any":
            assert icon["sizes"] == "{}x{}".format(*found)


@pytest.mark.parametrize("locale", ["en-GB", "es-ES"])
def test_app_without_a_server_shows_the_offline_page(
    browser: Browser, tmp_path: Path, locale: str
) -> None:
    context = browser.new_context(viewport=LAPTOP, locale=locale)
    with Server(f"sqlite:///{tmp_path / 'games.sqlite3'}") as server:
        page = context.new_page()
        page.goto(server.address)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        address = server.address
    page.goto(f"{address}/?game=founders")
    words = {"en-GB": "No connection", "es-ES": "Sin conexión"}
    expect(page.locator("h1")).to_contain_text(words[locale])
    expect(page.locator("#again")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.masthead')).display") == "flex"
    assert faults_in_both(page) == []
    assert (
        page.evaluate("document.fonts.load('16px \"Alegreya Sans\"').then((it) => it.length)") > 0
    )
    context.close()


@pytest.mark.parametrize("game", ["city", "founders"])
def test_a_picture_brings_its_type_along(browser: Browser, tmp_path: Path, game: str) -> None:
    """Where the font is not installed, lines had other widths than they were fitted to."""
    table = after(teo.new_game(game, players=2, seed=3), 120, 4)
    (tmp_path / "board.svg").write_text(teo.svg(table, 0), encoding="utf-8")
    context = browser.new_context(viewport=LAPTOP)
    page = context.new_page()
    page.goto((tmp_path / "board.svg").as_uri())
    found = page.evaluate(MEASURED)
    assert len(found) > 40
    wrong = [
        (said, measured, width(said, size, bold))
        for said, size, bold, measured in found
        if abs(measured - width(said, size, bold)) > 0.02 * measured + 0.5
        and all(ord(letter) < 256 for letter in said)
    ]
    assert wrong == []
    context.close()


def test_a_picture_is_as_wide_as_a_notebook_has_room_for(page: Page) -> None:
    drawn = teo.svg(teo.new_game("city", players=2, seed=3))
    page.set_content(f"<div id='cell' style='width: 500px'>{drawn}</div>")
    box = page.locator("#cell > svg").bounding_box()
    assert box is not None
    assert box["width"] <= 500
    assert 0.3 < box["height"] / box["width"] < 1
