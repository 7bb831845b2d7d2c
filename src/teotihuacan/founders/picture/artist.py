"""Draws Founders: one city large, all cities small, and the Main board beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.options import Options, number_in
from teotihuacan.founders.picture import (
    areas,
    city,
    dummy,
    ghosts,
    laying,
    layout,
    picking,
    sections,
    spots,
    tracks,
    tray,
)
from teotihuacan.founders.picture.symbols import DRAWN
from teotihuacan.founders.rules import sources
from teotihuacan.founders.rules.state import Founding
from teotihuacan.picture.artist import Artist
from teotihuacan.picture.choices import Ghost
from teotihuacan.picture.frames import Layout, Leaf, canvas
from teotihuacan.picture.ink import Number, group
from teotihuacan.picture.laying import Laying, Picking
from teotihuacan.picture.scores import Family
from teotihuacan.picture.tray import Offer
from teotihuacan.words import Words


class FoundersArtist(Artist[Founding]):
    """Cities with their pyramids; three sections with stacks of disks, and what they display."""

    size = layout.SIZE
    places: ClassVar[Mapping[str, tuple[Number, Number]]] = {"city-0": (0, 0), **layout.BOARDS}
    tabs = ("city", "board")
    families = (
        Family("districts", (sources.DISTRICTS,)),
        Family("pyramid", (sources.PYRAMID, sources.REWARDS), "M0 4H8"),
        Family("masks", (sources.MASKS,), "M0 8L8 0M-2 2L2 -2M6 10L10 6"),
        Family("worship", (sources.WORSHIP,), "M4 0V8"),
        Family("favor", (sources.FAVOR,), "M0 0L8 8M-2 6L2 10M6 -2L10 2"),
        Family("other", (sources.BONUS, sources.SETUP), "M0 4H8M4 0V8"),
    )
    self_evident = ("tile",)
    icons: ClassVar[Mapping[str, str]] = {"worship": "worship-tile"}

    def symbols(self) -> Mapping[str, str]:
        return DRAWN

    def board(
        self, game: Game, seat: int | None, words: Words, layout: Layout
    ) -> Mapping[str, str]:
        made = {
            f"city-{player}": city.draw(game, seat, words, player) for player in range(game.players)
        }
        if is_alone(game.options):
            made["guest"] = dummy.draw(game, words)
        made["rounds"] = tracks.rounds(game, seat, words)
        for section, name in enumerate(sections.NAMES):
            made[name] = sections.draw(game, seat, words, section, layout)
        return made

    def offer(self, game: Game, words: Words, id: int, code: str) -> Offer:
        return tray.offer(game, words, id, code)

    def area(self, game: Game, seat: int | None, words: Words, player: int) -> str:
        return areas.draw(game, seat, words, player)

    def purse(self, game: Game, seat: int, words: Words) -> str:
        return areas.line(game, seat)

    def area_high(self, options: Options, seat: int) -> int:
        return areas.HIGH

    # --- choices ------------------------------------------------------------------------------

    def spots(self, game: Game) -> dict[int, str]:
        return spots.spots(game)

    def ghost(self, game: Game, id: int, layout: Layout = "wide") -> Ghost | None:
        return ghosts.ghost(game, id, layout)

    def laying(self, game: Game) -> Laying | None:
        return laying.laying(game)

    def picking(self, game: Game) -> Picking | None:
        return picking.picking(game)

    # --- frames -------------------------------------------------------------------------------

    def leaves_in(self, options: Options) -> Mapping[str, Leaf]:
        return {} if is_alone(options) else layout.cities(number_in(options, "players"))

    def leaf(self, game: Game, seat: int | None) -> str | None:
        """The player's own city; for spectators, that of the player who must decide."""
        if is_alone(game.options):
            return None
        if seat is None:
            decides = game.actor is not None and game.actor >= 0
            seat = game.actor if decides else max(0, game.state.first)
        return f"city-{seat}"

    def places_in(self, options: Options) -> Mapping[str, tuple[Number, Number]]:
        cities = dict.fromkeys(layout.CITIES[: number_in(options, "players")], (0, 0))
        guest = {"guest": (0, layout.SIZE[1] - layout.STRIP[1])} if is_alone(options) else {}
        return {**cities, **guest, **layout.BOARDS}

    def phone_in(self, options: Options) -> dict[str, str]:
        alone = is_alone(options)
        tab = layout.city_tab_alone() if alone else layout.city_tab(number_in(options, "players"))
        return {"city": tab, "board": layout.board_tab()}

    def part_size(self, name: str) -> tuple[int, int]:
        return layout.SIZES[name]

    def board_alone(self, parts: Mapping[str, str]) -> str:
        lying = [group(parts[name], at=corner) for name, corner in self.places.items()]
        for name, leaf in layout.cities(sum(name in parts for name in layout.CITIES)).items():
            lying.append(group(group(parts[name], scale=leaf.scale), leaf.mark, at=leaf.at))
        return canvas(*self.size, parts["ground"], *lying)


def is_alone(options: Options) -> bool:
    """Return whether one person plays against the dummy: there is only one city."""
    return number_in(options, "players") == 1


ARTIST: Final = FoundersArtist()
