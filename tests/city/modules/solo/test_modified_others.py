"""The modified bot's Alchemy, Mastery and Mask collection."""

import pytest

from tests.city.modules.solo.bot_scene import BotScene, Case, cases, solo

ASCENDED = {"avenue": 2, "calendar": 1}
ALL = (1, 3, 5, 9, 15, 17)  # the display: 1 3 5 above 9 15 17
RED = (1, 2, 1)


@cases(
    Case(
        "learns the lowest technology without a marker",
        "alchemy",
        {"gold": 1, "workers": "Q1 C2 N3 D1*"},
        {"gold": 0, "points": 1, "technologies": (3, 5), "temples": (1, 2, 1),
         "workers": "A3 D1* N3 Q1"},
        ["A A", "C2 highest", "3 unmarked", "A2 only worker"],
        you={"technologies": (1,)},
    ),
    Case(
        "the lowest it lacks, and you score",
        "alchemy",
        {"gold": 1, "technologies": (1, 5), "workers": "Q1 A2 N3 D1*"},
        {"gold": 0, "points": 1, "technologies": (1, 3, 5), "temples": (1, 2, 1),
         "your points": 3, "workers": "A1 A3 D1* N3"},
        ["A A", "Q1 only worker", "3 marked", "A2 highest"],
        you={"technologies": (3, 9, 15, 17)},
    ),
    Case(
        "Ascension",
        "alchemy",
        {"gold": 1, "technologies": (1, 5), "workers": "Q5 A2 N3 D1*"},
        {"gold": 0, "points": 1 + 5, "technologies": (1, 3, 5), "temples": (1, 2, 1),
         "workers": "A2 D1* N3 P1", **ASCENDED},
        ["A A", "Q5 only worker", "3 unmarked", "A5 highest"],
    ),
    Case(
        "no gold: the lowest die gains two powers and stays",
        "alchemy",
        {"workers": "Q1 C2 N3 D1*"},
        {"workers": "C2 D1* N3 Q3"},
        ["A too little gold A", "B power-ups", "Q1 lowest"],
    ),
    Case(
        "nobody near",
        "alchemy",
        {"gold": 1, "workers": "A1 F2 N3 D1*"},
        {"workers": "A3 D1* F2 N3"},
        ["A none near A", "B power-ups", "A1 lowest"],
    ),
    Case(
        "it has all six",
        "alchemy",
        {"gold": 1, "technologies": ALL, "workers": "Q2 C2 N3 D1*"},
        {"workers": "C2 D1* N3 Q4"},
        ["A all known A", "B power-ups", "Q2 lowest tied"],
    ),
    Case(
        "the second power-up would ascend",
        "alchemy",
        {"workers": "Q4 C5 N5 D1*"},
        {"workers": "C5 D1* N5 Q5"},
        ["A too little gold A", "B power-ups", "Q4 lowest", "Q5 power lost"],
    ),
    Case(
        "both would ascend",
        "alchemy",
        {"workers": "Q5 C5 N5 D1*"},
        {},
        ["A too little gold A", "B power-ups", "Q5 lowest tied", "Q5 power lost", "Q5 power lost"],
    ),
)  # fmt: skip
def test_alchemy(case: Case) -> None:
    assert case.played("modified") == case.expected


@pytest.mark.parametrize(
    ("tiles", "goods", "reasons"),
    [
        # The first of the three tiles in reading order whose price it has.
        ("CDNAWKM", {"wood": 2, "stone": 2, "gold": 2}, ["A C"]),
        ("WDNACKM", {"wood": 2, "stone": 2, "gold": 2}, ["A D"]),
        ("WKNACDM", {"wood": 2, "stone": 2, "gold": 2}, ["A N"]),
        ("CDNAWKM", {"wood": 2, "gold": 2}, ["A too little stone C", "A D"]),
        ("CDNAWKM", {"wood": 2}, ["A too little stone C", "A too little gold D", "A N"]),
        ("NAWKDCM", {"wood": 1, "stone": 2}, ["A too little wood N", "A too little gold D", "A C"]),
        # A tile that lies aside comes last.
        ("WDAMKNC", {"stone": 2, "gold": 1, "wood": 2}, ["A too little gold D", "A N"]),
    ],
)
def test_mastery_follows_the_order_of_the_action_pyramid(
    tiles: str, goods: dict[str, int], reasons: list[str]
) -> None:
    s = solo("modified").bot(workers="Q1 A2 N1 F1*", **goods)  # type: ignore[arg-type]
    s.pyramid(tiles).act("mastery")
    assert s.reasons()[: len(reasons)] == reasons


def mastery(s: BotScene) -> BotScene:
    return s.pyramid("CDNAWKM")


@pytest.mark.parametrize(
    ("has", "changes", "reasons"),
    [
        (  # the strongest of all walks, from wherever it is
            {"stone": 2, "temples": RED, "workers": "A4 G2 N3 F1*"},
            {"stone": 0, "points": 5, "temples": (1, 3, 1), "track": 1, "sites": "1c1",
             "workers": "C5 F1* G2 N3"},
            ["A C", "A4 highest", "red highest temple", "C4 only worker"],
        ),
        (  # even all the way round
            {"stone": 2, "temples": RED, "workers": "C4 G2 N3 F1*"},
            {"stone": 0, "points": 5, "temples": (1, 3, 1), "track": 1, "sites": "1c1",
             "workers": "C5 F1* G2 N3"},
            ["A C", "C4 highest", "red highest temple", "C4 only worker"],
        ),
        (  # tied: clockwise furthest from the Palace
            {"gold": 2, "temples": RED, "workers": "A3 G2 N3 F1*"},
            {"gold": 0, "points": 7, "temples": (1, 3, 1), "track": 1, "decorated": "top 1",
             "workers": "A3 D4 F1* G2"},
            ["A too little stone C", "A D", "N3 highest tied", "red highest temple",
             "D3 only worker"],
        ),
        (  # Ascension
            {"wood": 2, "workers": "A1 G5 N1 F1*"},
            {"wood": 0, "points": 3 + 5, "avenue": 3, "calendar": 1, "rows": (1, 0, 0),
             "workers": "A1 F1* N1 P1"},
            ["A too little stone C", "A too little gold D", "A N", "G5 highest", "top 1 era",
             "N5 highest"],
        ),
        (  # none of the three: the mine of the scarcest resource
            {"wood": 1, "stone": 1, "gold": 1, "workers": "A1 C3 N1 F1*"},
            {"gold": 3, "workers": "A1 F1* G4 N1"},
            ["A too little stone C", "A too little gold D", "A too little wood N",
             "gold scarcest tied", "B G", "C3 highest", "G3 only worker"],
        ),
        (
            {"wood": 1, "gold": 1, "workers": "A1 Q3 N1 F1*"},
            {"stone": 2, "workers": "A1 F1* N1 Q4"},
            ["A too little stone C", "A too little gold D", "A too little wood N",
             "stone scarcest", "B Q", "Q3 highest", "Q3 only worker"],
        ),
        (
            {"stone": 1, "gold": 1, "workers": "F5 A3 N1 F1*"},
            {"wood": 2, "points": 5, "workers": "A3 F1* N1 P1", **ASCENDED},
            ["A too little stone C", "A too little gold D", "A too little wood N",
             "wood scarcest", "B F", "F5 highest", "F5 only worker"],
        ),
    ],
)  # fmt: skip
def test_mastery(has: dict[str, object], changes: dict[str, object], reasons: list[str]) -> None:
    s = mastery(solo("modified").bot(**has))  # type: ignore[arg-type]
    assert s.act("mastery") == changes
    assert s.reasons() == reasons


def test_ruling_p10_mastery_where_tiles_and_buildings_have_run_out() -> None:
    """Open point 10: such an action is not valid."""
    case = Case("", "mastery", {"wood": 9, "stone": 8, "gold": 9, "workers": "A1 C3 N1 F1*"},
                {}, [], nobles=(5, 4, 2), empty="pyramid decorations")  # fmt: skip
    s = mastery(case.lay_out("modified"))
    assert s.act("mastery") == {"stone": 10, "workers": "A1 F1* N1 Q4"}
    assert s.reasons()[:4] == ["A no site C", "A no side D", "A no building N", "stone scarcest"]


def draw(s: BotScene, mask: int) -> BotScene:
    """A turn in which the bot draws this mask from its pile."""
    s.pyramid("KDANMWC").bot_turn(f"~die3 ~die3 ~private{mask}")
    return s


def test_a_mask_is_drawn_and_paid() -> None:
    s = solo("modified").bot(cocoa=2, wood=1, gold=1)
    near = s.city.near
    draw(s, 1)
    assert s.reasons() == ["draws mask_1", "A"]
    assert s.goods(1)[:4] == (0, 1, 0, 0)
    assert s.player(1).tiles[0] == 1
    assert s.machine.masks == 0b1111110
    assert sum(s.machine.box) == 0
    assert s.city.near == near  # those on the table are yours alone
    assert s.workers(1) == "C2 D1* G2 N2"


def test_a_mask_that_it_cannot_pay_goes_back_to_the_box() -> None:
    s = draw(solo("modified").bot(cocoa=1, gold=1), 1)
    assert s.reasons() == ["draws mask_1", "A cannot pay mask_1", "B fallback", "G2 lowest tied"]
    assert s.goods(1)[:4] == (6, 0, 0, 1)
    assert s.player(1).tiles[0] == 0
    assert s.machine.box[0] == 1
    assert s.machine.masks == 0b1111110
    assert s.workers(1) == "C2 C3 D1* N2"


def test_ascension_when_it_cannot_pay() -> None:
    s = draw(solo("modified").bot(workers="G5 N5 C5 D1*"), 4)
    assert s.workers(1) == "C5 D1* F1 N5"
    assert s.goods(1) == (5, 0, 0, 0, 5)


def test_the_last_mask_is_drawn_without_asking_and_then_the_pile_is_empty() -> None:
    s = solo("modified").bot(wood=1)
    s.machine.masks = 0b1000
    s.pyramid("KDANMWC").bot_turn("~die3 ~die3")
    assert s.reasons() == ["draws mask_4", "A"]
    s.pyramid("KDANMWC").bot_turn("~die3 ~die3")
    assert s.reasons() == ["A empty pile", "B fallback", "G2 lowest tied"]
    assert s.goods(1)[0] == 5
