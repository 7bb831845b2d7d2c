"""The interface of City of Gods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import TYPE_CHECKING, ClassVar

from teotihuacan.city.game import CITY
from teotihuacan.city.rules import sources as score_sources
from teotihuacan.city.rules import units
from teotihuacan.city.rules.books import BOOKS
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City
from teotihuacan.title import Fact, Forecast, Lesson, QuickStart, RuleTable, Sample, Tip, Title

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from teotihuacan.engine.events import Event
    from teotihuacan.engine.game import Game
    from teotihuacan.picture.artist import Artist
    from teotihuacan.players.learning.training_setup import TrainingSetup
    from teotihuacan.players.player import Factory, Searching
    from teotihuacan.players.search.evaluator import Evaluator
    from teotihuacan.screen import Screen
    from teotihuacan.words import Naming, Words
    from teotihuacan.words.speaker import Part, Said


class CityTitle(Title[City]):
    """Teotihuacan: City of Gods."""

    def __init__(self) -> None:
        super().__init__(CITY)

    # --- words --------------------------------------------------------------------------------

    def sentences(self) -> Traversable:
        return resources.files("teotihuacan.city.words")

    def more_sentences(self) -> list[Traversable]:
        folder = resources.files("teotihuacan.city.modules")
        words = [folder / module.name / "words" for module in CITY.modules]
        return [folder for folder in words if folder.is_dir()]

    def namings(self) -> Mapping[str, Naming]:
        from teotihuacan.city.words.naming import NAMINGS

        return NAMINGS

    @property
    def explained(self) -> tuple[str, ...]:
        from teotihuacan.city.words.explain import EXPLAINED

        return EXPLAINED

    @property
    def topics(self) -> tuple[str, ...]:
        from teotihuacan.city.words.explain import TOPICS

        return TOPICS

    terminal_topics: ClassVar[tuple[str, ...]] = ("notation",)

    def explainable(self) -> Mapping[str, range]:
        from teotihuacan.city.words.explain import explainable

        return explainable()

    def topics_in(self, game: Game[City]) -> tuple[str, ...]:
        from teotihuacan.city.words.explain import topics_in

        return topics_in(game.state)

    def explain(self, words: Words, part: str, value: Part, game: Game[City] | None = None) -> str:
        from teotihuacan.city.words.explain import explain

        assert isinstance(value, int)  # tiles and boards are numbers
        if game is None:
            return explain(words, (part, value))
        here = words.at(game.rules.cast(game.state))
        return explain(here, (part, value), game.state)

    def find_topic(self, words: Words, asked: str) -> tuple[str, int] | None:
        from teotihuacan.city.words.explain import find_topic

        return find_topic(words, asked)

    # --- what happened ------------------------------------------------------------------------

    shown_by_the_table = (
        *("dealt", "kept", "face up"),
        *("new discovery", "new decoration", "new pyramid tile"),
    )

    def together(self, words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]:
        if events[first].kind != "goods":
            return super().together(words, events, first)
        from teotihuacan.city.words.telling import goods_in_a_row

        return goods_in_a_row(words, events, first)

    @property
    def bookkeeping(self) -> tuple[str, ...]:
        from teotihuacan.city.words.telling import bookkeeping

        return bookkeeping(self.rules.event_fields)

    def brought(self, event: Event) -> tuple[str, int] | None:
        from teotihuacan.city.words.telling import brought

        return brought(event)

    sources = CITY.sources
    untold_source = score_sources.SETUP
    chapter = "eclipse"

    def chapters(self, state: City) -> int:
        return state.era

    def on_turn(self, state: City) -> int | None:
        turn = state.turn
        return turn if turn >= 0 else None

    # --- secrets ------------------------------------------------------------------------------

    def hides(self, state: City) -> bool:
        return state.secret

    # --- deciders, the terminal, facts --------------------------------------------------------

    def players(self) -> Mapping[str, Factory]:
        from teotihuacan.players.lineup import players_in

        return players_in("teotihuacan.city.players")

    def searchers(self) -> Mapping[str, Searching]:
        from teotihuacan.players.lineup import searchers_in

        return searchers_in("teotihuacan.city.players")

    def training_setup(self) -> TrainingSetup:
        from teotihuacan.city.players.self_play import CityTraining

        return CityTraining()

    def evaluator(self, game: Game) -> Evaluator:
        from teotihuacan.city.players.learned.evaluator import CityEvaluator

        return CityEvaluator()

    def reason(self, part: str) -> str:
        from teotihuacan.city.players.learned.reasons import group_of

        return group_of(part)

    def bots(self, options: Mapping[str, object]) -> tuple[str, ...]:
        bot = options.get("bot")
        return (bot,) if isinstance(bot, str) else ()

    def screen(self, words: Words, roles: Sequence[str] = ()) -> Screen:
        from teotihuacan.city.screen import CityScreen

        return CityScreen(words, roles)

    def tables(self, words: Words) -> list[RuleTable]:
        from teotihuacan.city.tables.all import tables

        return tables(words)

    def facts(self) -> Sequence[Fact]:

        return BOOKS.facts()

    # --- the table in the browser -------------------------------------------------------------

    def artist(self) -> Artist:
        from teotihuacan.city.picture.artist import ARTIST

        return ARTIST

    ways_to_pay = ("pay with",)

    counted_events: ClassVar[Mapping[str, str]] = {
        "power": "power",
        "ascend": "ascension",
        "fourth": "worker",
    }
    """What comes of powers is told, not compared: a worker that ascends begins again at 1."""

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
        city = state
        player = city.players[seat]
        return {units.GOODS[good]: player.goods[good] for good in range(city.setting.goods)}

    looks_ahead: ClassVar[Mapping[str, str]] = {"distance": "action"}

    def forecast(self, words: Words, game: Game, seat: int) -> Forecast | None:
        from teotihuacan.city.words.forecast import forecast

        return forecast(words, game, seat)

    suggested: ClassVar[Mapping[str, object]] = {"difficulty": "normal"}

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

    def lessons(self, words: Words) -> list[Lesson]:
        from teotihuacan.city.lessons import lessons

        return lessons(words)

    def tips(self, game: Game, words: Words) -> list[Tip]:
        from teotihuacan.city.coach import tips

        return tips(self, game, words)

    def sample(self) -> Sample:
        from teotihuacan.city.sample import sample

        return sample()
