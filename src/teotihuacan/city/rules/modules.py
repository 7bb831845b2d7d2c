"""What a module may bring, and the named moments of the rules at which it may have a say.

The rules of City of Gods name the moments and know no module.  A module is an object that brings
kinds of step, options, events, sources of points, its own part of the city, and answers to some
of the moments; it lists those it answers in `moments`, and only they are ever asked.
"""

from __future__ import annotations

from typing import Any

from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.options import Option, Options
from teotihuacan.engine.steps import Kind, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One module; every method is a place where the rules ask."""

    def __init__(self, name: str, moments: tuple[str, ...]) -> None:
        self.name = name
        self.moments = moments  # those in a turn that it answers, by name

    # --- what it brings, once ---------------------------------------------------------------------

    def options(self) -> tuple[Option, ...]:
        """The options it adds to a game."""
        return ()

    def kinds(self) -> list[Kind[Any]]:
        """Its kinds of step, in the order of their numbers, which follow those of the rules."""
        return []

    def event_fields(self) -> dict[str, tuple[str, ...]]:
        """The names of the integers in each kind of event it tells."""
        return {}

    def sources(self) -> tuple[str, ...]:
        """The sources of points it adds to the score sheet."""
        return ()

    def scoring(self) -> tuple[int, ...]:
        """Its steps in every Eclipse, by kind: after those of the rules, before the salaries."""
        return ()

    # --- setup ------------------------------------------------------------------------------------

    def is_in(self, options: Options) -> bool:
        """Whether it belongs to a game with these options."""
        raise NotImplementedError

    def seats(self, seats: int) -> int:
        """How many seats the game has, if it changes that."""
        return seats

    def lay_out(self, city: City, options: Options) -> None:
        """Bring its part of the city, before anything is drawn."""

    def plan_setup(self, city: City, steps: list[Step]) -> None:
        """Add its steps at the end of the plan, in the order they are carried out."""

    def cast(self, seat: int) -> str:
        """The key of what a seat is called instead of a player; nothing: a player."""
        return ""

    # --- moments of a turn, each answered by those who name it ------------------------------------

    def begin_turn(self, city: City, seat: int) -> bool:
        """ "turn begins": owe another turn than a person's; True if it did."""
        return False

    def displace(self, city: City, holder: int, space: int, by: int, worker: int) -> bool:
        """ "worker displaced": a seat's worker takes a held space; True if it moved the holder."""
        return False

    def refill_offers(self, city: City) -> None:
        """ "offers refilled": a turn has ended, and what was taken is about to be refilled."""

    def score_end(self, city: City, player: Player) -> bool:
        """ "end scored": score the end for a player instead of the bonus tiles; True if it did."""
        return False

    def decide(self, city: City) -> tuple[list[int], str] | None:
        """ "game decided": who has won and why, if it has rules of its own."""
        return None

    # --- positions --------------------------------------------------------------------------------

    def write(self, city: City, written: dict[str, object]) -> None:
        """Add its part to what is written of a city."""

    def read(self, reader: Reader, city: City) -> None:
        """Read its part back; raises PositionError."""

    def tiles_elsewhere(self, city: City, tile: int) -> int:
        """How many discovery tiles of one sort lie where only this module puts them."""
        return 0

    def check(self, city: City, in_setup: bool) -> None:
        """Raise a PositionError if its part cannot occur; its kinds look after their steps."""
