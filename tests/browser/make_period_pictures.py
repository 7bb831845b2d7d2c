"""Takes the pictures of the Expansion Period for the documents, see `make_pictures.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import teotihuacan as teo
from teotihuacan.city.rules.state import City
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.well_played import WellPlayed, at_turn

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.make_pictures import Studio

ALL = ["all"]


def tables(studio: Studio) -> None:
    """The table with everything, wide and on a phone."""
    game = WellPlayed(studio.server, seed=43, players=3, modules=ALL).forward(at_turn(430))
    page = studio.open(game)
    page.locator("#choice-list button").first.hover()
    studio.take(page, "period-table")
    page = studio.open(game, PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    for tab in ("ring", "empire"):
        page.locator(f"#tab-{tab}").tap()
        studio.take(page, f"period-phone-{tab}")


def parts(studio: Studio) -> None:
    """The new boards, one by one."""
    game = WellPlayed(studio.server, seed=43, players=3, modules=ALL).forward(at_turn(430))
    page = studio.open(game, LAPTOP, device_scale_factor=2)
    for part, name in (("slot-0", "mansion"), ("altar-0", "altar"), ("empire", "empire")):
        cut(studio, page, part, f"period-{name}")


def cut(studio: Studio, page: Page, part: str, name: str) -> None:
    box = page.locator(f"#part-{part}").bounding_box()
    assert box is not None
    studio.take(page, name, box)


def solo(studio: Studio) -> None:
    game = WellPlayed(studio.server, seed=5, players=1, bot="teotibot", modules=ALL)
    studio.take(studio.open(game.forward(at_turn(220))), "period-solo")


def payment(studio: Studio) -> None:
    """A price that can be paid in three ways."""
    game = WellPlayed(studio.server, seed=22, players=2, modules=ALL)
    game.forward(lambda game: game.asked == "pay with" and len(game.ids) > 2)
    page = studio.open(game)
    page.locator("#choice-list button").nth(1).hover()
    studio.take(page, "period-payment")


def aside(studio: Studio) -> None:
    """A player is asked in another player's turn: what both of them see."""
    game = WellPlayed(studio.server, seed=22, players=2, modules=ALL)
    game.forward(asked_aside("march"))
    asked = game.game.actor
    assert asked is not None
    page = studio.open(game, seats=[asked])
    page.locator("#choice-list button").first.hover()
    studio.take(page, "period-aside")
    studio.take(studio.open(game, seats=[1 - asked]), "period-waiting")


def asked_aside(question: str) -> Callable[[teo.Game], bool]:
    """A seat that is not on turn is asked something, when there is something to see."""

    def so(game: teo.Game) -> bool:
        assert isinstance(game.state, City)
        aside = game.state.turn not in (-1, game.actor)
        return aside and game.asked == question and len(game.history) > 200

    return so


PICTURES = {
    "period-tables": tables,
    "period-parts": parts,
    "period-solo": solo,
    "period-payment": payment,
    "period-aside": aside,
}
