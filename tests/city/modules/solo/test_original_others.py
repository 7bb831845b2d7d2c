"""The original bot's Alchemy, Mastery and Mask collection."""

import pytest

from tests.city.modules.solo.bot_scene import Case, cases, solo

ASCENDED = {"avenue": 2, "calendar": 1}
ALL = (1, 3, 5, 9, 15, 17)  # the display: 1 3 5 above 9 15 17


@cases(
    Case(
        "the lowest technology without a marker, and its temple",
        "alchemy",
        {"gold": 3, "workers": "A2 G2 N2 D1*"},
        {"gold": 2, "stone": 1, "technologies": (1, 5), "temples": (2, 1, 1),
         "workers": "D1* G2 N2 N3"},
        ["1 A", "1 unmarked", "stone scarcest tied", "A2 only worker"],
    ),
    Case(
        "yours is passed over",
        "alchemy",
        {"gold": 1, "workers": "A2 G2 N2 D1*"},
        {"gold": 0, "points": 1, "technologies": (3, 5), "temples": (1, 2, 1),
         "workers": "D1* G2 N2 N3"},
        ["1 A", "3 unmarked", "A2 only worker"],
        you={"technologies": (1,)},
    ),
    Case(
        "an unmarked one of the second row comes before a marked one of the first",
        "alchemy",
        {"gold": 1, "technologies": (1, 5), "workers": "A2 G2 N2 D1*"},
        {"gold": 0, "cocoa": 1, "technologies": (1, 5, 17), "temples": (1, 1, 2),
         "workers": "D1* G2 N2 N3"},
        ["1 A", "17 unmarked", "A2 only worker"],
        you={"technologies": (3, 9, 15)},
    ),
    Case(
        "all that it lacks are yours: the lowest, and you score",
        "alchemy",
        {"gold": 1, "technologies": (1, 5), "workers": "A2 G2 N2 D1*"},
        {"gold": 0, "points": 1, "technologies": (1, 3, 5), "temples": (1, 2, 1),
         "your points": 3, "workers": "D1* G2 N2 N3"},
        ["1 A", "3 marked", "A2 only worker"],
        you={"technologies": (3, 9, 15, 17)},
    ),
    Case(
        "its temple cannot be climbed",
        "alchemy",
        {"gold": 1, "temples": (10, 1, 1), "workers": "A2 G2 N2 D1*"},
        {"gold": 0, "technologies": (1, 5), "workers": "D1* G2 N2 N3"},
        ["1 A", "1 unmarked", "blue blocked", "A2 only worker"],
        you={"temples": (11, 0, 0)},
    ),
    Case(
        "the strongest there ascends",
        "alchemy",
        {"gold": 1, "technologies": (1, 5), "workers": "A2 A5 N2 D1*"},
        {"gold": 0, "points": 1 + 5, "technologies": (1, 3, 5), "temples": (1, 2, 1),
         "workers": "A2 D1* F1 N2", **ASCENDED},
        ["1 A", "3 unmarked", "A5 highest"],
    ),
    Case(
        "no worker: the weakest gains two powers and stays",
        "alchemy",
        {"gold": 1, "workers": "C1 G2 N2 D1*"},
        {"workers": "C3 D1* G2 N2"},
        ["1 no worker A", "2 power-ups", "C1 lowest"],
    ),
    Case(
        "no gold",
        "alchemy",
        {"wood": 9, "stone": 9, "workers": "A2 G2 N2 D1*"},
        {"workers": "A2 D1* G4 N2"},
        ["1 too little gold A", "2 power-ups", "G2 lowest tied"],
    ),
    Case(
        "it has all six",
        "alchemy",
        {"gold": 1, "technologies": ALL, "workers": "A1 G2 N2 D1*"},
        {"workers": "A3 D1* G2 N2"},
        ["1 all known A", "2 power-ups", "A1 lowest"],
    ),
    Case(
        "the first power-up ascends, the second is the new worker's",
        "alchemy",
        {"workers": "A5 G5 N5 D1*"},
        {"points": 5, "workers": "A5 D1* N5 P2", **ASCENDED},
        ["1 too little gold A", "2 power-ups", "G5 lowest tied"],
    ),
    Case(
        "the second power-up ascends, the new worker stays on the Palace",
        "alchemy",
        {"workers": "A5 G4 N5 D1*"},
        {"points": 5, "workers": "A5 D1* N5 P1", **ASCENDED},
        ["1 too little gold A", "2 power-ups", "G4 lowest"],
    ),
)  # fmt: skip
def test_alchemy(case: Case) -> None:
    assert case.played("teotibot") == case.expected


@cases(
    Case(
        "Nobles",
        "mastery",
        {"wood": 2, "workers": "N4 G2 C2 D1*"},
        {"wood": 0, "points": 3, "avenue": 2, "rows": (1, 0, 0), "workers": "C2 D1* F5 G2"},
        ["N4 highest", "2 N", "top 1 era"],
    ),
    Case(
        "Construction",
        "mastery",
        {"stone": 2, "temples": (1, 2, 1), "workers": "N2 G2 C3 D1*"},
        {"stone": 0, "points": 5, "temples": (1, 3, 1), "track": 1, "sites": "1c1",
         "workers": "D1* G2 N2 N4"},
        ["C3 highest", "2 C", "red highest temple"],
    ),
    Case(
        "Decorations",
        "mastery",
        {"gold": 2, "temples": (1, 2, 1), "workers": "N2 G2 D3 F1*"},
        {"gold": 0, "points": 7, "temples": (1, 3, 1), "track": 1, "decorated": "top 1",
         "workers": "F1* G2 N2 Q4"},
        ["D3 highest", "2 D", "red highest temple"],
    ),
    Case(
        "Alchemy",
        "mastery",
        {"gold": 1, "technologies": (1, 5), "workers": "N2 G2 A3 F1*"},
        {"gold": 0, "points": 1, "technologies": (1, 3, 5), "temples": (1, 2, 1),
         "workers": "D4 F1* G2 N2"},
        ["A3 highest", "2 A", "3 unmarked"],
    ),
    Case(
        "the Forest",
        "mastery",
        {"workers": "F3 G2 C2 D1*"},
        {"wood": 2, "workers": "C2 D1* G2 G4"},
        ["F3 highest", "2 F"],
    ),
    Case(
        "the Quarry",
        "mastery",
        {"workers": "Q3 G2 C2 D1*"},
        {"stone": 2, "workers": "C2 C4 D1* G2"},
        ["Q3 highest", "2 Q"],
    ),
    Case(
        "the Gold Deposits",
        "mastery",
        {"workers": "G3 Q2 C2 D1*"},
        {"gold": 2, "workers": "A4 C2 D1* Q2"},
        ["G3 highest", "2 G"],
    ),
    Case(
        "strongest tied: clockwise furthest from the Palace",
        "mastery",
        {"wood": 2, "workers": "N2 G2 Q2 D1*"},
        {"wood": 0, "points": 3, "avenue": 2, "rows": (1, 0, 0), "workers": "D1* D3 G2 Q2"},
        ["N2 highest tied", "2 N", "top 1 era"],
    ),
    Case(
        "one after the other, until one works",
        "mastery",
        {"workers": "N4 G2 C2 D1*"},
        {"gold": 2, "workers": "C2 C3 D1* N4"},
        ["N4 highest", "2 too little wood N", "C2 next highest tied", "2 too little stone C",
         "G2 last worker", "2 G"],
    ),
    Case(
        "the Palace has no action",
        "mastery",
        {"workers": "P4 Q2 N1 D1*"},
        {"stone": 2, "workers": "D1* G3 N1 P4"},
        ["P4 highest", "2 no action P", "Q2 next highest", "2 Q"],
    ),
    Case(
        "the next strongest works and is powered up",
        "mastery",
        {"gold": 2, "wood": 1, "workers": "N4 A3 A1 D1*", "technologies": (1, 5)},
        {"gold": 1, "points": 1, "technologies": (1, 3, 5), "temples": (1, 2, 1),
         "workers": "A1 D1* D4 N4"},
        ["N4 highest", "2 too little wood N", "A3 next highest", "2 A", "3 unmarked"],
    ),
    Case(
        "Ascension",
        "mastery",
        {"workers": "Q5 G2 C2 D1*"},
        {"stone": 2, "points": 5, "workers": "C2 D1* F1 G2", **ASCENDED},
        ["Q5 highest", "2 Q"],
    ),
    Case(
        "none works",
        "mastery",
        {"workers": "N4 C3 D2 F1*"},
        {"cocoa": 5, "workers": "C3 F1* F3 N4"},
        ["N4 highest", "2 too little wood N", "C3 next highest", "2 too little stone C",
         "D2 last worker", "2 too little gold D", "5 fallback", "D2 lowest"],
    ),
    Case(
        "no tile, no decoration, no building: no action",
        "mastery",
        {"wood": 2, "stone": 2, "gold": 2, "workers": "N5 C4 D3 F1*"},
        {"cocoa": 5, "workers": "C4 F1* N5 Q4"},
        ["N5 highest", "2 no building N", "C4 next highest", "2 no site C",
         "D3 last worker", "2 no side D", "5 fallback", "D3 lowest"],
        nobles=(5, 4, 2),
        empty="pyramid decorations",
    ),
    Case(
        "Ascension when none works",
        "mastery",
        {"workers": "N5 C5 D5 F1*"},
        {"cocoa": 5, "points": 5, "workers": "D5 F1 F1* N5", **ASCENDED},
        ["D5 highest tied", "2 too little gold D", "N5 next highest tied", "2 too little wood N",
         "C5 last worker", "2 too little stone C", "5 fallback", "C5 lowest tied"],
    ),
)  # fmt: skip
def test_mastery(case: Case) -> None:
    assert case.played("teotibot") == case.expected


WEAKEST_ADVANCES = {"cocoa": 5, "workers": "C2 C3 D1* N2"}


@cases(
    Case(
        "the only one",
        "mask collection",
        {"wood": 2},
        {"wood": 1, "tiles": ("mask_4",)},
        ["mask_4 F only mask", "1"],
        near={"F": "mask_4"},
    ),
    Case(
        "one on the Palace is open to it, and its cost is paid",
        "mask collection",
        {"cocoa": 5, "wood": 2, "gold": 1},
        {"cocoa": 3, "gold": 0, "tiles": ("mask_1",)},
        ["mask_1 P only mask", "1"],
        near={"P": "mask_1"},
    ),
    Case(
        "the rarest",
        "mask collection",
        {"cocoa": 3, "wood": 2, "gold": 1},
        {"cocoa": 1, "gold": 0, "tiles": ("mask_1",)},
        ["mask_1 D rarest", "1"],
        near={"P": "mask_2", "F": "mask_4", "D": "mask_1"},
    ),
    Case(
        "the rarest that it can pay",
        "mask collection",
        {"cocoa": 1, "wood": 2},
        {"cocoa": 0, "wood": 1, "tiles": ("mask_2",)},
        ["mask_2 G rarest", "1"],
        near={"P": "mask_1", "F": "mask_4", "G": "mask_2"},
    ),
    Case(
        "as rare: clockwise, the Palace first",
        "mask collection",
        {"wood": 2},
        {"wood": 1, "tiles": ("mask_7",)},
        ["mask_7 P rarest tied", "1"],
        near={"P": "mask_7", "F": "mask_4", "D": "mask_5"},
    ),
    Case(
        "as rare: clockwise from the Palace",
        "mask collection",
        {"cocoa": 1, "wood": 2},
        {"cocoa": 0, "wood": 1, "tiles": ("mask_3",)},
        ["mask_3 Q rarest tied", "1"],
        near={"F": "mask_4", "Q": "mask_3", "D": "mask_2"},
    ),
    Case(
        "none that it has already",
        "mask collection",
        {"cocoa": 2, "wood": 2, "masks": (2,)},
        {"wood": 1, "tiles": ("mask_2", "mask_6")},
        ["mask_6 D only mask", "1"],
        near={"F": "mask_2", "D": "mask_6"},
    ),
    Case(
        "it has them all",
        "mask collection",
        {"wood": 2, "masks": (4, 5)},
        WEAKEST_ADVANCES,
        ["1 no mask", "2 fallback", "G2 lowest tied"],
        near={"F": "mask_4", "D": "mask_5"},
    ),
    Case(
        "it can pay for none",
        "mask collection",
        {"stone": 9, "gold": 9},
        WEAKEST_ADVANCES,
        ["1 no mask", "2 fallback", "G2 lowest tied"],
        near={"P": "mask_1", "F": "mask_4", "D": "mask_2"},
    ),
    Case(
        "there is none; other tiles are never taken",
        "mask collection",
        {"cocoa": 1, "wood": 9, "stone": 9, "gold": 9},
        {"cocoa": 6, "workers": "C2 C3 D1* N2"},
        ["1 no mask", "2 fallback", "G2 lowest tied"],
        near={"F": "temple_any"},
    ),
    Case(
        "Ascension when there is none",
        "mask collection",
        {"workers": "G5 N5 C5 D1*"},
        {"cocoa": 5, "points": 5, "workers": "C5 D1* F1 N5", **ASCENDED},
        ["1 no mask", "2 fallback", "G5 lowest tied"],
        near={"F": "temple_any"},
    ),
)
def test_mask_collection(case: Case) -> None:
    assert case.played("teotibot") == case.expected


def test_a_collected_mask_is_replaced_at_once_and_no_worker_moves() -> None:
    s = solo().by_hand()
    s.near(P="four_points", F="mask_4", Q="", G="four_points", D="four_points")
    s.bot(wood=1)
    s.pyramid("KDANMWC").turn(1)
    s.play("~die1 ~die6")
    assert s.game.asked == "draw discovery"
    assert s.tiles == "KDANMWC"  # the pyramid is not updated before
    s.play("~mask_5")
    assert s.tiles != "KDANMWC"
    assert s.workers(1) == "C2 D1* G2 N2"
    assert s.told("new discovery")[0] == (-1, (2, 4, 0))


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_technologies_bring_the_bot_nothing(bot: str) -> None:
    """Not when it passes the Palace, gathers, decorates, constructs or is powered up."""
    for tile in ("construction", "decorations", "nobles", "alchemy", "mastery", "worship"):
        plain = solo(bot).bot(wood=5, stone=5, gold=5, technologies=(), workers="D3 N4 C3 F1*")
        knowing = solo(bot).bot(wood=5, stone=5, gold=5, technologies=(3, 5, 9, 15, 17),
                                workers="D3 N4 C3 F1*")  # fmt: skip
        without, having = plain.act(tile), knowing.act(tile)
        without.pop("technologies", None)
        having.pop("technologies", None)
        assert without == having
