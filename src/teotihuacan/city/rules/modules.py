"""Parts of a module, and the hooks of the rules that it may answer.

The rules of City of Gods name the hooks and know no module.  A module is an object that brings
kinds of step, options, events, sources of points, its own part of the city, and answers to some
of the hooks; it lists those it answers in `hooks`, and only they are ever asked.
"""

from __future__ import annotations

from typing import Any, Final

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.options import Option, Options, several_in
from teotihuacan.engine.steps import Kind, Phrase, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A module; every method is a hook that the rules call."""

    def __init__(self, name: str, hooks: tuple[str, ...]) -> None:
        self.name = name
        self.hooks = hooks  # those that it answers, by name
        self.wild = False  # whether it brings the good that stands for any resource
        self.later_rulings = False  # whether rulings hold that base games do without (X18)
        self.helped = False  # whether other workers make a worship at a royal tile stronger
        self.draws_royal = False  # whether it draws itself which royal tile lies where
        self.short = ""  # the printed name by which it is chosen as well; empty: not chosen so
        self.alone = False  # whether it is for a single player only
        self.needs: tuple[str, ...] = ()  # the modules that it is never played without
        self.home = type(self).__module__.rpartition(".")[0]  # the package of all its files
        self.extensions: tuple[object, ...] = ()  # what other modules look for in it, by class
        self.first_source = sources.Source(0)  # of its sources of points; the rules set it
        self.interrupts = False  # whether other players may power up and ascend in a player's turn
        # Kinds of event it tells, with the names of their integers.
        self.event_fields: dict[str, tuple[str, ...]] = {}
        self.sources: tuple[str, ...] = ()  # of points, that it adds to the score sheet
        # Its steps in every Eclipse, by kind: after those of the rules, before the salaries.
        self.scoring: tuple[int, ...] = ()
        self.places: tuple[int, ...] = ()  # of discovery tiles, that only it has
        # From which stack discovery tiles are drawn for a place, where it changes that.
        self.stacks: dict[int, int] = {}
        # Keys of words that another key stands for where it is in play: boards it replaces.
        self.called: dict[str, str] = {}

    # --- what it brings, once ---------------------------------------------------------------------

    def options(self, modules: tuple[Module, ...]) -> tuple[Option, ...]:
        """The options it adds to a game that may be played with some modules."""
        return ()

    def kinds(self) -> list[Kind[Any]]:
        """Its kinds of step, in the order of their numbers, which follow those of the rules."""
        return []

    # --- setup ------------------------------------------------------------------------------------

    def is_in(self, options: Options) -> bool:
        """Return whether the module is in a game with these options; most are chosen by the option
        `modules`.
        """
        return self.name in several_in(options, "modules")

    def seats(self, seats: int) -> int:
        """Return the number of seats of the game, if the module changes it."""
        return seats

    def lay_out(self, city: City, options: Options) -> None:
        """Bring its part of the city, before anything is drawn."""

    def plan_board(self, city: City, steps: list[Step]) -> None:
        """Change or add to what lays out the board, in the order it is carried out: it comes
        before the starting tiles."""

    def plan_setup(self, city: City, steps: list[Step]) -> None:
        """Add its steps at the end of the plan, in the order they are carried out."""

    def plan_last(self, city: City) -> list[Step]:
        """Return its steps at the very end, after the neutral workers are placed."""
        return []

    def actions(self, actions: list[MainAction]) -> None:
        """Put its own main actions into the list, by board."""

    def cast(self, seat: int) -> str:
        """The key of what a seat is called instead of a player; nothing: a player."""
        return ""

    # --- hooks, each answered by the modules that name it -----------------------------------------

    def begin_turn(self, city: City, seat: int) -> bool:
        """ "turn begins": owe another turn than a person's; True if it did."""
        return False

    def displace(self, city: City, holder: int, space: int, by: int, worker: int) -> bool:
        """ "worker displaced": a seat's worker takes a held space; True if it moved the holder."""
        return False

    def offer_turn(self, city: City, seat: int, ids: list[int]) -> None:
        """ "turn offered": add what a turn may be spent on instead of a worker's move."""

    def barred(self, city: City, player: Player) -> bool:
        """ "unlock paid": whether workers cannot be unlocked for cocoa now."""
        return False

    def unlocked(self, city: City, player: Player) -> None:
        """ "unlock paid": workers were unlocked for cocoa."""

    def more_workers(self, city: City, player: Player, board: int) -> int:
        """ "workers counted": how many count besides those that stand on a board."""
        return 0

    def begin_action(self, city: City, player: Player, board: int) -> None:
        """ "action begun": the main action of a board is about to be carried out."""

    def cell(self, city: City, player: Player, cell: Bundle) -> Bundle:
        """ "cell gained": what the cell of a board brings to a player."""
        return cell

    def join(self, city: City, player: Player, tile: int) -> None:
        """ "cell gained": a tile of its own was used for the main action that runs."""

    def end_action(self, city: City, player: Player) -> None:
        """ "action done": a main action is over, or a worship at a royal tile."""

    def reach_trigger(self, city: City, player: Player, trigger: str) -> None:
        """ "trigger reached": a player is about to do what some tiles react to (`triggers.py`)."""

    def worship(self, city: City, player: Player, space: int, power: int, tile: bool) -> bool:
        """ "worship begun": a worker stands on a royal tile, everything is paid; `tile`: also for
        the tile beside it.  True if it has owed what follows."""
        return False

    def royal_power(self, city: City, player: Player, power: int) -> int:
        """ "worship begun": with what power a worker would worship at a royal tile."""
        return power

    def royal_open(
        self,
        city: City,
        player: Player,
        space: int,
        power: int,
        tile: bool,
        spent: int,
        ignores: int,
    ) -> bool:
        """ "worship begun": whether that worship, which a player could not pay at once, is open;
        `tile`, `spent` and `ignores` as in `worship.way_open`."""
        return False

    def royal_phrase(
        self, city: City, player: Player, space: int, power: int, phrase: Phrase
    ) -> Phrase:
        """ "worship begun": an answer that offers a royal tile to a worker of that power."""
        return phrase

    def drawn(self, city: City, tile: int) -> None:
        """ "tile drawn": a discovery tile has left its stack."""

    def climb(self, city: City, player: Player, temple: int, height: int) -> None:
        """ "climbed": a marker has come to a step."""

    def count(self, city: City, player: Player, of: str) -> int:
        """ "things counted": how many of its things a player has, for a royal tile; else -1."""
        return -1

    def can_gain(self, city: City, player: Player, unit: int) -> bool:
        """ "more gained": whether a player could have something of a unit."""
        return False

    def push_gains(self, city: City, seat: int, bundle: Bundle) -> None:
        """ "more gained": lay on the agenda what a bundle has of units that modules know."""

    def more_salary(self, city: City, player: Player) -> int:
        """ "salary raised": the cocoa that a player must pay in an Eclipse besides the workers'."""
        return 0

    def refill_offers(self, city: City) -> None:
        """ "offers refilled": a turn has ended, and what was taken is about to be refilled."""

    def score_end(self, city: City, player: Player) -> bool:
        """ "end scored": score the end for a player instead of the bonus tiles; True if it did."""
        return False

    def decide(self, city: City) -> tuple[list[int], str] | None:
        """ "game decided": who has won and why, if it has rules of its own."""
        return None

    # --- discovery tiles on its own places --------------------------------------------------------

    def lying(self, city: City, place: int) -> tuple[int, ...]:
        """The tiles that lie on one of its places."""
        return ()

    def lay(self, city: City, place: int, tile: int) -> None:
        """A tile was drawn for one of its places."""

    def claimed(self, city: City, place: int, tile: int) -> None:
        """A tile was claimed from one of its places."""

    def claim_over(self, city: City, place: int) -> None:
        """Finish a claim from one of its places, with or without a tile."""

    def place_phrase(self, city: City, place: int) -> Phrase:
        """Return the name of one of its places, for the question about it."""
        raise NotImplementedError

    # --- positions --------------------------------------------------------------------------------

    def write(self, city: City, written: dict[str, object]) -> None:
        """Add its part to what is written of a city."""

    def read(self, reader: Reader, city: City) -> None:
        """Read its part back; raises PositionError."""

    def tiles_elsewhere(self, city: City, tile: int) -> int:
        """Return how many discovery tiles of a kind are where only this module puts them."""
        return 0

    def buildings_elsewhere(self, city: City) -> int:
        """Return how many buildings stand where only this module puts them."""
        return 0

    def technology_elsewhere(self, city: City, seat: int, technology: int) -> bool:
        """Return whether a seat has a technology from this module that is not on the display."""
        return False

    def in_action(self, city: City) -> bool:
        """Return whether its part shows that a main action is being carried out."""
        return False

    def check(self, city: City, in_setup: bool) -> None:
        """Raise a PositionError if its part cannot occur; its kinds look after their steps."""


BOARD_NAMES: Final = ("names.board", "names.board.short", "names.board.action", "explain.board")
"""The tables of texts about a board."""


def called_instead(board: str, other: str) -> dict[str, str]:
    """The keys of words about a board, and of those about the one that lies in its place."""
    return {f"{names}.{board}": f"{names}.{other}" for names in BOARD_NAMES}
