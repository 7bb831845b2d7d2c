"""Draws City of Gods: the parts of `PLACES`, player areas with the bot's, and its own tray."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from teotihuacan.city.picture import boards, ghosts, layout, players, spots, tray, turning
from teotihuacan.city.picture.centre import avenue, buildings, calendar, pyramid, temples, wheel
from teotihuacan.city.picture.modules import symbols
from teotihuacan.city.picture.plan import BASE, plan_for
from teotihuacan.city.picture.symbols import DRAWN
from teotihuacan.city.rules import sources
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.engine.options import Options, number_in
from teotihuacan.picture import scores
from teotihuacan.picture.artist import Artist
from teotihuacan.picture.choices import Ghost
from teotihuacan.picture.frames import Layout
from teotihuacan.picture.ink import Number
from teotihuacan.picture.laying import Laying
from teotihuacan.picture.scores import Family, Sheet
from teotihuacan.picture.tray import Offer
from teotihuacan.words import Words

OTHERS: Final = tuple(source for own in symbols() for source in own.other_sources)
OF_MODULES: Final = tuple(family for own in symbols() for family in own.families)
"""Families that not every game has."""

FAMILIES: Final = (
    Family("pyramid", (sources.PYRAMID, sources.ICONS, sources.DECORATIONS)),
    Family("track", (sources.TRACK, sources.LEADER), "M0 4H8"),
    Family("temples", (sources.TEMPLES, sources.BONUS), "M0 8L8 0M-2 2L2 -2M6 10L10 6"),
    Family("avenue", (sources.AVENUE, sources.NOBLES), "M4 0V8"),
    Family(
        "technologies", (sources.TECHNOLOGIES, sources.INVENTORS), "M0 0L8 8M-2 6L2 10M6 -2L10 2"
    ),
    Family("tiles", (sources.MASKS, sources.DISCOVERY), "M0 4H8M4 0V8"),
    Family("workers", (sources.ASCENSION, sources.ROYAL, sources.BOARDS), "M1 2H3M5 6H7"),
    *OF_MODULES,
    Family("other", (sources.SETUP, *OTHERS), "M0 0L8 8M8 0L0 8"),
    Family("salary", (sources.SALARY,), "M0 2H8M0 6H8", lost=True),
)
"""The families of points in the score chart."""

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


class CityArtist(Artist[City]):
    """The ring of boards around the pyramid, temples, Avenue, calendar and wheel."""

    size = BASE.size
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

    def letters(self, words: Words) -> dict[str, str]:
        """Icons of pyramid tiles and decorations; a capital letter is one in colour."""
        found: dict[str, str] = {}
        for icon in ICONS:
            letter = words.text(f"names.icon.{icon}")
            found[letter.upper()] = f"icon-{icon.upper()}"
            found[letter] = f"icon-{icon}"
        return found

    def board(
        self, game: Game, seat: int | None, words: Words, layout: Layout
    ) -> Mapping[str, str]:
        """On a phone the Palace, Construction and the buildings row have another shape."""
        slots = range(boards.SLOTS)
        made = {f"slot-{slot}": boards.draw(game, seat, words, slot, layout) for slot in slots}
        for name, draw in ONCE.items():
            made[name] = draw(game, seat, words)
        made["buildings"] = buildings.draw(game, seat, words, layout)
        for picture in plan_for(game.options).pictures:
            made.update(picture.draw(game, seat, words, layout))
        return made

    def tray(self, game: Game[City], seat: int | None, words: Words) -> str:
        asked = seat is not None and game.actor == seat
        return super().tray(game, seat, words) if asked else tray.face_up(game.state)

    def offer(self, game: Game[City], words: Words, id: int, code: str) -> Offer:
        return tray.offer(game, words, id, code)

    def area(self, game: Game, seat: int | None, words: Words, player: int) -> str:
        return players.draw(game, seat, words, player)

    def purse(self, game: Game, seat: int, words: Words) -> str:
        return players.purse(game, seat)

    def area_high(self, options: Options, seat: int) -> int:
        return players.high(number_in(options, "players"), bool(options.get("bot")) and seat == 1)

    def spots(self, game: Game) -> dict[int, str]:
        return spots.spots(game)

    def laying(self, game: Game) -> Laying | None:
        return turning.turning(game)

    def ghost(self, game: Game, id: int, layout: Layout = "wide") -> Ghost | None:
        return ghosts.ghost(game, id, layout)

    def scores(self, sheet: Sheet, names: Sequence[str], words: Words) -> str:
        """Without the families that only a module knows, where they scored nothing."""
        without = [family for family in OF_MODULES if not any(map(family.points, sheet))]
        shown = [family for family in FAMILIES if family not in without]
        return scores.scores(shown, sheet, names, words)

    # --- more room for the modules that need it -----------------------------------------------

    def size_in(self, options: Options) -> tuple[int, int]:
        return plan_for(options).size

    def places_in(self, options: Options) -> Mapping[str, tuple[Number, Number]]:
        return layout.places(plan_for(options))

    def tabs_in(self, options: Options) -> tuple[str, ...]:
        more = [tab for picture in plan_for(options).pictures for tab in picture.tabs()]
        return (*self.tabs, *more)

    def ground_in(self, options: Options) -> str:
        return layout.ground(plan_for(options))

    def phone_in(self, options: Options) -> dict[str, str]:
        plan = plan_for(options)
        made = {"ring": layout.ring_tab(plan), "centre": layout.centre_tab()}
        for picture in plan.pictures:
            made.update(picture.tabs())
        return made

    def part_size(self, name: str) -> tuple[int, int]:
        return layout.sizes()[name]


ARTIST: Final = CityArtist()
