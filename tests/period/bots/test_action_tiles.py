"""The changed action tiles of both bots, as tables: what they have, what changes, and why."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from tests.period.bots.bot_table import BOT, Table, table
from tests.solo.bot_scene import Changes


@dataclass
class Case:
    """One situation for one action tile of a bot with modules."""

    name: str
    modules: tuple[str, ...]
    tile: str
    has: dict[str, object]
    changes: Changes
    reasons: list[str]
    codes: str = ""
    near: str = "four_points"  # beside all temple sidebars
    owners: dict[str, int] = field(default_factory=dict)
    altar: tuple[str, ...] = ("move_back",)  # on the one that the Shaman comes to
    warriors: dict[int, int] = field(default_factory=dict)
    supply: int = -1
    masks: int = 0  # of the modified bot's pile, as bits

    def laid_out(self, bot: str) -> Table:
        s = table(*self.modules, bot=bot).bot(**self.has).stack(*["use_again"] * 4)
        s.near(**dict.fromkeys("FQGD", self.near))
        if "M7" in self.modules:
            s.near(P="three_obsidian")
            for temple, seat in self.owners.items():
                s.owner(temple, seat)
        if "M8" in self.modules:
            s.altar("81", *self.altar)
        if "M9" in self.modules:
            s.warriors(self.warriors, supply=self.supply)
        s.machine.masks = self.masks
        return s


def check(case: Case, bot: str) -> None:
    s = case.laid_out(bot)
    changes = s.acting(case.tile, case.codes)
    assert changes == case.changes
    assert s.reasons() == case.reasons


ORIGINAL = [
    Case("quarry", (), "construction", {"workers": "Q2 A2 N2 D1*"},
         {"stone": 1, "obsidian": 1, "workers": "A2 D1* G3 N2"},
         ["1 no worker C", "2 Q", "Q2 only worker"]),
    Case("gold", (), "decorations", {"workers": "G4 A2 N2 D1*"},
         {"gold": 1, "obsidian": 1, "workers": "A2 A5 D1* N2"},
         ["1 no worker D", "2 G", "G4 only worker"]),
    Case("forest", (), "nobles", {"workers": "F2 A2 A2 D1*"},
         {"wood": 1, "obsidian": 1, "workers": "A2 A2 D1* Q3"},
         ["1 no worker N", "2 F", "F2 only worker"]),
    Case("mastery in the quarry", (), "mastery", {"workers": "Q4 A2 N2 D1*"},
         {"stone": 1, "obsidian": 1, "workers": "A2 C5 D1* N2"}, ["Q4 highest", "2 Q"]),
    Case("alchemy as always", ("M7", "M8", "M9"), "alchemy",
         {"gold": 1, "workers": "A2 N2 N2 D1*", "temples": (1, 1, 1)},
         # The gold it pays comes back with the step on the blue temple.
         {"technologies": (1, 5), "temples": (2, 1, 1), "workers": "D1* N2 N2 N3"},
         ["1 A", "1 unmarked", "gold scarcest tied", "A2 only worker"]),
    Case("alchemy fails as always", ("M7", "M8", "M9"), "alchemy", {"workers": "C1 N2 N2 D1*"},
         {"workers": "C3 D1* N2 N2"},
         ["1 no worker A", "2 power-ups", "C1 lowest"]),
    Case("worship past the Mansion", ("M7",), "worship",
         {"cocoa": 2, "workers": "A2 N2 C3 D1*"},
         {"cocoa": 1, "points": 1 + 2 + 2, "temples": (1, 4, 1), "workers": "A2 C4 F1* N2",
          "box": ("four_points",), "discarded": ["three_obsidian"]},
         ["worship F", "C3 highest"], "~royal-die2 ?", owners={"red": BOT}),
    Case("worship past the Mansion without an owner", ("M7",), "worship",
         {"cocoa": 2, "workers": "A2 N2 C3 D1*"},
         {"points": 1 + 2, "temples": (1, 3, 1), "workers": "A2 C3 F1* N2",
          "box": ("four_points",)},
         ["worship F"], "~royal-die1 ?"),
    Case("activate shaman", ("M8",), "mask collection", {"workers": "A2 N2 C2 D1*"},
         {"cocoa": 5, "workers": "A2 A3 D1* N2", "shamans": ("45-4", "81-8_"),
          "discarded": ["move_back"]},
         ["1 no mask", "2 fallback", "C2 lowest tied"]),
    Case("activate shaman with two masks", ("M8",), "mask collection",
         {"wood": 1, "workers": "A2 N2 C2 D1*"},
         {"wood": 0, "tiles": ("mask_4", "mask_8"), "shamans": ("45-4", "81-8_")},
         ["mask_4 F rarest tied", "1"], "?", near="mask_4", altar=("move_back", "mask_8")),
    Case("empire and build", ("M9",), "nobles",
         {"wood": 3, "workers": "N2 A2 A2 D1*", "temples": (11, 1, 1)},
         {"wood": 1, "points": 1 + 1, "temples": (11, 2, 1), "avenue": 2,
          "workers": "A2 A2 D1* D3", "standing": {0: BOT, 3: 0}, "warriors left": 8,
          "settled": 1},
         ["1 N", "red temple tied", "N2 only worker"], "march-3 ~path2"),
    Case("empire without build", ("M9",), "nobles", {"wood": 3, "workers": "N2 A2 A2 D1*"},
         {"workers": "A2 A2 D1* D3", "standing": {0: BOT, 3: 0}, "warriors left": 0},
         ["1 N", "N2 only worker"], "march-3", supply=1),
    Case("build without empire", ("M9",), "nobles", {"wood": 3, "workers": "N2 A2 A2 D1*"},
         {"wood": 1, "points": 8, "avenue": 2, "workers": "A2 A2 D1* D3",
          "standing": {0: 0}, "settled": 1},
         ["1 N", "N2 only worker"], warriors={11: BOT}, supply=0),
    Case("the forest instead of the empire", ("M9",), "nobles",
         {"wood": 1, "workers": "N2 F2 A2 D1*"},
         {"wood": 2, "obsidian": 1, "workers": "A2 D1* N2 Q3"},
         ["1 too little wood N", "2 F", "F2 only worker"]),
    Case("mastery on board 6", ("M9",), "mastery", {"wood": 2, "workers": "N4 A2 A2 D1*"},
         {"wood": 0, "points": 8, "avenue": 2, "workers": "A2 A2 D1* F5",
          "standing": {0: 0}, "settled": 1},
         ["N4 highest", "2 N"], warriors={11: BOT}, supply=0),
    Case("mastery after board 6", ("M9",), "mastery", {"wood": 1, "workers": "N4 G3 A2 D1*"},
         {"gold": 1, "obsidian": 1, "workers": "A2 A4 D1* N4"},
         ["N4 highest", "2 too little wood N", "G3 next highest", "2 G"]),
]  # fmt: skip

MODIFIED = [
    Case("quarry", (), "construction", {"workers": "F2 N2 N2 D1*"},
         {"stone": 1, "obsidian": 1, "workers": "D1* N2 N2 Q3"},
         ["A too little stone C", "B Q", "F2 only worker", "Q2 only worker"]),
    Case("gold", (), "decorations", {"workers": "F4 C2 C2 D1*"},
         {"gold": 1, "obsidian": 1, "workers": "C2 C2 D1* G5"},
         ["A too little gold D", "B G", "F4 only worker", "G4 only worker"]),
    Case("forest past the Palace", (), "nobles", {"workers": "D2 C2 C2 F1*"},
         {"wood": 1, "obsidian": 1, "workers": "C2 C2 F1* F3"},
         ["A too little wood N", "B F", "D2 only worker", "F2 only worker"]),
    Case("mastery in the scarcest mine", (), "mastery", {"wood": 1, "workers": "Q4 A2 N2 D1*"},
         {"gold": 1, "obsidian": 1, "workers": "A2 D1* G5 N2"},
         ["A too little stone C", "A too little gold D", "A too little wood N",
          "gold scarcest tied", "B G", "Q4 highest", "G4 only worker"]),
    Case("alchemy as always", ("M7", "M8", "M9"), "alchemy",
         {"gold": 1, "workers": "C2 N2 N2 D1*"},
         {"technologies": (1, 5), "temples": (2, 1, 1), "workers": "A3 D1* N2 N2"},
         ["A A", "C2 only worker", "1 unmarked", "gold scarcest tied", "A2 only worker"]),
    Case("worship past the Mansion", ("M7",), "worship",
         {"cocoa": 2, "workers": "A2 N2 C3 D1*"},
         {"cocoa": 1, "points": 1 + 2 + 2, "temples": (1, 4, 1), "workers": "A2 C4 F1* N2",
          "box": ("four_points",), "discarded": ["three_obsidian"]},
         ["worship F", "C3 highest"], "~royal-die2 ?", owners={"red": BOT}),
    Case("activate shaman", ("M8",), "mask collection", {"workers": "A2 N2 C2 D1*"},
         {"cocoa": 5, "workers": "A2 A3 D1* N2", "shamans": ("45-4", "81-8_"),
          "discarded": ["move_back"]},
         ["A empty pile", "B fallback", "C2 lowest tied"]),
    Case("activate shaman with two masks", ("M8",), "mask collection",
         {"wood": 1, "workers": "A2 N2 C2 D1*"},
         {"wood": 0, "tiles": ("mask_5", "mask_8"), "private": 0, "shamans": ("45-4", "81-8_")},
         ["draws mask_5", "A"], altar=("mask_8", "move_back"), masks=0b10000),
    Case("empire and build", ("M9",), "nobles",
         {"wood": 3, "workers": "A2 F2 F2 D1*", "temples": (11, 1, 1)},
         {"wood": 1, "points": 1 + 1, "temples": (11, 2, 1), "avenue": 2,
          "workers": "D1* F2 F2 N3", "standing": {0: BOT, 3: 0}, "warriors left": 8,
          "settled": 1},
         ["A N", "A2 only worker", "red temple tied", "N2 only worker"], "march-3 ~path2"),
    Case("mastery on board 6", ("M9",), "mastery", {"wood": 2, "workers": "G4 A2 A2 D1*"},
         {"wood": 0, "points": 8, "avenue": 2, "workers": "A2 A2 D1* N5",
          "standing": {0: 0}, "settled": 1},
         ["A too little stone C", "A too little gold D", "A N", "G4 highest", "N4 only worker"],
         warriors={11: BOT}, supply=0),
]  # fmt: skip


@pytest.mark.parametrize("case", ORIGINAL, ids=[case.name for case in ORIGINAL])
def test_the_original_bot(case: Case) -> None:
    check(case, "teotibot")


@pytest.mark.parametrize("case", MODIFIED, ids=[case.name for case in MODIFIED])
def test_the_modified_bot(case: Case) -> None:
    check(case, "modified")
