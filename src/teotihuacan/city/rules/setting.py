"""What never changes in a game: edition, variants, boards, modules and the moments they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.rules.edition import Edition
from teotihuacan.city.rules.main_action import MainAction

if TYPE_CHECKING:
    from teotihuacan.city.rules.modules import Module


class Setting:
    """The fixed side of a game; copies share it.

    The moments are tuples of the modules that answer them.  In a game without modules they are
    empty, so that a moment costs one truth test.
    """

    def __init__(
        self,
        revision: int,
        edition: Edition,
        dark_eclipse: bool,
        draft: bool,
        first_game: bool,
        people: int,
        actions: list[MainAction],
        scoring: tuple[int, ...],
        modules: tuple[Module, ...],
    ) -> None:
        self.revision: Final[int] = revision  # of the rules this game is played by
        self.edition: Final[Edition] = edition
        self.dark_eclipse: Final[bool] = dark_eclipse
        self.draft: Final[bool] = draft
        self.first_game: Final[bool] = first_game
        self.people: Final[int] = people  # how many seats, from the first on, ever decide
        self.actions: Final[list[MainAction]] = actions  # the main action of each board, by number
        self.scoring: Final[tuple[int, ...]] = scoring  # the steps of an Eclipse, in order
        self.modules: Final[tuple[Module, ...]] = modules
        self.turn_begins: Final = answering(modules, "turn begins")
        self.worker_displaced: Final = answering(modules, "worker displaced")
        self.offers_refilled: Final = answering(modules, "offers refilled")
        self.end_scored: Final = answering(modules, "end scored")
        self.game_decided: Final = answering(modules, "game decided")


def answering(modules: tuple[Module, ...], moment: str) -> tuple[Module, ...]:
    return tuple([module for module in modules if moment in module.moments])
