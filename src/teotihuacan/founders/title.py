"""The interface of Founders of Teotihuacan."""

from collections.abc import Sequence
from typing import ClassVar, Final

from teotihuacan.engine.events import Event
from teotihuacan.engine.game import Game
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules import sources as score_sources
from teotihuacan.founders.rules.printed import disks
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.rules.turn import space_and_disks
from teotihuacan.title import QuickStart, Title

PASSING: Final = "pass"


class FoundersTitle(Title[Founding]):
    """Founders of Teotihuacan."""

    package = __package__

    def __init__(self) -> None:
        super().__init__(FOUNDERS)

    terminal_topics: ClassVar[tuple[str, ...]] = ("map",)

    # --- what happened ------------------------------------------------------------------------

    shown_by_the_table = ("board", "disk", "turned up")

    sources = FOUNDERS.sources
    untold_source = score_sources.SETUP
    chapter = "round over"
    between_turns = ("round", "over")

    def chapters(self, state: Founding) -> int:
        over = not state.agenda
        return state.round if over else max(0, state.round - 1)

    def on_turn(self, state: Founding) -> int | None:
        return state.active if state.active >= 0 else None

    def then(self, game: Game[Founding], id: int) -> tuple[int, ...]:
        """A bonus disk that brings nothing but points is used: neither when nor whether matters."""
        if game.asked != self.turn_question or game.rules.codes[id] == PASSING:
            return ()
        founding = game.state
        space, _ = space_and_disks(game.rules.meanings[id])
        only_points = disks.DISKS[founding.bonus[space]].effect == disks.NOTHING
        return (game.rules.ids["bonus"],) if only_points and not founding.stacks[space] else ()

    def turn_end(self, game: Game[Founding], code: str) -> Game[Founding] | None:
        """Passing ends a turn with its first answer."""
        if code != PASSING:
            return super().turn_end(game, code)
        passed = game.hypothetical()
        founding = passed.state
        founding.founders[founding.active].passed = True
        return passed

    # --- the table in the browser -------------------------------------------------------------

    sample_names = ("Citlali", "Tlaloc", "Ameyali", "Necalli")

    setup_columns = ("display", "architect", "pyramid", "tiles", "worship")

    def setup(self, game: Game[Founding], events: Sequence[Event]) -> list[tuple[object, ...]]:
        table = game.view(None)["table"]
        assert isinstance(table, dict)
        return [
            (table["display"], *[player[name] for name in self.setup_columns[1:]])
            for player in table["players"]
        ]

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
