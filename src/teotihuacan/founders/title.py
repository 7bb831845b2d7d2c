"""The card of Founders of Teotihuacan."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import TYPE_CHECKING

from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules.books import BOOKS
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.sources import SETUP
from teotihuacan.founders.rules.state import Founding
from teotihuacan.title import Fact, Title

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from teotihuacan.engine.steps import State


class FoundersTitle(Title):
    """Founders of Teotihuacan."""

    def __init__(self) -> None:
        super().__init__(FOUNDERS)

    def sentences(self) -> Traversable:
        return resources.files("teotihuacan.founders.words")

    # --- what happened ------------------------------------------------------------------------

    shown_by_the_table = ("board", "disk", "turned up")
    sources = FOUNDERS.sources
    untold_source = SETUP
    chapter = "round over"

    def chapters(self, state: State) -> int:
        founding = founding_in(state)
        over = not founding.agenda
        return founding.round if over else max(0, founding.round - 1)

    def facts(self) -> Sequence[Fact]:
        return BOOKS.facts()

    # --- the table in the browser -------------------------------------------------------------

    def measure(self, state: State, seat: int) -> list[tuple[str, int]]:
        founder = founding_in(state).founders[seat]
        return [
            *self.goods(state, seat).items(),
            ("points", founder.points),
            ("worship", len(founder.worship)),
            ("pyramid", founder.filled.bit_count()),
            ("favor", founder.favor),
        ]

    def goods(self, state: State, seat: int) -> dict[str, int]:
        founder = founding_in(state).founders[seat]
        return {name: founder.cubes[i].bit_count() for i, name in enumerate(RESOURCES)}


def founding_in(state: State) -> Founding:
    """The state of a game that is known to be Founders of Teotihuacan."""
    assert isinstance(state, Founding)
    return state
