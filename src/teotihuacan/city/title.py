"""The interface of City of Gods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import TYPE_CHECKING, ClassVar

from teotihuacan.city.game import CITY
from teotihuacan.city.rules import sources as score_sources
from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City
from teotihuacan.title import QuickStart, Title

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from teotihuacan.engine.events import Event
    from teotihuacan.engine.game import Game


class CityTitle(Title[City]):
    """Teotihuacan: City of Gods."""

    package = __package__

    def __init__(self) -> None:
        super().__init__(CITY)

    # --- words --------------------------------------------------------------------------------

    terminal_topics: ClassVar[tuple[str, ...]] = ("notation",)

    def more_sentences(self) -> list[Traversable]:
        folder = resources.files("teotihuacan.city.modules")
        words = [folder / module.name / "words" for module in CITY.modules]
        return [folder for folder in words if folder.is_dir()]

    # --- what happened ------------------------------------------------------------------------

    shown_by_the_table = (
        *("dealt", "kept", "face up"),
        *("new discovery", "new decoration", "new pyramid tile"),
    )

    sources = CITY.sources
    untold_source = score_sources.SETUP
    chapter = "eclipse"
    between_turns = ("neutral", "over")

    def chapters(self, state: City) -> int:
        return state.era

    def on_turn(self, state: City) -> int | None:
        return state.turn if state.turn >= 0 else None

    def hides(self, state: City) -> bool:
        return state.secret

    def bots(self, options: Mapping[str, object]) -> tuple[str, ...]:
        bot = options.get("bot")
        return (bot,) if isinstance(bot, str) else ()

    # --- the table in the browser -------------------------------------------------------------

    ways_to_pay = ("pay with",)
    promised: ClassVar[Mapping[str, str]] = {
        "worship order": "tile-first",
        "royal worship": "royal-tile",
    }

    setup_columns = ("ring", "royal tiles", "technologies", "bonus tiles", "starting tiles")

    def setup(self, game: Game[City], events: Sequence[Event]) -> list[tuple[object, ...]]:
        from teotihuacan.city.rules.positions.writing import write_city

        table = write_city(game.state, None, True)
        same = [table[name] for name in self.setup_columns[:-1]]
        chosen = [event for event in events if event.kind in ("kept", "drafted")]
        return [
            (*same, sorted([event.values[0] + 1 for event in chosen if event.seat == seat]))
            for seat in range(game.players)
        ]

    counted_events: ClassVar[Mapping[str, str]] = {
        "power": "power",
        "ascend": "ascension",
        "fourth": "worker",
    }
    """Changes of power are shown, not compared: a worker that ascends restarts at 1."""

    def measure(self, state: City, seat: int) -> list[tuple[str, int]]:
        player = state.players[seat]
        return [
            *self.goods(state, seat).items(),
            ("points", player.points),
            *((key, player.temple[i]) for i, key in enumerate(boards.TEMPLE_KEYS)),
            ("avenue", player.avenue),
            ("track", player.track),
            ("discovery", sum(player.tiles)),
            ("technology", player.technologies.bit_count()),
        ]

    def goods(self, state: City, seat: int) -> dict[str, int]:
        player = state.players[seat]
        return {units.GOODS[good]: player.goods[good] for good in range(state.setting.goods)}

    looks_ahead: ClassVar[Mapping[str, str]] = {"distance": "action"}
    suggested: ClassVar[Mapping[str, object]] = {"difficulty": "normal"}
    sample_names = ("Itzel", "Nahuel", "Xoch", "Yaotl")

    quick_starts: ClassVar[tuple[QuickStart, ...]] = (
        # The printed first setup; against one other, turns come soonest.
        QuickStart(
            "first", "worker", {"players": 2, "first_game": True}, ("human", "novice"), coach=True
        ),
        QuickStart(
            "solo", "pyramid", {"players": 1, "bot": "teotibot", "difficulty": "normal"}, ("human",)
        ),
        QuickStart("computers", "die", {"players": 3}, ("human", "casual", "casual")),
        QuickStart("hotseat", "turn", {"players": 2}, ("human", "human")),
        QuickStart("friend", "worker-more", {"players": 2}, ("human", "friend")),
    )
