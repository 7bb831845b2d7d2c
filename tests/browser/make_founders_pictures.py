"""Takes the pictures of Founders of Teotihuacan for the documents, see `make_pictures.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import teotihuacan as teo
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.state import Founding
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.well_played import WellPlayed, at_turn

if TYPE_CHECKING:
    from tests.browser.make_pictures import Studio


def tables(studio: Studio) -> None:
    page = studio.visitor(LAPTOP).new_page()
    page.goto("/?game=founders")
    studio.take(page, "founders-start")
    for count, side in ((2, "A"), (3, "B"), (4, "A")):
        game = WellPlayed(studio.server, 20 + count, "founders", players=count, side=side)
        game.forward(at_turn(130 * count))
        page = studio.open(game)
        page.locator("#choice-list button").first.hover()
        studio.take(page, f"founders-{count}")


def laying(studio: Studio) -> None:
    game = WellPlayed(studio.server, 24, "founders", players=3, side="B")
    game.forward(lambda game: len(game.history) > 200 and holds_large_building(game))
    page = studio.open(game)
    page.keyboard.press("t")
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    studio.take(page, "founders-laying")


def final(studio: Studio) -> None:
    game = WellPlayed(studio.server, 23, "founders", players=3, side="B")
    game.forward(lambda game: False)
    context = studio.visitor(LAPTOP)
    page = context.new_page()
    page.goto(game.bring(context))
    page.wait_for_selector("dialog[open]")
    studio.take(page, "founders-final")
    page.locator("dialog[open] button.primary").click()
    studio.take(page, "founders-end")


def phone(studio: Studio) -> None:
    game = WellPlayed(studio.server, 24, "founders", players=4).forward(at_turn(400))
    page = studio.open(game, PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    for tab in ("city", "board"):
        page.locator(f"#tab-{tab}").tap()
        studio.take(page, f"founders-phone-{tab}")


def holds_large_building(game: teo.Game) -> bool:
    """True if a player is about to place a Building of several spaces."""
    founding = game.state
    assert isinstance(founding, Founding)
    if game.asked != "anchor":
        return False
    tile = founding.agenda[-1][2]
    return tile < tiles.BUILDINGS and tiles.SIZES[tile] > 2


PICTURES = {
    "founders": tables,
    "founders-laying": laying,
    "founders-final": final,
    "founders-phone": phone,
}
