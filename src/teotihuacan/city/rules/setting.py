"""The fixed part of a game: edition, variants, boards, modules and the hooks they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.rules import tile_places, units
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.edition import Edition
from teotihuacan.city.rules.printed import discovery, starting, technologies
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.printed.starting import stack_with

if TYPE_CHECKING:
    from teotihuacan.city.rules.modules import Module


class Setting:
    """The fixed side of a game; copies share it.

    The hooks are tuples of the modules that answer them.  In a game without modules they are
    empty, so that a hook costs one truth test.
    """

    # More than a handful of names: without slots each would be looked up in a dictionary.
    __slots__ = (
        *("action_begun", "action_done", "actions", "cell_gained", "climbed", "copies"),
        *("dark_eclipse", "discoverers", "draft", "draws_royal", "edition", "end_scored"),
        *("first_game", "game_decided", "goods", "helped", "homes", "interrupts", "keys"),
        *("later_rulings", "masks", "modules", "more_gained", "offers_refilled", "people"),
        *("places", "revision", "royal", "salary_raised", "scoring", "stacks", "starting"),
        *("technologies", "things_counted", "tile_drawn", "trigger_reached", "turn_begins"),
        *("turn_offered", "unlock_paid", "wild", "worker_displaced", "workers_counted"),
        "worship_begun",
    )

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
        self.homes: Final[tuple[str, ...]] = tuple([module.home for module in modules])
        names = ["", *[module.name for module in modules]]
        # The tiles that are in play, by index: those of the game itself and of its modules.
        self.technologies: Final[tuple[int, ...]] = tuple(
            [i for i, tile in enumerate(technologies.TILES) if tile.module in names]
        )
        self.royal: Final[tuple[int, ...]] = tuple(
            [i for i, tile in enumerate(ROYAL_TILES) if tile.module in names]
        )
        self.starting: Final[int] = sum(
            [1 << i for i, tile in enumerate(starting.TILES) if tile.module in names]
        )
        self.discoverers: Final[tuple[int, ...]] = tuple(
            [i for i in starting.DISCOVERERS if starting.TILES[i].module in names]
        )
        """Starting tiles that come with a discovery tile: `City._linked` has a place for each."""
        # Discovery tiles by kind, in a game without further boxes of the first kinds only.
        copies = [tile.copies if tile.module in names else 0 for tile in discovery.TILES]
        self.copies: Final[list[int]] = (
            copies if max(copies[discovery.KINDS :]) else copies[: discovery.KINDS]
        )
        self.keys: Final[list[str]] = [tile.key for tile in discovery.TILES[: len(self.copies)]]
        self.masks: Final[tuple[int, ...]] = tuple(
            [kind for kind in discovery.MASK_KINDS if kind < len(self.copies) and self.copies[kind]]
        )
        stacks = [stack_with(tile) for tile in self.discoverers]
        self.stacks: Final[dict[int, int]] = {
            tile_places.LINKED + place: stack
            for place, stack in enumerate(stacks)
            if stack != discovery.ORDINARY
        }
        """From which stack tiles are drawn for a place, where it is not the ordinary one."""
        for module in modules:
            self.stacks.update(module.stacks)
        self.wild: Final[bool] = any(module.wild for module in modules)
        """True if there is a good that stands for any resource."""
        self.goods: Final[int] = units.WILD + 1 if self.wild else units.WILD
        """The number of goods in this game."""
        self.places: Final[dict[int, Module]] = {
            place: module for module in modules for place in module.places
        }
        """The modules for the places where only modules put discovery tiles."""
        self.interrupts: Final[bool] = any(module.interrupts for module in modules)
        """True if other players may power up and ascend in the middle of a turn."""
        self.later_rulings: Final[bool] = any(module.later_rulings for module in modules)
        """True if rulings apply that games without such a module do not need (X18)."""
        self.helped: Final[bool] = any(module.helped for module in modules)
        """True if other workers make a worship at a royal tile stronger."""
        self.draws_royal: Final[bool] = any(module.draws_royal for module in modules)
        """True if a module draws the places of the royal tiles, and checks that none is missing."""
        self.tile_drawn: Final = answering(modules, "tile drawn")
        self.more_gained: Final = answering(modules, "more gained")
        self.turn_offered: Final = answering(modules, "turn offered")
        self.workers_counted: Final = answering(modules, "workers counted")
        self.action_begun: Final = answering(modules, "action begun")
        self.cell_gained: Final = answering(modules, "cell gained")
        self.action_done: Final = answering(modules, "action done")
        self.trigger_reached: Final = answering(modules, "trigger reached")
        self.worship_begun: Final = answering(modules, "worship begun")
        self.unlock_paid: Final = answering(modules, "unlock paid")
        self.climbed: Final = answering(modules, "climbed")
        self.things_counted: Final = answering(modules, "things counted")
        self.turn_begins: Final = answering(modules, "turn begins")
        self.worker_displaced: Final = answering(modules, "worker displaced")
        self.offers_refilled: Final = answering(modules, "offers refilled")
        self.salary_raised: Final = answering(modules, "salary raised")
        self.end_scored: Final = answering(modules, "end scored")
        self.game_decided: Final = answering(modules, "game decided")


def answering(modules: tuple[Module, ...], hook: str) -> tuple[Module, ...]:
    return tuple([module for module in modules if hook in module.hooks])
