"""The rules of Founders of Teotihuacan, put together.

For those who tell, draw or play the game:

- **The table** is a `Founding` (`state.py`): the Main board, and a `Founder` for each seat.
- **Kinds of step** are listed by `founders_kinds` below, in the order of `kinds.py`.  A tile is
  built by a chain of questions: which (`building`, `temple`, `pyramid`), where (`anchor`: the first
  space it covers, row by row; `orientation`, where it can lie there in several ways), paid with
  what (`pay`, `mix`, `pay cube`, `keep cube`), and then, where cubes of another resource lie beside
  a Building, `replace`.  The place is asked before the payment, because nothing is revealed in
  between and cubes that will be covered may pay (F36); what is being paid for is the step below the
  payment (`lay`, `set tile`, `gain`).
- **Codes** are listed by `data/codes.txt` in the order of their ids (`docs/founders-inside.md`
  explains them).  Spaces of a city are a1 (north-west) to l12: `c1` lays a tile, `-c1` pays the
  cube there, `*c1` keeps it, `+c1` puts one there, `c1!` replaces it and `c1=` leaves it.
- **Events** are `EVENT_FIELDS` below.  In them and in phrases a `space` is one of the nine Action
  spaces, a `cell` a space of a city (its number in the grid, `grid.name_of`), a `tile` a Building,
  Temple or Pyramid tile (`printed.tiles.TILE_KEYS`), a `place` one of the pyramid (`grid.PLACES`),
  `from` where a tile is taken (`fields.DISPLAY` …).
"""

import os
from typing import Any, Final

from teotihuacan.engine.checking import Reader
from teotihuacan.engine.options import CHOICE, NUMBER, Option, Options, number_in, word_in
from teotihuacan.engine.rules import Rules
from teotihuacan.engine.steps import Declared, Kind, Step
from teotihuacan.founders.rules import (
    actions,
    draws,
    kinds,
    offering,
    paying,
    produce,
    setup,
    sources,
    turn,
)
from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.dummy import Solo
from teotihuacan.founders.rules.laying import building, pyramid
from teotihuacan.founders.rules.positions import read_founding, write_founding
from teotihuacan.founders.rules.printed import boards, worship
from teotihuacan.founders.rules.rounds import verdict
from teotihuacan.founders.rules.state import Founding, Setting
from teotihuacan.founders.rules.validity import check_founding

REVISION: Final = 1
"""Raised whenever a rule is mended; a game is played to its end by the rules it began with."""

OPTIONS: Final = (
    Option("players", NUMBER, 2, (1, 2, 3, 4)),  # one: with an option of a way to play alone
    Option("side", CHOICE, "A", boards.BOARD_SIDES),  # of the player boards, for all (R59)
)

EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    # setup and rounds
    "first": (),
    "board": ("board",),
    "disk": ("space", "disk"),
    "turned up": ("worship",),
    "round": ("number", "last"),
    "round over": ("number",),
    "district": ("district", "points"),
    "over": (),
    # a turn
    "turn": (),
    "pass": (),
    "disks": ("space", "count", "strength"),
    "bonus": ("disk",),
    "action": ("action",),
    "architect": ("side",),
    "points": ("points", "source"),
    # building
    "lay": ("tile", "cell", "orientation"),
    "covered": ("resource", "amount"),  # cubes lost under a tile
    "cubes": ("resource", "amount"),  # put around a new Building
    "cube": ("resource", "cell"),  # put on one space
    "replaced": ("resource", "cell"),  # the cube that lay there
    "paid": ("resource", "amount"),
    "mask": ("mask", "points"),
    "pyramid": ("colour", "place"),
    # Worship tiles and Favor
    "take": ("worship",),
    "use": ("worship",),
    "put back": ("worship",),
    "favor": ("step",),
}
"""The names of the integers in each kind of event."""


def founders_kinds() -> list[Kind[Any]]:
    """Every kind of step, in the order of `kinds.py`."""
    return [
        *(draws.DrawFirst(), draws.DrawBoard(), draws.DrawDisk(), draws.DrawWorship()),
        *(setup.StartingTiles(), setup.StartingTile(), setup.SetupOver()),
        *(turn.Turn(), actions.Bonus(), actions.Action(), actions.AnyAction()),
        *(turn.End(), turn.FinishTurn()),
        *(building.Building(), building.Temple(), pyramid.Pyramid()),
        *(building.Anchor(), building.Orientation(), building.Lay(), pyramid.SetTile()),
        *(building.Replace(), building.Masks()),
        *(paying.Pay(), paying.Mix(), paying.PayCube(), paying.KeepCube()),
        *(produce.Produce(), produce.PutCube(), produce.Resource()),
        *(offering.Offering(), offering.Times(), offering.Gain(), offering.PutBack()),
        *(offering.Take(), offering.Swap(), turn.BeginRound()),
        # The engine asks for interrupts; in this game there are none.
        Kind(Declared(kinds.INTERRUPT, "aside", codes=[])),
    ]


class FoundersRules(Rules[Founding]):
    """The rules of Founders of Teotihuacan for two to four players, on both sides of the boards;
    and for one, as a way to play alone says."""

    def __init__(self, solo: Solo) -> None:
        all_kinds = [*founders_kinds(), *solo.kinds]
        super().__init__("founders", REVISION, all_kinds, kinds.INTERRUPT, pinned_codes())
        self.event_fields = {**EVENT_FIELDS, **solo.event_fields}
        self.data_files = DATA
        self.specification = (*OPTIONS, *solo.options)
        self.with_points = ("district", "mask")
        self.sources: tuple[str, ...] = sources.SOURCES
        self.solo: Final[Solo] = solo

    def bare(self, options: Options, revision: int) -> Founding:
        """The table before anything is drawn."""
        seats, side = number_in(options, "players"), word_in(options, "side")
        alone = options.get("solo") == self.solo.name
        players = self.solo.players if alone else seats
        setting = Setting(revision, players, boards.BOARD_SIDES.index(side), seats)
        founders = [setup.new_founder(seat, setting) for seat in range(seats)]
        display, supply = setup.first_tiles(setting)
        unseen = tuple([tile.copies for tile in worship.WORSHIP])
        dummy = self.solo.dummy(setting) if alone else None
        return Founding([], founders, setting, display, supply, unseen, dummy)

    def start(self, options: Options, revision: int) -> Founding:
        founding = self.bare(options, revision)
        setup.plan_setup(founding)
        return founding

    def seats(self, founding: Founding) -> int:
        return len(founding.founders)

    def scores(self, founding: Founding) -> list[int]:
        return [founder.points for founder in founding.founders]

    def winners(self, founding: Founding) -> list[int]:
        return verdict(founding)[0]

    def verdict(self, founding: Founding) -> str:
        return verdict(founding)[1]

    def write(self, founding: Founding, seat: int | None, everything: bool) -> dict[str, object]:
        return write_founding(founding)

    def read(self, reader: Reader, options: Options, revision: int) -> Founding:
        founding = self.bare(options, revision)
        read_founding(reader, founding)
        return founding

    def in_play(self, founding: Founding, kind: int) -> bool:
        return kind < kinds.KINDS or founding.dummy is not None

    def longest(self, options: Options) -> int:
        # Four times what random players come to who end no turn before they must.
        seats = self.options(options)["players"]
        assert isinstance(seats, int)
        return 400 * (seats + 1)

    def plan(self, founding: Founding, options: Options) -> list[Step]:
        if not founding.agenda or founding.agenda[0][0] != kinds.SETUP_OVER:
            return []
        return self.start(options, founding.setting.revision).agenda

    def flaw(self, founding: Founding, planned: list[Step]) -> str:
        return check_founding(founding, planned)


def pinned_codes() -> tuple[str, ...]:
    """The codes of the game in the order of their ids; new ones go to the end."""
    with open(os.path.join(DATA.folder, "codes.txt"), encoding="utf-8") as file:
        return tuple(file.read().split())
