"""Situations for the action tiles of the bots with modules: what changes, and why."""

from dataclasses import dataclass, field

from tests.city.modules.bots.bot_table import Table, table
from tests.city.modules.solo.bot_scene import Changes


@dataclass
class Case:
    """A situation for one action tile of a bot with modules."""

    name: str
    modules: tuple[str, ...]
    tile: str
    has: dict[str, object]
    changes: Changes
    reasons: list[str]
    codes: str = ""
    near: str = "four_points"  # beside all temple sidebars
    beside: str = "three_obsidian"  # the Mansion
    owners: dict[str, int] = field(default_factory=dict)
    altar: tuple[str, ...] = ("move_back",)  # on the one that the Shaman comes to
    warriors: dict[int, int] = field(default_factory=dict)
    supply: int = -1
    masks: int = 0  # of the modified bot's pile, as bits
    directions: str = ""  # from the top, as `Table.directions_are` takes them
    extras: tuple[str, ...] = ()

    def laid_out(self, bot: str) -> Table:
        s = table(*self.modules, bot=bot, extras=list(self.extras))
        s.bot(**self.has).stack(*["use_again"] * 4)
        s.near(**dict.fromkeys("FQGD", self.near))
        if "M7" in self.modules:
            s.near(P=self.beside)
            for temple, seat in self.owners.items():
                s.owner(temple, seat)
        if "M8" in self.modules:
            s.altar("81", *self.altar)
        if "M9" in self.modules:
            s.warriors(self.warriors, supply=self.supply)
        if self.directions:
            s.directions_are(self.directions)
        s.machine.masks = self.masks
        return s


def check(case: Case, bot: str) -> None:
    s = case.laid_out(bot)
    changes = s.acting(case.tile, case.codes)
    assert changes == case.changes
    assert s.reasons() == case.reasons


CHANGED: dict[str, dict[str, str]] = {
    "teotibot": {
        "M6": "construction decorations nobles alchemy mastery mask-collection",
        "M7": "construction decorations nobles alchemy mastery worship mask-collection",
        "M8": "mask-collection",
        "M9": "nobles mastery",
        "MS1": "construction decorations nobles alchemy mastery mask-collection",
        "S07": "worship",
    },
    "modified": {
        "M6": "construction decorations nobles alchemy mastery mask-collection",
        "M7": "construction decorations nobles mastery worship mask-collection",
        "M8": "mask-collection",
        "M9": "nobles mastery",
        "MS1": "construction decorations nobles mask-collection",
        "S07": "worship",
    },
}
"""By bot and module (or priest): the tiles that it changes.

Obsidian: what is mined and what is paid.  The Mansion: whatever comes past it, and its mask; the
modified bot never walks past it to Alchemy, and nobody advances if that fails.  The other movement:
every advance; of the modified bot that is its fallback alone.
"""


def is_complete(cases: list[Case], bot: str) -> None:
    """Each changed tile has a case of a game with that module."""
    for module, tiles in CHANGED[bot].items():
        for tile in tiles.split():
            found = [case for case in cases if case.tile == tile.replace("-", " ")]
            if module == "M6":  # which is always there
                found = [case for case in found if "obsidian" in {**case.has, **case.changes}]
            else:
                found = [case for case in found if module in (*case.modules, *case.extras)]
            assert found, f"{tile} with {module}"
