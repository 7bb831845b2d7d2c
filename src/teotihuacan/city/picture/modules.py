"""Pictures of an expansion module: `SYMBOLS` in its `symbols.py`, and `PICTURE` in its
`picture.py`.  All modules are asked in every game, and add what is in play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from teotihuacan.city.expansions import HOMES, parts
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step
from teotihuacan.picture.choices import Ghost
from teotihuacan.picture.frames import Layout
from teotihuacan.picture.scores import Family
from teotihuacan.picture.tray import Offer
from teotihuacan.words import Words

if TYPE_CHECKING:
    from teotihuacan.city.picture.plan import Plan

Corner = tuple[int, int]
Moved = tuple[list[int], int]
"""Workers, and the board they come to."""

Drawn = list[tuple[float, str]]
"""Things in a line: how wide each is, and how it looks."""


@dataclass(frozen=True)
class Symbols:
    """The signs of a module: none of them is in use without it."""

    icons: str = ""
    """The names of the files in its folder `icons`."""

    units: Mapping[str, str] = field(default_factory=dict)
    """The symbols of the units that it brings."""

    boards: Mapping[str, str] = field(default_factory=dict)
    """The icons of its boards, by `OtherBoard.key`."""

    actions: Mapping[str, str] = field(default_factory=dict)
    """The signs of bots' actions that it replaces, where it is in play."""

    families: tuple[Family, ...] = ()
    """Its families of points in the score chart."""

    other_sources: tuple[int, ...] = ()
    """Its sources of points that count among the other ones."""


class Picture:
    """By itself a module draws nothing, and its choices lie in the tray."""

    module: ClassVar[str]
    between: ClassVar[bool] = False
    """True if it needs room between the boards of the ring …"""

    beside: ClassVar[int] = 0
    """… or in the court, and how wide."""

    grids: ClassVar[tuple[int, ...]] = ()
    """Boards in whose place it puts one with a higher main area."""

    sizes: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """Its parts on the board, and how large they are on a wide screen."""

    spots: ClassVar[Mapping[int, Callable[[City, Step, int], str]]] = {}
    """Places of the choices of a kind of step, as in `spots.py`."""

    instead: ClassVar[Mapping[int, Callable[[City, Step, int], str]]] = {}
    """The same for kinds that answer another's question."""

    ghosts: ClassVar[Mapping[int, Callable[[City, Step, int, Layout], Ghost | None]]] = {}
    """Previews of choices, as in `ghosts.py`."""

    moving: ClassVar[Mapping[int, Callable[[Game[City], City, Step, int], Moved]]] = {}
    """Kinds of step whose choices bring workers to a board."""

    refusing: ClassVar[tuple[str, ...]] = ()
    """The codes of choices that refuse something."""

    def draw(
        self, game: Game[City], seat: int | None, words: Words, layout: Layout
    ) -> dict[str, str]:
        """Its parts on the board, where it is in play."""
        return {}

    def corners(self, plan: Plan, right: int, top: int) -> dict[str, Corner]:
        """Return their corners on the wide board; the court's own things end at `right`."""
        return {}

    def row(self, plan: Plan, low: bool, down: float) -> tuple[list[str], float]:
        """Its row below the upper or above the lower long board of a phone, and how high."""
        return [], 0

    def tabs(self) -> dict[str, str]:
        """Its own tabs on a phone."""
        return {}

    def offer(self, game: Game[City], code: str, parts: Mapping[str, int]) -> Offer | None:
        """Return how one of its choices looks in the tray, if not as a sentence."""
        return None

    def lies(self, place: int, kind: int) -> str:
        """The spot of a discovery tile on one of its places."""
        return ""

    def held(self, city: City, seat: int) -> Drawn:
        """Draw what a seat has of it for good."""
        return []

    def supply(self, city: City, seat: int) -> Drawn:
        """Draw what a seat can still bring into play."""
        return []

    def area(self, city: City, seat: int) -> str:
        """Draw its part of the area of a seat."""
        return ""

    def royal(self, city: City, space: int) -> str:
        """Draw its part of a royal tile."""
        return ""

    def calendar(self, city: City, x: float, y: float) -> str:
        """Draw its part beside the calendar."""
        return ""


def symbols(homes: tuple[str, ...] = HOMES) -> tuple[Symbols, ...]:
    """The signs of some modules, or of all."""
    return parts(homes, "symbols", Symbols)


def pictures() -> tuple[Picture, ...]:
    """The pictures of all modules."""
    return parts(HOMES, "picture", Picture)
