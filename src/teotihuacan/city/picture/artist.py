"""Draws City of Gods: the parts of `PLACES`, player areas with the bot's, and its own tray."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, ClassVar, Final

from teotihuacan.city.picture import (
    avenue,
    boards,
    buildings,
    calendar,
    ghosts,
    ground,
    layout,
    players,
    pyramid,
    spots,
    temples,
    tray,
    wheel,
)
from teotihuacan.city.picture.families import FAMILIES
from teotihuacan.city.picture.symbols import DRAWN
from teotihuacan.engine.game import Game
from teotihuacan.engine.options import Options
from teotihuacan.picture.artist import Artist, Ghost
from teotihuacan.picture.frames import Layout
from teotihuacan.words import Words

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ONCE: Final = {
    "temples": temples.draw,
    "pyramid": pyramid.draw,
    "avenue": avenue.draw,
    "calendar": calendar.draw,
    "wheel": wheel.draw,
}
"""The parts that exist once and look the same everywhere."""

ICONS: Final = ("b", "r", "g", "n")
"""The icons of tiles as symbols call them: drop, sun, leaf, and none of them."""


class CityArtist(Artist):
    """The ring of boards around the pyramid, temples, Avenue, calendar and wheel."""

    size = (ground.WIDE, ground.HIGH)
    places = layout.PLACES
    tabs = ("ring", "centre")
    families = FAMILIES
    self_evident = ("board",)
    icons: ClassVar[Mapping[str, str]] = {
        "blue": "temple-blue",
        "red": "temple-red",
        "green": "temple-green",
        "ascension": "eclipse",
        "worker": "worker-more",
    }

    def symbols(self) -> Mapping[str, str]:
        return DRAWN

    def style_sheet(self) -> Traversable:
        return resources.files("teotihuacan.city.picture").joinpath("style.css")

    def letters(self, words: Words) -> dict[str, str]:
        """Icons of pyramid tiles and decorations; a capital letter is one in colour."""
        found: dict[str, str] = {}
        for icon in ICONS:
            letter = words.text(f"names.icon.{icon}")
            found[letter.upper()] = f"icon-{icon.upper()}"
            found[letter] = f"icon-{icon}"
        return found

    @cached_property
    def ground(self) -> str:
        return ground.draw()

    def board(
        self, game: Game, seat: int | None, words: Words, layout: Layout
    ) -> Mapping[str, str]:
        """On a phone the Palace, Construction and the buildings row have another shape."""
        made = {
            f"slot-{slot}": boards.draw(game, seat, words, slot, layout)
            for slot in range(boards.SLOTS)
        }
        for name, draw in ONCE.items():
            made[name] = draw(game, seat, words)
        made["buildings"] = buildings.draw(game, seat, words, layout)
        return made

    def tray(self, game: Game, seat: int | None, words: Words) -> str:
        return tray.draw(game, seat, words)

    def area(self, game: Game, seat: int | None, words: Words, player: int) -> str:
        return players.draw(game, seat, words, player)

    def area_high(self, options: Options, seat: int) -> int:
        return players.high(bool(options["bot"]) and seat == 1)

    def spots(self, game: Game) -> dict[int, str]:
        return spots.spots(game)

    def ghost(self, game: Game, id: int, layout: Layout = "wide") -> Ghost | None:
        return ghosts.ghost(game, id, layout)

    def phone(self) -> dict[str, str]:
        return {"ring": layout.ring_tab(), "centre": layout.centre_tab()}

    def part_size(self, name: str) -> tuple[int, int]:
        return layout.SIZES[name]


ARTIST: Final = CityArtist()
