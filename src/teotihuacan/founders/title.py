"""The interface of Founders of Teotihuacan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import TYPE_CHECKING, ClassVar, Final

from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules.books import BOOKS
from teotihuacan.founders.rules.printed import disks
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.sources import SETUP
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.rules.turn import space_and_disks
from teotihuacan.title import Fact, Lesson, QuickStart, RuleTable, Sample, Tip, Title

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

PASSING: Final = "pass"


class FoundersTitle(Title[Founding]):
    """Founders of Teotihuacan."""

    def __init__(self) -> None:
        super().__init__(FOUNDERS)

    def sentences(self) -> Traversable:
        return resources.files("teotihuacan.founders.words")

    def namings(self) -> Mapping[str, Naming]:
        from teotihuacan.founders.words.naming import NAMES

        return NAMES

    @property
    def explained(self) -> tuple[str, ...]:
        from teotihuacan.founders.words.explain import EXPLAINED

        return EXPLAINED

    @property
    def topics(self) -> tuple[str, ...]:
        from teotihuacan.founders.words.explain import TOPICS

        return TOPICS

    terminal_topics: ClassVar[tuple[str, ...]] = ("map",)

    def explainable(self) -> Mapping[str, range]:
        from teotihuacan.founders.words.explain import explainable

        return explainable()

    def explain(self, words: Words, part: str, value: Part, game: Game | None = None) -> str:
        from teotihuacan.founders.words.explain import explain

        assert isinstance(value, int)  # tiles and disks are numbers
        return explain(words, (part, value))

    def find_topic(self, words: Words, asked: str) -> tuple[str, int] | None:
        from teotihuacan.founders.words.explain import find_topic

        return find_topic(words, asked)

    # --- what happened ------------------------------------------------------------------------

    shown_by_the_table = ("board", "disk", "turned up")

    def together(self, words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]:
        from teotihuacan.founders.words.telling import together

        return together(words, events, first) or super().together(words, events, first)

    @property
    def bookkeeping(self) -> tuple[str, ...]:
        return ("turned up", "put back", "first")

    def brought(self, event: Event) -> tuple[str, int] | None:
        from teotihuacan.founders.words.telling import brought

        return brought(event)

    sources = FOUNDERS.sources
    untold_source = SETUP
    chapter = "round over"

    def chapters(self, state: Founding) -> int:
        founding = state
        over = not founding.agenda
        return founding.round if over else max(0, founding.round - 1)

    def on_turn(self, state: Founding) -> int | None:
        active = state.active
        return active if active >= 0 else None

    def then(self, game: Game[Founding], id: int) -> tuple[int, ...]:
        """A bonus disk that brings nothing but points is used: neither when nor whether matters."""
        if game.asked != self.turn_question or game.rules.codes[id] == PASSING:
            return ()
        founding = game.state
        space, _ = space_and_disks(game.rules.meanings[id])
        sure = (
            not founding.stacks[space]
            and disks.DISKS[founding.bonus[space]].effect == disks.NOTHING
        )
        return (game.rules.ids["bonus"],) if sure else ()

    def turn_end(self, game: Game, code: str) -> Game | None:
        """Whoever passes ends the turn with its first answer."""
        if code != PASSING:
            return super().turn_end(game, code)
        passed = game.hypothetical()
        founding = passed.state
        founding.founders[founding.active].passed = True
        return passed

    # --- deciders, the terminal, facts --------------------------------------------------------

    def players(self) -> Mapping[str, Factory]:
        from teotihuacan.players.lineup import players_in

        return players_in("teotihuacan.founders.players")

    def searchers(self) -> Mapping[str, Searching]:
        from teotihuacan.players.lineup import searchers_in

        return searchers_in("teotihuacan.founders.players")

    def training_setup(self) -> TrainingSetup:
        from teotihuacan.founders.players.self_play import FoundersTraining

        return FoundersTraining()

    def evaluator(self, game: Game) -> Evaluator:
        from teotihuacan.founders.players.learned.evaluator import FoundersEvaluator

        return FoundersEvaluator()

    def reason(self, part: str) -> str:
        from teotihuacan.founders.players.learned.reasons import group_of

        return group_of(part)

    def screen(self, words: Words, roles: Sequence[str] = ()) -> Screen:
        from teotihuacan.founders.screen import FoundersScreen

        return FoundersScreen(words, roles)

    def tables(self, words: Words) -> list[RuleTable]:
        from teotihuacan.founders.tables.all import tables

        return tables(words)

    def facts(self) -> Sequence[Fact]:
        return BOOKS.facts()

    # --- the table in the browser -------------------------------------------------------------

    def artist(self) -> Artist:
        from teotihuacan.founders.picture.artist import ARTIST

        return ARTIST

    def lessons(self, words: Words) -> list[Lesson]:
        from teotihuacan.founders.lessons import lessons

        return lessons(words, self)

    def tips(self, game: Game, words: Words) -> list[Tip]:
        from teotihuacan.founders.coach import tips

        return tips(self, game, words)

    def sample(self) -> Sample:
        from teotihuacan.founders.sample import sample

        return sample()

    quick_starts: ClassVar[tuple[QuickStart, ...]] = (
        # Side A is what the rulebook recommends for a first game; against one other, turns come
        # soonest.
        QuickStart("first", "build", {"players": 2, "side": "A"}, ("human", "novice"), coach=True),
        QuickStart("computers", "build", {"players": 3}, ("human", "casual", "casual")),
        QuickStart("solo", "pyramid", {"players": 1, "solo": "score attack"}, ("human",)),
        QuickStart("hotseat", "turn", {"players": 2}, ("human", "human")),
        QuickStart("friend", "worker-more", {"players": 2}, ("human", "friend")),
    )

    def measure(self, state: Founding, seat: int) -> list[tuple[str, int]]:
        founder = state.founders[seat]
        return [
            *self.goods(state, seat).items(),
            ("points", founder.points),
            ("worship", len(founder.worship)),
            ("pyramid", founder.filled.bit_count()),
            ("favor", founder.favor),
        ]

    def goods(self, state: Founding, seat: int) -> dict[str, int]:
        founder = state.founders[seat]
        return {name: founder.cubes[i].bit_count() for i, name in enumerate(RESOURCES)}
